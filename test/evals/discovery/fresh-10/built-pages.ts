import type { DiscoveryCase } from '../case.ts';
import { amazon, answers, faire, hit, instagram, itself, other, target } from '../fresh-9/shells/results.ts';
import { brand, fillIn, mail, says, writeTo, yes } from '../fresh-9/shells/site.ts';
import { builder, fluid, toggles } from './shells/carts.ts';

/** As a form plugin prints its forms. */
const wpForm = (id: number, action: string, fields: readonly string[], button: string) =>
  `<div class="wpforms-container wpforms-container-full" id="wpforms-${id}"><form id="wpforms-form-${id}" class="wpforms-validate wpforms-form wpforms-ajax-form" data-formid="${id}" method="post" enctype="multipart/form-data" action="${action}" data-token="a1"><noscript class="wpforms-error-noscript">Please enable JavaScript in your browser to complete this form.</noscript><div class="wpforms-field-container">${fields
    .map(
      (label, at) =>
        `<div id="wpforms-${id}-field_${at}-container" class="wpforms-field"><label class="wpforms-field-label" for="wpforms-${id}-field_${at}">${label} <span class="wpforms-required-label">*</span></label><input type="${/mail/i.test(label) ? 'email' : 'text'}" id="wpforms-${id}-field_${at}" name="wpforms[fields][${at}]" required></div>`,
    )
    .join(
      '',
    )}</div><div class="wpforms-submit-container"><button type="submit" name="wpforms[submit]" class="wpforms-submit">${button}</button></div></form></div>`;

const fold = (entries: readonly (readonly [string, string])[]) =>
  `<div class="sqs-block accordion-block sqs-block-accordion" data-block-json="&#123;&#125;"><ul class="accordion-items-container" data-should-allow-multiple-open-items="">${entries
    .map(
      ([heading, html], at) =>
        `<li class="accordion-item"><h4 aria-level="3" role="heading" class="accordion-item__title-wrapper"><button class="accordion-item__click-target" aria-expanded="false" id="button-block-${at}"><span class="accordion-item__title">${heading}</span><div class="accordion-icon-container" data-is-open="false"><div class="plus"></div></div></button></h4><div class="accordion-item__dropdown" role="region"><div class="accordion-item__description">${html}</div></div></li>`,
    )
    .join('')}</ul></div>`;

