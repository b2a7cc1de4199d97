import type { DiscoveryCase } from '../case.ts';
import { squarespace, webflow } from './themes/builders.ts';
import { cornerstone } from './themes/carts.ts';
import { hits, site, states } from './themes/compose.ts';
import { directory, fields, formService, namesake, reseller } from './themes/elsewhere.ts';
import { nuxt } from './themes/scripted.ts';
import { plain, sitemap } from './themes/shop.ts';
import { dawn } from './themes/shopify.ts';
import { woo } from './themes/wordpress.ts';

const fable = squarespace({
  name: 'Fable & Flint',
  host: 'fableandflint.test',
  nav: 'Stationery=/shop; Letterpress=/letterpress; Journal=/journal; Stock us=/stock-us',
  foot: 'Privacy=/privacy; Shipping=/shipping',
  extra: '<p>Say hi: hello@fableandflint.test</p>',
});
const moor = webflow({
  name: 'Moorline',
  host: 'moorline.test',
  nav: 'Blankets=/products; Sheep=/about; Partners=/partners',
  foot: 'Privacy=/privacy; Contact=/contact',
});
const bell = dawn({
  name: 'Bellwether Bath',
  host: 'bellwetherbath.test',
  nav: 'Towels=/collections/all; Robes=/collections/robes; Sale=/collections/sale',
  foot: 'Trade login=https://trade.bellwetherbath.test/; Contact=/pages/contact; Shipping=/policies/shipping-policy',
});
const sprig = woo({
  name: 'Sprig & Socket',
  host: 'sprigandsocket.test',
  nav: 'Planters=/shop/; Grow lights=/grow-lights/; Blog=/blog/; About=/about/',
  foot: 'Contact=/contact/; Returns=/returns/; Privacy=/privacy-policy/',
});
const anvil = cornerstone({
  name: 'Anvil & Ivy',
  host: 'anvilandivy.test',
  nav: 'Hooks=/shop-all/; Brackets=/brackets/; Custom=/custom/; Blog=/blog/',
  foot: 'Wholesale signup=/wholesale-signup/; Contact=/contact-us/; About=/about-us/',
});
const loom = nuxt({
  name: 'Loom Harbor',
  host: 'loomharbor.test',
  nav: 'Rugs=/products; Stories=/stories; Trade program=/trade-program',
  foot: 'Help=/help; Privacy=/legal/privacy',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Fable and Flint',
    productTitles: ['Fable and Flint Letterpress Notecards Set of 8', 'Fable and Flint Wax Seal Kit'],
    category: 'Office Products',
    search: hits(`
      etsy | Fable and Flint
      https://fableandflint.test/ | Fable & Flint | Letterpress stationery
      https://fableflintpub.test/ | The Fable & Flint | Gastropub in Norwich`),
    hosts: {
      'fableandflint.test': site(
        fable,
        {
          home: '<h1>Paper with a pulse</h1>',
          goods: 'Notecards=$18; Wax Seal Kit=$36',
          about: '<p>Asheville. Two presses named Doris.</p>',
        },
        `
@ /stock-us | Stock us
<h2>Retailer application</h2><p>Over 200 stores stock our cards. Please use the form so that nothing gets lost.</p><iframe src="https://docs.fableandflint-forms.test/forms/d/e/1FAIpQLSd/viewform?embedded=true" width="640" height="1200" frameborder="0">Loading…</iframe>`,
      ),
      'docs.fableandflint-forms.test': {
        '/forms/d/e/1FAIpQLSd/viewform?embedded=true': formService('Fable & Flint retailer application', [
          'Store name',
          'Owner',
          'Email',
          'Why us?',
        ]),
      },
      'fableflintpub.test': {
        '/': namesake(
          'The Fable & Flint',
          'Gastropub',
          '<p>Roasts on Sunday.</p>',
          '<p>bookings@fableflintpub.test</p>',
        ),
      },
    },
    expected: {
      website: 'fableandflint.test',
      wayIn: {
        kind: 'form',
        anyOf: [
          'https://fableandflint.test/stock-us',
          'https://docs.fableandflint-forms.test/forms/d/e/1FAIpQLSd/viewform?embedded=true',
        ],
      },
      traps: ['bookings@fableflintpub.test'],
      policy: states('/stock-us', { takes_wholesale: ['yes', 'Over 200 stores stock our cards'] }),
    },
  },
  {
    brand: 'Moorline Wool',
    productTitles: ['Moorline Wool Blanket Herringbone', 'Moorline Wool Dryer Balls'],
    search: hits(`
      https://moorline.test/ | Moorline | Welsh wool blankets
      https://moorlinemarine.test/ | Moorline Marine | Mooring ropes and chandlery`),
    hosts: {
      'moorline.test': site(
        moor,
        {
          home: '<h1>Blankets from one valley</h1>',
          goods: 'Herringbone Blanket=£145; Dryer Balls=£12',
          about: '<p>Four hundred ewes above Dolgellau.</p>',
        },
        `
@ /contact | Contact
<h1>Contact</h1><p>post@moorline.test</p>
@ /partners | Partners
<h1>Become a Moorline stockist</h1><p>Tell us about your shop in five questions.</p><div data-tf-live="01HZMOORLINE" data-tf-domain="moorline.typeform.test"></div><script src="https://embed.moorline-typeform.test/next/embed.js"></script><noscript><a href="https://moorline.typeform.test/to/01HZMOORLINE">Open the stockist form</a></noscript>`,
      ),
      'moorline.typeform.test': {
        '/to/01HZMOORLINE': formService('Moorline stockist form', [
          'Shop',
          'Town',
          'E-mail',
          'Which blankets?',
        ]),
      },
      'moorlinemarine.test': {
        '/': namesake(
          'Moorline Marine',
          'Chandlery',
          '<p>Ropes by the metre. Trade accounts: trade@moorlinemarine.test</p>',
          '',
        ),
      },
    },
    expected: {
      website: 'moorline.test',
      wayIn: {
        kind: 'form',
        anyOf: ['https://moorline.test/partners', 'https://moorline.typeform.test/to/01HZMOORLINE'],
      },
      traps: ['trade@moorlinemarine.test'],
      policy: states('/partners', { takes_wholesale: ['yes', 'Become a Moorline stockist'] }),
    },
  },
  {
    brand: 'Bellwether Bath',
    productTitles: ['Bellwether Bath Waffle Towel Set', 'Bellwether Bath Linen Robe'],
    category: 'Home & Kitchen',
    search: hits(`
      https://bellwetherbath.test/ | Bellwether Bath | Towels and robes
      amazon | Bellwether Bath | Waffle Towel Set
      https://thebellwethernews.test/ | The Bellwether | Local news from Bath, Maine`),
    hosts: {
      'bellwetherbath.test': site(
        bell,
        {
          home: '<h2>Dry, beautifully</h2><p>Free returns.</p>',
          goods: 'Waffle Towel Set=$88.00; Linen Robe=$140.00',
          about: '<p>Woven in Portugal for a loft in Hudson.</p>',
        },
        `
@ /pages/contact | Contact
<h1>Contact</h1><p>care@bellwetherbath.test</p><p>Press: press@bellwetherbath.test</p>`,
      ),
      'trade.bellwetherbath.test': {
        '/': bell.page(
          'Trade',
          '<h1>Bellwether trade</h1><p>Wholesale prices for shops, hotels and designers.</p><form action="/login" method="post"><input name="email"><input name="password" type="password"><button>Log in</button></form><p>No account yet? <a href="/apply">Apply for a trade account</a></p>',
        ),
        '/apply': bell.page(
          'Apply',
          `<h1>Apply for a trade account</h1><p>We open accounts with resale certificate on file; opening order six hundred dollars.</p><form action="/apply" method="post">${fields(['Company', 'First name', 'Last name', 'Email', 'Phone', 'Upload resale certificate'], 'Submit application')}</form>`,
        ),
      },
      'thebellwethernews.test': {
        '/': namesake(
          'The Bellwether',
          'Local news',
          '<p>Bridge repairs delayed.</p>',
          '<p>tips@thebellwethernews.test</p>',
        ),
      },
    },
    expected: {
      website: 'bellwetherbath.test',
      wayIn: { kind: 'form', anyOf: ['https://trade.bellwetherbath.test/apply'] },
      traps: ['press@bellwetherbath.test', 'tips@thebellwethernews.test'],
      policy: {
        ...states('https://trade.bellwetherbath.test/apply', {
          minimum_opening_order: [600, 'opening order six hundred dollars'],
          documents: [['resale_certificate'], 'We open accounts with resale certificate on file'],
        }),
        ...states('https://trade.bellwetherbath.test/', {
          takes_wholesale: ['yes', 'Wholesale prices for shops, hotels and designers'],
        }),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'SPRIG & SOCKET',
    productTitles: ['SPRIG & SOCKET Countertop Herb Garden', 'SPRIG & SOCKET LED Grow Light'],
    category: 'Patio, Lawn & Garden',
    search: hits(`
      amazon | SPRIG & SOCKET | Countertop Herb Garden
      https://sprigandsocket.test/ | Sprig & Socket | Gardens that plug in
      https://indoorgrowers.test/reviews/sprig | Sprig & Socket review | Basil in 21 days`),
    hosts: {
      'sprigandsocket.test': {
        ...site(
          sprig,
          {
            home: '<h1>Gardens that plug in</h1><p>Free shipping over $59.</p>',
            goods: 'Herb Garden=$119.00; Grow Light=$39.00',
            about: '<p>Ann Arbor engineers, mothers of basil.</p>',
          },
          `
@ /contact/ | Contact
<h1>Contact</h1><p>Orders: support@sprigandsocket.test</p>
@ /reseller-application/ | Reseller application
<h1>Reseller application</h1><p>Garden centers, kitchen stores and online resellers can apply for wholesale pricing here. We reply within five business days.</p><form id="gform_4" action="/reseller-application/#gf_4" method="post">${fields(['Company', 'Contact name', 'Email', 'Sales channels'], 'Apply')}</form><p>Amazon and Walmart.com sellers need written authorization from us for each ASIN.</p>`,
        ),
        '/robots.txt': plain(
          'User-agent: *\nDisallow: /wp-admin/\nSitemap: https://sprigandsocket.test/sitemap_index.xml\n',
        ),
        '/sitemap_index.xml': {
          type: 'application/xml',
          body: '<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://sprigandsocket.test/page-sitemap.xml</loc></sitemap></sitemapindex>',
        },
        '/page-sitemap.xml': sitemap([
          'https://sprigandsocket.test/about/',
          'https://sprigandsocket.test/contact/',
          'https://sprigandsocket.test/reseller-application/',
        ]),
      },
      'indoorgrowers.test': {
        '/reviews/sprig': reseller(
          'Indoor Growers',
          'Sprig & Socket',
          ['Herb Garden'],
          'team@indoorgrowers.test',
        ),
      },
    },
    expected: {
      website: 'sprigandsocket.test',
      wayIn: { kind: 'form', anyOf: ['https://sprigandsocket.test/reseller-application/'] },
      traps: ['team@indoorgrowers.test'],
      policy: states('/reseller-application/', {
        takes_wholesale: [
          'yes',
          'Garden centers, kitchen stores and online resellers can apply for wholesale pricing here',
        ],
        marketplaces: [
          'with_permission',
          'Amazon and Walmart.com sellers need written authorization from us for each ASIN',
        ],
      }),
    },
  },
  {
    brand: 'Anvil and Ivy Hardware',
    productTitles: ['Anvil and Ivy Forged Coat Hook', 'Anvil and Ivy Shelf Bracket Pair'],
    category: 'Tools & Home Improvement',
    search: hits(`
      https://anvilandivy.test/ | Anvil & Ivy | Forged hardware
      https://anvilivyweddings.test/ | Anvil & Ivy | Wedding florist, Nashville
      etsy | Anvil and Ivy`),
    hosts: {
      'anvilandivy.test': site(
        anvil,
        {
          home: '<h2>Forged, not cast</h2>',
          goods: 'Coat Hook=$24.00; Bracket Pair=$68.00',
          about: '<p>Blacksmiths in Berea, Kentucky.</p>',
        },
        `
@ /contact-us/ | Contact
<h1>Contact</h1><p>shop@anvilandivy.test</p>
@ /wholesale-signup/ | Wholesale signup
<h1>Wholesale signup</h1><p>Register as a wholesale customer to see prices.</p><form action="/login.php?action=save_new_customer" method="post">${fields(['Company name', 'Email Address', 'Password', 'Phone', 'State'], 'Create Account')}</form><p>Questions about your application go to Dale, <a href="mailto:wholesale@anvilandivy.test">wholesale@anvilandivy.test</a>.</p><p>Reorders of $75 and up; your first order is $175 or more.</p>`,
      ),
      'anvilivyweddings.test': {
        '/': namesake(
          'Anvil & Ivy',
          'Wedding florist',
          '<p>Bouquets and arches.</p>',
          '<p>brides@anvilivyweddings.test</p>',
        ),
      },
    },
    expected: {
      website: 'anvilandivy.test',
      wayIn: { kind: 'address', anyOf: ['wholesale@anvilandivy.test'] },
      traps: ['brides@anvilivyweddings.test'],
      policy: {
        ...states('/wholesale-signup/', {
          takes_wholesale: ['yes', 'Register as a wholesale customer to see prices'],
          minimum_opening_order: [175, 'your first order is $175 or more'],
          minimum_reorder: [75, 'Reorders of $75 and up'],
        }),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Loom Harbor',
    productTitles: ['Loom Harbor Flatweave Rug 5x8', 'Loom Harbor Jute Runner'],
    category: 'Home & Kitchen',
    search: hits(`
      https://loomharbor.test/ | Loom Harbor | Flatweave rugs
      https://rugroundup.test/loom-harbor | Loom Harbor | Rug Roundup
      linkedin | Loom Harbor | Furniture, 11-50 employees`),
    hosts: {
      'loomharbor.test': site(
        loom,
        {
          home: '<h1>Rugs with a tide line</h1>',
          goods: 'Flatweave 5x8=$340; Jute Runner=$120',
          about: '<p>Gloucester, Massachusetts.</p>',
        },
        `
@ /help | Help
<h1>Help</h1><p>hello@loomharbor.test</p>
@ /trade-program | Trade program
<h1>Trade program</h1><p>Interior designers receive 20% off retail with a copy of their business license. The trade program is for design projects, not for resale.</p><form action="/api/trade" method="post">${fields(['Studio', 'Name', 'Email', 'Portfolio'], 'Join')}</form><p>Shops: we have stopped wholesaling for good as of 2024, sorry!</p>`,
      ),
      'rugroundup.test': {
        '/loom-harbor': directory(
          'Rug Roundup',
          'Loom Harbor',
          ['Flatweave', 'Jute'],
          'rugs@rugroundup.test',
        ),
      },
    },
    expected: {
      website: 'loomharbor.test',
      wayIn: { kind: 'address', anyOf: ['hello@loomharbor.test'] },
      traps: ['rugs@rugroundup.test'],
      policy: states('/trade-program', {
        takes_wholesale: ['no', 'we have stopped wholesaling for good as of 2024'],
      }),
    },
  },
];
