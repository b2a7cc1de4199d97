import type { DiscoveryCase } from '../case.ts';
import { squarespace } from './systems/builders.ts';
import { bigcommerce } from './systems/carts.ts';
import { amazon, faire, hit, linkedin, other, walmart } from './systems/elsewhere.ts';
import { mail, said } from './systems/shop.ts';
import { dawn, prestige } from './systems/shopify.ts';

const harrow = bigcommerce(
  {
    name: 'Harrow Home Group',
    host: 'www.harrowhomegroup.test',
    tagline: 'Five brands, one home',
    nav: 'Brands=/brands/; Company=/company/; Customers=/customer-service/',
    foot: 'Brands=/brands/; Retailers=/retailers/; Careers=/careers/; Privacy=/privacy-policy/',
    goods: 'Pip & Lark Muslin Swaddle=$18.00; Pip & Lark Hooded Towel=$32.00; Oakline Laundry Basket=$44.00',
    about: '<p>Home of Pip &amp; Lark, Oakline, Brisket &amp; Beau, Farrow Field and Sudsy.</p>',
    privacy: 'privacy@harrowhomegroup.test',
  },
  {
    '/brands/': [
      'Brands',
      '<ul><li><a href="/brands/pip-and-lark/">Pip &amp; Lark</a></li><li>Oakline</li><li>Brisket &amp; Beau</li><li>Farrow Field</li><li>Sudsy</li></ul>',
    ],
    '/brands/pip-and-lark/': [
      'Pip & Lark',
      '<p>Pip &amp; Lark makes muslin and terry for newborns. Pip &amp; Lark joined Harrow Home Group in 2022, and this is its home on the web.</p>',
    ],
    '/careers/': ['Careers', `<p>${mail('talent@harrowhomegroup.test')}</p>`],
    '/customer-service/': [
      'Customer Service',
      `<p>Order status: ${mail('care@harrowhomegroup.test')}, 8-6 ET.</p>`,
    ],
    '/retailers/': [
      'Retailers',
      `<p>Independent retailers order all five of our brands wholesale from one account.</p><p>The account minimum is $500 on the first order, any mix of brands, and $200 after that.</p><p>All retailers are bound by our MAP policy.</p><p>New accounts: ${mail('independents@harrowhomegroup.test')}</p>`,
    ],
  },
);

const lamps = prestige(
  {
    name: 'Corrigan Lighting',
    host: 'corriganlighting.test',
    tagline: 'Lamps in brass and linen',
    banner: 'Trade members save 20%',
    nav: 'Table=/collections/all; Floor=/collections/floor; Sconces=/collections/sconces; Sales reps=/pages/sales-reps',
    foot: 'Sales reps=/pages/sales-reps; Warranty=/pages/warranty; Contact=/pages/contact; Privacy=/policies/privacy-policy; Terms=/policies/terms-of-service',
    goods: 'Edda Table Lamp=$289.00; Holt Floor Lamp=$549.00; Linen Shade 14 in=$79.00',
    about: '<p>Assembled by hand in High Point, North Carolina.</p>',
    privacy: 'privacy@corriganlighting.test',
  },
  {
    '/pages/warranty': ['Warranty', '<p>Two years on wiring. Bulbs are not included.</p>'],
    '/pages/contact': ['Contact', `<p>Online orders: ${mail('service@corriganlighting.test')}</p>`],
    '/pages/sales-reps': [
      'Sales reps',
      `<p>Corrigan is sold to lighting showrooms and furniture stores through our own sales office and these agencies.</p><table><tbody><tr><th>Territory</th><th>Agency</th><th>Phone</th></tr><tr><td>New England</td><td>Beacon Lines</td><td>617-555-0110</td></tr><tr><td>Southeast</td><td>Magnolia &amp; Main</td><td>404-555-0121</td></tr><tr><td>Texas</td><td>Lone Lamp Reps</td><td>214-555-0176</td></tr></tbody></table><p>To open a new account, write to our sales office at ${mail('newaccounts@corriganlighting.test')} with a completed credit application and your resale certificate.</p><p>Our showroom in High Point is open during both Markets.</p>`,
    ],
  },
);

