import type { DiscoveryCase } from '../case.ts';
import { squarespace } from './themes/builders.ts';
import { magento } from './themes/carts.ts';
import { hits, site, states } from './themes/compose.ts';
import { fields, formService, namesake, reseller } from './themes/elsewhere.ts';
import { nextjs } from './themes/scripted.ts';
import { hidden, jsonLd } from './themes/shop.ts';
import { dawn } from './themes/shopify.ts';
import { elementor, woo } from './themes/wordpress.ts';

const hob = dawn({
  name: 'Hobnail Hot Sauce',
  host: 'hobnailsauce.test',
  nav: 'Sauces=/collections/all; Heat map=/pages/heat-map; Recipes=/blogs/news; Story=/pages/about-us',
  foot: 'Wholesale=/pages/wholesale; FAQ=/pages/faq; Contact=/pages/contact',
});
const tarp = squarespace({
  name: 'Tarpon Coffee Roasters',
  host: 'www.tarponcoffee.test',
  nav: 'Beans=/shop; Cafés=/cafes; Wholesale=/wholesale; About=/about',
  foot: 'Shipping=/shipping; Jobs=/jobs',
  extra: '<p>hello@tarponcoffee.test</p>',
});
const elder = woo({
  name: 'Elderwick Preserves',
  host: 'elderwick.test',
  nav: 'Jams=/shop/; Orchard=/about/; Stockists=/stockists/; Trade=/trade/',
  foot: 'Delivery=/shipping/; Contact=/contact/',
  extra: '<p>Elderwick Ltd, Ludlow, Shropshire</p>',
});
const nib = nextjs(
  {
    name: 'Nib & Husk',
    host: 'nibandhusk.test',
    nav: 'Bars=/products; Farmers=/stories',
    foot: 'About=/about; FAQ=/faq',
  },
  {
    entry: {
      sections: [
        { type: 'richText', html: '<p>Corporate gifting? Ask us.</p>' },
        {
          type: 'contactCards',
          cards: [
            { title: 'Stockists', email: 'stockists@nibandhusk.test' },
            { title: 'Jobs', email: 'jobs@nibandhusk.test' },
          ],
        },
      ],
    },
  },
);
const sun = elementor({
  name: 'Sunprairie Honey',
  host: 'sunprairiehoney.test',
  nav: 'Honey=/products/; Bees=/about-us/; Wholesale=/wholesale/; Blog=/blog/',
  foot: 'Contact=/contact/; Terms=/terms/',
});
const gran = magento({
  name: 'Granary Nine',
  host: 'granarynine.test',
  nav: 'Granola=/all-products.html; Oats=/oats.html; Subscribe=/subscribe.html',
  foot: 'Where to buy=/where-to-buy; Contact=/contact; Careers=/careers',
});
const spritz = dawn({
  name: 'Pico Spritz',
  host: 'drinkpico.test',
  nav: 'Shop=/collections/all; Recipes=/blogs/news; Find us=/pages/find-us',
  foot: 'Contact=/pages/contact; Terms=/policies/terms-of-service',
  legal: '© 2025 Pico Beverage Co.',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Hobnail',
    productTitles: ['Hobnail Hot Sauce Smoked Jalapeno 5 oz', 'Hobnail Hot Sauce Gift Pack'],
    category: 'Grocery & Gourmet Food',
    search: hits(`
      https://hobnail.test/ | Hobnail | The outlaw country band
      https://hobnailsauce.test/ | Hobnail Hot Sauce | Small-batch heat from Tucson
      amazon | Hobnail | Smoked Jalapeno`),
    hosts: {
      'hobnailsauce.test': site(
        hob,
        {
          home: '<h2>Small-batch heat</h2><p>Any 6 bottles ship free.</p>',
          goods: 'Smoked Jalapeño=$9.00; Gift Pack=$26.00',
          about: '<p>Tucson, Arizona. Hobnail sweats so you can too.</p>',
        },
        `
@ /pages/heat-map | Heat map
<h1>Heat map</h1><p>From mild to regret.</p>
@ /pages/faq | FAQ
<h1>FAQ</h1><p>Q: Minimum for wholesale? A: Your first wholesale order must be $150 or more.</p><p>Q: Shelf life? A: Two years.</p>
@ /pages/contact | Contact
<h1>Contact</h1><p>howdy@hobnailsauce.test</p>
@ /pages/wholesale | Wholesale
<h1>Wholesale</h1><p>Butchers, bottle shops and grocers: we would be glad to be on your shelf.</p><p>Opening order minimum: $240 (four cases of 12). Reorder by the case.</p><form action="/contact#wholesale" method="post">${fields(['Business', 'Name', 'Email', 'Phone', 'Kind of business'], 'Apply for wholesale')}</form>`,
      ),
      'hobnail.test': {
        '/': namesake('Hobnail', 'Outlaw country band', '<p>Tour dates.</p>', '<p>mgmt@hobnail.test</p>'),
      },
    },
    expected: {
      website: 'hobnailsauce.test',
      wayIn: { kind: 'form', anyOf: ['https://hobnailsauce.test/pages/wholesale'] },
      traps: ['mgmt@hobnail.test'],
      policy: {
        ...states('/pages/wholesale', {
          takes_wholesale: [
            'yes',
            'Butchers, bottle shops and grocers: we would be glad to be on your shelf',
          ],
        }),
        currency: 'USD',
        contradicted: ['minimum_opening_order'],
      },
    },
  },
  {
    brand: 'Tarpon Coffee',
    productTitles: ['Tarpon Coffee Gulf Stream Dark Roast 12 oz', 'Tarpon Coffee Decaf Swamp'],
    category: 'Grocery & Gourmet Food',
    search: hits(`
      https://www.tarponcoffee.test/ | Tarpon Coffee Roasters | Roasted in Tampa
      https://tarponspringstourism.test/coffee | Coffee in Tarpon Springs | Six cafés to try`),
    hosts: {
      'www.tarponcoffee.test': site(
        tarp,
        {
          home: '<h1>Roasted in Tampa</h1><p>Free local pickup.</p>',
          goods: 'Gulf Stream=$17; Decaf Swamp=$18',
          about: '<p>A former shrimp dock, one Probat.</p>',
        },
        `
@ /wholesale | Wholesale
<h2>Wholesale coffee</h2><p>We roast for sixty cafés, offices and markets. To get a wholesale account, fill in the form and we will set up a cupping.</p><p>Minimum per order is 10 lb. No drop shipping. Our bags may not be resold on Amazon; eBay and Etsy neither.</p><div class="form-wrapper"><iframe src="https://tarponcoffee.wufoo.test/forms/wholesale-account" height="520" allowTransparency="true" frameborder="0" scrolling="no" style="width:100%;border:none"></iframe></div>
@ /jobs | Jobs
<h2>Jobs</h2><p>baristas@tarponcoffee.test</p>`,
      ),
      'tarponcoffee.wufoo.test': {
        '/forms/wholesale-account': formService('Tarpon wholesale account', [
          'Business',
          'Contact',
          'Phone',
          'Pounds per week',
        ]),
      },
      'tarponspringstourism.test': {
        '/coffee': reseller(
          'Tarpon Springs Tourism',
          'Coffee',
          ['Sponge Docks Café'],
          'visit@tarponspringstourism.test',
        ),
      },
    },
    expected: {
      website: 'www.tarponcoffee.test',
      wayIn: {
        kind: 'form',
        anyOf: [
          'https://www.tarponcoffee.test/wholesale',
          'https://tarponcoffee.wufoo.test/forms/wholesale-account',
        ],
      },
      traps: ['baristas@tarponcoffee.test', 'visit@tarponspringstourism.test'],
      policy: states('/wholesale', {
        takes_wholesale: ['yes', 'We roast for sixty cafés, offices and markets'],
        marketplaces: ['forbidden', 'Our bags may not be resold on Amazon; eBay and Etsy neither'],
      }),
    },
  },
  {
    brand: 'Elderwick',
    productTitles: ['Elderwick Damson Jam 340 g', 'Elderwick Piccalilli'],
    category: 'Grocery',
    search: hits(`
      https://elderwick.test/ | Elderwick Preserves | Jams from Shropshire
      https://elderwickparish.test/ | Elderwick Parish Council | Minutes and meetings
      amazon | Elderwick | Damson Jam`),
    hosts: {
      'elderwick.test': site(
        elder,
        {
          home: '<h1>Stirred, not hurried</h1><p>UK delivery £4.50, free over £40.</p>',
          goods: 'Damson Jam=£5.20; Piccalilli=£4.90',
          about: '<p>Eleven acres of damsons.</p>',
        },
        `
@ /contact/ | Contact
<h1>Contact</h1><p>Shop orders: shop@elderwick.test</p><p>Work with us: jobs@elderwick.test</p>
@ /stockists/ | Stockists
<h1>Stockists</h1><p>Ludlow Farm Shop (deli@ludlowfarmshop.test), Harp Lane, Myriad.</p>
@ /trade/ | Trade
<h1>Trade</h1><p>Delis, farm shops and hamper makers can buy at trade price. First order: £180 + VAT minimum; after that, six cases of anything.</p><p>Speak to Hugh in sales, ${hidden('hugh@elderwick.test', 0x0d)}. In Scotland please buy from our distributor, Thistle Fine Foods.</p>`,
      ),
      'elderwickparish.test': {
        '/': namesake(
          'Elderwick Parish Council',
          'Minutes',
          '<p>Next meeting in the hall.</p>',
          '<p>clerk@elderwickparish.test</p>',
        ),
      },
    },
    expected: {
      website: 'elderwick.test',
      wayIn: { kind: 'address', anyOf: ['hugh@elderwick.test'] },
      traps: ['jobs@elderwick.test', 'deli@ludlowfarmshop.test', 'clerk@elderwickparish.test'],
      policy: {
        ...states('/trade/', {
          takes_wholesale: ['yes', 'Delis, farm shops and hamper makers can buy at trade price'],
          minimum_opening_order: [180, 'First order: £180 + VAT minimum'],
          distributors: [
            ['Thistle Fine Foods'],
            'In Scotland please buy from our distributor, Thistle Fine Foods',
          ],
        }),
        currency: 'GBP',
      },
    },
  },
  {
    brand: 'Nib and Husk Chocolate',
    productTitles: ['Nib and Husk 70% Peru Bar', 'Nib and Husk Drinking Chocolate'],
    category: 'Grocery & Gourmet Food',
    search: hits(`
      https://nibandhusk.test/ | Nib & Husk | Bean to bar
      https://cacaofinder.test/maker/nib-husk | Nib & Husk | 4.7 from 31 tasters`),
    hosts: {
      'nibandhusk.test': site(
        nib,
        {
          home: '<h1>Bean to bar, slowly</h1>',
          goods: '70% Peru=$9; Drinking Chocolate=$16',
          about: '<p>Burlington, Vermont.</p>',
        },
        `
@ /faq | FAQ
<h1>FAQ</h1><p>Is it vegan? Mostly. May contain nuts.</p>`,
      ),
      'cacaofinder.test': {
        '/maker/nib-husk': reseller('Cacao Finder', 'Nib & Husk', ['70% Peru'], 'hello@cacaofinder.test'),
      },
    },
    expected: {
      website: 'nibandhusk.test',
      wayIn: { kind: 'address', anyOf: ['stockists@nibandhusk.test'] },
      traps: ['jobs@nibandhusk.test', 'hello@cacaofinder.test'],
      policy: {},
    },
  },
  {
    brand: 'Sun Prairie Honey Co',
    productTitles: ['Sun Prairie Honey Raw Wildflower 16 oz', 'Sun Prairie Honey Bear'],
    search: hits(`
      https://cityofsunprairie.test/ | City of Sun Prairie | Official website
      https://sunprairiehoney.test/ | Sunprairie Honey | Raw honey from 200 hives
      facebook | Sun Prairie Honey | Honey from the prairie.`),
    hosts: {
      'sunprairiehoney.test': site(
        sun,
        {
          home: '<h1>Raw honey from 200 hives</h1>',
          goods: 'Wildflower 16 oz=$14; Honey Bear=$8',
          about: '<p>The Olsons keep bees near Sun Prairie.</p>',
        },
        `
@ /contact/ | Contact
<h1>Contact</h1><p>bees@sunprairiehoney.test</p>
@ /terms/ | Terms
<h1>Terms of sale</h1><p>Wholesale customers: the minimum opening order is $100.</p><p>Wholesale customers may not sell on Amazon.</p>
@ /wholesale/ | Wholesale
<h1>Wholesale</h1><p>Grocers and gift shops: write to <a href="mailto:wholesale@sunprairiehoney.test">wholesale@sunprairiehoney.test</a> and we will send samples. Opening orders are $100 or more, and that is that.</p>`,
      ),
      'cityofsunprairie.test': {
        '/': namesake(
          'City of Sun Prairie',
          'Official website',
          '<p>Pay a parking ticket.</p>',
          '<p>clerk@cityofsunprairie.test</p>',
        ),
      },
    },
    expected: {
      website: 'sunprairiehoney.test',
      wayIn: { kind: 'address', anyOf: ['wholesale@sunprairiehoney.test'] },
      traps: ['clerk@cityofsunprairie.test'],
      policy: {
        ...states('/wholesale/', {
          takes_wholesale: ['yes', 'Grocers and gift shops: write to'],
          minimum_opening_order: [100, 'Opening orders are $100 or more'],
        }),
        ...states('/terms/', {
          marketplaces: ['amazon_forbidden', 'Wholesale customers may not sell on Amazon'],
        }),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Granary Nine',
    productTitles: ['Granary Nine Maple Pecan Granola 12 oz', 'Granary Nine Steel Cut Oats'],
    category: 'Grocery & Gourmet Food',
    search: hits(`
      https://granarynine.test/ | Granary Nine | Granola from Montana oats
      walmart | Granary Nine
      https://granary9lofts.test/ | Granary 9 Lofts | Apartments in Salt Lake City`),
    hosts: {
      'granarynine.test': site(
        gran,
        {
          home: '<h1>Nine grains, no nonsense</h1><p>Subscribe and save 10%.</p>',
          goods: 'Maple Pecan=$8.99; Steel Cut Oats=$6.49',
          about: '<p>Great Falls, Montana.</p>',
          head: jsonLd({
            '@context': 'https://schema.org',
            '@type': 'Corporation',
            name: 'Granary Nine Foods, Inc.',
            contactPoint: {
              '@type': 'ContactPoint',
              contactType: 'customer support',
              email: 'support@granarynine.test',
            },
          }),
        },
        `
@ /contact | Contact
<h1>Contact Us</h1><p>Consumers: support@granarynine.test</p><p>Retailers and brokers: sales@granarynine.test</p><p>Donations: giving@granarynine.test</p>
@ /where-to-buy | Where to buy
<h1>Where to buy</h1><p>Search by ZIP. The store map updates weekly.</p><p>Stores buy Granary Nine at wholesale from us, through UNFI West or through Rocky Mountain Natural.</p>
@ /careers | Careers
<h1>Careers</h1><p>hr@granarynine.test</p>`,
      ),
      'granary9lofts.test': {
        '/': namesake(
          'Granary 9 Lofts',
          'Apartments',
          '<p>Studios from $1,390.</p>',
          '<p>leasing@granary9lofts.test</p>',
        ),
      },
    },
    expected: {
      website: 'granarynine.test',
      wayIn: { kind: 'address', anyOf: ['sales@granarynine.test'] },
      traps: ['giving@granarynine.test', 'hr@granarynine.test', 'leasing@granary9lofts.test'],
      policy: states('/where-to-buy', {
        takes_wholesale: ['yes', 'Stores buy Granary Nine at wholesale from us'],
        distributors: [
          ['UNFI West', 'Rocky Mountain Natural'],
          'through UNFI West or through Rocky Mountain Natural',
        ],
      }),
    },
  },
  {
    brand: 'PICO Spritz',
    productTitles: ['PICO Spritz Blood Orange 12 Pack', 'PICO Spritz Variety'],
    category: 'Grocery & Gourmet Food',
    search: hits(`
      https://picospritz.test/ | Pico Spritz | Redirecting
      https://drinkpico.test/ | Pico Spritz | Aperitivo, zero proof
      instagram | PICO Spritz | Zero proof, full orange.`),
    hosts: {
      'picospritz.test': { '/': { status: 302, location: 'https://drinkpico.test/' } },
      'drinkpico.test': site(
        spritz,
        {
          home: '<h2>Zero proof, full orange</h2>',
          goods: 'Blood Orange 12=$39.00; Variety=$42.00',
          about: '<p>Pico Beverage Co., Oakland.</p>',
        },
        `
@ /pages/find-us | Find us
<h1>Find us</h1><p>Enter your city in the store map. We are in 300 bars.</p>
@ /pages/contact | Contact
<h1>Contact</h1><p>For bars &amp; shops: <span class="e" data-user="orders" data-domain="drinkpico.test">orders&#64;drinkpico&#46;test</span></p><p>Influencers: collabs@drinkpico.test</p>`,
      ),
    },
    expected: {
      website: 'drinkpico.test',
      wayIn: { kind: 'address', anyOf: ['orders@drinkpico.test'] },
      traps: ['collabs@drinkpico.test'],
      policy: {},
    },
  },
];
