import type { DiscoveryCase } from '../case.ts';
import { dawn, dawnForm, old, other } from './frames-even.ts';
import { elsewhere, plain } from './frames-odd.ts';
import { amazon, face, hit, insta, walmart } from './kit.ts';

const gorse: DiscoveryCase = {
  brand: 'Gorse Hill Wax',
  productTitles: ['Gorse Hill Wax Furniture Polish 200 ml', 'Gorse Hill Wax Tool & Saw Wax'],
  category: 'DIY & Tools',
  search: [
    hit('https://www.gorsehillprimary.sch.example.uk/', 'Gorse Hill Primary School', 'Term dates.'),
    hit(
      'https://www.amazon.co.uk/dp/B0GORSEWAX',
      'Gorse Hill Wax Furniture Polish 200 ml : Amazon.co.uk',
      'DIY & Tools.',
    ),
    hit(
      'https://www.gorsehillwax.co.uk/',
      'Gorse Hill Wax - beeswax polish',
      'Beeswax and larch turpentine. Nothing else.',
    ),
    hit('https://www.benchandbodger.co.uk/gorse-hill', 'Gorse Hill Wax - Bench & Bodger', 'Finishes.'),
    face('gorsehillwax', 'Polish.'),
    hit(
      'https://www.ebay.co.uk/sch/i.html?_nkw=gorse+hill+wax',
      'gorse hill wax for sale | eBay',
      'Great deals.',
    ),
  ],
  hosts: {
    'www.gorsehillwax.co.uk': old(
      {
        host: 'www.gorsehillwax.co.uk',
        name: 'Gorse Hill Wax',
        nav: [
          ['/', 'Home'],
          ['/polish.html', 'Polish'],
          ['/how-to.html', 'How to'],
          ['/post.html', 'Postage'],
          ['/data.html', 'Your data'],
          ['/contact.html', 'Contact'],
        ],
        foot: [],
        items: [],
        footer: 'Gorse Hill, Anglesey<br>',
        head: '<meta name="author" content="J. Pugh, pugh@ynyswebs.co.uk">',
      },
      {
        '/': [
          'Gorse Hill Wax - beeswax polish',
          '<h1>Beeswax and larch turpentine</h1><p>Nothing else in the tin. Free postage over &pound;35.</p>',
        ],
        '/polish.html': [
          'Polish',
          '<p>Furniture polish 200 ml &pound;14. Tool and saw wax &pound;9.</p><p>You can also find us at Bench &amp; Bodger and at Conwy honey fair.</p>',
        ],
        '/how-to.html': ['How to', '<p>Thin coat, long wait, brisk brush.</p>'],
        '/post.html': ['Postage', '<p>Royal Mail, &pound;3.95.</p>'],
        '/data.html': [
          'Your data',
          '<p>We are the data controller: <a href="mailto:data@gorsehillwax.co.uk">data@gorsehillwax.co.uk</a></p>',
        ],
        '/contact.html': [
          'Contact',
          "<p>Telephone 01248 555 010 (mornings) or email <script>var u=\"bees\",d=\"gorsehillwax.co.uk\";document.write('<a href=\"mailto:'+u+'@'+d+'\">'+u+'@'+d+'</a>');</script><noscript>bees (at) gorsehillwax (dot) co (dot) uk</noscript></p>",
        ],
      },
    ),
    'www.benchandbodger.co.uk': {
      '/gorse-hill': other(
        'Bench & Bodger',
        'Gorse Hill',
        '<p>&pound;14</p><p>trade@benchandbodger.co.uk</p>',
      ),
    },
  },
  expected: {
    website: 'www.gorsehillwax.co.uk',
    wayIn: { kind: 'address', anyOf: ['bees@gorsehillwax.co.uk'] },
    traps: ['pugh@ynyswebs.co.uk', 'data@gorsehillwax.co.uk', 'trade@benchandbodger.co.uk'],
    policy: {},
  },
};

