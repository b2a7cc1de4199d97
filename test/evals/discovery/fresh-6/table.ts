import type { DiscoveryCase } from '../case.ts';
import { wixDrawnLater } from './systems/builders.ts';
import { bigcommerce, stencilForm } from './systems/carts.ts';
import {
  amazon,
  etsy,
  facebook,
  faire,
  hit,
  instagram,
  other,
  seller,
  walmart,
} from './systems/elsewhere.ts';
import { mail, said } from './systems/shop.ts';
import { contactForm, dawn, debut } from './systems/shopify.ts';

const pottery = dawn(
  {
    name: 'Harlow & Fenn',
    host: 'harlowandfenn.test',
    tagline: 'Stoneware for everyday tables',
    banner: 'Free shipping on orders over $95',
    nav: 'Shop=/collections/all; Mugs=/collections/mugs; Our Story=/pages/our-story; Journal=/blogs/news',
    foot: 'Search=/search; FAQ=/pages/faq; Wholesale=/pages/wholesale; Contact=/pages/contact; Privacy policy=/policies/privacy-policy; Terms of service=/policies/terms-of-service',
    goods:
      'Speckled Mug 12oz=$34.00; Ramen Bowl=$46.00; Serving Platter Large=$98.00; Butter Keeper=$52.00; Spoon Rest=$22.00',
    about: '<p>We throw, glaze and fire every piece in our studio in Asheville, North Carolina.</p>',
    privacy: 'privacy@harlowandfenn.test',
    schema: { email: 'hello@harlowandfenn.test', street: '41 Depot St', town: 'Asheville', country: 'US' },
  },
  {
    '/pages/our-story': [
      'Our Story',
      '<p>Ruth Harlow and Dana Fenn met at a community kiln in 2014. Today we are a team of six, with one very old dog.</p><p>Studio visits: Thursday to Saturday, 11am - 4pm.</p>',
    ],
    '/pages/faq': [
      'FAQ',
      '<h3>Is it dishwasher safe?</h3><p>Yes, and microwave safe too.</p><h3>Is there a limit on seconds?</h3><p>Seconds are limited to 2 per customer so that everybody gets a chance.</p><h3>How long does shipping take?</h3><p>Orders leave us within five business days.</p>',
    ],
    '/pages/contact': [
      'Contact',
      `<p>Write to us at ${mail('hello@harlowandfenn.test')} or use the form. We answer Monday to Friday.</p>${contactForm('Name; Email*; Phone number; Message', 'Send')}`,
    ],
    '/pages/wholesale': [
      'Wholesale',
      `<p>We supply around 140 independent shops across the country and love hearing from new ones.</p><ul><li>First orders start at $250</li><li>Reorders have a $100 minimum</li><li>Lead time is 4-6 weeks</li></ul><p>To open an account, send a copy of your resale certificate to ${mail('wholesale@harlowandfenn.test')} and Dana will reply with our current catalog.</p>`,
    ],
  },
);

const copper = bigcommerce(
  {
    name: 'Copperline Kitchen',
    host: 'www.copperlinekitchen.test',
    tagline: 'Cookware and bar tools',
    banner: 'SPRING SALE: 15% off sitewide with code POUR15. Minimum purchase $40.',
    nav: 'Cookware=/cookware/; Bar=/bar/; New=/new/; Sale=/sale/',
    foot: 'About Us=/about-us/; Contact Us=/contact-us/; Become a Dealer=/become-a-dealer/; Shipping &amp; Returns=/shipping-returns/; Privacy=/privacy-policy/',
    goods:
      'Copperline Moscow Mule Mug Set of 4=$59.95; Copperline Jigger Double=$17.95; Copperline Sauce Pan 2 qt=$129.00; Copperline Boston Shaker=$34.95',
    about: '<p>Copperline Kitchen has made copper pieces for home bars and kitchens since 2011.</p>',
    privacy: 'privacy@copperlinekitchen.test',
  },
  {
    '/about-us/': [
      'About Us',
      '<p>Copperline started in a two-car garage in Boise, Idaho. Our products are lacquer free and lined with food safe nickel.</p>',
    ],
    '/contact-us/': [
      'Contact Us',
      `<p>Order questions: call 1-800-555-0148, 9am-5pm Mountain Time, or email ${mail('orderhelp@copperlinekitchen.test')} (consumer orders only, dealer requests sent here are not forwarded).</p><p>Press: ${mail('press@copperlinekitchen.test')}</p>`,
    ],
    '/shipping-returns/': [
      'Shipping & Returns',
      '<p>Flat rate $7.95, free over $75. Returns within 30 days in original packaging.</p>',
    ],
    '/become-a-dealer/': [
      'Become a Dealer',
      `<p>Copperline is sold by brick-and-mortar kitchen stores and selected online stores. Dealers buy from us direct at wholesale prices.</p><p>Dealers agree to our Minimum Advertised Price policy and do not list Copperline products on Amazon, Walmart, eBay or other third-party marketplaces.</p><p>Please have your resale certificate and a W-9 ready. Applications are accepted through this form alone, not by phone or email.</p>${stencilForm('Store Name*; Your Name*; Email*; Phone*; Street Address; City; Tell us about your store', 'Submit Application')}`,
    ],
  },
);

