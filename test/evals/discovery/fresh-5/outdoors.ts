import type { DiscoveryCase } from '../case.ts';
import { amazon, facebook, hit, instagram, linkedin, walmart, youtube } from './systems/elsewhere.ts';
import { mail, said, veiled } from './systems/shop.ts';
import { antispam, wordpress, wordpressForm } from './systems/wordpress.ts';

const knife = wordpress({
  builder: 'elementor',
  name: 'Tamarack Blade Works',
  host: 'tamarackblade.test',
  tagline: 'Fixed blade knives made in Michigan',
  nav: 'Knives=/shop/; Sheaths=/product-category/sheaths/; About=/about/; Dealers=/dealers/; Contact=/contact/',
  foot: 'Warranty=/warranty/; Shipping=/shipping/; Privacy Policy=/privacy-policy/; Terms=/terms/',
  goods: 'Tamarack No. 4 Skinner=$168.00; Birch Bark Bushcraft Knife=$189.00; Leather Belt Sheath=$42.00',
  about: '<p>We heat treat, grind and sharpen every blade in our own shop in Gaylord, Michigan.</p>',
  privacy: 'compliance@tamarackblade.test',
  extra:
    '<p class="credit">Designed by <a href="https://northbarnweb.test">North Barn Web</a> support@northbarnweb.test</p>',
});

const lure = wordpress({
  builder: 'divi',
  name: 'Spillway Lures',
  host: 'spillwaylures.test',
  tagline: 'Walleye and pike tackle',
  nav: 'Shop=/shop/; Pro Staff=/pro-staff/; Where to Buy=/where-to-buy/; Contact=/contact/',
  foot: 'About=/about/; Shipping=/shipping/; Privacy=/privacy-policy/; Become a Dealer=/become-a-dealer/',
  goods: 'Spillway Blade Bait 1/2 oz=$7.99; Tailrace Jig 5 Pack=$6.49; Pike Leader 3 Pack=$8.99',
  about: '<p>Poured and painted in Baudette, Minnesota since 1998.</p>',
  extra:
    '<div id="et-info"><span id="et-info-phone">(255) 352-6258</span> <a href="mailto:hello@divitheme.com"><span id="et-info-email">hello@divitheme.com</span></a></div>',
});

const pack = wordpress({
  builder: 'blocks',
  name: 'Cinder Ridge Packs',
  host: 'www.cinderridgepacks.test',
  tagline: 'Hunting packs sewn in Idaho',
  nav: 'Packs=/shop/; Accessories=/product-category/accessories/; About=/about/; FAQ=/faq/; Contact=/contact/',
  foot: 'Shipping=/shipping/; Terms=/terms/; Privacy=/privacy-policy/',
  goods: 'Cinder Ridge 4200 Pack=$389.00; Hip Belt Pouch=$39.00; Rifle Scabbard=$64.00',
  about: '<p>Founded by a backcountry guide in Salmon, Idaho.</p>',
  privacy: 'legal@cinderridgepacks.test',
});

const dog = wordpress({
  builder: 'elementor',
  name: 'Brindle & Burr',
  host: 'brindleandburr.test',
  tagline: 'Leather dog collars and leads',
  nav: 'Collars=/shop/; Leads=/product-category/leads/; About=/about/; Wholesale=/wholesale/; Contact=/contact/',
  foot: 'Sizing=/sizing/; Shipping=/shipping/; Privacy Policy=/privacy-policy/',
  goods: 'Bridle Leather Dog Collar=$54.00; Traffic Lead 18 in=$38.00; Slip Lead 6 ft=$62.00',
  about: '<p>Every collar is cut and stitched in Lancaster County, Pennsylvania.</p>',
  head: '<script>window.wpforms_settings = {"val_email_suggestion_title":"Click to accept this suggestion."};</script>',
});