const dunmore: DiscoveryCase = {
  brand: 'Dunmore Whetstones',
  productTitles: ['Dunmore Whetstones Pocket Slip Stone', 'Dunmore Whetstones Bench Stone 8 x 3'],
  category: 'Tools & Home Improvement',
  search: [
    amazon('Dunmore Whetstones', 'Pocket Slip Stone'),
    hit('https://dunmorewhetstones.com/', 'Dunmore Whetstones', 'Quarried and sawn in Indiana.'),
    hit(
      'https://www.dunmoresharpening.com/',
      'Dunmore Sharpening Service, Scranton',
      'Mower blades, scissors.',
    ),
    hit('https://www.woodtalk.example.com/t/dunmore', 'Dunmore stones: worth the wait?', 'Forum.'),
    insta('dunmorewhetstones', 'grit'),
    hit('https://www.ebay.com/itm/dunmore-bench-stone-8x3', 'Dunmore bench stone 8x3 | eBay', 'Pre-owned.'),
  ],
  hosts: {
    'dunmorewhetstones.com': plain(
      {
        host: 'dunmorewhetstones.com',
        name: 'Dunmore Whetstones',
        nav: [
          ['/stones', 'Stones'],
          ['/quarry', 'The quarry'],
          ['/faq', 'FAQ'],
          ['/orders', 'Your order'],
        ],
        foot: [['/film', 'Film & photo']],
        items: [],
        footer: 'Orange County, Indiana',
        credit: '| <a href="https://limestonelabs.dev">Limestone Labs</a>',
      },
      {
        '/': ['Stones that cut', "<p>Novaculite it isn't. Siltstone, four million strokes deep.</p>"],
        '/stones': [
          'Stones',
          '<p>Slip stone $24. Bench stone $78. One of each per customer until further notice.</p>',
        ],
        '/quarry': ['The quarry', '<p>In the family since 1911. Closed to visitors.</p>'],
        '/faq': [
          'FAQ',
          "<p><b>Can my hardware store carry your stones?</b> I'm afraid not. We sell to the person who will use the stone and to nobody else: no dealers, no distributors, no exceptions. Letters asking for a wholesale list go unanswered, so please save the stamp.</p><p><b>I saw them on Amazon.</b> Those are used ones, or not ours.</p><p><b>Oil or water?</b> Water.</p>",
        ],
        '/orders': [
          'Your order',
          '<p>Track with the link in your receipt. Broken in the mail? <a href="mailto:breakage@dunmorewhetstones.com">breakage@dunmorewhetstones.com</a></p>',
        ],
        '/film': [
          'Film & photo',
          '<p>Location scouts: <a href="mailto:locations@dunmorewhetstones.com">locations@dunmorewhetstones.com</a></p>',
        ],
      },
    ),
    'www.dunmoresharpening.com': {
      '/': elsewhere('Dunmore Sharpening Service', 'Drop-off', '<p>sharp@dunmoresharpening.com</p>'),
    },
  },
  expected: {
    website: 'dunmorewhetstones.com',
    wayIn: { kind: 'none' },
    traps: [
      'breakage@dunmorewhetstones.com',
      'locations@dunmorewhetstones.com',
      'sharp@dunmoresharpening.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'no',
        words:
          'We sell to the person who will use the stone and to nobody else: no dealers, no distributors, no exceptions.',
        path: '/faq',
      },
    },
  },
};

