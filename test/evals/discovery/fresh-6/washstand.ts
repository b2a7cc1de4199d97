import type { DiscoveryCase } from '../case.ts';
import { squareForm, squarespace } from './systems/builders.ts';
import { amazon, etsy, faire, hit, instagram, other, seller, walmart } from './systems/elsewhere.ts';
import { inEntities, mail, said } from './systems/shop.ts';
import { prestige } from './systems/shopify.ts';
import { form7, storefront } from './systems/wordpress.ts';

const lather = prestige(
  {
    name: 'Lather & Loam',
    host: 'latherandloam.test',
    tagline: 'Plant-based bar soap',
    banner: 'Buy 3 bars, get 1 free',
    nav: 'Shop=/collections/all; Bundles=/collections/bundles; Ingredients=/pages/ingredients; Stockists=/pages/store-locator',
    foot: 'Ingredients=/pages/ingredients; Store Locator=/pages/store-locator; Wholesale=/pages/wholesale-faq; Contact=/pages/contact; Privacy=/policies/privacy-policy; Terms=/policies/terms-of-service',
    goods: 'Cedar & Clay Bar=$9.00; Oat Milk Bar=$9.00; Charcoal Bar=$9.50; Soap Dish=$14.00',
    about: '<p>Cold-process soap, cured for six weeks in Bend, Oregon.</p>',
    privacy: 'legal@latherandloam.test',
  },
  {
    '/pages/ingredients': [
      'Ingredients',
      '<p>Saponified olive, coconut and sustainable palm oil, clays, oats, and essential oils. Nothing tested on animals.</p>',
    ],
    '/pages/store-locator': [
      'Store Locator',
      '<p>Find us near you.</p><ul><li>Willow Mercantile, Bend OR. Open daily 10-6</li><li>The Good Pantry, Portland OR. Open Mon-Sat 9-7</li><li>Sagebrush Gifts, Boise ID. Closed Sundays</li></ul>',
    ],
    '/pages/contact': ['Contact', `<p>Questions about an order? ${mail('care@latherandloam.test')}</p>`],
    '/pages/wholesale-faq': [
      'Wholesale FAQ',
      `<h3>Who do you sell to?</h3><p>We wholesale to gift shops, grocers, spas and inns in the United States.</p><h3>What's the minimum?</h3><p>$150 to open an account. Bars come in cases of 12 per scent.</p><h3>Can I sell on Amazon or Etsy?</h3><p>No. Our soaps may only be sold in your physical store and on your own website, not through Amazon, Etsy, eBay or any other online marketplace.</p><h3>How do I get started?</h3><p>Email ${mail('wholesale@latherandloam.test')} and Jo will send our order form.</p>`,
    ],
  },
);

const balm = squarespace(
  {
    name: 'Marrow Creek Apothecary',
    host: 'www.marrowcreek.test',
    tagline: 'Salves, balms and tinctures',
    nav: 'Shop=/shop; Our Farm=/our-farm; Wholesale=/wholesale; Contact=/contact',
    foot: 'FAQ=/faq; Wholesale=/wholesale; Privacy=/privacy',
    goods: 'Calendula Salve 2oz=$18.00; Elderberry Tincture=$24.00; Lip Balm Trio=$15.00',
    about: '<p>We grow our herbs on eleven acres in Vernon County, Wisconsin.</p>',
    small: 'Made with care. Questions? email@example.com',
  },
  {
    '/our-farm': [
      'Our Farm',
      '<p>Certified naturally grown since 2016. Farm stand open Saturdays May through October.</p>',
    ],
    '/faq': [
      'FAQ',
      '<h4>Where do you ship?</h4><p>Anywhere in the US. Orders over $60 ship free.</p><h4>Are your products vegan?</h4><p>Those without beeswax are.</p>',
    ],
    '/contact': ['Contact', squareForm('First Name*; Last Name*; Email*; Subject; Message*', 'Send')],
    '/wholesale': [
      'Wholesale',
      '<p>Thank you so much for wanting our salves on your shelf! Our wholesale program is closed while we wait for this year’s harvest, and we are not opening new accounts.</p><p>Check back in spring.</p>',
    ],
  },
);

