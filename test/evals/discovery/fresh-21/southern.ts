import type { DiscoveryCase } from '../case.ts';
import {
  blocks,
  by,
  byHand,
  form,
  hidden,
  mail,
  nowhere,
  says,
  sells,
  shopify,
  squarespace,
  to,
  told,
  woo,
} from './kit.ts';

const lavandes = shopify({
  name: 'Les Lavandes de Margot',
  lang: 'fr',
  nav: [
    ['/collections/savons', 'Savons'],
    ['/pages/professionnels', 'Espace pro'],
    ['/policies/legal-notice', 'Mentions légales'],
  ],
});
const cabane = woo({
  name: 'La Cabane à Confitures',
  lang: 'fr',
  nav: [
    ['/boutique/', 'Boutique'],
    ['/nous-contacter/', 'Nous contacter'],
    ['/mentions-legales/', 'Mentions légales'],
  ],
});
const ferre = blocks({
  name: 'Ferré & Fils Couteaux',
  lang: 'fr',
  nav: [
    ['/couteaux', 'Couteaux'],
    ['/revendeurs', 'Revendeurs'],
    ['/presse', 'Presse'],
  ],
});
const olivar = woo({
  name: 'Olivar de Luque',
  lang: 'es',
  nav: [
    ['/tienda/', 'Tienda'],
    ['/distribuidores/', 'Distribuidores'],
    ['/aviso-legal/', 'Aviso legal'],
  ],
});
const alpargata = shopify({
  name: 'Alpargatas Nieto',
  lang: 'es',
  nav: [
    ['/collections/mujer', 'Mujer'],
    ['/pages/contacto', 'Contacto'],
    ['/pages/trabaja', 'Trabaja con nosotros'],
  ],
});
const bottega = woo({
  name: 'Bottega Sale e Vento',
  lang: 'it',
  nav: [
    ['/negozio/', 'Negozio'],
    ['/rivenditori/', 'Rivenditori'],
    ['/privacy/', 'Privacy'],
  ],
  foot: '<p>Credits: Pixel Amalfi – ciao@pixelamalfi.it</p>',
});
const cuoio = byHand({
  name: 'Cuoio Mancini',
  lang: 'it',
  nav: [
    ['/', 'Home'],
    ['/contatti.html', 'Contatti'],
    ['/fiere.html', 'Fiere'],
  ],
});
const atelier = squarespace({
  name: 'Atelier Perle de Lune',
  lang: 'fr',
  nav: [
    ['/bijoux', 'Bijoux'],
    ['/atelier', 'L’atelier'],
    ['/contact', 'Contact'],
  ],
});

