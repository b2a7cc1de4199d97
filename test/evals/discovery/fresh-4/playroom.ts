import type { DiscoveryCase } from '../case.ts';
import { address, cf, ent, form, formAt, hits, jsonLd, mail, said, site } from './kit.ts';
import { builder, dawn, next, squarespace, storefront } from './themes.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Brindlejack Toys',
    productTitles: ['Brindlejack Stomp Rocket Barn', 'Brindlejack Wooden Marble Run 60 pc'],
    category: 'Toys & Games',
    search: hits(
      ['https://www.target.com/b/brindlejack/-/N-5x', 'Brindlejack : Target', 'Shop Brindlejack.'],
      ['https://brindlejack.test/', 'Brindlejack Toys', 'Loud toys for quiet afternoons'],
      ['https://brindlejack-spaniels.test/', 'Brindlejack Kennels', 'Spaniel pups'],
    ),
    hosts: {
      'brindlejack-spaniels.test': { '/': '<h1>Pups</h1><p>litters@brindlejack-spaniels.test</p>' },
      'brindlejack.test': site(
        storefront,
        {
          name: 'Brindlejack',
          nav: 'Toys=/toys/ | Meet the makers=/makers/ | Toy store owners=/toy-store-owners/',
          foot: 'Inventors=/inventors/ | Recalls=/recalls/ | Toy store owners=/toy-store-owners/',
          head: jsonLd({
            '@type': 'Organization',
            name: 'Brindlejack Toys',
            contactPoint: {
              '@type': 'ContactPoint',
              contactType: 'sales',
              email: 'storedesk@brindlejack.test',
              areaServed: 'US',
            },
          }),
        },
        {
          '/': '<h1>Loud toys for quiet afternoons</h1><p>Stomp Rocket Barn. Wooden Marble Run 60 pc.</p>',
          '/toy-store-owners/':
            '<h1>Toy store owners</h1><p>Independent toy, book and museum stores are who we make toys for. Call the store desk, or write; have your resale number and a link to your shop’s site at hand.</p><p>We ask for $250 the first time and $150 the times after.</p><p>Stores with no street door need a letter signed by us before our toys go up on Amazon, Walmart or Target Plus; so do stores with one.</p>',
          '/inventors/':
            '<h1>Inventors</h1><p>Have a game in your head? ideas@brindlejack.test. Please, no buyers here.</p>',
          '/recalls/': '<h1>Recalls</h1><p>None. If ever: recall@brindlejack.test</p>',
          '/makers/': '<h1>Meet the makers</h1><p>Jack and his dog Brindle.</p>',
        },
      ),
    },
    expected: {
      website: 'brindlejack.test',
      wayIn: address('storedesk@brindlejack.test'),
      traps: ['litters@brindlejack-spaniels.test', 'ideas@brindlejack.test', 'recall@brindlejack.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Independent toy, book and museum stores are who we make toys for',
          '/toy-store-owners/',
        ),
        documents: said(
          ['resale_certificate', 'website_url'],
          'have your resale number and a link to your shop’s site at hand',
          '/toy-store-owners/',
        ),
        minimum_opening_order: said(250, 'We ask for $250 the first time', '/toy-store-owners/'),
        minimum_reorder: said(150, '$150 the times after', '/toy-store-owners/'),
        currency: 'USD',
        marketplaces: said(
          'with_permission',
          'need a letter signed by us before our toys go up on Amazon',
          '/toy-store-owners/',
        ),
      },
    },
  },
  {
    brand: 'Muckle Pet Kitchen',
    productTitles: ['Muckle Gently Cooked Turkey for Dogs 1 lb', 'Muckle Salmon Skin Chews'],
    category: 'Pet Supplies',
    search: hits(
      [
        'https://mucklepet.test/',
        'Muckle | Real food, wagging',
        'Gently cooked dog food. First box 40% off.',
      ],
      ['https://www.abound.com/brand/muckle', 'Muckle Pet Kitchen | Abound Wholesale', 'Shop wholesale'],
      ['https://www.chewy.com/b/muckle', 'Muckle - Chewy', 'Autoship'],
    ),
    hosts: {
      'mucklepet.test': site(
        next,
        {
          name: 'Muckle',
          bar: '40% off your first box · $35 minimum for autoship',
          nav: 'Food=/food | Chews=/chews | Vets=/vets',
          foot: 'Help=/help | For pet stores=/pet-stores | Investors=/investors',
        },
        {
          '/': '<h1>Real food, wagging</h1><p>Gently Cooked Turkey for Dogs 1 lb, Salmon Skin Chews.</p>',
          '/pet-stores':
            '<h1>For pet stores</h1><p>We’re two and a half years old and in 210 neighborhood stores. Single stores order on <a href="https://www.faire.com/direct/muckle">Faire</a> or <a href="https://www.abound.com/brand/muckle">Abound</a>, where a first order is $125 and the next ones $75.</p><p>Groups of three stores and up: write to Priya, <a href="mailto:priya%40mucklepet.test">our head of retail</a>.</p><p>In the freezer trade you can also get us off the truck of Barkwell Pet Supply (Midwest) or Tidehouse Natural (Northeast).</p><p>Amazon is a headache for anything frozen: please leave it to us and put nothing of ours up there.</p>',
          '/help': '<h1>Help</h1><p>woof@mucklepet.test</p>',
          '/vets': '<h1>Vets</h1><p>Dr. Okafor answers clinical questions: vetline@mucklepet.test</p>',
          '/investors': '<h1>Investors</h1><p>deck@mucklepet.test</p>',
        },
      ),
    },
    expected: {
      website: 'mucklepet.test',
      wayIn: address('priya@mucklepet.test'),
      traps: ['vetline@mucklepet.test', 'deck@mucklepet.test'],
      policy: {
        takes_wholesale: said('yes', 'Single stores order on Faire or Abound', '/pet-stores'),
        minimum_opening_order: said(125, 'where a first order is $125', '/pet-stores'),
        minimum_reorder: said(75, 'and the next ones $75', '/pet-stores'),
        currency: 'USD',
        distributors: said(
          ['Barkwell Pet Supply', 'Tidehouse Natural'],
          'off the truck of Barkwell Pet Supply (Midwest) or Tidehouse Natural',
          '/pet-stores',
        ),
        marketplaces: said(
          'amazon_forbidden',
          'please leave it to us and put nothing of ours up there',
          '/pet-stores',
        ),
      },
    },
  },
  {
    brand: 'Otterlin Baby',
    productTitles: ['Otterlin Bamboo Swaddle 2-Pack Fern', 'Otterlin Silicone Bib'],
    category: 'Baby',
    search: hits(
      ['https://otterlin.test/', 'Otterlin Baby', 'Soft things. Free shipping over $50.'],
      ['https://www.babylist.com/store/otterlin', 'Otterlin - Babylist', 'Add to registry'],
    ),
    hosts: {
      'otterlin.test': site(
        dawn,
        {
          name: 'Otterlin',
          bar: 'Free shipping over $50 | Spend $150, get a bib',
          nav: 'Shop=/collections/all | Registry=/pages/registry | Find a store=/pages/store-locator',
          foot: 'Support=/pages/support | Terms=/policies/terms-of-service | Store map=/pages/store-locator',
        },
        {
          '/': '<h1>Soft things</h1><p>Bamboo Swaddle 2-Pack Fern; Silicone Bib.</p>',
          '/pages/store-locator': `<h1>Find a store</h1><p>Zoom the store map, or ask one of our authorized retailers.</p><p>Acorn &amp; Co, Eugene — ${mail('hello@acornandco.test')}</p><p>Only Otterlin bought from an authorized retailer has our snap guarantee.</p>`,
          '/pages/registry':
            '<h1>Registry</h1><p>15% completion discount on a minimum of $100. Minimum age of the registrant: 18.</p>',
          '/pages/support': `<h1>Support</h1><p>${cf('softly@otterlin.test')}</p><p>You may see our swaddles on Amazon. That isn’t us, we don’t sell there.</p>`,
          '/policies/terms-of-service':
            '<h1>Terms of service</h1><p>We reserve the right to limit or prohibit orders that, in our sole judgment, appear to be placed by dealers, resellers or distributors.</p>',
        },
      ),
    },
    expected: {
      website: 'otterlin.test',
      wayIn: address('softly@otterlin.test'),
      traps: ['hello@acornandco.test'],
      policy: {},
    },
  },
  {
    brand: 'Finquarry Aquatics',
    productTitles: ['Finquarry Dragon Stone 10 lb', 'Finquarry Nano LED 12 in'],
    category: 'Pet Supplies',
    search: hits(
      ['https://finquarry.test/', 'Finquarry', 'Rock, wood and light for planted tanks'],
      ['https://reefnerds.test/wiki/Finquarry', 'Finquarry – ReefNerds wiki', 'Hardscape brand'],
    ),
    hosts: {
      'reefnerds.test': { '/wiki/Finquarry': '<h1>Finquarry</h1><p>wiki@reefnerds.test</p>' },
      'finquarry.test': site(
        builder,
        {
          name: 'Finquarry',
          nav: 'Stone=/stone/ | Light=/light/ | FAQ=/faq/',
          foot: 'FAQ=/faq/ | LFS sign-up=/lfs/ | Contact=/contact/',
        },
        {
          '/': '<h1>Rock, wood and light</h1><p>Dragon Stone 10 lb. Nano LED 12 in.</p>',
          '/lfs/': `<h1>LFS sign-up</h1><p>Local fish stores with tanks on the floor sign up here, and we answer within the week with a price list.</p>${form('/wp-admin/admin-ajax.php', 'Store name, Store phone, Email, How many tanks', 'Sign my store up', '<input type="email" name="owner" placeholder="jane@yourfishstore.com">')}`,
          '/faq/':
            '<h1>FAQ</h1><h4>Will it raise my pH?</h4><p>A touch.</p><h4>Why is the light the same price everywhere?</h4><p>Because the stores that carry it have agreed to an advertised-price floor with us.</p>',
          '/contact/': '<h1>Contact</h1><p>tank@finquarry.test</p>',
        },
      ),
    },
    expected: {
      website: 'finquarry.test',
      wayIn: formAt('https://finquarry.test/lfs/'),
      traps: ['wiki@reefnerds.test', 'jane@yourfishstore.com'],
      policy: {
        takes_wholesale: said('yes', 'we answer within the week with a price list', '/lfs/'),
        map_policy: said('yes', 'have agreed to an advertised-price floor with us', '/faq/'),
      },
    },
  },
  {
    brand: 'Tessera & Wold',
    productTitles: [
      'Tessera & Wold Wooden Jigsaw: Fell Walk, 250 Pieces',
      'Tessera & Wold Pocket Puzzle Owl',
    ],
    category: 'Toys & Games',
    search: hits(
      ['https://tesserawold.test/', 'Tessera & Wold', 'Wooden jigsaws cut in Hebden Bridge'],
      ['https://www.notonthehighstreet.com/tesseraandwold', 'Tessera & Wold | notonthehighstreet', 'Gifts'],
      ['https://tessera-tiles.test/', 'Tessera Tiles Wolds', 'Bathroom tiles'],
    ),
    hosts: {
      'tessera-tiles.test': {
        '/': '<h1>Tiles</h1><p>Trade account? trade@tessera-tiles.test. Minimum order £50.</p>',
      },
      'tesserawold.test': site(
        squarespace,
        {
          name: 'Tessera & Wold',
          lang: 'en-GB',
          bar: 'Last posting for Christmas: 18 December',
          nav: 'Jigsaws=/jigsaws | The saw room=/saw-room | Shopkeepers=/shopkeepers',
          foot: 'Missing a piece?=/missing | Shopkeepers=/shopkeepers',
        },
        {
          '/': '<h1>Cut by hand</h1><p>Fell Walk, 250 Pieces. Pocket Puzzle Owl.</p>',
          '/shopkeepers':
            '<h1>Shopkeepers</h1><p>Thank you for thinking of us. The trade list is full at sixty shops; it opens again after Toy Fair in January, and we go through the notes in the order they arrived.</p>',
          '/missing': `<h1>Missing a piece?</h1><p>Tell ${ent('saw@tesserawold.test')} and Joan will cut another.</p>`,
          '/saw-room': '<h1>The saw room</h1><p>Two treadle saws, one radio.</p>',
        },
      ),
    },
    expected: {
      website: 'tesserawold.test',
      wayIn: address('saw@tesserawold.test'),
      traps: ['trade@tessera-tiles.test'],
      policy: { takes_wholesale: said('no', 'The trade list is full at sixty shops', '/shopkeepers') },
    },
  },
  {
    brand: 'Chalkenny',
    productTitles: ['Chalkenny Beeswax Crayons 24', 'Chalkenny Easel Paper Roll'],
    category: 'Arts & Crafts',
    search: hits(
      [
        'https://chalkenny.test/',
        'Chalkenny – crayons made in Ballarat',
        'Beeswax crayons. Free post over $80.',
      ],
      ['https://www.kogan.com/au/shop/chalkenny/', 'Chalkenny | Kogan', 'Buy now'],
    ),
    hosts: {
      'chalkenny.test': site(
        dawn,
        {
          name: 'Chalkenny',
          lang: 'en-AU',
          bar: 'Free post in Australia over $80',
          nav: 'Crayons=/collections/crayons | Paper=/collections/paper | Be a stockist=/pages/be-a-stockist',
          foot: 'Yarn with us=/pages/yarn | Be a stockist=/pages/be-a-stockist | Schools=/pages/schools',
          end: `<p>Prices in AUD. ABN 12 345 678 901. Site: ${mail('gday@bushtelegraphweb.test', 'Bush Telegraph Web')}</p>`,
        },
        {
          '/': '<h1>Draw on</h1><p>Beeswax Crayons 24. Easel Paper Roll.</p>',
          '/pages/be-a-stockist': `<h1>Be a stockist</h1><p>Gift, toy and book shops with doors and opening hours: you’re very welcome. Shoot your ABN to Merle (${cf('merle@chalkenny.test')}) and she’ll send the price list.</p><p>Opening order A$400 plus GST. Top-ups A$200.</p><p>No Amazon, no Catch, no Kogan, no eBay: if that’s your shop, we’re not your crayon.</p>`,
          '/pages/schools':
            '<h1>Schools</h1><p>Class packs at $95, minimum two. Purchase orders: schools@chalkenny.test</p>',
          '/pages/yarn':
            '<h1>Yarn with us</h1><a href="mailto:wholesale-orders@chalkenny.test" style="display:none" aria-hidden="true" tabindex="-1" rel="nofollow">do not mail: catches robots</a><p>hello@chalkenny.test</p>',
        },
      ),
    },
    expected: {
      website: 'chalkenny.test',
      wayIn: address('merle@chalkenny.test'),
      traps: ['gday@bushtelegraphweb.test', 'wholesale-orders@chalkenny.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Gift, toy and book shops with doors and opening hours',
          '/pages/be-a-stockist',
        ),
        documents: said(['tax_id'], 'Shoot your ABN to Merle', '/pages/be-a-stockist'),
        minimum_opening_order: said(400, 'Opening order A$400 plus GST', '/pages/be-a-stockist'),
        minimum_reorder: said(200, 'Top-ups A$200', '/pages/be-a-stockist'),
        currency: 'AUD',
        marketplaces: said('forbidden', 'No Amazon, no Catch, no Kogan, no eBay', '/pages/be-a-stockist'),
      },
    },
  },
];
