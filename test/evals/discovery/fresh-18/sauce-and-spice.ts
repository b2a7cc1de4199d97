import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  col,
  etsy,
  faire,
  fields,
  good,
  goods,
  hits,
  instagram,
  mail,
  menu,
  news,
  pages,
  pairs,
  plain,
  privacyLong,
  type Shop,
  says,
  terms,
  walmart,
  words,
} from './kit.ts';
import { dawn } from './kit-shopify.ts';

const copper: Shop = {
  name: 'Copperbell',
  host: 'copperbellhotsauce.com',
  bar: 'Batch 61 is in the warehouse. It will not last.',
  nav: menu(
    'Sauces @/collections/sauces ; Merch @/collections/merch ; The Farm @/pages/the-farm ; FAQ @/pages/faq ; Say hi @/pages/contact',
  ),
  columns: [
    col(
      'Quick links',
      'Search @/search ; FAQ @/pages/faq ; Refund policy @/policies/refund-policy ; Privacy policy @/policies/privacy-policy ; Terms of service @/policies/terms-of-service',
    ),
    col('Our mission', '', '<p>Grow the peppers. Bottle the peppers. Repeat until winter.</p>'),
  ],
  news: news('Get the heat report', 'Drops, recipes, apologies.', 'Email', 'Sign up'),
  socials: ['https://www.instagram.com/copperbellhot', 'https://www.youtube.com/@copperbellhot'],
  bottom:
    '© 2025, <a href="/">Copperbell</a> · Store by <a href="https://sundogcommerce.agency">Sundog Commerce</a>',
  banner: `<div id="shopify-pc__banner" role="alertdialog" class="shopify-pc__banner__dialog"><h2>Cookie consent</h2><p>We and our partners use
 cookies to provide the best experience.</p><button id="shopify-pc__banner__btn-accept">Accept</button><button>Decline</button></div>`,
};
const c = dawn(copper, 'Refresh');

