import type { DiscoveryCase } from '../case.ts';
import { found, onEtsy, onFacebook, onInstagram, stocks, strangers } from './systems/elsewhere.ts';
import { antispambot, cloudflare, mail } from './systems/hiding.ts';
import { dawn, prestige, shopifyForm } from './systems/shopify.ts';
import { says, writeTo } from './systems/site.ts';
import { cf7, elementor, storefront } from './systems/wordpress.ts';

const clocks = prestige({
  name: 'Studio Zandloper',
  host: 'studiozandloper.test',
  tagline: 'Wandklokken van gerecycled staal',
  language: 'nl',
  bar: 'Gratis verzending vanaf € 45',
  menu: ['Klokken /collections/klokken', 'Atelier /pages/atelier', 'Zakelijk /pages/verkooppunten-zakelijk'],
  foot: ['Verkooppunt worden /pages/verkooppunten-zakelijk', 'Contact /pages/contact'],
  range: ['Klok Deventer 30 cm | €79,00', 'Klok IJssel | €99,00', 'Kookwekker Tik | €24,50'],
  home: '<div class="prose"><h2>Tijd, gemaakt van schroot</h2></div>',
  imprint: 'KvK 55501237',
  privacy: 'avg@studiozandloper.test',
  pages: {
    '/pages/atelier': ['Atelier', '<p>Zaterdags open, koffie staat klaar.</p>'],
    '/pages/contact': [
      'Contact',
      `<p>${mail('hallo@studiozandloper.test')}</p>${shopifyForm(['Naam', 'E-mail*', 'Bericht'], 'Versturen')}`,
    ],
    '/pages/verkooppunten-zakelijk': [
      'Verkooppunt worden',
      `<p>Heb je een woonwinkel of museumshop? Je koopt bij ons in tegen groothandelsprijzen.</p><p>De eerste inkoop is minimaal € 250, daarna € 125 per bestelling (excl. btw). Stuur een KvK-uittreksel en je btw-nummer naar ${mail('inkoop@studiozandloper.test')}.</p><p>Aanbieden op bol, Amazon of een ander platform mag niet.</p>`,
    ],
  },
});

const wax = storefront({
  name: 'Bijenhof Kaarsen',
  host: 'www.bijenhofkaarsen.test',
  tagline: 'Kaarsen van Drentse bijenwas',
  language: 'nl',
  menu: ['Kaarsen /shop/', 'De imkerij /imkerij/', 'Winkeliers /winkeliers/', 'Contact /contact/'],
  foot: ['Winkeliers /winkeliers/', 'Contact /contact/'],
  range: ['Dinerkaars, per paar | € 11,95', 'Stompkaars 12 cm | € 14,50', 'Waxinelichtjes, 10 st. | € 9,95'],
  home: '<p>Ruikt naar juni, ook in januari.</p>',
  imprint: 'Website door Studio Klaver, info@studioklaver.test',
  pages: {
    '/imkerij/': [
      'De imkerij',
      '<p>Veertig kasten tussen Rolde en Borger. Rondleiding vanaf 12 personen.</p>',
    ],
    '/contact/': ['Contact', `<p>Vragen? ${cloudflare('zoem@bijenhofkaarsen.test', 0x19)}</p>`],
    '/winkeliers/': [
      'Winkeliers',
      `<p>Wij leveren onze kaarsen aan kadowinkels, kloosterwinkels en landgoederen.</p><p>U start met een bestelling van ten minste € 150; aanvullen kan vanaf € 75. Neem contact op met Geertje: ${cloudflare('geertje@bijenhofkaarsen.test', 0x19)}.</p><p>Verkoop via Amazon uitsluitend na schriftelijke toestemming.</p>`,
    ],
  },
});

