import type { DiscoveryCase } from '../case.ts';
import { squarespace } from './systems/builders.ts';
import { magento } from './systems/carts.ts';
import { amazon, facebook, hit, instagram, linkedin, other, seller, walmart } from './systems/elsewhere.ts';
import { pdf } from './systems/scripted.ts';
import { mail, said, veiled } from './systems/shop.ts';
import { dawn, prestige } from './systems/shopify.ts';

const packs = prestige(
  {
    name: 'Switchback Sewn',
    host: 'switchbacksewn.test',
    tagline: 'Bags for bikes',
    banner: 'Lead time is currently 3 weeks',
    nav: 'Frame Bags=/collections/all; Handlebar=/collections/handlebar; Custom=/pages/custom; About=/pages/about',
    foot: 'Custom=/pages/custom; Bike shops=/pages/bike-shops; Repairs=/pages/repairs; Privacy=/policies/privacy-policy; Terms=/policies/terms-of-service',
    goods: 'Half Frame Bag Medium=$128.00; Stem Bag=$48.00; Rando Bag=$185.00; Top Tube Bag=$62.00',
    about: '<p>Cut and sewn in Salida, Colorado since 2013.</p>',
    privacy: 'hq@switchbacksewn.test',
  },
  {
    '/pages/about': ['About', `<p>Four people, nine machines. Say hi: ${mail('hq@switchbacksewn.test')}</p>`],
    '/pages/custom': ['Custom', '<p>Custom bags are open in November only. One per customer.</p>'],
    '/pages/repairs': ['Repairs', '<p>Repairs start at $15. Wash your bag first, please.</p>'],
    '/pages/bike-shops': [
      'Bike shops',
      `<p>We keep wholesale small: bike shops only, and only shops with a door people can walk through.</p><p>A starting order is six bags of any kind. We're not able to offer our range to sellers on third-party sites such as Amazon or eBay.</p><p>Shop owners, email ${mail('shops@switchbacksewn.test')} with a picture of your storefront.</p>`,
    ],
  },
);

const bottles = magento(
  {
    name: 'Cairn & Coast',
    host: 'www.cairnandcoast.test',
    tagline: 'Insulated bottles and mugs',
    nav: 'Bottles=/bottles/; Mugs=/mugs/; Corporate=/corporate-gifts/; Outlet=/outlet/',
    foot: 'About Us=/about-us/; Contact Us=/contact/; Dealer Terms=/dealer-terms/; Shipping=/shipping/; Careers=/careers/',
    goods: 'Cairn 24 oz Bottle=$34.95; Coast 12 oz Mug=$24.95; Straw Lid=$9.95; Bottle Boot=$6.95',
    about: '<p>Cairn &amp; Coast drinkware is sold in 1,900 outdoor stores across North America.</p>',
  },
  {
    '/about-us/': [
      'About Us',
      '<p>Founded in Bellingham, Washington. Part of the Norrland Brands family since 2019.</p>',
    ],
    '/contact/': [
      'Contact Us',
      `<p>Consumer support: ${mail('support@cairnandcoast.test')}</p><p>Dealers: ${mail('dealersales@cairnandcoast.test')}</p><p>Media: ${mail('media@cairnandcoast.test')}</p>`,
    ],
    '/careers/': ['Careers', `<p>Send your resume to ${mail('careers@norrlandbrands.test')}.</p>`],
    '/corporate-gifts/': [
      'Corporate Gifts',
      '<p>Your logo from 48 pieces. Minimum order $900 for engraved bottles.</p>',
    ],
    '/shipping/': ['Shipping', '<p>Free shipping on orders of $60 or more.</p>'],
    '/dealer-terms/': [
      'Dealer Terms',
      '<p><strong>1. Accounts.</strong> Cairn &amp; Coast sells to authorized dealers operating a retail storefront. A completed credit application and a copy of the dealer’s resale certificate are required to open an account.</p><p><strong>2. Orders.</strong> The opening order shall be not less than $1,000.00 at dealer cost. Subsequent orders shall be not less than $250.00.</p><p><strong>3. Pricing.</strong> Dealers shall adhere to the Cairn &amp; Coast Unilateral Minimum Advertised Price Policy as amended from time to time.</p><p><strong>4. Channels.</strong> Dealers shall not offer Products on any third party marketplace (including without limitation Amazon Marketplace, eBay, and Walmart Marketplace) unless authorized in writing by Cairn &amp; Coast.</p><p><strong>5. Payment.</strong> Net 30 days. Past due balances bear interest at 1.5% monthly.</p><p><strong>6. Returns.</strong> No returns without a return authorization number; a 15% restocking charge applies.</p>',
    ],
  },
);

