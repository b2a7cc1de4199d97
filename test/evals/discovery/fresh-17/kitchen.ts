import type { DiscoveryCase } from '../case.ts';
import { dawn, square, woo } from './frames.ts';
import {
  amazon,
  amazonItem,
  etsy,
  faire,
  hit,
  insta,
  mailto,
  other,
  parked,
  policies,
  type Shop,
  seller,
  shopifyForm,
  squareForm,
  wpForm,
} from './kit.ts';

const marrowstoneShop: Shop = {
  host: 'marrowstoneboards.com',
  name: 'Marrowstone Board Co.',
  about: 'End grain cutting boards and butcher blocks, glued up by hand in Port Townsend, Washington.',
  nav: [
    ['/shop/', 'Shop'],
    ['/about/', 'Our Story'],
    ['/board-care/', 'Board Care'],
    ['/wholesale/', 'Wholesale'],
    ['/contact/', 'Contact'],
  ],
  foot: [
    ['/faq/', 'FAQ'],
    ['/shipping-returns/', 'Shipping & Returns'],
    ['/wholesale/', 'Wholesale'],
    ['/privacy-policy/', 'Privacy Policy'],
  ],
  mail: 'info@marrowstoneboards.com',
  phone: '360-555-0148',
  where: '211 Otto Street, Port Townsend, WA 98368',
  credit: 'Website by <a href="https://saltwaterdigital.co">Saltwater Digital</a>',
  goods: [
    ['end-grain-walnut-board-12x18', 'End Grain Walnut Cutting Board 12x18', '$189.00'],
    ['maple-butcher-block', 'Maple Butcher Block with Feet', '$240.00'],
    ['board-butter', 'Board Butter, 4 oz', '$14.00'],
  ],
};
const marrowstone: DiscoveryCase = {
  brand: 'Marrowstone Board Co.',
  productTitles: ['Marrowstone End Grain Walnut Cutting Board 12x18', 'Marrowstone Board Butter 4 oz'],
  category: 'Kitchen & Dining',
  search: [
    hit(
      'https://marrowstoneboards.com/',
      'Marrowstone Board Co. | End Grain Cutting Boards',
      marrowstoneShop.about,
    ),
    amazon('Marrowstone Board Co', 'End Grain Walnut Cutting Board 12x18'),
    hit(
      'https://www.marrowstoneisland.org/',
      'Marrowstone Island Community Association',
      'News, potlucks and the ferry schedule.',
    ),
    etsy('MarrowstoneBoardCo', 'Walnut and maple boards, made in Washington State.'),
    hit(
      'https://www.harborcookshop.com/brands/marrowstone',
      'Marrowstone Boards | Harbor Cook Shop',
      'Locally made boards in stock.',
    ),
    insta('marrowstoneboards', 'end grain boards from the Olympic Peninsula'),
  ],
  hosts: {
    'marrowstoneboards.com': woo(marrowstoneShop, {
      '/': [
        'Home',
        '<p>Twelve hundred little end-grain blocks, one board. We mill, glue, flatten and oil every Marrowstone board in our shop a block from the water.</p><p><a href="/shop/">Shop boards</a></p>',
      ],
      '/shop/': [
        'Shop',
        '<p>Showing all 3 results</p><p><a href="/product/end-grain-walnut-board-12x18/">End Grain Walnut Cutting Board 12x18</a> $189.00</p><p><a href="/product/board-butter/">Board Butter</a> $14.00</p>',
      ],
      '/about/': [
        'Our Story',
        '<p>Nate Ostrander built boats until 2011. When the yard closed he had a barn full of offcuts and a wedding to make presents for. Today there are five of us.</p><p>Journalists and bloggers: high-resolution photos are available from <a href="mailto:press@marrowstoneboards.com">press@marrowstoneboards.com</a>.</p>',
      ],
      '/board-care/': [
        'Board Care',
        '<p>Wash with warm water and a little soap, stand it on edge, and rub in board butter once a month. Never the dishwasher.</p><p>Cracks within five years? We re-glue it at no charge; you pay the freight.</p>',
      ],
      '/wholesale/': [
        'Wholesale',
        `<p>Thank you for your interest in carrying Marrowstone boards! We work with kitchen stores, gift shops and galleries all over the country and would love to hear about yours.</p><h3>How it works</h3><ul><li>First orders start at $500; after that the minimum is $250.</li><li>Boards are keystone priced and packed one to a carton.</li><li>Lead time is two to three weeks. Freight is at cost from 98368.</li><li>Payment by card before shipping. Net 30 after three orders.</li><li>We have a minimum advertised price policy and ask every account to sign it.</li><li>Please don't list our boards on Amazon, eBay, Walmart Marketplace or any similar site. Your own web store is fine.</li></ul><p>To open an account, send a copy of your resale certificate and your store's website to ${mailto('wholesale@marrowstoneboards.com', 'New account')} and we'll send you the line sheet.</p>`,
      ],
      '/contact/': [
        'Contact',
        `<p>Questions about an order, a custom size or a board that needs help? Call 360-555-0148 or use the form.</p>${wpForm(['Name', 'Email', 'Comment or Message'])}`,
      ],
      '/faq/': [
        'FAQ',
        '<p><strong>What oil do you use?</strong><br>Food grade mineral oil and beeswax.</p><p><strong>Do you do engraving?</strong><br>Yes, $25 per board. For corporate gifts of 25 or more, ask for a quote.</p><p><strong>Can I visit?</strong><br>The shop is open Fridays from noon.</p>',
      ],
      '/shipping-returns/': [
        'Shipping & Returns',
        '<p>Orders over $150 ship free in the lower 48. Unused boards can be returned within 30 days. Engraved boards are yours forever.</p>',
      ],
      '/privacy-policy/': [
        'Privacy Policy',
        '<p>Suggested text: Our website address is https://marrowstoneboards.com. When visitors leave comments on the site we collect the data shown in the comments form, and also the visitor’s IP address and browser user agent string to help spam detection.</p><p>To have your data erased write to privacy@marrowstoneboards.com.</p>',
      ],
    }),
    'www.marrowstoneisland.org': {
      '/': other(
        'Marrowstone Island Community Association',
        'Welcome',
        '<p>Potluck on the 12th. Hall rentals: hall@marrowstoneisland.org</p>',
      ),
    },
    'www.harborcookshop.com': seller(
      'Harbor Cook Shop',
      '/brands/marrowstone',
      'Marrowstone Boards',
      '<p>End grain walnut, $195.</p>',
      'Questions? orders@harborcookshop.com',
    ),
  },
  expected: {
    website: 'marrowstoneboards.com',
    wayIn: { kind: 'address', anyOf: ['wholesale@marrowstoneboards.com'] },
    traps: [
      'press@marrowstoneboards.com',
      'privacy@marrowstoneboards.com',
      'hall@marrowstoneisland.org',
      'orders@harborcookshop.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'We work with kitchen stores, gift shops and galleries all over the country',
        path: '/wholesale/',
      },
      marketplaces: {
        value: 'forbidden',
        words: "Please don't list our boards on Amazon, eBay, Walmart Marketplace or any similar site.",
        path: '/wholesale/',
      },
      map_policy: {
        value: 'yes',
        words: 'We have a minimum advertised price policy and ask every account to sign it.',
        path: '/wholesale/',
      },
      minimum_opening_order: { value: 500, words: 'First orders start at $500', path: '/wholesale/' },
      minimum_reorder: { value: 250, words: 'after that the minimum is $250', path: '/wholesale/' },
      currency: 'USD',
      documents: {
        value: ['resale_certificate', 'website_url'],
        words: "send a copy of your resale certificate and your store's website",
        path: '/wholesale/',
      },
    },
  },
};

