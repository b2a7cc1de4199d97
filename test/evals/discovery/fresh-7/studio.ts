import type { DiscoveryCase } from '../case.ts';
import { squareForm, squarespace, wix, wixForm } from './systems/builders.ts';
import { found, onAmazon, onEtsy, onFaire, onInstagram, stocks, strangers } from './systems/elsewhere.ts';
import { mail, worded } from './systems/hiding.ts';
import { fillIn, says, writeTo } from './systems/site.ts';

const prints = squarespace({
  name: 'Ines Calloway Paper',
  host: 'www.inescalloway.test',
  tagline: 'Letterpress cards and calendars',
  bar: 'Calendars for 2027 have landed.',
  menu: ['Shop /shop', 'Custom /custom', 'About /about', 'FAQ /faq'],
  foot: ['Contact /contact', 'Press /press'],
  range: ['Birthday Heron Card | $6.50', '2027 Wall Calendar | $34.00', 'Recipe Cards, 20 | $18.00'],
  home: '<section class="page-section"><h2>Ink, cotton, lead</h2></section>',
  pages: {
    '/about': ['About', '<p>Ines prints on a Vandercook from 1957 in Richmond, Virginia.</p>'],
    '/custom': ['Custom', '<p>Wedding suites start at 75 invitations, $900.</p>'],
    '/press': ['Press', `<p>Photographs and interviews: ${mail('press@inescalloway.test')}</p>`],
    '/faq': [
      'FAQ',
      '<h3>How long until my order ships?</h3><p>Three business days.</p><h3>I own a shop. Can I carry your cards?</h3><p>You can, I supply shops at half the prices you see. Cards come in sixes and calendars in fives; the first order must total $150. Write to ines@inescalloway.test and I’ll mail you a catalog with samples.</p><h3>May I pick up?</h3><p>Sure, ring the bell.</p>',
    ],
    '/contact': [
      'Contact',
      `${squareForm(['Name*', 'Email*', 'Message*'], 'Send')}<p>ines@inescalloway.test</p>`,
    ],
  },
});

const journals = squarespace({
  name: 'Softshell Bindery',
  host: 'softshellbindery.test',
  tagline: 'Notebooks that lie flat',
  menu: ['Notebooks /shop', 'Process /process', 'Stores /stores'],
  foot: ['Contact /contact', 'Stores /stores'],
  range: ['Field Book A6 | $14.00', 'Sketchbook, cloth | $38.00', 'Ledger | $32.00'],
  home: '<section class="page-section"><h2>Sewn, never glued alone</h2></section>',
  imprint: 'Design by Nine Volt, hi@ninevolt.test',
  pages: {
    '/process': ['Process', '<p>Fold, punch, sew, trim, press. Forty-one minutes a book.</p>'],
    '/contact': [
      'Contact',
      `<p>Letters to Dov and Priya: ${worded('mail@softshellbindery.test', ' (at) ', '.')}</p>`,
    ],
    '/stores': [
      'Stores',
      `<p>Museum shops and stationers: we offer wholesale on all books but the one-offs.</p><p>The catalog sits behind a password, which Priya will send once she has seen your resale certificate and a link to your shop. Ask at ${worded('priya@softshellbindery.test', ' (at) ', '.')}. Opening orders total at least $200.</p>`,
    ],
  },
});

const bandanas = wix({
  name: 'Biscuit & Bones',
  host: 'www.biscuitandbones.test',
  tagline: 'Bandanas for good dogs',
  bar: 'Buy 3, get 1 free',
  menu: ['Shop /shop', 'Meet Biscuit /about', 'Contact /contact'],
  foot: ['Contact /contact', 'Privacy /privacy-policy'],
  range: ['Plaid Bandana M | $16.00', 'Birthday Bandana | $18.00', 'Bow Tie | $12.00'],
  home: '<section class="wixui-section"><h2 class="font_2">Snap on, snuggle up</h2></section>',
  imprint: '<a href="mailto:info@mysite.com">info@mysite.com</a>',
  pages: {
    '/about': [
      'Meet Biscuit',
      '<p>Biscuit came from a shelter in Tulsa and never asked for any of this.</p>',
    ],
    '/contact': [
      'Contact',
      `<p>We read every note, usually with a dog on our lap.</p>${wixForm(['First name', 'Email *', 'Write a message'], 'Submit')}`,
    ],
  },
});

