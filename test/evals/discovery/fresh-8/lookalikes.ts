import type { DiscoveryCase } from '../case.ts';
import { squarespace } from './shells/builders.ts';
import { tables } from './shells/by-hand.ts';
import { shopify, woo } from './shells/carts.ts';
import { amazon, instagram, stranger } from './shells/elsewhere.ts';
import { hit, mail, says, writeTo } from './shells/site.ts';
import { breezy } from './shells/tongues.ts';

const sheets = shopify({
  name: 'Lull Linens',
  host: 'lulllinens.test',
  line: 'Sheets at wholesale prices, straight from the mill',
  bar: 'No middlemen. Wholesale prices for everyone, every day.',
  tongue: breezy,
  menu: ['Fabric Guide /pages/fabric', 'Trade Program /pages/designers', 'Refer /pages/refer'],
  foot: [
    'FAQ /pages/faq',
    'Affiliates /pages/affiliates',
    'Price Match /pages/price-match',
    'Careers /pages/careers',
  ],
  range: [
    'Percale Set | $129.00 | Crisp as a hotel. 300 thread count, honestly counted.',
    'Sateen Set | $139.00 | Heavier, warmer, shinier.',
    'Pillow Pair | $79.00 | Down alternative, medium.',
  ],
  home: '<h1>Skip the store. Sleep better.</h1><p>We cut out distributors and retailers, so you pay about half.</p>',
  pages: {
    '/pages/fabric': ['Fabric Guide', '<p>Percale breathes, sateen drapes, linen forgives.</p>'],
    '/pages/designers': [
      'Trade Program',
      '<p>Interior designers and stagers get 15% off for client projects, with no minimum. Sign in and upload your credentials under My Account. Purchases are for projects and may not be resold at retail.</p>',
    ],
    '/pages/refer': ['Refer a friend', '<p>Give $25, get $25, on orders of $150 or more.</p>'],
    '/pages/affiliates': [
      'Affiliates',
      `<p>Publishers earn 8%. Ask ${mail('partners@lulllinens.test')}.</p>`,
    ],
    '/pages/price-match': [
      'Price Match',
      '<p>Found it for less? We match authorized sites for 14 days, but not auction sites, marketplaces or outlet stores.</p>',
    ],
    '/pages/careers': ['Careers', `<p>${mail('talent@lulllinens.test')}</p>`],
    '/pages/faq': [
      'FAQ',
      `<p><b>Is there a minimum order?</b> No, though shipping is free from $50.</p><p><b>Do I need a tax ID?</b> Only if you want to buy tax-exempt.</p><p><b>Where can I feel them?</b> At our Brooklyn showroom. Anything else: ${mail('hey@lulllinens.test')}.</p>`,
    ],
  },
});

const hatch = woo({
  name: 'Hatch & Hollow',
  host: 'www.hatchandhollow.test',
  line: 'Flies tied for western rivers',
  menu: [
    'Hatch Chart /hatch-chart/',
    'Subscriptions /subscriptions/',
    'Guides /guides/',
    'Contact /contact/',
  ],
  foot: ['Fly Shops /fly-shops/', 'Pro Deal /pro-deal/', 'Contact /contact/'],
  range: [
    'Salmonfly Dozen | $30.00 | Foam body, rubber legs, size 4.',
    'Blue-Winged Olive Dozen | $26.00 | Sizes 16 to 20.',
    'Box of the Month | $34.00 | Whatever is hatching.',
  ],
  home: '<p>Tied by nine people at nine kitchen tables in Twin Bridges, Montana.</p>',
  pages: {
    '/hatch-chart/': ['Hatch Chart', '<p>Salmonflies in June, hoppers in August, patience in March.</p>'],
    '/subscriptions/': [
      'Subscriptions',
      '<p>Choose monthly or every other month. Each reorder is billed on the first and the minimum commitment is three boxes. A deposit of $34 opens your subscription.</p>',
    ],
    '/guides/': ['Guides', '<p>People we’d float with ourselves.</p>'],
    '/pro-deal/': [
      'Pro Deal',
      `<p>Licensed guides get 30% for their own use. Send a copy of your outfitter license to ${mail('pro@hatchandhollow.test')}. Pro flies are not for resale.</p>`,
    ],
    '/contact/': ['Contact', `<p>${mail('river@hatchandhollow.test')}, or the shop bell.</p>`],
    '/fly-shops/': [
      'Fly Shops',
      `<p>We tie for fly shops, too: forty of them buy our patterns wholesale, and we can take on more each winter.</p><p>Orders for the coming season are taken from October to January. Talk to Wes, ${mail('wes@hatchandhollow.test')}.</p>`,
    ],
  },
});

