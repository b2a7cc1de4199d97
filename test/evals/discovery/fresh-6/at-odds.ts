import type { DiscoveryCase } from '../case.ts';
import { webflow } from './systems/builders.ts';
import { amazon, faire, hit, other } from './systems/elsewhere.ts';
import { next } from './systems/scripted.ts';
import { said } from './systems/shop.ts';
import { elementor } from './systems/wordpress.ts';

const yoga = next(
  {
    name: 'Stillwater Mat Co',
    host: 'stillwatermat.test',
    tagline: 'Cork and rubber yoga mats',
    nav: 'Mats=/mats; Blocks=/blocks; FAQ=/faq; Studios & Stores=/studios-and-stores',
    foot: 'FAQ=/faq; Studios & Stores=/studios-and-stores; Privacy=/privacy; Terms=/terms',
    goods: 'Cork Mat 4mm=$98; Travel Mat=$78; Cork Block Pair=$38',
    about: '<p>Harvested cork, tree rubber, nothing else.</p>',
    privacy: 'privacy@stillwatermat.test',
  },
  {
    '/faq': [
      'FAQ',
      '<h3>How do I clean my mat?</h3><p>Water and a little vinegar.</p><h3>Where can I resell my mats?</h3><p>Wholesale customers are welcome to sell our mats on Amazon and other marketplaces.</p>',
    ],
    '/terms': [
      'Terms',
      '<h2>Wholesale accounts</h2><p>Wholesale customers may not sell Stillwater products on Amazon or on any other third-party marketplace.</p><h2>Governing law</h2><p>State of Oregon.</p>',
    ],
    '/studios-and-stores': [
      'Studios & Stores',
      '<p>We wholesale to studios and stores in the US and Canada.</p><p>Initial orders are a minimum of $400.</p><p>Email tara@stillwatermat.test to set up your account.</p>',
    ],
  },
);

const kites = elementor(
  {
    name: 'Gustwell Kites',
    host: 'gustwellkites.test',
    tagline: 'Kites for real wind',
    nav: 'Kites=/shop/; Flying=/flying/; FAQ=/faq/; Wholesale=/wholesale/',
    foot: 'FAQ=/faq/; Wholesale=/wholesale/; Contact=/contact/; Privacy=/privacy-policy/',
    goods: 'Delta 7 ft=$49.00; Parafoil 2=$39.00; Line Winder=$12.00',
    about: '<p>Tested on the Oregon coast, where it always blows.</p>',
    small: 'Built by <a href="mailto:team@tidepoolmedia.test">Tidepool Media</a>',
  },
  {
    '/flying/': ['Flying', '<p>Ten to twenty miles per hour is perfect.</p>'],
    '/faq/': [
      'FAQ',
      '<p><strong>Do you sell to stores?</strong></p><p>No, we do not offer wholesale.</p><p><strong>Can I buy spare rods?</strong></p><p>Yes, minimum of two.</p>',
    ],
    '/wholesale/': [
      'Wholesale',
      '<p>We wholesale our kites to toy stores and kite shops across the country.</p><p>Ask for the current price list.</p>',
    ],
    '/contact/': ['Contact', '<p>fly@gustwellkites.test</p>'],
  },
);

