import type { DiscoveryCase } from '../case.ts';
import { quiet } from './frames-odd.ts';
import { hit, ld, mail, p, page, says, site, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Tumbledown Kites & Spinners',
    productTitles: [
      'Tumbledown Kites & Spinners Delta 6 ft Sunset',
      'Tumbledown Kites & Spinners Garden Pinwheel',
    ],
    category: 'Toys & Games',
    search: [
      hit('https://tumbledownkites.test/', 'Tumbledown Kites', 'Kites and spinners.'),
      hit(
        'https://www.ebay.com/str/tumbledownkites',
        'Tumbledown Kites | eBay Stores',
        '98.7% positive feedback.',
      ),
      hit('https://www.tumbledownlodge.test/', 'Tumbledown Mountain Lodge', 'Cabins in Weld, Maine.'),
      hit(
        'https://kiteforum.test/t/tumbledown-out-of-business',
        'Tumbledown out of business?',
        'Does anyone know what became of them?',
      ),
    ],
    hosts: {
      'tumbledownkites.test': {
        '/': {
          status: 503,
          body: page(
            'Account suspended',
            `<h1>This account has been suspended.</h1><p>Contact your provider: ${mail('abuse@cheaphost-panel.test')}</p>`,
          ),
        },
      },
      'www.tumbledownlodge.test': {
        '/': page(
          'Tumbledown Mountain Lodge',
          `<h1>Tumbledown Mountain Lodge</h1>${ld({ '@context': 'https://schema.org', '@type': 'LodgingBusiness', name: 'Tumbledown Mountain Lodge', email: 'stay@tumbledownlodge.test' })}<p>Fly a kite from the porch!</p>`,
        ),
      },
      'kiteforum.test': {
        '/t/tumbledown-out-of-business': page(
          'Tumbledown out of business? - Kite Forum',
          `<div class="post">I used to write to ${mail('rob@kiteforum.test')} about spares. Their wholesale minimum was $100 back then.</div>`,
        ),
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: ['abuse@cheaphost-panel.test', 'stay@tumbledownlodge.test', 'rob@kiteforum.test'],
      policy: {},
    },
  },
  site({
    brand: 'Zigglefish Bath Toys',
    host: 'zigglefish.test',
    titles: ['Zigglefish Bath Toys Squid Squirters 4 Pack', 'Zigglefish Bath Toys Foam Reef Set'],
    category: 'Toys & Games',
    frame: quiet,
    shelf: '/p/',
    home: p('Mold-free, hole-free, giggle-full.'),
    foot: 'Zigglefish is a brand of Harbormaster Toy Group. Retailers: <a href="https://www.harbormastertoys.test/retailers">order all our brands in one place</a>.',
    pages: {
      '/why-no-holes': ['Why no holes?', p('Because we have seen the inside of a rubber duck.')],
      '/parents': ['Parents', `<p>Tubside help: ${mail('bubbles@zigglefish.test')}</p>`],
    },
    search: [
      hit('https://www.target.com/b/zigglefish', 'Zigglefish : Target', 'Bath toys.'),
      hit(
        'https://zigglefish.test/why-no-holes',
        'Zigglefish – bath toys without holes',
        'Squid squirters and foam reefs.',
      ),
      hit(
        'https://www.harbormastertoys.test/',
        'Harbormaster Toy Group',
        'Home of Zigglefish, Plonk and Timberkin.',
      ),
    ],
    more: {
      'www.harbormastertoys.test': {
        '/': page(
          'Harbormaster Toy Group',
          '<h1>Harbormaster Toy Group</h1><p>Zigglefish, Plonk and Timberkin.</p><a href="/retailers">Retailers</a> <a href="/investors">Investors</a>',
        ),
        '/retailers': page(
          'Retailers – Harbormaster Toy Group',
          `<h1>Retailers</h1><p>One account covers Zigglefish, Plonk and Timberkin.</p><p>Accounts open with $400 across the three; there is no floor after that.</p><p>Authorized retailers shall not list on any online marketplace.</p><p>Credit application and W-9 to ${mail('accounts@harbormastertoys.test')}</p>`,
        ),
        '/investors': page('Investors', `<p>${mail('ir@harbormastertoys.test')}</p>`),
      },
    },
    expected: {
      wayIn: writeTo('accounts@harbormastertoys.test'),
      traps: ['ir@harbormastertoys.test'],
      policy: {
        takes_wholesale: says(
          '/retailers',
          'yes',
          'One account covers Zigglefish',
          'Accounts open with $400',
        ),
        marketplaces: says('/retailers', 'forbidden', 'shall not list on any online marketplace'),
        minimum_opening_order: says('/retailers', 400, 'Accounts open with $400 across the three'),
        currency: 'USD',
        documents: says('/retailers', ['credit_application', 'w9'], 'Credit application and W-9 to'),
      },
    },
  }),
];
