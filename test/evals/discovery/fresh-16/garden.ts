import type { DiscoveryCase } from '../case.ts';
import { old, other } from './frames-even.ts';
import { elsewhere, plain } from './frames-odd.ts';
import { amazon, etsy, face, hit, insta } from './kit.ts';

const thistleNav = [
  ['/', 'Home'],
  ['/tools.html', 'The tools'],
  ['/story.html', 'Our story'],
  ['/trade.html', 'Trade'],
  ['/delivery.html', 'Delivery'],
  ['/contact.html', 'Contact'],
] as const;
const thistle: DiscoveryCase = {
  brand: 'Thistle & Trowel',
  productTitles: [
    'Thistle & Trowel Hand-Forged Transplanting Trowel, Ash Handle',
    'Thistle & Trowel Bulb Dibber with Steel Tip',
  ],
  category: 'Patio, Lawn & Garden',
  search: [
    hit(
      'https://www.thistleandtrowel.com/',
      'Thistle & Trowel - hand-forged garden tools from Vermont',
      'Trowels, dibbers and weeding forks forged one at a time in Danby, Vermont.',
    ),
    amazon('Thistle & Trowel', 'Hand-Forged Transplanting Trowel'),
    hit(
      'https://www.greenmontgardenshop.com/brands/thistle-trowel',
      'Thistle & Trowel tools | Greenmont Garden Shop',
      'We stock the full range of Thistle & Trowel hand tools.',
    ),
    insta('thistleandtrowel', 'Small forge, sharp trowels.'),
    hit(
      'https://www.thethistleandtrowelinn.co.uk/',
      'The Thistle & Trowel Inn - pub and rooms',
      'Real ale and rooms near Hexham.',
    ),
    face('thistleandtrowel', 'Garden tools made in Danby VT.'),
  ],
  hosts: {
    'www.thistleandtrowel.com': old(
      {
        host: 'www.thistleandtrowel.com',
        name: 'Thistle & Trowel',
        nav: thistleNav,
        foot: [],
        items: [],
        footer:
          '14 Mill Lane, Danby VT 05739 &nbsp; (802) 555-0144 &nbsp; <a href="mailto:forge@thistleandtrowel.com">forge@thistleandtrowel.com</a><br>',
        credit: '&nbsp; Site: <a href="mailto:ned@barnloftweb.com">Ned at Barn Loft Web</a>',
      },
      {
        '/': [
          'Thistle & Trowel - hand-forged garden tools',
          '<h1>Tools for people who kneel in the dirt</h1><p>Every trowel starts as a bar of 1075 steel. We heat it, beat it and fit it with Vermont ash.</p><p><b>Free shipping on retail orders over $75.</b></p>',
        ],
        '/tools.html': [
          'The tools',
          '<h1>The tools</h1><ul><li>Transplanting trowel, $48</li><li>Bulb dibber, $39</li><li>Crack weeder, $34</li></ul><p>To order, ring or write, or buy through our Amazon shop.</p>',
        ],
        '/story.html': [
          'Our story',
          '<h1>Our story</h1><p>Ruth Calloway bought the forge in 2009 from the last farrier in town. Writers may reach her at <a href="mailto:press@thistleandtrowel.com">press@thistleandtrowel.com</a> for photographs.</p>',
        ],
        '/trade.html': [
          'Trade',
          `<h1>For shops</h1><p>About sixty garden shops and nurseries carry our tools, and there's room for a few more. We sell to bricks-and-mortar shops at half of list.</p>
<p>Your first order should come to <b>$250</b> or more at trade prices; after that we ask for $100 an order so the box is worth taping. Send us a copy of your state resale certificate with the first one.</p>
<p>Please don't list our tools on Amazon, eBay or any other marketplace. We do that ourselves, badly enough.</p>
<p>Write to Ruth at <a href="mailto:trade@thistleandtrowel.com">trade@thistleandtrowel.com</a> and she'll post you a price list.</p>`,
        ],
        '/delivery.html': [
          'Delivery',
          '<h1>Delivery</h1><p>UPS Ground within the lower 48, $9 flat. There is no minimum for retail orders.</p>',
        ],
        '/contact.html': [
          'Contact',
          '<h1>Contact</h1><p>The forge is open to visitors on Fridays. Questions on an order: <a href="mailto:forge@thistleandtrowel.com">forge@thistleandtrowel.com</a>.</p>',
        ],
      },
    ),
    'www.greenmontgardenshop.com': {
      '/brands/thistle-trowel': other(
        'Greenmont Garden Shop',
        'Thistle & Trowel tools',
        '<p>Hand-forged in Danby. Transplanting trowel $48.00 - in stock.</p><p>Buying for a landscaping crew? Mail contractors@greenmontgardenshop.com.</p>',
      ),
    },
    'www.thethistleandtrowelinn.co.uk': {
      '/': other(
        'The Thistle & Trowel Inn',
        'Rooms, ales and Sunday roasts',
        '<p>Book a table: bookings@thethistleandtrowelinn.co.uk or 01434 496 0121.</p>',
      ),
    },
  },
  expected: {
    website: 'www.thistleandtrowel.com',
    wayIn: { kind: 'address', anyOf: ['trade@thistleandtrowel.com'] },
    traps: [
      'ned@barnloftweb.com',
      'press@thistleandtrowel.com',
      'contractors@greenmontgardenshop.com',
      'bookings@thethistleandtrowelinn.co.uk',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'We sell to bricks-and-mortar shops at half of list.',
        path: '/trade.html',
      },
      marketplaces: {
        value: 'forbidden',
        words: "Please don't list our tools on Amazon, eBay or any other marketplace.",
        path: '/trade.html',
      },
      minimum_opening_order: {
        value: 250,
        words: 'Your first order should come to $250 or more at trade prices',
        path: '/trade.html',
      },
      minimum_reorder: { value: 100, words: 'after that we ask for $100 an order', path: '/trade.html' },
      currency: 'USD',
      documents: {
        value: ['resale_certificate'],
        words: 'Send us a copy of your state resale certificate with the first one.',
        path: '/trade.html',
      },
    },
  },
};

