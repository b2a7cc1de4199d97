import type { DiscoveryCase } from '../case.ts';
import { squarespace } from './systems/builders.ts';
import { bigForm, cornerstone, shopware } from './systems/carts.ts';
import { found, onAmazon, onAmazonDe, onFacebook, stocks, strangers } from './systems/elsewhere.ts';
import { mail } from './systems/hiding.ts';
import { dawn, tab } from './systems/shopify.ts';
import { says, writeTo } from './systems/site.ts';

const stoves = cornerstone({
  name: 'Tarnfire Stoves',
  host: 'www.tarnfire.test',
  tagline: 'Titanium wood stoves that fold flat',
  bar: 'Free US shipping over $75',
  menu: ['Stoves /stoves/', 'Spares /spares/', 'Distributors /distributors/'],
  foot: ['Distributors /distributors/', 'Contact /contact/'],
  range: ['Tarn One | $149.00', 'Tarn Duo | $189.00', 'Spark Screen | $24.00'],
  home: '<section><h2>Twigs are free</h2></section>',
  imprint: 'Bozeman, MT',
  pages: {
    '/contact/': [
      'Contact',
      `${bigForm(['Full Name', 'Email*', 'Comments*'], 'Submit')}<p>${mail('camp@tarnfire.test')}</p>`,
    ],
    '/distributors/': [
      'Distributors',
      `<p>Shops outside the United States buy from the importer for their country.</p><h3>Norway</h3><p>Fjellsport Engros AS<br>post@fjellsport-engros.test</p><h3>Japan</h3><p>Kogarashi Trading K.K.<br>info@kogarashi.test</p><h3>United Kingdom</h3><p>Bothy Imports Ltd<br>trade@bothyimports.test</p><h3>United States</h3><p>Retailers in the US order from us at dealer prices. ${mail('dealers@tarnfire.test')}</p>`,
    ],
  },
});

const brushes = shopware({
  name: 'Quellstein Keramik',
  host: 'quellstein-keramik.test',
  tagline: 'Filterkaffeekannen aus Westerwälder Ton',
  language: 'de',
  menu: ['Kannen /kannen/', 'Manufaktur /manufaktur', 'International /international'],
  foot: ['International /international', 'Impressum /impressum'],
  range: ['Kanne Lahn 1 l | 69,00 €', 'Filter Nr. 4 | 34,00 €', 'Becher | 22,00 €'],
  home: '<h2>Salzglasiert und spülmaschinenfest</h2>',
  pages: {
    '/manufaktur': ['Manufaktur', '<p>Werksverkauf freitags von 13 bis 17 Uhr, Ransbach-Baumbach.</p>'],
    '/impressum': ['Impressum', `<p>Quellstein Keramik GmbH. ${mail('hallo@quellstein-keramik.test')}</p>`],
    '/international': [
      'International',
      `<p>In diesen Ländern vertreiben Importeure unsere Kannen an den Handel:</p><h4>Schweiz</h4><p>Bergkaffee Handels AG, Chur, laden@bergkaffee.test</p><h4>Niederlande</h4><p>Van Houten Servies B.V., Zwolle, verkoop@vanhoutenservies.test</p><h4>Südkorea</h4><p>Hanok Living Co., Seoul, hello@hanokliving.test</p><h4>Deutschland</h4><p>Deutsche Fachgeschäfte kaufen bei uns im Werk ein. Frau Abel nimmt Aufträge entgegen: ${mail('abel@quellstein-keramik.test')}</p>`,
    ],
  },
});

