import type { DiscoveryCase } from '../case.ts';
import { squarespace } from './systems/builders.ts';
import { bigcommerce } from './systems/carts.ts';
import { amazon, etsy, faire, hit, instagram, other, stockist, walmart } from './systems/elsewhere.ts';
import { mail, said } from './systems/shop.ts';
import { shopify, shopifyForm } from './systems/shopify.ts';
import { wordpress } from './systems/wordpress.ts';

const blocks = squarespace({
  name: 'Birchley Blocks',
  host: 'birchleyblocks.test',
  tagline: 'Wooden blocks made in Vermont',
  nav: 'Shop=/shop; About=/about; Safety=/safety; Contact=/contact',
  foot: 'Wholesale=/wholesale; FAQ=/faq; Privacy=/privacy-policy; Terms=/terms',
  goods: 'Alphabet Blocks Set of 28=$48.00; Stacking Rings=$32.00; Train Set=$64.00',
  about: '<p>Cut, sanded and printed in Bristol, Vermont.</p>',
  privacy: 'privacy@birchleyblocks.test',
});

const puzzle = bigcommerce({
  name: 'Parlor Fox Puzzles',
  host: 'parlorfox.test',
  tagline: 'Jigsaw puzzles by living artists',
  nav: 'Puzzles=/shop-all/; Artists=/artists/; About=/about-us/; Contact=/contact-us/',
  foot: 'Wholesale=/wholesale/; Missing Piece=/missing-piece/; Artist Submissions=/submissions/; Privacy=/privacy-policy/; Terms=/terms-conditions/',
  goods: '1000 Piece Night Market=$24.95; 500 Piece Garden Gate=$19.95; Puzzle Mat=$29.95',
  about: '<p>Printed in Michigan on recycled board.</p>',
});

const treats = wordpress({
  builder: 'blocks',
  name: 'Good Biscuit Bakery',
  host: 'goodbiscuitbakery.test',
  tagline: 'Dog treats with five ingredients',
  nav: 'Treats=/shop/; Ingredients=/ingredients/; About=/about/; Contact=/contact/',
  foot: 'Retailers=/retailers/; Shipping=/shipping/; Privacy Policy=/privacy-policy/; Terms=/terms/',
  goods: 'Peanut Butter Biscuits 8 oz=$11.00; Sweet Potato Chews=$14.00; Training Bits=$9.00',
  about: '<p>Baked in Lawrence, Kansas.</p>',
  privacy: 'privacy@goodbiscuitbakery.test',
});

