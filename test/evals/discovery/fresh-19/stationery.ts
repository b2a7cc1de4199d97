import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  etsy,
  faire,
  generatedTerms,
  hit,
  house,
  instagram,
  linkedin,
  parcels,
  pinterest,
  press,
  pressForm,
  privacy,
  type Site,
} from './kit.ts';

const inkwren: Site = {
  name: 'Inkwren Paper Co.',
  nav: [
    ['/cards/', 'Cards'],
    ['/shops/', 'For shops'],
    ['/questions/', 'Questions'],
    ['/write/', 'Write to us'],
  ],
  foot: '<p>Printed with a 1911 Chandler & Price in Paducah, Kentucky.</p>',
};

const quill: Site = {
  name: 'Quillfeather',
  nav: [
    ['/planners', 'Planners'],
    ['/retail-partners', 'Retail Partners'],
    ['/sales-reps', 'Sales Representatives'],
    ['/help', 'Help'],
  ],
  foot: `<ul><li><a href="/terms-of-trade">Terms of Trade</a></li><li><a href="/terms">Terms of Use</a></li>
<li><a href="/privacy">Privacy</a></li><li><a href="/licensing">Artist submissions</a></li><li><a
href="/shipping">Shipping</a></li></ul>
<p>Quillfeather Publishing, Inc., 90 Binder Street, Providence, RI</p>`,
};

