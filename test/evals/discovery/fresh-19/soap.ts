import type { DiscoveryCase } from '../case.ts';
import { blocks, etsy, faire, hit, instagram, pinterest, press, type Site } from './kit.ts';

const kettle: Site = {
  name: 'Kettle & Clove Soapworks',
  nav: [
    ['/shop/', 'Soap'],
    ['/about/', 'About'],
    ['/wholesale/', 'Wholesale'],
    ['/blog/', 'Blog'],
  ],
  foot: `<p>Kettle & Clove, the old creamery, Viroqua, Wisconsin.
<a href="mailto:soap@kettleandclove.com">soap@kettleandclove.com</a></p>`,
};

const brina: Site = {
  name: 'Oro di Brina',
  lang: 'it',
  nav: [
    ['/negozio', 'Negozio'],
    ['/rivenditori', 'Rivenditori'],
    ['/contatti', 'Contatti'],
  ],
  foot: '<p>Oro di Brina S.r.l., Asiago (VI), P. IVA 03999990241. Spedizione gratuita sopra i 49 €.</p>',
};

export const soapCases: readonly DiscoveryCase[] = [
  {
    brand: 'Kettle & Clove Soapworks',
    productTitles: [
      'Kettle & Clove Soapworks Oatmeal Buttermilk Bar',
      'Kettle & Clove Beard Soap Smoked Cedar',
    ],
    search: [
      etsy('KettleAndClove', 'Buttermilk soap from Wisconsin. 12k sales.'),
      faire('kettleandclove', 'Kettle & Clove Soapworks', 'Buttermilk soap.'),
      hit('https://kettleandclove.com/', 'Kettle & Clove Soapworks', 'Soap from an old creamery.'),
      hit('https://www.kettleclovecafe.com/', 'Kettle + Clove Cafe', 'Brunch in Boise.'),
      instagram('kettleandclove', 'soap, steam, repeat'),
      pinterest('kettleandclove', 'Kettle & Clove'),
    ],
    hosts: {
      'kettleandclove.com': {
        '/': press(
          kettle,
          'Soap from an old creamery',
          '<p>Oatmeal Buttermilk Bar. Beard Soap in Smoked Cedar.</p>',
        ),
        '/shop/': press(
          kettle,
          'Soap',
          '<p>Oatmeal Buttermilk Bar $9. Kettle & Clove Beard Soap Smoked Cedar $11.</p>',
        ),
        '/about/': press(
          kettle,
          'About',
          "<p>Hi, I am Wren. I started with my grandmother's kettle and, yes, too much clove.</p>",
        ),
        '/wholesale/': press(
          kettle,
          'Wholesale',
          `<p>Hello shopkeepers! Soap sells itself if people can smell it, so I send every new store a free tester
set.</p>
<p>Bars are half of retail. I keep the first order low, at $120, and every order after that at $60, because my own first
order as a shopkeeper scared me silly.</p>
<p>You can order on Faire if you like their terms, but it's nicer for both of us if you email me directly:
<a href="mailto:soap@kettleandclove.com">soap@kettleandclove.com</a>. Tell me your shop's website, so I can look
around.</p>
<p>I pour on Mondays and ship on the second Friday, when they've cured. A wooden dish comes with any order over $150.
If a bar
sweats, that's the goat being shy; wipe it.</p><p>Amazon is the one place I'd rather not see my bars, so please don't
list them there. Your own Etsy or web shop is fine.</p>
<p>Private label? I can't, my hands are full.</p>`,
        ),
        '/blog/': press(
          kettle,
          'Blog',
          `<p>Lye day, again. My favorite gloves are <a href="https://www.amazon.com/dp/B0GLOVES">these</a>; as an
Amazon Associate I
earn from qualifying purchases.</p><ol class="comment-list"><li class="comment"><p>I run a B&B and want 40 guest bars,
pls write
maude@hollowreedinn.com</p></li></ol>`,
        ),
      },
    },
    expected: {
      website: 'kettleandclove.com',
      wayIn: { kind: 'address', anyOf: ['soap@kettleandclove.com'] },
      traps: ['maude@hollowreedinn.com'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: "it's nicer for both of us if you email me directly",
          furtherWords: [
            'Bars are half of retail',
            'I send every new store a free tester set',
            'I keep the first order low',
          ],
          path: '/wholesale/',
        },
        marketplaces: {
          value: 'amazon_forbidden',
          words: "please don't list them there",
          path: '/wholesale/',
        },
        minimum_opening_order: {
          value: 120,
          words: 'I keep the first order low, at $120',
          path: '/wholesale/',
        },
        minimum_reorder: { value: 60, words: 'every order after that at $60', path: '/wholesale/' },
        currency: 'USD',
        documents: { value: ['website_url'], words: "Tell me your shop's website", path: '/wholesale/' },
      },
    },
  },
  {
    brand: 'Oro di Brina',
    productTitles: [
      'Oro di Brina Crema Viso alla Stella Alpina 50 ml',
      'Oro di Brina Balsamo Labbra Miele e Abete',
    ],
    category: 'Bellezza',
    search: [
      hit(
        'https://www.amazon.it/dp/B0BRINA050',
        'Oro di Brina Crema Viso Stella Alpina',
        'Spedizione gratuita.',
      ),
      hit(
        'https://www.orodibrina.it/',
        'Oro di Brina, cosmetici di montagna',
        'Cosmetici naturali da Asiago.',
      ),
      hit('https://hotelbrina.it/', 'Hotel Brina, Asiago', 'Camere con vista.'),
      hit(
        'https://www.farmaciadelponte.it/marche/oro-di-brina',
        'Oro di Brina - Farmacia del Ponte',
        'Sconti fino al 20%.',
      ),
      instagram('orodibrina', 'cosmetici di montagna'),
    ],
    hosts: {
      'www.orodibrina.it': {
        '/': blocks(
          brina,
          'Cosmetici di montagna',
          '<p>Crema Viso alla Stella Alpina 50 ml. Balsamo Labbra Miele e Abete.</p>',
        ),
        '/negozio': blocks(
          brina,
          'Negozio',
          '<p>Crema Viso alla Stella Alpina 50 ml, 34 €. Balsamo Labbra, 8 €.</p>',
        ),
        '/rivenditori': blocks(
          brina,
          'Rivenditori',
          `<p>Hai un'erboristeria, una farmacia o una profumeria? Saremo felici di lavorare con te.</p>
<p>Per diventare rivenditore compila il modulo qui sotto: ti risponderà Marta entro tre giorni.</p>
<p>Ordine minimo iniziale: 300 € + IVA.</p><p>Riordini: minimo 150 € + IVA.</p>
<p>Porto franco oltre i 500 €. L'espositore in abete è in omaggio con dodici creme.</p><p>Chiediamo partita IVA e
visura camerale aggiornata.</p>
<p>La vendita su Amazon o altri marketplace è possibile soltanto previa nostra autorizzazione scritta.</p>
<form class="react-form-contents" data-form-id="65fa0c"><label>Nome del negozio <input name="negozio"></label>
<label>E-mail <input type="email" name="email" placeholder="mario.rossi@esempio.it"></label>
<label>Messaggio <textarea name="messaggio"></textarea></label><button>Invia</button></form>
<p>Distributore per la Spagna: Cosmética Alta Montaña S.L., pedidos@cosmeticaaltamontana.es</p>`,
        ),
        '/contatti': blocks(
          brina,
          'Contatti',
          '<p>Servizio clienti: ciao@orodibrina.it</p><p>Stampa: Ufficio Rossana Vek, rossana@vekstampa.it</p>',
        ),
      },
      'hotelbrina.it': { '/': '<html><title>Hotel Brina</title><p>prenota@hotelbrina.it</p></html>' },
    },
    expected: {
      website: 'www.orodibrina.it',
      wayIn: { kind: 'form', anyOf: ['https://www.orodibrina.it/rivenditori'] },
      traps: [
        'mario.rossi@esempio.it',
        'pedidos@cosmeticaaltamontana.es',
        'rossana@vekstampa.it',
        'prenota@hotelbrina.it',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Per diventare rivenditore compila il modulo qui sotto',
          furtherWords: ['Saremo felici di lavorare con te', "Hai un'erboristeria"],
          path: '/rivenditori',
        },
        marketplaces: {
          value: 'with_permission',
          words: 'è possibile soltanto previa nostra autorizzazione scritta',
          path: '/rivenditori',
        },
        minimum_opening_order: { value: 300, words: 'Ordine minimo iniziale: 300 €', path: '/rivenditori' },
        minimum_reorder: { value: 150, words: 'Riordini: minimo 150 €', path: '/rivenditori' },
        currency: 'EUR',
        documents: {
          value: ['tax_id', 'business_license'],
          words: 'Chiediamo partita IVA e visura camerale aggiornata',
          path: '/rivenditori',
        },
        distributors: {
          value: ['Cosmética Alta Montaña S.L.'],
          words: 'Distributore per la Spagna: Cosmética Alta Montaña S.L.',
          path: '/rivenditori',
        },
      },
    },
  },
];