const pennycressShop: Shop = {
  host: 'www.pennycresspottery.com',
  name: 'Pennycress Pottery',
  about: 'Stoneware mugs, bowls and butter dishes thrown in Asheville, NC.',
  nav: [
    ['/shop', 'Shop'],
    ['/about', 'About'],
    ['/stockists', 'Stockists'],
    ['/contact', 'Contact'],
  ],
  foot: [
    ['/faq', 'FAQ'],
    ['/wholesale', 'Wholesale'],
  ],
  where: 'River Arts District, Asheville, North Carolina',
  mail: 'hello@pennycresspottery.com',
  promo: 'Next kiln opening: Thursday, noon eastern',
  goods: [
    ['stoneware-mug-moss', 'Stoneware Mug, Moss', '$42.00'],
    ['butter-dish-oat', 'Covered Butter Dish, Oat', '$68.00'],
  ],
};
const pennycress: DiscoveryCase = {
  brand: 'Pennycress Pottery',
  productTitles: [
    'Pennycress Pottery Stoneware Mug in Moss',
    'Pennycress Pottery Covered Butter Dish, Oat Glaze',
  ],
  category: 'Home & Kitchen',
  search: [
    etsy('PennycressPots', 'Vintage pottery and thrifted finds from Leeds, UK.'),
    hit('https://www.pennycresspottery.com/', 'Pennycress Pottery', pennycressShop.about),
    faire('Pennycress Pottery', 'Stoneware mugs, bowls and butter dishes.'),
    hit(
      'https://extension.prairiestate.edu/weeds/pennycress',
      'Field Pennycress (Thlaspi arvense) | Extension',
      'Identification and control of pennycress.',
    ),
    insta('pennycresspottery', 'pots for every day. asheville, nc'),
  ],
  hosts: {
    'www.pennycresspottery.com': square(pennycressShop, {
      '/': [
        'Home',
        '<h2 style="white-space:pre-wrap;">Pots for every day</h2><p style="white-space:pre-wrap;">Made by Wren Calloway and two very good assistants.</p>',
      ],
      '/shop': [
        'Shop',
        '<p>Everything here is made and ready to ship. When it’s gone it’s gone until the next kiln.</p>',
      ],
      '/about': [
        'About',
        '<p style="white-space:pre-wrap;">I dig some of my own slip from a creek bank my grandmother used to plant mint on. Everything else comes from a supplier up the road.</p>',
      ],
      '/stockists': [
        'Stockists',
        '<p><strong>North Carolina</strong><br>The Mast Street Mercantile, Boone<br>Woolgather, Asheville</p><p><strong>Tennessee</strong><br>Fable &amp; Fern, Knoxville</p><p><strong>New York</strong><br>Plainsong, Hudson</p><p>Want to see your shop here? Take a look at <a href="/wholesale">wholesale</a>.</p>',
      ],
      '/wholesale': [
        'Wholesale',
        '<p style="white-space:pre-wrap;">I take on a handful of new shops in January and July. The opening minimum is $350 (about 16 pieces, mix and match) and there is no minimum for reorders. You can order through <a href="https://pennycresspottery.faire.com">Faire</a>, or straight from me: write to <a href="mailto:shops@pennycresspottery.com">shops@pennycresspottery.com</a> and tell me a little about your store.</p><p style="white-space:pre-wrap;">Turnaround is 8-10 weeks. I do not sell on consignment.</p>',
      ],
      '/contact': [
        'Contact',
        `<p>For orders and repairs: hello@pennycresspottery.com. For workshop bookings write to Dana at <a href="mailto:dana@pennycresspottery.com">dana@pennycresspottery.com</a>.</p>${squareForm(['Name', 'Email', 'Message'])}`,
      ],
      '/faq': [
        'FAQ',
        '<p><strong>Is it dishwasher safe?</strong></p><p>Yes, and microwave safe too.</p><p><strong>Do you take custom orders?</strong></p><p>Not at the moment, I’m sorry! I have a list as long as my arm.</p><p><strong>Do you sell seconds?</strong></p><p>Once a year, in person, in November.</p>',
      ],
    }),
    'extension.prairiestate.edu': {
      '/weeds/pennycress': other(
        'Prairie State Extension',
        'Field Pennycress',
        '<p>Winter annual of the mustard family. Ask an agronomist: weeds@prairiestate.edu</p>',
      ),
    },
  },
  expected: {
    website: 'www.pennycresspottery.com',
    wayIn: { kind: 'address', anyOf: ['shops@pennycresspottery.com'] },
    traps: ['dana@pennycresspottery.com', 'weeds@prairiestate.edu'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'I take on a handful of new shops in January and July.',
        path: '/wholesale',
      },
      minimum_opening_order: { value: 350, words: 'The opening minimum is $350', path: '/wholesale' },
      currency: 'USD',
    },
  },
};

