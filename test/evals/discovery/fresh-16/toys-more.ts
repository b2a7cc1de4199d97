import type { DiscoveryCase } from '../case.ts';
import { other, webflow } from './frames-even.ts';
import { bcForm, bigc, elsewhere, woo, wpForm } from './frames-odd.ts';
import { amazon, face, faire, hit, insta, linkedin, page, walmart } from './kit.ts';

const gform = 'https://docs.google.com/forms/d/e/1FAIpQLSdT1nkerOtterWh0lesale/viewform';
const kestrel: DiscoveryCase = {
  brand: 'Kite & Kettle Crafts',
  productTitles: ['Kite & Kettle Crafts Weave a Fox Kit', 'Kite & Kettle Little Printmaker Set'],
  category: 'Arts & Crafts',
  search: [
    hit('https://www.kiteandkettle.co.uk/', 'Home - Kite & Kettle', 'Craft kits for rainy Sundays.'),
    hit(
      'https://www.amazon.co.uk/dp/B0BKK77001',
      'Kite & Kettle Weave a Fox Kit : Amazon.co.uk',
      'Toys & Games.',
    ),
    hit('https://www.kiteandkettlepub.com/', 'The Kite & Kettle, Tetbury', 'Rooms and Sunday lunch.'),
    hit(
      'https://www.paperboatbooks.co.uk/kite-and-kettle',
      'Kite & Kettle craft kits | Paper Boat Books',
      'Gifts for makers.',
    ),
    insta('kiteandkettle', 'rainy day crafts'),
    hit(
      'https://www.notonthehighstreet.com/kiteandkettle',
      'Kite & Kettle | notonthehighstreet',
      'Shop the storefront.',
    ),
  ],
  hosts: {
    'www.kiteandkettle.co.uk': woo(
      {
        host: 'www.kiteandkettle.co.uk',
        name: 'Kite & Kettle',
        lang: 'en-GB',
        cur: '£',
        nav: [
          ['/shop/', 'Kits'],
          ['/our-story/', 'Our story'],
          ['/ideas/', 'Ideas'],
          ['/contact/', 'Contact'],
        ],
        foot: [['/faqs/', 'FAQs']],
        items: [
          ['Weave a Fox Kit', '£18.00'],
          ['Little Printmaker Set', '£24.00'],
        ],
        footer:
          '<p>Kite &amp; Kettle Ltd, Stroud</p><p><a href="mailto:hello@kiteandkettle.co.uk">hello@kiteandkettle.co.uk</a></p>',
        credit: '| Site: <a href="mailto:mail@fernhillwebdesign.co.uk">Fernhill Web Design</a>',
      },
      {
        '/': [
          'Home',
          '<h2>Rainy Sunday? Sorted.</h2><p>Kits with proper tools, for hands from six to sixty.</p>',
        ],
        '/our-story/': ['Our story', '<p>Two art teachers, one garage in Stroud.</p>'],
        '/ideas/': ['Ideas', '<p>Print a flag. Weave a scarf for a snail.</p>'],
        '/contact/': ['Contact', `<p>We reply within two days.</p>${wpForm(['Name', 'Email', 'Message'])}`],
        '/faqs/': [
          'FAQs',
          '<h4>Are the kits plastic-free?</h4><p>All but the lino cutter’s handle.</p><h4>Schools?</h4><p>We give schools 20% off class packs. Email <a href="mailto:schools@kiteandkettle.co.uk">schools@kiteandkettle.co.uk</a>.</p>',
        ],
        '/stocking-our-kits/': [
          'Stocking our kits',
          `<p>Galleries, museum shops, bookshops and toy shops all over Britain stock our kits, and new shops are always welcome.</p><p>The minimum for an opening order is £150, and £75 for repeats, both before VAT. First orders are pro forma.</p><p>We're happy for you to sell our kits on your own website. If you also sell through marketplaces such as Amazon or eBay, ask us first: we need to agree it in writing.</p><p>Please use this form and Ellie will send you the trade catalogue.</p>${wpForm(['Shop name', 'Your name', 'Email', 'Shop address', 'Website', 'Tell us about your shop'], 'Ask for the catalogue', 388)}`,
        ],
      },
    ),
    'www.kiteandkettlepub.com': {
      '/': elsewhere('The Kite & Kettle', 'Rooms', '<p>rooms@kiteandkettlepub.com</p>'),
    },
    'www.paperboatbooks.co.uk': {
      '/kite-and-kettle': elsewhere(
        'Paper Boat Books',
        'Kite & Kettle',
        '<p>£18</p><p>ahoy@paperboatbooks.co.uk</p>',
      ),
    },
  },
  expected: {
    website: 'www.kiteandkettle.co.uk',
    wayIn: { kind: 'form', anyOf: ['https://www.kiteandkettle.co.uk/stocking-our-kits/'] },
    traps: [
      'mail@fernhillwebdesign.co.uk',
      'schools@kiteandkettle.co.uk',
      'rooms@kiteandkettlepub.com',
      'ahoy@paperboatbooks.co.uk',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words:
          'Galleries, museum shops, bookshops and toy shops all over Britain stock our kits, and new shops are always welcome.',
        path: '/stocking-our-kits/',
      },
      marketplaces: {
        value: 'with_permission',
        words:
          'If you also sell through marketplaces such as Amazon or eBay, ask us first: we need to agree it in writing.',
        path: '/stocking-our-kits/',
      },
      minimum_opening_order: {
        value: 150,
        words: 'The minimum for an opening order is £150, and £75 for repeats, both before VAT.',
        path: '/stocking-our-kits/',
      },
      minimum_reorder: {
        value: 75,
        words: 'The minimum for an opening order is £150, and £75 for repeats, both before VAT.',
        path: '/stocking-our-kits/',
      },
      currency: 'GBP',
    },
  },
};

