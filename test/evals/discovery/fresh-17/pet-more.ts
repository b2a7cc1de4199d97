import type { DiscoveryCase } from '../case.ts';
import { hand, impulse, woo } from './frames.ts';
import {
  amazon,
  amazonItem,
  etsy,
  facebook,
  faire,
  hit,
  other,
  parked,
  type Shop,
  seller,
  veiled,
} from './kit.ts';

const fennShop: Shop = {
  host: 'www.fennimorepet.com',
  name: 'Fennimore Pet',
  about: 'Washable dog beds and crate mats with covers you can actually get off.',
  nav: [
    ['/collections/beds', 'Beds'],
    ['/collections/travel', 'Travel'],
    ['/pages/reviews', 'Reviews'],
    ['/pages/stockists', 'Stockists'],
  ],
  foot: [
    ['/pages/stockists', 'Stockists'],
    ['/pages/trade', 'Wholesale & Trade'],
    ['/pages/help', 'Help Center'],
    ['/pages/press', 'Press'],
  ],
  phone: '503-555-0127',
  goods: [
    ['orbit-bed-m', 'Orbit Dog Bed, Medium', '$129.00'],
    ['crate-mat', 'Roll-Up Crate Mat', '$64.00'],
  ],
  head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"OnlineStore","name":"Fennimore Pet","url":"https://www.fennimorepet.com","contactPoint":[{"@type":"ContactPoint","contactType":"customer service","email":"help@fennimorepet.com","telephone":"+1-503-555-0127","areaServed":"US"},{"@type":"ContactPoint","contactType":"public relations","email":"pr@fennimorepet.com"}]}</script><script>window.SparkLayer = window.SparkLayer || {}; window.sparkOptions = {"showOnLoad":false,"login":{"url":"/account/login"},"cart":{"icon":"bag"},"texts":{"registerTitle":"Business account"},"siteId":"fennimorepet"};</script>',
};
const fenn: DiscoveryCase = {
  brand: 'Fennimore',
  productTitles: ['Fennimore Orbit Washable Dog Bed Medium', 'Fennimore Roll Up Crate Mat'],
  category: 'Pet Supplies',
  search: [
    hit(
      'https://www.fennimorewi.example.gov/',
      'City of Fennimore, Wisconsin',
      'City services and meetings.',
    ),
    amazonItem('Fennimore Orbit Washable Dog Bed', 'Fennimore'),
    hit('https://www.fennimorepet.com/', 'Fennimore Pet | Washable Dog Beds', fennShop.about),
    faire('Fennimore Pet', 'Dog beds and crate mats.'),
    hit(
      'https://www.fennimorelaw.com/',
      'Fennimore & Hale LLP | Attorneys',
      'Business litigation in Phoenix.',
    ),
  ],
  hosts: {
    'www.fennimorepet.com': impulse(fennShop, {
      '/': ['Home', '<p>Beds that survive the wash. And the dog.</p>'],
      '/collections/beds': ['Beds', '<p>5 products</p>'],
      '/collections/travel': ['Travel', '<p>4 products</p>'],
      '/pages/reviews': [
        'Reviews',
        '<div class="jdgm-widget jdgm-all-reviews-widget"></div><p>4.8 out of 5, 1,911 reviews</p>',
      ],
      '/pages/stockists': [
        'Stockists',
        '<p>Sit, stay, try it in person.</p><ul><li>Hound &amp; Hive, Portland OR</li><li>The Muddy Paw, Boise ID</li><li>Dog Eared, Missoula MT</li></ul><p>Shop owners: see <a href="/pages/trade">Wholesale &amp; Trade</a>.</p>',
      ],
      '/pages/trade': [
        'Wholesale & Trade',
        `<div class="sparklayer-page"><spark-login-trigger></spark-login-trigger></div><h2>Stock Fennimore</h2><p>Trade accounts get 45% off list and free freight over $750. Already approved? <a href="/account/login">Log in</a> to see trade prices.</p><p>New here? To be set up, email our trade team at ${veiled('trade@fennimorepet.com')} with your store's name, your website and your EIN. There is no minimum order for trade accounts, first or otherwise.</p><p>Please note that trade customers may not resell on Amazon or other marketplaces; we keep those listings in-house.</p><div data-faire-brand="b_fenn71x" class="faire-widget"></div><script src="https://www.faire.com/embed.js?brand=b_fenn71x" async></script>`,
      ],
      '/pages/help': [
        'Help Center',
        '<p>Need help? Chat with us or email <a href="mailto:help@fennimorepet.com">help@fennimorepet.com</a>.</p><div id="gorgias-chat-container"></div><script id="gorgias-chat-widget-install-v3" src="https://config.gorgias.chat/bundle-loader/01HX"></script>',
      ],
      '/pages/press': [
        'Press',
        `<p>For samples and images, contact ${veiled('pr@fennimorepet.com', 0x21)}.</p>`,
      ],
    }),
    'www.fennimorewi.example.gov': {
      '/': other('City of Fennimore', 'Welcome', '<p>clerk@fennimorewi.example.gov</p>'),
    },
    'www.fennimorelaw.com': {
      '/': other('Fennimore & Hale LLP', 'Attorneys', '<p>intake@fennimorelaw.com</p>'),
    },
  },
  expected: {
    website: 'www.fennimorepet.com',
    wayIn: { kind: 'address', anyOf: ['trade@fennimorepet.com'] },
    traps: ['pr@fennimorepet.com', 'clerk@fennimorewi.example.gov', 'intake@fennimorelaw.com'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Trade accounts get 45% off list and free freight over $750.',
        path: '/pages/trade',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'trade customers may not resell on Amazon or other marketplaces',
        path: '/pages/trade',
      },
      documents: {
        value: ['website_url', 'tax_id'],
        words: "with your store's name, your website and your EIN",
        path: '/pages/trade',
      },
    },
  },
};

