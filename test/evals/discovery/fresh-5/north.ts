import type { DiscoveryCase } from '../case.ts';
import { squarespace } from './systems/builders.ts';
import { amazon, facebook, hit, instagram } from './systems/elsewhere.ts';
import { mail, said, veiled } from './systems/shop.ts';
import { shopify, shopifyForm } from './systems/shopify.ts';
import { wordpress } from './systems/wordpress.ts';

const bikes = wordpress({
  builder: 'elementor',
  language: 'nl',
  name: 'Fietsatelier Brug 12',
  host: 'brug12.test',
  tagline: 'Fietstassen van gerecycled zeil',
  nav: 'Shop=/shop/; Over ons=/about/; Dealers=/dealers/; Contact=/contact/',
  foot: 'Dealer worden=/dealer-worden/; Verzending=/shipping/; Privacy=/privacy-policy/; Voorwaarden=/terms/',
  goods: 'Dubbele fietstas Zeil=&euro; 89,95; Stuurtas Mini=&euro; 49,95; Zadelhoes=&euro; 14,95',
  about: '<p>In onze werkplaats in Utrecht maken we tassen van oude vrachtwagenzeilen.</p>',
  privacy: 'avg@brug12.test',
});

const play = shopify({
  language: 'nl',
  name: 'Studio Pluim',
  host: 'studiopluim.test',
  tagline: 'Posters en kaarten voor de kinderkamer',
  nav: 'Posters=/collections/all; Kaarten=/collections/kaarten; Over=/pages/about',
  foot: 'Verkooppunten=/pages/verkooppunten; Contact=/pages/contact; Zakelijk=/pages/zakelijk; Privacy=/policies/privacy-policy',
  goods: 'Poster Bosdieren A3=&euro; 17,50; Geboortekaart Haas=&euro; 2,75; Verjaardagskalender=&euro; 16,95',
  about: '<p>Marloes tekent, Bram verpakt. Vanuit Deventer.</p>',
});

const wax = squarespace({
  language: 'sv',
  name: 'Norrljus',
  host: 'norrljus.test',
  tagline: 'Doftljus fr&aring;n J&auml;mtland',
  nav: 'Butik=/shop; Om oss=/about; Kontakt=/kontakt',
  foot: '&Aring;terf&ouml;rs&auml;ljare=/aterforsaljare; K&ouml;pvillkor=/terms; Integritet=/privacy-policy',
  goods: 'Doftljus Tall 180 g=279 kr; Doftljus Hj&ouml;rtron=279 kr; Ljussax=149 kr',
  about: '<p>Vi gjuter ljus av svensk rapsolja i &Ouml;stersund.</p>',
});

