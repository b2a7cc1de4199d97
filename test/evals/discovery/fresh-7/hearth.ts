import type { DiscoveryCase } from '../case.ts';
import { found, onAmazon, onEtsy, onInstagram, stocks, strangers } from './systems/elsewhere.ts';
import { cloudflare, mail } from './systems/hiding.ts';
import { dawn, impulse, prestige, shopifyForm } from './systems/shopify.ts';
import { fillIn, says, writeTo } from './systems/site.ts';

const candles = dawn({
  name: 'Ferncastle Candle Works',
  host: 'ferncastle.test',
  tagline: 'Soy and beeswax candles poured in Pittsburgh',
  bar: 'Free shipping on orders $65+',
  menu: ['Candles /collections/candles', 'Scents /collections/scents', 'Our story /pages/our-story'],
  foot: ['FAQ /pages/faq', 'Wholesale /pages/wholesale', 'Contact /pages/contact', 'Careers /pages/careers'],
  range: ['Tomato Leaf 8 oz | $26.00', 'Woodsmoke & Fig 8 oz | $26.00', 'Beeswax Tapers, pair | $18.00'],
  home: '<div class="rich-text"><h2>Lit slowly</h2><p>Two sisters, one kettle, forty hours of burn.</p></div>',
  privacy: 'privacy@ferncastle.test',
  data: { email: 'hello@ferncastle.test' },
  pages: {
    '/pages/our-story': [
      'Our story',
      '<p>It began on a stove in Polish Hill in 2016. The stove has since retired.</p>',
    ],
    '/pages/faq': [
      'FAQ',
      '<h3>Do you do weddings?</h3><p>We do. Personalised labels have a minimum of 24 candles.</p><h3>Is there a limit on sale items?</h3><p>Ten per household.</p>',
    ],
    '/pages/contact': [
      'Contact',
      `<p>Order trouble, compliments, wick questions: ${mail('hello@ferncastle.test')}</p>${shopifyForm(['Name', 'Email*', 'Comment'], 'Send')}`,
    ],
    '/pages/careers': ['Careers', `<p>We hire pourers each September. ${mail('jobs@ferncastle.test')}</p>`],
    '/pages/wholesale': [
      'Wholesale',
      `<p>Independent gift shops can buy Ferncastle at half the price you see here.</p><p>Your opening purchase has to reach $240, and each one after it $120. Before we ship, we’ll want a copy of your state resale permit.</p><p>Joanie runs this side of the house: ${mail('wholesale@ferncastle.test')}.</p>`,
    ],
  },
});

const stoneware = dawn({
  name: 'Ottobrae Ceramics',
  host: 'www.ottobrae.test',
  tagline: 'Hand-thrown tableware from Hood River, Oregon',
  bar: 'Spend $120, ship for free',
  menu: ['Tableware /collections/tableware', 'Studio /pages/studio', 'Journal /blogs/news'],
  foot: ['Trade /pages/trade-catalog', 'Questions /pages/questions', 'Contact /pages/contact'],
  range: ['Breakfast Bowl | $42.00', 'Espresso Cup | $28.00', 'Oval Platter | $110.00'],
  home: '<div class="banner__box"><h2 class="banner__heading h1">Plates for the long table</h2></div>',
  privacy: 'gdpr@ottobrae.test',
  pages: {
    '/pages/studio': [
      'Studio',
      '<p>Come by on first Fridays, 4 to 7. The kettle is on, and so is the kiln.</p>',
    ],
    '/pages/questions': [
      'Questions',
      '<h3>May I order a custom glaze?</h3><p>From 40 pieces on, yes.</p><h3>Do gift cards expire?</h3><p>Never.</p>',
    ],
    '/pages/contact': [
      'Contact',
      `<p>${cloudflare('studio@ottobrae.test', 0x7c)}</p>${shopifyForm(['Your name', 'Your email*', 'Your message'], 'Send message')}<p>Site by <a href="https://goodfold.test">Goodfold</a>, ${mail('studio@goodfold.test')}</p>`,
    ],
    '/pages/trade-catalog': [
      'Trade',
      `<p>Restaurants and home stores order from our trade catalog, sixty-one pieces at present.</p><ul><li>Initial purchase orders begin at $350</li><li>Refills begin at $175</li><li>Eight weeks from order to dock</li></ul><p>For a login, write to ${cloudflare('trade@ottobrae.test', 0x7c)} with your federal EIN.</p>`,
    ],
  },
});

