import type { DiscoveryCase } from '../case.ts';
import { namesake, reseller } from './themes/elsewhere.ts';
import { hit, onAmazon, onEbay, onFaire, onInstagram, onWalmart } from './themes/hits.ts';
import { said } from './themes/said.ts';
import { hidden, sitemap } from './themes/shop.ts';
import { DEBUT_LOGO, dawn, debut } from './themes/shopify.ts';
import { woo } from './themes/wordpress.ts';

const pine = dawn({
  name: 'Hollow Pine',
  host: 'hollowpine.test',
  nav: 'Camp Kitchen=/collections/all; Bedrolls=/collections/bedrolls; Our story=/pages/about-us; Journal=/blogs/news',
  foot: 'Shipping=/policies/shipping-policy; Find a store=/pages/stores; Wholesale=/pages/wholesale; Press=/pages/press',
  legal: '&copy; 2025, Hollow Pine Outfitters LLC',
});
const pineGoods = 'Enamel Camp Kettle=$48.00; Waxed Canvas Bedroll=$189.00; Cedar Fire Starters=$14.00';

const kite = debut({
  name: 'Ridgekite',
  host: 'ridgekite.test',
  nav: 'Shop=/collections/all; Tents=/collections/tents; Hammocks=/collections/hammocks; About=/pages/about-us',
  foot: 'FAQ=/pages/faq; Contact=/pages/contact; Become a dealer=/pages/dealers; Privacy=/policies/privacy-policy',
  titled: 'Ridgekite | Ultralight shelters',
});
const kiteGoods = 'Sparrow 1P Tent=$329.00; Loft Hammock=$89.00; Guyline Kit=$12.00';

const tarn = woo({
  name: 'Black Tarn Paddles',
  host: 'blacktarnpaddles.test',
  nav: 'Paddles=/shop/; Care=/care/; About=/about/; Contact=/contact/',
  foot: 'Shipping=/shipping/; Returns=/returns/; Dealers=/dealers/',
  extra: '<p>Website by <a href="mailto:hello@bluefoxdigital.test">Blue Fox Digital</a></p>',
});
const tarnGoods = 'Otter Tail Canoe Paddle=$165.00; Bent Shaft Racer=$210.00';

const grit = woo({
  name: 'Grit & Grouse',
  host: 'gritandgrouse.test',
  nav: 'Shop=/shop/; Field notes=/blog/; Story=/about/; Stockists=/stockists/',
  foot: 'Shipping=/shipping/; Wholesale terms=/wholesale-terms/; Contact=/contact/',
});
const gritGoods = 'Upland Game Vest=$145.00; Brush Chaps=$98.00; Dog Whistle=$18.00';

