import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  col,
  coupons,
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
  words,
} from './kit.ts';
import { squarespace } from './kit-builders.ts';
import { dawn } from './kit-shopify.ts';

const acorn: Shop = {
  name: 'Little Acorn & Sparrow',
  host: 'littleacornandsparrow.co.uk',
  lang: 'en-GB',
  currency: 'GBP',
  bar: 'Free UK delivery over &pound;40 &middot; Royal Mail Tracked 48',
  nav: menu(`Baby @/collections/baby > Sleepsuits @/collections/sleepsuits > Bonnets @/collections/bonnets ; Blankets @/collections/blankets ;
 Gifts @/collections/gifts ; Our story @/pages/our-story ; Stockists @/pages/stockists`),
  columns: [
    col(
      'Help',
      'Delivery @/policies/shipping-policy ; Size guide @/pages/size-guide ; FAQs @/pages/faqs ; Privacy @/policies/privacy-policy',
    ),
    col('Shopkeepers', 'Trade &amp; stockist enquiries @/pages/trade ; Our stockists @/pages/stockists'),
    col(
      'Find us',
      '',
      `<p>Unit 4, Old Dairy Yard, Hebden Bridge HX7 8AD</p><p>${mail('hello@littleacornandsparrow.co.uk')}</p>`,
    ),
  ],
  news: news('Join the nest', '10% off your first order', 'Email address', 'Join'),
  socials: ['https://www.instagram.com/littleacornandsparrow'],
  bottom: '© 2025, Little Acorn & Sparrow Ltd. Company no. 11200034. VAT GB 300 1122 09',
};
const a = dawn(acorn, 'Sense');

const puddle: Shop = {
  name: 'Puddlejack',
  host: 'www.puddlejackrain.com',
  bar: 'Hand-me-down program: send us your outgrown coats.',
  nav: menu('Coats @/coats ; Boots @/boots ; Hand-me-downs @/hand-me-downs ; About @/about ; Help @/help'),
  columns: [
    col('Puddlejack', '', '<p>Kids&rsquo; rainwear from Bellingham, Washington.</p>'),
    col('Help', 'Help @/help ; Contact @/contact ; Jobs @/jobs'),
  ],
  news: news('Rainy day mail', 'Restocks and puddle reports.', 'Email Address', 'Join'),
  socials: ['https://www.instagram.com/puddlejackrain'],
  bottom:
    '© 2025 Puddlejack LLC. Designed by <a href="https://forklift.design">Forklift</a> (<a href="mailto:new@forklift.design">new@forklift.design</a>).',
};
const p = squarespace(puddle);