const mossbank: DiscoveryCase = {
  brand: 'Mossbank Pots',
  productTitles: ['Mossbank Pots Frostproof Long Tom, 20cm', 'Mossbank Pots Rhubarb Forcer Terracotta'],
  category: 'Garden',
  search: [
    hit(
      'https://www.potsandplotters.co.uk/makers/mossbank',
      'Mossbank frostproof pots - Pots & Plotters',
      'Hand-thrown long toms and forcers by Mossbank of Shropshire.',
    ),
    hit(
      'https://mossbankpots.co.uk/',
      'Mossbank Pots · hand-thrown garden pots',
      'Frostproof terracotta, thrown and fired in Clun, Shropshire.',
    ),
    hit(
      'https://www.mossbankcarehome.co.uk/',
      'Mossbank Care Home, Perth',
      'Residential care in a friendly house.',
    ),
    etsy('MossbankStudioCA', 'Stoneware mugs from British Columbia.'),
    face('mossbankpots', 'Pottery in Clun, Shropshire.'),
    hit(
      'https://www.yell.com/biz/mossbank-pots-craven-arms-901220/',
      'Mossbank Pots, Craven Arms | Pottery - Yell',
      'Find phone number, opening hours and reviews.',
    ),
  ],
  hosts: {
    'mossbankpots.co.uk': plain(
      {
        host: 'mossbankpots.co.uk',
        name: 'Mossbank Pots',
        nav: [
          ['/pots', 'Pots'],
          ['/about', 'About us'],
          ['/stockists', 'Stockists'],
          ['/questions', 'Questions'],
          ['/contact', 'Find us'],
        ],
        foot: [['/delivery', 'Delivery']],
        items: [],
        footer: 'The Old Kiln, Clun, Shropshire SY7 &middot; VAT no. GB 000 1234 56',
        credit: '&middot; built by Tinroof (studio@tinroofdigital.co.uk)',
      },
      {
        '/': [
          'Frostproof, or your money back',
          '<p>We throw about four thousand pots a year from a clay that is fired hot enough to stay out all winter.</p><p>Free local delivery on orders over £80.</p>',
        ],
        '/pots': [
          'Pots',
          '<table><tr><td>Long Tom 20cm</td><td>£26</td></tr><tr><td>Rhubarb forcer</td><td>£95</td></tr><tr><td>Seed pan</td><td>£14</td></tr></table>',
        ],
        '/about': [
          'About us',
          '<p>Jo and Martin Weller began in a cowshed in 1998. Three potters now, one dog. If you are a student looking for a placement, jobs@mossbankpots.co.uk is read in January.</p>',
        ],
        '/stockists': [
          'Stockists',
          '<p>You will find our pots at these garden centres: Beckford Nurseries (Tewkesbury), Hillside Plants (Ludlow), Fern &amp; Gate (Hay-on-Wye).</p><p>Would your nursery like to be on this list? We supply garden centres and florists direct from the kiln. Ring the pottery or email Jo on <a href="mailto:jo@mossbankpots.co.uk?subject=Trade">jo@mossbankpots.co.uk</a> for the trade list.</p>',
        ],
        '/questions': [
          'Questions',
          '<h3>Will it really survive the frost?</h3><p>Yes. Stand it on feet.</p><h3>Do you have a minimum trade order?</h3><p>£180 plus VAT, mixed as you like, and the same each time. Carriage is free on trade orders over £350.</p><h3>May stockists sell your pots online?</h3><p>Do. On your own site, on Amazon, on eBay, wherever you can pack them well enough.</p><h3>Can I return a pot?</h3><p>Within 14 days, if you pay the carrier.</p>',
        ],
        '/contact': [
          'Find us',
          '<p>Open Tuesday to Saturday, 10 till 4. Telephone 01588 555 0192. Questions about a parcel: <a href="mailto:orders@mossbankpots.co.uk">orders@mossbankpots.co.uk</a></p>',
        ],
        '/delivery': ['Delivery', '<p>Pallets go out on Wednesdays; small parcels daily, £8.</p>'],
      },
    ),
    'www.potsandplotters.co.uk': {
      '/makers/mossbank': elsewhere(
        'Pots & Plotters',
        'Mossbank',
        '<p>We have sold Mossbank pots for ten years.</p>',
        'Trade enquiries: trade@potsandplotters.co.uk.',
      ),
    },
    'www.mossbankcarehome.co.uk': {
      '/': elsewhere(
        'Mossbank Care Home',
        'Welcome',
        '<p>Call the manager or write to manager@mossbankcarehome.co.uk</p>',
      ),
    },
  },
  expected: {
    website: 'mossbankpots.co.uk',
    wayIn: { kind: 'address', anyOf: ['jo@mossbankpots.co.uk'] },
    traps: [
      'studio@tinroofdigital.co.uk',
      'jobs@mossbankpots.co.uk',
      'trade@potsandplotters.co.uk',
      'manager@mossbankcarehome.co.uk',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'We supply garden centres and florists direct from the kiln.',
        path: '/stockists',
      },
      marketplaces: {
        value: 'allowed',
        words: 'On your own site, on Amazon, on eBay, wherever you can pack them well enough.',
        path: '/questions',
      },
      minimum_opening_order: {
        value: 180,
        words: '£180 plus VAT, mixed as you like, and the same each time.',
        path: '/questions',
      },
      minimum_reorder: {
        value: 180,
        words: '£180 plus VAT, mixed as you like, and the same each time.',
        path: '/questions',
      },
      currency: 'GBP',
    },
  },
};

export const garden: readonly DiscoveryCase[] = [thistle, mossbank];
