import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  blocks,
  etsy,
  facebook,
  generatedTerms,
  hit,
  house,
  instagram,
  lastClauses,
  parcels,
  privacy,
  type Site,
  sendingBack,
  walmart,
} from './kit.ts';

const finch: Site = {
  name: 'Nestling Finch',
  nav: [
    ['/carriers', 'Carriers'],
    ['/store-locator', 'Store Locator'],
    ['/sell-nestling-finch', 'Sell Nestling Finch'],
    ['/help', 'Help Center'],
  ],
  foot: `<ul><li><a href="/authorized-retailers">Authorized Retailers</a></li><li><a href="/recalls">Safety &
Recalls</a></li>
<li><a href="/shipping">Shipping</a></li><li><a href="/returns">Returns</a></li>
<li><a href="/privacy">Privacy</a></li><li><a href="/terms">Terms</a></li></ul><p>Nestling Finch, Inc., Boulder,
Colorado</p>`,
};

const otter: Site = {
  name: 'Otterkin',
  nav: [
    ['/wraps', 'Wraps'],
    ['/learn', 'Learn to wrap'],
    ['/boutiques', 'Boutiques'],
    ['/faq', 'FAQ'],
  ],
  foot: '<p>Otterkin is Bea, Tomasz and a loom. bea@otterkin.com</p>',
};

const lull: Site = {
  name: 'Lullabee Bedding',
  nav: [
    ['/sheets', 'Crib sheets'],
    ['/faq', 'FAQ'],
    ['/contact', 'Contact'],
  ],
  foot: `<p>Lullabee, Fort Collins. Free shipping at $75. Moms get 10% off with code BUZZ, one per order.</p>
<p>Wholesale inquiries: <a href="mailto:wholesale@lullabeebedding.com">wholesale@lullabeebedding.com</a></p>`,
};

