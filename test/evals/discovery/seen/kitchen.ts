import type { DiscoveryCase } from '../case.ts';
import { squarespace, WIX_SENTRY, wix } from './themes/builders.ts';
import { cornerstone } from './themes/carts.ts';
import { hits, site, states, written } from './themes/compose.ts';
import { directory, formService, reseller } from './themes/elsewhere.ts';
import { corporate, nuxt, tables } from './themes/scripted.ts';
import { entities } from './themes/shop.ts';
import { woo } from './themes/wordpress.ts';

const crumb = squarespace({
  name: 'Copper & Crumb',
  host: 'www.copperandcrumb.test',
  nav: 'Shop=/shop; Recipes=/journal; About=/about; Wholesale=/wholesale',
  foot: 'Shipping=/shipping; Returns=/returns; Privacy=/privacy',
  extra: '<p>Questions? info@copperandcrumb.test</p>',
});
const sable = wix({
  name: 'Sable & Thyme',
  host: 'www.sableandthyme.test',
  nav: 'Home=/; Shop=/shop; Our Story=/about; Contact=/contact',
  foot: 'Store Policy=/store-policy; FAQ=/faq',
});
const kettlebrook = cornerstone({
  name: 'Kettlebrook',
  host: 'kettlebrook.test',
  nav: 'Kettles=/shop-all/; Teapots=/teapots/; Spares=/spares/; About=/about-us/',
  foot: 'Contact=/contact-us/; Trade=/trade-enquiries/; Shipping=/shipping-returns/',
  extra: '<p>Kettlebrook is a brand of Marlow Housewares Group, Inc.</p>',
});
const marlow = corporate({
  name: 'Marlow Housewares Group',
  host: 'www.marlowhousewares.test',
  nav: 'Brands=/brands; Company=/company; Newsroom=/newsroom; Trade=/trade',
  foot: 'Careers=/careers; Legal=/legal/privacy',
});
const nordlys = woo({
  name: 'Nordlys Glass',
  host: 'nordlysglass.test',
  nav: 'Shop=/shop/; Blowing glass=/about/; FAQ=/faq/; Wholesale=/wholesale/',
  foot: 'Contact=/contact/; Shipping=/shipping/',
  extra: '<p>support@nordlysglass.test</p>',
});
const tinker = tables({
  name: 'Tinker Table Woodenware',
  host: 'tinkertable.test',
  nav: 'Home=/; Catalog=/catalog.html; About=/about.html; Contact=/contact.html',
  foot: 'Site map=/sitemap.html',
});
const ovenbird = nuxt(
  {
    name: 'OVENBIRD',
    host: 'ovenbird.test',
    nav: 'Shop=/products; Stories=/stories; Help=/help',
    foot: 'About=/about',
  },
  {
    settings: { shopName: 'OVENBIRD', phone: '+1 503 555 0138' },
    contacts: [
      { role: 'Customer care', address: 'care@ovenbird.test' },
      { role: 'Trade &amp; wholesale', address: 'trade@ovenbird.test' },
      { role: 'Press', address: 'press@ovenbird.test' },
    ],
  },
);

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Copper and Crumb LLC',
    productTitles: ['Copper and Crumb Hammered Measuring Cups', 'Copper and Crumb Tart Ring Set of 6'],
    category: 'Home & Kitchen',
    search: hits(`
      https://www.copperandcrumb.test/ | Copper & Crumb | Bakeware for slow Sundays.
      amazon | Copper and Crumb | Hammered Measuring Cups
      https://coppercrumbcafe.test/ | Copper Crumb Café, Leeds | Brunch, cakes, coffee.
      instagram | Copper and Crumb | Bakeware for slow Sundays.`),
    hosts: {
      'www.copperandcrumb.test': site(
        crumb,
        {
          home: '<h2>Bakeware for slow Sundays</h2><p>Free U.S. shipping on orders of $80+.</p>',
          goods: 'Hammered Measuring Cups=$36.00; Tart Ring Set=$28.00; Rolling Pin=$44.00',
          about:
            '<p>Priya bakes, Tom hammers. Copper &amp; Crumb has lived in a Tulsa garage since 2016.</p>',
        },
        `
@ /wholesale | Wholesale
<h1>Stock Copper &amp; Crumb</h1><p>Thank you for wanting us on your shelves. We open new wholesale accounts every month.</p>
<p>First orders start at $200, repeat orders at $100. We ship within ten days and ask for an EIN before we share prices.</p>
<p>Please complete the application below. It takes four minutes.</p>
<div class="sqs-block embed-block"><iframe src="https://copperandcrumb.typeform.test/to/Wq8LrT" width="100%" height="640" frameborder="0" title="Wholesale application"></iframe></div>`,
      ),
      'copperandcrumb.typeform.test': {
        '/to/Wq8LrT': formService('Copper & Crumb wholesale application', [
          'Shop name',
          'EIN',
          'E-mail',
          'Street',
        ]),
      },
      'copperandcrumb.test': { '/': { status: 301, location: 'https://www.copperandcrumb.test/' } },
      'coppercrumbcafe.test': {
        '/': reseller(
          'Copper Crumb Café',
          'Brunch menu',
          ['Eggs Royale', 'Carrot Cake'],
          'Tables: book@coppercrumbcafe.test',
        ),
      },
    },
    expected: {
      website: 'www.copperandcrumb.test',
      wayIn: {
        kind: 'form',
        anyOf: [
          'https://www.copperandcrumb.test/wholesale',
          'https://copperandcrumb.typeform.test/to/Wq8LrT',
        ],
      },
      traps: ['book@coppercrumbcafe.test'],
      policy: {
        ...states('/wholesale', {
          takes_wholesale: ['yes', 'We open new wholesale accounts every month'],
          minimum_opening_order: [200, 'First orders start at $200'],
          minimum_reorder: [100, 'repeat orders at $100'],
          documents: [['tax_id'], 'ask for an EIN before we share prices'],
        }),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Sable & Thyme',
    productTitles: ['Sable & Thyme Walnut Spice Grinder', 'Sable & Thyme Herb Stripper Board'],
    search: hits(`
      etsy | Sable and Thyme
      https://www.sableandthyme.test/ | Home | Sable & Thyme | Kitchen tools in walnut and brass.
      https://giftatlas.test/best-spice-grinders | 9 spice grinders worth owning | Sable & Thyme made our list.`),
    hosts: {
      'www.sableandthyme.test': site(
        sable,
        {
          home: '<h2>Walnut. Brass. Patience.</h2><p>Orders over $60 ship free.</p>',
          goods: 'Walnut Spice Grinder=$64.00; Herb Stripper Board=$32.00',
          about: '<p>One woman, one lathe, in Asheville, North Carolina.</p>',
        },
        `
@ /contact | Contact
<h2>Contact</h2><p>Write to ${entities('sales@sableandthyme.test')} or come by on Saturdays.</p><p>14 Foundry St, Asheville</p>
@ /faq | FAQ
<h2>FAQ</h2><p><b>Can I return a used grinder?</b> Only if it squeaks.</p><p><b>Do you take custom orders?</b> Yes, allow six weeks.</p>`,
      ),
      'giftatlas.test': {
        '/best-spice-grinders': reseller(
          'Gift Atlas',
          'Spice grinders',
          ['Sable & Thyme Grinder'],
          'Pitch us: tips@giftatlas.test',
        ),
      },
    },
    expected: {
      website: 'www.sableandthyme.test',
      wayIn: { kind: 'address', anyOf: ['sales@sableandthyme.test'] },
      traps: [...WIX_SENTRY, 'tips@giftatlas.test'],
      policy: {},
    },
  },
  {
    brand: 'Kettlebrook (Marlow)',
    productTitles: ['Kettlebrook Stovetop Whistling Kettle 2.5 qt', 'Kettlebrook Stoneware Teapot'],
    category: 'Home & Kitchen',
    search: hits(`
      amazon | Kettlebrook | Whistling Kettle
      https://kettlebrook.test/ | Kettlebrook | Kettles and teapots since 1931
      https://www.marlowhousewares.test/brands | Our brands | Marlow Housewares Group | Kettlebrook, Pell, Dunmore.
      walmart | Kettlebrook`),
    hosts: {
      'kettlebrook.test': site(
        kettlebrook,
        {
          home: '<h2>Put the kettle on</h2><p>Free shipping over $49.</p>',
          goods: 'Whistling Kettle=$54.95; Stoneware Teapot=$39.95; Trivet=$12.95',
          about: '<p>Kettlebrook has whistled on American stoves since 1931.</p>',
        },
        `
@ /contact-us/ | Contact us
<h1>Contact us</h1><p>Consumer service, weekdays 9-5 Eastern: service@kettlebrook.test</p><p>Report fake shops to abuse@kettlebrook.test.</p>
@ /trade-enquiries/ | Trade
<h1>Trade</h1><p>Wholesale and key account business for Kettlebrook is handled by our parent company. Please visit <a href="https://www.marlowhousewares.test/trade">Marlow Housewares, trade desk</a>.</p>`,
      ),
      'www.marlowhousewares.test': {
        '/': marlow.page('', '<h1>Houseware brands people keep</h1><p>Founded 1919 in Terre Haute.</p>'),
        ...written(
          marlow,
          `
@ /brands | Our brands
<h1>Our brands</h1><p>Kettlebrook kettles. Pell cutlery. Dunmore bins.</p>
@ /careers | Careers
<h1>Careers</h1><p>talent@marlowhousewares.test</p>
@ /trade | Trade
<h1>Trade desk</h1><p>Retailers who would like to stock Kettlebrook, Pell or Dunmore can open an account by writing to <a href="mailto:tradedesk@marlowhousewares.test">tradedesk@marlowhousewares.test</a>.</p><p>New accounts place an opening order of $1,000 net across all brands and supply a W-9 and a resale certificate.</p>`,
        ),
      },
    },
    expected: {
      website: 'kettlebrook.test',
      wayIn: { kind: 'address', anyOf: ['tradedesk@marlowhousewares.test'] },
      traps: ['abuse@kettlebrook.test', 'talent@marlowhousewares.test'],
      policy: {
        ...states('https://www.marlowhousewares.test/trade', {
          takes_wholesale: ['yes', 'can open an account by writing to'],
          minimum_opening_order: [
            1000,
            'New accounts place an opening order of $1,000 net across all brands',
          ],
          documents: [['w9', 'resale_certificate'], 'supply a W-9 and a resale certificate'],
        }),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'NORDLYS Glass',
    productTitles: ['Nordlys Glass Tumbler Aurora Set of 2', 'Nordlys Glass Carafe Smoke Grey'],
    search: hits(`
      https://nordlysglass.test/ | Nordlys Glass | Mouth-blown glass from Duluth
      https://nordlys-optik.test/ | Nordlys Glass & Optik | Brillen und Kontaktlinsen
      faire | Nordlys Glass`),
    hosts: {
      'nordlysglass.test': site(
        nordlys,
        {
          home: '<h1>Mouth-blown in Duluth</h1><p>No two alike.</p>',
          goods: 'Aurora Tumbler=$68.00; Smoke Carafe=$94.00',
          about: '<p>Nordlys is Norwegian for northern lights.</p>',
        },
        `
@ /wholesale/ | Wholesale
<h1>Wholesale</h1><p>We supply around ninety shops and museum stores. The opening order is $200 and everything ships in six weeks. Write to <a href="mailto:orders@nordlysglass.test?cc=kari@nordlysglass.test">orders@nordlysglass.test</a> for our linesheet.</p>
@ /faq/ | FAQ
<h1>FAQ</h1><p><b>What is the minimum for a first wholesale order?</b><br>New wholesale accounts start with an opening order of $500.</p><p><b>Dishwasher?</b><br>Please don't.</p>
@ /contact/ | Contact
<h1>Contact</h1><p>Studio hours Tue-Sat. Retail questions to support@nordlysglass.test.</p>`,
      ),
      'nordlys-optik.test': {
        '/': directory(
          'Nordlys Optik',
          'Nordlys Glass & Optik',
          ['Brillen', 'Kontaktlinsen'],
          'termin@nordlys-optik.test',
        ),
      },
    },
    expected: {
      website: 'nordlysglass.test',
      wayIn: { kind: 'address', anyOf: ['orders@nordlysglass.test'] },
      traps: ['termin@nordlys-optik.test'],
      policy: {
        ...states('/wholesale/', {
          takes_wholesale: ['yes', 'We supply around ninety shops and museum stores'],
        }),
        currency: 'USD',
        contradicted: ['minimum_opening_order'],
      },
    },
  },
  {
    brand: 'Tinker Table',
    productTitles: ['Tinker Table Maple Butter Paddle', 'Tinker Table Cherry Rolling Pin 18 in'],
    search: hits(`
      https://tinkertable.test/ | Tinker Table Woodenware | Maple and cherry kitchen tools, made in Vermont since 1979
      amazon | Tinker Table | Maple Butter Paddle
      https://tinkertablegames.test/ | Tinker Table Games | Board game café`),
    hosts: {
      'tinkertable.test': site(
        tinker,
        {
          home: '<H2>Welcome!</H2><P>Quality woodenware since 1979. Add $8 for shipping on any order.</P>',
          goods: 'Maple Butter Paddle=$9.50; Cherry Rolling Pin=$31.00',
          about: '<P>Third generation in Bristol, Vermont.</P>',
        },
        `
@ /contact.html | Contact
<B>Contact</B><P>Phone (802) 555-0117 or fax (802) 555-0118</P><P>E-mail: sales<!-- no spam -->@<!-- please -->tinkertable<SPAN STYLE="display:none">.nospam</SPAN>.test</P><P>Webmaster: webmaster@vtwebworks.test</P>`,
      ),
      'tinkertablegames.test': {
        '/': directory(
          'Tinker Table Games',
          'Tinker Table Games',
          ['800 games', 'Pizza'],
          'play@tinkertablegames.test',
        ),
      },
    },
    expected: {
      website: 'tinkertable.test',
      wayIn: { kind: 'address', anyOf: ['sales@tinkertable.test'] },
      traps: ['sales@tinkertable.nospam.test', 'webmaster@vtwebworks.test', 'play@tinkertablegames.test'],
      policy: {},
    },
  },
  {
    brand: 'Ovenbird',
    productTitles: ['Ovenbird Cast Iron Dutch Oven 5 qt', 'Ovenbird Linen Oven Mitts'],
    search: hits(`
      https://en.wikipedia.org/wiki/Ovenbird | Ovenbird - Wikipedia | A small songbird of the New World warbler family.
      https://ovenbird.test/ | OVENBIRD · Cookware | Enamelled cast iron, Portland
      https://ovenbirdpizza.test/menu | Ovenbird Pizza | Wood-fired in Tampa`),
    hosts: {
      'ovenbird.test': site(
        ovenbird,
        {
          home: '<h1>Iron, but kinder</h1><p>Free delivery from $100.</p>',
          goods: 'Dutch Oven 5 qt=$210; Linen Mitts=$26',
          about: '<p>Ovenbird cooks in Portland, Oregon.</p>',
        },
        `
@ /help | Help
<h1>Help</h1><contact-list data-source="state.contacts">Loading…</contact-list>`,
      ),
      'ovenbirdpizza.test': {
        '/menu': reseller('Ovenbird Pizza', 'Menu', ['Margherita', 'Bianca'], 'catering@ovenbirdpizza.test'),
      },
    },
    expected: {
      website: 'ovenbird.test',
      wayIn: { kind: 'address', anyOf: ['trade@ovenbird.test'] },
      traps: ['press@ovenbird.test', 'catering@ovenbirdpizza.test'],
      policy: {},
    },
  },
];
