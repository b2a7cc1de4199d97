import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  col,
  coupons,
  fields,
  good,
  goods,
  hits,
  json,
  linkedin,
  mail,
  menu,
  news,
  pages,
  pairs,
  plain,
  privacyLong,
  type Shop,
  says,
  walmart,
  words,
} from './kit.ts';
import { cornerstone, next } from './kit-shops.ts';

const iron: Shop = {
  name: 'Ironclasp Tool Co.',
  host: 'ironclasptools.com',
  bar: 'Free freight on retail orders of $150 or more',
  nav: menu(`Clamps @/clamps/ > Bar clamps @/clamps/bar/ > Band clamps @/clamps/band/ ; Vises @/vises/ ; Parts @/parts/ ; Dealer Program @/dealer-program/ ;
 Warranty @/warranty/`),
  columns: [
    col(
      'Company',
      'About @/about/ ; Dealer Program @/dealer-program/ ; Pricing Policy @/pricing-policy/ ; Employment @/employment/',
    ),
    col('Customer Service', 'Warranty @/warranty/ ; Contact Us @/contact-us/ ; Privacy @/privacy/'),
    col(
      'Ironclasp',
      '',
      '<address>Ironclasp Tool Co.<br>2700 Foundry Ave<br>Rockford, IL 61102</address><p>815-555-0109</p>',
    ),
  ],
  news: news('Shop news', 'Tips and new tools.', 'name@address.com'),
  socials: ['https://www.youtube.com/@ironclasptools'],
  bottom: '&copy; 2025 Ironclasp Tool Co. | Sitemap | Powered by BigCommerce',
  head: json({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Ironclasp Tool Co.',
    email: 'service@ironclasptools.com',
  }),
};
const t = cornerstone(iron);

const hexley: Shop = {
  name: 'Hexley Workbench',
  host: 'www.hexleyworkbench.com',
  bar: 'Part of the Burr Oak family of shop brands',
  nav: menu(
    'Benches @/benches ; Vises @/vises ; Plans @/plans ; Where to buy @/where-to-buy ; Support @/support',
  ),
  columns: [
    col('Hexley', 'Benches @/benches ; Where to buy @/where-to-buy ; Support @/support'),
    col(
      'Burr Oak Brands',
      'Corporate site @https://www.burroakbrands.com/ ; Become a dealer @https://www.burroakbrands.com/dealers ; Careers @https://www.burroakbrands.com/careers',
    ),
  ],
  news: news('Bench notes', 'Monthly.', 'Email'),
  socials: ['https://www.instagram.com/hexleyworkbench'],
  bottom: '© 2025 Burr Oak Brands, Inc. Hexley is a registered trademark.',
  scripts:
    '<script>window.__cfg={"bugs":"https://9c1e77aa04d1@bugs.hexleyworkbench.com/12","logo":"/img/hexley-logo@2x.png"}</script>',
};
const h = next(hexley, () => ({ theme: 'oak', editor: 'web@lumenfold.co' }));

