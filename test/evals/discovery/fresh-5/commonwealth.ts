import type { DiscoveryCase } from '../case.ts';
import { builderForm, squarespace } from './systems/builders.ts';
import { amazon, etsy, facebook, hit, instagram } from './systems/elsewhere.ts';
import { mail, said } from './systems/shop.ts';
import { shopify } from './systems/shopify.ts';
import { wordpress, wordpressForm } from './systems/wordpress.ts';

const card = shopify({
  name: 'Penny Plover',
  host: 'pennyplover.test',
  tagline: 'Greeting cards and stationery',
  nav: 'Cards=/collections/all; Notebooks=/collections/notebooks; About=/pages/about; Trade=/pages/trade',
  foot: 'Contact=/pages/contact; Delivery=/policies/shipping-policy; Privacy=/policies/privacy-policy; Terms=/policies/terms-of-service',
  goods:
    'Puffin Birthday Card=&pound;3.25; Harbour Notebook A5=&pound;9.50; Thank You Card Pack of 8=&pound;8.95',
  about: '<p>Illustrated and printed in St Ives, Cornwall on recycled board.</p>',
  privacy: 'gdpr@pennyplover.test',
  legal: '&copy; 2026, Penny Plover Ltd. Registered in England and Wales no. 09920134',
});

const blanket = wordpress({
  builder: 'elementor',
  name: 'Glen Arrow Weavers',
  host: 'glenarrow.test',
  tagline: 'Lambswool throws and scarves',
  nav: 'Throws=/shop/; Scarves=/product-category/scarves/; Our Mill=/about/; Trade Enquiries=/trade-enquiries/; Contact=/contact/',
  foot: 'Delivery=/shipping/; Privacy Policy=/privacy-policy/; Terms and Conditions=/terms/',
  goods: 'Lambswool Throw Heather=&pound;95.00; Tartan Scarf=&pound;32.00; Baby Blanket=&pound;48.00',
  about: '<p>Weaving in Selkirk since 1961, and still family run.</p>',
  extra: '<p>Website by Tweed Digital (hello@tweeddigital.test)</p>',
});

const ski = squarespace({
  name: 'Northbound Toques',
  host: 'northboundtoques.test',
  tagline: 'Knit in Canada',
  nav: 'Shop=/shop; Our Story=/about; Retailers=/retailers; Contact=/contact',
  foot: 'FAQ=/faq; Privacy=/privacy-policy; Terms=/terms',
  goods: 'Cabin Toque=$42.00; Kids Pom Toque=$34.00; Merino Mitts=$49.00',
  about: '<p>All of our toques are knit in Hamilton, Ontario.</p>',
  privacy: 'privacyofficer@northboundtoques.test',
});

const sun = shopify({
  name: 'Saltbush Skin',
  host: 'saltbushskin.test',
  tagline: 'Australian botanical skincare',
  nav: 'Shop=/collections/all; Ingredients=/pages/ingredients; About=/pages/about; Stockists=/pages/stockists',
  foot: 'Wholesale=/pages/wholesale-enquiries; Contact=/pages/contact; FAQ=/pages/faq; Privacy=/policies/privacy-policy',
  goods: 'Saltbush Hand Cream 75ml=$24.00; Desert Lime Cleanser=$38.00; Lip Balm Trio=$29.00',
  about: '<p>Made in small batches in Fremantle, Western Australia.</p>',
});

