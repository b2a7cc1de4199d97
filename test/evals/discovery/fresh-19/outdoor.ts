import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  contactForm,
  facebook,
  generatedTerms,
  hit,
  house,
  instagram,
  lastClauses,
  newsletter,
  type Site,
  sendingBack,
  shop,
  trustpilot,
  video,
} from './kit.ts';

const loon: Site = {
  name: 'Granite Loon',
  nav: [
    ['/tents', 'Tents'],
    ['/packs', 'Packs'],
    ['/dealer-program', 'Dealer Program'],
    ['/support', 'Support'],
  ],
  foot: `<ul><li><a href="/dealer-login">Dealer Login</a></li><li><a href="/online-sales-policy">Online Sales
Policy</a></li>
<li><a href="/pro-deal">Pro Deal</a></li><li><a href="/returns">Returns</a></li><li><a
href="/dmca">DMCA</a></li></ul><p>Granite Loon Gear Co., Ely, Minnesota</p>`,
};

const kestrel: Site = {
  name: 'Kestrel Hollow',
  nav: [
    ['/collections/hammocks', 'Hammocks'],
    ['/pages/faqs', 'FAQs'],
    ['/pages/contact', 'Contact'],
  ],
  foot: `${newsletter('you@campsite.com')}<p>1% for the Planet. Ships free over $99. <a
href="/policies/refund-policy">Refunds</a>
<a href="/policies/terms-of-service">Terms</a></p>`,
};

