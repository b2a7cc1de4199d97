import type { DiscoveryCase } from '../case.ts';
import { squarespace } from './shells/builders.ts';
import { plainFiles } from './shells/by-hand.ts';
import { boutique, woo } from './shells/carts.ts';
import { dutch, italian, spanish, swedish } from './shells/continent.ts';
import { amazon, instagram, stranger } from './shells/elsewhere.ts';
import { fillIn, form, hit, mail, says, writeTo } from './shells/site.ts';

const espadrilles = woo({
  name: 'Alpargatas Miralrío',
  host: 'www.alpargatasmiralrio.test',
  line: 'Esparto cosido a mano en La Rioja',
  tongue: spanish,
  menu: ['El taller /el-taller/', 'Tallas /tallas/', 'Mayoristas /mayoristas/', 'Contacto /contacto/'],
  range: [
    'Clásica azul | 32,00 € | Lona y yute, de la 35 a la 46.',
    'De pastor | 38,00 € | Con cintas.',
    'Plantilla | 6,00 € | De corcho.',
  ],
  home: '<p>Pisa blando.</p>',
  privacy: 'lopd@alpargatasmiralrio.test',
  pages: {
    '/el-taller/': ['El taller', '<p>Puri cose cuarenta pares al día y canta.</p>'],
    '/tallas/': ['Tallas', '<p>Si dudas, la pequeña: el esparto cede.</p>'],
    '/contacto/': ['Contacto', `<p>Dudas de tu pedido: ${mail('hola@alpargatasmiralrio.test')}</p>`],
    '/mayoristas/': [
      'Mayoristas',
      `<p>Zapaterías y tiendas de playa pueden comprar nuestras alpargatas a precio de mayorista desde el taller.</p><p>El primer pedido tiene un mínimo de 240 € y las reposiciones, de 120 €. En Portugal nos distribuye Calçados Ribatejo.</p><p>Date de alta con este formulario:</p>${form('/mayoristas/#alta', ['Comercio*', 'Localidad*', 'Correo electrónico*', 'Mensaje…'], 'Solicitar alta')}`,
    ],
  },
});

const coffee = boutique({
  name: 'Torrefazione Gabbiano',
  host: 'torrefazionegabbiano.test',
  line: 'Caffè tostato a legna, Trieste',
  tongue: italian,
  menu: [
    'La tostatura /content/6-tostatura',
    'Per i negozi /content/7-negozi',
    'Contatti /content/8-contatti',
  ],
  foot: [
    'Contatti /content/8-contatti',
    'Lavora con noi /content/9-lavora',
    'Per i negozi /content/7-negozi',
  ],
  range: [
    'Bora 250 g | 8,90 € | Miscela da moka, corpo e cacao.',
    'Barcola 250 g | 9,90 € | Arabica lavata, agrumi.',
    'Tazzina | 7,00 € | Quella col gabbiano.',
  ],
  home: '<h1>Il caffè che si sente dal molo</h1>',
  pages: {
    '/content/6-tostatura': ['La tostatura', '<p>Faggio e rovere, venti minuti, mai di fretta.</p>'],
    '/content/8-contatti': [
      'Contatti',
      `<p>${mail('bottega@torrefazionegabbiano.test')}, tel. 040 555 012</p>`,
    ],
    '/content/9-lavora': [
      'Lavora con noi',
      `<p>Mandaci il curriculum: ${mail('curriculum@torrefazionegabbiano.test')}</p>`,
    ],
    '/content/7-negozi': [
      'Per i negozi',
      `<p>Riforniamo direttamente bar, alimentari ed enoteche del Triveneto a prezzi da rivenditore.</p><p>Per la Germania il nostro distributore è Feinkost Adria. Non autorizziamo la vendita su Amazon, eBay o altri marketplace.</p>${form('/module/richiesta', ['Ragione sociale*', 'Città*', 'E-mail*', 'Messaggio…'], 'Richiedi il listino')}`,
    ],
  },
});

