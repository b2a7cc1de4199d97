import type { DiscoveryCase } from '../case.ts';
import { squarespace } from './systems/builders.ts';
import { amazon, hit, instagram, linkedin, walmart } from './systems/elsewhere.ts';
import { nextShell } from './systems/plain.ts';
import { mail, said } from './systems/shop.ts';
import { shopify } from './systems/shopify.ts';

const bottle = nextShell({
  name: 'Halyard Bottles',
  host: 'halyardbottles.test',
  tagline: 'Insulated bottles that last',
  nav: 'Shop=/shop; About=/about; Contact=/contact',
  foot: 'Wholesale=/wholesale; Privacy=/privacy; FAQ=/faq',
  goods: 'Halyard 24 oz Bottle=$34.00; Halyard Tumbler 16 oz=$29.00; Straw Lid=$12.00',
  about: '<p>Designed in Newport, Rhode Island.</p>',
  privacy: 'privacy@halyardbottles.test',
});

const mat = nextShell({
  name: 'Groundwork Yoga',
  host: 'groundworkyoga.test',
  tagline: 'Natural rubber yoga mats',
  nav: 'Mats=/shop; Story=/about; Contact=/contact',
  foot: 'Studios & Retailers=/studios-retailers; Privacy=/privacy',
  goods: 'Groundwork Mat 5mm=$88.00; Cork Block=$22.00; Cotton Strap=$14.00',
  about: '<p>Natural rubber, made in Sri Lanka, designed in Boulder.</p>',
});

const pan = squarespace({
  name: 'Ember & Iron Cookware',
  host: 'emberiron.test',
  tagline: 'Cast iron, milled smooth',
  nav: 'Shop=/shop; Seasoning=/seasoning; About=/about; Contact=/contact',
  foot: 'Wholesale=/wholesale; Privacy=/privacy-policy; Terms=/terms',
  goods: 'No. 8 Skillet=$165.00; Griddle=$189.00; Scrubber=$18.00',
  about: '<p>Cast in Pennsylvania and milled in Charleston, South Carolina.</p>',
  privacy: 'privacy@emberiron.test',
});

