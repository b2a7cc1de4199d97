import type { DiscoveryCase } from '../case.ts';
import { dawn, hand, stencil } from './frames.ts';
import {
  amazon,
  amazonItem,
  etsy,
  facebook,
  faire,
  hit,
  insta,
  linkedin,
  mailto,
  other,
  policies,
  type Shop,
  seller,
  shopifyForm,
} from './kit.ts';

const wexShop: Shop = {
  host: 'wexcombelinen.com',
  name: 'Wexcombe Linen',
  about: 'Stonewashed linen bedding and table linen, cut and sewn in Fall River, Massachusetts.',
  nav: [
    ['/collections/bedding', 'Bedding'],
    ['/collections/table', 'Table'],
    ['/pages/our-mill', 'Our Mill'],
    ['/pages/faq', 'FAQ'],
  ],
  foot: [
    ['/pages/contact', 'Contact'],
    ['/pages/wholesale', 'Wholesale'],
    ['/pages/swatches', 'Swatches'],
    ['/pages/careers', 'Careers'],
  ],
  mail: 'hello@wexcombelinen.com',
  where: '1 Weaver Street, Fall River, MA 02720',
  promo: 'Complimentary swatches',
  goods: [
    ['duvet-queen-flax', 'Linen Duvet Cover, Queen, Flax', '$298.00'],
    ['napkins-4', 'Linen Napkins, Set of 4', '$56.00'],
    ['runner', 'Linen Table Runner', '$62.00'],
  ],
};
const wex: DiscoveryCase = {
  brand: 'Wexcombe Linen Co',
  productTitles: ['Wexcombe Stonewashed Linen Duvet Cover Queen Flax', 'Wexcombe Linen Napkins Set of 4'],
  category: 'Home & Kitchen',
  search: [
    hit('https://wexcombelinen.com/', 'Wexcombe Linen | Stonewashed Bedding', wexShop.about),
    hit(
      'https://en.wikipedia.org/wiki/Wexcombe',
      'Wexcombe - Wikipedia',
      'Wexcombe is a hamlet in Wiltshire, England.',
    ),
    amazonItem('Wexcombe Stonewashed Linen Duvet Cover', 'Wexcombe'),
    hit(
      'https://www.thelinendrawer.com/wexcombe',
      'Wexcombe | The Linen Drawer',
      'Duvets, napkins and runners.',
    ),
    insta('wexcombelinen', 'linen, well washed'),
  ],
  hosts: {
    'wexcombelinen.com': dawn(wexShop, {
      ...policies(wexShop),
      '/': ['Home', '<p>Softer every wash, and we start it off with three.</p>'],
      '/collections/bedding': ['Bedding', '<p>12 products</p>'],
      '/collections/table': ['Table', '<p>9 products</p>'],
      '/pages/our-mill': [
        'Our Mill',
        '<p>The third floor of the Border City mill has good light and bad heating.</p>',
      ],
      '/pages/faq': [
        'FAQ',
        '<h3>How do I wash it?</h3><p>Warm, with like colors. Skip the softener.</p><h3>Where do you get your flax?</h3><p>Normandy and Belgium.</p>',
      ],
      '/pages/swatches': [
        'Swatches',
        shopifyForm(['Name', 'Email', 'Street address', 'Message'], 'Send me swatches', 'SwatchForm'),
      ],
      '/pages/careers': ['Careers', `<p>We are hiring cutters. ${mailto('people@wexcombelinen.com')}</p>`],
      '/pages/wholesale': [
        'Wholesale',
        `<p>Wexcombe partners with independent home stores, inns and design shops in the United States and Canada. If you'd like to be considered, please complete the form and we'll reply with our line sheet and order guide.</p><p><strong>Good to know</strong><br>Opening order minimum: $800<br>Reorder minimum: $300<br>Turnaround: 3-4 weeks, made to order<br>Terms: 50% deposit, balance before shipping</p><p>We kindly ask that our linens not be offered through third party marketplaces such as Amazon, Wayfair or eBay.</p>${shopifyForm(['First name', 'Last name', 'Email', 'Store name', 'Store address', 'Anything else we should know?'], 'Submit', 'WholesaleForm')}`,
      ],
      '/pages/contact': [
        'Contact',
        '<p>hello@wexcombelinen.com. We are here weekdays 9 to 5.</p><p>For wholesale, kindly fill out our <a href="/pages/wholesale">wholesale form</a>.</p>',
      ],
    }),
    'www.thelinendrawer.com': seller(
      'The Linen Drawer',
      '/wexcombe',
      'Wexcombe',
      '<p>Napkins $56</p>',
      'concierge@thelinendrawer.com',
    ),
  },
  expected: {
    website: 'wexcombelinen.com',
    wayIn: { kind: 'form', anyOf: ['https://wexcombelinen.com/pages/wholesale'] },
    traps: ['people@wexcombelinen.com', 'concierge@thelinendrawer.com'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words:
          'Wexcombe partners with independent home stores, inns and design shops in the United States and Canada.',
        path: '/pages/wholesale',
      },
      marketplaces: {
        value: 'forbidden',
        words:
          'We kindly ask that our linens not be offered through third party marketplaces such as Amazon, Wayfair or eBay.',
        path: '/pages/wholesale',
      },
      minimum_opening_order: {
        value: 800,
        words: 'Opening order minimum: $800',
        path: '/pages/wholesale',
      },
      minimum_reorder: { value: 300, words: 'Reorder minimum: $300', path: '/pages/wholesale' },
      currency: 'USD',
    },
  },
};

