import type { DiscoveryCase } from '../case.ts';
import { dawn, dawnForm, old, other } from './frames-even.ts';
import { elsewhere, plain } from './frames-odd.ts';
import { amazon, etsy, faire, hit, insta } from './kit.ts';

const woodling: DiscoveryCase = {
  brand: 'Woodling Toys',
  productTitles: ['Woodling Toys Rainbow Stacker, 7 Arches', 'Woodling Toys Pull-Along Badger'],
  category: 'Toys & Games',
  search: [
    etsy('WoodlingToysVT', 'Wooden toys.'),
    hit('https://www.woodlingtoys.com/', 'Woodling Toys', 'Limewood toys with milk paint.'),
    amazon('Woodling Toys', 'Rainbow Stacker, 7 Arches'),
    hit(
      'https://www.littlelanternshop.com/woodling',
      'Woodling Toys :: Little Lantern',
      'Pull-along badgers in stock.',
    ),
    hit(
      'https://www.woodling-homes.com/',
      'Woodling Homes - new builds in Kent',
      'Two and three bedroom houses.',
    ),
    faire('Woodling Toys', 'Toys.'),
  ],
  hosts: {
    'www.woodlingtoys.com': old(
      {
        host: 'www.woodlingtoys.com',
        name: 'Woodling Toys',
        nav: [
          ['/', 'Home'],
          ['/catalog.html', 'Catalog'],
          ['/safety.html', 'Safety'],
          ['/ordering.html', 'Ordering'],
          ['/stores.html', 'Stores'],
          ['/contact.html', 'Contact'],
        ],
        foot: [],
        items: [],
        footer: 'Orders over $60 ship free.<br>',
        credit: '- hosted and maintained by <a href="mailto:support@gullhost.net">GullHost</a>',
      },
      {
        '/': [
          'Woodling Toys',
          '<h1>Toys that outlast the child</h1><p>Sawn, sanded and milk-painted in Maine.</p>',
        ],
        '/catalog.html': ['Catalog', '<p>Rainbow stacker $54<br>Badger $38<br>Tipper truck $46</p>'],
        '/safety.html': [
          'Safety',
          '<p>All toys meet ASTM F963 and carry a CPC. Testing questions: <a href="mailto:compliance@woodlingtoys.com">compliance@woodlingtoys.com</a></p>',
        ],
        '/ordering.html': [
          'Ordering',
          `<h1>Ordering</h1><h3>Families</h3><p>Pay by card or check. No minimum.</p><h3>Toy stores</h3><p>Yes, we sell at wholesale. Opening orders are $200; there is a small-order fee of $10 on anything under $75 after that, but no reorder minimum.</p><p>We will not sell to Amazon or eBay resellers unless you have our prior written authorization. Our stores honor a MAP of 10% below list.</p><p>Write to Hal (<a href="mailto:hal@woodlingtoys.com">hal@woodlingtoys.com</a>) with a copy of your resale permit.</p>`,
        ],
        '/stores.html': [
          'Stores',
          '<p>Little Lantern, Bath &middot; Mudpie, Portland &middot; The Red Wagon, Camden</p>',
        ],
        '/contact.html': [
          'Contact',
          '<p><a href="mailto:mail@woodlingtoys.com">mail@woodlingtoys.com</a> or 207-555-0138</p>',
        ],
      },
    ),
    'www.littlelanternshop.com': {
      '/woodling': other(
        'Little Lantern',
        'Woodling Toys',
        '<p>Badger $38</p><p>shop@littlelanternshop.com</p>',
      ),
    },
    'www.woodling-homes.com': {
      '/': other('Woodling Homes', 'New builds', '<p>sales@woodling-homes.com</p>'),
    },
  },
  expected: {
    website: 'www.woodlingtoys.com',
    wayIn: { kind: 'address', anyOf: ['hal@woodlingtoys.com'] },
    traps: [
      'support@gullhost.net',
      'compliance@woodlingtoys.com',
      'shop@littlelanternshop.com',
      'sales@woodling-homes.com',
    ],
    policy: {
      takes_wholesale: { value: 'yes', words: 'Yes, we sell at wholesale.', path: '/ordering.html' },
      marketplaces: {
        value: 'with_permission',
        words:
          'We will not sell to Amazon or eBay resellers unless you have our prior written authorization.',
        path: '/ordering.html',
      },
      map_policy: {
        value: 'yes',
        words: 'Our stores honor a MAP of 10% below list.',
        path: '/ordering.html',
      },
      minimum_opening_order: { value: 200, words: 'Opening orders are $200', path: '/ordering.html' },
      currency: 'USD',
      documents: {
        value: ['resale_certificate'],
        words: 'with a copy of your resale permit.',
        path: '/ordering.html',
      },
    },
  },
};

