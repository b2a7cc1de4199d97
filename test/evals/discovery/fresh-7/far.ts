import type { DiscoveryCase } from '../case.ts';
import { prestashop } from './systems/carts.ts';
import { found, onAmazon, onEtsy, onFacebook, onInstagram, stocks, strangers } from './systems/elsewhere.ts';
import { antispambot, mail, worded } from './systems/hiding.ts';
import { dawn, impulse, shopifyForm } from './systems/shopify.ts';
import { says, writeTo } from './systems/site.ts';
import { storefront } from './systems/wordpress.ts';

const herbs = storefront({
  name: 'Manufaktura Wrzos',
  host: 'manufakturawrzos.test',
  tagline: 'Kosmetyki ziołowe z Kaszub',
  language: 'pl',
  bar: 'Darmowa dostawa od 199 zł',
  menu: ['Sklep /shop/', 'O nas /o-nas/', 'Hurt /hurt/', 'Kontakt /kontakt/'],
  foot: ['Współpraca hurtowa /hurt/', 'Kontakt /kontakt/'],
  range: ['Krem z wrzosem 50 ml | 49,00 zł', 'Mydło żywokostowe | 19,90 zł', 'Tonik lipowy | 35,00 zł'],
  home: '<p>Zbieramy sami, suszymy na strychu.</p>',
  privacy: 'rodo@manufakturawrzos.test',
  pages: {
    '/o-nas/': ['O nas', '<p>Jesteśmy trzy: mama, ciocia i ja.</p>'],
    '/kontakt/': [
      'Kontakt',
      `<p>${antispambot('kontakt@manufakturawrzos.test')}</p><p>tel. 58 555 01 19</p>`,
    ],
    '/hurt/': [
      'Współpraca hurtowa',
      `<p>Zielarnie, drogerie i gabinety kosmetyczne zaopatrują się u nas w cenach hurtowych.</p><p>Pierwsze zamówienie hurtowe wynosi co najmniej 600 zł netto, każde następne 300 zł netto. W wiadomości prosimy podać NIP.</p><p>Dział handlowy: ${antispambot('hurt@manufakturawrzos.test')}</p>`,
    ],
  },
});

const owls = prestashop({
  name: 'Zielona Sowa Zabawki',
  host: 'www.zielonasowa-zabawki.test',
  tagline: 'Drewniane zabawki z Podlasia',
  language: 'pl',
  menu: ['Klocki /10-klocki', 'Puzzle /11-puzzle', 'Dla sklepów /content/9-dla-sklepow'],
  foot: ['Dla sklepów /content/9-dla-sklepow', 'Kontakt /kontakt'],
  range: ['Klocki Las 40 szt. | 129,00 zł', 'Puzzle Żubr | 59,00 zł', 'Sowa na kółkach | 79,00 zł'],
  home: '<section><h2>Zabawa z lipy i brzozy</h2></section>',
  imprint: 'Wykonanie: biuro@webpodlasie.test',
  pages: {
    '/kontakt': ['Kontakt', `<p>Białystok, ul. Lipowa 5. ${mail('sowa@zielonasowa-zabawki.test')}</p>`],
    '/content/9-dla-sklepow': [
      'Dla sklepów',
      `<p>Sprzedajemy nasze zabawki sklepom stacjonarnym i internetowym z rabatem 40%.</p><p>Na start minimum 800 zł, potem 400 zł. Sprzedaż na Allegro, Amazon i innych platformach handlowych jest zabroniona.</p><p>Cennik wysyła pani Hanna: ${mail('hanna@zielonasowa-zabawki.test')}</p>`,
    ],
  },
});