const wool = elementor({
  name: 'Björkö Ylle',
  host: 'bjorkoylle.test',
  tagline: 'Plädar och sockor av svensk ull',
  language: 'sv',
  bar: 'Fri frakt över 499 kr',
  menu: ['Plädar /pladar/', 'Sockor /sockor/', 'Återförsäljare /aterforsaljare/', 'Kontakt /kontakt/'],
  foot: ['Återförsäljare /aterforsaljare/', 'Kontakt /kontakt/'],
  range: ['Pläd Skärgård | 1 295 kr', 'Raggsocka | 189 kr', 'Sittunderlag | 349 kr'],
  home: '<h2>Ull från får vi känner</h2>',
  privacy: 'gdpr@bjorkoylle.test',
  pages: {
    '/kontakt/': [
      'Kontakt',
      `<p>${antispambot('hej@bjorkoylle.test')}</p>${cf7(['Namn', 'E-post*', 'Meddelande'], 'Skicka')}`,
    ],
    '/aterforsaljare/': [
      'Återförsäljare',
      `<p>Inredningsbutiker, museibutiker och hotell är välkomna att köpa in våra plädar till grossistpris.</p><p>Första ordern ska uppgå till minst 3 000 kr exkl. moms, därefter 1 500 kr. Uppge momsregistreringsnummer och butikens hemsida.</p><p>Maila Tove på ${antispambot('tove@bjorkoylle.test')} så skickar hon prislistan.</p>`,
    ],
  },
});

