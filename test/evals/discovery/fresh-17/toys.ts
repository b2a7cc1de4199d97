import type { DiscoveryCase } from '../case.ts';
import { dawn, hand, woo } from './frames.ts';
import {
  amazon,
  amazonItem,
  etsy,
  facebook,
  faire,
  hit,
  insta,
  mailto,
  moved,
  other,
  policies,
  type Shop,
  seller,
  shopifyForm,
  walmart,
} from './kit.ts';

const tumbleShop: Shop = {
  host: 'www.tumblewoodtoys.com',
  name: 'Tumblewood Toys',
  about: 'Wooden pull toys and balance games from Middlebury, Vermont.',
  nav: [
    ['/toys/', 'Toys'],
    ['/our-shop/', 'Our Shop'],
    ['/retailers/', 'Retailers'],
    ['/contact/', 'Contact'],
  ],
  foot: [
    ['/retailers/', 'Retailers'],
    ['/safety/', 'Toy Safety'],
    ['/shipping/', 'Shipping'],
  ],
  mail: 'info@tumblewoodtoys.com',
  phone: '802-555-0139',
  where: '15 Mill Street, Middlebury, VT 05753',
  goods: [
    ['pull-along-fox', 'Pull-Along Fox', '$28.00'],
    ['balance-moon', 'Balance Moon Game', '$34.00'],
  ],
};
const tumble: DiscoveryCase = {
  brand: 'Tumblewood Toys',
  productTitles: ['Tumblewood Wooden Pull Along Fox', 'Tumblewood Toys Balance Moon Stacking Game'],
  category: 'Toys & Games',
  search: [
    amazon('Tumblewood Toys', 'Wooden Pull Along Fox'),
    hit('https://www.tumblewoodtoys.com/', 'Tumblewood Toys | Made in Vermont', tumbleShop.about),
    hit(
      'https://www.tumblewoodgym.com/',
      'Tumblewood Gymnastics | Classes for Kids',
      'Tumbling and trampoline in Spokane.',
    ),
    faire('Tumblewood Toys', 'Wooden pull toys and games.'),
    hit(
      'https://www.thetinwhistletoys.com/brands/tumblewood',
      'Tumblewood - The Tin Whistle Toys',
      'Shop all Tumblewood.',
    ),
  ],
  hosts: {
    'www.tumblewoodtoys.com': woo(tumbleShop, {
      '/': ['Home', '<p>Maple, beech, milk paint, string.</p>'],
      '/toys/': ['Toys', '<p>Showing all 17 results</p>'],
      '/our-shop/': ['Our Shop', '<p>Visit us Wednesdays. Mind the sawdust.</p>'],
      '/safety/': [
        'Toy Safety',
        '<p>All toys are tested to ASTM F963 and come with a Children’s Product Certificate. Ask <a href="mailto:compliance@tumblewoodtoys.com">compliance@tumblewoodtoys.com</a> for a copy.</p>',
      ],
      '/shipping/': ['Shipping', '<p>USPS Priority. Most orders leave in two days, in December in five.</p>'],
      '/retailers/': [
        'Retailers',
        `<p>Thanks for thinking of us! Independent toy stores, children's museums and bookshops are the heart of our business.</p><p>Opening orders are $200. Reorders have no minimum. Orders of $400 or more ship free in the contiguous US.</p><p>We need a completed account form and a copy of your resale certificate. Ask for the form at ${mailto('wholesale@tumblewoodtoys.com')}.</p><p>Retailers wishing to sell our toys on Amazon or other third-party marketplaces must ask for and receive our permission in writing.</p><p>Our reps will be glad to see you, too: in Texas, Oklahoma and Arkansas, Lone Pine Sales (kay@lonepinesales.com).</p>`,
      ],
      '/contact/': ['Contact', '<p>802-555-0139 · info@tumblewoodtoys.com</p>'],
    }),
    'www.tumblewoodgym.com': {
      '/': other('Tumblewood Gymnastics', 'Classes', '<p>frontdesk@tumblewoodgym.com</p>'),
    },
    'www.thetinwhistletoys.com': seller(
      'The Tin Whistle Toys',
      '/brands/tumblewood',
      'Tumblewood',
      '<p>Pull-Along Fox $28</p>',
      'play@thetinwhistletoys.com',
    ),
  },
  expected: {
    website: 'www.tumblewoodtoys.com',
    wayIn: { kind: 'address', anyOf: ['wholesale@tumblewoodtoys.com'] },
    traps: [
      'compliance@tumblewoodtoys.com',
      'kay@lonepinesales.com',
      'frontdesk@tumblewoodgym.com',
      'play@thetinwhistletoys.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: "Independent toy stores, children's museums and bookshops are the heart of our business.",
        path: '/retailers/',
      },
      marketplaces: {
        value: 'with_permission',
        words:
          'Retailers wishing to sell our toys on Amazon or other third-party marketplaces must ask for and receive our permission in writing.',
        path: '/retailers/',
      },
      minimum_opening_order: { value: 200, words: 'Opening orders are $200.', path: '/retailers/' },
      currency: 'USD',
      documents: {
        value: ['resale_certificate'],
        words: 'We need a completed account form and a copy of your resale certificate.',
        path: '/retailers/',
      },
    },
  },
};

