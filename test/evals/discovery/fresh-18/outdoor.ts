import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  col,
  coupons,
  entities,
  fields,
  good,
  goods,
  hits,
  json,
  linkedin,
  mail,
  menu,
  news,
  pages,
  plain,
  privacyShort,
  redirect,
  type Shop,
  says,
  sitemap,
  words,
} from './kit.ts';
import { next } from './kit-shops.ts';
import { blocks } from './kit-wordpress.ts';

const kestrel: Shop = {
  name: 'Kestrel Fork',
  host: 'www.kestrelfork.com',
  bar: 'Spring restock: the Switchback 42 ships today',
  nav: menu(
    'Packs @/collections/packs ; Shelters @/collections/shelters ; Field notes @/field-notes ; Repairs @/repairs',
  ),
  columns: [
    col('Support', 'Repairs @/repairs ; Shipping @/shipping ; Contact @/contact'),
    col(
      'Company',
      'Dealers @/dealers ; MAP policy @/legal/map-policy ; Careers @/careers ; Privacy @/legal/privacy',
    ),
  ],
  news: news('Trail reports, not sales pitches', 'Twice a season.', 'you@email.com', 'Sign me up'),
  socials: ['https://instagram.com/kestrelfork', 'https://youtube.com/@kestrelfork'],
  bottom: '© 2025 Kestrel Fork Outfitters, LLC · 301 Pulp Mill Rd, Bozeman, MT 59715',
  scripts: `<script>self.__SENTRY_DSN__="https://b1c94e8a0d7742f9a0e3@o90113.ingest.us.sentry.io/45061";</script>`,
};
const k = next(kestrel, (path) =>
  path === '/dealers'
    ? {
        contact: { dealerDesk: 'dealers@kestrelfork.com', careers: 'people@kestrelfork.com' },
        cms: { author: 'dev@bluefinch.build' },
      }
    : { cms: { author: 'dev@bluefinch.build' } },
);

const birch: Shop = {
  name: 'Riverbirch Paddle Co.',
  host: 'riverbirchpaddle.com',
  nav: menu(`Canoe paddles @/canoe/ ; SUP paddles @/sup/ ; How we build @/how-we-build/ ; Dealer info @/dealer-info/ ;
 Where to buy @/where-to-buy/ ; Contact @/contact/`),
  columns: [
    col(
      'The shop',
      '',
      `<p>Riverbirch Paddle Co.<br>66 Sawyer Rd, Ely, MN 55731<br>${entities('paddles@riverbirchpaddle.com')}</p>`,
    ),
    col('Good reading', 'Sizing a paddle @/sizing/ ; Oil your paddle @/oil-your-paddle/'),
  ],
  bottom: '&copy; Riverbirch Paddle Co. 2025 &middot; Built with Storefront &amp; WooCommerce.',
};
const r = blocks(birch, 'gravity');