const candle = storefront(
  {
    name: 'Night Orchard Candle Works',
    host: 'nightorchard.test',
    tagline: 'Soy candles in reused glass',
    banner: 'Free local pickup in Tulsa!',
    nav: 'Shop=/shop/; About=/about/; Wholesale=/wholesale/; Contact=/contact/',
    foot: 'Candle Care=/candle-care/; Wholesale=/wholesale/; Contact=/contact/',
    goods: 'Fig & Smoke 9oz=$26.00; Pear Blossom 9oz=$26.00; Match Cloche=$18.00; Wick Trimmer=$12.00',
    about: '<p>Poured in Tulsa, Oklahoma, in glass that has already had a life.</p>',
    privacy: 'webmaster@sooner-hosting.test',
  },
  {
    '/about/': ['About', '<p>Night Orchard is Priya and Tom, and on busy days Tom’s mother.</p>'],
    '/candle-care/': [
      'Candle Care',
      '<p>Trim the wick to a quarter inch. Never burn for more than four hours.</p>',
    ],
    '/contact/': [
      'Contact',
      `<p>Email: ${inEntities('hi@nightorchard.test')}</p>${form7('Your name*; Your email*; Your message', 'Submit', '/contact/')}`,
    ],
    '/wholesale/': [
      'Wholesale',
      '<table class="wp-block-table"><tbody><tr><td>Who</td><td>Retail stores, florists and boutiques may buy from us at wholesale</td></tr><tr><td>Opening order minimum</td><td>$180</td></tr><tr><td>Reorder minimum</td><td>$90</td></tr><tr><td>Case pack</td><td>6 per scent</td></tr><tr><td>Turnaround</td><td>2 weeks</td></tr><tr><td>How to order</td><td>Send us an email, see Contact</td></tr></tbody></table>',
    ],
  },
);

