import type { DiscoveryCase } from '../case.ts';
import { address, cf, form, hits, jsonLd, mail, said, site } from './kit.ts';
import { builder, dawn, nuxtState, storefront, wix, wixWatch } from './themes.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Wrenlow Tea House',
    productTitles: ['Wrenlow Keemun Congou Caddy 100g', 'Wrenlow Smoky Breakfast 50 Bags'],
    category: 'Grocery',
    search: hits(
      ['https://www.ocado.com/brands/wrenlow', 'Wrenlow | Ocado', 'Shop Wrenlow tea'],
      ['https://wrenlow-tearoom.test/', 'Wren Low Tearoom, Skipton', 'Cream teas from £6'],
      ['https://wrenlow.test/', 'Wrenlow Tea House – Importers', 'Leaf tea from our own chests, Harrogate'],
    ),
    hosts: {
      'wrenlow-tearoom.test': { '/': '<h1>Wren Low Tearoom</h1><p>Tables: hello@wrenlow-tearoom.test</p>' },
      'wrenlow.test': site(
        storefront,
        {
          name: 'Wrenlow Tea House',
          lang: 'en-GB',
          bar: 'Free UK delivery when you spend £35',
          nav: 'Leaf=/leaf/ | Bags=/bags/ | Our chests=/our-chests/ | Trade counter=/trade-counter/',
          foot: 'Write to us=/write-to-us/ | Terms of sale=/terms-of-sale/ | Privacy notice=/privacy-notice/',
        },
        {
          '/': '<h1>Leaf by the chest since 1926</h1><p>Keemun Congou Caddy 100g, Smoky Breakfast 50 Bags.</p>',
          '/trade-counter/': `<h1>The trade counter</h1><p>Delis, farm shops, cafés and hotels deal with Mrs Ackroyd: ${cf('counter@wrenlow.test')}.</p><p>She will want your VAT registration number. A first carton comes to £120 before VAT at the least; top-ups are sent from £60. We pay the carriage on anything above £300.</p>`,
          '/terms-of-sale/':
            '<h1>Terms of sale</h1><ol><li>Prices are in sterling.</li><li>Trade customers: please ask us in writing before you put our caddies on Amazon, Etsy or any site of that sort. We have been known to say yes.</li><li>Tea is a foodstuff and cannot be returned once opened.</li></ol>',
          '/write-to-us/': `<h1>Write to us</h1><p>${cf('post@wrenlow.test')}</p>`,
          '/privacy-notice/':
            '<h1>Privacy notice</h1><p>Our data protection lead may be reached at dataprotection@wrenlow.test.</p>',
        },
      ),
    },
    expected: {
      website: 'wrenlow.test',
      wayIn: address('counter@wrenlow.test'),
      traps: ['hello@wrenlow-tearoom.test', 'dataprotection@wrenlow.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Delis, farm shops, cafés and hotels deal with Mrs Ackroyd',
          '/trade-counter/',
        ),
        documents: said(['tax_id'], 'She will want your VAT registration number', '/trade-counter/'),
        minimum_opening_order: said(120, 'A first carton comes to £120 before VAT', '/trade-counter/'),
        minimum_reorder: said(60, 'top-ups are sent from £60', '/trade-counter/'),
        currency: 'GBP',
        marketplaces: said(
          'with_permission',
          'please ask us in writing before you put our caddies on Amazon',
          '/terms-of-sale/',
        ),
      },
    },
  },
  {
    brand: 'Calabozo Hot Sauce Co., LLC',
    productTitles: ['Calabozo Ghost Pineapple 5 oz', 'Calabozo Burnt Habanero 5 fl oz (2-pack)'],
    category: 'Grocery',
    search: hits(
      ['https://calabozosauce.test/', 'Calabozo Hot Sauce', 'Let it out. Small-batch sauces from Tucson.'],
      [
        'https://www.faire.com/brand/b_calabozo',
        'Calabozo wholesale products',
        'Buy Calabozo wholesale on Faire.',
      ],
      ['https://www.heatonist.com/collections/calabozo', 'Calabozo | Heatonist', 'Hot ones.'],
    ),
    hosts: {
      'calabozosauce.test': site(
        dawn,
        {
          name: 'Calabozo',
          bar: 'Free shipping over $40 · 6-bottle minimum on build-a-box',
          nav: 'Sauces=/collections/all | Heat scale=/pages/heat | Shops=/pages/shops',
          foot: 'Hola=/pages/hola | Shops=/pages/shops | Returns=/policies/refund-policy',
        },
        {
          '/': '<h1>Let it out</h1><p>Ghost Pineapple 5 oz. Burnt Habanero 5 fl oz.</p>',
          '/pages/shops': `<h1>Got a shop?</h1><p>We run all of our store orders through Faire: <a href="https://www.faire.com/direct/calabozo">faire.com/direct/calabozo</a>. Net 60, and free returns on the first box. If their checkout acts up, ${mail('support@faire.com', 'ask Faire')}.</p><p>Not on Faire and don’t want to be? Holler at ${mail('hola@calabozosauce.test')}, we’ll invoice you the old way.</p>`,
          '/pages/hola': `<h1>Hola</h1><p>${mail('hola@calabozosauce.test')}</p><p>Influencers: ${mail('collabs@calabozosauce.test')}</p>`,
        },
      ),
    },
    expected: {
      website: 'calabozosauce.test',
      wayIn: address('hola@calabozosauce.test'),
      traps: ['support@faire.com', 'collabs@calabozosauce.test'],
      policy: {
        takes_wholesale: said('yes', 'We run all of our store orders through Faire', '/pages/shops'),
      },
    },
  },
  {
    brand: 'Tollybeck Apiary',
    productTitles: ['Tollybeck Raw Basswood Honey 12 oz', 'Tollybeck Cut Comb'],
    search: hits(
      ['https://www.localharvest.org/tollybeck-apiary-M1', 'Tollybeck Apiary - LocalHarvest', 'Farm listing'],
      ['https://tollybeckhoney.test/', 'Tollybeck Honey', 'Our new site is coming.'],
      ['https://tollybeck.test/', 'Tollybeck Apiary', 'Basswood honey and cut comb. Viroqua, Wisconsin.'],
    ),
    hosts: {
      'tollybeck.test': site(
        wix,
        {
          name: 'Tollybeck Apiary',
          nav: 'Home=/ | Honey=/honey | The bees=/the-bees',
          foot: 'Bee removal=/bee-removal',
        },
        {
          '/': '<h1>Honey from 90 hives</h1><p>Raw Basswood Honey 12 oz and Cut Comb.</p><p>Ida and Karl, Viroqua. You reach us at ida [at] tollybeck [dot] test</p>',
          '/the-bees':
            '<h1>The bees</h1><p>They winter in the south field. In a good year they keep eleven co-ops and farm stands in honey, and we have jars for two more if you run one.</p>',
          '/bee-removal':
            '<h1>Bee removal</h1><p>Swarm in your wall? swarms@driftlessbeeline.test does that.</p>',
          '/honey': '<h1>Honey</h1><p>$11 the jar. Two jar minimum for mailing.</p>',
        },
      ),
    },
    expected: {
      website: 'tollybeck.test',
      wayIn: address('ida@tollybeck.test'),
      traps: [wixWatch, 'swarms@driftlessbeeline.test'],
      policy: { takes_wholesale: said('yes', 'we have jars for two more if you run one', '/the-bees') },
    },
  },
  {
    brand: 'Ninefathom Coffee Roasters',
    productTitles: ['Ninefathom Dory Dark Roast 340 g', 'Ninefathom Lighthouse Espresso 2 lb'],
    category: 'Grocery',
    search: hits(
      ['https://ninefathom.test/', 'Ninefathom', 'Roasted in Lunenburg, Nova Scotia'],
      ['https://ninefathomsdiving.test/', 'Nine Fathoms Dive Centre', 'PADI courses'],
    ),
    hosts: {
      'ninefathomsdiving.test': { '/': '<h1>Nine Fathoms</h1><p>dive@ninefathomsdiving.test</p>' },
      'ninefathom.test': site(
        nuxtState,
        {
          name: 'Ninefathom',
          lang: 'en-CA',
          nav: 'Coffee=/coffee | Brew=/brew | By the sack=/by-the-sack',
          foot: 'Reach us=/reach-us | By the sack=/by-the-sack',
        },
        {
          '/': 'Coffee for weather\nDory Dark Roast 340 g\nLighthouse Espresso 2 lb',
          '/by-the-sack':
            'By the sack\nGrocers, inns and cafés on the mainland and the islands pour Ninefathom. Start with C$300 of beans and bags; after that a delivery is C$120 or up.\nWe ask for your GST/HST number so that we can leave the tax off.\nAmazon.ca and Amazon.com are out of bounds for the bags you buy from us. Other storefronts, yours or somebody else’s, are your business.\nMairi minds this side of the house: sacks@ninefathom.test',
          '/reach-us': 'Reach us\nOrders at home: crew@ninefathom.test\nMedia: media@ninefathom.test',
        },
      ),
    },
    expected: {
      website: 'ninefathom.test',
      wayIn: address('sacks@ninefathom.test'),
      traps: ['dive@ninefathomsdiving.test', 'media@ninefathom.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Grocers, inns and cafés on the mainland and the islands pour Ninefathom',
          '/by-the-sack',
        ),
        minimum_opening_order: said(300, 'Start with C$300 of beans and bags', '/by-the-sack'),
        minimum_reorder: said(120, 'after that a delivery is C$120 or up', '/by-the-sack'),
        currency: 'CAD',
        documents: said(['tax_id'], 'We ask for your GST/HST number', '/by-the-sack'),
        marketplaces: said('amazon_forbidden', 'Amazon.ca and Amazon.com are out of bounds', '/by-the-sack'),
      },
    },
  },
  {
    brand: 'Pip & Hollis Popcorn',
    productTitles: ['Pip & Hollis Caramel Corn Tin 1 gal', 'Pip & Hollis White Cheddar 6-Pack'],
    search: hits(
      ['https://pipandhollis.test/', 'Pip & Hollis', 'Popcorn in tins. Ships free over $60.'],
      ['https://popcornsociety.test/makers', 'Makers – The Popcorn Society', 'Members P–Q'],
    ),
    hosts: {
      'popcornsociety.test': { '/makers': '<h1>Makers</h1><p>Join: membership@popcornsociety.test</p>' },
      'pipandhollis.test': site(
        dawn,
        {
          name: 'Pip & Hollis',
          bar: 'Ships free over $60. Order by Dec 14 for the holidays.',
          nav: 'Tins=/collections/tins | Company gifts=/pages/company-gifts | Fundraise=/pages/fundraise',
          foot: 'Help=/pages/help | Company gifts=/pages/company-gifts | Terms=/policies/terms-of-service',
        },
        {
          '/': '<h1>Pop!</h1><p>Caramel Corn Tin 1 gal. White Cheddar 6-Pack.</p>',
          '/pages/company-gifts':
            '<h1>Company gifts</h1><p>Your logo on the lid, from 12 tins. Volume pricing: 10% off 25 tins, 15% off 100. Orders of $500 and up get a gift planner of their own. giftdesk@pipandhollis.test</p>',
          '/pages/fundraise':
            '<h1>Fundraise</h1><p>Scouts, bands and PTAs keep 40% of every bag. Minimum 10 sellers. troops@pipandhollis.test</p>',
          '/pages/help':
            '<h1>Help</h1><p>help@pipandhollis.test</p><h3>Do you have a store?</h3><p>Our own, on Mass Ave in Indianapolis. Come say hi.</p><h3>Gift cards on Amazon?</h3><p>Our gift cards can’t be bought on Amazon or eBay; if you see one there, it’s a fake.</p>',
          '/policies/terms-of-service':
            '<h1>Terms</h1><p>Section 1. The names of your account and password must contain a minimum of 2 characters.</p>',
        },
      ),
    },
    expected: {
      website: 'pipandhollis.test',
      wayIn: address('help@pipandhollis.test'),
      traps: ['membership@popcornsociety.test', 'troops@pipandhollis.test'],
      policy: {},
    },
  },
  {
    brand: 'Oldmere Pickle Works',
    productTitles: ['Oldmere Half-Sours 32 oz', 'Oldmere Bread & Butter Chips'],
    category: 'Grocery',
    search: hits(
      ['https://oldmerepickles.test/', 'Oldmere Pickle Works', 'Barrel pickles from Kingston, New York'],
      ['https://www.yelp.com/biz/oldmere-pickle-works-kingston', 'Oldmere Pickle Works - Yelp', '4.6 stars'],
    ),
    hosts: {
      'oldmerepickles.test': site(
        builder,
        {
          name: 'Oldmere Pickle Works',
          nav: 'Pickles=/pickles/ | Barrels=/barrels/ | Shipping=/shipping/',
          foot: 'Shipping=/shipping/ | Say hello=/say-hello/',
          head: jsonLd({
            '@type': 'LocalBusiness',
            name: 'Oldmere Pickle Works',
            email: 'mailto:brine@oldmerepickles.test',
            priceRange: '$8 - $40',
          }),
          end: ' | <a href="mailto:hi@loudgoatcreative.test">Loud Goat Creative</a>',
        },
        {
          '/': '<h1>Out of the barrel</h1><p>Half-Sours 32 oz. Bread &amp; Butter Chips.</p>',
          '/shipping/':
            '<h1>Shipping</h1><p>Jars leave Mondays and Wednesdays. Orders over $65 ride free.</p><p>Pallets for stores leave on Tuesdays, and a store’s order is $350 or we can’t justify the truck, the first as much as the tenth.</p><p>Glass breaks. Send a picture and we send a jar.</p>',
          '/say-hello/': `<h1>Say hello</h1>${form('/wp-admin/admin-ajax.php?action=elementor_pro_forms_send_form', 'Name, Email, Message', 'Say it')}<p>Event stall requests only: fairs@oldmerepickles.test</p>`,
        },
      ),
    },
    expected: {
      website: 'oldmerepickles.test',
      wayIn: address('brine@oldmerepickles.test'),
      traps: ['hi@loudgoatcreative.test', 'fairs@oldmerepickles.test'],
      policy: {
        takes_wholesale: said('yes', 'Pallets for stores leave on Tuesdays', '/shipping/'),
        minimum_opening_order: said(350, 'a store’s order is $350', '/shipping/'),
        minimum_reorder: said(350, 'a store’s order is $350', '/shipping/'),
        currency: 'USD',
      },
    },
  },
];