const heronShop: Shop = {
  host: 'www.quiltedheron.com',
  name: 'Quilted Heron',
  about: 'Hand-quilted throws and pillows made with block printed cotton.',
  nav: [
    ['/quilts', 'Quilts'],
    ['/pillows', 'Pillows'],
    ['/makers', 'Makers'],
    ['/trade', 'Trade & Wholesale'],
  ],
  foot: [
    ['/trade', 'Trade & Wholesale'],
    ['/care', 'Care'],
    ['/contact', 'Contact'],
  ],
  mail: 'hello@quiltedheron.com',
  phone: '843-555-0187',
  goods: [
    ['marsh-throw', 'Marsh Quilted Throw', '$188.00'],
    ['reed-euro', 'Reed Euro Sham', '$84.00'],
  ],
};
const heron: DiscoveryCase = {
  brand: 'Quilted Heron',
  productTitles: ['Quilted Heron Marsh Block Print Quilted Throw', 'Quilted Heron Reed Euro Sham 26x26'],
  category: 'Home Décor',
  search: [
    etsy('TheQuiltedHeronStudio', 'Quilt patterns to download, by Joyce.'),
    hit('https://www.quiltedheron.com/', 'Quilted Heron', heronShop.about),
    faire('Quilted Heron', 'Quilted throws and pillows.'),
    hit(
      'https://thequiltedheron.net/',
      'The Quilted Heron | Quilt Shop in Ames',
      'Fabric, notions and classes.',
    ),
    linkedin('Quilted Heron', 'Charleston, SC. 2-10 employees.'),
  ],
  hosts: {
    'www.quiltedheron.com': hand(heronShop, {
      '/': ['Home', '<p>Printed in Bagru, quilted by hand, finished in Charleston.</p>'],
      '/quilts': ['Quilts', '<p>Marsh, Spartina, Low Tide.</p>'],
      '/pillows': ['Pillows', '<p>Euro, standard, lumbar.</p>'],
      '/makers': ['Makers', '<p>Fourteen women, one cooperative, paid by the day.</p>'],
      '/care': ['Care', '<p>Gentle, cold, line dry.</p>'],
      '/trade': [
        'Trade & Wholesale',
        '<h3>For retailers</h3><p>Our wholesale line is open to brick-and-mortar and online boutiques. Write to <a href="mailto:wholesale@quiltedheron.com">wholesale@quiltedheron.com</a> to receive the current line sheet. The opening order is $500 and we have a $250 reorder minimum. We require a resale certificate before shipping.</p><p>Retailers may sell on their own websites. Selling on Amazon, eBay or Walmart isn’t allowed.</p><h3>For interior designers</h3><p>Designers receive 20% off retail with no minimum. Apply with your license to <a href="mailto:designers@quiltedheron.com">designers@quiltedheron.com</a>.</p><h3>Showroom</h3><p>See the line in Atlanta at Palmer &amp; Reed, Building 2, suite 1014 (southeast accounts: atlanta@palmerandreed.com).</p>',
      ],
      '/contact': ['Contact', '<p>hello@quiltedheron.com, 843-555-0187.</p>'],
    }),
    'thequiltedheron.net': {
      '/': other('The Quilted Heron', 'Quilt Shop in Ames', '<p>joyce@thequiltedheron.net</p>'),
    },
  },
  expected: {
    website: 'www.quiltedheron.com',
    wayIn: { kind: 'address', anyOf: ['wholesale@quiltedheron.com'] },
    traps: ['designers@quiltedheron.com', 'atlanta@palmerandreed.com', 'joyce@thequiltedheron.net'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Our wholesale line is open to brick-and-mortar and online boutiques.',
        path: '/trade',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'Selling on Amazon, eBay or Walmart isn’t allowed.',
        path: '/trade',
      },
      minimum_opening_order: { value: 500, words: 'The opening order is $500', path: '/trade' },
      minimum_reorder: { value: 250, words: 'we have a $250 reorder minimum', path: '/trade' },
      currency: 'USD',
      documents: {
        value: ['resale_certificate'],
        words: 'We require a resale certificate before shipping.',
        path: '/trade',
      },
    },
  },
};