export const toolCases: readonly DiscoveryCase[] = [
  {
    brand: 'Ironclasp Tool Company',
    productTitles: ['Ironclasp 24 in. Parallel Bar Clamp, 2-Pack', 'Ironclasp Woodworker Front Vise 7 in.'],
    category: 'Tools & Home Improvement',
    search: [
      amazon('Ironclasp', 'Ironclasp 24 in. Parallel Bar Clamp, 2-Pack'),
      ...hits(`https://www.ironclaspfitness.com/
        Ironclasp Fitness - CrossFit in Reno
        Small group training.

        https://www.homedepot.com/b/Ironclasp/N-5yc1vZh2
        Ironclasp - The Home Depot
        Get free shipping on qualified Ironclasp products.

        https://ironclasptools.com/
        Ironclasp Tool Co. - Clamps and vises
        Clamps and vises from Rockford, Illinois since 1931.

        https://www.manualslib.com/brand/ironclasp/
        Ironclasp manuals - ManualsLib
        14 manuals for free PDF download.`),
      walmart('Ironclasp', 'Ironclasp Woodworker Front Vise 7 in.'),
    ],
    hosts: {
      'ironclasptools.com': {
        ...pages(t, {
          '/': `Ironclasp Tool Co. - Clamps and vises :: Clamps and vises from Rockford since 1931.
<h1 class="page-heading">It holds.</h1><p>Ductile iron, acme thread, ninety years of not letting go.</p>
${t.cards(
  goods(`24 in. Parallel Bar Clamp, 2-Pack | $89.00 | parallel-bar-clamp-24-2-pack ; Woodworker Front Vise 7 in. | $119.00 | front-vise-7 ;
 Band Clamp | $34.00 | band-clamp ; Clamp Pads | $9.00 | clamp-pads | 12 pack`),
)}<p>Proud sponsor of SkillsUSA Rockford (chapter@skillsrockford.org).</p>`,
          '/dealer-program/': `Dealer Program - Ironclasp Tool Co.
<h1 class="page-heading">Dealer Program</h1><p>Ironclasp is stocked by hardware stores, lumber yards and woodworking shops in 44 states. We welcome
applications from established retailers.</p><h3>To apply, send us:</h3><ul><li>Completed credit application</li><li>Form W-9</li><li>Three trade
references</li><li>Resale or exemption certificate</li></ul><h3>What to expect</h3><dl><dt>Stocking order</dt><dd>$1,000 net</dd><dt>Small
orders</dt><dd>A $20 handling fee is added below $250</dd><dt>Freight</dt><dd>Prepaid at $1,500</dd></dl><p>Send the packet to
${mail('dealersales@ironclasptools.com')} or by mail to Dealer Sales, 2700 Foundry Ave.</p><p>In Canada, Ironclasp is distributed by Great Slave Supply,
${mail('cs@greatslavesupply.ca')}. Mexico: Herramientas del Bajío, ${mail('ventas@hdelbajio.mx')}.</p>`,
          '/pricing-policy/': `Pricing Policy - Ironclasp Tool Co.
<h1>Pricing Policy</h1><p>This unilateral policy sets minimum advertised prices for all Ironclasp products.</p><p>Authorized dealers shall not offer Ironclasp
products through Amazon or any other online marketplace without a signed Marketplace Addendum.</p><p>Questions about the policy are not answered
by sales staff. Compliance: ${mail('map@ironclasptools.com')}.</p>`,
          '/contact-us/': `Contact Us - Ironclasp Tool Co.
<h1>Contact Us</h1>${t.form(fields('Name ; Email | email | joe@woodshop.com ; Comments | area'), 'Submit', '/pages.php?action=sendContactForm')}`,
          '/employment/': `Employment - Ironclasp Tool Co.
<h1>Employment</h1><p>Second shift machinist. ${mail('hr@ironclasptools.com')}</p>`,
          '/privacy/': `Privacy - Ironclasp Tool Co.
${privacyLong('Ironclasp Tool Co.', `Privacy requests are handled by ${mail('requests@trustfern.io')}.`)}`,
          '/warranty/': `Warranty - Ironclasp Tool Co.
${t.faq(pairs('What is covered?', 'Castings, for life.', 'Counterfeits?', 'Clamps from unknown Amazon sellers are not covered.', 'Who repairs?', `Tull's Machine, ${mail('tull@tullsmachine.com')}.`))}`,
        }),
        '/parallel-bar-clamp-24-2-pack/': t.product(
          good('24 in. Parallel Bar Clamp, 2-Pack | $89.00 | parallel-bar-clamp-24-2-pack'),
          '<p>1,500 lb of force. Minimum opening 0 in.</p>',
        ),
      },
      'www.ironclaspfitness.com': {
        '/': plain(
          'Ironclasp Fitness',
          `<h1>Ironclasp Fitness</h1><p>Reno, Nevada.</p><p>${mail('coach@ironclaspfitness.com')}</p>`,
        ),
      },
    },
    expected: {
      website: 'ironclasptools.com',
      wayIn: { kind: 'address', anyOf: ['dealersales@ironclasptools.com'] },
      traps:
        words(`name@address.com chapter@skillsrockford.org cs@greatslavesupply.ca ventas@hdelbajio.mx map@ironclasptools.com
        joe@woodshop.com hr@ironclasptools.com requests@trustfern.io tull@tullsmachine.com coach@ironclaspfitness.com`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/dealer-program/',
          'We welcome applications from established retailers',
          'Ironclasp is stocked by hardware stores, lumber yards',
        ),
        minimum_opening_order: says(1000, '/dealer-program/', '$1,000 net'),
        currency: 'USD',
        documents: says(
          ['credit_application', 'w9', 'trade_references', 'resale_certificate'],
          '/dealer-program/',
          'Completed credit application',
          'Form W-9',
          'Three trade references',
          'Resale or exemption certificate',
        ),
        map_policy: says(
          'yes',
          '/pricing-policy/',
          'sets minimum advertised prices for all Ironclasp products',
        ),
        marketplaces: says('with_permission', '/pricing-policy/', 'without a signed Marketplace Addendum'),
        distributors: says(
          ['Great Slave Supply', 'Herramientas del Bajío'],
          '/dealer-program/',
          'In Canada, Ironclasp is distributed by Great Slave Supply',
          'Mexico: Herramientas del Bajío',
        ),
      },
    },
  },
  {
    brand: 'Hexley Workbench Co.',
    productTitles: [
      'Hexley Workbench Folding Bench 48 in. Hardrock Maple',
      'Hexley Workbench Quick-Release End Vise',
    ],
    category: 'Tools & Home Improvement',
    search: [
      ...hits(`https://www.hexleyworkbench.com/
        Hexley Workbench | Benches that fold, not wobble
        Maple workbenches and vises.

        https://www.hexley.digital/
        Hexley - Low-code workbench for data teams
        Start free. SOC 2 compliant.

        https://www.rockler.com/search?q=hexley
        Hexley at Rockler
        Woodworking superstore.`),
      amazon('Hexley Workbench', 'Hexley Workbench Folding Bench 48 in. Hardrock Maple'),
      linkedin('Burr Oak Brands', 'Makers of Hexley, Pinnock and Sawtooth. Des Moines.'),
      coupons('Hexley', 'hexleyworkbench.com'),
    ],
    hosts: {
      'www.hexleyworkbench.com': {
        ...pages(h, {
          '/': `Hexley Workbench | Benches that fold, not wobble :: Maple workbenches and vises.
<h1 class="text-5xl">Benches that fold. Not wobble.</h1><p>48, 60 and 72 inches of Iowa maple.</p><img src="/img/hero@2x.jpg" alt="Folding bench"/>
${h.cards(
  goods(`Folding Bench 48 in. Hardrock Maple | $749 | folding-bench-48 ; Quick-Release End Vise | $189 | end-vise ;
 Bench Dogs (4) | $29 | bench-dogs ; Bench Plans | $12 | bench-plans | PDF`),
)}`,
          '/where-to-buy': `Where to buy | Hexley Workbench
<h1>Where to buy</h1><p>Tilton Woodcraft, Tilton NH (sales@tiltonwoodcraft.com), and 60 more. See the map of stores.</p><p>Retailers: Hexley is sold to the trade by
Burr Oak Brands. <a href="https://www.burroakbrands.com/dealers">Become a dealer</a>.</p>`,
          '/support': `Support | Hexley Workbench
<h1>Support</h1><p>Parts and assembly: ${mail('support@hexleyworkbench.com')}</p>`,
        }),
        '/products/folding-bench-48': h.product(
          good('Folding Bench 48 in. Hardrock Maple | $749 | folding-bench-48'),
          '<p>Folds to 7 inches.</p>',
        ),
      },
      'www.burroakbrands.com': {
        '/': plain(
          'Burr Oak Brands',
          `<nav><a href="/dealers">Dealers</a> <a href="/careers">Careers</a> <a href="/media">Media</a></nav><h1>Burr Oak Brands</h1><p>Hexley. Pinnock.
Sawtooth.</p><p>1 Locust St, Des Moines, IA</p>`,
        ),
        '/dealers': plain(
          'Become a dealer - Burr Oak Brands',
          `<h1>Become a dealer</h1><p>Complete the dealer application and our sales team will call you.</p><form action="/dealers" method="post"><label>Store <input
 name="store"></label><label>Email <input type="email" name="email" placeholder="store@example.com"></label><label>Brands of interest <textarea
 name="brands"></textarea></label><button>Apply</button></form><p>Dealers must provide a resale certificate and two trade references.</p><p>Hexley, Pinnock and
Sawtooth may not be sold on third-party marketplaces.</p>`,
        ),
        '/careers': plain(
          'Careers - Burr Oak Brands',
          `<h1>Careers</h1><p>${mail('jobs@burroakbrands.com')}</p>`,
        ),
        '/media': plain('Media - Burr Oak Brands', `<h1>Media</h1><p>${mail('media@burroakbrands.com')}</p>`),
      },
      'www.hexley.digital': {
        '/': plain(
          'Hexley',
          `<h1>Hexley</h1><p>Low-code data workbench.</p><p>${mail('sales@hexley.digital')}</p>`,
        ),
      },
    },
    expected: {
      website: 'www.hexleyworkbench.com',
      wayIn: { kind: 'form', anyOf: ['https://www.burroakbrands.com/dealers'] },
      traps:
        words(`9c1e77aa04d1@bugs.hexleyworkbench.com hexley-logo@2x.png web@lumenfold.co hero@2x.jpg sales@tiltonwoodcraft.com
        store@example.com jobs@burroakbrands.com media@burroakbrands.com sales@hexley.digital`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/where-to-buy',
          'Hexley is sold to the trade by Burr Oak Brands',
          'Complete the dealer application and our sales team will call you',
        ),
        documents: says(
          ['resale_certificate', 'trade_references'],
          '/dealers',
          'Dealers must provide a resale certificate and two trade references',
        ),
        marketplaces: says('forbidden', '/dealers', 'may not be sold on third-party marketplaces'),
      },
    },
  },
];
