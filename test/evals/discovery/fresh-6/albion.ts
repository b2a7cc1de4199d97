import type { DiscoveryCase } from '../case.ts';
import { squarespace } from './systems/builders.ts';
import { boxes } from './systems/by-hand.ts';
import { facebook, faire, hit, instagram, other, seller } from './systems/elsewhere.ts';
import { mail, said, veiled } from './systems/shop.ts';
import { contactForm, dawn, debut } from './systems/shopify.ts';
import { form7, storefront } from './systems/wordpress.ts';

const wool = dawn(
  {
    name: 'Fellside Woollens',
    host: 'fellsidewoollens.test',
    tagline: 'Blankets woven in Cumbria',
    banner: 'Free UK delivery over £80',
    nav: 'Blankets=/collections/all; Scarves=/collections/scarves; The Mill=/pages/the-mill',
    foot: 'Delivery=/policies/shipping-policy; Stockists=/pages/stockists; Trade=/pages/trade-enquiries; Contact us=/pages/contact; Privacy policy=/policies/privacy-policy',
    goods: 'Herdwick Throw=£145.00; Picnic Rug=£98.00; Lambswool Scarf=£48.00; Pet Blanket=£38.00',
    about: '<p>Our looms have been running beside the beck since 1887.</p>',
    privacy: 'dataprotection@fellsidewoollens.test',
    small: '<small> Fellside Woollens Ltd. Registered in England No. 04412907. VAT GB 812 4407 19</small>',
  },
  {
    '/pages/the-mill': [
      'The Mill',
      '<p>Mill shop open Monday to Saturday, 10am to 4.30pm. Mill tours on Wednesdays, £6 per person, booking essential.</p>',
    ],
    '/pages/stockists': [
      'Stockists',
      '<ul><li>The Wool Room, Keswick</li><li>Larch &amp; Lane, Ludlow</li><li>Mackie’s of Melrose</li></ul><p>Would you like to see your shop here? Please see our Trade page.</p>',
    ],
    '/pages/contact': [
      'Contact us',
      `<p>Telephone 017687 55501. ${mail('enquiries@fellsidewoollens.test')}</p>`,
    ],
    '/pages/trade-enquiries': [
      'Trade enquiries',
      `<p>We are pleased to supply gift shops, galleries and interiors stores throughout the UK and Ireland.</p><p>Carriage is paid on trade orders over £400. The minimum for a first order is £250 ex VAT, and £100 ex VAT for repeats.</p><p>Trade customers may not resell our blankets via Amazon, eBay, Etsy, Not On The High Street or similar marketplaces.</p><p>Please email ${mail('trade@fellsidewoollens.test')}.</p>`,
    ],
    '/policies/shipping-policy': [
      'Shipping policy',
      '<p>Royal Mail Tracked 48, £3.95, or free when you spend £80.</p>',
    ],
  },
);

const jam = storefront(
  {
    name: 'Quince & Co Preserves',
    host: 'www.quinceandcopreserves.test',
    tagline: 'Jams and chutneys from Herefordshire',
    nav: 'Shop=/shop/; Hampers=/hampers/; About Us=/about-us/; Stockist Enquiries=/stockist-enquiries/; Contact=/contact/',
    foot: 'Delivery=/delivery/; Stockist Enquiries=/stockist-enquiries/; Contact=/contact/; Privacy=/privacy-policy/',
    goods: 'Damson Jam 227g=£4.50; Quince Jelly=£5.25; Beetroot Chutney=£4.75; Hamper of Six=£32.00',
    about: '<p>Fruit from within twenty miles, sugar, and a lot of stirring.</p>',
    privacy: 'privacy@quinceandcopreserves.test',
  },
  {
    '/about-us/': [
      'About Us',
      '<p>Great Taste 2-star, 2023 and 2025. Made by Bridget and her sister Nell.</p>',
    ],
    '/delivery/': [
      'Delivery',
      '<p>Six jars minimum per parcel so that nothing breaks. £5.95, free over £45.</p>',
    ],
    '/contact/': [
      'Contact',
      '<p>Call Bridget on 01432 555 018 (before nine is best).</p><p>PR: press@spoonandforkpr.test</p>',
    ],
    '/stockist-enquiries/': [
      'Stockist Enquiries',
      `<p>We supply farm shops, delis and tea rooms, and we’d love to hear from you! Fill in this form and Nell will send our trade price list.</p><p>We have a minimum trade order of £60 the first time, and ask that you take full cases of 6.</p>${form7('Shop name*; Your name*; Email*; Telephone; Postcode*; Message', 'Send enquiry', '/stockist-enquiries/')}`,
    ],
  },
);

