import type { DiscoveryCase } from '../case.ts';
import { astro } from './themes/apps.ts';
import { page, practice, reseller } from './themes/elsewhere.ts';
import { cfScript, cfSpan, mail } from './themes/encode.ts';
import { form } from './themes/forms.ts';
import { bigcommerce, dawn, squarespace } from './themes/hosted.ts';
import { address, applyAt, hits, moved, organization, said } from './themes/parts.ts';
import { company, magento, woo } from './themes/selfhosted.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Ostrava Tinware LLC',
    productTitles: [
      'Ostrava Tinware Nesting Measuring Cups, Set of 4, Tinned Steel',
      'Ostrava Tinware Flour Sifter 5-Cup with Crank Handle',
    ],
    category: 'Kitchen',
    search: hits(`
      https://www.amazon.com/stores/OstravaTinware/page/6F0 ~ Amazon.com: Ostrava Tinware ~ Measuring cups, sifters and bread tins from Ostrava Tinware.
      https://ostravatinware.test/ ~ Ostrava Tinware – Old tin, new bread ~ Tinned steel bakeware made in Pennsylvania.
      https://larderlane.test/brands/ostrava-tinware ~ Ostrava Tinware | Larder Lane ~ Shop Ostrava Tinware at Larder Lane. Free delivery over $35.
    `),
    hosts: {
      'ostravatinware.test': dawn(
        {
          name: 'Ostrava Tinware',
          owner: 'Ostrava Tinware LLC',
          hero: 'Old tin, new bread',
          sells: 'Nesting Measuring Cups=$34.00 | Flour Sifter, 5 Cup=$42.00 | Pullman Loaf Tin=$38.00',
          foot: 'Contact=/pages/contact | Wholesale=/pages/wholesale | FAQ=/pages/faq',
          note: ` <span class="credit">Design: <a href="mailto:studio@copperfoldstudio.test">Copperfold Studio</a></span>`,
        },
        {
          '/pages/contact': `Contact
<h1>Say hello</h1><p>For orders and returns write to ${mail('hello@ostravatinware.test')}. We answer within one working day.</p>`,
          '/pages/wholesale': `Wholesale
<h1>Wholesale</h1><p>About 140 kitchen shops and bakeries carry our tins, and we would be glad to add yours.</p>
<h3>How it works</h3><p>Your opening order is $300; after that, reorders start at $150. Everything ships from Lancaster within a week.</p>
<p>Please attach a copy of your resale certificate to your first mail.</p>
<p><a class="button" href="mailto:wholesale@ostravatinware.test?subject=Wholesale%20account&amp;body=Store%20name%3A">Write to our wholesale desk</a></p>`,
          '/pages/faq': `FAQ
<h1>FAQ</h1><h4>Do you give discounts?</h4><p>New here? Use TIN10 for 10% off a minimum purchase of $25.</p><h4>Will it rust?</h4><p>Dry it by hand and it won’t.</p>`,
        },
      ),
      'larderlane.test': {
        '/brands/ostrava-tinware': reseller(
          'Larder Lane',
          'Ostrava Tinware',
          'Flour Sifter, Loaf Tin',
          'care@larderlane.test',
        ),
      },
    },
    expected: {
      website: 'ostravatinware.test',
      wayIn: address('wholesale@ostravatinware.test'),
      traps: ['studio@copperfoldstudio.test', 'care@larderlane.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'About 140 kitchen shops and bakeries carry our tins, and we would be glad to add yours.',
          '/pages/wholesale',
        ),
        minimum_opening_order: said(300, 'Your opening order is $300', '/pages/wholesale'),
        minimum_reorder: said(150, 'reorders start at $150', '/pages/wholesale'),
        currency: 'USD',
        documents: said(
          ['resale_certificate'],
          'Please attach a copy of your resale certificate',
          '/pages/wholesale',
        ),
      },
    },
  },
  {
    brand: 'BRINDLEWICK',
    productTitles: [
      'BRINDLEWICK Beeswax Cutting Board Conditioner 8 oz',
      'BRINDLEWICK Maple Rolling Pin 20 Inch French Style',
    ],
    category: 'Home & Kitchen',
    search: hits(`
      https://www.brindlewick.test/ ~ Brindlewick - Boards, pins and the oil they need ~ Maple kitchenware since 1987.
      https://www.facebook.com/brindlewickmaple ~ Brindlewick | Facebook ~ 3,204 followers
    `),
    hosts: {
      'brindlewick.test': { '/': moved('https://www.brindlewick.test/') },
      'www.brindlewick.test': bigcommerce(
        {
          name: 'Brindlewick',
          owner: 'Brindlewick Woodenware Co., Inc.',
          host: 'www.brindlewick.test',
          hero: 'Boards, pins and the oil they need',
          sells:
            'Board Conditioner 8 oz=$18.95 | French Rolling Pin=$29.00 | End Grain Block=$149.00 | Butter Paddle=$9.50',
          foot: 'Contact Us=/contact-us/ | Dealers=/dealers/ | Store map=/store-map/',
          head: cfScript,
        },
        {
          '/contact-us/': `Contact Us
<h1>Contact Us</h1><p>Orders, warranty, broken handles: ${cfSpan('support@brindlewick.test', 0x31)} or (802) 555-0143.</p>${form('/contact.php?action=send', ['Full name', 'Email address*', 'Order number', 'Comments~'], 'Submit form', 'contact_fullname')}`,
          '/store-map/': `Store map
<h1>Store map</h1><p>Type your ZIP to find a shop near you.</p><div id="map" data-zoom="5"></div>`,
          '/dealers/': `Dealers
<h1>Dealer information</h1><p>We sell through independent dealers and open new accounts all year. To be set up, send your store’s name and address to ${cfSpan('sales@brindlewick.test', 0x77)}.</p>
<h2>Advertising and channels</h2><ul><li>All dealers must follow our Minimum Advertised Price (MAP) policy, which is sent with the price list.</li><li>Dealers may not list Brindlewick products on Amazon, eBay, Walmart Marketplace or any other third-party marketplace.</li></ul>`,
        },
      ),
    },
    expected: {
      website: 'www.brindlewick.test',
      wayIn: address('sales@brindlewick.test'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'We sell through independent dealers and open new accounts all year.',
          '/dealers/',
        ),
        marketplaces: said(
          'forbidden',
          'Dealers may not list Brindlewick products on Amazon, eBay, Walmart Marketplace or any other third-party marketplace.',
          '/dealers/',
        ),
        map_policy: said(
          'yes',
          'All dealers must follow our Minimum Advertised Price (MAP) policy',
          '/dealers/',
        ),
      },
    },
  },
  {
    brand: 'Pepperjack and Loam',
    productTitles: [
      'Pepperjack & Loam Stoneware Salt Cellar with Lid, Speckled',
      'Pepperjack & Loam Ceramic Spoon Rest Large Ochre',
    ],
    search: hits(`
      https://www.etsy.com/shop/pepperjackloam ~ PepperjackLoam - Etsy ~ Stoneware made in Asheville.
      https://www.pepperjackloam.test/ ~ Pepperjack & Loam — Stoneware for cooks ~ Salt cellars, spoon rests, bakers.
    `),
    hosts: {
      'www.pepperjackloam.test': squarespace(
        {
          name: 'Pepperjack &amp; Loam',
          hero: 'Stoneware for cooks',
          sells: 'Salt Cellar=$44.00 | Spoon Rest=$28.00',
          nav: 'About=/about | For retailers=/retailers',
          note: `<p class="sqsrte-small">${mail('info@pepperjackloam.test')}</p>`,
        },
        {
          '/about': `About
<h2>Two sisters, one kiln</h2><p>Joan throws, Ruth glazes. Neither of us can cook, which is why we ask people who can.</p>`,
          '/retailers': `For retailers
<h2>Become a retailer</h2><p>Thank you for wanting our pots on your shelves. Tell us about your shop with the form below and we will send you a login for the wholesale side of this site.</p>
<p>First orders start at $250. With the application we ask you for your state resale certificate and two photographs of your storefront.</p>
${form('/api/form/SaveFormSubmission', ['First Name*', 'Last Name*', 'Shop name*', 'City and state*', 'Email*', 'What else do you carry?~'], 'Apply', 'retail')}`,
        },
      ),
    },
    expected: {
      website: 'www.pepperjackloam.test',
      wayIn: applyAt('https://www.pepperjackloam.test/retailers'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Tell us about your shop with the form below and we will send you a login for the wholesale side of this site.',
          '/retailers',
        ),
        minimum_opening_order: said(250, 'First orders start at $250.', '/retailers'),
        currency: 'USD',
        documents: said(
          ['resale_certificate', 'storefront_photos'],
          'we ask you for your state resale certificate and two photographs of your storefront',
          '/retailers',
        ),
      },
    },
  },
  {
    brand: 'Ujjval Copper',
    productTitles: [
      'Ujjval Pure Copper Water Pitcher 2L Hammered',
      'Ujjval Copper Tumbler Set of 2, Lacquer Free',
    ],
    search: hits(`
      https://ujjvalcopper.test/ ~ Ujjval / Copper for the table ~ Pitchers, tumblers and thalis.
    `),
    hosts: {
      'ujjvalcopper.test': astro(
        {
          name: 'Ujjval Copper',
          host: 'ujjvalcopper.test',
          sells: 'Hammered Pitcher=$88 | Tumbler Pair=$46 | Thali Plate=$39',
          nav: 'Care=/care',
          head: organization({
            name: 'Ujjval Copper',
            url: 'https://ujjvalcopper.test',
            logo: 'https://ujjvalcopper.test/logo@2x.png',
            contactPoint: [
              {
                '@type': 'ContactPoint',
                contactType: 'customer support',
                email: 'care@ujjvalcopper.test',
                telephone: '+1-510-555-0117',
              },
              { '@type': 'ContactPoint', contactType: 'wholesale', email: 'b2b@ujjvalcopper.test' },
            ],
          }),
        },
        {
          '/care': `Care
<h1>Care</h1><p>Lemon and salt, a soft cloth, and patience. Copper darkens; that is its way of keeping a diary.</p>`,
        },
      ),
    },
    expected: {
      website: 'ujjvalcopper.test',
      wayIn: address('b2b@ujjvalcopper.test'),
      traps: ['logo@2x.png'],
      policy: {},
    },
  },
  {
    brand: 'Corvane',
    productTitles: ['Corvane Linen Dish Towels Pack of 3 Charcoal Stripe', 'Corvane Waxed Canvas Bread Bag'],
    search: hits(`
      https://corvane.test/ ~ Corvane Dental | Family & cosmetic dentistry ~ Gentle dentistry in Tulsa.
      https://corvanegoods.test/ ~ Corvane – Linen that works ~ Dish towels, bread bags and aprons from Corvane.
      https://www.yelp.com/biz/corvane-dental-tulsa ~ Corvane Dental - Tulsa, OK ~ 48 reviews
    `),
    hosts: {
      'corvane.test': { '/': practice('Corvane Dental', 'frontdesk@corvane.test') },
      'corvanegoods.test': woo(
        {
          name: 'Corvane',
          hero: 'Linen that works',
          sells: 'Dish Towels, 3=$36.00 | Bread Bag=$24.00 | Cross-back Apron=$68.00',
          foot: 'Contact=/contact/',
        },
        {
          '/contact/': `Contact
<p>Corvane is a two-person linen company in Duluth, Minnesota.</p><p>Questions about an order? <a href="mailto:ask@corvanegoods.test">ask@corvanegoods.test</a></p>
<p>Own a shop? Write to <a href="mailto:stores@corvanegoods.test">stores@corvanegoods.test</a> and we will send you our line sheet and terms.</p>`,
        },
      ),
    },
    expected: {
      website: 'corvanegoods.test',
      wayIn: address('stores@corvanegoods.test'),
      traps: ['frontdesk@corvane.test'],
      policy: { takes_wholesale: said('yes', 'and we will send you our line sheet and terms', '/contact/') },
    },
  },
  {
    brand: 'Thistlehurst',
    productTitles: [
      'Thistlehurst Bone China Egg Cup Hare Design',
      'Thistlehurst Fine Bone China Mug Puffin 350ml',
    ],
    category: 'Kitchen & Dining',
    search: hits(`
      https://thistlehursthall.test/ ~ Thistlehurst Hall Hotel & Spa ~ A country house hotel in Perthshire.
      https://www.hallamrowe.test/brands/thistlehurst ~ Thistlehurst bone china: Hallam & Rowe ~ Thistlehurst is made by Hallam & Rowe in Stoke-on-Trent.
      https://www.ebay.co.uk/b/Thistlehurst/bn_7023 ~ Thistlehurst for sale | eBay ~ Great deals on Thistlehurst china.
    `),
    hosts: {
      'thistlehursthall.test': {
        '/': page(
          'Thistlehurst Hall Hotel & Spa',
          '<h1>Thistlehurst Hall</h1><p>Forty-two rooms, a loch and a very old oak. Reservations: <a href="mailto:reservations@thistlehursthall.test">reservations@thistlehursthall.test</a></p><p>Free wifi. Dogs welcome.</p>',
        ),
      },
      'www.hallamrowe.test': company(
        {
          name: 'Hallam &amp; Rowe',
          owner: 'Hallam &amp; Rowe Ltd. Registered in England 0412238',
          sells: 'Thistlehurst Egg Cup=£9.50 | Thistlehurst Puffin Mug=£16.00 | Oxley Teapot=£42.00',
          nav: 'Our brands=/brands | Trade=/trade | Contact=/contact',
        },
        {
          '/brands': `Our brands
<h1>Our brands</h1><ul><li><a href="/brands/thistlehurst">Thistlehurst</a></li><li><a href="/brands/oxley">Oxley</a></li></ul>`,
          '/brands/thistlehurst': `Thistlehurst bone china
<h1>Thistlehurst</h1><p>Hares, puffins and owls on fine bone china, decorated by hand in our Longton works since 1961. Thistlehurst is a trade mark of Hallam &amp; Rowe Ltd.</p><p><a href="/trade">Stock Thistlehurst in your shop</a></p>`,
          '/contact': `Contact
<h1>Contact</h1><p>General: ${mail('office@hallamrowe.test')}<br>Press: ${mail('press@hallamrowe.test')}</p><address>Gladstone Works, Longton ST3</address>`,
          '/trade': `Trade
<h1>Trade customers</h1><p>Gift shops, farm shops and galleries are welcome to open a trade account. Please e-mail ${mail('trade@hallamrowe.test')} for our current brochure.</p><p>Minimum first order £200 across all our brands, repeat orders £100, both excluding VAT. Carriage paid on orders over £350.</p>`,
        },
      ),
    },
    expected: {
      website: 'www.hallamrowe.test',
      wayIn: address('trade@hallamrowe.test'),
      traps: ['reservations@thistlehursthall.test', 'press@hallamrowe.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Gift shops, farm shops and galleries are welcome to open a trade account.',
          '/trade',
        ),
        minimum_opening_order: said(200, 'Minimum first order £200 across all our brands', '/trade'),
        minimum_reorder: said(100, 'repeat orders £100', '/trade'),
        currency: 'GBP',
      },
    },
  },
  {
    brand: 'Saltire Edge Knives',
    productTitles: [
      'Saltire Edge 8 Inch Gyuto Chef Knife 67 Layer',
      'Saltire Edge Paring Knife 3.5" Walnut Handle',
    ],
    category: 'Cutlery',
    search: hits(`
      https://saltireedge.test/ ~ Saltire Edge ~ Kitchen knives ground in Portland, Oregon.
      https://www.reddit.com/r/chefknives/comments/saltire ~ Anyone tried Saltire Edge? : r/chefknives ~ Got the gyuto last week…
    `),
    hosts: {
      'saltireedge.test': magento(
        {
          name: 'Saltire Edge',
          owner: 'Saltire Edge Cutlery, Inc.',
          sells: 'Gyuto 8"=$189.00 | Paring 3.5"=$79.00 | Honing Rod=$45.00',
          foot: 'Dealer program=/dealer-program | FAQ=/faq | Contact=/contact',
        },
        {
          '/contact': `Contact
<p>Customer care: ${mail('help@saltireedge.test')}</p><p>Media: ${mail('press@saltireedge.test')}</p>`,
          '/dealer-program': `Dealer program
<p>Knife shops and cookware stores can buy from us at dealer pricing. Get in touch with Moira at ${mail('dealers@saltireedge.test')}.</p><ul><li>$200 minimum opening order</li><li>$100 minimum reorder</li><li>Net 30 after three paid orders</li></ul>`,
          '/faq': `FAQ
<h2>Sharpening</h2><p>Send any knife back once a year, we sharpen it for free.</p><h2>Dealers</h2><p>What does it take to open a dealer account? A first order of at least $500, then $100 for each reorder.</p>`,
        },
      ),
    },
    expected: {
      website: 'saltireedge.test',
      wayIn: address('dealers@saltireedge.test'),
      traps: ['press@saltireedge.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Knife shops and cookware stores can buy from us at dealer pricing.',
          '/dealer-program',
        ),
        minimum_reorder: said(100, '$100 minimum reorder', '/dealer-program'),
        currency: 'USD',
        contradicted: ['minimum_opening_order'],
      },
    },
  },
];