const bramwick = debut(
  {
    name: 'Bramwick',
    host: 'bramwick.test',
    tagline: 'Hand-carved spoons and boards',
    nav: 'Home=/; Shop=/collections/all; Our Wood=/pages/our-wood; FAQ=/pages/faq',
    foot: 'Contact us=/pages/contact; FAQ=/pages/faq; Refund policy=/policies/refund-policy; Privacy policy=/policies/privacy-policy',
    goods:
      'Cherry Eating Spoon=$38.00; Walnut Spatula=$44.00; Maple Bread Board=$120.00; Spoon Oil 4oz=$16.00',
    about: '<p>Two carvers, one shop in the Hudson Valley. Each spoon takes about three hours.</p>',
    schema: { email: 'hello@bramwick.test' },
    small: '<small> Site by <a href="mailto:projects@fieldnotestudio.test">Fieldnote Studio</a></small>',
  },
  {
    '/pages/our-wood': [
      'Our Wood',
      '<p>All of our wood comes from trees that fell or had to come down nearby.</p>',
    ],
    '/pages/faq': [
      'FAQ',
      '<p><strong>Do you take custom orders?</strong></p><p>In January and February only.</p><p><strong>Do you wholesale?</strong></p><p>We don&#39;t sell to shops: there are only two of us, and everything we carve goes straight to the people who order here.</p><p><strong>Do you ship overseas?</strong></p><p>Yes, to most places, for a flat $25.</p>',
    ],
    '/pages/contact': ['Contact us', contactForm('Name=Your name; Email*=you@example.com; Message', 'Send')],
    '/policies/refund-policy': [
      'Refund policy',
      '<p>If something is wrong, tell us within 14 days at hello [at] bramwick.test and we will make it right.</p>',
    ],
  },
);

