import type { DiscoveryCase } from '../case.ts';
import { wix } from './systems/builders.ts';
import { onePage } from './systems/by-hand.ts';
import { amazon, facebook, faire, hit, instagram, other, seller, walmart } from './systems/elsewhere.ts';
import { mail, said, veiled } from './systems/shop.ts';
import { contactForm, debut } from './systems/shopify.ts';
import { divi } from './systems/wordpress.ts';

const sauce = divi(
  {
    name: 'Scorchline Hot Sauce',
    host: 'scorchline.test',
    tagline: 'Fermented hot sauce from Duluth',
    banner: 'Free shipping on 4 bottles or more',
    nav: 'Home=/; Sauces=/shop/; Recipes=/recipes/; Find Us=/find-us/; Contact=/contact/',
    foot: 'Recipes=/recipes/; Wholesale &amp; Distribution=/wholesale-distribution/; Contact=/contact/; Privacy=/privacy-policy/',
    goods:
      'Scorchline Original 5 oz=$9.00; Scorchline Blueberry Habanero=$10.00; Scorchline Gift Pack of 3=$27.00',
    about: '<p>Thirty days in the barrel. No gums, no sugar, no shortcuts.</p>',
    small: '| Designed by <a href="https://twinportsweb.test">Twin Ports Web</a> (hello@twinportsweb.test)',
  },
  {
    '/recipes/': [
      'Recipes',
      '<h3>Deviled eggs</h3><p>12 eggs, half a cup of mayonnaise, two tablespoons of Scorchline Original.</p>',
    ],
    '/find-us/': [
      'Find Us',
      '<p>Farmers market, Saturdays 8-1. In stores across Minnesota and Wisconsin.</p>',
    ],
    '/contact/': ['Contact', `<p>Say hello: ${veiled('hello@scorchline.test', 0x91)}</p>`],
    '/wholesale-distribution/': [
      'Wholesale & Distribution',
      `<p>In the Upper Midwest grocers buy Scorchline through Northshore Natural Distributing. Everywhere else we ship to stores direct at wholesale prices.</p><p>Direct accounts: opening order of $120 (two cases), then one case at a time.</p><p>Reach Anders in sales at ${veiled('sales@scorchline.test', 0x91)}.</p>`,
    ],
  },
);

const tea = debut(
  {
    name: 'Paper Crane Tea',
    host: 'www.papercranetea.test',
    tagline: 'Loose leaf tea from small gardens',
    banner: 'Complimentary sample with each order',
    nav: 'Teas=/collections/all; Teaware=/collections/teaware; Visit=/pages/visit; Blog=/blogs/news',
    foot: 'Visit=/pages/visit; Wholesale=/pages/wholesale; FAQ=/pages/faq; Contact=/pages/contact; Privacy=/policies/privacy-policy; Terms=/policies/terms-of-service',
    goods:
      'Mist Peak Oolong 2oz=$18.00; Sencha Spring 2oz=$16.00; Chai Blend 4oz=$14.00; Glass Teapot=$32.00',
    about: '<p>We visit each garden we buy from. Our tea room in Vancouver, BC opened in 2017.</p>',
    privacy: 'privacy@papercranetea.test',
    schema: { street: '2210 Main St', town: 'Vancouver', country: 'CA' },
  },
  {
    '/pages/visit': [
      'Visit',
      '<p>2210 Main St, Vancouver BC. Tea room hours: Wed-Sun 10-6. Reservations for parties of 5 or more: teatime@papercranetea.test</p>',
    ],
    '/pages/faq': [
      'FAQ',
      '<h4>How fresh is it?</h4><p>Packed the week it ships.</p><h4>Do you ship to the US?</h4><p>Yes, flat rate CA$14, free over CA$90.</p>',
    ],
    '/pages/contact': [
      'Contact',
      `${contactForm('Name; Email*; Message', 'Send')}<p>Or email hello@papercranetea.test</p>`,
    ],
    '/pages/wholesale': [
      'Wholesale',
      '<p>Cafés, restaurants and grocers: we sell our teas wholesale in 1 kg bags and retail tins.</p><p>Minimum first order: CA$300 before tax. Tins come in cases of six.</p><p>Our teas may be sold online on your own site. Amazon is off limits for all wholesale customers.</p><p>To set up an account: wholesale@papercranetea.test</p>',
    ],
  },
);

