import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  facebook,
  generatedTerms,
  hidden,
  hit,
  house,
  lastClauses,
  linkedin,
  newsletter,
  parcels,
  priceClauses,
  privacy,
  type Site,
  sendingBack,
  shop,
  video,
  walmart,
} from './kit.ts';

const torvane: Site = {
  name: 'Torvane Performance',
  nav: [
    ['/products', 'Products'],
    ['/dealers/locator', 'Find a Dealer'],
    ['/dealers/apply', 'Dealer Application'],
    ['/tech', 'Tech Support'],
  ],
  foot: `<ul><li><a href="/policies/pricing">UPP / MAP</a></li><li><a href="/policies/reseller">Reseller Policy</a></li>
<li><a href="/sponsorship">Sponsorship</a></li><li><a href="/returns">Returns</a></li><li><a
href="/policies/privacy">Privacy</a></li></ul>
<p>Torvane Performance Products, Mooresville, North Carolina</p>`,
};

const slick: Site = {
  name: 'Slickrock Detail Co.',
  nav: [
    ['/collections/all', 'Shop'],
    ['/pages/distributors', 'International'],
    ['/pages/become-a-reseller', 'Become a reseller'],
    ['/pages/contact', 'Contact'],
  ],
  foot: `${newsletter('Enter your email')}<p>Slickrock Detail Co., Moab. Free freight in the lower 48 over $49.</p>
<p><a href="/policies/terms-of-service">Terms</a></p>`,
};