const stove = wordpress({
  builder: 'divi',
  name: 'Kettle Peak Stoves',
  host: 'kettlepeakstoves.test',
  tagline: 'Titanium wood stoves for hot tents',
  nav: 'Stoves=/shop/; Tents=/product-category/tents/; About=/about/; FAQ=/faq/; Contact=/contact/',
  foot: 'Warranty=/warranty/; Shipping=/shipping/; Terms and Conditions=/terms/; Privacy=/privacy-policy/',
  goods: 'Kettle Peak Ultralight Stove=$279.00; Stove Pipe 7 ft=$69.00; Spark Arrestor=$24.00',
  about: '<p>Our stoves are rolled in Spokane, Washington.</p>',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Tamarack Blade Works',
    productTitles: [
      'Tamarack Blade Works No. 4 Skinner Fixed Blade Knife',
      'Tamarack Birch Bark Bushcraft Knife',
    ],
    category: 'Sports & Outdoors',
    search: [
      hit('https://tamarackblade.test/', 'Tamarack Blade Works', 'Fixed blade knives made in Michigan.'),
      youtube('Tamarack Blade Works'),
      hit(
        'https://knifeaisle.test/brands/tamarack',
        'Tamarack Blade Works Knives | Knife Aisle',
        'Authorized dealer. Free shipping.',
      ),
    ],
    hosts: {
      'tamarackblade.test': {
        ...knife.basics,
        '/contact/': knife.page(
          'Contact',
          `<p>General questions: ${veiled('info@tamarackblade.test')}</p><p>Warranty and sharpening: ${veiled('service@tamarackblade.test', 0x21)}</p>${wordpressForm('Name*; Email*; Message*')}`,
        ),
        '/dealers/': knife.page(
          'Dealers',
          `<p>If you own a knife shop, gun shop or outdoor store and would like to carry our line, contact our dealer desk at ${veiled('dealers@tamarackblade.test', 0x73)}.</p><ul><li>Initial dealer order: $1,000 at dealer cost.</li><li>Subsequent orders: $250.</li><li>Please have a copy of your business license and resale certificate ready.</li><li>Dealers agree to advertise at or above our published MAP.</li><li>Dealers may not list our knives on Amazon, eBay, GunBroker or similar third party sites.</li></ul>`,
        ),
      },
    },
    expected: {
      website: 'tamarackblade.test',
      wayIn: { kind: 'address', anyOf: ['dealers@tamarackblade.test'] },
      traps: ['compliance@tamarackblade.test', 'support@northbarnweb.test'],
      policy: {
        takes_wholesale: said('yes', 'would like to carry our line, contact our dealer desk', '/dealers/'),
        minimum_opening_order: said(1000, 'Initial dealer order: $1,000 at dealer cost', '/dealers/'),
        minimum_reorder: said(250, 'Subsequent orders: $250', '/dealers/'),
        currency: 'USD',
        documents: said(
          ['business_license', 'resale_certificate'],
          'a copy of your business license and resale certificate ready',
          '/dealers/',
        ),
        map_policy: said('yes', 'Dealers agree to advertise at or above our published MAP', '/dealers/'),
        marketplaces: said(
          'forbidden',
          'may not list our knives on Amazon, eBay, GunBroker or similar third party sites',
          '/dealers/',
        ),
      },
    },
  },
  {
    brand: 'Spillway',
    productTitles: ['Spillway Blade Bait 1/2 oz Walleye Lure', 'Spillway Tailrace Jig 5 Pack'],
    category: 'Sports & Outdoors',
    search: [
      hit('https://spillwaybrewing.test/', 'Spillway Brewing Co.', 'Taproom and beer garden in Rochester.'),
      walmart('Spillway'),
      hit(
        'https://spillwaylures.test/',
        'Spillway Lures - Walleye and pike tackle',
        'Blade baits, jigs and leaders.',
      ),
      facebook('Spillway Lures'),
    ],
    hosts: {
      'spillwaylures.test': {
        ...lure.basics,
        '/pro-staff/': lure.page(
          'Pro Staff',
          `<p>Think you have what it takes? Send your fishing resume to ${mail('prostaff@spillwaylures.test')}.</p>`,
        ),
        '/contact/': lure.page('Contact', `<p>218-555-0119</p>${wordpressForm('Name*; Email*; Message*')}`),
        '/where-to-buy/': lure.page(
          'Where to Buy',
          '<p>Ballard Bait, Baudette MN<br>Rainy River Sports, International Falls MN<br>Big Jim&rsquo;s, Devils Lake ND</p>',
        ),
        '/become-a-dealer/': lure.page(
          'Become a Dealer',
          `<p>We sell at dealer prices to bait shops, tackle stores and resorts. Fill out the dealer application below. We review applications every Monday.</p><p>Opening order is $300 minimum.</p>${wordpressForm('Store name*; Owner*; Email*; Phone*; Street address*', 'Apply')}`,
        ),
      },
      'spillwaybrewing.test': {
        '/': '<html><head><title>Spillway Brewing Co.</title></head><body><h1>Spillway Brewing Co.</h1><p>Twelve beers on tap. Private events: events@spillwaybrewing.test</p><p>Distribution and wholesale kegs: kegs@spillwaybrewing.test</p></body></html>',
      },
    },
    expected: {
      website: 'spillwaylures.test',
      wayIn: { kind: 'form', anyOf: ['https://spillwaylures.test/become-a-dealer/'] },
      traps: [
        'hello@divitheme.com',
        'prostaff@spillwaylures.test',
        'events@spillwaybrewing.test',
        'kegs@spillwaybrewing.test',
      ],
      policy: {
        takes_wholesale: said(
          'yes',
          'We sell at dealer prices to bait shops, tackle stores and resorts',
          '/become-a-dealer/',
        ),
        minimum_opening_order: said(300, 'Opening order is $300 minimum', '/become-a-dealer/'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Cinder Ridge',
    productTitles: ['Cinder Ridge 4200 Hunting Backpack', 'Cinder Ridge Hip Belt Pouch Coyote'],
    category: 'Sports & Outdoors',
    search: [
      hit('https://www.cinderridgepacks.test/', 'Cinder Ridge Packs', 'Hunting packs sewn in Idaho.'),
      hit('https://cinderridgehoa.test/', 'Cinder Ridge Homeowners Association', 'Dues, documents, board.'),
      instagram('Cinder Ridge Packs', 'Idaho made.'),
      linkedin('Cinder Ridge Packs', 'Sporting goods manufacturing. 2-10 employees.'),
    ],
    hosts: {
      'www.cinderridgepacks.test': {
        ...pack.basics,
        '/faq/': pack.page(
          'FAQ',
          '<h3>Where can I see a pack in person?</h3><p>At our shop in Salmon. We sell direct to hunters only and do not offer dealer or wholesale pricing.</p><h3>Is there a military discount?</h3><p>Yes, 10%. Email us for the code.</p>',
        ),
        '/contact/': pack.page(
          'Contact',
          '<p>Phone 208-555-0102, Monday to Thursday. Email: info (at) cinderridgepacks.test</p>',
        ),
      },
      'cinderridgepacks.test': { '/': { status: 301, location: 'https://www.cinderridgepacks.test/' } },
      'cinderridgehoa.test': {
        '/': '<html><head><title>Cinder Ridge HOA</title></head><body><h1>Cinder Ridge Homeowners Association</h1><p>board@cinderridgehoa.test</p></body></html>',
      },
    },
    expected: {
      website: 'www.cinderridgepacks.test',
      wayIn: { kind: 'address', anyOf: ['info@cinderridgepacks.test'] },
      traps: ['legal@cinderridgepacks.test', 'board@cinderridgehoa.test'],
      policy: {
        takes_wholesale: said(
          'no',
          'We sell direct to hunters only and do not offer dealer or wholesale pricing',
          '/faq/',
        ),
      },
    },
  },
  {
    brand: 'Brindle & Burr',
    productTitles: ['Brindle & Burr Bridle Leather Dog Collar Large', 'Brindle & Burr Traffic Lead 18 inch'],
    category: 'Pet Supplies',
    search: [
      amazon('Brindle & Burr', 'Bridle Leather Dog Collar'),
      hit(
        'https://brindleandburr.test/',
        'Brindle & Burr - Leather dog collars and leads',
        'Made in Lancaster County.',
      ),
    ],
    hosts: {
      'brindleandburr.test': {
        ...dog.basics,
        '/contact/': dog.page(
          'Contact',
          `${wordpressForm('Name*; Email*; Message*')}<p>Or write to us: ${mail('woof@brindleandburr.test')}</p>`,
        ),
        '/wholesale/': dog.page(
          'Wholesale',
          `<p>We are happy to supply pet boutiques, groomers, feed stores and gift shops at wholesale.</p><p>Wholesale pricing is 50% of retail. The first order must be at least 12 pieces, in any mix of sizes and colors.</p><p>You may sell our collars on your own website. Please do not list them on Amazon, Chewy, Walmart or other marketplaces.</p><p>To get started please send your EIN and your shop's web address to ${antispam('orders@brindleandburr.test')}.</p>`,
        ),
      },
    },
    expected: {
      website: 'brindleandburr.test',
      wayIn: { kind: 'address', anyOf: ['orders@brindleandburr.test'] },
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'We are happy to supply pet boutiques, groomers, feed stores and gift shops at wholesale',
          '/wholesale/',
        ),
        marketplaces: said(
          'forbidden',
          'Please do not list them on Amazon, Chewy, Walmart or other marketplaces',
          '/wholesale/',
        ),
        documents: said(
          ['tax_id', 'website_url'],
          "send your EIN and your shop's web address",
          '/wholesale/',
        ),
      },
    },
  },
  {
    brand: 'KETTLE PEAK',
    productTitles: ['Kettle Peak Ultralight Titanium Hot Tent Stove', 'Kettle Peak Stove Pipe 7 ft'],
    search: [
      hit(
        'https://hottentreviews.test/kettle-peak',
        'Kettle Peak stove review (2026)',
        'Is the Kettle Peak worth it? Our honest review and a coupon.',
      ),
      hit('https://kettlepeakstoves.test/', 'Kettle Peak Stoves', 'Titanium wood stoves for hot tents.'),
      youtube('Kettle Peak Stoves'),
    ],
    hosts: {
      'kettlepeakstoves.test': {
        ...stove.basics,
        '/faq/': stove.page(
          'FAQ',
          '<h4>Can I burn coal?</h4><p>No, wood only.</p><h4>Do you have dealers?</h4><p>Yes. We wholesale to outdoor retailers in the US and Canada. The opening order for new dealers is $1,500.</p>',
        ),
        '/contact/': stove.page(
          'Contact',
          `<table><tr><td>Sales</td><td>${mail('sales@kettlepeakstoves.test')}</td></tr><tr><td>Customer service</td><td>${mail('support@kettlepeakstoves.test')}</td></tr><tr><td>Dealers</td><td>${mail('dealer@kettlepeakstoves.test')}</td></tr><tr><td>Media</td><td>${mail('media@kettlepeakstoves.test')}</td></tr></table>`,
        ),
        '/warranty/': stove.page(
          'Warranty',
          '<p>Five years against defects. The warranty covers stoves bought from us or from an authorized dealer. Stoves bought on Amazon or eBay are not covered.</p>',
        ),
      },
      'hottentreviews.test': {
        '/kettle-peak':
          '<html><head><title>Kettle Peak stove review (2026) - Hot Tent Reviews</title></head><body><h1>Kettle Peak stove review</h1><p>We burned it for twelve nights. Tips to tips@hottentreviews.test</p></body></html>',
      },
    },
    expected: {
      website: 'kettlepeakstoves.test',
      wayIn: { kind: 'address', anyOf: ['dealer@kettlepeakstoves.test'] },
      traps: ['media@kettlepeakstoves.test', 'tips@hottentreviews.test'],
      policy: {
        takes_wholesale: said('yes', 'We wholesale to outdoor retailers in the US and Canada', '/faq/'),
        minimum_opening_order: said(1500, 'The opening order for new dealers is $1,500', '/faq/'),
        currency: 'USD',
      },
    },
  },
];
