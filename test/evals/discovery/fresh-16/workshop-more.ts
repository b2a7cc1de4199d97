import type { DiscoveryCase } from '../case.ts';
import { other } from './frames-even.ts';
import { bcForm, bigc, elsewhere } from './frames-odd.ts';
import { amazon, etsy, hit, insta, page, walmart } from './kit.ts';

const robotCheck = page(
  '<html><head><title>Robot Check</title></head><body><p>To discuss automated access to Amazon data please contact api-services-support@amazon.com.</p><p>Enter the characters you see below</p></body></html>',
  503,
);
const torquewell: DiscoveryCase = {
  brand: 'Torquewell Tools',
  productTitles: ['Torquewell Tools 1/4" Drive Torque Wrench', 'Torquewell Hex Bit Set, 24 pc'],
  category: 'Tools & Home Improvement',
  search: [
    hit('https://www.torquewell.com/', 'Torquewell Tools', 'Torque wrenches for bikes and small engines.'),
    amazon('Torquewell Tools', '1/4" Drive Torque Wrench'),
    hit('https://www.torquewellauto.com/', 'Torque Well Auto Repair, Mesa AZ', 'Brakes, tires, AC.'),
    hit('https://www.spokeandsocket.com/torquewell/', 'Torquewell - Spoke & Socket', 'Bike tools.'),
    walmart('Torquewell', 'Hex Bit Set, 24 pc'),
    insta('torquewelltools', 'click'),
    hit(
      'https://www.bbb.org/us/co/golden/profile/tools/torquewell-tools-90001122',
      'Torquewell Tools | BBB',
      'A+.',
    ),
  ],
  hosts: {
    'www.torquewell.com': bigc(
      {
        host: 'www.torquewell.com',
        name: 'Torquewell Tools',
        nav: [
          ['/shop-all/', 'Tools'],
          ['/calibration/', 'Calibration'],
          ['/about/', 'About'],
          ['/contact-us/', 'Contact Us'],
        ],
        foot: [
          ['/resellers/', 'Resellers'],
          ['/reseller-agreement/', 'Reseller Agreement'],
          ['/affiliate/', 'Affiliate Program'],
          ['/find-a-store/', 'Store Map'],
        ],
        items: [
          ['Quarter Drive Torque Wrench', '$129.00'],
          ['Hex Bit Set 24', '$45.00'],
        ],
        footer: 'Torquewell Tools<br>Golden, Colorado',
        credit: '| Store by <a href="mailto:build@cartwheelcommerce.com">Cartwheel Commerce</a>',
        privacy: 'privacy@torquewell.com',
        tail: '<script>window.Intercom=window.Intercom||function(){};var chatSettings={"fallbackEmail":"youremail@domain.com","team":"support"};</script>',
      },
      {
        '/': ['Torquewell Tools', '<p>The click you can trust. Calibrated one at a time.</p>'],
        '/calibration/': [
          'Calibration',
          '<p>$29 with return freight. Label from calibration@torquewell.com.</p>',
        ],
        '/about/': ['About', '<p>Two bike mechanics tired of stripped carbon.</p>'],
        '/contact-us/': [
          'Contact Us',
          `<p>Media: media@torquewell.com</p>${bcForm(['Full Name', 'Phone Number', 'Email Address', 'Comments/Questions'])}`,
        ],
        '/resellers/': [
          'Resellers',
          '<p>Thanks for wanting to stock Torquewell! We sell to bike shops, hardware stores and online stores that own their domain.</p><ul><li>To start: an order of $600 (about one display).</li><li>To restock: $200.</li><li>Paperwork: W-9, resale certificate, and links to your website.</li></ul><p>E-mail the lot to <a href="mailto:resellers@torquewell.com">resellers@torquewell.com</a> along with the signed <a href="/reseller-agreement/">agreement</a>.</p>',
        ],
        '/reseller-agreement/': [
          'Reseller Agreement',
          "<p>1. Reseller shall not advertise Products below the Minimum Advertised Price set forth in Schedule A.</p><p>2. Reseller shall not sell or list Products on Amazon.com, Walmart Marketplace, eBay, or any other third-party marketplace without Torquewell's prior written consent, which may be withdrawn.</p><p>3. Reseller shall not sell to other resellers.</p><p>4. This agreement is governed by the laws of Colorado.</p>",
        ],
        '/affiliate/': ['Affiliate Program', '<p>Through AvantLink. Help: affiliates@torquewell.com</p>'],
        '/find-a-store/': ['Store Map', '<p>See the MAP for shops near you.</p>'],
      },
    ),
    'www.torquewellauto.com': {
      '/': elsewhere('Torque Well Auto Repair', 'Brakes', '<p>service@torquewellauto.com</p>'),
    },
    'www.spokeandsocket.com': {
      '/torquewell/': elsewhere('Spoke & Socket', 'Torquewell', '<p>$129</p>', 'hello@spokeandsocket.com'),
    },
  },
  expected: {
    website: 'www.torquewell.com',
    wayIn: { kind: 'address', anyOf: ['resellers@torquewell.com'] },
    traps: [
      'build@cartwheelcommerce.com',
      'privacy@torquewell.com',
      'youremail@domain.com',
      'calibration@torquewell.com',
      'media@torquewell.com',
      'affiliates@torquewell.com',
      'service@torquewellauto.com',
      'hello@spokeandsocket.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'We sell to bike shops, hardware stores and online stores that own their domain.',
        path: '/resellers/',
      },
      marketplaces: {
        value: 'with_permission',
        words:
          "Reseller shall not sell or list Products on Amazon.com, Walmart Marketplace, eBay, or any other third-party marketplace without Torquewell's prior written consent",
        path: '/reseller-agreement/',
      },
      map_policy: {
        value: 'yes',
        words:
          'Reseller shall not advertise Products below the Minimum Advertised Price set forth in Schedule A.',
        path: '/reseller-agreement/',
      },
      minimum_opening_order: {
        value: 600,
        words: 'To start: an order of $600 (about one display).',
        path: '/resellers/',
      },
      minimum_reorder: { value: 200, words: 'To restock: $200.', path: '/resellers/' },
      currency: 'USD',
      documents: {
        value: ['w9', 'resale_certificate', 'website_url'],
        words: 'Paperwork: W-9, resale certificate, and links to your website.',
        path: '/resellers/',
      },
    },
  },
};

