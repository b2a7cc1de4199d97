import type { DiscoveryCase } from '../case.ts';
import { address, formAt, hits, mail, said } from '../fresh/themes.ts';
import { nextApp, nextPages, nuxt3, site, spans } from './shells.ts';

const remix = (title: string, loader: unknown): string =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title></head><body><div id="app"></div><script>window.__remixContext = ${JSON.stringify({ state: { loaderData: { root: loader } } }).replaceAll('<', '\\u003c')};</script><script type="module" src="/build/entry.client-K2.js"></script></body></html>`;

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Ravelstone Audio',
    productTitles: ['Ravelstone Phono Preamp P1', 'Ravelstone Isolation Feet 4 pk'],
    category: 'Electronics',
    search: hits(
      ['https://ravelstone.test/', 'Ravelstone Audio', 'Phono preamps'],
      ['https://hifidiary.test/p1', 'Ravelstone P1 review', 'Quiet as a mouse'],
    ),
    hosts: {
      'hifidiary.test': { '/p1': '<h1>Ravelstone P1</h1><p>loan@hifidiary.test</p>' },
      'ravelstone.test': site(
        nextPages,
        {
          name: 'Ravelstone',
          menu: { '/preamps': 'Preamps', '/feet': 'Feet', '/listening': 'Listening rooms' },
          foot: { '/become-a-dealer': 'Dealers', '/support': 'Support' },
          legal: 'Ravelstone Audio Ltd',
        },
        {
          '/': '<h1>Quiet</h1><p>Phono Preamp P1. Isolation Feet 4 pk.</p>',
          '/become-a-dealer':
            '<h1>Dealers</h1><p>We appoint one dealer per city. Stock commitment on signing is €2,500. Mail dealers@ravelstone.test and include trade references from two hi-fi makers. A Minimum Advertised Price policy is part of the contract.</p>',
          '/support': '<h1>Support</h1><p>support@ravelstone.test</p>',
          '/listening': '<h1>Listening rooms</h1><p>Klangraum Basel, info@klangraum-basel.test</p>',
        },
      ),
    },
    expected: {
      website: 'ravelstone.test',
      wayIn: address('dealers@ravelstone.test'),
      traps: ['loan@hifidiary.test', 'info@klangraum-basel.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'We appoint one dealer per city. Stock commitment on signing is €2,500. Mail dealers@ravelstone.test and include trade references from two hi-fi makers.',
          '/become-a-dealer',
        ),
        minimum_opening_order: said(2500, 'Stock commitment on signing is €2,500', '/become-a-dealer'),
        currency: 'EUR',
        documents: said(
          ['trade_references'],
          'include trade references from two hi-fi makers',
          '/become-a-dealer',
        ),
        map_policy: said(
          'yes',
          'A Minimum Advertised Price policy is part of the contract',
          '/become-a-dealer',
        ),
      },
    },
  },
  {
    brand: 'Plumb & Petal',
    productTitles: ['Plumb & Petal Press Kit Oak', 'Plumb & Petal Flower Frame 8x10'],
    category: 'Arts & Crafts',
    search: hits(
      ['https://plumbandpetal.test/', 'Plumb & Petal', 'Flower presses'],
      ['https://plumbers24.test/', 'Plumb 24', 'Leaks fixed'],
    ),
    hosts: {
      'plumbers24.test': { '/': '<h1>Plumb 24</h1><p>leak@plumbers24.test</p>' },
      'plumbandpetal.test': site(
        spans,
        {
          name: 'Plumb & Petal',
          menu: { '/presses': 'Presses', '/frames': 'Frames' },
          foot: { '/shops': 'For shops', '/write': 'Write', '/press-room': 'Press room' },
          legal: 'Made with care by hallo@kleinweb.test',
        },
        {
          '/': '<h1>Press on</h1><p>Press Kit Oak, Flower Frame 8x10</p>',
          '/shops':
            '<h1>For shops</h1><p>Nurseries, museum stores and florists order by the half dozen.</p><p>Prices come by return of mail: shops@plumbandpetal.test</p><p>Nothing of ours is to turn up on Amazon, please.</p>',
          '/write': '<h1>Write</h1><p>petal@plumbandpetal.test</p>',
          '/press-room': '<h1>Press room</h1><p>pressroom@plumbandpetal.test</p>',
        },
      ),
    },
    expected: {
      website: 'plumbandpetal.test',
      wayIn: address('shops@plumbandpetal.test'),
      traps: ['leak@plumbers24.test', 'hallo@kleinweb.test', 'pressroom@plumbandpetal.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Nurseries, museum stores and florists order by the half dozen',
          '/shops',
        ),
        marketplaces: said('amazon_forbidden', 'Nothing of ours is to turn up on Amazon, please', '/shops'),
      },
    },
  },
  {
    brand: 'Cindermoth Apparel',
    productTitles: ['Cindermoth Chore Coat Indigo', 'Cindermoth Bandana 3 Pack'],
    category: 'Clothing',
    search: hits(
      ['https://cindermoth.test/', 'Cindermoth', 'Workwear, sewn in LA'],
      ['https://resellhub.test/cindermoth', 'Cindermoth pre-owned', '44 items'],
    ),
    hosts: {
      'resellhub.test': { '/cindermoth': '<h1>Cindermoth pre-owned</h1><p>sellers@resellhub.test</p>' },
      'cindermoth.test': site(
        nextApp,
        {
          name: 'Cindermoth',
          strip: 'Free shipping over $150',
          menu: { '/coats': 'Coats', '/bandanas': 'Bandanas', '/factory': 'Factory' },
          foot: { '/stockists/apply': 'Apply to stock', '/stockists': 'Stockists', '/info': 'Info' },
          legal: 'customer letters: letters@cindermoth.test',
        },
        {
          '/': '<h1>Sewn in LA</h1><p>Chore Coat Indigo, Bandana 3 Pack</p>',
          '/stockists/apply':
            '<h1>Apply to stock</h1><p>We read every application on the first Monday of the month. Seasonal orders only, $3,000 to begin with, 30% deposit.</p><form action="/api/apply" method="post"><input name="shop"><input name="instagram"><input type="email" name="email"><button>Apply</button></form>',
          '/stockists':
            '<h1>Stockists</h1><ul><li>Tin Roof, Marfa, tx@tinroof.test</li><li>Gully, Portland, gully@gullyshop.test</li></ul>',
        },
      ),
    },
    expected: {
      website: 'cindermoth.test',
      wayIn: formAt('https://cindermoth.test/stockists/apply'),
      traps: ['sellers@resellhub.test', 'tx@tinroof.test', 'gully@gullyshop.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Apply to stock We read every application on the first Monday of the month.',
          '/stockists/apply',
        ),
        minimum_opening_order: said(3000, '$3,000 to begin with', '/stockists/apply'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Oakhaven Pet Bakery',
    productTitles: ['Oakhaven Pumpkin Biscuits 8 oz', 'Oakhaven Liver Crumble'],
    category: 'Pet Supplies',
    search: hits(
      ['https://oakhavenpets.test/', 'Oakhaven Pet Bakery', 'Biscuits baked in Boise'],
      ['https://oakhaven.test/', 'City of Oakhaven', 'Permits and parks'],
    ),
    hosts: {
      'oakhaven.test': {
        '/': '<title>City of Oakhaven</title><h1>City of Oakhaven</h1><p>clerk@oakhaven.test</p>',
      },
      'oakhavenpets.test': site(
        nuxt3,
        {
          name: 'Oakhaven Pet Bakery',
          menu: { '/biscuits': 'Biscuits', '/our-oven': 'Our oven' },
          foot: { '/pet-stores': 'Pet stores', '/faq': 'FAQ' },
          legal: 'Oakhaven Pet Bakery, Boise – woof@oakhavenpets.test',
        },
        {
          '/': '<h1>Baked in Boise</h1><p>Pumpkin Biscuits 8 oz, Liver Crumble</p>',
          '/pet-stores':
            '<h1>Pet stores</h1><p>Our biscuits are for brick-and-mortar pet stores, groomers and vets. To buy from us at store price, write store@oakhavenpets.test.</p><p>An opening order is one of each flavor ($264). Reorders have no minimum.</p><p>We do not allow our products on Chewy, Amazon or other marketplaces.</p>',
          '/faq': '<h1>FAQ</h1><p>How old may my puppy be? Twelve weeks. Do you ship free? Over $50.</p>',
        },
      ),
    },
    expected: {
      website: 'oakhavenpets.test',
      wayIn: address('store@oakhavenpets.test'),
      traps: ['clerk@oakhaven.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Our biscuits are for brick-and-mortar pet stores, groomers and vets. To buy from us at store price, write store@oakhavenpets.test',
          '/pet-stores',
        ),
        minimum_opening_order: said(264, 'An opening order is one of each flavor ($264)', '/pet-stores'),
        currency: 'USD',
        marketplaces: said(
          'forbidden',
          'We do not allow our products on Chewy, Amazon or other marketplaces',
          '/pet-stores',
        ),
      },
    },
  },
  {
    brand: 'Stillwater Loom',
    productTitles: ['Stillwater Loom Wool Throw Slate', 'Stillwater Loom Cushion 20"'],
    category: 'Home',
    search: hits(
      ['https://stillwaterloom.test/', 'Stillwater Loom', 'Throws woven in Donegal'],
      ['https://stillwaterhotel.test/', 'Stillwater Hotel', 'Rooms by the lough'],
    ),
    hosts: {
      'stillwaterhotel.test': { '/': '<h1>Stillwater Hotel</h1><p>reception@stillwaterhotel.test</p>' },
      'stillwaterloom.test': {
        '/': remix('Stillwater Loom', {
          shop: { name: 'Stillwater Loom', slogan: 'Woven in Donegal' },
          featured: ['Wool Throw Slate', 'Cushion 20"'],
          footerMenu: {
            items: [
              { title: 'Trade accounts', url: '/pages/accounts' },
              { title: 'Say hello', url: '/pages/hello' },
            ],
          },
        }),
        '/pages/accounts': remix('Trade accounts – Stillwater Loom', {
          page: {
            title: 'Trade accounts',
            body: '<p>Hotels, interiors shops and gift shops hold trade accounts with us.</p><p>Openings: €450 ex VAT. Repeats: €200 ex VAT.</p><p>Send your VAT number to Bríd (brid@stillwaterloom.test).</p>',
          },
        }),
        '/pages/hello': remix('Say hello – Stillwater Loom', {
          page: { title: 'Say hello', body: '<p>hello@stillwaterloom.test</p>' },
        }),
      },
    },
    expected: {
      website: 'stillwaterloom.test',
      wayIn: address('brid@stillwaterloom.test'),
      traps: ['reception@stillwaterhotel.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Hotels, interiors shops and gift shops hold trade accounts with us',
          '/pages/accounts',
        ),
        minimum_opening_order: said(450, 'Openings: €450 ex VAT', '/pages/accounts'),
        minimum_reorder: said(200, 'Repeats: €200 ex VAT', '/pages/accounts'),
        currency: 'EUR',
        documents: said(['tax_id'], 'Send your VAT number to Bríd', '/pages/accounts'),
      },
    },
  },
  {
    brand: 'Volantera Drones',
    productTitles: ['Volantera Micro FPV Frame', 'Volantera LiPo Bag L'],
    category: 'Electronics',
    search: hits(
      ['https://volantera.test/', 'Volantera', 'FPV frames'],
      ['https://dronewire.test/volantera', 'Volantera raises', 'Seed round'],
    ),
    hosts: {
      'dronewire.test': { '/volantera': '<h1>Volantera raises</h1><p>tips@dronewire.test</p>' },
      'volantera.test': {
        '/': `<!doctype html><html><head><title>Volantera</title></head><body><div id="root"></div><script>window.__INITIAL_STATE__={"brand":"Volantera","products":[{"t":"Micro FPV Frame"},{"t":"LiPo Bag L"}],"sections":[{"anchor":"fly","copy":"Frames that forgive."},{"anchor":"hobby-shops","copy":"Hobby shops: we ship to resellers in 31 countries. Registration is open at /resellers."},{"anchor":"foot","copy":"Support: fix\\u0040volantera.test. Investors: ir\\u0040volantera.test"}],"routes":[{"path":"/resellers","label":"Resellers"}]}</script></body></html>`,
        '/resellers': `<!doctype html><html><head><title>Resellers | Volantera</title></head><body><div id="root"><h1>Resellers</h1><form action="/api/resellers" method="post"><label>Company</label><input name="company"><label>Company e-mail</label><input type="email" name="email"><button>Register</button></form><p>Upload a trade licence. Listing on Amazon or AliExpress under your own seller name is okay with us.</p></div></body></html>`,
      },
    },
    expected: {
      website: 'volantera.test',
      wayIn: formAt('https://volantera.test/resellers'),
      traps: ['tips@dronewire.test', 'ir@volantera.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Hobby shops: we ship to resellers in 31 countries. Registration is open at /resellers.',
          '/',
        ),
        documents: said(['business_license'], 'Upload a trade licence', '/resellers'),
        marketplaces: said(
          'allowed',
          'Listing on Amazon or AliExpress under your own seller name is okay with us',
          '/resellers',
        ),
      },
    },
  },
  {
    brand: 'Bellcote Stationers',
    productTitles: ['Bellcote Wax Seal Set', 'Bellcote Deckle Envelopes 25 ct'],
    category: 'Office',
    search: hits(
      ['https://bellcote.test/', 'Bellcote Stationers', 'Seals and deckle edges'],
      ['https://bellcoteprimary.test/', 'Bellcote Primary School', 'Term dates'],
    ),
    hosts: {
      'bellcoteprimary.test': { '/': '<h1>Bellcote Primary</h1><p>head@bellcoteprimary.test</p>' },
      'bellcote.test': site(
        nextApp,
        {
          name: 'Bellcote',
          menu: { '/seals': 'Seals', '/paper': 'Paper', '/company': 'Company' },
          foot: { '/company/contact': 'Contact', '/company/retail-partners': 'Retail partners' },
        },
        {
          '/': '<h1>Sealed</h1><p>Wax Seal Set. Deckle Envelopes 25 ct.</p>',
          '/company/retail-partners':
            '<h1>Retail partners</h1><p>Thank you for asking – we are not adding retail partners at this time. Existing partners may reorder from £40 by e-mail.</p>',
          '/company/contact': `<h1>Contact</h1><p>Partners: ${mail('partners@bellcote.test')}</p><p>Brides, grooms and other correspondents: ${mail('letters@bellcote.test')}</p><p>Work experience: ${mail('hr@bellcote.test')}</p>`,
        },
      ),
    },
    expected: {
      website: 'bellcote.test',
      wayIn: address('partners@bellcote.test'),
      traps: ['head@bellcoteprimary.test', 'hr@bellcote.test'],
      policy: {
        takes_wholesale: said(
          'no',
          'we are not adding retail partners at this time',
          '/company/retail-partners',
        ),
        minimum_reorder: said(
          40,
          'Existing partners may reorder from £40 by e-mail',
          '/company/retail-partners',
        ),
        currency: 'GBP',
      },
    },
  },
  {
    brand: 'Quenchling Bottles',
    productTitles: ['Quenchling Kids Bottle 12 oz Fox', 'Quenchling Straw Lid 2 pk'],
    category: 'Kitchen',
    search: hits(
      ['https://quenchling.test/', 'Quenchling', 'Bottles for small hands'],
      ['https://mamatests.test/bottles', '9 kids’ bottles tested', 'Quenchling: runner-up'],
    ),
    hosts: {
      'mamatests.test': { '/bottles': '<h1>9 bottles</h1><p>team@mamatests.test</p>' },
      'quenchling.test': site(
        spans,
        {
          name: 'Quenchling',
          menu: { '/bottles': 'Bottles', '/lids': 'Lids' },
          foot: { '/faq': 'FAQ', '/legal/resale': 'Resale policy' },
          legal: 'no-reply@quenchling.test',
        },
        {
          '/': '<h1>Small hands</h1><p>Kids Bottle 12 oz Fox; Straw Lid 2 pk</p>',
          '/faq':
            '<h1>FAQ</h1><p>How do I get wholesale prices?</p><p>Send us an email at grow@quenchling.test with your resale ID and a link to your online store.</p><p>What is the minimum?</p><p>Forty-eight bottles for the first order.</p>',
          '/legal/resale':
            '<h1>Resale policy</h1><p>Resellers may use Amazon only with a letter of authorization signed by Quenchling.</p><p>Resellers advertise at or above MAP.</p>',
        },
      ),
    },
    expected: {
      website: 'quenchling.test',
      wayIn: address('grow@quenchling.test'),
      traps: ['team@mamatests.test', 'no-reply@quenchling.test'],
      policy: {
        takes_wholesale: said('yes', 'Send us an email at grow@quenchling.test with your resale ID', '/faq'),
        documents: said(
          ['resale_certificate', 'website_url'],
          'with your resale ID and a link to your online store',
          '/faq',
        ),
        marketplaces: said(
          'with_permission',
          'only with a letter of authorization signed by Quenchling',
          '/legal/resale',
        ),
        map_policy: said('yes', 'Resellers advertise at or above MAP', '/legal/resale'),
      },
    },
  },
];
