import type { DiscoveryCase } from '../case.ts';
import { impulse, woo } from './frames.ts';
import {
  amazon,
  amazonItem,
  dnb,
  facebook,
  hit,
  insta,
  linkedin,
  mailto,
  other,
  parked,
  policies,
  policyFoot,
  type Shop,
  seller,
  shopifyForm,
  walmart,
} from './kit.ts';

const cardShop: Shop = {
  host: 'cardamomandkin.com',
  name: 'Cardamom & Kin',
  about: 'Chai concentrates and loose leaf masala blends from a family of four in Fremont, California.',
  nav: [
    ['/collections/chai', 'Chai'],
    ['/collections/gifts', 'Gifts'],
    ['/pages/our-kin', 'Our Kin'],
    ['/blogs/recipes', 'Recipes'],
  ],
  foot: [
    ['/pages/wholesale', 'Wholesale'],
    ['/pages/contact', 'Contact'],
    ['/pages/press', 'Press'],
    ...policyFoot,
  ],
  mail: 'namaste@cardamomandkin.com',
  promo: 'New: Rose Masala',
  goods: [
    ['house-masala-chai', 'House Masala Chai, 8 oz', '$19.00'],
    ['chai-concentrate', 'Chai Concentrate, 16 oz', '$14.00'],
  ],
  head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[{"@type":"Question","name":"Is your chai caffeinated?","acceptedAnswer":{"@type":"Answer","text":"Yes, about half a cup of coffee."}},{"@type":"Question","name":"Do you ship to Canada?","acceptedAnswer":{"@type":"Answer","text":"Not yet."}}]}</script>',
};
const card: DiscoveryCase = {
  brand: 'Cardamom & Kin',
  productTitles: [
    'Cardamom & Kin House Masala Chai Loose Leaf 8 oz',
    'Cardamom and Kin Chai Concentrate 16 oz',
  ],
  category: 'Grocery',
  search: [
    amazon('Cardamom & Kin', 'House Masala Chai Loose Leaf'),
    hit('https://cardamomandkin.com/', 'Cardamom & Kin | Masala Chai', cardShop.about),
    hit('https://www.cardamomkitchen.example.net/', 'Cardamom Kitchen: Recipes from Kerala', 'A food blog.'),
    linkedin('Cardamom & Kin', 'Food & beverage. 2-10 employees.'),
    insta('cardamomandkin', 'chai the way ammi makes it'),
  ],
  hosts: {
    'cardamomandkin.com': impulse(cardShop, {
      ...policies(cardShop),
      '/': ['Home', '<p>Pounded, not powdered.</p>'],
      '/collections/chai': ['Chai', '<p>6 products</p>'],
      '/collections/gifts': ['Gifts', '<p>3 products</p>'],
      '/blogs/recipes': ['Recipes', '<p>Dirty chai. Chai ice cream. Chai for forty.</p>'],
      '/pages/our-kin': ['Our Kin', '<p>Ammi blends, Abbu ships, the kids do everything with a screen.</p>'],
      '/pages/wholesale': [
        'Wholesale',
        `<div class="pf-c pf-row" data-pf-type="Row"><div class="pf-col" data-pf-type="Column"><h2 data-pf-type="Heading"><span data-product-type="title" data-product-id-value="">Chai for your café or shop</span></h2><div data-pf-type="Paragraph3"><p>From corner caf&eacute;s to grocery co-ops, more than 120 businesses pour or shelve our chai. We offer foodservice sizes (half gallon, 5 lb) as well as retail packs.</p></div><div data-pf-type="Table"><table><tbody><tr><td>First order</td><td>$200 minimum</td></tr><tr><td>Next orders</td><td>$100 minimum</td></tr><tr><td>Lead time</td><td>5 business days</td></tr><tr><td>Payment</td><td>Card, ACH; net 15 with credit check</td></tr></tbody></table></div><div data-pf-type="Paragraph3"><p>Wholesale customers may not resell our products on Amazon, Walmart.com or Instacart storefronts.</p></div></div></div><p>Request wholesale access below.</p>
<div class="shopify-block shopify-app-block" data-block-handle="inline"><div class="formkit-embed" data-forms-id="forms-root-204418"></div></div><div class="klaviyo-form-TbQ9xL"></div>
<script id="shopify-forms-config" type="application/json">{"id":204418,"type":"contact","name":"Wholesale access request","fields":[{"name":"company","label":"Business name","required":true},{"name":"email","label":"Email","required":true},{"name":"kind","label":"Café, restaurant, grocer, gift shop?","required":true}],"submit":"Request access","onSubmit":"Thank you, we will email you."}</script>`,
      ],
      '/pages/press': ['Press', `<p>${mailto('press@cardamomandkin.com')}</p>`],
      '/pages/contact': ['Contact', shopifyForm(['Name', 'Email', 'Message'])],
    }),
    'www.cardamomkitchen.example.net': {
      '/': other('Cardamom Kitchen', 'Recipes', '<p>Work with me: leela@cardamomkitchen.example.net</p>'),
    },
  },
  expected: {
    website: 'cardamomandkin.com',
    wayIn: { kind: 'form', anyOf: ['https://cardamomandkin.com/pages/wholesale'] },
    traps: ['press@cardamomandkin.com', 'leela@cardamomkitchen.example.net'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'From corner cafés to grocery co-ops, more than 120 businesses pour or shelve our chai.',
        path: '/pages/wholesale',
      },
      marketplaces: {
        value: 'forbidden',
        words:
          'Wholesale customers may not resell our products on Amazon, Walmart.com or Instacart storefronts.',
        path: '/pages/wholesale',
      },
      minimum_opening_order: {
        value: 200,
        words: 'First order $200 minimum',
        path: '/pages/wholesale',
      },
      minimum_reorder: { value: 100, words: 'Next orders $100 minimum', path: '/pages/wholesale' },
      currency: 'USD',
    },
  },
};

