import type { DiscoveryCase } from '../case.ts';
import { old, other, webflow } from './frames-even.ts';
import { elsewhere, plain } from './frames-odd.ts';
import { amazon, etsy, face, hit, insta, walmart } from './kit.ts';

const hubspot =
  '<script charset="utf-8" type="text/javascript" src="//js.hsforms.net/forms/embed/v2.js"></script><script>hbspt.forms.create({ region: "na1", portalId: "44120087", formId: "5c0b1f8e-7a3e-4a3e-9a55-1d6e0c2f4b7a", target: "#retailer-form" });</script>';
const pfotenwerk: DiscoveryCase = {
  brand: 'Pfotenwerk Lederhalsbänder',
  productTitles: [
    'Pfotenwerk Hundehalsband Fettleder 45 cm',
    'Pfotenwerk Hundeleine 2 m verstellbar, cognac',
  ],
  category: 'Haustier',
  search: [
    hit(
      'https://www.amazon.de/dp/B09PFOTE77',
      'Pfotenwerk Hundehalsband Fettleder : Amazon.de: Haustier',
      'Kostenlose Lieferung.',
    ),
    hit(
      'https://www.pfotenwerk-hundeschule.de/',
      'Pfotenwerk Hundeschule Kassel',
      'Welpenkurse und Einzeltraining.',
    ),
    hit('https://www.pfotenwerk-leder.de/', 'Pfotenwerk - Halsbänder aus Fettleder', 'Handgenäht im Allgäu.'),
    hit(
      'https://www.napfundleine.de/pfotenwerk',
      'Pfotenwerk günstig kaufen - Napf & Leine',
      'Versand in 24 h.',
    ),
    face('pfotenwerkleder', 'Halsbänder aus dem Allgäu.'),
    hit('https://www.northdata.example/Pfotenwerk', 'Pfotenwerk Inh. S. Althaus, Kempten', 'Gewerbe.'),
  ],
  hosts: {
    'www.pfotenwerk-leder.de': old(
      {
        host: 'www.pfotenwerk-leder.de',
        name: 'Pfotenwerk',
        lang: 'de',
        nav: [
          ['/', 'Start'],
          ['/halsbaender.html', 'Halsbänder'],
          ['/pflege.html', 'Lederpflege'],
          ['/haendler.html', 'Für Händler'],
          ['/agb.html', 'AGB'],
          ['/datenschutz.html', 'Datenschutz'],
          ['/impressum.html', 'Impressum'],
        ],
        foot: [],
        items: [],
        footer: 'Versandkostenfrei ab 59 Euro<br>',
      },
      {
        '/': [
          'Pfotenwerk - Halsbänder aus Fettleder',
          '<h1>Genäht wie ein Sattel</h1><p>Jedes Halsband entsteht von Hand in Kempten im Allgäu.</p>',
        ],
        '/halsbaender.html': [
          'Halsbänder',
          '<p>Halsband 45 cm, 49,00 Euro<br>Leine 2 m, 64,00 Euro</p><p>Preise inkl. MwSt.</p>',
        ],
        '/pflege.html': ['Lederpflege', '<p>Einmal im Jahr fetten genügt.</p>'],
        '/haendler.html': [
          'Für Händler',
          `<h1>Für Händler</h1><p>Wir beliefern Fachgeschäfte, Hundeschulen und Reitsportläden.</p><p>Der Mindestbestellwert bei der Erstbestellung liegt bei 200 Euro netto; Nachbestellungen sind schon ab 80 Euro netto möglich.</p><p>Bitte senden Sie uns Ihren Gewerbeschein und Ihre USt-IdNr. an <a href="mailto:handel@pfotenwerk-leder.de">handel@pfotenwerk-leder.de</a>. Sie bekommen dann die Händlerpreisliste.</p><p>Der Weiterverkauf &uuml;ber Amazon, eBay und &auml;hnliche Plattformen ist nicht gestattet.</p>`,
        ],
        '/agb.html': [
          'AGB',
          '<h1>AGB</h1><p>§ 1 Diese Bedingungen gelten für alle Bestellungen von Verbrauchern. § 4 Ein Mindestbestellwert besteht für Verbraucher nicht.</p>',
        ],
        '/datenschutz.html': [
          'Datenschutz',
          '<h1>Datenschutz</h1><p>Verantwortlich: Sabine Althaus. Anfragen zum Datenschutz: <a href="mailto:datenschutz@pfotenwerk-leder.de">datenschutz@pfotenwerk-leder.de</a></p>',
        ],
        '/impressum.html': [
          'Impressum',
          '<h1>Impressum</h1><p>Sabine Althaus, Feldweg 8, 87435 Kempten<br>E-Mail: <a href="mailto:post@pfotenwerk-leder.de">post@pfotenwerk-leder.de</a><br>USt-IdNr.: DE000111222</p><p>Gestaltung: Werbeatelier Huber, kontakt@atelier-huber.de</p>',
        ],
      },
    ),
    'www.pfotenwerk-hundeschule.de': {
      '/': other('Pfotenwerk Hundeschule', 'Welpenkurse', '<p>anmeldung@pfotenwerk-hundeschule.de</p>'),
    },
    'www.napfundleine.de': {
      '/pfotenwerk': other('Napf & Leine', 'Pfotenwerk', '<p>ab 49 Euro</p><p>service@napfundleine.de</p>'),
    },
  },
  expected: {
    website: 'www.pfotenwerk-leder.de',
    wayIn: { kind: 'address', anyOf: ['handel@pfotenwerk-leder.de'] },
    traps: [
      'datenschutz@pfotenwerk-leder.de',
      'kontakt@atelier-huber.de',
      'anmeldung@pfotenwerk-hundeschule.de',
      'service@napfundleine.de',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Wir beliefern Fachgeschäfte, Hundeschulen und Reitsportläden.',
        path: '/haendler.html',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'Der Weiterverkauf über Amazon, eBay und ähnliche Plattformen ist nicht gestattet.',
        path: '/haendler.html',
      },
      minimum_opening_order: {
        value: 200,
        words: 'Der Mindestbestellwert bei der Erstbestellung liegt bei 200 Euro netto',
        path: '/haendler.html',
      },
      minimum_reorder: {
        value: 80,
        words: 'Nachbestellungen sind schon ab 80 Euro netto möglich.',
        path: '/haendler.html',
      },
      currency: 'EUR',
      documents: {
        value: ['business_license', 'tax_id'],
        words: 'Bitte senden Sie uns Ihren Gewerbeschein und Ihre USt-IdNr. an',
        path: '/haendler.html',
      },
    },
  },
};