const zibbo: DiscoveryCase = {
  brand: 'Zibbo Blocks',
  productTitles: ['Zibbo Blocks Magnetic Cubes, 48 Pieces', 'Zibbo Blocks Starter Bucket'],
  category: 'Toys & Games',
  search: [
    walmart('Zibbo Blocks', 'Magnetic Cubes, 48 Pieces'),
    hit(
      'https://www.zibboblocks.com/',
      'Zibbo Blocks | Click. Stack. Crash.',
      'Magnetic cubes for ages 3 and up.',
    ),
    amazon('Zibbo Blocks', 'Magnetic Cubes, 48 Pieces'),
    hit(
      'https://www.marlowplaygroup.com/',
      'Marlow Play Group | Our brands',
      'Home of Zibbo Blocks, Puddle Pals and Grand Doh.',
    ),
    hit('https://www.zibbo.example.it/', 'Zibbo - borse e accessori', 'Borse in pelle.'),
    linkedin('Marlow Play Group', 'Toy company, 51-200 employees, Charlotte, NC.'),
  ],
  hosts: {
    'www.zibboblocks.com': webflow(
      {
        host: 'www.zibboblocks.com',
        name: 'Zibbo Blocks',
        nav: [
          ['/shop', 'Shop'],
          ['/build-ideas', 'Build ideas'],
          ['/help', 'Help'],
        ],
        foot: [
          ['/safety', 'Safety'],
          ['/influencers', 'Creators'],
        ],
        items: [
          ['Magnetic Cubes 48', '$49.99'],
          ['Starter Bucket', '$29.99'],
        ],
        footer:
          'Zibbo Blocks is a brand of <a href="https://www.marlowplaygroup.com/">Marlow Play Group</a>. Retailers: please visit our <a href="https://www.marlowplaygroup.com/retail-partners">parent company\'s retail page</a>.',
        privacy: 'privacy@marlowplaygroup.com',
        credit: 'Site by <a href="https://doodle.agency">Doodle Agency</a>, biz@doodle.agency',
      },
      {
        '/': [
          'Click. Stack. Crash.',
          '<h1>Click. Stack. Crash.</h1><p>Cubes with magnets that spin inside, so no side ever says no.</p>',
        ],
        '/build-ideas': ['Build ideas', '<h1>Build ideas</h1><p>Bridge, dragon, very small chair.</p>'],
        '/help': [
          'Help',
          '<h1>Help</h1><p>Lost a cube? Parents write to <a href="mailto:help@zibboblocks.com">help@zibboblocks.com</a>.</p>',
        ],
        '/safety': ['Safety', '<h1>Safety</h1><p>Magnets are sealed in. Tested to ASTM F963.</p>'],
        '/influencers': [
          'Creators',
          '<h1>Creators</h1><p>Family vloggers: <a href="mailto:creators@zibboblocks.com">creators@zibboblocks.com</a></p>',
        ],
      },
    ),
    'www.marlowplaygroup.com': {
      '/': other(
        'Marlow Play Group',
        'Our brands',
        '<ul><li>Zibbo Blocks</li><li>Puddle Pals</li><li>Grand Doh</li></ul><p><a href="/retail-partners">Retail partners</a> <a href="/investors">Investors</a></p>',
        '<p>Careers: talent@marlowplaygroup.com</p>',
      ),
      '/retail-partners': other(
        'Marlow Play Group',
        'Retail partners',
        '<p>We sell Zibbo Blocks, Puddle Pals and Grand Doh to toy stores, school suppliers and museum shops in the US.</p><p>One order across all brands: $500 to open, $250 to reorder. New accounts complete a credit application and provide a resale certificate.</p><p>Contact our independent retail desk: <a href="mailto:retail@marlowplaygroup.com">retail@marlowplaygroup.com</a>. National chains: <a href="mailto:keyaccounts@marlowplaygroup.com">keyaccounts@marlowplaygroup.com</a>.</p><p>Resale on Amazon is reserved to Marlow Play Group.</p>',
        '<p>Careers: talent@marlowplaygroup.com</p>',
      ),
      '/investors': other('Marlow Play Group', 'Investors', '<p>ir@marlowplaygroup.com</p>'),
    },
  },
  expected: {
    website: 'www.zibboblocks.com',
    wayIn: { kind: 'address', anyOf: ['retail@marlowplaygroup.com'] },
    traps: [
      'privacy@marlowplaygroup.com',
      'biz@doodle.agency',
      'creators@zibboblocks.com',
      'talent@marlowplaygroup.com',
      'ir@marlowplaygroup.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words:
          'We sell Zibbo Blocks, Puddle Pals and Grand Doh to toy stores, school suppliers and museum shops in the US.',
        path: '/retail-partners',
      },
      marketplaces: {
        value: 'amazon_forbidden',
        words: 'Resale on Amazon is reserved to Marlow Play Group.',
        path: '/retail-partners',
      },
      minimum_opening_order: {
        value: 500,
        words: 'One order across all brands: $500 to open, $250 to reorder.',
        path: '/retail-partners',
      },
      minimum_reorder: {
        value: 250,
        words: 'One order across all brands: $500 to open, $250 to reorder.',
        path: '/retail-partners',
      },
      currency: 'USD',
      documents: {
        value: ['credit_application', 'resale_certificate'],
        words: 'New accounts complete a credit application and provide a resale certificate.',
        path: '/retail-partners',
      },
    },
  },
};

