import type { DiscoveryCase } from '../case.ts';
import { shopify, woo } from './shells/carts.ts';
import { amazon, faire, instagram, stranger } from './shells/elsewhere.ts';
import { fillIn, form, hit, mail, says, writeTo } from './shells/site.ts';
import { breezy, british } from './shells/tongues.ts';

const candles = shopify({
  name: 'Juniper & Tallow',
  host: 'juniperandtallow.test',
  line: 'Small-batch candles from Asheville',
  bar: 'Fall scents are here. Free shipping over $75',
  menu: ['Our Story /pages/our-story', 'Scent Guide /pages/scent-guide', 'Wholesale /pages/wholesale'],
  foot: [
    'FAQ /pages/faq',
    'Wholesale /pages/wholesale',
    'Press /pages/press',
    'Contact /pages/contact',
    'Our Story /pages/our-story',
  ],
  range: [
    'Creek Fog 9 oz | $32.00 | Wet stone, cedar and a little smoke. About 55 hours.',
    'Porch Light 9 oz | $32.00 | Honeysuckle after dark. Cotton wick, so trim it.',
    'Matchbook Set | $12.00 | Forty long matches in a drawer box.',
  ],
  home: '<h1>Candles for slow evenings</h1><p>Poured by four people in an old hosiery mill.</p>',
  privacy: 'privacy@juniperandtallow.test',
  credit: '· Theme by Oakline Digital, support@oaklinedigital.test',
  pages: {
    '/pages/our-story': [
      'Our Story',
      '<p>Ruth began pouring in 2014 with her grandmother’s double boiler. Since then we have outgrown two garages and one marriage, and we still stir by hand.</p><p>Our jars are made of recycled glass in Ohio and come back to us for a $2 credit.</p>',
    ],
    '/pages/scent-guide': [
      'Scent Guide',
      '<p>Green: Creek Fog, Fern Gully. Sweet: Porch Light. Warm: Old Hymnal, Sorghum. If you can’t choose, the sampler has five.</p>',
    ],
    '/pages/faq': [
      'FAQ',
      '<h3>How long does a candle burn?</h3><p>Roughly 55 hours if you let it melt to the edge the first time.</p><h3>Can I choose a custom label?</h3><p>For weddings, yes, with a minimum of 24 candles per design.</p><h3>Do you ship in summer?</h3><p>We do, with an ice pack for $3.</p>',
    ],
    '/pages/press': [
      'Press',
      `<p>Images and samples for editors: ${mail('press@juniperandtallow.test')}</p><p>“The best smoke in a jar.” Blue Ridge Table</p>`,
    ],
    '/pages/contact': [
      'Contact',
      `<p>Order questions go fastest to ${mail('hello@juniperandtallow.test')}. We answer Monday to Thursday.</p>`,
    ],
    '/pages/wholesale': [
      'Wholesale',
      `<p>About two hundred independent boutiques, florists and inns carry Juniper &amp; Tallow, and we’d be glad to add yours.</p><ul><li>Opening orders start at $250.</li><li>Reorders start at $100.</li><li>Candles are sold in packs of six per scent.</li><li>Please attach a copy of your state resale certificate.</li></ul><p>Fill in the application and Ruth’s sister Nell will send you the line sheet and a login within two working days.</p>${form('/contact#wholesale', ['Store name*', 'Your name*', 'Email*', 'Store website', 'Resale certificate number*', 'Tell us about your store…'], 'Apply')}`,
    ],
  },
});