const glass = wixDrawnLater(
  {
    name: 'Tessaly Glass',
    host: 'www.tessalyglass.test',
    tagline: 'Blown glass ornaments',
    nav: 'Home=/; Ornaments=/shop; For Shops=/for-shops; Visit=/visit',
    foot: 'Visit=/visit; For Shops=/for-shops; Privacy=/privacy-policy',
    goods: 'Tessaly Swirl Ornament=$36.00; Tessaly Teardrop Clear=$32.00; Tessaly Winter Box of 6=$180.00',
    about: '<p>Blown at the furnace by Ines Tessaly and her apprentices in Corning, New York.</p>',
    small: 'info@mysite.com',
  },
  {
    '/visit': [
      'Visit',
      '<p>Hot shop open to visitors on Saturdays from 10 to 2. Demonstrations are free, groups of more than six please call 607-555-0119.</p><p>Workshops: workshops@tessalyglass.test</p>',
    ],
    '/for-shops': [
      'For Shops',
      `<p>About sixty museum stores and galleries buy our ornaments at wholesale.</p><p>We ask for an opening order of 400 dollars, in boxes of six.</p><p>Orders for the holidays close on August 15. Galleries and shops write to Margit, who runs our trade side: ${mail('margit@tessalyglass.test')}</p>`,
    ],
  },
);

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Harlow & Fenn',
    productTitles: ['Harlow & Fenn Speckled Mug 12oz', 'Harlow & Fenn Stoneware Butter Keeper'],
    category: 'Home & Kitchen',
    search: [
      hit(
        'https://harlowandfenn.test/',
        'Harlow & Fenn – Stoneware for everyday tables',
        'Thrown in Asheville.',
      ),
      instagram('Harlow & Fenn', 'Stoneware for everyday tables.'),
      faire('Harlow & Fenn'),
      hit('https://harlowfennlaw.test/', 'Harlow Fenn LLP', 'Estate planning in Raleigh.'),
    ],
    hosts: {
      'harlowandfenn.test': pottery,
      'harlowfennlaw.test': {
        '/': other('Harlow Fenn LLP', '<p>Wills, trusts and estates.</p><p>intake@harlowfennlaw.test</p>'),
      },
    },
    expected: {
      website: 'harlowandfenn.test',
      wayIn: { kind: 'address', anyOf: ['wholesale@harlowandfenn.test'] },
      traps: ['privacy@harlowandfenn.test', 'help@pebblereviews.test', 'intake@harlowfennlaw.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'We supply around 140 independent shops across the country',
          '/pages/wholesale',
        ),
        minimum_opening_order: said(250, 'First orders start at $250', '/pages/wholesale'),
        minimum_reorder: said(100, 'Reorders have a $100 minimum', '/pages/wholesale'),
        currency: 'USD',
        documents: said(['resale_certificate'], 'send a copy of your resale certificate', '/pages/wholesale'),
      },
    },
  },
  {
    brand: 'Copperline Kitchen, Inc.',
    productTitles: ['Copperline Moscow Mule Mug Set of 4', 'Copperline Boston Shaker 28oz'],
    category: 'Home & Kitchen',
    search: [
      amazon('Copperline', 'Moscow Mule Mugs'),
      walmart('Copperline Kitchen'),
      hit(
        'https://www.copperlinekitchen.test/',
        'Cookware and bar tools - Copperline Kitchen',
        'Copper since 2011.',
      ),
      hit('https://copperlineplumbing.test/', 'Copperline Plumbing', '24/7 emergency service.'),
    ],
    hosts: {
      'www.copperlinekitchen.test': copper,
      'copperlinekitchen.test': { '/': { location: 'https://www.copperlinekitchen.test/' } },
      'copperlineplumbing.test': {
        '/': other('Copperline Plumbing', '<p>dispatch@copperlineplumbing.test</p>'),
      },
    },
    expected: {
      website: 'www.copperlinekitchen.test',
      wayIn: { kind: 'form', anyOf: ['https://www.copperlinekitchen.test/become-a-dealer/'] },
      traps: [
        'privacy@copperlinekitchen.test',
        'press@copperlinekitchen.test',
        'dispatch@copperlineplumbing.test',
      ],
      policy: {
        takes_wholesale: said('yes', 'Dealers buy from us direct at wholesale prices', '/become-a-dealer/'),
        map_policy: said('yes', 'Dealers agree to our Minimum Advertised Price policy', '/become-a-dealer/'),
        marketplaces: said(
          'forbidden',
          'do not list Copperline products on Amazon, Walmart, eBay or other third-party marketplaces',
          '/become-a-dealer/',
        ),
        documents: said(
          ['resale_certificate', 'w9'],
          'have your resale certificate and a W-9 ready',
          '/become-a-dealer/',
        ),
      },
    },
  },
  {
    brand: 'Bramwick',
    productTitles: ['Bramwick Cherry Eating Spoon', 'Bramwick Maple Bread Board'],
    category: 'Home & Kitchen',
    search: [
      hit('https://bramwick.test/', 'Bramwick – Hand-carved spoons and boards', 'Two carvers, one shop.'),
      etsy('Bramwick'),
      hit('https://bramwickvillage.test/', 'Bramwick Parish Council', 'Minutes and agendas.'),
    ],
    hosts: {
      'bramwick.test': bramwick,
      'bramwickvillage.test': {
        '/': other('Bramwick Parish Council', '<p>Clerk to the council: clerk@bramwickvillage.test</p>'),
      },
    },
    expected: {
      website: 'bramwick.test',
      wayIn: { kind: 'address', anyOf: ['hello@bramwick.test'] },
      traps: ['projects@fieldnotestudio.test', 'you@example.com', 'clerk@bramwickvillage.test'],
      policy: {
        takes_wholesale: said('no', 'We don’t sell to shops', '/pages/faq'),
      },
    },
  },
  {
    brand: 'Tessaly Glass',
    productTitles: ['Tessaly Glass Swirl Ornament', 'Tessaly Glass Winter Box of 6'],
    category: 'Home & Kitchen',
    search: [
      facebook('Tessaly Glass'),
      hit(
        'https://hearthgifts.test/brands/tessaly-glass',
        'Tessaly Glass | Hearth Gifts',
        'Ornaments by Tessaly Glass.',
      ),
      hit('https://www.tessalyglass.test/', 'Tessaly Glass | Blown glass ornaments', 'Corning, New York.'),
    ],
    hosts: {
      'www.tessalyglass.test': glass,
      'hearthgifts.test': {
        '/brands/tessaly-glass': seller(
          'Hearth Gifts',
          'Tessaly Glass',
          ['Swirl Ornament', 'Teardrop Clear'],
          'hello@hearthgifts.test',
        ),
      },
    },
    expected: {
      website: 'www.tessalyglass.test',
      wayIn: { kind: 'address', anyOf: ['margit@tessalyglass.test'] },
      traps: ['info@mysite.com', 'hello@hearthgifts.test', 'workshops@tessalyglass.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'About sixty museum stores and galleries buy our ornaments at wholesale',
          '/for-shops',
        ),
        minimum_opening_order: said(400, 'We ask for an opening order of 400 dollars', '/for-shops'),
        currency: 'USD',
      },
    },
  },
];