export const southernCases: readonly DiscoveryCase[] = [
  told({
    brand: 'Les Lavandes de Margot',
    titles: ['Les Lavandes de Margot Savon Lavande 100 g', 'Les Lavandes de Margot Eau de Linge'],
    category: 'Beauté',
    host: 'lavandesdemargot.fr',
    blurb: 'Savons de Haute-Provence',
    pages: {
      '/': lavandes('Savons de Haute-Provence', '<p>Une distillerie, six hectares, une famille.</p>'),
      '/pages/professionnels': lavandes(
        'Espace pro',
        `<p>Vous avez une boutique ? Demandez notre catalogue revendeurs à ${mail('pro@lavandesdemargot.fr')} (franco à 250 €).</p>
<p>Hôtels et gîtes : notre partenaire Accueil Provence s’en charge, ${mail('commande@accueil-provence.fr')}.</p><p>Pour la Belgique et le Luxembourg, adressez-vous à Savonia : info@savonia.be.</p>`,
      ),
      '/policies/legal-notice': lavandes(
        'Mentions légales',
        `<p>Éditeur : EARL Margot, contact@lavandesdemargot.fr. Hébergeur : HébergeSud, support@hebergesud.fr. Conception : Agence Mistral, bonjour@agence-mistral.fr. Médiateur de la consommation : saisine@mediation-conso.example.</p>
<p>Délégué à la protection des données : dpo@cabinet-roux-avocats.fr. Crédit photo : Luc Perrin, luc@lucperrin-photo.fr</p>`,
      ),
    },
    wayIn: to('pro@lavandesdemargot.fr'),
    traps: [
      'commande@accueil-provence.fr',
      'info@savonia.be',
      'support@hebergesud.fr',
      'bonjour@agence-mistral.fr',
      'saisine@mediation-conso.example',
      'dpo@cabinet-roux-avocats.fr',
      'luc@lucperrin-photo.fr',
    ],
    policy: {
      takes_wholesale: says('yes', 'Demandez notre catalogue revendeurs', '/pages/professionnels'),
      distributors: says(
        ['Savonia'],
        'Pour la Belgique et le Luxembourg, adressez-vous à Savonia',
        '/pages/professionnels',
      ),
    },
  }),
  told({
    brand: 'La Cabane à Confitures',
    titles: ['La Cabane à Confitures Abricot 220 g', 'La Cabane à Confitures Coffret 4 pots'],
    category: 'Épicerie',
    host: 'cabaneaconfitures.com',
    blurb: 'Confitures au chaudron',
    pages: {
      '/': cabane('Au chaudron', '<p>Fruits de la Drôme, sucre de canne, c’est tout.</p>'),
      '/nous-contacter/': cabane(
        'Nous contacter',
        `<p>Écrivez-nous : bonjour@cabaneaconfitures.com</p><p>Recrutement : candidature@cabaneaconfitures.com. Ne plus utiliser lacabane@orange.fr, cette boîte n’est plus relevée.</p><p>Ateliers enfants : office de tourisme, accueil@drome-tourisme.example</p>`,
      ),
      '/mentions-legales/': cabane(
        'Mentions légales',
        '<p>Hébergement : abuse@ovalweb.fr. Réclamation RGPD : rgpd@cabaneaconfitures.com. Thème « Gourmand » par themes@wp-gourmand.io. Exemple : nom@exemple.fr</p>',
      ),
    },
    wayIn: to('bonjour@cabaneaconfitures.com'),
    traps: [
      'candidature@cabaneaconfitures.com',
      'lacabane@orange.fr',
      'accueil@drome-tourisme.example',
      'abuse@ovalweb.fr',
      'rgpd@cabaneaconfitures.com',
      'themes@wp-gourmand.io',
      'nom@exemple.fr',
    ],
  }),
  told({
    brand: 'Ferré & Fils',
    titles: ['Ferré & Fils Couteau Pliant Olivier', 'Ferré & Fils Couteau de Table, Lot de 6'],
    category: 'Cuisine',
    host: 'ferre-couteaux.fr',
    blurb: 'Couteaux de Thiers',
    pages: {
      '/': ferre('Couteaux de Thiers', '<p>Forgés depuis 1886.</p>'),
      '/revendeurs': ferre(
        'Revendeurs',
        `<p>Devenir revendeur : remplissez le formulaire, notre commercial vous rappelle.</p>${form(['Magasin', 'SIRET', 'E-mail', 'Message'], 'Envoyer')}
<p>Nos points de vente : Coutellerie du Marché, Lyon (coutellerie.marche@wanadoo.fr) ; Maison Aubrac, Rodez (boutique@maisonaubrac.fr).</p><p>Export Amérique du Nord : Laguiole Imports, orders@laguioleimports.com</p>`,
      ),
      '/presse': ferre(
        'Presse',
        '<p>Attachée de presse : Claire Vidal, claire@vidal-rp.fr. Affûtage et garantie : sav@ferre-couteaux.fr. Mécénat du musée : mecenat@musee-coutellerie.fr</p>',
      ),
    },
    wayIn: by('https://ferre-couteaux.fr/revendeurs'),
    traps: [
      'coutellerie.marche@wanadoo.fr',
      'boutique@maisonaubrac.fr',
      'orders@laguioleimports.com',
      'claire@vidal-rp.fr',
      'sav@ferre-couteaux.fr',
      'mecenat@musee-coutellerie.fr',
    ],
    policy: {
      takes_wholesale: says('yes', 'Devenir revendeur', '/revendeurs'),
      distributors: says(['Laguiole Imports'], 'Export Amérique du Nord : Laguiole Imports', '/revendeurs'),
    },
  }),
  told({
    brand: 'Olivar de Luque',
    titles: ['Olivar de Luque Aceite de Oliva Virgen Extra 500 ml', 'Olivar de Luque Picual Lata 2,5 L'],
    category: 'Alimentación',
    host: 'olivardeluque.es',
    blurb: 'Aceite de Córdoba',
    pages: {
      '/': olivar('Aceite de Córdoba', '<p>Molino propio desde 1934.</p>'),
      '/distribuidores/': olivar(
        'Distribuidores',
        `<p>Tiendas gourmet de España: escriba a comercial@olivardeluque.es para abrir su cuenta.</p><p>Fuera de España trabajamos con importadores: Alemania, Oliva Kontor (einkauf@olivakontor.de); Francia, Saveurs du Sud (contact@saveursdusud.fr). Los pedidos de esos países no se atienden aquí.</p>
<p>Compra de aceituna a agricultores: molino@olivardeluque.es</p>`,
      ),
      '/aviso-legal/': olivar(
        'Aviso legal',
        `<p>Protección de datos: rgpd@olivardeluque.es (ejercicio de derechos). Diseño web: Nube Sur, proyectos@nubesur.es. Denominación de origen: consejo@do-baena.example. Oleoturismo: reservas@caminosdelolivo.com</p>`,
      ),
    },
    wayIn: to('comercial@olivardeluque.es'),
    traps: [
      'einkauf@olivakontor.de',
      'contact@saveursdusud.fr',
      'molino@olivardeluque.es',
      'rgpd@olivardeluque.es',
      'proyectos@nubesur.es',
      'consejo@do-baena.example',
      'reservas@caminosdelolivo.com',
    ],
    policy: {
      takes_wholesale: says('yes', 'para abrir su cuenta', '/distribuidores/'),
      distributors: says(['Oliva Kontor', 'Saveurs du Sud'], 'Alemania, Oliva Kontor', '/distribuidores/'),
    },
  }),
  told({
    brand: 'Alpargatas Nieto',
    titles: ['Alpargatas Nieto Cuña Lino Natural', 'Alpargatas Nieto Clásica Negra'],
    category: 'Calzado',
    host: 'alpargatasnieto.com',
    blurb: 'Alpargatas cosidas a mano',
    pages: {
      '/': alpargata('Cosidas a mano', '<p>En La Rioja, desde 1940.</p>'),
      '/pages/contacto': alpargata(
        'Contacto',
        `<p>Ventas al por mayor: ${mail('mayorista@alpargatasnieto.com')}</p><p>Cambios y devoluciones: ${mail('cambios@alpargatasnieto.com')}</p><p>Colaboraciones con influencers: ${mail('nieto@agenciaclick.es')}</p><p>Novias (pedidos personalizados): ${mail('novias@alpargatasnieto.com')}</p><p>No respondemos en ${mail('no-responder@alpargatasnieto.com')}.</p>`,
      ),
      '/pages/trabaja': alpargata(
        'Trabaja con nosotros',
        '<p>Envía tu currículum a rrhh@alpargatasnieto.com. Prevención: prevencion@mutuarioja.es</p>',
      ),
    },
    wayIn: to('mayorista@alpargatasnieto.com'),
    traps: [
      'cambios@alpargatasnieto.com',
      'nieto@agenciaclick.es',
      'novias@alpargatasnieto.com',
      'no-responder@alpargatasnieto.com',
      'rrhh@alpargatasnieto.com',
      'prevencion@mutuarioja.es',
    ],
    policy: sells('Ventas al por mayor', '/pages/contacto'),
  }),
  told({
    brand: 'Sale e Vento',
    titles: ['Sale e Vento Sale Marino Integrale 300 g', 'Sale e Vento Capperi Sotto Sale'],
    category: 'Alimentari',
    host: 'saleevento.it',
    blurb: 'Sale di Trapani',
    pages: {
      '/': bottega('Sale di Trapani', '<p>Raccolto a mano nelle saline.</p>'),
      '/rivenditori/': bottega(
        'Rivenditori',
        `<p>Hai un negozio? Scrivi a ${hidden('b2b@saleevento.it')}: ti mandiamo il listino. Ordine minimo 120 euro.</p><p>Ristoranti: il nostro distributore per la ristorazione è Gusto Horeca, ordini@gustohoreca.it.</p><p>Ex agente per la Lombardia: Carlo Riva (c.riva@rappresentanzeriva.it) non lavora più con noi.</p>`,
      ),
      '/privacy/': bottega(
        'Privacy',
        '<p>Titolare: Saline Vento srl. Responsabile della protezione dei dati: rpd@studiolegaleferri.it. Cookie: Iubetta, info@iubetta.com. Assistenza spedizioni: clienti@corrieresud.it. Recensioni: “Ottimo!” anna.bi@libero.it</p>',
      ),
    },
    wayIn: to('b2b@saleevento.it'),
    traps: [
      'ciao@pixelamalfi.it',
      'ordini@gustohoreca.it',
      'c.riva@rappresentanzeriva.it',
      'rpd@studiolegaleferri.it',
      'info@iubetta.com',
      'clienti@corrieresud.it',
      'anna.bi@libero.it',
    ],
    policy: {
      takes_wholesale: says('yes', 'ti mandiamo il listino', '/rivenditori/'),
      minimum_opening_order: says(120, 'Ordine minimo 120 euro', '/rivenditori/'),
      currency: 'EUR',
      distributors: says(
        ['Gusto Horeca'],
        'il nostro distributore per la ristorazione è Gusto Horeca',
        '/rivenditori/',
      ),
    },
  }),
  told({
    brand: 'Cuoio Mancini',
    titles: ['Cuoio Mancini Cintura Pelle Toscana', 'Cuoio Mancini Portafoglio Uomo'],
    category: 'Pelletteria',
    host: 'cuoiomancini.it',
    blurb: 'Cinture in pelle toscana',
    pages: {
      '/': cuoio('Pelle toscana', '<p>Concia vegetale, bottega a Santa Croce.</p>'),
      '/contatti.html': cuoio(
        'Contatti',
        `<p>Bottega: info@cuoiomancini.it</p><p>PEC (solo comunicazioni ufficiali): cuoiomancini@pec.it</p><p>Fatture fornitori: amministrazione@cuoiomancini.it</p><p>Lavora con noi: curriculum@cuoiomancini.it</p><p>Consorzio: segreteria@consorziovegetale.it</p>`,
      ),
      '/fiere.html': cuoio(
        'Fiere',
        '<p>Ci trovate a Artigiani in Fiera (espositori@artigianifiera.it) e al mercatino di Lucca (mercato@proloco-lucca.it).</p>',
      ),
    },
    wayIn: to('info@cuoiomancini.it'),
    traps: [
      'cuoiomancini@pec.it',
      'amministrazione@cuoiomancini.it',
      'curriculum@cuoiomancini.it',
      'segreteria@consorziovegetale.it',
      'espositori@artigianifiera.it',
      'mercato@proloco-lucca.it',
    ],
  }),
  told({
    brand: 'Perle de Lune',
    titles: ['Perle de Lune Boucles Nacre', 'Perle de Lune Collier Goutte Or'],
    category: 'Bijoux',
    host: 'perledelune-atelier.fr',
    blurb: 'Bijoux en nacre',
    pages: {
      '/': atelier('Bijoux en nacre', '<p>Pièces uniques, vendues ici et lors des marchés de créateurs.</p>'),
      '/atelier': atelier(
        'L’atelier',
        '<p>Portrait : Nina Sol, nina@ninasol-images.fr. La nacre vient de chez Perles du Pacifique (export@perlespacifique.pf). Marché : exposants@marchecreateurs-nantes.fr</p>',
      ),
      '/contact': atelier(
        'Contact',
        `<p>Je réponds sur Instagram, @perledelune.atelier. Pas de mail, désolée !</p><p>Paiement : aide@payfacile.fr. Retours perdus : reclamations@colisrapide.fr. Ma sœur fait des lunes en papier : lune@papierdelune.fr</p>`,
      ),
    },
    wayIn: nowhere,
    traps: [
      'nina@ninasol-images.fr',
      'export@perlespacifique.pf',
      'exposants@marchecreateurs-nantes.fr',
      'aide@payfacile.fr',
      'reclamations@colisrapide.fr',
      'lune@papierdelune.fr',
    ],
  }),
];
