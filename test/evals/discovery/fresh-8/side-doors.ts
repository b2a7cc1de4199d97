import type { DiscoveryCase } from '../case.ts';
import { squarespace, wix } from './shells/builders.ts';
import { shopify, woo } from './shells/carts.ts';
import { amazon, faire, instagram, stranger } from './shells/elsewhere.ts';
import { fillIn, form, hit, mail, says, writeTo } from './shells/site.ts';
import { breezy } from './shells/tongues.ts';

const soap = shopify({
  name: 'Mossback Soap Works',
  host: 'mossbacksoap.test',
  line: 'Bar soap for people who work outside',
  menu: ['Ingredients /pages/ingredients', 'Stockists /pages/stockists', 'Contact /pages/contact'],
  foot: ['Wholesale /pages/wholesale-orders', 'FAQ /pages/faq', 'Contact /pages/contact'],
  range: [
    'Pine Tar Bar | $9.00 | Smells like a boathouse. Lathers like nothing else.',
    'Gardener’s Scrub | $11.00 | With ground pumice from the Cascades.',
    'Three-Bar Crate | $26.00 | Any three, in a slatted box.',
  ],
  home: '<h1>Get it off.</h1><p>Cold-process soap from Hood River, Oregon.</p>',
  pages: {
    '/pages/ingredients': [
      'Ingredients',
      '<p>Olive, coconut, tallow, lye, pine tar. Lye is gone by the time you get it.</p>',
    ],
    '/pages/faq': [
      'FAQ',
      '<p><strong>Do you sell soap ends?</strong> By the pound, in January.</p><p><strong>Can I buy in bulk?</strong> Loose bars are 10% off from twelve up, automatically, in the cart.</p>',
    ],
    '/pages/stockists': [
      'Stockists',
      '<p>Seventy-some stores from Bellingham to Bishop. Map coming when the intern is back.</p>',
    ],
    '/pages/contact': [
      'Contact',
      `<p>Lost parcel, odd bar, kind word: ${mail('soap@mossbacksoap.test')}</p>`,
    ],
    '/pages/wholesale-orders': [
      'Wholesale',
      `<p>Hardware stores, nurseries, feed stores and gift shops: we’re set up to sell to you.</p><p>You’ll find us <a href="https://www.faire.com/brand/mossbacksoap">on Faire</a>, where their terms apply. It’s cheaper for both of us if you order straight from the works: ${mail('orders@mossbacksoap.test')}. Direct accounts start with $100 and reorder from $60.</p>`,
    ],
  },
});

const honey = woo({
  name: 'Halcyon Apiaries',
  host: 'halcyonapiaries.test',
  line: 'Raw honey from the Palouse',
  menu: ['Our Bees /our-bees/', 'Recipes /recipes/', 'Retailers /retailers/', 'Contact /contact/'],
  range: [
    'Lentil Blossom 1 lb | $13.00 | Pale, buttery, hard to find anywhere else.',
    'Knapweed 1 lb | $13.00 | The weed everyone hates makes the honey nobody forgets.',
    'Comb Square | $18.00 | Cut to order.',
  ],
  home: '<p>Four hundred hives, three generations, no heat.</p>',
  privacy: 'compliance@halcyonapiaries.test',
  pages: {
    '/our-bees/': ['Our Bees', '<p>They overwinter in the canyon and never go to the almonds.</p>'],
    '/recipes/': ['Recipes', '<p>Hot honey: a cup, six chiles, ten minutes, strain.</p>'],
    '/contact/': [
      'Contact',
      `<p>${mail('bees@halcyonapiaries.test')} for orders. Swarm in your yard? Call the county line, not us.</p>`,
    ],
    '/retailers/': [
      'Retailers',
      `<p>Wholesale cases are available to grocers, farm stands and cheese counters. You can place a first order on Faire and get their new-buyer credit, or deal with us directly and get pallet rates; for the latter, e-mail our wholesale manager, Priya, at ${mail('priya@halcyonapiaries.test')}.</p><p>Wholesale accounts may resell in their shops and on their own sites. Listing on Amazon or Walmart.com needs our written permission beforehand.</p>`,
    ],
  },
});

const wax = wix({
  name: 'Quillback Surf Wax',
  host: 'www.quillbackwax.test',
  line: 'Wax that smells of nothing',
  menu: ['Temps /temps', 'Who? /who', 'Contact /contact'],
  range: [
    'Cold Bar | $4.00 | Below 60 degrees.',
    'Cool Bar | $4.00 | Sixty to seventy.',
    'Base Coat | $4.00 | Put it on first and thick.',
  ],
  home: '<h1>Stick to it</h1><p>Made in Crescent City by two lifeguards.</p>',
  pages: {
    '/temps': ['Temps', '<p>Put your hand in. If it hurts: Cold Bar.</p>'],
    '/who': ['Who?', '<p>Beto and Lou. Also a dog. Photos by Salt Lens (saltlens@coastmail.test).</p>'],
    '/contact': [
      'Contact',
      `<p>We read everything, usually on flat days.</p>${form('/_api/form-builder/v1/submit', ['Name*', 'Email*', 'Message…*'], 'Send')}`,
    ],
  },
});

