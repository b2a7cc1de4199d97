import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  cloudflare,
  col,
  coupons,
  etsy,
  fields,
  good,
  goods,
  hits,
  mail,
  menu,
  news,
  pages,
  pairs,
  plain,
  privacyShort,
  type Shop,
  says,
  sitemap,
  walmart,
  words,
} from './kit.ts';
import { blocks } from './kit-wordpress.ts';

const tumble: Shop = {
  name: 'Tumblewood Toys',
  host: 'tumblewoodtoys.com',
  bar: 'Order by December 12 for Christmas delivery.',
  nav: menu(`Shop @/shop/ > Blocks @/product-category/blocks/ > Puzzles @/product-category/puzzles/ > Pull toys @/product-category/pull-toys/ ;
 Workshop @/workshop/ ; Safety @/safety/ ; For shops @/for-shops/ ; Contact @/contact/`),
  columns: [
    col('Tumblewood', '', '<p>A family wood shop in Berea, Kentucky since 1998.</p>'),
    col(
      'Customer care',
      'Shipping @/shipping/ ; Returns @/returns/ ; For shops @/for-shops/ ; Become an affiliate @/affiliates/',
    ),
    col(
      'Safe &amp; sound',
      '',
      `<p>ASTM F963 &amp; CPSIA. Certificates: ${cloudflare('reports@toylabsouth.com')}</p>`,
    ),
  ],
  news: news('Sawdust letter', '', 'Your email address', 'Sign up'),
  bottom: `&copy; Tumblewood Toys 2025<br><a href="/privacy-policy/">Privacy Policy</a> &middot; Hosting and care by <a
 href="https://hollerhost.net">HollerHost</a>`,
  socials: ['https://www.facebook.com/tumblewoodtoys'],
};
const t = blocks(tumble, 'cf7');

