import type { DiscoveryCase } from '../case.ts';
import { dawn26, next, shopify, streamed } from './frames.ts';
import { bullets, faq, fillIn, form, hit, mail, says, site, veiled, writeTo } from './site.ts';

const state = (path: string, title: string, html: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><div id="root"></div><noscript>Please enable JavaScript.</noscript><script>window.__INITIAL_STATE__ = ${JSON.stringify({ route: path, content: { title, html } }).replaceAll('<', '\\u003c')};</script><script src="/assets/app.4f1.js"></script></body></html>`;

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Windrose Kites',
    host: 'windrosekites.test',
    titles: ['Windrose Delta Kite 6 ft', 'Windrose Kite Reel 500 ft'],
    category: 'Toys & Games',
    frame: streamed,
    bar: 'Free line winder on $45+',
    pages: {
      '/about': ['About', '<p>Flying on the Oregon coast since 1998.</p>'],
      '/wholesale': ['Wholesale', ''],
    },
    raw: {
      '/wholesale': state(
        '/wholesale',
        'Wholesale – Windrose Kites',
        `<h1>Wholesale</h1><p>Toy stores, beach shops and museums: we'd be happy to supply you.</p><p>The minimum for a first order is $250, and $100 for later ones.</p><p>You may sell online in your own store, but not on Amazon.</p><p>Ask for a catalog: ${mail('wholesale@windrosekites.test')}</p>`,
      ),
    },
    expected: {
      wayIn: writeTo('wholesale@windrosekites.test'),
      policy: {
        takes_wholesale: says('/wholesale', 'yes', "we'd be happy to supply you"),
        marketplaces: says('/wholesale', 'amazon_forbidden', 'but not on Amazon'),
        minimum_opening_order: says('/wholesale', 250, 'The minimum for a first order is $250'),
        minimum_reorder: says('/wholesale', 100, 'and $100 for later ones'),
        currency: 'USD',
      },
    },
  }),
  site({
    brand: 'Marlowe Leash Co',
    host: 'marloweleash.test',
    titles: ['Marlowe Rope Dog Leash', 'Marlowe Brass Name Tag'],
    category: 'Pet Supplies',
    frame: dawn26,
    bar: 'Gratis verzending? No: free shipping over $50!',
    pages: {
      '/pages/faqs': [
        'FAQs',
        faq(
          ['Do you do custom tags?', 'Minimum 10 tags for a logo.'],
          [
            'Are you looking for stockists?',
            'Yes please! Stores anywhere in North America can open an account.',
          ],
          ['What do you need from stockists?', 'A reseller permit or, in Canada, your GST number.'],
          ['How much do I have to buy?', 'CA$300 to begin with, then CA$150 each time.'],
          ['Who do I talk to?', `Jo at ${veiled('jo@marloweleash.test')}.`],
        ),
      ],
      '/pages/contact': ['Contact', `<p>Orders and sizing: ${veiled('help@marloweleash.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('jo@marloweleash.test'),
      traps: ['privacy@consent-manager.test'],
      policy: {
        takes_wholesale: says('/pages/faqs', 'yes', 'can open an account', 'Yes please'),
        minimum_opening_order: says('/pages/faqs', 300, 'CA$300 to begin with'),
        minimum_reorder: says('/pages/faqs', 150, 'then CA$150 each time'),
        currency: 'CAD',
        documents: says(
          '/pages/faqs',
          ['resale_certificate', 'tax_id'],
          'A reseller permit or, in Canada, your GST number',
        ),
      },
    },
  }),
  site({
    brand: 'Silt Ceramics',
    host: 'siltceramics.test',
    titles: ['Silt Ceramics Ramen Bowl', 'Silt Ceramics Pour Over Cone'],
    category: 'Home & Kitchen',
    frame: next,
    bar: 'Seconds sale: 3 for 2',
    pages: {
      '/stockists': [
        'Stockists',
        '<p>Find our bowls at Kiln House (Portland), Tansy (Austin) and Fern & Fold (Brooklyn).</p>',
      ],
      '/wholesale': [
        'Wholesale',
        `<p>We accept wholesale orders twice a year, in February and August.</p><p>First orders £400, repeat orders £200, both before VAT.</p><p>Stockists agree not to discount below our recommended minimum advertised price.</p><p>${mail('wholesale@siltceramics.test')}</p>`,
      ],
    },
    expected: {
      wayIn: writeTo('wholesale@siltceramics.test'),
      policy: {
        takes_wholesale: says('/wholesale', 'yes', 'We accept wholesale orders twice a year'),
        map_policy: says('/wholesale', 'yes', 'below our recommended minimum advertised price'),
        minimum_opening_order: says('/wholesale', 400, 'First orders £400'),
        minimum_reorder: says('/wholesale', 200, 'repeat orders £200'),
        currency: 'GBP',
      },
    },
  }),
  site({
    brand: 'Tidewater Vitamins',
    host: 'www.tidewatervitamins.test',
    titles: ['Tidewater Magnesium Glycinate 120 ct', 'Tidewater Kelp Iodine Drops'],
    category: 'Health & Household',
    frame: dawn26,
    bar: 'Orders over $49 ship free',
    pages: {
      '/pages/authorized-resellers': [
        'Authorized resellers',
        `<p>Tidewater products are sold through authorized resellers only. Health-food stores, pharmacies and practitioners may apply for authorization.</p><p>No reseller may offer Tidewater products on Amazon, Walmart.com, eBay or any other third-party marketplace.</p><p>Applications must be accompanied by a business license, a resale certificate and photographs of your storefront.</p>${form('Apply for authorization', 'Business name', 'Your name', 'Email', 'Phone')}`,
      ],
      '/pages/map': [
        'MAP Policy',
        '<p>Minimum Advertised Price policy, effective January 1, 2026. It applies to all resellers of Tidewater products in the United States.</p>',
      ],
      '/pages/contact': ['Contact', `<p>Customers: ${veiled('care@tidewatervitamins.test')}</p>`],
    },
    expected: {
      wayIn: fillIn('https://www.tidewatervitamins.test/pages/authorized-resellers'),
      traps: ['privacy@consent-manager.test'],
      policy: {
        takes_wholesale: says(
          '/pages/authorized-resellers',
          'yes',
          'practitioners may apply for authorization',
          'sold through authorized resellers only',
        ),
        marketplaces: says(
          '/pages/authorized-resellers',
          'forbidden',
          'No reseller may offer Tidewater products on Amazon',
        ),
        map_policy: says(
          '/pages/map',
          'yes',
          'Minimum Advertised Price policy',
          'It applies to all resellers',
        ),
        documents: says(
          '/pages/authorized-resellers',
          ['business_license', 'resale_certificate', 'storefront_photos'],
          'must be accompanied by a business license, a resale certificate and photographs of your storefront',
        ),
      },
    },
  }),
  site({
    brand: 'Orchard Loop Yarn',
    host: 'orchardloop.test',
    titles: ['Orchard Loop Merino Worsted', 'Orchard Loop Sock Set'],
    category: 'Arts, Crafts & Sewing',
    frame: streamed,
    bar: 'Skein club: from $28 a month',
    foot: 'hello@orchardloop.test',
    pages: {
      '/patterns': ['Patterns', '<p>Free with any three skeins.</p>'],
      '/shipping': ['-Shipping', '<p>Free on orders of $70 and up. Minimum order $5.</p>'],
    },
    expected: { wayIn: writeTo('hello@orchardloop.test') },
  }),
  site({
    brand: 'Harrow Garage',
    host: 'harrowgarage.test',
    titles: ['Harrow Garage Magnetic Socket Rail', 'Harrow Garage Creeper Pad'],
    category: 'Automotive',
    frame: shopify,
    bar: 'Buy more, save more: up to 20%',
    pages: {
      '/pages/dealer-faq': [
        'Dealer FAQ',
        bullets(
          'Who can be a dealer? Any business with a storefront and a sales tax license.',
          'Is there a minimum? Yes: $750 for stocking orders, initial or repeat.',
          'Can dealers use Amazon? Only after our sales team has approved it in writing.',
          'Do you enforce MAP? Strictly.',
        ),
      ],
      '/pages/become-a-dealer': [
        'Become a Dealer',
        `<p>Call or mail the dealer desk: dealerdesk(at)harrowgarage(dot)test</p>`,
      ],
      '/pages/contact': ['Contact', form('Send', 'Name', 'Email', 'Message')],
    },
    expected: {
      wayIn: writeTo('dealerdesk@harrowgarage.test'),
      policy: {
        takes_wholesale: says('/pages/dealer-faq', 'yes', 'Any business with a storefront'),
        marketplaces: says(
          '/pages/dealer-faq',
          'with_permission',
          'Only after our sales team has approved it in writing',
        ),
        map_policy: says(
          '/pages/dealer-faq',
          'yes',
          'Do you enforce MAP? Strictly',
          'Strictly',
          'Do you enforce MAP',
        ),
        minimum_opening_order: says('/pages/dealer-faq', 750, '$750 for stocking orders, initial or repeat'),
        minimum_reorder: says('/pages/dealer-faq', 750, '$750 for stocking orders, initial or repeat'),
        currency: 'USD',
        documents: says('/pages/dealer-faq', ['resale_certificate'], 'a sales tax license'),
      },
    },
  }),
  site({
    brand: 'Fable Fort Play Tents',
    host: 'fablefort.test',
    titles: ['Fable Fort Canvas Teepee', 'Fable Fort Fairy Lights 10 ft'],
    category: 'Toys & Games',
    frame: next,
    bar: 'Afterpay: 4 payments of $34',
    pages: {
      '/wholesale': [
        'Wholesale',
        `<p>Our tents are stocked by 200 toy stores. Want to be the next? Orders from $500, all reorders too.</p><p>We don't permit drop shipping, and resellers may not list Fable Fort on any marketplace, Amazon included.</p><p>Register at <a href="https://b2b.fablefort.test/register">b2b.fablefort.test</a>.</p>`,
      ],
      '/contact': ['Contact', `<p>${mail('hello@fablefort.test')}</p>`],
    },
    more: {
      'b2b.fablefort.test': {
        '/': '<title>Fable Fort B2B</title><a href="/register">Register</a><form action="/login"><input name="user"><input type="password" name="pass"></form>',
        '/register': `<title>Register – Fable Fort B2B</title><h1>Open a retailer account</h1>${form('Register', 'Company', 'Town', 'Email', 'Phone')}`,
      },
    },
    expected: {
      wayIn: fillIn('https://b2b.fablefort.test/register'),
      policy: {
        takes_wholesale: says('/wholesale', 'yes', 'Want to be the next', 'stocked by 200 toy stores'),
        marketplaces: says('/wholesale', 'forbidden', 'resellers may not list Fable Fort on any marketplace'),
        minimum_opening_order: says('/wholesale', 500, 'Orders from $500, all reorders too'),
        minimum_reorder: says('/wholesale', 500, 'Orders from $500, all reorders too'),
        currency: 'USD',
      },
    },
  }),
  site({
    brand: 'Cobbler & Bee',
    host: 'cobblerandbee.test',
    titles: ['Cobbler & Bee Shoe Wax 100 ml', 'Cobbler & Bee Horsehair Brush'],
    frame: dawn26,
    bar: 'Spend $40 more for a free brush',
    pages: {
      '/pages/about': ['About', '<p>Beeswax from our own hives.</p>'],
      '/pages/retailers': [
        'Retailers',
        `<p>If you run a menswear or shoe repair shop, we would love to hear from you.</p><p>Our terms: opening order no less than $175; replenishment no less than $85.</p><p>Sold a tin on Amazon? We won't mind, provided it's at MAP or higher.</p><p>For a wholesale login: ${veiled('retail@cobblerandbee.test')}</p>`,
      ],
      '/pages/contact': ['Contact', `<p>${veiled('support@cobblerandbee.test')}</p>`],
    },
    search: [
      hit('https://www.yelp.com/biz/cobbler-bee', 'Cobbler Bee - Shoe Repair - Yelp', 'Shoe repair in Tulsa'),
      null,
    ],
    expected: {
      wayIn: writeTo('retail@cobblerandbee.test'),
      traps: ['privacy@consent-manager.test'],
      policy: {
        takes_wholesale: says(
          '/pages/retailers',
          'yes',
          'we would love to hear from you',
          'For a wholesale login',
        ),
        marketplaces: says('/pages/retailers', 'allowed', "We won't mind, provided it's at MAP or higher"),
        map_policy: says('/pages/retailers', 'yes', "We won't mind, provided it's at MAP or higher"),
        minimum_opening_order: says('/pages/retailers', 175, 'opening order no less than $175'),
        minimum_reorder: says('/pages/retailers', 85, 'replenishment no less than $85'),
        currency: 'USD',
      },
    },
  }),
];
