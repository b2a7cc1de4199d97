import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  blocks,
  contactForm,
  etsy,
  faire,
  hit,
  instagram,
  newsletter,
  press,
  privacy,
  type Site,
  shop,
} from './kit.ts';

const marrow: Site = {
  name: 'Marrow & Wick',
  nav: [
    ['/candles', 'Candles'],
    ['/stockists', 'Stockists'],
    ['/wholesale', 'Wholesale'],
    ['/hello', 'Hello'],
  ],
  foot: '<p>Poured above the laundromat, Troy NY. 10% of October goes to Troy Food Pantry.</p>',
};

const vlas: Site = {
  name: 'Huis van Vlas',
  lang: 'nl',
  nav: [
    ['/collections/bedlinnen', 'Bedlinnen'],
    ['/pages/zakelijk', 'Zakelijk'],
    ['/pages/verkooppunten', 'Verkooppunten'],
    ['/pages/contact', 'Contact'],
  ],
  foot: `${newsletter('naam@voorbeeld.nl', 'Nieuwsbrief', 'Aanmelden')}<p>Gratis verzending vanaf € 75. KvK
34001122.</p>`,
};

const plover: Site = {
  name: 'Plover Paper Lanterns',
  nav: [
    ['/lanterns/', 'Lanterns'],
    ['/workshops/', 'Workshops'],
    ['/contact/', 'Contact'],
  ],
  foot: `<p>Plover, Port Townsend. Theme: Driftless by
<a href="mailto:themes@driftless.dev">themes@driftless.dev</a></p>`,
};