export const outdoorCases: readonly DiscoveryCase[] = [
  {
    brand: 'Kestrel Fork Outfitters, LLC',
    productTitles: [
      'Kestrel Fork Switchback 42L Backpacking Pack, Lichen',
      'Kestrel Fork Solo Tarp 8x10 Silpoly',
    ],
    category: 'Sports & Outdoors',
    search: [
      ...hits(`https://www.kestrelforkoutfitting.com/
        Kestrel Fork Outfitting | Guided elk hunts, Idaho
        Fully guided rifle and archery elk hunts in the Kestrel Fork drainage.

        https://trailpost.review/switchback-42
        Kestrel Fork Switchback 42 Review | Trailpost
        A simple pack that carries like a bigger one.

        https://www.kestrelfork.com/
        Kestrel Fork | Packs and shelters from Bozeman
        Simple packs, tarps and stuff sacks.

        https://www.rei.com/s/kestrel-pack
        Kestrel pack | REI Co-op
        Shop for Kestrel Pack at REI - free shipping with $60 minimum purchase.`),
      amazon('Kestrel Fork', 'Kestrel Fork Solo Tarp 8x10 Silpoly'),
      coupons('Kestrel Fork', 'kestrelfork.com'),
    ],
    hosts: {
      'kestrelfork.com': { '/': redirect('https://www.kestrelfork.com/') },
      'www.kestrelfork.com': {
        ...pages(k, {
          '/': `Kestrel Fork | Packs and shelters from Bozeman :: Simple packs, tarps and stuff sacks.
<section class="relative h-[80vh]"><h1 class="font-display text-6xl">Carry less. Carry it longer.</h1><p class="mt-4">Eleven seams, one
buckle size, every part replaceable.</p></section>
${k.cards(
  goods(`Switchback 42L Backpacking Pack | $245 | switchback-42 ; Solo Tarp 8x10 Silpoly | $139 | solo-tarp ;
 Ditty Bags, set of 3 | $36 | ditty-bags ; Rain Kilt | $58 | rain-kilt | New`),
)}
<section><h2>1% for the river</h2><p>We fund cleanups with the Gallatin Stewards (<a href="mailto:give@gallatinstewards.org">give@gallatinstewards.org</a>).</p></section>`,
          '/dealers': `Dealers | Kestrel Fork
<h1>Dealers</h1><div class="prose"><p>We keep a short list of specialty outdoor shops, and there is room on it.</p><p>Here is what we ask.</p><ol><li>An
initial order of at least $1,500, in any mix.</li><li>A signed credit application, your resale certificate, and photos of your storefront.</li><li>That
you follow the <a href="/legal/map-policy">MAP policy</a>.</li></ol><p>Fill-in orders need only make $300.</p><p>Apply by email: dealers&#64;kestrelfork.com.
Tell us which packs your customers ask for.</p></div>`,
          '/legal/map-policy': `MAP policy | Kestrel Fork
<h1>Minimum Advertised Price Policy</h1><div class="prose"><p>Effective February 1, 2025.</p><p>Dealers may not advertise Kestrel Fork products at a
price lower than the MAP listed on the current dealer price sheet.</p><p>Listing on Amazon, eBay, Walmart.com or any other third party marketplace is
not permitted under any account name.</p><p>Violations: send evidence to <a href="mailto:map@brandwardenlegal.com">map@brandwardenlegal.com</a>, who
enforce this policy for us.</p></div>`,
          '/contact': `Contact | Kestrel Fork
<h1>Contact</h1><p>Fit and orders: ${mail('camp@kestrelfork.com')}</p><p>Athletes and ambassadors: ${mail('ambassadors@kestrelfork.com')}</p>
${k.form(fields('Name ; Email | email | you@example.com ; Message | area'), 'Send')}`,
          '/careers': `Careers | Kestrel Fork
<h1>Careers</h1><p>Sewing machine mechanic wanted. ${mail('people@kestrelfork.com')}</p>`,
          '/shipping': `Shipping | Kestrel Fork
<h1>Shipping</h1><p>Free in the US above $100. Alaska and Hawaii, we split it with you.</p>`,
        }),
        '/products/switchback-42': k.product(
          good('Switchback 42L Backpacking Pack | $245 | switchback-42'),
          '<p>Lichen, char, dusk. 29 oz. Minimum torso 15 in.</p>',
        ),
        '/sitemap.xml': sitemap(
          'www.kestrelfork.com',
          words('/ /dealers /legal/map-policy /contact /careers /shipping /products/switchback-42'),
        ),
      },
      'www.kestrelforkoutfitting.com': {
        '/': plain(
          'Kestrel Fork Outfitting',
          `<h1>Kestrel Fork Outfitting</h1><p>Guided elk hunts since 1986, Salmon, Idaho.</p><p>${mail('hunt@kestrelforkoutfitting.com')}</p>`,
        ),
      },
    },
    expected: {
      website: 'www.kestrelfork.com',
      wayIn: { kind: 'address', anyOf: ['dealers@kestrelfork.com'] },
      traps:
        words(`you@email.com b1c94e8a0d7742f9a0e3@o90113.ingest.us.sentry.io people@kestrelfork.com dev@bluefinch.build
        give@gallatinstewards.org map@brandwardenlegal.com ambassadors@kestrelfork.com you@example.com
        hunt@kestrelforkoutfitting.com`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/dealers',
          'We keep a short list of specialty outdoor shops, and there is room on it',
          'Apply by email',
          'An initial order of at least $1,500',
        ),
        minimum_opening_order: says(1500, '/dealers', 'An initial order of at least $1,500'),
        minimum_reorder: says(300, '/dealers', 'Fill-in orders need only make $300'),
        currency: 'USD',
        documents: says(
          ['credit_application', 'resale_certificate', 'storefront_photos'],
          '/dealers',
          'A signed credit application, your resale certificate, and photos of your storefront',
        ),
        map_policy: says(
          'yes',
          '/legal/map-policy',
          'may not advertise Kestrel Fork products at a price lower than the MAP',
          'follow the MAP policy',
        ),
        marketplaces: says(
          'forbidden',
          '/legal/map-policy',
          'Listing on Amazon, eBay, Walmart.com or any other third party marketplace is not permitted',
        ),
      },
    },
  },
  {
    brand: 'Riverbirch Paddle',
    productTitles: [
      'Riverbirch Loon Bent Shaft Canoe Paddle 52"',
      'Riverbirch Heron Adjustable SUP Paddle, Cherry',
    ],
    category: 'Sports & Outdoors',
    search: [
      ...hits(`https://riverbirchpaddle.com/
        Riverbirch Paddle Co. - Wooden paddles, Ely, Minnesota
        Laminated wood canoe and SUP paddles built in Ely.

        https://www.riverbirchlodge.com/
        River Birch Lodge - Winston-Salem
        Restaurant and brewery in a lodge setting.

        https://www.riverbirchnursery.net/
        River Birch Nursery - Native trees
        River birch, sycamore and bald cypress, wholesale to the trade.

        https://paddleclub.example.org/forum/riverbirch-vs-bending
        Riverbirch Loon or something else? | Paddle club forum
        I have had a Loon for six seasons.`),
      amazon('Riverbirch Paddle', 'Riverbirch Loon Bent Shaft Canoe Paddle 52'),
      linkedin('Riverbirch Paddle Co', 'Sporting goods manufacturing, Ely, Minnesota. 6 employees.'),
    ],
    hosts: {
      'riverbirchpaddle.com': {
        ...pages(r, {
          '/': `Riverbirch Paddle Co. - Wooden paddles, Ely, Minnesota :: Wooden paddles built in Ely.
<div class="wp-block-cover"><h1 class="wp-block-heading has-text-align-center">Wood, glue and forty years of shavings</h1><p>Each paddle takes
nine days. Most of that is waiting.</p></div>
${r.cards(
  goods(`Loon Bent Shaft Canoe Paddle 52" | $189.00 | loon-bent-shaft ; Heron Adjustable SUP Paddle, Cherry | $229.00 | heron-sup ;
 Otter Tail Solo | $175.00 | otter-tail-solo ; Paddle Oil | $14.00 | paddle-oil`),
)}
<p class="has-small-font-size">Map of our stores: see <a href="/where-to-buy/">Where to buy</a>.</p>`,
          '/dealer-info/': `Dealer info - Riverbirch Paddle Co.
<h1 class="entry-title">Dealer info</h1><div class="entry-content"><p>Outfitters, canoe liveries and paddle shops: thank you for carrying
handmade.</p><dl><dt>How many to start?</dt><dd>Twelve paddles, any mix, and not less than $1,300.</dd><dt>And to fill in?</dt><dd>Three
or more at a time.</dd><dt>What do you need from us?</dt><dd>A W-9, your state resale certificate and a business license.</dd><dt>Can we list
them online?</dt><dd>On your shop's site, gladly. Amazon we keep to ourselves, so please leave it alone.</dd></dl>
<p>Your sales rep can write the order, or send it straight to ${mail('office@riverbirchpaddle.com', 'the office')}.</p>
<table><tbody><tr><td>Great Lakes, Northeast</td><td>Karl Ostby</td><td>218-555-0113</td></tr><tr><td>Ontario, Quebec</td><td>Chantal Roy</td>
<td>chantal@royoutdoorsales.ca</td></tr><tr><td>Europe</td><td>Lars Nyqvist</td><td>lars@nordlyspaddling.se</td></tr></tbody></table></div>`,
          '/where-to-buy/': `Where to buy - Riverbirch Paddle Co.
<h1>Where to buy</h1><ul><li>Piragis-on-the-Lake, Ely MN - store@piragislake.com</li><li>Clearwater Canoe, Grand Marais MN -
info@clearwatercanoeshop.com</li><li>Blue Heron Outfitters, Bayfield WI</li></ul>`,
          '/contact/': `Contact - Riverbirch Paddle Co.
<h1>Contact</h1><p>We answer the phone: 218-555-0177.</p>
${r.form(fields('Name ; Email | email | example@example.com ; Your question | area'), 'Submit', '/contact/')}`,
          '/how-we-build/': `How we build - Riverbirch Paddle Co.
<h1>How we build</h1><p>Basswood, cherry, roasted ash. Film by ${mail('pete@northshorefilms.tv', 'Pete Lindahl')}.</p><h3 id="reply-title">2
Comments</h3><ol class="comment-list"><li><p>I build too, let's trade notes. gus.paddles@outlook.com</p></li></ol>`,
          '/privacy/': `Privacy - Riverbirch
${privacyShort('Riverbirch Paddle Co.', 'Write to the shop at the address below.')}`,
        }),
        '/product/loon-bent-shaft/': r.product(
          good('Loon Bent Shaft Canoe Paddle 52" | $189.00 | loon-bent-shaft'),
          '<p>22 oz. Fiberglass tip. 48 to 54 inches.</p>',
        ),
      },
      'www.riverbirchnursery.net': {
        '/': plain(
          'River Birch Nursery',
          `${json({ '@context': 'https://schema.org', '@type': 'GardenStore', name: 'River Birch Nursery', email: 'yard@riverbirchnursery.net' })}<h1>River
Birch Nursery</h1><p>Native trees, wholesale to landscapers in Tennessee. $500 minimum.</p>`,
        ),
      },
    },
    expected: {
      website: 'riverbirchpaddle.com',
      wayIn: { kind: 'address', anyOf: ['office@riverbirchpaddle.com'] },
      traps:
        words(`chantal@royoutdoorsales.ca lars@nordlyspaddling.se store@piragislake.com info@clearwatercanoeshop.com
        example@example.com pete@northshorefilms.tv gus.paddles@outlook.com yard@riverbirchnursery.net`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/dealer-info/',
          'Outfitters, canoe liveries and paddle shops: thank you for carrying handmade',
          'Your sales rep can write the order',
        ),
        minimum_opening_order: says(
          1300,
          '/dealer-info/',
          'Twelve paddles, any mix, and not less than $1,300',
        ),
        currency: 'USD',
        documents: says(
          ['w9', 'resale_certificate', 'business_license'],
          '/dealer-info/',
          'A W-9, your state resale certificate and a business license',
        ),
        marketplaces: says(
          'amazon_forbidden',
          '/dealer-info/',
          'Amazon we keep to ourselves, so please leave it alone',
        ),
      },
    },
  },
];
