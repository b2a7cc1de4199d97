import type { DiscoveryCase } from '../case.ts';
import { next } from './shells/by-hand.ts';
import { bigcommerce, shopify } from './shells/carts.ts';
import { amazon, faire, instagram, stranger } from './shells/elsewhere.ts';
import { fillIn, form, hit, mail, says, writeTo } from './shells/site.ts';
import { breezy, british } from './shells/tongues.ts';

const oats = next(
  {
    name: 'Oddly Oat',
    host: 'www.oddlyoat.test',
    line: 'Oat milk that froths',
    tongue: breezy,
    menu: ['Find us /find-us', 'Baristas /baristas', 'Help /help'],
    foot: ['Stock Oddly /stock-us', 'Careers /careers', 'Help /help'],
    range: [
      'Barista Case | $32.00 | Six liters. Doesn’t split in light roasts.',
      'Everyday Case | $27.00 | For cereal people.',
      'Tote | $18.00 | It says oat.',
    ],
    home: '<h1>Oddly good.</h1><p>Oats from Saskatchewan, odd from Minneapolis.</p>',
    pages: {
      '/find-us': ['Find us', '<p>In coolers at 1,300 cafés and co-ops. Our map knows them all.</p>'],
      '/baristas': ['Baristas', '<p>Steam to 140. Stop. You’re done.</p>'],
      '/careers': ['Careers', `<p>Ops manager wanted: ${mail('people@oddlyoat.test')}</p>`],
      '/help': ['Help', `<p>Dented carton? ${mail('help@oddlyoat.test')} with a photo.</p>`],
      '/stock-us': [
        'Stock Oddly',
        `<p>We deliver to cafés and grocers ourselves in Minnesota, Wisconsin and the Dakotas, at wholesale, by the case.</p><p>Elsewhere in the US our distributor is Prairie Larder Wholesale.</p><p>Route orders start at ten cases. New account? Say hello to Solveig: ${mail('solveig@oddlyoat.test')}.</p>`,
      ],
    },
  },
  false,
);

const glasses = next(
  {
    name: 'Plover Eyewear',
    host: 'plovereyewear.test',
    line: 'Frames for small faces',
    tongue: british,
    menu: ['Fit /fit', 'Lenses /lenses', 'Opticians /opticians', 'Contact /contact'],
    range: [
      'Dunlin | £135 | Round, acetate, 42 mm.',
      'Sanderling | £135 | A cat’s eye that doesn’t shout.',
      'Case | £15 | Cork.',
    ],
    home: '<h1>Made for the other half of heads</h1>',
    pages: {
      '/fit': ['Fit', '<p>Hold a bank card to your brow. If it’s wider than your face, you’re ours.</p>'],
      '/lenses': ['Lenses', '<p>Prescription from £60, by post in nine days.</p>'],
      '/contact': [
        'Contact',
        `<p>Wearers: ${mail('wearers@plovereyewear.test')}. Journalists: ${mail('plover@hedgepr.test')}.</p>`,
      ],
      '/opticians': [
        'For opticians',
        `<p>Independent practices can stock Plover on a trade account.</p><p>An opening collection is 24 frames, which comes to £1,080, and after that you may top up with as little as £90. We don’t allow sale through Amazon, eBay or any other online marketplace.</p><p>Ring Harriet on 01603 496 0188 or send a note to ${mail('harriet@plovereyewear.test')}.</p>`,
      ],
    },
  },
  true,
);

const bikes = shopify({
  name: 'Lantern Rouge Bags',
  host: 'lanternrouge.test',
  line: 'Bicycle bags for people at the back',
  menu: ['Fit Finder /pages/fit', 'Dealers /pages/dealers', 'Contact /pages/contact'],
  range: [
    'Handlebar Roll | $112.00 | Waxed, 11 liters.',
    'Saddle Sausage | $98.00 | It wags less than others.',
    'Snack Bucket | $42.00 | Opens with one hand.',
  ],
  home: '<h1>Last is fine.</h1>',
  pages: {
    '/pages/fit': ['Fit Finder', '<p>Measure bar to tire. Six inches is enough.</p>'],
    '/pages/contact': ['Contact', `<p>Riders: ${mail('ride@lanternrouge.test')}</p>`],
    '/pages/dealers': [
      'Dealers',
      '<p>Bike shops all over North America are Lantern Rouge dealers, and new ones are welcome.</p><p>We keep dealer applications apart from this store. Please <a href="https://dealers.lanternrouge.test/apply">apply on our dealer site</a>; applications sent by e-mail get lost.</p>',
    ],
  },
});