const foundry: DiscoveryCase = {
  brand: 'Pocket Foundry',
  productTitles: ['Pocket Foundry Cast Metal Disentanglement Puzzle', 'Pocket Foundry Brass Top'],
  category: 'Toys & Games',
  search: [
    hit(
      'https://www.pocketfoundryapp.com/',
      'Pocket Foundry - 3D modelling on your phone',
      'Download the app.',
    ),
    hit('https://pocketfoundry.co/', 'Pocket Foundry · puzzles you can pocket', 'Cast brass puzzles.'),
    amazon('Pocket Foundry', 'Cast Metal Disentanglement Puzzle'),
    hit('https://www.twistyattic.com/pocket-foundry', 'Pocket Foundry - The Twisty Attic', 'In stock.'),
    insta('pocketfoundry', 'brass, small'),
    hit(
      'https://boardgamegeek.com/boardgamepublisher/55555/pocket-foundry',
      'Pocket Foundry | Board Game Publisher',
      'Publisher page.',
    ),
  ],
  hosts: {
    'pocketfoundry.co': plain(
      {
        host: 'pocketfoundry.co',
        name: 'Pocket Foundry',
        nav: [
          ['/puzzles', 'Puzzles'],
          ['/solutions', 'Solutions'],
          ['/info', 'Info'],
          ['/contact', 'Contact'],
        ],
        foot: [
          ['/shipping', 'Shipping'],
          ['/press', 'Press'],
        ],
        items: [],
        footer: 'Free shipping in the US over $40',
        credit: '| laid out by Hobnail, hobnail@hobnailpress.design',
      },
      {
        '/': ['Puzzles you can pocket', '<p>Lost-wax brass. Level 1 takes a minute, level 6 a winter.</p>'],
        '/puzzles': ['Puzzles', '<p>Knot No. 3 $28, Gate $34, Top $22.</p>'],
        '/solutions': ['Solutions', '<p>Are you sure? Ask for the PDF at solutions@pocketfoundry.co.</p>'],
        '/info': [
          'Info',
          `<h2>Prices</h2><p>They go up when copper does.</p><h2>Shops &amp; museums</h2><p>Our order book for the trade is full: we aren't taking on new stockists until the second furnace is running, likely in September. If you'd like a place in the queue, drop a line to <a href="mailto:stockists@pocketfoundry.co">stockists@pocketfoundry.co</a> and we'll reply in the order in which you wrote.</p><p>Existing stockists: the reorder minimum is still $120.</p><h2>Repairs</h2><p>Free.</p>`,
        ],
        '/contact': ['Contact', '<p>hi@pocketfoundry.co</p>'],
        '/shipping': ['Shipping', '<p>USPS, $5. Europe, $16.</p>'],
        '/press': ['Press', '<p>Images and samples for reviewers: press@pocketfoundry.co</p>'],
      },
    ),
    'www.pocketfoundryapp.com': {
      '/': elsewhere('Pocket Foundry', 'Download the app', '<p>support@pocketfoundryapp.com</p>'),
    },
    'www.twistyattic.com': {
      '/pocket-foundry': elsewhere(
        'The Twisty Attic',
        'Pocket Foundry',
        '<p>Knot No. 3 $29</p>',
        'attic@twistyattic.com',
      ),
    },
  },
  expected: {
    website: 'pocketfoundry.co',
    wayIn: { kind: 'address', anyOf: ['stockists@pocketfoundry.co'] },
    traps: [
      'hobnail@hobnailpress.design',
      'solutions@pocketfoundry.co',
      'press@pocketfoundry.co',
      'support@pocketfoundryapp.com',
      'attic@twistyattic.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'no',
        words: "we aren't taking on new stockists until the second furnace is running",
        path: '/info',
      },
      minimum_reorder: { value: 120, words: 'the reorder minimum is still $120.', path: '/info' },
      currency: 'USD',
    },
  },
};