export const sauceCases: readonly DiscoveryCase[] = [
  {
    brand: 'Copperbell Hot Sauce Co.',
    productTitles: [
      'Copperbell Hot Sauce, Smoked Datil, 5 fl oz',
      'Copperbell Hot Sauce Honey Fatalii 5 fl oz',
    ],
    category: 'Grocery & Gourmet Food',
    search: [
      ...hits(`https://heatseekers.club/copperbell-smoked-datil
        Copperbell Smoked Datil review - Heatseekers
        Eight out of ten. The datil sings.

        https://copperbellhotsauce.com/
        Copperbell | Hot sauce from our own peppers
        Grown and bottled in St. Augustine, Florida.

        https://www.copperbell.com/
        Copper Bell Boutique - Women's clothing
        Trendy styles from Kentucky.

        https://www.copperbelltexmex.com/
        Copper Bell Tex-Mex Cantina | Plano
        Fajitas, queso and house-made hot sauce. Order online.`),
      amazon('Copperbell', 'Copperbell Hot Sauce, Smoked Datil, 5 fl oz'),
      instagram('copperbellhot', 'Copperbell', '22K followers'),
    ],
    hosts: {
      'copperbellhotsauce.com': {
        ...pages(c, {
          '/': `Copperbell | Hot sauce from our own peppers :: Grown and bottled in St. Augustine, Florida.
<div class="image-banner"><h2 class="banner__heading">We planted 4,000 datils. We bottled every one.</h2><p>Three acres, two people, one
copper kettle.</p></div>
${c.cards(
  goods(`Smoked Datil, 5 fl oz | $12.00 | smoked-datil ; Honey Fatalii 5 fl oz | $12.00 | honey-fatalii ;
 Green Mango Reaper | $13.00 | green-mango-reaper | Sold out ; The Full Ring (5 pack) | $55.00 | the-full-ring`),
)}
<div class="multicolumn"><h3>What folks say</h3><p>"I put it on my eggs, my tacos and once my ice cream." - Hank, hank.tolliver@att.net</p></div>`,
          '/pages/faq': `FAQ – Copperbell
<h1>FAQ</h1>${c.faq(
            pairs(
              'How hot is hot?',
              '<p>Smoked Datil is about a 5. Green Mango Reaper is a bad idea.</p>',
              'Can I buy wholesale for my store?',
              "<p>Thank you for asking! Right now all we grow goes to our own customers, so we aren't opening wholesale accounts.</p>",
              'Where can I taste it?',
              '<p>At the Saturday market in St. Augustine, or at the two shops who have been with us since batch 1.</p>',
              'Is there a free shipping minimum?',
              '<p>Yes, $45.</p>',
            ),
          )}`,
          '/pages/the-farm': `The Farm – Copperbell
<h1>The Farm</h1><p>Extension agent Dr. Paula Reyes (${mail('preyes@stjohnsextension.org')}) taught us all we know about drip lines. Come pick in
September.</p>`,
          '/pages/contact': `Say hi – Copperbell
<h1>Say hi</h1><p>${mail('hi@copperbellhotsauce.com')}</p><p>Creators and heat reviewers: ${mail('copperbell@spicebox.social')}</p>
${c.form(fields('Name ; Email | email | pepper@example.com ; Comment | area'), 'Send')}`,
          '/policies/terms-of-service': `Terms of service
${terms('Copperbell', 'Florida')}`,
          '/policies/privacy-policy': `Privacy policy
${privacyLong('Copperbell', `Please call or email us at ${mail('hi@copperbellhotsauce.com')}. Our counsel is Marsh Tidewell LLP, ${mail('notices@marshtidewell.law')}.`)}`,
        }),
        '/products/smoked-datil': c.product(
          good('Smoked Datil, 5 fl oz | $12.00 | smoked-datil'),
          '<p>Datil peppers, cane vinegar, pecan smoke, salt.</p>',
        ),
      },
      'www.copperbelltexmex.com': {
        '/': plain(
          'Copper Bell Tex-Mex Cantina',
          `<h1>Copper Bell</h1><p>Fajitas in Plano, Texas.</p><p>Catering: ${mail('catering@copperbelltexmex.com')}</p>`,
        ),
      },
      'www.copperbell.com': {
        '/': plain(
          'Copper Bell Boutique',
          `<h1>Copper Bell Boutique</h1><p>Dresses, denim and earrings in Bardstown, Kentucky.</p><p>${mail('shop@copperbell.com')}</p>`,
        ),
      },
    },
    expected: {
      website: 'copperbellhotsauce.com',
      wayIn: { kind: 'address', anyOf: ['hi@copperbellhotsauce.com'] },
      traps:
        words(`hank.tolliver@att.net preyes@stjohnsextension.org copperbell@spicebox.social pepper@example.com
        notices@marshtidewell.law catering@copperbelltexmex.com shop@copperbell.com`),
      policy: {
        takes_wholesale: says('no', '/pages/faq', "we aren't opening wholesale accounts"),
      },
    },
  },
  {
    brand: 'Three Wren Spice Co.',
    productTitles: [
      'Three Wren Spice Co. Baharat Blend, 2.1 oz Jar',
      'Three Wren Spice Co. Smoked Fennel Rub 3 oz',
    ],
    category: 'Grocery & Gourmet Food',
    search: [
      amazon('Three Wren Spice Co', 'Three Wren Spice Co. Baharat Blend, 2.1 oz Jar'),
      walmart('Three Wren Spice Co.', 'Three Wren Spice Co. Smoked Fennel Rub 3 oz'),
      ...hits(`https://www.threewrens.pottery/
        Three Wrens Pottery - Hand-thrown mugs
        A studio of three in Floyd, Virginia. Salt cellars, mugs, bowls.

        https://www.wrenspice.co.uk/
        Wren Spice Importers Ltd - Bulk spice for industry
        Importers of pepper, cumin and cassia since 1958. Felixstowe.

        https://www.threewrenfarm.com/
        Three Wren Farm | Cut flowers & CSA
        Flower subscriptions in the Hudson Valley.

        https://www.ebay.com/b/Three-Wren-Spice/bn_7005
        Three Wren Spice for sale | eBay
        Get the best deals on Three Wren Spice.`),
      etsy('ThreeWrenPrints', 'ThreeWrenPrints sells bird linocuts from Oregon.'),
      faire('Two Wrens', 'Two Wrens makes baby blankets in Georgia.'),
    ],
    hosts: {
      'www.threewrens.pottery': {
        '/': plain(
          'Three Wrens Pottery',
          `<h1>Three Wrens Pottery</h1><p>We throw mugs, bowls and salt cellars in Floyd, Virginia. No two are alike.</p>
<p><a href="/wholesale">Wholesale</a></p><p>${mail('studio@threewrens.pottery')}</p>`,
        ),
        '/wholesale': plain(
          'Wholesale - Three Wrens Pottery',
          `<h1>Wholesale</h1><p>Galleries and shops: opening order 24 mugs. Write ${mail('wholesale@threewrens.pottery')}.</p>`,
        ),
      },
      'www.wrenspice.co.uk': {
        '/': plain(
          'Wren Spice Importers Ltd',
          `<h1>Wren Spice Importers</h1><p>Containers and part-containers of black pepper, cumin and cassia for food manufacturers
since 1958. Minimum lot 500 kg.</p><p>Dock Road, Felixstowe. ${mail('sales@wrenspice.co.uk')}</p>`,
        ),
      },
      'www.threewrenfarm.com': {
        '/': plain(
          'Three Wren Farm',
          `<h1>Three Wren Farm</h1><p>Dahlias, snapdragons and a CSA in Germantown, NY.</p><p>${mail('flowers@threewrenfarm.com')}</p>`,
        ),
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: words(
        `studio@threewrens.pottery wholesale@threewrens.pottery sales@wrenspice.co.uk flowers@threewrenfarm.com`,
      ),
      policy: {},
    },
  },
];
