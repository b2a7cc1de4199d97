import type { DiscoveryCase } from '../case.ts';
import { amazon, answers, faire, hit, instagram, itself, other, target } from './shells/results.ts';
import { customerForm, dawn, faqData, formApp, horizon, rows } from './shells/shopify.ts';
import { brand, fillIn, mail, no, says, writeTo, yes } from './shells/site.ts';

const tannerQuestions = [
  ['Where is my order?', '<p>Orders leave our Asheville warehouse within two business days.</p>'],
  [
    'Can my store carry Tanner Hollow?',
    '<p>Yes! Retailers can apply for a wholesale account. Opening orders start at $200 and reorders at $100.</p>',
  ],
  [
    'Do you allow third-party sellers on Amazon?',
    '<p>No. Our products may not be resold on Amazon by anyone but us.</p>',
  ],
  ['What is your return policy?', '<p>Returns within 30 days.</p>'],
] as const;

const mossQuestions = [
  ['Are your balms vegan?', '<p>All but the beeswax stick.</p>'],
  [
    'Do you offer wholesale?',
    '<p>We do! Apothecaries, spas and refill shops can order from us directly. Our opening order minimum is $180.</p>',
  ],
  ['What do I need to apply?', '<p>A copy of your seller’s permit.</p>'],
  ['Do you ship abroad?', '<p>Canada only, for now.</p>'],
] as const;

