import type { DiscoveryCase } from '../case.ts';
import { webflow } from './systems/builders.ts';
import { tables } from './systems/by-hand.ts';
import { amazon, etsy, facebook, faire, hit, instagram, other, seller } from './systems/elsewhere.ts';
import { next } from './systems/scripted.ts';
import { mail, said, written } from './systems/shop.ts';
import { dawn } from './systems/shopify.ts';

const cards = dawn(
  {
    name: 'Tuppence & Rye',
    host: 'tuppenceandrye.test',
    tagline: 'Letterpress cards with a straight face',
    banner: 'Pick any 5 cards for $25',
    nav: 'Cards=/collections/all; Calendars=/collections/calendars; About=/pages/about; Retailers=/pages/retailers',
    foot: 'Retailers=/pages/retailers; Contact=/pages/contact; Shipping=/policies/shipping-policy; Privacy policy=/policies/privacy-policy; Terms of service=/policies/terms-of-service',
    goods:
      'Sorry About Your Plant Card=$6.00; Happy Adequate Birthday Card=$6.00; Wall Calendar 2027=$28.00; Pencil Set=$14.00',
    about: '<p>Printed on a 1952 Heidelberg Windmill in Minneapolis.</p>',
    privacy: 'privacy@tuppenceandrye.test',
  },
  {
    '/pages/about': ['About', '<p>Tuppence is the cat. Rye is what we drink when the press jams.</p>'],
    '/pages/contact': [
      'Contact',
      `<p>Anything at all: ${mail('hello@tuppenceandrye.test')}</p><p>Sloane from our press team: ${mail('press@tuppenceandrye.test')}</p>`,
    ],
    '/pages/retailers': [
      'Retailers',
      `<p>We wholesale to more than 600 shops, and we would love for yours to be one of them.</p><h3>Terms</h3><ul><li>Cards are sold by the half dozen, $3.00 each wholesale</li><li>Opening order: $150 minimum</li><li>Re-orders: $75 minimum</li><li>Net 30 for established accounts, otherwise credit card</li></ul><h3>Reps</h3><p>Midwest: Dot &amp; Sons, booth 1410 at the Minneapolis Mart. South: Peachtree Paper Reps, Atlanta. West: Fern Hollow, Las Vegas.</p><h3>Order</h3><p>Order on <a href="https://www.faire.com/brand/b_tuppencerye">Faire</a>, through your rep, or straight from us: ${mail('orders@tuppenceandrye.test')}.</p><p>New account? Email that address first and tell us about your shop.</p>`,
    ],
    '/policies/shipping-policy': [
      'Shipping policy',
      '<p>Cards ship in a stamped envelope for $1.50. Orders over $40 ship free.</p>',
    ],
  },
);

const planner = webflow(
  {
    name: 'Halfday Planners',
    host: 'www.halfdayplanners.test',
    tagline: 'Planners for people with too little time',
    nav: 'Planners=/shop; How it works=/how-it-works; Help=/help',
    foot: 'Help=/help; Contact=/contact; Privacy=/privacy; Terms=/terms',
    goods: 'Halfday Weekly=$32; Halfday Daily 6 Month=$38; Halfday Refill Pack=$18',
    about: '<p>One page, two halves: what must happen, and what would be nice.</p>',
    privacy: 'dpo@halfdayplanners.test',
  },
  {
    '/how-it-works': [
      'How it works',
      '<p>Fill the left side in the morning. Be kind to yourself about the right side.</p>',
    ],
    '/help': [
      'Help',
      '<h3>Can I change my order?</h3><p>Within one hour.</p><h3>Do you have a brick and mortar shop?</h3><p>No, we are online only.</p><h3>Can my store carry Halfday?</h3><p>Yes, stores can buy from us at 50% off retail. Minimum first order is $300 and we ask all stores to respect our MAP policy. Write to partners@halfdayplanners.test and include your EIN and a link to your website.</p><h3>Can I list Halfday planners on Amazon?</h3><p>Please don’t list our planners on Amazon, where we run our own storefront.</p>',
    ],
    '/contact': ['Contact', '<p>support@halfdayplanners.test</p><p>Mon-Fri 9-5 Central</p>'],
    '/terms': [
      'Terms',
      '<p>These terms govern your use of halfdayplanners.test. Content may not be copied, resold or redistributed. Prices may change without notice. Governing law: State of Texas.</p>',
    ],
  },
);

