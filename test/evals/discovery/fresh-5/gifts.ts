import type { DiscoveryCase } from '../case.ts';
import { amazon, etsy, facebook, faire, hit, instagram } from './systems/elsewhere.ts';
import { mail, said } from './systems/shop.ts';
import { shopify, shopifyForm } from './systems/shopify.ts';

const candle = shopify({
  name: 'Fernhollow Candle Co.',
  host: 'fernhollowcandle.test',
  tagline: 'Small batch soy candles',
  nav: 'Candles=/collections/all; Wax Melts=/collections/wax-melts; About=/pages/about; Contact=/pages/contact',
  foot: 'FAQ=/pages/faq; Wholesale=/pages/wholesale; Shipping=/policies/shipping-policy; Privacy=/policies/privacy-policy; Terms=/policies/terms-of-service',
  goods: 'Amber & Oak Soy Candle 9 oz=$24.00; Porch Swing Soy Candle 9 oz=$24.00; Wax Melts Sampler=$16.00',
  about:
    '<p>Fernhollow started on a stove top in Knoxville, Tennessee in 2016. We still pour every candle by hand.</p>',
  privacy: 'privacy@fernhollowcandle.test',
  extra: '<p>Site by <a href="mailto:studio@brightanvil.test">Bright Anvil Creative</a></p>',
});

const coffee = shopify({
  name: 'Bucktail Coffee',
  host: 'bucktailcoffee.test',
  tagline: 'Roasted to order in Erie, PA',
  nav: 'Coffee=/collections/all; Subscriptions=/pages/subscriptions; Our Story=/pages/about',
  foot: 'FAQ=/pages/faq; Contact Us=/pages/contact; Privacy Policy=/policies/privacy-policy; Terms=/policies/terms-of-service',
  goods:
    'Steelhead Dark Roast 12 oz=$17.00; Morning Hatch Medium Roast 12 oz=$17.00; Decaf Riffle 12 oz=$18.00',
  about: '<p>Two fishing buddies and a five pound roaster. We roast Monday and Thursday.</p>',
});

const baby = shopify({
  name: 'Little Larch',
  host: 'littlelarch.test',
  tagline: 'Organic cotton for babies',
  nav: 'Newborn=/collections/newborn; Shop all=/collections/all; Story=/pages/about; Size guide=/pages/size-guide',
  foot: 'Contact=/pages/contact; Wholesale=/pages/wholesale; Affiliates=/pages/affiliates; Returns=/policies/shipping-policy; Privacy=/policies/privacy-policy',
  goods: 'Organic Footie Pajama=$38.00; Knot Hat 2 Pack=$18.00; Ribbed Baby Blanket=$46.00',
  about: '<p>GOTS certified organic cotton, designed in Portland, Oregon by two moms.</p>',
  privacy: 'dataprivacy@littlelarch.test',
});

const soap = shopify({
  name: 'Saltmarsh Soapworks',
  host: 'saltmarshsoap.test',
  tagline: 'Cold process soap from the Lowcountry',
  nav: 'Bar Soap=/collections/all; Lotion=/collections/lotion; About=/pages/about',
  foot: 'Wholesale Info=/pages/wholesale-info; Contact=/pages/contact; FAQs=/pages/faqs; Privacy=/policies/privacy-policy',
  goods: 'Sea Island Bar Soap=$8.50; Oat & Honey Bar Soap=$8.50; Marsh Grass Lotion=$18.00',
  about: '<p>Made by Denise and her daughters in Beaufort, South Carolina since 2012.</p>',
});