const aprons = webflow(
  {
    name: 'Flour & Fold',
    host: 'www.flourandfold.test',
    tagline: 'Aprons and oven mitts',
    nav: 'Aprons=/shop; Mitts=/mitts; Wholesale=/wholesale',
    foot: 'Wholesale=/wholesale; Shipping=/shipping; Privacy=/privacy',
    goods: 'Cross-back Apron=$58; Oven Mitt Pair=$34; Tea Towel=$16',
    about: '<p>Cut and sewn in Providence.</p>',
    privacy: 'privacy@flourandfold.test',
  },
  {
    '/mitts': ['Mitts', '<p>Good to 450 degrees.</p>'],
    '/shipping': ['Shipping', '<p>$5 flat, free over $70.</p>'],
    '/wholesale': [
      'Wholesale',
      '<p>We sell wholesale to kitchen stores, bakeries and gift shops.</p><p>Minimum opening order: $220.</p><p>Please fill out our <a href="https://form.jotform.com/260418855013">wholesale application</a> and we will get back to you within three business days.</p>',
    ],
  },
);

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Stillwater Mat Co.',
    productTitles: ['Stillwater Cork Yoga Mat 4mm', 'Stillwater Travel Mat'],
    category: 'Sports & Outdoors',
    search: [
      hit('https://stillwateryoga.test/', 'Stillwater Yoga Studio', 'Class schedule.'),
      hit('https://stillwatermat.test/', 'Stillwater Mat Co | Cork and rubber yoga mats', 'Nothing else.'),
      amazon('Stillwater', 'Cork Yoga Mat'),
    ],
    hosts: {
      'stillwatermat.test': yoga,
      'stillwateryoga.test': { '/': other('Stillwater Yoga Studio', '<p>namaste@stillwateryoga.test</p>') },
    },
    expected: {
      website: 'stillwatermat.test',
      wayIn: { kind: 'address', anyOf: ['tara@stillwatermat.test'] },
      traps: ['privacy@stillwatermat.test', 'namaste@stillwateryoga.test'],
      policy: {
        takes_wholesale: said('yes', 'We wholesale to studios and stores', '/studios-and-stores'),
        minimum_opening_order: said(400, 'Initial orders are a minimum of $400', '/studios-and-stores'),
        currency: 'USD',
        contradicted: ['marketplaces'],
      },
    },
  },
  {
    brand: 'Gustwell Kites',
    productTitles: ['Gustwell Delta Kite 7 ft', 'Gustwell Parafoil 2'],
    category: 'Toys & Games',
    search: [
      hit('https://gustwellkites.test/', 'Gustwell Kites', 'Kites for real wind.'),
      hit('https://kitefestival.test/vendors', 'Vendors - Coast Kite Festival', 'Gustwell, booth 9.'),
    ],
    hosts: {
      'gustwellkites.test': kites,
      'kitefestival.test': {
        '/vendors': other('Vendors', '<p>Vendor applications: vendors@kitefestival.test</p>'),
      },
    },
    expected: {
      website: 'gustwellkites.test',
      wayIn: { kind: 'address', anyOf: ['fly@gustwellkites.test'] },
      traps: ['team@tidepoolmedia.test', 'vendors@kitefestival.test'],
      policy: { contradicted: ['takes_wholesale'] },
    },
  },
  {
    brand: 'Flour & Fold',
    productTitles: ['Flour & Fold Cross-back Apron', 'Flour & Fold Oven Mitt Pair'],
    category: 'Home & Kitchen',
    search: [
      hit('https://www.flourandfold.test/', 'Flour & Fold — Aprons and oven mitts', 'Providence.'),
      faire('Flour & Fold'),
      hit('https://flourandfoldbakery.test/', 'Flour + Fold Bakery', 'Croissants from 7am.'),
    ],
    hosts: {
      'www.flourandfold.test': aprons,
      'form.jotform.com': {
        '/260418855013': other(
          'Flour & Fold Wholesale Application',
          '<form class="jotform-form" action="https://submit.jotform.com/submit/260418855013" method="post"><ul class="form-section"><li><label>Store Name *</label><input name="q3_store" required></li><li><label>Your Name *</label><input name="q4_name" required></li><li><label>E-mail *</label><input type="email" name="q5_email" placeholder="example@example.com" required></li><li><label>Message</label><textarea name="q6_message"></textarea></li></ul><button type="submit">Submit</button></form>',
          'Create your own Jotform',
        ),
      },
      'flourandfoldbakery.test': {
        '/': other('Flour + Fold Bakery', '<p>cakes@flourandfoldbakery.test</p>'),
      },
    },
    expected: {
      website: 'www.flourandfold.test',
      wayIn: {
        kind: 'form',
        anyOf: ['https://form.jotform.com/260418855013', 'https://www.flourandfold.test/wholesale'],
      },
      traps: ['privacy@flourandfold.test', 'example@example.com', 'cakes@flourandfoldbakery.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'We sell wholesale to kitchen stores, bakeries and gift shops',
          '/wholesale',
        ),
        minimum_opening_order: said(220, 'Minimum opening order: $220', '/wholesale'),
        currency: 'USD',
      },
    },
  },
];
