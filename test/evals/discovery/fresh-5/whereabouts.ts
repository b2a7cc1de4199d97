import type { DiscoveryCase } from '../case.ts';
import { builderForm, wix } from './systems/builders.ts';
import { bigcommerce } from './systems/carts.ts';
import { amazon, etsy, facebook, hit, instagram, other, stockist, walmart } from './systems/elsewhere.ts';
import { mail, said } from './systems/shop.ts';
import { shopify } from './systems/shopify.ts';

const moved = shopify({
  name: 'Wander Thistle',
  host: 'wanderthistle.test',
  tagline: 'Travel bags and pouches',
  nav: 'Bags=/collections/all; About=/pages/about; FAQ=/pages/faq',
  foot: 'Contact=/pages/contact; Privacy=/policies/privacy-policy; Terms=/policies/terms-of-service',
  goods: 'Passport Pouch=$28.00; Weekender Bag=$148.00; Packing Cubes Set of 3=$39.00',
  about: '<p>In 2024 Thistle Travel Goods became Wander Thistle. Same bags, new name.</p>',
});

const family = bigcommerce({
  name: 'Pondhopper Toys',
  host: 'pondhopper.test',
  tagline: 'Bath and water toys',
  nav: 'Bath Toys=/shop-all/; Water Tables=/water-tables/; About=/about-us/; Contact=/contact-us/',
  foot: 'Retailer Inquiries=/retailer-inquiries/; Our Sister Brands=/sister-brands/; Shipping=/shipping-returns/; Privacy=/privacy-policy/; Terms=/terms-conditions/',
  goods: 'Pondhopper Frog Squad 6 Pack=$16.99; Floating Harbor Set=$29.99; Bath Crayons=$7.99',
  about: '<p>Pondhopper is based in Providence, Rhode Island.</p>',
  privacy: 'privacy@pondhopper.test',
});

