import type { DiscoveryCase } from '../case.ts';
import { address, cf, ent, form, hits, mail, said, site } from './kit.ts';
import { handmade, storefront, wix, wixWatch } from './themes.ts';
import { presta } from './themes-europe.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Pastificio Vallescura',
    productTitles: ['Vallescura Paccheri 500 g Trafilati al Bronzo', 'Vallescura Busiate Integrali 500 g'],
    category: 'Alimentari',
    search: hits(
      ['https://www.paginegialle.it/vallescura', 'Vallescura: pastifici - PagineGialle', 'Gragnano'],
      ['https://agriturismovallescura.test/', 'Agriturismo Vallescura', 'Camere e ristorante'],
      ['https://www.vallescura.test/', 'Pastificio Vallescura', 'Pasta essiccata piano'],
    ),
    hosts: {
      'agriturismovallescura.test': { '/': '<h1>Agriturismo</h1><p>camere@agriturismovallescura.test</p>' },
      'www.vallescura.test': site(
        storefront,
        {
          name: 'Pastificio Vallescura',
          lang: 'it',
          bar: 'Spedizione gratuita sopra i 49 €',
          nav: 'Pasta=/pasta/ | Il pastificio=/il-pastificio/ | Botteghe=/botteghe/',
          foot: 'Botteghe=/botteghe/ | Lavora con noi=/lavora-con-noi/ | Scrivici=/scrivici/ | Privacy=/privacy/',
          end: `Sito: ${mail('ciao@studiofusillo.test')}`,
        },
        {
          '/': '<h1>Essiccata piano</h1><p>Paccheri 500 g Trafilati al Bronzo. Busiate Integrali 500 g.</p>',
          '/botteghe/':
            '<h1>Botteghe</h1><p>Gastronomie, enoteche e ristoranti hanno un listino loro: lo manda Carmela, carmela [chiocciola] vallescura [punto] test, appena riceve partita IVA e visura camerale.</p><p>Si comincia con almeno 300 € di merce; i riassortimenti partono da 150 €.</p><p>Chi mette la nostra pasta su Amazon, eBay o simili perde la fornitura.</p><p>In Germania ci distribuisce Feinkost Brunnthaler, in Svizzera la Sapori Ticino SA.</p>',
          '/scrivici/': `<h1>Scrivici</h1><p>${cf('info@vallescura.test')}</p>`,
          '/lavora-con-noi/': '<h1>Lavora con noi</h1><p>curriculum@vallescura.test</p>',
          '/privacy/': '<h1>Privacy</h1><p>Il titolare: privacy@vallescura.test</p>',
        },
      ),
    },
    expected: {
      website: 'www.vallescura.test',
      wayIn: address('carmela@vallescura.test'),
      traps: [
        'camere@agriturismovallescura.test',
        'ciao@studiofusillo.test',
        'curriculum@vallescura.test',
        'privacy@vallescura.test',
      ],
      policy: {
        takes_wholesale: said(
          'yes',
          'Gastronomie, enoteche e ristoranti hanno un listino loro',
          '/botteghe/',
        ),
        documents: said(
          ['tax_id', 'business_license'],
          'appena riceve partita IVA e visura camerale',
          '/botteghe/',
        ),
        minimum_opening_order: said(300, 'Si comincia con almeno 300 € di merce', '/botteghe/'),
        minimum_reorder: said(150, 'i riassortimenti partono da 150 €', '/botteghe/'),
        currency: 'EUR',
        marketplaces: said(
          'forbidden',
          'Chi mette la nostra pasta su Amazon, eBay o simili perde la fornitura',
          '/botteghe/',
        ),
        distributors: said(
          ['Feinkost Brunnthaler', 'Sapori Ticino SA'],
          'In Germania ci distribuisce Feinkost Brunnthaler, in Svizzera la Sapori Ticino SA',
          '/botteghe/',
        ),
      },
    },
  },
  {
    brand: 'Coltelli Brandimonte',
    productTitles: ['Brandimonte Maremmano Corno 11 cm', 'Brandimonte Zuava Olivo'],
    search: hits(
      ['https://brandimonte.test/', 'Coltelli Brandimonte - Scarperia', 'Coltelli fatti a mano'],
      ['https://brandimonte-studio.test/', 'Studio legale Brandimonte', 'Firenze'],
    ),
    hosts: {
      'brandimonte-studio.test': { '/': '<h1>Studio legale</h1><p>avv@brandimonte-studio.test</p>' },
      'brandimonte.test': site(
        handmade,
        {
          name: 'Coltelli Brandimonte',
          lang: 'it',
          nav: 'Coltelli=/coltelli.html | La bottega=/bottega.html | Fiere=/fiere.html',
          foot: 'La bottega=/bottega.html',
          end: 'webmaster: webmaster@brandimonte.test',
        },
        {
          '/': '<H2>Scarperia</H2><P>Maremmano Corno 11 cm, Zuava Olivo.</P>',
          '/bottega.html': `<H2>La bottega</H2><P>Via Roma 40. Si suona e si entra. ${ent('bottega@brandimonte.test')}</P>`,
          '/fiere.html':
            '<H2>Fiere</H2><P>A Longarone dal 24 al 26. Armerie e negozi di caccia: allo stand c’è l’espositore da dodici, si ordina lì o anche dopo, per posta.</P>',
        },
      ),
    },
    expected: {
      website: 'brandimonte.test',
      wayIn: address('bottega@brandimonte.test'),
      traps: ['avv@brandimonte-studio.test', 'webmaster@brandimonte.test'],
      policy: {
        takes_wholesale: said('yes', 'Armerie e negozi di caccia: allo stand', '/fiere.html'),
      },
    },
  },
  {
    brand: 'GIOCALEGNO',
    productTitles: ['Giocalegno Trenino Tirolo 18 pezzi', 'Giocalegno Tombola degli Animali'],
    category: 'Giochi e giocattoli',
    search: hits(
      ['https://www.giocalegno.test/', 'Giocalegno', 'Giochi in legno. Spedizione gratuita sopra 49 €'],
      ['https://www.trovaprezzi.it/giocalegno', 'Giocalegno: prezzi e offerte', 'Confronta'],
    ),
    hosts: {
      'www.giocalegno.test': site(
        wix,
        {
          name: 'Giocalegno',
          lang: 'it',
          bar: 'Spedizione gratuita sopra 49 € · Spesa minima 20 €',
          nav: 'Home=/ | Giochi=/giochi | Mappa negozi=/mappa-negozi | Domande=/domande',
          foot: 'Contatti=/contatti | Privacy=/privacy',
        },
        {
          '/': '<h1>Giochi in legno</h1><p>Trenino Tirolo 18 pezzi. Tombola degli Animali.</p>',
          '/mappa-negozi':
            '<h1>Mappa negozi</h1><p>Rivenditori autorizzati: Il Grillo, Trento (ilgrillo@grillotoys.test); La Trottola, Udine.</p>',
          '/domande':
            '<h1>Domande</h1><p>Siete su Amazon? No, non vendiamo su Amazon.</p><p>Bomboniere? Sì, minimo 30 pezzi.</p>',
          '/contatti': `<h1>Contatti</h1><p>${mail('ciao@giocalegno.test')}</p><p>Reclami: reclami@giocalegno.test</p>`,
          '/privacy': '<h1>Privacy</h1><p>RPD: rpd@studio-gdpr.test</p>',
        },
      ),
    },
    expected: {
      website: 'www.giocalegno.test',
      wayIn: address('ciao@giocalegno.test'),
      traps: [wixWatch, 'ilgrillo@grillotoys.test', 'reclami@giocalegno.test', 'rpd@studio-gdpr.test'],
      policy: {},
    },
  },
  {
    brand: 'Tazzalunga Torrefazione',
    productTitles: ['Tazzalunga Miscela Lungomare 250 g', 'Tazzalunga Decaffeinato in Grani 500 g'],
    category: 'Alimentari',
    search: hits(
      ['https://tazzalunga.test/', 'Tazzalunga', 'Caffè tostato a Trieste'],
      ['https://barlunga.test/', 'Bar Tazza Lunga, Roma', 'Colazioni'],
    ),
    hosts: {
      'barlunga.test': { '/': '<h1>Bar</h1><p>eventi@barlunga.test</p>' },
      'tazzalunga.test': site(
        presta,
        {
          name: 'Tazzalunga',
          lang: 'it',
          bar: 'Sopra i 35 € spediamo noi',
          nav: 'Caffè=/caffe/ | Per i bar=/per-i-bar/ | Domande=/domande/',
          foot: 'Per i bar=/per-i-bar/ | Domande=/domande/ | Dove siamo=/dove-siamo/',
        },
        {
          '/': '<h1>Tostato a Trieste</h1><p>Miscela Lungomare 250 g. Decaffeinato in Grani 500 g.</p>',
          '/per-i-bar/': `<h1>Per i bar e le botteghe</h1><p>Cerchiamo bar e botteghe che vogliano tenere il nostro caffè: listino riservato e assaggi in omaggio.</p>${form('/per-i-bar/#contatto', 'Locale, Partita IVA, Città, E-mail', 'Mandatemi il listino')}<p>O scrivete a Dario, dario@tazzalunga.test</p>`,
          '/domande/':
            '<h1>Domande</h1><p>Posso avere il vostro caffè nel mio negozio? No, non riforniamo negozi né bar: il caffè esce solo da qui.</p><p>Macinate? Certo.</p>',
          '/dove-siamo/': '<h1>Dove siamo</h1><p>saluti@tazzalunga.test</p>',
        },
      ),
    },
    expected: {
      website: 'tazzalunga.test',
      wayIn: address('dario@tazzalunga.test'),
      traps: ['eventi@barlunga.test'],
      policy: { contradicted: ['takes_wholesale'] },
    },
  },
];
