import type { DiscoveryCase } from '../case.ts';
import { handmade } from './frames-even.ts';
import { entities, form, hit, mail, p, page, says, site, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Fernshaw Seeds',
    host: 'fernshawseeds.test',
    titles: ['Fernshaw Seeds Moonflower Heirloom Packet', 'Fernshaw Seeds Lemon Cucumber Packet'],
    frame: handmade,
    shelf: '/seed/',
    foot: 'Packets are $4. Five or more go post-free.',
    home: `<h2 id="about">Who we are</h2>${p('Three acres outside Corvallis, Oregon, all hand-threshed.')}<h2 id="shops">Racks for shops</h2><p>A spinner rack with 144 packets fills a quiet corner by the till. The smallest order we can take from a new shop is $96; top up whenever you like from $40. We would sooner you did not sell through Amazon, eBay or the like, and our prices to shops depend on your keeping to that. Ask Tamsin: <a href="${entities('mailto:tamsin@fernshawseeds.test')}">${entities('tamsin@fernshawseeds.test')}</a></p><h2 id="write">Everything else</h2><p>${entities('post@fernshawseeds.test')}</p>`,
    pages: {},
    search: [
      hit('https://fernshawseeds.test/#shops', 'Fernshaw Seeds', 'Heirloom seed from three acres.'),
      hit('https://www.seedsavers-directory.test/f', 'Seed companies: F', 'Fernshaw Seeds, Ferry, Fedco.'),
    ],
    more: {
      'www.seedsavers-directory.test': {
        '/f': page(
          'Seed companies: F',
          `<p>Add your company: ${mail('listings@seedsavers-directory.test')}</p>`,
        ),
      },
    },
    expected: {
      wayIn: writeTo('tamsin@fernshawseeds.test'),
      traps: ['listings@seedsavers-directory.test'],
      policy: {
        takes_wholesale: says(
          '/',
          'yes',
          'The smallest order we can take from a new shop',
          'our prices to shops depend on your keeping to that',
          'A spinner rack with 144 packets',
        ),
        marketplaces: says(
          '/',
          'forbidden',
          'We would sooner you did not sell through Amazon, eBay or the like',
        ),
        minimum_opening_order: says('/', 96, 'The smallest order we can take from a new shop is $96'),
        minimum_reorder: says('/', 40, 'top up whenever you like from $40'),
        currency: 'USD',
      },
    },
  }),
  {
    brand: 'Ravenholt Beekeeping Supply',
    productTitles: [
      'Ravenholt Beekeeping Supply Ventilated Jacket XL',
      'Ravenholt Beekeeping Supply Brass Smoker',
    ],
    category: 'Patio, Lawn & Garden',
    search: [
      hit(
        'https://www.amazon.com/stores/Ravenholt/page/8F2',
        'Amazon.com: Ravenholt Beekeeping Supply',
        'Visit the Ravenholt store.',
      ),
      hit('https://ravenholtbees.test/', 'Ravenholt Beekeeping Supply', 'Jackets, smokers, frames.'),
      hit('https://ravenholt.test/', 'ravenholt.test is for sale', 'Buy this domain today.'),
      hit('https://www.ravenholtcastle.test/', 'Ravenholt Castle Tours', 'Guided tours every hour.'),
      hit(
        'https://hivehut-shop.test/ravenholt-jacket',
        'Ravenholt Ventilated Jacket | Hive Hut',
        'In stock at Hive Hut.',
      ),
    ],
    hosts: {
      'ravenholt.test': {
        '/': page(
          'ravenholt.test',
          `<h1>This domain is for sale</h1><p>Make an offer: ${mail('broker@namebazaar.test')}</p>`,
        ),
      },
      'www.ravenholtcastle.test': {
        '/': page(
          'Ravenholt Castle',
          `<h1>Ravenholt Castle</h1><p>Group bookings and gift shop wholesale: ${mail('groups@ravenholtcastle.test')}</p>`,
        ),
      },
      'hivehut-shop.test': {
        '/': page(
          'Hive Hut',
          `<h1>Hive Hut</h1><p>Every beekeeping brand under one roof.</p><a href="/contact">Contact</a>`,
        ),
        '/ravenholt-jacket': page(
          'Ravenholt Jacket | Hive Hut',
          `<h1>Ravenholt Ventilated Jacket</h1><p>$89. Minimum order $20.</p><p>${mail('orders@hivehut-shop.test')}</p>`,
        ),
        '/contact': page('Contact | Hive Hut', form('Send', 'Name', 'Email', 'Message')),
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: ['broker@namebazaar.test', 'groups@ravenholtcastle.test', 'orders@hivehut-shop.test'],
      policy: {},
    },
  },
];