const jewelry = shopify({
  name: 'Dune & Dory',
  host: 'duneanddory.test',
  tagline: 'Everyday gold jewelry',
  nav: 'Necklaces=/collections/necklaces; Earrings=/collections/earrings; New=/collections/all; About=/pages/about',
  foot: 'Contact=/pages/contact; Stockists=/pages/stockists; Wholesale=/pages/wholesale; Careers=/pages/careers; Privacy=/policies/privacy-policy',
  goods: 'Tiny Wave Ring=$42.00; Drift Hoop Earrings=$58.00; Cove Pendant Necklace=$64.00',
  about: '<p>Gold filled jewelry made by hand in Santa Cruz.</p>',
  privacy: 'privacy@duneanddory.test',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Fernhollow Candle Company',
    productTitles: ['Fernhollow Amber & Oak Soy Candle 9 oz', 'Fernhollow Porch Swing Scented Soy Candle'],
    category: 'Home & Kitchen',
    search: [
      etsy('Fernhollow Candle'),
      hit(
        'https://fernhollowcandle.test/',
        'Fernhollow Candle Co. | Small batch soy candles',
        'Hand poured soy candles from Knoxville, TN.',
      ),
      faire('Fernhollow Candle Co.'),
      instagram('Fernhollow Candle', '9,120 followers. Hand poured in Knoxville.'),
    ],
    hosts: {
      'fernhollowcandle.test': {
        ...candle.basics,
        '/pages/contact': candle.page(
          'Contact',
          `<p>Questions about an order? ${mail('hello@fernhollowcandle.test')}</p><p>Influencers and collabs: ${mail('collabs@fernhollowcandle.test')}</p>${shopifyForm('Name; Email*; Comment')}`,
        ),
        '/pages/faq': candle.page(
          'FAQ',
          '<h3>How long do your candles burn?</h3><p>About 50 hours.</p><h3>Do you ship to Canada?</h3><p>Not right now, sorry.</p>',
        ),
        '/pages/wholesale': candle.page(
          'Wholesale',
          `<p>Thank you for your interest in Fernhollow! We sell wholesale to boutiques, gift shops and salons across the US.</p><p>The minimum for your first order is $200. Reorders have a $100 minimum. Candles ship in cases of 6.</p><p>Our candles may not be resold on Amazon, Etsy, eBay or any other online marketplace.</p><p>Please email a copy of your resale certificate to ${mail('wholesale@fernhollowcandle.test')} and we will send you the current line sheet.</p>`,
        ),
      },
    },
    expected: {
      website: 'fernhollowcandle.test',
      wayIn: { kind: 'address', anyOf: ['wholesale@fernhollowcandle.test'] },
      traps: ['privacy@fernhollowcandle.test', 'studio@brightanvil.test', 'collabs@fernhollowcandle.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'We sell wholesale to boutiques, gift shops and salons',
          '/pages/wholesale',
        ),
        minimum_opening_order: said(200, 'The minimum for your first order is $200', '/pages/wholesale'),
        minimum_reorder: said(100, 'Reorders have a $100 minimum', '/pages/wholesale'),
        currency: 'USD',
        marketplaces: said(
          'forbidden',
          'may not be resold on Amazon, Etsy, eBay or any other online marketplace',
          '/pages/wholesale',
        ),
        documents: said(['resale_certificate'], 'a copy of your resale certificate', '/pages/wholesale'),
      },
    },
  },
  {
    brand: 'BUCKTAIL COFFEE',
    productTitles: [
      'Bucktail Coffee Steelhead Dark Roast Whole Bean 12 oz',
      'Bucktail Coffee Decaf Riffle Ground',
    ],
    category: 'Grocery & Gourmet Food',
    search: [
      hit(
        'https://bucktailcoffee.test/',
        'Bucktail Coffee | Roasted to order in Erie, PA',
        'Small batch coffee, roasted twice a week.',
      ),
      amazon('Bucktail Coffee', 'Steelhead Dark Roast'),
      facebook('Bucktail Coffee'),
    ],
    hosts: {
      'bucktailcoffee.test': {
        ...coffee.basics,
        '/pages/faq': coffee.page(
          'FAQ',
          `<h4>When will my coffee ship?</h4><p>Orders in by Wednesday night are roasted and shipped Thursday.</p><h4>Do you offer wholesale?</h4><p>Yes, we supply cafes, offices and grocery stores with wholesale coffee. Email ${mail('sales@bucktailcoffee.test')} and tell us a bit about your shop.</p><h4>Can I visit?</h4><p>The roastery is not open to the public.</p>`,
        ),
        '/pages/contact': coffee.page(
          'Contact Us',
          `<p>Email: ${mail('info@bucktailcoffee.test')}</p><p>2210 Peach St, Erie, PA</p>${shopifyForm('Name; Email*; Phone number; Comment')}`,
        ),
      },
    },
    expected: {
      website: 'bucktailcoffee.test',
      wayIn: { kind: 'address', anyOf: ['sales@bucktailcoffee.test'] },
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'we supply cafes, offices and grocery stores with wholesale coffee',
          '/pages/faq',
        ),
      },
    },
  },
  {
    brand: 'Little Larch',
    productTitles: ['Little Larch Organic Cotton Footie Pajama 3-6M', 'Little Larch Knot Hat 2 Pack'],
    category: 'Baby',
    search: [
      hit(
        'https://littlelarchpreschool.test/',
        'Little Larch Preschool | Tacoma WA',
        'Play based preschool for ages 2 to 5. Enroll now.',
      ),
      hit(
        'https://littlelarch.test/',
        'Little Larch | Organic cotton for babies',
        'Footies, hats and blankets.',
      ),
      amazon('Little Larch', 'Organic Footie Pajama'),
    ],
    hosts: {
      'littlelarch.test': {
        ...baby.basics,
        '/pages/contact': baby.page(
          'Contact',
          `<p>For questions about sizing or an order, write to ${mail('hello@littlelarch.test')}.</p>`,
        ),
        '/pages/affiliates': baby.page(
          'Affiliates',
          `<p>Earn 10% on every sale you refer. To join, email ${mail('affiliates@littlelarch.test')}.</p>`,
        ),
        '/pages/wholesale': baby.page(
          'Wholesale',
          `<p>Little Larch is available wholesale to brick and mortar children's stores and online boutiques. To apply for an account, please complete the form below and we will get back to you within 3 business days.</p><p>Little Larch products may not be sold on Amazon.</p>${shopifyForm('Name*; Business name*; Email*; Phone; Resale certificate (PDF)*[]; Message', 'Submit application')}`,
        ),
      },
      'littlelarchpreschool.test': {
        '/': '<!doctype html><html><head><title>Little Larch Preschool</title></head><body><h1>Little Larch Preschool</h1><p>Tours on Fridays. Call 253-555-0144 or write to <a href="mailto:office@littlelarchpreschool.test">the office</a>.</p><p>&copy; Little Larch Preschool</p></body></html>',
      },
    },
    expected: {
      website: 'littlelarch.test',
      wayIn: { kind: 'form', anyOf: ['https://littlelarch.test/pages/wholesale'] },
      traps: [
        'dataprivacy@littlelarch.test',
        'affiliates@littlelarch.test',
        'office@littlelarchpreschool.test',
      ],
      policy: {
        takes_wholesale: said(
          'yes',
          "available wholesale to brick and mortar children's stores and online boutiques",
          '/pages/wholesale',
        ),
        marketplaces: said(
          'amazon_forbidden',
          'Little Larch products may not be sold on Amazon',
          '/pages/wholesale',
        ),
        documents: said(['resale_certificate'], 'Resale certificate (PDF)', '/pages/wholesale'),
      },
    },
  },
  {
    brand: 'Saltmarsh Soapworks LLC',
    productTitles: [
      'Saltmarsh Soapworks Sea Island Cold Process Bar Soap',
      'Saltmarsh Soapworks Marsh Grass Lotion',
    ],
    search: [
      hit(
        'https://lowcountrygiftbarn.test/collections/saltmarsh-soapworks',
        'Saltmarsh Soapworks - Lowcountry Gift Barn',
        'Shop Saltmarsh Soapworks bar soap at the Gift Barn.',
      ),
      hit('https://saltmarshsoap.test/', 'Saltmarsh Soapworks', 'Cold process soap from the Lowcountry.'),
      etsy('Saltmarsh Soapworks'),
    ],
    hosts: {
      'saltmarshsoap.test': {
        ...soap.basics,
        '/pages/contact': soap.page(
          'Contact',
          `<p>Call or text 843-555-0171, or email ${mail('denise@saltmarshsoap.test')}. We are a family of four, so please give us a day.</p>`,
        ),
        '/pages/faqs': soap.page(
          'FAQs',
          '<p><strong>Are your soaps vegan?</strong><br>All but the honey bar.</p><p><strong>Do you do wedding favors?</strong><br>Yes, 50 pieces and up, please order 6 weeks ahead.</p>',
        ),
        '/pages/wholesale-info': soap.page(
          'Wholesale Info',
          '<p>Thank you so much for thinking of us for your store! At this time we are not accepting new wholesale accounts. We hope to open again in the spring of 2027.</p><p>To our current shops: please send reorders the usual way by the 15th of the month.</p>',
        ),
      },
      'lowcountrygiftbarn.test': {
        '/collections/saltmarsh-soapworks':
          '<html><head><title>Saltmarsh Soapworks - Lowcountry Gift Barn</title></head><body><nav><a href="/">Lowcountry Gift Barn</a> <a href="/collections">Brands</a></nav><h1>Saltmarsh Soapworks</h1><ul><li>Sea Island Bar Soap $9.00 <button>Add to cart</button></li></ul><footer>barn@lowcountrygiftbarn.test &copy; Lowcountry Gift Barn</footer></body></html>',
      },
    },
    expected: {
      website: 'saltmarshsoap.test',
      wayIn: { kind: 'address', anyOf: ['denise@saltmarshsoap.test'] },
      traps: ['barn@lowcountrygiftbarn.test'],
      policy: {
        takes_wholesale: said('no', 'we are not accepting new wholesale accounts', '/pages/wholesale-info'),
      },
    },
  },
  {
    brand: 'Dune and Dory',
    productTitles: ['Dune and Dory Tiny Wave Ring 14k Gold Filled', 'Dune and Dory Drift Hoop Earrings'],
    category: 'Clothing, Shoes & Jewelry',
    search: [
      hit('https://duneanddory.test/', 'Dune & Dory | Everyday gold jewelry', 'Handmade in Santa Cruz.'),
      instagram('Dune & Dory', '41K followers. Everyday gold.'),
      faire('Dune & Dory'),
    ],
    hosts: {
      'duneanddory.test': {
        ...jewelry.basics,
        '/pages/contact': jewelry.page(
          'Contact',
          `<p>Customer care: ${mail('care@duneanddory.test')}</p><p>Press: ${mail('press@duneanddory.test')}</p>`,
        ),
        '/pages/careers': jewelry.page(
          'Careers',
          `<p>We are hiring a part time bench jeweler. Resume to ${mail('jobs@duneanddory.test')}.</p>`,
        ),
        '/pages/stockists': jewelry.page(
          'Stockists',
          '<p>CALIFORNIA</p><ul><li>Tidepool Goods, Capitola</li><li>The Fig Door, Oakland, hello@figdoor.test</li></ul><p>OREGON</p><ul><li>Marrow &amp; Main, Bend</li></ul>',
        ),
        '/pages/wholesale': jewelry.page(
          'Wholesale',
          `<p>We partner with more than 200 independent retailers and welcome new wholesale accounts.</p><p>Existing retailers: <a href="https://wholesale.duneanddory.test/account/login">log in to our wholesale site</a>.</p><p>New retailers: write to ${mail('stores@duneanddory.test')} with your sales tax ID and a few photos of your store.</p><p>Opening orders start at $350. There is no minimum after that.</p><p>All retailers must keep to our MAP policy.</p>`,
        ),
      },
      'wholesale.duneanddory.test': {
        '/account/login':
          '<html><head><title>Account &ndash; Dune &amp; Dory Wholesale</title></head><body><h1>Login</h1><form method="post" action="/account/login"><input type="email" name="customer[email]" placeholder="Email"><input type="password" name="customer[password]"><button>Sign in</button></form></body></html>',
      },
    },
    expected: {
      website: 'duneanddory.test',
      wayIn: { kind: 'address', anyOf: ['stores@duneanddory.test'] },
      traps: [
        'privacy@duneanddory.test',
        'press@duneanddory.test',
        'jobs@duneanddory.test',
        'hello@figdoor.test',
      ],
      policy: {
        takes_wholesale: said('yes', 'welcome new wholesale accounts', '/pages/wholesale'),
        minimum_opening_order: said(350, 'Opening orders start at $350', '/pages/wholesale'),
        currency: 'USD',
        map_policy: said('yes', 'All retailers must keep to our MAP policy', '/pages/wholesale'),
        documents: said(
          ['tax_id', 'storefront_photos'],
          'with your sales tax ID and a few photos of your store',
          '/pages/wholesale',
        ),
      },
    },
  },
];