const tuft: DiscoveryCase = {
  brand: 'Tuft & Tail',
  productTitles: ['Tuft & Tail Catnip Carrot Toy', 'Tuft & Tail Wool Felt Cat Cave'],
  category: 'Pet Supplies',
  search: [
    etsy('TuftAndTailPets', 'Felted cat caves and catnip toys.'),
    amazon('Tuft & Tail', 'Catnip Carrot Toy'),
    hit('https://www.tuftandtail-grooming.com/', 'Tuft & Tail Grooming, Boise', 'Baths and nails.'),
    hit(
      'https://tuftandtailpets.com/',
      'Tuft & Tail - felt things for cats',
      'Felted in a spare room in Duluth.',
    ),
    insta('tuftandtailpets', 'felt + catnip'),
    hit(
      'https://www.meowmarket.example.com/vendors/tuft-tail',
      'Tuft & Tail at Meow Market',
      'Vendor profile.',
    ),
  ],
  hosts: {
    'tuftandtailpets.com': plain(
      {
        host: 'tuftandtailpets.com',
        name: 'Tuft & Tail',
        nav: [
          ['/', 'Home'],
          ['/toys', 'Toys'],
          ['/caves', 'Cat caves'],
          ['/about', 'About'],
          ['/faq', 'FAQ'],
        ],
        foot: [
          ['/contact', 'Contact'],
          ['/shipping', 'Shipping'],
          ['/affiliate', 'Affiliates'],
        ],
        items: [],
        promo: 'Spend $45, shipping is on us',
        footer: 'Duluth, Minnesota',
        head: '<script>window.ckConfig={form:"a19",placeholder:"you@example.com"}</script>',
      },
      {
        '/': [
          'Felt things for cats',
          '<p>Wet-felted from Corriedale wool. No glue, no wire, no squeaker.</p>',
        ],
        '/toys': ['Toys', '<p>Catnip carrot $12. Mouse, plain $9. Mouse, fancy $11.</p>'],
        '/caves': ['Cat caves', '<p>$78, made to order in about three weeks.</p>'],
        '/about': [
          'About',
          '<p>Hi, I am Bea. Two cats supervise. We were at the Duluth Holiday Market in 2023 and 2024, and our carrots are on the counter of Lake Avenue Books.</p>',
        ],
        '/faq': [
          'FAQ',
          '<h3>Is the catnip fresh?</h3><p>We grow it.</p><h3>Do you do custom portraits?</h3><p>No.</p><h3>Bulk discount?</h3><p>Put six toys in the cart and 15% comes off by itself.</p>',
        ],
        '/contact': ['Contact', '<p>tuftandtailpets@gmail.com is the quickest. I check it after work.</p>'],
        '/shipping': ['Shipping', '<p>First Class Mail, $4.50.</p>'],
        '/affiliate': [
          'Affiliates',
          '<p>Cat bloggers: get 10% for sales you send us. Write to tuftaffiliates@gmail.com with your stats.</p>',
        ],
      },
    ),
    'www.tuftandtail-grooming.com': {
      '/': elsewhere('Tuft & Tail Grooming', 'Book a bath', '<p>woof@tuftandtail-grooming.com</p>'),
    },
  },
  expected: {
    website: 'tuftandtailpets.com',
    wayIn: { kind: 'address', anyOf: ['tuftandtailpets@gmail.com'] },
    traps: ['you@example.com', 'tuftaffiliates@gmail.com', 'woof@tuftandtail-grooming.com'],
    policy: {},
  },
};

