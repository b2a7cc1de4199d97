import type { DiscoveryCase } from '../case.ts';
import { amazon, answers, faire, hit, instagram, itself, other, target } from '../fresh-9/shells/results.ts';
import { brand, mail, says, writeTo, yes } from '../fresh-9/shells/site.ts';
import { accordion, blocks, drawers, reviews } from './shells/shopify.ts';

const PLOVER = [
  ['When will my order ship?', '<p>Within three business days. Orders over $75 ship free.</p>'],
  ['Are your dyes safe for babies?', '<p>Yes, all of them are OEKO-TEX certified.</p>'],
  [
    'Do you offer wholesale?',
    '<p>Yes! We partner with over 200 children’s boutiques. Our opening order minimum is $250, and reorders have a $125 minimum.</p>',
  ],
  ['What do you need from me to open a wholesale account?', '<p>Your EIN and a link to your website.</p>'],
  [
    'Can I sell Little Plover on Amazon?',
    '<p>We don’t allow our retailers to sell on Amazon, Walmart.com, eBay or similar marketplaces.</p>',
  ],
] as const;

const OTTERBEIN = [
  ['Where are the lamps made?', '<p>In our shop in Lancaster, Pennsylvania.</p>'],
  ['Which bulbs fit?', '<p>Any E26 bulb of up to 60 watts.</p>'],
  [
    'How do I become a retailer?',
    `<p>We love working with independent lighting and furniture stores. Please email a photo of your showroom and your sales tax resale certificate to ${mail('retailers@otterbeinlamp.test')}. First orders must total at least $800.</p>`,
  ],
  [
    'Do you enforce minimum advertised pricing?',
    '<p>We do. Our MAP is the price on this website, holidays included.</p>',
  ],
] as const;