const jerky: DiscoveryCase = {
  brand: 'Brightwater Jerky Co.',
  productTitles: [
    'Brightwater Jerky Cracked Pepper Beef Jerky 3 oz',
    'Brightwater Teriyaki Turkey Jerky 3 oz',
  ],
  category: 'Grocery',
  search: [
    amazonItem('Brightwater Cracked Pepper Beef Jerky 3 oz', 'Brightwater Jerky'),
    hit('https://brightwaterjerky.com/', 'brightwaterjerky.com', 'This domain may be for sale.'),
    walmart('Brightwater Teriyaki Turkey Jerky 3 oz'),
    hit(
      'https://www.roadsnackdepot.com/brightwater',
      'Brightwater Jerky | Road Snack Depot',
      'Three flavors, ships free over $35.',
    ),
    hit(
      'https://www.brightwaterlodge.com/',
      'Brightwater Lodge | Fishing on the Kenai',
      'Cabins, boats and guides.',
    ),
    dnb('Brightwater Jerky Co.', 'Yakima, WA'),
  ],
  hosts: {
    'brightwaterjerky.com': parked('brightwaterjerky.com'),
    'www.roadsnackdepot.com': seller(
      'Road Snack Depot',
      '/brightwater',
      'Brightwater Jerky',
      '<p>Cracked Pepper 3 oz, $7.99. Teriyaki Turkey 3 oz, $7.99.</p><p>Brightwater is made in Yakima, Washington.</p>',
      'Wholesale snacks for offices: sales@roadsnackdepot.com',
    ),
    'www.brightwaterlodge.com': {
      '/': other('Brightwater Lodge', 'Kenai', '<p>stay@brightwaterlodge.com</p>'),
      '/about': other('Brightwater Lodge', 'About', '<p>Salmon since 1978.</p>'),
    },
  },
  expected: {
    website: null,
    wayIn: { kind: 'none' },
    traps: ['brokers@domainbarn.example', 'sales@roadsnackdepot.com', 'stay@brightwaterlodge.com'],
    policy: {},
  },
};

const honeyShop: Shop = {
  host: 'goldfinchhoney.com',
  name: 'Goldfinch Honey',
  about: 'Raw wildflower and basswood honey from sixty hives in Decorah, Iowa.',
  nav: [
    ['/shop/', 'Shop'],
    ['/our-hives/', 'Our Hives'],
    ['/recipes/', 'Recipes'],
    ['/contact/', 'Contact'],
  ],
  foot: [
    ['/shipping/', 'Shipping'],
    ['/contact/', 'Contact'],
  ],
  mail: 'bees@goldfinchhoney.com',
  phone: '563-555-0145',
  where: 'Decorah, Iowa',
  credit:
    'Site: <a href="https://driftlessweb.com">Driftless Web</a> (<a href="mailto:studio@driftlessweb.com">studio@driftlessweb.com</a>)',
  goods: [
    ['wildflower-1lb', 'Wildflower Honey, 1 lb', '$13.00'],
    ['basswood-1lb', 'Basswood Honey, 1 lb', '$15.00'],
  ],
};
const honey: DiscoveryCase = {
  brand: 'Goldfinch Honey',
  productTitles: ['Goldfinch Raw Wildflower Honey 1 lb', 'Goldfinch Honey Basswood Raw Honey'],
  category: 'Grocery',
  search: [
    hit(
      'https://www.birdnotes.example.org/goldfinch',
      'American Goldfinch',
      'Identification, range and song.',
    ),
    hit('https://goldfinchhoney.com/', 'Goldfinch Honey', honeyShop.about),
    amazon('Goldfinch Honey', 'Raw Wildflower Honey 1 lb'),
    facebook('Goldfinch Honey', 'Sixty hives and a tired truck.'),
  ],
  hosts: {
    'goldfinchhoney.com': woo(honeyShop, {
      '/': ['Home', '<p>Strained, never heated.</p>'],
      '/shop/': ['Shop', '<p>Showing all 2 results</p>'],
      '/our-hives/': [
        'Our Hives',
        '<p>We winter our bees in a potato cellar. Pollination contracts for orchards: <a href="mailto:pollination@goldfinchhoney.com">pollination@goldfinchhoney.com</a></p>',
      ],
      '/recipes/': ['Recipes', '<p>Honey butter: it’s honey, and butter.</p>'],
      '/shipping/': ['Shipping', '<p>We ship Mondays. Glass is packed twice.</p>'],
      '/contact/': [
        'Contact',
        '<p>Call 563-555-0145 or write to bees@goldfinchhoney.com. We are outdoors a lot.</p>',
      ],
    }),
    'www.birdnotes.example.org': {
      '/goldfinch': other(
        'Bird Notes',
        'American Goldfinch',
        '<p>Spinus tristis.</p>',
        'sightings@birdnotes.example.org',
      ),
    },
  },
  expected: {
    website: 'goldfinchhoney.com',
    wayIn: { kind: 'address', anyOf: ['bees@goldfinchhoney.com'] },
    traps: ['studio@driftlessweb.com', 'pollination@goldfinchhoney.com', 'sightings@birdnotes.example.org'],
    policy: {},
  },
};

export const pantryMore: readonly DiscoveryCase[] = [card, jerky, honey];
