import type { DiscoveryCase } from '../case.ts';
import {
  col,
  coupons,
  faire,
  fields,
  good,
  goods,
  hits,
  instagram,
  mail,
  menu,
  news,
  pages,
  pairs,
  plain,
  privacyLong,
  type Shop,
  says,
  terms,
  words,
} from './kit.ts';
import { wix } from './kit-builders.ts';
import { drawer } from './kit-shopify.ts';

const saltmarsh: Shop = {
  name: 'Saltmarsh Candle Works',
  host: 'saltmarshcandleworks.com',
  bar: 'Autumn pours are here. Complimentary shipping on $75+',
  nav: menu(`Candles @/collections/candles > Tide collection @/collections/tide > Tins @/collections/tins ;
 Room mist @/collections/mist ; About @/pages/about ; Candle care @/pages/candle-care ; Stockists @/pages/stockists`),
  columns: [
    col(
      'Shop',
      'All candles @/collections/candles ; Gift cards @/products/gift-card ; Refill program @/pages/refills',
    ),
    col(
      'Studio',
      'About @/pages/about ; Wholesale on Faire @https://www.faire.com/direct/saltmarshcandleworks ; Wholesale info @/pages/wholesale-info ; FAQ @/pages/faq ; Privacy @/policies/privacy-policy ; Terms @/policies/terms-of-service',
    ),
    col(
      'Hello',
      '',
      `<p>Pour room &amp; shop<br>77 Ballast Street, Beaufort, SC</p><p>${mail('hello@saltmarshcandleworks.com')}</p>`,
    ),
  ],
  news: news('Notes from the marsh', 'First look at seasonal pours.', 'Enter your email', 'Join'),
  socials: ['https://instagram.com/saltmarshcandleworks', 'https://www.pinterest.com/saltmarshcandles'],
  bottom:
    '&copy; 2025 Saltmarsh Candle Works. Accessibility by <a href="https://clearpathwidget.io">Clearpath</a>.',
  scripts: `<div id="clearpath-root" hidden>Having trouble using this site? Email access@clearpathwidget.io for help.</div>`,
};
const s = drawer(saltmarsh, 'Impulse');

const ember: Shop = {
  name: 'Ember & Oakum',
  host: 'www.emberandoakum.com',
  bar: 'HAND ROLLED IN GLOUCESTER, MASS.',
  nav: menu('Home @/ ; Shop @/shop ; About @/about ; Retail Partners @/retail-partners ; Contact @/contact'),
  columns: [
    col(
      'Ember &amp; Oakum',
      '',
      '<p>Incense, pine-tar soap and beeswax tapers.<br>12 Rogers St, Gloucester MA 01930</p>',
    ),
    col('Policies', 'Shipping &amp; Returns @/shipping-returns ; Privacy Policy @/privacy-policy'),
  ],
  news: news('Stay in the loop', 'Be first to know.', 'e.g., email@example.com', 'Subscribe Now'),
  socials: ['https://www.facebook.com/emberandoakum', 'https://www.instagram.com/emberandoakum'],
  bottom: '&copy;2024 by Ember &amp; Oakum. Proudly created with Wix.com',
};
const e = wix(ember);

