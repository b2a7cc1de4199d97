import type { DiscoveryCase } from '../case.ts';
import { address, cf, ent, formAt, hits, mail, said } from '../fresh/themes.ts';
import { dawn, flow, nextPages, presta, site, square } from './shells.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Savonnerie Marlioz',
    productTitles: ['Marlioz Savon Lait d’Ânesse 100 g', 'Marlioz Shampoing Solide Ortie'],
    category: 'Beauté',
    search: hits(
      ['https://marlioz.test/', 'Savonnerie Marlioz', 'Savons saponifiés à froid'],
      ['https://thermes-marlioz.test/', 'Thermes de Marlioz', 'Cures'],
    ),
    hosts: {
      'thermes-marlioz.test': { '/': '<h1>Thermes</h1><p>accueil@thermes-marlioz.test</p>' },
      'marlioz.test': site(
        presta,
        {
          name: 'Marlioz',
          strip: 'Frais de port offerts dès 45 €',
          menu: {
            '/10-savons': 'Savons',
            '/11-shampoings': 'Shampoings',
            '/content/6-revendeurs': 'Revendeurs',
          },
          foot: {
            '/nous-contacter': 'Nous contacter',
            '/content/2-mentions-legales': 'Mentions légales',
            '/content/9-presse': 'Presse',
          },
          legal: 'Réalisation : Atelier Pixel, bonjour@atelierpixel.test',
        },
        {
          '/': '<h1>À froid</h1><p>Savon Lait d’Ânesse 100 g ; Shampoing Solide Ortie</p>',
          '/content/6-revendeurs': `<h1>Revendeurs</h1><p>Vous tenez une boutique, une épicerie ou un institut ? Demandez notre tarif à ${cf('revendeurs@marlioz.test')}.</p><p>La première commande s’élève à 220 € HT au minimum ; ensuite, 110 € HT suffisent.</p><p>La vente de nos savons sur Amazon n’est pas autorisée.</p><p>Merci de joindre un extrait Kbis de moins de trois mois.</p>`,
          '/nous-contacter': '<h1>Nous contacter</h1><p>clients@marlioz.test</p>',
          '/content/2-mentions-legales':
            '<h1>Mentions légales</h1><p>Hébergement : Nuage Bleu, juridique@nuagebleu.test</p>',
          '/content/9-presse': '<h1>Presse</h1><p>presse@marlioz.test</p>',
        },
      ),
    },
    expected: {
      website: 'marlioz.test',
      wayIn: address('revendeurs@marlioz.test'),
      traps: [
        'accueil@thermes-marlioz.test',
        'bonjour@atelierpixel.test',
        'juridique@nuagebleu.test',
        'presse@marlioz.test',
      ],
      policy: {
        takes_wholesale: said(
          'yes',
          'Vous tenez une boutique, une épicerie ou un institut ?',
          '/content/6-revendeurs',
        ),
        minimum_opening_order: said(
          220,
          'La première commande s’élève à 220 € HT au minimum',
          '/content/6-revendeurs',
        ),
        minimum_reorder: said(110, 'ensuite, 110 € HT suffisent', '/content/6-revendeurs'),
        currency: 'EUR',
        marketplaces: said(
          'amazon_forbidden',
          'La vente de nos savons sur Amazon n’est pas autorisée',
          '/content/6-revendeurs',
        ),
        documents: said(
          ['business_license'],
          'Merci de joindre un extrait Kbis de moins de trois mois',
          '/content/6-revendeurs',
        ),
      },
    },
  },
  {
    brand: 'Les Petits Galets',
    productTitles: ['Les Petits Galets Hochet Hêtre', 'Les Petits Galets Doudou Phoque'],
    category: 'Bébé',
    search: hits(
      ['https://lespetitsgalets.test/', 'Les Petits Galets', 'Doudous cousus à Étretat'],
      ['https://hotel-galets.test/', 'Hôtel des Galets', 'Étretat'],
    ),
    hosts: {
      'hotel-galets.test': { '/': '<h1>Hôtel des Galets</h1><p>resa@hotel-galets.test</p>' },
      'lespetitsgalets.test': site(
        dawn,
        {
          name: 'Les Petits Galets',
          lang: 'fr',
          strip: 'Livraison gratuite à partir de 55 €',
          menu: { '/collections/doudous': 'Doudous', '/collections/hochets': 'Hochets' },
          foot: {
            '/pages/vous-avez-une-boutique': 'Vous avez une boutique ?',
            '/pages/contact': 'Contact',
            '/pages/recrutement': 'Recrutement',
          },
        },
        {
          '/': '<h1>Cousus à Étretat</h1><p>Hochet Hêtre, Doudou Phoque</p>',
          '/pages/vous-avez-une-boutique':
            '<h1>Vous avez une boutique ?</h1><p>Parlez-nous d’elle ici, et recevez notre catalogue professionnel sous 48 h.</p><form method="post" action="/contact#pro"><input name="contact[Boutique]" placeholder="Nom de la boutique"><input name="contact[Ville]" placeholder="Ville"><input type="email" name="contact[email]" placeholder="E-mail"><button>Recevoir le catalogue</button></form><p>Les places de marché (Amazon, Cdiscount, Etsy…) sont soumises à notre accord écrit préalable.</p>',
          '/pages/contact': '<h1>Contact</h1><p>coucou@lespetitsgalets.test</p>',
          '/pages/recrutement': '<h1>Recrutement</h1><p>candidature@lespetitsgalets.test</p>',
        },
      ),
    },
    expected: {
      website: 'lespetitsgalets.test',
      wayIn: formAt('https://lespetitsgalets.test/pages/vous-avez-une-boutique'),
      traps: ['resa@hotel-galets.test', 'candidature@lespetitsgalets.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Vous avez une boutique ? Parlez-nous d’elle ici, et recevez notre catalogue professionnel sous 48 h',
          '/pages/vous-avez-une-boutique',
        ),
        marketplaces: said(
          'with_permission',
          'sont soumises à notre accord écrit préalable',
          '/pages/vous-avez-une-boutique',
        ),
      },
    },
  },
  {
    brand: 'Coutellerie Varenges',
    productTitles: ['Varenges Couteau d’Office Olivier', 'Varenges Tire-Bouchon Frêne'],
    category: 'Cuisine',
    search: hits(
      ['https://varenges.test/', 'Varenges', 'Couteaux de Thiers'],
      ['https://lames-et-co.test/varenges', 'Varenges chez Lames & Co', 'Livraison 48 h'],
    ),
    hosts: {
      'lames-et-co.test': { '/varenges': '<h1>Varenges</h1><p>achats@lames-et-co.test</p>' },
      'varenges.test': site(
        square,
        {
          name: 'Varenges',
          lang: 'fr-FR',
          menu: { '/couteaux': 'Couteaux', '/atelier': 'L’atelier' },
          foot: { '/questions': 'Questions', '/ecrire': 'Écrire', '/cgv': 'CGV' },
        },
        {
          '/': '<h1>Couteaux de Thiers</h1><p>Couteau d’Office Olivier, Tire-Bouchon Frêne</p>',
          '/questions':
            '<h1>Questions</h1><h3>Vendez-vous aux professionnels ?</h3><p>Non, nous ne travaillons pas avec des revendeurs : nos couteaux se vendent à l’atelier et sur ce site.</p><h3>Gravure ?</h3><p>Commande minimum de deux couteaux pour la gravure.</p>',
          '/ecrire': `<h1>Écrire</h1><p>${ent('atelier@varenges.test')}</p>`,
          '/cgv': '<h1>CGV</h1><p>Médiateur : mediation@consomediation.test</p>',
        },
      ),
    },
    expected: {
      website: 'varenges.test',
      wayIn: address('atelier@varenges.test'),
      traps: ['achats@lames-et-co.test', 'mediation@consomediation.test'],
      policy: { takes_wholesale: said('no', 'nous ne travaillons pas avec des revendeurs', '/questions') },
    },
  },
  {
    brand: 'Brûlerie Fontenac',
    productTitles: ['Fontenac Café Éthiopie Grains 250 g', 'Fontenac Chicorée 200 g'],
    category: 'Épicerie',
    search: hits(
      ['https://fontenac.test/', 'Brûlerie Fontenac', 'Cafés torréfiés à Québec'],
      ['https://mairie-fontenac.test/', 'Mairie de Fontenac', 'Services'],
    ),
    hosts: {
      'mairie-fontenac.test': { '/': '<h1>Mairie</h1><p>mairie@mairie-fontenac.test</p>' },
      'fontenac.test': site(
        flow,
        {
          name: 'Brûlerie Fontenac',
          lang: 'fr-CA',
          menu: {
            '/cafes': 'Cafés',
            '/epiceries-et-cafes': 'Épiceries et cafés',
            '/notre-four': 'Notre four',
          },
          foot: { '/joindre': 'Nous joindre' },
          legal: 'Conception web : Studio Givre – allo@studiogivre.test',
        },
        {
          '/': '<h1>Torréfiés à Québec</h1><p>Café Éthiopie Grains 250 g, Chicorée 200 g</p>',
          '/epiceries-et-cafes':
            '<h1>Épiceries et cafés</h1><p>Au Québec et en Ontario, nos cafés sont distribués par Alimentation Boisclair ; ailleurs au Canada, par Harvest Road Foods. Aux États-Unis, nous livrons nous-mêmes : usa@fontenac.test.</p><p>Commande d’ouverture : 300 $ CA.</p>',
          '/joindre': `<h1>Nous joindre</h1><p>${mail('bonjour@fontenac.test')}</p>`,
        },
      ),
    },
    expected: {
      website: 'fontenac.test',
      wayIn: address('usa@fontenac.test'),
      traps: ['mairie@mairie-fontenac.test', 'allo@studiogivre.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Au Québec et en Ontario, nos cafés sont distribués par Alimentation Boisclair ; ailleurs au Canada, par Harvest Road Foods. Aux États-Unis, nous livrons nous-mêmes : usa@fontenac.test. Commande d’ouverture : 300 $ CA.',
          '/epiceries-et-cafes',
        ),
        distributors: said(
          ['Alimentation Boisclair', 'Harvest Road Foods'],
          'nos cafés sont distribués par Alimentation Boisclair ; ailleurs au Canada, par Harvest Road Foods',
          '/epiceries-et-cafes',
        ),
        minimum_opening_order: said(300, 'Commande d’ouverture : 300 $ CA', '/epiceries-et-cafes'),
        currency: 'CAD',
      },
    },
  },
  {
    brand: 'Ondelette Natation',
    productTitles: ['Ondelette Lunettes Junior', 'Ondelette Bonnet Silicone'],
    category: 'Sport',
    search: hits(
      ['https://ondelette.test/', 'Ondelette', 'Lunettes et bonnets de bain'],
      ['https://ondelette-conseil.test/', 'Ondelette Conseil', 'Traitement du signal'],
    ),
    hosts: {
      'ondelette-conseil.test': { '/': '<h1>Ondelette Conseil</h1><p>contact@ondelette-conseil.test</p>' },
      'ondelette.test': site(
        nextPages,
        {
          name: 'Ondelette',
          lang: 'fr',
          menu: { '/lunettes': 'Lunettes', '/bonnets': 'Bonnets' },
          foot: { '/distribution': 'Distribution', '/aide': 'Aide' },
        },
        {
          '/': '<h1>À l’eau</h1><p>Lunettes Junior, Bonnet Silicone</p>',
          '/distribution':
            '<h1>Distribution</h1><p>Magasins de sport et piscines municipales passent commande auprès de Maëlle (maelle@ondelette.test), munis de leur numéro de TVA intracommunautaire.</p><p>Nos revendeurs peuvent vendre sur Amazon et sur les autres places de marché.</p><p>Réassort : 75 € HT minimum.</p>',
          '/aide': '<h1>Aide</h1><p>aide@ondelette.test. Retours gratuits pendant 30 jours.</p>',
        },
      ),
    },
    expected: {
      website: 'ondelette.test',
      wayIn: address('maelle@ondelette.test'),
      traps: ['contact@ondelette-conseil.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Magasins de sport et piscines municipales passent commande auprès de Maëlle',
          '/distribution',
        ),
        documents: said(['tax_id'], 'munis de leur numéro de TVA intracommunautaire', '/distribution'),
        marketplaces: said('allowed', 'Nos revendeurs peuvent vendre sur Amazon', '/distribution'),
        minimum_reorder: said(75, 'Réassort : 75 € HT minimum', '/distribution'),
        currency: 'EUR',
      },
    },
  },
];