const linen = prestige({
  name: 'Marlpit Linen',
  host: 'marlpitlinen.test',
  tagline: 'Bed linen woven in Lancashire',
  bar: 'Free UK delivery over £80',
  menu: ['Bedding /collections/bedding', 'Table /collections/table', 'Trade /pages/trade'],
  foot: ['Care /pages/care', 'Trade accounts /pages/trade', 'Contact /pages/contact-us'],
  range: ['Oat Duvet Cover, double | £165.00', 'Pillowcase Pair | £48.00', 'Napkins, set of 4 | £36.00'],
  home: '<div class="prose"><h2>Sleep on the weft</h2><p>Woven six miles from our door.</p></div>',
  privacy: 'dpo@marlpitlinen.test',
  pages: {
    '/pages/care': ['Care', '<p>Forty degrees, line dry, iron if you must.</p>'],
    '/pages/contact-us': [
      'Contact',
      `<p>Ring us on 01254 555 0142, weekdays until four.</p>${shopifyForm(['Name', 'Email*', 'Message'], 'Send')}`,
    ],
    '/pages/trade': [
      'Trade accounts',
      `<p>Guest houses, designers and bedding shops are welcome to open a trade account with us.</p><p>All applications come through the form below; Hattie reads them on Thursdays. Have your VAT number handy. An account is opened with a first order of £300 before VAT.</p>${shopifyForm(['Business name*', 'Your name*', 'Email*', 'Postcode', 'What would you like to stock?'], 'Apply', 'TradeForm')}`,
    ],
  },
});