const boots = tables({
  name: 'Hobnail Boot Grease',
  host: 'www.hobnailgrease.test',
  line: 'One product, made right',
  menu: [
    'Directions /directions.html',
    'History /history.html',
    'Retail Stores /stores.html',
    'Contact /contact.html',
  ],
  range: [
    'Four Ounce Tin | $8.00 | Does two pairs.',
    'Pint | $21.00 | Does a crew.',
    'Dauber | $5.00 | Horsehair.',
  ],
  home: 'Beeswax, neatsfoot oil, and pine pitch. That is all there is in it.',
  credit: 'Hosted by Bitterroot Web, abuse@bitterrootweb.test',
  pages: {
    '/directions.html': ['Directions', '<P>Warm the boot. Rub it in with your fingers. Wait overnight.</P>'],
    '/history.html': ['History', '<P>Granddad cooked the first batch in a logging camp in 1931.</P>'],
    '/contact.html': ['Contact', '<P>Questions to info@hobnailgrease.test or Box 9, Hamilton, Montana.</P>'],
    '/stores.html': [
      'Retail Stores',
      '<P>Boot shops, farm stores and shoe repairers order from us at wholesale.</P><P>Print and fill in the <A HREF="/files/new-account.pdf">new account form (PDF)</A>, and mail it, with a W-9 and the names of three suppliers who will vouch for you, to accounts@hobnailgrease.test. First order is two dozen tins or $96.</P>',
    ],
  },
});

const ceramics = squarespace({
  name: 'Tidewrack Pottery',
  host: 'tidewrackpottery.test',
  line: 'Stoneware from Deer Isle',
  menu: ['The Kiln /the-kiln', 'Wholesale /wholesale', 'Visit /visit'],
  range: [
    'Fog Mug | $38.00 | Holds twelve ounces and warms both hands.',
    'Barnacle Bowl | $54.00 | Rough out, smooth in.',
    'Seconds Box | $60.00 | Three with faults that we’ll point out.',
  ],
  home: '<h1>Fired on Sundays</h1>',
  bar: 'Minimum order of $40 for shipping, sorry: clay is heavy',
  pages: {
    '/the-kiln': ['The Kiln', '<p>Seventy cubic feet, cone 10, nineteen hours.</p>'],
    '/visit': ['Visit', `<p>Open June to October, or by luck. ${mail('studio@tidewrackpottery.test')}</p>`],
    '/wholesale': [
      'Wholesale',
      `<p>Galleries and shops may order at half of retail.</p><p>Download the <a href="/s/Tidewrack-order-form-2027.pdf">order form</a>, fill it in and send it with your seller’s permit number to Abby at ${mail('abby@tidewrackpottery.test')}. A new shop’s order has to come to $400; reorders to $200. Fall delivery is full by July.</p>`,
    ],
  },
});

