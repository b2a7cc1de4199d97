import type { DiscoveryCase } from '../case.ts';
import { address, cf, cf7, ent, form, formAt, hits, mail, said, site } from './kit.ts';
import { builder, dawn, next, storefront } from './themes.ts';
import { presta } from './themes-europe.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Maison Courtegraine',
    productTitles: ['Maison Courtegraine Moutarde à la noix 200 g', 'Maison Courtegraine Confit de figues'],
    category: 'Épicerie',
    search: hits(
      ['https://www.pagesjaunes.fr/pros/5512', 'Courtegraine (épicerie) - PagesJaunes', 'Beaune, 21200'],
      ['https://courtegraine.test/', 'Maison Courtegraine', 'Moutardes et confits de Beaune'],
      ['https://gite-courtegraine.test/', 'Gîte de Courtegraine', 'Chambres d’hôtes'],
    ),
    hosts: {
      'gite-courtegraine.test': { '/': '<h1>Gîte</h1><p>resa@gite-courtegraine.test</p>' },
      'courtegraine.test': site(
        presta,
        {
          name: 'Maison Courtegraine',
          lang: 'fr',
          bar: 'Livraison offerte dès 55 € d’achat',
          nav: 'Moutardes=/3-moutardes | Confits=/4-confits | La maison=/content/4-la-maison | Épiciers=/content/8-epiciers',
          foot: 'Épiciers=/content/8-epiciers | Mentions légales=/content/2-mentions-legales | Recrutement=/content/9-recrutement',
        },
        {
          '/': '<h1>Moutardes et confits de Beaune</h1><p>Moutarde à la noix 200 g, Confit de figues.</p>',
          '/content/8-epiciers': `<h1>Épiciers, cavistes, salons de thé</h1><p>Notre tarif boutique vous attend chez Solène : ${ent('solene@courtegraine.test')}. Glissez dans votre message un Kbis de moins de trois mois et votre numéro de TVA.</p><p>L’implantation démarre à 180&nbsp;€ HT, le réassort à 90&nbsp;€ HT ; le port est pour nous à partir de 350&nbsp;€.</p><p>Nos bocaux se vendent dans votre boutique ou sur son site, jamais sur Amazon, Cdiscount ni sur une autre place de marché.</p>`,
          '/content/4-la-maison': '<h1>La maison</h1><p>Quatre générations, une meule.</p>',
          '/content/2-mentions-legales':
            '<h1>Mentions légales</h1><p>Hébergeur : abuse@hebergeur-du-coin.test. Conception : contact@agence-vigneron.test. Délégué à la protection des données : dpo@courtegraine.test</p>',
          '/content/9-recrutement': '<h1>Recrutement</h1><p>rh@courtegraine.test</p>',
        },
      ),
    },
    expected: {
      website: 'courtegraine.test',
      wayIn: address('solene@courtegraine.test'),
      traps: [
        'resa@gite-courtegraine.test',
        'abuse@hebergeur-du-coin.test',
        'contact@agence-vigneron.test',
        'dpo@courtegraine.test',
        'rh@courtegraine.test',
      ],
      policy: {
        takes_wholesale: said('yes', 'Notre tarif boutique vous attend chez Solène', '/content/8-epiciers'),
        documents: said(
          ['business_license', 'tax_id'],
          'un Kbis de moins de trois mois et votre numéro de TVA',
          '/content/8-epiciers',
        ),
        minimum_opening_order: said(180, 'L’implantation démarre à 180', '/content/8-epiciers'),
        minimum_reorder: said(90, 'le réassort à 90', '/content/8-epiciers'),
        currency: 'EUR',
        marketplaces: said(
          'forbidden',
          'jamais sur Amazon, Cdiscount ni sur une autre place de marché',
          '/content/8-epiciers',
        ),
      },
    },
  },
  {
    brand: 'Savonnerie Aubrelle',
    productTitles: [
      'Savonnerie Aubrelle Savon Calendula 100 g',
      'Savonnerie Aubrelle Shampoing Solide Ortie',
    ],
    category: 'Beauté',
    search: hits(
      ['https://www.ankorstore.com/brand/aubrelle', 'Savonnerie Aubrelle | Ankorstore', 'Achetez en gros'],
      ['https://aubrelle.test/', 'Savonnerie Aubrelle', 'Savons à froid, Drôme'],
    ),
    hosts: {
      'aubrelle.test': site(
        dawn,
        {
          name: 'Aubrelle',
          lang: 'fr',
          bar: 'Frais de port offerts dès 45 €',
          nav: 'Savons=/collections/savons | Notre histoire=/pages/histoire',
          foot: 'Nous écrire=/pages/nous-ecrire | Notre histoire=/pages/histoire | CGV=/policies/terms-of-service',
        },
        {
          '/': '<h1>À froid, en Drôme</h1><p>Savon Calendula 100 g. Shampoing Solide Ortie.</p>',
          '/pages/histoire':
            '<h1>Notre histoire</h1><p>Lucie a quitté la banque en 2017. Le savon a suivi.</p><p>Vous tenez boutique ? Nos pains vous attendent sur <a href="https://www.ankorstore.com/brand/aubrelle">Ankorstore</a>, par lots de six.</p>',
          '/pages/nous-ecrire': `<h1>Nous écrire</h1><p>${cf('bonjour@aubrelle.test')}</p><p>Un souci avec Ankorstore : ${mail('hello@ankorstore.com')}. Journalistes : ${cf('presse@aubrelle.test')}</p>`,
          '/policies/terms-of-service':
            '<h1>CGV</h1><p>La revente à titre professionnel d’articles achetés au prix public n’ouvre droit à aucune remise.</p>',
        },
      ),
    },
    expected: {
      website: 'aubrelle.test',
      wayIn: address('bonjour@aubrelle.test'),
      traps: ['hello@ankorstore.com', 'presse@aubrelle.test'],
      policy: {
        takes_wholesale: said('yes', 'Nos pains vous attendent sur Ankorstore', '/pages/histoire'),
      },
    },
  },
  {
    brand: 'Coutellerie Varsennes',
    productTitles: ['Varsennes Couteau Pliant Genévrier', 'Varsennes Office 9 cm Olivier'],
    category: 'Cuisine',
    search: hits(
      [
        'https://www.laguiole-info.test/varsennes',
        'Varsennes, coutelier à Thiers',
        'Annuaire des couteliers',
      ],
      [
        'https://www.varsennes.test/',
        'Coutellerie Varsennes',
        'Couteaux de Thiers. Livraison offerte dès 60 €',
      ],
    ),
    hosts: {
      'www.laguiole-info.test': {
        '/varsennes': '<h1>Varsennes</h1><p>Modifier cette fiche : annuaire@laguiole-info.test</p>',
      },
      'www.varsennes.test': site(
        builder,
        {
          name: 'Coutellerie Varsennes',
          lang: 'fr',
          bar: 'Livraison offerte dès 60 € – minimum 15 € pour le paiement par carte',
          nav: 'Couteaux=/couteaux/ | Affûtage=/affutage/ | Carte des magasins=/carte-des-magasins/',
          foot: 'Contact=/contact/ | Questions=/questions/ | Données personnelles=/donnees-personnelles/',
        },
        {
          '/': '<h1>Couteaux de Thiers</h1><p>Couteau Pliant Genévrier, Office 9 cm Olivier.</p>',
          '/carte-des-magasins/':
            '<h1>Carte des magasins</h1><p>Revendeurs agréés : Le Fil, Lyon (bonjour@lefil-lyon.test) ; Au Bon Manche, Nantes.</p>',
          '/questions/':
            '<h1>Questions</h1><p>Êtes-vous sur Amazon ? Non, nous ne vendons ni sur Amazon ni sur Cdiscount.</p><p>Puis-je faire graver dix couteaux pour mon entreprise ? Oui, minimum dix pièces.</p>',
          '/contact/': `<h1>Contact</h1>${cf7('/contact/', 88, 'Nom, E-mail, Votre message', 'Envoyer')}`,
          '/donnees-personnelles/':
            '<h1>Données personnelles</h1><p>Notre déléguée : rgpd@cabinet-delmas.test</p>',
        },
      ),
    },
    expected: {
      website: 'www.varsennes.test',
      wayIn: formAt('https://www.varsennes.test/contact/'),
      traps: ['annuaire@laguiole-info.test', 'bonjour@lefil-lyon.test', 'rgpd@cabinet-delmas.test'],
      policy: {},
    },
  },
  {
    brand: 'Petipouf',
    productTitles: ['Petipouf Hochet Baleine en hêtre', 'Petipouf Jeu d’encastrement Forêt'],
    category: 'Jouets',
    search: hits(
      ['https://petipouf.test/', 'Petipouf – jouets du Jura', 'Jouets en hêtre'],
      ['https://petipouf-creche.test/', 'Micro-crèche Petipouf', 'Inscriptions'],
    ),
    hosts: {
      'petipouf-creche.test': { '/': '<h1>Micro-crèche</h1><p>inscriptions@petipouf-creche.test</p>' },
      'petipouf.test': site(
        storefront,
        {
          name: 'Petipouf',
          lang: 'fr',
          nav: 'Jouets=/jouets/ | L’atelier=/atelier/ | Boutiques=/boutiques/',
          foot: 'Boutiques=/boutiques/ | Un mot ?=/un-mot/ | Idées de jouets=/idees/',
        },
        {
          '/': '<h1>Jouets du Jura</h1><p>Hochet Baleine en hêtre. Jeu d’encastrement Forêt.</p>',
          '/boutiques/':
            '<h1>Boutiques</h1><p>L’atelier tourne à plein : les demandes de nouvelles boutiques seront de nouveau étudiées en septembre, pas avant.</p>',
          '/un-mot/': `<h1>Un mot ?</h1><p>${mail('pouf@petipouf.test')}</p>`,
          '/idees/': '<h1>Idées</h1><p>Créateurs, créatrices : idees@petipouf.test</p>',
          '/atelier/': '<h1>L’atelier</h1><p>Trois tours, un chat. À partir de 36 mois.</p>',
        },
      ),
    },
    expected: {
      website: 'petipouf.test',
      wayIn: address('pouf@petipouf.test'),
      traps: ['inscriptions@petipouf-creche.test', 'idees@petipouf.test'],
      policy: { takes_wholesale: said('no', 'de nouveau étudiées en septembre, pas avant', '/boutiques/') },
    },
  },
  {
    brand: 'VÉLOCENDRE',
    productTitles: ['Vélocendre Sacoche de Guidon 7 L', 'Vélocendre Garde-boue Frêne 28"'],
    category: 'Sports et Loisirs',
    search: hits(
      ['https://www.velocendre.test/', 'Vélocendre', 'Sacoches et garde-boue, Saint-Étienne'],
      ['https://www.alltricks.fr/M-velocendre', 'Vélocendre | Alltricks', 'Promos'],
      ['https://velocendre-club.test/', 'Club cyclo de Cendre', 'Sorties du dimanche'],
    ),
    hosts: {
      'velocendre-club.test': { '/': '<h1>Club</h1><p>bureau@velocendre-club.test</p>' },
      'www.velocendre.test': site(
        next,
        {
          name: 'Vélocendre',
          lang: 'fr',
          nav: 'Sacoches=/sacoches | Garde-boue=/garde-boue | Vélocistes=/velocistes',
          foot: 'Vélocistes=/velocistes | Ouvrir un compte=/ouvrir-un-compte | SAV=/sav | Partenariats sportifs=/sport',
        },
        {
          '/': '<h1>Sous la pluie, volontiers</h1><p>Sacoche de Guidon 7 L. Garde-boue Frêne 28".</p>',
          '/velocistes':
            '<h1>Vélocistes</h1><p>Un atelier, une vitrine, des cyclistes ? <a href="/ouvrir-un-compte">Ouvrez un compte</a> : nous répondons sous huit jours. Prévoyez un extrait Kbis et deux photos de votre vitrine.</p><p>La commande d’installation s’élève à 1\u202f500\u202f€ HT minimum, ensuite 200\u202f€.</p><p>Amazon reste l’affaire de notre boutique officielle : aucun revendeur n’y dépose d’offre. Les autres sites, à votre guise.</p><p>En Belgique et au Luxembourg, les vélocistes passent par Distrivel.</p>',
          '/ouvrir-un-compte': `<h1>Ouvrir un compte</h1>${form('/api/comptes', 'Raison sociale, SIRET, Nom, E-mail, Marques déjà vendues', 'Envoyer la demande')}`,
          '/sav': '<h1>SAV</h1><p>sav@velocendre.test</p>',
          '/sport': '<h1>Partenariats sportifs</h1><p>team@velocendre.test</p>',
        },
      ),
    },
    expected: {
      website: 'www.velocendre.test',
      wayIn: formAt('https://www.velocendre.test/ouvrir-un-compte'),
      traps: ['bureau@velocendre-club.test', 'team@velocendre.test'],
      policy: {
        takes_wholesale: said('yes', 'nous répondons sous huit jours', '/velocistes'),
        documents: said(
          ['business_license', 'storefront_photos'],
          'un extrait Kbis et deux photos de votre vitrine',
          '/velocistes',
        ),
        minimum_opening_order: said(1500, 'La commande d’installation s’élève à', '/velocistes'),
        minimum_reorder: said(200, 'La commande d’installation s’élève à', '/velocistes'),
        currency: 'EUR',
        marketplaces: said('amazon_forbidden', 'aucun revendeur n’y dépose d’offre', '/velocistes'),
        distributors: said(['Distrivel'], 'les vélocistes passent par Distrivel', '/velocistes'),
      },
    },
  },
];