const otter: DiscoveryCase = {
  brand: 'Tinker Otter',
  productTitles: ['Tinker Otter Wind-Up Boat Kit', 'Tinker Otter Build a Crane STEM Kit'],
  category: 'Toys & Games',
  search: [
    amazon('Tinker Otter', 'Wind-Up Boat Kit'),
    hit('https://www.tinkerotter.com/', 'STEM kits that float - Tinker Otter', 'Kits for builders aged 7+.'),
    face('tinkerotter', 'Kits for builders.'),
    hit('https://www.brightbeaker.com/tinker-otter/', 'Tinker Otter kits - Bright Beaker', 'STEM toys.'),
    faire('Tinker Otter', 'STEM kits.'),
    hit('https://www.tinkerotterpreschool.org/', 'Tinker Otter Preschool', 'Enrolling now in Eugene.'),
    hit('https://www.toyinsider.example.com/tinker-otter', 'Tinker Otter - exhibitor', 'Booth 1442.'),
  ],
  hosts: {
    'www.tinkerotter.com': bigc(
      {
        host: 'www.tinkerotter.com',
        name: 'Tinker Otter',
        nav: [
          ['/shop-all/', 'All Kits'],
          ['/about/', 'About'],
          ['/help/', 'Help'],
          ['/contact-us/', 'Contact Us'],
        ],
        foot: [
          ['/wholesale/', 'Wholesale'],
          ['/educators/', 'Educators'],
        ],
        items: [
          ['Wind-Up Boat Kit', '$27.00'],
          ['Crane Kit', '$39.00'],
        ],
        footer: 'Tinker Otter LLC<br>Eugene, OR',
        credit: '| <a href="mailto:leads@orangecrate.co">Orange Crate eCommerce</a>',
        privacy: 'privacy@tinkerotter.com',
      },
      {
        '/': ['STEM kits that float', '<p>Real screws, real rubber bands, real splashes.</p>'],
        '/about/': ['About', '<p>Invented in a bathtub by an engineer and her son.</p>'],
        '/help/': ['Help', '<p>Missing a piece? parts@tinkerotter.com ships it free.</p>'],
        '/contact-us/': ['Contact Us', bcForm(['Full Name', 'Email Address', 'Comments/Questions'])],
        '/wholesale/': [
          'Wholesale',
          `<p>Toy stores, science museums and homeschool shops: come on in!</p><p>Wholesale prices are half of retail. <b>Opening order:</b> one case of each of any three kits. <b>Reorders:</b> by the case.</p><p>Please fill out our <a href="${gform}" target="_blank">wholesale inquiry form</a>. You'll need your federal tax ID.</p><p>Our kits may be sold on your site and on Amazon as long as you keep to MAP ($27 for the boat).</p>`,
        ],
        '/educators/': [
          'Educators',
          '<p>Class packs of 12, purchase orders accepted: edu@tinkerotter.com</p>',
        ],
      },
    ),
    'docs.google.com': {
      '/forms/d/e/1FAIpQLSdT1nkerOtterWh0lesale/viewform': page(
        '<!DOCTYPE html><html lang="en"><head><title>Tinker Otter Wholesale Inquiry</title><meta property="og:site_name" content="Google Docs"></head><body><form action="https://docs.google.com/forms/d/e/1FAIpQLSdT1nkerOtterWh0lesale/formResponse" method="POST"><div role="heading">Tinker Otter Wholesale Inquiry</div><input name="emailAddress" type="email" placeholder="Your email"><input name="entry.11" aria-label="Store name"><input name="entry.12" aria-label="Federal tax ID"></form></body></html>',
      ),
    },
    'www.brightbeaker.com': {
      '/tinker-otter/': elsewhere(
        'Bright Beaker',
        'Tinker Otter',
        '<p>Boat $27</p><p>lab@brightbeaker.com</p>',
      ),
    },
    'www.tinkerotterpreschool.org': {
      '/': elsewhere('Tinker Otter Preschool', 'Enrolling now', '<p>director@tinkerotterpreschool.org</p>'),
    },
  },
  expected: {
    website: 'www.tinkerotter.com',
    wayIn: { kind: 'form', anyOf: [gform] },
    traps: [
      'leads@orangecrate.co',
      'privacy@tinkerotter.com',
      'edu@tinkerotter.com',
      'parts@tinkerotter.com',
      'lab@brightbeaker.com',
      'director@tinkerotterpreschool.org',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Toy stores, science museums and homeschool shops: come on in!',
        path: '/wholesale/',
      },
      marketplaces: {
        value: 'allowed',
        words: 'Our kits may be sold on your site and on Amazon as long as you keep to MAP',
        path: '/wholesale/',
      },
      map_policy: {
        value: 'yes',
        words: 'as long as you keep to MAP ($27 for the boat).',
        path: '/wholesale/',
      },
      documents: { value: ['tax_id'], words: "You'll need your federal tax ID.", path: '/wholesale/' },
    },
  },
};

export const toysMore: readonly DiscoveryCase[] = [kestrel, zibbo, otter];