export const cases: readonly DiscoveryCase[] = [
  brand(builder, {
    name: 'Foxglove Fiber',
    host: 'foxglovefiber.test',
    tagline: 'Naturally dyed yarn from the Ozarks',
    menu: ['Yarn /shop/', 'Dye plants /dye-plants/', 'Wholesale /wholesale/', 'Contact /contact/'],
    foot: ['Wholesale /wholesale/', 'My account /my-account/', 'Contact /contact/'],
    range: ['Madder DK 100 g | $30.00', 'Indigo Sock 100 g | $32.00'],
    home: '<div class="elementor-widget-heading"><h2 class="elementor-heading-title">Color that grew</h2></div>',
    imprint: 'Design by <a href="https://hollerdigital.test">Holler Digital</a>',
    pages: {
      '/dye-plants/': ['Dye plants', '<p>Madder takes three years. We wait.</p>'],
      '/my-account/': [
        'My account',
        '<form class="woocommerce-form-login" method="post"><label>Username or email address</label><input name="username"><input type="password" name="password"><button>Log in</button></form>',
      ],
      '/contact/': ['Contact', `<p>${mail('skeins@foxglovefiber.test')}</p>`],
      '/wholesale/': [
        'Wholesale',
        `<p>Brick-and-mortar yarn shops may apply for a wholesale account below.</p>${toggles([
          ['Minimums', '<p>$400 for your first order. $200 for reorders.</p>'],
          ['Documents', '<p>Please upload your business license and resale certificate.</p>'],
          [
            'Online sales',
            '<p>You may sell on your shop’s website. Sales through Amazon, eBay or Etsy are prohibited.</p>',
          ],
        ])}${wpForm(218, '/wholesale/', ['Shop name', 'Owner', 'Email', 'Phone', 'Street address'], 'Submit application')}`,
      ],
    },
    titles: ['Foxglove Fiber Madder DK Yarn 100 g', 'Foxglove Fiber Indigo Sock Yarn'],
    category: 'Arts, Crafts & Sewing',
    results: answers(itself, instagram, hit('https://foxglovegardens.test/', 'Foxglove Gardens')),
    elsewhere: { 'foxglovegardens.test': other('Foxglove Gardens', '<p>tours@foxglovegardens.test</p>') },
    expected: {
      wayIn: fillIn('https://foxglovefiber.test/wholesale/', 'https://foxglovefiber.test/wholesale'),
      traps: ['tours@foxglovegardens.test'],
      policy: {
        takes_wholesale: yes(
          'Brick-and-mortar yarn shops may apply for a wholesale account below.',
          '/wholesale/',
        ),
        minimum_opening_order: says(400, '$400 for your first order.', '/wholesale/'),
        minimum_reorder: says(200, '$200 for reorders.', '/wholesale/'),
        currency: 'USD',
        documents: says(
          ['business_license', 'resale_certificate'],
          'Please upload your business license and resale certificate.',
          '/wholesale/',
        ),
        marketplaces: says('forbidden', 'Sales through Amazon, eBay or Etsy are prohibited.', '/wholesale/'),
      },
    },
  }),
  brand(builder, {
    name: 'Cinder Cone Coffee Gear',
    host: 'www.cinderconegear.test',
    tagline: 'Pour-over stands and drippers',
    menu: ['Gear /shop/', 'Brew guides /brew-guides/', 'Become a retailer /become-a-retailer/'],
    foot: ['Become a retailer /become-a-retailer/', 'Contact us /contact-us/', 'Shipping /shipping/'],
    range: ['Basalt Dripper | $38.00', 'Ash Stand | $54.00'],
    home: '<div class="elementor-widget-heading"><h2 class="elementor-heading-title">Slow is a flavor</h2></div>',
    pages: {
      '/brew-guides/': ['Brew guides', '<p>Sixteen to one, ninety-four degrees.</p>'],
      '/shipping/': ['Shipping', '<p>Free ground shipping on orders of $60 or more.</p>'],
      '/contact-us/': ['Contact us', `<p>${mail('brew@cinderconegear.test')}</p>`],
      '/become-a-retailer/': [
        'Become a retailer',
        `<p>Roasters, cafes and kitchen stores: apply here to buy Cinder Cone at wholesale.</p>${toggles([
          [
            'What is the smallest order?',
            '<p>The opening order is $350. There is no minimum afterwards.</p>',
          ],
          ['Do you have price rules?', '<p>Retailers agree to our minimum advertised price policy.</p>'],
          ['What will you ask for?', '<p>A W-9 and a photo of the front of your store.</p>'],
          [
            'And Amazon?',
            '<p>Retailers may sell on Amazon as long as they keep to our photographs and texts.</p>',
          ],
        ])}${wpForm(77, '/become-a-retailer/', ['Business name', 'Your name', 'Email address', 'City'], 'Apply')}`,
      ],
    },
    titles: ['Cinder Cone Coffee Gear Basalt Dripper', 'Cinder Cone Ash Pour Over Stand'],
    category: 'Home & Kitchen',
    results: answers(amazon, itself, target),
    expected: {
      wayIn: fillIn(
        'https://www.cinderconegear.test/become-a-retailer/',
        'https://www.cinderconegear.test/become-a-retailer',
      ),
      policy: {
        takes_wholesale: yes(
          'Roasters, cafes and kitchen stores: apply here to buy Cinder Cone at wholesale.',
          '/become-a-retailer/',
        ),
        minimum_opening_order: says(350, 'The opening order is $350.', '/become-a-retailer/'),
        currency: 'USD',
        map_policy: yes('Retailers agree to our minimum advertised price policy.', '/become-a-retailer/'),
        documents: says(
          ['w9', 'storefront_photos'],
          'A W-9 and a photo of the front of your store.',
          '/become-a-retailer/',
        ),
        marketplaces: says(
          'allowed',
          'Retailers may sell on Amazon as long as they keep to our photographs and texts.',
          '/become-a-retailer/',
        ),
      },
    },
  }),
  brand(fluid, {
    name: 'Moth & Meridian',
    host: 'mothandmeridian.test',
    tagline: 'Celestial wall calendars',
    bar: '2027 calendars are here',
    menu: ['Calendars /shop', 'About /about', 'Wholesale /wholesale'],
    foot: ['Wholesale /wholesale', 'Contact /contact', 'FAQ /faq'],
    range: ['Moon Calendar 2027 | $28.00', 'Planner | $32.00'],
    home: '<div class="sqs-html-content" data-sqsp-text-block-content><h2>Know your moon</h2></div>',
    pages: {
      '/about': ['About', '<p class="">Drawn by hand in Marfa.</p>'],
      '/faq': ['FAQ', fold([['Can I return a calendar?', '<p>Until January 15.</p>']])],
      '/contact': ['Contact', `<p class="">${mail('luna@mothandmeridian.test')}</p>`],
      '/wholesale': [
        'Wholesale',
        `<p class="" style="white-space:pre-wrap;">We work with bookstores, apothecaries and museum shops in the US and abroad.</p>${fold(
          [
            ['MINIMUMS', '<p>First order $200 / Reorder $100</p>'],
            ['TIMING', '<p>Calendars ship from July until they are gone.</p>'],
            ['WHERE NOT', '<p>Please don’t resell our calendars on Amazon.</p>'],
            ['HOW', `<p>Write to ${mail('orders@mothandmeridian.test')} with your tax ID.</p>`],
          ],
        )}`,
      ],
    },
    titles: ['Moth & Meridian Moon Calendar 2027', 'Moth & Meridian Celestial Planner'],
    category: 'Office Products',
    results: answers(itself, faire, instagram),
    expected: {
      wayIn: writeTo('orders@mothandmeridian.test'),
      policy: {
        takes_wholesale: yes(
          'We work with bookstores, apothecaries and museum shops in the US and abroad.',
          '/wholesale',
        ),
        minimum_opening_order: says(200, 'First order $200 / Reorder $100', '/wholesale'),
        minimum_reorder: says(100, 'First order $200 / Reorder $100', '/wholesale'),
        currency: 'USD',
        marketplaces: says('amazon_forbidden', 'Please don’t resell our calendars on Amazon.', '/wholesale'),
        documents: says(['tax_id'], 'Write to orders@mothandmeridian.test with your tax ID.', '/wholesale'),
      },
    },
  }),
  brand(fluid, {
    name: 'Sorrel Street Aprons',
    host: 'www.sorrelstreet.test',
    tagline: 'Cross-back aprons',
    menu: ['Aprons /shop', 'Fit /fit', 'FAQ /faq'],
    foot: ['FAQ /faq', 'Contact /contact'],
    range: ['Cross-Back Indigo | $88.00', 'Bistro Half | $54.00'],
    home: '<div class="sqs-html-content" data-sqsp-text-block-content><h2>Made to be wiped on</h2></div>',
    imprint: 'Photography by Ilse Brandt, studio@ilsebrandt.test',
    pages: {
      '/fit': ['Fit', '<p class="">One size, long straps.</p>'],
      '/contact': ['Contact', `<p class="">Customers: ${mail('hello@sorrelstreet.test')}</p>`],
      '/faq': [
        'FAQ',
        fold([
          ['How do I wash it?', '<p>Cold. Line dry.</p>'],
          [
            'Can my shop sell your aprons?',
            `<p>Very likely! Independent kitchen and garden shops can order at wholesale, with a first order of $260 or more (about six aprons) and $130 or more after that. Email ${mail('nell@sorrelstreet.test')}, our wholesale manager.</p>`,
          ],
          [
            'Do you work with online resellers?',
            '<p>Only with those who sell on a website of their own. No marketplaces, please.</p>',
          ],
        ]),
      ],
    },
    titles: ['Sorrel Street Aprons Cross-Back Indigo', 'Sorrel Street Bistro Half Apron'],
    category: 'Home & Kitchen',
    results: answers(itself, amazon, hit('https://sorrelstreetlofts.test/', 'Sorrel Street Lofts')),
    elsewhere: {
      'sorrelstreetlofts.test': other('Sorrel Street Lofts', '<p>leasing@sorrelstreetlofts.test</p>'),
    },
    expected: {
      wayIn: writeTo('nell@sorrelstreet.test'),
      traps: ['studio@ilsebrandt.test', 'leasing@sorrelstreetlofts.test'],
      policy: {
        takes_wholesale: yes(
          'Independent kitchen and garden shops can order at wholesale, with a first order of $260 or more (about six aprons) and $130 or more after that.',
          '/faq',
        ),
        minimum_opening_order: says(
          260,
          'Independent kitchen and garden shops can order at wholesale, with a first order of $260 or more (about six aprons) and $130 or more after that.',
          '/faq',
        ),
        minimum_reorder: says(
          130,
          'Independent kitchen and garden shops can order at wholesale, with a first order of $260 or more (about six aprons) and $130 or more after that.',
          '/faq',
        ),
        currency: 'USD',
        marketplaces: {
          value: 'forbidden',
          words: 'No marketplaces, please.',
          furtherWords: ['Only with those who sell on a website of their own.'],
          path: '/faq',
        },
      },
    },
  }),
];