const lanternfish: DiscoveryCase = {
  brand: 'Lanternfish Games',
  productTitles: ['Lanternfish Games Deep Six Card Game', 'Lanternfish Games Trawler: The Board Game'],
  category: 'Toys & Games',
  search: [
    hit(
      'https://boardgamegeek.com/boardgamepublisher/41234/lanternfish-games',
      'Lanternfish Games | BoardGameGeek',
      'Publisher of Deep Six, Trawler.',
    ),
    amazon('Lanternfish Games', 'Deep Six Card Game'),
    hit('https://lanternfishgames.com/', 'Lanternfish Games', 'Small boxes, deep games.'),
    hit(
      'https://www.kickstarter.com/projects/lanternfish/trawler',
      'Trawler by Lanternfish Games — Kickstarter',
      '3,204 backers.',
    ),
    hit('https://www.lanternfish.io/', 'Lanternfish.io | Deep log search', 'Observability for teams.'),
    hit(
      'https://www.meeplemoor.com/publishers/lanternfish',
      'Lanternfish Games - Meeple Moor',
      'Board game cafe and shop.',
    ),
  ],
  hosts: {
    'lanternfishgames.com': dawn(
      {
        host: 'lanternfishgames.com',
        name: 'Lanternfish Games',
        nav: [
          ['/collections/all', 'Games'],
          ['/pages/rules', 'Rules'],
          ['/pages/about', 'About'],
          ['/pages/contact', 'Contact'],
        ],
        foot: [
          ['/pages/retailers', 'Retailers'],
          ['/pages/submissions', 'Submissions'],
          ['/pages/press', 'Press & reviewers'],
        ],
        items: [
          ['Deep Six', '$22.00'],
          ['Trawler', '$55.00'],
        ],
        promo: 'Ship 2 games free in the USA',
        privacy: 'gdpr@lanternfishgames.com',
        credit: 'Store set-up by <a href="mailto:hey@pixelpelican.io">Pixel Pelican</a>',
        ld: { email: 'support@lanternfishgames.com' },
      },
      {
        '/': [
          'Lanternfish Games',
          '<h2>Small boxes, deep games</h2><p>We publish two games a year. Both fit in a coat.</p>',
        ],
        '/pages/rules': [
          'Rules',
          '<p>PDFs in six languages. A part missing? <a href="mailto:support@lanternfishgames.com">support@lanternfishgames.com</a></p>',
        ],
        '/pages/about': ['About', '<p>Priya and Sam, Minneapolis.</p>'],
        '/pages/contact': ['Contact', dawnForm(['Name', 'Email', 'Comment'])],
        '/pages/retailers': [
          'Retailers',
          `<p>Friendly local game stores are where our games live. We’d like them on your shelf.</p><p><strong>Through distribution:</strong> in the US from Harrow Lake Distribution, in the UK and EU from Bergmann &amp; Foss.</p><p><strong>Direct:</strong> stores with a street address may order from us, in full cases, with a minimum of $180 for the opening order. Send the form below with your EIN and a link to your website.</p><p>We don’t sell to online-only stores. Retailers mustn’t offer our games on Amazon or other marketplaces, and must observe the MAP shown on the sell sheet for six months from release.</p>${dawnForm(['Store name', 'Contact person', 'Email', 'Street address', 'EIN', 'Website'], 'Request an account', 'retailer')}`,
        ],
        '/pages/submissions': [
          'Submissions',
          '<p>Designers: sell sheet and a two-minute video to <a href="mailto:designs@lanternfishgames.com">designs@lanternfishgames.com</a>. We look in March.</p>',
        ],
        '/pages/press': [
          'Press & reviewers',
          '<p><a href="mailto:reviews@lanternfishgames.com">reviews@lanternfishgames.com</a></p>',
        ],
      },
    ),
    'www.lanternfish.io': { '/': other('Lanternfish.io', 'Deep log search', '<p>sales@lanternfish.io</p>') },
    'www.meeplemoor.com': {
      '/publishers/lanternfish': other(
        'Meeple Moor',
        'Lanternfish Games',
        '<p>Trawler $52</p><p>play@meeplemoor.com</p>',
      ),
    },
  },
  expected: {
    website: 'lanternfishgames.com',
    wayIn: { kind: 'form', anyOf: ['https://lanternfishgames.com/pages/retailers'] },
    traps: [
      'gdpr@lanternfishgames.com',
      'hey@pixelpelican.io',
      'designs@lanternfishgames.com',
      'reviews@lanternfishgames.com',
      'sales@lanternfish.io',
      'play@meeplemoor.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'stores with a street address may order from us',
        path: '/pages/retailers',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'Retailers mustn’t offer our games on Amazon or other marketplaces',
        path: '/pages/retailers',
      },
      map_policy: {
        value: 'yes',
        words: 'must observe the MAP shown on the sell sheet for six months from release.',
        path: '/pages/retailers',
      },
      minimum_opening_order: {
        value: 180,
        words: 'with a minimum of $180 for the opening order.',
        path: '/pages/retailers',
      },
      currency: 'USD',
      documents: {
        value: ['tax_id', 'website_url'],
        words: 'Send the form below with your EIN and a link to your website.',
        path: '/pages/retailers',
      },
      distributors: {
        value: ['Harrow Lake Distribution', 'Bergmann & Foss'],
        words: 'in the US from Harrow Lake Distribution, in the UK and EU from Bergmann & Foss.',
        path: '/pages/retailers',
      },
    },
  },
};

export const toys: readonly DiscoveryCase[] = [woodling, foundry, lanternfish];