const dealerDesk = {
  '/': stranger(
    'Lantern Rouge Dealers',
    '<p>Already a dealer? <a href="/login">Log in</a>. New? <a href="/apply">Apply</a>.</p>',
  ),
  '/login': stranger('Log in', form('/session', ['Email*', 'Password*'], 'Log in')),
  '/apply': stranger(
    'Dealer application',
    `<p>Takes five minutes. Have your EIN and a photo of your shop front at hand; we ask for both below. Opening orders are $350 and up, fill-ins $75 and up.</p>${form('/apply', ['Shop name*', 'Owner*', 'Email*', 'EIN*', 'Shop front photo*', 'Brands you stock…'], 'Apply')}`,
  ),
};

const games = bigcommerce({
  name: 'Second Breakfast Games',
  host: 'www.secondbreakfastgames.test',
  line: 'Board games under forty minutes',
  menu: ['Rules /rules/', 'Conventions /conventions/', 'Press Kit /press-kit/'],
  foot: ['Stores /stores/', 'Rules /rules/', 'Contact /contact-us/'],
  range: [
    'Marmalade | $24.00 | Two to five players, bidding, toast.',
    'Elevenses | $19.00 | A trick-taking game with cake.',
    'Sleeves (60) | $4.00 | They fit.',
  ],
  home: '<p>Put the kettle on and shuffle.</p>',
  pages: {
    '/rules/': ['Rules', '<p>PDFs in six languages.</p>'],
    '/conventions/': ['Conventions', '<p>Essen, Origins, PAX Unplugged: booth 2214.</p>'],
    '/press-kit/': ['Press Kit', `<p>Review copies: ${mail('review@secondbreakfastgames.test')}</p>`],
    '/contact-us/': ['Contact', `<p>Missing a card? ${mail('parts@secondbreakfastgames.test')}</p>`],
    '/stores/': [
      'Stores',
      '<p>Friendly local game stores can buy from us directly on our trade portal, with free freight from eight copies. <a href="https://trade.secondbreakfastgames.test/register">Register your store</a>.</p>',
    ],
  },
});

