import type { DiscoveryCase } from '../case.ts';
import { dawn, dawnForm, other } from './frames-even.ts';
import { elsewhere, woo, wpForm } from './frames-odd.ts';
import { amazon, faire, hit, insta } from './kit.ts';

const verdello: DiscoveryCase = {
  brand: 'VERDELLO',
  productTitles: [
    'VERDELLO Self-Watering Planter 12 inch, Sage',
    'VERDELLO Hanging Planter with Reservoir, Set of 2',
  ],
  category: 'Patio, Lawn & Garden',
  search: [
    amazon('VERDELLO', 'Self-Watering Planter 12 inch, Sage'),
    hit(
      'https://verdello.com/',
      'Verdello – Self-watering planters that mind themselves',
      'Planters with a hidden reservoir. Free shipping over $50.',
    ),
    hit(
      'https://verdello.com/pages/wholesale',
      'Wholesale – Verdello',
      'Our wholesale program and waitlist for garden centers and plant shops.',
    ),
    hit(
      'https://www.verdelloristorante.com/',
      'Verdello Ristorante | Scottsdale',
      'Sicilian kitchen, private dining.',
    ),
    hit(
      'https://www.sillandstem.com/collections/verdello',
      'Verdello planters – Sill & Stem',
      'Self-watering planters for apartment jungles.',
    ),
    faire('Verdello', 'Planters.'),
    hit(
      'https://www.reddit.com/r/houseplants/comments/1a2b3c/verdello_planters_worth_it/',
      'Verdello planters worth it? : r/houseplants',
      'Has anyone tried the 12 inch one?',
    ),
  ],
  hosts: {
    'verdello.com': dawn(
      {
        host: 'verdello.com',
        name: 'Verdello',
        nav: [
          ['/collections/all', 'Shop'],
          ['/pages/about', 'About'],
          ['/pages/care', 'Plant care'],
          ['/pages/contact', 'Contact'],
        ],
        foot: [
          ['/pages/faq', 'FAQ'],
          ['/pages/wholesale', 'Wholesale'],
          ['/pages/ambassadors', 'Ambassadors'],
          ['/pages/press', 'Press'],
        ],
        items: [
          ['Self-Watering Planter 12-inch', '$42.00'],
          ['Hanging Planter Set', '$38.00'],
          ['Reservoir Refill Spout', '$9.00'],
        ],
        footer: '<p>Questions? <a href="mailto:hello@verdello.com">hello@verdello.com</a></p>',
        privacy: 'privacy@verdello.com',
        terms:
          '<p>We may limit or prohibit orders that, in our sole judgment, appear to be placed by dealers, resellers or distributors.</p>',
        credit: 'Theme by <a href="https://ovenbirdlabs.com">Ovenbird Labs</a>',
        ld: {
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            email: 'hello@verdello.com',
          },
        },
      },
      {
        '/': [
          'Verdello',
          '<div class="banner__content"><h2 class="banner__heading">Water once. Leave for two weeks.</h2><p>The planter with a tank in its belly.</p><a href="/collections/all" class="button">Shop all</a></div>',
        ],
        '/pages/about': [
          'About',
          '<p>Two roommates, forty ferns and one long vacation. That is how Verdello began in Tucson in 2018.</p>',
        ],
        '/pages/care': [
          'Plant care',
          '<p>Fill the tank until the red float shows. Most plants drink a full tank in 12 to 16 days.</p>',
        ],
        '/pages/contact': ['Contact', dawnForm(['Name', 'Email', 'Phone number', 'Comment or message'])],
        '/pages/faq': [
          'FAQ',
          '<h3>Are the planters frost-safe?</h3><p>To 28 °F.</p><h3>Where can I see one?</h3><p>Our store finder is coming back soon.</p>',
        ],
        '/pages/wholesale': [
          'Wholesale',
          `<p>Thank you for thinking of us! Production is fully booked, so <strong>we are not opening new wholesale accounts at the moment.</strong> Leave your details below and we'll write as soon as the list opens again, probably next spring.</p>
<h3>How it works once we reopen</h3><ul><li>First orders begin at $500, no minimum after that.</li><li>We ask for your EIN and a valid resale certificate.</li><li>Retailers keep to our minimum advertised price, which we publish every January.</li><li>Our planters may not be sold on Amazon by anyone but us; your own webshop is fine.</li></ul>${dawnForm(['Store name', 'Your name', 'Email', 'Store address', 'Website', 'Tell us about your shop'], 'Join the waitlist', 'wholesale-waitlist')}`,
        ],
        '/pages/ambassadors': [
          'Ambassadors',
          '<p>Got a following and a monstera? Earn 12% commission. Send your handle to creators@verdello.com.</p>',
        ],
        '/pages/press': [
          'Press',
          '<p>High-resolution images: <a href="mailto:press@verdello.com">press@verdello.com</a></p>',
        ],
      },
    ),
    'www.verdelloristorante.com': {
      '/': other('Verdello Ristorante', 'Private dining', '<p>events@verdelloristorante.com</p>'),
    },
    'www.sillandstem.com': {
      '/collections/verdello': other(
        'Sill & Stem',
        'Verdello',
        '<p>12" planter $42</p>',
        '<p>howdy@sillandstem.com</p>',
      ),
    },
  },
  expected: {
    website: 'verdello.com',
    wayIn: { kind: 'form', anyOf: ['https://verdello.com/pages/wholesale'] },
    traps: [
      'privacy@verdello.com',
      'creators@verdello.com',
      'press@verdello.com',
      'events@verdelloristorante.com',
      'howdy@sillandstem.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'no',
        words: 'we are not opening new wholesale accounts at the moment.',
        path: '/pages/wholesale',
      },
      marketplaces: {
        value: 'amazon_forbidden',
        words: 'Our planters may not be sold on Amazon by anyone but us',
        path: '/pages/wholesale',
      },
      map_policy: {
        value: 'yes',
        words: 'Retailers keep to our minimum advertised price',
        path: '/pages/wholesale',
      },
      minimum_opening_order: { value: 500, words: 'First orders begin at $500', path: '/pages/wholesale' },
      currency: 'USD',
      documents: {
        value: ['tax_id', 'resale_certificate'],
        words: 'We ask for your EIN and a valid resale certificate.',
        path: '/pages/wholesale',
      },
    },
  },
};