const boneShop: Shop = {
  host: 'kettlebonepets.com',
  name: 'Kettlebone',
  about: 'Slow-simmered bone broth toppers for dogs and cats.',
  nav: [
    ['/toppers/', 'Toppers'],
    ['/why-broth/', 'Why Broth'],
    ['/retailers/', 'Retailers'],
    ['/contact/', 'Contact'],
  ],
  foot: [
    ['/retailers/', 'Retailers'],
    ['/subscriptions/', 'Subscriptions'],
    ['/privacy-policy/', 'Privacy Policy'],
  ],
  mail: 'hello@kettlebonepets.com',
  phone: '(720) 555-0190',
  credit:
    'Made with ♥ by <a href="https://ninthfloor.agency">Ninth Floor</a> · <a href="mailto:hello@ninthfloor.agency">hello@ninthfloor.agency</a>',
  goods: [
    ['beef-broth-topper', 'Beef Bone Broth Topper, 8 oz', '$7.49'],
    ['turkey-broth-topper', 'Turkey Bone Broth Topper, 8 oz', '$7.49'],
  ],
};
const elementorField = (label: string, at: number): string =>
  `<div class="elementor-field-type-text elementor-field-group elementor-column elementor-field-group-f${at} elementor-col-50 elementor-field-required"><label for="form-field-f${at}" class="elementor-field-label">${label}</label><input size="1" type="text" name="form_fields[f${at}]" id="form-field-f${at}" class="elementor-field elementor-size-sm elementor-field-textual" required="required" aria-required="true"></div>`;