const stamps = tables(
  {
    name: 'Quillback Rubber Stamps',
    host: 'www.quillbackstamps.test',
    tagline: 'Over 3,000 art rubber stamps',
    nav: 'Home=/; Catalog=/catalog.htm; Ordering Info=/ordering.htm; Wholesale Info=/wholesale.htm; Shows=/shows.htm; Links=/links.htm',
    foot: 'Home=/; Ordering=/ordering.htm; Wholesale=/wholesale.htm',
    goods: 'Heron in Reeds=$9.50; Fern Border=$7.00; Tea Cup Trio=$11.25',
    about:
      '<P>Welcome to Quillback! We have been making deeply etched red rubber stamps in Paducah, Kentucky since 1991. <B>NEW:</B> Autumn sheet is here!</P>',
    small: 'Web design by PaducahNet, webmaster@paducahnet.test',
  },
  {
    '/catalog.htm': [
      'Catalog',
      '<P>Our printed catalog is $6.00, refunded with your first order over $25.00.</P><P>All stamps are available mounted or unmounted.</P>',
    ],
    '/ordering.htm': [
      'Ordering Info',
      '<P>Minimum credit card order is $15.00 please. Shipping is $5.95 for orders up to $50.00, free above.</P><P>Angel policy: you may sell hand stamped items made with our images, no mechanical reproduction.</P>',
    ],
    '/shows.htm': [
      'Shows',
      '<P>Louisville Stamp Fest, March 14-15. Booth hours 10 to 5. Limit 2 grab bags per customer.</P>',
    ],
    '/links.htm': [
      'Links',
      '<P>Our friends: Paper Moon Studio (orders@papermoonstudio.test), Stamp Talk Magazine (editor@stamptalk.test)</P>',
    ],
    '/wholesale.htm': [
      'Wholesale Info',
      `<P>We welcome wholesale inquiries from stamp and craft stores!</P><UL><LI>Initial order $200.00<LI>Re-orders $50.00<LI>A copy of your tax resale certificate must be on file before we ship<LI>COD, check or credit card. Net 30 after three orders</UL><P>Call Betty at (270) 555-0162 or write to ${written('betty@quillbackstamps.test')}</P>`,
    ],
  },
);