const knives = squarespace(
  {
    name: 'Hollis Blade Works',
    host: 'hollisblade.test',
    tagline: 'Fixed-blade knives',
    nav: 'Knives=/shop; Process=/process; Dealers=/dealers; Contact=/contact',
    foot: 'Dealers=/dealers; Warranty=/warranty; Privacy=/privacy',
    goods: 'Bird & Trout=$240.00; Camp Knife=$310.00; Leather Sheath=$60.00',
    about: '<p>High carbon steel, made one at a time in western Montana.</p>',
  },
  {
    '/process': [
      'Process',
      '<p>Forged, normalized, hardened, tempered, ground, and finished by the same pair of hands.</p>',
    ],
    '/warranty': ['Warranty', '<p>For life. Pay the postage and we’ll fix it.</p>'],
    '/contact': ['Contact', `<p>Walt Hollis, ${veiled('walt@hollisblade.test', 0x2b)}</p>`],
    '/dealers': [
      'Dealers',
      '<p>A handful of shops carry Hollis knives, and new dealers are welcome to get in touch with Walt.</p><p>Terms and prices are in our <a href="/s/hollis-dealer-terms-2026.pdf">dealer sheet (PDF)</a>.</p>',
    ],
  },
);

const socks = dawn(
  {
    name: 'Merrow Socks',
    host: 'merrowsocks.test',
    tagline: 'Merino socks, guaranteed',
    banner: 'Buy 3 pairs, save 20%',
    nav: 'Men=/collections/all; Women=/collections/women; Kids=/collections/kids; Guarantee=/pages/guarantee',
    foot: 'Guarantee=/pages/guarantee; FAQ=/pages/faq; Contact=/pages/contact; Privacy policy=/policies/privacy-policy; Terms of service=/policies/terms-of-service',
    goods: 'Hike Crew Medium Cushion=$25.00; Run Ankle=$19.00; Ski OTC=$29.00; Kids Hike=$15.00',
    about: '<p>Knit in Vermont from merino that we can trace to the farm.</p>',
    privacy: 'privacy@merrowsocks.test',
  },
  {
    '/pages/guarantee': [
      'Guarantee',
      '<p>Wear a hole in them and we replace them. Limit of two claims per year.</p>',
    ],
    '/pages/contact': [
      'Contact',
      `<p>Customer happiness: ${mail('hello@merrowsocks.test')}. In a store? Your rep or ${mail('b2b@merrowsocks.test')}.</p>`,
    ],
    '/pages/faq': [
      'FAQ',
      `<h3>How do they fit?</h3><p>True to size.</p><h3>Where do retailers order?</h3><p>Retailers buy wholesale from us on our portal <a href="https://b2b.merrowsocks.test/login">b2b.merrowsocks.test</a>, where minimums are shown. Prefer NuORDER or Joor? Find us there as well.</p><h3>Can I be paid to post about you?</h3><p>Write to ${mail('ambassadors@merrowsocks.test')}.</p>`,
    ],
  },
);

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Switchback Sewn',
    productTitles: ['Switchback Sewn Half Frame Bag Medium', 'Switchback Sewn Stem Bag'],
    category: 'Sports & Outdoors',
    search: [
      hit('https://switchbacksewn.test/', 'Switchback Sewn – Bags for bikes', 'Sewn in Salida.'),
      instagram('Switchback Sewn', 'Bags for bikes.'),
      hit(
        'https://bikepackjournal.test/switchback',
        'Review: Switchback Sewn Half Frame',
        'We rode it for a year.',
      ),
    ],
    hosts: {
      'switchbacksewn.test': packs,
      'bikepackjournal.test': {
        '/switchback': other('Review: Half Frame Bag', '<p>Pitch us: editors@bikepackjournal.test</p>'),
      },
    },
    expected: {
      website: 'switchbacksewn.test',
      wayIn: { kind: 'address', anyOf: ['shops@switchbacksewn.test'] },
      traps: ['editors@bikepackjournal.test', 'help@pebblereviews.test'],
      policy: {
        takes_wholesale: said('yes', 'We keep wholesale small: bike shops only', '/pages/bike-shops'),
        marketplaces: said(
          'forbidden',
          'not able to offer our range to sellers on third-party sites such as Amazon or eBay',
          '/pages/bike-shops',
        ),
        documents: said(['storefront_photos'], 'with a picture of your storefront', '/pages/bike-shops'),
      },
    },
  },
  {
    brand: 'Cairn & Coast',
    productTitles: ['Cairn & Coast 24 oz Insulated Bottle', 'Cairn & Coast 12 oz Mug'],
    category: 'Sports & Outdoors',
    search: [
      amazon('Cairn & Coast', 'Insulated Bottle'),
      walmart('Cairn & Coast'),
      hit(
        'https://www.cairnandcoast.test/',
        'Insulated bottles and mugs | Cairn & Coast',
        '1,900 outdoor stores.',
      ),
      linkedin('Norrland Brands'),
      hit('https://cairncoastrealty.test/', 'Cairn Coast Realty', 'Homes on the Olympic Peninsula.'),
    ],
    hosts: {
      'www.cairnandcoast.test': bottles,
      'cairncoastrealty.test': { '/': other('Cairn Coast Realty', '<p>homes@cairncoastrealty.test</p>') },
    },
    expected: {
      website: 'www.cairnandcoast.test',
      wayIn: { kind: 'address', anyOf: ['dealersales@cairnandcoast.test'] },
      traps: ['media@cairnandcoast.test', 'careers@norrlandbrands.test', 'homes@cairncoastrealty.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'sells to authorized dealers operating a retail storefront',
          '/dealer-terms/',
        ),
        minimum_opening_order: said(
          1000,
          'The opening order shall be not less than $1,000.00',
          '/dealer-terms/',
        ),
        minimum_reorder: said(250, 'Subsequent orders shall be not less than $250.00', '/dealer-terms/'),
        currency: 'USD',
        map_policy: said('yes', 'Unilateral Minimum Advertised Price Policy', '/dealer-terms/'),
        marketplaces: said(
          'with_permission',
          'shall not offer Products on any third party marketplace',
          '/dealer-terms/',
        ),
        documents: said(
          ['credit_application', 'resale_certificate'],
          'A completed credit application and a copy of the dealer’s resale certificate are required',
          '/dealer-terms/',
        ),
      },
    },
  },
  {
    brand: 'Hollis Blade Works',
    productTitles: ['Hollis Blade Works Bird & Trout Knife', 'Hollis Camp Knife'],
    category: 'Sports & Outdoors',
    search: [
      hit('https://hollisblade.test/', 'Hollis Blade Works', 'Fixed-blade knives.'),
      facebook('Hollis Blade Works'),
      hit('https://steelandstag.test/hollis', 'Hollis | Steel & Stag', 'Authorized Hollis dealer.'),
    ],
    hosts: {
      'hollisblade.test': {
        ...knives,
        '/s/hollis-dealer-terms-2026.pdf': pdf([
          'HOLLIS BLADE WORKS - DEALER SHEET 2026',
          'Dealer cost is 40% off retail.',
          'First order must total at least $800.',
          'Dealers must send a copy of their business license.',
          'Bird & Trout 240.00 / 144.00   Camp Knife 310.00 / 186.00',
        ]),
      },
      'steelandstag.test': {
        '/hollis': seller('Steel & Stag', 'Hollis', ['Bird & Trout'], 'sales@steelandstag.test'),
      },
    },
    expected: {
      website: 'hollisblade.test',
      wayIn: { kind: 'address', anyOf: ['walt@hollisblade.test'] },
      traps: ['sales@steelandstag.test'],
      policy: {
        takes_wholesale: said('yes', 'new dealers are welcome to get in touch with Walt', '/dealers'),
        minimum_opening_order: said(
          800,
          'First order must total at least $800',
          '/s/hollis-dealer-terms-2026.pdf',
        ),
        currency: 'USD',
        documents: said(
          ['business_license'],
          'Dealers must send a copy of their business license',
          '/s/hollis-dealer-terms-2026.pdf',
        ),
      },
    },
  },
  {
    brand: 'Merrow Socks',
    productTitles: ['Merrow Socks Hike Crew Medium Cushion', 'Merrow Socks Ski OTC Merino'],
    category: 'Clothing, Shoes & Jewelry',
    search: [
      hit('https://merrowsocks.test/', 'Merrow Socks – Merino socks, guaranteed', 'Knit in Vermont.'),
      amazon('Merrow', 'Merino Hiking Socks'),
      hit('https://merrowmachines.test/', 'Merrow Overlock Machines', 'Industrial sewing machines.'),
    ],
    hosts: {
      'merrowsocks.test': socks,
      'b2b.merrowsocks.test': {
        '/login': other(
          'Merrow B2B',
          '<form method="post" action="/session"><label>User name <input name="user"></label><label>Password <input type="password" name="password"></label><button>Sign in</button></form><p>Trouble signing in? helpdesk@orderlane-portals.test</p>',
          'Powered by Orderlane',
        ),
      },
      'merrowmachines.test': {
        '/': other('Merrow Overlock Machines', '<p>Parts and dealers: sales@merrowmachines.test</p>'),
      },
    },
    expected: {
      website: 'merrowsocks.test',
      wayIn: { kind: 'address', anyOf: ['b2b@merrowsocks.test'] },
      traps: [
        'privacy@merrowsocks.test',
        'ambassadors@merrowsocks.test',
        'helpdesk@orderlane-portals.test',
        'sales@merrowmachines.test',
      ],
      policy: { takes_wholesale: said('yes', 'Retailers buy wholesale from us on our portal', '/pages/faq') },
    },
  },
];