const craft = shopify({
  name: 'Snip & Stitch Kits',
  host: 'snipstitch.test',
  tagline: 'Sewing kits for kids',
  nav: 'Kits=/collections/all; Tutorials=/pages/tutorials; About=/pages/about',
  foot: 'Contact=/pages/contact; Retailers=/pages/retailers; FAQ=/pages/faq; Privacy=/policies/privacy-policy',
  goods: 'Felt Fox Sewing Kit=$22.00; First Quilt Kit=$34.00; Refill Thread Set=$9.00',
  about: '<p>Packed by hand in Columbus, Ohio.</p>',
  head: '<meta name="description" content="Sewing kits for kids ages 6 to 12.">',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Birchley Blocks',
    productTitles: ['Birchley Blocks Wooden Alphabet Blocks Set of 28', 'Birchley Blocks Stacking Rings'],
    category: 'Toys & Games',
    search: [
      amazon('Birchley Blocks', 'Alphabet Blocks'),
      hit('https://birchleyblocks.test/', 'Birchley Blocks', 'Wooden blocks made in Vermont.'),
      etsy('Birchley Blocks'),
    ],
    hosts: {
      'birchleyblocks.test': {
        ...blocks.basics,
        '/contact': blocks.page(
          'Contact',
          `<h1>Contact</h1><p>Email: ${mail('hello@birchleyblocks.test')}</p><p>Safety and CPSIA questions: ${mail('safety@birchleyblocks.test')}</p>`,
        ),
        '/faq': blocks.page(
          'FAQ',
          '<h1>FAQ</h1><p>Are the inks safe?</p><p>Yes, water based and tested.</p>',
        ),
        '/wholesale': blocks.page(
          'Wholesale',
          `<h1>Wholesale</h1><p>Do you own a toy store, book store or gift shop? We would love to work with you! Birchley Blocks sells wholesale to brick and mortar stores in the US and Canada.</p><p>- Opening order minimum: $300</p><p>- Reorder minimum: $150</p><p>- Lead time: 2 to 3 weeks</p><p>- MAP pricing is enforced</p><p>Please note that we do not allow sales on Amazon, eBay, Walmart Marketplace or similar sites.</p><p>Send us an email at ${mail('wholesale@birchleyblocks.test')} with your reseller certificate attached.</p>`,
        ),
      },
    },
    expected: {
      website: 'birchleyblocks.test',
      wayIn: { kind: 'address', anyOf: ['wholesale@birchleyblocks.test'] },
      traps: ['privacy@birchleyblocks.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Birchley Blocks sells wholesale to brick and mortar stores',
          '/wholesale',
        ),
        minimum_opening_order: said(300, 'Opening order minimum: $300', '/wholesale'),
        minimum_reorder: said(150, 'Reorder minimum: $150', '/wholesale'),
        currency: 'USD',
        map_policy: said('yes', 'MAP pricing is enforced', '/wholesale'),
        marketplaces: said(
          'forbidden',
          'we do not allow sales on Amazon, eBay, Walmart Marketplace or similar sites',
          '/wholesale',
        ),
        documents: said(['resale_certificate'], 'with your reseller certificate attached', '/wholesale'),
      },
    },
  },
  {
    brand: 'Parlor Fox',
    productTitles: [
      'Parlor Fox 1000 Piece Jigsaw Puzzle Night Market',
      'Parlor Fox Garden Gate 500 Piece Puzzle',
    ],
    category: 'Toys & Games',
    search: [
      hit('https://parlorfoxsalon.test/', 'Parlor Fox Salon', 'Color and cuts in Reno.'),
      walmart('Parlor Fox'),
      hit('https://parlorfox.test/', 'Parlor Fox Puzzles', 'Jigsaw puzzles by living artists.'),
      hit(
        'https://puzzleattic.test/parlor-fox',
        'Parlor Fox | Puzzle Attic',
        'All Parlor Fox puzzles in stock.',
      ),
    ],
    hosts: {
      'parlorfox.test': {
        ...puzzle.basics,
        '/contact-us/': puzzle.page(
          'Contact Us',
          `<p>Customer service: ${mail('service@parlorfox.test')}</p>`,
        ),
        '/missing-piece/': puzzle.page(
          'Missing Piece',
          `<p>Send a photo to ${mail('pieces@parlorfox.test')}.</p>`,
        ),
        '/submissions/': puzzle.page(
          'Artist Submissions',
          `<p>Artists, send a portfolio link to ${mail('submissions@parlorfox.test')}.</p>`,
        ),
        '/wholesale/': puzzle.page(
          'Wholesale',
          `<p>Parlor Fox Puzzles are sold through independent retailers, and new retail accounts are always welcome.</p><p>The minimum on a first order is $175. There is no minimum on reorders.</p><p>Puzzles may be sold in your store and on your own site only. Resale on Amazon, eBay or other marketplaces is prohibited.</p><p>Our distributor in Canada is Maplewood Toy Imports, and in the UK it is Gable &amp; Gray Ltd. Canadian and British stores should order from them: orders@maplewoodtoys.test, hello@gablegray.test.</p><p>US stores, please write to ${mail('wholesale@parlorfox.test')}.</p>`,
        ),
      },
      'parlorfoxsalon.test': {
        '/': other('Parlor Fox Salon', '<p>Book online. salon@parlorfoxsalon.test</p>'),
      },
      'puzzleattic.test': {
        '/parlor-fox': stockist(
          'Puzzle Attic',
          'Parlor Fox',
          ['Night Market', 'Garden Gate'],
          'attic@puzzleattic.test',
        ),
      },
    },
    expected: {
      website: 'parlorfox.test',
      wayIn: { kind: 'address', anyOf: ['wholesale@parlorfox.test'] },
      traps: ['submissions@parlorfox.test', 'salon@parlorfoxsalon.test', 'attic@puzzleattic.test'],
      policy: {
        takes_wholesale: said('yes', 'new retail accounts are always welcome', '/wholesale/'),
        minimum_opening_order: said(175, 'The minimum on a first order is $175', '/wholesale/'),
        currency: 'USD',
        marketplaces: said(
          'forbidden',
          'Resale on Amazon, eBay or other marketplaces is prohibited',
          '/wholesale/',
        ),
        distributors: said(
          ['Maplewood Toy Imports', 'Gable & Gray Ltd'],
          'Our distributor in Canada is Maplewood Toy Imports',
          '/wholesale/',
        ),
      },
    },
  },
  {
    brand: 'Good Biscuit Bakery',
    productTitles: [
      'Good Biscuit Bakery Peanut Butter Dog Biscuits 8 oz',
      'Good Biscuit Bakery Sweet Potato Chews',
    ],
    category: 'Pet Supplies',
    search: [
      hit('https://goodbiscuitcafe.test/', 'Good Biscuit Cafe', 'Breakfast and brunch in Nashville.'),
      amazon('Good Biscuit Bakery', 'Dog Biscuits'),
      hit('https://goodbiscuitbakery.test/', 'Good Biscuit Bakery', 'Dog treats with five ingredients.'),
    ],
    hosts: {
      'goodbiscuitbakery.test': {
        ...treats.basics,
        '/contact/': treats.page(
          'Contact',
          `<p>Phone: 785-555-0126</p><p>Email: ${mail('info@goodbiscuitbakery.test')}</p><p>Donation requests: please allow six weeks.</p>`,
        ),
        '/retailers/': treats.page(
          'Retailers',
          `<p>We wholesale to independent pet stores and farm stores. Retailers can order through Phillips Pet Food &amp; Supplies or Frontier Pet Distributing, or directly from the bakery.</p><p>If you order directly, the opening order is $150 and free shipping starts at $300.</p><p>To become a retailer, email your EIN and a copy of your business license to ${mail('retailers@goodbiscuitbakery.test')}.</p><p>Chewy and Amazon listings are handled by us. Retailers may not sell on either site or on any other marketplace.</p>`,
        ),
      },
      'goodbiscuitcafe.test': {
        '/': other('Good Biscuit Cafe', '<p>Catering: catering@goodbiscuitcafe.test</p>'),
      },
    },
    expected: {
      website: 'goodbiscuitbakery.test',
      wayIn: { kind: 'address', anyOf: ['retailers@goodbiscuitbakery.test'] },
      traps: ['privacy@goodbiscuitbakery.test', 'catering@goodbiscuitcafe.test'],
      policy: {
        takes_wholesale: said('yes', 'We wholesale to independent pet stores and farm stores', '/retailers/'),
        minimum_opening_order: said(150, 'the opening order is $150', '/retailers/'),
        currency: 'USD',
        distributors: said(
          ['Phillips Pet Food & Supplies', 'Frontier Pet Distributing'],
          'Retailers can order through Phillips Pet Food & Supplies or Frontier Pet Distributing',
          '/retailers/',
        ),
        documents: said(
          ['tax_id', 'business_license'],
          'email your EIN and a copy of your business license',
          '/retailers/',
        ),
        marketplaces: said(
          'forbidden',
          'Retailers may not sell on either site or on any other marketplace',
          '/retailers/',
        ),
      },
    },
  },
  {
    brand: 'Snip & Stitch',
    productTitles: ['Snip & Stitch Felt Fox Sewing Kit for Kids', 'Snip & Stitch First Quilt Kit'],
    category: 'Arts, Crafts & Sewing',
    search: [
      hit(
        'https://snipandstitchalterations.test/',
        'Snip & Stitch Alterations',
        'Hems and zippers in Boise.',
      ),
      faire('Snip & Stitch Kits'),
      hit('https://snipstitch.test/', 'Snip & Stitch Kits | Sewing kits for kids', 'Kits for ages 6 to 12.'),
      instagram('Snip & Stitch Kits', 'Sewing kits for kids.'),
    ],
    hosts: {
      'snipstitch.test': {
        ...craft.basics,
        '/pages/contact': craft.page(
          'Contact',
          `<p>Questions about a kit? ${mail('hello@snipstitch.test')}</p>${shopifyForm('Name; Email*; Message')}`,
        ),
        '/pages/faq': craft.page(
          'FAQ',
          '<h3>What ages?</h3><p>6 to 12.</p><h3>Do you have a class discount?</h3><p>Teachers get 15% off 10 kits or more.</p>',
        ),
        '/pages/retailers': craft.page(
          'Retailers',
          `<p>We wholesale our kits to toy stores, fabric shops and museum stores.</p><p>The minimum first order is 12 kits, any mix.</p><p>Retailers may sell on their own website. If you would like to sell our kits on Amazon, Etsy or TikTok Shop you need our permission first.</p><p>Email Priya at ${mail('priya@snipstitch.test')} to get our wholesale catalog.</p>`,
        ),
      },
      'snipandstitchalterations.test': {
        '/': other(
          'Snip & Stitch Alterations',
          '<p>Walk ins welcome. fittings@snipandstitchalterations.test</p>',
        ),
      },
    },
    expected: {
      website: 'snipstitch.test',
      wayIn: { kind: 'address', anyOf: ['priya@snipstitch.test'] },
      traps: ['fittings@snipandstitchalterations.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'We wholesale our kits to toy stores, fabric shops and museum stores',
          '/pages/retailers',
        ),
        marketplaces: said(
          'with_permission',
          'If you would like to sell our kits on Amazon, Etsy or TikTok Shop you need our permission first',
          '/pages/retailers',
        ),
      },
    },
  },
];
