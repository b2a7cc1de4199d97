import type { DiscoveryCase } from '../case.ts';
import { fluid } from './frames-even.ts';
import { impulse } from './frames-odd.ts';
import { hit, ld, p, says, site, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Tinsmith Row',
    host: 'tinsmithrow.test',
    titles: ['Tinsmith Row Copper Measuring Cups', 'Tinsmith Row Candy Pot 3 qt'],
    frame: fluid,
    shelf: '/goods/',
    bar: 'Retinning bench open again',
    home: p('Copper with the hammer marks left in.'),
    pages: {
      '/journal': [
        'Journal',
        `<article><h2>What changed this year</h2>${p('We moved, we bought a bigger stove, and we said goodbye to something.', 'For eleven years half of our pots went to kitchen shops.', 'In 2023 we wound up that side of the business for good, and what we hammer is now sold at this address only.')}</article>`,
      ],
      '/care': ['Care', p('Never heat an empty pot.', 'No order is too small for retinning.')],
      '/write-us': [
        'Write us',
        `<p>row (at) tinsmithrow (dot) test</p><form><input placeholder="name@domain.com" type="email"><button>Newsletter</button></form>`,
      ],
    },
    search: [
      hit('https://tinsmithrow.test/', 'Tinsmith Row', 'Hammered copper pots.'),
      hit('https://surfasonline.test/tinsmith-row', 'Tinsmith Row (discontinued)', 'No longer available.'),
    ],
    expected: {
      wayIn: writeTo('row@tinsmithrow.test'),
      traps: ['name@domain.com'],
      policy: {
        takes_wholesale: says('/journal', 'no', 'In 2023 we wound up that side of the business for good'),
      },
    },
  }),
  site({
    brand: 'Cobblestone Coffee Gear',
    host: 'cobblestonecoffee.test',
    titles: ['Cobblestone Coffee Gear Pour-Over Stand Ash', 'Cobblestone Coffee Gear Hand Grinder Steel'],
    category: 'Home & Kitchen',
    frame: impulse,
    bar: 'Beans not included',
    pages: {
      '/pages/brew': ['Brew', p('Sixteen to one, and do not stir.')],
      '/pages/cafe-accounts': [
        'Café accounts',
        `<pre>${[
          'LAST REVISED: FEBRUARY',
          '',
          'WHO     Roasters, cafés and cookshops. We look at every request.',
          '        Private persons: thank you, but the web shop is for you.',
          'ORDER   First: USD 280 or more. Then: USD 90 or more.',
          '        Grinders may not be split from their cases.',
          'PRICE   Keystone. No haggling, we are bad at it.',
          'PAY     Card. No checks, no COD, no terms in year one.',
          'SHIP    Mondays. We do not ship on market days.',
          'RETURN  Not without asking. Not without the box. Not after 30 days.',
          'SALES   Your counter, your site, your stall.',
          '        Amazon is not for resellers; we run that store ourselves.',
          'PAPERS  Copy of your resale certificate. Two references from suppliers you pay.',
          'ASK     Emmett, accounts AT cobblestonecoffee DOT test',
        ].join(
          '\n',
        )}</pre>${ld({ '@context': 'https://schema.org', '@type': 'WebPage', name: 'Café accounts' })}`,
      ],
      '/pages/contact': ['-Contact', `<p>slow AT cobblestonecoffee DOT test</p>`],
    },
    search: [
      hit(
        'https://www.amazon.com/stores/CobblestoneCoffeeGear',
        'Cobblestone Coffee Gear',
        'Visit the store.',
      ),
      hit(
        'https://cobblestonecoffee.test/pages/brew',
        'Brew – Cobblestone Coffee Gear',
        'Pour-over stands and grinders.',
      ),
      hit('https://cobblestonecafe.test/', 'Cobblestone Café', 'Brunch daily.'),
    ],
    expected: {
      wayIn: writeTo('accounts@cobblestonecoffee.test'),
      policy: {
        takes_wholesale: says(
          '/pages/cafe-accounts',
          'yes',
          'Roasters, cafés and cookshops',
          'We look at every request',
          'First: USD 280 or more',
        ),
        marketplaces: says('/pages/cafe-accounts', 'amazon_forbidden', 'Amazon is not for resellers'),
        minimum_opening_order: says('/pages/cafe-accounts', 280, 'First: USD 280 or more'),
        minimum_reorder: says('/pages/cafe-accounts', 90, 'Then: USD 90 or more'),
        currency: 'USD',
        documents: says(
          '/pages/cafe-accounts',
          ['resale_certificate', 'trade_references'],
          'Copy of your resale certificate',
          'Two references from suppliers you pay',
        ),
      },
    },
  }),
];
