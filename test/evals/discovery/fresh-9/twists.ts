import type { DiscoveryCase } from '../case.ts';
import { bigcommerce } from './shells/carts.ts';
import { lateFooter } from './shells/plain.ts';
import { amazon, answers, faire, hit, instagram, itself, other } from './shells/results.ts';
import { horizon } from './shells/shopify.ts';
import { brand, mail, says, writeTo, yes } from './shells/site.ts';

export const cases: readonly DiscoveryCase[] = [
  // Sentences in pieces.
  brand(horizon, {
    name: 'Juniper Jolt Coffee',
    host: 'juniperjolt.test',
    tagline: 'Small-lot coffee from Bend',
    menu: ['Coffee /collections/all', 'Wholesale /pages/wholesale'],
    foot: ['Wholesale /pages/wholesale', 'Contact /pages/contact'],
    range: ['Lava Bed 12 oz | $18.00', 'High Desert Decaf | $19.00'],
    home: '<text-block><h2>Dry side, dark roast</h2></text-block>',
    pages: {
      '/pages/contact': ['Contact', `<p>${mail('hi@juniperjolt.test')}</p>`],
      '/pages/wholesale': [
        'Wholesale',
        `<text-block><p>Cafes<span class="nowrap">, markets and offices</span> can <strong>buy our coffee</strong> <em>at wholesale</em>.</p></text-block><div class="stat-row"><div class="stat"><span class="stat__number">$<span data-count="160">160</span></span> <span class="stat__label">minimum first order</span></div><div class="stat"><span class="stat__number">$<span data-count="90">90</span></span> <span class="stat__label">minimum reorder</span></div><div class="stat"><span class="stat__number">48 h</span> <span class="stat__label">roast to ship</span></div></div><p>Write <a href="mailto:beans@juniperjolt.test"><span>beans</span><span>@juniperjolt.test</span></a> to begin.</p>`,
      ],
    },
    titles: ['Juniper Jolt Coffee Lava Bed 12 oz', 'Juniper Jolt High Desert Decaf'],
    category: 'Grocery & Gourmet Food',
    results: answers(itself, amazon, instagram),
    expected: {
      wayIn: writeTo('beans@juniperjolt.test'),
      policy: {
        takes_wholesale: yes(
          'Cafes, markets and offices can buy our coffee at wholesale.',
          '/pages/wholesale',
        ),
        minimum_opening_order: says(160, '$160 minimum first order', '/pages/wholesale'),
        minimum_reorder: says(90, '$90 minimum reorder', '/pages/wholesale'),
        currency: 'USD',
      },
    },
  }),
  brand(bigcommerce, {
    name: 'Packsaddle Provisions',
    host: 'packsaddleprovisions.test',
    tagline: 'Jerky and trail butter',
    menu: ['Jerky /shop-all/', 'Wholesale /wholesale/'],
    foot: ['Wholesale /wholesale/', 'Contact /contact/'],
    range: ['Elk Jerky 3 oz | $12.00', 'Trail Butter | $3.00'],
    home: '<h1>Eat on the move</h1>',
    pages: {
      '/contact/': ['Contact', `<p>${mail('camp@packsaddleprovisions.test')}</p>`],
      '/wholesale/': [
        'Wholesale',
        `<div class="grid"><div class="cell"><h4>Who</h4><p>Outfitters, gas stations, co-ops</p></div><div class="cell"><h4>How much</h4><p>First order<br><strong>$220</strong></p><p>After that<br><strong>$110</strong></p></div><div class="cell"><h4>What we need</h4><p>Resale certificate</p></div><div class="cell"><h4>What we don’t want</h4><p>Our jerky on Amazon</p></div></div><p>All of these can buy from us at <b>wholesale</b>: email ${mail('wholesale@packsaddleprovisions.test')}.</p>`,
      ],
    },
    titles: ['Packsaddle Provisions Elk Jerky 3 oz', 'Packsaddle Trail Butter'],
    category: 'Grocery & Gourmet Food',
    results: answers(amazon, itself),
    expected: {
      wayIn: writeTo('wholesale@packsaddleprovisions.test'),
      policy: {
        takes_wholesale: yes(
          'All of these can buy from us at wholesale: email wholesale@packsaddleprovisions.test.',
          '/wholesale/',
        ),
        minimum_opening_order: says(220, 'First order $220', '/wholesale/'),
        minimum_reorder: says(110, 'After that $110', '/wholesale/'),
        currency: 'USD',
        documents: says(['resale_certificate'], 'What we need Resale certificate', '/wholesale/'),
        marketplaces: says('amazon_forbidden', 'What we don’t want Our jerky on Amazon', '/wholesale/'),
      },
    },
  }),
  // Two pages that can't both hold, below a footer that a script writes.
  brand(lateFooter(`<h4>Say hello</h4><p>${mail('hello@tidewrackprints.test')}</p><p>Made in Maine</p>`), {
    name: 'Tidewrack Prints',
    host: 'tidewrackprints.test',
    tagline: 'Block-printed tea towels',
    menu: ['Towels /shop', 'Wholesale /wholesale', 'FAQ /faq'],
    foot: ['Wholesale /wholesale', 'FAQ /faq'],
    range: ['Kelp Towel | $22.00', 'Periwinkle Towel | $22.00'],
    home: '<h2>Ink and linen</h2>',
    pages: {
      '/wholesale': [
        'Wholesale',
        `<p>Shops can order our towels at wholesale. The minimum opening order is $120. No minimum on reorders</p><p>Order sheets: ${mail('shops@tidewrackprints.test')}</p>`,
      ],
      '/faq': [
        'FAQ',
        '<h3>Do you wholesale?</h3><p>Yes, and the minimum opening order is $200.</p><h3>Do the colours run?</h3><p>Never</p>',
      ],
    },
    titles: ['Tidewrack Prints Kelp Tea Towel', 'Tidewrack Prints Periwinkle Towel'],
    category: 'Home & Kitchen',
    results: answers(itself, faire),
    expected: {
      wayIn: writeTo('shops@tidewrackprints.test'),
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Shops can order our towels at wholesale.',
          furtherWords: ['Do you wholesale? Yes, and the minimum opening order is $200.'],
          path: '/wholesale',
        },
        currency: 'USD',
        contradicted: ['minimum_opening_order'],
      },
    },
  }),
  brand(
    lateFooter(
      `<p>Retail stores: write to ${mail('stores@cloudberrycaps.test')}</p><p>Customer care</p><p>${mail('care@cloudberrycaps.test')}</p>`,
    ),
    {
      name: 'Cloudberry Caps',
      host: 'cloudberrycaps.test',
      tagline: 'Wool caps for the far north',
      menu: ['Caps /shop', 'Stores /stores', 'Terms /terms'],
      foot: ['Stores /stores', 'Terms /terms'],
      range: ['Watch Cap | $38.00', 'Ear Cap | $46.00'],
      home: '<h2>Ears included</h2>',
      pages: {
        '/stores': [
          'Stores',
          '<p>We welcome independent stores and sell to them at wholesale. Stores may list our caps on Amazon if they keep to our photographs</p>',
        ],
        '/terms': ['Terms', '<p>Resellers must not list our caps on Amazon. Cloudberry Caps LLC, Duluth</p>'],
      },
      titles: ['Cloudberry Caps Watch Cap', 'Cloudberry Caps Ear Cap Wool'],
      category: 'Clothing, Shoes & Jewelry',
      results: answers(amazon, itself, hit('https://cloudberry.test/', 'Cloudberry Software')),
      elsewhere: { 'cloudberry.test': other('Cloudberry Software', '<p>sales@cloudberry.test</p>') },
      expected: {
        wayIn: writeTo('stores@cloudberrycaps.test'),
        traps: ['sales@cloudberry.test'],
        policy: {
          takes_wholesale: yes('We welcome independent stores and sell to them at wholesale.', '/stores'),
          contradicted: ['marketplaces'],
        },
      },
    },
  ),
];