const spice = squarespace({
  name: 'Ember & Rye',
  host: 'emberandrye.test',
  line: 'Rubs and salts from a Kansas City garage',
  tongue: breezy,
  menu: ['Recipes /recipes', 'Questions /questions', 'Say hi /say-hi'],
  range: [
    'Burnt End Rub | $12.00 | Brown sugar, coffee, ancho.',
    'Rye Salt | $9.00 | Toasted rye and flake salt. On eggs.',
    'Pitmaster Trio | $29.00 | The three we can’t keep on the shelf.',
  ],
  home: '<h1>Low. Slow. Yours.</h1>',
  pages: {
    '/recipes': ['Recipes', '<p>Brisket: salt the night before, rub at dawn, wait.</p>'],
    '/questions': [
      'Questions',
      '<h3>Is it gluten free?</h3><p>Everything but the Rye Salt.</p><h3>Do you do corporate gifts?</h3><p>We can wrap 20 boxes or more with your logo.</p><h3>I own a butcher shop. Can I stock you?</h3><p>Please do. We offer wholesale pricing to butchers, grocers and grill shops; send the form on our Say hi page and pick “Stock us”.</p><h3>Do you sell on Amazon?</h3><p>We have a small storefront there for people who need it by tomorrow.</p>',
    ],
    '/say-hi': [
      'Say hi',
      form(
        'https://emberandrye.test/api/form/SaveFormSubmission',
        ['Name*', 'Email*', 'What’s it about? (order, recipe, Stock us)', 'Message…*'],
        'Hi',
      ),
    ],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Mossback Soap Works',
    productTitles: ['Mossback Pine Tar Bar Soap', 'Mossback Gardener’s Scrub'],
    category: 'Beauty & Personal Care',
    search: [
      faire('mossbacksoap', 'Mossback Soap Works'),
      hit('https://mossbacksoap.test/', 'Mossback Soap Works', 'Bar soap for people who work outside.'),
      amazon('Mossback Soap', 'Pine Tar Bar'),
    ],
    hosts: { 'mossbacksoap.test': soap },
    expected: {
      website: 'mossbacksoap.test',
      wayIn: writeTo('orders@mossbacksoap.test'),
      traps: [],
      policy: {
        takes_wholesale: says(
          'yes',
          'Hardware stores, nurseries, feed stores and gift shops: we’re set up to sell to you',
          '/pages/wholesale-orders',
        ),
        minimum_opening_order: says(100, 'Direct accounts start with $100', '/pages/wholesale-orders'),
        minimum_reorder: says(60, 'reorder from $60', '/pages/wholesale-orders'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Halcyon Apiaries',
    productTitles: ['Halcyon Apiaries Lentil Blossom Raw Honey', 'Halcyon Knapweed Honey 1 lb'],
    category: 'Grocery & Gourmet Food',
    search: [
      hit('https://halcyonapiaries.test/', 'Halcyon Apiaries', 'Raw honey from the Palouse.'),
      faire('halcyonapiaries', 'Halcyon Apiaries'),
      hit('https://halcyonspa.test/', 'Halcyon Day Spa', 'Honey facials.'),
    ],
    hosts: {
      'halcyonapiaries.test': honey,
      'halcyonspa.test': { '/': stranger('Halcyon Day Spa', '<p>book@halcyonspa.test</p>') },
    },
    expected: {
      website: 'halcyonapiaries.test',
      wayIn: writeTo('priya@halcyonapiaries.test'),
      traps: ['compliance@halcyonapiaries.test', 'book@halcyonspa.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'Wholesale cases are available to grocers, farm stands and cheese counters',
          '/retailers/',
        ),
        marketplaces: says(
          'with_permission',
          'Listing on Amazon or Walmart.com needs our written permission beforehand',
          '/retailers/',
        ),
      },
    },
  },
  {
    brand: 'Quillback',
    productTitles: ['Quillback Surf Wax Cold Bar', 'Quillback Base Coat Wax'],
    category: 'Sports & Outdoors',
    search: [
      hit('https://fishfacts.test/quillback', 'Quillback rockfish', 'Sebastes maliger, a rockfish.'),
      hit('https://www.quillbackwax.test/', 'Quillback Surf Wax', 'Wax that smells of nothing.'),
      instagram('quillbackwax', 'Quillback Surf Wax'),
    ],
    hosts: {
      'www.quillbackwax.test': wax,
      'fishfacts.test': { '/quillback': stranger('Fish Facts', '<p>editor@fishfacts.test</p>') },
    },
    expected: {
      website: 'www.quillbackwax.test',
      wayIn: fillIn('https://www.quillbackwax.test/contact'),
      traps: ['saltlens@coastmail.test', 'editor@fishfacts.test'],
      policy: {},
    },
  },
  {
    brand: 'Ember & Rye',
    productTitles: ['Ember & Rye Burnt End Rub', 'Ember & Rye Pitmaster Trio'],
    category: 'Grocery & Gourmet Food',
    search: [
      hit('https://emberandryegrill.test/', 'Ember & Rye Grill, Carlsbad', 'Steak with a view of the links.'),
      hit('https://emberandrye.test/', 'Ember & Rye', 'Rubs and salts from a Kansas City garage.'),
    ],
    hosts: {
      'emberandrye.test': spice,
      'emberandryegrill.test': {
        '/': stranger('Ember & Rye Grill', '<p>Private dining: events@emberandryegrill.test</p>'),
      },
    },
    expected: {
      website: 'emberandrye.test',
      wayIn: fillIn('https://emberandrye.test/say-hi'),
      traps: ['events@emberandryegrill.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'We offer wholesale pricing to butchers, grocers and grill shops',
          '/questions',
        ),
      },
    },
  },
];