const peapodShop: Shop = {
  host: 'peapodpuzzles.com',
  name: 'Peapod Puzzles',
  about: 'Chunky floor puzzles illustrated by artists who are also parents.',
  nav: [
    ['/collections/puzzles', 'Puzzles'],
    ['/pages/artists', 'Artists'],
    ['/pages/faq', 'FAQ'],
    ['/pages/contact', 'Contact'],
  ],
  foot: [
    ['/pages/faq', 'FAQ'],
    ['/pages/missing-piece', 'Missing a piece?'],
    ['/pages/contact', 'Contact'],
  ],
  mail: 'hello@peapodpuzzles.com',
  promo: 'Missing a piece? We’ll send it.',
  goods: [
    ['busy-harbor', 'Busy Harbor Floor Puzzle, 36 pc', '$24.00'],
    ['underground', 'Underground Floor Puzzle, 48 pc', '$26.00'],
  ],
};
const peapod: DiscoveryCase = {
  brand: 'Peapod Puzzles',
  productTitles: [
    'Peapod Puzzles Busy Harbor Floor Puzzle 36 Pieces',
    'Peapod Puzzles Underground Animals Floor Puzzle',
  ],
  category: 'Toys & Games',
  search: [
    hit(
      'https://www.peapodpreschool.org/',
      'Peapod Preschool | Cambridge',
      'Play-based preschool, ages 2.9 to 5.',
    ),
    amazonItem('Peapod Puzzles Busy Harbor Floor Puzzle', 'Peapod Puzzles'),
    hit('https://peapodpuzzles.com/', 'Peapod Puzzles', peapodShop.about),
    walmart('Peapod Puzzles Underground Floor Puzzle'),
    insta('peapodpuzzles', 'floor puzzles, floor people'),
  ],
  hosts: {
    'peapodpuzzles.com': dawn(peapodShop, {
      ...policies(peapodShop),
      '/': ['Home', '<p>Big pieces, small hands.</p>'],
      '/collections/puzzles': ['Puzzles', '<p>15 products</p>'],
      '/pages/artists': [
        'Artists',
        `<p>We pay royalties on each puzzle. Illustrators, send a portfolio link to ${mailto('submissions@peapodpuzzles.com')}.</p>`,
      ],
      '/pages/missing-piece': [
        'Missing a piece?',
        shopifyForm(['Name', 'Email', 'Which puzzle?', 'Which piece? Message'], 'Ask for my piece'),
      ],
      '/pages/faq': [
        'FAQ',
        '<h3>What age are they for?</h3><p>36 pieces from three, 48 from four.</p><h3>Are they made in the USA?</h3><p>Printed and cut in Massachusetts from recycled board.</p><h3>Do you sell to shops?</h3><p>Yes we do. Wholesale starts at $225 for a first order, then $125. Email hello@peapodpuzzles.com with “wholesale” in the subject line and Joan will set you up.</p><h3>May I resell your puzzles on Amazon?</h3><p>No. We sell there ourselves and don’t permit others to.</p><h3>Do you have an advertised price policy?</h3><p>Yes, MAP is 10% below MSRP.</p><h3>How do I clean one?</h3><p>Damp cloth, no soaking.</p>',
      ],
      '/pages/contact': [
        'Contact',
        '<p>We are Joan, Bea and Theo. hello@peapodpuzzles.com reaches all of us.</p>',
      ],
    }),
    'www.peapodpreschool.org': {
      '/': other('Peapod Preschool', 'Cambridge', '<p>admissions@peapodpreschool.org</p>'),
    },
  },
  expected: {
    website: 'peapodpuzzles.com',
    wayIn: { kind: 'address', anyOf: ['hello@peapodpuzzles.com'] },
    traps: ['submissions@peapodpuzzles.com', 'admissions@peapodpreschool.org'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Wholesale starts at $225 for a first order, then $125.',
        path: '/pages/faq',
      },
      marketplaces: {
        value: 'amazon_forbidden',
        words: 'We sell there ourselves and don’t permit others to.',
        path: '/pages/faq',
      },
      map_policy: { value: 'yes', words: 'Yes, MAP is 10% below MSRP.', path: '/pages/faq' },
      minimum_opening_order: {
        value: 225,
        words: 'Wholesale starts at $225 for a first order, then $125.',
        path: '/pages/faq',
      },
      minimum_reorder: {
        value: 125,
        words: 'Wholesale starts at $225 for a first order, then $125.',
        path: '/pages/faq',
      },
      currency: 'USD',
    },
  },
};

