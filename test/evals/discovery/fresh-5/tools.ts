import type { DiscoveryCase } from '../case.ts';
import { webflow } from './systems/builders.ts';
import { bigcommerce } from './systems/carts.ts';
import { amazon, facebook, hit, linkedin, walmart } from './systems/elsewhere.ts';
import { mail, said } from './systems/shop.ts';

const plane = bigcommerce({
  name: 'Holt & Vesper Toolworks',
  host: 'holtvesper.test',
  tagline: 'Hand planes and chisels',
  nav: 'Planes=/shop-all/; Chisels=/chisels/; Learn=/blog/; About=/about-us/',
  foot: 'Dealer Program=/dealer-program/; Contact Us=/contact-us/; Shipping & Returns=/shipping-returns/; Privacy=/privacy-policy/; Terms=/terms-conditions/',
  goods: 'Low Angle Block Plane=$189.00; Bench Chisel Set of 5=$245.00; Honing Guide=$69.00',
  about: '<p>Machined from stress relieved castings in Warren, Maine.</p>',
  privacy: 'privacy@holtvesper.test',
});

const mount = bigcommerce({
  name: 'GripRail',
  host: 'griprail.test',
  tagline: 'Truck bed tie downs and rail mounts',
  nav: 'Tie Downs=/shop-all/; Fit Guide=/fit-guide/; About=/about-us/; Contact=/contact-us/',
  foot: 'Authorized Resellers=/authorized-resellers/; MAP Policy=/map-policy/; Wholesale=/wholesale/; Privacy=/privacy-policy/; Terms=/terms-conditions/',
  goods: 'GripRail Tie Down 4 Pack=$79.95; Bed Rail Cleat=$24.95; Cargo Net=$49.95',
  about: '<p>Aluminum tie downs designed and made in Fort Wayne, Indiana.</p>',
  privacy: 'privacy@griprail.test',
});

const cleaner = webflow({
  name: 'Bench & Bottle',
  host: 'benchandbottle.test',
  tagline: 'Wood finish that smells like oranges',
  nav: 'Products=/products; How to use=/how-to; About=/about; Contact=/contact',
  foot: 'Become a stockist=/stockist; Privacy=/privacy; Terms=/terms',
  goods: 'Citrus Tung Oil Finish 16 oz=$28.00; Cutting Board Wax=$16.00; Applicator Pads=$8.00',
  about: '<p>A plant based finish made in Grand Rapids, Michigan.</p>',
  extra: '<div class="made-by">Made in Webflow by <a href="mailto:team@plainspoke.test">Plainspoke</a></div>',
});

