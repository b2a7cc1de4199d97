import type { DiscoveryCase } from '../case.ts';
import { cf7, contactForm, entities, grid, mail, privacyNotice, product, termsOld } from './kit.ts';
import { amazon, faire, hit } from './search-hits.ts';
import { byHand, shopify, woo } from './shop-systems.ts';
import type { Site } from './site.ts';

const trowel: Site = {
  name: 'Trowel & Thistle',
  host: 'www.trowelthistle.co.uk',
  currency: 'GBP',
  announce: 'Bare-root roses leave us from November',
  menu: [
    [
      'Shop',
      [
        ['/collections/tools', 'Hand tools'],
        ['/products/ash-trowel', 'Ash Trowel'],
      ],
    ],
    [
      'The forge',
      [
        ['/pages/forge', 'How they’re made'],
        ['/pages/stocking-us', 'Stocking us'],
      ],
    ],
  ],
  foot: [
    [
      'Customer service',
      [
        ['/pages/contact', 'Contact'],
        ['/policies/terms-of-service', 'Terms'],
      ],
    ],
    ['Trade', [['/pages/stocking-us', 'Stocking us']]],
  ],
  footText: '<p>Trowel &amp; Thistle Ltd, The Old Smithy, Kirkby Lonsdale LA6 2AU. Company no. 09911823</p>',
};
const tr = (title: string, body: string): string => shopify(trowel, title, body);

const loom: Site = {
  name: 'Loomwright Yarns',
  host: 'loomwrightyarns.com',
  announce: 'Dye lots change weekly. Buy enough!',
  menu: [
    [
      'Yarn',
      [
        ['/shop/', 'All yarn'],
        ['/product/ledger-dk/', 'Ledger DK'],
      ],
    ],
    [
      'Studio',
      [
        ['/dyers/', 'The dyers'],
        ['/lys/', 'For yarn shops'],
        ['/designers/', 'Yarn support for designers'],
      ],
    ],
  ],
  foot: [
    [
      'More',
      [
        ['/contact/', 'Contact'],
        ['/lys/', 'For yarn shops'],
        ['/privacy/', 'Privacy'],
      ],
    ],
  ],
  social: ['https://www.instagram.com/loomwrightyarns'],
};
const lw = (title: string, body: string): string => woo(loom, title, body);

const brass: Site = {
  name: 'Brasswick Tools',
  host: 'www.brasswicktools.com',
  announce: 'Shop closed July 1-8 for inventory',
  menu: [
    [
      'Tools',
      [
        ['/', 'Home'],
        ['/squares.html', 'Squares'],
        ['/gauges.html', 'Marking gauges'],
      ],
    ],
    [
      'Shop',
      [
        ['/about.html', 'About the shop'],
        ['/ordering.html', 'Ordering'],
        ['/contact.html', 'Contact'],
      ],
    ],
  ],
  foot: [
    [
      '',
      [
        ['/', 'Home'],
        ['/ordering.html', 'Ordering'],
        ['/contact.html', 'Contact'],
      ],
    ],
  ],
  footText: 'Brass, steel and walnut. Hosted by Piedmont Web, hostmaster@piedmontweb.net',
};
const bt = (title: string, body: string): string => byHand(brass, title, body);

