import type { DiscoveryCase } from '../case.ts';
import { webflow } from './themes/builders.ts';
import { magento } from './themes/carts.ts';
import { hits, site, states } from './themes/compose.ts';
import { directory, formService, namesake, parked, reseller } from './themes/elsewhere.ts';
import { nextjs } from './themes/scripted.ts';
import { sitemap } from './themes/shop.ts';
import { DEBUT_LOGO, dawn, debut } from './themes/shopify.ts';

const wren = dawn({
  name: 'Wren & Willow',
  host: 'wrenandwillow.test',
  nav: 'Skin=/collections/all; Body=/collections/body; Sets=/collections/sets; Reviews=/pages/reviews',
  foot: 'Wholesale=/pages/wholesale; Contact=/pages/contact; Affiliates=/pages/affiliates',
});
const halvorsen = nextjs(
  {
    name: 'Dr. Halvorsen',
    host: 'halvorsenskin.test',
    nav: 'Shop=/products; Science=/science',
    foot: 'Contact=/contact; Privacy=/legal/privacy',
  },
  {
    footer: {
      columns: [
        { title: 'Company', links: [{ label: 'Retail partners', url: 'mailto:b2b@halvorsenskin.test' }] },
      ],
    },
    monitoring: { sentryDsn: 'https://4f0a9c1be2d84d7b9e6a@o418.ingest.sentry.test/560' },
    support: { email: 'help@halvorsenskin.test' },
  },
);
const chapel = debut({
  name: 'Salt Chapel',
  host: 'saltchapel.test',
  nav: 'Bath=/collections/all; Candles=/collections/candles; About=/pages/about-us',
  foot: 'Contact=/pages/contact; Wholesale=/pages/wholesale; Privacy=/policies/privacy-policy',
});
const tallow = dawn({
  name: 'Tallow & Moon',
  host: 'tallowandmoon.test',
  nav: 'Balms=/collections/all; Journal=/blogs/news; About=/pages/about-us',
  foot: 'Contact=/pages/contact; Retailers=/pages/retailers',
});
const bramble = webflow({
  name: 'Bramble Apothecary',
  host: 'brambleapothecary.test',
  nav: 'Products=/products; Ingredients=/ingredients; About=/about',
  foot: 'Privacy=/privacy; Returns=/returns',
});
const lark = magento({
  name: 'Lark Soapworks',
  host: 'larksoapworks.test',
  nav: 'Bar soap=/all-products.html; Liquid soap=/liquid.html; Gifts=/gifts.html',
  foot: 'About=/about-us; Wholesale=/wholesale; Reseller terms=/reseller-terms; Contact=/contact',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Wren and Willow Skincare',
    productTitles: ['Wren and Willow Rosehip Face Oil 1 fl oz', 'Wren and Willow Oat Cleansing Balm'],
    category: 'Beauty & Personal Care',
    search: hits(`
      https://wrenandwillow.test/ | Wren & Willow | Small-batch skincare from Hudson, NY
      amazon | Wren and Willow | Rosehip Face Oil
      https://wrenwillowlaw.test/ | Wren Willow LLP | Estate planning attorneys
      https://cleanbeautydeck.test/wren-willow | Wren & Willow at Clean Beauty Deck | 20% off`),
    hosts: {
      'wrenandwillow.test': site(
        wren,
        {
          home: '<h2>Skin, quietly</h2><p>Free mini with orders over $65.</p>',
          goods: 'Rosehip Face Oil=$42.00; Oat Cleansing Balm=$34.00; Clay Mask=$28.00',
          about: '<p>Mixed in small batches on Warren Street.</p>',
        },
        `
@ /pages/reviews | Reviews
<h1>Reviews</h1><blockquote>“I wrote to them twice and they replaced my jar at once. Ask me anything: bethany.r@inboxly.test” &mdash; Bethany R.</blockquote><blockquote>“Bought mine on Amazon, now I come here.” &mdash; Tia</blockquote>
@ /pages/affiliates | Affiliates
<h1>Affiliates</h1><p>Creators earn 12%: affiliates@wrenandwillow.test</p>
@ /pages/contact | Contact
<h1>Contact</h1><p>hello@wrenandwillow.test</p>
@ /pages/wholesale | Wholesale
<h1>Wholesale</h1><p>Spas, apothecaries and gift shops can buy from us at wholesale prices. Fill in the application or simply email <a href="mailto:wholesale&#64;wrenandwillow.test">our wholesale desk</a>.</p>
<iframe id="JotFormIFrame-2411" src="https://form.jotform-wrenandwillow.test/2411" title="Wholesale application" frameborder="0"></iframe>
<p>Minimums: $300 to open, $150 after that. Testers are half price.</p><p>You may sell online, but please not on Amazon: we look after that channel ourselves.</p>`,
      ),
      'form.jotform-wrenandwillow.test': {
        '/2411': formService('Wren & Willow wholesale application', [
          'Business name',
          'Your name',
          'E-mail',
          'Type of store',
        ]),
      },
      'wrenwillowlaw.test': {
        '/': namesake(
          'Wren Willow LLP',
          'Estate planning attorneys',
          '<p>Wills and trusts.</p>',
          '<p>intake@wrenwillowlaw.test</p>',
        ),
      },
      'cleanbeautydeck.test': {
        '/wren-willow': reseller(
          'Clean Beauty Deck',
          'Wren & Willow',
          ['Rosehip Face Oil'],
          'care@cleanbeautydeck.test',
        ),
      },
    },
    expected: {
      website: 'wrenandwillow.test',
      wayIn: { kind: 'address', anyOf: ['wholesale@wrenandwillow.test'] },
      traps: [
        'bethany.r@inboxly.test',
        'affiliates@wrenandwillow.test',
        'intake@wrenwillowlaw.test',
        'care@cleanbeautydeck.test',
      ],
      policy: {
        ...states('/pages/wholesale', {
          takes_wholesale: ['yes', 'Spas, apothecaries and gift shops can buy from us at wholesale prices'],
          marketplaces: ['amazon_forbidden', 'You may sell online, but please not on Amazon'],
          minimum_opening_order: [300, 'Minimums: $300 to open, $150 after that'],
          minimum_reorder: [150, 'Minimums: $300 to open, $150 after that'],
        }),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Dr. Halvorsen',
    productTitles: ['Dr. Halvorsen Barrier Repair Cream 50 ml', 'Dr. Halvorsen Azelaic Serum'],
    category: 'Beauty & Personal Care',
    search: hits(`
      https://halvorsenderm.test/ | Halvorsen Dermatology, Fargo | Dr. Anne Halvorsen, board-certified
      https://halvorsenskin.test/ | Dr. Halvorsen | Barrier-first skincare
      amazon | Dr. Halvorsen | Barrier Repair Cream
      linkedin | Halvorsen Skin AS | Consumer goods, 11-50 employees`),
    hosts: {
      'halvorsenskin.test': site(
        halvorsen,
        {
          home: '<h1>Barrier-first skincare</h1><p>Dermatologist-made in Bergen, shipped from New Jersey.</p>',
          goods: 'Barrier Repair Cream=$38; Azelaic Serum=$44',
          about: '<p>Dr. Ola Halvorsen spent twenty years on eczema.</p>',
        },
        `
@ /contact | Contact
<h1>Contact</h1><p>Consumers: help@halvorsenskin.test</p><p>Data protection: dpo@halvorsenskin.test</p>`,
      ),
      'halvorsenderm.test': {
        '/': namesake(
          'Halvorsen Dermatology',
          'Dermatologist in Fargo',
          '<p>Acne, eczema, moles.</p>',
          '<p>reception@halvorsenderm.test</p>',
        ),
      },
    },
    expected: {
      website: 'halvorsenskin.test',
      wayIn: { kind: 'address', anyOf: ['b2b@halvorsenskin.test'] },
      traps: [
        'dpo@halvorsenskin.test',
        'reception@halvorsenderm.test',
        '4f0a9c1be2d84d7b9e6a@o418.ingest.sentry.test',
      ],
      policy: {},
    },
  },
  {
    brand: 'Salt Chapel',
    productTitles: ['Salt Chapel Dead Sea Bath Salts 32 oz', 'Salt Chapel Beeswax Taper Candles'],
    search: hits(`
      https://saltchapel.test/ | Salt Chapel | Bath salts and tapers
      https://saltchapelwedding.test/ | The Salt Chapel, wedding venue | Cornwall
      etsy | Salt Chapel`),
    hosts: {
      'saltchapel.test': site(
        chapel,
        {
          home: '<h1>Draw a bath</h1><p>Complimentary shipping over $50.</p>',
          goods: 'Bath Salts=$22.00; Beeswax Tapers=$18.00',
          about: '<p>Salt Chapel is a converted church in Marfa.</p>',
        },
        `
@ /pages/wholesale | Wholesale
<h1>Wholesale</h1><p>Our books are full: we are not taking on new wholesale accounts at the moment and expect to reopen next spring.</p><p>Current stockists can reach Inez at <a href="mailto:inez@saltchapel.test?subject=Reorder">inez@saltchapel.test</a>.</p>
@ /pages/contact | Contact
<h1>Contact</h1><p>info@saltchapel.test is read daily.</p><p>Editorial: press@saltchapel.test</p>`,
      ),
      'saltchapelwedding.test': {
        '/': namesake(
          'The Salt Chapel',
          'Wedding venue',
          '<p>Ceremonies for up to 90.</p>',
          '<p>events@saltchapelwedding.test</p>',
        ),
      },
    },
    expected: {
      website: 'saltchapel.test',
      wayIn: { kind: 'address', anyOf: ['inez@saltchapel.test', 'info@saltchapel.test'] },
      traps: ['press@saltchapel.test', 'events@saltchapelwedding.test', DEBUT_LOGO],
      policy: states('/pages/wholesale', {
        takes_wholesale: ['no', 'we are not taking on new wholesale accounts at the moment'],
      }),
    },
  },
  {
    brand: 'Tallow Moon',
    productTitles: ['Tallow Moon Whipped Tallow Balm, Unscented', 'Tallow Moon Lip Balm 3-Pack'],
    search: hits(`
      https://tallowmoon.test/ | Tallow Moon Balms | Whipped tallow for sensitive skin
      amazon | Tallow Moon | Whipped Tallow Balm
      facebook | Tallow Moon | We are now Tallow & Moon!`),
    hosts: {
      'tallowmoon.test': {
        '/': { status: 301, location: 'https://tallowandmoon.test/' },
        '/contact': { status: 301, location: 'https://tallowandmoon.test/pages/contact' },
      },
      'tallowandmoon.test': site(
        tallow,
        {
          home: '<h2>Same balm, new name</h2><p>Tallow Moon is now Tallow &amp; Moon.</p>',
          goods: 'Whipped Balm=$24.00; Lip Balm Trio=$15.00',
          about: '<p>Grass-fed, from Missouri.</p>',
        },
        `
@ /pages/contact | Contact
<h1>Contact</h1><p>hi@tallowandmoon.test</p>
@ /pages/retailers | Retailers
<h1>For retailers</h1><p>Shops across 31 states carry us. Each case holds 12 jars; the opening order is four cases, at least $288, and there is no minimum after that.</p><p>Want in? Drop Caleb a line: caleb@tallowandmoon.test, he runs wholesale.</p><p>Please hold to our MAP of $22 a jar.</p>`,
      ),
    },
    expected: {
      website: 'tallowandmoon.test',
      wayIn: { kind: 'address', anyOf: ['caleb@tallowandmoon.test'] },
      traps: [],
      policy: {
        ...states('/pages/retailers', {
          takes_wholesale: ['yes', 'Shops across 31 states carry us'],
          map_policy: ['yes', 'Please hold to our MAP of $22 a jar'],
          minimum_opening_order: [288, 'the opening order is four cases, at least $288'],
        }),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Bramble Apothecary',
    productTitles: ['Bramble Apothecary Elderberry Syrup 8 oz', 'Bramble Apothecary Arnica Salve'],
    search: hits(`
      https://brambleapothecary.test/ | Bramble Apothecary | Herbal remedies
      https://herbfinder.test/makers/bramble | Bramble Apothecary - HerbFinder | Maker profile`),
    hosts: {
      'brambleapothecary.test': {
        ...site(
          bramble,
          {
            home: '<h1>From the hedge</h1><p>Herbs picked within ten miles.</p>',
            goods: 'Elderberry Syrup=$19; Arnica Salve=$14',
            about: '<p>Two herbalists and a goat in Floyd, Virginia.</p>',
          },
          `
@ /for-shops | For shops
<h1>For shops</h1><p>Herb shops and co-ops: we deliver to your door at trade prices. Ask <a href="mailto:trade@brambleapothecary.test">trade@brambleapothecary.test</a> for our list.</p><p>Opening order one hundred and fifty dollars; reorder what you like.</p>`,
        ),
        '/robots.txt': {
          type: 'text/plain',
          body: 'User-agent: *\nDisallow: /search\nSitemap: https://brambleapothecary.test/sitemap.xml\n',
        },
        '/sitemap.xml': sitemap([
          'https://brambleapothecary.test/',
          'https://brambleapothecary.test/products',
          'https://brambleapothecary.test/for-shops',
          'https://brambleapothecary.test/about',
        ]),
      },
      'herbfinder.test': {
        '/makers/bramble': directory(
          'HerbFinder',
          'Bramble Apothecary',
          ['Floyd, VA', 'Syrups, salves'],
          'list@herbfinder.test',
        ),
      },
    },
    expected: {
      website: 'brambleapothecary.test',
      wayIn: { kind: 'address', anyOf: ['trade@brambleapothecary.test'] },
      traps: ['list@herbfinder.test'],
      policy: {
        ...states('/for-shops', {
          takes_wholesale: ['yes', 'we deliver to your door at trade prices'],
          minimum_opening_order: [150, 'Opening order one hundred and fifty dollars'],
        }),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Lark Soapworks',
    productTitles: ['Lark Soapworks Oatmeal Bar Soap 4 Pack', 'Lark Soapworks Castile Liquid Soap 32 oz'],
    category: 'Beauty & Personal Care',
    search: hits(`
      https://larksoapworks.test/ | Lark Soapworks | Soap from Lancaster County
      amazon | Lark Soapworks | Oatmeal Bar Soap
      faire | Lark Soapworks`),
    hosts: {
      'larksoapworks.test': site(
        lark,
        {
          home: '<h1>Soap that stays put</h1><p>Cured six weeks. Flat shipping $5.</p>',
          goods: 'Oatmeal Bar=$7.00; Castile 32 oz=$19.00',
          about: '<p>Lark is Ruth, Amos and a very big kettle.</p>',
        },
        `
@ /contact | Contact
<h1>Contact Us</h1><p>sales&#8203;@&#8203;larksoapworks.test or call (717) 555-0141.</p>
@ /wholesale | Wholesale
<h1>Wholesale</h1><p>Lark sells to shops, inns and online sellers at 50% off retail. Amazon sellers are welcome, we do not restrict where you resell. Your opening order is 48 bars ($168), reorders the same.</p>
@ /reseller-terms | Reseller terms
<h1>Reseller terms</h1><p>1. Buyer shall not offer the products on Amazon, eBay or any other marketplace.</p><p>2. Invoices are due on receipt.</p>`,
      ),
    },
    expected: {
      website: 'larksoapworks.test',
      wayIn: { kind: 'address', anyOf: ['sales@larksoapworks.test'] },
      traps: [],
      policy: {
        ...states('/wholesale', {
          takes_wholesale: ['yes', 'Lark sells to shops, inns and online sellers at 50% off retail'],
          minimum_opening_order: [168, 'Your opening order is 48 bars ($168)'],
          minimum_reorder: [168, 'Your opening order is 48 bars ($168), reorders the same'],
        }),
        currency: 'USD',
        contradicted: ['marketplaces'],
      },
    },
  },
  {
    brand: 'ZEPHYRINE',
    productTitles: ['ZEPHYRINE Rechargeable Facial Steamer', 'ZEPHYRINE Jade Roller and Gua Sha Set'],
    category: 'Beauty & Personal Care',
    search: hits(`
      amazon | ZEPHYRINE | Facial Steamer
      https://zephyrine.test/ | zephyrine.test | Related searches
      https://beautydepotplus.test/b/zephyrine | ZEPHYRINE - Beauty Depot Plus | 12 products
      https://trademarkpond.test/88401 | ZEPHYRINE trademark, Shenzhen | Serial 88401`),
    hosts: {
      'zephyrine.test': { '/': parked('zephyrine.test') },
      'beautydepotplus.test': {
        '/b/zephyrine': reseller(
          'Beauty Depot Plus',
          'ZEPHYRINE',
          ['Facial Steamer', 'Jade Roller Set'],
          'Wholesale and bulk: bulk@beautydepotplus.test',
        ),
      },
      'trademarkpond.test': {
        '/88401': directory(
          'Trademark Pond',
          'ZEPHYRINE',
          ['Owner: Shenzhen Qingfeng Trading Co.', 'Attorney of record: filings@ip-agents.test', 'Class 10'],
          'support@trademarkpond.test',
        ),
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: ['bulk@beautydepotplus.test', 'filings@ip-agents.test', 'support@trademarkpond.test'],
      policy: {},
    },
  },
];
