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
  instagram,
  mail,
  no,
  says,
  shop,
  writeTo,
  yes,
} from './shells/site.ts';

export const cases: readonly DiscoveryCase[] = [
  // A dealer policy of many clauses, as lawyers write it.
  shop(handmade, {
    name: 'Kestrel Forge Tool Co.',
    host: 'www.kestrelforge.test',
    line: 'Drop-forged striking tools since 1946',
    menu: ['Products /products', 'About /about', 'Dealers /dealers', 'Contact /contact'],
    foot: ['Dealer Policy /dealer-policy', 'Warranty /warranty', 'Careers /careers'],
    home: '<h2>Hit it once.</h2><p>Hammers, wedges and pry bars made in Warren, Ohio.</p>',
    pages: {
      '/about': ['About', '<p>Third generation, second hammer mill, same building.</p>'],
      '/warranty': [
        'Warranty',
        '<p>Handles for one year, heads for life. Tools must be returned with proof of purchase from an authorized dealer.</p>',
      ],
      '/careers': ['Careers', `<p>We’re hiring forge helpers. ${mail('jobs@kestrelforge.test')}</p>`],
      '/contact': [
        'Contact',
        `<address>418 Mill St, Warren OH</address><p>General: ${cloaked('info@kestrelforge.test')}</p>`,
      ],
      '/dealers': [
        'Dealers',
        `<p>Kestrel tools are sold through hardware stores, lumber yards and industrial supply houses, and we add new dealers every quarter.</p>
<p>An initial stocking order of $1,500 is required. Fill-in orders have a $250 minimum.</p>
<p>To begin, send the completed credit application, three trade references and a copy of your business license to ${cloaked('dealers@kestrelforge.test')}.</p><p>Please read the <a href="/dealer-policy">Dealer Policy</a> first.</p>`,
      ],
      '/dealer-policy': [
        'Authorized Dealer Policy',
        `<p>Effective January 1, 2026</p><ol><li><p><b>Scope.</b> This Policy applies to all sales of Kestrel Forge products (the “Products”) within the United States.</p></li>
<li><p><b>Pricing.</b> Dealer shall not advertise any Product below the Minimum Advertised Price published in the then-current price list.</p></li>
<li><p><b>Online sales.</b> Dealer shall not offer the Products on any third-party marketplace, including without limitation Amazon, eBay and Walmart Marketplace, without Kestrel Forge’s prior written consent.</p></li>
<li><p><b>Returns.</b> Returned goods carry a 15% restocking charge and require an RGA number.</p></li></ol>`,
      ],
    },
    titles: ['Kestrel Forge 3 lb Drilling Hammer', 'Kestrel Forge Splitting Wedge'],
    category: 'Tools & Home Improvement',
    found: [
      hit('https://www.homedepot.com/b/Kestrel-Forge/N-5yc1v', 'Kestrel Forge - The Home Depot'),
      'itself',
      amazon('Kestrel Forge Tool Co.', 'hammers'),
    ],
    wayIn: writeTo('dealers@kestrelforge.test'),
    traps: ['jobs@kestrelforge.test'],
    policy: {
      takes_wholesale: yes(
        'Kestrel tools are sold through hardware stores, lumber yards and industrial supply houses, and we add new dealers every quarter.',
        '/dealers',
      ),
      minimum_opening_order: says(1500, 'An initial stocking order of $1,500 is required.', '/dealers'),
      minimum_reorder: says(250, 'Fill-in orders have a $250 minimum.', '/dealers'),
      currency: 'USD',
      documents: says(
        ['credit_application', 'trade_references', 'business_license'],
        'To begin, send the completed credit application, three trade references and a copy of your business license to',
        '/dealers',
      ),
      map_policy: yes(
        'Dealer shall not advertise any Product below the Minimum Advertised Price published in the then-current price list.',
        '/dealer-policy',
      ),
      marketplaces: says(
        'with_permission',
        'Dealer shall not offer the Products on any third-party marketplace, including without limitation Amazon, eBay and Walmart Marketplace, without Kestrel Forge’s prior written consent.',
        '/dealer-policy',
      ),
    },
  }),
  // Two people who sell to woodworkers alone.
  shop(shopify, {
    name: 'Bramble & Vise',
    host: 'brambleandvise.test',
    line: 'Hand planes built to order',
    bar: 'Current lead time: 9 weeks',
    menu: ['Planes /collections/all', 'The Shop /pages/the-shop', 'Questions /pages/questions'],
    foot: ['Questions /pages/questions', 'Refund policy /policies/refund-policy', 'Contact /pages/contact'],
    home: '<h2>Planes with a mouth you can trust</h2><p>Infill smoothers and shoulder planes in bronze and bubinga.</p>',
    pages: {
      '/pages/the-shop': ['The Shop', '<p>Six hundred square feet above a bakery in Asheville.</p>'],
      '/policies/refund-policy': [
        'Refund policy',
        '<p>If the plane doesn’t sing within 60 days, send it back for a full refund less postage.</p>',
      ],
      '/pages/contact': ['Contact', `<p>${mail('tom@brambleandvise.test')}</p>`],
      '/pages/questions': [
        'Questions',
        `<details><summary><h2>Can I choose the wood?</h2></summary><p>Bubinga, cocobolo when we have it, or African blackwood.</p></details>
<details><summary><h2>Do you wholesale to tool stores?</h2></summary><p>We don’t. Every plane is made to order by the two of us and sold only here, so there is no dealer pricing.</p></details>
<details><summary><h2>Do you take part in the holiday sale?</h2></summary><p>We’ve never run a sale.</p></details>`,
      ],
    },
    titles: ['Bramble & Vise Infill Smoother No. 4', 'Bramble & Vise Shoulder Plane 3/4'],
    category: 'Tools & Home Improvement',
    found: [
      'itself',
      instagram('Bramble & Vise'),
      hit(
        'https://www.popularwoodworking.com/review/bramble-vise-smoother',
        'Review: the Bramble & Vise smoother',
      ),
    ],
    wayIn: writeTo('tom@brambleandvise.test'),
    policy: {
      takes_wholesale: no(
        'Every plane is made to order by the two of us and sold only here, so there is no dealer pricing.',
        '/pages/questions',
        'Do you wholesale to tool stores?',
        'We don’t.',
      ),
    },
  }),
  // The brand's site is small; its parent answers the trade.
  shop(handmade, {
    name: 'Torqline',
    host: 'www.torqline.test',
    lang: 'en-GB',
    line: 'Precision torque wrenches',
    menu: ['Range /products', 'Calibration /calibration', 'Trade /trade', 'Contact /contact'],
    foot: ['Trade /trade', 'Cookies /cookies'],
    footer:
      '<p>Torqline® is a brand of <a href="https://www.dunmoretools.test/">Dunmore Tools Group Ltd</a>, Sheffield S9.</p>',
    home: '<h2>Every click calibrated</h2><p>UKAS-certified wrenches from 2 to 340 Nm. Free UK delivery over £40.</p>',
    pages: {
      '/calibration': ['Calibration', '<p>Recalibration costs £28 plus VAT and takes five working days.</p>'],
      '/cookies': ['Cookies', '<p>We use cookies to count visits.</p>'],
      '/contact': ['Contact', `<p>Calibration desk: ${mail('calibration@torqline.test')}</p>`],
      '/trade': [
        'Trade',
        `<p>Motor factors, tool vans and hardware merchants are supplied by our parent company, Dunmore Tools Group. If you would like to stock Torqline, the Dunmore trade desk will open an account for you: ${mail('tradedesk@dunmoretools.test')}.</p>
<p>The minimum first order is £500 ex VAT. Orders above £250 are sent carriage paid.</p>`,
      ],
    },
    titles: ['Torqline TL60 Torque Wrench 1/2in', 'Torqline TL20 Torque Wrench 3/8in'],
    category: 'Tools & Home Improvement',
    found: [
      hit(
        'https://www.dunmoretools.test/',
        'Dunmore Tools Group',
        'Hand tool brands since 1921: Torqline, Sawtry, Pitkin.',
      ),
      'itself',
      amazon('Torqline', 'torque wrenches'),
    ],
    elsewhere: {
      'www.dunmoretools.test': {
        '/': another(
          'Dunmore Tools Group',
          `<p>Our brands: Torqline, Sawtry, Pitkin.</p><p>Investors: ${mail('investors@dunmoretools.test')}</p><p>Press office: ${mail('media@dunmoretools.test')}</p>`,
        ),
      },
    },
    wayIn: writeTo('tradedesk@dunmoretools.test'),
    traps: ['investors@dunmoretools.test', 'media@dunmoretools.test'],
    policy: {
      takes_wholesale: yes(
        'If you would like to stock Torqline, the Dunmore trade desk will open an account for you:',
        '/trade',
      ),
      minimum_opening_order: says(500, 'The minimum first order is £500 ex VAT.', '/trade'),
      currency: 'GBP',
    },
  }),
  // The theme's own address was never taken out.
  shop(woo, {
    name: 'Gannet Workwear',
    host: 'gannetworkwear.test',
    line: 'Cut-resistant gloves and sleeves',
    bar: 'Buy 3 pairs, get the 4th half price',
    menu: [
      'Gloves /shop/',
      'Cut levels explained /cut-levels/',
      'Resellers /resellers/',
      'Contact /contact/',
    ],
    foot: ['Resellers /resellers/', 'Terms /terms-and-conditions/'],
    footer: `<div class="textwidget"><p>123 Street Name, City</p><p>${mail('support@themeharbour.test')}</p></div>`,
    home: '<p>ANSI A2 to A9. Tested in Tulsa, worn everywhere.</p>',
    pages: {
      '/cut-levels/': ['Cut levels explained', '<p>A4 stops about 1,500 grams of cutting load.</p>'],
      '/terms-and-conditions/': [
        'Terms',
        '<p>Prices may change without notice. Orders over $2,000 may be held for fraud review.</p>',
      ],
      '/contact/': ['Contact', `<p>Customer care ${mail('care@gannetworkwear.test')}</p>`],
      '/resellers/': [
        'Resellers',
        `<p>Safety supply stores, farm stores and uniform shops: fill in the form below and we’ll set up your reseller account.</p>
<p>Please note that we don’t supply anyone who sells on Amazon.</p>
<form class="wpforms-validate wpforms-form" id="wpforms-form-204" method="post" action="/resellers/">${fields('Business name*', 'Store address*', 'Email*', 'Phone*', 'Expected monthly volume')}<button type="submit" class="wpforms-submit">Submit</button></form>`,
      ],
    },
    titles: ['Gannet Workwear A6 Cut Resistant Gloves Large', 'Gannet Workwear Kevlar Sleeves'],
    category: 'Industrial & Scientific',
    found: [
      amazon('Gannet', 'work gloves'),
      hit('https://gannetbirdwatch.test/', 'Gannet Birdwatch'),
      'itself',
    ],
    elsewhere: {
      'gannetbirdwatch.test': {
        '/': another('Gannet Birdwatch', `<p>${mail('wardens@gannetbirdwatch.test')}</p>`),
      },
    },
    wayIn: applyAt('https://gannetworkwear.test/resellers/'),
    traps: ['support@themeharbour.test', 'wardens@gannetbirdwatch.test'],
    policy: {
      takes_wholesale: yes(
        'Safety supply stores, farm stores and uniform shops: fill in the form below and we’ll set up your reseller account.',
        '/resellers/',
      ),
      marketplaces: says(
        'amazon_forbidden',
        'Please note that we don’t supply anyone who sells on Amazon.',
        '/resellers/',
      ),
    },
  }),
];