const otter = dawn({
  name: 'OTTERWAY',
  host: 'otterway.test',
  nav: 'Dry bags=/collections/all; Deck bags=/collections/deck; Repairs=/pages/repairs; Story=/pages/about-us',
  foot: 'Contact=/pages/contact; FAQ=/pages/faq; Shipping=/policies/shipping-policy',
});
const otterGoods = 'Roll-Top Dry Bag 20L=$42.00; Deck Bag=$79.00';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Hollow Pine Outfitters, LLC',
    productTitles: [
      'Hollow Pine Enamel Camp Kettle, 1.5 Quart',
      'Hollow Pine Waxed Canvas Bedroll for Camping',
    ],
    category: 'Sports & Outdoors',
    search: [
      onAmazon('Hollow Pine', 'Enamel Camp Kettle'),
      hit(
        'https://hollowpinedental.test/',
        'Hollow Pine Dental | Family dentist',
        'Gentle dentistry in Bend.',
      ),
      hit(
        'https://hollowpine.test/',
        'Hollow Pine',
        'Camp goods made to be handed down. Kettles, bedrolls, fire.',
      ),
      onInstagram('Hollow Pine', '14K followers. Camp goods from Bend, Oregon.'),
      hit('https://trailmercantile.test/brands/hollow-pine', 'Hollow Pine | Trail Mercantile', 'In stock.'),
    ],
    hosts: {
      'hollowpine.test': {
        '/': pine.home(
          '<h2>Camp goods made to be handed down</h2><p>From our barn in Bend to your fire ring.</p>',
          pineGoods,
        ),
        ...pine.basics(
          pineGoods,
          '<p>Two brothers, one barn, and a pile of army surplus canvas. That was 2011. Hollow Pine still sews every bedroll in Oregon.</p>',
        ),
        '/pages/press': pine.page(
          'Press',
          '<h1>Press</h1><p>Editors and producers: <a href="mailto:press@hollowpine.test">press@hollowpine.test</a>. Samples are lent for two weeks.</p>',
        ),
        '/pages/stores': pine.page(
          'Find a store',
          '<h1>Find a store</h1><p>Use the store map below, or call ahead; stock varies.</p><ul><li>Trail Mercantile, Bend OR</li><li>Pack &amp; Paddle, Ashland OR, <a href="mailto:ashland@packandpaddle.test">ashland@packandpaddle.test</a></li><li>The Dry Fly, Boise ID</li></ul>',
        ),
        '/pages/wholesale': pine.page(
          'Wholesale',
          `<h1>Carry Hollow Pine in your shop</h1><p>We sell wholesale to brick-and-mortar outfitters, general stores and a few good websites across North America.</p>
<h3>The short version</h3><ul><li>Opening order: 12 pieces, min. $350.</li><li>Reorders from $150.</li><li>Lead time is about two weeks, longer in November.</li><li>All accounts agree to our minimum advertised price policy.</li><li>Our goods may not be listed on Amazon, eBay, Walmart Marketplace or any other third-party marketplace.</li></ul>
<p>To get started, send a copy of your resale certificate and a link to your store to <a href="mailto:wholesale@hollowpine.test?subject=New%20account%20request&amp;body=Store%20name%3A">wholesale@hollowpine.test</a> and June will write back within two days.</p>`,
        ),
      },
      'hollowpinedental.test': {
        '/': namesake(
          'Hollow Pine Dental',
          'Family dentist in Bend, Oregon',
          '<p>Cleanings, whitening and implants. New patients welcome.</p><p>Write to <a href="mailto:frontdesk@hollowpinedental.test">frontdesk@hollowpinedental.test</a>.</p>',
          '<p>1200 NE 3rd St, Bend</p>',
        ),
      },
      'trailmercantile.test': {
        '/brands/hollow-pine': reseller(
          'Trail Mercantile',
          'Hollow Pine',
          ['Enamel Camp Kettle', 'Cedar Fire Starters'],
          'Questions? help@trailmercantile.test',
        ),
      },
    },
    expected: {
      website: 'hollowpine.test',
      wayIn: { kind: 'address', anyOf: ['wholesale@hollowpine.test'] },
      traps: [
        'press@hollowpine.test',
        'ashland@packandpaddle.test',
        'frontdesk@hollowpinedental.test',
        'help@trailmercantile.test',
      ],
      policy: {
        takes_wholesale: said(
          'yes',
          'We sell wholesale to brick-and-mortar outfitters, general stores and a few good websites',
          '/pages/wholesale',
        ),
        marketplaces: said(
          'forbidden',
          'may not be listed on Amazon, eBay, Walmart Marketplace or any other third-party marketplace',
          '/pages/wholesale',
        ),
        map_policy: said(
          'yes',
          'All accounts agree to our minimum advertised price policy',
          '/pages/wholesale',
        ),
        minimum_opening_order: said(350, 'Opening order: 12 pieces, min. $350', '/pages/wholesale'),
        minimum_reorder: said(150, 'Reorders from $150', '/pages/wholesale'),
        currency: 'USD',
        documents: said(
          ['resale_certificate', 'website_url'],
          'send a copy of your resale certificate and a link to your store',
          '/pages/wholesale',
        ),
      },
    },
  },
  {
    brand: 'RidgeKite',
    productTitles: ['RidgeKite Sparrow 1P Ultralight Tent', 'RidgeKite Loft Hammock with Straps'],
    category: 'Sports & Outdoors',
    search: [
      hit(
        'https://ridgekite.test/',
        'Ridgekite | Ultralight shelters',
        'Tents and hammocks under two pounds.',
      ),
      onWalmart('RidgeKite'),
      onEbay('RidgeKite', 'Sparrow 1P'),
      hit(
        'https://gramcounter.test/reviews/ridgekite-sparrow',
        'Ridgekite Sparrow review',
        'We slept 14 nights in it.',
      ),
    ],
    hosts: {
      'ridgekite.test': {
        '/': kite.home('<h1>Sleep light.</h1><p>Free shipping over $75. No bulk, no noise.</p>', kiteGoods),
        ...kite.basics(
          kiteGoods,
          '<p>Ridgekite began with a borrowed sewing machine and a wet night on the JMT.</p>',
        ),
        '/pages/faq': kite.page(
          'FAQ',
          '<h1>FAQ</h1><h4>Do you sell on Amazon?</h4><p>We&rsquo;re sold on Amazon too, but you&rsquo;ll find every colour only here.</p><h4>Do you do group orders?</h4><p>Bulk orders of 10 tents or more get 10% off at checkout. Scouts, write to us first.</p>',
        ),
        '/pages/contact': kite.page(
          'Contact',
          '<h1>Contact</h1><p>Order help: <a href="mailto:support@ridgekite.test">support@ridgekite.test</a><br>Anything else: info@ridgekite.test</p>',
        ),
        '/pages/dealers': kite.page(
          'Become a dealer',
          `<h1>Become a Ridgekite dealer</h1><p>We work with specialty outdoor retailers who can set up a tent on their floor. Tell us about your store and we will review your application within a week.</p>
<form method="post" action="/contact#contact_form" id="dealer_form" accept-charset="UTF-8"><input type="hidden" name="form_type" value="contact">
<label>Store name <input name="contact[store_name]" required></label><label>Owner or buyer <input name="contact[name]"></label><label>Email <input type="email" name="contact[email]" placeholder="your@email.com"></label><label>Years in business <input name="contact[years]"></label><label>Brands you carry <textarea name="contact[brands]"></textarea></label><input type="submit" value="Apply now"></form>
<p>Dealers may sell in their own store and on their own website. Sales through marketplaces such as Amazon need our prior written approval.</p>`,
        ),
      },
      'gramcounter.test': {
        '/reviews/ridgekite-sparrow': reseller(
          'Gram Counter',
          'Ridgekite Sparrow',
          ['Sparrow 1P'],
          'Tips: editor@gramcounter.test',
        ),
      },
    },
    expected: {
      website: 'ridgekite.test',
      wayIn: { kind: 'form', anyOf: ['https://ridgekite.test/pages/dealers'] },
      traps: ['your@email.com', 'editor@gramcounter.test', DEBUT_LOGO],
      policy: {
        takes_wholesale: said(
          'yes',
          'We work with specialty outdoor retailers who can set up a tent on their floor',
          '/pages/dealers',
        ),
        marketplaces: said(
          'with_permission',
          'Sales through marketplaces such as Amazon need our prior written approval',
          '/pages/dealers',
        ),
      },
    },
  },
  {
    brand: 'Black Tarn',
    productTitles: ['Black Tarn Otter Tail Canoe Paddle, Cherry 58"', 'Black Tarn Bent Shaft Racing Paddle'],
    category: 'Sports & Outdoors',
    search: [
      hit('https://blacktarn.test/', 'Black Tarn', 'Official site of the doom metal band from Cumbria.'),
      hit(
        'https://blacktarnpaddles.test/',
        'Black Tarn Paddles',
        'Hand-carved canoe paddles from Minnesota.',
      ),
      hit(
        'https://canoeforum.test/t/black-tarn',
        'Anyone paddled a Black Tarn?',
        'Looking at the otter tail.',
      ),
    ],
    hosts: {
      'blacktarnpaddles.test': {
        '/': tarn.home(
          '<h1>Carved, not stamped</h1><p>Cherry, ash and walnut from Minnesota woodlots.</p>',
          tarnGoods,
        ),
        ...tarn.basics(tarnGoods, '<p>Erik carves. Lena oils. The dog supervises.</p>'),
        '/contact/': tarn.page(
          'Contact',
          `<h1>Contact</h1><p>Shop: ${hidden('info@blacktarnpaddles.test', 0x3c)}</p><p>Dealers and outfitters: ${hidden('sales@blacktarnpaddles.test', 0x91)}</p><p>Ely, Minnesota. Visits by appointment.</p>`,
        ),
        '/dealers/': tarn.page(
          'Dealers',
          '<h1>Where to try one</h1><p>Wintergreen Outfitters, Ely. North House, Grand Marais. Rapid Media, Ontario (info@rapidpaddle.test).</p>',
        ),
      },
      'blacktarn.test': {
        '/': namesake(
          'Black Tarn',
          'Doom metal since 1997',
          '<p>New record “Peat” out now on vinyl. Merch wholesale for record shops: <a href="mailto:merch@blacktarn.test">merch@blacktarn.test</a></p><ul><li>Shirt, black</li><li>Shirt, blacker</li></ul>',
          '<p>Booking: booking@blacktarn.test</p>',
        ),
      },
      'canoeforum.test': {
        '/t/black-tarn':
          '<html><head><title>Anyone paddled a Black Tarn? - Canoe Forum</title></head><body><h1>Anyone paddled a Black Tarn?</h1><p>joe_b: Looking at the otter tail. PM me at joeb@lakemail.test</p><p>ely77: Best grip I have owned.</p><nav><a href="/">Forum home</a> <a href="/rules">Rules</a></nav></body></html>',
      },
    },
    expected: {
      website: 'blacktarnpaddles.test',
      wayIn: { kind: 'address', anyOf: ['sales@blacktarnpaddles.test'] },
      traps: [
        'hello@bluefoxdigital.test',
        'info@rapidpaddle.test',
        'merch@blacktarn.test',
        'booking@blacktarn.test',
        'joeb@lakemail.test',
      ],
      policy: {},
    },
  },
  {
    brand: 'Grit and Grouse Co.',
    productTitles: ['Grit and Grouse Upland Game Vest, Large', 'Grit and Grouse Brush Chaps'],
    search: [
      hit('https://gritandgrouse.test/', 'Grit & Grouse', 'Upland gear for people who walk.'),
      onFaire('Grit & Grouse'),
      onInstagram('Grit and Grouse', 'Bird season is short. Gear up.'),
    ],
    hosts: {
      'gritandgrouse.test': {
        '/': grit.home(
          '<h1>Gear for people who walk</h1><p>Spend $100 and shipping is on us.</p>',
          gritGoods,
        ),
        ...grit.basics(gritGoods, '<p>Founded in a Montana mudroom.</p>'),
        '/stockists/': grit.page(
          'Stockists',
          '<h1>Stockists</h1><p>Kicking Bird Sporting, Billings MT &middot; The Lab Shop, Pierre SD (<a href="mailto:counter@thelabshop.test">counter@thelabshop.test</a>) &middot; Cattail Supply, Minot ND</p>',
        ),
        '/contact/': grit.page(
          'Contact',
          '<h1>Say hello</h1><p>hello [at] gritandgrouse [dot] test</p><p>Store buyers: wholesale [at] gritandgrouse (dot) test</p>',
        ),
        '/wholesale-terms/': grit.page(
          'Wholesale terms',
          `<h1>Wholesale terms &amp; conditions</h1><p><strong>1. Accounts.</strong> Wholesale accounts are open to sporting goods stores, lodges and guides with a valid sales tax ID.</p>
<p><strong>2. Orders.</strong> Your opening order must total at least five hundred dollars ($500). There is no minimum on reorders.</p>
<p><strong>3. Pricing.</strong> Retailers must honor our MAP on every product page, ad and email.</p>
<p><strong>4. Online sales.</strong> You are welcome to sell our goods on your own site and on marketplaces, Amazon included, provided that you keep to MAP.</p>
<p><strong>5. Payment.</strong> Card at shipment. Net 30 after the third order, upon receipt of a credit application and two trade references.</p>`,
        ),
      },
    },
    expected: {
      website: 'gritandgrouse.test',
      wayIn: { kind: 'address', anyOf: ['wholesale@gritandgrouse.test'] },
      traps: ['counter@thelabshop.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Wholesale accounts are open to sporting goods stores, lodges and guides',
          '/wholesale-terms/',
        ),
        marketplaces: said(
          'allowed',
          'You are welcome to sell our goods on your own site and on marketplaces, Amazon included',
          '/wholesale-terms/',
        ),
        map_policy: said('yes', 'Retailers must honor our MAP on every product page', '/wholesale-terms/'),
        minimum_opening_order: said(
          500,
          'Your opening order must total at least five hundred dollars ($500)',
          '/wholesale-terms/',
        ),
        currency: 'USD',
        documents: {
          ...said(
            ['tax_id', 'credit_application', 'trade_references'],
            'upon receipt of a credit application and two trade references',
            '/wholesale-terms/',
          ),
          furtherWords: ['with a valid sales tax ID'],
        },
      },
    },
  },
  {
    brand: 'Otterway',
    productTitles: ['Otterway Roll-Top Dry Bag 20L Yellow', 'Otterway Kayak Deck Bag'],
    category: 'Sports & Outdoors',
    search: [
      hit('https://otterway.test/', 'OTTERWAY', 'Dry bags welded in Maine.'),
      onAmazon('Otterway', 'Roll-Top Dry Bag'),
      hit('https://otterwayschool.test/', 'Otter Way Primary School', 'Term dates, lunches, uniform.'),
    ],
    hosts: {
      'otterway.test': {
        '/': otter.home('<h2>Stay dry out there</h2><p>Welded seams. Lifetime repairs.</p>', otterGoods),
        ...otter.basics(otterGoods, '<p>OTTERWAY is Pat and Rosie Thibodeau, Rockland, Maine.</p>'),
        '/pages/contact': otter.page(
          'Contact',
          '<h1>Get in touch</h1><p>We answer every note: <a href="mailto:hello@otterway.test">hello@otterway.test</a></p><p>Newsletter bounced? It comes from noreply@otterway.test, please add us to your contacts.</p>',
        ),
        '/pages/faq': otter.page(
          'FAQ',
          '<h1>FAQ</h1><h3>Can my shop carry your bags?</h3><p>Thanks for asking! We do not wholesale and have no plans to; every bag is sold by us.</p><h3>Do you offer gift cards?</h3><p>Yes, from $25.</p>',
        ),
        '/sitemap.xml': sitemap(['https://otterway.test/', 'https://otterway.test/pages/faq']),
      },
      'otterwayschool.test': {
        '/': namesake(
          'Otter Way Primary School',
          'A happy place to learn',
          '<p>Office hours 8.30 to 3.30.</p>',
          '<p>office@otterwayschool.test</p>',
        ),
      },
    },
    expected: {
      website: 'otterway.test',
      wayIn: { kind: 'address', anyOf: ['hello@otterway.test'] },
      traps: ['noreply@otterway.test', 'office@otterwayschool.test'],
      policy: {
        takes_wholesale: said('no', 'We do not wholesale and have no plans to', '/pages/faq'),
      },
    },
  },
];