const pdf = {
  type: 'application/pdf',
  body: '%PDF-1.4\n%âãÏÓ\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n',
};

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Lull Linens',
    productTitles: ['Lull Linens Percale Sheet Set Queen', 'Lull Linens Pillow Pair'],
    category: 'Home & Kitchen',
    search: [
      hit('https://lulllinens.test/', 'Lull Linens', 'Sheets at wholesale prices, straight from the mill.'),
      amazon('Lull Linens', 'Percale Sheet Set'),
      hit('https://sleepratings.test/lull', 'Lull Linens, reviewed', 'Are they really wholesale?'),
    ],
    hosts: {
      'lulllinens.test': sheets,
      'sleepratings.test': {
        '/lull': stranger('Sleep Ratings', '<p>We slept on eleven sets.</p><p>tips@sleepratings.test</p>'),
      },
    },
    expected: {
      website: 'lulllinens.test',
      wayIn: writeTo('hey@lulllinens.test'),
      traps: ['partners@lulllinens.test', 'talent@lulllinens.test', 'tips@sleepratings.test'],
      policy: {},
    },
  },
  {
    brand: 'Hatch & Hollow',
    productTitles: ['Hatch & Hollow Salmonfly Dozen', 'Hatch & Hollow Blue-Winged Olive'],
    category: 'Sports & Outdoors',
    search: [
      hit('https://www.hatchandhollow.test/', 'Hatch & Hollow', 'Flies tied for western rivers.'),
      instagram('hatchandhollow', 'Hatch & Hollow'),
      hit('https://hollowhatchery.test/', 'Hollow Hatchery', 'Day-old chicks.'),
    ],
    hosts: {
      'www.hatchandhollow.test': hatch,
      'hollowhatchery.test': {
        '/': stranger('Hollow Hatchery', '<p>Minimum 15 chicks. chicks@hollowhatchery.test</p>'),
      },
    },
    expected: {
      website: 'www.hatchandhollow.test',
      wayIn: writeTo('wes@hatchandhollow.test'),
      traps: ['pro@hatchandhollow.test', 'chicks@hollowhatchery.test'],
      policy: {
        takes_wholesale: says('yes', 'forty of them buy our patterns wholesale', '/fly-shops/'),
      },
    },
  },
  {
    brand: 'Hobnail',
    productTitles: ['Hobnail Boot Grease 4 oz Tin', 'Hobnail Boot Grease Pint'],
    category: 'Clothing, Shoes & Jewelry',
    search: [
      hit('https://hobnailpub.test/', 'The Hobnail', 'Ales and pies.'),
      hit('https://www.hobnailgrease.test/', 'Hobnail Boot Grease', 'One product, made right.'),
    ],
    hosts: {
      'www.hobnailgrease.test': { ...boots, '/files/new-account.pdf': pdf },
      'hobnailpub.test': { '/': stranger('The Hobnail', '<p>tables@hobnailpub.test</p>') },
    },
    expected: {
      website: 'www.hobnailgrease.test',
      wayIn: writeTo('accounts@hobnailgrease.test'),
      traps: ['abuse@bitterrootweb.test', 'tables@hobnailpub.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'Boot shops, farm stores and shoe repairers order from us at wholesale',
          '/stores.html',
        ),
        minimum_opening_order: says(96, 'First order is two dozen tins or $96', '/stores.html'),
        currency: 'USD',
        documents: says(
          ['w9', 'trade_references'],
          'with a W-9 and the names of three suppliers who will vouch for you',
          '/stores.html',
        ),
      },
    },
  },
  {
    brand: 'Tidewrack Pottery',
    productTitles: ['Tidewrack Pottery Fog Mug', 'Tidewrack Barnacle Bowl'],
    category: 'Home & Kitchen',
    search: [
      hit('https://tidewrackpottery.test/', 'Tidewrack Pottery', 'Stoneware from Deer Isle.'),
      hit(
        'https://islandcrafts.test/artists/tidewrack',
        'Tidewrack | Island Crafts',
        'Fog Mug, $38. In stock.',
      ),
    ],
    hosts: {
      'tidewrackpottery.test': { ...ceramics, '/s/Tidewrack-order-form-2027.pdf': pdf },
      'islandcrafts.test': {
        '/artists/tidewrack': stranger(
          'Island Crafts',
          '<p>Tidewrack mugs, bowls. gallery@islandcrafts.test</p>',
        ),
      },
    },
    expected: {
      website: 'tidewrackpottery.test',
      wayIn: writeTo('abby@tidewrackpottery.test'),
      traps: ['gallery@islandcrafts.test'],
      policy: {
        takes_wholesale: says('yes', 'Galleries and shops may order at half of retail', '/wholesale'),
        minimum_opening_order: says(400, 'A new shop’s order has to come to $400', '/wholesale'),
        minimum_reorder: says(200, 'reorders to $200', '/wholesale'),
        currency: 'USD',
        documents: says(['resale_certificate'], 'send it with your seller’s permit number', '/wholesale'),
      },
    },
  },
];