const toys = boxes(
  {
    name: 'Tumbledown Toys',
    host: 'www.tumbledowntoys.test',
    tagline: 'Wooden toys made in Devon',
    banner: 'Our toys',
    nav: 'Home=/; Our Toys=/toys.html; About=/about.html; Trade=/trade.html; Contact=/contact.html',
    foot: 'Home=/; Trade=/trade.html; Contact=/contact.html',
    goods: 'Noah’s Ark=£64; Stacking Hen=£18; Pull-along Pig=£22',
    about:
      '<p>We have been making honest wooden toys since 1986. Please ring if you would like to visit the workshop.</p>',
    small: 'Site by Exe Web, support@exeweb.test',
  },
  {
    '/toys.html': [
      'Our Toys',
      '<p>All toys are CE and UKCA marked and finished in beeswax. Limited to 3 arks per customer at Christmas.</p>',
    ],
    '/about.html': ['About', '<p>Colin turns, Maureen paints.</p>'],
    '/trade.html': [
      'Trade',
      '<p>We are sorry, but we no longer supply shops. Colin has retired from the big machines and what we make is sold from this site and at Totnes market only.</p>',
    ],
    '/contact.html': [
      'Contact',
      '<p>Maureen and Colin Luscombe<br />Email: <span class="e">tumbledown [at] tumbledowntoys [dot] test</span><br />01803 555 0142</p>',
    ],
  },
);

const gin = squarespace(
  {
    name: 'Blackthorn Skerry',
    host: 'www.blackthornskerry.test',
    tagline: 'Island gin',
    nav: 'Gin=/shop; Visit=/visit; Trade=/trade; Contact=/contact',
    foot: 'Trade=/trade; Contact=/contact; Privacy=/privacy; Terms=/terms',
    goods: 'Skerry Dry 70cl=£39.00; Sloe 50cl=£32.00; Miniature Set=£18.00',
    about: '<p>Distilled on the Isle of Sanday with kelp and blackthorn.</p>',
    privacy: 'dpo@blackthornskerry.test',
  },
  {
    '/visit': ['Visit', '<p>Tours May to September, £15 including a dram. You must be 18 or over.</p>'],
    '/contact': [
      'Contact',
      `<p>The distillery: ${mail('hello@blackthornskerry.test')}</p><p>Weddings and hire: ${mail('weddings@orkneymarquees.test')}</p>`,
    ],
    '/trade': [
      'Trade',
      '<p>In the UK, bars and bottle shops can order from our distributors Corrie Drinks (Scotland) and Ashdown Wines (England and Wales), or straight from the distillery for orders of six cases and up.</p><p>Trade enquiries: use the distillery address on our contact page.</p>',
    ],
    '/terms': [
      'Terms',
      '<p>Alcohol is sold to persons over 18 only. Our liability is limited to the price of the goods. Scots law applies.</p>',
    ],
  },
);

