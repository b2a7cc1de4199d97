import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  amazonItem,
  dawn,
  dnb,
  etsy,
  facebook,
  faire,
  hand,
  hit,
  impulse,
  insta,
  linkedin,
  mailto,
  moved,
  other,
  parked,
  policies,
  policyFoot,
  type Shop,
  seller,
  shopifyForm,
  square,
  squareForm,
  stencil,
  woo,
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

const copperhoundShop: Shop = {
  host: 'www.copperhound.co',
  name: 'Copperhound',
  about: 'Hammered copper mugs, measuring cups and canisters.',
  nav: [
    ['/collections/all', 'Shop All'],
    ['/collections/barware', 'Barware'],
    ['/pages/our-story', 'Our Story'],
    ['/pages/wholesale-application', 'Wholesale'],
  ],
  foot: [
    ['/pages/contact-us', 'Contact us'],
    ['/pages/wholesale-application', 'Wholesale application'],
    ['/pages/affiliates', 'Affiliates'],
    ...policyFoot,
  ],
  mail: 'care@copperhound.co',
  promo: 'SUMMER15 takes 15% off barware',
  goods: [
    ['moscow-mule-mug-set-2', 'Hammered Copper Mule Mug, Set of 2', '$48.00'],
    ['measuring-cups', 'Copper Measuring Cup Set', '$39.00'],
    ['canister-trio', 'Copper Canister Trio', '$88.00'],
  ],
};
const copperhound: DiscoveryCase = {
  brand: 'Copperhound',
  productTitles: [
    'Copperhound Hammered Copper Mule Mug Set of 2',
    'Copperhound Copper Measuring Cups, 4 Piece',
  ],
  category: 'Kitchen & Dining',
  search: [
    amazon('Copperhound', 'Hammered Copper Mule Mug Set of 2'),
    hit(
      'https://www.copperhound.co/',
      'Copperhound | Hammered Copper for Bar & Kitchen',
      copperhoundShop.about,
    ),
    hit(
      'https://copperhoundpub.com/',
      'The Copper Hound Pub & Grille | Allentown',
      'Trivia on Tuesdays. Book the back room.',
    ),
    facebook('Copperhound', 'Copper things for good drinks. 3.1K followers.'),
    dnb('Copperhound LLC', 'Louisville, KY'),
  ],
  hosts: {
    'www.copperhound.co': impulse(copperhoundShop, {
      ...policies(copperhoundShop),
      '/': ['Home', '<p>Solid copper, food-safe lining, no plating to wear off.</p>'],
      '/collections/all': ['Shop All', '<p>24 products</p>'],
      '/collections/barware': ['Barware', '<p>9 products</p>'],
      '/pages/our-story': [
        'Our Story',
        '<p>Our grandfather sold roofing copper in Louisville. We sell the smaller kind.</p>',
      ],
      '/pages/wholesale-application': [
        'Wholesale Application',
        `<p>Carry Copperhound in your store! Fill in the application below and we'll get back to you within 3 business days. Once approved you'll be able to log in and see wholesale prices right here on the site.</p><ul><li>Minimum opening order $250</li><li>Minimum reorder $150</li><li>Wholesale prices are 50% off retail</li><li>Resale certificate required</li></ul><p>Wholesale accounts may sell in their own shop and on their own website. Selling Copperhound on any third-party marketplace (Amazon, Walmart, eBay, Etsy, TikTok Shop) requires our written approval first.</p>
<div id="shopify-block-AWnF3" class="shopify-block shopify-app-block"><div class="globo-formbuilder" data-id="MTA4NDcy"></div></div>
<script>var Globo = Globo || {}; Globo.FormBuilder = Globo.FormBuilder || {}; Globo.FormBuilder.forms = {"108472":{"MTA4NDcy":{"elements":[{"id":"text","type":"text","label":"Business name","placeholder":"","required":true,"columnWidth":50},{"id":"text-2","type":"text","label":"First name","required":true,"columnWidth":50},{"id":"email","type":"email","label":"Email","placeholder":"you@yourshop.com","required":true},{"id":"file","type":"file","label":"Upload resale certificate","button-text":"Choose file","allowed-multiple":true,"allowed-extensions":["pdf","png","jpg"],"required":true},{"id":"checkbox","type":"acceptTerms","label":"I have read and accept the wholesale terms","required":true}],"header":{"active":true,"title":"Wholesale application"},"footer":{"submitText":"Apply"},"afterSubmit":{"action":"clearForm","message":"<h4>Thank you!</h4><p>We'll be in touch.</p>"},"mail":{"notification":{"to":"store-owner@example.com"}}}}};</script>
<script src="https://cdn.shopify.com/extensions/globo/dist/globo.formbuilder.js" defer></script>`,
      ],
      '/pages/contact-us': [
        'Contact us',
        shopifyForm(['Name', 'Email', 'Order number', 'Message'], 'Send message'),
      ],
      '/pages/affiliates': [
        'Affiliates',
        `<p>Creators earn 12% on every sale. Apply with your handle at ${mailto('creators@copperhound.co')}.</p>`,
      ],
    }),
    'copperhound.co': moved('www.copperhound.co'),
    'copperhoundpub.com': {
      '/': other('The Copper Hound', 'Pub & Grille', '<p>Private events: events@copperhoundpub.com</p>'),
    },
  },
  expected: {
    website: 'www.copperhound.co',
    wayIn: { kind: 'form', anyOf: ['https://www.copperhound.co/pages/wholesale-application'] },
    traps: [
      'store-owner@example.com',
      'you@yourshop.com',
      'creators@copperhound.co',
      'events@copperhoundpub.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Carry Copperhound in your store!',
        path: '/pages/wholesale-application',
      },
      marketplaces: {
        value: 'with_permission',
        words:
          'Selling Copperhound on any third-party marketplace (Amazon, Walmart, eBay, Etsy, TikTok Shop) requires our written approval first.',
        path: '/pages/wholesale-application',
      },
      minimum_opening_order: {
        value: 250,
        words: 'Minimum opening order $250',
        path: '/pages/wholesale-application',
      },
      minimum_reorder: { value: 150, words: 'Minimum reorder $150', path: '/pages/wholesale-application' },
      currency: 'USD',
      documents: {
        value: ['resale_certificate'],
        words: 'Resale certificate required',
        path: '/pages/wholesale-application',
      },
    },
  },
};