const voltnix: DiscoveryCase = {
  brand: 'VOLTNIX',
  productTitles: [
    'VOLTNIX Cordless Screwdriver Kit, 3.6V, 42 Bits',
    'VOLTNIX Digital Caliper 6 Inch Stainless',
  ],
  category: 'Tools & Home Improvement',
  search: [
    hit(
      'https://www.amazon.com/dp/B0C7VLTNX4',
      'Amazon.com: VOLTNIX Cordless Screwdriver Kit, 3.6V, 42 Bits',
      'Brand: VOLTNIX. 4.3 out of 5 stars.',
    ),
    hit(
      'https://www.amazon.com/stores/VOLTNIX/page/7A1C0E3B',
      'Amazon.com: VOLTNIX',
      'Visit the VOLTNIX Store.',
    ),
    hit('https://www.voltnix.io/', 'VoltNix | Battery analytics for fleets', 'Telemetry for e-buses.'),
    hit(
      'https://www.voltnixelectric.com/',
      'Voltnix Electric LLC - Licensed electricians, Tampa',
      'Panels and chargers.',
    ),
    walmart('VOLTNIX', 'Digital Caliper 6 Inch Stainless'),
    hit(
      'https://www.toolhoard.com/voltnix-screwdriver',
      'VOLTNIX Cordless Screwdriver - ToolHoard',
      'Buy now, ships from China.',
    ),
    hit(
      'https://tmsearch.example.org/VOLTNIX',
      'VOLTNIX - trademark 97001122',
      'Owner: Ningbo Yuhang Trading Co., Ltd.',
    ),
  ],
  hosts: {
    'www.amazon.com': { '/stores/VOLTNIX/page/7A1C0E3B': robotCheck, '/dp/B0C7VLTNX4': robotCheck },
    'www.voltnix.io': {
      '/': other(
        'VoltNix',
        'Battery analytics for fleets',
        '<p>Know each cell of each bus.</p><p><a href="/contact">Contact sales</a></p>',
      ),
      '/contact': other(
        'VoltNix',
        'Contact sales',
        '<p>sales@voltnix.io</p><p>Become a reseller of our software: partners@voltnix.io</p>',
      ),
    },
    'www.voltnixelectric.com': {
      '/': other(
        'Voltnix Electric LLC',
        'Licensed electricians',
        '<p>Free quotes: quotes@voltnixelectric.com</p><p>We install tools for your home.</p>',
      ),
    },
    'www.toolhoard.com': {
      '/voltnix-screwdriver': other(
        'ToolHoard',
        'VOLTNIX Cordless Screwdriver',
        '<p>VOLTNIX Cordless Screwdriver Kit, 3.6V, 42 Bits. $31.99.</p><p>Drop shipping and wholesale: b2b@toolhoard.com. Minimum order $100.</p>',
      ),
    },
  },
  expected: {
    website: null,
    wayIn: { kind: 'none' },
    traps: [
      'api-services-support@amazon.com',
      'sales@voltnix.io',
      'partners@voltnix.io',
      'quotes@voltnixelectric.com',
      'b2b@toolhoard.com',
    ],
    policy: {},
  },
};

