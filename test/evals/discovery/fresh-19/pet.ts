import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  blocks,
  etsy,
  generatedTerms,
  hit,
  house,
  instagram,
  lastClauses,
  linkedin,
  parcels,
  type Site,
  sendingBack,
  trustpilot,
  walmart,
} from './kit.ts';

const waggon: Site = {
  name: 'Waggonwell',
  nav: [
    ['/treats', 'Treats'],
    ['/find-a-store', 'Find a Store'],
    ['/retailers', 'Retailers'],
    ['/contact', 'Contact'],
  ],
  foot: `<p><a href="/authorized-retailer-policy">Authorized Retailer Policy</a> · <a href="/careers">Careers</a> ·
<a href="/terms">Terms</a> · <a href="/shipping">Shipping</a> · <a href="/returns">Returns</a></p><p>Waggonwell Pet
Foods LLC, Omaha, Nebraska</p>`,
};

const fennick: Site = {
  name: 'Fennick Cat Co.',
  nav: [
    ['/shop', 'Shop'],
    ['/faq', 'FAQ'],
    ['/contact', 'Contact'],
  ],
  foot: '<p>Two people, five cats, one sewing machine. fennick@fennickcat.co</p>',
};

export const petCases: readonly DiscoveryCase[] = [
  {
    brand: 'Waggonwell',
    productTitles: ['Waggonwell Freeze-Dried Bison Bites 6 oz', 'Waggonwell Elk Antler Chew Split Large'],
    category: 'Pet Supplies',
    search: [
      hit(
        'https://www.chewy.com/b/waggonwell-11234',
        'Waggonwell - Free shipping | Chewy',
        'Shop Waggonwell treats.',
      ),
      amazon('B0WAGBIS06', 'Waggonwell Freeze-Dried Bison Bites 6 oz', 'Waggonwell'),
      hit(
        'https://waggonwellpet.com/',
        'Waggonwell | Single-Ingredient Dog Treats',
        'Bison, elk and trout. Omaha, NE.',
      ),
      hit('https://waggonwells.org.uk/', 'Friends of Waggoners Wells', 'Volunteer days at the ponds.'),
      linkedin('waggonwell', 'Waggonwell Pet Foods', '51-200 employees. Omaha.'),
      hit('https://www.yelp.com/biz/waggonwell-omaha', 'Waggonwell - Yelp', 'Pet stores in Omaha.'),
      trustpilot('waggonwellpet.com', 'Waggonwell'),
    ],
    hosts: {
      'waggonwellpet.com': {
        '/': house(
          waggon,
          'Single-Ingredient Treats',
          '<p>Freeze-Dried Bison Bites. Elk Antler Chew Split.</p>',
        ),
        '/treats': house(
          waggon,
          'Treats',
          '<p>Waggonwell Freeze-Dried Bison Bites 6 oz. Elk Antler Chew Split Large.</p>',
        ),
        '/find-a-store': house(
          waggon,
          'Find a Store',
          '<p>Over 1,900 independent pet stores carry Waggonwell. Enter your ZIP.</p>',
        ),
        '/retailers': house(
          waggon,
          'Information for Retailers',
          `<p>Interested in carrying Waggonwell at your independent pet store, groomer or boarding facility? Orders go
through
one of our distribution partners; new stores register with us first using our
<a href="https://form.jotform.com/260114478823155">Retailer Registration form</a>.</p>
<table class="partners"><thead><tr><th>Distributor</th><th>States served</th></tr></thead>
<tbody><tr><td>Plains Pet Distributing</td><td>NE, IA, KS, SD, ND, MO</td></tr>
<tr><td>Cascade Animal Supply</td><td>WA, OR, ID, MT</td></tr>
<tr><td>Old Dominion Pet Wholesale</td><td>VA, NC, MD, DC, WV</td></tr></tbody></table>
<p>Registration requires a business license and your federal EIN. Online-only sellers are not eligible.</p>`,
        ),
        '/shipping': house(waggon, 'Shipping', parcels('$45')),
        '/returns': house(waggon, 'Returns', sendingBack('woof@waggonwellpet.com')),
        '/authorized-retailer-policy': house(
          waggon,
          'Authorized Retailer Policy',
          `<p>This Authorized Retailer Policy (the “Policy”) applies to all persons who purchase Waggonwell products
(“Products”) from Waggonwell Pet Foods LLC or an authorized distributor for resale in the United States.</p>
<h2>1. Manner of sale</h2><p>Authorized Retailer shall sell Products solely to End Users. Authorized Retailer shall
not sell
Products through any Third-Party Marketplace, including Amazon, eBay, Walmart Marketplace, Facebook Marketplace or
Etsy.</p>
<h2>2. Handling</h2><p>Authorized Retailer shall store Products in a cool, dry place and shall not sell expired
Products.</p>
<h2>3. Advertised prices</h2><p>Authorized Retailer acknowledges Waggonwell's unilateral Minimum Advertised Price
policy, as
amended from time to time.</p>
${lastClauses('Waggonwell', 'Nebraska')}<h2>4. Notices</h2><p>Report suspected violations to
compliance@vellum-ip-law.com.</p>`,
        ),
        '/contact': house(
          waggon,
          'Contact',
          '<p>Pet parents: woof@waggonwellpet.com. Media: waggon@brightkennelpr.com.</p>',
        ),
        '/careers': house(waggon, 'Careers', '<p>jobs@waggonwellpet.com</p>'),
        '/terms': house(waggon, 'Terms', generatedTerms('Waggonwell', 'woof@waggonwellpet.com')),
      },
      'waggonwells.org.uk': { '/': '<html><title>Friends</title><p>hello@waggonwells.org.uk</p></html>' },
    },
    expected: {
      website: 'waggonwellpet.com',
      wayIn: {
        kind: 'form',
        anyOf: ['https://form.jotform.com/260114478823155', 'https://waggonwellpet.com/retailers'],
      },
      traps: [
        'compliance@vellum-ip-law.com',
        'waggon@brightkennelpr.com',
        'jobs@waggonwellpet.com',
        'hello@waggonwells.org.uk',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'new stores register with us first',
          furtherWords: [
            'Interested in carrying Waggonwell at your independent pet store',
            'Over 1,900 independent pet stores carry Waggonwell',
            'for resale in the United States',
          ],
          path: '/retailers',
        },
        marketplaces: {
          value: 'forbidden',
          words: 'Authorized Retailer shall not sell Products through any Third-Party Marketplace',
          path: '/authorized-retailer-policy',
        },
        map_policy: {
          value: 'yes',
          words: 'unilateral Minimum Advertised Price policy',
          path: '/authorized-retailer-policy',
        },
        documents: {
          value: ['business_license', 'tax_id'],
          words: 'Registration requires a business license and your federal EIN',
          path: '/retailers',
        },
        distributors: {
          value: ['Plains Pet Distributing', 'Cascade Animal Supply', 'Old Dominion Pet Wholesale'],
          words: 'Plains Pet Distributing',
          furtherWords: ['Cascade Animal Supply', 'Old Dominion Pet Wholesale'],
          path: '/retailers',
        },
      },
    },
  },
  {
    brand: 'Bramblepaw Naturals',
    productTitles: [
      'Bramblepaw Naturals Hemp Calming Chews 90 ct',
      'Bramblepaw Naturals Paw Balm Stick 2 oz',
    ],
    category: 'Pet Supplies',
    search: [
      amazon('B0BRAM90CT', 'Bramblepaw Naturals Hemp Calming Chews 90 ct', 'Bramblepaw Naturals'),
      walmart('7781200113', 'Bramblepaw Naturals Paw Balm Stick 2 oz'),
      hit(
        'https://bramblepaw.com/',
        'Bramblepaw Dog Walking | Portland',
        'Walks, drop-ins and boarding in SE Portland.',
      ),
      hit(
        'https://www.ebay.com/itm/2941102',
        'Bramblepaw Naturals Paw Balm | eBay',
        'Brand new, free shipping.',
      ),
      hit('https://naturals-bramble.com/', 'Bramble Naturals Skincare', 'Bramble leaf skincare from Devon.'),
    ],
    hosts: {
      'bramblepaw.com': {
        '/': `<html><head><title>Bramblepaw Dog Walking</title></head><body><h1>Walks and boarding in Portland</h1>
<p>From $24 a walk. Write to walks@bramblepaw.com.</p></body></html>`,
      },
      'naturals-bramble.com': {
        '/': `<html><head><title>Bramble Naturals Skincare</title></head><body><p>Skincare from the hedge. Wholesale
is welcome,
email trade@naturals-bramble.com.</p></body></html>`,
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: ['walks@bramblepaw.com', 'trade@naturals-bramble.com'],
      policy: {},
    },
  },
  {
    brand: 'Fennick Cat Co',
    productTitles: ['Fennick Silvervine Kicker Pillow Sardine', 'Fennick Wool Felt Cat Cave Charcoal'],
    search: [
      etsy('FennickCatCo', 'Cat kickers and caves. 8,810 sales.'),
      hit('https://fennick.com/', 'Fennick Insurance Brokers', 'Commercial insurance in Tulsa.'),
      hit('https://www.fennickcat.co/', 'Fennick Cat Co.', 'Kickers, caves and bad ideas for cats.'),
      amazon('B0FENKICKS', 'Silvervine Kicker Pillow Sardine', 'Fennick'),
      instagram('fennickcatco', 'kickers | caves | bad ideas'),
    ],
    hosts: {
      'www.fennickcat.co': {
        '/': blocks(
          fennick,
          'Home',
          '<p>The Silvervine Kicker Pillow (Sardine) and the Wool Felt Cat Cave in Charcoal.</p>',
        ),
        '/shop': blocks(
          fennick,
          'Shop',
          '<p>Silvervine Kicker Pillow Sardine $19. Wool Felt Cat Cave Charcoal $72.</p>',
        ),
        '/faq': blocks(
          fennick,
          'FAQ',
          `<p>Can I wash it? Cold, by hand, away from the cat.</p>
<p>Do you do wholesale? We used to, and we loved our shops, but the two of us can't keep up. For now we only sell here
and on
Etsy. If that changes you'll read it in the newsletter.</p>
<p>Do you ship to Canada? Yes, from $12.</p>`,
        ),
        '/contact': blocks(
          fennick,
          'Contact',
          `<p>Just write: fennick@fennickcat.co</p><p>Pictures of toes are always welcome.</p>`,
        ),
      },
      'fennick.com': { '/': '<html><title>Fennick Insurance</title><p>Call for a quote.</p></html>' },
    },
    expected: {
      website: 'www.fennickcat.co',
      wayIn: { kind: 'address', anyOf: ['fennick@fennickcat.co'] },
      traps: [],
      policy: {
        takes_wholesale: {
          value: 'no',
          words: 'For now we only sell here and on Etsy',
          furtherWords: ["the two of us can't keep up", 'Do you do wholesale?'],
          path: '/faq',
        },
      },
    },
  },
];
