import type { DiscoveryCase } from '../case.ts';
import {
  blocks,
  by,
  form,
  hidden,
  hit,
  mail,
  nowhere,
  sells,
  shopify,
  squarespace,
  to,
  told,
  woo,
} from './kit.ts';

const tumble = shopify({
  name: 'Tumbleberry Toys',
  nav: [
    ['/collections/all', 'Toys'],
    ['/pages/retail-partners', 'Retail partners'],
    ['/pages/inventors', 'Inventors'],
    ['/pages/safety', 'Safety'],
  ],
});
const inkwood = squarespace({
  name: 'Inkwood Paper',
  nav: [
    ['/cards', 'Cards'],
    ['/stockists', 'Stockists'],
    ['/hello', 'Hello'],
  ],
});
const loomis = woo({
  name: 'Loomis Knit',
  nav: [
    ['/shop/', 'Shop'],
    ['/wholesale-info/', 'Wholesale info'],
    ['/patterns/', 'Patterns'],
  ],
  foot: '<p>Elementor #42 · name@company.com · Lorem ipsum</p>',
});
const bandit = shopify({
  name: 'Bandit & Bean',
  nav: [
    ['/collections/baby', 'Baby'],
    ['/pages/contact', 'Contact'],
    ['/pages/press', 'Press'],
  ],
});
const puzzle = blocks({
  name: 'Quayside Puzzles',
  nav: [
    ['/puzzles', 'Puzzles'],
    ['/artists', 'Artists'],
    ['/contact', 'Contact'],
  ],
});
const socks = squarespace({
  name: 'Left Foot Socks',
  nav: [
    ['/socks', 'Socks'],
    ['/stores', 'Stores'],
    ['/terms', 'Terms'],
  ],
});
const kite = woo({
  name: 'Windle Kites',
  nav: [
    ['/kites/', 'Kites'],
    ['/trade-customers/', 'Trade customers'],
    ['/festivals/', 'Festivals'],
  ],
});

