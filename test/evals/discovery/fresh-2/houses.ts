import type { DiscoveryCase } from '../case.ts';
import { address, formAt, hits, mail, none, said } from '../fresh/themes.ts';
import { dawn, flow, nextApp, site, square, stencil } from './shells.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Kalderine Cookware',
    productTitles: ['Kalderine Braiser 3.5 qt Moss', 'Kalderine Pan Protector Felt'],
    category: 'Kitchen',
    search: hits(
      ['https://kalderine.test/', 'Kalderine', 'Enamelled iron in four colors'],
      [
        'https://meridianhousewares.test/brands',
        'Meridian Housewares – our brands',
        'Kalderine, Pomfrey, Vale & Hob',
      ],
    ),
    hosts: {
      'kalderine.test': site(
        dawn,
        {
          name: 'Kalderine',
          strip: 'Free shipping on orders over $99',
          menu: { '/collections/iron': 'Iron', '/pages/colors': 'Colors' },
          foot: {
            '/pages/about': 'About',
            '/pages/support': 'Support',
            'https://meridianhousewares.test/retailers': 'Retailers',
          },
          legal: 'Kalderine is a brand of Meridian Housewares Group, Inc.',
        },
        {
          '/': '<h1>Four colors</h1><p>Braiser 3.5 qt Moss. Pan Protector Felt.</p>',
          '/pages/about':
            '<h1>About</h1><p>Cast in Wisconsin since 2011; part of Meridian Housewares since 2019.</p>',
          '/pages/support': '<h1>Support</h1><p>Chips and cracks: support@kalderine.test</p>',
        },
      ),
      'meridianhousewares.test': site(
        nextApp,
        {
          name: 'Meridian Housewares Group',
          menu: { '/brands': 'Brands', '/retailers': 'Retailers', '/newsroom': 'Newsroom' },
          foot: { '/investors': 'Investors', '/careers': 'Careers' },
        },
        {
          '/': '<h1>Meridian Housewares Group</h1><p>Three brands, one dock.</p>',
          '/brands': '<h1>Our brands</h1><p>Kalderine, Pomfrey, Vale &amp; Hob</p>',
          '/retailers':
            '<h1>Retailers</h1><p>One account opens all of our brands, Kalderine among them. Request yours below; a tax ID is a must.</p><form method="post" action="/api/retailers"><input name="retailer"><input name="doors"><input type="email" name="email"><button>Request an account</button></form><p>Amazon is off limits to every account.</p>',
          '/newsroom': '<h1>Newsroom</h1><p>newsroom@meridianhousewares.test</p>',
          '/investors': '<h1>Investors</h1><p>ir@meridianhousewares.test</p>',
          '/careers': '<h1>Careers</h1><p>talent@meridianhousewares.test</p>',
        },
      ),
    },
    expected: {
      website: 'kalderine.test',
      wayIn: formAt('https://meridianhousewares.test/retailers'),
      traps: [
        'newsroom@meridianhousewares.test',
        'ir@meridianhousewares.test',
        'talent@meridianhousewares.test',
      ],
      policy: {
        takes_wholesale: said(
          'yes',
          'One account opens all of our brands, Kalderine among them. Request yours below; a tax ID is a must',
          '/retailers',
        ),
        documents: said(['tax_id'], 'Request yours below; a tax ID is a must', '/retailers'),
        marketplaces: said('amazon_forbidden', 'Amazon is off limits to every account', '/retailers'),
      },
    },
  },
  {
    brand: 'Sprocketeer',
    productTitles: ['Sprocketeer Chain Lube Dry 4 oz', 'Sprocketeer Cassette Brush'],
    category: 'Sports',
    search: hits(
      ['https://sprocketeer.test/', 'Sprocketeer', 'Lubes and brushes for drivetrains'],
      ['https://linevault.test/sprocketeer', 'Sprocketeer – LineVault', 'Wholesale marketplace'],
    ),
    hosts: {
      'sprocketeer.test': site(
        stencil,
        {
          name: 'Sprocketeer',
          strip: 'Subscribe &amp; save 10%',
          menu: { '/lube/': 'Lube', '/brushes/': 'Brushes' },
          foot: { '/bike-shops/': 'Bike shops', '/contact/': 'Contact', '/rma/': 'Returns' },
          legal: 'Theme: Halo by Halosamples, themes@halosamples.test',
        },
        {
          '/': '<h1>Clean drivetrain</h1><p>Chain Lube Dry 4 oz, Cassette Brush</p>',
          '/bike-shops/':
            '<h1>Bike shops</h1><p>Current accounts order on <a href="https://linevault.test/sprocketeer">LineVault</a>. New accounts write to b2b@sprocketeer.test; we answer the same day. Initial orders: $175 minimum. Replenishment: $75 minimum.</p><p>We publish a MAP list each January and stop supplying whoever breaks it.</p>',
          '/contact/':
            '<h1>Contact</h1><p>Riders: ride@sprocketeer.test. Sponsorship: racing@sprocketeer.test</p>',
          '/rma/': '<h1>Returns</h1><p>A restocking fee applies to orders over $50.</p>',
        },
      ),
      'linevault.test': {
        '/sprocketeer':
          '<title>Sprocketeer – LineVault</title><h1>Sprocketeer</h1><form action="/login" method="post"><input name="email"><input name="password" type="password"></form><p>Questions about LineVault? care@linevault.test</p>',
      },
    },
    expected: {
      website: 'sprocketeer.test',
      wayIn: address('b2b@sprocketeer.test'),
      traps: ['themes@halosamples.test', 'racing@sprocketeer.test', 'care@linevault.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'New accounts write to b2b@sprocketeer.test; we answer the same day',
          '/bike-shops/',
        ),
        minimum_opening_order: said(175, 'Initial orders: $175 minimum', '/bike-shops/'),
        minimum_reorder: said(75, 'Replenishment: $75 minimum', '/bike-shops/'),
        currency: 'USD',
        map_policy: said('yes', 'We publish a MAP list each January', '/bike-shops/'),
      },
    },
  },
  {
    brand: 'Dunmorrow',
    productTitles: ['Dunmorrow Shower Caddy 2 Tier', 'Dunmorrow Suction Hooks 8 pk'],
    category: 'Home',
    search: hits(
      ['https://dunmorrow.test/', 'Dunmorrow Wines', 'Cool-climate Pinot, wholesale and cellar door'],
      ['https://www.walmart.com/browse/dunmorrow', 'Dunmorrow - Walmart.com', 'Shower caddies'],
      ['https://dealsnoop.test/dunmorrow-caddy', '31% off Dunmorrow Shower Caddy', 'Deal of the day'],
    ),
    hosts: {
      'dunmorrow.test': site(
        square,
        {
          name: 'Dunmorrow Wines',
          menu: { '/wines': 'Wines', '/trade': 'Trade' },
          foot: { '/cellar-door': 'Cellar door' },
        },
        {
          '/': '<h1>Cool-climate Pinot</h1><p>Twelve acres above the Derwent.</p>',
          '/trade': `<h1>Trade</h1><p>Restaurants and bottle shops: ${mail('trade@dunmorrow.test')}. Minimum one case.</p>`,
        },
      ),
      'dealsnoop.test': {
        '/dunmorrow-caddy': '<h1>31% off Dunmorrow Shower Caddy 2 Tier</h1><p>advertise@dealsnoop.test</p>',
      },
    },
    expected: {
      website: null,
      wayIn: none,
      traps: ['trade@dunmorrow.test', 'advertise@dealsnoop.test'],
      policy: {},
    },
  },
  {
    brand: 'Halcyonette Home Fragrance',
    productTitles: ['Halcyonette Reed Diffuser Fig', 'Halcyonette Room Mist Cedar'],
    category: 'Home',
    search: hits(
      ['https://giftlane.test/c/halcyonette', 'Halcyonette | Giftlane', 'Reed diffusers from $28'],
      ['https://www.facebook.com/halcyonette', 'Halcyonette', '2.1K followers'],
      ['https://halcyonette.test/', 'Halcyonette', 'Home fragrance poured in Savannah'],
      ['https://candlefolk.test/halcyonette', 'Halcyonette', 'Maker profile'],
    ),
    hosts: {
      'giftlane.test': {
        '/c/halcyonette':
          '<h1>Halcyonette</h1><p>Reed Diffuser Fig. Room Mist Cedar.</p><p>wholesale@giftlane.test</p>',
      },
      'candlefolk.test': {
        '/halcyonette': '<h1>Halcyonette</h1><p>Suggest an edit: edits@candlefolk.test</p>',
      },
      'halcyonette.test': site(
        flow,
        {
          name: 'Halcyonette',
          menu: { '/diffusers': 'Diffusers', '/mists': 'Mists', '/savannah': 'Savannah' },
          foot: { '/faq': 'FAQ' },
          legal: 'Cookie questions: privacy@halcyonette.test',
        },
        {
          '/': '<h1>Poured in Savannah</h1><p>Reed Diffuser Fig; Room Mist Cedar</p>',
          '/faq':
            '<h1>FAQ</h1><p>How long does a diffuser last? Four months.</p><p>What is your order minimum? There is none, buy a single mist.</p>',
          '/robots.txt': {
            type: 'text/plain',
            body: 'User-agent: *\nAllow: /\nSitemap: https://halcyonette.test/sitemap_index.xml\n',
          },
          '/sitemap_index.xml': {
            type: 'text/xml',
            body: '<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://halcyonette.test/sitemap-pages.xml</loc></sitemap></sitemapindex>',
          },
          '/sitemap-pages.xml': {
            type: 'text/xml',
            body: '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://halcyonette.test/</loc></url><url><loc>https://halcyonette.test/faq</loc></url><url><loc>https://halcyonette.test/wholesale-inquiry</loc></url></urlset>',
          },
          '/wholesale-inquiry':
            '<h1>Wholesale inquiry</h1><p>Gift and home stores, we would love to hear from you: orders@halcyonette.test. Please attach a W-9 and your resale certificate. First orders open at $250.</p>',
        },
      ),
    },
    expected: {
      website: 'halcyonette.test',
      wayIn: address('orders@halcyonette.test'),
      traps: ['wholesale@giftlane.test', 'edits@candlefolk.test', 'privacy@halcyonette.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Gift and home stores, we would love to hear from you',
          '/wholesale-inquiry',
        ),
        documents: said(
          ['w9', 'resale_certificate'],
          'Please attach a W-9 and your resale certificate',
          '/wholesale-inquiry',
        ),
        minimum_opening_order: said(250, 'First orders open at $250', '/wholesale-inquiry'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Brindlecroft',
    productTitles: ['Brindlecroft Boot Tray 30"', 'Brindlecroft Door Mat Coir'],
    category: 'Home',
    search: hits(
      ['https://www.ebay.com/b/brindlecroft', 'Brindlecroft for sale | eBay', 'Boot trays'],
      [
        'https://brandpedia.test/b/brindlecroft',
        'Brindlecroft - Brandpedia',
        'Company profile, contact, email',
      ],
      ['https://matsgalore.test/brindlecroft', 'Brindlecroft mats', 'Official retailer'],
    ),
    hosts: {
      'brandpedia.test': {
        '/b/brindlecroft':
          '<title>Brindlecroft - company profile</title><h1>Brindlecroft</h1><p>Industry: Home. Contact: claim@brandpedia.test. Wholesale inquiries for Brindlecroft? Sign in.</p>',
      },
      'matsgalore.test': site(
        stencil,
        {
          name: 'Mats Galore',
          menu: { '/brindlecroft': 'Brindlecroft', '/rubber': 'Rubber' },
          foot: { '/wholesale': 'Wholesale' },
        },
        {
          '/': '<h1>Mats Galore</h1><p>Forty brands of mats.</p>',
          '/brindlecroft': '<h1>Brindlecroft</h1><p>Boot Tray 30", Door Mat Coir</p>',
          '/wholesale': '<h1>Wholesale</h1><p>bulk@matsgalore.test</p>',
        },
      ),
    },
    expected: {
      website: null,
      wayIn: none,
      traps: ['claim@brandpedia.test', 'bulk@matsgalore.test'],
      policy: {},
    },
  },
];
