import type { DiscoveryCase } from '../case.ts';
import { folds, squarespace, wix, woo } from './shells/carts.ts';
import { amazon, answers, faire, hit, instagram, itself, other, target } from './shells/results.ts';
import { brand, fillIn, mail, says, writeTo, yes } from './shells/site.ts';

export const cases: readonly DiscoveryCase[] = [
  brand(woo, {
    name: 'Bellwood Honey Farm',
    host: 'bellwoodhoney.test',
    tagline: 'Raw honey from Tennessee',
    bar: 'Extraction week: orders ship Monday.',
    menu: ['Honey /shop/', 'Bees /bees/', 'Wholesale /wholesale/', 'Contact /contact/'],
    foot: ['Wholesale /wholesale/', 'Contact /contact/', 'Refunds /refunds/'],
    range: ['Sourwood 1 lb | $18.00', 'Wildflower 3 lb | $36.00'],
    home: '<h2 class="wp-block-heading">From the sourwood ridges</h2>',
    pages: {
      '/bees/': ['Bees', '<p>Ninety hives, six yards.</p>'],
      '/contact/': ['Contact', `<p>${mail('bees@bellwoodhoney.test')}</p>`],
      '/wholesale/': [
        'Wholesale',
        `<p>We offer wholesale pricing to grocers, farm stands and cafes.</p><details class="wp-block-details"><summary>What is the minimum?</summary><p>Your first order must be at least 4 cases or $280. Later orders, 2 cases.</p></details><details class="wp-block-details"><summary>What paperwork do you need?</summary><p>A resale certificate and a W-9.</p></details><details class="wp-block-details"><summary>Can I sell on Amazon?</summary><p>No, not on Amazon and not on eBay.</p></details><div class="wp-block-buttons"><a class="wp-block-button__link" href="mailto:wholesale@bellwoodhoney.test?subject=Wholesale">Email the wholesale desk</a></div>`,
      ],
    },
    titles: ['Bellwood Honey Farm Sourwood Honey 1 lb', 'Bellwood Wildflower Honey 3 lb'],
    category: 'Grocery & Gourmet Food',
    results: answers(itself, amazon),
    expected: {
      wayIn: writeTo('wholesale@bellwoodhoney.test'),
      policy: {
        takes_wholesale: yes('We offer wholesale pricing to grocers, farm stands and cafes.', '/wholesale/'),
        minimum_opening_order: says(280, 'Your first order must be at least 4 cases or $280.', '/wholesale/'),
        currency: 'USD',
        documents: says(['resale_certificate', 'w9'], 'A resale certificate and a W-9.', '/wholesale/'),
        marketplaces: says('forbidden', 'No, not on Amazon and not on eBay.', '/wholesale/'),
      },
    },
  }),
  brand(woo, {
    name: 'Stonecrop Gardens',
    host: 'www.stonecropgardens.test',
    tagline: 'Tools and twine',
    menu: ['Shop /shop/', 'Journal /journal/', 'Trade customers /trade-customers/'],
    foot: ['Trade customers /trade-customers/', 'Contact /contact/'],
    range: ['Jute Twine | £6.00', 'Dibber | £14.00'],
    home: '<h2 class="wp-block-heading">For mud and order</h2>',
    imprint: 'Registered in England 04417726. VAT GB 812 4410 33.',
    pages: {
      '/journal/': ['Journal', '<p>June: sow biennials.</p>'],
      '/contact/': ['Contact', `<p>${mail('hello@stonecropgardens.test')}</p>`],
      '/trade-customers/': [
        'Trade customers',
        `<p>Garden centres and gift shops can apply for a trade account using the form below. The minimum opening order is £150 plus VAT; repeat orders have no minimum. Our products must not be sold through Amazon Marketplace.</p><form action="/trade-customers/#wpcf7-f12-p40-o1" method="post" class="wpcf7-form init" data-status="init"><p><label> Business name<br /><span class="wpcf7-form-control-wrap"><input class="wpcf7-text" name="business" type="text" /></span></label></p><p><label> Email<br /><input class="wpcf7-email" name="your-email" type="email" /></label></p><p><label> Where would you sell?<br /><textarea name="where"></textarea></label></p><p><input class="wpcf7-submit" type="submit" value="Apply for trade account" /></p></form>`,
      ],
    },
    titles: ['Stonecrop Gardens Jute Twine', 'Stonecrop Gardens Oak Dibber'],
    category: 'Patio, Lawn & Garden',
    results: answers(
      hit('https://stonecrop.test/', 'Stonecrop Manor Gardens', 'Open April to October.'),
      itself,
    ),
    elsewhere: { 'stonecrop.test': other('Stonecrop Manor Gardens', '<p>visits@stonecrop.test</p>') },
    expected: {
      wayIn: fillIn('https://www.stonecropgardens.test/trade-customers'),
      traps: ['visits@stonecrop.test'],
      policy: {
        takes_wholesale: yes(
          'Garden centres and gift shops can apply for a trade account using the form below.',
          '/trade-customers/',
        ),
        minimum_opening_order: says(
          150,
          'The minimum opening order is £150 plus VAT; repeat orders have no minimum.',
          '/trade-customers/',
        ),
        currency: 'GBP',
        marketplaces: says(
          'amazon_forbidden',
          'Our products must not be sold through Amazon Marketplace.',
          '/trade-customers/',
        ),
      },
    },
  }),
  brand(squarespace, {
    name: 'Nightjar Letterpress',
    host: 'nightjarpress.test',
    tagline: 'Cards printed on a 1951 Heidelberg',
    bar: 'Studio closed July 1–7',
    menu: ['Cards /store', 'Custom /custom', 'Wholesale /wholesale'],
    foot: ['Wholesale /wholesale', 'Contact /contact'],
    range: ['Thank You Owl | $6.00', 'Boxed Set of 8 | $24.00'],
    home: '<div class="sqs-html-content"><h2>Deep impressions</h2></div>',
    pages: {
      '/custom': ['Custom', '<p>Wedding suites from $900, minimum 75 pieces.</p>'],
      '/contact': ['Contact', `<p>${mail('birds@nightjarpress.test')}</p>`],
      '/wholesale': [
        'Wholesale',
        `<p class="">Thanks for your interest in carrying Nightjar!</p>${folds([
          ['Minimums', '<p>Opening orders are $150. Reorders are $100.</p>'],
          ['Payment', '<p>Credit card at shipment, or net 30 after your first order.</p>'],
          ['Where you can sell', '<p>Brick-and-mortar shops and your own website. Not Amazon, please.</p>'],
          [
            'How to order',
            `<p>Send your resale certificate to ${mail('wholesale@nightjarpress.test')} and we will send a catalog.</p>`,
          ],
        ])}`,
      ],
    },
    titles: ['Nightjar Letterpress Thank You Owl Card', 'Nightjar Letterpress Boxed Set of 8'],
    category: 'Office Products',
    results: answers(itself, instagram, faire),
    expected: {
      wayIn: writeTo('wholesale@nightjarpress.test'),
      policy: {
        takes_wholesale: yes('Thanks for your interest in carrying Nightjar!', '/wholesale'),
        minimum_opening_order: says(150, 'Opening orders are $150.', '/wholesale'),
        minimum_reorder: says(100, 'Reorders are $100.', '/wholesale'),
        currency: 'USD',
        marketplaces: says('amazon_forbidden', 'Not Amazon, please.', '/wholesale'),
        documents: says(
          ['resale_certificate'],
          'Send your resale certificate to wholesale@nightjarpress.test and we will send a catalog.',
          '/wholesale',
        ),
      },
    },
  }),
  brand(squarespace, {
    name: 'Ember & Alder Cutting Boards',
    host: 'www.emberandalder.test',
    tagline: 'End-grain boards',
    menu: ['Boards /store', 'Care /care', 'FAQ /faq'],
    foot: ['FAQ /faq', 'Contact /contact'],
    range: ['Maple Block | $140.00', 'Walnut Slab | $180.00'],
    home: '<div class="sqs-html-content"><h2>Knives like them</h2></div>',
    pages: {
      '/care': ['Care', '<p>Oil monthly.</p>'],
      '/contact': ['Contact', `<p>Call or write: ${mail('shop@emberandalder.test')}</p>`],
      '/faq': [
        'FAQ',
        folds([
          ['How thick are the boards?', '<p>Two inches.</p>'],
          [
            'Do you work with retailers?',
            `<p>Yes, we sell our boards to about forty kitchen stores. Wholesale is 45% off with a $600 opening order. Please send your business license and two trade references to ${mail('retail@emberandalder.test')}.</p>`,
          ],
          [
            'Do you have a MAP policy?',
            '<p>Yes. Retailers may not advertise below the prices on this site.</p>',
          ],
        ]),
      ],
    },
    titles: ['Ember & Alder Maple Cutting Board', 'Ember & Alder Walnut Slab Board'],
    category: 'Home & Kitchen',
    results: answers(amazon, itself),
    expected: {
      wayIn: writeTo('retail@emberandalder.test'),
      policy: {
        takes_wholesale: yes('Yes, we sell our boards to about forty kitchen stores.', '/faq'),
        minimum_opening_order: says(600, 'Wholesale is 45% off with a $600 opening order.', '/faq'),
        currency: 'USD',
        documents: says(
          ['business_license', 'trade_references'],
          'Please send your business license and two trade references to retail@emberandalder.test.',
          '/faq',
        ),
        map_policy: yes('Retailers may not advertise below the prices on this site.', '/faq'),
      },
    },
  }),
  brand(wix, {
    name: 'Cove & Kettle Tea',
    host: 'www.coveandkettle.test',
    tagline: 'Tea blended by the harbor',
    menu: ['Teas /shop', 'Visit /visit', 'Wholesale /wholesale'],
    foot: ['Wholesale /wholesale', 'Contact /contact'],
    range: ['Fog Signal Breakfast | $14.00', 'Rosehip Cove | $13.00'],
    home: '<h1 class="font_0 wixui-rich-text__text">Steep on.</h1>',
    pages: {
      '/visit': ['Visit', '<p class="font_8">Wharf 3, Rockport. Fri to Sun.</p>'],
      '/contact': ['Contact', `<p class="font_8">${mail('tea@coveandkettle.test')}</p>`],
      '/wholesale': [
        'Wholesale',
        `<p class="font_8 wixui-rich-text__text"><span class="color_15 wixui-rich-text__text">Inns, cafes and shops may buy our teas wholesale, loose or in tins.</span></p><p class="font_8 wixui-rich-text__text"><span class="wixui-rich-text__text"><span class="wixGuard">​</span></span></p><p class="font_8 wixui-rich-text__text"><span class="wixui-rich-text__text">Opening order: </span><span style="font-weight:bold" class="wixui-rich-text__text">$125</span></p><p class="font_8 wixui-rich-text__text"><span>Reorder: </span><span style="font-weight:bold">$75</span></p><p class="font_8 wixui-rich-text__text">Please write to <span style="text-decoration:underline"><a data-auto-recognition="true" href="mailto:mabel@coveandkettle.test">mabel@coveandkettle.test</a></span> with your resale number.</p>`,
      ],
    },
    titles: ['Cove & Kettle Fog Signal Breakfast Tea', 'Cove & Kettle Rosehip Cove'],
    category: 'Grocery & Gourmet Food',
    results: answers(itself, amazon, hit('https://coverealty.test/', 'Cove Realty')),
    elsewhere: { 'coverealty.test': other('Cove Realty', '<p>listings@coverealty.test</p>') },
    expected: {
      wayIn: writeTo('mabel@coveandkettle.test'),
      traps: ['listings@coverealty.test'],
      policy: {
        takes_wholesale: yes(
          'Inns, cafes and shops may buy our teas wholesale, loose or in tins.',
          '/wholesale',
        ),
        minimum_opening_order: says(125, 'Opening order: $125', '/wholesale'),
        minimum_reorder: says(75, 'Reorder: $75', '/wholesale'),
        currency: 'USD',
        documents: says(
          ['resale_certificate'],
          'Please write to mabel@coveandkettle.test with your resale number.',
          '/wholesale',
        ),
      },
    },
  }),
  brand(wix, {
    name: 'Tumbleweed Tots',
    host: 'www.tumbleweedtots.test',
    tagline: 'Bandana bibs and blankets',
    menu: ['Shop /shop', 'About /about', 'Retailers /retailers'],
    foot: ['Retailers /retailers', 'Contact /contact'],
    range: ['Bandana Bib | $15.00', 'Serape Blanket | $42.00'],
    home: '<h1 class="font_0">Soft as dust, tougher.</h1>',
    pages: {
      '/about': ['About', '<p class="font_8">Sewn in Marfa.</p>'],
      '/contact': ['Contact', `<p class="font_8">${mail('howdy@tumbleweedtots.test')}</p>`],
      '/retailers': [
        'Retailers',
        `<p class="font_8">Interested in stocking us? Baby boutiques can open a retailer account here.</p><p class="font_8">We need a photo of your shopfront and your EIN.&nbsp;</p><p class="font_8">Sorry, no Amazon sellers.</p><form id="comp-w9" class="wixui-form"><div data-testid="form-field-name"><label for="i1">Boutique name</label><input id="i1" name="boutique"></div><div><label for="i2">Email</label><input id="i2" type="email" name="email"></div><div><label for="i3">Tell us about your boutique</label><textarea id="i3"></textarea></div><button aria-label="Submit" type="submit"><span>Submit</span></button></form>`,
      ],
    },
    titles: ['Tumbleweed Tots Bandana Bib', 'Tumbleweed Tots Serape Baby Blanket'],
    category: 'Baby Products',
    results: answers(instagram, itself, target),
    expected: {
      wayIn: fillIn('https://www.tumbleweedtots.test/retailers'),
      policy: {
        takes_wholesale: yes('Baby boutiques can open a retailer account here.', '/retailers'),
        documents: says(
          ['storefront_photos', 'tax_id'],
          'We need a photo of your shopfront and your EIN.',
          '/retailers',
        ),
        marketplaces: says('amazon_forbidden', 'Sorry, no Amazon sellers.', '/retailers'),
      },
    },
  }),
];