const hair = wix({
  name: 'Juniper Loop',
  host: 'juniperloop.test',
  tagline: 'Hair clips and scrunchies',
  nav: 'Shop=/shop; About=/about; Contact=/contact',
  foot: 'FAQ=/faq; Shipping & Returns=/shipping-returns; Privacy=/privacy-policy',
  goods: 'French Hair Pin=$12.00; Silk Scrunchie 3 Pack=$24.00; Claw Clip Tortoise=$14.00',
  about: '<p>Designed in Salt Lake City.</p>',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Thistle Travel Goods',
    productTitles: ['Thistle Travel Goods Packing Cubes Set of 3', 'Thistle Travel Goods Passport Pouch'],
    category: 'Luggage',
    search: [
      hit('https://thistletravelgoods.test/', 'Thistle Travel Goods', 'Travel bags and pouches.'),
      hit('https://thistletravel.test/', 'Thistle Travel | Tours of Scotland', 'Small group tours.'),
      amazon('Thistle Travel Goods', 'Packing Cubes'),
    ],
    hosts: {
      'thistletravelgoods.test': {
        '/': { status: 301, location: 'https://wanderthistle.test/' },
      },
      'wanderthistle.test': {
        ...moved.basics,
        '/sitemap.xml': {
          type: 'application/xml',
          body: '<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://wanderthistle.test/sitemap_products_1.xml?from=1&amp;to=9</loc></sitemap><sitemap><loc>https://wanderthistle.test/sitemap_pages_1.xml?from=2&amp;to=8</loc></sitemap></sitemapindex>',
        },
        '/sitemap_pages_1.xml?from=2&to=8': {
          type: 'application/xml',
          body: '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://wanderthistle.test/pages/about</loc></url><url><loc>https://wanderthistle.test/pages/faq</loc></url><url><loc>https://wanderthistle.test/pages/wholesale</loc></url><url><loc>https://wanderthistle.test/pages/contact</loc></url></urlset>',
        },
        '/pages/contact': moved.page('Contact', `<p>${mail('hello@wanderthistle.test')}</p>`),
        '/pages/faq': moved.page(
          'FAQ',
          '<h3>Are you the same company as Thistle Travel Goods?</h3><p>Yes. We changed our name in 2024.</p>',
        ),
        '/pages/wholesale': moved.page(
          'Wholesale',
          `<p>Our bags are available at wholesale to gift shops, travel stores and hotel boutiques.</p><p>Opening orders must meet a $250 minimum; reorders $125.</p><p>To apply send a resale certificate to ${mail('wholesale@wanderthistle.test')}</p>`,
        ),
      },
      'thistletravel.test': {
        '/': other(
          'Thistle Travel | Tours of Scotland',
          '<p>Twelve tours a year. bookings@thistletravel.test</p>',
        ),
      },
    },
    expected: {
      website: 'wanderthistle.test',
      wayIn: { kind: 'address', anyOf: ['wholesale@wanderthistle.test'] },
      traps: ['bookings@thistletravel.test'],
      policy: {
        takes_wholesale: said('yes', 'Our bags are available at wholesale to gift shops', '/pages/wholesale'),
        minimum_opening_order: said(250, 'Opening orders must meet a $250 minimum', '/pages/wholesale'),
        minimum_reorder: said(125, 'reorders $125', '/pages/wholesale'),
        currency: 'USD',
        documents: said(['resale_certificate'], 'send a resale certificate', '/pages/wholesale'),
      },
    },
  },
  {
    brand: 'KOVELLI',
    productTitles: ['KOVELLI 12 Pack Silicone Baking Cups Reusable', 'KOVELLI Garlic Press Stainless Steel'],
    category: 'Home & Kitchen',
    search: [
      amazon('KOVELLI', 'Silicone Baking Cups'),
      walmart('KOVELLI'),
      hit(
        'https://kovelliconstruction.test/',
        'Kovelli Construction Inc.',
        'Kitchen and bath remodeling, NJ.',
      ),
      hit(
        'https://dealhound.test/kovelli-baking-cups',
        'KOVELLI Baking Cups 40% off - DealHound',
        'Deal expired.',
      ),
      hit(
        'https://trademarkfinder.test/kovelli',
        'KOVELLI Trademark',
        'Shenzhen Kaiweili Technology Co., Ltd.',
      ),
    ],
    hosts: {
      'kovelliconstruction.test': {
        '/': other(
          'Kovelli Construction Inc.',
          '<p>Kitchens, baths and additions in Bergen County.</p><p>Free estimate: frank@kovelliconstruction.test</p>',
          '&copy; Kovelli Construction Inc.',
        ),
      },
      'dealhound.test': {
        '/kovelli-baking-cups': other(
          'KOVELLI Baking Cups 40% off',
          '<p>Posted by moderator. tips@dealhound.test</p>',
        ),
      },
      'trademarkfinder.test': {
        '/kovelli': other(
          'KOVELLI Trademark',
          '<p>Owner: Shenzhen Kaiweili Technology Co., Ltd. Correspondent: docket@ipfilingfast.test</p>',
        ),
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: ['frank@kovelliconstruction.test', 'tips@dealhound.test', 'docket@ipfilingfast.test'],
      policy: {},
    },
  },
  {
    brand: 'Pondhopper',
    productTitles: ['Pondhopper Frog Squad Bath Toys 6 Pack', 'Pondhopper Floating Harbor Bath Set'],
    category: 'Toys & Games',
    search: [
      walmart('Pondhopper'),
      hit('https://pondhopperpools.test/', 'Pondhopper Pools & Spas', 'Pool service in Mesa.'),
      hit('https://pondhopper.test/', 'Pondhopper Toys - Bath and water toys', 'Bath toys without the mold.'),
      hit(
        'https://toyrow.test/brands/pondhopper',
        'Pondhopper | Toy Row',
        'Shop the Pondhopper collection at Toy Row.',
      ),
    ],
    hosts: {
      'pondhopper.test': {
        ...family.basics,
        '/contact-us/': family.page(
          'Contact Us',
          `<p>Consumer questions: ${mail('consumer@pondhopper.test')}</p><p>Toy inventors: ${mail('inventors@pondhopper.test')}</p>`,
        ),
        '/sister-brands/': family.page(
          'Our Sister Brands',
          '<p>Pondhopper is part of the Merriwether family along with Nutkin Games (retailers: sales@nutkingames.test) and Loblolly Puzzles (retailers: sales@loblollypuzzles.test).</p>',
        ),
        '/retailer-inquiries/': family.page(
          'Retailer Inquiries',
          `<p>Pondhopper works with independent toy stores, museum shops and aquariums in North America.</p><p>$200 minimum opening order; $100 minimum on reorders; freight paid at $400.</p><p>Retailers may not advertise below MAP.</p><p>Contact your sales rep or ${mail('retail.sales@pondhopper.test')} to open an account.</p>`,
        ),
      },
      'pondhopperpools.test': {
        '/': other('Pondhopper Pools & Spas', '<p>Weekly service. office@pondhopperpools.test</p>'),
      },
      'toyrow.test': {
        '/brands/pondhopper': stockist(
          'Toy Row',
          'Pondhopper',
          ['Frog Squad', 'Bath Crayons'],
          'hi@toyrow.test',
        ),
      },
    },
    expected: {
      website: 'pondhopper.test',
      wayIn: { kind: 'address', anyOf: ['retail.sales@pondhopper.test'] },
      traps: [
        'privacy@pondhopper.test',
        'inventors@pondhopper.test',
        'sales@nutkingames.test',
        'sales@loblollypuzzles.test',
        'office@pondhopperpools.test',
        'hi@toyrow.test',
      ],
      policy: {
        takes_wholesale: said(
          'yes',
          'works with independent toy stores, museum shops and aquariums',
          '/retailer-inquiries/',
        ),
        minimum_opening_order: said(200, '$200 minimum opening order', '/retailer-inquiries/'),
        minimum_reorder: said(100, '$100 minimum on reorders', '/retailer-inquiries/'),
        currency: 'USD',
        map_policy: said('yes', 'Retailers may not advertise below MAP', '/retailer-inquiries/'),
      },
    },
  },
  {
    brand: 'Juniper Loop',
    productTitles: ['Juniper Loop Silk Scrunchie 3 Pack', 'Juniper Loop Claw Clip Tortoise Large'],
    category: 'Beauty & Personal Care',
    search: [
      hit('https://juniperlooptrail.test/', 'Juniper Loop Trail | TrailNotes', '4.2 miles, moderate.'),
      instagram('Juniper Loop', 'Hair things.'),
      hit(
        'https://juniperloop.test/',
        'Juniper Loop | Hair clips and scrunchies',
        'Designed in Salt Lake City.',
      ),
      etsy('Juniper Loop'),
    ],
    hosts: {
      'juniperloop.test': {
        ...hair.basics,
        '/contact': hair.page(
          'Contact',
          `<h1>Contact</h1><p>The fastest way to reach us is this form. We do not have a phone line.</p>${builderForm('Name*; Email*; Subject; Message*', 'Send')}`,
        ),
        '/faq': hair.page(
          'FAQ',
          '<h1>FAQ</h1><p>Do you wholesale?</p><p>Boutiques and salons can buy wholesale from us with a first order of at least $100. Just choose Wholesale as the subject on our contact page.</p><p>How do I return something?</p><p>Within 14 days, unworn.</p>',
        ),
      },
      'juniperlooptrail.test': {
        '/': other('Juniper Loop Trail', '<p>Dogs on leash. editor@trailnotes.test</p>'),
      },
    },
    expected: {
      website: 'juniperloop.test',
      wayIn: { kind: 'form', anyOf: ['https://juniperloop.test/contact'] },
      traps: ['editor@trailnotes.test'],
      policy: {
        takes_wholesale: said('yes', 'Boutiques and salons can buy wholesale from us', '/faq'),
        minimum_opening_order: said(100, 'with a first order of at least $100', '/faq'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Oldfield & Sparrow',
    productTitles: ['Oldfield & Sparrow Beeswax Wraps 3 Pack', 'Oldfield & Sparrow Linen Bread Bag'],
    category: 'Home & Kitchen',
    search: [
      hit(
        'https://oldfieldsparrow.test/',
        'oldfieldsparrow.test is for sale',
        'This domain may be for sale.',
      ),
      etsy('Oldfield & Sparrow'),
      hit(
        'https://greenpantry.test/brands/oldfield-sparrow',
        'Oldfield & Sparrow | Green Pantry',
        'Beeswax wraps and bread bags.',
      ),
      facebook('Oldfield & Sparrow'),
    ],
    hosts: {
      'oldfieldsparrow.test': {
        '/': '<html><head><title>oldfieldsparrow.test is for sale</title></head><body><h1>oldfieldsparrow.test</h1><p>This domain is registered, but may still be available. <a href="mailto:offers@domainbarn.test">Make an offer</a></p><p>Related searches: Beeswax Wraps, Bread Bags, Wholesale Linen</p><footer>&copy; 2026 DomainBarn. The owner of this page is not connected with any trade mark.</footer></body></html>',
      },
      'greenpantry.test': {
        '/brands/oldfield-sparrow': stockist(
          'Green Pantry',
          'Oldfield & Sparrow',
          ['Beeswax Wraps 3 Pack', 'Linen Bread Bag'],
          'Wholesale with Green Pantry: trade@greenpantry.test',
        ),
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: ['offers@domainbarn.test', 'trade@greenpantry.test'],
      policy: {},
    },
  },
];
