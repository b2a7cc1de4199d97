import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  cloudflare,
  col,
  coupons,
  fields,
  good,
  goods,
  hits,
  instagram,
  mail,
  menu,
  news,
  pages,
  pairs,
  plain,
  privacyLong,
  type Shop,
  says,
  words,
} from './kit.ts';
import { drawer } from './kit-shopify.ts';
import { elementor } from './kit-wordpress.ts';

const stone: Shop = {
  name: 'Stonecrop Climbing',
  host: 'stonecropclimb.com',
  bar: 'Liquid chalk: buy two, get one',
  nav: menu(
    'Chalk @/collections/chalk ; Brushes @/collections/brushes ; Skin care @/collections/skin ; Team @/pages/team ; Contact @/pages/contact',
  ),
  columns: [
    col(
      'Info',
      'Shipping @/policies/shipping-policy ; Refunds @/policies/refund-policy ; Terms @/policies/terms-of-service ; Contact @/pages/contact',
    ),
    col(
      'About',
      '',
      '<p>Chalk and brushes for people who read the beta and try anyway. Chattanooga, TN.</p>',
    ),
  ],
  news: news('Beta list', 'Sends and sales.', 'climber@email.com', 'Go'),
  socials: ['https://www.instagram.com/stonecropclimb'],
  bottom: '© 2025 Stonecrop Climbing, powered by Shopify',
};
const s = drawer(stone, 'Symmetry');

const grip: Shop = {
  name: 'GripHaus',
  host: 'www.griphaus.fit',
  bar: 'Free US shipping over $99',
  nav: menu(
    'Grips @/product-category/grips/ ; Straps @/product-category/straps/ ; Ropes @/product-category/ropes/ ; Reviews @/reviews/ ; Support @/support/',
  ),
  columns: [
    col(
      'GripHaus',
      '',
      '<p>GripHaus is a brand of <a href="https://www.alderridgesports.com">Alder Ridge Sports Group</a>, Grand Rapids, Michigan.</p>',
    ),
    col(
      'Help',
      'Support @/support/ ; Resellers @/resellers/ ; Affiliates @/affiliates/ ; Privacy @/privacy/',
    ),
  ],
  news: news('10% off', 'Your first pair.', 'Email'),
  socials: ['https://www.instagram.com/griphaus.fit', 'https://www.youtube.com/@griphaus'],
  bottom:
    '&copy; 2025 Alder Ridge Sports Group, Inc. All rights reserved. Page speed by <a href="https://quickmole.dev">Quickmole</a>',
};
const g = elementor(grip);