const butterShop: Shop = {
  host: 'www.buttercupblocks.com',
  name: 'Buttercup Blocks',
  about: 'Alphabet blocks turned and printed in Grand Rapids since 1987.',
  nav: [
    ['/blocks', 'Blocks'],
    ['/history', 'History'],
    ['/wholesale', 'Wholesale'],
    ['/contact', 'Contact'],
  ],
  foot: [
    ['/wholesale', 'Wholesale'],
    ['/personalize', 'Personalize'],
    ['/contact', 'Contact'],
  ],
  phone: '616-555-0126',
  where: '930 Front Avenue NW<br>Grand Rapids, MI 49504',
  mail: 'office@buttercupblocks.com',
  goods: [
    ['alphabet-set', 'Alphabet Block Set, 28 pc', '$58.00'],
    ['wagon', 'Blocks in a Wagon', '$92.00'],
  ],
};
const butter: DiscoveryCase = {
  brand: 'Buttercup Blocks',
  productTitles: [
    'Buttercup Wooden Alphabet Blocks 28 Piece Set',
    'Buttercup Blocks Wooden Wagon with Blocks',
  ],
  category: 'Toys & Games',
  search: [
    hit('https://www.buttercupblocks.com/', 'Buttercup Blocks | Wooden Alphabet Blocks', butterShop.about),
    etsy('ButtercupBlocksQuilts', 'Quilt patterns and precut fabric blocks.'),
    amazon('Buttercup Blocks', 'Wooden Alphabet Blocks'),
    facebook('Buttercup Blocks', 'Blocks you keep.'),
    hit(
      'https://www.toyshelfmuseum.org/collection/buttercup',
      'Buttercup Blocks, 1987 - Toy Shelf Museum',
      'Basswood, gift of the maker.',
    ),
  ],
  hosts: {
    'www.buttercupblocks.com': hand(butterShop, {
      '/': [
        'Home',
        '<p>Basswood cubes, non-toxic ink, rounded corners. Made by the same family since 1987.</p>',
      ],
      '/blocks': ['Blocks', '<p>English, Spanish, Hebrew, Polish, Braille.</p>'],
      '/history': ['History', '<p>Grandpa Van der Meer made trophies until nobody wanted trophies.</p>'],
      '/personalize': [
        'Personalize',
        '<p>Minimum order for custom blocks: 100 cubes, $350. <a href="mailto:custom@buttercupblocks.com">custom@buttercupblocks.com</a></p>',
      ],
      '/wholesale': [
        'Wholesale',
        '<p>Retail stores: we have supplied shops like yours for over thirty years.</p><h3>Terms of sale</h3><p>1. Minimum opening order is $300.00. Minimum reorder is $150.00.<br>2. First order prepaid or by credit card. Net 30 on approved credit.<br>3. F.O.B. Grand Rapids. Claims within ten days.<br>4. No returns without authorization.<br>5. Prices subject to change without notice.</p><h3>New accounts</h3><p>New accounts must furnish a copy of their resale certificate. Mail it, fax it to 616-555-0127, or send a scan to <a href="mailto:wholesale@buttercupblocks.com">wholesale@buttercupblocks.com</a>.</p>',
      ],
      '/contact': [
        'Contact',
        '<p>Office: office@buttercupblocks.com<br>Bookkeeping: ap@buttercupblocks.com<br>Webmaster: <a href="mailto:dirk@vdm-web.net">dirk@vdm-web.net</a></p>',
      ],
    }),
    'buttercupblocks.com': moved('www.buttercupblocks.com'),
    'www.toyshelfmuseum.org': {
      '/collection/buttercup': other(
        'Toy Shelf Museum',
        'Buttercup Blocks, 1987',
        '<p>registrar@toyshelfmuseum.org</p>',
      ),
    },
  },
  expected: {
    website: 'www.buttercupblocks.com',
    wayIn: { kind: 'address', anyOf: ['wholesale@buttercupblocks.com'] },
    traps: [
      'custom@buttercupblocks.com',
      'ap@buttercupblocks.com',
      'dirk@vdm-web.net',
      'registrar@toyshelfmuseum.org',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Retail stores: we have supplied shops like yours for over thirty years.',
        path: '/wholesale',
      },
      minimum_opening_order: {
        value: 300,
        words: 'Minimum opening order is $300.00.',
        path: '/wholesale',
      },
      minimum_reorder: { value: 150, words: 'Minimum reorder is $150.00.', path: '/wholesale' },
      currency: 'USD',
      documents: {
        value: ['resale_certificate'],
        words: 'New accounts must furnish a copy of their resale certificate.',
        path: '/wholesale',
      },
    },
  },
};

export const toys: readonly DiscoveryCase[] = [tumble, peapod, butter];