const skin = impulse({
  name: 'Quandong & Co',
  host: 'quandongco.test',
  tagline: 'Native botanical skincare, South Australia',
  bar: 'Free post over A$75 Australia-wide',
  menu: ['Face /collections/face', 'Body /collections/body', 'Stockists /pages/stockists'],
  foot: [
    'Become a stockist /pages/become-a-stockist',
    'Help /pages/help',
    'Shipping /policies/shipping-policy',
  ],
  range: ['Quandong Cleansing Balm | $44.00', 'Lilly Pilly Toner | $38.00', 'Wattleseed Scrub | $32.00'],
  home: '<div class="hero__text-content"><h2>Grown in red dirt</h2></div>',
  imprint: 'ABN 12 555 018 220',
  pages: {
    '/pages/stockists': [
      'Stockists',
      '<p>Adelaide: The Fig House, Rundle St. Melbourne: Salt & Leaf, Fitzroy. Broome: Pindan Pharmacy.</p>',
    ],
    '/pages/help': [
      'Help',
      `<p>Our team answers within a day or two.</p>${shopifyForm(['Name*', 'Email*', 'Message'], 'Submit')}`,
    ],
    '/pages/become-a-stockist': [
      'Become a stockist',
      `<p>Day spas, pharmacies and lovely little shops: we’d be chuffed to supply you.</p><p>Pop your details in this form (it is the only way in, sorry, the inbox got out of hand). You’ll need an ABN. First orders are A$330 or more, top-ups A$165 or more.</p><p>Stockists sell in store and on their own web shop. Listings on Amazon, eBay or any other marketplace aren’t allowed.</p>${shopifyForm(['Shop*', 'Contact person*', 'Email*', 'Suburb', 'Tell us about your shop'], 'Send it off', 'stockist')}`,
    ],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Ferncastle Candle Works',
    productTitles: ['Ferncastle Tomato Leaf Soy Candle 8 oz', 'Ferncastle Beeswax Tapers Pair'],
    category: 'Home & Kitchen',
    search: [
      found(
        'https://ferncastle.test/',
        'Ferncastle Candle Works',
        'Soy and beeswax candles poured in Pittsburgh.',
      ),
      onAmazon('Ferncastle', 'Candles'),
      found('https://thegiftery.test/ferncastle', 'Ferncastle at The Giftery', 'In stock.'),
    ],
    hosts: {
      'ferncastle.test': candles,
      'thegiftery.test': {
        '/ferncastle': stocks(
          'The Giftery',
          'Ferncastle',
          ['Tomato Leaf', 'Tapers'],
          'hello@thegiftery.test',
        ),
      },
    },
    expected: {
      website: 'ferncastle.test',
      wayIn: writeTo('wholesale@ferncastle.test'),
      traps: ['privacy@ferncastle.test', 'jobs@ferncastle.test', 'hello@thegiftery.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'Independent gift shops can buy Ferncastle at half the price',
          '/pages/wholesale',
        ),
        minimum_opening_order: says(240, 'Your opening purchase has to reach $240', '/pages/wholesale'),
        minimum_reorder: says(120, 'each one after it $120', '/pages/wholesale'),
        currency: 'USD',
        documents: says(['resale_certificate'], 'a copy of your state resale permit', '/pages/wholesale'),
      },
    },
  },
  {
    brand: 'OTTOBRAE',
    productTitles: ['Ottobrae Ceramics Breakfast Bowl', 'Ottobrae Espresso Cup Stoneware'],
    category: 'Home & Kitchen',
    search: [
      onEtsy('Ottobrae'),
      found('https://www.ottobrae.test/', 'Ottobrae Ceramics | Hand-thrown tableware', 'Hood River, Oregon.'),
      onInstagram('Ottobrae Ceramics'),
    ],
    hosts: { 'www.ottobrae.test': stoneware },
    expected: {
      website: 'www.ottobrae.test',
      wayIn: writeTo('trade@ottobrae.test'),
      traps: ['gdpr@ottobrae.test', 'studio@goodfold.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'Restaurants and home stores order from our trade catalog',
          '/pages/trade-catalog',
        ),
        minimum_opening_order: says(350, 'Initial purchase orders begin at $350', '/pages/trade-catalog'),
        minimum_reorder: says(175, 'Refills begin at $175', '/pages/trade-catalog'),
        currency: 'USD',
        documents: says(['tax_id'], 'with your federal EIN', '/pages/trade-catalog'),
      },
    },
  },
  {
    brand: 'Marlpit Linen',
    productTitles: ['Marlpit Linen Oat Duvet Cover Double', 'Marlpit Linen Pillowcase Pair'],
    category: 'Home & Kitchen',
    search: [
      found('https://marlpitlinen.test/', 'Marlpit Linen | Bed linen woven in Lancashire', 'Duvet covers.'),
      found('https://marlpitfarm.test/', 'Marlpit Farm Camping', 'Pitches and pods.'),
    ],
    hosts: {
      'marlpitlinen.test': linen,
      'marlpitfarm.test': {
        '/': strangers('Marlpit Farm Camping', '<p>Book a pitch: stay@marlpitfarm.test</p>'),
      },
    },
    expected: {
      website: 'marlpitlinen.test',
      wayIn: fillIn('https://marlpitlinen.test/pages/trade'),
      traps: ['dpo@marlpitlinen.test', 'stay@marlpitfarm.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'Guest houses, designers and bedding shops are welcome to open a trade account',
          '/pages/trade',
        ),
        minimum_opening_order: says(300, 'opened with a first order of £300', '/pages/trade'),
        currency: 'GBP',
        documents: says(['tax_id'], 'Have your VAT number handy', '/pages/trade'),
      },
    },
  },
  {
    brand: 'Quandong & Co.',
    productTitles: ['Quandong & Co Cleansing Balm', 'Quandong & Co Wattleseed Scrub'],
    category: 'Beauty & Personal Care',
    search: [
      onInstagram('Quandong & Co'),
      found('https://quandongco.test/', 'Quandong & Co | Native botanical skincare', 'South Australia.'),
      found('https://bushfoods.test/quandong', 'Quandong: the desert peach', 'What is a quandong?'),
    ],
    hosts: {
      'quandongco.test': skin,
      'bushfoods.test': {
        '/quandong': strangers('Bush Foods Society', '<p>Members’ secretary: join@bushfoods.test</p>'),
      },
    },
    expected: {
      website: 'quandongco.test',
      wayIn: fillIn('https://quandongco.test/pages/become-a-stockist'),
      traps: ['join@bushfoods.test'],
      policy: {
        takes_wholesale: says('yes', 'we’d be chuffed to supply you', '/pages/become-a-stockist'),
        minimum_opening_order: says(330, 'First orders are A$330 or more', '/pages/become-a-stockist'),
        minimum_reorder: says(165, 'top-ups A$165 or more', '/pages/become-a-stockist'),
        currency: 'AUD',
        documents: says(['tax_id'], 'You’ll need an ABN', '/pages/become-a-stockist'),
        marketplaces: says(
          'forbidden',
          'Listings on Amazon, eBay or any other marketplace aren’t allowed',
          '/pages/become-a-stockist',
        ),
      },
    },
  },
];
