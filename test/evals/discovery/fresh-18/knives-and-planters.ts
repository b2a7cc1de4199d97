import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  cloudflare,
  col,
  coupons,
  entities,
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
  privacyShort,
  type Shop,
  says,
  terms,
  words,
} from './kit.ts';
import { dawn } from './kit-shopify.ts';
import { blocks } from './kit-wordpress.ts';

const black: Shop = {
  name: 'Blacktail Knife & Tool',
  host: 'www.blacktailknives.com',
  bar: 'You must be 18 or older to order. Check your local laws.',
  nav: menu(`Fixed blades @/product-category/fixed/ ; Folders @/product-category/folders/ ; Sheaths @/product-category/sheaths/ ; Sharpening @/sharpening/ ;
 Dealers @/authorized-dealers/ ; Contact @/contact/`),
  columns: [
    col(
      'Blacktail',
      '',
      `<p>Rogue River, Oregon<br>541-555-0119</p><p>${entities('info@blacktailknives.com')}</p>`,
    ),
    col(
      'Pages',
      'Sharpening @/sharpening/ ; Authorized dealers @/authorized-dealers/ ; Dealer application @/dealer-application/ ; Terms @/terms/ ; Privacy @/privacy/',
    ),
  ],
  bottom: `&copy; 2025 Blacktail Knife &amp; Tool, LLC. ${mail('admin@cascadewebforge.com', 'Report a problem with this site')}`,
  socials: ['https://www.instagram.com/blacktailknives'],
};
const k = blocks(black, 'gravity');

const marrow: Shop = {
  name: 'Marrow & Fern',
  host: 'marrowandfern.com',
  bar: 'Seconds sale: up to 40% off slightly wonky pots',
  nav: menu(`Planters @/collections/planters > Hanging @/collections/hanging > Tabletop @/collections/tabletop ; Stands @/collections/stands ; Sale @/collections/seconds ;
 For the trade @/pages/trade-program ; Journal @/blogs/journal`),
  columns: [
    col(
      'Shop',
      'Planters @/collections/planters ; Stands @/collections/stands ; Gift cards @/products/gift-card',
    ),
    col(
      'Business',
      'Designers &amp; architects @/pages/trade-program ; Wholesale for retailers @/pages/wholesale ; Corporate gifts @/pages/corporate-gifts',
    ),
    col(
      'Support',
      'FAQ @/pages/faq ; Contact @/pages/contact ; Privacy @/policies/privacy-policy ; Terms @/policies/terms-of-service',
    ),
  ],
  news: news('Grow with us', 'Plant care and first dibs.', 'fern@email.com', 'Join'),
  socials: ['https://www.instagram.com/marrowandfern', 'https://www.pinterest.com/marrowandfern'],
  bottom: '© 2025, Marrow & Fern LLC, Tucson, Arizona',
};
const m = dawn(marrow, 'Dawn');