const copperpaw: DiscoveryCase = {
  brand: 'Copperpaw',
  productTitles: ['Copperpaw No-Pull Dog Harness, Rust', 'Copperpaw Waxed Canvas Treat Pouch'],
  category: 'Pet Supplies',
  search: [
    hit(
      'https://www.copperpaw.com/',
      'Copperpaw | Trail gear for dogs',
      'Harnesses and treat pouches for dogs that pull.',
    ),
    amazon('Copperpaw', 'No-Pull Dog Harness, Rust'),
    hit('https://www.copperpaw.com/retailers', 'Retailers | Copperpaw', 'Bring Copperpaw to your store.'),
    hit('https://www.copperpawbrewing.com/', 'Copper Paw Brewing', 'Taproom, Bend OR.'),
    hit(
      'https://www.trailtails.dog/collections/copperpaw',
      'Copperpaw – Trail Tails',
      'Harness fittings daily.',
    ),
    walmart('Copperpaw', 'Waxed Canvas Treat Pouch'),
    hit('https://www.crunchbase.com/organization/copperpaw', 'Copperpaw - Crunchbase', 'Consumer goods.'),
  ],
  hosts: {
    'www.copperpaw.com': webflow(
      {
        host: 'www.copperpaw.com',
        name: 'Copperpaw',
        nav: [
          ['/shop', 'Shop'],
          ['/fit-guide', 'Fit guide'],
          ['/story', 'Story'],
          ['/contact', 'Contact'],
        ],
        foot: [
          ['/retailers', 'Retailers'],
          ['/authorized-sellers', 'Authorized sellers'],
          ['/pack', 'Join the Pack'],
        ],
        items: [
          ['No-Pull Harness', '$64.00'],
          ['Treat Pouch', '$29.00'],
        ],
        footer: 'Copperpaw Inc., Fort Collins, CO',
        credit: 'Design by <a href="mailto:yo@quietriot.agency">Quiet Riot</a>',
        privacy: 'legal@copperpaw.com',
      },
      {
        '/': [
          'Trail gear for dogs',
          '<h1 class="hero-h1">For dogs that pull</h1><p>Two leash points. One hand. Zero dragging.</p>',
        ],
        '/fit-guide': [
          'Fit guide',
          '<h1>Fit guide</h1><p>Measure behind the front legs. Between sizes? Go down.</p>',
        ],
        '/story': ['Story', '<h1>Story</h1><p>Made by climbers. Sewn in Colorado.</p>'],
        '/contact': [
          'Contact',
          '<h1>Contact</h1><p>Customer happiness: <a href="mailto:woof@copperpaw.com">woof@copperpaw.com</a><br>Careers: <a href="mailto:careers@copperpaw.com">careers@copperpaw.com</a></p>',
        ],
        '/retailers': [
          'Retailers',
          `<h1>Bring Copperpaw to your store</h1><p>We work with pet boutiques, outdoor stores and vets. Buyers get 50% off MSRP, a $300 opening order and no freight over $600.</p><p>Reorder any time from $100.</p><p>Fill this in and we’ll be in touch within 2 business days.</p><div id="retailer-form"></div>${hubspot}<noscript>Enable JavaScript to see the form.</noscript>`,
        ],
        '/authorized-sellers': [
          'Authorized sellers',
          '<h1>Authorized sellers</h1><p>Counterfeit harnesses fail. Copperpaw products may be sold on third-party online marketplaces (Amazon, Walmart, eBay) only by sellers who hold our written authorization.</p><p>All retailers sign our Minimum Advertised Price agreement.</p><p>Spotted a fake? <a href="mailto:brandprotection@copperpaw.com">brandprotection@copperpaw.com</a></p>',
        ],
        '/pack': [
          'Join the Pack',
          '<h1>Join the Pack</h1><p>Is your dog famous? Tag us or write to <a href="mailto:pack@copperpaw.com">pack@copperpaw.com</a> with your follower count.</p>',
        ],
      },
    ),
    'www.copperpawbrewing.com': {
      '/': other('Copper Paw Brewing', 'On tap', '<p>distribution@copperpawbrewing.com</p>'),
    },
    'www.trailtails.dog': {
      '/collections/copperpaw': other(
        'Trail Tails',
        'Copperpaw',
        '<p>Harness $64</p>',
        '<p>hi@trailtails.dog</p>',
      ),
    },
  },
  expected: {
    website: 'www.copperpaw.com',
    wayIn: { kind: 'form', anyOf: ['https://www.copperpaw.com/retailers'] },
    traps: [
      'yo@quietriot.agency',
      'legal@copperpaw.com',
      'careers@copperpaw.com',
      'brandprotection@copperpaw.com',
      'pack@copperpaw.com',
      'distribution@copperpawbrewing.com',
      'hi@trailtails.dog',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'We work with pet boutiques, outdoor stores and vets.',
        path: '/retailers',
      },
      marketplaces: {
        value: 'with_permission',
        words:
          'Copperpaw products may be sold on third-party online marketplaces (Amazon, Walmart, eBay) only by sellers who hold our written authorization.',
        path: '/authorized-sellers',
      },
      map_policy: {
        value: 'yes',
        words: 'All retailers sign our Minimum Advertised Price agreement.',
        path: '/authorized-sellers',
      },
      minimum_opening_order: {
        value: 300,
        words: 'Buyers get 50% off MSRP, a $300 opening order and no freight over $600.',
        path: '/retailers',
      },
      minimum_reorder: { value: 100, words: 'Reorder any time from $100.', path: '/retailers' },
      currency: 'USD',
    },
  },
};

export const pets: readonly DiscoveryCase[] = [pfotenwerk, tuft, copperpaw];
