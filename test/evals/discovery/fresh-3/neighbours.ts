import type { DiscoveryCase } from '../case.ts';
import {
  address,
  bigcommerce,
  form,
  formAt,
  hits,
  magento,
  mail,
  none,
  said,
  shop,
  shopify,
  squarespace,
  webflow,
  woo,
} from '../fresh/themes.ts';
import { house } from './house.ts';

/** Namesakes, shops that sell it, owners, and brands without a site. */
export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Larksong',
    productTitles: ['Larksong Ukulele Soprano Mahogany', 'Larksong Guitar Capo'],
    search: hits(
      [
        'https://larksongschool.test/',
        'Larksong Nursery School',
        'A nursery school in Bath. Larksong welcomes children from two.',
      ],
      ['https://www.ebay.com/b/Larksong', 'Larksong products on eBay', 'Ukuleles and capos'],
      ['https://larksongmusic.test/', 'Larksong – ukuleles and capos', 'Soprano ukuleles and guitar capos.'],
    ),
    hosts: {
      'larksongschool.test': shop(
        woo,
        {
          name: 'Larksong Nursery School',
          nav: 'Fees=/fees/ | Contact=/contact/',
          foot: 'Policies=/policies/',
        },
        {
          '/': '<h1>Larksong Nursery School</h1><p>Places for two year olds.</p>',
          '/contact/': `<p>${mail('office@larksongschool.test')}</p>`,
        },
      ),
      'larksongmusic.test': shop(
        shopify,
        {
          name: 'Larksong',
          nav: 'Ukuleles=/collections/ukuleles | Capos=/collections/capos',
          foot: 'Contact=/pages/contact | Dealers=/pages/dealers',
        },
        {
          '/': '<h1>Small strings</h1><p>Soprano ukuleles in mahogany, guitar capos.</p>',
          '/pages/dealers': `<h1>Dealers</h1><p>Music stores: we would be glad to open an account for you. Nell looks after our dealers, ${mail('nell@larksongmusic.test')}. Please send her your resale certificate, and plan on $350 for the first order.</p><p>MAP is observed by every dealer, and sales on Amazon and Reverb need a written OK from us.</p>`,
          '/pages/contact': `<h1>Contact</h1><p>Players: ${mail('hello@larksongmusic.test')}</p>`,
        },
      ),
    },
    expected: {
      website: 'larksongmusic.test',
      wayIn: address('nell@larksongmusic.test'),
      traps: ['office@larksongschool.test'],
      policy: {
        takes_wholesale: said('yes', 'we would be glad to open an account for you', '/pages/dealers'),
        documents: said(['resale_certificate'], 'Please send her your resale certificate', '/pages/dealers'),
        minimum_opening_order: said(350, 'plan on $350 for the first order', '/pages/dealers'),
        currency: 'USD',
        map_policy: said('yes', 'MAP is observed by every dealer', '/pages/dealers'),
        marketplaces: said(
          'with_permission',
          'sales on Amazon and Reverb need a written OK from us',
          '/pages/dealers',
        ),
      },
    },
  },
  {
    brand: 'Zephly Home',
    productTitles: ['Zephly Home Under Sink Organizer', 'Zephly Home Drawer Dividers'],
    search: hits(
      ['https://www.amazon.com/stores/Zephly', 'Zephly Home store', 'Organizers and drawer dividers'],
      [
        'https://gadgetrecap.test/best-organizers',
        'The 9 best under sink organizers',
        'We tried Zephly Home and eight others.',
      ],
      ['https://homehutdeals.test/zephly', 'Zephly Home at HomeHut', 'Zephly Home organizers from $19'],
    ),
    hosts: {
      'gadgetrecap.test': shop(
        woo,
        { name: 'Gadget Recap', nav: 'Reviews=/reviews/', foot: 'Contact=/contact/' },
        {
          '/best-organizers':
            '<h1>The 9 best under sink organizers</h1><p>Zephly Home Under Sink Organizer: sturdy.</p>',
          '/contact/': `<p>${mail('editor@gadgetrecap.test')}</p>`,
        },
      ),
      'homehutdeals.test': shop(
        bigcommerce,
        { name: 'HomeHut', nav: 'Brands=/brands', foot: 'Contact=/contact' },
        {
          '/zephly': '<h1>Zephly Home</h1><p>Under Sink Organizer $19. Drawer Dividers $14.</p>',
          '/contact': `<p>${mail('sales@homehutdeals.test')}</p>`,
        },
      ),
    },
    expected: {
      website: null,
      wayIn: none,
      traps: ['editor@gadgetrecap.test', 'sales@homehutdeals.test'],
      policy: {},
    },
  },
  house({
    brand: 'Duckling & Drake',
    titles: ['Duckling & Drake Kids Rain Boots', 'Duckling & Drake Kids Umbrella'],
    host: 'ducklingdrake.test',
    line: 'Rain boots and umbrellas for children.',
    theme: shopify,
    site: {
      name: 'Duckling & Drake',
      nav: 'Boots=/collections/boots | Umbrellas=/collections/umbrellas',
      foot: 'Contact=/pages/contact | Shop owners=/pages/shop-owners',
      credit: '<p>A Tidewell Brands company. © 2026 Tidewell Brands Inc.</p>',
    },
    pages: {
      '/': '<h1>Puddles await</h1><p>Kids rain boots, umbrellas.</p>',
      '/pages/contact': `<h1>Contact</h1><p>Order questions: ${mail('support@ducklingdrake.test')}</p>`,
      '/pages/shop-owners': `<h1>Shop owners</h1><p>Tidewell Brands takes orders for all of its lines. Contact ${mail('sales@tidewellbrands.test')} or call your Tidewell rep. A completed new account form and a copy of your reseller permit are required. $300 opens your account, reorders are $150.</p><p>Tidewell lines may not be offered on Amazon, Walmart.com, eBay or daily deal sites.</p>`,
    },
    expected: {
      wayIn: address('sales@tidewellbrands.test'),
      traps: [],
      policy: {
        takes_wholesale: said('yes', 'call your Tidewell rep', '/pages/shop-owners'),
        documents: said(
          ['resale_certificate'],
          'a copy of your reseller permit are required',
          '/pages/shop-owners',
        ),
        minimum_opening_order: said(300, '$300 opens your account, reorders are $150', '/pages/shop-owners'),
        minimum_reorder: said(150, '$300 opens your account, reorders are $150', '/pages/shop-owners'),
        currency: 'USD',
        marketplaces: said(
          'forbidden',
          'Tidewell lines may not be offered on Amazon, Walmart.com, eBay or daily deal sites',
          '/pages/shop-owners',
        ),
      },
    },
  }),
  house({
    brand: 'Fenwright Tapes',
    titles: ['Fenwright Gaffer Tape 2 in x 55 yd', 'Fenwright Painters Tape 1 in'],
    host: 'fenwrighttapes.test',
    line: 'Gaffer and painters tape.',
    theme: magento,
    site: {
      name: 'Fenwright',
      nav: 'Gaffer=/gaffer | Painters=/painters | Resources=/resources',
      foot: 'Contact=/contact | Distributor inquiry=/distributor-inquiry | Suppliers=/suppliers',
    },
    pages: {
      '/': '<h1>It sticks</h1><p>Gaffer tape 2 in, painters tape 1 in.</p>',
      '/distributor-inquiry': `<h1>Distributor inquiry</h1><p>Fenwright sells through industrial and theatrical distributors only. If you are a distributor with a warehouse, tell us about your business and a regional manager will call.</p>${form('/distributor-inquiry/post', 'Company, Name, Email, Annual volume, Territory', 'Submit')}`,
      '/suppliers': `<h1>Suppliers</h1><p>Invoices: ${mail('payables@fenwrighttapes.test')}</p>`,
      '/contact': `<h1>Contact</h1><p>Inside sales: ${mail('insidesales@fenwrighttapes.test')}</p><p>Media: ${mail('media@fenwrighttapes.test')}</p>`,
    },
    expected: {
      wayIn: address('insidesales@fenwrighttapes.test'),
      traps: ['payables@fenwrighttapes.test', 'media@fenwrighttapes.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Fenwright sells through industrial and theatrical distributors only',
          '/distributor-inquiry',
        ),
      },
    },
  }),
  house({
    brand: 'Solvei Skis',
    titles: ['Solvei Skis Climbing Skins 110 mm', 'Solvei Ski Strap 2 Pack'],
    host: 'solveiskis.test',
    line: 'Climbing skins and ski straps.',
    theme: webflow,
    site: {
      name: 'Solvei',
      nav: 'Skins=/skins | Straps=/straps',
      foot: 'Contact=/contact | Retail network=/retail-network',
    },
    pages: {
      '/': '<h1>Earn it</h1><p>Climbing skins 110 mm, ski straps.</p>',
      '/retail-network':
        '<h1>Retail network</h1><p>Want to bring Solvei into your shop? Preseason books close 15 March; in-season orders are open to shops with an account.</p><h2>Distributors</h2><table><tr><td>Japan</td><td>Yukimura Trading</td><td>info@yukimura.test</td></tr><tr><td>Canada</td><td>Selkirk Gear Supply</td><td>orders@selkirkgear.test</td></tr></table>',
      '/contact': `<h1>Contact</h1><p>US shops: ${mail('us@solveiskis.test')}</p><p>Europe: ${mail('europe@solveiskis.test')}</p><p>Warranty: ${mail('warranty@solveiskis.test')}</p>`,
    },
    expected: {
      wayIn: address('us@solveiskis.test'),
      traps: ['info@yukimura.test', 'orders@selkirkgear.test', 'warranty@solveiskis.test'],
      policy: {
        takes_wholesale: said('yes', 'in-season orders are open to shops with an account', '/retail-network'),
        distributors: said(
          ['Yukimura Trading', 'Selkirk Gear Supply'],
          'Japan Yukimura Trading',
          '/retail-network',
        ),
      },
    },
  }),
  house({
    brand: 'Anselm Ink Co.',
    titles: ['Anselm Ink Co Fountain Pen Ink 50 ml', 'Anselm Ink Co Glass Dip Pen'],
    host: 'anselmink.test',
    line: 'Fountain pen ink and glass dip pens.',
    theme: squarespace,
    site: {
      name: 'Anselm Ink Co.',
      nav: 'Ink=/ink | Pens=/pens | Blog=/blog',
      foot: 'Contact=/contact | Privacy=/privacy',
    },
    pages: {
      '/': '<h1>Color on paper</h1><p>Fountain pen ink 50 ml, glass dip pens.</p>',
      '/contact': `<h1>Contact</h1><p>Stationers! We’d love to be in your shop. Fill this in, pick “Retailer” and we’ll answer with the line sheet.</p>${form('/contact', 'Name, Email, I am a (Customer / Retailer / Reviewer), Message')}<p>By post: PO Box 12, Galena IL</p>`,
      '/privacy': '<h1>Privacy</h1><p>Questions on data: privacy@anselmink.test</p>',
    },
    expected: {
      wayIn: formAt('https://anselmink.test/contact'),
      traps: ['privacy@anselmink.test'],
      policy: { takes_wholesale: said('yes', "We'd love to be in your shop", '/contact') },
    },
  }),
];
