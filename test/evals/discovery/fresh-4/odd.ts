import type { DiscoveryCase } from '../case.ts';
import { address, cf, form, formAt, hits, mail, none, said, shopifyForm, site } from './kit.ts';
import { bigcommerce, builder, dawn, storefront, webflow, wix, wixWatch } from './themes.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'ZHUVEXI',
    productTitles: ['ZHUVEXI Cable Clips 16 Pack Self Adhesive', 'ZHUVEXI Under Desk Tray White'],
    category: 'Office Products',
    search: hits(
      [
        'https://www.amazon.com/ZHUVEXI-Cable-Clips/dp/B0C7Z',
        'ZHUVEXI Cable Clips 16 Pack',
        'Brand: ZHUVEXI',
      ],
      ['https://tidydeskmart.test/zhuvexi-cable-clips/', 'ZHUVEXI Cable Clips – Tidy Desk Mart', '$8.99'],
      ['https://couponfalls.test/store/zhuvexi', 'ZHUVEXI Coupon Codes 2026', '0 active codes'],
      ['https://trademarks.justia.com/97/1/zhuvexi.html', 'ZHUVEXI - Trademark', 'Shenzhen'],
    ),
    hosts: {
      'tidydeskmart.test': site(
        bigcommerce,
        { name: 'Tidy Desk Mart', nav: 'Cables=/cables/ | Brands=/brands/', foot: 'B2B=/business-orders/' },
        {
          '/zhuvexi-cable-clips/': '<h1>ZHUVEXI Cable Clips 16 Pack</h1><p>Brand: ZHUVEXI. $8.99</p>',
          '/business-orders/': `<h1>Business orders</h1><p>Tidy Desk Mart gives net 30 to offices, $250 minimum: ${mail('b2b@tidydeskmart.test')}</p>`,
        },
      ),
      'couponfalls.test': {
        '/store/zhuvexi':
          '<title>ZHUVEXI coupons</title><h1>ZHUVEXI</h1><p>Own this brand? merchants@couponfalls.test</p>',
      },
    },
    expected: {
      website: null,
      wayIn: none,
      traps: ['b2b@tidydeskmart.test', 'merchants@couponfalls.test'],
      policy: {},
    },
  },
  {
    brand: 'Fennimore Flask Company',
    productTitles: ['Fennimore 8 oz Pewter Hip Flask', 'Fennimore Flask Funnel & Case'],
    search: hits(
      [
        'https://fennimoreflask.test/',
        'Fennimore Flask – Slots & Live Roulette',
        '200 free spins, no deposit',
      ],
      ['https://www.etsy.com/market/fennimore_flask', 'Fennimore Flask - Etsy', 'Vintage'],
      ['https://fennimorewi.test/', 'City of Fennimore, Wisconsin', 'City hall hours'],
    ),
    hosts: {
      'fennimoreflask.test': {
        '/': '<html lang="en"><head><title>Fennimore Flask – Slots & Live Roulette</title></head><body><h1>200 free spins</h1><p>Fennimore Flask reviews the best online casinos. Minimum deposit $10. Affiliates and partners: vip@spinharbor.test</p><a href="/terms">Terms</a></body></html>',
        '/terms': '<title>Terms</title><p>18+. Resellers of bonus codes are banned.</p>',
      },
      'fennimorewi.test': { '/': '<h1>City of Fennimore</h1><p>clerk@fennimorewi.test</p>' },
    },
    expected: {
      website: null,
      wayIn: none,
      traps: ['vip@spinharbor.test', 'clerk@fennimorewi.test'],
      policy: {},
    },
  },
  {
    brand: 'Harrowmint Oral Care',
    productTitles: ['Harrowmint Toothpaste Tabs Spearmint 62 ct', 'Harrowmint Bamboo Brush 4-Pack'],
    category: 'Health & Household',
    search: hits(
      ['https://harrowmint.test/', 'Harrowmint – Opening soon', 'Toothpaste tabs, back in spring.'],
      [
        'https://zerowastefinds.test/harrowmint-review',
        'Harrowmint tabs: our verdict',
        'We chewed for a month',
      ],
    ),
    hosts: {
      'harrowmint.test': {
        '/': '<!doctype html><html class="no-js" lang="en"><head><title>Harrowmint – Opening soon</title><meta name="description" content="Toothpaste Tabs Spearmint and Bamboo Brushes by Harrowmint Oral Care."></head><body class="password"><div class="password-main"><h1>Opening soon</h1><p>Our toothpaste tabs are getting a new tin. Be first to know when we’re back.</p><form method="post" action="/contact#contact_form" id="contact_form"><input type="hidden" name="form_type" value="customer"><input type="hidden" name="contact[tags]" value="prospect, password page"><input type="email" name="contact[email]"><button>Notify me</button></form></div><footer><p>This shop will be powered by <a href="//www.shopify.com">Shopify</a></p><p>Are you the store owner? <a href="/admin">Log in here</a></p></footer></body></html>',
      },
      'zerowastefinds.test': {
        '/harrowmint-review': `<h1>Harrowmint tabs</h1><p>Wholesale inquiries about our guide: ${mail('editor@zerowastefinds.test')}</p>`,
      },
    },
    expected: {
      website: 'harrowmint.test',
      wayIn: none,
      traps: ['editor@zerowastefinds.test'],
      policy: {},
    },
  },
  {
    brand: 'Kestrelby Sleep',
    productTitles: ['Kestrelby Weighted Eye Mask', 'Kestrelby Buckwheat Pillow Standard'],
    category: 'Home',
    search: hits(
      ['https://www.kestrelby.test/', 'Kestrelby Sleep', 'Pillows you can hear. Free returns.'],
      ['https://sleepfolk.test/best-buckwheat', 'Best buckwheat pillows 2026', 'Kestrelby came in second'],
    ),
    hosts: {
      'sleepfolk.test': {
        '/best-buckwheat': '<h1>Best buckwheat pillows</h1><p>affiliates@sleepfolk.test</p>',
      },
      'www.kestrelby.test': site(
        wix,
        {
          name: 'Kestrelby',
          bar: 'Free shipping over $75 in the lower 48',
          nav: 'Home=/ | Shop=/shop | Sleep map=/sleep-map | Contact=/contact',
          foot: 'Privacy=/privacy | Accessibility=/accessibility',
        },
        {
          '/': '<h1>Pillows you can hear</h1><p>Weighted Eye Mask. Buckwheat Pillow Standard.</p>',
          '/sleep-map': '<h1>Sleep map</h1><p>The MAP method: Measure, Adjust, Pillow. Minimum 3 nights.</p>',
          '/contact':
            '<h1>Contact</h1><p>We’re four people. Give us two days.</p><form id="comp-lk9" class="wixui-form"><input name="first-name" placeholder="First name"><input name="email" type="email" placeholder="Email"><textarea name="message" placeholder="Message"></textarea><button>Submit</button></form>',
          '/privacy':
            '<h1>Privacy</h1><p>Requests under the CCPA go to our Data Privacy Officer at privacyofficer@kestrelby.test and to nobody else.</p>',
          '/accessibility':
            '<h1>Accessibility</h1><p>Found a barrier? a11y@wcagwidget.test. We sell only on this site.</p>',
        },
      ),
    },
    expected: {
      website: 'www.kestrelby.test',
      wayIn: formAt('https://www.kestrelby.test/contact'),
      traps: [wixWatch, 'affiliates@sleepfolk.test', 'privacyofficer@kestrelby.test', 'a11y@wcagwidget.test'],
      policy: {},
    },
  },
  {
    brand: 'Merrinvale',
    productTitles: ['Merrinvale Sterling Wren Studs', 'Merrinvale Moss Agate Pendant'],
    category: 'Jewelry',
    search: hits(
      ['https://merrinvale.test/', 'Merrinvale Tile & Stone', 'Porcelain, terrazzo, dealers in 38 states'],
      ['https://www.amazon.com/handmade/Merrinvale', 'Handmade at Amazon: Merrinvale', 'Jewelry from Ithaca'],
      [
        'https://merrinvalejewelry.test/',
        'Merrinvale | Birds and moss in silver',
        'Handmade in Ithaca, New York',
      ],
    ),
    hosts: {
      'merrinvale.test': site(
        storefront,
        {
          name: 'Merrinvale Tile & Stone',
          nav: 'Tile=/tile/ | Dealers=/dealers/',
          foot: 'Dealers=/dealers/',
        },
        {
          '/': '<h1>Merrinvale Tile &amp; Stone</h1><p>Porcelain and terrazzo since 1961.</p>',
          '/dealers/':
            '<h1>Merrinvale dealers</h1><p>Opening order $5,000. MAP applies. No Amazon. dealers@merrinvale.test</p>',
        },
      ),
      'merrinvalejewelry.test': site(
        dawn,
        {
          name: 'Merrinvale',
          nav: 'Studs=/collections/studs | Pendants=/collections/pendants | Where=/pages/where',
          foot: 'Notes=/pages/notes | Where=/pages/where',
        },
        {
          '/': '<h1>Birds and moss</h1><p>Sterling Wren Studs. Moss Agate Pendant. Also on Handmade at Amazon.</p>',
          '/pages/where':
            '<h1>Where</h1><p>Every other Saturday at the Steamboat Landing market. Gallery Sunder has a case of ours; so does nobody else, yet.</p>',
          '/pages/notes': `<h1>Notes</h1><p>Sizes, resizing, a lost wren: ${cf('maud@merrinvalejewelry.test')}</p>${shopifyForm('Name, Email, Message')}`,
        },
      ),
    },
    expected: {
      website: 'merrinvalejewelry.test',
      wayIn: address('maud@merrinvalejewelry.test'),
      traps: ['dealers@merrinvale.test'],
      policy: {},
    },
  },
  {
    brand: 'Tock & Fern',
    productTitles: ['Tock & Fern Ash Mantel Clock', 'Tock & Fern Travel Alarm Olive'],
    category: 'Home Decor',
    search: hits(
      ['https://tockandfern.test/', 'Tock & Fern', 'Clocks that mind their own business'],
      ['https://halvorsenhome.test/', 'Halvorsen Home Goods', 'Tock & Fern, Brae Candle, Lissom'],
      ['https://www.wayfair.com/brand/tock-fern', 'Tock & Fern | Wayfair', 'Clocks'],
    ),
    hosts: {
      'tockandfern.test': site(
        webflow,
        {
          name: 'Tock & Fern',
          nav: 'Clocks=/clocks | Winding=/winding',
          foot: 'Winding=/winding | About us=/about-us',
          end: '<div>A Halvorsen Home Goods brand.</div>',
        },
        {
          '/': '<h1>Clocks that mind their own business</h1><p>Ash Mantel Clock. Travel Alarm Olive.</p>',
          '/about-us':
            '<h1>About us</h1><p>We draw the clocks in Decorah, Iowa. Halvorsen Home Goods, our owner since 2019, looks after retailers: <a href="https://halvorsenhome.test/retailers/apply?line=tock-and-fern">apply for a Tock &amp; Fern account there</a>.</p><p>On marketplaces it is us or it is a copy: Halvorsen gives no account of ours the right to list on Amazon, Wayfair, Target Plus or eBay.</p>',
          '/winding': '<h1>Winding</h1><p>Stopped? clockdoctor@tockandfern.test</p>',
        },
      ),
      'halvorsenhome.test': site(
        builder,
        {
          name: 'Halvorsen Home Goods',
          nav: 'Lines=/lines/ | Retailers=/retailers/apply?line=tock-and-fern',
          foot: 'Shareholders=/shareholders/',
        },
        {
          '/': '<h1>Halvorsen Home Goods</h1><p>Three lines, one truck.</p>',
          '/retailers/apply?line=tock-and-fern': `<h1>Retailer application: Tock &amp; Fern</h1>${form('/retailers/apply?line=tock-and-fern', 'Store, Tax number, Contact person, Email', 'Apply')}`,
          '/shareholders/': '<h1>Shareholders</h1><p>ir@halvorsenhome.test</p>',
          '/lines/': '<h1>Lines</h1><p>Brae Candle orders: brae@halvorsenhome.test</p>',
        },
      ),
    },
    expected: {
      website: 'tockandfern.test',
      wayIn: formAt('https://halvorsenhome.test/retailers/apply?line=tock-and-fern'),
      traps: ['ir@halvorsenhome.test', 'brae@halvorsenhome.test'],
      policy: {
        takes_wholesale: said('yes', 'our owner since 2019, looks after retailers', '/about-us'),
        marketplaces: said(
          'forbidden',
          'Halvorsen gives no account of ours the right to list on Amazon',
          '/about-us',
        ),
      },
    },
  },
];