const candlesticks = plainFiles({
  name: 'Kaarslicht & Zoon',
  host: 'kaarslichtenzoon.test',
  line: 'Kandelaars uit Deventer',
  tongue: dutch,
  menu: [
    'Atelier /atelier',
    'Verkooppunten /verkooppunten',
    'Stockists (EN) /en/stockists',
    'Contact /contact',
  ],
  range: [
    'Kandelaar Hanze | € 39,00 | Gietmessing, klein.',
    'Blaker IJssel | € 46,00 | Met oor.',
    'Dinerkaarsen 12 stuks | € 15,00 | Bijenwas.',
  ],
  home: '<h1>Licht maken</h1><p>Vader giet, zoon polijst.</p>',
  pages: {
    '/atelier': ['Atelier', '<p>Donderdag tot zaterdag open. Bel even als u van ver komt.</p>'],
    '/verkooppunten': [
      'Verkooppunten',
      '<p>Amsterdam: Droog &amp; Nat. Gent: Huiszoeking. Utrecht: Klein Geluk.</p><p>Een winkel in Nederland of daarbuiten? Zie onze Engelse pagina.</p>',
    ],
    '/contact': ['Contact', `<p>Vragen over een bestelling: ${mail('winkel@kaarslichtenzoon.test')}</p>`],
    '/en/stockists': [
      'Stockists',
      `<p>We sell to design shops and museum stores across Europe at wholesale prices, excluding VAT.</p><p>Opening orders are from EUR 300, repeat orders from EUR 125. Kindly keep our pieces off Amazon and Bol and other marketplaces.</p><p>Please contact Joost: ${mail('joost@kaarslichtenzoon.test')}. Magazines should turn to Studio Maan, ${mail('pers@studiomaan.test')}.</p>`,
    ],
  },
});

