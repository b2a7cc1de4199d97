import type { DiscoveryCase } from '../case.ts';
import { bigcommerce, plain, shopify, squarespace, wix, woo } from './frames.ts';
import { bullets, faq, fillIn, form, hit, mail, says, site, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Moth & Marrow',
    host: 'mothandmarrow.test',
    titles: ['Moth & Marrow Cedar Blocks 12 Pack', 'Moth & Marrow Wool Comb'],
    frame: squarespace,
    bar: 'Refer a friend, get $10',
    pages: {
      '/about': ['About', '<p>Care for wool, without camphor.</p>'],
      '/faq': [
        'FAQ',
        faq(
          ['Do you ship abroad?', 'To Canada, yes. Orders above $90 travel free.'],
          [
            'I own a yarn shop. Can I stock you?',
            `Absolutely, yarn shops are our favorite customers. Email ${mail('hi@mothandmarrow.test')} for the line sheet; the first order is $100 minimum.`,
          ],
          ['May I resell on Etsy or Amazon?', 'No, we ask shops not to sell our goods on marketplaces.'],
        ),
      ],
    },
    expected: {
      wayIn: writeTo('hi@mothandmarrow.test'),
      policy: {
        takes_wholesale: says('/faq', 'yes', 'Absolutely, yarn shops are our favorite customers'),
        marketplaces: says('/faq', 'forbidden', 'we ask shops not to sell our goods on marketplaces'),
        minimum_opening_order: says('/faq', 100, 'the first order is $100 minimum'),
        currency: 'USD',
      },
    },
  }),
  site({
    brand: 'Juniper Rail Toys',
    host: 'www.juniperrailtoys.test',
    titles: ['Juniper Rail Wooden Train Bridge', 'Juniper Rail Track Expansion 24 pc'],
    category: 'Toys & Games',
    frame: woo,
    bar: 'Bundle and save: 3 sets for $79',
    pages: {
      '/safety': ['Safety', '<p>ASTM F963 tested. Certificates on request.</p>'],
      '/resellers': [
        'Resellers',
        `<p>To buy at wholesale you'll need a brick-and-mortar store and a valid W-9 on file.</p>${bullets('First purchase: $350 or more', 'Refills: $150 or more', 'Net 30 after a credit application')}<p>Reach Dana, who looks after stores, at ${mail('dana@juniperrailtoys.test')}.</p>`,
      ],
      '/contact': [
        'Contact',
        `<p>Parents: ${mail('care@juniperrailtoys.test')}. Media: ${mail('media@juniperrailtoys.test')}</p>`,
      ],
    },
    expected: {
      wayIn: writeTo('dana@juniperrailtoys.test'),
      traps: ['media@juniperrailtoys.test'],
      policy: {
        takes_wholesale: says('/resellers', 'yes', "To buy at wholesale you'll need"),
        minimum_opening_order: says('/resellers', 350, 'First purchase: $350 or more'),
        minimum_reorder: says('/resellers', 150, 'Refills: $150 or more'),
        currency: 'USD',
        documents: says(
          '/resellers',
          ['w9', 'credit_application'],
          'a valid W-9 on file',
          'Net 30 after a credit application',
        ),
      },
    },
  }),
  site({
    brand: 'Larkspur Apothecary',
    host: 'larkspurapothecary.test',
    titles: ['Larkspur Apothecary Calendula Salve 2 oz', 'Larkspur Apothecary Rose Clay Mask'],
    category: 'Beauty & Personal Care',
    frame: shopify,
    bar: 'Subscribe & save 15%',
    pages: {
      '/pages/our-farm': ['Our Farm', '<p>Three acres outside Asheville.</p>'],
      '/pages/rewards': ['Rewards', '<p>Earn petals. Minimum redemption 100 petals.</p>'],
      '/pages/ambassadors': [
        'Ambassadors',
        `<p>Apply now to become an ambassador: ${mail('ambassadors@larkspurapothecary.test')}</p>`,
      ],
      '/pages/contact': ['Contact', form('Send', 'Name', 'Email', 'Order number')],
    },
    expected: {
      wayIn: fillIn('https://larkspurapothecary.test/pages/contact'),
      traps: ['ambassadors@larkspurapothecary.test'],
    },
  }),
  site({
    brand: 'Redoubt Tool Rolls',
    host: 'redoubttoolrolls.test',
    titles: ['Redoubt Waxed Canvas Tool Roll', 'Redoubt Leather Chisel Guard'],
    category: 'Tools & Home Improvement',
    frame: plain,
    pages: {
      '/shop.html': ['Shop', '<p>Everything is made to order; allow two weeks.</p>'],
      '/terms-for-stores.html': [
        'Terms for stores',
        `<p>These terms apply to stores that buy from Redoubt for resale.</p><ol><li>The smallest first order is ten rolls, roughly $380.</li><li>Stores shall not offer Redoubt goods on Amazon.com, eBay.com or similar sites.</li><li>Stores shall not advertise below the prices on our MAP list.</li><li>Keep a copy of your seller's permit on file with us.</li></ol><p>Orders: ${mail('orders@redoubttoolrolls.test')}</p>`,
      ],
    },
    expected: {
      wayIn: writeTo('orders@redoubttoolrolls.test'),
      policy: {
        takes_wholesale: says('/terms-for-stores.html', 'yes', 'stores that buy from Redoubt for resale'),
        marketplaces: says(
          '/terms-for-stores.html',
          'forbidden',
          'shall not offer Redoubt goods on Amazon.com, eBay.com or similar sites',
        ),
        map_policy: says(
          '/terms-for-stores.html',
          'yes',
          'shall not advertise below the prices on our MAP list',
        ),
        minimum_opening_order: says('/terms-for-stores.html', 380, 'The smallest first order is ten rolls'),
        currency: 'USD',
        documents: says(
          '/terms-for-stores.html',
          ['resale_certificate'],
          "Keep a copy of your seller's permit on file with us",
        ),
      },
    },
  }),
  site({
    brand: 'Pike Street Hot Sauce Co.',
    host: 'pikestreethotsauce.test',
    titles: ['Pike Street Smoked Serrano Sauce 5 oz', 'Pike Street Ghost Honey 8 oz'],
    category: 'Grocery & Gourmet Food',
    frame: wix,
    bar: 'Mix & match: 6 bottles $48',
    pages: {
      '/where-to-buy': [
        'Where to buy',
        '<p>Grocers and restaurants: we are carried by Cascade Natural Foods and Puget Specialty Distributing. Ask your rep to add us to the truck.</p><p>We do not sell to stores directly.</p>',
      ],
      '/contact': ['Contact', `<p>Say it hot: ${mail('heat@pikestreethotsauce.test')}</p>`],
      '/catering': ['Catering', '<p>Catering for twenty or more, $300 minimum.</p>'],
    },
    expected: {
      wayIn: writeTo('heat@pikestreethotsauce.test'),
      policy: {
        takes_wholesale: says('/where-to-buy', 'no', 'We do not sell to stores directly'),
        distributors: says(
          '/where-to-buy',
          ['Cascade Natural Foods', 'Puget Specialty Distributing'],
          'we are carried by Cascade Natural Foods and Puget Specialty Distributing',
        ),
      },
    },
  }),
  site({
    brand: 'Hollis Knot Macrame',
    host: 'hollisknot.test',
    titles: ['Hollis Knot Plant Hanger Kit', 'Hollis Knot Cotton Cord 4mm 100 yd'],
    category: 'Arts, Crafts & Sewing',
    frame: bigcommerce,
    bar: 'Teacher discount 10%',
    pages: {
      '/wholesale-inquiries': [
        'Wholesale Inquiries',
        `<p>Thinking of carrying our kits? Lovely!</p><p>Minimum opening order is US$250, with reorders from US$100.</p><p>We require a state resale certificate and a link to your shop.</p><p>Marketplace sellers: get an OK from us in writing first.</p><p>Email ${mail('wholesale@hollisknot.test')} and attach the documents.</p>`,
      ],
      '/workshops': ['Workshops', '<p>Private workshops have a minimum of eight guests at $55 each.</p>'],
      '/contact': ['Contact', `<p>${mail('hollis@hollisknot.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('wholesale@hollisknot.test'),
      policy: {
        takes_wholesale: says(
          '/wholesale-inquiries',
          'yes',
          'Thinking of carrying our kits',
          'Minimum opening order is US$250',
          'Email wholesale@hollisknot.test',
        ),
        marketplaces: says('/wholesale-inquiries', 'with_permission', 'get an OK from us in writing first'),
        minimum_opening_order: says('/wholesale-inquiries', 250, 'Minimum opening order is US$250'),
        minimum_reorder: says('/wholesale-inquiries', 100, 'with reorders from US$100'),
        currency: 'USD',
        documents: says(
          '/wholesale-inquiries',
          ['resale_certificate', 'website_url'],
          'We require a state resale certificate and a link to your shop',
        ),
      },
    },
  }),
  site({
    brand: 'Beacon Hollow Tea',
    host: 'www.beaconhollowtea.test',
    titles: ['Beacon Hollow Smoky Breakfast 50 Sachets', 'Beacon Hollow Glass Infuser'],
    category: 'Grocery & Gourmet Food',
    frame: shopify,
    bar: 'Free samples with orders over $30',
    pages: {
      '/pages/wholesale': [
        'Wholesale',
        `<p>Cafés, inns and gift shops buy our tea by the case. Orders begin at four cases; there is no dollar minimum.</p><p>Ordering is through our portal on <a href="https://www.faire.com/direct/beaconhollow">Faire</a>, or write to Priya: priya [at] beaconhollowtea [dot] test.</p><p>Sell it in your shop, on your own website, or wherever else you trade, marketplaces included.</p>`,
      ],
      '/pages/contact': ['Contact', `<p>${mail('tea@beaconhollowtea.test')}</p>`],
    },
    search: [
      hit(
        'https://beaconhollowfarm.test/',
        'Beacon Hollow Farm – CSA shares',
        'Vegetables and eggs from Beacon Hollow Farm.',
      ),
      null,
    ],
    more: {
      'beaconhollowfarm.test': {
        '/': `<title>Beacon Hollow Farm</title><h1>Beacon Hollow Farm</h1><p>CSA shares. ${mail('farm@beaconhollowfarm.test')}</p>`,
      },
    },
    expected: {
      wayIn: writeTo('priya@beaconhollowtea.test'),
      traps: ['farm@beaconhollowfarm.test'],
      policy: {
        takes_wholesale: says(
          '/pages/wholesale',
          'yes',
          'Cafés, inns and gift shops buy our tea by the case',
        ),
        marketplaces: says('/pages/wholesale', 'allowed', 'wherever else you trade, marketplaces included'),
      },
    },
  }),
  site({
    brand: 'Two Herons Soap',
    host: 'twoheronssoap.test',
    titles: ['Two Herons Oatmeal Bar 5 oz', 'Two Herons Cedar Shave Puck'],
    category: 'Beauty & Personal Care',
    frame: woo,
    bar: 'Any 4 bars $26',
    pages: {
      '/about': ['About', '<p>Cold process, cured six weeks.</p>'],
      '/private-label': ['Private label', '<p>Private label runs start at 500 bars.</p>'],
      '/stock-us': [
        'Stock us',
        `<p>Yes, we wholesale! Terms are simple: a $180 first order, $90 after that, paid by card.</p><p>Because we sell there ourselves, stockists may not resell through Amazon. Other platforms are no problem.</p><p>Have your federal tax ID ready and <a href="/stock-us/apply">apply here</a>.</p>`,
      ],
      '/stock-us/apply': [
        '-Stockist application',
        form('Send application', 'Store', 'Street', 'Email', 'Tax ID'),
      ],
      '/contact': ['Contact', `<p>${mail('soap@twoheronssoap.test')}</p>`],
    },
    expected: {
      wayIn: fillIn('https://twoheronssoap.test/stock-us/apply'),
      policy: {
        takes_wholesale: says('/stock-us', 'yes', 'Yes, we wholesale'),
        marketplaces: says('/stock-us', 'amazon_forbidden', 'stockists may not resell through Amazon'),
        minimum_opening_order: says('/stock-us', 180, 'a $180 first order, $90 after that'),
        minimum_reorder: says('/stock-us', 90, 'a $180 first order, $90 after that'),
        currency: 'USD',
        documents: says('/stock-us', ['tax_id'], 'Have your federal tax ID ready'),
      },
    },
  }),
];
