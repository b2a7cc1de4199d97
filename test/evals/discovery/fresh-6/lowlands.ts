import type { DiscoveryCase } from '../case.ts';
import { wix } from './systems/builders.ts';
import { etsy, facebook, hit, instagram, other, seller } from './systems/elsewhere.ts';
import { mail, said, written } from './systems/shop.ts';
import { dawn, debut } from './systems/shopify.ts';
import { form7, storefront } from './systems/wordpress.ts';

const ceramics = dawn(
  {
    name: 'Zeegras Keramiek',
    host: 'zeegraskeramiek.test',
    tagline: 'Servies in de kleuren van de kust',
    language: 'nl',
    banner: 'Gratis verzending vanaf €75',
    nav: 'Servies=/collections/all; Vazen=/collections/vazen; Over ons=/pages/over-ons',
    foot: 'Verkooppunten=/pages/verkooppunten; Zakelijk=/pages/zakelijk; Contact=/pages/contact; Privacy=/policies/privacy-policy',
    goods: 'Mok Duin=€24,50; Ontbijtbord Schelp=€29,00; Kom Wad=€32,00',
    about: '<p>Gedraaid in Zierikzee, gebakken op zonnestroom.</p>',
    privacy: 'privacy@zeegraskeramiek.test',
  },
  {
    '/pages/over-ons': [
      'Over ons',
      '<p>Marloes draait, Joost glazuurt. Atelierwinkel open op vrijdag en zaterdag, 11-17 uur.</p>',
    ],
    '/pages/verkooppunten': [
      'Verkooppunten',
      '<ul><li>Winkel van Jans, Middelburg</li><li>Kust &amp; Keuken, Haarlem</li></ul>',
    ],
    '/pages/contact': [
      'Contact',
      `<p>${mail('hallo@zeegraskeramiek.test')}</p><p>Pers: ${mail('pers@zeegraskeramiek.test')}</p>`,
    ],
    '/pages/zakelijk': [
      'Zakelijk',
      `<p>Wij leveren aan woonwinkels, conceptstores en horeca.</p><ul><li>Eerste order vanaf €300 excl. btw</li><li>Levertijd zes weken</li><li>Verkoop via bol.com, Amazon of andere marktplaatsen is niet toegestaan</li></ul><p>Mail naar ${mail('inkoop@zeegraskeramiek.test')} en we sturen je de prijslijst.</p>`,
    ],
  },
);

const liquorice = storefront(
  {
    name: 'Drop van Dirksen',
    host: 'www.dropvandirksen.test',
    tagline: 'Ambachtelijke drop uit Kampen',
    language: 'nl',
    nav: 'Winkel=/shop/; Over Dirksen=/over-dirksen/; Contact=/contact/',
    foot: 'Groothandel=/groothandel/; Contact=/contact/; Verzenden=/verzenden/; Privacy=/privacy-policy/',
    goods: 'Dubbelzout 250 g=€4,95; Honingdrop 250 g=€4,95; Snoepblik=€14,95',
    about: '<p>Sinds 1926 gekookt in dezelfde koperen ketels.</p>',
    small: 'Website: Webburo IJssel, support@webburo-ijssel.test.',
  },
  {
    '/over-dirksen/': ['Over Dirksen', '<p>Vierde generatie.</p>'],
    '/verzenden/': ['Verzenden', '<p>Minimaal bestelbedrag in de webwinkel is €10. Vanaf €40 gratis.</p>'],
    '/contact/': ['Contact', form7('Naam*; E-mail*=naam@voorbeeld.nl; Bericht*', 'Versturen', '/contact/')],
    '/groothandel/': [
      'Groothandel',
      '<p>Dirksen verkoopt niet meer rechtstreeks aan winkels. Onze drop is voor winkeliers verkrijgbaar bij de groothandels Snoepcentrale Zwolle en De Zoete Hal.</p><p>Vragen? Gebruik het contactformulier.</p>',
    ],
  },
);

