import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  contactForm,
  directory,
  generatedTerms,
  hit,
  house,
  instagram,
  lastClauses,
  newsletter,
  parcels,
  privacy,
  type Site,
  sendingBack,
  shop,
  trustpilot,
} from './kit.ts';

const solenne: Site = {
  name: 'Solenne Ritual',
  nav: [
    ['/skincare', 'Skincare'],
    ['/professionals', 'For Professionals'],
    ['/authorized-sellers', 'Authorized Sellers'],
    ['/help', 'Help'],
  ],
  foot: `<p>Complimentary shipping on orders over $75 · Three samples with every order</p>
<ul><li><a href="/terms">Terms of Use</a></li><li><a href="/privacy">Privacy</a></li><li><a
href="/affiliates">Affiliates</a></li>
<li><a href="/shipping">Shipping</a></li><li><a href="/returns">Returns</a></li></ul>`,
};

const veloria: Site = {
  name: 'Veloria Lashes',
  nav: [
    ['/collections/lashes', 'Lashes'],
    ['/pages/help', 'Help'],
    ['/pages/creators', 'Creators'],
  ],
  foot: `${newsletter('Email address')}<ul><li><a href="/pages/contact">Contact</a></li>
<li><a href="/policies/privacy-policy">Privacy</a></li><li><a href="/policies/terms-of-service">Terms</a></li></ul>`,
};