export const babyCases: readonly DiscoveryCase[] = [
  {
    brand: 'Nestling Finch, Inc.',
    productTitles: [
      'Nestling Finch Perch Baby Carrier Slate',
      'Nestling Finch Infant Insert for Perch Carrier',
    ],
    category: 'Baby',
    search: [
      hit('https://www.target.com/b/nestling-finch', 'Nestling Finch : Target', 'Free 2-day shipping.'),
      hit(
        'https://www.nestlingfinch.com/',
        'Nestling Finch | Baby Carriers',
        'Carriers for tired shoulders.',
      ),
      amazon('B0FINCHPER', 'Nestling Finch Perch Baby Carrier Slate', 'Nestling Finch'),
      hit('https://finchnestling.org/', 'Finch Nestling Rescue', 'Found a baby bird? Call us.'),
      hit('https://www.carriersonthescale.com/nestling-finch', 'Perch carrier tested', 'Score 78.'),
      instagram('nestlingfinch', 'for tired shoulders'),
    ],
    hosts: {
      'www.nestlingfinch.com': {
        '/': house(
          finch,
          'Baby Carriers',
          '<p>The Perch Baby Carrier in Slate, and the Infant Insert for Perch.</p>',
        ),
        '/carriers': house(finch, 'Carriers', '<p>Nestling Finch Perch Baby Carrier Slate, $179</p>'),
        '/sell-nestling-finch': house(
          finch,
          'Sell Nestling Finch',
          `<p>We welcome applications from specialty juvenile retailers. A complete application consists of:</p>
<ul><li>our credit application, signed by an owner</li><li>a copy of your state sales tax exemption / resale
certificate</li>
<li>IRS Form W-9</li><li>photographs of your sales floor</li></ul>
<p>Initial orders: $1,000 minimum. Replenishment orders: $250 minimum.</p>
<p>Each location may buy one demonstration carrier at half of wholesale. We don't offer exclusive territories, and we
don't
drop ship.</p><p>Mail it to retail@nestlingfinch.com or upload it through
<a href="https://nestlingfinch.wufoo.com/forms/retailer-application/">our online application</a>.</p>`,
        ),
        '/authorized-retailers': house(
          finch,
          'Authorized Retailers',
          `<p>For your baby's safety, please buy from an authorized retailer. Nestling Finch products sold on
Amazon.com by sellers
other than Nestling Finch, Inc. are not warranted.</p>
<p>Our retailers may not sell on Amazon.com. Other marketplaces are considered case by case.</p>
<p>All retailers are bound by our MAP policy, a copy of which is provided upon approval.</p>
${lastClauses('Nestling Finch', 'Colorado')}<p>To report an unauthorized seller: <a
href="mailto:brandprotection@nestlingfinch.com">brandprotection@nestlingfinch.com</a></p>
<h2>International distributors</h2><p>Canada: Petit Nid Distribution Inc. (info@petitnid.ca). New Zealand: Kiwi Cot Ltd
(orders@kiwicot.co.nz).</p>`,
        ),
        '/returns': house(finch, 'Returns', sendingBack('chirp@nestlingfinch.com')),
        '/shipping': house(finch, 'Shipping', parcels('$60')),
        '/store-locator': house(finch, 'Store Locator', '<p>Enter a ZIP code.</p>'),
        '/recalls': house(finch, 'Safety & Recalls', '<p>No open recalls. safety@nestlingfinch.com</p>'),
        '/help': house(
          finch,
          'Help Center',
          '<p>chirp@nestlingfinch.com. We do not accept returns of Amazon purchases.</p>',
        ),
        '/privacy': house(finch, 'Privacy', privacy('Nestling Finch', 'privacy@nestlingfinch.com')),
        '/terms': house(finch, 'Terms', generatedTerms('Nestling Finch, Inc.', 'chirp@nestlingfinch.com')),
      },
      'finchnestling.org': { '/': '<html><title>Rescue</title><p>birds@finchnestling.org</p></html>' },
    },
    expected: {
      website: 'www.nestlingfinch.com',
      wayIn: {
        kind: 'address',
        anyOf: [
          'retail@nestlingfinch.com',
          'https://nestlingfinch.wufoo.com/forms/retailer-application/',
          'https://www.nestlingfinch.com/sell-nestling-finch',
        ],
      },
      traps: [
        'brandprotection@nestlingfinch.com',
        'info@petitnid.ca',
        'orders@kiwicot.co.nz',
        'privacy@nestlingfinch.com',
        'birds@finchnestling.org',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'We welcome applications from specialty juvenile retailers',
          furtherWords: [
            'A complete application consists of',
            'Sell Nestling Finch',
            'upload it through our online application',
          ],
          path: '/sell-nestling-finch',
        },
        marketplaces: {
          value: 'amazon_forbidden',
          words: 'Our retailers may not sell on Amazon.com',
          path: '/authorized-retailers',
        },
        map_policy: {
          value: 'yes',
          words: 'All retailers are bound by our MAP policy',
          path: '/authorized-retailers',
        },
        minimum_opening_order: {
          value: 1000,
          words: 'Initial orders: $1,000 minimum',
          path: '/sell-nestling-finch',
        },
        minimum_reorder: {
          value: 250,
          words: 'Replenishment orders: $250 minimum',
          path: '/sell-nestling-finch',
        },
        currency: 'USD',
        documents: {
          value: ['credit_application', 'resale_certificate', 'w9', 'storefront_photos'],
          words: 'our credit application, signed by an owner',
          furtherWords: [
            'a copy of your state sales tax exemption / resale certificate',
            'IRS Form W-9',
            'photographs of your sales floor',
          ],
          path: '/sell-nestling-finch',
        },
        distributors: {
          value: ['Petit Nid Distribution Inc.', 'Kiwi Cot Ltd'],
          words: 'Petit Nid Distribution Inc.',
          furtherWords: ['Kiwi Cot Ltd'],
          path: '/authorized-retailers',
        },
      },
    },
  },
  {
    brand: 'Otterkin',
    productTitles: ['Otterkin Woven Baby Wrap Kelp Forest Size 6', 'Otterkin Ring Sling Tidepool Linen'],
    search: [
      hit('https://otterkin.com/', 'Otterkin', 'Woven wraps from a small loom.'),
      facebook('groups/otterkinchatter', 'Otterkin Chatter', 'Private group, 6.1K members.'),
      hit('https://www.otterkinbooks.com/', 'The Otterkin Chronicles', 'A middle-grade fantasy series.'),
      amazon('B0OTTBOOK1', 'The Otterkin Chronicles, Book 1', 'T. Marlow'),
      instagram('otterkinwraps', 'one loom'),
      etsy('OtterkinWraps', 'This shop is taking a short break.'),
    ],
    hosts: {
      'otterkin.com': {
        '/': blocks(
          otter,
          'Home',
          '<p>New on the loom: Woven Baby Wrap Kelp Forest, and the Tidepool Linen Ring Sling.</p>',
        ),
        '/wraps': blocks(
          otter,
          'Wraps',
          '<p>Woven Baby Wrap Kelp Forest Size 6, $210. Ring Sling Tidepool Linen, $125.</p>',
        ),
        '/learn': blocks(
          otter,
          'Learn to wrap',
          '<p>Find an educator: Danit in Haifa, danit@wraplove.co.il</p>',
        ),
        '/boutiques': blocks(
          otter,
          'Boutiques',
          `<p>We weave for nine babywearing boutiques and have room for about three more. Write Bea a few lines about
your shop,
and attach your tax ID, because our accountant is fierce.</p><p>You'd take five wraps to begin with.</p>
<p>We don't mind marketplaces, but do check with us before listing there.</p>`,
        ),
        '/faq': blocks(
          otter,
          'FAQ',
          `<p>Is my wrap real? We've seen fakes on Amazon. We can't help with those.</p><p>Do you want testers? Always:
testers@otterkin.com, babies over 8 lb.</p>`,
        ),
      },
      'www.otterkinbooks.com': { '/': '<html><title>Otterkin</title><p>agent@quillmarlow.com</p></html>' },
    },
    expected: {
      website: 'otterkin.com',
      wayIn: { kind: 'address', anyOf: ['bea@otterkin.com'] },
      traps: ['danit@wraplove.co.il', 'testers@otterkin.com', 'agent@quillmarlow.com'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'We weave for nine babywearing boutiques and have room for about three more',
          furtherWords: ['Write Bea a few lines about your shop', "You'd take five wraps to begin with"],
          path: '/boutiques',
        },
        marketplaces: {
          value: 'with_permission',
          words: 'do check with us before listing there',
          path: '/boutiques',
        },
        documents: { value: ['tax_id'], words: 'attach your tax ID', path: '/boutiques' },
      },
    },
  },
  {
    brand: 'Lullabee Bedding',
    productTitles: ['Lullabee Organic Crib Sheet Clover Honey', 'Lullabee Quilted Changing Pad Cover'],
    category: 'Baby',
    search: [
      walmart('4419002811', 'Lullabee Organic Crib Sheet Clover Honey'),
      hit('https://lullabeedaycare.com/', 'Lullabee Daycare', 'Infant care in Mesa, AZ.'),
      hit('https://lullabeebedding.com/', 'Lullabee Bedding', 'Organic crib sheets.'),
      amazon('B0LULLCLOV', 'Lullabee Organic Crib Sheet Clover Honey', 'Lullabee'),
      hit('https://www.lullabee.de/', 'Lullabee Hörspiele', 'Hörspiele zum Einschlafen.'),
    ],
    hosts: {
      'lullabeebedding.com': {
        '/': blocks(lull, 'Home', '<p>Organic Crib Sheet in Clover Honey. Quilted Changing Pad Cover.</p>'),
        '/sheets': blocks(lull, 'Crib sheets', '<p>Lullabee Organic Crib Sheet Clover Honey, $34</p>'),
        '/faq': blocks(
          lull,
          'FAQ',
          `<p>Which mattress does it fit? Any standard crib, up to six inches deep.</p>
<p>Where can I feel the fabric? In the shops of our retail partners; ask us which is nearest.</p>
<p>I saw you on Walmart.com? Yes, we sell there ourselves, and on Amazon.</p>
<p>Is there a minimum for embroidered names? No, one is fine.</p>`,
        ),
        '/contact': blocks(lull, 'Contact', '<p>buzz@lullabeebedding.com</p>'),
      },
      'lullabeedaycare.com': {
        '/': '<html><title>Daycare</title><p>Call (480) 555-0162 to visit.</p></html>',
      },
      'www.lullabee.de': { '/': '<html><title>Hörspiele</title><p>Neue Folgen jeden Freitag.</p></html>' },
    },
    expected: {
      website: 'lullabeebedding.com',
      wayIn: { kind: 'address', anyOf: ['wholesale@lullabeebedding.com'] },
      traps: [],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Wholesale inquiries',
          furtherWords: ['In the shops of our retail partners'],
          path: '/',
        },
      },
    },
  },
];
