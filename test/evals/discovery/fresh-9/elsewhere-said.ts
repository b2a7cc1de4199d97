import type { DiscoveryCase } from '../case.ts';
import { squarespace, woo } from './shells/carts.ts';
import { handmade, paper } from './shells/plain.ts';
import { amazon, answers, faire, hit, instagram, itself, other, target } from './shells/results.ts';
import { dawn } from './shells/shopify.ts';
import { brand, mail, says, writeTo, yes } from './shells/site.ts';

export const cases: readonly DiscoveryCase[] = [
  // The terms stand in a paper that the page only links.
  brand(woo, {
    name: 'Gullwing Enamelware',
    host: 'gullwingenamel.test',
    tagline: 'Enamel mugs and kettles',
    menu: ['Shop /shop/', 'Care /care/', 'Trade /trade/'],
    foot: ['Trade /trade/', 'Contact /contact/'],
    range: ['Camp Mug | $14.00', 'Kettle 2 qt | $58.00'],
    home: '<h2>Chips are character</h2>',
    pages: {
      '/care/': ['Care', '<p>No scouring.</p>'],
      '/contact/': ['Contact', `<p>${mail('info@gullwingenamel.test')}</p>`],
      '/trade/': [
        'Trade',
        `<p>Kitchen and camping shops will find everything in our <a href="/wp-content/uploads/2026/01/gullwing-trade-terms.pdf">trade terms (PDF, 80 KB)</a>.</p><p>Questions about trade: ${mail('trade@gullwingenamel.test')}</p>`,
      ],
    },
    raw: {
      '/wp-content/uploads/2026/01/gullwing-trade-terms.pdf': paper([
        'Gullwing Enamelware - Trade Terms 2026',
        'We supply independent retailers in the United States and Canada.',
        'The minimum opening order is $300.',
        'The minimum for reorders is $150.',
        'Goods may not be offered on Amazon without our written permission.',
        'A resale certificate must be on file before the first shipment.',
      ]),
    },
    titles: ['Gullwing Enamelware Camp Mug', 'Gullwing Enamel Kettle 2 qt'],
    category: 'Home & Kitchen',
    results: answers(itself, amazon, target),
    expected: {
      wayIn: writeTo('trade@gullwingenamel.test'),
      policy: {
        takes_wholesale: yes(
          'We supply independent retailers in the United States and Canada.',
          '/wp-content/uploads/2026/01/gullwing-trade-terms.pdf',
        ),
        minimum_opening_order: says(
          300,
          'The minimum opening order is $300.',
          '/wp-content/uploads/2026/01/gullwing-trade-terms.pdf',
        ),
        minimum_reorder: says(
          150,
          'The minimum for reorders is $150.',
          '/wp-content/uploads/2026/01/gullwing-trade-terms.pdf',
        ),
        currency: 'USD',
        marketplaces: says(
          'with_permission',
          'Goods may not be offered on Amazon without our written permission.',
          '/wp-content/uploads/2026/01/gullwing-trade-terms.pdf',
        ),
        documents: says(
          ['resale_certificate'],
          'A resale certificate must be on file before the first shipment.',
          '/wp-content/uploads/2026/01/gullwing-trade-terms.pdf',
        ),
      },
    },
  }),
  // A help centre of its own, below the shop's domain.
  brand(dawn, {
    name: 'Wrenfield Baby',
    host: 'www.wrenfieldbaby.test',
    tagline: 'Organic sleepwear',
    menu: ['Sleep bags /collections/sleep-bags', 'Help /pages/help'],
    foot: ['Help centre https://help.wrenfieldbaby.test/', 'Contact /pages/contact'],
    range: ['Sleep Bag 1 Tog | $58.00', 'Footed Onesie | $34.00'],
    home: '<h2>Sleep, mostly</h2>',
    pages: {
      '/pages/help': [
        'Help',
        '<p>Our answers have moved to the <a href="https://help.wrenfieldbaby.test/">help centre</a>.</p>',
      ],
      '/pages/contact': ['Contact', `<p>${mail('care@wrenfieldbaby.test')}</p>`],
    },
    elsewhere: {
      'help.wrenfieldbaby.test': {
        '/': '<!DOCTYPE html><html><head><title>Wrenfield Baby Help Centre</title></head><body><header>Wrenfield Baby Help Centre</header><section class="blocks"><ul><li><a href="/hc/en-us/articles/101-Returns">Returns</a></li><li><a href="/hc/en-us/articles/107-Can-my-store-carry-Wrenfield">Can my store carry Wrenfield?</a></li></ul></section></body></html>',
        '/hc/en-us/articles/101-Returns':
          '<!DOCTYPE html><html><head><title>Returns – Wrenfield Baby Help Centre</title></head><body><article><h1>Returns</h1><p>Within 60 days.</p></article></body></html>',
        '/hc/en-us/articles/107-Can-my-store-carry-Wrenfield': `<!DOCTYPE html><html><head><title>Can my store carry Wrenfield? – Wrenfield Baby Help Centre</title></head><body><article><h1 title="Can my store carry Wrenfield?" class="article-title">Can my store carry Wrenfield?</h1><div class="meta"><a href="#">Priya</a> Updated 3 months ago</div><div class="article-body"><p>We partner with boutiques and baby stores across the US. The minimum for a first wholesale order is $400. Our wholesale partners may not sell on Amazon.</p><p>Email ${mail('wholesale@wrenfieldbaby.test')} and include your store's website.</p></div><div class="article-votes"><span>Was this article helpful?</span> <button>Yes</button> <button>No</button> <small>14 out of 17 found this helpful</small></div></article></body></html>`,
      },
    },
    titles: ['Wrenfield Baby Sleep Bag 1 Tog', 'Wrenfield Baby Footed Onesie'],
    category: 'Baby Products',
    results: answers(amazon, itself, instagram),
    expected: {
      wayIn: writeTo('wholesale@wrenfieldbaby.test'),
      policy: {
        takes_wholesale: yes(
          'We partner with boutiques and baby stores across the US.',
          '/hc/en-us/articles/107-Can-my-store-carry-Wrenfield',
        ),
        minimum_opening_order: says(
          400,
          'The minimum for a first wholesale order is $400.',
          '/hc/en-us/articles/107-Can-my-store-carry-Wrenfield',
        ),
        currency: 'USD',
        marketplaces: says(
          'amazon_forbidden',
          'Our wholesale partners may not sell on Amazon.',
          '/hc/en-us/articles/107-Can-my-store-carry-Wrenfield',
        ),
        documents: says(
          ['website_url'],
          "Email wholesale@wrenfieldbaby.test and include your store's website.",
          '/hc/en-us/articles/107-Can-my-store-carry-Wrenfield',
        ),
      },
    },
  }),
  // The company that owns the brand does the trade.
  brand(handmade, {
    name: 'Dapple & Drey',
    host: 'dappleanddrey.test',
    tagline: 'Squirrel-proof feeders',
    menu: ['Feeders /shop', 'Videos /videos', 'Contact /contact'],
    foot: ['Contact /contact'],
    range: ['Drey Guard Feeder | $64.00', 'Baffle | $22.00'],
    home: '<h2>Outwitted</h2>',
    imprint: 'Dapple & Drey is a brand of <a href="https://hartsellbrands.test/">Hartsell Brands, Inc.</a>',
    pages: {
      '/videos': ['Videos', '<p>Forty-one squirrels, no seed.</p>'],
      '/contact': [
        'Contact',
        `<p>Consumers: ${mail('help@dappleanddrey.test')}</p><p>Retail buyers please visit our parent company, <a href="https://hartsellbrands.test/retailers">Hartsell Brands</a>.</p>`,
      ],
    },
    elsewhere: {
      'hartsellbrands.test': {
        '/': '<!DOCTYPE html><html><head><title>Hartsell Brands</title></head><body><nav><a href="/brands">Brands</a> <a href="/retailers">Retailers</a></nav><p>Home of Dapple & Drey, Fencerow and Old Gate.</p></body></html>',
        '/brands':
          '<!DOCTYPE html><html><head><title>Brands | Hartsell Brands</title></head><body><h1>Our brands</h1><ul><li><a href="https://dappleanddrey.test/">Dapple & Drey</a></li><li>Fencerow</li></ul></body></html>',
        '/retailers': `<!DOCTYPE html><html><head><title>Retailers | Hartsell Brands</title></head><body><nav><a href="/brands">Brands</a></nav><h1>Retailers</h1><p>Lawn and garden retailers can order Dapple & Drey, Fencerow and Old Gate on one invoice. New accounts start with $500. Contact ${mail('retail@hartsellbrands.test')}.</p><p>Investors: ${mail('ir@hartsellbrands.test')}</p></body></html>`,
      },
    },
    titles: ['Dapple & Drey Drey Guard Feeder', 'Dapple & Drey Baffle'],
    category: 'Patio, Lawn & Garden',
    results: answers(itself, amazon, target),
    expected: {
      wayIn: writeTo('retail@hartsellbrands.test'),
      traps: ['ir@hartsellbrands.test'],
      policy: {
        takes_wholesale: yes(
          'Lawn and garden retailers can order Dapple & Drey, Fencerow and Old Gate on one invoice.',
          '/retailers',
        ),
        minimum_opening_order: says(500, 'New accounts start with $500.', '/retailers'),
        currency: 'USD',
      },
    },
  }),
  brand(squarespace, {
    name: 'Little Otter Bath',
    host: 'littleotterbath.test',
    tagline: 'Bath paint and bubble bars',
    menu: ['Bath /store', 'Safety /safety', 'Contact /contact'],
    foot: ['Contact /contact'],
    range: ['Bath Paint Set | $18.00', 'Bubble Bar | $6.00'],
    home: '<div class="sqs-html-content"><h2>Paint the tub</h2></div>',
    imprint: '© Marlin Cove Holdings LLC, owner of Little Otter Bath and Sudsworth.',
    pages: {
      '/safety': ['Safety', '<p>Tear-free, dye-free, fun-full.</p>'],
      '/contact': [
        'Contact',
        `<p>Parents: ${mail('parents@littleotterbath.test')}</p><p>Stores: orders for stores are handled by Marlin Cove, who owns us. Please write to ${mail('orders@marlincove.test')}.</p>`,
      ],
    },
    titles: ['Little Otter Bath Bath Paint Set', 'Little Otter Bubble Bar'],
    category: 'Baby Products',
    results: answers(faire, itself, hit('https://littleotterswim.test/', 'Little Otter Swim School')),
    elsewhere: {
      'littleotterswim.test': other('Little Otter Swim School', '<p>lessons@littleotterswim.test</p>'),
    },
    expected: {
      wayIn: writeTo('orders@marlincove.test'),
      traps: ['lessons@littleotterswim.test'],
      policy: {
        takes_wholesale: yes(
          'Stores: orders for stores are handled by Marlin Cove, who owns us.',
          '/contact',
        ),
      },
    },
  }),
  // Two languages, the trade in one of them.
  brand(handmade, {
    name: 'Lichtenrade Kerzen',
    host: 'www.lichtenrade-kerzen.test',
    language: 'de',
    tagline: 'Bienenwachskerzen aus Brandenburg',
    menu: ['Kerzen /shop', 'Imkerei /imkerei', 'Händler /haendler', 'English /en'],
    foot: ['Impressum /impressum', 'Händler /haendler', 'Retailers /en/retailers'],
    range: ['Stumpenkerze 15 cm | 14,90 €', 'Baumkerzen 12 Stück | 16,50 €'],
    home: '<h2>Es riecht nach Sommer</h2>',
    pages: {
      '/imkerei': ['Imkerei', '<p>Vierzig Völker am Waldrand.</p>'],
      '/en': [
        'Beeswax candles from Brandenburg',
        '<p>Candles that smell of summer. <a href="/en/retailers">Retailers</a></p>',
      ],
      '/impressum': [
        'Impressum',
        '<p>Lichtenrade Kerzen GbR, Dorfaue 4, 15827 Blankenfelde. E-Mail: post@lichtenrade-kerzen.test. USt-IdNr. DE301188442</p>',
      ],
      '/haendler': [
        'Händler',
        `<p>Wir beliefern Bioläden, Hofläden und Geschenkgeschäfte. Der Mindestbestellwert für die Erstbestellung beträgt 150 € netto. Nachbestellungen sind ab 80 € möglich. Bitte senden Sie uns Ihren Gewerbeschein. Der Verkauf über Amazon ist nicht gestattet.</p><p>Ihre Ansprechpartnerin: Frau Nowak, ${mail('handel@lichtenrade-kerzen.test')}</p>`,
      ],
      '/en/retailers': [
        'Retailers',
        `<p>We supply organic shops, farm shops and gift stores. The minimum first order is €150 net. Please write to ${mail('handel@lichtenrade-kerzen.test')}.</p>`,
      ],
    },
    titles: ['Lichtenrade Kerzen Stumpenkerze 15 cm', 'Lichtenrade Baumkerzen Bienenwachs'],
    category: 'Home & Kitchen',
    results: answers(itself, amazon),
    expected: {
      wayIn: writeTo('handel@lichtenrade-kerzen.test'),
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Wir beliefern Bioläden, Hofläden und Geschenkgeschäfte.',
          furtherWords: ['We supply organic shops, farm shops and gift stores.'],
          path: '/haendler',
        },
        minimum_opening_order: {
          value: 150,
          words: 'Der Mindestbestellwert für die Erstbestellung beträgt 150 € netto.',
          furtherWords: ['The minimum first order is €150 net.'],
          path: '/haendler',
        },
        minimum_reorder: says(80, 'Nachbestellungen sind ab 80 € möglich.', '/haendler'),
        currency: 'EUR',
        documents: says(['business_license'], 'Bitte senden Sie uns Ihren Gewerbeschein.', '/haendler'),
        marketplaces: says('amazon_forbidden', 'Der Verkauf über Amazon ist nicht gestattet.', '/haendler'),
      },
    },
  }),
  brand(dawn, {
    name: 'Atelier Corbenic',
    host: 'ateliercorbenic.test',
    language: 'fr',
    tagline: 'Savons et onguents de Bretagne',
    bar: 'Livraison offerte dès 60 €',
    menu: ['Savons /collections/savons', 'Boutiques /pages/boutiques', 'Revendeurs /pages/revendeurs'],
    foot: ['Revendeurs /pages/revendeurs', 'Wholesale /pages/wholesale', 'Contact /pages/contact'],
    range: ['Savon Algue 100 g | 8,00 €', 'Onguent Ajonc | 14,00 €'],
    home: '<h2>La lande et la mer</h2>',
    pages: {
      '/pages/boutiques': ['Boutiques', '<p>Rennes : Maison Kerval. Brest : La Malle.</p>'],
      '/pages/contact': ['Contact', `<p>${mail('bonjour@ateliercorbenic.test')}</p>`],
      '/pages/revendeurs': [
        'Revendeurs',
        `<p>Vous tenez une boutique ? Nous vendons aux professionnels à tarif revendeur. Le minimum de première commande est de 200 € HT, puis 100 € HT pour les réassorts. Un extrait Kbis vous sera demandé. La revente sur Amazon et les autres places de marché est interdite.</p><p>Écrivez à ${mail('pro@ateliercorbenic.test')}</p>`,
      ],
      '/pages/wholesale': [
        'Wholesale',
        `<p>Shops outside France are welcome: ask for our English price list at ${mail('pro@ateliercorbenic.test')}.</p>`,
      ],
    },
    titles: ['Atelier Corbenic Savon Algue 100 g', 'Atelier Corbenic Onguent Ajonc'],
    category: 'Beauty & Personal Care',
    results: answers(instagram, itself, hit('https://legende-corbenic.test/', 'Le château de Corbénic')),
    elsewhere: {
      'legende-corbenic.test': other('Le château de Corbénic', '<p>redaction@legende-corbenic.test</p>'),
    },
    expected: {
      wayIn: writeTo('pro@ateliercorbenic.test'),
      traps: ['redaction@legende-corbenic.test'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Nous vendons aux professionnels à tarif revendeur.',
          furtherWords: [
            'Shops outside France are welcome: ask for our English price list at pro@ateliercorbenic.test.',
          ],
          path: '/pages/revendeurs',
        },
        minimum_opening_order: says(
          200,
          'Le minimum de première commande est de 200 € HT, puis 100 € HT pour les réassorts.',
          '/pages/revendeurs',
        ),
        minimum_reorder: says(
          100,
          'Le minimum de première commande est de 200 € HT, puis 100 € HT pour les réassorts.',
          '/pages/revendeurs',
        ),
        currency: 'EUR',
        documents: says(['business_license'], 'Un extrait Kbis vous sera demandé.', '/pages/revendeurs'),
        marketplaces: says(
          'forbidden',
          'La revente sur Amazon et les autres places de marché est interdite.',
          '/pages/revendeurs',
        ),
      },
    },
  }),
];