const beard = prestige(
  {
    name: 'Gristmill Grooming',
    host: 'gristmillgrooming.test',
    tagline: 'Beard oil and shave soap',
    banner: 'SUBSCRIBE & SAVE 15%',
    nav: 'Beard=/collections/all; Shave=/collections/shave; About=/pages/about',
    foot: 'Contact=/pages/contact; Shipping=/policies/shipping-policy; Privacy=/policies/privacy-policy; Terms=/policies/terms-of-service',
    goods: 'Gristmill Beard Oil Cedar=$22.00; Gristmill Shave Puck=$14.00; Gristmill Boar Brush=$19.00',
    about: '<p>Made in Harrisburg by a former barber.</p>',
    privacy: 'privacy@gristmillgrooming.test',
  },
  {
    '/pages/about': [
      'About',
      '<p>Ten years behind the chair taught Nate what a beard oil should not be: sticky.</p>',
    ],
    '/pages/contact': [
      'Contact',
      `<p>Customer care: ${mail('support@gristmillgrooming.test')}</p><p>Wholesale orders from barbershops and stores: ${mail('nate@gristmillgrooming.test')}</p><p>Jobs: ${mail('careers@gristmillgrooming.test')}</p>`,
    ],
    '/policies/shipping-policy': [
      'Shipping policy',
      '<p>Orders over $50 ship free by USPS Ground Advantage. We do not ship to freight forwarders.</p>',
    ],
  },
);

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Lather and Loam',
    productTitles: ['Lather & Loam Cedar & Clay Bar Soap', 'Lather & Loam Oat Milk Bar Soap'],
    category: 'Beauty & Personal Care',
    search: [
      hit('https://latherandloam.test/', 'Lather & Loam – Plant-based bar soap', 'Cured for six weeks.'),
      amazon('Lather & Loam', 'Cedar Soap'),
      faire('Lather & Loam'),
    ],
    hosts: { 'latherandloam.test': lather },
    expected: {
      website: 'latherandloam.test',
      wayIn: { kind: 'address', anyOf: ['wholesale@latherandloam.test'] },
      traps: ['legal@latherandloam.test', 'help@pebblereviews.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'We wholesale to gift shops, grocers, spas and inns',
          '/pages/wholesale-faq',
        ),
        minimum_opening_order: said(150, '$150 to open', '/pages/wholesale-faq'),
        currency: 'USD',
        marketplaces: said(
          'forbidden',
          'not through Amazon, Etsy, eBay or any other online marketplace',
          '/pages/wholesale-faq',
        ),
      },
    },
  },
  {
    brand: 'Marrow Creek Apothecary LLC',
    productTitles: ['Marrow Creek Calendula Salve 2oz', 'Marrow Creek Lip Balm Trio'],
    category: 'Health & Household',
    search: [
      etsy('Marrow Creek Apothecary'),
      hit('https://www.marrowcreek.test/', 'Marrow Creek Apothecary', 'Salves, balms and tinctures.'),
      hit('https://marrowcreekranch.test/', 'Marrow Creek Ranch', 'Grass-fed beef by the quarter.'),
    ],
    hosts: {
      'www.marrowcreek.test': balm,
      'marrowcreekranch.test': {
        '/': other('Marrow Creek Ranch', '<p>To order a quarter: beef@marrowcreekranch.test</p>'),
      },
    },
    expected: {
      website: 'www.marrowcreek.test',
      wayIn: { kind: 'form', anyOf: ['https://www.marrowcreek.test/contact'] },
      traps: ['email@example.com', 'beef@marrowcreekranch.test'],
      policy: { takes_wholesale: said('no', 'Our wholesale program is closed', '/wholesale') },
    },
  },
  {
    brand: 'Night Orchard Candle Works',
    productTitles: ['Night Orchard Fig & Smoke Soy Candle 9oz', 'Night Orchard Pear Blossom Soy Candle'],
    category: 'Home & Kitchen',
    search: [
      hit('https://nightorchard.test/', 'Night Orchard Candle Works', 'Soy candles in reused glass.'),
      hit('https://nightorchardband.test/', 'Night Orchard (band)', 'Tour dates.'),
      instagram('Night Orchard Candle Works', 'Candles. Tulsa.'),
    ],
    hosts: {
      'nightorchard.test': candle,
      'nightorchardband.test': { '/': other('Night Orchard', '<p>booking@nightorchardband.test</p>') },
    },
    expected: {
      website: 'nightorchard.test',
      wayIn: { kind: 'address', anyOf: ['hi@nightorchard.test'] },
      traps: ['webmaster@sooner-hosting.test', 'booking@nightorchardband.test'],
      policy: {
        takes_wholesale: said('yes', 'may buy from us at wholesale', '/wholesale/'),
        minimum_opening_order: said(180, 'Opening order minimum $180', '/wholesale/'),
        minimum_reorder: said(90, 'Reorder minimum $90', '/wholesale/'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Gristmill Grooming Co.',
    productTitles: ['Gristmill Beard Oil Cedar 2oz', 'Gristmill Shave Puck'],
    category: 'Beauty & Personal Care',
    search: [
      walmart('Gristmill Grooming'),
      hit(
        'https://gristmillgrooming.test/',
        'Gristmill Grooming – Beard oil and shave soap',
        'By a former barber.',
      ),
      hit(
        'https://thedapperden.test/collections/gristmill',
        'Gristmill | The Dapper Den',
        'Shop Gristmill at The Dapper Den.',
      ),
      hit('https://oldgristmill.test/', 'The Old Gristmill Restaurant', 'Steaks since 1978.'),
    ],
    hosts: {
      'gristmillgrooming.test': beard,
      'thedapperden.test': {
        '/collections/gristmill': seller(
          'The Dapper Den',
          'Gristmill',
          ['Beard Oil Cedar', 'Boar Brush'],
          'wholesale@thedapperden.test',
        ),
      },
      'oldgristmill.test': { '/': other('The Old Gristmill', '<p>events@oldgristmill.test</p>') },
    },
    expected: {
      website: 'gristmillgrooming.test',
      wayIn: { kind: 'address', anyOf: ['nate@gristmillgrooming.test'] },
      traps: [
        'privacy@gristmillgrooming.test',
        'careers@gristmillgrooming.test',
        'wholesale@thedapperden.test',
        'events@oldgristmill.test',
        'help@pebblereviews.test',
      ],
      policy: {
        takes_wholesale: said('yes', 'Wholesale orders from barbershops and stores', '/pages/contact'),
      },
    },
  },
];