const kits = wix({
  name: 'Lumen & Loft Craft Kits',
  host: 'www.lumenandloft.test',
  tagline: 'Punch needle and paper lantern kits',
  menu: ['Kits /shop', 'Videos /videos', 'Say hello /say-hello'],
  foot: ['Say hello /say-hello', 'Shipping /shipping-and-returns'],
  range: ['Paper Lantern Kit | $29.00', 'Punch Needle Moon | $36.00', 'Refill Yarn | $9.00'],
  home: '<section class="wixui-section"><h2 class="font_2">An evening well spent</h2></section>',
  pages: {
    '/videos': ['Videos', '<p>Loop one: threading the needle. Loop two: don’t pull.</p>'],
    '/say-hello': [
      'Say hello',
      `<p>500 Terry Francine Street, San Francisco, CA 94158</p>${wixForm(['Name', 'Email', 'Subject', 'Message'], 'Send')}<p>Group classes need eight people at least.</p>`,
    ],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Ines Calloway Paper',
    productTitles: [
      'Ines Calloway Paper Birthday Heron Letterpress Card',
      'Ines Calloway 2027 Wall Calendar',
    ],
    category: 'Office Products',
    search: [
      onEtsy('Ines Calloway Paper'),
      found('https://www.inescalloway.test/', 'Ines Calloway Paper', 'Letterpress cards and calendars.'),
      found('https://callowayrealty.test/', 'Calloway Realty', 'Homes in Richmond.'),
    ],
    hosts: {
      'www.inescalloway.test': prints,
      'callowayrealty.test': {
        '/': strangers('Calloway Realty', '<p>Ines Calloway, agent: ines@callowayrealty.test</p>'),
      },
    },
    expected: {
      website: 'www.inescalloway.test',
      wayIn: writeTo('ines@inescalloway.test'),
      traps: ['press@inescalloway.test', 'ines@callowayrealty.test'],
      policy: {
        takes_wholesale: says('yes', 'I supply shops at half the prices you see', '/faq'),
        minimum_opening_order: says(150, 'the first order must total $150', '/faq'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Softshell Bindery',
    productTitles: ['Softshell Bindery Field Book A6', 'Softshell Bindery Cloth Sketchbook'],
    category: 'Office Products',
    search: [
      found('https://softshellbindery.test/', 'Softshell Bindery', 'Notebooks that lie flat.'),
      onFaire('Softshell Bindery'),
      found('https://softshelljackets.test/', 'Softshell Jackets Outlet', 'Up to 60% off.'),
    ],
    hosts: {
      'softshellbindery.test': journals,
      'softshelljackets.test': {
        '/': strangers('Softshell Jackets Outlet', '<p>bulk@softshelljackets.test</p>'),
      },
    },
    expected: {
      website: 'softshellbindery.test',
      wayIn: writeTo('priya@softshellbindery.test'),
      traps: ['hi@ninevolt.test', 'bulk@softshelljackets.test'],
      policy: {
        takes_wholesale: says('yes', 'we offer wholesale on all books but the one-offs', '/stores'),
        minimum_opening_order: says(200, 'Opening orders total at least $200', '/stores'),
        currency: 'USD',
        documents: says(
          ['resale_certificate', 'website_url'],
          'once she has seen your resale certificate and a link to your shop',
          '/stores',
        ),
      },
    },
  },
  {
    brand: 'Biscuit & Bones',
    productTitles: ['Biscuit & Bones Plaid Dog Bandana Medium', 'Biscuit & Bones Dog Bow Tie'],
    category: 'Pet Supplies',
    search: [
      onAmazon('Biscuit & Bones', 'Dog Bandanas'),
      found('https://www.biscuitandbones.test/', 'Biscuit & Bones | Bandanas for good dogs', 'Tulsa.'),
      found('https://biscuitsandbones-bbq.test/', 'Biscuits & Bones BBQ', 'Ribs, sides.'),
    ],
    hosts: {
      'www.biscuitandbones.test': bandanas,
      'biscuitsandbones-bbq.test': {
        '/': strangers('Biscuits & Bones BBQ', '<p>catering@biscuitsandbones-bbq.test</p>'),
      },
    },
    expected: {
      website: 'www.biscuitandbones.test',
      wayIn: fillIn('https://www.biscuitandbones.test/contact'),
      traps: ['info@mysite.com', 'catering@biscuitsandbones-bbq.test'],
      policy: {},
    },
  },
  {
    brand: 'Lumen & Loft',
    productTitles: ['Lumen & Loft Paper Lantern Kit', 'Lumen & Loft Punch Needle Moon Kit'],
    category: 'Arts, Crafts & Sewing',
    search: [
      onInstagram('Lumen & Loft'),
      found(
        'https://www.lumenandloft.test/',
        'Lumen & Loft Craft Kits',
        'Punch needle and paper lantern kits.',
      ),
      found('https://craftnook.test/lumen', 'Lumen & Loft at Craft Nook', 'Kits from $29.'),
    ],
    hosts: {
      'www.lumenandloft.test': kits,
      'craftnook.test': {
        '/lumen': stocks('Craft Nook', 'Lumen & Loft', ['Paper Lantern Kit'], 'ask@craftnook.test'),
      },
    },
    expected: {
      website: 'www.lumenandloft.test',
      wayIn: fillIn('https://www.lumenandloft.test/say-hello'),
      traps: ['ask@craftnook.test'],
      policy: {},
    },
  },
];
