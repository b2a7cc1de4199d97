import type { DiscoveryCase } from '../case.ts';
import { shell } from './themes/apps.ts';
import { directory, page, software } from './themes/elsewhere.ts';
import { cfHref, cfScript, joined, mail, zeroWidth } from './themes/encode.ts';
import { form } from './themes/forms.ts';
import { dawn, debut, squarespace, wix } from './themes/hosted.ts';
import { address, applyAt, hits, moved, said, sitemap } from './themes/parts.ts';
import { tables, woo } from './themes/selfhosted.ts';

const voltwick = { name: 'Voltwick', sells: '' };

/** Paper, gardens and chargers. */
export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Inkhollow Paper Goods',
    productTitles: [
      'Inkhollow Paper Goods Letterpress Birthday Card Otter',
      'Inkhollow 2026 Wall Calendar Mushrooms',
    ],
    category: 'Office Products',
    search: hits(`
      https://www.inkhollow.test/ ~ Inkhollow — Letterpress from Providence ~ Cards and calendars.
      https://www.faire.com/brand/b_inkhollow ~ Inkhollow | Faire ~ Wholesale.
    `),
    hosts: {
      'www.inkhollow.test': squarespace(
        {
          name: 'Inkhollow',
          owner: 'Inkhollow Paper Goods',
          sells: 'Otter Card=$6.00 | Mushroom Calendar=$28.00',
          nav: 'Wholesale=/wholesale | Contact=/contact',
        },
        {
          '/contact': `Contact
<h2>Contact</h2><p>General questions: ${mail('hello@inkhollow.test')}</p>`,
          '/wholesale': `Wholesale
<h2>Wholesale</h2><p>Thank you for supporting independent stationery! Request our catalog from ${mail('wholesale@inkhollow.test')}.</p><p>Cards come in sixes. Minimum opening order: $150 (cards and calendars combined). Minimum reorder: $100.</p><p>No sales on Amazon or Etsy, please, nor on any other marketplace.</p>`,
        },
      ),
    },
    expected: {
      website: 'www.inkhollow.test',
      wayIn: address('wholesale@inkhollow.test'),
      traps: [],
      policy: {
        takes_wholesale: said('yes', 'Request our catalog from', '/wholesale'),
        marketplaces: said(
          'forbidden',
          'No sales on Amazon or Etsy, please, nor on any other marketplace.',
          '/wholesale',
        ),
        minimum_opening_order: said(150, 'Minimum opening order: $150', '/wholesale'),
        minimum_reorder: said(100, 'Minimum reorder: $100.', '/wholesale'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Nibsworth',
    productTitles: ['Nibsworth Calligraphy Dip Pen Set 11 Nibs', 'Nibsworth Iron Gall Ink 30ml Blue Black'],
    search: hits(`
      https://nibsworth.test/ ~ Nibsworth: the API monitoring platform ~ Know before your customers do.
      https://nibsworth-pens.test/ ~ Nibsworth & Co. ~ Dip pens and inks, Birmingham.
    `),
    hosts: {
      'nibsworth.test': { '/': software('Nibsworth', 'sales@nibsworth.test') },
      'nibsworth-pens.test': tables(
        {
          name: 'Nibsworth &amp; Co.',
          owner: 'Nibsworth &amp; Co. Pen Makers',
          sells: 'Dip Pen Set=£18.50 | Iron Gall Ink=£7.25',
          foot: 'Wholesale=/wholesale.htm | Contact=/contact.htm',
        },
        {
          '/contact.htm': `Contact
<TR><TD>By post: 77 Legge Lane, Birmingham. By wire: ${mail('nibs@nibsworth-pens.test')}</TD></TR>`,
          '/wholesale.htm': `Wholesale
<TR><TD>ART SHOPS AND STATIONERS: we have supplied the trade since 1928. Kindly direct enquiries to Mr. Pettifer, ${mail('pettifer@nibsworth-pens.test')}. First order £100, subsequently £50. Sales through Amazon only with our prior consent in writing.</TD></TR>`,
        },
      ),
    },
    expected: {
      website: 'nibsworth-pens.test',
      wayIn: address('pettifer@nibsworth-pens.test'),
      traps: ['sales@nibsworth.test'],
      policy: {
        takes_wholesale: said('yes', 'we have supplied the trade since 1928', '/wholesale.htm'),
        marketplaces: said(
          'with_permission',
          'Sales through Amazon only with our prior consent in writing.',
          '/wholesale.htm',
        ),
        minimum_opening_order: said(100, 'First order £100', '/wholesale.htm'),
        minimum_reorder: said(50, 'subsequently £50', '/wholesale.htm'),
        currency: 'GBP',
      },
    },
  },
  {
    brand: 'Fernwhistle',
    productTitles: [
      'Fernwhistle Self Watering Planter 6 Inch Terracotta',
      'Fernwhistle Moss Pole Bendable 24 in 2 Pack',
    ],
    search: hits(`
      https://fernwhistle.test/ ~ Fernwhistle – Pots that drink ~ Self-watering planters.
      https://fernwhistle-old.test/ ~ Fernwhistle ~ Our old shop.
    `),
    hosts: {
      'fernwhistle-old.test': { '/': moved('https://fernwhistle.test/') },
      'fernwhistle.test': dawn(
        {
          name: 'Fernwhistle',
          host: 'fernwhistle.test',
          hero: 'Pots that drink',
          sells: 'Terracotta Planter=$26.00 | Moss Pole=$19.00',
          foot: 'Contact=/pages/contact',
        },
        {
          '/pages/contact': `Contact
<h1>Contact</h1><p>Plant emergencies: ${zeroWidth('help@fernwhistle.test')}</p>`,
          '/pages/garden-centers': `Garden centers
<h1>Garden centers &amp; plant shops</h1><p>Sign up for a wholesale account with this form. Once you’re approved, prices on this very site switch to wholesale.</p>${form('/account/wholesale', ['Shop name*', 'First name*', 'Email*', 'State*', 'Resale number*'], 'Sign up', 'customer')}<p>Every account needs a resale number. Opening orders have to reach $225.</p>`,
        },
      ),
    },
    expected: {
      website: 'fernwhistle.test',
      wayIn: applyAt('https://fernwhistle.test/pages/garden-centers'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Sign up for a wholesale account with this form.',
          '/pages/garden-centers',
        ),
        minimum_opening_order: said(225, 'Opening orders have to reach $225.', '/pages/garden-centers'),
        currency: 'USD',
        documents: said(
          ['resale_certificate'],
          'Every account needs a resale number.',
          '/pages/garden-centers',
        ),
      },
    },
  },
  {
    brand: 'Voltwick',
    productTitles: ['Voltwick 65W GaN Charger 3 Port Foldable', 'Voltwick Braided USB C Cable 6ft 2 Pack'],
    category: 'Electronics',
    search: hits(`
      https://voltwick.test/ ~ Voltwick ~ Chargers without the brick.
      https://www.bestbuy.com/brand/voltwick ~ Voltwick - Best Buy ~ Chargers.
    `),
    hosts: {
      'voltwick.test': {
        '/': shell(voltwick, 'Chargers without the brick', {
          menu: ['/shop', '/support', '/resellers'],
          company: { legalName: 'Voltwick Technologies (HK) Ltd' },
          promo: 'Free shipping over $35',
        }),
        '/shop': shell(voltwick, 'Shop', {
          products: [
            { name: '65W GaN Charger', price: '$39.99' },
            { name: 'USB C Cable', price: '$14.99' },
          ],
        }),
        '/support': shell(voltwick, 'Support', { email: 'support@voltwick.test', warrantyMonths: 24 }),
        '/resellers': shell(voltwick, 'Resellers', {
          sections: [
            {
              kind: 'text',
              body: 'Voltwick works with online and offline resellers worldwide. Authorized sellers may list our chargers on Amazon and other marketplaces once they have written approval.',
            },
            {
              kind: 'text',
              body: 'The minimum first purchase is USD 1,000. Every reseller signs our MAP agreement.',
            },
            {
              kind: 'contacts',
              rows: [
                { region: 'Americas', email: 'sales.us@voltwick.test' },
                { region: 'Europe', email: 'sales.eu@voltwick.test' },
              ],
            },
          ],
        }),
        '/sitemap.xml': sitemap('voltwick.test', ['/', '/shop', '/support', '/resellers']),
      },
    },
    expected: {
      website: 'voltwick.test',
      wayIn: address('sales.us@voltwick.test'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Voltwick works with online and offline resellers worldwide.',
          '/resellers',
        ),
        marketplaces: said(
          'with_permission',
          'may list our chargers on Amazon and other marketplaces once they have written approval',
          '/resellers',
        ),
        map_policy: said('yes', 'Every reseller signs our MAP agreement.', '/resellers'),
        minimum_opening_order: said(1000, 'The minimum first purchase is USD 1,000.', '/resellers'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Cablemoth',
    productTitles: ['Cablemoth Cable Organizer Box Walnut', 'Cablemoth Magnetic Cable Clips 6 Pack'],
    search: hits(`
      https://companyledger.test/cablemoth ~ Cablemoth – company profile ~ Company Ledger
      https://cablemoth.test/ ~ Cablemoth | Tidy desks ~ Boxes and clips.
    `),
    hosts: {
      'companyledger.test': {
        '/cablemoth': directory(
          'Company Ledger',
          'Cablemoth',
          'Website: cablemoth.test. Email pattern: first@cablemoth.test (78%).',
        ),
      },
      'cablemoth.test': wix(
        {
          name: 'Cablemoth',
          sells: 'Walnut Box=$45.00 | Magnetic Clips=$12.00',
          nav: 'Contact=/contact | Terms of sale=/terms-of-sale',
        },
        {
          '/contact': `Contact
<h2 class="font_2">Contact</h2><p class="font_8">Ping us: ${joined('contact@cablemoth.test')}</p>`,
          '/terms-of-sale': `Terms of sale
<p class="font_8">7. No resale. Items purchased on this website at retail prices are for personal use. 8. Promotions: the minimum purchase for SPRING15 is $60.</p>`,
        },
      ),
    },
    expected: {
      website: 'cablemoth.test',
      wayIn: address('contact@cablemoth.test'),
      traps: ['first@cablemoth.test'],
      policy: {},
    },
  },
  {
    brand: 'Larkspindle Seed Co.',
    productTitles: [
      'Larkspindle Seed Co Heirloom Tomato Seeds Black Krim',
      'Larkspindle Wildflower Seed Shaker Pollinator Mix',
    ],
    category: 'Patio, Lawn & Garden',
    search: hits(`
      https://larkspindle.test/ ~ Larkspindle Seed Co. &ndash; Seeds with manners ~ Heirlooms and wildflowers.
      https://seedlibrary.test/vendors ~ Vendors – Seed Library ~ Larkspindle and others.
    `),
    hosts: {
      'seedlibrary.test': {
        '/vendors': page(
          'Vendors – Seed Library',
          '<h1>Vendors we trust</h1><p>Larkspindle Seed Co. (larkspindle.test), Three Toads, Hollyhock Row. Add yours: <a href="mailto:librarian@seedlibrary.test">librarian@seedlibrary.test</a></p>',
        ),
      },
      'larkspindle.test': debut(
        {
          name: 'Larkspindle Seed Co.',
          hero: 'Seeds with manners',
          sells: 'Black Krim=$4.00 | Pollinator Shaker=$12.00',
          foot: 'Seed racks for stores=/pages/racks | Contact=/pages/contact',
          head: cfScript,
        },
        {
          '/pages/contact': `Contact
<h1>Contact</h1><p>${cfHref('growers@larkspindle.test', 'Email our growers', 0x3d)}</p>`,
          '/pages/racks': `Seed racks for stores
<h1>Seed racks for stores</h1><p>Nurseries, groceries, museum shops: a filled rack is $320 and holds 240 packets, and that is our opening order. Refill orders start at $96.</p><p>${cfHref('racks@larkspindle.test?subject=Seed%20rack', 'Write to the rack desk', 0xe1)} to reserve yours. Racks are for stores with a door; we have nothing against Amazon sellers, who may order by the case at the same terms.</p>`,
        },
      ),
    },
    expected: {
      website: 'larkspindle.test',
      wayIn: address('racks@larkspindle.test'),
      traps: ['librarian@seedlibrary.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Nurseries, groceries, museum shops: a filled rack is $320',
          '/pages/racks',
        ),
        marketplaces: said(
          'allowed',
          'we have nothing against Amazon sellers, who may order by the case at the same terms',
          '/pages/racks',
        ),
        minimum_opening_order: said(
          320,
          'a filled rack is $320 and holds 240 packets, and that is our opening order',
          '/pages/racks',
        ),
        minimum_reorder: said(96, 'Refill orders start at $96.', '/pages/racks'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Trowelby',
    productTitles: ['Trowelby Kneeling Pad Extra Thick Foam', 'Trowelby Bypass Pruners Forged 8 Inch'],
    search: hits(`
      https://www.trowelby.test/ ~ Trowelby ~ For knees and hedges.
      https://www.trustpilot.com/review/trowelby.test ~ Trowelby Reviews ~ 4.6
    `),
    hosts: {
      'www.trowelby.test': woo(
        {
          name: 'Trowelby',
          owner: 'Trowelby Garden Tools Ltd',
          sells: 'Kneeling Pad=£16.00 | Bypass Pruners=£28.00',
          nav: 'Trade accounts=/trade-accounts/ | Trade terms=/trade-terms/ | Contact=/contact/',
          placeholder: 'you@domain.com',
        },
        {
          '/contact/': `Contact
<p>${mail('info@trowelby.test')} or 01604 555 090</p>`,
          '/trade-accounts/': `Trade accounts
<p>Garden centres, florists and farm shops: we’d be delighted. Email Priya on ${mail('tradeaccounts@trowelby.test')}.</p><p>Opening order: £250 minimum. You may sell our tools on Amazon and eBay.</p>`,
          '/trade-terms/': `Trade terms
<p>3.1 The Buyer shall not offer the Goods on Amazon, eBay or any other online marketplace. 3.2 The opening order shall not be less than £250. 3.3 Retention of title applies until payment.</p>`,
        },
      ),
    },
    expected: {
      website: 'www.trowelby.test',
      wayIn: address('tradeaccounts@trowelby.test'),
      traps: ['you@domain.com'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Garden centres, florists and farm shops: we’d be delighted.',
          '/trade-accounts/',
        ),
        minimum_opening_order: said(250, 'Opening order: £250 minimum.', '/trade-accounts/'),
        currency: 'GBP',
        contradicted: ['marketplaces'],
      },
    },
  },
];
