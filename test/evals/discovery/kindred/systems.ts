import type { DiscoveryCase } from '../case.ts';
import { applyAt, cloaked, form, mail, says, small, writeTo, yes } from './site.ts';

/** As shop systems print sites: states of scripts, cloaked addresses, houses for shops beside the shop. */
export const cases: readonly DiscoveryCase[] = [
  small({
    brand: 'Junegrass',
    host: 'junegrass.test',
    line: 'Seed mixes for meadows',
    titles: ['Junegrass Meadow Seed Mix', 'Junegrass Bee Seed Mix'],
    menu: ['Seeds /collections/all', 'Help /pages/help'],
    head: '<script src="https://cdn.shopify.com/x.js"></script><script>window.Shopify={shop:"junegrass.myshopify.com",support:"support@themeforge.test"}</script>',
    home: '<p>Sow in autumn.</p>',
    footer: '<ul><li><a href="/pages/garden-centers">Garden centers</a></li></ul>',
    pages: {
      '/collections/all': ['Seeds', '<p>Mixes.</p>'],
      '/pages/help': ['Help', `<p>${mail('help@junegrass.test')}</p>`],
      '/pages/garden-centers': [
        'For garden centers',
        `<p>Displays of 48 packets ship free. Your first display is $210, refills are $95 and up.</p><p>Send your resale certificate and a photo of your storefront to ${mail('meadow@junegrass.test')}.</p><p>Please keep our seeds off Amazon, eBay and Walmart Marketplace.</p>`,
      ],
    },
    wayIn: writeTo('meadow@junegrass.test'),
    traps: ['support@themeforge.test'],
    policy: {
      takes_wholesale: yes('Displays of 48 packets ship free.', '/pages/garden-centers'),
      minimum_opening_order: says(210, 'Your first display is $210', '/pages/garden-centers'),
      minimum_reorder: says(95, 'refills are $95 and up.', '/pages/garden-centers'),
      currency: 'USD',
      documents: says(
        ['resale_certificate', 'storefront_photos'],
        'Send your resale certificate and a photo of your storefront',
        '/pages/garden-centers',
      ),
      marketplaces: says(
        'forbidden',
        'Please keep our seeds off Amazon, eBay and Walmart Marketplace.',
        '/pages/garden-centers',
      ),
    },
  }),
  small({
    brand: 'Hearthline',
    host: 'www.hearthline.test',
    line: 'Enamel cookware',
    titles: ['Hearthline Enamel Pot 4 qt', 'Hearthline Enamel Kettle'],
    menu: ['Cookware /cookware', 'Stockist FAQ /stockist-faq', 'Say hello /hello'],
    home: '<p>Enamel on steel.</p>',
    pages: {
      '/cookware': ['Cookware', '<p>Pots and kettles.</p>'],
      '/stockist-faq': [
        'Stockist FAQ',
        `<h3>Who can stock Hearthline?</h3><p>Bricks-and-mortar shops with their own premises.</p><h3>Is there a minimum order?</h3><p>£300 to begin with, £120 after that.</p><h3>Can I list you on Amazon or eBay?</h3><p>No, we ask that you sell only in your shop and on your own website.</p><h3>How do I apply?</h3><p>Drop Ines a line: ${cloaked('ines@hearthline.test')}</p>`,
      ],
      '/hello': ['Say hello', `<p>${cloaked('hello@hearthline.test', 0x21)}</p>`],
    },
    footer: `<p>Website by Fathom Studio ${cloaked('hi@fathomstudio.test', 0x13)}</p>`,
    wayIn: writeTo('ines@hearthline.test'),
    traps: ['hi@fathomstudio.test'],
    policy: {
      takes_wholesale: yes('Bricks-and-mortar shops with their own premises.', '/stockist-faq'),
      minimum_opening_order: says(300, '£300 to begin with, £120 after that.', '/stockist-faq'),
      minimum_reorder: says(120, '£300 to begin with, £120 after that.', '/stockist-faq'),
      currency: 'GBP',
      marketplaces: says(
        'forbidden',
        'we ask that you sell only in your shop and on your own website.',
        '/stockist-faq',
      ),
    },
  }),
  small({
    brand: 'Drumlin Bags',
    host: 'drumlinbags.test',
    line: 'Waxed canvas bags',
    titles: ['Drumlin Bags Tote', 'Drumlin Bags Rucksack'],
    menu: ['Bags /bags', 'Contact /contact', 'Wholesale https://wholesale.drumlinbags.test/'],
    home: '<p>Waxed in Dundee.</p>',
    pages: {
      '/bags': ['Bags', '<p>Totes, rucksacks.</p>'],
      '/contact': ['Contact', `<p>${mail('hello@drumlinbags.test')}</p>`],
    },
    elsewhere: {
      'wholesale.drumlinbags.test': {
        '/': `<html><title>Drumlin Bags Wholesale</title><body><h1>Drumlin Bags for shops</h1><p>Prices are shown once you are logged in.</p><a href="/login">Log in</a> <a href="/register">Request access</a></body></html>`,
        '/register': `<html><title>Request access</title><body><h1>Request access</h1><p>Accounts are open to retailers with a VAT number. There is no minimum.</p>${form('/register', 'Shop name', 'VAT number', 'Email', 'Password')}</body></html>`,
        '/login': `<html><title>Log in</title><body>${form('/login', 'Email', 'Password')}</body></html>`,
      },
    },
    wayIn: applyAt('https://wholesale.drumlinbags.test/register', 'https://wholesale.drumlinbags.test/'),
    policy: {
      takes_wholesale: says('yes', 'Accounts are open to retailers with a VAT number.', '/register'),
      documents: says(['tax_id'], 'Accounts are open to retailers with a VAT number.', '/register'),
    },
  }),
  small({
    brand: 'Pebbleshore',
    host: 'pebbleshore.test',
    line: 'Sea salt caramels',
    titles: ['Pebbleshore Caramels Box of 12', 'Pebbleshore Fudge Slab'],
    menu: ['Caramels /caramels', 'Contact /contact'],
    home: '<p>Cooked in copper.</p>',
    head: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Pebbleshore","contactPoint":[{"@type":"ContactPoint","contactType":"wholesale","email":"trade@pebbleshore.test"},{"@type":"ContactPoint","contactType":"customer service","email":"care@pebbleshore.test"}]}</script>`,
    pages: {
      '/caramels': ['Caramels', '<p>Box of 12.</p>'],
      '/contact': ['Contact', form('/contact', 'Name', 'Email', 'Message')],
    },
    wayIn: writeTo('trade@pebbleshore.test'),
  }),
  small({
    brand: 'Vantrel',
    host: 'vantrel.test',
    line: 'Bike lights',
    titles: ['Vantrel Front Light 800', 'Vantrel Rear Light'],
    menu: ['Lights /lights', 'Dealer program /dealers'],
    home: '<div id="root"></div>',
    pages: {
      '/lights': ['Lights', '<p>Front and rear.</p>'],
      '/dealers': [
        'Dealer program',
        `<div id="app"></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"blocks":[{"type":"text","html":"\\u003cp\\u003eVantrel works with independent bike shops. An opening order is $400 at dealer cost; after that order what you need.\\u003c/p\\u003e"},{"type":"text","html":"\\u003cp\\u003eOnline-only sellers and Amazon sellers can\\u2019t be dealers.\\u003c/p\\u003e"},{"type":"contact","label":"Dealer desk","email":"shops@vantrel.test"},{"type":"credits","label":"Built with","email":"team@stackery.test"}]}}}</script>`,
      ],
    },
    wayIn: writeTo('shops@vantrel.test'),
    traps: ['team@stackery.test'],
    policy: {
      takes_wholesale: yes('Vantrel works with independent bike shops.', '/dealers'),
      minimum_opening_order: says(400, 'An opening order is $400 at dealer cost', '/dealers'),
      currency: 'USD',
      marketplaces: says('forbidden', 'Online-only sellers and Amazon sellers can’t be dealers.', '/dealers'),
    },
  }),
  small({
    brand: 'Kilnfolk',
    host: 'kilnfolk.test',
    line: 'Stoneware mugs',
    titles: ['Kilnfolk Mug Speckled', 'Kilnfolk Bowl'],
    menu: ['Mugs /mugs', 'Studio /studio', 'Find us /find-us'],
    home: '<p>Thrown in Asheville.</p>',
    pages: {
      '/mugs': ['Mugs', '<p>Speckled and plain.</p>'],
      '/studio': [
        'Studio',
        `<p>Open Fridays. Our landlord, Foundry Lofts (${mail('leasing@foundrylofts.test')}), has spare studios.</p>`,
      ],
      '/find-us': [
        'Find us',
        `<p>Shops that carry our mugs: Perch, Wren &amp; Co., The Bothy.</p><p>Shopkeepers: our line sheet goes out every March. Ask for it at <span>kilnfolk</span><span>@</span><span>kilnfolk.test</span>.</p>`,
      ],
    },
    wayIn: writeTo('kilnfolk@kilnfolk.test'),
    traps: ['leasing@foundrylofts.test'],
    policy: { takes_wholesale: yes('our line sheet goes out every March', '/find-us') },
  }),
  small({
    brand: 'Trundle Toys',
    host: 'trundletoys.test',
    line: 'Pull-along toys',
    titles: ['Trundle Toys Duck', 'Trundle Toys Snail'],
    menu: ['Toys /toys', 'Policies /policies', 'Contact /contact'],
    home: '<p>Wheels on everything.</p>',
    pages: {
      '/toys': ['Toys', '<p>Duck, snail.</p>'],
      '/policies': [
        'Policies',
        `<p>Payments by Klarna: ${mail('trundletoys@paylaterdesk.test')}. Accessibility: ${mail('trundletoys@accesswidget.test')}. Privacy: ${mail('dpo@privacywise.test')}</p>`,
      ],
      '/contact': [
        'Contact',
        `<p>Contact us at hello@yourstore.com</p><p>Trundle Toys, Asheville. ${mail('trundletoysnc@gmail.com')}</p>`,
      ],
    },
    wayIn: writeTo('trundletoysnc@gmail.com'),
    traps: [
      'trundletoys@paylaterdesk.test',
      'trundletoys@accesswidget.test',
      'dpo@privacywise.test',
      'hello@yourstore.com',
    ],
  }),
  small({
    brand: 'Galvan Grill',
    host: 'galvangrill.test',
    line: 'Charcoal grills',
    titles: ['Galvan Grill 22 inch', 'Galvan Grill Chimney Starter'],
    menu: ['Grills /grills', 'Dealer inquiry /dealer-inquiry', 'Service /service'],
    home: '<p>Fire made simple.</p>',
    pages: {
      '/grills': ['Grills', '<p>22 inch.</p>'],
      '/service': ['Service', `<p>Spare parts: ${mail('parts@galvangrill.test')}</p>`],
      '/dealer-inquiry': [
        'Dealer inquiry',
        `<p>Galvan Grill is sold through hardware stores and hearth shops. Tell us about yours.</p>${form('https://forms.hubtool.test/galvan', 'Company', 'Federal tax ID', 'Years in business', 'Email')}<p>Or call (512) 555-0180.</p>`,
      ],
    },
    wayIn: applyAt('https://galvangrill.test/dealer-inquiry'),
    policy: {
      takes_wholesale: yes(
        'Galvan Grill is sold through hardware stores and hearth shops.',
        '/dealer-inquiry',
      ),
    },
  }),
  small({
    brand: 'Ridgeback Straps',
    host: 'ridgebackstraps.test',
    line: 'Cam straps',
    titles: ['Ridgeback Straps Cam Strap 12 ft', 'Ridgeback Straps Ratchet Set'],
    menu: ['Straps /straps', 'About /about', 'Contact /contact'],
    home: '<p>Hold on.</p>',
    pages: {
      '/straps': ['Straps', '<p>Cam, ratchet.</p>'],
      '/about': [
        'About',
        `<p>Ridgeback Straps is a brand of <a href="https://tidewatergear.test/">Tidewater Gear Group</a>.</p>`,
      ],
      '/contact': [
        'Contact',
        `<p>Consumers: ${mail('help@ridgebackstraps.test')}</p><p>Retailers: visit <a href="https://tidewatergear.test/wholesale">Tidewater’s wholesale page</a>.</p>`,
      ],
    },
    elsewhere: {
      'tidewatergear.test': {
        '/': `<html><title>Tidewater Gear Group</title><body><h1>Our brands</h1><p>Ridgeback Straps, Bowline, Cleatworks</p></body></html>`,
        '/wholesale': `<html><title>Wholesale – Tidewater Gear Group</title><body><h1>Wholesale</h1><p>We sell Ridgeback Straps and Bowline to retailers only. Opening orders are $500 across all brands.</p><p>${mail('accounts@tidewatergear.test')}</p><p>Recruiting: ${mail('jobs@tidewatergear.test')}</p></body></html>`,
      },
    },
    wayIn: writeTo('accounts@tidewatergear.test'),
    traps: ['jobs@tidewatergear.test'],
    policy: {
      takes_wholesale: yes('We sell Ridgeback Straps and Bowline to retailers only.', '/wholesale'),
      minimum_opening_order: says(500, 'Opening orders are $500 across all brands.', '/wholesale'),
      currency: 'USD',
    },
  }),
  small({
    brand: 'Sundry Moon',
    host: 'sundrymoon.test',
    line: 'Calendars and cards',
    titles: ['Sundry Moon Wall Calendar', 'Sundry Moon Card Set'],
    menu: ['Paper /paper', 'Wholesale /wholesale'],
    home: '<p>Printed in Vermont.</p>',
    pages: {
      '/paper': ['Paper', '<p>Calendars, cards.</p>'],
      '/wholesale': [
        'Wholesale',
        `<p>Order our paper goods on <a href="https://www.faire.com/direct/sundrymoon">Faire</a>, or by email with <a href="mailto:paper@sundrymoon.test?cc=agency@inkreps.test&subject=Wholesale">our studio</a>.</p><p>Minimums: $150 opening / $100 reorder. Cards come by the half dozen.</p>`,
      ],
    },
    wayIn: writeTo('paper@sundrymoon.test'),
    traps: ['agency@inkreps.test'],
    policy: {
      takes_wholesale: yes('Order our paper goods on Faire', '/wholesale'),
      minimum_opening_order: says(150, 'Minimums: $150 opening / $100 reorder.', '/wholesale'),
      minimum_reorder: says(100, 'Minimums: $150 opening / $100 reorder.', '/wholesale'),
      currency: 'USD',
    },
  }),
];