const posters = wix(
  {
    name: 'Studio Kievit',
    host: 'www.studiokievit.test',
    tagline: 'Posters en kaarten met vogels',
    language: 'nl',
    nav: 'Shop=/shop; Over=/over; Contact=/contact',
    foot: 'Wederverkoop=/wederverkoop; Contact=/contact; Privacy=/privacy-policy',
    goods: 'Poster Kievit A3=€22,00; Kaartenset van 6=€12,00; Verjaardagskalender=€14,50',
    about: '<p>Getekend in Groningen, gedrukt op gerecycled papier.</p>',
  },
  {
    '/over': ['Over', '<p>Ik ben Femke en ik teken vogels.</p>'],
    '/contact': [
      'Contact',
      '<p>femke apenstaartje studiokievit punt test</p><p>femke@studiokievit.test</p><p>Stages: stage@academie-minerva.test</p>',
    ],
    '/wederverkoop': [
      'Wederverkoop',
      '<p>Winkels kunnen mijn kaarten en posters inkopen tegen groothandelsprijzen.</p><p>Je eerste bestelling is minstens €100.</p><p>Mail me voor de lijst: femke@studiokievit.test</p>',
    ],
  },
);

const birch = debut(
  {
    name: 'Björkviks Hantverk',
    host: 'bjorkvikshantverk.test',
    tagline: 'Slöjd i björk',
    language: 'sv',
    banner: 'Fri frakt över 600 kr',
    nav: 'Butik=/collections/all; Om oss=/pages/om-oss',
    foot: 'Återförsäljare=/pages/aterforsaljare; Kontakt=/pages/kontakt; Integritetspolicy=/policies/privacy-policy',
    goods: 'Smörkniv Björk=89 kr; Skärbräda Stor=495 kr; Ljusstake=349 kr',
    about: '<p>Täljt och svarvat i Hälsingland.</p>',
    privacy: 'gdpr@bjorkvikshantverk.test',
  },
  {
    '/pages/om-oss': ['Om oss', '<p>Gårdsbutiken har öppet lördagar 10-14.</p>'],
    '/pages/kontakt': ['Kontakt', `<p>Kundtjänst: ${written('hej@bjorkvikshantverk.test')}</p>`],
    '/pages/aterforsaljare': [
      'Återförsäljare',
      `<p>Vi säljer till butiker, museishoppar och hotell i hela Norden.</p><p>Första beställningen ska vara på minst 2 000 kr exkl. moms, därefter minst 800 kr.</p><p>Våra varor får inte säljas på Amazon.</p><p>Mejla till ${mail('ulla@bjorkvikshantverk.test')}.</p>`,
    ],
  },
);

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Zeegras Keramiek',
    productTitles: ['Zeegras Keramiek Mok Duin', 'Zeegras Keramiek Kom Wad'],
    category: 'Home & Kitchen',
    search: [
      hit(
        'https://zeegraskeramiek.test/',
        'Zeegras Keramiek – Servies in de kleuren van de kust',
        'Zierikzee.',
      ),
      hit('https://stichtingzeegras.test/', 'Stichting Zeegras', 'Herstel van zeegras in de Waddenzee.'),
      instagram('Zeegras Keramiek', 'Servies van zee.'),
    ],
    hosts: {
      'zeegraskeramiek.test': ceramics,
      'stichtingzeegras.test': {
        '/': other('Stichting Zeegras', '<p>vrijwilligers@stichtingzeegras.test</p>'),
      },
    },
    expected: {
      website: 'zeegraskeramiek.test',
      wayIn: { kind: 'address', anyOf: ['inkoop@zeegraskeramiek.test'] },
      traps: [
        'privacy@zeegraskeramiek.test',
        'pers@zeegraskeramiek.test',
        'vrijwilligers@stichtingzeegras.test',
      ],
      policy: {
        takes_wholesale: said(
          'yes',
          'Wij leveren aan woonwinkels, conceptstores en horeca',
          '/pages/zakelijk',
        ),
        minimum_opening_order: said(300, 'Eerste order vanaf €300 excl. btw', '/pages/zakelijk'),
        currency: 'EUR',
        marketplaces: said(
          'forbidden',
          'Verkoop via bol.com, Amazon of andere marktplaatsen is niet toegestaan',
          '/pages/zakelijk',
        ),
      },
    },
  },
  {
    brand: 'Drop van Dirksen',
    productTitles: ['Drop van Dirksen Dubbelzout 250 g', 'Drop van Dirksen Honingdrop'],
    category: 'Grocery & Gourmet Food',
    search: [
      hit('https://www.dropvandirksen.test/', 'Drop van Dirksen - Ambachtelijke drop', 'Kampen, sinds 1926.'),
      hit('https://dirksenmakelaars.test/', 'Dirksen Makelaars', 'Huizen in Kampen.'),
      hit('https://hollandsnoep.test/dirksen', 'Dirksen | Holland Snoep', 'Dirksen drop online.'),
    ],
    hosts: {
      'www.dropvandirksen.test': liquorice,
      'dirksenmakelaars.test': { '/': other('Dirksen Makelaars', '<p>info@dirksenmakelaars.test</p>') },
      'hollandsnoep.test': {
        '/dirksen': seller('Holland Snoep', 'Dirksen', ['Dubbelzout 250 g'], 'zakelijk@hollandsnoep.test'),
      },
    },
    expected: {
      website: 'www.dropvandirksen.test',
      wayIn: { kind: 'form', anyOf: ['https://www.dropvandirksen.test/contact/'] },
      traps: [
        'support@webburo-ijssel.test',
        'naam@voorbeeld.nl',
        'info@dirksenmakelaars.test',
        'zakelijk@hollandsnoep.test',
      ],
      policy: {
        takes_wholesale: said('no', 'Dirksen verkoopt niet meer rechtstreeks aan winkels', '/groothandel/'),
        distributors: said(
          ['Snoepcentrale Zwolle', 'De Zoete Hal'],
          'bij de groothandels Snoepcentrale Zwolle en De Zoete Hal',
          '/groothandel/',
        ),
      },
    },
  },
  {
    brand: 'Studio Kievit',
    productTitles: ['Studio Kievit Poster Kievit A3', 'Studio Kievit Verjaardagskalender'],
    category: 'Office Products',
    search: [
      etsy('Studio Kievit'),
      hit('https://www.studiokievit.test/', 'Studio Kievit | Posters en kaarten', 'Groningen.'),
      hit('https://kievitbescherming.test/', 'Red de kievit', 'Weidevogels in nood.'),
    ],
    hosts: {
      'www.studiokievit.test': posters,
      'kievitbescherming.test': { '/': other('Red de kievit', '<p>doneer@kievitbescherming.test</p>') },
    },
    expected: {
      website: 'www.studiokievit.test',
      wayIn: { kind: 'address', anyOf: ['femke@studiokievit.test'] },
      traps: ['stage@academie-minerva.test', 'doneer@kievitbescherming.test'],
      policy: {
        takes_wholesale: said('yes', 'inkopen tegen groothandelsprijzen', '/wederverkoop'),
        minimum_opening_order: said(100, 'Je eerste bestelling is minstens €100', '/wederverkoop'),
        currency: 'EUR',
      },
    },
  },
  {
    brand: 'Björkviks Hantverk',
    productTitles: ['Björkviks Hantverk Smörkniv Björk', 'Björkviks Skärbräda Stor'],
    category: 'Home & Kitchen',
    search: [
      facebook('Bjorkviks Hantverk'),
      hit('https://bjorkvikshantverk.test/', 'Björkviks Hantverk – Slöjd i björk', 'Hälsingland.'),
      hit('https://bjorkviksbryggeri.test/', 'Björkviks Bryggeri', 'Öl och ölprovning.'),
    ],
    hosts: {
      'bjorkvikshantverk.test': birch,
      'bjorkviksbryggeri.test': { '/': other('Björkviks Bryggeri', '<p>boka@bjorkviksbryggeri.test</p>') },
    },
    expected: {
      website: 'bjorkvikshantverk.test',
      wayIn: { kind: 'address', anyOf: ['ulla@bjorkvikshantverk.test'] },
      traps: ['gdpr@bjorkvikshantverk.test', 'boka@bjorkviksbryggeri.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Vi säljer till butiker, museishoppar och hotell',
          '/pages/aterforsaljare',
        ),
        minimum_opening_order: said(
          2000,
          'Första beställningen ska vara på minst 2 000 kr',
          '/pages/aterforsaljare',
        ),
        minimum_reorder: said(800, 'därefter minst 800 kr', '/pages/aterforsaljare'),
        currency: 'SEK',
        marketplaces: said(
          'amazon_forbidden',
          'Våra varor får inte säljas på Amazon',
          '/pages/aterforsaljare',
        ),
      },
    },
  },
];