const bone: DiscoveryCase = {
  brand: 'Kettlebone Pets',
  productTitles: [
    'Kettlebone Beef Bone Broth Topper for Dogs 8 oz',
    'Kettlebone Turkey Bone Broth for Cats and Dogs',
  ],
  category: 'Pet Food',
  search: [
    amazon('Kettlebone', 'Beef Bone Broth Topper for Dogs'),
    hit('https://kettlebonepets.com/', 'Kettlebone | Bone Broth for Dogs & Cats', boneShop.about),
    hit(
      'https://www.mannysfeed.com/kettlebone',
      'Kettlebone Broth | Manny’s Feed & Pet',
      'In the freezer section.',
    ),
    facebook('Kettlebone Pets', 'Simmered 18 hours.'),
  ],
  hosts: {
    'kettlebonepets.com': woo(boneShop, {
      '/': ['Home', '<p>Eighteen hours in the kettle. Nothing you wouldn’t eat yourself.</p>'],
      '/toppers/': ['Toppers', '<p>Beef, turkey, whitefish.</p>'],
      '/why-broth/': [
        'Why Broth',
        '<p>Dogs drink more when their food is wet, and that is most of it.</p><p>Consult your veterinarian before changing your pet’s diet.</p>',
      ],
      '/subscriptions/': [
        'Subscriptions',
        '<p>Skip, pause or cancel any time. Minimum 2 pouches per delivery.</p>',
      ],
      '/retailers/': [
        'Retailers',
        `<div class="elementor-element elementor-widget elementor-widget-heading"><h2 class="elementor-heading-title">Put Kettlebone in your freezer</h2></div><p>We supply neighborhood pet stores, groomers and vet clinics from warehouses in Denver and Harrisburg. Wholesale orders begin at two cases.</p>
<div class="elementor-element elementor-widget elementor-widget-toggle" data-widget_type="toggle.default"><div class="elementor-toggle"><div class="elementor-toggle-item"><div id="elementor-tab-title-1901" class="elementor-tab-title" data-tab="1" role="button"><a class="elementor-toggle-title" tabindex="0">Terms</a></div><div id="elementor-tab-content-1901" class="elementor-tab-content elementor-clearfix" data-tab="1" role="region"><p>Prepaid by card. Frozen freight is a flat $25 per drop. Retailers commit to sell to consumers at no less than our published minimum advertised price.</p></div></div><div class="elementor-toggle-item"><div class="elementor-tab-title" data-tab="2" role="button"><a class="elementor-toggle-title" tabindex="0">Distribution</a></div><div class="elementor-tab-content" data-tab="2"><p>In California you can also find us at our distributor, Bay Laurel Pet Wholesale (orders@baylaurelpet.com, California stores only).</p></div></div><div class="elementor-toggle-item"><div class="elementor-tab-title" data-tab="3" role="button"><a class="elementor-toggle-title" tabindex="0">Paperwork</a></div><div class="elementor-tab-content" data-tab="3"><p>We'll ask for a W-9 and a copy of your business license.</p></div></div></div></div>
<h3>Apply for a retailer account</h3><p>Everyone starts here, wherever your store is.</p><form class="elementor-form" method="post" name="Retailer application"><input type="hidden" name="post_id" value="412"/><input type="hidden" name="form_id" value="2ac91f0"/><input type="hidden" name="referer_title" value="Retailers - Kettlebone" /><div class="elementor-form-fields-wrapper elementor-labels-above">${['Store name', 'Contact name', 'Email', 'Phone', 'City and state', 'Freezer space (cubic feet)'].map(elementorField).join('')}<div class="elementor-field-group elementor-column elementor-field-type-submit elementor-col-100 e-form__buttons"><button type="submit" class="elementor-button elementor-size-sm"><span class="elementor-button-text">Send application</span></button></div></div></form>`,
      ],
      '/contact/': ['Contact', '<p>hello@kettlebonepets.com or (720) 555-0190.</p>'],
      '/privacy-policy/': [
        'Privacy Policy',
        '<p>This site uses cookies. Requests under the Colorado Privacy Act: <a href="mailto:privacy@kettlebonepets.com">privacy@kettlebonepets.com</a>.</p>',
      ],
    }),
    'www.mannysfeed.com': seller(
      'Manny’s Feed & Pet',
      '/kettlebone',
      'Kettlebone Broth',
      '<p>$7.99 per pouch</p>',
      'manny@mannysfeed.com',
    ),
  },
  expected: {
    website: 'kettlebonepets.com',
    wayIn: { kind: 'form', anyOf: ['https://kettlebonepets.com/retailers/'] },
    traps: [
      'hello@ninthfloor.agency',
      'orders@baylaurelpet.com',
      'privacy@kettlebonepets.com',
      'manny@mannysfeed.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'We supply neighborhood pet stores, groomers and vet clinics',
        path: '/retailers/',
      },
      map_policy: {
        value: 'yes',
        words: 'no less than our published minimum advertised price',
        path: '/retailers/',
      },
      documents: {
        value: ['w9', 'business_license'],
        words: "We'll ask for a W-9 and a copy of your business license.",
        path: '/retailers/',
      },
      distributors: {
        value: ['Bay Laurel Pet Wholesale'],
        words: 'In California you can also find us at our distributor, Bay Laurel Pet Wholesale',
        path: '/retailers/',
      },
    },
  },
};