export const toyCases: readonly DiscoveryCase[] = [
  {
    brand: 'Tumblewood Toys',
    productTitles: [
      'Tumblewood Toys Maple Block Set, 60 Pieces with Canvas Bag',
      'Tumblewood Toys Hedgehog Pull Toy',
    ],
    category: 'Toys & Games',
    search: [
      ...hits(`https://tumblewoodtoys.com/
        Tumblewood Toys | Wooden toys made in Kentucky
        Maple blocks, pull toys and puzzles from our family shop.

        https://www.tumbleweedtoys.ca/
        Tumbleweed Toys - Victoria, BC
        Family owned toy store since 1991. Games, puzzles, LEGO.

        https://www.mommyhaul.com/best-wooden-blocks
        The 9 Best Wooden Blocks of 2025
        Tumblewood's maple set is our splurge.

        https://www.bbb.org/us/ky/berea/profile/toys/tumblewood-toys
        Tumblewood Toys | BBB Business Profile
        BBB accredited since 2009. A+.`),
      amazon('Tumblewood Toys', 'Tumblewood Toys Maple Block Set, 60 Pieces'),
      coupons('Tumblewood Toys', 'tumblewoodtoys.com'),
    ],
    hosts: {
      'tumblewoodtoys.com': {
        ...pages(t, {
          '/': `Tumblewood Toys | Wooden toys made in Kentucky :: Maple blocks, pull toys and puzzles.
<h1 class="wp-block-heading">Toys with no off switch</h1><p>Cut from Kentucky maple and rubbed with beeswax. That's all.</p>
${t.cards(
  goods(`Maple Block Set, 60 Pieces with Canvas Bag | $98.00 | maple-block-set ; Hedgehog Pull Toy | $34.00 | hedgehog-pull-toy ;
 Farm Puzzle | $28.00 | farm-puzzle | Sale! ; Rattle Ring | $16.00 | rattle-ring`),
)}<blockquote class="wp-block-quote"><p>The only toy my twins don't fight over.</p><cite>Erin, teacher, erin@sunporchpreschool.org</cite></blockquote>
<p>Minimum age for all pull toys is 12 months. Engraving: no minimum, $6 a name.</p>`,
          '/for-shops/': `For shops - Tumblewood Toys
<h1 class="entry-title">For shops</h1><p>Toy stores, museum shops and book stores, come on in.</p>
${t.faq(
  pairs(
    'How do I open an account?',
    'Send your tax ID number and your shop&#8217;s web address to Caroline through the form at the bottom of this page, and she will write back with a catalog and a login.',
    'What must I order?',
    'To begin, $300. Any time after, $150.',
    'May I resell online?',
    'On your own web shop, yes, and on Amazon or Etsy only once you have our written approval.',
    'Do you set prices?',
    'Please keep to our MAP list, which is the retail price less 10%.',
    'Do you drop ship?',
    'Sorry, we do not.',
  ),
)}
<h2>Write to Caroline</h2>${t.form(fields('Shop name ; Your name ; Your email | email | you@yourshop.com ; Tax ID ; Message | area'), 'Ask for an account', '/for-shops/')}`,
          '/contact/': `Contact - Tumblewood Toys
<h1>Contact</h1><p>${mail('toys@tumblewoodtoys.com')}, 859-555-0160.</p><p>Donations of seconds: we only give through Kentucky Toy Lift,
${mail('requests@kytoylift.org')}.</p>`,
          '/workshop/': `Workshop - Tumblewood Toys
<h1>Workshop</h1><p>Visit Tuesdays. Photographs by Ansel Poe, anselpoephoto@gmail.com.</p>`,
          '/affiliates/': `Become an affiliate
<h1>Become an affiliate</h1><p>Run by LinkOrchard. Questions: ${mail('tumblewood@linkorchard.com')}</p>`,
          '/privacy-policy/': `Privacy Policy
${privacyShort('Tumblewood Toys', 'Suggested text: Our website address is: https://tumblewoodtoys.com.')}`,
        }),
        '/product/maple-block-set/': t.product(
          good('Maple Block Set, 60 Pieces with Canvas Bag | $98.00 | maple-block-set'),
          '<p>Sixty hard maple blocks in twelve shapes.</p>',
        ),
        '/sitemap.xml': sitemap(
          'tumblewoodtoys.com',
          words('/ /for-shops/ /contact/ /workshop/ /affiliates/ /product/maple-block-set/'),
        ),
      },
      'www.tumbleweedtoys.ca': {
        '/': plain(
          'Tumbleweed Toys - Victoria, BC',
          `<h1>Tumbleweed Toys</h1><p>A toy store in Victoria since 1991.</p><p>${mail('play@tumbleweedtoys.ca')}</p>`,
        ),
      },
    },
    expected: {
      website: 'tumblewoodtoys.com',
      wayIn: { kind: 'form', anyOf: ['https://tumblewoodtoys.com/for-shops/'] },
      traps: words(`reports@toylabsouth.com erin@sunporchpreschool.org you@yourshop.com requests@kytoylift.org
        anselpoephoto@gmail.com tumblewood@linkorchard.com play@tumbleweedtoys.ca`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/for-shops/',
          'Toy stores, museum shops and book stores, come on in',
          'she will write back with a catalog and a login',
        ),
        minimum_opening_order: says(300, '/for-shops/', 'To begin, $300'),
        minimum_reorder: says(150, '/for-shops/', 'Any time after, $150'),
        currency: 'USD',
        documents: says(['tax_id', 'website_url'], '/for-shops/', 'Send your tax ID number'),
        map_policy: says('yes', '/for-shops/', 'Please keep to our MAP list'),
        marketplaces: says('with_permission', '/for-shops/', 'only once you have our written approval'),
      },
    },
  },
  {
    brand: 'Bobbin Bear',
    productTitles: [
      'Bobbin Bear Sewing Kit for Kids, Felt Animals, Ages 6+',
      'Bobbin Bear My First Embroidery Hoop Set',
    ],
    category: 'Toys & Games',
    search: [
      amazon('Bobbin Bear', 'Bobbin Bear Sewing Kit for Kids, Felt Animals, Ages 6+'),
      walmart('Bobbin Bear', 'Bobbin Bear My First Embroidery Hoop Set'),
      etsy('BobbinBearQuilts', 'Memory quilts and T-shirt quilts from Ohio.'),
      ...hits(`https://www.bobbinbearquilts.com/
        Bobbin Bear Quilts - Longarm quilting, Dayton
        Longarm services and memory quilts from your T-shirts.

        https://www.bobbinandbear.com.au/
        Bobbin & Bear | Babywear, Adelaide
        Organic cotton rompers and wraps. Become a stockist.

        https://www.toyreviewdesk.com/bobbin-bear-sewing-kit
        Bobbin Bear Sewing Kit review
        Good felt, dull needle. Sold only through Amazon as far as we can tell.`),
    ],
    hosts: {
      'www.bobbinbearquilts.com': {
        '/': plain(
          'Bobbin Bear Quilts',
          `<h1>Bobbin Bear Quilts</h1><p>I'm Peg, and I turn your T-shirts into quilts on my longarm in Dayton, Ohio. I don't sell kits or notions.</p>
<p>${mail('peg@bobbinbearquilts.com')}</p>`,
        ),
      },
      'www.bobbinandbear.com.au': {
        '/': plain(
          'Bobbin & Bear | Babywear',
          `<h1>Bobbin &amp; Bear</h1><p>Organic babywear, made in Adelaide.</p><p><a href="/stockists">Become a stockist</a></p>`,
        ),
        '/stockists': plain(
          'Become a stockist - Bobbin & Bear',
          `<h1>Become a stockist</h1><p>Opening order A$400. ${mail('wholesale@bobbinandbear.com.au')}</p>`,
        ),
      },
      'www.toyreviewdesk.com': {
        '/bobbin-bear-sewing-kit': plain(
          'Bobbin Bear Sewing Kit review',
          `<h1>Bobbin Bear Sewing Kit</h1><p>Good felt, dull needle.</p><p>Tips: ${mail('editor@toyreviewdesk.com')}</p>`,
        ),
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: words('peg@bobbinbearquilts.com wholesale@bobbinandbear.com.au editor@toyreviewdesk.com'),
      policy: {},
    },
  },
];
