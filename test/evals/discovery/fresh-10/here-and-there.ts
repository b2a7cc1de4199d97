import type { DiscoveryCase } from '../case.ts';
import { amazon, answers, faire, hit, instagram, itself, other, target } from '../fresh-9/shells/results.ts';
import { brand, mail, says, writeTo, yes } from '../fresh-9/shells/site.ts';
import { builder, fluid } from './shells/carts.ts';
import { accordion, blocks, drawers } from './shells/shopify.ts';

export const cases: readonly DiscoveryCase[] = [
  // A thing on each of several pages.
  brand(drawers, {
    name: 'Ironwood Skillet Co.',
    host: 'ironwoodskillet.test',
    tagline: 'Machined cast iron',
    bar: 'Free shipping over $99',
    menu: [
      'Skillets /collections/all',
      'Seasoning /pages/seasoning',
      'Wholesale /pages/wholesale',
      'FAQ /pages/faq',
    ],
    foot: [
      'FAQ /pages/faq',
      'Wholesale /pages/wholesale',
      'MAP policy /pages/map-policy',
      'Authorized sellers /pages/authorized-sellers',
      'Contact /pages/contact',
    ],
    range: ['No. 8 Skillet | $149.00', 'No. 10 Skillet | $189.00'],
    home: '<h2 class="h1 hero__title">Smooth since the first egg</h2>',
    pages: {
      '/pages/seasoning': ['Seasoning', '<p>Grapeseed oil, 450 degrees, an hour.</p>'],
      '/pages/contact': ['Contact', `<p>${mail('howdy@ironwoodskillet.test')}</p>`],
      '/pages/wholesale': [
        'Wholesale',
        `<p>Kitchen shops and hardware stores: we’d love to see our skillets on your wall. Buyers, please write to ${mail('buyers@ironwoodskillet.test')}; most questions are answered in the FAQ.</p>`,
      ],
      '/pages/faq': [
        'FAQ',
        '<h4>Is it ready to use?</h4><p>Yes, seasoned twice.</p><h4>What is the minimum for a new wholesale account?</h4><p>$600, which is about eight skillets.</p><h4>What is your return window?</h4><p>One hundred days.</p>',
      ],
      '/pages/map-policy': [
        'MAP policy',
        '<p>Resellers may set their own prices but may not advertise Ironwood products below the minimum advertised price.</p>',
      ],
      '/pages/authorized-sellers': [
        'Authorized sellers',
        '<p>Our warranty covers skillets bought from authorized sellers. Nobody but us is authorized to sell Ironwood on Amazon.</p>',
      ],
    },
    titles: ['Ironwood Skillet Co. No. 8 Cast Iron Skillet', 'Ironwood No. 10 Skillet'],
    category: 'Home & Kitchen',
    results: answers(itself, amazon, target),
    expected: {
      wayIn: writeTo('buyers@ironwoodskillet.test'),
      policy: {
        takes_wholesale: yes(
          'Kitchen shops and hardware stores: we’d love to see our skillets on your wall.',
          '/pages/wholesale',
        ),
        minimum_opening_order: {
          value: 600,
          words: '$600, which is about eight skillets.',
          furtherWords: [
            'What is the minimum for a new wholesale account? $600, which is about eight skillets.',
          ],
          path: '/pages/faq',
        },
        currency: 'USD',
        map_policy: yes(
          'Resellers may set their own prices but may not advertise Ironwood products below the minimum advertised price.',
          '/pages/map-policy',
        ),
        marketplaces: says(
          'amazon_forbidden',
          'Nobody but us is authorized to sell Ironwood on Amazon.',
          '/pages/authorized-sellers',
        ),
      },
    },
  }),
  brand(builder, {
    name: 'Pinyon Pack Goods',
    host: 'www.pinyonpackgoods.test',
    tagline: 'Stuff sacks and hip belts',
    menu: ['Goods /shop/', 'About /about/', 'Retail partners /retail-partners/'],
    foot: [
      'Retail partners /retail-partners/',
      'Terms of sale /terms-of-sale/',
      'New accounts /new-accounts/',
      'Contact /contact/',
    ],
    range: ['Ridge Sack 8 L | $28.00', 'Hip Belt | $42.00'],
    home: '<h2 class="elementor-heading-title">Lighter by a little</h2>',
    pages: {
      '/about/': ['About', '<p>Sewn in Moab since 2014. Found in more than sixty outfitters.</p>'],
      '/contact/': [
        'Contact',
        `<p>Hikers: ${mail('trail@pinyonpackgoods.test')}</p><p>Retail partners: ${mail('partners@pinyonpackgoods.test')}</p>`,
      ],
      '/retail-partners/': [
        'Retail partners',
        '<p>Outdoor specialty retailers can order our goods at wholesale. <a href="/new-accounts/">What a new account needs</a></p>',
      ],
      '/new-accounts/': [
        'New accounts',
        '<ul><li>Resale certificate</li><li>Two trade references</li><li>Opening order of $350 or more</li></ul>',
      ],
      '/terms-of-sale/': [
        'Terms of sale',
        '<p>1. Prices are in US dollars.</p><p>2. Retail partners shall not offer the goods on any online marketplace, including Amazon and eBay, without Pinyon’s prior written consent.</p><p>3. Reorders are subject to a minimum of $150.</p>',
      ],
    },
    titles: ['Pinyon Pack Goods Ridge Stuff Sack 8 L', 'Pinyon Pack Goods Hip Belt'],
    category: 'Sports & Outdoors',
    results: answers(instagram, itself, hit('https://pinyonpines.test/', 'Pinyon Pines Church Camp')),
    elsewhere: { 'pinyonpines.test': other('Pinyon Pines Church Camp', '<p>camp@pinyonpines.test</p>') },
    expected: {
      wayIn: writeTo('partners@pinyonpackgoods.test'),
      traps: ['camp@pinyonpines.test'],
      policy: {
        takes_wholesale: yes(
          'Outdoor specialty retailers can order our goods at wholesale.',
          '/retail-partners/',
        ),
        minimum_opening_order: says(350, 'Opening order of $350 or more', '/new-accounts/'),
        minimum_reorder: {
          value: 150,
          words: 'Reorders are subject to a minimum of $150.',
          furtherWords: ['3. Reorders are subject to a minimum of $150.'],
          path: '/terms-of-sale/',
        },
        currency: 'USD',
        documents: {
          value: ['resale_certificate', 'trade_references'],
          words: 'Resale certificate',
          furtherWords: ['Two trade references'],
          path: '/new-accounts/',
        },
        marketplaces: {
          value: 'with_permission',
          words:
            'Retail partners shall not offer the goods on any online marketplace, including Amazon and eBay, without Pinyon’s prior written consent.',
          furtherWords: [
            '2. Retail partners shall not offer the goods on any online marketplace, including Amazon and eBay, without Pinyon’s prior written consent.',
          ],
          path: '/terms-of-sale/',
        },
      },
    },
  }),
  // Two sentences that can't both hold.
  brand(fluid, {
    name: 'Larch & Lantern',
    host: 'larchandlantern.test',
    tagline: 'Beeswax lanterns',
    menu: ['Lanterns /shop', 'Wholesale /wholesale', 'Wholesale FAQ /wholesale-faq'],
    foot: ['Wholesale /wholesale', 'Wholesale FAQ /wholesale-faq', 'Contact /contact'],
    range: ['Cabin Lantern | $64.00', 'Votive Trio | $30.00'],
    home: '<div class="sqs-html-content"><h2>Dusk is a room</h2></div>',
    pages: {
      '/contact': ['Contact', `<p>${mail('glow@larchandlantern.test')}</p>`],
      '/wholesale': [
        'Wholesale',
        `<p>Gift shops and galleries can order our lanterns at wholesale. The minimum opening order is $250. A resale certificate is required. Contact ${mail('wholesale@larchandlantern.test')}.</p>`,
      ],
      '/wholesale-faq': [
        'Wholesale FAQ',
        '<p><strong>What is your minimum opening order?</strong></p><p>The minimum opening order is $400.</p><p><strong>Do lanterns ship in winter?</strong></p><p>They do, wrapped twice.</p>',
      ],
    },
    titles: ['Larch & Lantern Cabin Beeswax Lantern', 'Larch & Lantern Votive Trio'],
    category: 'Home & Kitchen',
    results: answers(itself, faire),
    expected: {
      wayIn: writeTo('wholesale@larchandlantern.test'),
      policy: {
        takes_wholesale: yes('Gift shops and galleries can order our lanterns at wholesale.', '/wholesale'),
        currency: 'USD',
        documents: says(['resale_certificate'], 'A resale certificate is required.', '/wholesale'),
        contradicted: ['minimum_opening_order'],
      },
    },
  }),
  brand(blocks, {
    name: 'Barnacle Beach Toys',
    host: 'www.barnaclebeachtoys.test',
    tagline: 'Sand toys from old fishing nets',
    menu: ['Toys /collections/all', 'Retailers /pages/retailers', 'FAQ /pages/faq'],
    foot: ['Retailers /pages/retailers', 'FAQ /pages/faq', 'Contact /pages/contact'],
    range: ['Castle Set | $34.00', 'Scoop Pair | $14.00'],
    home: '<rte-formatter><h2>Dig in</h2></rte-formatter>',
    pages: {
      '/pages/contact': ['Contact', `<p>${mail('ahoy@barnaclebeachtoys.test')}</p>`],
      '/pages/retailers': [
        'Retailers',
        `<p>Toy stores and aquariums can buy our toys at wholesale, with a first order of $180 or more. Retailers are welcome to sell our toys on Amazon.</p><p>Retail accounts: ${mail('retail@barnaclebeachtoys.test')}</p>`,
      ],
      '/pages/faq': [
        'FAQ',
        accordion([
          ['Are they dishwasher safe?', '<p>Top rack.</p>'],
          [
            'May retailers list on Amazon?',
            '<p>No. Retailers are not allowed to sell our toys on Amazon.</p>',
          ],
        ]),
      ],
    },
    titles: ['Barnacle Beach Toys Castle Set', 'Barnacle Beach Scoop Pair Sand Toys'],
    category: 'Toys & Games',
    results: answers(amazon, itself, instagram),
    expected: {
      wayIn: writeTo('retail@barnaclebeachtoys.test'),
      policy: {
        takes_wholesale: yes(
          'Toy stores and aquariums can buy our toys at wholesale, with a first order of $180 or more.',
          '/pages/retailers',
        ),
        minimum_opening_order: says(
          180,
          'Toy stores and aquariums can buy our toys at wholesale, with a first order of $180 or more.',
          '/pages/retailers',
        ),
        currency: 'USD',
        contradicted: ['marketplaces'],
      },
    },
  }),
];