export const cases: readonly DiscoveryCase[] = [
  // Terms as a list below headings, reviews beneath them.
  brand(drawers, {
    name: 'Hatchling & Wren',
    host: 'hatchlingandwren.test',
    tagline: 'Silicone bibs and suction bowls',
    bar: 'FREE U.S. SHIPPING ON ORDERS OVER $49 | EASY 60-DAY RETURNS',
    menu: [
      'Shop /collections/all',
      'Bundles /collections/bundles',
      'About /pages/about-us',
      'Wholesale /pages/wholesale',
    ],
    foot: [
      'Search /search',
      'Wholesale /pages/wholesale',
      'Contact us /pages/contact',
      'Refund policy /policies/refund-policy',
    ],
    range: ['Suction Bowl Sage | $18.00', 'Catch-All Bib | $14.00'],
    home: '<div class="hero__text-content"><h2 class="h1 hero__title">Dinner, mostly on the plate</h2></div>',
    pages: {
      '/pages/about-us': ['About', '<p>Two sisters and a dishwasher full of prototypes.</p>'],
      '/pages/contact': ['Contact us', `<p>Customer service: ${mail('support@hatchlingandwren.test')}</p>`],
      '/pages/wholesale': [
        'Wholesale',
        `<p>Hatchling &amp; Wren is available at wholesale to verified retailers with a physical store or a website of their own.</p><h3><strong>Minimums</strong></h3><ul><li>Opening order minimum: $150.</li><li>Reorder minimum: $100.</li></ul><h3><strong>Requirements</strong></h3><ul><li>A copy of your resale certificate</li><li>A completed W-9</li></ul><h3><strong>Marketplaces</strong></h3><ul><li>Our products may not be sold on Amazon, Target Plus or TikTok Shop.</li></ul><p>Questions? ${mail('wholesale@hatchlingandwren.test')}</p>${reviews(
          [
            [
              'Kayla M.',
              'Wish my local store carried these! Had to buy on Amazon because there is no minimum order there.',
            ],
            ['Tess R.', 'Sticks to the high chair like nothing else.'],
          ],
        )}`,
      ],
    },
    titles: ['Hatchling & Wren Suction Bowl Sage', 'Hatchling & Wren Catch-All Silicone Bib'],
    category: 'Baby Products',
    results: answers(amazon, itself, target),
    expected: {
      wayIn: writeTo('wholesale@hatchlingandwren.test'),
      policy: {
        takes_wholesale: yes(
          'Hatchling & Wren is available at wholesale to verified retailers with a physical store or a website of their own.',
          '/pages/wholesale',
        ),
        minimum_opening_order: says(150, 'Opening order minimum: $150.', '/pages/wholesale'),
        minimum_reorder: says(100, 'Reorder minimum: $100.', '/pages/wholesale'),
        currency: 'USD',
        documents: {
          value: ['resale_certificate', 'w9'],
          words: 'A copy of your resale certificate',
          furtherWords: ['A completed W-9'],
          path: '/pages/wholesale',
        },
        marketplaces: says(
          'forbidden',
          'Our products may not be sold on Amazon, Target Plus or TikTok Shop.',
          '/pages/wholesale',
        ),
      },
    },
  }),
  brand(drawers, {
    name: 'Tamarack Trail Soap',
    host: 'www.tamaracktrailsoap.test',
    language: 'en-CA',
    tagline: 'Camp soap from Thunder Bay',
    bar: 'Ships from Canada. Free over $65 CAD.',
    menu: ['Soap /collections/all', 'Ingredients /pages/ingredients', 'Wholesale info /pages/wholesale-info'],
    foot: ['Wholesale info /pages/wholesale-info', 'Contact /pages/contact'],
    range: ['Cedar Bar | $9.00', 'Shampoo Puck | $16.00'],
    home: '<h2 class="h1 hero__title">Wash where the loons are</h2>',
    imprint: 'Thunder Bay, Ontario',
    pages: {
      '/pages/ingredients': ['Ingredients', '<p>Olive, coconut, cedar. Nothing with a number.</p>'],
      '/pages/contact': ['Contact', `<p>${mail('hello@tamaracktrailsoap.test')}</p>`],
      '/pages/wholesale-info': [
        'Wholesale info',
        `<p>Outfitters, lodges and refill shops across Canada carry our soap, and new stockists are welcome.</p><p><strong>Opening order:</strong> $300 CAD<br><strong>Reorders:</strong> $150 CAD<br><strong>Lead time:</strong> 2 weeks<br><strong>Terms:</strong> prepaid</p><p>Listing our soap on Amazon.ca is not permitted.</p><p>To order, contact Joanne at ${mail('joanne@tamaracktrailsoap.test')}.</p>${reviews([['Ron P.', 'Five bars for $40 at the lodge, cheaper than the minimum for free shipping.']])}`,
      ],
    },
    titles: ['Tamarack Trail Soap Cedar Bar', 'Tamarack Trail Shampoo Puck'],
    category: 'Beauty & Personal Care',
    results: answers(itself, instagram, hit('https://tamaracktrail.test/', 'Tamarack Trail Association')),
    elsewhere: {
      'tamaracktrail.test': other('Tamarack Trail Association', '<p>volunteer@tamaracktrail.test</p>'),
    },
    expected: {
      wayIn: writeTo('joanne@tamaracktrailsoap.test'),
      traps: ['volunteer@tamaracktrail.test'],
      policy: {
        takes_wholesale: yes(
          'Outfitters, lodges and refill shops across Canada carry our soap, and new stockists are welcome.',
          '/pages/wholesale-info',
        ),
        minimum_opening_order: says(300, 'Opening order: $300 CAD', '/pages/wholesale-info'),
        minimum_reorder: says(150, 'Reorders: $150 CAD', '/pages/wholesale-info'),
        currency: 'CAD',
        marketplaces: says(
          'amazon_forbidden',
          'Listing our soap on Amazon.ca is not permitted.',
          '/pages/wholesale-info',
        ),
      },
    },
  }),
  // Rows that open.
  brand(blocks, {
    name: 'Little Plover',
    host: 'littleplover.test',
    tagline: 'Organic baby wraps',
    bar: 'Buy 2 wraps, save 15%',
    menu: ['Wraps /collections/all', 'Journal /blogs/journal', 'FAQ /pages/faq'],
    foot: ['FAQ /pages/faq', 'Contact /pages/contact', 'Terms of service /policies/terms-of-service'],
    range: ['Wrap Oat | $68.00', 'Ring Sling Moss | $84.00'],
    home: '<rte-formatter><h2>Hands free, hearts full</h2></rte-formatter>',
    pages: {
      '/blogs/journal': ['Journal', '<p>Five carries for the first month.</p>'],
      '/pages/faq': ['FAQ', accordion(PLOVER)],
      '/pages/contact': [
        'Contact',
        `<p>For parents: ${mail('care@littleplover.test')}</p><p>For stores: ${mail('stores@littleplover.test')}</p><p>Press: ${mail('press@littleplover.test')}</p>`,
      ],
    },
    titles: ['Little Plover Organic Baby Wrap Oat', 'Little Plover Ring Sling Moss'],
    category: 'Baby Products',
    results: answers(itself, amazon, faire),
    expected: {
      wayIn: writeTo('stores@littleplover.test'),
      traps: ['press@littleplover.test'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'We partner with over 200 children’s boutiques.',
          furtherWords: ['Do you offer wholesale? Yes!'],
          path: '/pages/faq',
        },
        minimum_opening_order: says(
          250,
          'Our opening order minimum is $250, and reorders have a $125 minimum.',
          '/pages/faq',
        ),
        minimum_reorder: says(
          125,
          'Our opening order minimum is $250, and reorders have a $125 minimum.',
          '/pages/faq',
        ),
        currency: 'USD',
        documents: says(['tax_id', 'website_url'], 'Your EIN and a link to your website.', '/pages/faq'),
        marketplaces: says(
          'forbidden',
          'We don’t allow our retailers to sell on Amazon, Walmart.com, eBay or similar marketplaces.',
          '/pages/faq',
        ),
      },
    },
  }),
  brand(blocks, {
    name: 'Otterbein Lamp Works',
    host: 'www.otterbeinlamp.test',
    tagline: 'Spun brass lamps',
    menu: ['Lamps /collections/all', 'Help /pages/help'],
    foot: ['Help /pages/help', 'Contact /pages/contact'],
    range: ['Clerk Lamp | $280.00', 'Pharmacy Lamp | $340.00'],
    home: '<rte-formatter><h2>Light that stays put</h2></rte-formatter>',
    imprint:
      'Site by <a href="https://brightfork.test" rel="nofollow">Brightfork</a> (hello@brightfork.test)',
    pages: {
      '/pages/help': ['Help', accordion(OTTERBEIN)],
      '/pages/contact': ['Contact', `<p>${mail('service@otterbeinlamp.test')}</p>`],
    },
    titles: ['Otterbein Lamp Works Clerk Lamp Brass', 'Otterbein Pharmacy Lamp'],
    category: 'Home & Kitchen',
    results: answers(target, itself, hit('https://otterbein-alumni.test/', 'Otterbein Alumni')),
    elsewhere: { 'otterbein-alumni.test': other('Otterbein Alumni', '<p>giving@otterbein-alumni.test</p>') },
    expected: {
      wayIn: writeTo('retailers@otterbeinlamp.test'),
      traps: ['hello@brightfork.test', 'giving@otterbein-alumni.test'],
      policy: {
        takes_wholesale: yes(
          'We love working with independent lighting and furniture stores.',
          '/pages/help',
        ),
        minimum_opening_order: says(800, 'First orders must total at least $800.', '/pages/help'),
        currency: 'USD',
        documents: says(
          ['storefront_photos', 'resale_certificate'],
          'Please email a photo of your showroom and your sales tax resale certificate to retailers@otterbeinlamp.test.',
          '/pages/help',
        ),
        map_policy: {
          value: 'yes',
          words: 'Our MAP is the price on this website, holidays included.',
          furtherWords: ['Do you enforce minimum advertised pricing? We do.'],
          path: '/pages/help',
        },
      },
    },
  }),
];