const pens = next(
  {
    name: 'Orrin Writing Instruments',
    host: 'orrin.test',
    tagline: 'Machined pens',
    nav: 'Pens=/pens; Refills=/refills; Materials=/materials; Dealers=/dealers',
    foot: 'Dealers=/dealers; Warranty=/warranty; Contact=/contact; Privacy=/privacy',
    goods: 'Orrin No. 1 Brass=$98; Orrin No. 2 Titanium=$165; Gel Refill 3 Pack=$9',
    about: '<p>Turned on a Swiss lathe in Rochester.</p>',
    privacy: 'privacy@orrin.test',
  },
  {
    '/materials': ['Materials', '<p>Brass C360, titanium grade 5, zirconium in limited runs.</p>'],
    '/warranty': ['Warranty', '<p>Lifetime. Pens bought from unauthorized sellers are not covered.</p>'],
    '/contact': ['Contact', '<p>hello@orrin.test</p><p>For careers see careers@orrin.test</p>'],
    '/dealers': [
      'Dealers',
      '<p>Orrin pens are sold by around forty pen shops, and we take on a few new dealers each year.</p><p>A dealer’s first order is at least USD 1,200.</p><p>Authorized dealers must not sell Orrin products through any third-party marketplace without our prior written approval.</p><p>Advertised prices may not fall below our published minimum advertised prices.</p><p>Please send photos of your storefront along with two trade references to dealers@orrin.test.</p>',
    ],
  },
  false,
);

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Tuppence & Rye',
    productTitles: ['Tuppence & Rye Sorry About Your Plant Card', 'Tuppence & Rye Wall Calendar 2027'],
    category: 'Office Products',
    search: [
      hit('https://tuppenceandrye.test/', 'Tuppence & Rye – Letterpress cards', 'With a straight face.'),
      faire('Tuppence & Rye'),
      etsy('Tuppence & Rye'),
    ],
    hosts: { 'tuppenceandrye.test': cards },
    expected: {
      website: 'tuppenceandrye.test',
      wayIn: { kind: 'address', anyOf: ['orders@tuppenceandrye.test'] },
      traps: ['privacy@tuppenceandrye.test', 'press@tuppenceandrye.test', 'help@pebblereviews.test'],
      policy: {
        takes_wholesale: said('yes', 'We wholesale to more than 600 shops', '/pages/retailers'),
        minimum_opening_order: said(150, 'Opening order: $150 minimum', '/pages/retailers'),
        minimum_reorder: said(75, 'Re-orders: $75 minimum', '/pages/retailers'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Halfday Planners',
    productTitles: ['Halfday Weekly Planner Undated', 'Halfday Daily Planner 6 Month'],
    category: 'Office Products',
    search: [
      amazon('Halfday', 'Weekly Planner'),
      hit('https://www.halfdayplanners.test/', 'Halfday Planners', 'For people with too little time.'),
      hit('https://halfday-news.test/', 'Half-Day School Schedule', 'District calendar.'),
    ],
    hosts: { 'www.halfdayplanners.test': planner },
    expected: {
      website: 'www.halfdayplanners.test',
      wayIn: { kind: 'address', anyOf: ['partners@halfdayplanners.test'] },
      traps: ['dpo@halfdayplanners.test'],
      policy: {
        takes_wholesale: said('yes', 'stores can buy from us at 50% off retail', '/help'),
        minimum_opening_order: said(300, 'Minimum first order is $300', '/help'),
        currency: 'USD',
        map_policy: said('yes', 'we ask all stores to respect our MAP policy', '/help'),
        marketplaces: said('amazon_forbidden', 'Please don’t list our planners on Amazon', '/help'),
        documents: said(['tax_id', 'website_url'], 'include your EIN and a link to your website', '/help'),
      },
    },
  },
  {
    brand: 'Quillback Rubber Stamps',
    productTitles: ['Quillback Heron in Reeds Rubber Stamp', 'Quillback Tea Cup Trio Rubber Stamp'],
    category: 'Arts, Crafts & Sewing',
    search: [
      hit('https://www.quillbackstamps.test/', 'Welcome to Quillback Rubber Stamps', 'Over 3,000 stamps.'),
      facebook('Quillback Rubber Stamps'),
      hit('https://fishfacts.test/quillback', 'Quillback rockfish', 'Sebastes maliger.'),
    ],
    hosts: {
      'www.quillbackstamps.test': stamps,
      'fishfacts.test': {
        '/quillback': other('Quillback rockfish', '<p>Ask a biologist: ask@fishfacts.test</p>'),
      },
    },
    expected: {
      website: 'www.quillbackstamps.test',
      wayIn: { kind: 'address', anyOf: ['betty@quillbackstamps.test'] },
      traps: [
        'webmaster@paducahnet.test',
        'orders@papermoonstudio.test',
        'editor@stamptalk.test',
        'ask@fishfacts.test',
      ],
      policy: {
        takes_wholesale: said(
          'yes',
          'We welcome wholesale inquiries from stamp and craft stores',
          '/wholesale.htm',
        ),
        minimum_opening_order: said(200, 'Initial order $200.00', '/wholesale.htm'),
        minimum_reorder: said(50, 'Re-orders $50.00', '/wholesale.htm'),
        currency: 'USD',
        documents: said(
          ['resale_certificate'],
          'A copy of your tax resale certificate must be on file',
          '/wholesale.htm',
        ),
      },
    },
  },
  {
    brand: 'Orrin',
    productTitles: ['Orrin No. 1 Brass Pen', 'Orrin No. 2 Titanium Pen'],
    category: 'Office Products',
    search: [
      hit('https://orrinhatch.test/', 'Orrin (given name)', 'Meaning and origin.'),
      instagram('Orrin Writing Instruments', 'Machined pens. Rochester NY.'),
      hit('https://orrin.test/', 'Orrin Writing Instruments | Machined pens', 'Turned on a Swiss lathe.'),
      hit('https://nibsandink.test/brands/orrin', 'Orrin | Nibs & Ink', 'Shop Orrin pens.'),
    ],
    hosts: {
      'orrin.test': pens,
      'nibsandink.test': {
        '/brands/orrin': seller('Nibs & Ink', 'Orrin', ['Orrin No. 1 Brass'], 'shop@nibsandink.test'),
      },
    },
    expected: {
      website: 'orrin.test',
      wayIn: { kind: 'address', anyOf: ['dealers@orrin.test'] },
      traps: ['privacy@orrin.test', 'careers@orrin.test', 'shop@nibsandink.test'],
      policy: {
        takes_wholesale: said('yes', 'we take on a few new dealers each year', '/dealers'),
        minimum_opening_order: said(1200, 'first order is at least USD 1,200', '/dealers'),
        currency: 'USD',
        map_policy: said(
          'yes',
          'Advertised prices may not fall below our published minimum advertised prices',
          '/dealers',
        ),
        marketplaces: said(
          'with_permission',
          'through any third-party marketplace without our prior written approval',
          '/dealers',
        ),
        documents: said(
          ['storefront_photos', 'trade_references'],
          'send photos of your storefront along with two trade references',
          '/dealers',
        ),
      },
    },
  },
];
