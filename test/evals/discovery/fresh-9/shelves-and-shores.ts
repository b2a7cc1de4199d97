import type { DiscoveryCase } from '../case.ts';
import { bigcommerce, woo } from './shells/carts.ts';
import { handmade } from './shells/plain.ts';
import { amazon, answers, faire, hit, instagram, itself, other, target } from './shells/results.ts';
import { dawn } from './shells/shopify.ts';
import { brand, mail, no, says, writeTo, yes } from './shells/site.ts';

export const cases: readonly DiscoveryCase[] = [
  // What was said years ago, and what holds for now.
  brand(woo, {
    name: 'Bramble & Bodkin',
    host: 'brambleandbodkin.test',
    tagline: 'Embroidery kits',
    menu: ['Kits /shop/', 'Blog /blog/', 'Wholesale /wholesale/'],
    foot: ['Wholesale /wholesale/', 'Contact /contact/'],
    range: ['Hedgerow Kit | £24.00', 'Wren Kit | £24.00'],
    home: '<h2>Slow stitches</h2>',
    pages: {
      '/contact/': ['Contact', `<p>${mail('hello@brambleandbodkin.test')}</p>`],
      '/blog/': [
        'Blog',
        '<article><h2><a href="/2017/03/wholesale-news/">Wholesale news</a></h2><time datetime="2017-03-02">2 March 2017</time></article><article><h2><a href="/2026/05/wren/">A wren</a></h2><time datetime="2026-05-11">11 May 2026</time></article>',
      ],
      '/2026/05/wren/': [
        'A wren',
        '<p><time datetime="2026-05-11">11 May 2026</time></p><p>The new kit has eleven colours.</p>',
      ],
      '/2017/03/wholesale-news/': [
        'Wholesale news',
        '<p>Posted on <time datetime="2017-03-02">2 March 2017</time></p><p>From today the minimum first wholesale order is £60.</p>',
      ],
      '/wholesale/': [
        'Wholesale',
        `<p>Haberdashers, yarn shops and museums can stock our kits. The minimum first order is £150. Please email ${mail('trade@brambleandbodkin.test')}.</p>`,
      ],
    },
    titles: ['Bramble & Bodkin Hedgerow Embroidery Kit', 'Bramble & Bodkin Wren Kit'],
    category: 'Arts, Crafts & Sewing',
    results: answers(itself, amazon),
    expected: {
      wayIn: writeTo('trade@brambleandbodkin.test'),
      policy: {
        takes_wholesale: yes('Haberdashers, yarn shops and museums can stock our kits.', '/wholesale/'),
        minimum_opening_order: says(150, 'The minimum first order is £150.', '/wholesale/'),
        currency: 'GBP',
      },
    },
  }),
  brand(dawn, {
    name: 'Osprey & Oak',
    host: 'ospreyandoak.test',
    tagline: 'Shaving brushes and bowls',
    menu: ['Shaving /collections/shaving', 'Wholesale /pages/wholesale'],
    foot: ['Wholesale /pages/wholesale', 'Contact /pages/contact'],
    range: ['Oak Brush | $64.00', 'Lather Bowl | $38.00'],
    home: '<h2>Mornings, improved</h2>',
    pages: {
      '/pages/contact': ['Contact', `<p>${mail('lather@ospreyandoak.test')}</p>`],
      '/pages/wholesale': [
        'Wholesale',
        '<p>Wholesale is closed for now. We have more orders from shops than hands to fill them, and expect to open applications again next spring.</p>',
      ],
    },
    titles: ['Osprey & Oak Shaving Brush Oak', 'Osprey & Oak Lather Bowl'],
    category: 'Beauty & Personal Care',
    results: answers(itself, target),
    expected: {
      wayIn: writeTo('lather@ospreyandoak.test'),
      policy: { takes_wholesale: no('Wholesale is closed for now.', '/pages/wholesale') },
    },
  }),
  // Lists of shops for those who want to buy one, under titles that may be read as for shops.
  brand(dawn, {
    name: 'Thistledown Toys',
    host: 'thistledowntoys.test',
    tagline: 'Wooden animals from Vermont',
    menu: ['Animals /collections/animals', 'Our Retailers /pages/our-retailers', 'Contact /pages/contact'],
    foot: ['Our Retailers /pages/our-retailers', 'Contact /pages/contact'],
    range: ['Maple Moose | $32.00', 'Cherry Fox | $28.00'],
    home: '<h2>A small, quiet herd</h2>',
    pages: {
      '/pages/our-retailers': [
        'Our Retailers',
        `<p>You can find Thistledown animals in these fine shops. Please call ahead, as not every retailer carries every animal. Some shops require a minimum order of $25 for local delivery.</p><ul><li>Bear Pond Toys, Montpelier</li><li>The Red Wagon, Keene</li><li>Distributors Row Market, Burlington</li></ul>`,
      ],
      '/pages/contact': ['Contact', `<p>${mail('herd@thistledowntoys.test')}</p>`],
    },
    titles: ['Thistledown Toys Maple Moose', 'Thistledown Toys Cherry Fox'],
    category: 'Toys & Games',
    results: answers(itself, amazon, faire),
    expected: { wayIn: writeTo('herd@thistledowntoys.test'), policy: {} },
  }),
  brand(woo, {
    name: 'Penhallow Soap',
    host: 'penhallowsoap.test',
    tagline: 'Cornish soap',
    menu: ['Soap /shop/', 'Stockists /stockists/', 'Contact /contact/'],
    foot: ['Stockists /stockists/', 'Contact /contact/'],
    range: ['Seaweed Bar | £6.50', 'Gorse Bar | £6.50'],
    home: '<h2>Lather from the lighthouse</h2>',
    pages: {
      '/stockists/': [
        'Stockists',
        '<p>Our stockists are the best. Pop in and say hello to them! Ask your local shop to carry us if it does not yet.</p><h3>Cornwall</h3><p>The Net Loft, St Ives, TR26. Open daily. hello@thenetloft.test</p><h3>Devon</h3><p>Salt Pig, Dartmouth. Trade counter closed Mondays. shop@saltpig.test</p>',
      ],
      '/contact/': ['Contact', `<p>${mail('soap@penhallowsoap.test')}</p>`],
    },
    titles: ['Penhallow Soap Seaweed Bar', 'Penhallow Soap Gorse Bar'],
    category: 'Beauty & Personal Care',
    results: answers(itself, instagram, hit('https://penhallowpotters.test/', 'Penhallow Potters')),
    elsewhere: { 'penhallowpotters.test': other('Penhallow Potters', '<p>clay@penhallowpotters.test</p>') },
    expected: {
      wayIn: writeTo('soap@penhallowsoap.test'),
      traps: ['hello@thenetloft.test', 'shop@saltpig.test', 'clay@penhallowpotters.test'],
      policy: {},
    },
  }),
  // Importers under the names of their countries.
  brand(handmade, {
    name: 'Skerryvore Knitting Needles',
    host: 'skerryvoreneedles.test',
    tagline: 'Birch and brass needles',
    menu: ['Needles /shop', 'Distributors /distributors', 'Contact /contact'],
    foot: ['Distributors /distributors', 'Contact /contact'],
    range: ['Circular 4 mm | £14.00', 'DPN Set | £22.00'],
    home: '<h2>Click, click</h2>',
    pages: {
      '/contact': ['Contact', `<p>${mail('post@skerryvoreneedles.test')}</p>`],
      '/distributors': [
        'Distributors',
        `<p>Yarn shops in the UK buy direct from us: ${mail('trade@skerryvoreneedles.test')}. In other countries our needles are imported by these companies.</p><h3>United States</h3><p>Purlwise Imports LLC<br>Portland, OR<br>orders@purlwise.test</p><h3>Japan</h3><p>Kitamura Keito K.K.<br>Osaka</p><h3>Germany and Austria</h3><p>Maschenwerk Handels GmbH<br>Leipzig<br>info@maschenwerk.test</p>`,
      ],
    },
    titles: ['Skerryvore Circular Knitting Needles 4 mm', 'Skerryvore DPN Set Birch'],
    category: 'Arts, Crafts & Sewing',
    results: answers(itself, amazon),
    expected: {
      wayIn: writeTo('trade@skerryvoreneedles.test'),
      policy: {
        takes_wholesale: yes(
          'Yarn shops in the UK buy direct from us: trade@skerryvoreneedles.test.',
          '/distributors',
        ),
        distributors: {
          value: ['Purlwise Imports LLC', 'Kitamura Keito K.K.', 'Maschenwerk Handels GmbH'],
          words: 'In other countries our needles are imported by these companies.',
          furtherWords: [
            'United States Purlwise Imports LLC',
            'Japan Kitamura Keito K.K.',
            'Germany and Austria Maschenwerk Handels GmbH',
            'Purlwise Imports LLC',
            'Kitamura Keito K.K.',
            'Maschenwerk Handels GmbH',
          ],
          path: '/distributors',
        },
      },
    },
  }),
  brand(bigcommerce, {
    name: 'Talus Climbing Chalk',
    host: 'taluschalk.test',
    tagline: 'Chalk with grip',
    menu: ['Chalk /shop-all/', 'International /international/', 'Contact /contact/'],
    foot: ['International /international/', 'Contact /contact/'],
    range: ['Loose Chalk 8 oz | $14.00', 'Block | $4.00'],
    home: '<h1>Hold on.</h1>',
    pages: {
      '/contact/': [
        'Contact',
        `<p>Climbers: ${mail('team@taluschalk.test')}<br>Gyms and shops in the US: ${mail('gyms@taluschalk.test')}</p>`,
      ],
      '/international/': [
        'International distributors',
        '<dl><dt>Canada</dt><dd>Crux Distribution Ltd., Squamish BC</dd><dt>France</dt><dd>Bloc Sud SARL, Marseille</dd><dt>Korea</dt><dd>Bukhan Sports Co., Seoul</dd></dl><p>Shops in these countries should order from their distributor.</p>',
      ],
    },
    titles: ['Talus Climbing Chalk Loose Chalk 8 oz', 'Talus Chalk Block'],
    category: 'Sports & Outdoors',
    results: answers(amazon, itself, hit('https://talusbank.test/', 'Talus Bank')),
    elsewhere: { 'talusbank.test': other('Talus Bank', '<p>loans@talusbank.test</p>') },
    expected: {
      wayIn: writeTo('gyms@taluschalk.test'),
      traps: ['loans@talusbank.test'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Gyms and shops in the US: gyms@taluschalk.test',
          furtherWords: ['Shops in these countries should order from their distributor.'],
          path: '/contact/',
        },
        distributors: {
          value: ['Crux Distribution Ltd.', 'Bloc Sud SARL', 'Bukhan Sports Co.'],
          words: 'Shops in these countries should order from their distributor.',
          furtherWords: [
            'Canada Crux Distribution Ltd., Squamish BC',
            'France Bloc Sud SARL, Marseille',
            'Korea Bukhan Sports Co., Seoul',
          ],
          path: '/international/',
        },
      },
    },
  }),
];
