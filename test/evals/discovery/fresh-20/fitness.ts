import type { DiscoveryCase } from '../case.ts';
import { contactForm, folds, grid, hidden, mail, privacyNotice, product, termsNew, termsOld } from './kit.ts';
import { amazon, hit, social } from './search-hits.ts';
import { shopify } from './shop-systems.ts';
import type { Site } from './site.ts';

const north: Site = {
  name: 'Northbarrow Nutrition',
  host: 'www.northbarrownutrition.com',
  announce: 'Subscribe and save 15% · Third-party tested',
  menu: [
    [
      'Shop',
      [
        ['/collections/minerals', 'Minerals'],
        ['/products/magnesium-glycinate', 'Magnesium Glycinate'],
      ],
    ],
    [
      'Learn',
      [
        ['/pages/quality', 'Quality'],
        ['/pages/practitioners', 'Practitioners'],
      ],
    ],
  ],
  foot: [
    [
      'Support',
      [
        ['/pages/contact', 'Contact'],
        ['/pages/retail-partners', 'Retail partners'],
        ['/pages/online-reseller-policy', 'Online reseller policy'],
        ['/policies/privacy-policy', 'Privacy policy'],
        ['/policies/terms-of-service', 'Terms of service'],
      ],
    ],
  ],
  footText:
    '<p>*These statements have not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure or prevent any disease.</p>',
  social: ['https://www.instagram.com/northbarrow'],
};
const nb = (title: string, body: string): string => shopify(north, title, body);

const steel: Site = {
  name: 'Steelbadge',
  host: 'steelbadgefitness.com',
  announce: 'Flat $25 freight on anything over 100 lb',
  menu: [
    [
      'Iron',
      [
        ['/collections/kettlebells', 'Kettlebells'],
        ['/products/competition-bell', 'Competition Bell'],
      ],
    ],
    [
      'Help',
      [
        ['/pages/faq', 'FAQ'],
        ['/pages/contact', 'Contact'],
        ['/pages/gyms', 'Outfit a gym'],
      ],
    ],
  ],
  foot: [
    [
      'Steelbadge',
      [
        ['/pages/faq', 'FAQ'],
        ['/pages/gyms', 'Outfit a gym'],
        ['/policies/terms-of-service', 'Terms of service'],
      ],
    ],
  ],
  social: ['https://www.youtube.com/steelbadge'],
};
const sb = (title: string, body: string): string => shopify(steel, title, body);