export const cases: readonly DiscoveryCase[] = [
  brand(dawn, {
    name: 'Tanner Hollow Leather Care',
    host: 'tannerhollow.test',
    tagline: 'Leather balm and soap',
    bar: 'Free shipping on U.S. orders over $45',
    menu: ['Balm /collections/balm', 'FAQ /pages/faq', 'Contact /pages/contact'],
    foot: ['FAQ /pages/faq', 'Contact /pages/contact', 'Terms of service /policies/terms-of-service'],
    range: ['Leather Balm 4 oz | $18.00', 'Saddle Soap Bar | $12.00'],
    home: '<h2 class="inline-richtext h0">Feed your boots</h2>',
    pages: {
      '/pages/faq': ['FAQ', `${rows(tannerQuestions)}${faqData(tannerQuestions)}`],
      '/pages/contact': [
        'Contact',
        `<p>Retail customers: ${mail('help@tannerhollow.test')}</p><p>Wholesale: ${mail('wholesale@tannerhollow.test')}</p>${customerForm(['Name', 'Email', 'Phone number'], 'Send')}`,
      ],
    },
    titles: ['Tanner Hollow Leather Balm 4 oz', 'Tanner Hollow Saddle Soap Bar'],
    category: 'Clothing, Shoes & Jewelry',
    results: answers(itself, amazon, faire),
    expected: {
      wayIn: writeTo('wholesale@tannerhollow.test'),
      policy: {
        takes_wholesale: yes('Retailers can apply for a wholesale account.', '/pages/faq'),
        minimum_opening_order: says(200, 'Opening orders start at $200 and reorders at $100.', '/pages/faq'),
        minimum_reorder: says(100, 'Opening orders start at $200 and reorders at $100.', '/pages/faq'),
        currency: 'USD',
        marketplaces: says(
          'amazon_forbidden',
          'Our products may not be resold on Amazon by anyone but us.',
          '/pages/faq',
        ),
      },
    },
  }),
  brand(horizon, {
    name: 'Mossback Apothecary',
    host: 'www.mossbackapothecary.test',
    tagline: 'Balms from the Olympic Peninsula',
    bar: 'New: cedar stick',
    menu: ['Shop /collections/all', 'Ingredients /pages/ingredients', 'Help /pages/help'],
    foot: ['Help /pages/help', 'Contact us /pages/contact-us'],
    range: ['Fir Balm | $22.00', 'Beeswax Stick | $9.00'],
    home: '<text-block><h2>Made slowly where it rains</h2></text-block>',
    pages: {
      '/pages/ingredients': ['Ingredients', '<p>Nettle, fir tip, calendula.</p>'],
      '/pages/help': ['Help', `${rows(mossQuestions)}${faqData(mossQuestions)}`],
      '/pages/contact-us': [
        'Contact us',
        `<p>Write to ${mail('rowan@mossbackapothecary.test')} and we will answer within a day.</p>`,
      ],
    },
    titles: ['Mossback Apothecary Fir Balm', 'Mossback Beeswax Stick'],
    category: 'Beauty & Personal Care',
    results: answers(instagram, itself, hit('https://mossbackmedia.test/', 'Mossback Media')),
    elsewhere: { 'mossbackmedia.test': other('Mossback Media', '<p>tips@mossbackmedia.test</p>') },
    expected: {
      wayIn: writeTo('rowan@mossbackapothecary.test'),
      traps: ['tips@mossbackmedia.test'],
      policy: {
        takes_wholesale: yes(
          'Apothecaries, spas and refill shops can order from us directly.',
          '/pages/help',
        ),
        minimum_opening_order: says(180, 'Our opening order minimum is $180.', '/pages/help'),
        currency: 'USD',
        documents: says(['resale_certificate'], 'A copy of your seller’s permit.', '/pages/help'),
      },
    },
  }),
  brand(dawn, {
    name: 'Pocket Plover',
    host: 'pocketplover.test',
    tagline: 'Travel toys for small hands',
    bar: 'As seen at NY NOW',
    menu: ['Toys /collections/toys', 'Our story /pages/our-story', 'Wholesale /pages/wholesale'],
    foot: ['Wholesale /pages/wholesale', 'Contact /pages/contact'],
    range: ['Felt Busy Roll | $34.00', 'Memory Tin | $16.00'],
    home: '<div class="slideshow"><h2>Quiet on the plane</h2></div>',
    imprint: 'Theme by <a href="mailto:hello@cleancanvas.test">Clean Canvas</a>',
    pages: {
      '/pages/our-story': ['Our story', '<p>Two mothers, one red-eye flight.</p>'],
      '/pages/contact': ['Contact', `<p>${mail('hi@pocketplover.test')}</p>`],
      '/pages/wholesale': [
        'Wholesale',
        `<p>Toy stores, museum shops and airports: apply below for access to wholesale prices.</p><p>All wholesale customers must provide a resale certificate. Pocket Plover products may not be listed on Amazon, eBay, Walmart Marketplace or Temu.</p>${formApp('Wholesale application', ['Business name', 'Contact name', 'Email', 'Resale number'], 'Apply')}`,
      ],
    },
    titles: ['Pocket Plover Felt Busy Roll', 'Pocket Plover Memory Tin'],
    category: 'Toys & Games',
    results: answers(amazon, itself, target),
    expected: {
      wayIn: fillIn('https://pocketplover.test/pages/wholesale'),
      traps: ['hello@cleancanvas.test'],
      policy: {
        takes_wholesale: yes(
          'Toy stores, museum shops and airports: apply below for access to wholesale prices.',
          '/pages/wholesale',
        ),
        documents: says(
          ['resale_certificate'],
          'All wholesale customers must provide a resale certificate.',
          '/pages/wholesale',
        ),
        marketplaces: says(
          'forbidden',
          'Pocket Plover products may not be listed on Amazon, eBay, Walmart Marketplace or Temu.',
          '/pages/wholesale',
        ),
      },
    },
  }),
  brand(horizon, {
    name: 'Grackle Goods',
    host: 'gracklegoods.test',
    tagline: 'Enamel pins with opinions',
    menu: ['Pins /collections/all', 'Retailers /pages/retailers', 'Contact /pages/contact'],
    foot: ['Retailers /pages/retailers', 'Contact /pages/contact'],
    range: ['Grackle Pin | $12.00', 'Bat City Pin | $12.00'],
    home: '<text-block><h2>Loud birds for jackets</h2></text-block>',
    pages: {
      '/pages/contact': ['Contact', `<p>${mail('caw@gracklegoods.test')}</p>`],
      '/pages/retailers': [
        'Retailers',
        `<p>Sell Grackle Goods in your shop! Sign up with the form and you’ll see wholesale prices within 24 hours.</p><p>Minimums: $75 to open, $40 to reorder.</p>${formApp('Retailer sign-up', ['Store name', 'Email', 'Website', 'Tax ID'], 'Sign me up')}`,
      ],
    },
    titles: ['Grackle Goods Grackle Enamel Pin', 'Grackle Goods Bat City Pin'],
    category: 'Clothing, Shoes & Jewelry',
    results: answers(itself, instagram, hit('https://gracklegrill.test/', 'The Grackle Grill')),
    elsewhere: { 'gracklegrill.test': other('The Grackle Grill', '<p>catering@gracklegrill.test</p>') },
    expected: {
      wayIn: fillIn('https://gracklegoods.test/pages/retailers'),
      traps: ['catering@gracklegrill.test'],
      policy: {
        takes_wholesale: yes(
          'Sign up with the form and you’ll see wholesale prices within 24 hours.',
          '/pages/retailers',
        ),
        minimum_opening_order: says(75, 'Minimums: $75 to open, $40 to reorder.', '/pages/retailers'),
        minimum_reorder: says(40, 'Minimums: $75 to open, $40 to reorder.', '/pages/retailers'),
        currency: 'USD',
      },
    },
  }),
  brand(dawn, {
    name: 'Fernweh Socks',
    host: 'fernwehsocks.test',
    tagline: 'Merino socks for long walks',
    bar: '3 for 2 through Sunday',
    menu: ['Socks /collections/socks', 'Fit /pages/fit', 'Stockist enquiries /pages/stockist-enquiries'],
    foot: ['Stockist enquiries /pages/stockist-enquiries', 'Contact /pages/contact'],
    range: ['Crew Sock | $24.00', 'Liner | $16.00'],
    home: '<h2>Walk further</h2>',
    pages: {
      '/pages/fit': ['Fit', '<p>Between sizes? Go down.</p>'],
      '/pages/contact': ['Contact', `<p>${mail('team@fernwehsocks.test')}</p>`],
      '/pages/stockist-enquiries': [
        'Stockist enquiries',
        `<div class="multicolumn"><ul class="multicolumn-list"><li class="multicolumn-list__item"><h3>Minimum first order</h3><p>$300</p></li><li class="multicolumn-list__item"><h3>Minimum repeat order</h3><p>$150</p></li><li class="multicolumn-list__item"><h3>Delivery</h3><p>5 working days</p></li></ul></div><p>We would love to see Fernweh in your shop. Email ${mail('stockists@fernwehsocks.test')} for a line sheet.</p>`,
      ],
    },
    titles: ['Fernweh Socks Merino Crew Sock', 'Fernweh Merino Liner'],
    category: 'Clothing, Shoes & Jewelry',
    results: answers(itself, faire, hit('https://fernwehtravel.test/', 'Fernweh Travel Blog')),
    elsewhere: { 'fernwehtravel.test': other('Fernweh Travel Blog', '<p>pitch@fernwehtravel.test</p>') },
    expected: {
      wayIn: writeTo('stockists@fernwehsocks.test'),
      traps: ['pitch@fernwehtravel.test'],
      policy: {
        takes_wholesale: yes('We would love to see Fernweh in your shop.', '/pages/stockist-enquiries'),
        minimum_opening_order: says(300, 'Minimum first order $300', '/pages/stockist-enquiries'),
        minimum_reorder: says(150, 'Minimum repeat order $150', '/pages/stockist-enquiries'),
        currency: 'USD',
      },
    },
  }),
  brand(horizon, {
    name: 'Halcyon Hound',
    host: 'halcyonhound.test',
    tagline: 'Collars and leads',
    menu: ['Collars /collections/all', 'Size guide /pages/size-guide', 'FAQ /pages/faq'],
    foot: ['FAQ /pages/faq'],
    range: ['Rope Lead | $36.00', 'Waxed Collar | $28.00'],
    home: '<text-block><h2>For dogs who read the room</h2></text-block>',
    imprint: mail('woof@halcyonhound.test'),
    pages: {
      '/pages/size-guide': ['Size guide', '<p>Measure the neck, add two fingers.</p>'],
      '/pages/faq': [
        'FAQ',
        rows([
          [
            'Do you sell to stores?',
            '<p>Not at the moment. We are a two-person workshop and are not taking on wholesale accounts.</p>',
          ],
          ['Is the rope washable?', '<p>Yes, cold.</p>'],
        ]),
      ],
    },
    titles: ['Halcyon Hound Rope Lead', 'Halcyon Hound Waxed Collar'],
    category: 'Pet Supplies',
    results: answers(amazon, itself, instagram),
    expected: {
      wayIn: writeTo('woof@halcyonhound.test'),
      policy: {
        takes_wholesale: no(
          'We are a two-person workshop and are not taking on wholesale accounts.',
          '/pages/faq',
        ),
      },
    },
  }),
];