const emberShop: Shop = {
  host: 'www.oakandembergrill.com',
  name: 'Oak & Ember Grillware',
  about: 'Cast iron grill presses, griddles and smoker boxes for people who cook outside.',
  nav: [
    ['/grill-tools/', 'Grill Tools'],
    ['/recipes/', 'Recipes'],
    ['/dealers/', 'Find a Dealer'],
    ['/contact-us/', 'Contact Us'],
  ],
  foot: [
    ['/become-a-dealer/', 'Become a Dealer'],
    ['/shipping-returns/', 'Shipping & Returns'],
    ['/internet-policy/', 'Internet Sales & Pricing Policy'],
    ['/contact-us/', 'Contact Us'],
  ],
  mail: 'service@oakandembergrill.com',
  phone: '(918) 555-0162',
  where: '7702 E 38th Street<br>Tulsa, OK 74145',
  goods: [
    ['cast-iron-grill-press', 'Cast Iron Grill Press', '$29.99'],
    ['reversible-griddle', 'Reversible Griddle 18"', '$64.99'],
  ],
};
const ember: DiscoveryCase = {
  brand: 'Oak & Ember Grillware',
  productTitles: ['Oak & Ember Cast Iron Grill Press', 'Oak & Ember Reversible Cast Iron Griddle 18 Inch'],
  category: 'Patio, Lawn & Garden',
  search: [
    hit(
      'https://www.oakandembergrill.com/',
      'Oak & Ember Grillware - Cast Iron Grill Tools',
      emberShop.about,
    ),
    hit(
      'https://oakandemberbistro.com/',
      'Oak and Ember Bistro - Reservations',
      'Wood-fired dining in Boise.',
    ),
    amazon('Oak & Ember', 'Cast Iron Grill Press'),
    hit(
      'https://www.tulsahearthandpatio.com/oak-ember',
      'Oak & Ember tools | Tulsa Hearth & Patio',
      'Presses, griddles and smoker boxes.',
    ),
    linkedin('Oak & Ember Grillware', 'Consumer goods. 11-50 employees. Tulsa, Oklahoma.'),
  ],
  hosts: {
    'www.oakandembergrill.com': stencil(emberShop, {
      '/': ['Home', '<p>Heavier than it looks. On purpose.</p>'],
      '/grill-tools/': ['Grill Tools', '<p>12 products</p>'],
      '/recipes/': ['Recipes', '<p>Smash burgers. Press for ten seconds, then leave it alone.</p>'],
      '/dealers/': [
        'Find a Dealer',
        '<p>Enter your ZIP code.</p><div id="storemapper" data-storemapper-id="14402"></div><p>Oak &amp; Ember is sold at more than 300 hearth, hardware and barbecue stores.</p>',
      ],
      '/become-a-dealer/': [
        'Become a Dealer',
        `<p>Oak &amp; Ember Grillware is sold through independent hearth &amp; patio, hardware and BBQ specialty dealers. If that's you, complete the dealer application below. Applications are reviewed every Monday.</p><p>What you'll need to have at hand:</p><ul><li>Your federal EIN</li><li>State sales tax exemption / resale certificate</li><li>Three trade references</li></ul><p>Opening order for new dealers is $1,000. Re-orders of $300 and up ship freight prepaid; anything below that ships at your cost.</p>
<script charset="utf-8" type="text/javascript" src="//js.hsforms.net/forms/embed/v2.js"></script><script>hbspt.forms.create({ region: "na1", portalId: "4410982", formId: "c0a1f7b2-77de-4f4b-9b1e-0c7a5a2d91ef", css: "", target: "#dealer-form" });</script><div id="dealer-form"></div><noscript>Please turn on JavaScript to see the dealer application.</noscript>`,
      ],
      '/internet-policy/': [
        'Internet Sales & Pricing Policy',
        '<p>Effective January 1, 2023.</p><ol><li>Oak &amp; Ember publishes a Minimum Advertised Price (MAP) for each item. Advertising below MAP, in print or online, is grounds for account closure.</li><li>Dealers may sell on a website they own and operate, under their own trade name.</li><li>No dealer, distributor or sub-dealer may offer Oak &amp; Ember products on Amazon.com, eBay.com, Walmart.com or any other third-party marketplace.</li><li>This policy does not restrict the price at which a dealer actually sells.</li></ol><p>Report a violation: <a href="mailto:map@oakandembergrill.com">map@oakandembergrill.com</a></p>',
      ],
      '/shipping-returns/': [
        'Shipping & Returns',
        '<p>Orders ship from Tulsa within two days. Cast iron is heavy, so is the postage: flat $12.</p>',
      ],
      '/contact-us/': [
        'Contact Us',
        `<p>Customer service: (918) 555-0162, M-F 8-4:30 Central, or service@oakandembergrill.com</p><form class="form" action="/pages.php?action=sendContactForm" method="post"><input type="hidden" name="page_id" value="2"><label class="form-label" for="contact_fullname">Full Name</label><input class="form-input" type="text" id="contact_fullname" name="contact_fullname"><label class="form-label" for="contact_email">Email Address</label><input class="form-input" id="contact_email" name="contact_email"><label class="form-label" for="contact_question">Comments/Questions</label><textarea name="contact_question" id="contact_question" rows="5" class="form-input"></textarea><input class="button button--primary" type="submit" value="Submit Form"></form>`,
      ],
    }),
    'oakandemberbistro.com': {
      '/': other('Oak and Ember', 'Bistro', '<p>Reservations: host@oakandemberbistro.com</p>'),
    },
    'www.tulsahearthandpatio.com': seller(
      'Tulsa Hearth & Patio',
      '/oak-ember',
      'Oak & Ember',
      '<p>Grill press $29.99</p>',
      'sales@tulsahearthandpatio.com',
    ),
  },
  expected: {
    website: 'www.oakandembergrill.com',
    wayIn: { kind: 'form', anyOf: ['https://www.oakandembergrill.com/become-a-dealer/'] },
    traps: ['map@oakandembergrill.com', 'host@oakandemberbistro.com', 'sales@tulsahearthandpatio.com'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'is sold through independent hearth & patio, hardware and BBQ specialty dealers',
        path: '/become-a-dealer/',
      },
      marketplaces: {
        value: 'forbidden',
        words:
          'may offer Oak & Ember products on Amazon.com, eBay.com, Walmart.com or any other third-party marketplace',
        path: '/internet-policy/',
      },
      map_policy: {
        value: 'yes',
        words: 'Oak & Ember publishes a Minimum Advertised Price (MAP) for each item.',
        path: '/internet-policy/',
      },
      minimum_opening_order: {
        value: 1000,
        words: 'Opening order for new dealers is $1,000.',
        path: '/become-a-dealer/',
      },
      currency: 'USD',
      documents: {
        value: ['tax_id', 'resale_certificate', 'trade_references'],
        words: 'Your federal EIN',
        furtherWords: ['State sales tax exemption / resale certificate', 'Three trade references'],
        path: '/become-a-dealer/',
      },
    },
  },
};

