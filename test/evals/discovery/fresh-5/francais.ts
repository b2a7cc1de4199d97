import type { DiscoveryCase } from '../case.ts';
import { prestashop } from './systems/carts.ts';
import { amazon, facebook, hit, instagram } from './systems/elsewhere.ts';
import { mail, said, veiled } from './systems/shop.ts';
import { shopify, shopifyForm } from './systems/shopify.ts';
import { wordpress } from './systems/wordpress.ts';

const soap = prestashop({
  language: 'fr',
  name: 'Savonnerie du Ventoul',
  host: 'savonnerie-ventoul.test',
  tagline: 'Savons &agrave; froid de Provence',
  nav: 'Boutique=/2-accueil; Notre savonnerie=/content/4-a-propos; Professionnels=/content/6-professionnels; Contact=/nous-contacter',
  foot: 'Livraison=/content/1-livraison; Confidentialit&eacute;=/content/2-confidentialite; CGV=/content/3-conditions; Mentions l&eacute;gales=/content/7-mentions-legales',
  goods:
    'Savon Lavande 100 g=6,50 &euro;; Savon Calendula 100 g=6,50 &euro;; Shampoing solide Ortie=11,90 &euro;',
  about: '<p>Nous fabriquons nos savons &agrave; Carpentras depuis 2009.</p>',
  privacy: 'dpo@savonnerie-ventoul.test',
});

const toy = shopify({
  language: 'fr',
  name: 'Le Petit Rabot',
  host: 'lepetitrabot.test',
  tagline: 'Jouets en bois du Jura',
  nav: 'Jouets=/collections/all; Notre atelier=/pages/about; Points de vente=/pages/points-de-vente',
  foot: 'Contact=/pages/contact; Espace revendeurs=/pages/revendeurs; CGV=/policies/terms-of-service; Confidentialit&eacute;=/policies/privacy-policy',
  goods: 'Camion en h&ecirc;tre=34,00 &euro;; Toupie peinte=7,50 &euro;; Hochet &eacute;rable=19,00 &euro;',
  about: '<p>Un atelier de cinq personnes &agrave; Moirans-en-Montagne.</p>',
});