export const toyCases: readonly DiscoveryCase[] = [
  told({
    brand: 'Tumbleberry',
    titles: ['Tumbleberry Wooden Stacking Bears', 'Tumbleberry Bath Boats Set of 3'],
    category: 'Toys & Games',
    host: 'tumbleberrytoys.com',
    blurb: 'Wooden toys for small hands',
    pages: {
      '/': tumble('For small hands', '<p>Beech, beeswax, patience.</p>'),
      '/pages/retail-partners': tumble(
        'Retail partners',
        `<p>Specialty toy stores are looked after by our rep groups:</p><ul><li>Northeast: Playground Reps, ${mail('orders@playgroundreps.com')}</li><li>All other states: house account, ${mail('house@tumbleberrytoys.com')}</li></ul><p>Mass market and clubs: not at this time. International: ${mail('intl@worldtoylink.hk')} (distributors only).</p>`,
      ),
      '/pages/inventors': tumble(
        'Inventors',
        `<p>Ideas are read by ${mail('inventors@tumbleberrytoys.com')}; licensing of our bears: ${mail('bears@brandlicenseco.com')}.</p>`,
      ),
      '/pages/safety': tumble(
        'Safety',
        `<p>CPC certificates: compliance@tumbleberrytoys.com; lab: reports@toysafelab.com. Missing a bear? parts@tumbleberrytoys.com</p>`,
      ),
    },
    wayIn: to('house@tumbleberrytoys.com', 'orders@playgroundreps.com'),
    traps: [
      'intl@worldtoylink.hk',
      'inventors@tumbleberrytoys.com',
      'bears@brandlicenseco.com',
      'compliance@tumbleberrytoys.com',
      'reports@toysafelab.com',
      'parts@tumbleberrytoys.com',
    ],
    policy: sells('Specialty toy stores are looked after by our rep groups', '/pages/retail-partners'),
  }),
  told({
    brand: 'Inkwood Paper Co.',
    titles: ['Inkwood Letterpress Birthday Card, Heron', 'Inkwood Notebook, Dot Grid'],
    category: 'Stationery',
    host: 'inkwoodpaper.com',
    blurb: 'Letterpress cards',
    further: [
      hit('https://www.inkwoodprinting.com/', 'Inkwood Printing, Dayton', 'Business cards and banners.'),
    ],
    pages: {
      '/': inkwood('Letterpress', '<p>Printed on a 1962 Heidelberg.</p>'),
      '/stockists': inkwood(
        'Stockists',
        `<p>Papercut, Portland – hi@papercutpdx.com</p><p>Quill, Denver – quilldenver@gmail.com</p><p>Bookish, Austin – buyer@bookishatx.com</p>`,
      ),
      '/hello': inkwood(
        'Hello',
        `<p>Custom work: we've stopped taking weddings. For wedding suites try our friend Jo, jo@loveletterpress.co.</p><p>All else, stores too: ada@inkwoodpaper.com</p><p>Artists' submissions: submissions@inkwoodpaper.com. Teach with us: studio@printguild.org.</p>`,
      ),
    },
    elsewhere: {
      'www.inkwoodprinting.com': {
        '/': '<title>Inkwood Printing</title><p>Quotes: sales@inkwoodprinting.com</p>',
      },
    },
    wayIn: to('ada@inkwoodpaper.com'),
    traps: [
      'hi@papercutpdx.com',
      'quilldenver@gmail.com',
      'buyer@bookishatx.com',
      'jo@loveletterpress.co',
      'submissions@inkwoodpaper.com',
      'studio@printguild.org',
      'sales@inkwoodprinting.com',
    ],
  }),
  told({
    brand: 'Loomis Knit',
    titles: ['Loomis Knit Baby Blanket, Oat', 'Loomis Knit Beanie, Adult'],
    category: 'Apparel',
    host: 'loomisknit.com',
    blurb: 'Blankets and beanies',
    pages: {
      '/': loomis('Blankets and beanies', '<p>Knit in Minnesota.</p>'),
      '/wholesale-info/': loomis(
        'Wholesale info',
        `<p>We sell wholesale only through our showroom: Gather Collective, Minneapolis. Appointments and orders: ${mail('loomis@gathercollective.com')}.</p><p>The Atlanta showroom closed in 2024 (formerly atl@gathercollective.com). Corporate gifting: swag@giftcrate.biz.</p>`,
      ),
      '/patterns/': loomis(
        'Patterns',
        `<p>Pattern errata: errata@loomisknit.com. Test knitters: ravel@loomisknit.com. Yarn by Prairie Spun, mill@prairiespun.com.</p><p>Comment by Ketty: the chart won't open, ketty.v@ziggo.nl</p>`,
      ),
    },
    wayIn: to('loomis@gathercollective.com'),
    traps: [
      'name@company.com',
      'atl@gathercollective.com',
      'swag@giftcrate.biz',
      'errata@loomisknit.com',
      'ravel@loomisknit.com',
      'mill@prairiespun.com',
      'ketty.v@ziggo.nl',
    ],
    policy: sells('We sell wholesale only through our showroom', '/wholesale-info/'),
  }),
  told({
    brand: 'Bandit & Bean',
    titles: ['Bandit & Bean Silicone Bib, Sage', 'Bandit & Bean Teether Raccoon'],
    category: 'Baby',
    host: 'banditandbean.com',
    blurb: 'Bibs and teethers',
    pages: {
      '/': bandit('Bibs and teethers', '<p>Food-grade silicone.</p>'),
      '/pages/contact': bandit(
        'Contact',
        `<p>Order help: support@banditandbean.com</p><p>Wholesale + international: ${hidden('wholesale@banditandbean.com')}</p><p>Collabs/gifting: ${mail('collabs@banditandbean.com')}</p><p>Registry questions: help@babylistly.com</p><p>Report fakes: brandprotection@fakewatch.io</p>`,
      ),
      '/pages/press': bandit(
        'Press',
        `<p>${mail('bandit@popcultivate.com')} – PR<br>${mail('tv@banditandbean.com')} – TV &amp; podcasts<br>Founder's personal book: ${mail('jess@jessmorrowauthor.com')}</p>`,
      ),
    },
    wayIn: to('wholesale@banditandbean.com'),
    traps: [
      'collabs@banditandbean.com',
      'help@babylistly.com',
      'brandprotection@fakewatch.io',
      'bandit@popcultivate.com',
      'tv@banditandbean.com',
      'jess@jessmorrowauthor.com',
    ],
    policy: sells('Wholesale + international', '/pages/contact'),
  }),
  told({
    brand: 'Quayside',
    titles: ['Quayside Puzzles 1000 Piece Harbour', 'Quayside Puzzles Mini 150 Piece'],
    category: 'Toys & Games',
    host: 'quaysidepuzzles.co.uk',
    blurb: 'Jigsaws of small harbours',
    pages: {
      '/': puzzle('Jigsaws of small harbours', '<p>Cut in Bristol.</p>'),
      '/artists': puzzle(
        'Artists',
        `<p>Wil Penrose – prints: wil@wilpenrose.art</p><p>Hattie Doe – agent: hattie@folioagents.co.uk</p><p>Send us your art: art@quaysidepuzzles.co.uk</p>`,
      ),
      '/contact': puzzle(
        'Contact',
        `<p>Missing piece? pieces@quaysidepuzzles.co.uk</p><p>For everything else use the form.</p>${form(['Name', 'Email', 'Message'], 'Send message')}<p>We're not the Quayside Hotel (reception@quaysidehotelbristol.co.uk).</p><p>Data: ${mail('gdpr@quaysidepuzzles.co.uk')}</p>`,
      ),
    },
    wayIn: by('https://quaysidepuzzles.co.uk/contact'),
    traps: [
      'wil@wilpenrose.art',
      'hattie@folioagents.co.uk',
      'art@quaysidepuzzles.co.uk',
      'pieces@quaysidepuzzles.co.uk',
      'reception@quaysidehotelbristol.co.uk',
      'gdpr@quaysidepuzzles.co.uk',
    ],
  }),
  told({
    brand: 'Left Foot',
    titles: ['Left Foot Socks, Odd Trio, Medium', 'Left Foot Merino Hiker Sock'],
    category: 'Apparel',
    host: 'leftfootsocks.com',
    blurb: 'Socks sold in threes',
    pages: {
      '/': socks('Socks in threes', '<p>One for when you lose one.</p>'),
      '/stores': socks(
        'Stores',
        `<p>Sock Drawer, Bend: drawer@sockdrawerbend.com</p><p>Toe Jam, Eugene: sales@toejameugene.com</p><p>In the EU: Zwart Textiel, verkoop@zwarttextiel.nl</p>`,
      ),
      '/terms': socks(
        'Terms',
        `<p>Arbitration opt-outs: optout@leftfootsocks.com. Texts: reply STOP or textsupport@smsflow.io. DMCA agent: dmca@brightwaterlegal.com. Sustainability claims checked by audit@greentrue.org.</p>`,
      ),
    },
    wayIn: nowhere,
    traps: [
      'drawer@sockdrawerbend.com',
      'sales@toejameugene.com',
      'verkoop@zwarttextiel.nl',
      'optout@leftfootsocks.com',
      'textsupport@smsflow.io',
      'dmca@brightwaterlegal.com',
      'audit@greentrue.org',
    ],
  }),
  told({
    brand: 'Windle Kites',
    titles: ['Windle Kites Delta Kite, Sunset', 'Windle Kites Stunt Kite 1.5m'],
    category: 'Toys & Games',
    host: 'windlekites.co.uk',
    blurb: 'Kites from Lancashire',
    pages: {
      '/': kite('Kites from Lancashire', '<p>Ripstop and fibreglass.</p>'),
      '/trade-customers/': kite(
        'Trade customers',
        `<p>New trade customers, please apply to ${mail('newtrade@windlekites.co.uk')}. Existing ones order from ${mail('tradeorders@windlekites.co.uk')}.</p><p>Our Irish agent: ${mail('eoin@kitesireland.ie')}, for shops in the Republic.</p>`,
      ),
      '/festivals/': kite(
        'Festivals',
        `<p>St Annes: fly@stanneskitefest.co.uk. Portsmouth: pitch@portsmouthkites.org.uk. Hire a display team: team@highfliers.co.uk. Workshops in schools: schools@windlekites.co.uk</p>`,
      ),
    },
    wayIn: to('newtrade@windlekites.co.uk'),
    traps: [
      'eoin@kitesireland.ie',
      'fly@stanneskitefest.co.uk',
      'pitch@portsmouthkites.org.uk',
      'team@highfliers.co.uk',
      'schools@windlekites.co.uk',
    ],
    policy: sells('New trade customers, please apply', '/trade-customers/'),
  }),
];