const filters = dawn({
  name: 'Brightwater Pitchers',
  host: 'brightwaterpitchers.test',
  tagline: 'Glass pitchers with a filter worth keeping',
  bar: 'Free shipping when you spend $60',
  menu: ['Pitchers /collections/pitchers', 'Filters /collections/filters', 'FAQ /pages/faq'],
  foot: ['FAQ /pages/faq', 'Contact /pages/contact'],
  range: ['Brightwater 60 oz | $64.00', 'Filter, two-pack | $28.00', 'Bamboo Lid | $14.00'],
  home: '<div class="banner__box"><h2>Water, minus the rest</h2></div>',
  pages: {
    '/pages/contact': ['Contact', `<p>${mail('care@brightwaterpitchers.test')}</p>`],
    '/pages/faq': [
      'FAQ',
      `${tab('How often do I change the filter?', '<p>Every sixty days.</p>')}${tab('Do you offer student discounts?', '<p>Yes, 10% with a valid ID.</p>')}${tab('Do you sell to retailers?', `<p>We do, through retail accounts in the US and Canada. New accounts place at least $360 the first time and $180 from then on. Email ${mail('accounts@brightwaterpitchers.test')} with your resale certificate.</p>`)}${tab('Is it OK to list Brightwater on Amazon?', '<p>Amazon sales are reserved for us, and retail accounts that list there are closed.</p>')}${tab('Is there a minimum for free shipping?', '<p>$60.</p>')}`,
    ],
  },
});