export const beautyCases: readonly DiscoveryCase[] = [
  {
    brand: 'Solenne Ritual',
    productTitles: ['Solenne Ritual Squalane Night Oil 30 ml', 'Solenne Ritual Rice Enzyme Polish 60 g'],
    category: 'Beauty',
    search: [
      hit('https://www.sephora.com/brand/solenne-ritual', 'Solenne Ritual | Sephora', 'Shop Solenne Ritual.'),
      amazon('B0SOLNIGHT', 'Solenne Ritual Squalane Night Oil 30 ml', 'Solenne Ritual'),
      hit(
        'https://solenneritual.com/',
        'Solenne Ritual | Skincare in Seven Steps',
        'Squalane, rice enzyme and patience.',
      ),
      hit('https://solenne.com.br/', 'Solenne Festas', 'Decoração para festas em Curitiba.'),
      hit(
        'https://www.reddit.com/r/SkincareAddiction/comments/1x',
        'Solenne Ritual dupes?',
        'Anyone found a dupe?',
      ),
      instagram('solenneritual', 'seven steps, one bottle at a time'),
      trustpilot('solenneritual.com', 'Solenne Ritual'),
      directory('solenne-ritual', 'Solenne Ritual', 'New York'),
    ],
    hosts: {
      'solenneritual.com': {
        '/': house(
          solenne,
          'Skincare in Seven Steps',
          '<p>Squalane Night Oil 30 ml. Rice Enzyme Polish 60 g.</p>',
        ),
        '/skincare': house(solenne, 'Skincare', '<p>Solenne Ritual Squalane Night Oil 30 ml, $68</p>'),
        '/professionals': house(
          solenne,
          'Solenne for Professionals',
          `<p>Spas, medical aestheticians and independent boutiques may apply for a Solenne professional account.
Approved partners
purchase retail and back-bar sizes at professional pricing.</p>
<p>Applicants submit a copy of their esthetician or business license and a resale certificate for the state they sell
in.</p>
<p>The minimum first order is $500 and subsequent orders are subject to a $250 minimum.</p>
<p>Testers are supplied with every sixth unit. Freight is prepaid from $900. Discontinued items may be exchanged once
a season
for others of the same value.</p>
<p><a class="btn" href="https://solenne.typeform.com/to/kW93pLqa">Apply for a professional account</a></p>`,
        ),
        '/authorized-sellers': house(
          solenne,
          'Authorized Sellers',
          `<p>To protect you from tampered, expired or counterfeit product, Solenne Ritual is sold only by authorized
sellers. Any
Solenne product on Amazon, Walmart or eBay that is not sold by “Solenne Ritual Official” comes from an unauthorized
seller, and our satisfaction guarantee doesn't apply to it.</p>
<p>Authorized sellers agree in writing not to offer Solenne on any online marketplace and to honor our Minimum
Advertised
Pricing.</p>
${lastClauses('Solenne Ritual', 'New York')}<p>Think you bought a counterfeit? Write to <a
href="mailto:counterfeit@solenneritual.com">counterfeit@solenneritual.com</a>.</p>`,
        ),
        '/shipping': house(solenne, 'Shipping', parcels('$75')),
        '/returns': house(solenne, 'Returns', sendingBack('care@solenneritual.com')),
        '/help': house(
          solenne,
          'Help',
          `<dl><dt>Where is my order?</dt><dd>Track it from the mail we sent you, or ask care@solenneritual.com.</dd>
<dt>Is there a minimum for free samples?</dt><dd>No. Three come with every order.</dd>
<dt>Do you test on animals?</dt><dd>Never.</dd></dl>`,
        ),
        '/affiliates': house(
          solenne,
          'Affiliates',
          '<p>Earn 12%. Our program is run by Loopshare; write solenne@loopshare-partners.com.</p>',
        ),
        '/terms': house(solenne, 'Terms of Use', generatedTerms('Solenne Ritual', 'legal@solenneritual.com')),
        '/privacy': house(solenne, 'Privacy', privacy('Solenne Ritual', 'privacy@solenneritual.com')),
      },
      'solenne.com.br': { '/': '<html><title>Solenne Festas</title><p>contato@solenne.com.br</p></html>' },
    },
    expected: {
      website: 'solenneritual.com',
      wayIn: {
        kind: 'form',
        anyOf: ['https://solenne.typeform.com/to/kW93pLqa', 'https://solenneritual.com/professionals'],
      },
      traps: [
        'counterfeit@solenneritual.com',
        'solenne@loopshare-partners.com',
        'legal@solenneritual.com',
        'privacy@solenneritual.com',
        'contato@solenne.com.br',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'may apply for a Solenne professional account',
          furtherWords: [
            'Approved partners purchase retail and back-bar sizes',
            'Apply for a professional account',
            'sold only by authorized sellers',
          ],
          path: '/professionals',
        },
        marketplaces: {
          value: 'forbidden',
          words: 'agree in writing not to offer Solenne on any online marketplace',
          path: '/authorized-sellers',
        },
        map_policy: {
          value: 'yes',
          words: 'to honor our Minimum Advertised Pricing',
          path: '/authorized-sellers',
        },
        minimum_opening_order: {
          value: 500,
          words: 'The minimum first order is $500',
          path: '/professionals',
        },
        minimum_reorder: {
          value: 250,
          words: 'subsequent orders are subject to a $250 minimum',
          path: '/professionals',
        },
        currency: 'USD',
        documents: {
          value: ['business_license', 'resale_certificate'],
          words: 'a copy of their esthetician or business license and a resale certificate',
          path: '/professionals',
        },
      },
    },
  },
  {
    brand: 'Veloria Lashes',
    productTitles: ['Veloria Lashes Cluster Kit DIY 120 pcs', 'Veloria Lashes Bond & Seal Duo'],
    category: 'Beauty',
    search: [
      amazon('B0VELCLUST', 'Veloria Lashes Cluster Kit DIY 120 pcs', 'Veloria'),
      hit('https://www.tiktok.com/@velorialashes', 'Veloria Lashes | TikTok', '402K followers.'),
      hit(
        'https://velorialashes.com/',
        'Veloria Lashes – Clusters that stay',
        'DIY cluster lashes, bond and seal.',
      ),
      hit('https://veloria.ie/', 'Veloria Bike Hire', 'Electric bikes in Galway.'),
      hit('https://www.ulta.com/brand/veloria', 'Veloria | Ulta Beauty', 'Shop Veloria.'),
      trustpilot('velorialashes.com', 'Veloria Lashes'),
    ],
    hosts: {
      'velorialashes.com': {
        '/': shop(veloria, 'Clusters that stay', '<p>Cluster Kit DIY 120 pcs. Bond & Seal Duo.</p>'),
        '/collections/lashes': shop(
          veloria,
          'Lashes',
          '<p>Cluster Kit DIY 120 pcs $24. Bond & Seal Duo $16.</p>',
        ),
        '/pages/help': shop(
          veloria,
          'Help',
          `<p><b>Is Amazon legit?</b> Our store on Amazon is us. We aren't responsible for lashes bought from other
sellers
there.</p><p><b>Minimum for free gift?</b> $45 before tax, while it lasts.</p>`,
        ),
        '/pages/creators': shop(
          veloria,
          'Creators',
          '<p>Paid collabs: collabs@velorialashes.com. Press: Kiko at kiko@hausofhype.agency.</p>',
        ),
        '/policies/shipping-policy': shop(veloria, 'Shipping policy', parcels('$35')),
        '/pages/contact': shop(veloria, 'Contact', contactForm('Send message')),
        '/policies/privacy-policy': shop(
          veloria,
          'Privacy policy',
          privacy('Veloria Lashes', 'Write to dataprotection@velorialashes.com.'),
        ),
        '/policies/terms-of-service': shop(
          veloria,
          'Terms of service',
          generatedTerms('Veloria Beauty Inc', 'legal@velorialashes.com'),
        ),
      },
      'veloria.ie': { '/': '<html><title>Veloria Bikes</title><p>hire@veloria.ie</p></html>' },
    },
    expected: {
      website: 'velorialashes.com',
      wayIn: { kind: 'form', anyOf: ['https://velorialashes.com/pages/contact'] },
      traps: [
        'collabs@velorialashes.com',
        'kiko@hausofhype.agency',
        'dataprotection@velorialashes.com',
        'legal@velorialashes.com',
        'hire@veloria.ie',
      ],
      policy: {},
    },
  },
];
