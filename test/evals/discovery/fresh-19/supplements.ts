import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  contactForm,
  generatedTerms,
  hit,
  house,
  instagram,
  lastClauses,
  linkedin,
  newsletter,
  parcels,
  press,
  privacy,
  type Site,
  sendingBack,
  shop,
  trustpilot,
  walmart,
} from './kit.ts';

const vita: Site = {
  name: 'Vitalume Labs',
  nav: [
    ['/shop', 'Shop'],
    ['/quality', 'Quality'],
    ['/wholesale-accounts', 'Wholesale Accounts'],
    ['/contact', 'Contact'],
  ],
  foot: `<p>* These statements have not been evaluated by the Food and Drug Administration.</p>
<ul><li><a href="/reseller-policy">Authorized Reseller Policy</a></li><li><a href="/report-seller">Report a
Seller</a></li>
<li><a href="/shipping">Shipping</a></li><li><a href="/returns">Returns</a></li>
<li><a href="/privacy">Privacy</a></li><li><a href="/terms">Terms</a></li></ul>`,
  head: '<!-- build 8812, maintained by Ironwood Digital <deploys@ironwooddigital.io> -->',
};

const stone: Site = {
  name: 'Stonefruit Nutrition',
  nav: [
    ['/shop/', 'Shop'],
    ['/wholesale/', 'Wholesale'],
    ['/faqs/', 'FAQs'],
    ['/contact-us/', 'Contact'],
  ],
  foot: '<p>Stonefruit Nutrition, Yakima WA. Subscribe & save 15%. Free shipping on $59+.</p>',
};

const kelp: Site = {
  name: 'Kelp & Kin',
  nav: [
    ['/collections/collagen', 'Collagen'],
    ['/pages/science', 'Science'],
    ['/pages/contact', 'Contact'],
  ],
  foot: `${newsletter('Email')}<ul><li><a href="/sitemap">Site map</a></li>
<li><a href="/policies/shipping-policy">Shipping</a></li><li><a href="/policies/refund-policy">Refunds</a></li>
<li><a href="/policies/terms-of-service">Terms</a></li></ul>`,
};