const dogs = shopify({
  name: 'Brindle Dog Goods',
  host: 'www.brindledoggoods.test',
  line: 'Leashes that outlive the puppy stage',
  tongue: breezy,
  menu: ['Size Chart /pages/size-chart', 'About /pages/about', 'Stores /pages/store-locator'],
  foot: [
    'Become a Retailer /pages/become-a-retailer',
    'Ambassadors /pages/ambassadors',
    'Help /pages/help',
    'Careers /pages/careers',
  ],
  range: [
    'Ridgeline Leash | $38.00 | Climbing rope and a locking clip, in 4 or 6 feet.',
    'Creekside Collar | $26.00 | Coated webbing that never smells. Truly.',
    'Mutt Mat | $64.00 | Rolls to the size of a loaf of bread.',
  ],
  home: '<h1>Made for mud</h1><p>Lifetime chew guarantee. Yes, even yours.</p>',
  pages: {
    '/pages/size-chart': [
      'Size Chart',
      '<p>Measure the neck where the collar sits, then add two fingers.</p>',
    ],
    '/pages/about': ['About', '<p>Two vets’ kids in Bend, Oregon, and a brindle named Biscuit.</p>'],
    '/pages/store-locator': [
      'Stores',
      '<p>Find Brindle at more than 90 pet and outdoor shops. Enter your zip code.</p><p>Don’t see your favorite shop? Tell them about us!</p>',
    ],
    '/pages/ambassadors': [
      'Ambassadors',
      `<p>Does your dog have a following? Our ambassadors earn 12% on sales through their link. Write to ${mail('pack@brindledoggoods.test')} with your handle.</p>`,
    ],
    '/pages/careers': ['Careers', `<p>Sewers, second shift. ${mail('jobs@brindledoggoods.test')}</p>`],
    '/pages/help': [
      'Help',
      `<p>Chat with us, or ${mail('woof@brindledoggoods.test')}.</p><h3>Can I reorder a replacement clip?</h3><p>Clips are $9, no minimum.</p>`,
    ],
    '/pages/become-a-retailer': [
      'Become a Retailer',
      `<p>Brick-and-mortar pet stores, groomers, daycares and gear shops are welcome to open a wholesale account with us.</p><h3>What to know first</h3><p>Your first order needs to reach $300 before freight. We enforce a minimum advertised price on every leash, collar and mat. Brindle products may not be listed on Amazon, Chewy, eBay or any other third-party marketplace.</p>${form('https://www.brindledoggoods.test/apps/forms/retailer', ['Business*', 'Buyer*', 'Email*', 'City and state*', 'What else do you carry?…'], 'Send my application')}`,
    ],
  },
});

const tea = woo({
  name: 'Wrenfield Tea',
  host: 'wrenfieldtea.test',
  line: 'Loose leaf, honestly weighed',
  menu: [
    'Brewing /brewing/',
    'The Garden /the-garden/',
    'Wholesale Tea /wholesale-tea/',
    'Contact /contact/',
  ],
  range: [
    'Breakfast No. 4 | $14.00 | Assam with a spoonful of Keemun. Stands up to milk.',
    'Orchard Green | $16.00 | Sencha with dried Northern Spy apple.',
    'Tin of Fifty Sachets | $22.00 | Compostable, unbleached.',
  ],
  home: '<p>Our tea is packed in the week in which it ships, in a barn outside Ithaca.</p>',
  credit: 'Website design by <a href="mailto:info@fingerlakesweb.test">Finger Lakes Web</a>.',
  pages: {
    '/brewing/': ['Brewing', '<p>Green below a boil, black at it. Three minutes, then taste.</p>'],
    '/the-garden/': ['The Garden', '<p>We grow our own mint, tulsi and chamomile on an acre and a half.</p>'],
    '/contact/': ['Contact', `<p>Kettle questions: ${mail('tea@wrenfieldtea.test')} or 607-555-0147.</p>`],
    '/wholesale-tea/': [
      'Wholesale Tea',
      `<p>We supply cafés, restaurants, bakeries and grocers with loose leaf by the pound and with tins for the shelf.</p><p>To begin, please write to ${mail('wholesale@wrenfieldtea.test')} with your business name and address. Bea will answer with prices and two samples.</p><p>There’s a $150 minimum on the initial wholesale purchase and none afterwards. We ask that our partners not offer Wrenfield on Amazon; your own web shop is fine.</p>`,
    ],
  },
});