export const homeCases: readonly DiscoveryCase[] = [
  {
    brand: 'Marrow & Wick',
    productTitles: ['Marrow & Wick Tomato Vine Candle 8 oz', 'Marrow & Wick Church Basement Candle Tin 4 oz'],
    category: 'Home & Kitchen',
    search: [
      etsy('MarrowAndWick', 'Candles that smell like places. 21k sales.'),
      hit('https://marrowrestaurant.com/', 'Marrow - Bistro, Detroit', 'Reserve a table.'),
      hit('https://www.marrowandwick.com/', 'Marrow & Wick', 'Candles that smell like places.'),
      faire('marrowandwick', 'Marrow & Wick', 'Candles that smell like places.'),
      amazon('B0MARTOMVN', 'Tomato Vine Candle 8 oz', 'Marrow & Wick'),
      instagram('marrowandwick', 'smells like upstate'),
    ],
    hosts: {
      'www.marrowandwick.com': {
        '/': blocks(
          marrow,
          'Home',
          '<p>Tomato Vine, 8 oz. Church Basement, a 4 oz tin. Smell them before you judge.</p>',
        ),
        '/candles': blocks(
          marrow,
          'Candles',
          '<p>Marrow & Wick Tomato Vine Candle 8 oz $26. Church Basement Tin $14.</p>',
        ),
        '/wholesale': blocks(
          marrow,
          'Wholesale',
          `<p>Hey, shop people. Thanks for finding this page, it took us two years to write it.</p>
<p>We wholesale to gift shops, plant shops, record shops, and one very nice dentist. If that sounds like you, use the
form
or drop Ray a line: ray [at] marrowandwick [dot] com.</p>
<p>First orders are $200 and up. After that it's $100 and up, forever.</p>
<p>Resale certificate, please, New York is strict. You don't need one if you're a church.</p>
<p>Sell them anywhere you like, including Amazon and eBay, as long as you don't call yourself us.</p>
<form class="form-wrapper" data-form-id="6601fa"><div><label>Shop <input type="text" name="shop"></label></div>
<div><label>Email <input type="email" name="email"></label></div><div><label>Say something
<textarea name="say"></textarea></label></div><button type="submit">Off it goes</button></form>
<p>Private label starts at 96 candles of one scent.</p>
<p>Two weeks, usually; four in October. If the mail breaks one, send us a picture and we'll send you another. We'd
rather not be
in two shops on one block, so we may say “not yet”.</p>`,
        ),
        '/stockists': blocks(
          marrow,
          'Stockists',
          '<p>Fern & Vinyl, Hudson NY<br>Little Oslo, Montréal (allo@littleoslo.ca)<br>Dr. Pak, DDS, Albany</p>',
        ),
        '/hello': blocks(
          marrow,
          'Hello',
          `<p>Order questions: hello@marrowandwick.com. Wedding favors have no minimum. Press: june@goodwordpr.co</p>`,
        ),
      },
      'marrowrestaurant.com': { '/': '<html><title>Marrow</title><p>events@marrowrestaurant.com</p></html>' },
    },
    expected: {
      website: 'www.marrowandwick.com',
      wayIn: { kind: 'form', anyOf: ['https://www.marrowandwick.com/wholesale', 'ray@marrowandwick.com'] },
      traps: ['allo@littleoslo.ca', 'june@goodwordpr.co', 'events@marrowrestaurant.com'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'We wholesale to gift shops',
          furtherWords: ['If that sounds like you, use the form', 'First orders are $200 and up'],
          path: '/wholesale',
        },
        marketplaces: {
          value: 'allowed',
          words: 'Sell them anywhere you like, including Amazon and eBay',
          path: '/wholesale',
        },
        minimum_opening_order: { value: 200, words: 'First orders are $200 and up', path: '/wholesale' },
        minimum_reorder: { value: 100, words: "After that it's $100 and up", path: '/wholesale' },
        currency: 'USD',
        documents: { value: ['resale_certificate'], words: 'Resale certificate, please', path: '/wholesale' },
      },
    },
  },
  {
    brand: 'Plover Paper Lanterns',
    productTitles: [
      'Plover Paper Lanterns Moon Jelly Pendant 18 in',
      'Plover Paper Lanterns Barnacle Table Lamp',
    ],
    search: [
      hit('https://www.dwell-and-found.com/makers/plover', 'Plover lanterns', 'A studio visit.'),
      hit('https://ploverpaper.co.nz/', 'Plover Paper Co', 'Recycled office paper, Tauranga.'),
      hit('https://ploverlanterns.com/', 'Plover Paper Lanterns', 'Lanterns of washi and reed.'),
      etsy('PloverLanterns', 'Washi lanterns. 940 sales.'),
      instagram('ploverlanterns', 'washi / reed / light'),
    ],
    hosts: {
      'ploverlanterns.com': {
        '/': press(
          plover,
          'Lanterns of washi and reed',
          '<p>Moon Jelly Pendant 18 in. Barnacle Table Lamp.</p>',
        ),
        '/lanterns/': press(
          plover,
          'Lanterns',
          '<p>Moon Jelly Pendant 18 in, $310. Barnacle Table Lamp, $190.</p>',
        ),
        '/workshops/': press(
          plover,
          'Workshops',
          '<p>Held at the Boat School; sign up with marnie@ptboatschool.org.</p>',
        ),
        '/contact/': press(
          plover,
          'Contact',
          `<p>studio&#64;ploverlanterns&#46;com</p><p>Please allow a week; we're usually covered in paste.</p>`,
        ),
        '/privacy/': press(plover, 'Privacy', privacy('Plover', 'Write to the studio.')),
      },
      'ploverpaper.co.nz': { '/': '<html><title>Plover Paper</title><p>trade@ploverpaper.co.nz</p></html>' },
    },
    expected: {
      website: 'ploverlanterns.com',
      wayIn: { kind: 'address', anyOf: ['studio@ploverlanterns.com'] },
      traps: ['themes@driftless.dev', 'marnie@ptboatschool.org', 'trade@ploverpaper.co.nz'],
      policy: {},
    },
  },
  {
    brand: 'Huis van Vlas',
    productTitles: [
      'Huis van Vlas Linnen Dekbedovertrek 240 x 220 Klei',
      'Huis van Vlas Linnen Theedoek Set van 3',
    ],
    search: [
      hit(
        'https://www.bol.com/nl/nl/b/huis-van-vlas/',
        'Huis van Vlas - bol',
        'Voor 23.59 besteld, morgen in huis.',
      ),
      hit('https://huisvanvlas.nl/', 'Huis van Vlas – Linnen voor bed en keuken', 'Europees linnen.'),
      hit('https://www.vlasserijmuseum-dintel.nl/', 'Vlasserij-Suikermuseum', 'Klundert.'),
      hit('https://www.bedrijvengids-online.nl/huis-van-vlas', 'Huis van Vlas B.V.', 'KvK 34001122.'),
      instagram('huisvanvlas', 'linnen, was na was zachter'),
    ],
    hosts: {
      'huisvanvlas.nl': {
        '/': shop(
          vlas,
          'Linnen voor bed en keuken',
          '<p>Linnen Dekbedovertrek 240 x 220 in Klei. Theedoek, set van 3.</p>',
        ),
        '/collections/bedlinnen': shop(
          vlas,
          'Bedlinnen',
          '<p>Linnen Dekbedovertrek 240 x 220 Klei, € 189</p>',
        ),
        '/pages/zakelijk': shop(
          vlas,
          'Zakelijk',
          `<p>Wilt u onze collectie in uw winkel verkopen? Vraag dan een wederverkopersaccount aan via
<a href="mailto:zakelijk@huisvanvlas.nl">zakelijk@huisvanvlas.nl</a>.</p>
<p>Vermeld daarbij uw KvK-uittreksel, btw-nummer en het adres van uw website.</p>
<p>De eerste bestelling bedraagt minimaal € 350 exclusief btw; voor vervolgbestellingen geldt een minimum van € 150.</p>
<p>Verkoop via bol, Amazon of Marktplaats staan wij onze wederverkopers niet toe.</p>
<p>Vanaf € 600 leveren wij franco in de Benelux. Betaling vooraf bij de eerste keer, daarna op factuur.</p>
<p>Hotels en styling: voor projecten maken wij graag een offerte, zonder minimum.</p>`,
        ),
        '/pages/verkooppunten': shop(
          vlas,
          'Verkooppunten',
          '<p>Gent: Zacht & Co, info@zachtenco.be<br>Utrecht: Kamer 12<br>Köln: Leinenzeit, post@leinenzeit.de</p>',
        ),
        '/pages/contact': shop(
          vlas,
          'Contact',
          `<p>Vragen over uw bestelling: klantenservice@huisvanvlas.nl. Stage lopen?
stage@huisvanvlas.nl</p>${contactForm('Verstuur', ['Naam', 'E-mail', 'Bericht'])}`,
        ),
      },
    },
    expected: {
      website: 'huisvanvlas.nl',
      wayIn: { kind: 'address', anyOf: ['zakelijk@huisvanvlas.nl'] },
      traps: ['info@zachtenco.be', 'post@leinenzeit.de', 'stage@huisvanvlas.nl', 'naam@voorbeeld.nl'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Vraag dan een wederverkopersaccount aan',
          furtherWords: ['Wilt u onze collectie in uw winkel verkopen?'],
          path: '/pages/zakelijk',
        },
        marketplaces: {
          value: 'forbidden',
          words: 'Verkoop via bol, Amazon of Marktplaats staan wij onze wederverkopers niet toe',
          path: '/pages/zakelijk',
        },
        minimum_opening_order: {
          value: 350,
          words: 'De eerste bestelling bedraagt minimaal € 350',
          path: '/pages/zakelijk',
        },
        minimum_reorder: {
          value: 150,
          words: 'voor vervolgbestellingen geldt een minimum van € 150',
          path: '/pages/zakelijk',
        },
        currency: 'EUR',
        documents: {
          value: ['business_license', 'tax_id', 'website_url'],
          words: 'uw KvK-uittreksel, btw-nummer en het adres van uw website',
          path: '/pages/zakelijk',
        },
      },
    },
  },
];
