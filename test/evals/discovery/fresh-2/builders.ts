import type { DiscoveryCase } from '../case.ts';
import { address, cf, ent, formAt, hits, mail, said } from '../fresh/themes.ts';
import { flow, site, square, stencil, wixDsn, wixSite } from './shells.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Larkhollow Linen',
    productTitles: ['Larkhollow Linen Apron Rust', 'Larkhollow Tea Towel Pair'],
    category: 'Home',
    search: hits(
      ['https://larkhollow.test/', 'Larkhollow Linen', 'Aprons and towels of Irish linen'],
      ['https://weddingplates.test/larkhollow', 'Larkhollow barn weddings', 'Venue'],
    ),
    hosts: {
      'weddingplates.test': { '/larkhollow': '<h1>Larkhollow barn</h1><p>events@weddingplates.test</p>' },
      'larkhollow.test': site(
        square,
        {
          name: 'Larkhollow Linen',
          strip: '<p>Ships free past $120 (yes, napkins too)</p>',
          menu: { '/store': 'Store', '/flax': 'Flax', '/keep-shop': 'Keep shop?' },
          foot: { '/hello': 'Hello', '/returns': 'Returns' },
        },
        {
          '/': '<h1>Flax, spun</h1><p>Linen Apron Rust. Tea Towel Pair.</p>',
          '/keep-shop': `<h1>Keep shop?</h1><p>Then let us send you the line sheet. Fill this in, and attach your seller’s permit.</p><div class="sqs-block form-block"><form class="react-form-contents" method="POST"><fieldset><legend>Name</legend><input name="fname"><input name="lname"></fieldset><label>Shop</label><input name="text-1"><input type="email" name="email"><button type="submit">Send me the line sheet</button></form></div><p>First order: $200. After that: no minimums.</p>`,
          '/hello': `<h1>Hello</h1><p>${mail('linen@larkhollow.test')}</p>`,
        },
      ),
    },
    expected: {
      website: 'larkhollow.test',
      wayIn: formAt('https://larkhollow.test/keep-shop'),
      traps: ['events@weddingplates.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Keep shop? Then let us send you the line sheet. Fill this in, and attach your seller’s permit.',
          '/keep-shop',
        ),
        minimum_opening_order: said(200, 'First order: $200', '/keep-shop'),
        currency: 'USD',
        documents: said(['resale_certificate'], 'attach your seller’s permit', '/keep-shop'),
      },
    },
  },
  {
    brand: 'Ferrowick Iron',
    productTitles: ['Ferrowick Trivet Fern', 'Ferrowick S-Hook 6 Pack'],
    category: 'Home',
    search: hits(['https://ferrowick.test/', 'Ferrowick Iron', 'A blacksmith in Vermont']),
    hosts: {
      'ferrowick.test': site(
        square,
        {
          name: 'Ferrowick Iron',
          menu: { '/shop': 'Shop', '/forge': 'The forge', '/commissions': 'Commissions' },
          foot: { '/ask': 'Ask', '/press': 'Press' },
          legal: 'Photos © June Abbot, june@juneabbot.test',
        },
        {
          '/': '<h1>Hammered</h1><p>Trivet Fern, S-Hook 6 Pack</p>',
          '/ask': `<h1>Ask</h1><h3>Do you sell to stores?</h3><p>I make each hook myself, so I sell only here and at three fairs a year. No shops, sorry!</p><h3>Where are you?</h3><p>Up the hill. ${ent('smith@ferrowick.test')}</p>`,
          '/commissions':
            '<h1>Commissions</h1><p>Gates start at $2,000; there is a minimum order of $150 for custom hooks.</p>',
          '/press': '<h1>Press</h1><p>Hi-res pictures: media@ferrowick.test</p>',
        },
      ),
    },
    expected: {
      website: 'ferrowick.test',
      wayIn: address('smith@ferrowick.test'),
      traps: ['june@juneabbot.test', 'media@ferrowick.test'],
      policy: {
        takes_wholesale: said('no', 'I sell only here and at three fairs a year. No shops, sorry!', '/ask'),
      },
    },
  },
  {
    brand: 'Zephyrine Kites',
    productTitles: ['Zephyrine Delta Kite 60"', 'Zephyrine Kite Line 200 m'],
    category: 'Toys & Games',
    search: hits(
      ['https://zephyrinekites.test/', 'Zephyrine Kites', 'Delta kites for beaches'],
      ['https://zephyrine-yoga.test/', 'Zephyrine Yoga', 'Breath and flow'],
    ),
    hosts: {
      'zephyrine-yoga.test': { '/': '<h1>Zephyrine Yoga</h1><p>om@zephyrine-yoga.test</p>' },
      'zephyrinekites.test': site(
        wixSite,
        {
          name: 'Zephyrine Kites',
          menu: { '/kites': 'Kites', '/beach-shops': 'Beach shops', '/about': 'About' },
          foot: { '/contact-8': 'Contact', '/copy-of-shipping': 'Shipping' },
          legal: 'info@mysite.com · 123-456-7890 · 500 Terry Francine St.',
        },
        {
          '/': '<h1>Up</h1><p>Delta Kite 60", Kite Line 200 m</p>',
          '/beach-shops': `<h1>Beach shops</h1><p>From Cannon Beach to Cape May, souvenir shops hang our deltas in the window.</p><p>Would yours? Email beachshops@zephyrinekites.test and ask for the spring sheet.</p><p>We require 3 dozen kites or $400, whichever you reach first, on an opening order.</p><p>Please keep them off Amazon: that’s a condition of every account.</p>`,
          '/contact-8': '<h1>Contact</h1><p>fly@zephyrinekites.test</p>',
          '/copy-of-shipping': '<h1>Shipping</h1><p>$0 on everything over $45.</p>',
        },
      ),
    },
    expected: {
      website: 'zephyrinekites.test',
      wayIn: address('beachshops@zephyrinekites.test'),
      traps: [wixDsn, 'info@mysite.com', 'om@zephyrine-yoga.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'From Cannon Beach to Cape May, souvenir shops hang our deltas in the window. Would yours? Email beachshops@zephyrinekites.test and ask for the spring sheet.',
          '/beach-shops',
        ),
        minimum_opening_order: said(400, 'We require 3 dozen kites or $400', '/beach-shops'),
        currency: 'USD',
        marketplaces: said('amazon_forbidden', 'Please keep them off Amazon', '/beach-shops'),
      },
    },
  },
  {
    brand: 'Nettleford Botanicals',
    productTitles: ['Nettleford Elderberry Syrup 8 oz', 'Nettleford Sleep Tincture 2 oz'],
    category: 'Health',
    search: hits(
      ['https://nettleford.test/', 'Nettleford Botanicals', 'Syrups and tinctures'],
      ['https://herbalforum.test/t/nettleford', 'Anyone tried Nettleford?', '12 replies'],
    ),
    hosts: {
      'herbalforum.test': {
        '/t/nettleford': '<h1>Anyone tried Nettleford?</h1><p>Reply by Wren: wren.h@freemail.test</p>',
      },
      'nettleford.test': site(
        wixSite,
        {
          name: 'Nettleford',
          menu: { '/shop-all': 'Shop all', '/practitioners-and-stores': 'Practitioners & stores' },
          foot: { '/faqs': 'FAQs', '/reviews': 'Reviews' },
        },
        {
          '/': '<h1>From the hedgerow</h1><p>Elderberry Syrup 8 oz. Sleep Tincture 2 oz.</p>',
          '/practitioners-and-stores': `<h1>Practitioners &amp; stores</h1><p>Both get 45% off. Open an account by sending a copy of your business licence to ${cf('accounts@nettleford.test')}.</p><p>As the FDA and Amazon have their own ideas about tinctures, accounts agree not to sell through Amazon, Walmart Marketplace, TikTok Shop or any similar site.</p>`,
          '/faqs':
            '<h1>FAQs</h1><p>Is there alcohol in it? In the tincture, yes. More: ask@nettleford.test</p>',
          '/reviews': '<h1>Reviews</h1><p>“Out like a light.” – Tod, tod88@freemail.test</p>',
        },
      ),
    },
    expected: {
      website: 'nettleford.test',
      wayIn: address('accounts@nettleford.test'),
      traps: [wixDsn, 'wren.h@freemail.test', 'tod88@freemail.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Open an account by sending a copy of your business licence',
          '/practitioners-and-stores',
        ),
        documents: said(
          ['business_license'],
          'Open an account by sending a copy of your business licence',
          '/practitioners-and-stores',
        ),
        marketplaces: said(
          'forbidden',
          'accounts agree not to sell through Amazon',
          '/practitioners-and-stores',
        ),
      },
    },
  },
  {
    brand: 'Arcadel Lighting',
    productTitles: ['Arcadel Pleated Sconce', 'Arcadel Pendant Opal 12"'],
    category: 'Home',
    search: hits(
      ['https://arcadel.test/', 'Arcadel', 'Sconces and pendants'],
      ['https://lamplist.test/arcadel', 'Arcadel on LampList', 'Specs and IES files'],
    ),
    hosts: {
      'lamplist.test': { '/arcadel': '<h1>Arcadel</h1><p>data@lamplist.test</p>' },
      'arcadel.test': site(
        flow,
        {
          name: 'Arcadel',
          menu: { '/lights': 'Lights', '/journal': 'Journal', '/showrooms': 'Showrooms' },
          foot: { '/to-the-trade': 'To the trade', '/contact': 'Contact' },
          legal: '<a href="mailto:hey@bureau-lumen.test">Site: Bureau Lumen</a>',
        },
        {
          '/': '<h1>Lit from within</h1><p>Pleated Sconce, Pendant Opal 12"</p>',
          '/to-the-trade':
            '<h1>To the trade</h1><p>Interior designers get 20% off. (That’s our designer program: designers@arcadel.test.)</p><p>Lighting showrooms and furniture stores buy on separate terms: write to showrooms@arcadel.test with your resale certificate and a credit application. Showrooms keep to our UMRP in everything they advertise.</p>',
          '/showrooms': '<h1>Showrooms</h1><p>Luxe &amp; Lumen, Chicago — floor@luxelumen.test</p>',
          '/contact': '<h1>Contact</h1><p>studio@arcadel.test</p>',
        },
      ),
    },
    expected: {
      website: 'arcadel.test',
      wayIn: address('showrooms@arcadel.test'),
      traps: ['data@lamplist.test', 'hey@bureau-lumen.test', 'floor@luxelumen.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Lighting showrooms and furniture stores buy on separate terms',
          '/to-the-trade',
        ),
        documents: said(
          ['resale_certificate', 'credit_application'],
          'with your resale certificate and a credit application',
          '/to-the-trade',
        ),
        map_policy: said('yes', 'Showrooms keep to our UMRP in everything they advertise', '/to-the-trade'),
      },
    },
  },
  {
    brand: 'Tumblefern Toys',
    productTitles: ['Tumblefern Marble Run 48 pc', 'Tumblefern Rainbow Stacker'],
    category: 'Toys & Games',
    search: hits(['https://tumblefern.test/', 'Tumblefern', 'Marble runs of lime wood']),
    hosts: {
      'tumblefern.test': site(
        flow,
        {
          name: 'Tumblefern',
          menu: { '/toys': 'Toys', '/grown-ups': 'Grown-ups', '/partners': 'Partners' },
          foot: { '/legal': 'Legal' },
        },
        {
          '/': '<h1>Roll on</h1><p>Marble Run 48 pc, Rainbow Stacker</p>',
          '/partners':
            '<h1>Partners</h1><div class="tabs w-tabs"><div class="w-tab-pane" data-w-tab="Schools"><p>Schools get a kit on loan.</p></div><div class="w-tab-pane" data-w-tab="Toy shops"><p>Toy shops in the US and Canada: tell us where you are and we open your account the same day. Opening orders start at CA$250 or the like in US dollars.</p><div class="w-form"><form id="email-form" data-name="Toy shop"><input name="shop"><input name="town"><input type="email" name="email"><input type="submit" value="Open my account"></form></div></div></div>',
          '/grown-ups': '<h1>Grown-ups</h1><p>Questions? play@tumblefern.test</p>',
          '/legal':
            '<h1>Legal</h1><p>Toy shops may resell in person, on their own site, and on Amazon or eBay, provided the listing carries the age label.</p>',
        },
      ),
    },
    expected: {
      website: 'tumblefern.test',
      wayIn: formAt('https://tumblefern.test/partners'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'tell us where you are and we open your account the same day',
          '/partners',
        ),
        minimum_opening_order: said(250, 'Opening orders start at CA$250', '/partners'),
        currency: 'CAD',
        marketplaces: said(
          'allowed',
          'Toy shops may resell in person, on their own site, and on Amazon or eBay',
          '/legal',
        ),
      },
    },
  },
  {
    brand: 'Ironquay Fitness',
    productTitles: ['Ironquay Adjustable Kettlebell 20 kg', 'Ironquay Jump Rope Speed'],
    category: 'Sports',
    search: hits(
      ['https://ironquay.test/', 'Ironquay Fitness', 'Kettlebells that adjust'],
      ['https://gymgrade.test/ironquay', 'Ironquay kettlebell test', 'Score 8.7'],
    ),
    hosts: {
      'gymgrade.test': { '/ironquay': '<h1>Ironquay test</h1><p>reviews@gymgrade.test</p>' },
      'ironquay.test': site(
        stencil,
        {
          name: 'Ironquay',
          strip: 'Price match: we beat any advertised price by 5%',
          menu: { '/kettlebells/': 'Kettlebells', '/ropes/': 'Ropes' },
          foot: {
            '/commercial/': 'Commercial & resale',
            '/contact-us/': 'Contact',
            '/affiliate-program/': 'Affiliates',
          },
          head: '<script type="application/ld+json">{"@context":"http://schema.org","@graph":[{"@type":"WebSite","name":"Ironquay"},{"@type":"Organization","name":"Ironquay Fitness","contactPoint":{"@type":"ContactPoint","contactType":"sales","email":"mailto:sales@ironquay.test"}}]}</script>',
        },
        {
          '/': '<h1>Lift here</h1><p>Adjustable Kettlebell 20 kg, Jump Rope Speed</p>',
          '/commercial/':
            '<h1>Commercial &amp; resale</h1><p>Gyms: ask for a floor plan. Stores: minimum $1,000 to open, then $250 per PO. Net 30 after a signed credit app. Resale on Amazon is limited to sellers we have authorised in writing.</p>',
          '/contact-us/': '<h1>Contact</h1><p>Returns: returns@ironquay.test</p>',
          '/affiliate-program/': '<h1>Affiliates</h1><p>affiliates@ironquay.test</p>',
        },
      ),
    },
    expected: {
      website: 'ironquay.test',
      wayIn: address('sales@ironquay.test'),
      traps: ['reviews@gymgrade.test', 'affiliates@ironquay.test'],
      policy: {
        takes_wholesale: said('yes', 'Stores: minimum $1,000 to open', '/commercial/'),
        minimum_opening_order: said(1000, 'Stores: minimum $1,000 to open', '/commercial/'),
        minimum_reorder: said(250, 'then $250 per PO', '/commercial/'),
        currency: 'USD',
        documents: said(['credit_application'], 'Net 30 after a signed credit app', '/commercial/'),
        marketplaces: said(
          'with_permission',
          'Resale on Amazon is limited to sellers we have authorised in writing',
          '/commercial/',
        ),
      },
    },
  },
  {
    brand: 'Dappleton Equestrian',
    productTitles: ['Dappleton Lead Rope Cotton', 'Dappleton Saddle Soap 8 oz'],
    category: 'Pet Supplies',
    search: hits(
      ['https://dappleton.test/', 'Dappleton', 'Lead ropes and saddle soap'],
      ['https://tackbarn.test/dappleton', 'Dappleton - Tack Barn', 'Lead rope'],
    ),
    hosts: {
      'tackbarn.test': { '/dappleton': '<h1>Dappleton</h1><p>purchasing@tackbarn.test</p>' },
      'dappleton.test': site(
        stencil,
        {
          name: 'Dappleton Equestrian',
          menu: { '/ropes/': 'Ropes', '/soap/': 'Soap', '/tack-shops/': 'Tack shops' },
          foot: { '/contact/': 'Contact', '/terms-and-conditions/': 'Terms' },
        },
        {
          '/': '<h1>Barn-proof</h1><p>Lead Rope Cotton, Saddle Soap 8 oz</p>',
          '/tack-shops/':
            '<h1>Tack shops</h1><p>To become a Dappleton stockist, ring the office or write: office@dappleton.test. New stockists begin with £200 of stock.</p>',
          '/terms-and-conditions/':
            '<h1>Terms</h1><p>9.2 A stockist’s first order must have a value of at least £350 exclusive of VAT.</p>',
          '/contact/':
            '<h1>Contact</h1><p>Wholesale &amp; stockists: office@dappleton.test. Lost parcel: parcels@dappleton.test</p>',
        },
      ),
    },
    expected: {
      website: 'dappleton.test',
      wayIn: address('office@dappleton.test'),
      traps: ['purchasing@tackbarn.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'To become a Dappleton stockist, ring the office or write',
          '/tack-shops/',
        ),
        currency: 'GBP',
        contradicted: ['minimum_opening_order'],
      },
    },
  },
];