const blankets = squarespace({
  name: 'Fjällripa Textil',
  host: 'www.fjallripatextil.test',
  line: 'Ullfiltar från Jämtland',
  tongue: swedish,
  menu: ['Om oss /om-oss', 'Skötsel /skotsel', 'Återförsäljare /aterforsaljare', 'Kontakt /kontakt'],
  range: [
    'Filt Ripa | 1 495 kr | Lammull, 130 x 180.',
    'Pläd Storsjö | 1 195 kr | Fiskben.',
    'Sittunderlag | 395 kr | Tovat.',
  ],
  home: '<h1>Varmt, även när det blåser</h1>',
  pages: {
    '/om-oss': ['Om oss', '<p>Vi väver i gamla mejeriet i Hammerdal.</p>'],
    '/skotsel': ['Skötsel', '<p>Vädra hellre än tvätta.</p>'],
    '/kontakt': [
      'Kontakt',
      `<p>Kundtjänst: ${mail('hej@fjallripatextil.test')}. Webb: byra@norrkod.test</p>`,
    ],
    '/aterforsaljare': [
      'Återförsäljare',
      `<p>Vi säljer till inredningsbutiker och hotell i hela Norden till återförsäljarpris.</p><p>Första ordern ska vara på minst 5 000 kr exklusive moms och påfyllning på minst 2 000 kr. Mejla Anna-Karin på ${mail('anna-karin@fjallripatextil.test')} och bifoga registreringsbevis.</p>`,
    ],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Alpargatas Miralrío',
    productTitles: ['Alpargatas Miralrío Clásica Azul', 'Miralrío Alpargata de Pastor'],
    category: 'Zapatos',
    search: [
      hit('https://miralrio-aytos.test/', 'Ayuntamiento de Miralrío', 'Sede electrónica.'),
      hit('https://www.alpargatasmiralrio.test/', 'Alpargatas Miralrío', 'Esparto cosido a mano.'),
    ],
    hosts: {
      'www.alpargatasmiralrio.test': espadrilles,
      'miralrio-aytos.test': { '/': stranger('Ayuntamiento', '<p>registro@miralrio-aytos.test</p>') },
    },
    expected: {
      website: 'www.alpargatasmiralrio.test',
      wayIn: fillIn('https://www.alpargatasmiralrio.test/mayoristas'),
      traps: ['lopd@alpargatasmiralrio.test', 'registro@miralrio-aytos.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'pueden comprar nuestras alpargatas a precio de mayorista desde el taller',
          '/mayoristas/',
        ),
        minimum_opening_order: says(240, 'El primer pedido tiene un mínimo de 240 €', '/mayoristas/'),
        minimum_reorder: says(120, 'y las reposiciones, de 120 €', '/mayoristas/'),
        currency: 'EUR',
        distributors: says(
          ['Calçados Ribatejo'],
          'En Portugal nos distribuye Calçados Ribatejo',
          '/mayoristas/',
        ),
      },
    },
  },
  {
    brand: 'Torrefazione Gabbiano',
    productTitles: ['Torrefazione Gabbiano Bora Caffè Macinato 250 g', 'Gabbiano Caffè Barcola'],
    category: 'Alimentari',
    search: [
      hit('https://torrefazionegabbiano.test/', 'Torrefazione Gabbiano', 'Caffè tostato a legna, Trieste.'),
      hit('https://gabbianobagni.test/', 'Bagni Gabbiano', 'Ombrelloni e bar.'),
      amazon('Torrefazione Gabbiano', 'Bora Caffè Macinato'),
    ],
    hosts: {
      'torrefazionegabbiano.test': coffee,
      'gabbianobagni.test': { '/': stranger('Bagni Gabbiano', '<p>ombrelloni@gabbianobagni.test</p>') },
    },
    expected: {
      website: 'torrefazionegabbiano.test',
      wayIn: fillIn('https://torrefazionegabbiano.test/content/7-negozi'),
      traps: ['curriculum@torrefazionegabbiano.test', 'ombrelloni@gabbianobagni.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'Riforniamo direttamente bar, alimentari ed enoteche del Triveneto a prezzi da rivenditore',
          '/content/7-negozi',
        ),
        distributors: says(
          ['Feinkost Adria'],
          'Per la Germania il nostro distributore è Feinkost Adria',
          '/content/7-negozi',
        ),
        marketplaces: says(
          'forbidden',
          'Non autorizziamo la vendita su Amazon, eBay o altri marketplace',
          '/content/7-negozi',
        ),
      },
    },
  },
  {
    brand: 'Kaarslicht & Zoon',
    productTitles: ['Kaarslicht & Zoon Kandelaar Hanze', 'Kaarslicht Blaker IJssel'],
    category: 'Wonen & keuken',
    search: [
      hit('https://kaarslichtenzoon.test/', 'Kaarslicht & Zoon', 'Kandelaars uit Deventer.'),
      hit('https://kaarslichtdiner.test/', 'Kaarslichtdiner', 'Romantisch uit eten.'),
      instagram('kaarslichtenzoon', 'Kaarslicht & Zoon'),
    ],
    hosts: {
      'kaarslichtenzoon.test': candlesticks,
      'kaarslichtdiner.test': {
        '/': stranger('Kaarslichtdiner', '<p>reserveren@kaarslichtdiner.test</p>'),
      },
    },
    expected: {
      website: 'kaarslichtenzoon.test',
      wayIn: writeTo('joost@kaarslichtenzoon.test'),
      traps: ['pers@studiomaan.test', 'reserveren@kaarslichtdiner.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'We sell to design shops and museum stores across Europe at wholesale prices',
          '/en/stockists',
        ),
        minimum_opening_order: says(300, 'Opening orders are from EUR 300', '/en/stockists'),
        minimum_reorder: says(125, 'repeat orders from EUR 125', '/en/stockists'),
        currency: 'EUR',
        marketplaces: says(
          'forbidden',
          'Kindly keep our pieces off Amazon and Bol and other marketplaces',
          '/en/stockists',
        ),
      },
    },
  },
  {
    brand: 'Fjällripa Textil',
    productTitles: ['Fjällripa Filt Ripa i lammull', 'Fjällripa Pläd Storsjö'],
    category: 'Hem & hushåll',
    search: [
      hit('https://fjallripanvandrarhem.test/', 'Vandrarhem Fjällripan', 'Bäddar från 350 kr.'),
      hit('https://www.fjallripatextil.test/', 'Fjällripa Textil', 'Ullfiltar från Jämtland.'),
    ],
    hosts: {
      'www.fjallripatextil.test': blankets,
      'fjallripanvandrarhem.test': {
        '/': stranger('Vandrarhem Fjällripan', '<p>bokning@fjallripanvandrarhem.test</p>'),
      },
    },
    expected: {
      website: 'www.fjallripatextil.test',
      wayIn: writeTo('anna-karin@fjallripatextil.test'),
      traps: ['byra@norrkod.test', 'bokning@fjallripanvandrarhem.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'Vi säljer till inredningsbutiker och hotell i hela Norden till återförsäljarpris',
          '/aterforsaljare',
        ),
        minimum_opening_order: says(
          5000,
          'Första ordern ska vara på minst 5 000 kr exklusive moms',
          '/aterforsaljare',
        ),
        minimum_reorder: says(2000, 'påfyllning på minst 2 000 kr', '/aterforsaljare'),
        currency: 'SEK',
        documents: says(['business_license'], 'bifoga registreringsbevis', '/aterforsaljare'),
      },
    },
  },
];