const lotion = shopify({
  name: 'Maren Day',
  host: 'marenday.test',
  tagline: 'Skincare for sensitive skin',
  nav: 'Shop=/collections/all; About=/pages/about; Help=/pages/help',
  foot: 'Contact=/pages/contact; Stockists=/pages/stockists; Privacy=/policies/privacy-policy; Terms=/policies/terms-of-service',
  goods: 'Barrier Cream 2 oz=$32.00; Milk Cleanser=$26.00; Mineral Sunscreen SPF 30=$36.00',
  about: '<p>Formulated by a dermatology nurse in Minneapolis.</p>',
  head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Maren Day","url":"https://marenday.test","contactPoint":[{"@type":"ContactPoint","contactType":"customer service","email":"care@marenday.test"},{"@type":"ContactPoint","contactType":"wholesale","email":"partners@marenday.test"},{"@type":"ContactPoint","contactType":"press","email":"marenday@brightlinepr.test"}]}</script>',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Halyard',
    productTitles: ['Halyard 24 oz Insulated Water Bottle', 'Halyard Tumbler 16 oz Stainless Steel'],
    category: 'Sports & Outdoors',
    search: [
      hit('https://halyardwealth.test/', 'Halyard Wealth Partners', 'Retirement planning in Boston.'),
      hit(
        'https://halyardbottles.test/',
        'Halyard Bottles | Insulated bottles that last',
        'Bottles and tumblers.',
      ),
      amazon('Halyard', 'Insulated Bottle'),
    ],
    hosts: {
      'halyardbottles.test': {
        ...bottle.basics,
        '/contact': bottle.page(
          'Contact',
          `<h1>Contact</h1><p>Customer care: ${mail('care@halyardbottles.test')}</p><p>Corporate gifts: ${mail('gifts@halyardbottles.test')}</p>`,
        ),
        '/faq': bottle.page('FAQ', '<h1>FAQ</h1><h3>Is it dishwasher safe?</h3><p>Top rack, yes.</p>'),
        '/wholesale': bottle.page(
          'Wholesale',
          `<h1>Wholesale</h1><p>We sell wholesale to outdoor, gift and coffee shops in the United States.</p><p>The opening order minimum is $400 and the reorder minimum is $200.</p><p>All wholesale partners agree to follow our MAP policy.</p><p>Halyard products may not be sold on Amazon, Walmart, TikTok Shop or other marketplaces without written authorization from us.</p><p>Email ${mail('wholesale@halyardbottles.test')} to request an account.</p>`,
        ),
      },
      'halyardwealth.test': {
        '/': '<html><head><title>Halyard Wealth Partners</title></head><body><h1>Halyard Wealth Partners</h1><p>advisors@halyardwealth.test</p></body></html>',
      },
    },
    expected: {
      website: 'halyardbottles.test',
      wayIn: { kind: 'address', anyOf: ['wholesale@halyardbottles.test'] },
      traps: ['privacy@halyardbottles.test', 'advisors@halyardwealth.test'],
      policy: {
        takes_wholesale: said('yes', 'We sell wholesale to outdoor, gift and coffee shops', '/wholesale'),
        minimum_opening_order: said(400, 'The opening order minimum is $400', '/wholesale'),
        minimum_reorder: said(200, 'the reorder minimum is $200', '/wholesale'),
        currency: 'USD',
        map_policy: said('yes', 'All wholesale partners agree to follow our MAP policy', '/wholesale'),
        marketplaces: said(
          'with_permission',
          'may not be sold on Amazon, Walmart, TikTok Shop or other marketplaces without written authorization',
          '/wholesale',
        ),
      },
    },
  },
  {
    brand: 'Groundwork Yoga',
    productTitles: ['Groundwork Yoga Natural Rubber Mat 5mm', 'Groundwork Yoga Cork Block'],
    category: 'Sports & Outdoors',
    search: [
      hit(
        'https://groundworkyogastudio.test/',
        'Groundwork Yoga Studio | Class schedule',
        'Vinyasa in Tampa.',
      ),
      hit(
        'https://groundworkyoga.test/',
        'Groundwork Yoga | Natural rubber yoga mats',
        'Mats, blocks, straps.',
      ),
      instagram('Groundwork Yoga', '52K followers. Mats made of tree rubber.'),
    ],
    hosts: {
      'groundworkyoga.test': {
        ...mat.basics,
        '/contact': mat.page(
          'Contact',
          `<h1>Contact</h1><p>Questions: ${mail('hello@groundworkyoga.test')}</p><p>Ambassadors: ${mail('ambassadors@groundworkyoga.test')}</p>`,
        ),
        '/studios-retailers': mat.page(
          'Studios & Retailers',
          `<h1>Studios &amp; Retailers</h1><p>Yoga studios and retailers can buy our mats at wholesale. Email ${mail('studios@groundworkyoga.test')} for a price sheet.</p><p>There is a six mat minimum for a first order.</p><p>Wholesale accounts are welcome to sell on Amazon and on other marketplaces.</p>`,
        ),
      },
      'groundworkyogastudio.test': {
        '/': '<html><head><title>Groundwork Yoga Studio</title></head><body><h1>Groundwork Yoga Studio</h1><p>Class schedule. frontdesk@groundworkyogastudio.test</p></body></html>',
      },
    },
    expected: {
      website: 'groundworkyoga.test',
      wayIn: { kind: 'address', anyOf: ['studios@groundworkyoga.test'] },
      traps: ['ambassadors@groundworkyoga.test', 'frontdesk@groundworkyogastudio.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Yoga studios and retailers can buy our mats at wholesale',
          '/studios-retailers',
        ),
        marketplaces: said(
          'allowed',
          'Wholesale accounts are welcome to sell on Amazon and on other marketplaces',
          '/studios-retailers',
        ),
      },
    },
  },
  {
    brand: 'Ember & Iron',
    productTitles: ['Ember & Iron No. 8 Cast Iron Skillet', 'Ember & Iron Cast Iron Griddle'],
    category: 'Home & Kitchen',
    search: [
      hit('https://emberironsteakhouse.test/', 'Ember & Iron Steakhouse', 'Reserve a table.'),
      walmart('Ember & Iron'),
      hit('https://emberiron.test/', 'Ember & Iron Cookware', 'Cast iron, milled smooth.'),
    ],
    hosts: {
      'emberiron.test': {
        ...pan.basics,
        '/contact': pan.page(
          'Contact',
          `<h1>Contact</h1><p>Customer service: ${mail('support@emberiron.test')}</p>`,
        ),
        '/wholesale': pan.page(
          'Wholesale',
          '<h1>Wholesale</h1><p>Ember &amp; Iron is sold by kitchen stores and outfitters across the country, and we are currently accepting new wholesale accounts.</p><p>Please apply with the form below. Support cannot answer wholesale questions.</p><iframe id="JotFormIFrame-233415577" title="Wholesale Application" src="https://form.jotform.com/233415577" frameborder="0" style="min-width:100%;height:539px;border:none;"></iframe><p>New accounts: $750 opening order.</p><p>We do not sell to third-party sellers on Amazon, and our retailers may not sell there.</p>',
        ),
      },
      'emberironsteakhouse.test': {
        '/': '<html><head><title>Ember & Iron Steakhouse</title></head><body><h1>Ember &amp; Iron</h1><p>host@emberironsteakhouse.test</p></body></html>',
      },
    },
    expected: {
      website: 'emberiron.test',
      wayIn: {
        kind: 'form',
        anyOf: ['https://emberiron.test/wholesale', 'https://form.jotform.com/233415577'],
      },
      traps: ['privacy@emberiron.test', 'host@emberironsteakhouse.test'],
      policy: {
        takes_wholesale: said('yes', 'we are currently accepting new wholesale accounts', '/wholesale'),
        minimum_opening_order: said(750, 'New accounts: $750 opening order', '/wholesale'),
        currency: 'USD',
        marketplaces: said('amazon_forbidden', 'our retailers may not sell there', '/wholesale'),
      },
    },
  },
  {
    brand: 'Maren Day',
    productTitles: ['Maren Day Barrier Cream 2 oz', 'Maren Day Mineral Sunscreen SPF 30'],
    category: 'Beauty & Personal Care',
    search: [
      linkedin('Maren Day', 'Personal care. 11-50 employees. Minneapolis.'),
      hit('https://marendayauthor.test/', 'Maren Day, novelist', 'Author of The Salt House.'),
      hit('https://marenday.test/', 'Maren Day | Skincare for sensitive skin', 'Fragrance free skincare.'),
    ],
    hosts: {
      'marenday.test': {
        ...lotion.basics,
        '/pages/contact': lotion.page(
          'Contact',
          '<p>We reply Monday to Friday. Chat with us with the button at the lower right.</p>',
        ),
        '/pages/stockists': lotion.page(
          'Stockists',
          '<p>The Skin Bar, Edina. Fern &amp; Foam, Milwaukee. Oak Street Apothecary, Chicago.</p>',
        ),
        '/pages/help': lotion.page(
          'Help',
          '<h3>Is it fragrance free?</h3><p>All of it.</p><h3>Do you sell to estheticians or stores?</h3><p>Yes, we offer wholesale pricing to licensed estheticians, spas and apothecaries. The first order is $250 or more.</p><h3>Where are you from?</h3><p>Minneapolis.</p>',
        ),
      },
      'marendayauthor.test': {
        '/': '<html><head><title>Maren Day, novelist</title></head><body><h1>Maren Day</h1><p>Agent: maren@parklit.test</p></body></html>',
      },
    },
    expected: {
      website: 'marenday.test',
      wayIn: { kind: 'address', anyOf: ['partners@marenday.test'] },
      traps: ['marenday@brightlinepr.test', 'maren@parklit.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'we offer wholesale pricing to licensed estheticians, spas and apothecaries',
          '/pages/help',
        ),
        minimum_opening_order: said(250, 'The first order is $250 or more', '/pages/help'),
        currency: 'USD',
      },
    },
  },
];