const lamps = squarespace({
  name: 'Hollowell Lamp Co.',
  host: 'www.hollowell-lamp.test',
  tagline: 'Lamps turned from storm-felled oak',
  menu: ['Lamps /shop', 'Questions /questions', 'Visit /visit'],
  foot: ['Questions /questions', 'Contact /contact'],
  range: ['Acorn Lamp | $240.00', 'Stump Lamp | $310.00', 'Linen Shade | $85.00'],
  home: '<section class="page-section"><h2>After the wind, light</h2></section>',
  imprint: 'Photography: studio@graypoolphoto.test',
  pages: {
    '/visit': ['Visit', '<p>Showroom by appointment, two people at a time.</p>'],
    '/contact': ['Contact', '<p>lamps@hollowell-lamp.test</p>'],
    '/questions': [
      'Questions',
      `<ul class="accordion-items-container"><li class="accordion-item"><h4 class="accordion-item__title-wrapper"><button class="accordion-item__click-target"><span class="accordion-item__title">Which bulb fits?</span></button></h4><div class="accordion-item__dropdown"><p>Any E26, 40 W or less.</p></div></li><li class="accordion-item"><h4><button><span class="accordion-item__title">I run a lighting showroom. Who do I talk to?</span></button></h4><div class="accordion-item__dropdown"><p>Talk to Wren (wren@hollowell-lamp.test). Showrooms and design stores get 50% off with an opening order of $1,200; please send a credit application.</p></div></li><li class="accordion-item"><h4><button><span class="accordion-item__title">How are prices kept fair?</span></button></h4><div class="accordion-item__dropdown"><p>All of our showrooms sign a MAP policy, so that no one is undercut.</p></div></li></ul>`,
    ],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Tarnfire',
    productTitles: ['Tarnfire Tarn One Folding Titanium Wood Stove', 'Tarnfire Spark Screen'],
    category: 'Sports & Outdoors',
    search: [
      found('https://bothyimports.test/', 'Bothy Imports Ltd', 'Tarnfire and more.'),
      found('https://www.tarnfire.test/', 'Tarnfire Stoves', 'Titanium wood stoves that fold flat.'),
      onAmazon('Tarnfire', 'Stoves'),
    ],
    hosts: {
      'www.tarnfire.test': stoves,
      'bothyimports.test': {
        '/': strangers('Bothy Imports Ltd', '<p>We bring Tarnfire, Skarn and Ullr to British shops.</p>'),
      },
    },
    expected: {
      website: 'www.tarnfire.test',
      wayIn: writeTo('dealers@tarnfire.test'),
      traps: [],
      policy: {
        takes_wholesale: says('yes', 'Retailers in the US order from us at dealer prices', '/distributors/'),
        distributors: says(
          ['Fjellsport Engros AS', 'Kogarashi Trading K.K.', 'Bothy Imports Ltd'],
          'Shops outside the United States buy from the importer for their country. Norway Fjellsport Engros AS post@fjellsport-engros.test Japan Kogarashi Trading K.K. info@kogarashi.test United Kingdom Bothy Imports Ltd trade@bothyimports.test',
          '/distributors/',
        ),
      },
    },
  },
  {
    brand: 'Quellstein',
    productTitles: ['Quellstein Keramik Kanne Lahn 1 l', 'Quellstein Filter Nr. 4'],
    category: 'Home & Kitchen',
    search: [
      onAmazonDe('Quellstein', 'Kaffeekanne'),
      found(
        'https://quellstein-keramik.test/',
        'Quellstein Keramik',
        'Filterkaffeekannen aus Westerwälder Ton.',
      ),
      found('https://therme-quellstein.test/', 'Therme Quellstein', 'Sauna und Bad.'),
    ],
    hosts: {
      'quellstein-keramik.test': brushes,
      'therme-quellstein.test': {
        '/': strangers('Therme Quellstein', '<p>kasse@therme-quellstein.test</p>', 'de'),
      },
    },
    expected: {
      website: 'quellstein-keramik.test',
      wayIn: writeTo('abel@quellstein-keramik.test'),
      traps: ['kasse@therme-quellstein.test'],
      policy: {
        takes_wholesale: says('yes', 'Deutsche Fachgeschäfte kaufen bei uns im Werk ein', '/international'),
        distributors: says(
          ['Bergkaffee Handels AG', 'Van Houten Servies B.V.', 'Hanok Living Co.'],
          'In diesen Ländern vertreiben Importeure unsere Kannen an den Handel: Schweiz Bergkaffee Handels AG, Chur, laden@bergkaffee.test Niederlande Van Houten Servies B.V., Zwolle, verkoop@vanhoutenservies.test Südkorea Hanok Living Co., Seoul, hello@hanokliving.test',
          '/international',
        ),
      },
    },
  },
  {
    brand: 'Brightwater Pitchers',
    productTitles: ['Brightwater Pitchers 60 oz Glass Water Pitcher', 'Brightwater Filter Two-Pack'],
    category: 'Home & Kitchen',
    search: [
      onAmazon('Brightwater', 'Pitchers'),
      found('https://brightwatermuni.test/', 'Brightwater Utilities', 'Pay your bill.'),
      found('https://brightwaterpitchers.test/', 'Brightwater Pitchers', 'Glass pitchers.'),
    ],
    hosts: {
      'brightwaterpitchers.test': filters,
      'brightwatermuni.test': {
        '/': strangers('Brightwater Utilities', '<p>billing@brightwatermuni.test</p>'),
      },
    },
    expected: {
      website: 'brightwaterpitchers.test',
      wayIn: writeTo('accounts@brightwaterpitchers.test'),
      traps: ['billing@brightwatermuni.test'],
      policy: {
        takes_wholesale: says('yes', 'We do, through retail accounts in the US and Canada', '/pages/faq'),
        minimum_opening_order: says(360, 'New accounts place at least $360 the first time', '/pages/faq'),
        minimum_reorder: says(180, '$180 from then on', '/pages/faq'),
        currency: 'USD',
        documents: says(['resale_certificate'], 'with your resale certificate', '/pages/faq'),
        marketplaces: says('amazon_forbidden', 'retail accounts that list there are closed', '/pages/faq'),
      },
    },
  },
  {
    brand: 'Hollowell Lamp Co',
    productTitles: ['Hollowell Lamp Co Acorn Lamp', 'Hollowell Lamp Linen Shade'],
    category: 'Home & Kitchen',
    search: [
      onFacebook('Hollowell Lamp Co'),
      found('https://www.hollowell-lamp.test/', 'Hollowell Lamp Co.', 'Lamps turned from storm-felled oak.'),
      found('https://lumenhouse.test/hollowell', 'Hollowell | Lumen House', 'Acorn Lamp.'),
    ],
    hosts: {
      'www.hollowell-lamp.test': lamps,
      'lumenhouse.test': {
        '/hollowell': stocks('Lumen House', 'Hollowell', ['Acorn Lamp'], 'sales@lumenhouse.test'),
      },
    },
    expected: {
      website: 'www.hollowell-lamp.test',
      wayIn: writeTo('wren@hollowell-lamp.test'),
      traps: ['studio@graypoolphoto.test', 'sales@lumenhouse.test'],
      policy: {
        takes_wholesale: says('yes', 'Showrooms and design stores get 50% off', '/questions'),
        minimum_opening_order: says(1200, 'with an opening order of $1,200', '/questions'),
        currency: 'USD',
        documents: says(['credit_application'], 'please send a credit application', '/questions'),
        map_policy: says('yes', 'All of our showrooms sign a MAP policy', '/questions'),
      },
    },
  },
];
