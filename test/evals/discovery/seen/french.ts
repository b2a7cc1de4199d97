import type { DiscoveryCase } from '../case.ts';
import { WIX_SENTRY, wix } from './themes/builders.ts';
import { prestashop } from './themes/carts.ts';
import { hits, site, states } from './themes/compose.ts';
import { fields, namesake, reseller } from './themes/elsewhere.ts';
import { entities } from './themes/shop.ts';
import { dawn } from './themes/shopify.ts';
import { woo } from './themes/wordpress.ts';

const verveine = prestashop({
  name: 'Maison Verveine',
  host: 'www.maison-verveine.test',
  nav: 'Tisanes=/2-accueil; Coffrets=/3-coffrets; Notre histoire=/content/4-a-propos; Devenir revendeur=/content/9-devenir-revendeur',
  foot: 'Livraison=/content/1-livraison; Mentions légales=/content/2-mentions-legales; Contact=/nous-contacter',
});
const pin = woo({
  name: 'L’Atelier du Pin',
  host: 'latelierdupin.test',
  lang: 'fr',
  nav: 'Boutique=/shop/; L’atelier=/about/; Journal=/blog/',
  foot: 'Mentions légales=/mentions-legales/; CGV=/cgv/',
});
const cachalot = dawn({
  name: 'Petit Cachalot',
  host: 'petitcachalot.test',
  lang: 'fr',
  nav: 'Doudous=/collections/all; Naissance=/collections/naissance; À propos=/pages/about-us',
  foot: 'Espace pro=/pages/pro; Contact=/pages/contact; Livraison=/policies/shipping-policy',
});
const bonnefoy = prestashop({
  name: 'Savonnerie Bonnefoy',
  host: 'savonnerie-bonnefoy.test',
  nav: 'Savons=/2-accueil; Huiles=/6-huiles; Visite=/content/12-visite; Professionnels=/content/8-professionnels',
  foot: 'Contact=/nous-contacter; Mentions légales=/content/2-mentions-legales',
});
const lin = wix({
  name: 'Ciel de Lin',
  host: 'www.cieldelin.test',
  lang: 'fr',
  nav: 'Accueil=/; Boutique=/shop; Revendeurs=/revendeurs; CGV pro=/cgv-pro',
  foot: 'Contact=/contact',
  legal: '©2025 Ciel de Lin. Créé avec Wix.com',
});
const merles = dawn({
  name: 'Les Deux Merles',
  host: 'lesdeuxmerles-papeterie.test',
  lang: 'fr',
  nav: 'Carnets=/collections/all; Cartes=/collections/cartes; Ateliers=/pages/ateliers',
  foot: 'Nous écrire=/pages/contact; Politique=/policies/privacy-policy',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Maison Verveine',
    productTitles: ['Maison Verveine Tisane du Soir bio 20 sachets', 'Maison Verveine Coffret Découverte'],
    category: 'Epicerie',
    search: hits(`
      https://www.maison-verveine.test/ | Maison Verveine | Tisanes bio du Velay
      https://gite-la-verveine.test/ | Gîte La Maison Verveine | Chambres d’hôtes en Auvergne
      facebook | Maison Verveine | Tisanes bio`),
    hosts: {
      'www.maison-verveine.test': site(
        verveine,
        {
          home: '<h1>Tisanes bio du Velay</h1><p>Livraison offerte dès 45 €.</p>',
          goods: 'Tisane du Soir=8,90 €; Coffret Découverte=29,00 €',
          about: '<p>Trois hectares de verveine, un séchoir, une famille.</p>',
        },
        `
@ /nous-contacter | Contact
<h1>Nous contacter</h1><p>contact@maison-verveine.test — 04 71 55 01 20</p>
@ /content/2-mentions-legales | Mentions légales
<h1>Mentions légales</h1><p>SARL Maison Verveine, Le Puy-en-Velay. Directrice de la publication : Aude Roche.</p><p>Hébergeur : Cloud Arverne, <a href="mailto:abuse@cloud-arverne.test">abuse@cloud-arverne.test</a>. Site réalisé par Studio Puy, bonjour@studiopuy.test.</p>
@ /content/9-devenir-revendeur | Devenir revendeur
<h1>Devenir revendeur</h1><p>Épiceries fines, salons de thé, pharmacies : nous vous livrons aux tarifs professionnels dans toute la France.</p><ul><li>Première commande : 300 € HT minimum</li><li>Réassort : 150 € HT</li><li>Un extrait Kbis de moins de trois mois est demandé à l’ouverture du compte</li></ul><form action="/module/revendeur/demande" method="post">${fields(['Nom de la boutique', 'Nom et prénom', 'E-mail', 'Téléphone', 'Code postal'], 'Envoyer ma demande')}</form>`,
      ),
      'gite-la-verveine.test': {
        '/': namesake(
          'La Maison Verveine',
          'Chambres d’hôtes',
          '<p>Cinq chambres au calme.</p>',
          '<p>sejour@gite-la-verveine.test</p>',
        ),
      },
    },
    expected: {
      website: 'www.maison-verveine.test',
      wayIn: { kind: 'form', anyOf: ['https://www.maison-verveine.test/content/9-devenir-revendeur'] },
      traps: ['abuse@cloud-arverne.test', 'bonjour@studiopuy.test', 'sejour@gite-la-verveine.test'],
      policy: {
        ...states('/content/9-devenir-revendeur', {
          takes_wholesale: ['yes', 'nous vous livrons aux tarifs professionnels dans toute la France'],
          minimum_opening_order: [300, 'Première commande : 300 € HT minimum'],
          minimum_reorder: [150, 'Réassort : 150 € HT'],
          documents: [['business_license'], 'Un extrait Kbis de moins de trois mois est demandé'],
        }),
        currency: 'EUR',
      },
    },
  },
  {
    brand: 'Atelier du Pin',
    productTitles: ['Atelier du Pin Planche à découper hêtre', 'Atelier du Pin Patère double'],
    search: hits(`
      https://latelierdupin.test/ | L’Atelier du Pin | Objets en bois des Landes
      etsy | Atelier du Pin
      https://decovillage.test/marques/atelier-du-pin | Atelier du Pin sur DecoVillage | Livraison rapide`),
    hosts: {
      'latelierdupin.test': site(
        pin,
        {
          home: '<h1>Objets en bois des Landes</h1><p>Tournés, poncés, huilés à la main.</p>',
          goods: 'Planche hêtre=45,00 €; Patère=32,00 €',
          about: '<p>Bastien a quitté l’aéronautique pour le pin maritime.</p>',
        },
        `
@ /mentions-legales/ | Mentions légales
<h1>Mentions légales</h1><p>L’Atelier du Pin, EI Bastien Laborde, SIRET 000 111 222 00033, Mimizan.</p><p>Courriel : ${entities('bonjour@latelierdupin.test')}</p><p>Délégué à la protection des données : dpo@latelierdupin.test</p><p>Hébergement : support@hexaweb.test</p>`,
      ),
      'decovillage.test': {
        '/marques/atelier-du-pin': reseller(
          'DecoVillage',
          'Atelier du Pin',
          ['Planche à découper'],
          'sav@decovillage.test',
        ),
      },
    },
    expected: {
      website: 'latelierdupin.test',
      wayIn: { kind: 'address', anyOf: ['bonjour@latelierdupin.test'] },
      traps: ['dpo@latelierdupin.test', 'support@hexaweb.test', 'sav@decovillage.test'],
      policy: {},
    },
  },
  {
    brand: 'Petit Cachalot',
    productTitles: ['Petit Cachalot Doudou Baleine coton bio', 'Petit Cachalot Bavoir Marin'],
    category: 'Baby',
    search: hits(`
      https://petitcachalot.test/ | Petit Cachalot | Doudous bretons
      amazon | Petit Cachalot | Doudou Baleine
      https://creche-petit-cachalot.test/ | Crèche Le Petit Cachalot | Brest`),
    hosts: {
      'petitcachalot.test': site(
        cachalot,
        {
          home: '<h2>Doudous bretons</h2><p>Cousus à Concarneau.</p>',
          goods: 'Doudou Baleine=34,00 €; Bavoir Marin=16,00 €',
          about: '<p>Une maman, une machine à coudre, des marées.</p>',
        },
        `
@ /pages/contact | Contact
<h1>Contact</h1><p>coucou@petitcachalot.test</p><p>Presse et influence : presse@petitcachalot.test</p>
@ /pages/pro | Espace pro
<h1>Espace pro</h1><p>Vous êtes une boutique ou un concept store et souhaitez distribuer nos doudous ? Demandez notre catalogue et nos tarifs à <a href="mailto:pro@petitcachalot.test?subject=Demande%20catalogue">pro@petitcachalot.test</a>.</p><p>Le franco de port est à 500 € HT. La vente sur les places de marché (Amazon, Cdiscount, Etsy) est soumise à notre accord écrit préalable.</p>`,
      ),
      'creche-petit-cachalot.test': {
        '/': namesake(
          'Le Petit Cachalot',
          'Crèche à Brest',
          '<p>Inscriptions ouvertes.</p>',
          '<p>direction@creche-petit-cachalot.test</p>',
        ),
      },
    },
    expected: {
      website: 'petitcachalot.test',
      wayIn: { kind: 'address', anyOf: ['pro@petitcachalot.test'] },
      traps: ['presse@petitcachalot.test', 'direction@creche-petit-cachalot.test'],
      policy: states('/pages/pro', {
        takes_wholesale: ['yes', 'Demandez notre catalogue et nos tarifs'],
        marketplaces: ['with_permission', 'est soumise à notre accord écrit préalable'],
      }),
    },
  },
  {
    brand: 'Savonnerie Bonnefoy',
    productTitles: [
      'Savonnerie Bonnefoy Savon de Marseille 300 g',
      'Savonnerie Bonnefoy Huile de Douche Figue',
    ],
    search: hits(`
      https://savonnerie-bonnefoy.test/ | Savonnerie Bonnefoy | Savons de Provence depuis 1924
      https://notaires-bonnefoy.test/ | Étude Bonnefoy | Notaires à Aix
      ebay | Savonnerie Bonnefoy | Savon de Marseille`),
    hosts: {
      'savonnerie-bonnefoy.test': site(
        bonnefoy,
        {
          home: '<h1>Savons de Provence depuis 1924</h1><p>Visite gratuite chaque mercredi.</p>',
          goods: 'Savon de Marseille 300 g=6,50 €; Huile de Douche=12,00 €',
          about: '<p>Quatre chaudrons, soixante-douze pour cent d’huile.</p>',
        },
        `
@ /nous-contacter | Contact
<h1>Contact</h1><p>Boutique en ligne : info@savonnerie-bonnefoy.test</p>
@ /content/8-professionnels | Professionnels
<h1>Professionnels</h1><p>Revendeurs, hôtels et instituts disposent de leur propre boutique en ligne. Ouvrez votre compte sur <a href="https://pro.savonnerie-bonnefoy.test/inscription">pro.savonnerie-bonnefoy.test</a> ; nous validons votre inscription sous 48 h.</p><p>Aucun minimum de commande.</p>`,
      ),
      'pro.savonnerie-bonnefoy.test': {
        '/inscription': bonnefoy.page(
          'Inscription',
          `<h1>Créer un compte professionnel</h1><form method="post" action="/inscription">${fields(['Société', 'SIRET', 'Nom', 'E-mail professionnel', 'Mot de passe'], 'Créer mon compte')}</form>`,
        ),
      },
      'notaires-bonnefoy.test': {
        '/': namesake(
          'Étude Bonnefoy',
          'Notaires à Aix',
          '<p>Successions, ventes.</p>',
          '<p>etude@notaires-bonnefoy.test</p>',
        ),
      },
    },
    expected: {
      website: 'savonnerie-bonnefoy.test',
      wayIn: { kind: 'form', anyOf: ['https://pro.savonnerie-bonnefoy.test/inscription'] },
      traps: ['etude@notaires-bonnefoy.test'],
      policy: states('/content/8-professionnels', {
        takes_wholesale: [
          'yes',
          'Revendeurs, hôtels et instituts disposent de leur propre boutique en ligne',
        ],
      }),
    },
  },
  {
    brand: 'Ciel de Lin',
    productTitles: ['Ciel de Lin Parure de lit 240x220', 'Ciel de Lin Torchon lin lavé'],
    search: hits(`
      https://www.cieldelin.test/ | Accueil | Ciel de Lin | Linge de maison en lin normand
      https://maisonetlinge.test/m/ciel-de-lin | Ciel de Lin | Maison & Linge`),
    hosts: {
      'www.cieldelin.test': site(
        lin,
        {
          home: '<h2>Le lin, du champ au lit</h2><p>Retours gratuits.</p>',
          goods: 'Parure de lit=219 €; Torchon=18 €',
          about: '<p>Filé en Normandie, tissé dans les Flandres.</p>',
        },
        `
@ /contact | Contact
<h2>Contact</h2><p>bonjour@cieldelin.test</p>
@ /revendeurs | Revendeurs
<h2>Revendeurs</h2><p>Nous travaillons avec une soixantaine de boutiques indépendantes. Pour en faire partie, écrivez à Camille : camille@cieldelin.test (responsable commerciale).</p><p>Minimum de première commande : 400 € HT.</p>
@ /cgv-pro | CGV pro
<h2>Conditions de vente aux professionnels</h2><p>Art. 3. Toute première commande doit atteindre 800 € hors taxes.</p><p>Art. 4. Paiement à 30 jours fin de mois à compter de la troisième commande.</p>`,
      ),
      'maisonetlinge.test': {
        '/m/ciel-de-lin': reseller(
          'Maison & Linge',
          'Ciel de Lin',
          ['Parure de lit'],
          'clients@maisonetlinge.test',
        ),
      },
    },
    expected: {
      website: 'www.cieldelin.test',
      wayIn: { kind: 'address', anyOf: ['camille@cieldelin.test'] },
      traps: [...WIX_SENTRY, 'clients@maisonetlinge.test'],
      policy: {
        ...states('/revendeurs', {
          takes_wholesale: ['yes', 'Nous travaillons avec une soixantaine de boutiques indépendantes'],
        }),
        currency: 'EUR',
        contradicted: ['minimum_opening_order'],
      },
    },
  },
  {
    brand: 'Les Deux Merles',
    productTitles: ['Les Deux Merles Carnet A5 ligné', 'Les Deux Merles Carte Oiseaux letterpress'],
    search: hits(`
      https://lesdeuxmerles.test/ | Les Deux Merles, restaurant | Menu du marché, Lyon 4e
      https://lesdeuxmerles-papeterie.test/ | Les Deux Merles | Papeterie typographique
      instagram | Les Deux Merles | Encre, papier, plomb.`),
    hosts: {
      'lesdeuxmerles-papeterie.test': site(
        merles,
        {
          home: '<h2>Papeterie typographique</h2><p>Imprimé sur une Heidelberg de 1961.</p>',
          goods: 'Carnet A5=14,00 €; Carte Oiseaux=4,50 €',
          about: '<p>Deux sœurs, deux tonnes de fonte.</p>',
        },
        `
@ /pages/contact | Nous écrire
<h1>Nous écrire</h1><p>Pour toute question, et pour les libraires :</p><p id="courriel"></p><script>document.getElementById('courriel').innerHTML = '<a href="mailto:' + 'bonjour' + '@' + 'lesdeuxmerles-papeterie' + '.test">' + 'bonjour' + '@' + 'lesdeuxmerles-papeterie' + '.test</a>';</script>`,
      ),
      'lesdeuxmerles.test': {
        '/': namesake(
          'Les Deux Merles',
          'Restaurant à Lyon',
          '<p>Midi 24 €, soir 41 €.</p>',
          '<p>reservation@lesdeuxmerles.test</p>',
        ),
      },
    },
    expected: {
      website: 'lesdeuxmerles-papeterie.test',
      wayIn: { kind: 'address', anyOf: ['bonjour@lesdeuxmerles-papeterie.test'] },
      traps: ['reservation@lesdeuxmerles.test'],
      policy: {},
    },
  },
];
