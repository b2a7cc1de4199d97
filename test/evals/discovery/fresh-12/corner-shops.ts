import type { DiscoveryCase } from '../case.ts';
import { bigcommerce, plain, shopify, squarespace, wix, woo } from './frames.ts';
import { bullets, faq, fillIn, form, hit, mail, says, site, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Tallow & Thistle',
    host: 'tallowandthistle.test',
    titles: ['Tallow & Thistle Barn Candle 9 oz', 'Tallow & Thistle Linen Mist'],
    category: 'Home & Kitchen',
    frame: shopify,
    bar: 'Free shipping over $50 | Order 3 or more save 10%',
    home: '<p>Hand-poured in a converted dairy in Vermont.</p>',
    pages: {
      '/pages/about': ['About', '<p>Two sisters, one stove, and a lot of wicks.</p>'],
      '/pages/stockists': [
        'For Shopkeepers',
        `<p>We love seeing our candles on the shelves of independent shops, and we're always glad to take on a few more.</p><p>Your first order needs to come to $200; after that, top up whenever you like with $75 or more.</p><p>Before we can ship tax-free we need a copy of your resale certificate.</p><p>To get started drop us a line at ${mail('shops@tallowandthistle.test')}.</p>`,
      ],
      '/pages/gift-cards': ['Gift Cards', '<p>Gift cards start at a minimum of $25 and never expire.</p>'],
      '/pages/contact': [
        'Contact',
        `<p>About an order: ${mail('help@tallowandthistle.test')}. Press samples: ${mail('press@tallowandthistle.test')}.</p>`,
      ],
    },
    search: [
      hit(
        'https://www.etsy.com/market/thistle_candle',
        'Thistle Candle - Etsy',
        'Check out our thistle candle selection.',
      ),
      null,
      hit(
        'https://www.instagram.com/tallowandthistle/',
        'Tallow & Thistle (@tallowandthistle)',
        '12k followers',
      ),
    ],
    expected: {
      wayIn: writeTo('shops@tallowandthistle.test'),
      traps: ['press@tallowandthistle.test'],
      policy: {
        takes_wholesale: says('/pages/stockists', 'yes', "we're always glad to take on a few more"),
        minimum_opening_order: says('/pages/stockists', 200, 'Your first order needs to come to $200'),
        minimum_reorder: says('/pages/stockists', 75, 'top up whenever you like with $75 or more'),
        currency: 'USD',
        documents: says('/pages/stockists', ['resale_certificate'], 'a copy of your resale certificate'),
      },
    },
  }),
  site({
    brand: 'Burrow Lane Pet Goods LLC',
    host: 'www.burrowlane.test',
    titles: ['Burrow Lane Rabbit Hay Feeder', 'Burrow Lane Willow Chew Ring 4 Pack'],
    category: 'Pet Supplies',
    frame: woo,
    bar: 'Spend $60, get a willow ball free',
    pages: {
      '/our-story': ['Our Story', '<p>Our rabbits came first. The workshop came after.</p>'],
      '/wholesale': [
        'Wholesale',
        `<p>Retailers of every size are welcome to apply for a trade account.</p>${bullets('Opening order: $150', 'No minimum on reorders', 'Ships in five working days')}<p>Please don't list our products on Amazon; we look after that channel ourselves.</p><p>Fill in the short form and we'll be back within two days.</p>${form('Apply', 'Shop name', 'Your name', 'Email', 'Phone')}`,
      ],
      '/affiliates': [
        'Affiliates',
        `<p>Earn 12% on each sale. Apply now by writing to ${mail('affiliates@burrowlane.test')}.</p>`,
      ],
      '/contact': ['Contact', `<p>Customer questions: ${mail('hello@burrowlane.test')}</p>`],
    },
    expected: {
      wayIn: fillIn('https://www.burrowlane.test/wholesale'),
      traps: ['affiliates@burrowlane.test'],
      policy: {
        takes_wholesale: says(
          '/wholesale',
          'yes',
          'Retailers of every size are welcome to apply for a trade account',
        ),
        marketplaces: says('/wholesale', 'amazon_forbidden', "Please don't list our products on Amazon"),
        minimum_opening_order: says('/wholesale', 150, 'Opening order: $150'),
        currency: 'USD',
      },
    },
  }),
  site({
    brand: 'Osprey Creek Cutlery',
    host: 'ospreycreekcutlery.test',
    titles: ['Osprey Creek Paring Knife 3.5 in', 'Osprey Creek Walnut Knife Block'],
    frame: plain,
    home: `<p>Forged one at a time. Call 406-555-0188 or write to ${mail('smith@ospreycreekcutlery.test')}.</p>`,
    pages: {
      '/knives.html': ['Knives', '<p>Carbon steel, five shapes. Orders over $100 ship free.</p>'],
      '/faq.html': [
        'Questions',
        '<h3>Can my store carry your knives?</h3><p>Sorry, no. I make about six knives a week and sell every one of them directly, so I do not offer wholesale.</p><h3>Do you sharpen?</h3><p>Yes, $8 a blade, minimum three blades.</p>',
      ],
    },
    expected: {
      wayIn: writeTo('smith@ospreycreekcutlery.test'),
      policy: { takes_wholesale: says('/faq.html', 'no', 'so I do not offer wholesale') },
    },
  }),
  site({
    brand: 'Pennywhistle Press',
    host: 'pennywhistlepress.test',
    titles: ['Pennywhistle Press Letterpress Thank You Cards', 'Pennywhistle Press Desk Calendar 2027'],
    category: 'Office Products',
    frame: squarespace,
    bar: 'Orders of $40+ ship free in the US',
    pages: {
      '/about': ['About', '<p>A 1911 Chandler & Price and a very patient cat.</p>'],
      '/contact': [
        'Contact',
        `<p>Say hello: ${mail('hello@pennywhistlepress.test')}</p><p>Site by Inkling Web Studio, ${mail('studio@inklingweb.test')}</p>`,
      ],
      '/shipping': [
        'Shipping',
        '<p>Minimum order for expedited shipping is $20. Returns within 30 days.</p>',
      ],
    },
    expected: { wayIn: writeTo('hello@pennywhistlepress.test'), traps: ['studio@inklingweb.test'] },
  }),
  site({
    brand: 'Grindstone Coffee Tools',
    host: 'grindstonecoffee.test',
    titles: ['Grindstone WDT Needle Tool', 'Grindstone Magnetic Dosing Ring 58mm'],
    category: 'Home & Kitchen',
    frame: bigcommerce,
    bar: 'Buy 2 tampers, save 15%',
    pages: {
      '/about-us': ['About', '<p>Machined in Ohio.</p>'],
      '/dealers': [
        'Dealers',
        `<p>Cafés, roasters and home-goods stores can buy from us at dealer pricing.</p><h3>The fine print</h3>${bullets('Initial purchase of at least $500', 'Subsequent orders of at least $250', 'Advertised prices may not fall below our MAP schedule', 'Selling on third-party marketplaces such as Amazon, eBay or Walmart requires our prior written consent')}<p>Send us your EIN, your business license and the address of your website: ${mail('dealers@grindstonecoffee.test')}.</p>`,
      ],
      '/contact-us': ['Contact', `<p>${mail('support@grindstonecoffee.test')}</p>`],
      '/careers': ['Careers', `<p>We're hiring a machinist. ${mail('jobs@grindstonecoffee.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('dealers@grindstonecoffee.test'),
      traps: ['jobs@grindstonecoffee.test'],
      policy: {
        takes_wholesale: says('/dealers', 'yes', 'can buy from us at dealer pricing'),
        marketplaces: says('/dealers', 'with_permission', 'requires our prior written consent'),
        map_policy: says('/dealers', 'yes', 'may not fall below our MAP schedule'),
        minimum_opening_order: says('/dealers', 500, 'Initial purchase of at least $500'),
        minimum_reorder: says('/dealers', 250, 'Subsequent orders of at least $250'),
        currency: 'USD',
        documents: says(
          '/dealers',
          ['tax_id', 'business_license', 'website_url'],
          'Send us your EIN, your business license',
        ),
      },
    },
  }),
  site({
    brand: 'Saltbox Baby',
    host: 'www.saltboxbaby.test',
    titles: ['Saltbox Baby Muslin Swaddle Set', 'Saltbox Baby Cotton Knit Bonnet'],
    category: 'Baby',
    frame: wix,
    bar: 'Join the club: 10% off your first order',
    pages: {
      '/about': ['About', '<p>Soft things from Rhode Island.</p>'],
      '/wholesale': [
        'Wholesale',
        `<p>Thank you for thinking of us! Our wholesale program is full at the moment and we are not opening new accounts until spring.</p><p>Leave your details with ${mail('wholesale@saltboxbaby.test')} and we'll let you know.</p>`,
      ],
      '/faq': [
        'FAQ',
        faq(
          ['Is there a minimum order?', 'For monogramming, yes: three pieces.'],
          ['Do you gift wrap?', 'We do, for $5.'],
        ),
      ],
    },
    expected: {
      wayIn: writeTo('wholesale@saltboxbaby.test'),
      policy: { takes_wholesale: says('/wholesale', 'no', 'we are not opening new accounts until spring') },
    },
  }),
  site({
    brand: 'Copperline Garden',
    host: 'copperlinegarden.test',
    titles: ['Copperline Garden Plant Markers 20 Count', 'Copperline Garden Slug Tape 1.5 in'],
    category: 'Patio, Lawn & Garden',
    frame: woo,
    pages: {
      '/store-map': ['Store map', '<p>Use the map to find a garden center near you. Enter your ZIP.</p>'],
      '/trade': [
        'Garden centers',
        `<p>More than ninety garden centers resell our markers, and yours can too.</p><p>We ask for $125 on the opening order and nothing after that.</p><p>Online marketplaces are fine by us as long as you hold the stock yourself.</p><p>New accounts send a photo of their storefront and two trade references to ${mail('trade@copperlinegarden.test')}.</p>`,
      ],
      '/contact': ['Contact', `<p>${mail('info@copperlinegarden.test')} or call.</p>`],
    },
    expected: {
      wayIn: writeTo('trade@copperlinegarden.test'),
      policy: {
        takes_wholesale: says('/trade', 'yes', 'resell our markers, and yours can too'),
        marketplaces: says('/trade', 'allowed', 'Online marketplaces are fine by us'),
        minimum_opening_order: says('/trade', 125, 'We ask for $125 on the opening order'),
        currency: 'USD',
        documents: says(
          '/trade',
          ['storefront_photos', 'trade_references'],
          'send a photo of their storefront and two trade references',
        ),
      },
    },
  }),
  site({
    brand: 'Fathom Dry Bags Inc.',
    host: 'fathomdry.test',
    titles: ['Fathom 20L Roll Top Dry Bag', 'Fathom Waterproof Phone Pouch'],
    category: 'Sports & Outdoors',
    frame: shopify,
    bar: 'FREE SHIPPING ON US ORDERS OVER $75',
    foot: 'Theme sample: support@themeforge.test',
    pages: {
      '/pages/warranty': ['Warranty', '<p>Lifetime. Send us a picture and your proof of purchase.</p>'],
      '/pages/become-a-retailer': [
        'Become a Retailer',
        `<p>Outfitters, marinas and paddle shops: open an account below.</p><p>There is no opening minimum; we only ask that restocks reach $100.</p><p>Dealers agree to follow our unilateral minimum advertised price policy and not to sell on any online marketplace.</p>${form('Submit application', 'Business name', 'Contact', 'Email address', 'Town')}`,
      ],
      '/pages/contact': ['Contact', `<p>${mail('crew@fathomdry.test')}</p>`],
    },
    expected: {
      wayIn: fillIn('https://fathomdry.test/pages/become-a-retailer'),
      traps: ['support@themeforge.test'],
      policy: {
        takes_wholesale: says('/pages/become-a-retailer', 'yes', 'open an account below'),
        marketplaces: says('/pages/become-a-retailer', 'forbidden', 'not to sell on any online marketplace'),
        map_policy: says('/pages/become-a-retailer', 'yes', 'unilateral minimum advertised price policy'),
        minimum_reorder: says('/pages/become-a-retailer', 100, 'we only ask that restocks reach $100'),
        currency: 'USD',
      },
    },
  }),
];