export const babyCases: readonly DiscoveryCase[] = [
  {
    brand: 'Little Acorn & Sparrow',
    productTitles: [
      'Little Acorn & Sparrow Organic Cotton Sleepsuit, Wren Print, 3-6 Months',
      'Little Acorn & Sparrow Merino Pram Blanket',
    ],
    category: 'Baby',
    search: [
      ...hits(`https://littleacornandsparrow.co.uk/
        Little Acorn & Sparrow | Organic babywear, made in Yorkshire
        Sleepsuits, bonnets and blankets.

        https://www.littleacornsnursery.co.uk/
        Little Acorns Nursery - Leeds
        Day nursery rated Good by Ofsted.

        https://www.notonthehighstreet.com/littleacornandsparrow
        Little Acorn & Sparrow | notonthehighstreet
        Shop new baby gifts.

        https://www.acornandsparrow.com/
        Acorn & Sparrow Pet Portraits
        Hand-painted portraits of your best friend. Ohio.`),
      instagram('littleacornandsparrow', 'Little Acorn & Sparrow', '31K followers'),
      amazon('Little Acorn & Sparrow', 'Little Acorn & Sparrow Merino Pram Blanket'),
    ],
    hosts: {
      'littleacornandsparrow.co.uk': {
        ...pages(a, {
          '/': `Little Acorn & Sparrow | Organic babywear, made in Yorkshire :: Sleepsuits, bonnets and blankets.
<h2 class="banner__heading">Soft things for small people</h2><p>GOTS cotton, cut and sewn in the Calder Valley.</p>
${a.cards(
  goods(`Organic Cotton Sleepsuit, Wren Print | £28.00 | sleepsuit-wren ; Merino Pram Blanket | £54.00 | merino-pram-blanket ;
 Linen Bonnet | £18.00 | linen-bonnet ; New Baby Box | £75.00 | new-baby-box | Bestseller`),
)}<p>50p from each box goes to Tiny Lives Baby Bank (volunteer@tinylivesbank.org.uk).</p>`,
          '/pages/trade': `Trade & stockist enquiries – Little Acorn & Sparrow
<h1>Trade &amp; stockist enquiries</h1><div class="rte"><p>We are proud to be on the rails of more than eighty independents from Penzance to Orkney, and
would love to hear from yours.</p><p>To keep things fair we ask for an opening order of &pound;200 ex VAT. Repeat orders are &pound;100 ex VAT.
Carriage is paid on trade orders over &pound;350.</p><p>We do not supply sellers on Amazon, eBay, Vinted or Not On The High Street.</p><p>Please email
${mail('trade@littleacornandsparrow.co.uk')} with a few photographs of your shop and a link to your website.</p><p>In Ireland we are represented by
Siobh&aacute;n Daly Agencies, siobhan@dalyagencies.ie. Shops in the USA write to Ruth, our colleague in Vermont:
${mail('usa@littleacornandsparrow.co.uk')}.</p></div>`,
          '/pages/stockists': `Stockists – Little Acorn & Sparrow
<h1>Our stockists</h1><p>Bramble &amp; Boo, Ilkley. hello@brambleandboo.co.uk</p><p>The Cloth Cat, Settle. shop@theclothcat.co.uk</p>`,
          '/pages/faqs': `FAQs – Little Acorn & Sparrow
${a.faq(
  pairs(
    'Do you make adult sizes?',
    '<p>Not yet, though you are not the first to ask.</p>',
    'Can I see the clothes in a shop?',
    '<p>Yes, have a look at our stockists map.</p>',
    'I would like to review your clothes on my blog',
    '<p>Lovely. Our agency Peachtree Social handles gifting: gifted@peachtreesocial.co.uk</p>',
  ),
)}`,
          '/policies/privacy-policy': `Privacy policy
${privacyLong('Little Acorn & Sparrow Ltd', `You may complain to the Information Commissioner, casework@ico-example.org.uk, or write to our data lead at ${mail('dataprotection@littleacornandsparrow.co.uk')}.`)}`,
        }),
        '/products/sleepsuit-wren': a.product(
          good('Organic Cotton Sleepsuit, Wren Print, 3-6 Months | £28.00 | sleepsuit-wren'),
          '<p>GOTS cotton, poppers, fold-over mitts.</p>',
        ),
      },
      'www.acornandsparrow.com': {
        '/': plain(
          'Acorn & Sparrow Pet Portraits',
          `<h1>Acorn &amp; Sparrow</h1><p>Pet portraits from Ohio.</p><p>${mail('paint@acornandsparrow.com')}</p>`,
        ),
      },
    },
    expected: {
      website: 'littleacornandsparrow.co.uk',
      wayIn: {
        kind: 'address',
        anyOf: ['usa@littleacornandsparrow.co.uk', 'trade@littleacornandsparrow.co.uk'],
      },
      traps:
        words(`volunteer@tinylivesbank.org.uk siobhan@dalyagencies.ie hello@brambleandboo.co.uk shop@theclothcat.co.uk
        gifted@peachtreesocial.co.uk casework@ico-example.org.uk dataprotection@littleacornandsparrow.co.uk
        paint@acornandsparrow.com`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/pages/trade',
          'would love to hear from yours',
          'we ask for an opening order of £200 ex VAT',
          'Shops in the USA write to Ruth',
        ),
        minimum_opening_order: says(200, '/pages/trade', 'we ask for an opening order of £200 ex VAT'),
        minimum_reorder: says(100, '/pages/trade', 'Repeat orders are £100 ex VAT'),
        currency: 'GBP',
        marketplaces: says(
          'forbidden',
          '/pages/trade',
          'We do not supply sellers on Amazon, eBay, Vinted or Not On The High Street',
        ),
        documents: says(
          ['storefront_photos', 'website_url'],
          '/pages/trade',
          'with a few photographs of your shop and a link to your website',
        ),
      },
    },
  },
  {
    brand: 'Puddlejack Rainwear',
    productTitles: [
      'Puddlejack Kids Rain Coat, Mustard, Size 4T',
      'Puddlejack Natural Rubber Rain Boots, Kids 9',
    ],
    category: 'Clothing, Shoes & Jewelry',
    search: [
      ...hits(`https://www.puddlejackrain.com/
        Puddlejack | Rainwear for kids
        Coats and boots made to be handed down.

        https://www.puddlejacks.ie/
        Puddlejacks Outdoor Preschool, Co. Clare
        Forest school and after-school care.

        https://www.zappos.com/puddle-jack
        Puddle Jack | Zappos.com
        Free shipping both ways on puddle jack.

        https://www.rainykid.com/reviews/puddlejack-coat
        Puddlejack coat: the one we handed down twice
        Rated 9.2.`),
      coupons('Puddlejack', 'puddlejackrain.com'),
      amazon('Puddlejack', 'Puddlejack Kids Rain Coat, Mustard, Size 4T'),
    ],
    hosts: {
      'www.puddlejackrain.com': {
        ...pages(p, {
          '/': `Puddlejack | Rainwear for kids :: Coats and boots made to be handed down.
<section class="page-section"><h1>Go find the deep one.</h1><p>Coats with three name labels, because yours won't be the last kid to wear it.</p></section>
${p.cards(
  goods(`Kids Rain Coat, Mustard | $78.00 | rain-coat-mustard ; Natural Rubber Rain Boots | $52.00 | rubber-rain-boots ;
 Rain Pants | $48.00 | rain-pants ; Boot Liners | $14.00 | boot-liners | Low stock`),
)}`,
          '/help': `Help — Puddlejack
${p.faq(
  pairs(
    'How do coats fit?',
    'Roomy. Size down for a snug fit.',
    'Which stores carry Puddlejack?',
    'None any more! We wound down our wholesale program in 2024 and now sell only on this site.',
    'Do you have a repair kit?',
    'Yes, free with any coat. Minimum age for scissors is up to you.',
  ),
)}`,
          '/about': `About — Puddlejack
<h1>About</h1><p>Once, forty stores sold our coats. Then we learned we would rather answer your emails ourselves.</p><p>Photos: Kit Nakamura
(kit@kitnakamura.photo)</p>`,
          '/contact': `Contact — Puddlejack
<h1>Contact</h1><p>${mail('splash@puddlejackrain.com')}</p><p>Press only: ${mail('press@puddlejackrain.com')}</p>
${p.form(fields('Name ; Email | email | parent@example.com ; Message | area'), 'Send')}`,
          '/jobs': `Jobs — Puddlejack
<h1>Jobs</h1><p>None right now. ${mail('jobs@puddlejackrain.com')}</p>`,
        }),
        '/shop/p/rain-coat-mustard': p.product(
          good('Kids Rain Coat, Mustard | $78.00 | rain-coat-mustard'),
          '<p>2T to 10. PU-coated recycled nylon.</p>',
        ),
      },
      'www.puddlejacks.ie': {
        '/': plain(
          'Puddlejacks Outdoor Preschool',
          `<h1>Puddlejacks</h1><p>Forest school in Co. Clare.</p><p>${mail('enrol@puddlejacks.ie')}</p>`,
        ),
      },
    },
    expected: {
      website: 'www.puddlejackrain.com',
      wayIn: { kind: 'address', anyOf: ['splash@puddlejackrain.com'] },
      traps:
        words(`new@forklift.design kit@kitnakamura.photo press@puddlejackrain.com parent@example.com jobs@puddlejackrain.com
        enrol@puddlejacks.ie`),
      policy: {
        takes_wholesale: says(
          'no',
          '/help',
          'We wound down our wholesale program in 2024 and now sell only on this site',
        ),
      },
    },
  },
];
