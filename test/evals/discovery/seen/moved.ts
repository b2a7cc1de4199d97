import type { DiscoveryCase } from '../case.ts';
import { webflow } from './themes/builders.ts';
import { magento } from './themes/carts.ts';
import { hits, site, states, written } from './themes/compose.ts';
import { fields, forSale, namesake, reseller } from './themes/elsewhere.ts';
import { corporate } from './themes/scripted.ts';
import { hidden } from './themes/shop.ts';
import { DEBUT_LOGO, dawn, debut } from './themes/shopify.ts';
import { woo } from './themes/wordpress.ts';

const marl = woo({
  name: 'Marlstone Soap',
  host: 'marlstonegoods.test',
  nav: 'Soap=/shop/; Shaving=/shaving/; About=/about/; Contact=/contact/',
  foot: 'Shipping=/shipping/; Returns=/returns/',
  legal: '© 2025 Marlstone Goods, formerly Marlstone Soap Company',
});
const group = corporate({
  name: 'Castellan Home Brands',
  host: 'www.castellanhome.test',
  nav: 'Brands=/brands; Investors=/investors; Newsroom=/newsroom; Contact=/contact',
  foot: 'Privacy=/legal/privacy; Supplier code=/suppliers',
});
const fen = dawn({
  name: 'Fennimore Tea',
  host: 'shop.fennimoretea.test',
  nav: 'Tea=/collections/all; Teaware=/collections/teaware; About=/pages/about-us',
  foot: 'Contact=/pages/contact; Wholesale=/pages/wholesale',
});
const birch = magento({
  name: 'Birchwater',
  host: 'www.birchwater-home.test',
  nav: 'Filters=/all-products.html; Pitchers=/pitchers.html; Support=/support',
  foot: 'Contact=/contact; Affiliate=/affiliate; Distributors=/distributors',
});
const soon = webflow({
  name: 'Ostrea',
  host: 'ostrea-ceramics.test',
  nav: 'Instagram=https://www.instagram.com/ostrea; Journal=/blog',
});
const plume = debut({
  name: 'Plume Paper Co.',
  host: 'plumepaper.test',
  nav: 'Cards=/collections/all; Wrap=/collections/wrap; Wholesale=/pages/wholesale',
  foot: 'FAQ=/pages/faq; Contact=/pages/contact; Privacy=/policies/privacy-policy',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Marlstone Soap Company',
    productTitles: ['Marlstone Soap Company Pine Tar Bar', 'Marlstone Soap Company Shave Puck'],
    category: 'Beauty & Personal Care',
    search: hits(`
      https://marlstonesoap.test/ | Marlstone Soap Company | We have moved
      amazon | Marlstone Soap Company | Pine Tar Bar
      https://marlstonequarry.test/ | Marlstone Quarry | Crushed limestone`),
    hosts: {
      'marlstonesoap.test': {
        '/': '<!doctype html><html><head><title>Marlstone Soap Company</title><meta http-equiv="refresh" content="4; url=https://marlstonegoods.test/"></head><body><h1>We have moved!</h1><p>Marlstone Soap Company is now Marlstone Goods. You will be taken to <a href="https://marlstonegoods.test/">our new shop</a> in a moment.</p></body></html>',
      },
      'marlstonegoods.test': site(
        marl,
        {
          home: '<h1>Same soap, more goods</h1>',
          goods: 'Pine Tar Bar=$9.00; Shave Puck=$14.00',
          about: '<p>Marlstone Soap Company became Marlstone Goods in 2024.</p>',
        },
        `
@ /contact/ | Contact
<h1>Contact</h1><p>${hidden('help@marlstonegoods.test', 0x55)} for orders, ${hidden('sales@marlstonegoods.test', 0xaa)} for stores.</p>`,
      ),
      'marlstonequarry.test': {
        '/': namesake(
          'Marlstone Quarry',
          'Crushed limestone',
          '<p>By the ton.</p>',
          '<p>scale@marlstonequarry.test</p>',
        ),
      },
    },
    expected: {
      website: 'marlstonegoods.test',
      wayIn: { kind: 'address', anyOf: ['sales@marlstonegoods.test'] },
      traps: ['scale@marlstonequarry.test'],
      policy: {},
    },
  },
  {
    brand: 'Pemberly Bakeware',
    productTitles: ['Pemberly Bakeware Nonstick Loaf Pan', 'Pemberly Bakeware Cookie Sheet'],
    category: 'Home & Kitchen',
    search: hits(`
      https://pemberlybakeware.test/ | Pemberly Bakeware | Acquired by Castellan
      https://www.castellanhome.test/brands/pemberly | Pemberly | Castellan Home Brands | Bakeware since 1958
      walmart | Pemberly Bakeware
      https://pemberlyestate.test/ | Pemberly Estate | Weddings and tours`),
    hosts: {
      'pemberlybakeware.test': {
        '/': { status: 301, location: 'https://www.castellanhome.test/brands/pemberly' },
      },
      'www.castellanhome.test': {
        '/': group.home('<h1>At home everywhere</h1>', 'Pemberly=Bakeware; Alcott=Storage; Fenwick=Cutlery'),
        ...written(
          group,
          `
@ /brands/pemberly | Pemberly
<h1>Pemberly</h1><p>American bakeware since 1958, part of Castellan Home Brands since 2022.</p>
@ /investors | Investors
<h1>Investors</h1><p>ir@castellanhome.test</p>
@ /newsroom | Newsroom
<h1>Newsroom</h1><p>media@castellanhome.test</p>
@ /contact | Contact
<h1>Contact</h1><p>Consumer care: care@castellanhome.test</p><p>Sales, all brands: ussales@castellanhome.test</p><p>Suppliers: procurement@castellanhome.test</p>`,
        ),
      },
      'pemberlyestate.test': {
        '/': namesake(
          'Pemberly Estate',
          'Weddings and tours',
          '<p>House open May to October.</p>',
          '<p>events@pemberlyestate.test</p>',
        ),
      },
    },
    expected: {
      website: 'www.castellanhome.test',
      wayIn: { kind: 'address', anyOf: ['ussales@castellanhome.test'] },
      traps: [
        'ir@castellanhome.test',
        'media@castellanhome.test',
        'procurement@castellanhome.test',
        'events@pemberlyestate.test',
      ],
      policy: {},
    },
  },
  {
    brand: 'Fennimore',
    productTitles: ['Fennimore Tea Breakfast Blend 50 Sachets', 'Fennimore Tea Infuser Basket'],
    category: 'Grocery & Gourmet Food',
    search: hits(`
      https://fennimore-schools.test/ | Fennimore Community Schools | Calendar, lunch menus
      https://shop.fennimoretea.test/ | Fennimore Tea | Loose leaf and sachets
      https://www.fennimoretea.test/ | Fennimore Tea | Tea from Wisconsin`),
    hosts: {
      'www.fennimoretea.test': {
        '/': {
          status: 404,
          body: '<html><head><title>404 Not Found</title></head><body><h1>Not Found</h1><hr><address>Apache/2.4.41 (Ubuntu) Server</address></body></html>',
        },
      },
      'shop.fennimoretea.test': site(
        fen,
        {
          home: '<h2>Tea that waits for you</h2>',
          goods: 'Breakfast Blend=$14.00; Infuser=$12.00',
          about: '<p>Blended in Wisconsin.</p>',
        },
        `
@ /pages/contact | Contact
<h1>Contact</h1><p>tea@fennimoretea.test</p>
@ /pages/wholesale | Wholesale
<h1>Wholesale</h1><p>We sell wholesale to cafés and shops. There is no application; just write to tea@fennimoretea.test with your shop&rsquo;s name. No minimums, and you may sell our sachets anywhere you like, marketplaces included.</p>`,
      ),
      'fennimore-schools.test': {
        '/': namesake(
          'Fennimore Community Schools',
          'Calendar',
          '<p>Lunch: tacos.</p>',
          '<p>district@fennimore-schools.test</p>',
        ),
      },
    },
    expected: {
      website: 'shop.fennimoretea.test',
      wayIn: { kind: 'address', anyOf: ['tea@fennimoretea.test'] },
      traps: ['district@fennimore-schools.test'],
      policy: states('/pages/wholesale', {
        takes_wholesale: ['yes', 'We sell wholesale to cafés and shops'],
        marketplaces: ['allowed', 'you may sell our sachets anywhere you like, marketplaces included'],
      }),
    },
  },
  {
    brand: 'BirchWater',
    productTitles: ['BirchWater 10-Cup Filter Pitcher', 'BirchWater Replacement Filters 3 Pack'],
    category: 'Home & Kitchen',
    search: hits(`
      amazon | BirchWater | 10-Cup Filter Pitcher
      https://birchwater.test/ | birchwater.test | Make an offer
      https://www.birchwater-home.test/ | Birchwater | Filter pitchers`),
    hosts: {
      'birchwater.test': { '/': forSale('birchwater.test', 'Contact: owner@birchwater.test') },
      'www.birchwater-home.test': site(
        birch,
        {
          home: '<h1>Clear water, less plastic</h1><p>Buy filters in bulk and save 20%.</p>',
          goods: '10-Cup Pitcher=$34.99; Filters 3 Pack=$19.99',
          about: '<p>Birchwater Home Inc., Charlotte.</p>',
        },
        `
@ /contact | Contact
<h1>Contact</h1><p>Support: help@birchwater-home.test</p>
@ /affiliate | Affiliate
<h1>Affiliate program</h1><p>affiliates@birchwater-home.test</p>
@ /distributors | Distributors
<h1>Distributors</h1><p>Retailers in the United States buy Birchwater from our exclusive distributor, Carolina Housewares Supply. We do not open direct accounts.</p>`,
      ),
    },
    expected: {
      website: 'www.birchwater-home.test',
      wayIn: { kind: 'address', anyOf: ['help@birchwater-home.test'] },
      traps: ['owner@birchwater.test', 'affiliates@birchwater-home.test'],
      policy: states('/distributors', {
        takes_wholesale: ['no', 'We do not open direct accounts'],
        distributors: [
          ['Carolina Housewares Supply'],
          'our exclusive distributor, Carolina Housewares Supply',
        ],
      }),
    },
  },
  {
    brand: 'Ostrea Ceramics',
    productTitles: ['Ostrea Ceramics Oyster Plate', 'Ostrea Ceramics Bud Vase'],
    search: hits(`
      https://ostrea-ceramics.test/ | Ostrea | Porcelain, opening soon
      https://ostreabiotech.test/ | Ostrea Biotech | Shellfish genomics
      etsy | Ostrea Ceramics`),
    hosts: {
      'ostrea-ceramics.test': {
        '/': soon.page(
          '',
          '<h1>Ostrea Ceramics</h1><p>Our new shop opens in a few weeks. Until then: <a href="mailto:mail@ostrea-ceramics.test">mail@ostrea-ceramics.test</a></p><form action="/notify"><input type="email" name="e" placeholder="name@domain.com"><button>Notify me</button></form>',
        ),
      },
      'ostreabiotech.test': {
        '/': namesake(
          'Ostrea Biotech',
          'Shellfish genomics',
          '<p>Hatchery services.</p>',
          '<p>lab@ostreabiotech.test</p>',
        ),
      },
    },
    expected: {
      website: 'ostrea-ceramics.test',
      wayIn: { kind: 'address', anyOf: ['mail@ostrea-ceramics.test'] },
      traps: ['name@domain.com', 'lab@ostreabiotech.test'],
      policy: {},
    },
  },
  {
    brand: 'Larkhaven Linens',
    productTitles: ['Larkhaven Linens Flax Napkins Set of 4', 'Larkhaven Linens Table Runner'],
    search: hits(`
      https://larkhavenlinens.test/ | Larkhaven Linens | Best online slots 2026
      ebay | Larkhaven Linens | Flax Napkins
      https://tabletoptrove.test/brands/larkhaven | Larkhaven Linens | Last pieces`),
    hosts: {
      'larkhavenlinens.test': {
        '/': '<!doctype html><html lang="en"><head><title>Best online slots 2026 - play now</title><meta name="description" content="Top casinos, free spins, no deposit bonus."></head><body><h1>Best online slots 2026</h1><p>Read our review of twelve casinos with instant payout.</p><p>Advertise: affiliate@spinpartners.test</p><footer>© 2026 larkhavenlinens.test. 18+</footer></body></html>',
      },
      'tabletoptrove.test': {
        '/brands/larkhaven': reseller(
          'Tabletop Trove',
          'Larkhaven Linens',
          ['Flax Napkins', 'Table Runner'],
          'orders@tabletoptrove.test',
        ),
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: ['affiliate@spinpartners.test', 'orders@tabletoptrove.test'],
      policy: {},
    },
  },
  {
    brand: 'Plume Paper',
    productTitles: ['Plume Paper Co. Thank You Cards Box of 12', 'Plume Paper Co. Gift Wrap Fern'],
    category: 'Office Products',
    search: hits(`
      https://plumepaper.test/ | Plume Paper Co. | Cards and wrap
      faire | Plume Paper Co.
      https://plumepapermill.test/ | Plume Mill | Industrial kraft paper`),
    hosts: {
      'plumepaper.test': site(
        plume,
        {
          home: '<h1>Cards worth keeping</h1><p>Buy 5, get 1 free.</p>',
          goods: 'Thank You Box=$16.00; Fern Wrap=$9.00',
          about: '<p>Printed with soy ink in Ohio.</p>',
        },
        `
@ /pages/contact | Contact
<h1>Contact</h1><p>info@plumepaper.test</p><p>Submissions from artists: art@plumepaper.test</p>
@ /pages/faq | FAQ
<h1>FAQ</h1><p><b>What is the wholesale opening minimum?</b> $150 for new stores.</p><p><b>And for reorders?</b> Seventy-five dollars.</p>
@ /pages/wholesale | Wholesale
<h1>Wholesale</h1><p>Card racks, museum shops, corner stores: welcome. New stores apply with this form.</p><form action="/contact#contact_form" method="post">${fields(['Store', 'Buyer', 'Email', 'City'], 'Apply')}</form><p>New stores: $150 opening minimum. Reorders: $100 minimum.</p>`,
      ),
      'plumepapermill.test': {
        '/': namesake(
          'Plume Mill',
          'Industrial kraft paper',
          '<p>Rolls from 2 t.</p>',
          '<p>mill@plumepapermill.test</p>',
        ),
      },
    },
    expected: {
      website: 'plumepaper.test',
      wayIn: { kind: 'form', anyOf: ['https://plumepaper.test/pages/wholesale'] },
      traps: ['art@plumepaper.test', 'mill@plumepapermill.test', DEBUT_LOGO],
      policy: {
        ...states('/pages/wholesale', {
          takes_wholesale: ['yes', 'Card racks, museum shops, corner stores: welcome'],
          minimum_opening_order: [150, 'New stores: $150 opening minimum'],
        }),
        currency: 'USD',
        contradicted: ['minimum_reorder'],
      },
    },
  },
];