const wool = dawn({
  name: 'Chinook Wool Co.',
  host: 'chinookwool.test',
  tagline: 'Toques and mitts from Alberta fleece',
  bar: 'Free shipping in Canada over $99',
  menu: ['Toques /collections/toques', 'Mitts /collections/mitts', 'Our flock /pages/our-flock'],
  foot: ['Retail partners /pages/retail-partners', 'Contact /pages/contact'],
  range: ['Foothills Toque | $54.00', 'Thrummed Mitts | $88.00', 'Boot Sock | $32.00'],
  home: '<div class="banner__box"><h2>Forty below tested</h2></div>',
  data: { email: 'hello@chinookwool.test' },
  pages: {
    '/pages/our-flock': ['Our flock', '<p>Two hundred Rambouillets near Longview.</p>'],
    '/pages/contact': [
      'Contact',
      `<p>${mail('hello@chinookwool.test')}</p>${shopifyForm(['Name', 'Email*', 'Message'], 'Send')}`,
    ],
    '/pages/retail-partners': [
      'Retail partners',
      `<p>Outfitters and mountain-town boutiques from Victoria to St. John’s buy Chinook on wholesale terms.</p><p>Opening orders are CAD 500 and up, repeats CAD 200 and up. Please give us your GST/HST number.</p><p>For pricing, reach Maureen at ${mail('maureen@chinookwool.test')}.</p>`,
    ],
  },
});