export const supplementsCases: readonly DiscoveryCase[] = [
  {
    brand: 'Vitalume Labs',
    productTitles: [
      'Vitalume Labs Magnesium Glycinate 120 Capsules',
      'Vitalume Labs Liposomal Vitamin C 60 Softgels',
    ],
    category: 'Health & Household',
    search: [
      amazon('B0VITAMAGG', 'Vitalume Labs Magnesium Glycinate 120 Capsules', 'Vitalume Labs'),
      hit('https://www.iherb.com/c/vitalume-labs', 'Vitalume Labs - iHerb', 'Shop 41 products.'),
      hit('https://vitalume.com/', 'Vitalume Lighting', 'Full-spectrum bulbs.'),
      hit(
        'https://www.vitalumelabs.com/',
        'Vitalume Labs | Third-Party Tested Supplements',
        'NSF certified.',
      ),
      linkedin('vitalume-labs', 'Vitalume Labs', 'Tempe, Arizona.'),
      hit('https://www.capsulewatch.org/vitalume', 'Magnesium review', 'Approved.'),
      trustpilot('vitalumelabs.com', 'Vitalume Labs'),
    ],
    hosts: {
      'www.vitalumelabs.com': {
        '/': house(
          vita,
          'Third-Party Tested Supplements',
          '<p>Magnesium Glycinate. Liposomal Vitamin C.</p>',
        ),
        '/shop': house(
          vita,
          'Shop',
          '<p>Vitalume Labs Magnesium Glycinate 120 Capsules. Liposomal Vitamin C 60 Softgels.</p>',
        ),
        '/quality': house(
          vita,
          'Quality',
          '<p>Every lot is assayed twice. Certificates: qa@vitalumelabs.com</p>',
        ),
        '/wholesale-accounts': house(
          vita,
          'Wholesale Accounts',
          `<p>Health food stores, pharmacies and licensed practitioners can purchase Vitalume at wholesale. Accounts
are approved
individually, and normally within five business days.</p>
<dl><dt>What's the minimum?</dt><dd>The initial wholesale order is $300; there is a $100 minimum thereafter.</dd>
<dt>What do I send?</dt><dd>Your resale certificate, business license and, for practitioners, license number.</dd>
<dt>What ships free?</dt><dd>Wholesale orders of $500 or more, by ground, to one address.</dd>
<dt>Do you drop ship?</dt><dd>We are not taking on drop-ship or private-label accounts at this time.</dd>
<dt>Where do I send it?</dt><dd>To <a href="mailto:wholesale@vitalumelabs.com">wholesale@vitalumelabs.com</a>, or fax
480-555-0106.</dd></dl>`,
        ),
        '/reseller-policy': house(
          vita,
          'Authorized Reseller Policy',
          `<p>Vitalume Labs, LLC (“Company”) sells Products exclusively to Authorized Resellers, who may resell only
as set out in
this Policy. By purchasing Products for resale you accept it.</p>
<p><b>1. Online sales.</b> Reseller shall not market, offer or sell the Products on or through Amazon, eBay, Walmart
Marketplace, Facebook Marketplace, Mercari or any similar online marketplace.</p>
<p><b>2. Own websites.</b> Reseller may sell on its own website, using the product images that Company supplies.</p>
<p><b>3. Quality controls.</b> Reseller shall inspect Products, rotate stock, and cooperate with any recall.</p>
<p><b>4. Pricing.</b> Reseller shall comply with Company's Minimum Advertised Price (“MAP”) policy, which Company may
amend
with thirty days' notice.</p>
${lastClauses('Vitalume Labs', 'Arizona')}<p><b>5. Termination.</b> Company may terminate a Reseller at once upon
breach. Notices: legal@vitalumelabs.com.</p>`,
        ),
        '/returns': house(vita, 'Returns', sendingBack('support@vitalumelabs.com')),
        '/shipping': house(vita, 'Shipping', parcels('$50')),
        '/report-seller': house(
          vita,
          'Report a Seller',
          `<p>Bought Vitalume on Amazon from a seller other than us? It may be expired. We aren't responsible for it.
Tell
vitalume@marketplaceguardians.com what you saw.</p>`,
        ),
        '/contact': house(
          vita,
          'Contact',
          `<p>support@vitalumelabs.com. Media: vitalume@northpeakpr.com.</p>`,
        ),
        '/privacy': house(vita, 'Privacy', privacy('Vitalume Labs', 'Write to privacy@vitalumelabs.com.')),
        '/terms': house(vita, 'Terms', generatedTerms('Vitalume Labs', 'legal@vitalumelabs.com')),
      },
      'vitalume.com': { '/': '<html><title>Vitalume Lighting</title><p>Call us about bulbs.</p></html>' },
    },
    expected: {
      website: 'www.vitalumelabs.com',
      wayIn: { kind: 'address', anyOf: ['wholesale@vitalumelabs.com'] },
      traps: [
        'deploys@ironwooddigital.io',
        'legal@vitalumelabs.com',
        'vitalume@marketplaceguardians.com',
        'vitalume@northpeakpr.com',
        'privacy@vitalumelabs.com',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'can purchase Vitalume at wholesale',
          furtherWords: [
            'Accounts are approved individually',
            'Wholesale Accounts',
            'sells Products exclusively to Authorized Resellers',
            'The initial wholesale order is $300',
            'wholesale@vitalumelabs.com',
            'Wholesale orders of $500 or more, by ground',
            'By purchasing Products for resale you accept it',
          ],
          path: '/wholesale-accounts',
        },
        marketplaces: {
          value: 'forbidden',
          words: 'Reseller shall not market, offer or sell the Products on or through Amazon, eBay',
          path: '/reseller-policy',
        },
        map_policy: {
          value: 'yes',
          words: "Reseller shall comply with Company's Minimum Advertised Price",
          path: '/reseller-policy',
        },
        minimum_opening_order: {
          value: 300,
          words: 'The initial wholesale order is $300',
          path: '/wholesale-accounts',
        },
        minimum_reorder: {
          value: 100,
          words: 'there is a $100 minimum thereafter',
          path: '/wholesale-accounts',
        },
        currency: 'USD',
        documents: {
          value: ['resale_certificate', 'business_license'],
          words: 'Your resale certificate, business license and, for practitioners',
          path: '/wholesale-accounts',
        },
      },
    },
  },
  {
    brand: 'Stonefruit Nutrition',
    productTitles: [
      'Stonefruit Nutrition Tart Cherry Gummies 90 ct',
      'Stonefruit Nutrition Plum Fiber Powder 14 oz',
    ],
    search: [
      walmart('51880022', 'Stonefruit Nutrition Tart Cherry Gummies 90 ct'),
      hit('https://stonefruitnutrition.com/', 'Stonefruit Nutrition', 'Orchard supplements from Yakima.'),
      hit('https://stonefruit.coffee/', 'Stonefruit Coffee', 'Roasters in San Diego.'),
      amazon('B0STONETCG', 'Tart Cherry Gummies 90 ct', 'Stonefruit Nutrition'),
      instagram('stonefruitnutrition', 'orchard to gummy'),
    ],
    hosts: {
      'stonefruitnutrition.com': {
        '/': press(
          stone,
          'Orchard supplements',
          '<p>Tart Cherry Gummies, 90 count. Plum Fiber Powder, 14 oz.</p>',
        ),
        '/shop/': press(
          stone,
          'Shop',
          '<p>Stonefruit Nutrition Tart Cherry Gummies 90 ct $27. Plum Fiber Powder $31.</p>',
        ),
        '/wholesale/': press(
          stone,
          'Wholesale',
          `<p>We'd love to see our gummies on your shelves. Wholesale orders start at $240 (two mixed cases), and it's
$120 a case
after that, which is also the least we can ship.</p>
<p>Our retailers agree not to sell Stonefruit on Amazon, Walmart.com, eBay or any other third-party marketplace.</p>
<p>Ready? Use the <a href="https://forms.gle/7hStoneFruitYak9">wholesale application</a>. It takes your tax ID and
five minutes.</p>`,
        ),
        '/faqs/': press(
          stone,
          'FAQs',
          `<p><strong>Do gummies melt?</strong> In July, yes.</p>
<p><strong>I'm a wholesale customer. May I list your products on Amazon?</strong> Absolutely, wholesale customers are
free to
sell our products on Amazon and other marketplaces.</p>
<p><strong>Do you have a minimum order?</strong> Not for regular folks; spend $59 and we'll cover shipping.</p>`,
        ),
        '/contact-us/': press(stone, 'Contact', '<p>pit@stonefruitnutrition.com</p>'),
      },
      'stonefruit.coffee': { '/': '<html><title>Stonefruit Coffee</title><p>Open daily 7 to 3.</p></html>' },
    },
    expected: {
      website: 'stonefruitnutrition.com',
      wayIn: {
        kind: 'form',
        anyOf: ['https://forms.gle/7hStoneFruitYak9', 'https://stonefruitnutrition.com/wholesale/'],
      },
      traps: [],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Wholesale orders start at $240',
          furtherWords: [
            "We'd love to see our gummies on your shelves",
            'Use the wholesale application',
            'wholesale customers are free to sell',
            'Our retailers agree not to sell Stonefruit',
          ],
          path: '/wholesale/',
        },
        minimum_opening_order: { value: 240, words: 'Wholesale orders start at $240', path: '/wholesale/' },
        minimum_reorder: { value: 120, words: "it's $120 a case after that", path: '/wholesale/' },
        currency: 'USD',
        documents: { value: ['tax_id'], words: 'It takes your tax ID and five minutes', path: '/wholesale/' },
        contradicted: ['marketplaces'],
      },
    },
  },
  {
    brand: 'Kelp & Kin',
    productTitles: ['Kelp & Kin Marine Collagen Unflavored 10 oz', 'Kelp & Kin Iodine Drops 2 fl oz'],
    category: 'Health & Household',
    search: [
      amazon('B0KELPKIN1', 'Kelp & Kin Marine Collagen Unflavored 10 oz', 'Kelp & Kin'),
      hit('https://kelpandkin.com/', 'Kelp & Kin – Marine Collagen', 'Collagen and iodine from cold water.'),
      hit('https://www.thekelpkin.com.au/', 'The Kelp Kin', 'Snorkel tours, Hobart.'),
      walmart('77100921', 'Kelp & Kin Iodine Drops 2 fl oz'),
      instagram('kelpandkin', 'cold water, warm people'),
    ],
    hosts: {
      'kelpandkin.com': {
        '/': shop(kelp, 'Marine Collagen', '<p>Marine Collagen Unflavored 10 oz. Iodine Drops 2 fl oz.</p>'),
        '/collections/collagen': shop(
          kelp,
          'Collagen',
          '<p>Kelp & Kin Marine Collagen Unflavored 10 oz, $38</p>',
        ),
        '/pages/science': shop(
          kelp,
          'Science',
          '<p>Type I peptides from wild-caught skin. Heavy metals under 0.1 ppm. We take cards and Amazon Pay.</p>',
        ),
        '/pages/contact': shop(
          kelp,
          'Contact',
          `<p>Email <a href="mailto:support@kelpandkin.com">support@kelpandkin.com</a> or write
below.</p>${contactForm()}`,
        ),
        '/sitemap': shop(kelp, 'Site map', '<p><a href="/pages/science">Science</a></p>'),
        '/policies/shipping-policy': shop(kelp, 'Shipping policy', parcels('$60')),
        '/policies/refund-policy': shop(kelp, 'Refund policy', sendingBack('support@kelpandkin.com')),
        '/policies/terms-of-service': shop(
          kelp,
          'Terms',
          generatedTerms('Kelp & Kin', 'support@kelpandkin.com'),
        ),
      },
      'www.thekelpkin.com.au': { '/': '<html><title>The Kelp Kin</title><p>Tours at nine.</p></html>' },
    },
    expected: {
      website: 'kelpandkin.com',
      wayIn: { kind: 'address', anyOf: ['support@kelpandkin.com', 'https://kelpandkin.com/pages/contact'] },
      traps: [],
      policy: {},
    },
  },
];
