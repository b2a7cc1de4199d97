import type { DiscoveryCase } from '../case.ts';
import { applyAt, cloaked, form, mail, NOBODY, says, small, writeTo, yes } from './site.ts';

/** Who is named beside a brand in words of its trade: the press of the trade, landlords, those who supply it or run its portal. */
export const cases: readonly DiscoveryCase[] = [
  small({
    brand: 'Pargeter Locks',
    host: 'pargeterlocks.test',
    line: 'Padlocks and hasps',
    titles: ['Pargeter Locks Brass Padlock', 'Pargeter Locks Hasp'],
    menu: ['Locks /locks', 'News /news', 'Contact /contact'],
    home: '<p>Made in Willenhall.</p>',
    pages: {
      '/locks': ['Locks', '<p>Padlocks and hasps.</p>'],
      '/news': ['News', `<p>Trade press: ${mail('trade@brasstackspr.test')}</p>`],
      '/contact': [
        'Contact',
        `<p>Office: ${mail('office@pargeterlocks.test')}</p><p>Trade press and media: ${mail('hello@brasstackspr.test')}</p>`,
      ],
    },
    wayIn: writeTo('office@pargeterlocks.test'),
    traps: ['trade@brasstackspr.test', 'hello@brasstackspr.test'],
  }),
  small({
    brand: 'Quince & Barrow',
    host: 'quinceandbarrow.test',
    line: 'Jams and chutneys',
    titles: ['Quince & Barrow Damson Jam', 'Quince & Barrow Piccalilli'],
    menu: ['Jams /jams', 'Wholesale /wholesale', 'Contact /contact'],
    home: '<p>Copper pans.</p>',
    pages: {
      '/jams': ['Jams', '<p>Damson, plum.</p>'],
      '/wholesale': [
        'Wholesale',
        `<p>Delis and farm shops order by the case of six.</p><p>Our trade portal is run by Ordermill. Trouble logging in? ${mail('b2b@ordermill.test')}</p><p>To open an account, write to ${mail('jars@quinceandbarrow.test')}.</p>`,
      ],
      '/contact': ['Contact', `<p>${mail('hello@quinceandbarrow.test')}</p>`],
    },
    wayIn: writeTo('jars@quinceandbarrow.test'),
    traps: ['b2b@ordermill.test'],
    policy: { takes_wholesale: yes('Delis and farm shops order by the case of six.', '/wholesale') },
  }),
  small({
    brand: 'Tern Coffee',
    host: 'terncoffee.test',
    line: 'Coffee drippers',
    titles: ['Tern Coffee Dripper', 'Tern Coffee Filter Papers'],
    menu: ['Drippers /drippers', 'Our café /cafe', 'Contact /contact'],
    home: '<p>Pour slowly.</p>',
    pages: {
      '/drippers': ['Drippers', '<p>Drippers and papers.</p>'],
      '/cafe': [
        'Our café',
        `<p>Beans by Roastworks, ${mail('wholesale@roastworks.test')}</p><p>Want a unit in our building? Retail lettings: ${mail('retail@wharfestates.test')}</p>`,
      ],
      '/contact': ['Contact', `<p>${mail('post@terncoffee.test')}</p>`],
    },
    wayIn: writeTo('post@terncoffee.test'),
    traps: ['wholesale@roastworks.test', 'retail@wharfestates.test'],
  }),
  small({
    brand: 'Holloway Boards',
    host: 'hollowayboards.test',
    line: 'Cutting boards of maple',
    titles: ['Holloway Boards Maple Board', 'Holloway Boards Board Oil'],
    menu: ['Boards /boards', 'Stockists /stockists', 'Wholesale /wholesale'],
    home: '<p>End grain.</p>',
    pages: {
      '/boards': ['Boards', '<p>Maple and oil.</p>'],
      '/stockists': [
        'Stockists',
        `<h2>UK &amp; Ireland</h2><p>Brightline Trade Ltd, ${mail('holloway@brightlinetrade.test')}</p><h2>Vermont</h2><p>The Larder, ${mail('thelardervt@gmail.com')}</p>`,
      ],
      '/wholesale': [
        'Wholesale',
        `<p>We’d love to see our boards in your kitchen shop. Minimum first order: $350. Email ${mail('grain@hollowayboards.test')}.</p>`,
      ],
    },
    wayIn: writeTo('grain@hollowayboards.test'),
    traps: ['holloway@brightlinetrade.test', 'thelardervt@gmail.com'],
    policy: {
      takes_wholesale: yes('We’d love to see our boards in your kitchen shop.', '/wholesale'),
      minimum_opening_order: says(350, 'Minimum first order: $350.', '/wholesale'),
      currency: 'USD',
    },
  }),
  small({
    brand: 'Norrland Tält',
    host: 'norrlandtalt.test',
    line: 'Tents for wind',
    titles: ['Norrland Tält Tunnel Tent', 'Norrland Tält Tarp'],
    menu: ['Tents /tents', 'For retailers /retailers', 'Contact /contact'],
    home: '<p>Sewn in Umeå.</p>',
    head: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","name":"Norrland Tält","creator":{"@type":"Organization","name":"Kodverk","email":"hej@kodverk.test"}}</script>`,
    pages: {
      '/tents': ['Tents', '<p>Tunnel tents, tarps.</p>'],
      '/retailers': [
        'For retailers',
        `<p>Outdoor shops in North America are looked after by our agent, Boreal Sales Group: ${mail('norrland@borealsales.test')}.</p><p>Shops elsewhere write to ${mail('export@norrlandtalt.test')}.</p>`,
      ],
      '/contact': ['Contact', `<p>${mail('info@norrlandtalt.test')}</p>`],
    },
    wayIn: writeTo('export@norrlandtalt.test', 'norrland@borealsales.test'),
    traps: ['hej@kodverk.test'],
    policy: {
      takes_wholesale: says(
        'yes',
        'Shops elsewhere write to',
        '/retailers',
        'Outdoor shops in North America are looked after by our agent',
      ),
    },
  }),
  small({
    brand: 'Wrenfield',
    host: 'wrenfield.test',
    line: 'Bird feeders',
    titles: ['Wrenfield Seed Feeder', 'Wrenfield Suet Cage'],
    menu: ['Feeders /feeders', 'Giving /giving', 'Contact /contact'],
    home: '<p>Feed them.</p><!-- theme support: wrenfield@themebarn.test -->',
    footer: `<p>Member of the Garden Makers Guild, ${mail('office@gardenmakers.test')}</p><p style="display:none">${mail('wholesale@wrenfield.test')}</p>`,
    pages: {
      '/feeders': ['Feeders', '<p>Seed, suet.</p>'],
      '/giving': [
        'Giving',
        `<p>A tenth goes to Birds First. Ask them: ${mail('wrenfield@birdsfirst.test')}</p>`,
      ],
      '/contact': [
        'Contact',
        `<p>Ring 555 0140 or use the form.</p>${form('/contact', 'Name', 'Email', 'Message')}`,
      ],
    },
    wayIn: applyAt('https://wrenfield.test/contact'),
    traps: [
      'office@gardenmakers.test',
      'wrenfield@birdsfirst.test',
      'wholesale@wrenfield.test',
      'wrenfield@themebarn.test',
    ],
  }),
  small({
    brand: 'Cobble Hill Salts',
    host: 'cobblehillsalts.test',
    line: 'Bath salts',
    titles: ['Cobble Hill Salts Lavender', 'Cobble Hill Salts Mint'],
    menu: ['Salts /salts', 'Weddings & gifts /gifts', 'Stock us /stock-us'],
    home: '<p>Soak.</p>',
    pages: {
      '/salts': ['Salts', '<p>Lavender, mint.</p>'],
      '/gifts': [
        'Weddings & gifts',
        `<p>Favors from 50 jars, $4 each: ${mail('weddings@cobblehillsalts.test')}</p>`,
      ],
      '/stock-us': [
        'Stock us',
        `<p>Spas and gift shops: opening orders are six jars of each scent, about $200 in all; no minimum after that.</p><p>${mail('shops@cobblehillsalts.test')} · Events: ${mail('events@cobblehillsalts.test')}</p>`,
      ],
    },
    wayIn: writeTo('shops@cobblehillsalts.test'),
    traps: ['weddings@cobblehillsalts.test', 'events@cobblehillsalts.test'],
    policy: {
      takes_wholesale: yes('Spas and gift shops: opening orders are six jars of each scent', '/stock-us'),
    },
  }),
  small({
    brand: 'Arkwright Pens',
    host: 'arkwrightpens.test',
    line: 'Fountain pens',
    titles: ['Arkwright Pens Model 3', 'Arkwright Pens Ink Roller'],
    menu: ['Pens /pens', 'Contact /contact'],
    home: '<p>Turned in Derby.</p>',
    pages: {
      '/pens': ['Pens', '<p>Model 3.</p>'],
      '/contact': [
        'Contact',
        `<dl><dt>Customers</dt><dd>${mail('help@arkwrightpens.test')}</dd><dt>Shops</dt><dd>${mail('nibs@arkwrightpens.test')}</dd><dt>Investors</dt><dd>${mail('arkwright@citycomms.test')}</dd><dt>Legal</dt><dd>${mail('arkwright@fernlaw.test')}</dd></dl>`,
      ],
    },
    wayIn: writeTo('nibs@arkwrightpens.test'),
    traps: ['arkwright@citycomms.test', 'arkwright@fernlaw.test'],
  }),
  small({
    brand: 'Dovecote Linen',
    host: 'dovecotelinen.test',
    line: 'Linen towels',
    titles: ['Dovecote Linen Towel', 'Dovecote Linen Apron'],
    menu: ['Linen /linen', 'Trade /trade'],
    home: '<p>Washed.</p>',
    pages: {
      '/linen': ['Linen', '<p>Towels, aprons.</p>'],
      '/trade': [
        'Trade',
        `<p>Stockists, please don’t write to <b>info@dovecotelinen.test</b>: it is for customers. Shops in the UK and the EU can apply with this form.</p>${form('/trade', 'Shop', 'Email', 'Website')}<p>See us at Top Drawer, stand F12 (organiser: ${mail('exhibit@topfairs.test')}).</p>`,
      ],
    },
    wayIn: applyAt('https://dovecotelinen.test/trade'),
    traps: ['exhibit@topfairs.test'],
    policy: { takes_wholesale: yes('Shops in the UK and the EU can apply with this form.', '/trade') },
  }),
  small({
    brand: 'Salter’s Yard',
    host: 'saltersyard.test',
    line: 'Oilskin hats',
    titles: ['Salter’s Yard Hat', 'Salter’s Yard Cap'],
    menu: ['Hats /hats', 'Comments /blog', 'Contact /contact'],
    home: '<p>Keeps rain off.</p>',
    pages: {
      '/hats': ['Hats', '<p>Hats, caps.</p>'],
      '/blog': [
        'Journal',
        `<p>Our hat in the wild.</p><ol><li>Jill (jill.marsh@hotmail.com): Do you sell to shops? I run one in Rye.</li><li>Reply: We do! Drop us a line.</li></ol>`,
      ],
      '/contact': [
        'Contact',
        `<p>yard at saltersyard dot test</p><p>${cloaked('yard@saltersyard.test')}</p>`,
      ],
    },
    wayIn: writeTo('yard@saltersyard.test'),
    traps: ['jill.marsh@hotmail.com'],
  }),
  small({
    brand: 'Tinsmith Lanterns',
    host: 'tinsmithlanterns.test',
    line: 'Lanterns',
    titles: ['Tinsmith Lanterns Hurricane', 'Tinsmith Lanterns Wick'],
    menu: ['Lanterns /lanterns', 'Where to find us /where', 'Privacy /privacy'],
    home: '<p>Lit.</p>',
    pages: {
      '/lanterns': ['Lanterns', '<p>Hurricane lanterns.</p>'],
      '/where': [
        'Where to find us',
        `<p>Camp Stores of Maine, ${mail('camp@campstoresme.test')}; Lake Outfitters, ${mail('dan.lake@yahoo.com')}</p>`,
      ],
      '/privacy': [
        'Privacy',
        `<p>Our host: Barnhost, ${mail('tinsmithlanterns@barnhost.test')}. Cookies: ${mail('support@consentbox.test')}</p>`,
      ],
    },
    wayIn: NOBODY,
    traps: [
      'camp@campstoresme.test',
      'dan.lake@yahoo.com',
      'tinsmithlanterns@barnhost.test',
      'support@consentbox.test',
    ],
  }),
];