const tradePortal = {
  '/': stranger('Trade portal', form('/login', ['Email*', 'Password*'], 'Sign in')),
  '/register': stranger(
    'Register your store',
    `<p>Physical game stores only. We do not approve sellers on Amazon, eBay or other marketplaces. Our games carry a MAP of 15% off list.</p>${form('/register', ['Store*', 'Email*', 'Street address*', 'Opening hours', 'Anything else…'], 'Register')}`,
  ),
};

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Oddly Oat',
    productTitles: ['Oddly Oat Barista Oat Milk 6 Pack', 'Oddly Oat Everyday Case'],
    category: 'Grocery & Gourmet Food',
    search: [
      hit('https://www.oddlyoat.test/', 'Oddly Oat', 'Oat milk that froths.'),
      instagram('oddlyoat', 'Oddly Oat'),
    ],
    hosts: { 'www.oddlyoat.test': oats },
    expected: {
      website: 'www.oddlyoat.test',
      wayIn: writeTo('solveig@oddlyoat.test'),
      traps: ['people@oddlyoat.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'We deliver to cafés and grocers ourselves in Minnesota, Wisconsin and the Dakotas, at wholesale',
          '/stock-us',
        ),
        distributors: says(
          ['Prairie Larder Wholesale'],
          'Elsewhere in the US our distributor is Prairie Larder Wholesale',
          '/stock-us',
        ),
      },
    },
  },
  {
    brand: 'Plover Eyewear',
    productTitles: ['Plover Eyewear Dunlin Round Frames', 'Plover Sanderling Glasses'],
    category: 'Clothing & Accessories',
    search: [
      hit('https://plovertrust.test/', 'The Plover Trust', 'Waders in decline.'),
      hit('https://plovereyewear.test/', 'Plover Eyewear', 'Frames for small faces.'),
    ],
    hosts: {
      'plovereyewear.test': glasses,
      'plovertrust.test': { '/': stranger('The Plover Trust', '<p>membership@plovertrust.test</p>') },
    },
    expected: {
      website: 'plovereyewear.test',
      wayIn: writeTo('harriet@plovereyewear.test'),
      traps: ['plover@hedgepr.test', 'membership@plovertrust.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'Independent practices can stock Plover on a trade account',
          '/opticians',
        ),
        minimum_opening_order: says(
          1080,
          'An opening collection is 24 frames, which comes to £1,080',
          '/opticians',
        ),
        minimum_reorder: says(90, 'after that you may top up with as little as £90', '/opticians'),
        currency: 'GBP',
        marketplaces: says(
          'forbidden',
          'We don’t allow sale through Amazon, eBay or any other online marketplace',
          '/opticians',
        ),
      },
    },
  },
  {
    brand: 'Lantern Rouge',
    productTitles: ['Lantern Rouge Handlebar Roll Bag', 'Lantern Rouge Snack Bucket'],
    category: 'Sports & Outdoors',
    search: [
      hit('https://lanternrouge.test/', 'Lantern Rouge Bags', 'Bicycle bags for people at the back.'),
      hit('https://lanternrougepodcast.test/', 'The Lantern Rouge Podcast', 'Cycling, chatted over.'),
      amazon('Lantern Rouge', 'Handlebar Roll'),
    ],
    hosts: {
      'lanternrouge.test': bikes,
      'dealers.lanternrouge.test': dealerDesk,
      'lanternrougepodcast.test': {
        '/': stranger('The Lantern Rouge Podcast', '<p>Sponsors: ads@lanternrougepodcast.test</p>'),
      },
    },
    expected: {
      website: 'lanternrouge.test',
      wayIn: fillIn('https://dealers.lanternrouge.test/apply'),
      traps: ['ads@lanternrougepodcast.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'Bike shops all over North America are Lantern Rouge dealers, and new ones are welcome',
          '/pages/dealers',
        ),
        minimum_opening_order: says(350, 'Opening orders are $350 and up', '/apply'),
        minimum_reorder: says(75, 'fill-ins $75 and up', '/apply'),
        currency: 'USD',
        documents: says(
          ['tax_id', 'storefront_photos'],
          'Have your EIN and a photo of your shop front at hand',
          '/apply',
        ),
      },
    },
  },
  {
    brand: 'Second Breakfast Games',
    productTitles: ['Second Breakfast Games Marmalade Board Game', 'Second Breakfast Elevenses Card Game'],
    category: 'Toys & Games',
    search: [
      hit('https://secondbreakfastcafe.test/', 'Second Breakfast Café', 'Brunch until four.'),
      hit(
        'https://www.secondbreakfastgames.test/',
        'Second Breakfast Games',
        'Board games under forty minutes.',
      ),
      faire('secondbreakfastgames', 'Second Breakfast Games'),
    ],
    hosts: {
      'www.secondbreakfastgames.test': games,
      'trade.secondbreakfastgames.test': tradePortal,
      'secondbreakfastcafe.test': {
        '/': stranger('Second Breakfast Café', '<p>catering@secondbreakfastcafe.test</p>'),
      },
    },
    expected: {
      website: 'www.secondbreakfastgames.test',
      wayIn: fillIn('https://trade.secondbreakfastgames.test/register'),
      traps: ['review@secondbreakfastgames.test', 'catering@secondbreakfastcafe.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'Friendly local game stores can buy from us directly on our trade portal',
          '/stores/',
        ),
        marketplaces: says(
          'forbidden',
          'We do not approve sellers on Amazon, eBay or other marketplaces',
          '/register',
        ),
        map_policy: says('yes', 'Our games carry a MAP of 15% off list', '/register'),
      },
    },
  },
];
