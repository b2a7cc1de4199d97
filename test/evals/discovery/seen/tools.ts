import type { DiscoveryCase } from '../case.ts';
import { cornerstone, lightspeed } from './themes/carts.ts';
import { hits, site, states } from './themes/compose.ts';
import { directory, fields, namesake, reseller } from './themes/elsewhere.ts';
import { corporate, tables } from './themes/scripted.ts';
import { jsonLd } from './themes/shop.ts';
import { elementor } from './themes/wordpress.ts';

const gage = corporate({
  name: 'Gagewright Tool Company',
  host: 'www.gagewright.test',
  nav: 'Products=/brands; Calibration=/calibration; Distributors=/distributors; Company=/company; Contact=/contact',
  foot: 'Careers=/careers; Legal=/legal/privacy; Site map=/sitemap',
});
const tar = tables({
  name: 'Tarheel Rope & Rigging',
  host: 'tarheelrope.test',
  nav: 'Home=/; Catalog=/catalog.html; Dealer info=/dealerinfo.html; About=/about.html',
  foot: 'Safety=/safety.html',
});
const sieve = elementor({
  name: 'Sievewell',
  host: 'sievewell.test',
  nav: 'Soil sifters=/products/; Guides=/blog/; About=/about-us/',
  foot: 'Contact=/contact/; Shipping=/shipping/; Privacy=/privacy-policy/',
  legal: 'Sievewell © 2024. Theme by ThemeGlow (support@themeglow.test)',
});
const torq = cornerstone({
  name: 'TorqBuddy',
  host: 'torqbuddy.test',
  nav: 'Wrenches=/shop-all/; Bits=/bits/; How-to=/blog/',
  foot: 'Reseller guidelines=/reseller-guidelines/; Contact=/contact-us/; About=/about-us/',
});
const klem = lightspeed({
  name: 'Klemvast Gereedschap',
  host: 'klemvast.test',
  nav: 'Klemmen=/collectie/; Werkbanken=/werkbanken/; Over ons=/service/about/; Dealers=/service/dealers/',
  foot: 'Contact=/service/; Verzending=/service/shipping-returns/',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'GageWright',
    productTitles: ['GageWright 6-Inch Dial Caliper', 'GageWright Feeler Gauge Set 32 Blade'],
    category: 'Industrial & Scientific',
    search: hits(`
      amazon | GageWright | 6-Inch Dial Caliper
      https://www.gagewright.test/ | Gagewright Tool Company | Precision measuring since 1947
      https://milltoolsupply.test/brand/gagewright | Gagewright | Mill Tool Supply | Same day shipping
      linkedin | Gagewright Tool Company | Manufacturing, 51-200 employees`),
    hosts: {
      'www.gagewright.test': site(
        gage,
        {
          home: '<h1>Precision measuring since 1947</h1>',
          goods: 'Dial Caliper=0.001 in; Feeler Gauges=32 blades; Micrometers=0-6 in',
          about: '<p>Gagewright Tool Company, Rockford, Illinois.</p>',
        },
        `
@ /contact | Contact
<h1>Contact</h1><table><tr><td>Main</td><td>info@gagewright.test</td></tr><tr><td>Eastern US sales</td><td>Carl Dietz, cdietz@gagewright.test</td></tr><tr><td>Western US sales</td><td>Amy Sato, asato@gagewright.test</td></tr><tr><td>New distributor accounts</td><td>distribution@gagewright.test</td></tr><tr><td>Accounts payable</td><td>invoices@gagewright.test</td></tr></table>
@ /careers | Careers
<h1>Careers</h1><p>jobs@gagewright.test</p>
@ /distributors | Distributors
<h1>Distributors</h1><p>Gagewright products are sold through industrial distributors. We welcome inquiries from new distributors: annual commitment and an opening stock order of $5,000 apply.</p><p>Stocking distributors include Midstate Mill Supply, Bayou Industrial and Kessler Tool.</p>`,
      ),
      'milltoolsupply.test': {
        '/brand/gagewright': reseller(
          'Mill Tool Supply',
          'Gagewright',
          ['Dial Caliper'],
          'sales@milltoolsupply.test',
        ),
      },
    },
    expected: {
      website: 'www.gagewright.test',
      wayIn: { kind: 'address', anyOf: ['distribution@gagewright.test'] },
      traps: ['invoices@gagewright.test', 'jobs@gagewright.test', 'sales@milltoolsupply.test'],
      policy: {
        ...states('/distributors', {
          takes_wholesale: ['yes', 'We welcome inquiries from new distributors'],
          minimum_opening_order: [5000, 'an opening stock order of $5,000 apply'],
          distributors: [
            ['Midstate Mill Supply', 'Bayou Industrial', 'Kessler Tool'],
            'Stocking distributors include Midstate Mill Supply, Bayou Industrial and Kessler Tool',
          ],
        }),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Tarheel Rope',
    productTitles: ['Tarheel Rope Manila 1/2 in x 100 ft', 'Tarheel Rope Arborist Line'],
    category: 'Tools & Home Improvement',
    search: hits(`
      https://tarheelrope.test/ | Tarheel Rope & Rigging | Manila, nylon, arborist line
      https://tarheelropes-course.test/ | Tarheel Ropes Course | Team building in Raleigh`),
    hosts: {
      'tarheelrope.test': site(
        tar,
        {
          home: '<P>Rope by the foot or by the reel.</P>',
          goods: 'Manila 1/2 in=$62.00; Arborist Line=$119.00',
          about: '<P>New Bern, North Carolina.</P>',
        },
        `
@ /dealerinfo.html | Dealer info
<B>Dealer info</B><P>Hardware stores and marinas: we drop ship and stock. For dealer pricing fax your resale certificate to (252) 555-0133 or mail it to <A HREF="mailto:dealerdesk@tarheelrope.test?Subject=Dealer%20pricing&amp;Cc=ray@tarheelrope.test">dealerdesk@tarheelrope.test</A>.</P>`,
      ),
      'tarheelropes-course.test': {
        '/': namesake(
          'Tarheel Ropes Course',
          'Team building',
          '<p>Groups of 10+.</p>',
          '<p>climb@tarheelropes-course.test</p>',
        ),
      },
    },
    expected: {
      website: 'tarheelrope.test',
      wayIn: { kind: 'address', anyOf: ['dealerdesk@tarheelrope.test'] },
      traps: ['climb@tarheelropes-course.test'],
      policy: states('/dealerinfo.html', {
        takes_wholesale: ['yes', 'Hardware stores and marinas: we drop ship and stock'],
        documents: [['resale_certificate'], 'For dealer pricing fax your resale certificate'],
      }),
    },
  },
  {
    brand: 'Sievewell',
    productTitles: ['Sievewell Soil Sifter 14 Inch', 'Sievewell Compost Screen'],
    category: 'Patio, Lawn & Garden',
    search: hits(`
      https://sievewell.test/ | Sievewell | Soil sifters
      amazon | Sievewell | Soil Sifter
      https://businesslistings.test/sievewell | Sievewell LLC | Business Listings`),
    hosts: {
      'sievewell.test': site(
        sieve,
        {
          home: '<h1>Finer soil</h1><p>Over $50? Free shipping.</p>',
          goods: 'Soil Sifter 14=$27; Compost Screen=$44',
          about: '<p>Sievewell LLC, Spokane.</p>',
          head: jsonLd({
            '@context': 'https://schema.org',
            '@graph': [
              { '@type': 'WebPage', name: 'Home' },
              { '@type': 'Organization', name: 'Sievewell LLC', email: 'hello@sievewell.test' },
            ],
          }),
        },
        `
@ /contact/ | Contact
<h1>Contact</h1><p>Use the form and we will get back to you.</p><form action="/contact/" method="post"><input name="name" placeholder="John Doe"><input name="email" placeholder="john@doe"><textarea name="message"></textarea><button>Send</button></form>`,
      ),
      'businesslistings.test': {
        '/sievewell': directory(
          'Business Listings',
          'Sievewell LLC',
          ['Spokane, WA', 'Garden tools'],
          'remove@businesslistings.test',
        ),
      },
    },
    expected: {
      website: 'sievewell.test',
      wayIn: { kind: 'address', anyOf: ['hello@sievewell.test'] },
      traps: ['support@themeglow.test', 'john@doe', 'remove@businesslistings.test'],
      policy: {},
    },
  },
  {
    brand: 'TorqBuddy',
    productTitles: ['TorqBuddy 1/2" Click Torque Wrench', 'TorqBuddy Impact Bit Set'],
    category: 'Tools & Home Improvement',
    search: hits(`
      amazon | TorqBuddy | Click Torque Wrench
      https://torqbuddy.test/ | TorqBuddy | Torque made simple
      ebay | TorqBuddy | Torque Wrench`),
    hosts: {
      'torqbuddy.test': site(
        torq,
        {
          home: '<h2>Torque made simple</h2><p>Official seller on Amazon: TorqBuddy Direct.</p>',
          goods: 'Torque Wrench=$54.99; Bit Set=$24.99',
          about: '<p>TorqBuddy Inc., Dallas.</p>',
        },
        `
@ /contact-us/ | Contact
<h1>Contact</h1><p>support@torqbuddy.test</p><p>Report unauthorized sellers: enforcement@torqbuddy.test</p>
@ /reseller-guidelines/ | Reseller guidelines
<h1>Reseller guidelines</h1><p>Auto parts stores and tool sellers may buy at wholesale after approval. Apply below.</p><ol><li>Advertised prices shall not fall below the MAP list.</li><li>Listing TorqBuddy items on Amazon, Walmart Marketplace or eBay is permitted only with a signed marketplace addendum.</li><li>A tax ID and business license are collected with each application.</li></ol><form action="/contact.php?action=send_reseller" method="post">${fields(['Business name', 'Tax ID', 'Contact', 'Email', 'Phone'], 'Submit application')}</form>`,
      ),
    },
    expected: {
      website: 'torqbuddy.test',
      wayIn: { kind: 'form', anyOf: ['https://torqbuddy.test/reseller-guidelines/'] },
      traps: ['enforcement@torqbuddy.test'],
      policy: states('/reseller-guidelines/', {
        takes_wholesale: ['yes', 'Auto parts stores and tool sellers may buy at wholesale after approval'],
        marketplaces: ['with_permission', 'is permitted only with a signed marketplace addendum'],
        map_policy: ['yes', 'Advertised prices shall not fall below the MAP list'],
        documents: [
          ['tax_id', 'business_license'],
          'A tax ID and business license are collected with each application',
        ],
      }),
    },
  },
  {
    brand: 'KlemVast',
    productTitles: ['KlemVast Lijmklem 600 mm', 'KlemVast Hoekklem Set'],
    category: 'Gereedschap',
    search: hits(`
      https://klemvast.test/ | Klemvast Gereedschap | Klemmen voor de werkplaats
      https://bouwmaatje.test/merken/klemvast | Klemvast | Bouwmaatje`),
    hosts: {
      'klemvast.test': site(
        klem,
        {
          home: '<h1>Klemmen voor de werkplaats</h1>',
          goods: 'Lijmklem 600=€ 24,50; Hoekklem Set=€ 39,95',
          about: '<p>Gesmeed in Doetinchem.</p>',
        },
        `
@ /service/ | Contact
<h1>Contact</h1><p>info@klemvast.test</p><p>Vacature? personeel@klemvast.test</p>
@ /service/dealers/ | Dealers
<h1>Dealers</h1><p>IJzerwinkel Bos, Arnhem (bos@ijzerwinkelbos.test)<br>Gereedschap Centrum, Ede</p>`,
      ),
      'bouwmaatje.test': {
        '/merken/klemvast': reseller('Bouwmaatje', 'Klemvast', ['Lijmklem 600 mm'], 'klant@bouwmaatje.test'),
      },
    },
    expected: {
      website: 'klemvast.test',
      wayIn: { kind: 'address', anyOf: ['info@klemvast.test'] },
      traps: ['personeel@klemvast.test', 'bos@ijzerwinkelbos.test', 'klant@bouwmaatje.test'],
      policy: {},
    },
  },
];