const brasslight: DiscoveryCase = {
  brand: 'Brasslight Lamps',
  productTitles: ['Brasslight Lamps 7" LED Driving Light, Pair', 'Brasslight Magnetic Work Light'],
  category: 'Automotive',
  search: [
    amazon('Brasslight', '7" LED Driving Light, Pair'),
    hit(
      'https://www.brasslightgallery.example.com/',
      'Brass Light Gallery - chandeliers',
      'Restored fixtures.',
    ),
    hit(
      'https://brasslightlamps.com/',
      'Brasslight Lamps – Work and driving lights',
      'Lights for trucks and tractors.',
    ),
    hit(
      'https://www.rolandfleetparts.com/brands/brasslight',
      'Brasslight | Roland Fleet Parts',
      'Master distributor. Dealers welcome.',
    ),
    walmart('Brasslight', 'Magnetic Work Light'),
    hit('https://www.truckgear-review.example.com/brasslight', 'Brasslight 7" tested', '4 of 5.'),
    face('brasslightlamps', 'Lights.'),
  ],
  hosts: {
    'brasslightlamps.com': dawn(
      {
        host: 'brasslightlamps.com',
        name: 'Brasslight Lamps',
        promo: 'Free ground shipping over $99',
        nav: [
          ['/collections/all', 'Lights'],
          ['/pages/install', 'Install help'],
          ['/pages/dealers', 'Dealers'],
          ['/pages/contact', 'Contact'],
        ],
        foot: [
          ['/pages/warranty', 'Warranty'],
          ['/pages/sponsorship', 'Sponsorship'],
        ],
        items: [
          ['7-inch Driving Light Pair', '$229.00'],
          ['Magnetic Work Light', '$59.00'],
        ],
        footer: '<p>Brasslight Lamps, Tulsa OK</p>',
        privacy: 'compliance@brasslightlamps.com',
        credit: 'Site by <a href="mailto:hello@ironmuledigital.com">Iron Mule Digital</a>',
      },
      {
        '/': ['Brasslight Lamps', '<h2>See the deer first</h2><p>Cast housings, made-in-Tulsa drivers.</p>'],
        '/pages/install': [
          'Install help',
          '<p>Wiring diagrams, relay kits. Stuck? <a href="mailto:tech@brasslightlamps.com">tech@brasslightlamps.com</a></p>',
        ],
        '/pages/dealers': [
          'Dealers',
          `<p>Brasslight does not sell to dealers directly. Dealer accounts in the United States are opened and served by our master distributor, <strong>Roland Fleet Parts</strong> of Joplin, Missouri.</p><p>Write to <a href="mailto:dealers@rolandfleetparts.com">dealers@rolandfleetparts.com</a>. Roland asks for a W-9 and proof of a business license. Canadian dealers: <strong>Prairie Lamp &amp; Electric</strong>, Regina (<a href="mailto:orders@prairielamp.ca">orders@prairielamp.ca</a>).</p><p>All dealers are bound by our MAP policy. Brasslight lights may not be offered on Amazon, eBay, Walmart.com or similar sites except by Brasslight.</p>`,
        ],
        '/pages/contact': [
          'Contact',
          `<p>Ask about a retail order:</p>${dawnForm(['Name', 'Email', 'Order number', 'Message'])}`,
        ],
        '/pages/warranty': [
          'Warranty',
          '<p>Ten years, to the first owner, with a receipt from an authorized dealer. Claims: <a href="mailto:warranty@brasslightlamps.com">warranty@brasslightlamps.com</a></p>',
        ],
        '/pages/sponsorship': [
          'Sponsorship',
          '<p>Race teams: <a href="mailto:racing@brasslightlamps.com">racing@brasslightlamps.com</a></p>',
        ],
      },
    ),
    'www.rolandfleetparts.com': {
      '/brands/brasslight': other(
        'Roland Fleet Parts',
        'Brasslight',
        '<p>Dealers welcome: <a href="mailto:dealers@rolandfleetparts.com">dealers@rolandfleetparts.com</a></p>',
        '<p>Accounts payable: ap@rolandfleetparts.com</p>',
      ),
    },
  },
  expected: {
    website: 'brasslightlamps.com',
    wayIn: { kind: 'address', anyOf: ['dealers@rolandfleetparts.com'] },
    traps: [
      'compliance@brasslightlamps.com',
      'tech@brasslightlamps.com',
      'hello@ironmuledigital.com',
      'orders@prairielamp.ca',
      'warranty@brasslightlamps.com',
      'racing@brasslightlamps.com',
      'ap@rolandfleetparts.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'no',
        words: 'Brasslight does not sell to dealers directly.',
        path: '/pages/dealers',
      },
      marketplaces: {
        value: 'forbidden',
        words:
          'Brasslight lights may not be offered on Amazon, eBay, Walmart.com or similar sites except by Brasslight.',
        path: '/pages/dealers',
      },
      map_policy: { value: 'yes', words: 'All dealers are bound by our MAP policy.', path: '/pages/dealers' },
      documents: {
        value: ['w9', 'business_license'],
        words: 'Roland asks for a W-9 and proof of a business license.',
        path: '/pages/dealers',
      },
      distributors: {
        value: ['Roland Fleet Parts', 'Prairie Lamp & Electric'],
        words: 'opened and served by our master distributor, Roland Fleet Parts of Joplin, Missouri.',
        furtherWords: ['Canadian dealers: Prairie Lamp & Electric, Regina'],
        path: '/pages/dealers',
      },
    },
  },
};

export const workshop: readonly DiscoveryCase[] = [gorse, dunmore, brasslight];