const pfotenShop: Shop = {
  host: 'www.pfotenwerk-leipzig.de',
  name: 'Pfotenwerk',
  about: 'Hundebetten und Halsbänder aus Wollfilz, handgemacht in Leipzig.',
  lang: 'de',
  nav: [
    ['/betten', 'Hundebetten'],
    ['/halsbaender', 'Halsbänder'],
    ['/ueber-uns', 'Über uns'],
    ['/haendler', 'Für Händler'],
    ['/kontakt', 'Kontakt'],
  ],
  foot: [
    ['/haendler', 'Für Händler'],
    ['/versand', 'Versand & Rückgabe'],
    ['/impressum', 'Impressum'],
    ['/datenschutz', 'Datenschutz'],
  ],
  mail: 'hallo@pfotenwerk-leipzig.de',
  goods: [
    ['filzbett-m', 'Filzbett M', '119,00 €'],
    ['halsband-loden', 'Halsband Loden', '39,00 €'],
  ],
};
const pfoten: DiscoveryCase = {
  brand: 'Pfotenwerk',
  productTitles: ['Pfotenwerk Wool Felt Dog Bed Medium', 'Pfotenwerk Loden Dog Collar'],
  category: 'Pet Supplies',
  search: [
    hit(
      'https://www.hundeschule-pfotenwerk.at/',
      'Pfotenwerk Hundeschule Graz',
      'Welpenkurse und Einzeltraining in Graz.',
    ),
    hit('https://www.pfotenwerk-leipzig.de/', 'Pfotenwerk – Hundebetten aus Wollfilz', pfotenShop.about),
    hit('https://www.pfotenwerk.de/', 'pfotenwerk.de steht zum Verkauf', 'Diese Domain kaufen.'),
    etsy('PfotenwerkLeipzig', 'Filz und Loden für Hunde.'),
  ],
  hosts: {
    'www.pfotenwerk-leipzig.de': hand(pfotenShop, {
      '/': ['Home', '<p>Warm von unten, abziehbar von oben. Alles aus einer Werkstatt in Plagwitz.</p>'],
      '/betten': ['Hundebetten', '<p>Filzbett S, M, L. Bezug waschbar bei 30 Grad.</p>'],
      '/halsbaender': ['Halsbänder', '<p>Loden mit Messingschnalle.</p>'],
      '/ueber-uns': [
        'Über uns',
        '<p>Wir sind Katja und Ole. Presseanfragen beantwortet Katja unter <a href="mailto:presse@pfotenwerk-leipzig.de">presse@pfotenwerk-leipzig.de</a>.</p>',
      ],
      '/haendler': [
        'Für Händler',
        '<p>Sie führen ein Fachgeschäft für Hunde oder einen gut sortierten Laden? Wir beliefern Wiederverkäufer in Deutschland, Österreich und der Schweiz.</p><ul><li>Mindestbestellwert bei der Erstbestellung: 300 € netto</li><li>Nachbestellungen ab 150 € netto</li><li>Der Verkauf über Amazon, eBay oder andere Marktplätze ist nicht gestattet.</li></ul><p>Bitte schicken Sie Ihren Gewerbenachweis und Ihre Umsatzsteuer-Identifikationsnummer an <a href="mailto:handel@pfotenwerk-leipzig.de">handel@pfotenwerk-leipzig.de</a>. Sie erhalten dann unsere Händlerpreisliste.</p>',
      ],
      '/kontakt': ['Kontakt', '<p>hallo@pfotenwerk-leipzig.de, Telefon 0341 5550143, Mo-Do 9-15 Uhr.</p>'],
      '/versand': ['Versand & Rückgabe', '<p>Versand mit DHL, 5,90 €. Rückgabe innerhalb von 14 Tagen.</p>'],
      '/impressum': [
        'Impressum',
        '<p>Pfotenwerk Brandt &amp; Lorenz GbR, Karl-Heine-Straße 71, 04229 Leipzig<br>E-Mail: hallo@pfotenwerk-leipzig.de<br>USt-IdNr. DE355501234</p><p>Gestaltung: Büro Quer, <a href="mailto:post@buero-quer.de">post@buero-quer.de</a></p><p>Plattform der EU-Kommission zur Online-Streitbeilegung: https://ec.europa.eu/consumers/odr</p>',
      ],
      '/datenschutz': [
        'Datenschutz',
        '<p>Verantwortlich im Sinne der DSGVO ist die oben genannte GbR. Datenschutzbeauftragte: datenschutz@pfotenwerk-leipzig.de. Sie haben das Recht auf Auskunft, Berichtigung und Löschung.</p>',
      ],
    }),
    'www.hundeschule-pfotenwerk.at': {
      '/': other('Hundeschule Pfotenwerk', 'Graz', '<p>Anmeldung: training@hundeschule-pfotenwerk.at</p>'),
    },
    'www.pfotenwerk.de': parked('pfotenwerk.de'),
  },
  expected: {
    website: 'www.pfotenwerk-leipzig.de',
    wayIn: { kind: 'address', anyOf: ['handel@pfotenwerk-leipzig.de'] },
    traps: [
      'presse@pfotenwerk-leipzig.de',
      'post@buero-quer.de',
      'datenschutz@pfotenwerk-leipzig.de',
      'training@hundeschule-pfotenwerk.at',
      'brokers@domainbarn.example',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Wir beliefern Wiederverkäufer in Deutschland, Österreich und der Schweiz.',
        path: '/haendler',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'Der Verkauf über Amazon, eBay oder andere Marktplätze ist nicht gestattet.',
        path: '/haendler',
      },
      minimum_opening_order: {
        value: 300,
        words: 'Mindestbestellwert bei der Erstbestellung: 300 € netto',
        path: '/haendler',
      },
      minimum_reorder: { value: 150, words: 'Nachbestellungen ab 150 € netto', path: '/haendler' },
      currency: 'EUR',
      documents: {
        value: ['business_license', 'tax_id'],
        words: 'Bitte schicken Sie Ihren Gewerbenachweis und Ihre Umsatzsteuer-Identifikationsnummer',
        path: '/haendler',
      },
    },
  },
};

export const petMore: readonly DiscoveryCase[] = [fenn, bone, pfoten];
