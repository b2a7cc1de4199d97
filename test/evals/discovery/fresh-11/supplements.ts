import type { DiscoveryCase } from '../case.ts';
import { handmade } from './shells/builders.ts';
import { shopify, woo } from './shells/carts.ts';
import {
  amazon,
  another,
  applyAt,
  cloaked,
  fields,
  hit,
  mail,
  says,
  shop,
  writeTo,
  yes,
} from './shells/site.ts';

const nowhere: DiscoveryCase = {
  brand: 'ZENVIGOR',
  productTitles: ['ZENVIGOR Ashwagandha Gummies 60 Count', 'ZENVIGOR Magnesium Glycinate Capsules'],
  category: 'Health & Household',
  search: [
    amazon('ZENVIGOR', 'gummies'),
    hit(
      'https://www.walmart.com/brand/zenvigor/10041233',
      'ZENVIGOR in Vitamins & Supplements - Walmart.com',
    ),
    hit('https://zenvigoryoga.test/', 'Zen Vigor Yoga Studio, Tempe AZ', 'Hot yoga and sound baths.'),
    hit(
      'https://trademarks.justia.com/976/12/zenvigor-97612044.html',
      'ZENVIGOR Trademark of Shenzhen Huiyao Trading Co.',
    ),
  ],
  hosts: {
    'zenvigoryoga.test': {
      '/': another(
        'Zen Vigor Yoga Studio',
        `<p>Classes from 6 am. ${mail('namaste@zenvigoryoga.test')}</p><p>Gift cards available.</p>`,
      ),
    },
  },
  expected: { website: null, wayIn: { kind: 'none' }, traps: ['namaste@zenvigoryoga.test'], policy: {} },
};