const popcorn = wix(
  {
    name: 'Kettle & Kin Popcorn',
    host: 'www.kettleandkin.test',
    tagline: 'Small-batch kettle corn',
    nav: 'Order=/shop; Fundraising=/fundraising; Our Family=/our-family; Contact=/contact',
    foot: 'Fundraising=/fundraising; Contact=/contact; Privacy=/privacy-policy',
    goods: 'Classic Kettle 8oz=$7.00; Caramel Sea Salt=$9.00; Party Tin=$38.00',
    about: '<p>Popped in Amarillo by three generations of the Dawes family.</p>',
  },
  {
    '/our-family': ['Our Family', '<p>Grandpa Ray bought the kettle in 1982. It still works.</p>'],
    '/fundraising': [
      'Fundraising',
      '<p>Schools and teams keep 40% of each bag sold. Minimum order for a fundraiser is $500. Contact fundraise@kettleandkin.test</p>',
    ],
    '/contact': ['Contact', '<p>Orders and questions: kettleandkin@outlook.com</p><p>806-555-0133</p>'],
  },
);

const salt = onePage(
  {
    name: 'Gull Rock Salt',
    host: 'gullrocksalt.test',
    tagline: 'Sea salt from the Maine coast',
    nav: '',
    foot: '',
    goods: 'Flake Salt Jar 4 oz=$12; Smoked Flake 4 oz=$13; Refill 1 lb=$26',
    about: '<p>Evaporated by sun and wind on Gull Rock, population two.</p>',
    small: '· Photos by Lena Ames, lena@amesphoto.test',
  },
  [
    ['Story', '<p>We pump on the flood tide, wait, rake, and wait some more. A batch takes five weeks.</p>'],
    [
      'Where to buy',
      '<p>At the dock on Fridays from 3 to 5, and in forty-odd shops from Kittery to Eastport. Mail orders ship Mondays; $8 flat.</p>',
    ],
    [
      'For stores',
      `<p>Stores buy from us by the case of twelve. The smallest first order we ship is $144, and $72 after that. Ask for our price list: ${mail('stores@gullrocksalt.test')}.</p><p>No Amazon or other marketplace sellers, please, unless you have talked to us first and have our OK in writing.</p>`,
    ],
    ['Contact', `<p>General: ${mail('ahoy@gullrocksalt.test')}</p>`],
  ],
);

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Scorchline',
    productTitles: [
      'Scorchline Original Fermented Hot Sauce 5 oz',
      'Scorchline Blueberry Habanero Hot Sauce',
    ],
    category: 'Grocery & Gourmet Food',
    search: [
      hit('https://scorchline.test/', 'Scorchline Hot Sauce', 'Fermented hot sauce from Duluth.'),
      amazon('Scorchline', 'Hot Sauce'),
      hit('https://northshorenatural.test/', 'Northshore Natural Distributing', 'Regional natural foods.'),
    ],
    hosts: {
      'scorchline.test': sauce,
      'northshorenatural.test': {
        '/': other(
          'Northshore Natural Distributing',
          '<p>New retail accounts: accounts@northshorenatural.test</p>',
        ),
      },
    },
    expected: {
      website: 'scorchline.test',
      wayIn: { kind: 'address', anyOf: ['sales@scorchline.test'] },
      traps: ['hello@twinportsweb.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'we ship to stores direct at wholesale prices',
          '/wholesale-distribution/',
        ),
        minimum_opening_order: said(120, 'opening order of $120', '/wholesale-distribution/'),
        currency: 'USD',
        distributors: said(
          ['Northshore Natural Distributing'],
          'through Northshore Natural Distributing',
          '/wholesale-distribution/',
        ),
      },
    },
  },
  {
    brand: 'Paper Crane Tea Company',
    productTitles: ['Paper Crane Tea Mist Peak Oolong 2oz', 'Paper Crane Tea Sencha Spring'],
    category: 'Grocery & Gourmet Food',
    search: [
      hit('https://www.papercranetea.test/', 'Paper Crane Tea', 'Loose leaf tea from small gardens.'),
      faire('Paper Crane Tea'),
      hit('https://papercraneorigami.test/', 'How to fold a paper crane', 'Step by step.'),
    ],
    hosts: {
      'www.papercranetea.test': tea,
      'papercraneorigami.test': {
        '/': other('How to fold a paper crane', '<p>Fold in half. sensei@papercraneorigami.test</p>'),
      },
    },
    expected: {
      website: 'www.papercranetea.test',
      wayIn: { kind: 'address', anyOf: ['wholesale@papercranetea.test'] },
      traps: [
        'privacy@papercranetea.test',
        'teatime@papercranetea.test',
        'sensei@papercraneorigami.test',
        'help@pebblereviews.test',
      ],
      policy: {
        takes_wholesale: said('yes', 'we sell our teas wholesale in 1 kg bags', '/pages/wholesale'),
        minimum_opening_order: said(300, 'Minimum first order: CA$300', '/pages/wholesale'),
        currency: 'CAD',
        marketplaces: said(
          'amazon_forbidden',
          'Amazon is off limits for all wholesale customers',
          '/pages/wholesale',
        ),
      },
    },
  },
  {
    brand: 'Kettle & Kin',
    productTitles: ['Kettle & Kin Caramel Sea Salt Popcorn', 'Kettle & Kin Party Tin'],
    category: 'Grocery & Gourmet Food',
    search: [
      walmart('Kettle & Kin'),
      hit(
        'https://www.kettleandkin.test/',
        'Kettle & Kin Popcorn | Small-batch kettle corn',
        'Amarillo, Texas.',
      ),
      facebook('Kettle & Kin Popcorn'),
    ],
    hosts: { 'www.kettleandkin.test': popcorn },
    expected: {
      website: 'www.kettleandkin.test',
      wayIn: { kind: 'address', anyOf: ['kettleandkin@outlook.com'] },
      traps: ['fundraise@kettleandkin.test'],
      policy: {},
    },
  },
  {
    brand: 'Gull Rock Salt',
    productTitles: ['Gull Rock Flake Salt Jar 4 oz', 'Gull Rock Smoked Flake Salt'],
    category: 'Grocery & Gourmet Food',
    search: [
      hit('https://gullrocklight.test/', 'Gull Rock Lighthouse', 'History of the light.'),
      hit('https://gullrocksalt.test/', 'Gull Rock Salt · Sea salt from the Maine coast', 'Raked by hand.'),
      instagram('Gull Rock Salt', 'Salt, slowly.'),
      hit('https://downeastpantry.test/gull-rock', 'Gull Rock Salt | Downeast Pantry', 'Maine made.'),
    ],
    hosts: {
      'gullrocksalt.test': salt,
      'gullrocklight.test': { '/': other('Gull Rock Lighthouse', '<p>Tours: keeper@gullrocklight.test</p>') },
      'downeastpantry.test': {
        '/gull-rock': seller(
          'Downeast Pantry',
          'Gull Rock Salt',
          ['Flake Salt Jar'],
          'hi@downeastpantry.test',
        ),
      },
    },
    expected: {
      website: 'gullrocksalt.test',
      wayIn: { kind: 'address', anyOf: ['stores@gullrocksalt.test'] },
      traps: ['lena@amesphoto.test', 'keeper@gullrocklight.test', 'hi@downeastpantry.test'],
      policy: {
        takes_wholesale: said('yes', 'Stores buy from us by the case of twelve', '/'),
        minimum_opening_order: said(144, 'The smallest first order we ship is $144', '/'),
        minimum_reorder: said(72, '$72 after that', '/'),
        currency: 'USD',
        marketplaces: said(
          'with_permission',
          'No Amazon or other marketplace sellers, please, unless you have talked to us first',
          '/',
        ),
      },
    },
  },
];
