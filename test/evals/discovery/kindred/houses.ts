import type { DiscoveryCase } from '../case.ts';
import { applyAt, form, mail, NOBODY, says, small, writeTo, yes } from './site.ts';

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;

/** Who is who: namesakes, sellers and houses beside a brand, and what a brand says of itself in other words. */
export const cases: readonly DiscoveryCase[] = [
  small({
    brand: 'Oxbow & Thimble',
    host: 'oxbowthimblesewing.test',
    line: 'Sewing boxes and pins',
    titles: ['Oxbow & Thimble Sewing Box', 'Oxbow & Thimble Glass Pins'],
    menu: ['Sewing /sewing', 'Write to us /write'],
    before: [
      {
        url: 'https://oxbowandthimble.test/',
        title: 'Oxbow & Thimble – Tearoom, Ely',
        content: 'Scones, soup and tea by the river.',
      },
    ],
    home: '<p>Boxes for threads.</p>',
    pages: {
      '/sewing': ['Sewing', '<p>Sewing boxes, glass pins.</p>'],
      '/write': ['Write to us', `<p>${mail('post@oxbowthimblesewing.test')}</p>`],
    },
    elsewhere: {
      'oxbowandthimble.test': {
        '/': page(
          'Oxbow & Thimble',
          `<p>Book a table: ${mail('table@oxbowandthimble.test')}. Cream teas daily.</p>`,
        ),
      },
    },
    wayIn: writeTo('post@oxbowthimblesewing.test'),
    traps: ['table@oxbowandthimble.test'],
  }),
  small({
    brand: 'Zephyr & Co',
    host: 'zephyrkites.test',
    line: 'Sport kites',
    titles: ['Zephyr & Co Delta Kite', 'Zephyr & Co Kite Line 50 m'],
    menu: ['Kites /kites', 'Contact /contact'],
    before: [
      {
        url: 'https://zephyr-shop.test/',
        title: 'Zephyr & Co kites – KiteBarn',
        content: 'KiteBarn sells Zephyr & Co delta kites and others.',
      },
    ],
    home: '<p>Up.</p>',
    pages: {
      '/kites': ['Kites', '<p>Delta kites and lines.</p>'],
      '/contact': ['Contact', `<p>${mail('fly@zephyrkites.test')}</p>`],
    },
    elsewhere: {
      'zephyr-shop.test': {
        '/': page(
          'Zephyr & Co kites – KiteBarn',
          `<p>KiteBarn is an authorized retailer of Zephyr &amp; Co. Add to cart.</p><p>${mail('info@kitebarn.test')}</p>`,
        ),
      },
    },
    wayIn: writeTo('fly@zephyrkites.test'),
    traps: ['info@kitebarn.test'],
  }),
  small({
    brand: 'Copperleaf Tea',
    host: 'copperleaftea.test',
    line: 'Loose leaf tea',
    titles: ['Copperleaf Tea Assam 100 g', 'Copperleaf Tea Oolong'],
    menu: ['Teas /teas', 'Wholesale /wholesale', 'Contact /contact'],
    home: '<p>First flush.</p>',
    pages: {
      '/teas': ['Teas', '<p>Assam, oolong.</p>'],
      '/wholesale': [
        'Wholesale',
        `<p>Thanks for thinking of us! We’ve stopped taking on new shops until spring so that we can look after those we have.</p>`,
      ],
      '/contact': ['Contact', `<p>${mail('leaf@copperleaftea.test')}</p>`],
    },
    wayIn: writeTo('leaf@copperleaftea.test'),
    policy: {
      takes_wholesale: says('no', 'We’ve stopped taking on new shops until spring', '/wholesale'),
    },
  }),
  small({
    brand: 'Barnacle Boots',
    host: 'barnacleboots.test',
    line: 'Deck boots',
    titles: ['Barnacle Boots Deck Boot', 'Barnacle Boots Sea Clog'],
    menu: ['Boots /boots', 'Trade /trade', 'Contact /contact'],
    home: '<p>Grip.</p>',
    pages: {
      '/boots': ['Boots', '<p>Boots and clogs.</p>'],
      '/trade': [
        'Trade',
        `<p>Barnacle reaches chandlers through Leeward Marine Supply in the South and Skerry Trading in Scotland.</p><p>Outside the UK, please contact ${mail('trade@barnacleboots.test')}.</p>`,
      ],
      '/contact': ['Contact', `<p>${mail('ahoy@barnacleboots.test')}</p>`],
    },
    wayIn: writeTo('trade@barnacleboots.test'),
    policy: {
      takes_wholesale: yes('Outside the UK, please contact', '/trade'),
      distributors: says(
        ['Leeward Marine Supply', 'Skerry Trading'],
        'Barnacle reaches chandlers through Leeward Marine Supply in the South and Skerry Trading in Scotland.',
        '/trade',
      ),
    },
  }),
  small({
    brand: 'Grindle Coffee Gear',
    host: 'grindle.test',
    line: 'Hand grinders',
    titles: ['Grindle Coffee Gear Hand Grinder', 'Grindle Coffee Gear Burr Kit'],
    menu: ['Grinders /grinders', 'Resellers /resellers', 'Support /support'],
    home: '<p>Crank.</p>',
    pages: {
      '/grinders': ['Grinders', '<p>Steel burrs.</p>'],
      '/support': ['Support', `<p>${mail('support@grindle.test')}</p>`],
      '/resellers': [
        'Resellers',
        `<h2>Terms</h2><table><tr><td>Stocking order</td><td>$1,200</td></tr><tr><td>Fill-ins</td><td>$200 minimum</td></tr><tr><td>Terms</td><td>Prepaid, net 30 on approval</td></tr></table><h2>What we need from you</h2><ul><li>State sales tax permit</li><li>Three trade references</li><li>Link to your web store</li></ul><h2>Pricing</h2><p>Resellers agree not to advertise below our published minimum.</p><h2>Amazon</h2><p>Sales on Amazon require our written consent.</p><p>Apply: ${mail('resellers@grindle.test')}</p>`,
      ],
    },
    wayIn: writeTo('resellers@grindle.test'),
    policy: {
      takes_wholesale: yes('Apply', '/resellers'),
      minimum_opening_order: says(1200, 'Stocking order $1,200', '/resellers'),
      minimum_reorder: says(200, 'Fill-ins $200 minimum', '/resellers'),
      currency: 'USD',
      documents: says(
        ['resale_certificate', 'trade_references', 'website_url'],
        'State sales tax permit',
        '/resellers',
        'Three trade references',
        'Link to your web store',
      ),
      map_policy: says('yes', 'Resellers agree not to advertise below our published minimum.', '/resellers'),
      marketplaces: says('with_permission', 'Sales on Amazon require our written consent.', '/resellers'),
    },
  }),
  small({
    brand: 'Plover Press',
    host: 'ploverpress.test',
    line: 'Letterpress cards',
    titles: ['Plover Press Birthday Card', 'Plover Press Notecards'],
    menu: ['Cards /cards', 'Stock our cards /stock-our-cards', 'Contact /contact'],
    home: '<p>Inked.</p>',
    pages: {
      '/cards': ['Cards', '<p>All cards.</p>'],
      '/stock-our-cards': [
        'Stock our cards',
        `<p>Bookshops, galleries and gift shops in 31 states keep a Plover Press spinner. There’s a $120 floor on first orders and a $60 floor on the ones that follow.</p><p>To verify your shop we look at its website, so please send us the link along with your reseller permit.</p><p>Reach our sales team on ${mail('birdie@ploverpress.test')}</p>`,
      ],
      '/contact': ['Contact', `<p>${mail('orders@ploverpress.test')}</p>`],
    },
    wayIn: writeTo('birdie@ploverpress.test'),
    policy: {
      takes_wholesale: yes(
        'Bookshops, galleries and gift shops in 31 states keep a Plover Press spinner.',
        '/stock-our-cards',
      ),
      minimum_opening_order: says(120, 'There’s a $120 floor on first orders', '/stock-our-cards'),
      minimum_reorder: says(60, 'a $60 floor on the ones that follow.', '/stock-our-cards'),
      currency: 'USD',
      documents: says(
        ['website_url', 'resale_certificate'],
        'To verify your shop we look at its website, so please send us the link along with your reseller permit.',
        '/stock-our-cards',
      ),
    },
  }),
  small({
    brand: 'Nettlefield Herbs',
    host: 'nettlefield.test',
    line: 'Tinctures and teas',
    titles: ['Nettlefield Herbs Tincture', 'Nettlefield Herbs Nettle Tea'],
    menu: ['Herbs /herbs', 'Practitioners & shops /practitioners-shops', 'Contact /contact'],
    home: '<p>Grown here.</p>',
    pages: {
      '/herbs': ['Herbs', '<p>Tinctures.</p>'],
      '/practitioners-shops': [
        'Practitioners & shops',
        `<p>Herbalists, co-ops and health food stores receive 40% off retail through a Nettlefield account. Ready? Write to ${mail('ash@nettlefield.test')} and she’ll set you up.</p><p>Every wholesale order has to come to $100 or more, the first one as well as those after it.</p>`,
      ],
      '/contact': ['Contact', `<p>${mail('hello@nettlefield.test')}</p>`],
    },
    wayIn: writeTo('ash@nettlefield.test'),
    policy: {
      takes_wholesale: yes(
        'Herbalists, co-ops and health food stores receive 40% off retail through a Nettlefield account.',
        '/practitioners-shops',
      ),
      minimum_opening_order: says(
        100,
        'Every wholesale order has to come to $100 or more, the first one as well as those after it.',
        '/practitioners-shops',
      ),
      minimum_reorder: says(
        100,
        'Every wholesale order has to come to $100 or more, the first one as well as those after it.',
        '/practitioners-shops',
      ),
      currency: 'USD',
    },
  }),
  small({
    brand: 'Tallow & Pine',
    host: 'tallowandpine.test',
    line: 'Balms for hands',
    titles: ['Tallow & Pine Hand Balm', 'Tallow & Pine Lip Balm'],
    menu: ['Balms /balms', 'FAQ /faq', 'Contact /contact'],
    home: '<p>Rendered slowly.</p>',
    pages: {
      '/balms': ['Balms', '<p>Hand, lip.</p>'],
      '/faq': [
        'FAQ',
        `<h3>Do you offer free shipping?</h3><p>On orders over $50.</p><h3>Do you sell to stores?</h3><p>We sure do. Our wholesale desk is run by Nell: ${mail('nell@tallowandpine.test')}.</p><h3>Can I sell your balms on Amazon?</h3><p>Sorry, no. Amazon is the one place where only we sell.</p><h3>I’m a journalist</h3><p>${mail('tallowandpine@goodwordpr.test')}</p>`,
      ],
      '/contact': ['Contact', `<p>${mail('hey@tallowandpine.test')}</p>`],
    },
    wayIn: writeTo('nell@tallowandpine.test'),
    traps: ['tallowandpine@goodwordpr.test'],
    policy: {
      takes_wholesale: yes('We sure do. Our wholesale desk is run by Nell', '/faq'),
      marketplaces: says('amazon_forbidden', 'Amazon is the one place where only we sell.', '/faq'),
    },
  }),
  small({
    brand: 'Aldermoor',
    host: 'aldermoor.test',
    line: 'Waxed jackets',
    titles: ['Aldermoor Waxed Jacket', 'Aldermoor Gilet'],
    menu: ['Jackets /jackets', 'Store finder /stores', 'Contact /contact'],
    home: '<p>Rainproof.</p>',
    pages: {
      '/jackets': ['Jackets', '<p>Waxed.</p>'],
      '/stores': [
        'Store finder',
        `<p>Aldermoor London, Lamb’s Conduit St, ${mail('london@aldermoor.test')}</p><p>Aldermoor at Hobbs, Leeds, ${mail('aldermoor@hobbs.test')}</p>`,
      ],
      '/contact': [
        'Contact',
        `<p>Customer care: ${mail('care@aldermoor.test')}</p><p>Wholesale: ${mail('aldermoor@northernshowroom.test')}</p><p>Marketing: ${mail('aldermoor@loudagency.test')}</p>`,
      ],
    },
    wayIn: writeTo('aldermoor@northernshowroom.test'),
    traps: ['aldermoor@hobbs.test', 'aldermoor@loudagency.test'],
  }),
  small({
    brand: 'Fen & Furrow',
    host: 'fenandfurrow.test',
    line: 'Garden forks',
    titles: ['Fen & Furrow Digging Fork', 'Fen & Furrow Trowel'],
    menu: ['Tools /tools', 'Partner with us /partner', 'Contact /contact'],
    home: '<p>Ash and steel.</p>',
    pages: {
      '/tools': ['Tools', '<p>Fork, trowel.</p>'],
      '/partner': [
        'Partner with us',
        `<h2>Retail partners</h2><p>We’re adding garden centres and farm shops for the coming season. Choose “Retail” in the form.</p><p>First orders for retail partners are set at £350.</p><h2>Creators</h2><p>Free trowel for a video: ${mail('fenandfurrow@creatorhub.test')}</p>${form('/partner', 'Name', 'Shop', 'Email')}`,
      ],
      '/contact': ['Contact', `<p>${mail('hello@fenandfurrow.test')}</p>`],
    },
    wayIn: applyAt('https://fenandfurrow.test/partner'),
    traps: ['fenandfurrow@creatorhub.test'],
    policy: {
      takes_wholesale: yes('We’re adding garden centres and farm shops for the coming season.', '/partner'),
      minimum_opening_order: says(350, 'First orders for retail partners are set at £350.', '/partner'),
      currency: 'GBP',
    },
  }),
  small({
    brand: 'Haverstock Bikes',
    host: 'haverstockbikes.test',
    line: 'Balance bikes',
    titles: ['Haverstock Bikes Balance Bike 12', 'Haverstock Bikes Helmet'],
    menu: ['Bikes /bikes', 'Locator /locator'],
    home: '<p>Two wheels.</p>',
    pages: {
      '/bikes': ['Bikes', '<p>12 and 14 inch.</p>'],
      '/locator': ['Locator', `<p>Pedal Barn, Ohio. ${mail('hello@pedalbarn.test')}</p>`],
    },
    footer: `<p>Images: ${mail('haverstock@lenslot.test')}</p>`,
    wayIn: NOBODY,
    traps: ['hello@pedalbarn.test', 'haverstock@lenslot.test'],
  }),
  small({
    brand: 'Ironwick',
    host: 'ironwick.test',
    line: 'Cast iron pans',
    titles: ['Ironwick Skillet 10 in', 'Ironwick Griddle'],
    menu: ['Pans /pans', 'Dealers /dealers', 'Policies /policies'],
    home: '<p>Seasoned.</p>',
    pages: {
      '/pans': ['Pans', '<p>Skillets.</p>'],
      '/dealers': [
        'Warehouse Distributor & Dealer Program',
        `<h2>Distributor requirements</h2><p>A stocking order of $5,000 applies to distributors.</p><h2>Dealers</h2><p>Dealer inquiries welcome! First dealer order $250 minimum; reorder minimum: $100.</p><p>${mail('dealers@ironwick.test')}</p>`,
      ],
      '/policies': [
        'Unilateral Minimum Advertised Price Policy',
        '<p>Ironwick has adopted this Minimum Advertised Price Policy to protect its name. It applies to all dealers.</p>',
      ],
    },
    wayIn: writeTo('dealers@ironwick.test'),
    policy: {
      takes_wholesale: yes('Dealer inquiries welcome!', '/dealers'),
      minimum_opening_order: says(250, 'First dealer order $250 minimum', '/dealers'),
      minimum_reorder: says(100, 'reorder minimum: $100.', '/dealers'),
      currency: 'USD',
      map_policy: says('yes', 'Ironwick has adopted this Minimum Advertised Price Policy', '/policies'),
    },
  }),
];