export const cases: readonly DiscoveryCase[] = [
  shop(shopify, {
    name: 'Verity Root',
    host: 'verityroot.test',
    line: 'Single-herb tinctures',
    bar: 'Subscribe & save 20%',
    menu: [
      'Tinctures /collections/all',
      'Lab results /pages/lab-results',
      'Wholesale + Practitioners /pages/wholesale-practitioners',
    ],
    foot: [
      'Affiliates /pages/affiliates',
      'Wholesale + Practitioners /pages/wholesale-practitioners',
      'Contact /pages/contact',
    ],
    footer:
      '<p class="disclaimer">*These statements have not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.</p>',
    home: '<h2>One root, one bottle</h2>',
    pages: {
      '/pages/lab-results': ['Lab results', '<p>Look up your lot number for heavy metals and potency.</p>'],
      '/pages/affiliates': [
        'Affiliates',
        '<p>Earn 15% through our affiliate program. Payouts start at $50.</p>',
      ],
      '/pages/contact': ['Contact', `<p>${mail('care@verityroot.test')}</p>`],
      '/pages/wholesale-practitioners': [
        'Wholesale + Practitioners',
        `<p>Apothecaries, co-ops, yoga studios and clinics receive 45% off retail through a Verity Root wholesale account.</p>
<ul><li>There’s a $100 minimum on the first order and none after that.</li><li>We need a valid resale certificate on file, otherwise we’re obliged to charge sales tax.</li><li>No account may sell Verity Root on Amazon. Accounts found doing so are closed.</li><li>Advertised prices must stay at or above MAP, which is 15% below our suggested retail.</li></ul>
<p>Ready? Write to Sunniva at ${mail('sunniva@verityroot.test')} and she’ll switch on your account.</p>`,
      ],
    },
    titles: ['Verity Root Valerian Tincture 2 fl oz', 'Verity Root Ashwagandha Liquid Extract'],
    prices: ['$22.00', '$24.00'],
    category: 'Health & Household',
    found: [
      'itself',
      amazon('Verity Root', 'herbal tinctures'),
      hit('https://www.iherb.com/c/verity-root', 'Verity Root - iHerb'),
    ],
    wayIn: writeTo('sunniva@verityroot.test'),
    policy: {
      takes_wholesale: yes(
        'Apothecaries, co-ops, yoga studios and clinics receive 45% off retail through a Verity Root wholesale account.',
        '/pages/wholesale-practitioners',
      ),
      minimum_opening_order: says(
        100,
        'There’s a $100 minimum on the first order and none after that.',
        '/pages/wholesale-practitioners',
      ),
      currency: 'USD',
      documents: says(
        ['resale_certificate'],
        'We need a valid resale certificate on file, otherwise we’re obliged to charge sales tax.',
        '/pages/wholesale-practitioners',
      ),
      marketplaces: says(
        'amazon_forbidden',
        'No account may sell Verity Root on Amazon.',
        '/pages/wholesale-practitioners',
      ),
      map_policy: yes(
        'Advertised prices must stay at or above MAP, which is 15% below our suggested retail.',
        '/pages/wholesale-practitioners',
      ),
    },
  }),
  // Glad of sellers on marketplaces.
  shop(woo, {
    name: 'Ironleaf Nutrition',
    host: 'www.ironleafnutrition.test',
    line: 'Plant protein without the chalk',
    bar: 'Free shaker with orders over $70',
    menu: ['Protein /shop/', 'Recipes /recipes/', 'Wholesale /wholesale/', 'My account /my-account/'],
    foot: [
      'Wholesale /wholesale/',
      'Wholesale Registration /wholesale-registration-page/',
      'Contact /contact/',
    ],
    home: '<p>Pea, pumpkin and fava. 24 g a scoop.</p>',
    pages: {
      '/recipes/': ['Recipes', '<p>Blend one banana, one scoop, a cup of oat milk.</p>'],
      '/contact/': ['Contact', `<p>Customer happiness: ${mail('support@ironleafnutrition.test')}</p>`],
      '/wholesale/': [
        'Wholesale',
        `<p>Gyms, health food stores and online retailers are invited to apply for a wholesale account.</p><p>You’re welcome to sell Ironleaf on Amazon, eBay and Walmart, as long as your listings use our approved images.</p>
<p>New accounts place an opening order of at least $500. You will need your federal EIN and a W-9 to finish the registration.</p><p><a href="/wholesale-registration-page/">Register here</a></p>`,
      ],
      '/wholesale-registration-page/': [
        'Wholesale Registration',
        `<form class="wwlc-register-form" method="post">${fields('First name*', 'Last name*', 'Company*', 'Email*', 'Phone*', 'EIN*')}<input type="submit" value="Register"></form><p>Already registered? <a href="/my-account/">Log in</a></p>`,
      ],
      '/my-account/': [
        'My account',
        '<form class="woocommerce-form-login"><input name="username"><input type="password" name="password"><button>Log in</button></form>',
      ],
    },
    titles: ['Ironleaf Nutrition Plant Protein Vanilla 2 lb', 'Ironleaf Nutrition Greens Powder'],
    category: 'Health & Household',
    found: [amazon('Ironleaf', 'protein powder'), 'itself'],
    wayIn: applyAt('https://www.ironleafnutrition.test/wholesale-registration-page/'),
    policy: {
      takes_wholesale: yes(
        'Gyms, health food stores and online retailers are invited to apply for a wholesale account.',
        '/wholesale/',
      ),
      marketplaces: says(
        'allowed',
        'You’re welcome to sell Ironleaf on Amazon, eBay and Walmart, as long as your listings use our approved images.',
        '/wholesale/',
      ),
      minimum_opening_order: says(
        500,
        'New accounts place an opening order of at least $500.',
        '/wholesale/',
      ),
      currency: 'USD',
      documents: says(
        ['tax_id', 'w9'],
        'You will need your federal EIN and a W-9 to finish the registration.',
        '/wholesale/',
      ),
    },
  }),
  shop(handmade, {
    name: 'Nordlys Omega',
    host: 'nordlysomega.test',
    line: 'Norwegian fish oil',
    menu: ['Products /products', 'Quality /quality', 'Where to buy /where-to-buy', 'Contact /contact'],
    foot: ['Where to buy /where-to-buy', 'Sustainability /sustainability'],
    footer: '<p>Nordlys Omega USA Inc., Seattle, a company of Havfrisk Group AS.</p>',
    home: '<h2>From the Lofoten islands</h2><p>Fresh within 24 hours of catch.</p>',
    pages: {
      '/quality': ['Quality', '<p>TOTOX below 6. Third-party certificates by batch.</p>'],
      '/sustainability': [
        'Sustainability',
        `<p>Read the group’s report. Questions from analysts: ${mail('ir@havfrisk.test')}</p>`,
      ],
      '/contact': [
        'Contact',
        `<h4>Consumers</h4><p>${cloaked('consumer@nordlysomega.test')}</p><h4>Retail buyers</h4><p>${cloaked('sales@nordlysomega.test')}</p><h4>Work with us</h4><p>${cloaked('hr@havfrisk.test')}</p>`,
      ],
      '/where-to-buy': [
        'Where to buy',
        '<p>Find us in the refrigerated section of your natural food store.</p><h3>Information for stores</h3><p>Independent stores may order from us directly or through one of our authorized distributors: Tidewater Natural Distribution (East) and Cascade Wellness Supply (West).</p><p>Direct orders have to come to $250 or more, the first one and every one after it.</p>',
      ],
    },
    titles: ['Nordlys Omega Cod Liver Oil 250 ml', 'Nordlys Omega Fish Oil Softgels 120'],
    category: 'Health & Household',
    found: [
      'itself',
      amazon('Nordlys Omega', 'fish oil'),
      hit('https://nordlystours.test/', 'Nordlys Tours: northern lights by bus'),
    ],
    elsewhere: {
      'nordlystours.test': { '/': another('Nordlys Tours', `<p>${mail('booking@nordlystours.test')}</p>`) },
    },
    wayIn: writeTo('sales@nordlysomega.test'),
    traps: ['ir@havfrisk.test', 'hr@havfrisk.test', 'booking@nordlystours.test'],
    policy: {
      takes_wholesale: yes(
        'Independent stores may order from us directly or through one of our authorized distributors: Tidewater Natural Distribution (East) and Cascade Wellness Supply (West).',
        '/where-to-buy',
      ),
      distributors: says(
        ['Tidewater Natural Distribution', 'Cascade Wellness Supply'],
        'through one of our authorized distributors: Tidewater Natural Distribution (East) and Cascade Wellness Supply (West).',
        '/where-to-buy',
      ),
      minimum_opening_order: says(
        250,
        'Direct orders have to come to $250 or more, the first one and every one after it.',
        '/where-to-buy',
      ),
      minimum_reorder: says(
        250,
        'Direct orders have to come to $250 or more, the first one and every one after it.',
        '/where-to-buy',
      ),
      currency: 'USD',
    },
  }),
  nowhere,
];
