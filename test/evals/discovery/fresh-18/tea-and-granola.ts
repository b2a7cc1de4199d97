import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  col,
  coupons,
  fields,
  good,
  goods,
  hits,
  linkedin,
  mail,
  menu,
  news,
  pages,
  pairs,
  plain,
  privacyShort,
  robots,
  type Shop,
  says,
  walmart,
  words,
} from './kit.ts';
import { webflow } from './kit-builders.ts';
import { cornerstone } from './kit-shops.ts';

const kettle: Shop = {
  name: 'Pocket Kettle Tea',
  host: 'www.pocketkettletea.com',
  bar: 'FREE SHIPPING ON ORDERS $49+ TO THE LOWER 48',
  nav: menu(`Shop Teas @/teas/ > Black @/teas/black/ > Herbal @/teas/herbal/ > Travel tins @/teas/travel-tins/ ; Teaware @/teaware/ ;
 Brew Guide @/brew-guide/ ; Blog @/blog/ ; Wholesale @/wholesale-application/`),
  columns: [
    col(
      'Navigate',
      'Brew Guide @/brew-guide/ ; Shipping &amp; Returns @/shipping-returns/ ; Contact Us @/contact-us/ ; Sitemap @/sitemap.php',
    ),
    col(
      'Business',
      'Wholesale application @/wholesale-application/ ; Wholesale FAQ @/wholesale-faq/ ; Private label @/private-label/',
    ),
    col(
      'Info',
      '',
      '<address>Pocket Kettle Tea<br>1604 Cotton Exchange Ln<br>Memphis, TN 38103</address><strong>Call us at 901-555-0182</strong>',
    ),
  ],
  news: news(
    'Subscribe to our newsletter',
    'Get the latest updates on new teas and upcoming sales',
    'Your email address',
  ),
  socials: ['https://www.facebook.com/pocketkettle', 'https://www.youtube.com/@pocketkettletea'],
  bottom: `&copy; 2025 Pocket Kettle Tea. Powered by <a href="https://www.bigcommerce.com?utm_source=merchant">BigCommerce</a>. Theme by
 <a href="https://www.pinelathe.com/themes?help=themes@pinelathe.com" rel="nofollow">Pinelathe</a>`,
};
const k = cornerstone(kettle);

const granary: Shop = {
  name: 'Granary Lane',
  host: 'www.eatgranarylane.com',
  bar: 'Now in the cereal aisle at 1,100 stores. <a href="/find-us">Find us near you</a>',
  nav: menu(`Granola @/granola ; Bars @/bars ; Our Farm @/our-farm ; Find Us @/find-us ; More @# > Retailers @/for-retailers >
 Foodservice @/foodservice > Careers @/careers`),
  columns: [
    col('Eat', 'Granola @/granola ; Bars @/bars ; Recipes @/recipes'),
    col(
      'Company',
      'Our Farm @/our-farm ; For retailers @/for-retailers ; Careers @/careers ; Contact @/contact ; Privacy @/privacy',
    ),
    col(
      'Mail',
      '',
      '<p class="text-size-small">Granary Lane Foods, Inc.<br>9 Elevator Street, Lindsborg, KS 67456</p>',
    ),
  ],
  news: news('Crunch time', 'By subscribing you agree with our Privacy Policy.', 'hello@youremail.com'),
  socials: [
    'https://www.instagram.com/eatgranarylane',
    'https://www.tiktok.com/@granarylane',
    'https://www.linkedin.com/company/granary-lane',
  ],
  bottom: '© 2025 Granary Lane Foods, Inc. Made by Tin Roof Interactive.',
};
const g = webflow(granary);