export const climbCases: readonly DiscoveryCase[] = [
  {
    brand: 'Stonecrop Climbing',
    productTitles: ['Stonecrop Climbing Chunky Chalk 10 oz Bag', 'Stonecrop Boar Hair Hold Brush, Long'],
    category: 'Sports & Outdoors',
    search: [
      ...hits(`https://www.stonecropgardens.org/
        Stonecrop Gardens | Cold Spring, NY
        A public garden with alpine and rock plants.

        https://stonecropclimb.com/
        Stonecrop Climbing
        Chalk, brushes and skin care.

        https://www.stonecrop-gym.de/
        Stonecrop Boulderhalle Kassel
        Bouldern auf 900 qm. Kurse und Kindergeburtstage.`),
      amazon('Stonecrop Climbing', 'Stonecrop Climbing Chunky Chalk 10 oz Bag'),
      instagram('stonecropclimb', 'Stonecrop Climbing', '14K followers'),
      coupons('Stonecrop Climbing', 'stonecropclimb.com'),
    ],
    hosts: {
      'stonecropclimb.com': {
        ...pages(s, {
          '/': `Stonecrop Climbing :: Chalk, brushes and skin care.
<div class="hero"><h2 class="h1">Grip it like you mean it</h2><p>Magnesium carbonate, and nothing else.</p></div>
${s.cards(
  goods(`Chunky Chalk 10 oz Bag | $17.00 | chunky-chalk ; Boar Hair Hold Brush, Long | $11.00 | boar-hair-brush ;
 Finger Salve | $13.00 | finger-salve ; Chalk Pot | $39.00 | chalk-pot | Best seller`),
)}
<p>Home wall? Read <a href="/blogs/beta/home-wall">how Priya built hers</a>.</p>`,
          '/pages/team': `Team – Stonecrop Climbing
<h1>Team</h1><p>Rae Dunn, V12. Booking: ${mail('rae@cragtalent.agency')}. Marco Leal, 5.14b. We give 2% to Southeast Anchor Fund,
${mail('bolts@anchorfund.org')}.</p>`,
          '/pages/contact': `Contact – Stonecrop Climbing
<h1>Contact</h1><p>We answer within two days, faster when it rains.</p>
${s.form(fields('Name ; Email | email | alex@example.com ; Phone number | tel ; Message | area'), 'Send')}`,
          '/policies/terms-of-service': `Terms of service
<h1>Terms of service</h1><p>This website is operated by Stonecrop Climbing. You must be at least the age of majority, minimum 18, to
order.</p><p>You agree not to reproduce, duplicate, copy, sell, resell or exploit any portion of the Service without express written
permission by us.</p><p>Copyright agent: ${cloudflare('dmca@tallpinelegal.com')}.</p>`,
          '/policies/shipping-policy': `Shipping policy
<h1>Shipping policy</h1><p>USPS, two to five days. Free over $35.</p>`,
          '/policies/refund-policy': `Refund policy
<h1>Refund policy</h1><p>30 days. Open chalk is yours forever.</p>`,
        }),
        '/products/chunky-chalk': s.product(
          good('Chunky Chalk 10 oz Bag | $17.00 | chunky-chalk'),
          '<p>Chunks with some dust. 10 oz.</p>',
        ),
      },
      'www.stonecrop-gym.de': {
        '/': plain(
          'Stonecrop Boulderhalle Kassel',
          `<h1>Stonecrop Kassel</h1><p>Bouldern, Kurse, Kaffee.</p><p>${mail('halle@stonecrop-gym.de')}</p>`,
          'de',
        ),
      },
    },
    expected: {
      website: 'stonecropclimb.com',
      wayIn: { kind: 'form', anyOf: ['https://stonecropclimb.com/pages/contact'] },
      traps:
        words(`climber@email.com rae@cragtalent.agency bolts@anchorfund.org alex@example.com dmca@tallpinelegal.com
        halle@stonecrop-gym.de`),
      policy: {},
    },
  },
  {
    brand: 'GripHaus',
    productTitles: [
      'GripHaus 3-Finger Leather Gymnastics Grips, Large',
      'GripHaus Figure 8 Lifting Straps, Pair',
    ],
    category: 'Sports & Outdoors',
    search: [
      amazon('GripHaus', 'GripHaus 3-Finger Leather Gymnastics Grips, Large'),
      ...hits(`https://www.griphaus.fit/
        GripHaus - Grips, straps and ropes
        Leather grips and lifting straps for garage gyms.

        https://www.griphaus.de/
        Griphaus GmbH - Griffe und Beschläge
        Möbelgriffe, Türdrücker und Beschläge ab Lager Solingen.

        https://www.alderridgesports.com/
        Alder Ridge Sports Group
        The family of brands behind GripHaus, Paddock Pickleball and North Bell Fitness.

        https://www.reddit.com/r/homegym/comments/1griphaus/
        GripHaus grips after 1 year : r/homegym
        Still going. Thumb hole stretched a bit.`),
      coupons('GripHaus', 'griphaus.fit'),
    ],
    hosts: {
      'www.griphaus.fit': {
        ...pages(g, {
          '/': `GripHaus - Grips, straps and ropes :: Leather grips and lifting straps.
<div class="e-con e-parent"><h1 class="elementor-heading-title">Hold on longer.</h1><p>Full-grain leather, stitched twice.</p></div>
${g.cards(
  goods(`3-Finger Leather Gymnastics Grips | $39.00 | leather-gymnastics-grips ; Figure 8 Lifting Straps, Pair | $24.00 | figure-8-straps ;
 Speed Rope Pro | $29.00 | speed-rope-pro ; Chalk Bucket | $45.00 | chalk-bucket | Sale!`),
)}`,
          '/resellers/': `Resellers - GripHaus
<h1 class="elementor-heading-title">Resellers</h1><p>Gyms and stores order GripHaus through our parent company, Alder Ridge Sports Group, along
with its other brands. See the <a href="https://www.alderridgesports.com/dealers">dealer page at Alder Ridge</a>.</p>`,
          '/support/': `Support - GripHaus
${g.faq(
  pairs(
    'Which size do I need?',
    '<p>Measure from wrist to middle knuckle.</p>',
    'Is my Amazon seller genuine?',
    '<p>We do sell on Amazon as GripHaus Direct; anything else may be counterfeit.</p>',
  ),
)}<p>Still stuck? ${mail('support@griphaus.fit')}</p>`,
          '/affiliates/': `Affiliates - GripHaus
<h1>Affiliates</h1><p>Earn 12%. Ask ${mail('griphaus@partnerloft.io')}.</p>`,
          '/reviews/': `Reviews - GripHaus
<p>"No rips in Murph." Jess, CrossFit Tamarack, jess@cftamarack.com</p>`,
          '/privacy/': `Privacy - GripHaus
${privacyLong('GripHaus', `EU residents: our representative is Datenwacht GmbH, ${mail('griphaus@datenwacht.eu')}.`)}`,
        }),
        '/product/leather-gymnastics-grips/': g.product(
          good('3-Finger Leather Gymnastics Grips | $39.00 | leather-gymnastics-grips'),
          '<p>Small to XL.</p>',
        ),
      },
      'www.alderridgesports.com': {
        '/': plain(
          'Alder Ridge Sports Group',
          `<nav><a href="/">Home</a> <a href="/brands">Brands</a> <a href="/dealers">Dealers</a> <a href="/investors">Investors</a></nav><h1>Brands for
people who train</h1><p>GripHaus. Paddock Pickleball. North Bell Fitness.</p><footer>5500 Alpine Ave NW, Grand Rapids, MI 49321</footer>`,
        ),
        '/dealers': plain(
          'Dealers - Alder Ridge Sports Group',
          `<nav><a href="/">Home</a> <a href="/brands">Brands</a></nav><h1>Dealers</h1><p>One account opens the whole family: GripHaus, Paddock and North
Bell.</p><p>Opening orders start at $750 across brands. Dealers hold to our unilateral MAP policy.</p><p>New accounts:
${mail('dealers@alderridgesports.com')}</p>`,
        ),
        '/investors': plain(
          'Investors - Alder Ridge',
          `<h1>Investors</h1><p>${mail('ir@alderridgesports.com')}</p>`,
        ),
      },
      'www.griphaus.de': {
        '/': plain(
          'Griphaus GmbH',
          `<h1>Griphaus GmbH</h1><p>Beschläge für Tischler und Händler.</p><p>${mail('vertrieb@griphaus.de')}</p>`,
          'de',
        ),
      },
    },
    expected: {
      website: 'www.griphaus.fit',
      wayIn: { kind: 'address', anyOf: ['dealers@alderridgesports.com'] },
      traps: words(
        'griphaus@partnerloft.io jess@cftamarack.com griphaus@datenwacht.eu ir@alderridgesports.com vertrieb@griphaus.de',
      ),
      policy: {
        takes_wholesale: says(
          'yes',
          '/resellers/',
          'Gyms and stores order GripHaus through our parent company',
          'One account opens the whole family',
          'Opening orders start at $750 across brands',
        ),
        minimum_opening_order: says(750, '/dealers', 'Opening orders start at $750 across brands'),
        currency: 'USD',
        map_policy: says('yes', '/dealers', 'Dealers hold to our unilateral MAP policy'),
      },
    },
  },
];
