import type { DiscoveryCase } from '../case.ts';
import { handmade, squarespace } from './shells/builders.ts';
import { shopify, woo } from './shells/carts.ts';
import {
  amazon,
  another,
  applyAt,
  faire,
  fields,
  hit,
  mail,
  says,
  shop,
  writeTo,
  yes,
} from './shells/site.ts';

export const cases: readonly DiscoveryCase[] = [
  // The application is a Google form.
  shop(shopify, {
    name: 'Otter & Oak Toys',
    host: 'otterandoaktoys.test',
    line: 'Wooden toys with room for a story',
    bar: 'Free gift wrap on orders over $75',
    menu: ['Toys /collections/all', 'Gifts by age /collections/age', 'Retailers /pages/become-a-retailer'],
    foot: ['Become a Retailer /pages/become-a-retailer', 'Safety /pages/safety', 'Contact /pages/contact'],
    home: '<h2>Play slowly</h2><p>Beech, maple and milk paint.</p>',
    pages: {
      '/collections/age': ['Gifts by age', '<p>1–2 · 3–4 · 5–7</p>'],
      '/pages/safety': [
        'Safety',
        '<p>All toys meet ASTM F963 and CPSIA. Certificates are available on request.</p>',
      ],
      '/pages/contact': ['Contact', `<p>Parents: ${mail('hello@otterandoaktoys.test')}</p>`],
      '/pages/become-a-retailer': [
        'Become a Retailer',
        `<p>More than 300 specialty toy stores, museum shops and children’s bookstores stock Otter &amp; Oak. We’d love yours to be next!</p>
<table><tr><th>Opening order</th><td>$300</td></tr><tr><th>Reorders</th><td>$150</td></tr><tr><th>Payment</th><td>Card at shipment, net 30 after three orders</td></tr><tr><th>Ships from</th><td>Burlington, VT</td></tr></table>
<p>A federal tax ID (EIN) is required. Retailers agree to keep to our MAP pricing, both in store flyers and online.</p>
<p>We are the only seller of our toys on Amazon, and resale on Amazon or on any other third-party marketplace is prohibited.</p>
<p><a href="https://docs.google.com/forms/d/e/1FAIpQLSdOtterOakRetail/viewform" class="button">Retailer application</a></p>`,
      ],
    },
    titles: ['Otter & Oak Toys Wooden Tugboat', 'Otter & Oak Nesting Barn'],
    prices: ['$34.00', '$62.00'],
    category: 'Toys & Games',
    found: ['itself', amazon('Otter & Oak Toys', 'wooden toys'), faire('Otter & Oak')],
    wayIn: applyAt(
      'https://docs.google.com/forms/d/e/1FAIpQLSdOtterOakRetail/viewform',
      'https://otterandoaktoys.test/pages/become-a-retailer',
    ),
    policy: {
      takes_wholesale: yes(
        'More than 300 specialty toy stores, museum shops and children’s bookstores stock Otter & Oak.',
        '/pages/become-a-retailer',
        'We’d love yours to be next!',
      ),
      minimum_opening_order: says(300, 'Opening order $300', '/pages/become-a-retailer'),
      minimum_reorder: says(150, 'Reorders $150', '/pages/become-a-retailer'),
      currency: 'USD',
      documents: says(['tax_id'], 'A federal tax ID (EIN) is required.', '/pages/become-a-retailer'),
      map_policy: yes(
        'Retailers agree to keep to our MAP pricing, both in store flyers and online.',
        '/pages/become-a-retailer',
      ),
      marketplaces: says(
        'forbidden',
        'We are the only seller of our toys on Amazon, and resale on Amazon or on any other third-party marketplace is prohibited.',
        '/pages/become-a-retailer',
      ),
    },
  }),
  // The trade orders at the group's portal.
  shop(squarespace, {
    name: 'Puzzleby',
    host: 'www.puzzleby.test',
    line: 'Jigsaws for long evenings',
    menu: ['Puzzles /shop', 'Artists /artists', 'For shops /for-shops'],
    foot: ['For shops /for-shops', 'Missing piece? /missing-piece'],
    footer: '<p>Puzzleby is published by Larkhill Games, 9 Quay Road, Bristol.</p>',
    home: '<h2>A thousand pieces, none of them sky</h2>',
    pages: {
      '/artists': [
        'Artists',
        `<p>Want your art on a puzzle? Send a portfolio to ${mail('submissions@larkhillgames.test')}.</p>`,
      ],
      '/missing-piece': [
        'Missing piece?',
        `<p>Tell us which one: ${mail('pieces@puzzleby.test')}. Replacement is free for a year.</p>`,
      ],
      '/for-shops': [
        'For shops',
        `<p>Bookshops, toyshops and galleries can order Puzzleby alongside all other Larkhill titles on our trade portal.</p><p><a href="https://trade.larkhillgames.test/register">Register for a trade account</a> — a first order of £150 opens the account, and there’s free carriage from £200.</p>`,
      ],
    },
    titles: ['Puzzleby The Night Train 1000 Piece Jigsaw', 'Puzzleby Allotment Jigsaw 500 Pieces'],
    category: 'Toys & Games',
    found: [
      'itself',
      hit('https://larkhillgames.test/', 'Larkhill Games'),
      amazon('Puzzleby', 'jigsaw puzzles'),
    ],
    elsewhere: {
      'trade.larkhillgames.test': {
        '/': another(
          'Larkhill Trade',
          '<p><a href="/login">Log in</a> or <a href="/register">register</a></p>',
        ),
        '/login': another(
          'Log in',
          '<form method="post"><input name="user" type="email"><input name="password" type="password"><button>Log in</button></form>',
        ),
        '/register': another(
          'Register for a trade account',
          `<form method="post" action="/register">${fields('Shop name*', 'Trading address*', 'Email*', 'Telephone*')}<button>Create account</button></form>`,
        ),
      },
      'larkhillgames.test': {
        '/': another('Larkhill Games', `<p>Game ideas: ${mail('submissions@larkhillgames.test')}</p>`),
      },
    },
    wayIn: applyAt('https://trade.larkhillgames.test/register'),
    traps: ['submissions@larkhillgames.test'],
    policy: {
      takes_wholesale: yes(
        'Bookshops, toyshops and galleries can order Puzzleby alongside all other Larkhill titles on our trade portal.',
        '/for-shops',
      ),
      minimum_opening_order: says(
        150,
        'a first order of £150 opens the account, and there’s free carriage from £200.',
        '/for-shops',
      ),
      currency: 'GBP',
    },
  }),
  // Two pages that were never brought into line.
  shop(woo, {
    name: 'Bumble Blocks',
    host: 'bumbleblocks.test',
    line: 'Magnetic building tiles',
    bar: 'SUMMER15 takes 15% off the starter set',
    menu: ['Shop /shop/', 'Wholesale /wholesale/', 'FAQ /faq/', 'Contact /contact/'],
    foot: ['Wholesale /wholesale/', 'Track my order /track/'],
    home: '<p>Click, stack, crash, repeat.</p>',
    pages: {
      '/track/': ['Track my order', '<p>Enter the number from your confirmation mail.</p>'],
      '/contact/': [
        'Contact',
        `<p>Families: ${mail('support@bumbleblocks.test')}<br>Stores: ${mail('b2b@bumbleblocks.test')}</p>`,
      ],
      '/wholesale/': [
        'Wholesale',
        '<p>We supply toy stores, schools and children’s museums all over North America at wholesale prices.</p><p>The minimum for your opening order is $500.</p><p>When you come back, reorders are $100 and up.</p><p>Only approved sellers with a signed marketplace agreement from us may list Bumble Blocks on Amazon or Walmart Marketplace.</p>',
      ],
      '/faq/': [
        'FAQ',
        '<h4>At what age can we start?</h4><p>Three years, because of the magnets.</p><h4>How much do stores have to buy to begin with?</h4><p>Wholesale opening orders have a minimum of $250.</p><h4>How do I get free shipping?</h4><p>Spend $35.</p>',
      ],
    },
    titles: ['Bumble Blocks Magnetic Tiles Starter Set 64 Pieces', 'Bumble Blocks Castle Set'],
    category: 'Toys & Games',
    found: [
      amazon('Bumble Blocks', 'magnetic tiles'),
      'itself',
      hit('https://bumbleblockschain.test/', 'BumbleBlocks: a ledger for beekeepers'),
    ],
    elsewhere: {
      'bumbleblockschain.test': {
        '/': another('BumbleBlocks', `<p>${mail('dev@bumbleblockschain.test')}</p>`),
      },
    },
    wayIn: writeTo('b2b@bumbleblocks.test'),
    traps: ['dev@bumbleblockschain.test'],
    policy: {
      takes_wholesale: yes(
        'We supply toy stores, schools and children’s museums all over North America at wholesale prices.',
        '/wholesale/',
      ),
      minimum_reorder: says(100, 'When you come back, reorders are $100 and up.', '/wholesale/'),
      currency: 'USD',
      marketplaces: says(
        'with_permission',
        'Only approved sellers with a signed marketplace agreement from us may list Bumble Blocks on Amazon or Walmart Marketplace.',
        '/wholesale/',
      ),
      contradicted: ['minimum_opening_order'],
    },
  }),
  // Silent.
  shop(handmade, {
    name: 'Kite & Cannon',
    host: 'www.kiteandcannontoys.test',
    line: 'Tin soldiers and paper kites',
    menu: ['Our toys /products', 'Workshop /workshop', 'Get in touch /get-in-touch'],
    foot: ['Delivery /delivery', 'Get in touch /get-in-touch'],
    home: '<p>Cast and folded in Ludlow. Visit the workshop on Saturdays.</p>',
    pages: {
      '/workshop': ['Workshop', '<p>Group visits of up to twelve, £6 a head, tea included.</p>'],
      '/delivery': ['Delivery', '<p>Royal Mail 48. Orders below £20 pay £3.50 postage.</p>'],
      '/get-in-touch': ['Get in touch', `<p>01584 555 019<br>${mail('workshop@kiteandcannontoys.test')}</p>`],
    },
    titles: ['Kite & Cannon Tin Hussars Set of 6', 'Kite & Cannon Paper Diamond Kite'],
    category: 'Toys & Games',
    found: [
      hit('https://kiteandcannon.test/', 'The Kite & Cannon, Hereford', 'Sunday roasts, real ale and rooms.'),
      'itself',
      hit('https://www.notonthehighstreet.com/kiteandcannon', 'Kite & Cannon | notonthehighstreet.com'),
    ],
    elsewhere: {
      'kiteandcannon.test': {
        '/': another('The Kite & Cannon', `<p>Book a room: ${mail('rooms@kiteandcannon.test')}</p>`),
      },
    },
    wayIn: writeTo('workshop@kiteandcannontoys.test'),
    traps: ['rooms@kiteandcannon.test'],
  }),
];