const lamp = webflow({
  name: 'Arrowhead Shop Lights',
  host: 'arrowheadlights.test',
  tagline: 'LED lights for garages and barns',
  nav: 'Lights=/products; Support=/support; Company=/about',
  foot: 'Wholesale & OEM=/wholesale; Privacy=/privacy; Terms=/terms; Contact=/contact',
  goods: 'Arrowhead 4 ft Shop Light 2 Pack=$64.99; High Bay 150W=$119.99; Magnetic Work Light=$29.99',
  about: '<p>Engineered in Duluth, Minnesota. Assembled in Taiwan.</p>',
  privacy: 'dpo@arrowheadlights.test',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Holt and Vesper',
    productTitles: ['Holt & Vesper Low Angle Block Plane', 'Holt & Vesper Bench Chisel Set of 5'],
    category: 'Tools & Home Improvement',
    search: [
      hit(
        'https://woodcraftsupplyhouse.test/brand/holt-vesper',
        'Holt & Vesper | Woodcraft Supply House',
        'Official Holt & Vesper dealer. Planes, chisels.',
      ),
      hit('https://holtvesper.test/', 'Holt & Vesper Toolworks', 'Hand planes and chisels made in Maine.'),
      facebook('Holt & Vesper'),
    ],
    hosts: {
      'holtvesper.test': {
        ...plane.basics,
        '/contact-us/': plane.page(
          'Contact Us',
          `<p>Toll free 1-800-555-0122</p><p>Customer service: ${mail('toolworks@holtvesper.test')}</p>`,
        ),
        '/dealer-program/': plane.page(
          'Dealer Program',
          `<p>Holt &amp; Vesper accepts a small number of new dealers each year. Qualified dealers have a showroom where customers can try the tools.</p><p>Requirements:</p><ul><li>Opening order of $2,500 net</li><li>Reorders of $500 net</li><li>Credit application and three trade references</li><li>Agreement to our Minimum Advertised Price policy</li><li>No sales on Amazon or eBay or any third party marketplace</li></ul><p>To request a dealer packet, email Martin at ${mail('martin@holtvesper.test')}.</p>`,
        ),
      },
      'woodcraftsupplyhouse.test': {
        '/brand/holt-vesper':
          '<html><head><title>Holt & Vesper | Woodcraft Supply House</title></head><body><nav><a href="/">Woodcraft Supply House</a> <a href="/brands">All brands</a> <a href="/cart">Cart</a></nav><h1>Holt &amp; Vesper</h1><ul><li>Low Angle Block Plane <button>Add to cart</button></li><li>Bench Chisel Set <button>Add to cart</button></li></ul><p>Need help? sales@woodcraftsupplyhouse.test</p><footer>&copy; 2026 Woodcraft Supply House Inc.</footer></body></html>',
      },
    },
    expected: {
      website: 'holtvesper.test',
      wayIn: { kind: 'address', anyOf: ['martin@holtvesper.test'] },
      traps: ['privacy@holtvesper.test', 'sales@woodcraftsupplyhouse.test'],
      policy: {
        takes_wholesale: said('yes', 'accepts a small number of new dealers each year', '/dealer-program/'),
        minimum_opening_order: said(2500, 'Opening order of $2,500 net', '/dealer-program/'),
        minimum_reorder: said(500, 'Reorders of $500 net', '/dealer-program/'),
        currency: 'USD',
        documents: said(
          ['credit_application', 'trade_references'],
          'Credit application and three trade references',
          '/dealer-program/',
        ),
        map_policy: said('yes', 'Agreement to our Minimum Advertised Price policy', '/dealer-program/'),
        marketplaces: said(
          'forbidden',
          'No sales on Amazon or eBay or any third party marketplace',
          '/dealer-program/',
        ),
      },
    },
  },
  {
    brand: 'GripRail',
    productTitles: ['GripRail Truck Bed Tie Down Anchors 4 Pack', 'GripRail Bed Rail Cleat'],
    category: 'Automotive',
    search: [
      amazon('GripRail', 'Truck Bed Tie Down'),
      walmart('GripRail'),
      hit(
        'https://griprail.test/',
        'GripRail - Truck bed tie downs and rail mounts',
        'Made in Fort Wayne, Indiana.',
      ),
      hit(
        'https://griprails-official.test/',
        'GripRail Official Sale - 80% OFF Today',
        'GripRail outlet clearance.',
      ),
    ],
    hosts: {
      'griprail.test': {
        ...mount.basics,
        '/terms-conditions/': mount.page(
          'Terms & Conditions',
          '<p>These terms apply to your use of griprail.test. All sales to consumers are subject to our return policy. Orders under $25 ship for a flat $6.95.</p><p>Notices of claimed copyright infringement go to our designated agent: dmca@griprail.test. GripRail is a trademark of Allen County Metal Goods, Inc.</p>',
        ),
        '/contact-us/': mount.page(
          'Contact Us',
          `<p>Tech support: ${mail('tech@griprail.test')}</p><p>Report an unauthorized seller: ${mail('brandprotection@griprail.test')}</p><p>Resellers: ${mail('resellers@griprail.test')}</p>`,
        ),
        '/map-policy/': mount.page(
          'MAP Policy',
          '<p>GripRail has adopted a unilateral Minimum Advertised Price policy effective January 1, 2026. The policy applies to all resellers in the United States. GripRail will cease doing business with any reseller that violates the policy three times.</p>',
        ),
        '/authorized-resellers/': mount.page(
          'Authorized Resellers',
          '<p>GripRail products may only be sold by authorized resellers. Authorized resellers may sell on their own websites. They may not sell on any online marketplace, including Amazon.com, Walmart.com and eBay.</p>',
        ),
        '/wholesale/': mount.page(
          'Wholesale',
          '<p>GripRail sells wholesale to auto parts stores, truck accessory shops and dealerships.</p><p>Initial order: $500. Reorder: $200.</p><p>Have your federal tax ID and a resale certificate on hand when you contact our reseller team.</p>',
        ),
      },
      'griprails-official.test': {
        '/': '<html><head><title>GripRail Official Sale - 80% OFF Today</title></head><body><h1>GripRail</h1><p>Flash sale ends in 02:14:55</p><p>GripRail Tie Down 4 Pack <s>$79.95</s> $15.99</p><p>Contact: service@topshopping-mall.test</p></body></html>',
      },
    },
    expected: {
      website: 'griprail.test',
      wayIn: { kind: 'address', anyOf: ['resellers@griprail.test'] },
      traps: [
        'dmca@griprail.test',
        'privacy@griprail.test',
        'brandprotection@griprail.test',
        'service@topshopping-mall.test',
      ],
      policy: {
        takes_wholesale: said(
          'yes',
          'GripRail sells wholesale to auto parts stores, truck accessory shops and dealerships',
          '/wholesale/',
        ),
        minimum_opening_order: said(500, 'Initial order: $500', '/wholesale/'),
        minimum_reorder: said(200, 'Reorder: $200', '/wholesale/'),
        currency: 'USD',
        map_policy: said('yes', 'adopted a unilateral Minimum Advertised Price policy', '/map-policy/'),
        marketplaces: said(
          'forbidden',
          'They may not sell on any online marketplace, including Amazon.com, Walmart.com and eBay',
          '/authorized-resellers/',
        ),
        documents: said(
          ['tax_id', 'resale_certificate'],
          'Have your federal tax ID and a resale certificate on hand',
          '/wholesale/',
        ),
      },
    },
  },
  {
    brand: 'Bench & Bottle',
    productTitles: ['Bench & Bottle Citrus Tung Oil Wood Finish 16 oz', 'Bench & Bottle Cutting Board Wax'],
    category: 'Tools & Home Improvement',
    search: [
      hit(
        'https://benchandbottle.test/',
        'Bench & Bottle | Wood finish',
        'Plant based wood finish from Michigan.',
      ),
      hit(
        'https://finishforum.test/t/bench-bottle',
        'Bench and Bottle tung oil? - Finish Forum',
        'Anyone tried the citrus one?',
      ),
    ],
    hosts: {
      'benchandbottle.test': {
        ...cleaner.basics,
        '/contact': cleaner.page(
          'Contact',
          `<h1>Contact</h1><p>Write to us at ${mail('hello@benchandbottle.test')}.</p>`,
        ),
        '/stockist': cleaner.page(
          'Become a stockist',
          `<h1>Become a stockist</h1><p>We supply hardware stores, lumber yards and kitchen shops. Interested? Drop us a line at ${mail('hello@benchandbottle.test')} with the name of your store and we will send wholesale pricing.</p><p>You can start with as little as one case.</p>`,
        ),
      },
      'finishforum.test': {
        '/t/bench-bottle':
          '<html><head><title>Bench and Bottle tung oil? - Finish Forum</title></head><body><h1>Bench and Bottle tung oil?</h1><p>oakguy: dries slow. Questions to me at oakguy@woodmail.test</p></body></html>',
      },
    },
    expected: {
      website: 'benchandbottle.test',
      wayIn: { kind: 'address', anyOf: ['hello@benchandbottle.test'] },
      traps: ['team@plainspoke.test', 'oakguy@woodmail.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'We supply hardware stores, lumber yards and kitchen shops',
          '/stockist',
        ),
      },
    },
  },
  {
    brand: 'Arrowhead Shop Lights',
    productTitles: ['Arrowhead 4 ft LED Shop Light 2 Pack', 'Arrowhead Magnetic Work Light Rechargeable'],
    category: 'Tools & Home Improvement',
    search: [
      amazon('Arrowhead', 'LED Shop Light'),
      hit('https://arrowheadlights.test/', 'Arrowhead Shop Lights', 'LED lights for garages and barns.'),
      hit(
        'https://arrowheadlighting.test/',
        'Arrowhead Lighting Showroom | Glendale AZ',
        'Chandeliers and fans.',
      ),
      linkedin('Arrowhead Shop Lights', 'Appliances, Electrical, and Electronics Manufacturing.'),
    ],
    hosts: {
      'arrowheadlights.test': {
        ...lamp.basics,
        '/support': lamp.page(
          'Support',
          `<h1>Support</h1><p>Warranty claims: ${mail('warranty@arrowheadlights.test')}</p>`,
        ),
        '/contact': lamp.page(
          'Contact',
          `<h1>Contact</h1><p>Customer support: ${mail('support@arrowheadlights.test')}</p><p>Careers: ${mail('hr@arrowheadlights.test')}</p>`,
        ),
        '/wholesale': lamp.page(
          'Wholesale & OEM',
          `<h1>Wholesale &amp; OEM</h1><p>We offer wholesale accounts to electrical contractors, farm stores and hardware retailers.</p><p>The minimum initial purchase is one pallet (48 cartons).</p><p>We sell our own lights on Amazon. Wholesale customers may not sell on Amazon.</p><p>Contact ${mail('b2b@arrowheadlights.test')} with a copy of your business license.</p>`,
        ),
      },
      'arrowheadlighting.test': {
        '/': '<html><head><title>Arrowhead Lighting Showroom</title></head><body><h1>Arrowhead Lighting</h1><p>Trade accounts for designers: trade@arrowheadlighting.test</p></body></html>',
      },
    },
    expected: {
      website: 'arrowheadlights.test',
      wayIn: { kind: 'address', anyOf: ['b2b@arrowheadlights.test'] },
      traps: ['dpo@arrowheadlights.test', 'hr@arrowheadlights.test', 'trade@arrowheadlighting.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'We offer wholesale accounts to electrical contractors, farm stores and hardware retailers',
          '/wholesale',
        ),
        marketplaces: said('amazon_forbidden', 'Wholesale customers may not sell on Amazon', '/wholesale'),
        documents: said(['business_license'], 'a copy of your business license', '/wholesale'),
      },
    },
  },
];