const quillbackShop: Shop = {
  host: 'quillbackknives.com',
  name: 'Quillback Knives',
  about: 'Stainless and carbon kitchen knives, ground and finished in Bend, Oregon.',
  nav: [
    ['/collections/all', 'Knives'],
    ['/pages/sharpening', 'Sharpening'],
    ['/pages/about', 'About'],
    ['/pages/faq', 'FAQ'],
  ],
  foot: [
    ['/pages/contact', 'Contact'],
    ['/pages/faq', 'FAQ'],
    ['/pages/warranty', 'Warranty'],
    ['/pages/careers', 'Careers'],
  ],
  mail: 'support@quillbackknives.com',
  where: 'Bend, OR',
  promo: 'Free sharpening for life',
  goods: [
    ['8-inch-chef', '8" Chef Knife', '$165.00'],
    ['6-inch-petty', '6" Petty Knife', '$118.00'],
    ['magnetic-strip', 'Magnetic Knife Strip, Oak', '$54.00'],
  ],
};
const quillback: DiscoveryCase = {
  brand: 'Quillback',
  productTitles: ['Quillback 8" Chef Knife, 14C28N Steel', 'Quillback Oak Magnetic Knife Strip 16"'],
  category: 'Kitchen Knives',
  search: [
    hit(
      'https://en.wikipedia.org/wiki/Quillback',
      'Quillback - Wikipedia',
      'The quillback is a type of freshwater fish of the sucker family.',
    ),
    amazonItem('Quillback 8" Chef Knife', 'Quillback'),
    hit('https://quillbackknives.com/', 'Quillback Knives', quillbackShop.about),
    hit('https://www.quillback.com/', 'quillback.com', 'This domain may be for sale.'),
    hit(
      'https://quillbackknives.com/pages/faq',
      'FAQ – Quillback Knives',
      'Steel, handles, sharpening and where to buy.',
    ),
    hit(
      'https://www.oldmillcutlery.com/collections/quillback',
      'Quillback – Old Mill Cutlery',
      'Authorized dealer of Quillback knives.',
    ),
  ],
  hosts: {
    'quillbackknives.com': dawn(quillbackShop, {
      ...policies(quillbackShop),
      '/': ['Home', '<p>Thin behind the edge. Easy to live with.</p>'],
      '/collections/all': ['Knives', '<p>6 products</p>'],
      '/pages/sharpening': [
        'Sharpening',
        '<p>Print a label, drop your knife in the mail, and have it back in ten days. Return shipping is on us.</p>',
      ],
      '/pages/about': [
        'About',
        '<p>Founded in 2016 by two line cooks who were tired of borrowing each other’s knives. We have eleven people, two belt grinders named after aunts, and a shop dog.</p>',
      ],
      '/pages/faq': [
        'FAQ',
        `<details><summary>What steel is it?</summary><p>14C28N for the stainless line and 26C3 for carbon, both at 61 HRC.</p></details><details><summary>Can I put it in the dishwasher?</summary><p>Please don't.</p></details><details><summary>Where can I see one in person?</summary><p>At about forty cutlery and cookware stores. Old Mill Cutlery in Bend has the whole range.</p></details><details><summary>I own a store. Can I carry Quillback?</summary><p>Most likely! We sell direct to brick-and-mortar retailers in the US and Canada. Drop a line to ${mailto('dealers@quillbackknives.com')} with your resale certificate and we'll reply with a dealer price list. The smallest first order we ship is $600.</p></details><details><summary>Are knives on Amazon real?</summary><p>We run our own store on Amazon. Dealers may not sell there, so anything that isn't "sold by Quillback Knives" has no warranty.</p></details><details><summary>Do you make custom handles?</summary><p>Not currently.</p></details>`,
      ],
      '/pages/contact': [
        'Contact',
        shopifyForm(['Name', 'Email', 'Phone number', 'Message']) +
          '<p>Or email support@quillbackknives.com. We answer within a working day.</p>',
      ],
      '/pages/warranty': [
        'Warranty',
        '<p>If it breaks in normal kitchen use we fix or replace it. Coconut opening is not normal kitchen use.</p>',
      ],
      '/pages/careers': [
        'Careers',
        `<p>We're looking for a second-shift grinder. Send a few lines to ${mailto('jobs@quillbackknives.com')}.</p>`,
      ],
    }),
    'www.quillback.com': parked('quillback.com'),
    'www.oldmillcutlery.com': seller(
      'Old Mill Cutlery',
      '/collections/quillback',
      'Quillback',
      '<p>8" Chef $165. In store and online.</p>',
      'service@oldmillcutlery.com',
    ),
  },
  expected: {
    website: 'quillbackknives.com',
    wayIn: { kind: 'address', anyOf: ['dealers@quillbackknives.com'] },
    traps: ['jobs@quillbackknives.com', 'brokers@domainbarn.example', 'service@oldmillcutlery.com'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'We sell direct to brick-and-mortar retailers in the US and Canada.',
        path: '/pages/faq',
      },
      marketplaces: {
        value: 'amazon_forbidden',
        words: 'Dealers may not sell there',
        path: '/pages/faq',
      },
      minimum_opening_order: {
        value: 600,
        words: 'The smallest first order we ship is $600.',
        path: '/pages/faq',
      },
      currency: 'USD',
      documents: {
        value: ['resale_certificate'],
        words: "with your resale certificate and we'll reply with a dealer price list",
        path: '/pages/faq',
      },
    },
  },
};

export const kitchen: readonly DiscoveryCase[] = [marrowstone, pennycress, quillback];
