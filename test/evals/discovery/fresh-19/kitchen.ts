import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  generatedTerms,
  hit,
  house,
  parcels,
  pressForm,
  priceClauses,
  type Site,
  trustpilot,
  video,
} from './kit.ts';

const hearth: Site = {
  name: 'Hearthstead',
  nav: [
    ['/skillets', 'Skillets'],
    ['/trade', 'Trade Program'],
    ['/wholesale', 'Wholesale'],
    ['/legal', 'Legal'],
  ],
  foot: `<p>Hearthstead Cast Iron, Chattanooga · <a href="/contact">Contact</a> · <a href="/legal/map-policy">MAP</a> ·
<a href="/affiliate">Affiliate program</a> · <a href="/legal/report">Report a fake</a> ·
<a href="/shipping">Shipping</a></p>`,
};

export const kitchenCases: readonly DiscoveryCase[] = [
  {
    brand: 'Hearthstead Cast Iron',
    productTitles: ['Hearthstead No. 10 Cast Iron Skillet', 'Hearthstead 5.5 qt Camp Dutch Oven'],
    category: 'Home & Kitchen',
    search: [
      amazon('B0HEARTH10', 'Hearthstead No. 10 Cast Iron Skillet', 'Hearthstead'),
      hit(
        'https://www.hearthstead.com/',
        'Hearthstead | American Cast Iron',
        'Skillets and ovens poured in Tennessee.',
      ),
      hit('https://hearthsteadhomes.com/', 'Hearthstead Homes', 'New builds in Knoxville.'),
      hit('https://www.surlatable.com/hearthstead', 'Hearthstead | Sur La Table', 'Shop cast iron.'),
      hit('https://www.castironforum.net/hearthstead-vs-lodge', 'Hearthstead vs Lodge', 'Milled finish.'),
      trustpilot('hearthstead.com', 'Hearthstead'),
      video('cI10hs', 'Hearthstead No. 10 slidey egg test'),
    ],
    hosts: {
      'www.hearthstead.com': {
        '/': house(hearth, 'American Cast Iron', '<p>The No. 10 Skillet. The 5.5 qt Camp Dutch Oven.</p>'),
        '/skillets': house(
          hearth,
          'Skillets',
          '<p>Hearthstead No. 10 Cast Iron Skillet, $135. Laser engraving: no minimum.</p>',
        ),
        '/trade': house(
          hearth,
          'Trade Program',
          `<p>For interior designers, stylists and private chefs: 20% off personal and client projects. Trade members
may not
resell. Send your W-9 and professional license to trade@hearthstead.com.</p>`,
        ),
        '/wholesale': house(
          hearth,
          'Wholesale',
          `<p>Kitchen shops, hardware stores and outfitters are invited to apply for a Hearthstead wholesale account.
Complete
the application below and allow ten business days for review.</p>
<p>Wholesale pricing begins with an initial purchase of $750. Fill-in orders must reach $300. We prepay
the freight on $1,500.</p><p>Orders may be cancelled within 48 hours. Returns need an authorization number and are
subject to 15%
restocking. New accounts pay by card; terms may be requested after three orders.</p>
<p>Resellers must provide a valid resale certificate and the web address of their store.</p>
<iframe title="Wholesale application" src="https://hearthstead.formstack.com/forms/wholesale_2026"
height="900"></iframe>`,
        ),
        '/contact': house(
          hearth,
          'Contact',
          `<p>Kitchen table: hello@hearthstead.com</p>${pressForm('204')}`,
        ),
        '/shipping': house(hearth, 'Shipping', parcels('$75')),
        '/affiliate': house(hearth, 'Affiliate program', '<p>Bloggers: affiliates@hearthstead.com</p>'),
        '/legal': house(hearth, 'Legal', generatedTerms('Hearthstead', 'counsel@hearthstead.com')),
        '/legal/map-policy': house(
          hearth,
          'Minimum Advertised Price (MAP) Policy',
          `<p>1. Purpose. Hearthstead has determined that certain advertising practices undermine the investments our
resellers
make in the brand.</p><p>2. No reseller may advertise a Hearthstead product at a net price lower than the MAP shown on
the
current price list.</p><p>3. Bundles, coupons and “see price in cart” displays count as advertising.</p>
<p>4. First violation: written notice. Second: ninety-day suspension. Third: closure of the account.</p>
${priceClauses('Hearthstead')}<p>5. Resellers who wish to list on Amazon or another third-party marketplace must first
be approved by Hearthstead for
that marketplace and disclose their seller name.</p>`,
        ),
        '/legal/report': house(
          hearth,
          'Report a fake',
          '<p>Seen a fake skillet? counterfeits@hearthstead.com, with the link and a screenshot.</p>',
        ),
      },
      'hearthsteadhomes.com': { '/': '<html><title>Homes</title><p>sales@hearthsteadhomes.com</p></html>' },
    },
    expected: {
      website: 'www.hearthstead.com',
      wayIn: {
        kind: 'form',
        anyOf: [
          'https://www.hearthstead.com/wholesale',
          'https://hearthstead.formstack.com/forms/wholesale_2026',
        ],
      },
      traps: [
        'affiliates@hearthstead.com',
        'counsel@hearthstead.com',
        'counterfeits@hearthstead.com',
        'sales@hearthsteadhomes.com',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'are invited to apply for a Hearthstead wholesale account',
          furtherWords: [
            'Complete the application below',
            'Wholesale pricing begins with an initial purchase',
          ],
          path: '/wholesale',
        },
        marketplaces: {
          value: 'with_permission',
          words: 'must first be approved by Hearthstead for that marketplace',
          path: '/legal/map-policy',
        },
        map_policy: {
          value: 'yes',
          words: 'at a net price lower than the MAP shown on the current price list',
          furtherWords: [
            'Minimum Advertised Price (MAP) Policy',
            'MAP Policy',
            'displays count as advertising',
          ],
          path: '/legal/map-policy',
        },
        minimum_opening_order: {
          value: 750,
          words: 'Wholesale pricing begins with an initial purchase of $750',
          path: '/wholesale',
        },
        minimum_reorder: { value: 300, words: 'Fill-in orders must reach $300', path: '/wholesale' },
        currency: 'USD',
        documents: {
          value: ['resale_certificate', 'website_url'],
          words: 'must provide a valid resale certificate and the web address of their store',
          path: '/wholesale',
        },
      },
    },
  },
];
