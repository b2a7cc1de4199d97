import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  directory,
  facebook,
  hit,
  house,
  instagram,
  lastClauses,
  parcels,
  plain,
  priceClauses,
  privacy,
  type Site,
  sendingBack,
  video,
} from './kit.ts';

const corvane: Site = {
  name: 'Corvane Tool Works',
  nav: [
    ['/products', 'Products'],
    ['/where-to-buy', 'Where to Buy'],
    ['/support', 'Support'],
    ['/dealers', 'Become a Dealer'],
  ],
  foot: `<ul><li><a href="/legal/map">MAP Policy</a></li><li><a href="/legal/privacy">Privacy</a></li>
<li><a href="/sitemap">Site map</a></li><li><a href="/shipping">Shipping</a></li>
<li><a href="/warranty">Warranty</a></li><li><a href="/careers">Careers</a></li></ul>
<p>Corvane Tool Works, Inc., 4400 Lathe Avenue, Rockford, IL 61109 · Customer care: care@corvanetools.com</p>`,
  head: `<script>Sentry.init({dsn:"https://7c1e55d0a9@o418822.ingest.sentry.io/56110",
environment:"production"});</script>`,
};

const nell: Site = {
  name: 'Ashby Spokeshaves',
  nav: [
    ['index.html', 'Home'],
    ['tools.html', 'The tools'],
    ['shops.html', 'For shops'],
    ['letters.html', 'Letters'],
  ],
  foot: `<p>Made one at a time in a cow shed in Vermont. Phone: 802-555-0148, not during milking.<br>
Web page by <a href="mailto:hello@redbarnpixels.com">Red Barn Pixels</a>.</p>`,
};