const clay = dawn({
  name: 'Sälgmark Keramik',
  host: 'www.salgmark.test',
  tagline: 'Stengods från Österlen',
  language: 'sv',
  menu: ['Muggar /collections/muggar', 'Fat /collections/fat', 'För butiker /pages/for-butiker'],
  foot: ['För butiker /pages/for-butiker', 'Kontakt /pages/kontakt', 'Press /pages/press'],
  range: ['Mugg Ler | 295 kr', 'Fat Strand | 595 kr', 'Tekanna | 1 150 kr'],
  home: '<div class="banner__box"><h2>Bränt två gånger</h2></div>',
  pages: {
    '/pages/press': ['Press', `<p>Bilder beställs av ${mail('press@salgmark.test')}.</p>`],
    '/pages/kontakt': [
      'Kontakt',
      `${shopifyForm(['Namn', 'E-post*', 'Meddelande'], 'Skicka')}<p>${mail('verkstad@salgmark.test')}</p>`,
    ],
    '/pages/for-butiker': [
      'För butiker',
      `<p>Vi säljer vårt stengods till butiker i hela Norden.</p><p>Minsta startorder är 4 500 kr och minsta påfyllnadsorder 2 000 kr. Våra återförsäljare får inte lägga upp varorna på Amazon, CDON, Fyndiq eller andra marknadsplatser.</p><p>Skriv till ${mail('butik@salgmark.test')}</p>`,
    ],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Studio Zandloper',
    productTitles: ['Studio Zandloper Klok Deventer 30 cm', 'Studio Zandloper Kookwekker Tik'],
    category: 'Home & Kitchen',
    search: [
      onInstagram('Studio Zandloper'),
      found('https://studiozandloper.test/', 'Studio Zandloper', 'Wandklokken van gerecycled staal.'),
      found('https://yogastudiozandloper.test/', 'Yogastudio Zandloper', 'Rooster.'),
    ],
    hosts: {
      'studiozandloper.test': clocks,
      'yogastudiozandloper.test': {
        '/': strangers('Yogastudio Zandloper', '<p>les@yogastudiozandloper.test</p>', 'nl'),
      },
    },
    expected: {
      website: 'studiozandloper.test',
      wayIn: writeTo('inkoop@studiozandloper.test'),
      traps: ['avg@studiozandloper.test', 'les@yogastudiozandloper.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'Je koopt bij ons in tegen groothandelsprijzen',
          '/pages/verkooppunten-zakelijk',
        ),
        minimum_opening_order: says(
          250,
          'De eerste inkoop is minimaal € 250',
          '/pages/verkooppunten-zakelijk',
        ),
        minimum_reorder: says(125, 'daarna € 125 per bestelling', '/pages/verkooppunten-zakelijk'),
        currency: 'EUR',
        documents: says(
          ['business_license', 'tax_id'],
          'Stuur een KvK-uittreksel en je btw-nummer',
          '/pages/verkooppunten-zakelijk',
        ),
        marketplaces: says(
          'forbidden',
          'Aanbieden op bol, Amazon of een ander platform mag niet',
          '/pages/verkooppunten-zakelijk',
        ),
      },
    },
  },
  {
    brand: 'Bijenhof Kaarsen',
    productTitles: ['Bijenhof Kaarsen Dinerkaars bijenwas per paar', 'Bijenhof Stompkaars 12 cm'],
    category: 'Home & Kitchen',
    search: [
      found('https://bijenhof-camping.test/', 'Camping de Bijenhof', 'Kamperen in Drenthe.'),
      found('https://www.bijenhofkaarsen.test/', 'Bijenhof Kaarsen', 'Kaarsen van Drentse bijenwas.'),
      onFacebook('Bijenhof Kaarsen'),
    ],
    hosts: {
      'www.bijenhofkaarsen.test': wax,
      'bijenhof-camping.test': {
        '/': strangers('Camping de Bijenhof', '<p>receptie@bijenhof-camping.test</p>', 'nl'),
      },
    },
    expected: {
      website: 'www.bijenhofkaarsen.test',
      wayIn: writeTo('geertje@bijenhofkaarsen.test'),
      traps: ['info@studioklaver.test', 'receptie@bijenhof-camping.test'],
      policy: {
        takes_wholesale: says('yes', 'Wij leveren onze kaarsen aan kadowinkels', '/winkeliers/'),
        minimum_opening_order: says(150, 'U start met een bestelling van ten minste € 150', '/winkeliers/'),
        minimum_reorder: says(75, 'aanvullen kan vanaf € 75', '/winkeliers/'),
        currency: 'EUR',
        marketplaces: says(
          'with_permission',
          'Verkoop via Amazon uitsluitend na schriftelijke toestemming',
          '/winkeliers/',
        ),
      },
    },
  },
  {
    brand: 'Björkö Ylle',
    productTitles: ['Björkö Ylle Pläd Skärgård', 'Björkö Ylle Raggsocka'],
    category: 'Home & Kitchen',
    search: [
      found('https://bjorkoylle.test/', 'Björkö Ylle', 'Plädar och sockor av svensk ull.'),
      onInstagram('Björkö Ylle'),
      found('https://bjorkohembygd.test/', 'Björkö hembygdsförening', 'Sommarens program.'),
    ],
    hosts: {
      'bjorkoylle.test': wool,
      'bjorkohembygd.test': {
        '/': strangers('Björkö hembygdsförening', '<p>kassor@bjorkohembygd.test</p>', 'sv'),
      },
    },
    expected: {
      website: 'bjorkoylle.test',
      wayIn: writeTo('tove@bjorkoylle.test'),
      traps: ['gdpr@bjorkoylle.test', 'kassor@bjorkohembygd.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'välkomna att köpa in våra plädar till grossistpris',
          '/aterforsaljare/',
        ),
        minimum_opening_order: says(3000, 'Första ordern ska uppgå till minst 3 000 kr', '/aterforsaljare/'),
        minimum_reorder: says(1500, 'därefter 1 500 kr', '/aterforsaljare/'),
        currency: 'SEK',
        documents: says(
          ['tax_id', 'website_url'],
          'Uppge momsregistreringsnummer och butikens hemsida',
          '/aterforsaljare/',
        ),
      },
    },
  },
  {
    brand: 'Sälgmark',
    productTitles: ['Sälgmark Keramik Mugg Ler', 'Sälgmark Fat Strand Stengods'],
    category: 'Home & Kitchen',
    search: [
      onEtsy('Sälgmark'),
      found('https://www.salgmark.test/', 'Sälgmark Keramik | Stengods från Österlen', 'Muggar och fat.'),
      found('https://nordbutik.test/salgmark', 'Sälgmark | Nordbutik', 'Keramik.'),
    ],
    hosts: {
      'www.salgmark.test': clay,
      'nordbutik.test': {
        '/salgmark': stocks('Nordbutik', 'Sälgmark', ['Mugg Ler'], 'kundtjanst@nordbutik.test', 'sv'),
      },
    },
    expected: {
      website: 'www.salgmark.test',
      wayIn: writeTo('butik@salgmark.test'),
      traps: ['press@salgmark.test', 'kundtjanst@nordbutik.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'Vi säljer vårt stengods till butiker i hela Norden',
          '/pages/for-butiker',
        ),
        minimum_opening_order: says(4500, 'Minsta startorder är 4 500 kr', '/pages/for-butiker'),
        minimum_reorder: says(2000, 'minsta påfyllnadsorder 2 000 kr', '/pages/for-butiker'),
        currency: 'SEK',
        marketplaces: says(
          'forbidden',
          'får inte lägga upp varorna på Amazon, CDON, Fyndiq eller andra marknadsplatser',
          '/pages/for-butiker',
        ),
      },
    },
  },
];