const tools = woo({
  name: 'Pocket Anvil',
  host: 'www.pocketanvil.test',
  line: 'Small hand tools, forged in Sheffield',
  tongue: british,
  menu: [
    'Care /care/',
    'The Forge /the-forge/',
    'Trade /trade/',
    'Trade-in Scheme /trade-in/',
    'Get in Touch /get-in-touch/',
  ],
  range: [
    'Marking Knife | £24.00 | Double bevel, rosewood scales.',
    'Cabinet Screwdriver No. 2 | £19.50 | A flat that fits the slot it was made for.',
    'Apprentice Roll | £86.00 | Six tools in waxed canvas.',
  ],
  home: '<p>Tools that your grandchildren will quarrel over.</p>',
  privacy: 'dpo@pocketanvil.test',
  pages: {
    '/care/': ['Care', '<p>Wipe with camellia oil. Never the dishwasher; we’ll know.</p>'],
    '/the-forge/': ['The Forge', '<p>Eleven smiths, one hammer from 1911 and a cat called Tongs.</p>'],
    '/trade-in/': [
      'Trade-in Scheme',
      `<p>Send us a worn Pocket Anvil blade and get 20% off its successor. Post it to the forge, or ask ${mail('tradein@pocketanvil.test')}.</p>`,
    ],
    '/get-in-touch/': [
      'Get in Touch',
      `<p>General questions: ${mail('forge@pocketanvil.test')}. Telephone 0114 496 0112.</p>`,
    ],
    '/trade': [
      'Trade',
      `<p>Ironmongers, tool dealers and craft schools can buy our tools at trade terms.</p><p>An account is opened with a carriage-paid order of at least £150, ex VAT. Have your VAT registration number ready and two trade references.</p><p>Mr Hallam looks after trade accounts: ${mail('trade@pocketanvil.test', 'email him')}.</p>`,
    ],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Juniper & Tallow',
    productTitles: ['Juniper & Tallow Creek Fog Candle 9 oz', 'Juniper & Tallow Porch Light Candle'],
    category: 'Home & Kitchen',
    search: [
      hit(
        'https://juniperandtallow.test/',
        'Juniper & Tallow – Small-batch candles',
        'Candles from Asheville.',
      ),
      amazon('Juniper & Tallow', 'Creek Fog Candle'),
      hit('https://juniperhouse.test/', 'Juniper House', 'Bed and breakfast in the hills.'),
    ],
    hosts: {
      'juniperandtallow.test': candles,
      'juniperhouse.test': { '/': stranger('Juniper House', '<p>stay@juniperhouse.test</p>') },
    },
    expected: {
      website: 'juniperandtallow.test',
      wayIn: fillIn('https://juniperandtallow.test/pages/wholesale'),
      traps: [
        'press@juniperandtallow.test',
        'privacy@juniperandtallow.test',
        'support@oaklinedigital.test',
        'stay@juniperhouse.test',
      ],
      policy: {
        takes_wholesale: says(
          'yes',
          'independent boutiques, florists and inns carry Juniper & Tallow, and we’d be glad to add yours',
          '/pages/wholesale',
        ),
        minimum_opening_order: says(250, 'Opening orders start at $250', '/pages/wholesale'),
        minimum_reorder: says(100, 'Reorders start at $100', '/pages/wholesale'),
        currency: 'USD',
        documents: says(
          ['resale_certificate'],
          'a copy of your state resale certificate',
          '/pages/wholesale',
        ),
      },
    },
  },
  {
    brand: 'Brindle Dog Goods LLC',
    productTitles: ['Brindle Dog Goods Ridgeline Rope Leash', 'Brindle Creekside Waterproof Collar'],
    category: 'Pet Supplies',
    search: [
      instagram('brindledoggoods', 'Brindle Dog Goods'),
      hit('https://www.brindledoggoods.test/', 'Brindle Dog Goods', 'Leashes, collars, mats. Bend, Oregon.'),
      faire('brindledoggoods', 'Brindle Dog Goods'),
      hit('https://brindlekennels.test/', 'Brindle Kennels', 'Boarding from $40.'),
    ],
    hosts: {
      'www.brindledoggoods.test': dogs,
      'brindlekennels.test': { '/': stranger('Brindle Kennels', '<p>office@brindlekennels.test</p>') },
    },
    expected: {
      website: 'www.brindledoggoods.test',
      wayIn: fillIn('https://www.brindledoggoods.test/pages/become-a-retailer'),
      traps: ['pack@brindledoggoods.test', 'jobs@brindledoggoods.test', 'office@brindlekennels.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'are welcome to open a wholesale account with us',
          '/pages/become-a-retailer',
        ),
        minimum_opening_order: says(300, 'Your first order needs to reach $300', '/pages/become-a-retailer'),
        currency: 'USD',
        map_policy: says('yes', 'We enforce a minimum advertised price', '/pages/become-a-retailer'),
        marketplaces: says(
          'forbidden',
          'may not be listed on Amazon, Chewy, eBay or any other third-party marketplace',
          '/pages/become-a-retailer',
        ),
      },
    },
  },
  {
    brand: 'Wrenfield Tea Company',
    productTitles: ['Wrenfield Tea Breakfast No. 4 Loose Leaf', 'Wrenfield Orchard Green Tea'],
    category: 'Grocery & Gourmet Food',
    search: [
      hit(
        'https://wrenfieldtea.test/',
        'Wrenfield Tea – Loose leaf, honestly weighed',
        'Tea from Ithaca, NY.',
      ),
      amazon('Wrenfield', 'Breakfast No. 4'),
    ],
    hosts: { 'wrenfieldtea.test': tea },
    expected: {
      website: 'wrenfieldtea.test',
      wayIn: writeTo('wholesale@wrenfieldtea.test'),
      traps: ['info@fingerlakesweb.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'We supply cafés, restaurants, bakeries and grocers with loose leaf by the pound and with tins for the shelf',
          '/wholesale-tea/',
        ),
        minimum_opening_order: says(
          150,
          'There’s a $150 minimum on the initial wholesale purchase',
          '/wholesale-tea/',
        ),
        currency: 'USD',
        marketplaces: says(
          'amazon_forbidden',
          'We ask that our partners not offer Wrenfield on Amazon',
          '/wholesale-tea/',
        ),
      },
    },
  },
  {
    brand: 'Pocket Anvil',
    productTitles: ['Pocket Anvil Marking Knife', 'Pocket Anvil Cabinet Screwdriver No. 2'],
    category: 'Tools & Home Improvement',
    search: [
      hit(
        'https://anvilgames.test/pocket-anvil',
        'Pocket Anvil – a blacksmith game',
        'Forge swords on your phone.',
      ),
      hit('https://www.pocketanvil.test/', 'Pocket Anvil', 'Small hand tools, forged in Sheffield.'),
    ],
    hosts: {
      'www.pocketanvil.test': tools,
      'anvilgames.test': {
        '/': stranger('Anvil Games', '<p>Two developers and a plant.</p>'),
        '/pocket-anvil': stranger('Pocket Anvil', '<p>For Android. bugs@anvilgames.test</p>'),
      },
    },
    expected: {
      website: 'www.pocketanvil.test',
      wayIn: writeTo('trade@pocketanvil.test'),
      traps: ['tradein@pocketanvil.test', 'dpo@pocketanvil.test', 'bugs@anvilgames.test'],
      policy: {
        takes_wholesale: says('yes', 'can buy our tools at trade terms', '/trade'),
        minimum_opening_order: says(
          150,
          'An account is opened with a carriage-paid order of at least £150',
          '/trade',
        ),
        currency: 'GBP',
        documents: says(
          ['tax_id', 'trade_references'],
          'Have your VAT registration number ready and two trade references',
          '/trade',
        ),
      },
    },
  },
];
