import type { DiscoveryCase } from '../case.ts';
import { other, webflow } from './frames-even.ts';
import { bcForm, bigc, elsewhere, woo } from './frames-odd.ts';
import { amazon, entities, hit, insta, linkedin, move, page } from './kit.ts';

const tradeForm = (names: string) =>
  `<form id="register" method="post" action="/register"><h2>Register for a trade account</h2>${names
    .split('|')
    .map((name) => `<p><label>${name} <input name="${name.toLowerCase().replace(/\W/g, '_')}"></label></p>`)
    .join('')}<button>Register</button></form>`;
const cragline: DiscoveryCase = {
  brand: 'Cragline Lights',
  productTitles: ['Cragline Lights C3 Rechargeable Headlamp 600 lm', 'Cragline Camp Lantern'],
  category: 'Sports & Outdoors',
  search: [
    hit(
      'https://www.cragline.com/',
      'Cragline | Headlamps built for the long way down',
      'Rechargeable headlamps.',
    ),
    hit('https://www.cragline.com/become-a-dealer/', 'Become a Dealer - Cragline', 'Dealer application.'),
    amazon('Cragline', 'C3 Rechargeable Headlamp 600 lm'),
    hit('https://www.craglinefitness.com/', 'CragLine Climbing Gym', 'Bouldering in Tulsa.'),
    hit('https://www.basecamprow.com/cragline', 'Cragline headlamps | Basecamp Row', 'Authorized dealer.'),
    linkedin('Cragline', 'Sporting goods. 11-50 employees.'),
    hit('https://www.outdoorretailer.example.com/exhibitors/cragline', 'Cragline - Exhibitor', 'Booth 230.'),
  ],
  hosts: {
    'www.cragline.com': bigc(
      {
        host: 'www.cragline.com',
        name: 'Cragline',
        nav: [
          ['/shop-all/', 'Headlamps'],
          ['/technology/', 'Technology'],
          ['/support/', 'Support'],
          ['/dealer-locator/', 'Dealer Locator'],
        ],
        foot: [
          ['/become-a-dealer/', 'Become a Dealer'],
          ['/pricing-policy/', 'Pricing Policy'],
          ['/pro-deal/', 'Pro Deal'],
          ['/jobs/', 'Jobs'],
        ],
        items: [
          ['C3 Headlamp', '$79.95'],
          ['Camp Lantern', '$49.95'],
        ],
        footer: 'Cragline Lights Inc.<br>Ogden, UT 84401<br>Call us at 801-555-0129',
        credit: '| Site by <a href="https://www.northslope.dev">North Slope</a>',
        privacy: 'privacy@cragline.com',
        ld: {
          contactPoint: [
            {
              '@type': 'ContactPoint',
              telephone: '+1-801-555-0129',
              contactType: 'customer service',
              email: 'support@cragline.com',
            },
            { '@type': 'ContactPoint', contactType: 'technical support', email: 'rma@cragline.com' },
          ],
        },
      },
      {
        '/': ['Headlamps built for the long way down', '<p>600 lumens for the summit, 4 for the tent.</p>'],
        '/technology/': ['Technology', '<p>One dial, no menus. Sealed to IP67.</p>'],
        '/support/': [
          'Support',
          `<p>support@cragline.com, Mon-Fri.</p>${bcForm(['Full Name', 'Email Address', 'Order Number', 'Comments/Questions'])}`,
        ],
        '/dealer-locator/': [
          'Dealer Locator',
          '<p>Enter a ZIP code or use the map.</p><div id="dealer-map" data-lat="41.22" data-lng="-111.97"></div>',
        ],
        '/become-a-dealer/': [
          'Become a Dealer',
          `<p>Cragline sells to specialty outdoor, paddle and search-and-rescue dealers. We open accounts with stores that have a staffed storefront.</p><table><tr><td>Opening order</td><td>$750 minimum</td></tr><tr><td>Fill-in orders</td><td>$150 minimum</td></tr><tr><td>Terms</td><td>Net 30 after approved credit application and three trade references</td></tr></table><p>Submit the form, or send the same information to <a href="mailto:dealers@cragline.com">dealers@cragline.com</a>.</p>${bcForm(['Store name', 'Email Address', 'Phone', 'Website', 'Brands carried', 'Tell us about your staff'], 'Apply')}`,
        ],
        '/pricing-policy/': [
          'Pricing Policy',
          '<p>Cragline products are subject to a unilateral minimum advertised price. Dealers who advertise for less will not be shipped.</p><p>No dealer may offer Cragline products on any third-party marketplace, including Amazon.com, without a signed Marketplace Addendum.</p><p>Questions on this policy may not be discussed with sales staff; write to pricing@cragline.com.</p>',
        ],
        '/pro-deal/': ['Pro Deal', '<p>Guides and patrollers: 40% off. Verify at prodeal@cragline.com.</p>'],
        '/jobs/': ['Jobs', '<p>hr@cragline.com</p>'],
      },
    ),
    'www.craglinefitness.com': {
      '/': elsewhere('CragLine Climbing Gym', 'Day passes', '<p>climb@craglinefitness.com</p>'),
    },
    'www.basecamprow.com': {
      '/cragline': elsewhere('Basecamp Row', 'Cragline', '<p>C3 $79.95</p>', 'sales@basecamprow.com'),
    },
  },
  expected: {
    website: 'www.cragline.com',
    wayIn: { kind: 'address', anyOf: ['dealers@cragline.com', 'https://www.cragline.com/become-a-dealer/'] },
    traps: [
      'privacy@cragline.com',
      'rma@cragline.com',
      'pricing@cragline.com',
      'prodeal@cragline.com',
      'hr@cragline.com',
      'climb@craglinefitness.com',
      'sales@basecamprow.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Cragline sells to specialty outdoor, paddle and search-and-rescue dealers.',
        path: '/become-a-dealer/',
      },
      marketplaces: {
        value: 'with_permission',
        words:
          'No dealer may offer Cragline products on any third-party marketplace, including Amazon.com, without a signed Marketplace Addendum.',
        path: '/pricing-policy/',
      },
      map_policy: {
        value: 'yes',
        words: 'Cragline products are subject to a unilateral minimum advertised price.',
        path: '/pricing-policy/',
      },
      minimum_opening_order: { value: 750, words: '$750 minimum', path: '/become-a-dealer/' },
      minimum_reorder: { value: 150, words: '$150 minimum', path: '/become-a-dealer/' },
      currency: 'USD',
      documents: {
        value: ['credit_application', 'trade_references'],
        words: 'Net 30 after approved credit application and three trade references',
        path: '/become-a-dealer/',
      },
    },
  },
};