export const outdoorCases: readonly DiscoveryCase[] = [
  {
    brand: 'Granite Loon Gear Co.',
    productTitles: ['Granite Loon Portage 2 Ultralight Tent', 'Granite Loon Sawbill 65L Canoe Pack'],
    category: 'Sports & Outdoors',
    search: [
      hit('https://www.rei.com/b/granite-loon', 'Granite Loon | REI Co-op', 'Shop Granite Loon.'),
      hit(
        'https://graniteloon.com/',
        'Granite Loon | Tents and Canoe Packs',
        'Made for portages. Ely, Minnesota.',
      ),
      amazon('B0LOONPT02', 'Granite Loon Portage 2 Ultralight Tent', 'Granite Loon'),
      hit('https://loongranite.com/', 'Loon Granite & Marble', 'Countertops in Laconia, NH.'),
      hit('https://www.backpackgearlab.net/granite-loon-portage-2', 'Portage 2 review', '81/100.'),
      facebook('graniteloon', 'Granite Loon', 'Made for portages.'),
      video('gL2tent', 'Granite Loon Portage 2 in the rain'),
    ],
    hosts: {
      'graniteloon.com': {
        '/': house(
          loon,
          'Tents and Canoe Packs',
          '<p>Portage 2 Ultralight Tent. Sawbill 65L Canoe Pack.</p>',
        ),
        '/tents': house(loon, 'Tents', '<p>Granite Loon Portage 2 Ultralight Tent, 3 lb 1 oz, $429</p>'),
        '/packs': house(loon, 'Packs', '<p>Sawbill 65L Canoe Pack, $249</p>'),
        '/dealer-program': house(
          loon,
          'Dealer Program',
          `<p>Granite Loon partners with specialty outdoor retailers, outfitters and canoe liveries who have a
physical storefront
and staff who sleep outside.</p>
<h2>Requirements</h2><ul><li>Commercial retail location with posted hours; include interior and exterior photos</li>
<li>Sales tax permit / resale certificate</li><li>Three industry trade references</li>
<li>$2,000 opening order; $250 fill-in minimum</li><li>Signed MAP and Online Sales Policies</li></ul>
<p>Pre-season orders placed by October 1 earn 5% and January dating. Freight is prepaid at $1,500. Special makeups
begin at fifty
pieces.</p><p>Prospective dealers should send the above to <a
href="mailto:dealers@graniteloon.com">dealers@graniteloon.com</a>. Orders are
placed through our B2B portal once your account is open.</p>`,
        ),
        '/dealer-login': house(
          loon,
          'Dealer Login',
          `<form action="/b2b/session" method="post"><label>User name <input name="user"></label><label>Password
<input type="password" name="pw"></label><button>Sign in</button></form><p>Portal trouble? help@b2bwave-desk.com</p>`,
        ),
        '/online-sales-policy': house(
          loon,
          'Online Sales Policy',
          `<p>This Online Sales Policy supplements the Dealer Agreement. Capitalized terms have the meanings given
there.</p>
<p>2.1 Dealer may offer the Products on a website that is owned and operated by Dealer under Dealer's registered
name.</p>
<p>2.2 Dealer shall not advertise or sell the Products on Amazon.com, Walmart.com, eBay or any other website not
operated by
Dealer.</p>
<p>2.3 Advertised prices on Dealer's website remain subject to the Minimum Advertised Price Policy.</p>
<p>2.4 Dealer shall display a working telephone number and return policy, and shall collect sales tax where it must.</p>
${lastClauses('Granite Loon', 'Minnesota')}<p>3. Product purchased from an unauthorized online seller carries no
Granite Loon warranty.</p>`,
        ),
        '/returns': house(loon, 'Returns', sendingBack('repairs@graniteloon.com')),
        '/pro-deal': house(
          loon,
          'Pro Deal',
          `<p>Guides and patrollers save 40% for personal use. Pro orders may not be resold.
prodeal@graniteloon.com</p>`,
        ),
        '/support': house(
          loon,
          'Support',
          '<p>Repairs: repairs@graniteloon.com. Jobs: careers@graniteloon.com.</p>',
        ),
        '/dmca': house(loon, 'DMCA', '<p>Designated agent: Pell & Orr LLP, dmca@pellorr.law</p>'),
      },
      'loongranite.com': { '/': '<html><title>Loon Granite</title><p>quotes@loongranite.com</p></html>' },
    },
    expected: {
      website: 'graniteloon.com',
      wayIn: { kind: 'address', anyOf: ['dealers@graniteloon.com'] },
      traps: [
        'help@b2bwave-desk.com',
        'prodeal@graniteloon.com',
        'careers@graniteloon.com',
        'dmca@pellorr.law',
        'quotes@loongranite.com',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Granite Loon partners with specialty outdoor retailers',
          furtherWords: [
            'Prospective dealers should send the above',
            'placed through our B2B portal',
            'Dealer Program',
          ],
          path: '/dealer-program',
        },
        marketplaces: {
          value: 'forbidden',
          words:
            'Dealer shall not advertise or sell the Products on Amazon.com, Walmart.com, eBay or any other website',
          path: '/online-sales-policy',
        },
        map_policy: {
          value: 'yes',
          words: 'Signed MAP and Online Sales Policies',
          furtherWords: ['remain subject to the Minimum Advertised Price Policy'],
          path: '/dealer-program',
        },
        minimum_opening_order: { value: 2000, words: '$2,000 opening order', path: '/dealer-program' },
        minimum_reorder: { value: 250, words: '$250 fill-in minimum', path: '/dealer-program' },
        currency: 'USD',
        documents: {
          value: ['storefront_photos', 'resale_certificate', 'trade_references'],
          words: 'include interior and exterior photos',
          furtherWords: ['Sales tax permit / resale certificate', 'Three industry trade references'],
          path: '/dealer-program',
        },
      },
    },
  },
  {
    brand: 'Kestrel Hollow',
    productTitles: ['Kestrel Hollow Double Camping Hammock Fern', 'Kestrel Hollow 11 ft Hammock Underquilt'],
    search: [
      amazon('B0KESTFERN', 'Kestrel Hollow Double Camping Hammock Fern', 'Kestrel Hollow'),
      hit('https://kestrelhollow.com/', 'Kestrel Hollow Winery', 'Tastings in the Finger Lakes.'),
      hit('https://kestrelhollowgear.com/', 'Kestrel Hollow – Hammocks for Two', 'Hammocks and underquilts.'),
      hit('https://www.reddit.com/r/hammocks/comments/44', 'Kestrel Hollow underquilt?', 'Warm to 30F.'),
      instagram('kestrelhollowgear', 'hang around'),
      trustpilot('kestrelhollowgear.com', 'Kestrel Hollow'),
    ],
    hosts: {
      'kestrelhollowgear.com': {
        '/': shop(
          kestrel,
          'Hammocks for Two',
          '<p>Double Camping Hammock in Fern. 11 ft Hammock Underquilt.</p>',
        ),
        '/collections/hammocks': shop(
          kestrel,
          'Hammocks',
          '<p>Kestrel Hollow Double Camping Hammock Fern, $89</p>',
        ),
        '/pages/faqs': shop(
          kestrel,
          'FAQs',
          `<h4>Where are you sold?</h4><p>Here, and in our own Amazon storefront, so that you never pay for a
middleman.</p>
<h4>Do you offer wholesale or dropshipping?</h4><p>We don't. Kestrel Hollow is direct-to-consumer and we're not opening
retailer accounts.</p>
<h4>Do you do group orders?</h4><p>Scout troops get 15% off ten hammocks or more; write
scouts@kestrelhollowgear.com.</p>
<h4>Is my hammock covered if I bought it second-hand?</h4><p>Sorry, no. The warranty is for the first owner.</p>`,
        ),
        '/pages/contact': shop(kestrel, 'Contact', `<p>We read everything.</p>${contactForm()}`),
        '/policies/refund-policy': shop(kestrel, 'Refund policy', sendingBack('hi@kestrelhollowgear.com')),
        '/policies/terms-of-service': shop(
          kestrel,
          'Terms',
          generatedTerms('Kestrel Hollow', 'hi@kestrelhollowgear.com'),
        ),
      },
      'kestrelhollow.com': {
        '/': '<html><title>Winery</title><p>Wholesale wine: cellar@kestrelhollow.com</p></html>',
      },
    },
    expected: {
      website: 'kestrelhollowgear.com',
      wayIn: {
        kind: 'form',
        anyOf: ['https://kestrelhollowgear.com/pages/contact', 'hi@kestrelhollowgear.com'],
      },
      traps: ['scouts@kestrelhollowgear.com', 'cellar@kestrelhollow.com'],
      policy: {
        takes_wholesale: {
          value: 'no',
          words: "we're not opening retailer accounts",
          furtherWords: [
            "We don't.",
            'Here, and in our own Amazon storefront',
            'Kestrel Hollow is direct-to-consumer',
          ],
          path: '/pages/faqs',
        },
      },
    },
  },
];