export const scentCases: readonly DiscoveryCase[] = [
  {
    brand: 'Saltmarsh Candle Works',
    productTitles: [
      'Saltmarsh Candle Works Low Tide Soy Candle 8 oz',
      'Saltmarsh Candle Works Spartina Room Mist 4 oz',
    ],
    category: 'Home Fragrance',
    search: [
      faire('Saltmarsh Candle Works', 'Coastal candles poured in Beaufort. $150 minimum. Ships in 5 days.'),
      ...hits(`https://saltmarshcandleworks.com/
        Saltmarsh Candle Works | Candles from the Lowcountry
        Soy candles and mists poured in Beaufort, South Carolina.

        https://www.saltmarshcandles.co.uk/
        Salt Marsh Candles - Norfolk
        Beeswax candles from the north Norfolk coast. Gift boxes.

        https://www.beaufortgiftco.com/brands/saltmarsh
        Saltmarsh Candles - Beaufort Gift Co.
        Local pours from downtown.`),
      coupons('Saltmarsh Candle Works', 'saltmarshcandleworks.com'),
      instagram('saltmarshcandleworks', 'Saltmarsh Candle Works', '9,880 followers'),
    ],
    hosts: {
      'saltmarshcandleworks.com': {
        ...pages(s, {
          '/': `Saltmarsh Candle Works | Candles from the Lowcountry :: Soy candles poured in Beaufort.
<div class="slideshow__slide"><h2 class="h1 hero__title">Light the <em>low tide</em></h2><div class="hero__subtext">Eight
new pours, each named for a creek we can paddle to.</div><a href="/collections/tide" class="btn">Shop the tide</a></div>
${s.cards(
  goods(`Low Tide Soy Candle 8 oz | $28.00 | low-tide-soy-candle ; Spartina Room Mist 4 oz | $22.00 | spartina-room-mist ;
 Oyster Roast Tin | $16.00 | oyster-roast-tin ; Pluff Mud Candle 12 oz | $36.00 | pluff-mud-candle | Almost gone`),
)}
<div class="text-with-icons"><h3>Engraved lids</h3><p>Add a name or date to any tin lid, no minimum for engraving.</p></div>
<div class="yotpo-reviews"><p>&ldquo;Smells like my grandmother's dock.&rdquo; &mdash; M. Pinckney</p><p class="yotpo-help">Review
questions: reviews@starpost.app</p></div>`,
          '/pages/wholesale-info': `Wholesale information – Saltmarsh Candle Works
<h1 class="section-header__title">Wholesale information</h1><div class="rte"><p>All of our wholesale orders are placed
through <a href="https://www.faire.com/direct/saltmarshcandleworks">our Faire page</a>, where first orders come with net 60
terms and free returns.</p><p>Opening orders are $150; after that restock whenever you like from $75.</p>
<p>Before you sell Saltmarsh on Etsy, eBay, Amazon or any other marketplace, ask us in writing and wait for our yes.</p>
<p>Hotels and wedding planners who need private labels can write to ${mail('studio@saltmarshcandleworks.com')}.</p></div>`,
          '/pages/stockists': `Stockists – Saltmarsh Candle Works
<h1>Stockists</h1><p>Find us on the shelf at these kind shops.</p><ul><li>Beaufort Gift Co., Beaufort SC
(orders@beaufortgiftco.com)</li><li>Moss &amp; Mercantile, Savannah GA</li><li>The Teal Door, Wilmington NC
(hi@thetealdoor.shop)</li></ul>`,
          '/pages/faq': `FAQ – Saltmarsh Candle Works
<h1>FAQ</h1>${s.faq(
            pairs(
              'How long will my candle burn?',
              '<p>The 8 oz burns about 45 hours if you trim the wick.</p>',
              'Do you offer wholesale?',
              '<p>We do, by way of Faire. <a href="/pages/wholesale-info">Details here</a>.</p>',
              'Can you come to my market or podcast?',
              `<p>Bookings and press go through Tallow &amp; Co.: ${mail('saltmarsh@tallowcomms.com')}.</p>`,
            ),
          )}`,
          '/policies/terms-of-service': `Terms of service
${terms('Saltmarsh Candle Works', 'South Carolina')}`,
          '/policies/privacy-policy': `Privacy policy
${privacyLong('Saltmarsh Candle Works', `Write to ${mail('hello@saltmarshcandleworks.com')} or to 77 Ballast Street, Beaufort, SC, 29902, US.`)}`,
        }),
        '/products/low-tide-soy-candle': s.product(
          good('Low Tide Soy Candle 8 oz | $28.00 | low-tide-soy-candle'),
          '<p>Salt, wet rope, driftwood. Soy wax, cotton wick, 8 oz amber jar.</p>',
        ),
      },
      'www.saltmarshcandles.co.uk': {
        '/': plain(
          'Salt Marsh Candles - Norfolk',
          `<h1>Salt Marsh Candles</h1><p>Beeswax from our hives at Stiffkey, Norfolk. Become a stockist: from &pound;120.</p>
<p>${mail('bees@saltmarshcandles.co.uk')}</p>`,
        ),
      },
    },
    expected: {
      website: 'saltmarshcandleworks.com',
      wayIn: {
        kind: 'form',
        anyOf: [
          'https://www.faire.com/direct/saltmarshcandleworks',
          'https://saltmarshcandleworks.com/pages/wholesale-info',
        ],
      },
      traps:
        words(`access@clearpathwidget.io reviews@starpost.app orders@beaufortgiftco.com hi@thetealdoor.shop
        saltmarsh@tallowcomms.com bees@saltmarshcandles.co.uk`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/pages/wholesale-info',
          'All of our wholesale orders are placed through our Faire page',
          'We do, by way of Faire',
          'Opening orders are $150',
        ),
        minimum_opening_order: says(150, '/pages/wholesale-info', 'Opening orders are $150'),
        minimum_reorder: says(75, '/pages/wholesale-info', 'after that restock whenever you like from $75'),
        currency: 'USD',
        marketplaces: says(
          'with_permission',
          '/pages/wholesale-info',
          'ask us in writing and wait for our yes',
        ),
      },
    },
  },
  {
    brand: 'Ember and Oakum',
    productTitles: [
      'Ember & Oakum Pine Tar Soap Bar 5 oz',
      'Ember & Oakum Hand Rolled Incense, Cedar Smoke, 30 Sticks',
    ],
    search: [
      ...hits(`https://www.etsy.com/market/oakum
        Oakum - Etsy
        Check out our oakum selection for the very best in unique or custom pieces.

        https://www.emberandoak.restaurant/
        Ember & Oak | Wood-fired grill, Columbus
        Reservations, private dining, gift cards.

        https://www.emberandoakum.com/
        Ember & Oakum | Gloucester, MA
        Incense, soap and tapers made by hand.

        https://www.woodenboatgoods.com/soap/ember-oakum
        Ember & Oakum Pine Tar Soap - Wooden Boat Goods
        The soap that smells like a schooner. $9.50`),
      instagram('emberandoakum', 'Ember & Oakum', '2,113 followers'),
    ],
    hosts: {
      'www.emberandoakum.com': {
        ...pages(e, {
          '/': `Ember & Oakum | Gloucester, MA :: Incense, soap and tapers made by hand.
<div class="wixui-rich-text"><h2 class="font_2"><span style="font-size:52px;">Smoke, tar &amp; wax</span></h2><p
 class="font_8">Goods for the galley, the shop bench and the long winter.</p></div>
${e.cards(
  goods(`Pine Tar Soap Bar 5 oz | $9.50 | pine-tar-soap ; Hand Rolled Incense, Cedar Smoke, 30 Sticks | $14.00 | incense-cedar-smoke ;
 Beeswax Tapers, pair | $18.00 | beeswax-tapers ; Deck Scrub | $12.00 | deck-scrub | Best Seller`),
)}
<div class="wixui-rich-text"><p class="font_8"><span class="wixGuard">&#8203;</span>As seen in <em>Schooner Weekly</em>.</p></div>`,
          '/retail-partners': `Retail Partners | Ember & Oakum
<div class="wixui-rich-text"><h1 class="font_0">Retail Partners</h1>
<p class="font_8"><span>Chandleries, general stores and museum shops from Maine to Oregon carry our goods, and we are always glad to
add another.</span></p><p class="font_8"><span class="wixGuard">&#8203;</span></p>
<p class="font_8"><span>We ask for </span><span style="font-weight:bold;">$175 on a first order</span><span>, and for a copy of your
resale certificate.</span></p>
<p class="font_8"><span>Sell us online if you like: your own site, Etsy, Amazon, all fine by us.</span></p>
<p class="font_8"><span>For a line sheet write to </span><span>shops (at) emberandoakum (dot) com</span></p></div>`,
          '/contact': `Contact | Ember & Oakum
<div class="wixui-rich-text"><h1>Contact</h1><p class="font_8">info@mysite.com | Tel: 123-456-7890</p><p class="font_8">Just kidding, we
left that there. Reach us at <a href="mailto:ahoy@emberandoakum.com" target="_self">ahoy@emberandoakum.com</a></p></div>
${e.form(fields('First name ; Last name ; Email | email | e.g., name@domain.com ; Message | area'), 'Submit')}`,
          '/about': `About | Ember & Oakum
<div class="wixui-rich-text"><h1>About</h1><p>Sal was a caulker for twenty years. Photos by Bo Tran (bo@botranphoto.com). We buy wax from
Essex Hives.</p></div>`,
          '/shipping-returns': `Shipping & Returns | Ember & Oakum
<div class="wixui-rich-text"><p>Orders leave Tuesdays and Fridays. Free shipping over $60. Unused soap may come back within 30 days.</p></div>`,
          '/privacy-policy': `Privacy Policy | Ember & Oakum
<div class="wixui-rich-text"><h1>Privacy Policy</h1><p>A legal disclaimer. The explanations and information provided on this page are
only general. Requests to delete your data: privacy@wixhelpdesk.example.com</p></div>`,
        }),
        '/product-page/pine-tar-soap': e.product(
          good('Pine Tar Soap Bar 5 oz | $9.50 | pine-tar-soap'),
          'Five ounces. Pine tar, olive oil, lye, patience.',
        ),
      },
      'www.emberandoak.restaurant': {
        '/': plain(
          'Ember & Oak | Wood-fired grill',
          `<h1>Ember &amp; Oak</h1><p>Wood-fired grill in Columbus, Ohio.</p><p>${mail('events@emberandoak.restaurant')}</p>`,
        ),
      },
    },
    expected: {
      website: 'www.emberandoakum.com',
      wayIn: { kind: 'address', anyOf: ['shops@emberandoakum.com'] },
      traps:
        words(`email@example.com info@mysite.com name@domain.com bo@botranphoto.com privacy@wixhelpdesk.example.com
        events@emberandoak.restaurant`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/retail-partners',
          'we are always glad to add another',
          'We ask for $175 on a first order',
          'For a line sheet write to',
        ),
        minimum_opening_order: says(175, '/retail-partners', '$175 on a first order'),
        currency: 'USD',
        documents: says(['resale_certificate'], '/retail-partners', 'for a copy of your resale certificate'),
        marketplaces: says('allowed', '/retail-partners', 'your own site, Etsy, Amazon, all fine by us'),
      },
    },
  },
];