export const stationeryCases: readonly DiscoveryCase[] = [
  {
    brand: 'Inkwren Paper Co.',
    productTitles: [
      'Inkwren Letterpress Birthday Card Set Garden Birds',
      'Inkwren Desk Notepad Wren and Ivy',
    ],
    category: 'Office Products',
    search: [
      etsy('InkwrenPaper', 'Letterpress cards. 6,018 sales.'),
      hit('https://inkwren.com/', 'Inkwren Tattoo, Leeds', 'Fine line tattoos by Wren.'),
      hit(
        'https://www.inkwrenpaper.com/',
        'Inkwren Paper Co. | Letterpress',
        'Cards and pads, printed by hand.',
      ),
      faire('inkwren', 'Inkwren Paper Co.', 'Letterpress cards.'),
      amazon('B0INKWRENP', 'Desk Notepad Wren and Ivy', 'Inkwren'),
      pinterest('inkwrenpaper', 'Inkwren Paper Co.'),
    ],
    hosts: {
      'www.inkwrenpaper.com': {
        '/': press(
          inkwren,
          'Letterpress',
          '<p>Birthday Card Set Garden Birds. Desk Notepad Wren and Ivy.</p>',
        ),
        '/cards/': press(
          inkwren,
          'Cards',
          '<p>Letterpress Birthday Card Set Garden Birds $24. Desk Notepad Wren and Ivy $14.</p>',
        ),
        '/shops/': press(
          inkwren,
          'For shops',
          `<p>We print for some ninety card shops now, which is ninety more than my mother predicted.</p>
<p>Want in? Request our catalog through the form on this page and I (Lottie) will post you one with a few real
cards.</p>
<p>We ask for a $150 opening order; reorders are $75 or thereabouts upwards. Cards come in sixes.</p>
<p>Amazon is a no, I'm afraid, for any of our shops. Etsy and eBay are no trouble.</p>
<p>When you order you'll need to give me your EIN.</p>${pressForm('311', 'Send me a catalog')}`,
        ),
        '/questions/': press(
          inkwren,
          'Questions',
          `<p>How do I get the wholesale price list? Fill in the shop form. Our opening order is $200 for new shops.</p>
<p>Can I have my name on a card? Yes, custom printing begins at fifty cards.</p>`,
        ),
        '/write/': press(inkwren, 'Write to us', '<p>letters@inkwrenpaper.com, or an actual letter.</p>'),
      },
      'inkwren.com': { '/': '<html><title>Inkwren Tattoo</title><p>DM for bookings.</p></html>' },
    },
    expected: {
      website: 'www.inkwrenpaper.com',
      wayIn: { kind: 'form', anyOf: ['https://www.inkwrenpaper.com/shops/'] },
      traps: [],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'We print for some ninety card shops now',
          furtherWords: [
            'Request our catalog through the form on this page',
            'Fill in the shop form',
            'How do I get the wholesale price list?',
            'Our opening order is $200 for new shops',
            'We ask for a $150 opening order',
          ],
          path: '/shops/',
        },
        marketplaces: {
          value: 'amazon_forbidden',
          words: "Amazon is a no, I'm afraid, for any of our shops",
          path: '/shops/',
        },
        minimum_reorder: { value: 75, words: 'reorders are $75 or thereabouts upwards', path: '/shops/' },
        currency: 'USD',
        documents: { value: ['tax_id'], words: "you'll need to give me your EIN", path: '/shops/' },
        contradicted: ['minimum_opening_order'],
      },
    },
  },
  {
    brand: 'Quillfeather Publishing, Inc.',
    productTitles: ['Quillfeather 2026 Weekly Planner Heron Blue', 'Quillfeather Meal Planning Pad Orchard'],
    category: 'Office Products',
    search: [
      hit(
        'https://www.barnesandnoble.com/b/quillfeather',
        'Quillfeather | Barnes & Noble',
        'Planners and pads.',
      ),
      hit('https://quillfeather.com/', 'Quillfeather | Planners & Paper', 'Planners for the merely hopeful.'),
      amazon('B0QUILL26H', 'Quillfeather 2026 Weekly Planner Heron Blue', 'Quillfeather'),
      hit('https://quillandfeather.co.uk/', 'Quill & Feather Taxidermy', 'Shrewsbury.'),
      linkedin('quillfeather', 'Quillfeather Publishing', 'Providence, RI.'),
      instagram('quillfeather', 'planning to plan'),
      pinterest('quillfeather', 'Quillfeather'),
    ],
    hosts: {
      'quillfeather.com': {
        '/': house(
          quill,
          'Planners & Paper',
          '<p>2026 Weekly Planner in Heron Blue. Meal Planning Pad in Orchard.</p>',
        ),
        '/planners': house(quill, 'Planners', '<p>Quillfeather 2026 Weekly Planner Heron Blue, $32</p>'),
        '/retail-partners': house(
          quill,
          'Retail Partners',
          `<p>Quillfeather supplies bookstores, stationers and museum stores. New partners may open an account with
their sales
representative, or directly with our customer service desk at <a
href="mailto:accounts@quillfeather.com">accounts@quillfeather.com</a>.</p>
<p>Kindly include a completed credit application, a resale certificate, and two trade references if you are requesting
terms.</p>`,
        ),
        '/sales-reps': house(
          quill,
          'Sales Representatives',
          `<table><tr><th>Territory</th><th>Representative</th><th>E-mail</th></tr>
<tr><td>Ontario, Québec</td><td>Papier Lefèvre Agency</td><td>ventes@papierlefevre.ca</td></tr>
<tr><td>United Kingdom, Ireland</td><td>Finch Row Agencies</td><td>orders@finchrow.co.uk</td></tr>
<tr><td>Australia</td><td>Bookish South</td><td>hello@bookishsouth.com.au</td></tr>
<tr><td>United States, all states</td><td>In house</td><td>accounts@quillfeather.com</td></tr></table>`,
        ),
        '/terms-of-trade': house(
          quill,
          'Terms of Trade',
          `<ol><li><b>Orders.</b> The first order is subject to a minimum of $250 net. The minimum for all further
orders is $100
net.</li>
<li><b>Payment.</b> Pro forma for the first order; net 30 thereafter.</li>
<li><b>Resale.</b> Goods are sold for resale at the account's registered premises and on its own website. Listing
goods on
Amazon or any comparable marketplace is permitted only with Quillfeather's prior written consent.</li>
<li><b>Advertising.</b> Dated planners may not be advertised below the published minimum advertised price before
December
26.</li>
<li><b>Freight.</b> Prepaid on orders of $400 or more within the contiguous states.</li>
<li><b>Returns.</b> Dated goods are not returnable. Damages must be reported in ten days.</li>
<li><b>Title.</b> Title passes upon payment in full. Rhode Island law governs.</li></ol>`,
        ),
        '/help': house(
          quill,
          'Help',
          `<p>Write quill@quillfeather.com. Orders from Amazon are handled by Amazon. Teachers: no minimum for
classroom packs.</p>`,
        ),
        '/shipping': house(quill, 'Shipping', parcels('$50')),
        '/licensing': house(
          quill,
          'Artist submissions',
          '<p>Low-resolution PDFs only, to submissions@quillfeather.com.</p>',
        ),
        '/terms': house(quill, 'Terms of Use', generatedTerms('Quillfeather', 'quill@quillfeather.com')),
        '/privacy': house(quill, 'Privacy', privacy('Quillfeather', 'Write to quill@quillfeather.com.')),
      },
      'quillandfeather.co.uk': { '/': '<html><title>Taxidermy</title><p>By appointment.</p></html>' },
    },
    expected: {
      website: 'quillfeather.com',
      wayIn: { kind: 'address', anyOf: ['accounts@quillfeather.com'] },
      traps: [
        'ventes@papierlefevre.ca',
        'orders@finchrow.co.uk',
        'hello@bookishsouth.com.au',
        'submissions@quillfeather.com',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Quillfeather supplies bookstores, stationers and museum stores',
          furtherWords: ['New partners may open an account', 'Goods are sold for resale', 'Retail Partners'],
          path: '/retail-partners',
        },
        marketplaces: {
          value: 'with_permission',
          words: "is permitted only with Quillfeather's prior written consent",
          path: '/terms-of-trade',
        },
        map_policy: {
          value: 'yes',
          words: 'may not be advertised below the published minimum advertised price',
          path: '/terms-of-trade',
        },
        minimum_opening_order: {
          value: 250,
          words: 'The first order is subject to a minimum of $250',
          path: '/terms-of-trade',
        },
        minimum_reorder: {
          value: 100,
          words: 'The minimum for all further orders is $100',
          path: '/terms-of-trade',
        },
        currency: 'USD',
        documents: {
          value: ['credit_application', 'resale_certificate', 'trade_references'],
          words: 'a completed credit application, a resale certificate, and two trade references',
          path: '/retail-partners',
        },
      },
    },
  },
];
