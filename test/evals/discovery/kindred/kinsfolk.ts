import type { DiscoveryCase } from '../case.ts';
import { applyAt, form, mail, says, small, writeTo, yes } from './site.ts';

const page = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><h1>${title}</h1>${body}</body></html>`;

/** Owners, houses of several brands, sites for shops alone, and sellers that look like the brand. */
export const cases: readonly DiscoveryCase[] = [
  small({
    brand: 'Marlow & Finch',
    host: 'marlowandfinch.test',
    line: 'Garden gloves',
    titles: ['Marlow & Finch Garden Gloves', 'Marlow & Finch Kneeler'],
    menu: ['Gloves /gloves', 'Contact /contact'],
    home: '<p>For thorns.</p>',
    footer: '<p>Marlow &amp; Finch is part of Greenhaven Home Brands.</p>',
    pages: {
      '/gloves': ['Gloves', '<p>Gloves and kneelers.</p>'],
      '/contact': [
        'Contact',
        `<p>Shoppers: ${mail('care@greenhavenhome.test')}</p><p>Retail buyers: ${mail('buyers@greenhavenhome.test')}</p><p>Our sister brand Potter &amp; Wade: ${mail('potterwade@greenhavenhome.test')}</p>`,
      ],
    },
    wayIn: writeTo('buyers@greenhavenhome.test'),
    traps: ['potterwade@greenhavenhome.test'],
  }),
  small({
    brand: 'Bowline',
    host: 'bowlinemarine.test',
    line: 'Dock lines',
    titles: ['Bowline Dock Line 15 ft', 'Bowline Fender'],
    menu: ['Lines /lines', 'Retailer sign-up https://bowlinetrade.test/', 'Contact /contact'],
    home: '<p>Tie up.</p>',
    pages: {
      '/lines': ['Lines', '<p>Dock lines, fenders.</p>'],
      '/contact': ['Contact', `<p>${mail('crew@bowlinemarine.test')}</p>`],
    },
    elsewhere: {
      'bowlinetrade.test': {
        '/': page(
          'Bowline Trade',
          `<p>Chandlers and marine stores can order Bowline here. First orders are $300 or more.</p><a href="/apply">Apply for an account</a><footer>Platform: Shoplane, ${mail('help@shoplane.test')}</footer>`,
        ),
        '/apply': page('Apply for an account', form('/apply', 'Store name', 'Reseller permit', 'Email')),
      },
    },
    wayIn: applyAt('https://bowlinetrade.test/apply', 'https://bowlinetrade.test/'),
    traps: ['help@shoplane.test'],
    policy: {
      takes_wholesale: yes('Chandlers and marine stores can order Bowline here.', '/'),
      minimum_opening_order: says(300, 'First orders are $300 or more.', '/'),
      currency: 'USD',
    },
  }),
  small({
    brand: 'Ferro & Fiamma',
    host: 'ferroefiamma.test',
    line: 'Moka pots from Omegna',
    titles: ['Ferro & Fiamma Moka 3 Cup', 'Ferro & Fiamma Gasket'],
    menu: ['Moka /moka', 'Distributors /distributors', 'Contact /contact'],
    before: [
      {
        url: 'https://ferroefiammausa.test/',
        title: 'Ferro & Fiamma USA – exclusive importer',
        content: 'Cucina Imports brings Ferro & Fiamma moka pots to America.',
      },
    ],
    home: '<p>On the stove since 1933.</p>',
    pages: {
      '/moka': ['Moka', '<p>Moka pots, gaskets.</p>'],
      '/distributors': [
        'Distributors',
        `<p>United States: Cucina Imports LLC, ${mail('orders@cucinaimports.test')}</p><p>Japan: Nishi Trading KK, ${mail('info@nishitrading.test')}</p><p>All other countries: ${mail('export@ferroefiamma.test')}</p>`,
      ],
      '/contact': ['Contact', `<p>${mail('info@ferroefiamma.test')}</p>`],
    },
    elsewhere: {
      'ferroefiammausa.test': {
        '/': page(
          'Ferro & Fiamma USA – exclusive importer',
          `<p>Cucina Imports LLC is the exclusive importer of Ferro &amp; Fiamma. Moka pots in stock.</p><p>${mail('orders@cucinaimports.test')}</p><p>© 2026 Cucina Imports LLC</p>`,
        ),
      },
    },
    wayIn: writeTo('export@ferroefiamma.test'),
    traps: ['info@nishitrading.test'],
    policy: {
      distributors: says(
        ['Cucina Imports LLC', 'Nishi Trading KK'],
        'United States: Cucina Imports LLC',
        '/distributors',
        'Japan: Nishi Trading KK',
      ),
    },
  }),
  small({
    brand: 'Hexby Games',
    host: 'hexbygames.test',
    line: 'Board games with tiles',
    titles: ['Hexby Games Tilefall', 'Hexby Games Dice Tray'],
    menu: ['Games /games', 'Retailers /retailers', 'Contact /contact'],
    home: '<p>Roll.</p>',
    pages: {
      '/games': ['Games', '<p>Tilefall.</p>'],
      '/retailers': [
        'Retailers',
        `<p>Friendly local game stores order through Alliance Tabletop and Southern Hobby Supply or directly from us. MOQ is one case per title.</p><p>No sales on Amazon, please; conventions are fine.</p><p>Send us a picture of your play space and your tax ID: ${mail('flgs@hexbygames.test')}</p><p>Submissions: ${mail('designs@hexbygames.test')}</p>`,
      ],
      '/contact': ['Contact', `<p>${mail('tiles@hexbygames.test')}</p>`],
    },
    wayIn: writeTo('flgs@hexbygames.test'),
    traps: ['designs@hexbygames.test'],
    policy: {
      takes_wholesale: yes('Friendly local game stores order through', '/retailers'),
      distributors: says(
        ['Alliance Tabletop', 'Southern Hobby Supply'],
        'through Alliance Tabletop and Southern Hobby Supply or directly from us.',
        '/retailers',
      ),
      marketplaces: says(
        'amazon_forbidden',
        'No sales on Amazon, please; conventions are fine.',
        '/retailers',
      ),
      documents: says(
        ['storefront_photos', 'tax_id'],
        'Send us a picture of your play space and your tax ID',
        '/retailers',
      ),
    },
  }),
  small({
    brand: 'Ovenbird Mitts',
    host: 'ovenbirdmitts.test',
    line: 'Oven mitts',
    titles: ['Ovenbird Mitts Pair', 'Ovenbird Mitts Pot Holder'],
    menu: ['Mitts /mitts', 'Retail partners /retail-partners'],
    home: '<p>Hot hands no more.</p>',
    pages: {
      '/mitts': ['Mitts', '<p>Mitts, pot holders.</p>'],
      '/retail-partners': [
        'Retail partners',
        `<p>Our account managers:</p><ul><li>East: Tom Reyes, ${mail('tom@ovenbirdmitts.test')}</li><li>West: Ana Sol, ${mail('ana@ovenbirdmitts.test')}</li></ul><p>Not a partner yet? ${mail('newaccounts@ovenbirdmitts.test')} will set you up once we have your resale certificate and W-9.</p><p>Opening orders: $250. Reorders: any amount.</p>`,
      ],
    },
    wayIn: writeTo('newaccounts@ovenbirdmitts.test'),
    policy: {
      takes_wholesale: says(
        'yes',
        'will set you up once we have your resale certificate and W-9.',
        '/retail-partners',
        'Not a partner yet?',
        'Opening orders: $250.',
      ),
      documents: says(
        ['resale_certificate', 'w9'],
        'will set you up once we have your resale certificate and W-9.',
        '/retail-partners',
      ),
      minimum_opening_order: says(250, 'Opening orders: $250.', '/retail-partners'),
      currency: 'USD',
    },
  }),
  small({
    brand: 'Sorrel & Stone',
    host: 'sorrelandstone.test',
    line: 'Pestles and mortars',
    titles: ['Sorrel & Stone Mortar', 'Sorrel & Stone Pestle'],
    menu: ['Mortars /mortars', 'Price policy /price-policy', 'Dealers /dealers'],
    home: '<p>Granite.</p>',
    pages: {
      '/mortars': ['Mortars', '<p>Granite mortars.</p>'],
      '/price-policy': [
        'Price policy',
        '<p>Advertised prices may not go below the figure on our current sheet. Shops set the price in store.</p><p>Third-party marketplaces are open to dealers whom we have approved in writing.</p>',
      ],
      '/dealers': [
        'Dealers',
        `<p>Kitchen shops may become dealers with an order of ten pieces or more. Apply below.</p>${form('/dealers', 'Shop', 'Years trading', 'Email')}`,
      ],
    },
    wayIn: applyAt('https://sorrelandstone.test/dealers'),
    policy: {
      takes_wholesale: yes(
        'Kitchen shops may become dealers with an order of ten pieces or more.',
        '/dealers',
      ),
      map_policy: says(
        'yes',
        'Advertised prices may not go below the figure on our current sheet.',
        '/price-policy',
      ),
      marketplaces: says(
        'with_permission',
        'Third-party marketplaces are open to dealers whom we have approved in writing.',
        '/price-policy',
      ),
    },
  }),
  small({
    brand: 'Lark Rise Bread Tins',
    host: 'larkrisetins.test',
    line: 'Bread tins',
    titles: ['Lark Rise Bread Tins 2 lb', 'Lark Rise Bread Tins Lid'],
    menu: ['Tins /tins', 'About /about', 'Contact /contact'],
    home: '<p>Rise.</p>',
    pages: {
      '/tins': ['Tins', '<p>Bread tins.</p>'],
      '/about': [
        'About',
        '<p>Three sisters. We only sell here, at our own door and at Ludlow market; no shops, sorry.</p>',
      ],
      '/contact': ['Contact', `<p>${mail('loaf@larkrisetins.test')}</p>`],
    },
    wayIn: writeTo('loaf@larkrisetins.test'),
    policy: {
      takes_wholesale: says(
        'no',
        'We only sell here, at our own door and at Ludlow market; no shops, sorry.',
        '/about',
      ),
    },
  }),
  small({
    brand: 'Gannet Oars',
    host: 'gannetoars.test',
    line: 'Oars and paddles',
    titles: ['Gannet Oars Spoon Blade', 'Gannet Oars Paddle'],
    menu: ['Oars /oars', 'Dealer FAQ /dealer-faq'],
    home: '<p>Spruce.</p>',
    pages: {
      '/oars': ['Oars', '<p>Oars, paddles.</p>'],
      '/dealer-faq': [
        'Dealer FAQ',
        `<h3>How big is the first order?</h3><p>Eight pairs, or $900.</p><h3>And after that?</h3><p>Two pairs, or $220.</p><h3>Do you have a price policy?</h3><p>Yes. Online prices stay at list.</p><h3>What paperwork do you need?</h3><p>A sales tax license and two references from brands that you carry.</p><h3>May I sell online?</h3><p>On your own site, gladly. Not on Amazon, and not on eBay.</p><h3>Who do I speak to?</h3><p>${mail('pete@gannetoars.test')}</p>`,
      ],
    },
    wayIn: writeTo('pete@gannetoars.test'),
    policy: {
      minimum_opening_order: says(900, 'Eight pairs, or $900.', '/dealer-faq'),
      minimum_reorder: says(220, 'Two pairs, or $220.', '/dealer-faq'),
      currency: 'USD',
      takes_wholesale: says(
        'yes',
        'Eight pairs, or $900.',
        '/dealer-faq',
        'On your own site, gladly.',
        'A sales tax license',
      ),
      map_policy: says('yes', 'Yes. Online prices stay at list.', '/dealer-faq'),
      documents: says(
        ['resale_certificate', 'trade_references'],
        'A sales tax license and two references from brands that you carry.',
        '/dealer-faq',
      ),
      marketplaces: says('forbidden', 'Not on Amazon, and not on eBay.', '/dealer-faq'),
    },
  }),
];