export const handToolsCases: readonly DiscoveryCase[] = [
  {
    brand: 'Corvane Tool Works, Inc.',
    productTitles: ['Corvane 14 in. Dead Blow Hammer 32 oz', 'Corvane 9-Piece Ratcheting Nut Driver Set'],
    category: 'Tools & Home Improvement',
    search: [
      amazon('B0CV14DBH2', 'Corvane 14 in. Dead Blow Hammer 32 oz', 'Corvane'),
      hit(
        'https://www.hallidaysupply.com/brands/corvane',
        'Corvane Hand Tools - Halliday Industrial Supply',
        'Shop 84 Corvane hand tools. Same day shipping on stocked items.',
      ),
      hit(
        'https://www.corvanetools.com/',
        'Corvane Tool Works | Professional Hand Tools Since 1951',
        'Striking, fastening and measuring tools for the trades. Find a dealer near you.',
      ),
      hit('https://corvane.fr/', 'Corvane - Conseil en recrutement', 'Cabinet de recrutement, Lyon.'),
      facebook('corvanetools', 'Corvane Tool Works', '18K followers. Hand tools for people who use them.'),
      hit('https://www.bbb.org/us/il/rockford/profile/corvane', 'Corvane Tool Works | BBB', 'Rating A+.'),
      video('cV1oLk2', 'Corvane dead blow hammer torture test'),
      directory('corvane', 'Corvane Tool Works', 'Rockford, Illinois'),
    ],
    hosts: {
      'www.corvanetools.com': {
        '/': house(
          corvane,
          'Professional Hand Tools',
          `<p>Seventy-five years of striking, fastening and measuring tools.</p>
<ul><li><a href="/products/dead-blow-hammer">14 in. Dead Blow Hammer 32 oz</a></li>
<li><a href="/products/nut-driver-set">9-Piece Ratcheting Nut Driver Set</a></li></ul>`,
        ),
        '/products/dead-blow-hammer': house(
          corvane,
          'Corvane 14 in. Dead Blow Hammer 32 oz',
          `<p>One-piece urethane body, shot-filled head. Limited lifetime warranty. The warranty covers only tools
bought
from an authorized Corvane dealer; keep your receipt.</p>`,
        ),
        '/products/nut-driver-set': house(
          corvane,
          'Corvane 9-Piece Ratcheting Nut Driver Set',
          '<p>Hollow shafts, color-coded handles, 3/16 to 1/2 in. In stock at most dealers.</p>',
        ),
        '/shipping': house(corvane, 'Shipping (outlet store)', parcels('$99')),
        '/warranty': house(corvane, 'Warranty', sendingBack('care@corvanetools.com')),
        '/dealers': house(
          corvane,
          'Become an Authorized Corvane Dealer',
          `<p>Corvane tools are sold to the public through a network of authorized dealers. We open new dealer
accounts for
independent hardware stores, industrial suppliers and qualified e-commerce sellers.</p>
<h2>What we ask for</h2>
<p>Send your completed application with a current state resale certificate, a signed W-9 and three trade references.</p>
<table><tr><th>Opening order</th><td>$1,500 net, mixed across any category</td></tr>
<tr><th>Repeat orders</th><td>$300 net minimum; prepaid freight from $1,000</td></tr>
<tr><th>Terms</th><td>Net 30 on approved credit</td></tr></table>
<p>All dealers sign our MAP agreement before the first shipment.</p>
<h2>Freight, claims and displays</h2><p>Goods ship F.O.B. Rockford. Shortages must be reported within five days, with
photos of
the carton; restocking is 20%. A four-foot pegboard display comes free with any order of $2,500 or more.</p>
<form action="/dealers/apply" method="post" enctype="multipart/form-data"><h2>Dealer application</h2>
<label>Company <input name="company" required></label><label>Contact <input name="person" required></label>
<label>E-mail <input type="email" name="email" placeholder="jane.doe@yourcompany.com" required></label>
<label>Tell us about your store <textarea name="about"></textarea></label><button>Submit application</button></form>`,
        ),
        '/where-to-buy': house(
          corvane,
          'Where to Buy',
          `<p>Enter your ZIP code to find a dealer.</p><h2>Outside the United States</h2>
<table><tr><th>Country</th><th>Distributor</th><th>Contact</th></tr>
<tr><td>Canada</td><td>Northline Tool Distribution</td><td>orders@northlinetool.ca</td></tr>
<tr><td>Australia</td><td>Bramwell & Sykes Pty</td><td>trade@bramwellsykes.com.au</td></tr></table>`,
        ),
        '/support': house(
          corvane,
          'Support',
          `<p>Warranty and parts: care@corvanetools.com or 815-555-0177. We are not able to help with tools bought from
unauthorized sellers on Amazon, eBay or other auction sites.</p><p>Schools and agencies that buy tax exempt from our
outlet store should send their exemption certificate to the same address.</p>`,
        ),
        '/legal/map': house(
          corvane,
          'Minimum Advertised Price Policy',
          `<p>Effective January 1, 2026, Corvane Tool Works, Inc. (“Corvane”) has unilaterally adopted this Minimum
Advertised
Price (“MAP”) Policy for all Corvane-branded products.</p>
${priceClauses('Corvane')}
<ol><li>Advertising a product below its MAP price in any medium is a breach of this Policy.</li>
<li>Pricing shown on in-store shelf labels is not subject to it.</li>
<li>Dealers may not list Corvane products on Amazon, eBay, Walmart.com or any other third-party marketplace unless
Corvane has first agreed in a signed writing.</li>
<li>Corvane will not discuss conditions of acceptance related to this Policy. Violations may be reported to
map.monitor@brandsentinel-review.com.</li></ol>
${lastClauses('Corvane', 'Illinois')}`,
        ),
        '/legal/privacy': house(
          corvane,
          'Privacy',
          privacy(
            'Corvane',
            'Write to our Data Protection Officer at dpo@corvanetools.com or to the address below.',
          ),
        ),
        '/careers': house(
          corvane,
          'Careers',
          '<p>Openings are on the board at our Rockford plant. No agencies, please.</p>',
        ),
        '/sitemap': house(
          corvane,
          'Site map',
          '<p><a href="/products">Products</a> <a href="/legal/map">MAP</a></p>',
        ),
        '/products': house(
          corvane,
          'Products',
          '<p><a href="/products/dead-blow-hammer">Dead blow hammers</a></p>',
        ),
      },
      'corvane.fr': {
        '/': '<html><title>Corvane - Conseil</title><p>Recrutement. contact@corvane.fr</p></html>',
      },
    },
    expected: {
      website: 'www.corvanetools.com',
      wayIn: { kind: 'form', anyOf: ['https://www.corvanetools.com/dealers'] },
      traps: [
        'orders@northlinetool.ca',
        'trade@bramwellsykes.com.au',
        'map.monitor@brandsentinel-review.com',
        'dpo@corvanetools.com',
        '7c1e55d0a9@o418822.ingest.sentry.io',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'We open new dealer accounts for independent hardware stores',
          furtherWords: [
            'sold to the public through a network of authorized dealers',
            'Become an Authorized Corvane Dealer',
            'Become a Dealer',
            'Send your completed application',
            'Dealer application',
            'Net 30 on approved credit',
            '$1,500 net',
          ],
          path: '/dealers',
        },
        marketplaces: {
          value: 'with_permission',
          words: 'Dealers may not list Corvane products on Amazon, eBay, Walmart.com or any other',
          path: '/legal/map',
        },
        map_policy: {
          value: 'yes',
          words: 'has unilaterally adopted this Minimum Advertised Price',
          furtherWords: [
            'All dealers sign our MAP agreement',
            'Advertising a product below its MAP price',
            'Minimum Advertised Price Policy',
            'MAP Policy',
          ],
          path: '/legal/map',
        },
        minimum_opening_order: { value: 1500, words: '$1,500 net', path: '/dealers' },
        minimum_reorder: { value: 300, words: '$300 net minimum', path: '/dealers' },
        currency: 'USD',
        documents: {
          value: ['resale_certificate', 'w9', 'trade_references'],
          words: 'a current state resale certificate, a signed W-9 and three trade references',
          path: '/dealers',
        },
        distributors: {
          value: ['Northline Tool Distribution', 'Bramwell & Sykes Pty'],
          words: 'Northline Tool Distribution',
          furtherWords: ['Bramwell & Sykes Pty'],
          path: '/where-to-buy',
        },
      },
    },
  },
  {
    brand: 'Ashby Spokeshaves',
    productTitles: ['Ashby No. 3 Flat Bottom Spokeshave, Cherry', 'Ashby Travisher for Chair Seats'],
    search: [
      hit(
        'https://www.shavingshorse-talk.net/threads/ashby-spokeshave.88123/',
        'Anyone tried an Ashby spokeshave?',
        'Nell made mine in about five weeks. Best travisher I own.',
      ),
      hit('https://ashbytools.co.uk/', 'Ashby Tools - Hire & Sales, Leicestershire', 'Plant and tool hire.'),
      hit(
        'http://www.ashbyspokeshaves.com/',
        'Ashby Spokeshaves: Home',
        'Wooden spokeshaves and travishers by Nell Ashby.',
      ),
      instagram('ashbyspokeshaves', '4,120 Followers. Shavings, cows.'),
      hit(
        'https://www.ebay.com/b/spokeshave/13874',
        'Spokeshave for sale | eBay',
        'Great deals on spokeshaves.',
      ),
    ],
    hosts: {
      'www.ashbyspokeshaves.com': {
        '/': plain(
          nell,
          'Home',
          `<p>I'm Nell. I make the No. 3 flat bottom spokeshave in cherry, and a travisher for chair seats.</p>`,
        ),
        '/index.html': plain(nell, 'Home', `<p>I'm Nell. I make spokeshaves.</p>`),
        '/tools.html': plain(
          nell,
          'The tools',
          `<p><b>Ashby No. 3 Flat Bottom Spokeshave, Cherry</b>, $164. <b>Ashby Travisher for Chair Seats</b>, $240. No
minimum if you want your initials stamped in, I do that for free.</p>`,
        ),
        '/shops.html': plain(
          nell,
          'For shops',
          `<p>Yes, I do sell to tool shops, and I like it when they're small. Write me at nell (at) ashbyspokeshaves
(dot) com
and tell me who your customers are.</p>
<p>A first order should come to about $600 at shop prices, so that the crate is worth nailing shut; after that,
$200 at a time is fine. I need a copy of your resale certificate, because Montpelier asks me for it.</p>
<p>Please don't put them up on Amazon. I've had three come back in pieces and I don't want to do that again.</p>`,
        ),
        '/letters.html': plain(
          nell,
          'Letters',
          `<blockquote>My travisher cuts like butter. If anybody near Duluth wants to try it:
gus.aalto@paulbunyan.net</blockquote>
<blockquote>I bought one on eBay and it was fake?! - R.</blockquote><p>(It was. I'm sorry, I can't mend those. N.)</p>`,
        ),
      },
      'ashbytools.co.uk': {
        '/': '<html><title>Ashby Tools Hire</title><p>Trade accounts welcome: accounts@ashbytools.co.uk</p></html>',
      },
    },
    expected: {
      website: 'www.ashbyspokeshaves.com',
      wayIn: { kind: 'address', anyOf: ['nell@ashbyspokeshaves.com'] },
      traps: ['hello@redbarnpixels.com', 'gus.aalto@paulbunyan.net', 'accounts@ashbytools.co.uk'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'I do sell to tool shops',
          furtherWords: ['about $600 at shop prices'],
          path: '/shops.html',
        },
        marketplaces: {
          value: 'amazon_forbidden',
          words: "Please don't put them up on Amazon",
          path: '/shops.html',
        },
        minimum_opening_order: {
          value: 600,
          words: 'A first order should come to about $600',
          path: '/shops.html',
        },
        minimum_reorder: { value: 200, words: '$200 at a time is fine', path: '/shops.html' },
        currency: 'USD',
        documents: {
          value: ['resale_certificate'],
          words: 'I need a copy of your resale certificate',
          path: '/shops.html',
        },
      },
    },
  },
];
