import type { DiscoveryCase } from '../case.ts';
import { astro } from './themes/apps.ts';
import { reseller } from './themes/elsewhere.ts';
import { cfScript, cfSpan, mail } from './themes/encode.ts';
import { form } from './themes/forms.ts';
import { bigcommerce, dawn, squarespace, webflow } from './themes/hosted.ts';
import { address, applyAt, hits, said } from './themes/parts.ts';
import { company, woo } from './themes/selfhosted.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Zeepziederij Oeverkant',
    productTitles: ['Zeepziederij Oeverkant Scheerzeep Eik 100 g', 'Oeverkant Shampoo Bar Brandnetel 80g'],
    category: 'Verzorging',
    search: hits(`
      https://www.oeverkant.test/ ~ Oeverkant – Zeep uit Zutphen ~ Ambachtelijke zeep.
      https://www.bol.com/nl/nl/b/oeverkant ~ Oeverkant artikelen kopen | bol ~ Alle artikelen.
    `),
    hosts: {
      'www.oeverkant.test': woo(
        {
          name: 'Oeverkant',
          owner: 'Zeepziederij Oeverkant V.O.F.',
          lang: 'nl',
          sells: 'Scheerzeep Eik=€ 9,95 | Shampoo Brandnetel=€ 8,50',
          nav: 'Wederverkopers=/wederverkopers/ | Contact=/contact/',
        },
        {
          '/contact/': `Contact
<p>Zeepziederij Oeverkant, IJsselkade 7, Zutphen. ${mail('info@oeverkant.test')}. KvK 08112233.</p><p>Website: <a href="mailto:hallo@bureaubloesem.test">Bureau Bloesem</a></p>`,
          '/wederverkopers/': `Wederverkopers
<p>Onze zeep ligt in ruim tachtig winkels. Ook verkopen? Mail naar ${mail('verkoop@oeverkant.test')} voor de inkoopprijzen.</p><p>Minimale eerste bestelling: € 150 excl. btw. Nabestellen kan vanaf € 75.</p><p>Stuur een recent KvK-uittreksel en je btw-nummer mee. Verkoop via bol, Amazon of andere marktplaatsen staan wij niet toe.</p>`,
        },
      ),
    },
    expected: {
      website: 'www.oeverkant.test',
      wayIn: address('verkoop@oeverkant.test'),
      traps: ['hallo@bureaubloesem.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Onze zeep ligt in ruim tachtig winkels. Ook verkopen?',
          '/wederverkopers/',
        ),
        marketplaces: said(
          'forbidden',
          'Verkoop via bol, Amazon of andere marktplaatsen staan wij niet toe.',
          '/wederverkopers/',
        ),
        minimum_opening_order: said(150, 'Minimale eerste bestelling: € 150 excl. btw.', '/wederverkopers/'),
        minimum_reorder: said(75, 'Nabestellen kan vanaf € 75.', '/wederverkopers/'),
        currency: 'EUR',
        documents: said(
          ['business_license', 'tax_id'],
          'Stuur een recent KvK-uittreksel en je btw-nummer mee.',
          '/wederverkopers/',
        ),
      },
    },
  },
  {
    brand: 'Wolschuur',
    productTitles: ['Wolschuur Drogerballen Schapenwol 6 Stuks', 'Wolschuur Inlegzolen Wolvilt Maat 42'],
    search: hits(`
      https://wolschuur.test/ ~ Wolschuur ~ Wol van eigen schapen.
    `),
    hosts: {
      'wolschuur.test': dawn(
        {
          name: 'Wolschuur',
          lang: 'nl',
          sells: 'Drogerballen=€ 19,95 | Inlegzolen=€ 12,50',
          foot: 'Word verkooppunt=/pages/word-verkooppunt | Contact=/pages/contact',
        },
        {
          '/pages/contact': `Contact
<h1>Contact</h1><p>Vragen? ${mail('hoi@wolschuur.test')}</p>`,
          '/pages/word-verkooppunt': `Word verkooppunt
<h1>Word verkooppunt</h1><p>Heb je een winkel met karakter? Meld je aan met het formulier, dan krijg je een inlog voor onze groothandelshop.</p>${form('/contact#verkooppunt', ['Bedrijfsnaam*', 'Naam*', 'E-mailadres*', 'Plaats*', 'Vertel iets over je winkel~'], 'Aanmelden')}`,
        },
      ),
    },
    expected: {
      website: 'wolschuur.test',
      wayIn: applyAt('https://wolschuur.test/pages/word-verkooppunt'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Meld je aan met het formulier, dan krijg je een inlog voor onze groothandelshop.',
          '/pages/word-verkooppunt',
        ),
      },
    },
  },
  {
    brand: 'Gribbelspel',
    productTitles: [
      'Gribbelspel Houten Geheugenspel Dieren van de Waddenzee',
      'Gribbelspel Stapeltoren Vuurtoren',
    ],
    search: hits(`
      https://gribbelspel.test/ ~ Gribbelspel: houten spellen van Texel ~ Geheugenspel en stapeltoren.
      https://speelschuit.test/merk/gribbelspel ~ Gribbelspel bij Speelschuit ~ Gratis verzending vanaf 35 euro.
    `),
    hosts: {
      'speelschuit.test': {
        '/merk/gribbelspel': reseller(
          'Speelschuit',
          'Gribbelspel',
          'Geheugenspel, Stapeltoren',
          'klant@speelschuit.test',
        ),
      },
      'gribbelspel.test': company(
        {
          name: 'Gribbelspel',
          owner: 'Gribbelspel B.V., Den Burg',
          lang: 'nl',
          sells: 'Geheugenspel=€ 24,95 | Stapeltoren=€ 34,95',
          nav: 'Contact=/contact | Verkooppunten=/verkooppunten',
        },
        {
          '/verkooppunten': `Verkooppunten
<h1>Verkooppunten</h1><p>Den Burg: Kiekendief Speelgoed (${mail('winkel@kiekendief.test')})<br>Harlingen: De Houten Haring<br>Groningen: Ome Klaas</p>`,
          '/contact': `Contact
<h1>Contact</h1><p>Algemeen: ${mail('info@gribbelspel.test')}<br>Vacatures: ${mail('vacatures@gribbelspel.test')}</p>`,
        },
      ),
    },
    expected: {
      website: 'gribbelspel.test',
      wayIn: address('info@gribbelspel.test'),
      traps: ['klant@speelschuit.test', 'winkel@kiekendief.test', 'vacatures@gribbelspel.test'],
      policy: {},
    },
  },
  {
    brand: 'Dunloughan Woollens',
    productTitles: [
      'Dunloughan Woollens Lambswool Throw Heather Herringbone',
      'Dunloughan Woollens Donegal Flat Cap Charcoal',
    ],
    search: hits(`
      https://www.dunloughan.test/ ~ Dunloughan Woollens — Ardara, Co. Donegal ~ Throws and caps.
    `),
    hosts: {
      'www.dunloughan.test': squarespace(
        {
          name: 'Dunloughan Woollens',
          owner: 'Dunloughan Woollens Teo.',
          sells: 'Lambswool Throw=€120 | Flat Cap=€55',
          nav: 'Trade=/trade | Visit=/visit',
        },
        {
          '/visit': `Visit
<h2>Visit the mill</h2><p>Open Tuesday to Saturday. ${mail('shop@dunloughan.test')}</p>`,
          '/trade': `Trade
<h2>Trade</h2><p>We supply gift shops and menswear stores at home and abroad. Our US agent is Maura Tighe in Boston, ${mail('maura@dunloughan.test')}; everywhere else, speak to Seán at ${mail('sean@dunloughan.test')}.</p><p>Initial order €350, repeats €200, ex VAT and carriage. We’re choosy about Amazon: permission in writing, please, before you list us there or on any other marketplace.</p>`,
        },
      ),
    },
    expected: {
      website: 'www.dunloughan.test',
      wayIn: address('maura@dunloughan.test'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'We supply gift shops and menswear stores at home and abroad.',
          '/trade',
        ),
        marketplaces: said(
          'with_permission',
          'permission in writing, please, before you list us there or on any other marketplace',
          '/trade',
        ),
        minimum_opening_order: said(350, 'Initial order €350', '/trade'),
        minimum_reorder: said(200, 'repeats €200', '/trade'),
        currency: 'EUR',
      },
    },
  },
  {
    brand: 'Billabunyip Swim',
    productTitles: [
      'Billabunyip Swim Kids Rash Vest UPF50 Platypus',
      'Billabunyip Swim Nappy Reusable Medium',
    ],
    search: hits(`
      https://billabunyip.test/ ~ Billabunyip Swim - Sun smart swimwear ~ Rash vests and swim nappies.
      https://www.catch.com.au/brand/billabunyip ~ Billabunyip | Catch ~ Free delivery with OnePass.
    `),
    hosts: {
      'billabunyip.test': bigcommerce(
        {
          name: 'Billabunyip Swim',
          owner: 'Billabunyip Pty Ltd ABN 77 120 008 431',
          sells: 'Platypus Rash Vest=$49.95 | Swim Nappy=$24.95',
          foot: 'Wholesale=/wholesale/ | Contact=/contact-us/',
          head: cfScript,
        },
        {
          '/contact-us/': `Contact us
<h1>Contact us</h1><p>${cfSpan('hello@billabunyip.test', 0xc4)}</p>`,
          '/wholesale/': `Wholesale
<h1>Wholesale</h1><p>Surf shops, swim schools and baby boutiques can apply for a login with our wholesale coordinator, Tegan: ${cfSpan('wholesale@billabunyip.test', 0x0f)}. An ABN (or your local business registration) is required.</p><p>Minimum opening order: AUD $400 ex GST. No minimum on top-ups. Retailers must not advertise below our recommended minimum advertised price.</p>`,
        },
      ),
    },
    expected: {
      website: 'billabunyip.test',
      wayIn: address('wholesale@billabunyip.test'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Surf shops, swim schools and baby boutiques can apply for a login',
          '/wholesale/',
        ),
        map_policy: said(
          'yes',
          'Retailers must not advertise below our recommended minimum advertised price.',
          '/wholesale/',
        ),
        minimum_opening_order: said(400, 'Minimum opening order: AUD $400 ex GST.', '/wholesale/'),
        currency: 'AUD',
        documents: said(
          ['business_license'],
          'An ABN (or your local business registration) is required.',
          '/wholesale/',
        ),
      },
    },
  },
  {
    brand: 'Tūī & Thorn',
    productTitles: ['Tui & Thorn Kawakawa Balm 50ml', 'Tūī & Thorn Mānuka Hand Cream 75 ml'],
    search: hits(`
      https://tuiandthorn.test/ ~ Tui and Thorn ~ Balms from Aotearoa.
    `),
    hosts: {
      'tuiandthorn.test': webflow(
        {
          name: 'Tūī &amp; Thorn',
          owner: 'Tui and Thorn Limited',
          sells: 'Kawakawa Balm=NZ$28 | Mānuka Hand Cream=NZ$32',
          nav: 'Stockists=/stockists | Contact=/contact',
        },
        {
          '/stockists': `Stockists
<h2>Stockists</h2><p>Auckland, Nelson, Wānaka. Keen to stock us? Fill this in and we’ll be in touch with our wholesale terms.</p><div class="w-form">${form('/stockists', ['Store name*', 'Name*', 'Email*', 'Message~'], 'Submit', 'stockist')}</div>`,
          '/contact': `Contact
<h2>Contact</h2><p>Kia ora! ${mail('kiaora@tuiandthorn.test')}</p>`,
        },
      ),
    },
    expected: {
      website: 'tuiandthorn.test',
      wayIn: applyAt('https://tuiandthorn.test/stockists'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Fill this in and we’ll be in touch with our wholesale terms.',
          '/stockists',
        ),
      },
    },
  },
  {
    brand: 'Skovbæk',
    productTitles: ['Skovbæk Oak Bottle Opener Magnetic', 'Skovbaek Linen Apron Moss Green'],
    search: hits(`
      https://skovbaek-design.test/ ~ Skovbæk / Danish things in oak and linen ~ From Aarhus.
      https://skovbaek.test/ ~ Skovbæk Efterskole ~ Velkommen til Skovbæk.
    `),
    hosts: {
      'skovbaek.test': {
        '/': '<!doctype html><html lang="da"><title>Skovbæk Efterskole</title><h1>Velkommen til Skovbæk Efterskole</h1><p>Kontor: kontor@skovbaek.test</p></html>',
      },
      'skovbaek-design.test': astro(
        {
          name: 'Skovbæk',
          owner: 'Skovbæk Design ApS',
          host: 'skovbaek-design.test',
          sells: 'Bottle Opener=€32 | Linen Apron=€79',
          nav: 'Retail=/retail',
        },
        {
          '/retail': `Retail
<h1>Retail</h1><p>Skovbæk works with design stores in nineteen countries. Wholesale requests go to sales<span>@</span>skovbaek-design<wbr>.test and are answered by Freja.</p><p>There’s no minimum. We do not supply sellers on Amazon or other marketplaces.</p><p>Press pictures: ${mail('press@skovbaek-design.test')}</p>`,
        },
      ),
    },
    expected: {
      website: 'skovbaek-design.test',
      wayIn: address('sales@skovbaek-design.test'),
      traps: ['kontor@skovbaek.test', 'press@skovbaek-design.test'],
      policy: {
        takes_wholesale: said('yes', 'Skovbæk works with design stores in nineteen countries.', '/retail'),
        marketplaces: said(
          'forbidden',
          'We do not supply sellers on Amazon or other marketplaces.',
          '/retail',
        ),
      },
    },
  },
];