const tarnbeck: DiscoveryCase = {
  brand: 'Tarnbeck',
  productTitles: ['Tarnbeck Waxed Cotton Rucksack 24L', 'Tarnbeck Merino Buff'],
  category: 'Sports & Outdoors',
  search: [
    hit(
      'https://www.tarnbeck.co.uk/',
      'Tarnbeck | Waxed cotton rucksacks from Kendal',
      'Rucksacks, buffs and bothy blankets.',
    ),
    hit('https://trade.tarnbeck.co.uk/', 'Tarnbeck Trade', 'Sign in to order.'),
    hit(
      'https://www.amazon.co.uk/dp/B0TARN24LX',
      'Tarnbeck Rucksack 24L : Amazon.co.uk',
      'Sports & Outdoors.',
    ),
    hit('https://www.tarnbeckholidays.co.uk/', 'Tarnbeck Holiday Cottages', 'Sleeps 4 to 12, Coniston.'),
    hit('https://www.fellandford.co.uk/tarnbeck', 'Tarnbeck | Fell & Ford', 'Free returns.'),
    insta('tarnbeck', 'wax and weather'),
  ],
  hosts: {
    'www.tarnbeck.co.uk': webflow(
      {
        host: 'www.tarnbeck.co.uk',
        name: 'Tarnbeck',
        lang: 'en-GB',
        cur: '£',
        promo: 'Free UK delivery over £60',
        nav: [
          ['/shop', 'Shop'],
          ['/rewaxing', 'Rewaxing'],
          ['/journal', 'Journal'],
          ['/contact', 'Contact'],
        ],
        foot: [['/stockists', 'Stockists']],
        items: [
          ['Rucksack 24L', '£165.00'],
          ['Merino Buff', '£28.00'],
        ],
        footer: 'Tarnbeck Ltd, Kendal LA9 · <a href="https://trade.tarnbeck.co.uk/">Trade login</a>',
        credit: 'Site: <a href="mailto:hi@drystonecode.co.uk">Drystone Code</a>',
        privacy: 'dataprotection@tarnbeck.co.uk',
      },
      {
        '/': [
          'Waxed cotton rucksacks',
          '<h1>Weather comes and goes</h1><p>Cut from Scottish waxed cotton, sewn in Kendal.</p>',
        ],
        '/rewaxing': [
          'Rewaxing',
          '<h1>Rewaxing</h1><p>£35, every other winter. Post it to the workshop.</p>',
        ],
        '/journal': ['Journal', '<h1>Journal</h1><p>Guest writers: journal@tarnbeck.co.uk</p>'],
        '/contact': [
          'Contact',
          '<h1>Contact</h1><p>Customers: <a href="mailto:help@tarnbeck.co.uk">help@tarnbeck.co.uk</a></p>',
        ],
        '/stockists': [
          'Stockists',
          '<h1>Stockists</h1><p>Fell &amp; Ford, Ambleside. George &amp; Hart, Bath. Nordlys, Edinburgh.</p><p>To stock Tarnbeck, please <a href="https://trade.tarnbeck.co.uk/register">register on our trade site</a>. We look at each application by hand; email enquiries get sent to the same form.</p>',
        ],
      },
    ),
    'trade.tarnbeck.co.uk': {
      '/': page(
        '<!doctype html><html><head><title>Tarnbeck Trade</title></head><body><h1>Tarnbeck Trade</h1><form action="/login" method="post"><input name="email" type="email"><input name="password" type="password"><button>Sign in</button></form><p>New here? <a href="/register">Apply for a trade account</a> &middot; <a href="/terms">Trade terms</a></p><p>Powered by OrderHill, status@orderhill.example</p></body></html>',
      ),
      '/register': page(
        `<!doctype html><html><head><title>Register | Tarnbeck Trade</title></head><body>${tradeForm('Company name|VAT number|Contact|Email|Shop address|Website')}<p>Independent shops only, please.</p></body></html>`,
      ),
      '/terms': page(
        '<!doctype html><html><head><title>Terms | Tarnbeck Trade</title></head><body><h1>Trade terms</h1><ol><li>We supply independent shops in the UK and the EU.</li><li>First order: £400 net or more. Repeat orders: £150 net or more.</li><li>Goods may not be sold on Amazon, eBay, Zalando or similar platforms.</li><li>A VAT number is needed to open an account.</li><li>Title remains with us until paid.</li></ol></body></html>',
      ),
    },
    'www.tarnbeckholidays.co.uk': {
      '/': other('Tarnbeck Holiday Cottages', 'Sleeps 4 to 12', '<p>stay@tarnbeckholidays.co.uk</p>'),
    },
    'www.fellandford.co.uk': {
      '/tarnbeck': other('Fell & Ford', 'Tarnbeck', '<p>£165</p><p>web@fellandford.co.uk</p>'),
    },
  },
  expected: {
    website: 'www.tarnbeck.co.uk',
    wayIn: { kind: 'form', anyOf: ['https://trade.tarnbeck.co.uk/register'] },
    traps: [
      'hi@drystonecode.co.uk',
      'dataprotection@tarnbeck.co.uk',
      'journal@tarnbeck.co.uk',
      'status@orderhill.example',
      'stay@tarnbeckholidays.co.uk',
      'web@fellandford.co.uk',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'We supply independent shops in the UK and the EU.',
        path: '/terms',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'Goods may not be sold on Amazon, eBay, Zalando or similar platforms.',
        path: '/terms',
      },
      minimum_opening_order: { value: 400, words: 'First order: £400 net or more.', path: '/terms' },
      minimum_reorder: { value: 150, words: 'Repeat orders: £150 net or more.', path: '/terms' },
      currency: 'GBP',
      documents: { value: ['tax_id'], words: 'A VAT number is needed to open an account.', path: '/terms' },
    },
  },
};

