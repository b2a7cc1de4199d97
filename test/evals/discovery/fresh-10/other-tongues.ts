import type { DiscoveryCase } from '../case.ts';
import { amazon, answers, hit, instagram, itself, other } from '../fresh-9/shells/results.ts';
import { brand, fillIn, mail, says, writeTo, yes } from '../fresh-9/shells/site.ts';
import { presta } from './shells/carts.ts';

export const cases: readonly DiscoveryCase[] = [
  brand(presta, {
    name: 'Conserverie du Raz',
    host: 'www.conserverieduraz.test',
    language: 'fr',
    tagline: 'Rillettes et soupes de la pointe bretonne',
    bar: 'Livraison offerte dès 55 € d’achat',
    menu: [
      'Nos bocaux /2-catalogue',
      'La maison /content/4-la-maison',
      'Professionnels /content/9-professionnels',
    ],
    foot: [
      'Mentions légales /content/2-mentions-legales',
      'Professionnels /content/9-professionnels',
      'Nous contacter /nous-contacter',
    ],
    range: ['Rillettes de maquereau 90 g | 5,90 €', 'Soupe de homard 400 g | 9,80 €'],
    home: '<h2>La mer en bocal</h2>',
    pages: {
      '/content/4-la-maison': ['La maison', '<p>Une famille, deux autoclaves, face à l’île de Sein.</p>'],
      '/content/2-mentions-legales': [
        'Mentions légales',
        '<p>SARL Conserverie du Raz, 29770 Plogoff. SIRET 812 334 905 00017. Hébergeur : Finistère Hosting, contact@finisterehosting.test.</p>',
      ],
      '/nous-contacter': [
        'Nous contacter',
        `<p>Service client : ${mail('bonjour@conserverieduraz.test')}</p>`,
      ],
      '/content/9-professionnels': [
        'Professionnels',
        `<p>Épiceries fines, cavistes et cadeaux : nous vous fournissons aux conditions professionnelles.</p><p>Première commande : 180 € HT minimum.<br>Réassort : 90 € HT minimum.<br>Franco de port à partir de 350 € HT.</p><p>Merci de joindre un extrait Kbis à votre demande. La vente de nos produits sur Amazon est interdite à nos revendeurs.</p><p>Votre interlocuteur : Yann, ${mail('pro@conserverieduraz.test')}</p>`,
      ],
    },
    titles: ['Conserverie du Raz Rillettes de maquereau 90 g', 'Conserverie du Raz Soupe de homard'],
    category: 'Grocery & Gourmet Food',
    results: answers(itself, amazon, hit('https://pointeduraz-visite.test/', 'Visiter la Pointe du Raz')),
    elsewhere: {
      'pointeduraz-visite.test': other('Visiter la Pointe du Raz', '<p>accueil@pointeduraz-visite.test</p>'),
    },
    expected: {
      wayIn: writeTo('pro@conserverieduraz.test'),
      traps: ['contact@finisterehosting.test', 'accueil@pointeduraz-visite.test'],
      policy: {
        takes_wholesale: yes(
          'Épiceries fines, cavistes et cadeaux : nous vous fournissons aux conditions professionnelles.',
          '/content/9-professionnels',
        ),
        minimum_opening_order: says(
          180,
          'Première commande : 180 € HT minimum.',
          '/content/9-professionnels',
        ),
        minimum_reorder: says(90, 'Réassort : 90 € HT minimum.', '/content/9-professionnels'),
        currency: 'EUR',
        documents: says(
          ['business_license'],
          'Merci de joindre un extrait Kbis à votre demande.',
          '/content/9-professionnels',
        ),
        marketplaces: says(
          'amazon_forbidden',
          'La vente de nos produits sur Amazon est interdite à nos revendeurs.',
          '/content/9-professionnels',
        ),
      },
    },
  }),
  brand(presta, {
    name: 'Les Ateliers Pimprenelle',
    host: 'ateliers-pimprenelle.test',
    language: 'fr',
    tagline: 'Jouets en hêtre du Jura',
    menu: [
      'Jouets /2-catalogue',
      'Savoir-faire /content/5-savoir-faire',
      'Devenir revendeur /content/7-devenir-revendeur',
    ],
    foot: ['Devenir revendeur /content/7-devenir-revendeur', 'Contact /nous-contacter'],
    range: ['Hochet Pomme | 16,00 €', 'Toupie Arc-en-ciel | 9,50 €'],
    home: '<h2>Le hêtre, l’huile, rien d’autre</h2>',
    pages: {
      '/content/5-savoir-faire': ['Savoir-faire', '<p>Tournés à Moirans-en-Montagne.</p>'],
      '/nous-contacter': ['Contact', `<p>${mail('atelier@ateliers-pimprenelle.test')}</p>`],
      '/content/7-devenir-revendeur': [
        'Devenir revendeur',
        `<p>Vous avez un magasin de jouets ou un concept store et souhaitez proposer nos créations ? Remplissez ce formulaire pour ouvrir un compte revendeur.</p><p>Le montant minimum est de 250 € HT pour la première commande, puis de 120 € HT. Nos jouets ne peuvent être revendus sur les places de marché (Amazon, Cdiscount, eBay) sans notre accord écrit.</p><form action="/module/revendeur/envoi" method="post"><div class="form-group"><label>Nom du magasin</label><input name="magasin"></div><div class="form-group"><label>Ville</label><input name="ville"></div><div class="form-group"><label>Adresse e-mail</label><input type="email" name="email"></div><div class="form-group"><label>Message</label><textarea name="message"></textarea></div><button type="submit" class="btn btn-primary">Envoyer ma demande</button></form>`,
      ],
    },
    titles: ['Les Ateliers Pimprenelle Hochet Pomme', 'Ateliers Pimprenelle Toupie Arc-en-ciel'],
    category: 'Toys & Games',
    results: answers(instagram, itself, amazon),
    expected: {
      wayIn: fillIn('https://ateliers-pimprenelle.test/content/7-devenir-revendeur'),
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Remplissez ce formulaire pour ouvrir un compte revendeur.',
          furtherWords: [
            'Vous avez un magasin de jouets ou un concept store et souhaitez proposer nos créations ?',
          ],
          path: '/content/7-devenir-revendeur',
        },
        minimum_opening_order: says(
          250,
          'Le montant minimum est de 250 € HT pour la première commande, puis de 120 € HT.',
          '/content/7-devenir-revendeur',
        ),
        minimum_reorder: says(
          120,
          'Le montant minimum est de 250 € HT pour la première commande, puis de 120 € HT.',
          '/content/7-devenir-revendeur',
        ),
        currency: 'EUR',
        marketplaces: says(
          'with_permission',
          'Nos jouets ne peuvent être revendus sur les places de marché (Amazon, Cdiscount, eBay) sans notre accord écrit.',
          '/content/7-devenir-revendeur',
        ),
      },
    },
  }),
  brand(presta, {
    name: 'Cerería Monfragüe',
    host: 'cereriamonfrague.test',
    language: 'es',
    tagline: 'Velas de cera de abeja de Extremadura',
    bar: 'Envío gratis a partir de 45 €',
    menu: [
      'Velas /2-catalogue',
      'Colmenas /content/3-colmenas',
      'Tiendas y mayoristas /content/8-mayoristas',
    ],
    foot: [
      'Tiendas y mayoristas /content/8-mayoristas',
      'Aviso legal /content/2-aviso-legal',
      'Contacto /contacto',
    ],
    range: ['Vela Cilindro 15 cm | 14,50 €', 'Velitas, caja de 12 | 11,00 €'],
    home: '<h2>Luz que huele a jara</h2>',
    pages: {
      '/content/3-colmenas': ['Colmenas', '<p>Ciento veinte colmenas entre alcornoques.</p>'],
      '/content/2-aviso-legal': [
        'Aviso legal',
        '<p>Cerería Monfragüe S.L., NIF B10447712. Diseño web: Dehesa Digital, hola@dehesadigital.test</p>',
      ],
      '/contacto': ['Contacto', `<p>${mail('info@cereriamonfrague.test')}</p>`],
      '/content/8-mayoristas': [
        'Tiendas y mayoristas',
        `<p>Vendemos al por mayor a tiendas de regalo, herbolarios y decoración. El pedido mínimo para la primera compra es de 200 € sin IVA. Las reposiciones tienen un mínimo de 100 € sin IVA. Para darse de alta hace falta el CIF de la empresa. No permitimos la reventa en Amazon.</p><p>Solicite su tarifa en ${mail('mayoristas@cereriamonfrague.test')}.</p>`,
      ],
    },
    titles: ['Cerería Monfragüe Vela Cilindro 15 cm', 'Cerería Monfragüe Velitas Cera de Abeja'],
    category: 'Home & Kitchen',
    results: answers(itself, instagram, hit('https://monfrague-parque.test/', 'Parque de Monfragüe')),
    elsewhere: {
      'monfrague-parque.test': other('Parque de Monfragüe', '<p>visitas@monfrague-parque.test</p>'),
    },
    expected: {
      wayIn: writeTo('mayoristas@cereriamonfrague.test'),
      traps: ['hola@dehesadigital.test', 'visitas@monfrague-parque.test'],
      policy: {
        takes_wholesale: yes(
          'Vendemos al por mayor a tiendas de regalo, herbolarios y decoración.',
          '/content/8-mayoristas',
        ),
        minimum_opening_order: says(
          200,
          'El pedido mínimo para la primera compra es de 200 € sin IVA.',
          '/content/8-mayoristas',
        ),
        minimum_reorder: says(
          100,
          'Las reposiciones tienen un mínimo de 100 € sin IVA.',
          '/content/8-mayoristas',
        ),
        currency: 'EUR',
        documents: says(
          ['tax_id'],
          'Para darse de alta hace falta el CIF de la empresa.',
          '/content/8-mayoristas',
        ),
        marketplaces: says(
          'amazon_forbidden',
          'No permitimos la reventa en Amazon.',
          '/content/8-mayoristas',
        ),
      },
    },
  }),
  brand(presta, {
    name: 'Bottega Valdorba',
    host: 'www.bottegavaldorba.test',
    language: 'it',
    tagline: 'Taglieri e mestoli in ulivo',
    menu: ['Ulivo /2-catalogue', 'La bottega /content/3-la-bottega', 'Rivenditori /content/6-rivenditori'],
    foot: ['Rivenditori /content/6-rivenditori', 'Privacy /content/2-privacy', 'Contatti /contattaci'],
    range: ['Tagliere Grande | 48,00 €', 'Mestolo Forato | 12,00 €'],
    home: '<h2>Ogni venatura è una stagione</h2>',
    imprint: 'P.IVA 02611940427',
    pages: {
      '/content/3-la-bottega': ['La bottega', '<p>Dal 1962, tre generazioni e un tornio.</p>'],
      '/content/2-privacy': [
        'Privacy',
        '<p>Responsabile della protezione dei dati: dpo@bottegavaldorba.test</p>',
      ],
      '/contattaci': ['Contatti', `<p>Per i privati: ${mail('ciao@bottegavaldorba.test')}</p>`],
      '/content/6-rivenditori': [
        'Rivenditori',
        `<p>Forniamo negozi di casalinghi, enoteche e gastronomie in tutta Europa. Il primo ordine deve essere di almeno 300 € + IVA. I riordini partono da 150 € + IVA. Chiediamo la partita IVA e una visura camerale. Non è consentita la vendita su Amazon, eBay e altri marketplace.</p><p>Per il listino scrivete a ${mail('commerciale@bottegavaldorba.test')}.</p>`,
      ],
    },
    titles: ['Bottega Valdorba Tagliere Grande Ulivo', 'Bottega Valdorba Mestolo Forato in Ulivo'],
    category: 'Home & Kitchen',
    results: answers(amazon, itself, hit('https://valdorbaturismo.test/', 'Valdorba Turismo')),
    elsewhere: { 'valdorbaturismo.test': other('Valdorba Turismo', '<p>info@valdorbaturismo.test</p>') },
    expected: {
      wayIn: writeTo('commerciale@bottegavaldorba.test'),
      traps: ['dpo@bottegavaldorba.test', 'info@valdorbaturismo.test'],
      policy: {
        takes_wholesale: yes(
          'Forniamo negozi di casalinghi, enoteche e gastronomie in tutta Europa.',
          '/content/6-rivenditori',
        ),
        minimum_opening_order: says(
          300,
          'Il primo ordine deve essere di almeno 300 € + IVA.',
          '/content/6-rivenditori',
        ),
        minimum_reorder: says(150, 'I riordini partono da 150 € + IVA.', '/content/6-rivenditori'),
        currency: 'EUR',
        documents: says(
          ['tax_id', 'business_license'],
          'Chiediamo la partita IVA e una visura camerale.',
          '/content/6-rivenditori',
        ),
        marketplaces: says(
          'forbidden',
          'Non è consentita la vendita su Amazon, eBay e altri marketplace.',
          '/content/6-rivenditori',
        ),
      },
    },
  }),
];