const snapShop: Shop = {
  host: 'www.snapcrisp.com',
  name: 'SnapCrisp',
  about: 'Salad spinners and produce keepers that click shut.',
  nav: [
    ['/products', 'Products'],
    ['/where-to-buy', 'Where to Buy'],
    ['/support', 'Support'],
    ['/about', 'About'],
  ],
  foot: [
    ['/support', 'Support'],
    ['/privacy', 'Privacy'],
    ['https://www.halvorsenhousewares.com/', 'A Halvorsen Housewares brand'],
  ],
  mail: 'support@snapcrisp.com',
  goods: [
    ['spinner-5qt', 'SnapCrisp Salad Spinner 5 qt', '$34.95'],
    ['keeper-set', 'SnapCrisp Produce Keeper, Set of 3', '$27.95'],
  ],
};
const halvorsenShop: Shop = {
  host: 'www.halvorsenhousewares.com',
  name: 'Halvorsen Housewares, Inc.',
  about: 'Halvorsen Housewares is the company behind SnapCrisp, Tidy Tin and Bakewell & Sons.',
  nav: [
    ['/brands', 'Our Brands'],
    ['/retailers', 'For Retailers'],
    ['/careers', 'Careers'],
    ['/contact', 'Contact'],
  ],
  foot: [['/investors', 'Investors']],
  phone: '612-555-0135',
  where: '4000 Olson Highway, Minneapolis, MN 55422',
};
const snapcrisp: DiscoveryCase = {
  brand: 'SnapCrisp',
  productTitles: ['SnapCrisp Salad Spinner, 5 Quart', 'SnapCrisp Produce Keeper Set of 3'],
  category: 'Kitchen & Dining',
  search: [
    amazonItem('SnapCrisp Salad Spinner 5 Quart', 'SnapCrisp'),
    hit('https://www.snapcrisp.com/', 'SnapCrisp® Salad Spinners & Keepers', snapShop.about),
    hit(
      'https://www.halvorsenhousewares.com/brands',
      'Our Brands | Halvorsen Housewares, Inc.',
      halvorsenShop.about,
    ),
    hit(
      'https://www.kitchenscope.net/best-salad-spinners',
      'The 7 Best Salad Spinners, Tested',
      'Our pick for small kitchens: SnapCrisp.',
    ),
    linkedin('Halvorsen Housewares', 'Consumer goods, 51-200 employees, Minneapolis.'),
  ],
  hosts: {
    'www.snapcrisp.com': hand(snapShop, {
      '/': ['Home', '<div class="hero"><p>Push. Spin. Click. Dry lettuce in twelve seconds.</p></div>'],
      '/products': ['Products', '<p>Salad Spinner 5 qt. Salad Spinner 3 qt. Produce Keepers.</p>'],
      '/where-to-buy': [
        'Where to Buy',
        '<p>SnapCrisp is sold at kitchen stores and supermarkets near you, and online at Amazon.</p><p>Retail buyers: SnapCrisp is sold to stores by our parent company. Please contact the Halvorsen Housewares sales desk at <a href="mailto:sales@halvorsenhousewares.com">sales@halvorsenhousewares.com</a>.</p>',
      ],
      '/support': [
        'Support',
        '<p>Lost your lid? Replacement parts are $6 with shipping. Write to support@snapcrisp.com.</p>',
      ],
      '/about': ['About', '<p>SnapCrisp joined the Halvorsen family in 2014. Designed in Minneapolis.</p>'],
      '/privacy': ['Privacy', '<p>Data requests: privacy@halvorsenhousewares.com</p>'],
    }),
    'www.halvorsenhousewares.com': hand(halvorsenShop, {
      '/': ['Home', '<p>Three brands, one warehouse, since 1968.</p>'],
      '/brands': [
        'Our Brands',
        '<h3><a href="https://www.snapcrisp.com/">SnapCrisp</a></h3><p>Salad spinners and keepers.</p><h3>Tidy Tin</h3><p>Storage tins.</p><h3>Bakewell &amp; Sons</h3><p>Bakeware.</p>',
      ],
      '/retailers': [
        'For Retailers',
        '<p>We supply independent retailers, regional chains and mail-order houses with all three of our brands. Catalogs go out in January and July. Ask the sales desk for yours: <a href="mailto:sales@halvorsenhousewares.com">sales@halvorsenhousewares.com</a>.</p>',
      ],
      '/careers': ['Careers', '<p>Send a resume to hr@halvorsenhousewares.com.</p>'],
      '/contact': [
        'Contact',
        '<p>Reception: 612-555-0135. Consumers, please use the support page of your brand.</p>',
      ],
      '/investors': ['Investors', '<p>ir@halvorsenhousewares.com</p>'],
    }),
    'www.kitchenscope.net': {
      '/best-salad-spinners': other(
        'KitchenScope',
        'The 7 Best Salad Spinners',
        '<p>We spun forty pounds of romaine.</p>',
        'Pitches: editors@kitchenscope.net',
      ),
    },
  },
  expected: {
    website: 'www.snapcrisp.com',
    wayIn: { kind: 'address', anyOf: ['sales@halvorsenhousewares.com'] },
    traps: [
      'privacy@halvorsenhousewares.com',
      'hr@halvorsenhousewares.com',
      'ir@halvorsenhousewares.com',
      'editors@kitchenscope.net',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'SnapCrisp is sold to stores by our parent company.',
        path: '/where-to-buy',
      },
    },
  },
};

export const kitchen: readonly DiscoveryCase[] = [
  marrowstone,
  pennycress,
  quillback,
  copperhound,
  ember,
  snapcrisp,
];