const gipfelkram: DiscoveryCase = {
  brand: 'Gipfelkram',
  productTitles: ['Gipfelkram Filz-Sitzkissen mit Riemen', 'Gipfelkram Hüttenschuhe Walk, Gr. 40'],
  search: [
    hit(
      'https://www.gipfelkram.de/',
      'Gipfelkram - Filz für draußen',
      'Sitzkissen und Hüttenschuhe aus Wollfilz.',
    ),
    hit('https://www.amazon.de/dp/B0GIPFEL01', 'Gipfelkram Filz-Sitzkissen : Amazon.de', 'Sport & Freizeit.'),
    hit('https://www.bergladen-hirsch.de/marken/gipfelkram/', 'Gipfelkram im Bergladen Hirsch', 'Filzwaren.'),
    hit('https://www.gipfelkram-blog.at/', 'Gipfelkram - Bergblog aus Tirol', 'Tourenberichte.'),
    insta('gipfelkram', 'Filz'),
    hit('https://haendler.gipfelkram.de/', 'Gipfelkram Händlerportal', 'Anmelden.'),
  ],
  hosts: {
    'www.gipfelkram.de': woo(
      {
        host: 'www.gipfelkram.de',
        name: 'Gipfelkram',
        lang: 'de',
        cur: '€',
        promo: 'Versandkostenfrei ab 49 €',
        nav: [
          ['/shop/', 'Laden'],
          ['/ueber-uns/', 'Über uns'],
          ['/haendler/', 'Händler'],
          ['/kontakt/', 'Kontakt'],
        ],
        foot: [
          ['/impressum/', 'Impressum'],
          ['/stellen/', 'Stellen'],
        ],
        items: [
          ['Sitzkissen', '29,00 €'],
          ['Hüttenschuhe', '69,00 €'],
        ],
        footer: `<p>Gipfelkram GmbH, Oberstdorf<br>${entities('servus@gipfelkram.de')}</p>`,
        credit: '| Webdesign: studio@bergwerk-medien.de',
        privacy: 'datenschutz@gipfelkram.de',
      },
      {
        '/': ['Filz für draußen', '<p>Drei Millimeter Merinofilz zwischen dir und dem kalten Stein.</p>'],
        '/ueber-uns/': ['Über uns', '<p>Fünf Leute, eine Walke, viel Schnee.</p>'],
        '/haendler/': [
          'Händler',
          '<p>Hütten, Sporthäuser und Andenkenläden führen unsere Filzwaren. Neue Händler sind willkommen!</p><p>Händlerpreise und Bestellung gibt es in unserem <a href="https://haendler.gipfelkram.de/registrieren">Händlerportal</a>. Die Freischaltung dauert etwa zwei Werktage. Zur Registrierung brauchen wir einen Gewerbenachweis.</p><p>Mindestbestellwert: 250 € netto beim ersten Mal, danach 100 € netto.</p><p>Wir bitten um Verständnis, dass wir Händler, die auf Amazon verkaufen, nicht beliefern.</p>',
        ],
        '/kontakt/': ['Kontakt', `<p>Fragen zur Bestellung? ${entities('servus@gipfelkram.de')}</p>`],
        '/impressum/': [
          'Impressum',
          `<p>Gipfelkram GmbH, Geschäftsführer: Max Anwander, ${entities('servus@gipfelkram.de')}, USt-IdNr. DE000333444</p>`,
        ],
        '/stellen/': ['Stellen', '<p>Näherin (m/w/d) gesucht: jobs@gipfelkram.de</p>'],
      },
    ),
    'gipfelkram.de': { '/': move('https://www.gipfelkram.de/') },
    'haendler.gipfelkram.de': {
      '/': page(
        '<!DOCTYPE html><html lang="de"><head><title>Gipfelkram Händlerportal</title></head><body><h1>Anmelden</h1><form method="post" action="/anmelden"><input name="mail" type="email"><input type="password" name="kennwort"><button>Anmelden</button></form><a href="/registrieren">Als Händler registrieren</a></body></html>',
      ),
      '/registrieren': page(
        '<!DOCTYPE html><html lang="de"><head><title>Registrieren - Gipfelkram Händlerportal</title></head><body><h1>Als Händler registrieren</h1><form method="post" action="/registrieren" enctype="multipart/form-data"><input name="firma" placeholder="Firma"><input name="ustid" placeholder="USt-IdNr."><input name="mail" type="email" placeholder="max@mustermann.de"><input name="gewerbenachweis" type="file"><button>Absenden</button></form></body></html>',
      ),
    },
    'www.bergladen-hirsch.de': {
      '/marken/gipfelkram/': elsewhere(
        'Bergladen Hirsch',
        'Gipfelkram',
        '<p>Sitzkissen 29 €</p><p>laden@bergladen-hirsch.de</p>',
      ),
    },
    'www.gipfelkram-blog.at': {
      '/': elsewhere('Gipfelkram Blog', 'Tourenberichte', '<p>Kooperationen: toni@gipfelkram-blog.at</p>'),
    },
  },
  expected: {
    website: 'www.gipfelkram.de',
    wayIn: { kind: 'form', anyOf: ['https://haendler.gipfelkram.de/registrieren'] },
    traps: [
      'studio@bergwerk-medien.de',
      'datenschutz@gipfelkram.de',
      'jobs@gipfelkram.de',
      'max@mustermann.de',
      'laden@bergladen-hirsch.de',
      'toni@gipfelkram-blog.at',
    ],
    policy: {
      takes_wholesale: { value: 'yes', words: 'Neue Händler sind willkommen!', path: '/haendler/' },
      marketplaces: {
        value: 'amazon_forbidden',
        words: 'Wir bitten um Verständnis, dass wir Händler, die auf Amazon verkaufen, nicht beliefern.',
        path: '/haendler/',
      },
      minimum_opening_order: {
        value: 250,
        words: 'Mindestbestellwert: 250 € netto beim ersten Mal, danach 100 € netto.',
        path: '/haendler/',
      },
      minimum_reorder: {
        value: 100,
        words: 'Mindestbestellwert: 250 € netto beim ersten Mal, danach 100 € netto.',
        path: '/haendler/',
      },
      currency: 'EUR',
      documents: {
        value: ['business_license'],
        words: 'Zur Registrierung brauchen wir einen Gewerbenachweis.',
        path: '/haendler/',
      },
    },
  },
};

export const outdoorMore: readonly DiscoveryCase[] = [cragline, tarnbeck, gipfelkram];