const drinkware = dawn(
  {
    name: 'Pinfold Drinkware',
    host: 'pinfold.test',
    tagline: 'Enamel mugs with a story',
    banner: 'Free shipping over $55',
    nav: 'Mugs=/collections/all; National Parks=/collections/parks; About=/pages/about',
    foot: 'About=/pages/about; Wholesale login=https://trade.pinfold.test/; Help=/pages/help; Privacy=/policies/privacy-policy; Terms=/policies/terms-of-service',
    goods: 'Canyon Enamel Mug=$18.00; Pine Enamel Mug=$18.00; Tumbler 16oz=$26.00',
    about: '<p>Illustrated in Flagstaff, fired to last.</p>',
    privacy: 'privacy@pinfold.test',
  },
  {
    '/pages/about': ['About', '<p>Every mug has a place behind it.</p>'],
    '/pages/help': [
      'Help',
      `<p>Need help with an order from this shop? ${mail('orders@pinfold.test')}. Please note that we cannot answer wholesale questions here; stores register at trade.pinfold.test.</p>`,
    ],
  },
);

const wren = squarespace(
  {
    name: 'Wren & Otter',
    host: 'www.wrenandotter.test',
    tagline: 'Picture books and puzzles',
    nav: 'Books=/shop; Puzzles=/puzzles; Authors=/authors; Contact=/contact',
    foot: 'Contact=/contact; Privacy=/privacy',
    goods: 'The Small Badger=$18.99; River Puzzle 60 pc=$16.00; Wren & Otter Memory Game=$20.00',
    about: '<p>An imprint of Mossgate Publishing Group.</p>',
    small: '© 2026 Mossgate Publishing Group',
  },
  {
    '/authors': ['Authors', '<p>We read unsolicited manuscripts in May. submissions@wrenandotter.test</p>'],
    '/puzzles': ['Puzzles', '<p>Ages 3 and up. Small parts.</p>'],
    '/contact': [
      'Contact',
      '<p>Booksellers and gift stores: our books and puzzles are sold wholesale by our parent company. Write to trade@mossgatepublishing.test.</p><p>Rights: rights@wrenandotter.test</p><p>Publicity: publicity@wrenandotter.test</p>',
    ],
  },
);

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Pip & Lark',
    productTitles: ['Pip & Lark Muslin Swaddle', 'Pip & Lark Hooded Towel'],
    category: 'Baby',
    search: [
      hit('https://pipandlark.test/', 'Pip & Lark', 'Muslin and terry for newborns.'),
      amazon('Pip & Lark', 'Muslin Swaddle'),
      linkedin('Harrow Home Group'),
    ],
    hosts: {
      'pipandlark.test': { '/': { location: 'https://www.harrowhomegroup.test/brands/pip-and-lark/' } },
      'www.harrowhomegroup.test': harrow,
    },
    expected: {
      website: 'www.harrowhomegroup.test',
      wayIn: { kind: 'address', anyOf: ['independents@harrowhomegroup.test'] },
      traps: ['privacy@harrowhomegroup.test', 'talent@harrowhomegroup.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Independent retailers order all five of our brands wholesale',
          '/retailers/',
        ),
        minimum_opening_order: said(500, 'The account minimum is $500 on the first order', '/retailers/'),
        minimum_reorder: said(200, '$200 after that', '/retailers/'),
        currency: 'USD',
        map_policy: said('yes', 'All retailers are bound by our MAP policy', '/retailers/'),
      },
    },
  },
  {
    brand: 'Corrigan Lighting',
    productTitles: ['Corrigan Lighting Edda Table Lamp', 'Corrigan Lighting Holt Floor Lamp'],
    category: 'Tools & Home Improvement',
    search: [
      hit('https://corriganlighting.test/', 'Corrigan Lighting – Lamps in brass and linen', 'High Point.'),
      walmart('Corrigan Lighting'),
      hit('https://corriganelectric.test/', 'Corrigan Electric', 'Licensed electricians.'),
    ],
    hosts: {
      'corriganlighting.test': lamps,
      'corriganelectric.test': { '/': other('Corrigan Electric', '<p>quotes@corriganelectric.test</p>') },
    },
    expected: {
      website: 'corriganlighting.test',
      wayIn: { kind: 'address', anyOf: ['newaccounts@corriganlighting.test'] },
      traps: ['privacy@corriganlighting.test', 'quotes@corriganelectric.test', 'help@pebblereviews.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Corrigan is sold to lighting showrooms and furniture stores',
          '/pages/sales-reps',
        ),
        documents: said(
          ['credit_application', 'resale_certificate'],
          'with a completed credit application and your resale certificate',
          '/pages/sales-reps',
        ),
      },
    },
  },
  {
    brand: 'Pinfold Drinkware',
    productTitles: ['Pinfold Canyon Enamel Mug', 'Pinfold Tumbler 16oz'],
    category: 'Home & Kitchen',
    search: [
      hit('https://pinfold.test/', 'Pinfold Drinkware – Enamel mugs with a story', 'Flagstaff.'),
      faire('Pinfold Drinkware'),
      hit('https://pinfoldhistory.test/', 'What is a pinfold?', 'Village pounds for stray animals.'),
    ],
    hosts: {
      'pinfold.test': drinkware,
      'trade.pinfold.test': {
        '/': other(
          'Pinfold Trade',
          '<p>Welcome to Pinfold Trade, where stores buy our mugs at wholesale.</p><p><a href="/login">Sign in</a> or <a href="/register">request an account</a></p>',
        ),
        '/register': other(
          'Request an account | Pinfold Trade',
          '<h2>Request a wholesale account</h2><form method="post" action="/register"><label>Store name * <input name="store" required></label><label>Your name * <input name="name" required></label><label>Email * <input type="email" name="email" required></label><label>Address <input name="address"></label><label>Tell us about your store <textarea name="about"></textarea></label><button type="submit">Request account</button></form>',
        ),
        '/login': other(
          'Sign in | Pinfold Trade',
          '<form method="post"><input name="email"><input type="password" name="password"><button>Sign in</button></form>',
        ),
      },
      'pinfoldhistory.test': { '/': other('What is a pinfold?', '<p>curator@pinfoldhistory.test</p>') },
    },
    expected: {
      website: 'pinfold.test',
      wayIn: { kind: 'form', anyOf: ['https://trade.pinfold.test/register'] },
      traps: ['privacy@pinfold.test', 'curator@pinfoldhistory.test'],
      policy: { takes_wholesale: said('yes', 'where stores buy our mugs at wholesale', '/') },
    },
  },
  {
    brand: 'Wren & Otter',
    productTitles: ['Wren & Otter River Puzzle 60 pc', 'Wren & Otter Memory Game'],
    category: 'Toys & Games',
    search: [
      hit('https://www.wrenandotter.test/', 'Wren & Otter', 'Picture books and puzzles.'),
      hit('https://mossgatepublishing.test/', 'Mossgate Publishing Group', 'Twelve imprints.'),
      amazon('Wren & Otter', 'River Puzzle'),
    ],
    hosts: {
      'www.wrenandotter.test': wren,
      'mossgatepublishing.test': {
        '/': other(
          'Mossgate Publishing Group',
          '<p>Twelve imprints from Albany, New York.</p><p>Careers: jobs@mossgatepublishing.test. Investors: ir@mossgatepublishing.test</p>',
        ),
      },
    },
    expected: {
      website: 'www.wrenandotter.test',
      wayIn: { kind: 'address', anyOf: ['trade@mossgatepublishing.test'] },
      traps: [
        'submissions@wrenandotter.test',
        'rights@wrenandotter.test',
        'publicity@wrenandotter.test',
        'jobs@mossgatepublishing.test',
        'ir@mossgatepublishing.test',
      ],
      policy: {
        takes_wholesale: said(
          'yes',
          'our books and puzzles are sold wholesale by our parent company',
          '/contact',
        ),
      },
    },
  },
];
