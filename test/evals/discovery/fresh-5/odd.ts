import type { DiscoveryCase } from '../case.ts';
import { squarespace, webflow } from './systems/builders.ts';
import { amazon, faire, hit, other } from './systems/elsewhere.ts';
import { mail, said } from './systems/shop.ts';
import { shopify } from './systems/shopify.ts';
import { wordpress } from './systems/wordpress.ts';

const towel = shopify({
  name: 'Tidewell Towels',
  host: 'tidewelltowels.test',
  tagline: 'Turkish cotton towels',
  nav: 'Towels=/collections/all; Robes=/collections/robes; About=/pages/about',
  foot: 'FAQ=/pages/faq; Wholesale=/pages/wholesale; Contact=/pages/contact; Privacy=/policies/privacy-policy',
  goods: 'Beach Towel Stripe=$38.00; Hand Towel Set=$28.00; Waffle Robe=$98.00',
  about: '<p>Woven in Denizli, shipped from Savannah, Georgia.</p>',
});

const sole = wordpress({
  builder: 'divi',
  name: 'Cobblestone Insoles',
  host: 'cobblestoneinsoles.test',
  tagline: 'Insoles for long days',
  nav: 'Shop=/shop/; Science=/science/; About=/about/; Contact=/contact/',
  foot: 'Wholesale=/wholesale/; Reseller Agreement=/reseller-agreement/; Privacy=/privacy-policy/; Terms=/terms/',
  goods: 'All Day Insole=$39.95; Work Boot Insole=$44.95; Heel Cup=$19.95',
  about: '<p>Developed by a podiatrist in Denver.</p>',
  privacy: 'privacy@cobblestoneinsoles.test',
});

const plantPot = squarespace({
  name: 'Terrace & Vine',
  host: 'terraceandvine.test',
  tagline: 'Planters for small spaces',
  nav: 'Shop=/shop; About=/about; Journal=/journal; Contact=/contact',
  foot: 'Trade=https://trade.terraceandvine.test/; Privacy=/privacy-policy; Terms=/terms',
  goods: 'Railing Planter 24 in=$58.00; Hanging Pot=$34.00; Saucer=$12.00',
  about: '<p>Recycled plastic planters from Tucson, Arizona.</p>',
});

const tradeDesk = webflow({
  name: 'Terrace & Vine Trade',
  host: 'trade.terraceandvine.test',
  tagline: 'For garden centers, designers and retailers',
  nav: 'Retailers=/retailers; Designers=/designers; Terms=/trade-terms',
  foot: 'Main site=https://terraceandvine.test/',
  goods: 'Railing Planter Case of 6=Log in for price; Hanging Pot Case of 8=Log in for price',
  about: '<p>The trade arm of Terrace &amp; Vine.</p>',
});