const balm = impulse({
  name: 'Tussock & Tide',
  host: 'tussockandtide.test',
  tagline: 'Mānuka balms from the Coromandel',
  bar: 'Free NZ shipping over $80',
  menu: ['Balms /collections/balms', 'Hives /pages/hives', 'Stock us /pages/stock-us'],
  foot: ['Stock us /pages/stock-us', 'Contact /pages/contact'],
  range: ['Mānuka Balm 50 g | $28.00', 'Lip Tin | $12.00', 'Gardener’s Hand Butter | $34.00'],
  home: '<div class="hero__text-content"><h2>From the hive to the hinge of your thumb</h2></div>',
  pages: {
    '/pages/hives': ['Hives', '<p>Sixty of them, above Whangapoua.</p>'],
    '/pages/contact': [
      'Contact',
      `<p>Retail customers: ${worded('kiaora@tussockandtide.test')}</p>${shopifyForm(['Name', 'Email*', 'Message'], 'Send')}`,
    ],
    '/pages/stock-us': [
      'Stock us',
      `<p>Gift stores and pharmacies around Aotearoa, come aboard: we supply direct at trade price.</p><p>Minimum first purchase NZ$250 plus GST; restocks NZ$120 plus GST. TradeMe, Amazon and other marketplace listings are a no from us.</p><p>Flick a note to ${worded('trade@tussockandtide.test')}</p>`,
    ],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Manufaktura Wrzos',
    productTitles: ['Manufaktura Wrzos Krem z wrzosem 50 ml', 'Manufaktura Wrzos Mydło żywokostowe'],
    category: 'Beauty & Personal Care',
    search: [
      found('https://manufakturawrzos.test/', 'Manufaktura Wrzos', 'Kosmetyki ziołowe z Kaszub.'),
      onFacebook('Manufaktura Wrzos'),
      found('https://wrzosowisko.test/', 'Pensjonat Wrzosowisko', 'Noclegi nad jeziorem.'),
    ],
    hosts: {
      'manufakturawrzos.test': herbs,
      'wrzosowisko.test': {
        '/': strangers('Pensjonat Wrzosowisko', '<p>rezerwacja@wrzosowisko.test</p>', 'pl'),
      },
    },
    expected: {
      website: 'manufakturawrzos.test',
      wayIn: writeTo('hurt@manufakturawrzos.test'),
      traps: ['rodo@manufakturawrzos.test', 'rezerwacja@wrzosowisko.test'],
      policy: {
        takes_wholesale: says('yes', 'zaopatrują się u nas w cenach hurtowych', '/hurt/'),
        minimum_opening_order: says(600, 'Pierwsze zamówienie hurtowe wynosi co najmniej 600 zł', '/hurt/'),
        minimum_reorder: says(300, 'każde następne 300 zł', '/hurt/'),
        currency: 'PLN',
        documents: says(['tax_id'], 'prosimy podać NIP', '/hurt/'),
      },
    },
  },
  {
    brand: 'Zielona Sowa Zabawki',
    productTitles: ['Zielona Sowa Zabawki Klocki Las 40 szt.', 'Zielona Sowa Puzzle Żubr'],
    category: 'Toys & Games',
    search: [
      found('https://wydawnictwo-sowa.test/', 'Wydawnictwo Sowa', 'Książki dla dzieci.'),
      found('https://www.zielonasowa-zabawki.test/', 'Zielona Sowa Zabawki', 'Drewniane zabawki z Podlasia.'),
      found('https://bajkowysklep.test/sowa', 'Zielona Sowa | Bajkowy Sklep', 'Klocki i puzzle.'),
    ],
    hosts: {
      'www.zielonasowa-zabawki.test': owls,
      'wydawnictwo-sowa.test': {
        '/': strangers('Wydawnictwo Sowa', '<p>redakcja@wydawnictwo-sowa.test</p>', 'pl'),
      },
      'bajkowysklep.test': {
        '/sowa': stocks('Bajkowy Sklep', 'Zielona Sowa', ['Klocki Las'], 'sklep@bajkowysklep.test', 'pl'),
      },
    },
    expected: {
      website: 'www.zielonasowa-zabawki.test',
      wayIn: writeTo('hanna@zielonasowa-zabawki.test'),
      traps: ['biuro@webpodlasie.test', 'redakcja@wydawnictwo-sowa.test', 'sklep@bajkowysklep.test'],
      policy: {
        takes_wholesale: says('yes', 'Sprzedajemy nasze zabawki sklepom', '/content/9-dla-sklepow'),
        minimum_opening_order: says(800, 'Na start minimum 800 zł', '/content/9-dla-sklepow'),
        minimum_reorder: says(400, 'potem 400 zł', '/content/9-dla-sklepow'),
        currency: 'PLN',
        marketplaces: says(
          'forbidden',
          'Sprzedaż na Allegro, Amazon i innych platformach handlowych jest zabroniona',
          '/content/9-dla-sklepow',
        ),
      },
    },
  },
  {
    brand: 'Chinook Wool Co',
    productTitles: ['Chinook Wool Co Foothills Toque', 'Chinook Wool Thrummed Mitts'],
    category: 'Clothing, Shoes & Jewelry',
    search: [
      onAmazon('Chinook Wool', 'Toques'),
      found('https://chinookmall.test/', 'Chinook Mall Directory', 'Stores and hours.'),
      found('https://chinookwool.test/', 'Chinook Wool Co. | Toques and mitts', 'Alberta fleece.'),
    ],
    hosts: {
      'chinookwool.test': wool,
      'chinookmall.test': {
        '/': strangers('Chinook Mall', '<p>leasing@chinookmall.test</p>'),
      },
    },
    expected: {
      website: 'chinookwool.test',
      wayIn: writeTo('maureen@chinookwool.test'),
      traps: ['leasing@chinookmall.test'],
      policy: {
        takes_wholesale: says('yes', 'buy Chinook on wholesale terms', '/pages/retail-partners'),
        minimum_opening_order: says(500, 'Opening orders are CAD 500', '/pages/retail-partners'),
        minimum_reorder: says(200, 'repeats CAD 200', '/pages/retail-partners'),
        currency: 'CAD',
        documents: says(['tax_id'], 'Please give us your GST/HST number', '/pages/retail-partners'),
      },
    },
  },
  {
    brand: 'Tussock & Tide',
    productTitles: ['Tussock & Tide Manuka Balm 50 g', 'Tussock & Tide Lip Tin'],
    category: 'Beauty & Personal Care',
    search: [
      onInstagram('Tussock & Tide'),
      onEtsy('Tussock & Tide'),
      found('https://tussockandtide.test/', 'Tussock & Tide', 'Mānuka balms from the Coromandel.'),
      found('https://tussocktramping.test/', 'Tussock Tramping Club', 'Trips.'),
    ],
    hosts: {
      'tussockandtide.test': balm,
      'tussocktramping.test': {
        '/': strangers('Tussock Tramping Club', '<p>secretary@tussocktramping.test</p>'),
      },
    },
    expected: {
      website: 'tussockandtide.test',
      wayIn: writeTo('trade@tussockandtide.test'),
      traps: ['secretary@tussocktramping.test'],
      policy: {
        takes_wholesale: says('yes', 'we supply direct at trade price', '/pages/stock-us'),
        minimum_opening_order: says(250, 'Minimum first purchase NZ$250', '/pages/stock-us'),
        minimum_reorder: says(120, 'restocks NZ$120', '/pages/stock-us'),
        currency: 'NZD',
        marketplaces: says(
          'forbidden',
          'TradeMe, Amazon and other marketplace listings are a no from us',
          '/pages/stock-us',
        ),
      },
    },
  },
];
