import type { DiscoveryCase } from '../case.ts';
import { WIX_SENTRY, wix } from './themes/builders.ts';
import { cornerstone } from './themes/carts.ts';
import { hits, site, states, written } from './themes/compose.ts';
import { fields, namesake, reseller } from './themes/elsewhere.ts';
import { corporate, tables } from './themes/scripted.ts';
import { hidden } from './themes/shop.ts';
import { DEBUT_LOGO, dawn, debut } from './themes/shopify.ts';
import { woo } from './themes/wordpress.ts';

const maple = dawn({
  name: 'Maple & Marble',
  host: 'mapleandmarble.test',
  nav: 'Marble runs=/collections/all; Puzzles=/collections/puzzles; Our shop=/pages/about-us',
  foot: 'Wholesale=/pages/wholesale; FAQ=/pages/faq; Contact=/pages/contact',
});
const badger = woo({
  name: 'Badger Bright Games',
  host: 'badgerbright.test',
  nav: 'Games=/shop/; Rules=/rules/; Retailers=/retailers/; Blog=/blog/',
  foot: 'Contact=/contact/; Press=/press/; Shipping=/shipping/',
});
const kip = wix({
  name: 'Kip & Co Kites',
  host: 'www.kipkites.test',
  nav: 'Home=/; Kites=/shop; Flying tips=/blog; Stockists=/stockists',
  foot: 'Contact=/contact',
});
const pongo = debut({
  name: 'Pongo Blocks',
  host: 'pongoblocks.test',
  nav: 'Sets=/collections/all; Schools=/pages/schools; About=/pages/about-us',
  foot: 'Contact=/pages/contact; Wholesale=/pages/wholesale; Terms=/policies/terms-of-service',
});
const tumble = corporate({
  name: 'Tumbledown Toys',
  host: 'www.tumbledowntoys.test',
  nav: 'Brands=/brands; Little Heron=/brands/little-heron; Company=/company; Trade=/trade-with-us',
  foot: 'Careers=/careers; Modern slavery=/slavery; Privacy=/legal/privacy',
});
const yarrow = tables({
  name: 'Yarrow Doll House Miniatures',
  host: 'yarrowminiatures.test',
  nav: 'Home=/; Catalog=/catalog.html; Dealers=/dealers.html; Contact=/contact.html',
  foot: 'Shipping=/shipping.html; Site map=/map.html',
});
const comet = cornerstone({
  name: 'Cometcraft Science',
  host: 'cometcraft.test',
  nav: 'Kits=/shop-all/; Ages 8+=/ages-8/; Teachers=/teachers/; Blog=/blog/',
  foot: 'Resellers=/resellers/; Contact=/contact-us/; Shipping=/shipping-returns/',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Maple and Marble',
    productTitles: ['Maple and Marble Wooden Marble Run 60 pc', 'Maple and Marble Peg Puzzle'],
    category: 'Toys & Games',
    search: hits(`
      https://mapleandmarble.test/ | Maple & Marble | Wooden marble runs
      https://maplemarblekitchens.test/ | Maple Marble Kitchens | Countertops in Toronto
      amazon | Maple and Marble | Wooden Marble Run`),
    hosts: {
      'mapleandmarble.test': site(
        maple,
        {
          home: '<h2>Tick, tock, roll</h2><p>Free shipping in Canada over $75.</p>',
          goods: 'Marble Run=C$89.00; Peg Puzzle=C$24.00',
          about: '<p>Made in Peterborough, Ontario.</p>',
        },
        `
@ /pages/contact | Contact
<h1>Contact</h1><p>info@mapleandmarble.test</p>
@ /pages/faq | FAQ
<h1>FAQ</h1><p><strong>What does a shop need to start?</strong> A first wholesale order of CA$250 and a GST number.</p><p><strong>Are marbles included?</strong> Forty of them.</p>
@ /pages/wholesale | Wholesale
<h1>Wholesale</h1><p>We supply toy stores across Canada and the northern states. Opening orders are CA$250, reorders CA$100. Apply here and Annika will call you.</p><form method="post" action="/apps/wholesale-gorilla/signup">${fields(['Store', 'Buyer', 'Email', 'City', 'GST number'], 'Create wholesale account')}</form><p>Selling on Amazon requires our written consent.</p>`,
      ),
      'maplemarblekitchens.test': {
        '/': namesake(
          'Maple Marble Kitchens',
          'Countertops',
          '<p>Quartz and granite.</p>',
          '<p>quote@maplemarblekitchens.test</p>',
        ),
      },
    },
    expected: {
      website: 'mapleandmarble.test',
      wayIn: { kind: 'form', anyOf: ['https://mapleandmarble.test/pages/wholesale'] },
      traps: ['quote@maplemarblekitchens.test'],
      policy: {
        ...states('/pages/wholesale', {
          takes_wholesale: ['yes', 'We supply toy stores across Canada and the northern states'],
          marketplaces: ['with_permission', 'Selling on Amazon requires our written consent'],
          minimum_opening_order: [250, 'Opening orders are CA$250'],
          minimum_reorder: [100, 'Opening orders are CA$250, reorders CA$100'],
        }),
        ...states('/pages/faq', {
          documents: [['tax_id'], 'A first wholesale order of CA$250 and a GST number'],
        }),
        currency: 'CAD',
      },
    },
  },
  {
    brand: 'Badger Bright',
    productTitles: ['Badger Bright Games: Teapot Heist', 'Badger Bright Games: Owls & Orchards'],
    category: 'Toys & Games',
    search: hits(`
      https://badgerbright.test/ | Badger Bright Games | Family board games
      https://boardgamewiki.test/wiki/Teapot_Heist | Teapot Heist | Designer, rules, forum
      walmart | Badger Bright`),
    hosts: {
      'badgerbright.test': site(
        badger,
        {
          home: '<h1>Games for six-year-olds and their judges</h1>',
          goods: 'Teapot Heist=$34.99; Owls & Orchards=$29.99',
          about: '<p>Madison, Wisconsin.</p>',
        },
        `
@ /contact/ | Contact
<h1>Contact</h1><p>Missing a piece? parts@badgerbright.test. Everything else: hello@badgerbright.test.</p>
@ /press/ | Press
<h1>Press</h1><p>press@badgerbright.test</p>
@ /retailers/ | Retailers
<h1>Retailers</h1><p>Game stores in the US and Canada order our titles from Lakeshore Game Distribution and Alliance North. Prefer direct? Friendly local game stores may order from us at 50% off MSRP, ten copies mixed or more: ${hidden('retail@badgerbright.test', 0x66)}.</p><p>Our MAP is MSRP minus ten percent. Amazon, eBay and other marketplace listings are off limits to retailers.</p>`,
      ),
      'boardgamewiki.test': {
        '/wiki/Teapot_Heist': reseller(
          'Board Game Wiki',
          'Teapot Heist',
          ['Rules', 'Forum'],
          'mods@boardgamewiki.test',
        ),
      },
    },
    expected: {
      website: 'badgerbright.test',
      wayIn: { kind: 'address', anyOf: ['retail@badgerbright.test'] },
      traps: ['press@badgerbright.test', 'mods@boardgamewiki.test'],
      policy: states('/retailers/', {
        takes_wholesale: ['yes', 'Friendly local game stores may order from us at 50% off MSRP'],
        marketplaces: [
          'forbidden',
          'Amazon, eBay and other marketplace listings are off limits to retailers',
        ],
        map_policy: ['yes', 'Our MAP is MSRP minus ten percent'],
        distributors: [
          ['Lakeshore Game Distribution', 'Alliance North'],
          'order our titles from Lakeshore Game Distribution and Alliance North',
        ],
      }),
    },
  },
  {
    brand: 'Kip & Co',
    productTitles: ['Kip & Co Delta Kite Rainbow 63 inch', 'Kip & Co Stunt Kite'],
    category: 'Toys & Games',
    search: hits(`
      https://kipandcohomewares.test/ | Kip and Co | Bedding and homewares, Melbourne
      https://www.kipkites.test/ | Home | Kip & Co Kites | Kites from the Oregon coast
      amazon | Kip & Co | Delta Kite`),
    hosts: {
      'www.kipkites.test': site(
        kip,
        {
          home: '<h2>Let it out</h2><p>Kites from Lincoln City.</p>',
          goods: 'Delta Kite=$32; Stunt Kite=$58',
          about: '<p>Kip Lundgren has been flying since 1984.</p>',
        },
        `
@ /contact | Contact
<h2>Contact</h2><p>kip@kipkites.test | (541) 555-0115</p>
@ /stockists | Stockists
<h2>Stockists</h2><p>Winddriven, Seaside OR &ndash; gusts@winddriven.test</p><p>Sky High Hobby, Tacoma WA</p><p>Want to be on this list? Kip answers wholesale requests himself, kip@kipkites.test. Six kites gets you started.</p>`,
      ),
      'kipandcohomewares.test': {
        '/': namesake(
          'Kip and Co',
          'Bedding and homewares',
          '<p>Linen sheets. Wholesale: wholesale@kipandcohomewares.test</p>',
          '<p>hello@kipandcohomewares.test</p>',
        ),
      },
    },
    expected: {
      website: 'www.kipkites.test',
      wayIn: { kind: 'address', anyOf: ['kip@kipkites.test'] },
      traps: [
        ...WIX_SENTRY,
        'gusts@winddriven.test',
        'wholesale@kipandcohomewares.test',
        'hello@kipandcohomewares.test',
      ],
      policy: states('/stockists', { takes_wholesale: ['yes', 'Kip answers wholesale requests himself'] }),
    },
  },
  {
    brand: 'PongoBlocks',
    productTitles: ['PongoBlocks Magnetic Tiles 100 Piece', 'PongoBlocks Car Set'],
    category: 'Toys & Games',
    search: hits(`
      amazon | PongoBlocks | Magnetic Tiles
      https://pongoblocks.test/ | Pongo Blocks | Magnetic tiles
      https://learningcrate.test/pongo | Pongo Blocks review | We dropped them from a ladder`),
    hosts: {
      'pongoblocks.test': site(
        pongo,
        {
          home: '<h1>Click. Stack. Crash.</h1>',
          goods: '100 Piece=$59.99; Car Set=$39.99',
          about: '<p>Tested by 4,000 toddlers.</p>',
        },
        `
@ /pages/schools | Schools
<h1>Schools</h1><p>Purchase orders welcome. Teachers get 15% off any order; send your PO to schools@pongoblocks.test.</p>
@ /pages/contact | Contact
<h1>Contact</h1><p>cs@pongoblocks.test</p>
@ /pages/wholesale | Wholesale
<h1>Wholesale</h1><p>Thanks for your interest! Pongo Blocks does not offer wholesale. We sell direct to families through this site and our own Amazon store, and do not authorize resellers on any marketplace.</p>`,
      ),
      'learningcrate.test': {
        '/pongo': reseller('Learning Crate', 'Pongo Blocks', ['100 Piece Set'], 'reviews@learningcrate.test'),
      },
    },
    expected: {
      website: 'pongoblocks.test',
      wayIn: { kind: 'address', anyOf: ['cs@pongoblocks.test'] },
      traps: ['reviews@learningcrate.test', DEBUT_LOGO],
      policy: states('/pages/wholesale', {
        takes_wholesale: ['no', 'Pongo Blocks does not offer wholesale'],
        marketplaces: ['forbidden', 'do not authorize resellers on any marketplace'],
      }),
    },
  },
  {
    brand: 'Little Heron by Tumbledown',
    productTitles: ['Little Heron Stacking Boats', 'Little Heron Pull-Along Duck'],
    category: 'Toys & Games',
    search: hits(`
      https://littleheron.test/ | Little Heron nursery school | Ofsted outstanding
      https://www.tumbledowntoys.test/brands/little-heron | Little Heron | Tumbledown Toys | Wooden first toys
      amazon | Little Heron | Stacking Boats`),
    hosts: {
      'www.tumbledowntoys.test': {
        '/': tumble.home(
          '<h1>We make play</h1><p>Three brands from Bristol.</p>',
          'Little Heron=First toys; Roustabout=Outdoor; Pip=Baby',
        ),
        ...written(
          tumble,
          `
@ /brands/little-heron | Little Heron
<h1>Little Heron</h1><p>Wooden first toys, designed in Bristol by Tumbledown Toys Ltd.</p>
@ /company | Company
<h1>Company</h1><p>Registered in England no. 00112233.</p>
@ /careers | Careers
<h1>Careers</h1><p>people@tumbledowntoys.test</p>
@ /trade-with-us | Trade with us
<h1>Trade with us</h1><p>We supply independent toy shops, garden centres and online shops throughout the UK and Ireland. Minimum opening order £300 excluding VAT, carriage paid over £400, repeat orders £120.</p><p>To open a trade account download the <a href="/sites/default/files/trade-application.pdf">application</a> and return it to tradesales@tumbledowntoys.test.</p><p>Please ask us before listing on Amazon or eBay: we give permission product by product, in writing.</p>`,
        ),
      },
      'littleheron.test': {
        '/': namesake(
          'Little Heron',
          'Nursery school',
          '<p>Ages 2 to 4.</p>',
          '<p>admin@littleheron.test</p>',
        ),
      },
    },
    expected: {
      website: 'www.tumbledowntoys.test',
      wayIn: { kind: 'address', anyOf: ['tradesales@tumbledowntoys.test'] },
      traps: ['people@tumbledowntoys.test', 'admin@littleheron.test'],
      policy: {
        ...states('/trade-with-us', {
          takes_wholesale: ['yes', 'We supply independent toy shops, garden centres and online shops'],
          marketplaces: ['with_permission', 'we give permission product by product, in writing'],
          minimum_opening_order: [300, 'Minimum opening order £300 excluding VAT'],
          minimum_reorder: [120, 'repeat orders £120'],
        }),
        currency: 'GBP',
      },
    },
  },
  {
    brand: 'Yarrow Miniatures',
    productTitles: ['Yarrow Miniatures 1:12 Scale Kitchen Dresser', 'Yarrow Miniatures Brass Lamp'],
    search: hits(`
      https://yarrowminiatures.test/ | Yarrow Doll House Miniatures | 1:12 scale since 1986
      ebay | Yarrow Miniatures | Kitchen Dresser`),
    hosts: {
      'yarrowminiatures.test': site(
        yarrow,
        {
          home: '<P>Welcome to our little store!</P><P>Minimum retail order $15, please.</P>',
          goods: 'Kitchen Dresser=$42.00; Brass Lamp=$11.00',
          about: '<P>Joan and Harold, Mystic, Connecticut.</P>',
        },
        `
@ /contact.html | Contact
<P>Mail: <A HREF="mailto:joan@yarrowminiatures.test">Joan</A></P><P>Guestbook: <A HREF="mailto:?subject=Look%20at%20these%20miniatures">tell a friend</A></P>
@ /dealers.html | Dealers
<B>Dealers</B><P>Dealer terms: tax number required. Minimum first order $100.00, thereafter $50.00. Write to <A HREF="mailto:dealers@yarrowminiatures.test?subject=Dealer%20list">dealers@yarrowminiatures.test</A> for the dealer list. Prepaid only, no returns.</P>`,
      ),
    },
    expected: {
      website: 'yarrowminiatures.test',
      wayIn: { kind: 'address', anyOf: ['dealers@yarrowminiatures.test'] },
      traps: [],
      policy: {
        ...states('/dealers.html', {
          takes_wholesale: ['yes', 'Write to dealers@yarrowminiatures.test for the dealer list'],
          minimum_opening_order: [100, 'Minimum first order $100.00'],
          minimum_reorder: [50, 'Minimum first order $100.00, thereafter $50.00'],
          documents: [['tax_id'], 'Dealer terms: tax number required'],
        }),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'CometCraft',
    productTitles: ['CometCraft Crystal Growing Kit', 'CometCraft Volcano Lab'],
    category: 'Toys & Games',
    search: hits(`
      https://cometcraft.test/ | Cometcraft Science | Experiment kits
      amazon | CometCraft | Crystal Growing Kit
      https://cometcraft-fabrics.test/ | Comet Craft Fabrics | Quilting cotton`),
    hosts: {
      'cometcraft.test': site(
        comet,
        {
          home: '<h2>Science that fizzes</h2><p>$5 flat shipping.</p>',
          goods: 'Crystal Kit=$24.99; Volcano Lab=$29.99',
          about: '<p>Two chemistry teachers from Akron.</p>',
        },
        `
@ /contact-us/ | Contact
<h1>Contact</h1><p>sales@cometcraft.test (stores), help@cometcraft.test (families)</p>
@ /teachers/ | Teachers
<h1>Teachers</h1><p>Class packs ship free. Bulk orders of 20 kits get 10% off automatically.</p>
@ /resellers/ | Resellers
<h1>Resellers</h1><p>Stores and online sellers may open a reseller account. There is no minimum order. You may sell on Amazon, Walmart and eBay.</p><p>Resellers agree not to advertise below MAP ($22.49 for standard kits). A resale certificate is kept on file.</p>`,
      ),
      'cometcraft-fabrics.test': {
        '/': namesake(
          'Comet Craft Fabrics',
          'Quilting cotton',
          '<p>Fat quarters.</p>',
          '<p>wholesale@cometcraft-fabrics.test</p>',
        ),
      },
    },
    expected: {
      website: 'cometcraft.test',
      wayIn: { kind: 'address', anyOf: ['sales@cometcraft.test'] },
      traps: ['wholesale@cometcraft-fabrics.test'],
      policy: states('/resellers/', {
        takes_wholesale: ['yes', 'Stores and online sellers may open a reseller account'],
        marketplaces: ['allowed', 'You may sell on Amazon, Walmart and eBay'],
        map_policy: ['yes', 'Resellers agree not to advertise below MAP'],
        documents: [['resale_certificate'], 'A resale certificate is kept on file'],
      }),
    },
  },
];