const clay = wordpress({
  builder: 'blocks',
  language: 'pl',
  name: 'Pracownia Glinka',
  host: 'pracowniaglinka.test',
  tagline: 'Ceramika u&#380;ytkowa',
  nav: 'Sklep=/shop/; O nas=/about/; Wsp&oacute;&#322;praca hurtowa=/hurt/; Kontakt=/kontakt/',
  foot: 'Dostawa=/shipping/; Regulamin=/terms/; Polityka prywatno&#347;ci=/privacy-policy/',
  goods: 'Kubek Mg&#322;a 300 ml=79 z&#322;; Talerz &#321;&#261;ka=95 z&#322;; Dzbanek=189 z&#322;',
  about: '<p>Ma&#322;a pracownia w Boles&#322;awcu.</p>',
  privacy: 'rodo@pracowniaglinka.test',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Brug 12',
    productTitles: ['Brug 12 Dubbele fietstas gerecycled zeil', 'Brug 12 Stuurtas Mini zwart'],
    category: 'Sports & Outdoors',
    search: [
      hit('https://cafebrug12.test/', 'Café Brug 12 - Amsterdam', 'Eten en drinken aan de gracht.'),
      hit('https://brug12.test/', 'Fietsatelier Brug 12', 'Fietstassen van gerecycled zeil uit Utrecht.'),
      hit('https://fietstotaal.test/merk/brug-12', 'Brug 12 fietstassen - FietsTotaal', 'Morgen in huis.'),
    ],
    hosts: {
      'brug12.test': {
        ...bikes.basics,
        '/contact/': bikes.page(
          'Contact',
          `<p>Werkplaats: ${veiled('info@brug12.test')}</p><p>Stage of werken bij ons: ${veiled('vacatures@brug12.test', 0x33)}</p>`,
        ),
        '/dealers/': bikes.page(
          'Dealers',
          '<ul><li>Snel Tweewielers, Utrecht</li><li>De Fietsenmaker, Gent (gent@defietsenmaker.test)</li></ul>',
        ),
        '/dealer-worden/': bikes.page(
          'Dealer worden',
          `<p>Wij leveren aan fietsenwinkels in Nederland en Belgi&euml;. Wil je onze tassen in je winkel? Stuur je btw-nummer en een foto van je winkel naar ${veiled('dealers@brug12.test', 0x62)}.</p><p>De eerste bestelling is minimaal &euro; 350 exclusief btw. Voor nabestellingen geldt een minimum van &euro; 150.</p><p>Verkoop via bol, Amazon of andere platforms is niet toegestaan.</p>`,
        ),
      },
      'cafebrug12.test': {
        '/': '<html lang="nl"><head><title>Café Brug 12</title></head><body><h1>Café Brug 12</h1><p>Reserveren: reserveren@cafebrug12.test</p></body></html>',
      },
    },
    expected: {
      website: 'brug12.test',
      wayIn: { kind: 'address', anyOf: ['dealers@brug12.test'] },
      traps: [
        'avg@brug12.test',
        'vacatures@brug12.test',
        'gent@defietsenmaker.test',
        'reserveren@cafebrug12.test',
      ],
      policy: {
        takes_wholesale: said(
          'yes',
          'Wij leveren aan fietsenwinkels in Nederland en België',
          '/dealer-worden/',
        ),
        minimum_opening_order: said(350, 'De eerste bestelling is minimaal € 350', '/dealer-worden/'),
        minimum_reorder: said(150, 'Voor nabestellingen geldt een minimum van € 150', '/dealer-worden/'),
        currency: 'EUR',
        documents: said(
          ['tax_id', 'storefront_photos'],
          'Stuur je btw-nummer en een foto van je winkel',
          '/dealer-worden/',
        ),
        marketplaces: said(
          'forbidden',
          'Verkoop via bol, Amazon of andere platforms is niet toegestaan',
          '/dealer-worden/',
        ),
      },
    },
  },
  {
    brand: 'Studio Pluim',
    productTitles: ['Studio Pluim Poster Bosdieren A3', 'Studio Pluim Verjaardagskalender'],
    search: [
      hit('https://studiopluim.test/', 'Studio Pluim', 'Posters en kaarten voor de kinderkamer.'),
      instagram('Studio Pluim', '22K volgers.'),
      facebook('Studio Pluim'),
    ],
    hosts: {
      'studiopluim.test': {
        ...play.basics,
        '/pages/contact': play.page(
          'Contact',
          `<p>Mail ons via ${mail('hoi@studiopluim.test')}.</p>${shopifyForm('Naam; E-mail*; Bericht', 'Versturen')}`,
        ),
        '/pages/verkooppunten': play.page(
          'Verkooppunten',
          '<p>Kinderboekwinkel De Uil, Zutphen. Het Nest, Breda.</p>',
        ),
        '/pages/zakelijk': play.page(
          'Zakelijk',
          `<p>Heb je een winkel en wil je onze posters en kaarten verkopen? Winkels kunnen bij ons tegen inkoopprijzen bestellen vanaf &euro; 125 exclusief btw voor de eerste order.</p><p>Vraag de inkooplijst aan via ${mail('inkoop@studiopluim.test')}.</p><p>Zoek je een relatiegeschenk? Vanaf 50 stuks maken we een offerte.</p>`,
        ),
      },
    },
    expected: {
      website: 'studiopluim.test',
      wayIn: { kind: 'address', anyOf: ['inkoop@studiopluim.test'] },
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Winkels kunnen bij ons tegen inkoopprijzen bestellen',
          '/pages/zakelijk',
        ),
        minimum_opening_order: said(
          125,
          'bestellen vanaf € 125 exclusief btw voor de eerste order',
          '/pages/zakelijk',
        ),
        currency: 'EUR',
      },
    },
  },
  {
    brand: 'Norrljus',
    productTitles: ['Norrljus Doftljus Tall 180 g', 'Norrljus Ljussax mässing'],
    search: [
      hit('https://norrljus-media.test/', 'Norrljus Media AB', 'Foto och film i Umeå.'),
      hit('https://norrljus.test/', 'Norrljus — Doftljus från Jämtland', 'Ljus av svensk rapsolja.'),
    ],
    hosts: {
      'norrljus.test': {
        ...wax.basics,
        '/kontakt': wax.page(
          'Kontakt',
          `<h1>Kontakt</h1><p>Kundtj&auml;nst: ${mail('hej@norrljus.test')}</p><p>Press: ${mail('press@norrljus.test')}</p>`,
        ),
        '/aterforsaljare': wax.page(
          '&Aring;terf&ouml;rs&auml;ljare',
          `<h1>Bli &aring;terf&ouml;rs&auml;ljare</h1><p>Vi s&auml;ljer till butiker, hotell och spa i hela Norden.</p><p>F&ouml;rsta ordern ska vara p&aring; minst 2 500 kr exklusive moms.</p><p>Mejla namn p&aring; butiken och ort till ${mail('order@norrljus.test')} s&aring; skickar vi prislistan.</p>`,
        ),
      },
      'norrljus-media.test': {
        '/': '<html lang="sv"><head><title>Norrljus Media AB</title></head><body><h1>Norrljus Media</h1><p>info@norrljus-media.test</p></body></html>',
      },
    },
    expected: {
      website: 'norrljus.test',
      wayIn: { kind: 'address', anyOf: ['order@norrljus.test'] },
      traps: ['press@norrljus.test', 'info@norrljus-media.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Vi säljer till butiker, hotell och spa i hela Norden',
          '/aterforsaljare',
        ),
        minimum_opening_order: said(2500, 'Första ordern ska vara på minst 2 500 kr', '/aterforsaljare'),
        currency: 'SEK',
      },
    },
  },
  {
    brand: 'Pracownia Glinka',
    productTitles: ['Pracownia Glinka Kubek Mgła 300 ml', 'Pracownia Glinka Talerz Łąka'],
    category: 'Home & Kitchen',
    search: [
      amazon('Pracownia Glinka', 'Kubek Mgła'),
      hit('https://pracowniaglinka.test/', 'Pracownia Glinka', 'Ceramika użytkowa z Bolesławca.'),
      hit('https://przedszkoleglinka.test/', 'Przedszkole Glinka', 'Zapisy na rok 2027.'),
    ],
    hosts: {
      'pracowniaglinka.test': {
        ...clay.basics,
        '/kontakt/': clay.page('Kontakt', `<p>Napisz do nas: ${mail('kontakt@pracowniaglinka.test')}</p>`),
        '/hurt/': clay.page(
          'Wsp&oacute;&#322;praca hurtowa',
          `<p>Prowadzimy sprzeda&#380; hurtow&#261; dla sklep&oacute;w, kawiarni i restauracji.</p><p>Minimalna warto&#347;&#263; pierwszego zam&oacute;wienia to 800 z&#322; netto.</p><p>Prosimy o podanie numeru NIP w wiadomo&#347;ci na adres ${mail('hurt@pracowniaglinka.test')}.</p>`,
        ),
      },
      'przedszkoleglinka.test': {
        '/': '<html lang="pl"><head><title>Przedszkole Glinka</title></head><body><h1>Przedszkole Glinka</h1><p>sekretariat@przedszkoleglinka.test</p></body></html>',
      },
    },
    expected: {
      website: 'pracowniaglinka.test',
      wayIn: { kind: 'address', anyOf: ['hurt@pracowniaglinka.test'] },
      traps: ['rodo@pracowniaglinka.test', 'sekretariat@przedszkoleglinka.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Prowadzimy sprzedaż hurtową dla sklepów, kawiarni i restauracji',
          '/hurt/',
        ),
        minimum_opening_order: said(800, 'Minimalna wartość pierwszego zamówienia to 800 zł netto', '/hurt/'),
        currency: 'PLN',
        documents: said(['tax_id'], 'Prosimy o podanie numeru NIP', '/hurt/'),
      },
    },
  },
];