export const teaCases: readonly DiscoveryCase[] = [
  {
    brand: 'Pocket Kettle Tea',
    productTitles: [
      'Pocket Kettle Tea Memphis Breakfast Loose Leaf, 4 oz Tin',
      'Pocket Kettle Hibiscus Peach Pyramid Sachets, 20 Count',
    ],
    category: 'Grocery & Gourmet Food',
    search: [
      amazon('Pocket Kettle Tea', 'Pocket Kettle Tea Memphis Breakfast Loose Leaf, 4 oz Tin'),
      walmart('Generic', 'Foldable Silicone Pocket Kettle Travel 0.6L'),
      ...hits(`https://www.pocketkettletea.com/memphis-breakfast-4-oz-tin/
        Memphis Breakfast Loose Leaf, 4 oz Tin - Pocket Kettle Tea
        Assam and Ceylon with a little cocoa husk. $16.00

        https://www.pocketkettletea.com/
        Pocket Kettle Tea - Small tins, big brews
        Loose leaf and sachets blended in Memphis.

        https://www.thepocketkettle.com.au/
        The Pocket Kettle - Camping kettles, Hobart
        Ultralight kettles for hikers. Designed in Tasmania.

        https://www.teaforum.example.net/t/pocket-kettle-memphis-breakfast/8812
        Pocket Kettle Memphis Breakfast? - Tea forum
        Anyone tried these? Picked up a tin at the airport.`),
      coupons('Pocket Kettle Tea', 'pocketkettletea.com'),
    ],
    hosts: {
      'www.pocketkettletea.com': {
        ...pages(k, {
          '/': `Pocket Kettle Tea - Small tins, big brews :: Loose leaf and sachets blended in Memphis.
<section class="heroCarousel"><div class="heroCarousel-content"><h1 class="heroCarousel-title">Small tins, big brews</h1><p
 class="heroCarousel-description">Every tin makes forty cups and fits a coat pocket.</p></div></section>
<h2 class="page-heading">Featured Teas</h2>
${k.cards(
  goods(`Memphis Breakfast Loose Leaf, 4 oz Tin | $16.00 | memphis-breakfast-4-oz-tin ; Hibiscus Peach Pyramid Sachets, 20 Count | $13.00 | hibiscus-peach-sachets ;
 Night Train Chamomile | $15.00 | night-train-chamomile ; Travel Tin Trio | $34.00 | travel-tin-trio | Gift boxed`),
)}
<div class="blog"><article class="blog-post"><h3>How we taste</h3><p>Guest post by tea sommelier Lorna Fitch
(${mail('lorna@fitchonleaves.com')}).</p></article></div>`,
          '/wholesale-application/': `Wholesale Application - Pocket Kettle Tea
<h1 class="page-heading">Wholesale Application</h1><div class="page-content"><p>Caf&eacute;s, inns, grocers and gift shops: complete the
application below and our wholesale team will set up your log-in, usually the same day.</p>
<p>You'll need your EIN and a valid resale certificate to apply.</p></div>
${k.form(fields('Company ; Contact name ; Email address | email | name@company.com ; Phone | tel ; EIN ; How did you hear about us? | area'), 'Submit application', '/wholesale-application/')}`,
          '/wholesale-faq/': `Wholesale FAQ - Pocket Kettle Tea
<h1 class="page-heading">Wholesale FAQ</h1>
${k.faq(
  pairs(
    'What is the minimum?',
    'Your first order needs to reach $200. When you come back for more, the minimum drops to $125.',
    'What does freight cost?',
    'We charge what UPS charges us; wholesale orders of $500 or more ship free.',
    'Are there pricing rules?',
    'Yes: nothing below the suggested retail price may be advertised, online or in print, without our say-so.',
    'May I sell on Amazon or Walmart Marketplace?',
    'No. Wholesale tea is for your own store and your own website.',
    'Whom do I ask if I am stuck?',
    `${mail('trade@pocketkettletea.com')} is read by people who like tea.`,
  ),
)}`,
          '/contact-us/': `Contact Us - Pocket Kettle Tea
<h1 class="page-heading">Contact Us</h1><p>Retail orders: ${mail('help@pocketkettletea.com')}. Influencers: please write to
${mail('collabs@pocketkettletea.com')} instead.</p>
${k.form(fields('Full Name ; Email Address | email | you@domain.com ; Comments/Questions | area'), 'Submit Form', '/pages.php?action=sendContactForm')}`,
          '/private-label/': `Private Label - Pocket Kettle Tea
<h1>Private Label</h1><p>We don't pack private label tea for now. Try our friends at Delta Co-Packers, ${mail('quotes@deltacopackers.com')}.</p>`,
          '/shipping-returns/': `Shipping & Returns - Pocket Kettle Tea
<h1>Shipping &amp; Returns</h1><p>Orders ship within one business day. Free over $49.</p>`,
        }),
        '/memphis-breakfast-4-oz-tin/': k.product(
          good('Memphis Breakfast Loose Leaf, 4 oz Tin | $16.00 | memphis-breakfast-4-oz-tin'),
          '<p>Assam, Ceylon, cocoa husk. Minimum brew time four minutes.</p>',
        ),
        '/robots.txt': robots('www.pocketkettletea.com'),
      },
      'www.thepocketkettle.com.au': {
        '/': plain(
          'The Pocket Kettle',
          `<h1>The Pocket Kettle</h1><p>Titanium camping kettles, Hobart.</p><p>Wholesale: ${mail('wholesale@thepocketkettle.com.au')}</p>`,
        ),
      },
    },
    expected: {
      website: 'www.pocketkettletea.com',
      wayIn: {
        kind: 'form',
        anyOf: ['https://www.pocketkettletea.com/wholesale-application/', 'trade@pocketkettletea.com'],
      },
      traps:
        words(`themes@pinelathe.com lorna@fitchonleaves.com name@company.com collabs@pocketkettletea.com you@domain.com
        quotes@deltacopackers.com wholesale@thepocketkettle.com.au`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/wholesale-application/',
          'complete the application below and our wholesale team will set up your log-in',
          "You'll need your EIN and a valid resale certificate to apply",
          'Wholesale tea is for your own store',
        ),
        minimum_opening_order: says(200, '/wholesale-faq/', 'Your first order needs to reach $200'),
        minimum_reorder: says(125, '/wholesale-faq/', 'the minimum drops to $125'),
        currency: 'USD',
        documents: says(
          ['tax_id', 'resale_certificate'],
          '/wholesale-application/',
          "You'll need your EIN and a valid resale certificate to apply",
        ),
        map_policy: says(
          'yes',
          '/wholesale-faq/',
          'nothing below the suggested retail price may be advertised',
        ),
        marketplaces: says(
          'forbidden',
          '/wholesale-faq/',
          'Wholesale tea is for your own store and your own website',
        ),
      },
    },
  },
  {
    brand: 'Granary Lane Foods',
    productTitles: [
      'Granary Lane Maple Pecan Granola, 11 oz Bag (Pack of 6)',
      'Granary Lane Sunflower Seed Bars, Sea Salt, 12 Count',
    ],
    category: 'Grocery & Gourmet Food',
    search: [
      walmart('Granary Lane', 'Granary Lane Maple Pecan Granola, 11 oz'),
      ...hits(`https://www.granarylanelofts.com/
        Granary Lane Lofts | Apartments in Kansas City
        1 and 2 bedroom lofts in a converted mill. Pet friendly.

        https://www.eatgranarylane.com/
        Granary Lane | Granola from the elevator
        Kansas oats, baked where they are grown.

        https://www.instacart.com/brands/granary-lane
        Granary Lane Products Delivery
        Get Granary Lane delivered to you in as fast as 1 hour.

        https://www.bevnosh.com/news/2025/granary-lane-series-a
        Granary Lane raises $4M to grow beyond the Plains
        The Lindsborg, Kansas granola maker adds two national distributors.`),
      linkedin('Granary Lane', 'Food and Beverage Manufacturing. Lindsborg, Kansas. 3,204 followers.'),
    ],
    hosts: {
      'www.eatgranarylane.com': {
        ...pages(g, {
          '/': `Granary Lane | Granola from the elevator :: Kansas oats, baked where they are grown.
<section class="section_header"><h1 class="heading-style-h1">Granola from<br>the elevator.</h1><p class="text-size-medium">Whole oats, real
maple, no oil you cannot pronounce.</p><a href="/granola" class="button w-button">Eat more oats</a></section>
${g.cards(
  goods(`Maple Pecan Granola, 11 oz | $8.49 | maple-pecan-granola ; Sunflower Seed Bars, Sea Salt, 12 Count | $23.88 | sunflower-seed-bars ;
 Cherry Almond Granola | $8.49 | cherry-almond | New ; Plain Jane Oats | $6.99 | plain-jane`),
)}
<section class="section_logos"><div class="text-size-small">Photography by <a href="mailto:work@lenaquist.studio">Lena Quist</a></div></section>`,
          '/for-retailers': `For retailers | Granary Lane
<section class="section_retail"><h1 class="heading-style-h2">Put us on your shelf</h1><p>Grocers, co-ops and coffee bars can bring in Granary Lane two
ways.</p><h3>Through a distributor</h3><ul role="list" class="w-list-unstyled"><li>Plainsway Natural, nationwide</li><li>Hearthside Grocers
Supply, Midwest and Mountain</li><li>Coastline Provisions, CA, OR, WA</li></ul><h3>Direct from the bakery</h3><p>No distributor near you? We ship
direct by the case, with a $300 minimum on the first order and on every one after.</p><p>Write to our sales desk at
<a href="mailto:sales@eatgranarylane.com?subject=Retail%20inquiry">sales@eatgranarylane.com</a> for the price sheet, shelf-life data (a minimum of nine
months) and UPCs.</p><h3>United Kingdom &amp; Ireland</h3><p>Our importer there is Oatfield Trading: <a
 href="mailto:buying@oatfieldtrading.co.uk">buying@oatfieldtrading.co.uk</a></p></section>`,
          '/foodservice': `Foodservice | Granary Lane
<h1>Foodservice</h1><p>25 lb cases for kitchens ship from Plainsway Natural. Ask your Plainsway rep.</p>`,
          '/find-us': `Find Us | Granary Lane
<h1>Find us</h1><p>Type a zip code to see the map of our stores.</p><div class="w-embed"><form><input type="text" placeholder="67456"></form></div>`,
          '/contact': `Contact | Granary Lane
<h1>Talk to us</h1><p>Stale bag? Tell us the lot number.</p>
${g.form(fields('Name ; Email | email | jane@doe.com ; Message | area'), 'Send')}<p>Press: ${mail('granarylane@brightbasilpr.com')}. Donations: ${mail('giving@eatgranarylane.com')}</p>`,
          '/careers': `Careers | Granary Lane
<h1>Careers</h1><p>Night baker, line lead. Send a note to ${mail('jobs@eatgranarylane.com')}.</p>`,
          '/privacy': `Privacy | Granary Lane
${privacyShort('Granary Lane Foods, Inc.', `Our privacy officer can be reached at ${mail('privacy@eatgranarylane.com')}.`)}`,
        }),
        '/product/maple-pecan-granola': g.product(
          good('Maple Pecan Granola, 11 oz | $8.49 | maple-pecan-granola'),
          '<p>Oats, maple syrup, pecans, sunflower oil, salt. Also sold as a pack of 6.</p>',
        ),
      },
      'www.granarylanelofts.com': {
        '/': plain(
          'Granary Lane Lofts',
          `<h1>Granary Lane Lofts</h1><p>Lofts from $1,295 in Kansas City.</p><p>${mail('leasing@granarylanelofts.com')}</p>`,
        ),
      },
    },
    expected: {
      website: 'www.eatgranarylane.com',
      wayIn: { kind: 'address', anyOf: ['sales@eatgranarylane.com'] },
      traps: words(`hello@youremail.com work@lenaquist.studio buying@oatfieldtrading.co.uk jane@doe.com
        granarylane@brightbasilpr.com giving@eatgranarylane.com jobs@eatgranarylane.com privacy@eatgranarylane.com
        leasing@granarylanelofts.com`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/for-retailers',
          'Grocers, co-ops and coffee bars can bring in Granary Lane two ways',
          'We ship direct by the case',
          'Write to our sales desk at',
        ),
        minimum_opening_order: says(300, '/for-retailers', 'a $300 minimum on the first order'),
        minimum_reorder: says(
          300,
          '/for-retailers',
          'a $300 minimum on the first order and on every one after',
        ),
        currency: 'USD',
        distributors: says(
          ['Plainsway Natural', 'Hearthside Grocers Supply', 'Coastline Provisions', 'Oatfield Trading'],
          '/for-retailers',
          'Plainsway Natural, nationwide',
          'Hearthside Grocers Supply, Midwest and Mountain',
          'Coastline Provisions, CA, OR, WA',
          'Our importer there is Oatfield Trading',
          '25 lb cases for kitchens ship from Plainsway Natural',
          'Ask your Plainsway rep',
        ),
      },
    },
  },
];