export const automotiveCases: readonly DiscoveryCase[] = [
  {
    brand: 'Torvane Performance Products',
    productTitles: [
      'Torvane TX-200 Cold Air Intake for F-150 5.0L',
      'Torvane High Flow Dry Air Filter 33-2385',
    ],
    category: 'Automotive',
    search: [
      hit('https://www.ridgelineautoparts.com/brands/torvane', 'Torvane Performance', 'Ships today.'),
      amazon('B0TORVTX20', 'Torvane TX-200 Cold Air Intake for F-150 5.0L', 'Torvane'),
      linkedin('torvane', 'Torvane Performance Products', 'Automotive aftermarket.'),
      hit('https://www.torvane.com/', 'Torvane Performance | Intakes and Filters', 'Dyno-proven intakes.'),
      hit('https://www.ebay.com/b/torvane', 'Torvane for sale | eBay', 'Intakes and filters.'),
      hit('https://torvane-yachts.it/', 'Torvane Yachts', 'Cantiere navale, La Spezia.'),
      facebook('torvaneperformance', 'Torvane Performance', 'Dyno-proven.'),
      video('tX200dy', 'TX-200 intake dyno'),
    ],
    hosts: {
      'www.torvane.com': {
        '/': house(
          torvane,
          'Intakes and Filters',
          '<p>TX-200 Cold Air Intake for F-150 5.0L. Dry Air Filter 33-2385.</p>',
        ),
        '/products': house(
          torvane,
          'Products',
          '<p>Torvane TX-200 Cold Air Intake for F-150 5.0L. Filter 33-2385.</p>',
        ),
        '/dealers/apply': house(
          torvane,
          'Dealer Application',
          `<p>Torvane sells to installers, jobbers, speed shops and online retailers that meet our standards. Small
shops may prefer
to buy from one of our warehouse distributors, listed below.</p>
<table><tr><th>Direct dealer buy-in</th><td>$2,500</td></tr><tr><th>Stocking reorders</th><td>$500
minimum</td></tr></table>
<p>Return the dealer application with: a copy of your business license; resale tax certificate; three trade
references; and
photos of your storefront or installation bays.</p>
<p>Applications are reviewed weekly by <b>dealer sales</b>: ${hidden('dealersales@torvane.com')}</p>
<p><a href="/files/dealer-application-2026.pdf">Download the application (PDF)</a></p>
<h2>Warehouse distributors</h2><ul><li>Keyrock Automotive Warehouse</li><li>Motor City Speed Supply</li>
<li>Pacific Rim Performance</li></ul>`,
        ),
        '/dealers/locator': house(
          torvane,
          'Find a Dealer',
          `<p>Search by ZIP. Our distributor in Australia is Fast Lane Imports, Perth
(${hidden('ask@fastlaneimports.com.au')}).</p>`,
        ),
        '/policies/pricing': house(
          torvane,
          'Unilateral Pricing Policy',
          `<p>Torvane Performance Products (“Torvane”) has adopted this policy unilaterally, in its sole discretion.</p>
<p>Torvane publishes a Minimum Advertised Price for each part number. Any reseller that advertises below it will be
placed on
a Do Not Sell list.</p>${priceClauses('Torvane')}<p>Nothing here limits the price at which a part is actually sold.</p>
<p>Questions go to the Policy Administrator, ${hidden('policyadmin@torvane.com')}, and not to any salesperson.</p>`,
        ),
        '/policies/reseller': house(
          torvane,
          'Reseller Policy',
          `<p>Only dealers holding a current Torvane Marketplace Addendum may offer Torvane parts on Amazon, eBay or
Walmart.com.</p>
<p>Warranty service is available only for parts sold by authorized dealers. Parts bought from other sellers on Amazon or
eBay are excluded.</p><p>Resellers shall not drop ship to other resellers.</p>
${lastClauses('Torvane', 'North Carolina')}`,
        ),
        '/returns': house(torvane, 'Returns', sendingBack('tech@torvane.com')),
        '/sponsorship': house(
          torvane,
          'Sponsorship',
          '<p>Racers: decks to sponsorship@torvane.com by October 1.</p>',
        ),
        '/tech': house(torvane, 'Tech Support', '<p>tech@torvane.com or 704-555-0133</p>'),
        '/policies/privacy': house(torvane, 'Privacy', privacy('Torvane', 'Write to privacy@torvane.com.')),
      },
    },
    expected: {
      website: 'www.torvane.com',
      wayIn: { kind: 'address', anyOf: ['dealersales@torvane.com'] },
      traps: [
        'ask@fastlaneimports.com.au',
        'policyadmin@torvane.com',
        'sponsorship@torvane.com',
        'privacy@torvane.com',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Torvane sells to installers, jobbers, speed shops and online retailers',
          furtherWords: [
            'Return the dealer application with',
            'Direct dealer buy-in',
            'Dealer Application',
            'Small shops may prefer to buy from one of our warehouse distributors',
            'Download the application',
            'Applications are reviewed weekly',
          ],
          path: '/dealers/apply',
        },
        marketplaces: {
          value: 'with_permission',
          words:
            'Only dealers holding a current Torvane Marketplace Addendum may offer Torvane parts on Amazon',
          path: '/policies/reseller',
        },
        map_policy: {
          value: 'yes',
          words: 'publishes a Minimum Advertised Price for each part number',
          furtherWords: [
            'Any reseller that advertises below it',
            'UPP / MAP',
            'MAP Policy',
            'Unilateral Pricing Policy',
            'has adopted this policy unilaterally',
          ],
          path: '/policies/pricing',
        },
        minimum_opening_order: { value: 2500, words: '$2,500', path: '/dealers/apply' },
        minimum_reorder: { value: 500, words: '$500 minimum', path: '/dealers/apply' },
        currency: 'USD',
        documents: {
          value: ['business_license', 'resale_certificate', 'trade_references', 'storefront_photos'],
          words: 'a copy of your business license; resale tax certificate; three trade references',
          furtherWords: ['photos of your storefront or installation bays'],
          path: '/dealers/apply',
        },
        distributors: {
          value: [
            'Keyrock Automotive Warehouse',
            'Motor City Speed Supply',
            'Pacific Rim Performance',
            'Fast Lane Imports',
          ],
          words: 'Keyrock Automotive Warehouse',
          furtherWords: ['Motor City Speed Supply', 'Pacific Rim Performance', 'Fast Lane Imports'],
          path: '/dealers/apply',
        },
      },
    },
  },
  {
    brand: 'Slickrock Detail Co.',
    productTitles: ['Slickrock Ceramic Spray Sealant 16 oz', 'Slickrock Red Dust Wheel Cleaner Gallon'],
    category: 'Automotive',
    search: [
      amazon('B0SLICKCER', 'Slickrock Ceramic Spray Sealant 16 oz', 'Slickrock'),
      hit('https://slickrockcampground.com/', 'Slickrock Campground Moab', 'Full hookups.'),
      hit(
        'https://slickrockdetail.com/',
        'Slickrock Detail Co. – Desert-Proof Car Care',
        'Sealants and cleaners.',
      ),
      facebook('slickrockdetail', 'Slickrock Detail Co.', 'Red dust, beware.'),
      walmart('6617201', 'Slickrock Red Dust Wheel Cleaner Gallon'),
    ],
    hosts: {
      'slickrockdetail.com': {
        '/': shop(
          slick,
          'Desert-Proof Car Care',
          '<p>Ceramic Spray Sealant 16 oz. Red Dust Wheel Cleaner Gallon.</p>',
        ),
        '/collections/all': shop(
          slick,
          'Shop',
          '<p>Slickrock Ceramic Spray Sealant 16 oz $24. Wheel Cleaner Gallon $39.</p>',
        ),
        '/pages/become-a-reseller': shop(
          slick,
          'Become a reseller',
          `<p>We supply detail shops, car washes and auto parts stores in all fifty states. Tell us about your
business in the form
and our reseller team (Gabe) will call you.</p>
<p>Resellers start with an order of $400 or more. Later orders need to hit $200.</p>
<p>What we'll ask Gabe to get from you: your EIN, your resale certificate and a link to your website.</p>
<p>Orders over $750 ship freight-free, and a counter display comes with the first $500. We do not drop ship.</p>
<p>We don't permit resellers to list on Amazon. Amazon is ours.</p>
<p>Detailers only buying for their own bays don't need to be resellers; our gallons have no minimum.</p>
<div class="globo-formbuilder" data-id="118822"><form action="https://api.globoforms.app/submit/118822"
method="post">
<label>Your name<input name="text-1"></label><label>Email<input name="email" type="email"
placeholder="sample@domain.com"></label>
<label>Phone<input name="phone-1"></label><button>Submit</button></form></div>`,
        ),
        '/pages/distributors': shop(
          slick,
          'International',
          `<table><tr><td>Canada</td><td>Maple Shine Distribution</td><td>info@mapleshine.ca</td></tr>
<tr><td>Sweden</td><td>Blänk AB</td><td>order@blank-bilvard.se</td></tr>
<tr><td>Mexico</td><td>Brillo Norte</td><td>ventas@brillonorte.mx</td></tr></table>`,
        ),
        '/policies/shipping-policy': shop(slick, 'Shipping policy', parcels('$49')),
        '/pages/contact': shop(
          slick,
          'Contact',
          '<p>Retail orders and how-to: help@slickrockdetail.com, 435-555-0170</p>',
        ),
        '/policies/terms-of-service': shop(
          slick,
          'Terms',
          generatedTerms('Slickrock', 'help@slickrockdetail.com'),
        ),
      },
      'slickrockcampground.com': {
        '/': '<html><title>Camp</title><p>stay@slickrockcampground.com</p></html>',
      },
    },
    expected: {
      website: 'slickrockdetail.com',
      wayIn: { kind: 'form', anyOf: ['https://slickrockdetail.com/pages/become-a-reseller'] },
      traps: [
        'info@mapleshine.ca',
        'order@blank-bilvard.se',
        'ventas@brillonorte.mx',
        'stay@slickrockcampground.com',
        'sample@domain.com',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'We supply detail shops, car washes and auto parts stores',
          furtherWords: [
            'Tell us about your business in the form',
            'Become a reseller',
            'Resellers start with an order of $400',
          ],
          path: '/pages/become-a-reseller',
        },
        marketplaces: {
          value: 'amazon_forbidden',
          words: "We don't permit resellers to list on Amazon",
          furtherWords: ['Amazon is ours'],
          path: '/pages/become-a-reseller',
        },
        minimum_opening_order: {
          value: 400,
          words: 'Resellers start with an order of $400 or more',
          path: '/pages/become-a-reseller',
        },
        minimum_reorder: {
          value: 200,
          words: 'Later orders need to hit $200',
          path: '/pages/become-a-reseller',
        },
        currency: 'USD',
        documents: {
          value: ['tax_id', 'resale_certificate', 'website_url'],
          words: 'your EIN, your resale certificate and a link to your website',
          path: '/pages/become-a-reseller',
        },
        distributors: {
          value: ['Maple Shine Distribution', 'Blänk AB', 'Brillo Norte'],
          words: 'Maple Shine Distribution',
          furtherWords: ['Blänk AB', 'Brillo Norte'],
          path: '/pages/distributors',
        },
      },
    },
  },
  {
    brand: 'RidgebackXR',
    productTitles: ['RidgebackXR Roof Rack Cross Bars 53 Inch', 'RidgebackXR Cargo Net 4x6 Heavy Duty'],
    category: 'Automotive',
    search: [
      amazon('B0RXRBARS5', 'RidgebackXR Roof Rack Cross Bars 53 Inch', 'RidgebackXR'),
      walmart('90021187', 'RidgebackXR Cargo Net 4x6 Heavy Duty'),
      hit('https://ridgebackracks.co.za/', 'Ridgeback Racks SA', 'Canopies and racks, Pretoria.'),
      hit('https://www.aliexpress.com/w/ridgebackxr', 'ridgebackxr - AliExpress', 'Free shipping.'),
      hit('https://ridgebackbreedclub.org/', 'Ridgeback Club', 'Breed standard.'),
    ],
    hosts: {
      'ridgebackracks.co.za': {
        '/': `<html><head><title>Ridgeback Racks SA</title></head><body><h1>Bakkie canopies, Pretoria</h1>
<p>Fitted at our workshop only. Phone 012 555 0100.</p></body></html>`,
      },
    },
    expected: { website: null, wayIn: { kind: 'none' }, traps: [], policy: {} },
  },
];
