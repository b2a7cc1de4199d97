import type { DiscoveryCase } from '../case.ts';
import { dawn26, next, streamed } from './frames.ts';
import { bullets, faq, fillIn, form, mail, says, site, veiled, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Kelpie & Co',
    host: 'kelpieandco.test',
    titles: ['Kelpie & Co Biothane Leash 6 ft', 'Kelpie & Co Treat Pouch'],
    category: 'Pet Supplies',
    frame: dawn26,
    bar: 'Free shipping over $65',
    pages: {
      '/pages/story': ['Story', '<p>Sewn in Boise.</p>'],
      '/pages/wholesale': [
        'Wholesale',
        `<p>We partner with independent pet shops, groomers and trainers across the US and Canada.</p><p>New stores commit to $300 up front. Reorders have a $120 floor.</p><p>All partners sign our MAP agreement. Listing on Amazon, Chewy or Walmart Marketplace is reserved to Kelpie & Co.</p><p>Write to ${veiled('wholesale@kelpieandco.test')} with your resale certificate attached.</p>`,
      ],
      '/policies/refund-policy': ['-Refund policy', '<p>30 days. Final sale on clearance.</p>'],
    },
    expected: {
      wayIn: writeTo('wholesale@kelpieandco.test'),
      traps: ['privacy@consent-manager.test'],
      policy: {
        takes_wholesale: says('/pages/wholesale', 'yes', 'We partner with independent pet shops'),
        marketplaces: says(
          '/pages/wholesale',
          'forbidden',
          'Listing on Amazon, Chewy or Walmart Marketplace is reserved to',
        ),
        map_policy: says('/pages/wholesale', 'yes', 'All partners sign our MAP agreement'),
        minimum_opening_order: says('/pages/wholesale', 300, 'New stores commit to $300 up front'),
        minimum_reorder: says('/pages/wholesale', 120, 'Reorders have a $120 floor'),
        currency: 'USD',
        documents: says('/pages/wholesale', ['resale_certificate'], 'with your resale certificate attached'),
      },
    },
  }),
  site({
    brand: 'Northgate Desk Works',
    host: 'www.northgatedesk.test',
    titles: ['Northgate Walnut Monitor Riser', 'Northgate Felt Desk Mat Large'],
    category: 'Office Products',
    frame: next,
    bar: 'Order 3 or more save 10%',
    pages: {
      '/about': ['About', '<p>Solid wood, since 2017.</p>'],
      '/trade': [
        'Trade',
        `<p>Retail stores, designers and office dealers are invited to open a trade account.</p><p>An opening order must total at least $1,000; there's a $400 minimum on every order thereafter.</p><p>Resale on third-party marketplaces is permitted only with written authorization from Northgate.</p><p>Contact ${mail('trade@northgatedesk.test')}.</p>`,
      ],
      '/careers': ['-Careers', `<p>Joiners wanted: ${mail('careers@northgatedesk.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('trade@northgatedesk.test'),
      traps: ['careers@northgatedesk.test'],
      policy: {
        takes_wholesale: says('/trade', 'yes', 'are invited to open a trade account'),
        marketplaces: says(
          '/trade',
          'with_permission',
          'permitted only with written authorization from Northgate',
        ),
        minimum_opening_order: says('/trade', 1000, 'An opening order must total at least $1,000'),
        minimum_reorder: says('/trade', 400, "there's a $400 minimum on every order thereafter"),
        currency: 'USD',
      },
    },
  }),
  site({
    brand: 'Little Quarry Blocks',
    host: 'littlequarry.test',
    titles: ['Little Quarry Stone Stacking Blocks', 'Little Quarry Balance Board Mini'],
    category: 'Toys & Games',
    frame: dawn26,
    bar: '$10 off your first order of $60+',
    pages: {
      '/pages/faq': [
        'FAQ',
        faq(
          [
            'Do you offer wholesale?',
            'Not right now. Our small team can only keep up with families who order from this site.',
          ],
          ['Do you have a store map?', 'We only sell online.'],
          ['Can I join the affiliate program?', 'Sure, apply now on the affiliates page.'],
        ),
      ],
      '/pages/contact': ['Contact', `<p>Mail us: ${veiled('play@littlequarry.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('play@littlequarry.test'),
      traps: ['privacy@consent-manager.test'],
      policy: {
        takes_wholesale: says(
          '/pages/faq',
          'no',
          'Not right now',
          'Our small team can only keep up with families',
        ),
      },
    },
  }),
  site({
    brand: 'Ember & Oat Granola',
    host: 'emberandoat.test',
    titles: ['Ember & Oat Maple Pecan Granola 12 oz', 'Ember & Oat Cocoa Clusters 10 oz'],
    category: 'Grocery & Gourmet Food',
    frame: streamed,
    bar: 'Subscribe and never run out: 20% off',
    pages: {
      '/wholesale': [
        'Wholesale',
        `<p>Stores may order direct by the case (six bags), with a first delivery worth $240 or more.</p><p>On the East Coast you can also order through Harborview Provisions or Green Mountain Natural Distributors.</p><p>Your account form needs a food handler's business license and an EIN.</p><p><a href="https://share.hsforms.test/emberoat-retail">Retailer sign-up form</a></p>`,
      ],
      '/contact': ['Contact', `<p>${mail('crunch@emberandoat.test')}</p>`],
    },
    more: {
      'share.hsforms.test': {
        '/emberoat-retail': `<title>Retailer sign-up</title><h1>Ember & Oat retailer sign-up</h1>${form('Submit', 'Store name', 'Email', 'EIN')}`,
      },
    },
    expected: {
      wayIn: fillIn('https://share.hsforms.test/emberoat-retail'),
      policy: {
        takes_wholesale: says('/wholesale', 'yes', 'Stores may order direct by the case'),
        minimum_opening_order: says('/wholesale', 240, 'with a first delivery worth $240 or more'),
        currency: 'USD',
        documents: says(
          '/wholesale',
          ['business_license', 'tax_id'],
          "needs a food handler's business license and an EIN",
        ),
        distributors: says(
          '/wholesale',
          ['Harborview Provisions', 'Green Mountain Natural Distributors'],
          'order through Harborview Provisions or Green Mountain Natural Distributors',
        ),
      },
    },
  }),
  site({
    brand: 'Vela Bicycle Bags',
    host: 'velabags.test',
    titles: ['Vela Handlebar Bag 3L', 'Vela Top Tube Bag Slim'],
    category: 'Sports & Outdoors',
    frame: dawn26,
    bar: 'Carbon-neutral delivery on all orders over $80',
    foot: 'Affiliates: apply now at partners@reachly.test',
    pages: {
      '/pages/lookbook': ['Lookbook', '<p>Summer 2026.</p>'],
      '/pages/shipping': ['-Shipping', '<p>Minimum spend for free returns: $50.</p>'],
      '/pages/contact': ['Contact', `<p>Rider support: ${veiled('ride@velabags.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('ride@velabags.test'),
      traps: ['privacy@consent-manager.test', 'partners@reachly.test'],
    },
  }),
  site({
    brand: 'Basalt Skincare',
    host: 'www.basaltskin.test',
    titles: ['Basalt Skincare Mineral Cleanser', 'Basalt Skincare Night Oil 30 ml'],
    category: 'Beauty & Personal Care',
    frame: next,
    bar: 'Gift cards from $25',
    pages: {
      '/professionals': [
        'Professionals',
        `<p>Spas, estheticians and clean-beauty boutiques can carry Basalt. Opening assortments start at $600.</p>${bullets('Unauthorized sale on Amazon, eBay, TikTok Shop or any other marketplace ends the account', 'Retailers hold to the suggested price: no advertising under MAP')}<p>We will ask for your esthetician or business license and a resale permit.</p><p>${mail('pro@basaltskin.test', 'Email the pro team')}</p>`,
      ],
      '/press': ['-Press', `<p>Editors: ${mail('basalt@loudmouthpr.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('pro@basaltskin.test'),
      traps: ['basalt@loudmouthpr.test'],
      policy: {
        takes_wholesale: says('/professionals', 'yes', 'clean-beauty boutiques can carry Basalt'),
        marketplaces: says('/professionals', 'forbidden', 'or any other marketplace ends the account'),
        map_policy: says('/professionals', 'yes', 'no advertising under MAP'),
        minimum_opening_order: says('/professionals', 600, 'Opening assortments start at $600'),
        currency: 'USD',
        documents: says(
          '/professionals',
          ['business_license', 'resale_certificate'],
          'your esthetician or business license and a resale permit',
        ),
      },
    },
  }),
  site({
    brand: 'Cinder Camp Kitchen',
    host: 'cindercamp.test',
    titles: ['Cinder Camp Folding Fire Grate', 'Cinder Camp Enamel Mug Set of 4'],
    category: 'Sports & Outdoors',
    frame: streamed,
    bar: 'Buy one mug set, get 50% off the second',
    pages: {
      '/retail-partners': [
        'Retail partners',
        `<p>Become one of our retail partners: we supply outdoor shops in 31 states.</p><p>No minimums. Not on the first order, not on the tenth.</p><p>Go ahead and sell on Amazon or eBay if that's where your customers are.</p><p>Reach us by mail at partners@cindercamp.test.</p>`,
      ],
      '/contact': ['Contact', form('Send', 'Name', 'E-mail')],
    },
    expected: {
      wayIn: writeTo('partners@cindercamp.test'),
      policy: {
        takes_wholesale: says('/retail-partners', 'yes', 'Become one of our retail partners'),
        marketplaces: says('/retail-partners', 'allowed', 'Go ahead and sell on Amazon or eBay'),
      },
    },
  }),
  site({
    brand: 'Plumb Line Hardware',
    host: 'plumblinehardware.test',
    titles: ['Plumb Line Brass Cup Pull 3 in', 'Plumb Line Unlacquered Hook'],
    category: 'Tools & Home Improvement',
    frame: dawn26,
    bar: 'Sample set $15, credited on orders over $150',
    pages: {
      '/pages/trade-program': [
        'Trade program',
        '<p>Interior designers and builders receive 15% off for their own projects. This discount is not for resale.</p>',
      ],
      '/pages/dealers': [
        'Showrooms & dealers',
        `<p>Showrooms wanting to carry the line: the buy-in is $2,500 and includes a display board.</p><p>Reorders ship from a single piece.</p><p>Dealers are free to advertise, but never below MAP.</p><p>Start with the <a href="/pages/dealer-application">dealer application</a>.</p>`,
      ],
      '/pages/dealer-application': [
        '-Dealer application',
        `<p>Please include trade references and a completed W-9.</p>${form('Submit', 'Showroom', 'Owner', 'Email', 'Phone')}`,
      ],
    },
    expected: {
      wayIn: fillIn('https://plumblinehardware.test/pages/dealer-application'),
      traps: ['privacy@consent-manager.test'],
      policy: {
        takes_wholesale: says(
          '/pages/dealers',
          'yes',
          'Showrooms wanting to carry the line',
          'Start with the dealer application',
        ),
        map_policy: says('/pages/dealers', 'yes', 'but never below MAP'),
        minimum_opening_order: says('/pages/dealers', 2500, 'the buy-in is $2,500'),
        currency: 'USD',
        documents: says(
          '/pages/dealer-application',
          ['trade_references', 'w9'],
          'Please include trade references and a completed W-9',
        ),
      },
    },
  }),
];