const loamwright: DiscoveryCase = {
  brand: 'Loamwright Soils',
  productTitles: ['Loamwright Living Compost 10 qt', 'Loamwright Soils Tomato & Pepper Feed 4 lb'],
  search: [
    hit(
      'https://loamwright.com/',
      'Home - Loamwright',
      'Living compost and soil food from Oregon farm waste.',
    ),
    hit(
      'https://www.cascadiagrowsupply.com/brands/loamwright',
      'Loamwright | Cascadia Grow Supply',
      'Wholesale soils and amendments for garden retailers.',
    ),
    hit(
      'https://www.homesteadhank.com/loamwright-compost',
      'Loamwright compost - Homestead Hank',
      'Pick up in store.',
    ),
    amazon('Loamwright Soils', 'Living Compost 10 qt'),
    insta('loamwright', 'Feed the soil.'),
    hit(
      'https://omri.example.org/list/loamwright',
      'Loamwright - listed input materials',
      'Product list for organic production.',
    ),
  ],
  hosts: {
    'loamwright.com': woo(
      {
        host: 'loamwright.com',
        name: 'Loamwright',
        nav: [
          ['/shop/', 'Shop'],
          ['/our-soil/', 'Our soil'],
          ['/where-to-buy/', 'Where to buy'],
          ['/contact/', 'Contact'],
        ],
        foot: [
          ['/faq/', 'FAQ'],
          ['/careers/', 'Careers'],
        ],
        items: [
          ['Living Compost 10 qt', '$18.00'],
          ['Tomato Feed 4 lb', '$22.00'],
        ],
        footer:
          '<p>Loamwright LLC, Corvallis, Oregon</p><p><a href="mailto:dig@loamwright.com">dig@loamwright.com</a></p>',
        credit: '| Website by Pinecone Creative, support@pineconecreative.net',
        privacy: 'dig@loamwright.com',
      },
      {
        '/': [
          'Home',
          '<h2>Soil is alive. Feed it.</h2><p>We turn hazelnut shells, fish trimmings and straw into compost that smells like a forest.</p>',
        ],
        '/our-soil/': [
          'Our soil',
          '<p>Windrows are turned eleven times. Each batch is tested for weed seed and heavy metals; lab sheets are on the bag.</p>',
        ],
        '/where-to-buy/': [
          'Where to buy',
          `<p>Search the map for a store near you.</p><div id="store-map" data-provider="stockist" data-radius="50"></div><h3>Retail stores</h3>
<p>Compost is heavy and we are few. Loamwright doesn't open direct accounts with stores; garden retailers order our soils through two distributors, who carry the full range:</p>
<ul><li><strong>Cascadia Grow Supply</strong>, Oregon, Washington and Idaho: <a href="mailto:sales@cascadiagrowsupply.com">sales@cascadiagrowsupply.com</a></li><li><strong>High Desert Wholesale Nursery Goods</strong>, California and Nevada: <a href="mailto:orders@hdwng.com">orders@hdwng.com</a></li></ul>
<p>Both set their own minimums.</p>`,
        ],
        '/contact/': ['Contact', wpForm(['Name', 'Email', 'Message'])],
        '/faq/': [
          'FAQ',
          '<h4>Is it peat-free?</h4><p>Entirely.</p><h4>Can I resell your bags online?</h4><p>Stores may sell on their own websites. We do not allow our products to be offered on Amazon, Walmart.com, eBay or similar sites.</p><h4>Do you deliver in bulk?</h4><p>Loose compost by the yard can be collected from Corvallis on Saturdays.</p>',
        ],
        '/careers/': [
          'Careers',
          '<p>Seasonal baggers wanted. Résumés to <a href="mailto:jobs@loamwright.com">jobs@loamwright.com</a>.</p>',
        ],
      },
    ),
    'www.cascadiagrowsupply.com': {
      '/brands/loamwright': elsewhere(
        'Cascadia Grow Supply',
        'Loamwright',
        '<p>Living Compost by the pallet, for licensed retailers in OR, WA and ID.</p><p>Order desk: sales@cascadiagrowsupply.com</p>',
      ),
    },
    'www.homesteadhank.com': {
      '/loamwright-compost': elsewhere(
        'Homestead Hank',
        'Loamwright compost',
        '<p>$19.99 a bag</p><p>hank@homesteadhank.com</p>',
      ),
    },
  },
  expected: {
    website: 'loamwright.com',
    wayIn: { kind: 'address', anyOf: ['sales@cascadiagrowsupply.com', 'orders@hdwng.com'] },
    traps: ['support@pineconecreative.net', 'jobs@loamwright.com', 'hank@homesteadhank.com'],
    policy: {
      takes_wholesale: {
        value: 'no',
        words: "Loamwright doesn't open direct accounts with stores",
        path: '/where-to-buy/',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'We do not allow our products to be offered on Amazon, Walmart.com, eBay or similar sites.',
        path: '/faq/',
      },
      distributors: {
        value: ['Cascadia Grow Supply', 'High Desert Wholesale Nursery Goods'],
        words: 'Cascadia Grow Supply, Oregon, Washington and Idaho',
        furtherWords: ['High Desert Wholesale Nursery Goods, California and Nevada'],
        path: '/where-to-buy/',
      },
    },
  },
};

export const gardenMore: readonly DiscoveryCase[] = [verdello, loamwright];