const bag = wordpress({
  builder: 'divi',
  language: 'fr',
  name: 'Maison Brisac',
  host: 'maisonbrisac.test',
  tagline: 'Maroquinerie de Cholet',
  nav: 'Sacs=/shop/; Petite maroquinerie=/categorie/petite-maroquinerie/; La maison=/about/; Contact=/contact/',
  foot: 'FAQ=/faq/; Livraison=/shipping/; CGV=/terms/; Confidentialit&eacute;=/privacy-policy/; Recrutement=/recrutement/',
  goods: 'Sac Anjou=289,00 &euro;; Porte-cartes=45,00 &euro;; Ceinture=69,00 &euro;',
  about: '<p>Nos sacs sont coup&eacute;s et mont&eacute;s dans notre atelier de Cholet.</p>',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Savonnerie du Ventoul',
    productTitles: [
      'Savonnerie du Ventoul Savon Lavande 100 g',
      'Savonnerie du Ventoul Shampoing solide Ortie',
    ],
    category: 'Beauty',
    search: [
      hit(
        'https://chambresduventoul.test/',
        'Chambres du Ventoul | Maison d’hôtes',
        'Chambres d’hôtes au pied du mont.',
      ),
      hit('https://savonnerie-ventoul.test/', 'Savonnerie du Ventoul', 'Savons à froid de Provence.'),
      amazon('Savonnerie du Ventoul', 'Savon Lavande'),
    ],
    hosts: {
      'savonnerie-ventoul.test': {
        ...soap.basics,
        '/nous-contacter': soap.page(
          'Contact',
          `<p>Service client : ${mail('contact@savonnerie-ventoul.test')}</p><p>T&eacute;l. 04 90 55 01 12</p>`,
        ),
        '/content/7-mentions-legales': soap.page(
          'Mentions l&eacute;gales',
          '<p>&Eacute;diteur : SARL Savonnerie du Ventoul, 84200 Carpentras. SIRET 555 120 344 00011.</p><p>Conception du site : Agence Mistral Web, bonjour@mistralweb.test</p>',
        ),
        '/content/6-professionnels': soap.page(
          'Professionnels',
          `<p>Vous tenez une boutique, un institut ou une &eacute;picerie fine ? Nous vendons nos savons aux revendeurs partout en France.</p><p>Le minimum de premi&egrave;re commande est de 180 &euro; HT. Pour les r&eacute;assorts, le minimum est de 90 &euro; HT.</p><p>La revente sur Amazon, Cdiscount et les autres places de march&eacute; est interdite.</p><p>Envoyez votre num&eacute;ro de TVA &agrave; ${mail('pro@savonnerie-ventoul.test')} pour recevoir nos tarifs.</p>`,
        ),
      },
      'chambresduventoul.test': {
        '/': '<html lang="fr"><head><title>Chambres du Ventoul</title></head><body><h1>Chambres du Ventoul</h1><p>R&eacute;servations : resa@chambresduventoul.test</p></body></html>',
      },
    },
    expected: {
      website: 'savonnerie-ventoul.test',
      wayIn: { kind: 'address', anyOf: ['pro@savonnerie-ventoul.test'] },
      traps: ['dpo@savonnerie-ventoul.test', 'bonjour@mistralweb.test', 'resa@chambresduventoul.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Nous vendons nos savons aux revendeurs partout en France',
          '/content/6-professionnels',
        ),
        minimum_opening_order: said(
          180,
          'Le minimum de première commande est de 180 € HT',
          '/content/6-professionnels',
        ),
        minimum_reorder: said(
          90,
          'Pour les réassorts, le minimum est de 90 € HT',
          '/content/6-professionnels',
        ),
        currency: 'EUR',
        marketplaces: said(
          'forbidden',
          'La revente sur Amazon, Cdiscount et les autres places de marché est interdite',
          '/content/6-professionnels',
        ),
        documents: said(['tax_id'], 'Envoyez votre numéro de TVA', '/content/6-professionnels'),
      },
    },
  },
  {
    brand: 'Le Petit Rabot',
    productTitles: ['Le Petit Rabot Camion en bois de hêtre', 'Le Petit Rabot Toupie peinte à la main'],
    category: 'Toys & Games',
    search: [
      hit('https://lepetitrabot.test/', 'Le Petit Rabot | Jouets en bois du Jura', 'Fabriqués à Moirans.'),
      hit(
        'https://menuiserie-petitrabot.test/',
        'Menuiserie Au Petit Rabot - Nantes',
        'Cuisines et dressings sur mesure.',
      ),
      facebook('Le Petit Rabot'),
    ],
    hosts: {
      'lepetitrabot.test': {
        ...toy.basics,
        '/pages/contact': toy.page('Contact', `<p>Une question ? ${mail('bonjour@lepetitrabot.test')}</p>`),
        '/pages/points-de-vente': toy.page(
          'Points de vente',
          '<p>Dr&ocirc;le de Bobine, Lyon (lyon@drole-bobine.test)<br>La Malle aux Jouets, Besan&ccedil;on<br>Pic &amp; Poc, Gen&egrave;ve</p>',
        ),
        '/pages/revendeurs': toy.page(
          'Espace revendeurs',
          `<p>Nos jouets sont propos&eacute;s aux magasins de jouets, librairies et concept stores. Pour ouvrir un compte revendeur, remplissez le formulaire ci-dessous.</p>${shopifyForm('Nom*; Enseigne*; E-mail*; Ville*; Message', 'Envoyer ma demande')}<p>Premi&egrave;re commande &agrave; partir de 250 &euro; HT.</p>`,
        ),
      },
      'menuiserie-petitrabot.test': {
        '/': '<html lang="fr"><head><title>Menuiserie Au Petit Rabot</title></head><body><h1>Au Petit Rabot</h1><p>Devis : devis@menuiserie-petitrabot.test</p></body></html>',
      },
    },
    expected: {
      website: 'lepetitrabot.test',
      wayIn: { kind: 'form', anyOf: ['https://lepetitrabot.test/pages/revendeurs'] },
      traps: ['lyon@drole-bobine.test', 'devis@menuiserie-petitrabot.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Nos jouets sont proposés aux magasins de jouets, librairies et concept stores',
          '/pages/revendeurs',
        ),
        minimum_opening_order: said(250, 'Première commande à partir de 250 € HT', '/pages/revendeurs'),
        currency: 'EUR',
      },
    },
  },
  {
    brand: 'Maison Brisac',
    productTitles: ['Maison Brisac Sac Anjou cuir grainé', 'Maison Brisac Porte-cartes cuir'],
    category: 'Fashion',
    search: [
      instagram('Maison Brisac', 'Maroquinerie de Cholet.'),
      hit(
        'https://maisonbrisac.test/',
        'Maison Brisac - Maroquinerie de Cholet',
        'Sacs et petite maroquinerie.',
      ),
      hit('https://vide-dressing.test/maison-brisac', 'Maison Brisac d’occasion', 'Sacs de seconde main.'),
    ],
    hosts: {
      'maisonbrisac.test': {
        ...bag.basics,
        '/contact/': bag.page(
          'Contact',
          `<p>Atelier et boutique : ${veiled('atelier@maisonbrisac.test')}</p><p>Presse : ${veiled('presse@maisonbrisac.test', 0x11)}</p>`,
        ),
        '/recrutement/': bag.page(
          'Recrutement',
          `<p>Nous recherchons un maroquinier. CV &agrave; ${veiled('recrutement@maisonbrisac.test', 0x44)}</p>`,
        ),
        '/faq/': bag.page(
          'FAQ',
          '<h3>R&eacute;parez-vous les sacs ?</h3><p>Oui, &agrave; vie.</p><h3>Avez-vous des revendeurs ?</h3><p>Non. Nous vendons uniquement dans notre atelier et sur ce site, et nous ne travaillons pas avec des revendeurs.</p>',
        ),
      },
      'vide-dressing.test': {
        '/maison-brisac':
          '<html lang="fr"><head><title>Maison Brisac d’occasion</title></head><body><h1>Maison Brisac d’occasion</h1><p>aide@vide-dressing.test</p></body></html>',
      },
    },
    expected: {
      website: 'maisonbrisac.test',
      wayIn: { kind: 'address', anyOf: ['atelier@maisonbrisac.test'] },
      traps: ['presse@maisonbrisac.test', 'recrutement@maisonbrisac.test', 'aide@vide-dressing.test'],
      policy: {
        takes_wholesale: said('no', 'nous ne travaillons pas avec des revendeurs', '/faq/'),
      },
    },
  },
];