const socks = debut(
  {
    name: 'Ballyroan Knitwear',
    host: 'ballyroanknitwear.test',
    tagline: 'Aran knitwear from County Laois',
    banner: 'FREE SHIPPING to Ireland & UK over €100',
    nav: 'Women=/collections/all; Men=/collections/men; Our Story=/pages/our-story',
    foot: 'Our Story=/pages/our-story; Wholesale=/pages/wholesale; Contact=/pages/contact; Returns=/policies/refund-policy; Privacy=/policies/privacy-policy',
    goods: 'Honeycomb Cardigan=€159.00; Bobble Hat=€39.00; Fisherman Socks=€24.00',
    about: '<p>Third generation, same stitches.</p>',
    privacy: 'gdpr@ballyroanknitwear.test',
  },
  {
    '/pages/our-story': ['Our Story', '<p>Nana Peg started with one machine in the back kitchen.</p>'],
    '/pages/contact': [
      'Contact',
      `${contactForm('Name=Jane Murphy; Email*=jane@example.com; Comment', 'Send')}<p>${veiled('info@ballyroanknitwear.test')}</p>`,
    ],
    '/pages/wholesale': [
      'Wholesale',
      `<p>Ballyroan is stocked by craft shops and boutiques at home and abroad, and we are taking on new stockists for autumn/winter.</p><p>Our autumn/winter lookbook and price list are ready in February.</p><p>You can meet us at Showcase Dublin, stand C14, or write to Aoife: ${veiled('aoife@ballyroanknitwear.test')}</p>`,
    ],
    '/policies/refund-policy': ['Refund policy', '<p>28 days. Sale items are final.</p>'],
  },
);

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Fellside Woollens',
    productTitles: ['Fellside Woollens Herdwick Throw', 'Fellside Woollens Lambswool Scarf'],
    category: 'Home & Kitchen',
    search: [
      hit('https://fellsidewoollens.test/', 'Fellside Woollens – Blankets woven in Cumbria', 'Since 1887.'),
      facebook('Fellside Woollens'),
      hit('https://fellsidecottages.test/', 'Fellside Holiday Cottages', 'Self catering in the Lakes.'),
    ],
    hosts: {
      'fellsidewoollens.test': wool,
      'fellsidecottages.test': {
        '/': other('Fellside Holiday Cottages', '<p>stay@fellsidecottages.test</p>'),
      },
    },
    expected: {
      website: 'fellsidewoollens.test',
      wayIn: { kind: 'address', anyOf: ['trade@fellsidewoollens.test'] },
      traps: [
        'dataprotection@fellsidewoollens.test',
        'stay@fellsidecottages.test',
        'help@pebblereviews.test',
      ],
      policy: {
        takes_wholesale: said(
          'yes',
          'We are pleased to supply gift shops, galleries and interiors stores',
          '/pages/trade-enquiries',
        ),
        minimum_opening_order: said(
          250,
          'The minimum for a first order is £250 ex VAT',
          '/pages/trade-enquiries',
        ),
        minimum_reorder: said(100, '£100 ex VAT for repeats', '/pages/trade-enquiries'),
        currency: 'GBP',
        marketplaces: said(
          'forbidden',
          'may not resell our blankets via Amazon, eBay, Etsy',
          '/pages/trade-enquiries',
        ),
      },
    },
  },
  {
    brand: 'Quince & Co Preserves',
    productTitles: ['Quince & Co Damson Jam 227g', 'Quince & Co Beetroot Chutney'],
    category: 'Grocery & Gourmet Food',
    search: [
      hit('https://quinceandco-yarn.test/', 'Quince & Co. Yarn', 'Yarn spun in Maine.'),
      hit(
        'https://www.quinceandcopreserves.test/',
        'Quince & Co Preserves',
        'Jams and chutneys from Herefordshire.',
      ),
      instagram('Quince & Co Preserves', 'Stirring since 2012.'),
    ],
    hosts: {
      'www.quinceandcopreserves.test': jam,
      'quinceandco-yarn.test': {
        '/': other('Quince & Co. Yarn', '<p>Yarn shops: wholesale@quinceandco-yarn.test</p>'),
      },
    },
    expected: {
      website: 'www.quinceandcopreserves.test',
      wayIn: { kind: 'form', anyOf: ['https://www.quinceandcopreserves.test/stockist-enquiries/'] },
      traps: [
        'privacy@quinceandcopreserves.test',
        'press@spoonandforkpr.test',
        'wholesale@quinceandco-yarn.test',
      ],
      policy: {
        takes_wholesale: said('yes', 'We supply farm shops, delis and tea rooms', '/stockist-enquiries/'),
        minimum_opening_order: said(
          60,
          'a minimum trade order of £60 the first time',
          '/stockist-enquiries/',
        ),
        currency: 'GBP',
      },
    },
  },
  {
    brand: 'Tumbledown Toys',
    productTitles: ['Tumbledown Toys Stacking Hen', 'Tumbledown Toys Noah’s Ark'],
    category: 'Toys & Games',
    search: [
      hit('https://www.tumbledowntoys.test/', 'Welcome | Tumbledown Toys', 'Wooden toys made in Devon.'),
      hit(
        'https://toyfairdirectory.test/tumbledown',
        'Tumbledown Toys - Toy Fair Directory 2011',
        'Stand B22.',
      ),
    ],
    hosts: {
      'www.tumbledowntoys.test': toys,
      'toyfairdirectory.test': {
        '/tumbledown': other(
          'Tumbledown Toys - Toy Fair Directory 2011',
          '<p>Trade orders welcome, minimum £100. organisers@toyfairdirectory.test</p>',
        ),
      },
    },
    expected: {
      website: 'www.tumbledowntoys.test',
      wayIn: { kind: 'address', anyOf: ['tumbledown@tumbledowntoys.test'] },
      traps: ['support@exeweb.test', 'organisers@toyfairdirectory.test'],
      policy: { takes_wholesale: said('no', 'we no longer supply shops', '/trade.html') },
    },
  },
  {
    brand: 'Blackthorn Skerry',
    productTitles: ['Blackthorn Skerry Dry Gin 70cl', 'Blackthorn Skerry Sloe Gin 50cl'],
    category: 'Grocery & Gourmet Food',
    search: [
      hit('https://www.blackthornskerry.test/', 'Blackthorn Skerry', 'Island gin.'),
      hit(
        'https://dramshop.test/brands/blackthorn-skerry',
        'Blackthorn Skerry | Dram Shop',
        'Buy Skerry Dry.',
      ),
    ],
    hosts: {
      'www.blackthornskerry.test': gin,
      'dramshop.test': {
        '/brands/blackthorn-skerry': seller(
          'Dram Shop',
          'Blackthorn Skerry',
          ['Skerry Dry'],
          'trade@dramshop.test',
        ),
      },
    },
    expected: {
      website: 'www.blackthornskerry.test',
      wayIn: { kind: 'address', anyOf: ['hello@blackthornskerry.test'] },
      traps: ['dpo@blackthornskerry.test', 'trade@dramshop.test', 'weddings@orkneymarquees.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'or straight from the distillery for orders of six cases and up',
          '/trade',
        ),
        distributors: said(
          ['Corrie Drinks', 'Ashdown Wines'],
          'from our distributors Corrie Drinks',
          '/trade',
        ),
      },
    },
  },
  {
    brand: 'Ballyroan Knitwear Ltd',
    productTitles: ['Ballyroan Honeycomb Cardigan', 'Ballyroan Fisherman Socks'],
    category: 'Clothing, Shoes & Jewelry',
    search: [
      hit('https://ballyroanknitwear.test/', 'Ballyroan Knitwear – Aran knitwear', 'County Laois.'),
      faire('Ballyroan Knitwear'),
      hit('https://ballyroangaa.test/', 'Ballyroan GAA', 'Fixtures and results.'),
    ],
    hosts: {
      'ballyroanknitwear.test': socks,
      'ballyroangaa.test': { '/': other('Ballyroan GAA', '<p>secretary@ballyroangaa.test</p>') },
    },
    expected: {
      website: 'ballyroanknitwear.test',
      wayIn: { kind: 'address', anyOf: ['aoife@ballyroanknitwear.test'] },
      traps: ['gdpr@ballyroanknitwear.test', 'jane@example.com', 'secretary@ballyroangaa.test'],
      policy: {
        takes_wholesale: said('yes', 'we are taking on new stockists', '/pages/wholesale'),
      },
    },
  },
];