const notebook = wordpress({
  builder: 'elementor',
  name: 'Fieldmouse Paper',
  host: 'fieldmousepaper.test',
  tagline: 'Notebooks with good manners',
  nav: 'Notebooks=/shop/; Pencils=/product-category/pencils/; About=/about/; Contact=/contact/',
  foot: 'Stores=/stores/; Shipping=/shipping/; Privacy=/privacy-policy/; Terms=/terms/',
  goods: 'Pocket Notebook 3 Pack=$14.00; Dot Grid Journal=$24.00; Cedar Pencils=$9.00',
  about: '<p>Bound in Northampton, Massachusetts.</p>',
  extra:
    '<!-- old footer: <p>Wholesale: <a href="mailto:oldwholesale@fieldmousepaper.test">oldwholesale@fieldmousepaper.test</a>, $50 minimum order</p> -->',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Tidewell',
    productTitles: ['Tidewell Turkish Cotton Beach Towel Stripe', 'Tidewell Waffle Robe'],
    category: 'Home & Kitchen',
    search: [
      hit('https://tidewellhospice.test/', 'Tidewell Home Care', 'Home care in Sarasota.'),
      hit('https://tidewelltowels.test/', 'Tidewell Towels | Turkish cotton towels', 'Towels and robes.'),
      faire('Tidewell Towels'),
    ],
    hosts: {
      'tidewelltowels.test': {
        ...towel.basics,
        '/pages/contact': towel.page('Contact', `<p>${mail('help@tidewelltowels.test')}</p>`),
        '/pages/faq': towel.page(
          'FAQ',
          '<h4>How do I wash them?</h4><p>Warm, no softener.</p><h4>What is the minimum for wholesale?</h4><p>The minimum for an opening wholesale order is $150.</p>',
        ),
        '/pages/wholesale': towel.page(
          'Wholesale',
          `<p>We sell to boutiques, inns and spas at wholesale.</p><p>The minimum opening order is $300. The minimum reorder is $100.</p><p>Write to ${mail('wholesale@tidewelltowels.test')}.</p>`,
        ),
      },
      'tidewellhospice.test': {
        '/': other('Tidewell Home Care', '<p>Call us day or night. intake@tidewellhospice.test</p>'),
      },
    },
    expected: {
      website: 'tidewelltowels.test',
      wayIn: { kind: 'address', anyOf: ['wholesale@tidewelltowels.test'] },
      traps: ['intake@tidewellhospice.test'],
      policy: {
        takes_wholesale: said('yes', 'We sell to boutiques, inns and spas at wholesale', '/pages/wholesale'),
        minimum_reorder: said(100, 'The minimum reorder is $100', '/pages/wholesale'),
        currency: 'USD',
        contradicted: ['minimum_opening_order'],
      },
    },
  },
  {
    brand: 'Cobblestone',
    productTitles: ['Cobblestone All Day Comfort Insoles', 'Cobblestone Work Boot Insole Men 10'],
    category: 'Health & Household',
    search: [
      amazon('Cobblestone', 'All Day Comfort Insoles'),
      hit('https://cobblestonepavers.test/', 'Cobblestone Pavers & Stone', 'Driveways and patios.'),
      hit(
        'https://cobblestoneinsoles.test/',
        'Cobblestone Insoles - Insoles for long days',
        'By a podiatrist.',
      ),
    ],
    hosts: {
      'cobblestoneinsoles.test': {
        ...sole.basics,
        '/contact/': sole.page(
          'Contact',
          `<p>Help with an order: ${mail('help@cobblestoneinsoles.test')}</p><p>Clinics and stores: ${mail('clinics@cobblestoneinsoles.test')}</p>`,
        ),
        '/wholesale/': sole.page(
          'Wholesale',
          '<p>We supply shoe stores, podiatry clinics and running shops at wholesale prices.</p><p>You may sell our insoles on your website, on Amazon and on other marketplaces.</p>',
        ),
        '/reseller-agreement/': sole.page(
          'Reseller Agreement',
          '<p>1. Reseller shall not offer the Products for sale on Amazon.com or any other third-party marketplace.</p><p>2. Reseller shall comply with the Minimum Advertised Price Policy.</p><p>3. This Agreement is governed by the laws of Colorado.</p>',
        ),
      },
      'cobblestonepavers.test': {
        '/': other(
          'Cobblestone Pavers & Stone',
          '<p>Contractor wholesale yard. yard@cobblestonepavers.test</p>',
        ),
      },
    },
    expected: {
      website: 'cobblestoneinsoles.test',
      wayIn: { kind: 'address', anyOf: ['clinics@cobblestoneinsoles.test'] },
      traps: ['privacy@cobblestoneinsoles.test', 'yard@cobblestonepavers.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'We supply shoe stores, podiatry clinics and running shops at wholesale prices',
          '/wholesale/',
        ),
        map_policy: said(
          'yes',
          'Reseller shall comply with the Minimum Advertised Price Policy',
          '/reseller-agreement/',
        ),
        contradicted: ['marketplaces'],
      },
    },
  },
  {
    brand: 'Terrace & Vine',
    productTitles: ['Terrace & Vine Railing Planter 24 inch', 'Terrace & Vine Hanging Pot Terracotta'],
    category: 'Patio, Lawn & Garden',
    search: [
      hit('https://terraceandvinewine.test/', 'Terrace & Vine Wine Bar', 'Small plates in Austin.'),
      hit('https://terraceandvine.test/', 'Terrace & Vine', 'Planters for small spaces.'),
    ],
    hosts: {
      'terraceandvine.test': {
        ...plantPot.basics,
        '/contact': plantPot.page(
          'Contact',
          `<h1>Contact</h1><p>Orders: ${mail('orders@terraceandvine.test')}</p>`,
        ),
      },
      'trade.terraceandvine.test': {
        ...tradeDesk.basics,
        '/retailers': tradeDesk.page(
          'Retailers',
          `<h1>Retailers</h1><p>Garden centers and home stores can open a wholesale account with us.</p><p>Your first order must be at least $500. After that the minimum is $250.</p><p>New retailers: ${mail('accounts@trade.terraceandvine.test')}</p>`,
        ),
        '/designers': tradeDesk.page(
          'Designers',
          `<h1>Designers</h1><p>Landscape designers get 20% off. ${mail('designers@trade.terraceandvine.test')}</p>`,
        ),
        '/trade-terms': tradeDesk.page(
          'Trade terms',
          '<h1>Trade terms</h1><p>Retailers must provide a resale certificate before their first order ships.</p><p>Products may not be listed on Amazon, Wayfair, eBay or any other online marketplace.</p>',
        ),
      },
      'terraceandvinewine.test': {
        '/': other('Terrace & Vine Wine Bar', '<p>Book a table. hello@terraceandvinewine.test</p>'),
      },
    },
    expected: {
      website: 'terraceandvine.test',
      wayIn: { kind: 'address', anyOf: ['accounts@trade.terraceandvine.test'] },
      traps: ['hello@terraceandvinewine.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Garden centers and home stores can open a wholesale account with us',
          '/retailers',
        ),
        minimum_opening_order: said(500, 'Your first order must be at least $500', '/retailers'),
        minimum_reorder: said(250, 'After that the minimum is $250', '/retailers'),
        currency: 'USD',
        documents: said(
          ['resale_certificate'],
          'Retailers must provide a resale certificate',
          '/trade-terms',
        ),
        marketplaces: said(
          'forbidden',
          'may not be listed on Amazon, Wayfair, eBay or any other online marketplace',
          '/trade-terms',
        ),
      },
    },
  },
  {
    brand: 'Fieldmouse Paper',
    productTitles: ['Fieldmouse Paper Pocket Notebook 3 Pack', 'Fieldmouse Paper Dot Grid Journal'],
    category: 'Office Products',
    search: [
      hit(
        'https://fieldmousepaper.test/',
        'Fieldmouse Paper - Notebooks with good manners',
        'Bound in Northampton.',
      ),
      faire('Fieldmouse Paper'),
      hit(
        'https://penandpadblog.test/fieldmouse',
        'Review: Fieldmouse Paper Dot Grid',
        'Fountain pen friendly?',
      ),
    ],
    hosts: {
      'fieldmousepaper.test': {
        ...notebook.basics,
        '/contact/': notebook.page('Contact', `<p>Say hello: ${mail('hello@fieldmousepaper.test')}</p>`),
        '/stores/': notebook.page(
          'Stores',
          `<p>Find us at Pegasus Books, Berkeley; Paper Source Annex, Chicago; and Stamp &amp; Quill, Portland.</p><p>To stock our notebooks in your shop, order on <a href="https://www.faire.com/direct/fieldmousepaper">Faire</a> or email ${mail('stores@fieldmousepaper.test')}. Wholesale accounts are open to any bookstore, stationer or gift shop.</p><p>On our own wholesale orders the opening minimum is two hundred dollars ($200).</p>`,
        ),
      },
      'penandpadblog.test': {
        '/fieldmouse': other(
          'Review: Fieldmouse Paper Dot Grid',
          '<p>Ink samples to ink@penandpadblog.test</p>',
        ),
      },
    },
    expected: {
      website: 'fieldmousepaper.test',
      wayIn: { kind: 'address', anyOf: ['stores@fieldmousepaper.test'] },
      traps: ['oldwholesale@fieldmousepaper.test', 'ink@penandpadblog.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Wholesale accounts are open to any bookstore, stationer or gift shop',
          '/stores/',
        ),
        minimum_opening_order: said(200, 'the opening minimum is two hundred dollars ($200)', '/stores/'),
        currency: 'USD',
      },
    },
  },
];