export const fitnessCases: readonly DiscoveryCase[] = [
  {
    brand: 'Northbarrow Nutrition',
    productTitles: [
      'Northbarrow Nutrition Magnesium Glycinate 400 mg, 120 Capsules',
      'Northbarrow Nutrition Zinc Picolinate 30 mg, 90 Capsules',
    ],
    category: 'Health & Household',
    search: [
      amazon(
        'B08NBMG120',
        'Northbarrow Nutrition Magnesium Glycinate 400 mg, 120 Capsules',
        'Northbarrow Nutrition',
        '$27.95',
      ),
      hit(
        'https://www.northbarrownutrition.com/',
        'Northbarrow Nutrition | Minerals, plainly dosed',
        'Third-party tested minerals from Logan, Utah.',
      ),
      hit(
        'https://www.iherb.com/c/northbarrow-nutrition',
        'Northbarrow Nutrition - iHerb',
        'Shop supplements.',
      ),
      hit('https://labdoor.com/review/northbarrow-magnesium', 'Northbarrow Magnesium Review', 'Score 91.'),
      hit('https://www.northbarrowdental.com/', 'North Barrow Dental Practice', 'New patients welcome.'),
    ],
    hosts: {
      'www.northbarrownutrition.com': {
        '/': nb(
          'Minerals, plainly dosed',
          grid([
            ['/products/magnesium-glycinate', 'Magnesium Glycinate, 120 caps', '$27.95', 'Best seller'],
            ['/collections/minerals', 'Zinc Picolinate, 90 caps', '$17.95'],
            ['/collections/minerals', 'Iodine drops, 1 oz', '$19.95'],
          ]),
        ),
        '/collections/minerals': nb(
          'Minerals',
          grid([
            ['/products/magnesium-glycinate', 'Magnesium Glycinate, 120 caps', '$27.95'],
            ['/collections/minerals', 'Zinc Picolinate, 90 caps', '$17.95'],
          ]),
        ),
        '/products/magnesium-glycinate': nb(
          'Magnesium Glycinate',
          product(
            'Magnesium Glycinate',
            '$27.95',
            'Chelated, gentle, and measured as elemental magnesium, not as salt.',
            [
              ['Serving', '2 capsules'],
              ['Tested by', 'Eurofins, by lot'],
            ],
            ['Sleeping through for the first time in years.'],
          ),
        ),
        '/pages/quality': nb(
          'Quality',
          `<p>Certificates for your lot number: ${mail('coa@northbarrownutrition.com')}. Report an adverse event: ${mail('safety@northbarrownutrition.com')}.</p>`,
        ),
        '/pages/practitioners': nb(
          'Practitioners',
          `<p>Dietitians and naturopaths may refer patients through their own link and earn a commission. Sign up with
${mail('clinics@northbarrownutrition.com')}. Referral accounts don’t buy for resale; stores should see our
<a href="/pages/retail-partners">retail partners page</a>.</p>`,
        ),
        '/pages/retail-partners': nb(
          'Retail partners',
          `<p>Health-food stores, pharmacies, co-ops and gyms with a retail counter may request an account below.</p>
<h3>To be approved, send us</h3><ul><li>A business license</li><li>Your resale certificate</li><li>The URL of your store, if you sell online</li></ul>
<h3>Then</h3><p>Every order, the first included, is at least $200. Ground freight is on us in the continental US. Short-dated goods are never shipped.</p>
<iframe src="https://docs.google.com/forms/d/e/1FAIpQLSdNorthbarrowRetail/viewform?embedded=true" title="Retail account request" width="640" height="1180">Loading…</iframe>`,
        ),
        '/pages/online-reseller-policy': nb(
          'Online reseller policy',
          `<p>Because supplements are regulated goods, and lot control can’t be kept where inventory is commingled, Northbarrow
restricts how its products are sold online.</p>
<p><strong>A.</strong> Resellers are not permitted to sell Northbarrow products on Amazon, Walmart Marketplace, eBay, TikTok Shop or any other third-party marketplace, under any account name.</p>
<p><strong>B.</strong> On their own websites, resellers shall not display a price beneath our current Minimum Advertised Price schedule, strike-through prices included.</p>
<p><strong>C.</strong> Products bought in breach of this policy are not covered by the satisfaction guarantee.</p>
<p>Counsel for Northbarrow: Hale &amp; Ostrow LLP, ${mail('notices@haleostrow.com')}</p>`,
        ),
        '/pages/contact': nb(
          'Contact',
          `<p>${mail('hello@northbarrownutrition.com')} · 435-555-0117</p>${contactForm(['Name', 'Email *', 'Comment**'], 'Send')}`,
        ),
        '/policies/privacy-policy': nb(
          'Privacy policy',
          privacyNotice('Northbarrow Nutrition', 'write to privacy@northbarrownutrition.com'),
        ),
        '/policies/terms-of-service': nb(
          'Terms of service',
          termsOld('Northbarrow Nutrition', 'hello@northbarrownutrition.com'),
        ),
      },
      'www.northbarrowdental.com': {
        '/': '<html><head><title>North Barrow Dental Practice</title></head><body><p>reception@northbarrowdental.com</p></body></html>',
      },
    },
    expected: {
      website: 'www.northbarrownutrition.com',
      wayIn: {
        kind: 'form',
        anyOf: [
          'https://www.northbarrownutrition.com/pages/retail-partners',
          'https://docs.google.com/forms/d/e/1FAIpQLSdNorthbarrowRetail/viewform?embedded=true',
        ],
      },
      traps: [
        'coa@northbarrownutrition.com',
        'safety@northbarrownutrition.com',
        'clinics@northbarrownutrition.com',
        'notices@haleostrow.com',
        'privacy@northbarrownutrition.com',
        'reception@northbarrowdental.com',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'pharmacies, co-ops and gyms with a retail counter may request an account below',
          furtherWords: ['To be approved, send us', 'Every order, the first included'],
          path: '/pages/retail-partners',
        },
        marketplaces: {
          value: 'forbidden',
          words: 'Resellers are not permitted to sell Northbarrow products on Amazon',
          path: '/pages/online-reseller-policy',
        },
        map_policy: {
          value: 'yes',
          words: 'resellers shall not display a price beneath our current Minimum Advertised Price schedule',
          path: '/pages/online-reseller-policy',
        },
        minimum_opening_order: {
          value: 200,
          words: 'Every order, the first included, is at least $200',
          path: '/pages/retail-partners',
        },
        minimum_reorder: {
          value: 200,
          words: 'Every order, the first included, is at least $200',
          path: '/pages/retail-partners',
        },
        currency: 'USD',
        documents: {
          value: ['business_license', 'resale_certificate', 'website_url'],
          words: 'A business license',
          furtherWords: ['Your resale certificate', 'The URL of your store, if you sell online'],
          path: '/pages/retail-partners',
        },
      },
    },
  },
  {
    brand: 'STEELBADGE',
    productTitles: [
      'STEELBADGE Competition Kettlebell 16 kg, Powder Coat',
      'STEELBADGE Adjustable Weight Vest, 20 lb',
    ],
    category: 'Sports & Outdoors',
    search: [
      amazon('B09STLBG16', 'STEELBADGE Competition Kettlebell 16 kg, Powder Coat', 'STEELBADGE', '$94.00'),
      hit(
        'https://steelbadgefitness.com/',
        'Steelbadge – Iron, shipped straight from the foundry',
        'Kettlebells, plates and vests.',
      ),
      hit(
        'https://www.garagegymreviews.net/steelbadge-kettlebell',
        'Steelbadge Kettlebell Review',
        'A clean handle at a fair price.',
      ),
      hit(
        'https://www.steelbadgesecurity.us/',
        'Steel Badge Security Services',
        'Licensed guards in Phoenix.',
      ),
      social('instagram', 'steelbadge', 'pick it up, put it down'),
    ],
    hosts: {
      'steelbadgefitness.com': {
        '/': sb(
          'Iron, shipped straight from the foundry',
          grid([
            ['/products/competition-bell', 'Competition Bell, 16 kg', '$94.00'],
            ['/collections/kettlebells', 'Competition Bell, 24 kg', '$124.00'],
            ['/collections/kettlebells', 'Weight Vest, 20 lb', '$79.00'],
          ]),
        ),
        '/collections/kettlebells': sb(
          'Kettlebells',
          grid([
            ['/products/competition-bell', 'Competition Bell, 16 kg', '$94.00'],
            ['/collections/kettlebells', 'Competition Bell, 24 kg', '$124.00'],
          ]),
        ),
        '/products/competition-bell': sb(
          'Competition Bell',
          product(
            'Competition Bell',
            '$94.00',
            'One piece, hollow, 33 mm handle. Every size is the same size.',
            [
              ['Coat', 'Powder'],
              ['Tolerance', '±1%'],
            ],
          ),
        ),
        '/pages/faq': sb(
          'FAQ',
          folds([
            ['How is freight charged?', 'Flat $25 over 100 lb, at cost below that.'],
            ['Will the coat chip?', 'In time, like every coat.'],
            [
              'Do you sell to stores or have dealers?',
              'Steelbadge is direct-to-athlete. There are no dealers, and we turn down every request to resell: the price you see has no room for a middleman.',
            ],
            ['Can I pick up?', 'Yes, in Akron, Tuesday and Thursday.'],
          ]),
        ),
        '/pages/gyms': sb(
          'Outfit a gym',
          `<p>Opening a box or a school weight room? Purchase orders for your own floor are welcome; bells go down 8% from 500 kg.
Ask ${hidden('gymfloor@steelbadgefitness.com')}. Equipment sold on these terms isn’t for resale.</p>`,
        ),
        '/pages/contact': sb(
          'Contact',
          `<p>Anything at all: ${mail('team@steelbadgefitness.com')}</p>${contactForm(['Name', 'Email *', 'Comment**'], 'Send')}<p>Athletes who want a sponsor: athletes@steelbadgefitness.com</p>`,
        ),
        '/policies/terms-of-service': sb(
          'Terms of service',
          termsNew('Steelbadge', 'team@steelbadgefitness.com'),
        ),
      },
    },
    expected: {
      website: 'steelbadgefitness.com',
      wayIn: {
        kind: 'address',
        anyOf: ['team@steelbadgefitness.com', 'https://steelbadgefitness.com/pages/contact'],
      },
      traps: ['athletes@steelbadgefitness.com'],
      policy: {
        takes_wholesale: {
          value: 'no',
          words: 'we turn down every request to resell',
          furtherWords: ['Steelbadge is direct-to-athlete', 'Do you sell to stores or have dealers?'],
          path: '/pages/faq',
        },
      },
    },
  },
];