const kettlegrit: DiscoveryCase = {
  brand: 'Kettlegrit Abrasives',
  productTitles: [
    'Kettlegrit Abrasives Sanding Sponge Assortment, 6 ct',
    'Kettlegrit Scouring Block for Cast Iron',
  ],
  category: 'Tools & Home Improvement',
  search: [
    amazon('Kettlegrit Abrasives', 'Sanding Sponge Assortment, 6 ct'),
    hit(
      'https://www.kettlegrit.com/',
      'kettlegrit.com',
      'kettlegrit.com is your first and best source for all of the information you are looking for.',
    ),
    etsy('KettleGritForge', 'Blacksmith hooks.'),
    hit('https://www.kettlegritcoffee.com/', 'Kettle & Grit Coffee Roasters', 'Small batch coffee in Ogden.'),
    hit(
      'https://www.paintersbench.com/abrasives/kettlegrit',
      'Kettlegrit sponges - Painter’s Bench',
      'Closeout.',
    ),
    hit(
      'https://www.mapquest.example.com/kettlegrit-abrasives',
      'Kettlegrit Abrasives, 210 Foundry St - permanently closed?',
      'Hours and directions. No website listed.',
    ),
    walmart('Kettlegrit', 'Scouring Block for Cast Iron'),
  ],
  hosts: {
    'www.kettlegrit.com': {
      '/': page(
        '<!DOCTYPE html><html><head><title>kettlegrit.com</title><meta name="description" content="kettlegrit.com is your first and best source for all of the information you are looking for."><script>window.park="eyJ1dWlkIjoiN2MifQ==";</script></head><body><div id="target" style="opacity:0"></div><h1>kettlegrit.com</h1><p>This domain may be for sale. Inquire: <a href="mailto:broker@namelot.example">broker@namelot.example</a></p><h2>Related searches</h2><ul><li><a href="/?q=sanding+sponges">Sanding Sponges</a></li><li><a href="/?q=wholesale+abrasives">Wholesale Abrasives</a></li><li><a href="/?q=cast+iron">Cast Iron Cleaner</a></li></ul><p>Privacy Policy &copy; kettlegrit.com</p></body></html>',
      ),
      '/lander': page(
        '<html><head><title>kettlegrit.com</title></head><body><p>Sponsored listings</p></body></html>',
      ),
    },
    'www.kettlegritcoffee.com': {
      '/': elsewhere(
        'Kettle & Grit Coffee Roasters',
        'Small batch coffee',
        '<p>Cafes: wholesale@kettlegritcoffee.com, $100 minimum.</p>',
      ),
    },
    'www.paintersbench.com': {
      '/abrasives/kettlegrit': elsewhere(
        'Painter’s Bench',
        'Kettlegrit sponges',
        '<p>Closeout $7.99</p>',
        'contractor@paintersbench.com',
      ),
    },
  },
  expected: {
    website: null,
    wayIn: { kind: 'none' },
    traps: ['broker@namelot.example', 'wholesale@kettlegritcoffee.com', 'contractor@paintersbench.com'],
    policy: {},
  },
};

export const workshopMore: readonly DiscoveryCase[] = [torquewell, voltnix, kettlegrit];