const wool = wordpress({
  builder: 'blocks',
  name: 'Kererū & Co',
  host: 'kereruandco.test',
  tagline: 'Merino for little ones, from Aotearoa',
  nav: 'Shop=/shop/; About=/about/; FAQs=/faqs/; Contact=/contact/',
  foot: 'Shipping=/shipping/; Privacy=/privacy-policy/; Wholesale login=/wholesale-login/; Terms=/terms/',
  goods: 'Merino Bodysuit 0-3m=$45.00; Merino Sleep Sack=$129.00; Merino Beanie=$29.00',
  about: '<p>Designed in Nelson, knitted in Levin.</p>',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Penny Plover',
    productTitles: ['Penny Plover Puffin Birthday Card', 'Penny Plover Harbour Notebook A5 Lined'],
    category: 'Office Products',
    search: [
      etsy('Penny Plover'),
      hit(
        'https://pennyplover.test/',
        'Penny Plover | Greeting cards and stationery',
        'Illustrated in Cornwall.',
      ),
      hit(
        'https://thecardnook.test/collections/penny-plover',
        'Penny Plover Cards | The Card Nook',
        'Penny Plover cards with free UK delivery.',
      ),
    ],
    hosts: {
      'pennyplover.test': {
        ...card.basics,
        '/pages/contact': card.page(
          'Contact',
          `<p>Email ${mail('hello@pennyplover.test')} or ring 01736 555 018.</p><p>Illustration commissions: ${mail('studio@pennyplover.test')}</p>`,
        ),
        '/pages/trade': card.page(
          'Trade',
          `<p>Penny Plover cards are stocked in more than 300 shops, and we always welcome new trade customers.</p><p>Our minimum first order is &pound;150 ex VAT, carriage paid over &pound;200. Repeat orders have a minimum of &pound;75. Cards come in sixes.</p><p>We ask our stockists not to sell on Amazon, eBay, Etsy or other marketplaces.</p><p>To open an account please email ${mail('trade@pennyplover.test')} with your shop address and VAT number.</p>`,
        ),
      },
      'thecardnook.test': {
        '/collections/penny-plover':
          '<html><head><title>Penny Plover Cards | The Card Nook</title></head><body><a href="/">The Card Nook</a><h1>Penny Plover</h1><p>Help: team@thecardnook.test</p></body></html>',
      },
    },
    expected: {
      website: 'pennyplover.test',
      wayIn: { kind: 'address', anyOf: ['trade@pennyplover.test'] },
      traps: ['gdpr@pennyplover.test', 'team@thecardnook.test'],
      policy: {
        takes_wholesale: said('yes', 'we always welcome new trade customers', '/pages/trade'),
        minimum_opening_order: said(150, 'Our minimum first order is £150 ex VAT', '/pages/trade'),
        minimum_reorder: said(75, 'Repeat orders have a minimum of £75', '/pages/trade'),
        currency: 'GBP',
        marketplaces: said(
          'forbidden',
          'not to sell on Amazon, eBay, Etsy or other marketplaces',
          '/pages/trade',
        ),
        documents: said(['tax_id'], 'with your shop address and VAT number', '/pages/trade'),
      },
    },
  },
  {
    brand: 'Glen Arrow',
    productTitles: ['Glen Arrow Lambswool Throw Heather', 'Glen Arrow Tartan Lambswool Scarf'],
    category: 'Home & Kitchen',
    search: [
      hit('https://glenarrowwhisky.test/', 'Glen Arrow Single Malt', 'Speyside single malt Scotch whisky.'),
      hit('https://glenarrow.test/', 'Glen Arrow Weavers', 'Lambswool throws and scarves woven in Selkirk.'),
      facebook('Glen Arrow Weavers'),
    ],
    hosts: {
      'glenarrow.test': {
        ...blanket.basics,
        '/contact/': blanket.page(
          'Contact',
          `<p>Mill shop: ${mail('shop@glenarrow.test')}</p><p>Accounts department: ${mail('accounts@glenarrow.test')}</p>`,
        ),
        '/trade-enquiries/': blanket.page(
          'Trade Enquiries',
          `<p>Glen Arrow supplies independent retailers, department stores and hotels in the UK and overseas. Please use the form to request a trade brochure and price list.</p>${wordpressForm('Your name*; Company*; Email*; Telephone; Country*; Message', 'Send enquiry')}<p>The mill shop is open to the public Tuesday to Saturday.</p>`,
        ),
      },
      'glenarrowwhisky.test': {
        '/': '<html><head><title>Glen Arrow Single Malt</title></head><body><h1>Glen Arrow</h1><p>You must be of legal drinking age. Trade sales: trade@glenarrowwhisky.test</p></body></html>',
      },
    },
    expected: {
      website: 'glenarrow.test',
      wayIn: { kind: 'form', anyOf: ['https://glenarrow.test/trade-enquiries/'] },
      traps: ['hello@tweeddigital.test', 'trade@glenarrowwhisky.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Glen Arrow supplies independent retailers, department stores and hotels',
          '/trade-enquiries/',
        ),
      },
    },
  },
  {
    brand: 'Northbound Toques',
    productTitles: ['Northbound Toques Cabin Toque', 'Northbound Toques Kids Pom Toque Red'],
    category: 'Clothing, Shoes & Jewelry',
    search: [
      hit(
        'https://northboundtoques.test/',
        'Northbound Toques',
        'Toques and mitts knit in Hamilton, Ontario.',
      ),
      instagram('Northbound Toques', 'Knit in Canada.'),
      amazon('Northbound Toques', 'Cabin Toque'),
    ],
    hosts: {
      'northboundtoques.test': {
        ...ski.basics,
        '/contact': ski.page(
          'Contact',
          `<h1>Contact</h1><p>${mail('info@northboundtoques.test')}</p>${builderForm('Name*; Email*; Message*')}`,
        ),
        '/faq': ski.page(
          'FAQ',
          '<h1>FAQ</h1><p><strong>Do you make custom toques?</strong></p><p>Yes, 48 pieces minimum per design, with your logo on a woven label.</p>',
        ),
        '/retailers': ski.page(
          'Retailers',
          `<h1>Retailers</h1><p>Our toques are sold in over 120 stores, and we are taking on new retailers across Canada and the northern US.</p><p>First orders start at CAD $400 and reorders at CAD $150.</p><p>We do not permit resale on Amazon.ca or Amazon.com.</p><p>US stores: please include a resale certificate with your order form.</p><p>Contact Marie at ${mail('retailers@northboundtoques.test')}.</p>`,
        ),
      },
    },
    expected: {
      website: 'northboundtoques.test',
      wayIn: { kind: 'address', anyOf: ['retailers@northboundtoques.test'] },
      traps: ['privacyofficer@northboundtoques.test'],
      policy: {
        takes_wholesale: said('yes', 'we are taking on new retailers across Canada', '/retailers'),
        minimum_opening_order: said(400, 'First orders start at CAD $400', '/retailers'),
        minimum_reorder: said(150, 'reorders at CAD $150', '/retailers'),
        currency: 'CAD',
        marketplaces: said(
          'amazon_forbidden',
          'We do not permit resale on Amazon.ca or Amazon.com',
          '/retailers',
        ),
        documents: said(['resale_certificate'], 'please include a resale certificate', '/retailers'),
      },
    },
  },
  {
    brand: 'Saltbush Skin',
    productTitles: ['Saltbush Skin Hand Cream 75ml', 'Saltbush Skin Desert Lime Cleanser'],
    category: 'Beauty & Personal Care',
    search: [
      hit(
        'https://saltbushskin.test/',
        'Saltbush Skin | Australian botanical skincare',
        'Made in Fremantle.',
      ),
      hit(
        'https://saltbushskinclinic.test/',
        'Saltbush Skin Clinic | Broome',
        'Skin cancer checks and laser.',
      ),
      hit(
        'https://beautybay-au.test/saltbush-skin',
        'Saltbush Skin - Afterpay available',
        'Shop Saltbush Skin.',
      ),
    ],
    hosts: {
      'saltbushskin.test': {
        ...sun.basics,
        '/pages/contact': sun.page(
          'Contact',
          `<p>Customer care ${mail('care@saltbushskin.test')}</p><p>PR and gifting ${mail('pr@saltbushskin.test')}</p>`,
        ),
        '/pages/stockists': sun.page(
          'Stockists',
          '<p>WA: Kakulas Sister, Fremantle. NSW: Seed &amp; Salt, Byron Bay. VIC: The Still Room, Daylesford.</p><p>Distributor for Singapore and Malaysia: Lotus Lane Pte Ltd.</p>',
        ),
        '/pages/wholesale-enquiries': sun.page(
          'Wholesale enquiries',
          `<p>We supply day spas, gift stores, pharmacies and health food stores around Australia.</p><p>Minimum opening order AUD $300 plus GST. Minimum re-order AUD $150 plus GST.</p><p>Please email your ABN and store details to ${mail('wholesale@saltbushskin.test')} and we will send our wholesale catalogue.</p><p>Our products are not to be sold on third party websites such as Amazon, eBay, Catch or MyDeal.</p>`,
        ),
      },
      'saltbushskinclinic.test': {
        '/': '<html><head><title>Saltbush Skin Clinic</title></head><body><h1>Saltbush Skin Clinic</h1><p>Bookings: reception@saltbushskinclinic.test</p></body></html>',
      },
    },
    expected: {
      website: 'saltbushskin.test',
      wayIn: { kind: 'address', anyOf: ['wholesale@saltbushskin.test'] },
      traps: ['pr@saltbushskin.test', 'reception@saltbushskinclinic.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'We supply day spas, gift stores, pharmacies and health food stores around Australia',
          '/pages/wholesale-enquiries',
        ),
        minimum_opening_order: said(300, 'Minimum opening order AUD $300', '/pages/wholesale-enquiries'),
        minimum_reorder: said(150, 'Minimum re-order AUD $150', '/pages/wholesale-enquiries'),
        currency: 'AUD',
        documents: said(['tax_id'], 'Please email your ABN and store details', '/pages/wholesale-enquiries'),
        marketplaces: said(
          'forbidden',
          'not to be sold on third party websites such as Amazon, eBay, Catch or MyDeal',
          '/pages/wholesale-enquiries',
        ),
        distributors: said(
          ['Lotus Lane Pte Ltd'],
          'Distributor for Singapore and Malaysia: Lotus Lane Pte Ltd',
          '/pages/stockists',
        ),
      },
    },
  },
  {
    brand: 'Kereru & Co',
    productTitles: ['Kereru & Co Merino Baby Bodysuit 0-3 Months', 'Kereru & Co Merino Sleep Sack'],
    category: 'Baby',
    search: [
      hit('https://kererurescue.test/', 'Kererū Rescue Trust', 'Caring for native wood pigeons.'),
      hit('https://kereruandco.test/', 'Kererū & Co', 'Merino for little ones, designed in Nelson.'),
    ],
    hosts: {
      'kereruandco.test': {
        ...wool.basics,
        '/contact/': wool.page(
          'Contact',
          `<p>Kia ora! Email us at ${mail('kiaora@kereruandco.test')} and we will come back to you within one working day.</p>`,
        ),
        '/wholesale-login/': wool.page(
          'Wholesale login',
          '<form class="woocommerce-form woocommerce-form-login login" method="post"><p><label for="username">Username or email</label><input type="text" name="username" id="username"></p><p><label for="password">Password</label><input type="password" name="password"></p><button type="submit" name="login">Log in</button></form>',
        ),
        '/faqs/': wool.page(
          'FAQs',
          '<h3>How do I wash merino?</h3><p>Cold, with wool wash.</p><h3>I have a shop. Can I stock Kererū &amp; Co?</h3><p>Our wholesale books are closed while we catch up with orders from our current stockists. Please try us again next year.</p>',
        ),
      },
      'kererurescue.test': {
        '/': '<html><head><title>Kererū Rescue Trust</title></head><body><h1>Kererū Rescue Trust</h1><p>Found a bird? birds@kererurescue.test</p></body></html>',
      },
    },
    expected: {
      website: 'kereruandco.test',
      wayIn: { kind: 'address', anyOf: ['kiaora@kereruandco.test'] },
      traps: ['birds@kererurescue.test'],
      policy: {
        takes_wholesale: said('no', 'Our wholesale books are closed', '/faqs/'),
      },
    },
  },
];