const barnShop: Shop = {
  host: 'www.barnstableblanket.com',
  name: 'Barnstable Blanket Mill',
  about: 'Cotton and wool blankets woven on Cape Cod since 1946.',
  nav: [
    ['/blankets/', 'Blankets'],
    ['/throws/', 'Throws'],
    ['/the-mill/', 'The Mill'],
    ['/stores/', 'Stores'],
  ],
  foot: [
    ['/stores/', 'Stores'],
    ['/for-retailers/', 'For Retailers'],
    ['/contact-us/', 'Contact Us'],
  ],
  mail: 'mill@barnstableblanket.com',
  phone: '508-555-0112',
  where: '77 Mill Way<br>Barnstable, MA 02630',
  goods: [
    ['cotton-herringbone-queen', 'Cotton Herringbone Blanket, Queen', '$168.00'],
    ['beach-throw', 'Beach Throw', '$74.00'],
  ],
};
const barn: DiscoveryCase = {
  brand: 'Barnstable Blanket Mill',
  productTitles: ['Barnstable Cotton Herringbone Blanket Queen', 'Barnstable Blanket Mill Beach Throw'],
  category: 'Bedding',
  search: [
    hit('https://www.barnstableblanket.com/', 'Barnstable Blanket Mill - Woven on Cape Cod', barnShop.about),
    hit(
      'https://www.townofbarnstable.example.gov/',
      'Town of Barnstable',
      'Beach stickers, taxes, transfer station.',
    ),
    amazon('Barnstable Blanket', 'Cotton Herringbone Blanket Queen'),
    hit(
      'https://www.capehomegoods.com/barnstable',
      'Barnstable Blankets | Cape Home Goods',
      'In stock in Chatham.',
    ),
    facebook('Barnstable Blanket Mill', 'Since 1946.'),
  ],
  hosts: {
    'www.barnstableblanket.com': stencil(barnShop, {
      '/': ['Home', '<p>Four looms, all older than us.</p>'],
      '/blankets/': ['Blankets', '<p>Twin, queen, king.</p>'],
      '/throws/': ['Throws', '<p>For sand and sofas.</p>'],
      '/the-mill/': [
        'The Mill',
        '<p>Tours on the first Saturday. Book at <a href="mailto:tours@barnstableblanket.com">tours@barnstableblanket.com</a>.</p>',
      ],
      '/stores/': [
        'Stores',
        '<p>Massachusetts: Cape Home Goods, Chatham. Lathrop &amp; Daughters, Falmouth. Maine: Pilings, Kennebunk.</p>',
      ],
      '/for-retailers/': [
        'For Retailers',
        '<p>Stores that sell our blankets tend to keep selling them. To become a Barnstable retailer, call Judy at 508-555-0112 or e-mail <a href="mailto:retailers@barnstableblanket.com">retailers@barnstableblanket.com</a>.</p><p>You’ll be asked for your federal tax ID and two trade references. Expect to spend $600 on your opening order; repeat orders of any size are welcome.</p><p>We have a MAP policy: our blankets may be advertised at the suggested retail price or above, and on sale twice a year, when we say so. We do not supply marketplace sellers, on Amazon or anywhere else.</p><p>Private label: please ask.</p>',
      ],
      '/contact-us/': ['Contact Us', '<p>mill@barnstableblanket.com</p>'],
    }),
    'www.townofbarnstable.example.gov': {
      '/': other('Town of Barnstable', 'Welcome', '<p>townclerk@townofbarnstable.example.gov</p>'),
    },
    'www.capehomegoods.com': seller(
      'Cape Home Goods',
      '/barnstable',
      'Barnstable Blankets',
      '<p>Queen $168</p>',
      'chatham@capehomegoods.com',
    ),
  },
  expected: {
    website: 'www.barnstableblanket.com',
    wayIn: { kind: 'address', anyOf: ['retailers@barnstableblanket.com'] },
    traps: [
      'tours@barnstableblanket.com',
      'townclerk@townofbarnstable.example.gov',
      'chatham@capehomegoods.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'To become a Barnstable retailer, call Judy at 508-555-0112 or e-mail',
        path: '/for-retailers/',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'We do not supply marketplace sellers, on Amazon or anywhere else.',
        path: '/for-retailers/',
      },
      map_policy: {
        value: 'yes',
        words: 'We have a MAP policy',
        path: '/for-retailers/',
      },
      minimum_opening_order: {
        value: 600,
        words: 'Expect to spend $600 on your opening order',
        path: '/for-retailers/',
      },
      currency: 'USD',
      documents: {
        value: ['tax_id', 'trade_references'],
        words: 'You’ll be asked for your federal tax ID and two trade references.',
        path: '/for-retailers/',
      },
    },
  },
};

export const textiles: readonly DiscoveryCase[] = [wex, heron, barn];