export const knifeCases: readonly DiscoveryCase[] = [
  {
    brand: 'Blacktail Knife & Tool LLC',
    productTitles: [
      'Blacktail Pronghorn Fixed Blade Knife, Walnut, 3.5 in.',
      'Blacktail Ditch Creek Folding Knife, Micarta',
    ],
    category: 'Sports & Outdoors',
    search: [
      ...hits(`https://www.blacktailmountain.com/
        Blacktail Mountain Ski Area - Lakeside, Montana
        Lift tickets, snow report.

        https://www.blacktailknives.com/
        Blacktail Knife & Tool - Rogue River, Oregon
        Fixed blades and folders made in our shop.

        https://www.bladehq-like.example.com/brand/blacktail
        Blacktail Knives for sale
        In stock: Pronghorn, Ditch Creek.

        https://www.instagram.com/blacktailknives/
        Blacktail Knife & Tool
        27K followers`),
      amazon('Blacktail', 'Blacktail Pronghorn Fixed Blade Knife, Walnut, 3.5 in.'),
      coupons('Blacktail Knife & Tool', 'blacktailknives.com'),
    ],
    hosts: {
      'www.blacktailknives.com': {
        ...pages(k, {
          '/': `Blacktail Knife & Tool - Rogue River, Oregon :: Fixed blades and folders.
<h1 class="wp-block-heading">Made to be lent once and asked for twice</h1><p>14C28N steel, heat treated in house. Minimum age to buy: 18.</p>
${k.cards(
  goods(`Pronghorn Fixed Blade Knife, Walnut, 3.5 in. | $165.00 | pronghorn-fixed-blade ; Ditch Creek Folding Knife, Micarta | $139.00 | ditch-creek-folder ;
 Kydex Sheath | $38.00 | kydex-sheath ; Strop Kit | $29.00 | strop-kit`),
)}<p>Beware of counterfeits: we do not sell on Amazon ourselves, and we can't service fakes.</p>`,
          '/authorized-dealers/': `Authorized dealers - Blacktail Knife & Tool
<h1>Authorized dealers</h1><ul><li>Rogue Outfitters, Grants Pass OR, counter@rogueoutfit.com</li><li>Two Rivers Arms, Redding CA, tworiversarms@gmail.com</li><li>High
Desert Cutlery, Bend OR</li></ul><p>Own a store? <a href="/dealer-application/">Apply to become a dealer</a>.</p>`,
          '/dealer-application/': `Dealer application - Blacktail Knife & Tool
<h1>Dealer application</h1><p>We sell to brick-and-mortar knife, hardware and hunting stores. Please allow a week for review.</p><p>Along with this form we will need a
copy of your business license and a couple of pictures of your storefront.</p><p>Opening orders are $800; fill-ins are $250.</p><p>Dealers agree not to
advertise under MAP, and not to sell Blacktail on eBay, Amazon, GunBroker or any other marketplace.</p>
${k.form(fields('Store name ; Street address ; Email | email | owner@yourstore.com ; Phone | tel ; Business license | file ; Notes | area'), 'Submit application', '/dealer-application/')}`,
          '/contact/': `Contact - Blacktail Knife & Tool
<h1>Contact</h1><p>Makers looking for heat treatment: we recommend Ansel at ${cloudflare('ansel@siskiyouheattreat.com')}.</p><p>Law enforcement discount: apply through
${cloudflare('verify@badgeproof.id')}.</p><p>Everyone else: ${entities('info@blacktailknives.com')}</p>`,
          '/privacy/': `Privacy - Blacktail
${privacyShort('Blacktail Knife & Tool', 'Call us with questions.')}`,
          '/sharpening/': `Sharpening - Blacktail
<h1>Sharpening</h1><p>Free for life, you pay the postage. No minimum, no receipt needed.</p><ol class="comment-list"><li>Sent mine in, perfect. If anyone has an old Skinner to
sell: ray.dutton@frontier.com</li></ol>`,
        }),
        '/product/pronghorn-fixed-blade/': k.product(
          good('Pronghorn Fixed Blade Knife, Walnut, 3.5 in. | $165.00 | pronghorn-fixed-blade'),
          '<p>3.5 in. blade, full tang.</p>',
        ),
      },
      'www.blacktailmountain.com': {
        '/': plain(
          'Blacktail Mountain',
          `<h1>Blacktail Mountain Ski Area</h1><p>${mail('snow@blacktailmountain.com')}</p>`,
        ),
      },
    },
    expected: {
      website: 'www.blacktailknives.com',
      wayIn: { kind: 'form', anyOf: ['https://www.blacktailknives.com/dealer-application/'] },
      traps:
        words(`admin@cascadewebforge.com counter@rogueoutfit.com tworiversarms@gmail.com owner@yourstore.com
        ansel@siskiyouheattreat.com verify@badgeproof.id ray.dutton@frontier.com snow@blacktailmountain.com`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/dealer-application/',
          'We sell to brick-and-mortar knife, hardware and hunting stores',
          'Apply to become a dealer',
          'Opening orders are $800',
        ),
        minimum_opening_order: says(800, '/dealer-application/', 'Opening orders are $800'),
        minimum_reorder: says(250, '/dealer-application/', 'fill-ins are $250'),
        currency: 'USD',
        documents: says(
          ['business_license', 'storefront_photos'],
          '/dealer-application/',
          'a copy of your business license and a couple of pictures of your storefront',
        ),
        map_policy: says('yes', '/dealer-application/', 'Dealers agree not to advertise under MAP'),
        marketplaces: says(
          'forbidden',
          '/dealer-application/',
          'not to sell Blacktail on eBay, Amazon, GunBroker or any other marketplace',
        ),
      },
    },
  },
  {
    brand: 'Marrow & Fern',
    productTitles: [
      'Marrow & Fern Stoneware Planter 6 in. with Saucer, Bone',
      'Marrow & Fern Brass Hanging Planter, Small',
    ],
    category: 'Patio, Lawn & Garden',
    search: [
      ...hits(`https://marrowandfern.com/
        Marrow & Fern | Planters from the desert
        Stoneware and brass planters.

        https://www.marrowfern.restaurant/
        Marrow + Fern - Seasonal dining, Asheville
        Tasting menu, natural wine.

        https://www.wayfair.com/brand/bnd/marrow-fern
        Marrow & Fern | Wayfair
        Free shipping on orders over $35.

        https://www.plantmagpie.com/marrow-and-fern-planter-review
        Marrow & Fern planters, two years in
        The saucer is the thing.`),
      instagram('marrowandfern', 'Marrow & Fern', '88K followers'),
      coupons('Marrow & Fern', 'marrowandfern.com'),
    ],
    hosts: {
      'marrowandfern.com': {
        ...pages(m, {
          '/': `Marrow & Fern | Planters from the desert :: Stoneware and brass planters.
<h2 class="banner__heading">Pots with good bones</h2><p>Thrown in Tucson, glazed in bone, rust and night.</p>
${m.cards(
  goods(`Stoneware Planter 6 in. with Saucer, Bone | $48.00 | stoneware-planter-6 ; Brass Hanging Planter, Small | $64.00 | brass-hanging-small ;
 Walnut Stand | $72.00 | walnut-stand ; Propagation Cups | $28.00 | propagation-cups | Seconds`),
)}<p>Styled by June Abara, shot by ${mail('hello@caslondry.studio', 'Caslon Dry')}.</p>`,
          '/pages/trade-program': `Trade program – Marrow & Fern
<h1>For the trade</h1><p>Interior designers, architects and landscape studios get 15% off list, with no minimum. Sign up with
${mail('trade@marrowandfern.com')}. Not a designer but a shop? You want <a href="/pages/wholesale">wholesale</a>.</p>`,
          '/pages/wholesale': `Wholesale for retailers – Marrow & Fern
<h1>Wholesale for retailers</h1><div class="rte"><p>Plant shops, nurseries, home stores: hello! Our pots do well next to living things.</p><table><tbody><tr><td>Minimum to
open</td><td>$500</td></tr><tr><td>Minimum to reorder</td><td>$250</td></tr><tr><td>Lead time</td><td>3&ndash;4 weeks</td></tr><tr><td>Breakage</td><td>We
credit anything over 2%</td></tr></tbody></table><p>Kindly price at or above our MAP; the sheet comes with your login.</p><p>Please attach a photo of your
resale license when you write to <strong>wholesale [at] marrowandfern [dot] com</strong>.</p></div>`,
          '/pages/corporate-gifts': `Corporate gifts – Marrow & Fern
<h1>Corporate gifts</h1><p>From 25 pots. Handled by Thank You Depot: ${mail('marrow@thankyoudepot.com')}.</p>`,
          '/pages/faq': `FAQ – Marrow & Fern
${m.faq(
  pairs(
    'Do the pots drain?',
    '<p>All of them, yes.</p>',
    'Can you sponsor our plant swap?',
    `<p>Ask our partner Green Thumbs Foundation, grants@greenthumbsfdn.org.</p>`,
    'Do you ship to Canada?',
    '<p>Not yet. Free US shipping from $120.</p>',
  ),
)}`,
          '/pages/contact': `Contact – Marrow & Fern
<h1>Contact</h1><p>${mail('hola@marrowandfern.com')}</p>${m.form(fields('Name ; Email | email | sample@email.tst ; Comment | area'), 'Send')}`,
          '/policies/terms-of-service': `Terms of service
${terms('Marrow & Fern LLC', 'Arizona')}`,
          '/policies/privacy-policy': `Privacy policy
${privacyLong('Marrow & Fern', `Email our privacy team at ${mail('privacy@marrowandfern.com')}.`)}`,
        }),
        '/products/stoneware-planter-6': m.product(
          good('Stoneware Planter 6 in. with Saucer, Bone | $48.00 | stoneware-planter-6'),
          '<p>Six inches, with saucer.</p>',
        ),
      },
      'www.marrowfern.restaurant': {
        '/': plain(
          'Marrow + Fern',
          `<h1>Marrow + Fern</h1><p>Asheville. ${mail('table@marrowfern.restaurant')}</p>`,
        ),
      },
    },
    expected: {
      website: 'marrowandfern.com',
      wayIn: { kind: 'address', anyOf: ['wholesale@marrowandfern.com'] },
      traps:
        words(`fern@email.com hello@caslondry.studio marrow@thankyoudepot.com grants@greenthumbsfdn.org sample@email.tst
        privacy@marrowandfern.com table@marrowfern.restaurant`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/pages/wholesale',
          'Plant shops, nurseries, home stores: hello',
          'Our pots do well next to living things',
          'You want wholesale',
          'Please attach a photo of your resale license when you write',
        ),
        minimum_opening_order: says(500, '/pages/wholesale', '$500'),
        minimum_reorder: says(250, '/pages/wholesale', '$250'),
        currency: 'USD',
        documents: says(
          ['resale_certificate'],
          '/pages/wholesale',
          'Please attach a photo of your resale license',
        ),
        map_policy: says('yes', '/pages/wholesale', 'Kindly price at or above our MAP'),
      },
    },
  },
];