export const gardenCraftToolCases: readonly DiscoveryCase[] = [
  {
    brand: 'Trowel & Thistle',
    productTitles: [
      'Trowel & Thistle Hand-Forged Ash Trowel',
      'Trowel & Thistle Copper Plant Labels, Pack of 20',
    ],
    category: 'Patio, Lawn & Garden',
    search: [
      hit(
        'https://www.trowelthistle.co.uk/',
        'Trowel & Thistle – Hand-forged garden tools',
        'Trowels, forks and labels, forged in Cumbria.',
      ),
      hit(
        'https://www.amazon.co.uk/dp/B07TRTHASH',
        'Trowel & Thistle Hand-Forged Ash Trowel : Amazon.co.uk: Garden',
        '£34.00',
      ),
      hit('https://www.rhs.org.uk/shop/trowel-thistle', 'Trowel & Thistle | RHS Shop', 'Tools we recommend.'),
      hit('https://www.thistleandtrowel.blog/', 'Thistle and Trowel', 'An allotment diary.'),
    ],
    hosts: {
      'www.trowelthistle.co.uk': {
        '/': tr(
          'Hand-forged garden tools',
          grid([
            ['/products/ash-trowel', 'Ash Trowel', '£34.00'],
            ['/collections/tools', 'Weeding fork', '£36.00'],
            ['/collections/tools', 'Copper labels, 20', '£18.00'],
          ]),
        ),
        '/collections/tools': tr(
          'Hand tools',
          grid([
            ['/products/ash-trowel', 'Ash Trowel', '£34.00'],
            ['/collections/tools', 'Weeding fork', '£36.00'],
          ]),
        ),
        '/products/ash-trowel': tr(
          'Ash Trowel',
          product('Ash Trowel', '£34.00', 'Boron steel, with a handle turned from local ash.', [
            ['Length', '31 cm'],
            ['Guarantee', '25 years'],
          ]),
        ),
        '/pages/forge': tr(
          'How they’re made',
          '<p>Heat, hammer, quench, temper. Forge days for groups: visits@trowelthistle.co.uk. Photographs by Dod Miller, dod@dodmillerphoto.co.uk.</p>',
        ),
        '/pages/stocking-us': tr(
          'Stocking us',
          `<p>We supply garden centres, country stores, National Trust shops and ironmongers throughout Britain and Ireland. Should you
wish to join them, kindly use our <a href="https://docs.google.com/forms/d/e/1FAIpQLScThistleStock/viewform">stockist enquiry form</a> and Rosalind will ring you.</p>
<p>Our trade terms are as follows. The opening order shall be not less than £250 net of VAT and must include the counter
stand. Carriage is charged at £9 on orders under £200. Invoices fall due at thirty days from the date of dispatch, subject
to status.</p>
<p>We promise nobody a territory, yet we do try not to supply two shops in the one street.</p>`,
        ),
        '/pages/contact': tr(
          'Contact',
          `<p>Telephone 015242 555 018 or email ${mail('orders@trowelthistle.co.uk')} about something you’ve bought.</p>${contactForm(['Name', 'Email *', 'Message**'], 'Send')}`,
        ),
        '/policies/terms-of-service': tr('Terms', termsOld('Trowel & Thistle', 'legal@trowelthistle.co.uk')),
      },
    },
    expected: {
      website: 'www.trowelthistle.co.uk',
      wayIn: {
        kind: 'form',
        anyOf: [
          'https://docs.google.com/forms/d/e/1FAIpQLScThistleStock/viewform',
          'https://www.trowelthistle.co.uk/pages/stocking-us',
        ],
      },
      traps: ['visits@trowelthistle.co.uk', 'dod@dodmillerphoto.co.uk', 'legal@trowelthistle.co.uk'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'We supply garden centres, country stores, National Trust shops and ironmongers',
          furtherWords: ['kindly use our stockist enquiry form', 'Our trade terms are as follows'],
          path: '/pages/stocking-us',
        },
        minimum_opening_order: {
          value: 250,
          words: 'The opening order shall be not less than £250 net of VAT',
          path: '/pages/stocking-us',
        },
        currency: 'GBP',
      },
    },
  },
  {
    brand: 'Loomwright',
    productTitles: [
      'Loomwright Ledger DK Hand-Dyed Merino Yarn, 100 g, Inkwell',
      'Loomwright Beginner Punch Needle Kit, Thistle',
    ],
    category: 'Arts, Crafts & Sewing',
    search: [
      hit(
        'https://loomwrightyarns.com/',
        'Loomwright Yarns - Hand-dyed in Paducah',
        'Merino, Rambouillet and kits.',
      ),
      hit(
        'https://www.ravelry.com/yarns/brands/loomwright',
        'Ravelry: Loomwright Yarns',
        '14 yarns, 3,300 projects.',
      ),
      amazon('B0BLMWLDDK', 'Loomwright Ledger DK Hand-Dyed Merino Yarn, 100 g', 'Loomwright', '$29.00'),
      hit('https://www.loomwright-software.com/', 'Loomwright – Textile CAD', 'Weave drafting for mills.'),
      faire('loomwright', 'Loomwright Yarns', 'Hand-dyed yarn and kits.'),
    ],
    hosts: {
      'loomwrightyarns.com': {
        '/': lw(
          'Hand-dyed in Paducah',
          grid([
            ['/product/ledger-dk/', 'Ledger DK, 100 g', '$29.00'],
            ['/shop/', 'Punch Needle Kit', '$38.00'],
          ]),
        ),
        '/shop/': lw(
          'All yarn',
          grid([
            ['/product/ledger-dk/', 'Ledger DK, 100 g', '$29.00'],
            ['/shop/', 'Margin Sock, 100 g', '$31.00'],
          ]),
        ),
        '/product/ledger-dk/': lw(
          'Ledger DK',
          product('Ledger DK', '$29.00', 'Superwash merino in two plies, dyed in twelves.', [
            ['Yardage', '246 yd'],
            ['Needles', 'US 5–7'],
          ]),
        ),
        '/dyers/': lw(
          'The dyers',
          '<p>June and Abel Wright. Teaching and guild talks: june.teaches@loomwrightyarns.com.</p>',
        ),
        '/designers/': lw(
          'Yarn support for designers',
          '<p>Send your sketch and schedule to yarnsupport@loomwrightyarns.com. We answer on the first of the month.</p>',
        ),
        '/lys/': lw(
          'For yarn shops',
          `<p>Dear shop owner, your wall is where people first touch our yarn, so we’re choosy about it and generous to it.</p>
<p>Write to June at ${mail('shops@loomwrightyarns.com', '?subject=LYS%20account')} with the following, or fill in the form at the foot of the page:</p>
<ul><li>your resale certificate</li><li>a photo of your storefront, or a link if you’re online only</li></ul>
<p>You’ll need to order $400 of yarn to get going, and we ask that restocks come to $120 or more. Colors come in bags of five.</p>
<p>We keep a MAP list, which covers yarn but not kits. And: no Etsy, no Amazon, no eBay, no Facebook destash groups, please. Your own shop and site only.</p>
${cf7('151', ['Shop name', 'Owner', 'Email', 'Website', 'What yarns do you carry now?**'], 'Apply for an account')}`,
        ),
        '/contact/': lw('Contact', `<p>Skein trouble? ${entities('hello@loomwrightyarns.com')}</p>`),
        '/privacy/': lw('Privacy', privacyNotice('Loomwright Yarns', 'write to hello@loomwrightyarns.com')),
      },
      'www.loomwright-software.com': {
        '/': '<html><head><title>Loomwright – Textile CAD</title></head><body><p>Become a reseller: resellers@loomwright-software.com</p></body></html>',
      },
    },
    expected: {
      website: 'loomwrightyarns.com',
      wayIn: {
        kind: 'address',
        anyOf: ['shops@loomwrightyarns.com', 'https://loomwrightyarns.com/lys/'],
      },
      traps: [
        'june.teaches@loomwrightyarns.com',
        'yarnsupport@loomwrightyarns.com',
        'resellers@loomwright-software.com',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Write to June at',
          furtherWords: [
            'You’ll need to order $400 of yarn to get going',
            'Your own shop and site only',
            'your wall is where people first touch our yarn',
            'For yarn shops',
          ],
          path: '/lys/',
        },
        marketplaces: {
          value: 'forbidden',
          words: 'no Etsy, no Amazon, no eBay, no Facebook destash groups, please',
          furtherWords: ['Your own shop and site only'],
          path: '/lys/',
        },
        map_policy: {
          value: 'yes',
          words: 'We keep a MAP list, which covers yarn but not kits',
          path: '/lys/',
        },
        minimum_opening_order: {
          value: 400,
          words: 'You’ll need to order $400 of yarn to get going',
          path: '/lys/',
        },
        minimum_reorder: {
          value: 120,
          words: 'we ask that restocks come to $120 or more',
          path: '/lys/',
        },
        currency: 'USD',
        documents: {
          value: ['resale_certificate', 'storefront_photos', 'website_url'],
          words: 'your resale certificate',
          furtherWords: ['a photo of your storefront, or a link if you’re online only'],
          path: '/lys/',
        },
      },
    },
  },
  {
    brand: 'Brasswick Tools',
    productTitles: [
      'Brasswick Tools 4-Inch Double Square, Brass and Steel',
      'Brasswick Tools Wheel Marking Gauge, Walnut',
    ],
    category: 'Tools & Home Improvement',
    search: [
      hit(
        'https://www.brasswicktools.com/',
        'Brasswick Tools - Squares and marking gauges',
        'Layout tools for woodworkers, made in Hickory, North Carolina.',
      ),
      amazon('B01BRSWKDS', 'Brasswick Tools 4-Inch Double Square', 'Brasswick Tools', '$68.00'),
      hit('https://www.lumberjocks.net/brasswick', 'Brasswick double square review', 'Dead on.'),
      hit('https://brasswickpub.co.uk/', 'The Brasswick Arms', 'Sunday roasts in Ludlow.'),
    ],
    hosts: {
      'www.brasswicktools.com': {
        '/': bt(
          'Layout tools for woodworkers',
          '<p>Squares, gauges and awls, made one bench at a time by Harlan Teague and son.</p><p><img src="/images/square.jpg" alt="square"></p>',
        ),
        '/squares.html': bt(
          'Squares',
          '<table border="1"><tr><th>Tool</th><th>Blade</th><th>Price</th></tr><tr><td>Double square</td><td>4 in</td><td>$68</td></tr><tr><td>Double square</td><td>6 in</td><td>$82</td></tr></table><p>Checked against a granite plate before they leave.</p>',
        ),
        '/gauges.html': bt(
          'Marking gauges',
          '<table border="1"><tr><th>Tool</th><th>Wood</th><th>Price</th></tr><tr><td>Wheel gauge</td><td>Walnut</td><td>$54</td></tr><tr><td>Panel gauge</td><td>Cherry</td><td>$96</td></tr></table>',
        ),
        '/about.html': bt(
          'About the shop',
          '<p>Harlan was a pattern maker at the furniture works until it closed. The shop is behind the house. Visitors by appointment.</p>',
        ),
        '/ordering.html': bt(
          'Ordering',
          '<p>We take checks, cards and PayPal. Shipping is $9 in the US. Engraving is done by our friend Dale; questions about that go to dale@hickoryengraving.com.</p><p>Satisfied or your money back.</p>',
        ),
        '/contact.html': bt(
          'Contact',
          `<p>Brasswick Tools<br>311 Old Lenoir Road<br>Hickory, NC 28601</p><p>828-555-0133, after 9 am</p><p>Email ${entities('harlan@brasswicktools.com')}</p>`,
        ),
      },
      'brasswickpub.co.uk': {
        '/': '<html><head><title>The Brasswick Arms</title></head><body><p>Tables: book@brasswickpub.co.uk</p></body></html>',
      },
    },
    expected: {
      website: 'www.brasswicktools.com',
      wayIn: { kind: 'address', anyOf: ['harlan@brasswicktools.com'] },
      traps: ['hostmaster@piedmontweb.net', 'dale@hickoryengraving.com', 'book@brasswickpub.co.uk'],
      policy: {},
    },
  },
];
