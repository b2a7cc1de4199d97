import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  blocks,
  contactForm,
  facebook,
  faire,
  hit,
  newsletter,
  type Site,
  shop,
  video,
} from './kit.ts';

const pepperwick: Site = {
  name: 'Pepperwick Hot Sauce',
  nav: [
    ['/collections/sauces', 'Sauces'],
    ['/pages/where-we-are', "Where we're poured"],
    ['/pages/sell-pepperwick', 'Sell Pepperwick'],
    ['/pages/contact', 'Yell at us'],
  ],
  foot: `${newsletter('hot@head.com')}<p>Pepperwick, Baton Rouge. Free shipping over $50, always.</p>`,
};

const nimbus: Site = {
  name: 'Nimbus Tea Room',
  nav: [
    ['/tea', 'Tea'],
    ['/trade', 'Trade'],
    ['/visit', 'Visit'],
  ],
  foot: '<p>Nimbus Tea Room, 3 Fog Street, Astoria, Oregon</p><p>Site by Wharf Rat Web</p>',
};

export const sauceAndTeaCases: readonly DiscoveryCase[] = [
  {
    brand: 'Pepperwick Hot Sauce',
    productTitles: ['Pepperwick Pineapple Habanero Hot Sauce 5 oz', 'Pepperwick Smoked Datil Hot Sauce 5 oz'],
    category: 'Grocery',
    search: [
      hit('https://heatlist.com/brands/pepperwick', 'Pepperwick | Heatlist', '600+ hot sauces in stock.'),
      amazon('B0PEPPINEH', 'Pepperwick Pineapple Habanero Hot Sauce 5 oz', 'Pepperwick'),
      facebook('pepperwick', 'Pepperwick Hot Sauce', 'Sweet, then regret.'),
      hit('https://pepperwicksauce.com/', 'Pepperwick Hot Sauce', 'Sweet, then regret. From Baton Rouge.'),
      hit('https://pepperwick.com/', 'Pepperwick Cottage, Cotswolds', 'Self-catering cottage for four.'),
      video('hS9pPw', 'Ranking every Pepperwick hot sauce'),
    ],
    hosts: {
      'pepperwicksauce.com': {
        '/': shop(pepperwick, 'Sweet, then regret', '<p>Pineapple Habanero 5 oz. Smoked Datil 5 oz.</p>'),
        '/collections/sauces': shop(
          pepperwick,
          'Sauces',
          '<p>Pepperwick Pineapple Habanero Hot Sauce 5 oz, $9</p>',
        ),
        '/pages/sell-pepperwick': shop(
          pepperwick,
          'Sell Pepperwick',
          `<p>Got a butcher counter, a bait shop, a deli? Let's get some bottles on it.</p>
<p>In Louisiana and Mississippi, call Bayou Fine Foods; in Texas it's Lone Table Distributing. They've got trucks and we
don't. Everywhere else we ship to you ourselves, by the case.</p>
<p>Cases are 12 bottles. Start with four cases, mix 'em how you want, which comes to $240 to open. Reorder one case at a
time if that's what sells.</p>
<p>Shoot us a note at <a href="mailto:sell@pepperwicksauce.com">sell@pepperwicksauce.com</a>. Stick a pic of your
store and your resale cert in
there so we know you're not a bot.</p>`,
        ),
        '/pages/where-we-are': shop(
          pepperwick,
          "Where we're poured",
          `<p>Boudreaux's Bait, Houma: (985) 555-0101. Hot Shelf, Toronto: kevin@hotshelf.ca. Also on Amazon, yes it's
us.</p>`,
        ),
        '/pages/contact': shop(
          pepperwick,
          'Yell at us',
          `<p>hey@pepperwicksauce.com</p><p>Want us at your festival or fundraiser?
fun@pepperwicksauce.com</p>${contactForm('Yell')}`,
        ),
      },
      'pepperwick.com': { '/': '<html><title>Pepperwick Cottage</title><p>stay@pepperwick.com</p></html>' },
    },
    expected: {
      website: 'pepperwicksauce.com',
      wayIn: { kind: 'address', anyOf: ['sell@pepperwicksauce.com'] },
      traps: ['kevin@hotshelf.ca', 'fun@pepperwicksauce.com', 'stay@pepperwick.com', 'hot@head.com'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Everywhere else we ship to you ourselves, by the case',
          furtherWords: [
            "Let's get some bottles on it",
            'Got a butcher counter',
            'Sell Pepperwick',
            'Start with four cases',
          ],
          path: '/pages/sell-pepperwick',
        },
        minimum_opening_order: {
          value: 240,
          words: 'which comes to $240 to open',
          path: '/pages/sell-pepperwick',
        },
        currency: 'USD',
        documents: {
          value: ['storefront_photos', 'resale_certificate'],
          words: 'Stick a pic of your store and your resale cert in there',
          path: '/pages/sell-pepperwick',
        },
        distributors: {
          value: ['Bayou Fine Foods', 'Lone Table Distributing'],
          words: "call Bayou Fine Foods; in Texas it's Lone Table Distributing",
          path: '/pages/sell-pepperwick',
        },
      },
    },
  },
  {
    brand: 'Nimbus Tea Room',
    productTitles: ['Nimbus Tea Room Fog Lifter Breakfast Tea Tin', 'Nimbus Tea Room Spruce Tip Oolong 3 oz'],
    search: [
      hit('https://nimbustearoom.com/', 'Nimbus Tea Room', 'Blended at the mouth of the Columbia.'),
      hit('https://nimbustea.in/', 'Nimbus Tea Estate, Darjeeling', 'Single estate teas for export.'),
      faire('nimbustearoom', 'Nimbus Tea Room', 'Coastal tea blends.'),
      amazon('B0NIMBFOGL', 'Fog Lifter Breakfast Tea Tin', 'Nimbus Tea Room'),
      hit('https://www.tripadvisor.com/nimbus-tea-room', 'Nimbus Tea Room, Astoria', 'Scones 4.5 of 5.'),
    ],
    hosts: {
      'nimbustearoom.com': {
        '/': blocks(nimbus, 'Home', '<p>Fog Lifter Breakfast Tea in a tin. Spruce Tip Oolong, 3 oz.</p>'),
        '/tea': blocks(nimbus, 'Tea', '<p>Fog Lifter Breakfast Tea Tin $16. Spruce Tip Oolong 3 oz $21.</p>'),
        '/trade': blocks(
          nimbus,
          'Trade',
          `<p>Cafés, inns and shops serve and sell Nimbus from Cannon Beach to Bar Harbor.</p>
<p>The price list lives behind a password, which you'll get once you've told us about yourself:
<a href="https://docs.google.com/forms/d/e/1FAIpQLScNimbus77/viewform">a short form, two minutes</a>.</p>
<p>Opening orders start at $175.</p><p>You are welcome to sell our tins on your Amazon or Etsy shop.</p>`,
        ),
        '/trade-prices': { status: 401, body: blocks(nimbus, 'Private', '<p>Enter password</p>') },
        '/visit': blocks(
          nimbus,
          'Visit',
          '<p>Tables and kettles: tearoom@nimbustearoom.com. We close at four.</p>',
        ),
      },
      'nimbustea.in': {
        '/': '<html><title>Nimbus Tea Estate</title><p>Wholesale by the chest. Telephone the office.</p></html>',
      },
    },
    expected: {
      website: 'nimbustearoom.com',
      wayIn: {
        kind: 'form',
        anyOf: [
          'https://docs.google.com/forms/d/e/1FAIpQLScNimbus77/viewform',
          'https://nimbustearoom.com/trade',
        ],
      },
      traps: [],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'shops serve and sell Nimbus',
          furtherWords: [
            'The price list lives behind a password',
            'Opening orders start at $175',
            'You are welcome to sell our tins',
          ],
          path: '/trade',
        },
        marketplaces: {
          value: 'allowed',
          words: 'You are welcome to sell our tins on your Amazon or Etsy shop',
          path: '/trade',
        },
        minimum_opening_order: { value: 175, words: 'Opening orders start at $175', path: '/trade' },
        currency: 'USD',
      },
    },
  },
];
