import type { DiscoveryCase } from '../case.ts';
import { handmade } from './shells/builders.ts';
import { bigcommerce, shopify } from './shells/carts.ts';
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

export const cases: readonly DiscoveryCase[] = [
  shop(handmade, {
    name: 'Redline Gasket & Seal',
    host: 'www.redlinegasket.test',
    line: 'Head gaskets for engines that work',
    menu: [
      'Catalog /products',
      'Tech Tips /tech-tips',
      'Warehouse Distributors /wd-program',
      'Contact /contact',
    ],
    foot: ['WD Program /wd-program', 'Terms of Sale /terms-of-sale', 'Prop 65 /prop-65'],
    footer: `<p>Web design: Pistonweb, ${mail('support@pistonweb.test')}</p>`,
    home: '<h2>Multi-layer steel since 1978</h2><p>Over 4,100 part numbers for domestic and heavy-duty engines.</p>',
    pages: {
      '/tech-tips': ['Tech Tips', '<p>Always chase the bolt holes and torque in three steps.</p>'],
      '/prop-65': ['Prop 65', '<p>WARNING: Cancer and Reproductive Harm.</p>'],
      '/contact': [
        'Contact',
        `<table class="table"><tr><td>Tech line</td><td>${mail('tech@redlinegasket.test')}</td></tr><tr><td>Accounts receivable</td><td>${mail('ar@redlinegasket.test')}</td></tr><tr><td>Opening an account</td><td>${mail('newaccounts@redlinegasket.test')}</td></tr></table>`,
      ],
      '/wd-program': [
        'Warehouse Distributor & Jobber Program',
        `<p>Redline sells to warehouse distributors, jobbers and engine rebuilders who maintain inventory and a commercial place of business.</p>
<h4>Requirements</h4><ul><li>Initial stocking order of $2,500 net</li><li>Signed credit application</li><li>Form W-9</li><li>Three trade references from current suppliers</li></ul>
<p>Stock adjustments are allowed once a year, up to 5% of purchases.</p>`,
      ],
      '/terms-of-sale': [
        'Terms of Sale',
        '<ol><li>Net 30 days, 2% tenth prox. on approved credit.</li><li>Orders below $50 net carry a $10 handling charge.</li><li>Internet advertisement of any Redline part below the published MAP is not permitted.</li><li>Shortages must be reported within ten days.</li></ol>',
      ],
    },
    titles: ['Redline Gasket & Seal Head Gasket Set 5.7L', 'Redline Gasket Valve Cover Gasket'],
    category: 'Automotive',
    found: [
      'itself',
      hit('https://www.rockauto.com/en/tools/redline-gasket', 'REDLINE GASKET Parts | RockAuto'),
      hit('https://redlinesealcoating.test/', 'Redline Sealcoating, driveways in Akron'),
    ],
    elsewhere: {
      'redlinesealcoating.test': {
        '/': another('Redline Sealcoating', `<p>${mail('estimates@redlinesealcoating.test')}</p>`),
      },
    },
    wayIn: writeTo('newaccounts@redlinegasket.test'),
    traps: ['support@pistonweb.test', 'estimates@redlinesealcoating.test'],
    policy: {
      takes_wholesale: yes(
        'Redline sells to warehouse distributors, jobbers and engine rebuilders who maintain inventory and a commercial place of business.',
        '/wd-program',
      ),
      minimum_opening_order: says(2500, 'Initial stocking order of $2,500 net', '/wd-program'),
      currency: 'USD',
      documents: says(
        ['credit_application', 'w9', 'trade_references'],
        'Signed credit application',
        '/wd-program',
        'Form W-9',
        'Three trade references from current suppliers',
      ),
      map_policy: yes(
        'Internet advertisement of any Redline part below the published MAP is not permitted.',
        '/terms-of-sale',
      ),
    },
  }),
  // Warranty words about strangers on marketplaces, and the rule itself.
  shop(bigcommerce, {
    name: 'Trailhitch Pro',
    host: 'trailhitchpro.test',
    line: 'Weight-distribution hitches',
    bar: 'Free shipping to the lower 48',
    menu: ['Hitches /all-products/', 'Install videos /install-videos/', 'Become a dealer /dealer-signup/'],
    foot: ['Dealer signup /dealer-signup/', 'Authorized sellers /authorized-sellers/', 'Warranty /warranty/'],
    home: '<p>Tow straight. Sleep well. 0% APR available on orders over $300.</p>',
    pages: {
      '/install-videos/': ['Install videos', '<p>Part 1: measuring ball height.</p>'],
      '/warranty/': [
        'Warranty',
        '<p>Ten years to the original buyer. Hitches bought from unauthorized sellers carry no warranty.</p>',
      ],
      '/authorized-sellers/': [
        'Authorized sellers',
        '<p>Our hitches may be sold on Amazon, eBay and Walmart.com only by dealers who hold our written authorization for that site. If the price looks too good, ask us first.</p>',
      ],
      '/dealer-signup/': [
        'Become a dealer',
        `<p>RV dealers, trailer shops and hitch installers earn dealer pricing from the first unit, with no minimum to join.</p><p>Please have your business license and EIN at hand.</p>
<form action="/dealer-signup/" method="post" class="form">${fields('Dealership*', 'Contact*', 'Email*', 'Phone*', 'Years in business')}<input class="button button--primary" type="submit" value="Submit Dealer Signup"></form><p>Trouble with the form? Call 1-800-555-0163.</p>`,
      ],
    },
    titles: ['Trailhitch Pro 10K Weight Distribution Hitch', 'Trailhitch Pro 2-5/16 Ball Mount'],
    category: 'Automotive',
    found: [
      amazon('Trailhitch Pro', 'hitches'),
      hit('https://www.etrailer.com/brand-trailhitch-pro.aspx', 'Trailhitch Pro | etrailer.com'),
      'itself',
    ],
    wayIn: applyAt('https://trailhitchpro.test/dealer-signup/'),
    policy: {
      takes_wholesale: yes(
        'RV dealers, trailer shops and hitch installers earn dealer pricing from the first unit, with no minimum to join.',
        '/dealer-signup/',
      ),
      documents: says(
        ['business_license', 'tax_id'],
        'Please have your business license and EIN at hand.',
        '/dealer-signup/',
      ),
      marketplaces: says(
        'with_permission',
        'Our hitches may be sold on Amazon, eBay and Walmart.com only by dealers who hold our written authorization for that site.',
        '/authorized-sellers/',
      ),
    },
  }),
  shop(shopify, {
    name: 'Lumaxa',
    host: 'www.lumaxa.test',
    line: 'LED work lights for trucks',
    bar: 'Easy 30-day returns | 5-year warranty',
    menu: ['Lights /collections/all', 'Beam patterns /pages/beam-patterns', 'Resellers /pages/resellers'],
    foot: ['Resellers /pages/resellers', 'Contact /pages/contact', 'Legal notice /policies/legal-notice'],
    footer: '<p>A Vantrell company</p>',
    home: '<h2>See the whole ditch</h2>',
    pages: {
      '/pages/beam-patterns': ['Beam patterns', '<p>Spot, flood, combo, scene.</p>'],
      '/policies/legal-notice': [
        'Legal notice',
        `<p>Lumaxa is a trademark of Vantrell Lighting Group, Inc. Legal: ${mail('legal@vantrell.test')}</p>`,
      ],
      '/pages/contact': [
        'Contact',
        `<p>Warranty claims: ${cloaked('warranty@lumaxa.test')}</p><p>Media requests: ${cloaked('media@vantrell.test')}</p><p>Careers: ${cloaked('careers@vantrell.test')}</p>`,
      ],
      '/pages/resellers': [
        'Resellers',
        `<p>Truck accessory stores, upfitters and online parts sellers can buy Lumaxa at reseller pricing. Once approved, place a first order of $400 or more; there’s a $100 floor on the ones that follow.</p>
<p>Resellers are free to list Lumaxa on Amazon and eBay, provided they follow our minimum advertised price.</p><p>Reseller desk: ${cloaked('resellers@lumaxa.test')}</p>`,
      ],
    },
    titles: ['Lumaxa 22 inch LED Light Bar Combo', 'Lumaxa 4 inch LED Work Light Pair'],
    prices: ['$129.00', '$64.00'],
    category: 'Automotive',
    found: [
      amazon('Lumaxa', 'LED light bars'),
      'itself',
      hit(
        'https://www.vantrell.test/',
        'Vantrell Lighting Group',
        'Lumaxa, Streetglow and Oculine: lighting for industry.',
      ),
    ],
    elsewhere: {
      'www.vantrell.test': {
        '/': another(
          'Vantrell Lighting Group',
          `<p>Lumaxa · Streetglow · Oculine</p><p>${mail('careers@vantrell.test')}</p>`,
        ),
      },
    },
    wayIn: writeTo('resellers@lumaxa.test'),
    traps: ['legal@vantrell.test', 'media@vantrell.test', 'careers@vantrell.test'],
    policy: {
      takes_wholesale: yes(
        'Truck accessory stores, upfitters and online parts sellers can buy Lumaxa at reseller pricing.',
        '/pages/resellers',
      ),
      minimum_opening_order: says(
        400,
        'Once approved, place a first order of $400 or more; there’s a $100 floor on the ones that follow.',
        '/pages/resellers',
      ),
      minimum_reorder: says(
        100,
        'Once approved, place a first order of $400 or more; there’s a $100 floor on the ones that follow.',
        '/pages/resellers',
      ),
      currency: 'USD',
      marketplaces: says(
        'allowed',
        'Resellers are free to list Lumaxa on Amazon and eBay, provided they follow our minimum advertised price.',
        '/pages/resellers',
      ),
      map_policy: yes(
        'Resellers are free to list Lumaxa on Amazon and eBay, provided they follow our minimum advertised price.',
        '/pages/resellers',
      ),
    },
  }),
  // Found in every parts store, and silent on how it came there.
  shop(handmade, {
    name: 'Duskbuster',
    host: 'www.duskbuster.test',
    line: 'Wiper blades that don’t chatter',
    menu: ['Blades /products', 'Find your fit /find-your-fit', 'Where to buy /where-to-buy', 'Help /help'],
    foot: ['Help /help', 'Rebates /rebates'],
    home: '<h2>Rain? What rain?</h2><p>“Quiet after 10,000 miles.” Garage Digest</p>',
    pages: {
      '/find-your-fit': [
        'Find your fit',
        '<form><select name="year"><option>2024</option></select><select name="make"><option>Ford</option></select></form>',
      ],
      '/where-to-buy': [
        'Where to buy',
        '<p>Look for the yellow box at your local parts store, or order online from the retailers below.</p><p>AutoZone · O’Reilly · Amazon · Walmart</p>',
      ],
      '/rebates': [
        'Rebates',
        `<p>Get $5 back on a pair. Minimum purchase $30. Mail your receipt by June 30. Status: ${mail('duskbuster@rebatecenter.test')}</p>`,
      ],
      '/help': [
        'Help',
        `<p>How do I release the clip? Press the tab and slide.</p><p>Still stuck? ${mail('help@duskbuster.test')}</p>`,
      ],
    },
    titles: ['Duskbuster Beam Wiper Blade 24 inch', 'Duskbuster Rear Wiper 12 inch'],
    category: 'Automotive',
    found: [
      hit('https://www.autozone.com/brands/duskbuster', 'Duskbuster - AutoZone'),
      'itself',
      amazon('Duskbuster', 'wiper blades'),
    ],
    wayIn: writeTo('help@duskbuster.test'),
    traps: ['duskbuster@rebatecenter.test'],
  }),
];
