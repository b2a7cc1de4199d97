import type { DiscoveryCase } from '../case.ts';
import { shopDelivery, shopPrivacy } from './everyday.ts';
import { amazonItem, ebay, facebook, hit, instagram, reddit } from './found.ts';
import { timberline, wix } from './frames-even.ts';
import { cousin } from './frames-odd.ts';
import { accordion, form, h, mail, p, page } from './parts.ts';
import { brandSite, fillIn, inFoot, inMenu, says, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  brandSite({
    brand: 'Thimblewick Puzzles',
    host: 'thimblewickpuzzles.com',
    titles: [
      'Thimblewick Puzzles The Haberdasher’s Window 1000 Piece',
      'Thimblewick Puzzles Allotment in July 500 Piece',
    ],
    category: 'Toys & Games',
    theme: timberline,
    notice: 'Missing a piece? We keep spares.',
    home: p('Jigsaws from paintings by people who paint small things well.'),
    blurb: p('1000 pieces, $24. Linen finish, no dust.'),
    pages: {
      '/pages/artists': inMenu(
        'Artists',
        p('Every artist gets a royalty on every box. We print the amount inside the lid.'),
      ),
      '/pages/faq': inMenu(
        'FAQ',
        accordion(
          ['A piece is missing!', p('Tell us row and column and we’ll post it, free.')],
          [
            'Can I stock Thimblewick in my store?',
            `${p('Yes! Bookstores, toy stores, museums and yarn shops do. We ask for $150 on the first order, and nothing particular on the ones that follow.')}<p>Write to Ottilie at ${mail('ottilie@thimblewickpuzzles.com')} for a login.</p>`,
          ],
          [
            'May I list the puzzles on Amazon or eBay?',
            p('You may, as long as you follow our MAP list there as you would anywhere else.'),
          ],
          ['Do you accept artwork?', `<p>In January. ${mail('submissions@thimblewickpuzzles.com')}</p>`],
        ),
      ),
      '/pages/contact': inFoot('Contact', `<p>${mail('pieces@thimblewickpuzzles.com')}</p>`),
      '/policies/shipping-policy': shopDelivery('$50'),
      '/policies/privacy-policy': shopPrivacy('pieces@thimblewickpuzzles.com'),
    },
    search: [
      hit('https://thimblewickpuzzles.com/', 'Thimblewick Puzzles', 'Jigsaws from small paintings.'),
      amazonItem('Thimblewick Puzzles The Haberdasher’s Window', 'B0THMBLW01', '4.9 out of 5.'),
      hit('https://thimblewick.co.uk/', 'Thimblewick Sewing Box', 'Haberdashery subscriptions.'),
      reddit('jigsawpuzzles', 'Thimblewick quality?', 'Tight fit, matte finish.'),
      ebay('thimblewick 1000 piece', 'Used – complete.'),
      hit(
        'https://www.puzzlewarehouse.com/brand/thimblewick',
        'Thimblewick at Puzzle Warehouse',
        '31 items.',
      ),
      instagram('Thimblewick Puzzles', 'Small paintings, many pieces.'),
    ],
    others: {
      'thimblewick.co.uk': {
        '/': page(
          'Thimblewick Sewing Box',
          `<p>Haberdashery by post. Designers: ${mail('collab@thimblewick.co.uk')}</p>`,
          'en-GB',
        ),
      },
    },
    expected: {
      wayIn: writeTo('ottilie@thimblewickpuzzles.com'),
      traps: ['submissions@thimblewickpuzzles.com', 'collab@thimblewick.co.uk'],
      policy: {
        takes_wholesale: says(
          '/pages/faq',
          'yes',
          'Bookstores, toy stores, museums and yarn shops do',
          'We ask for $150 on the first order',
        ),
        marketplaces: says('/pages/faq', 'allowed', 'You may, as long as you follow our MAP list'),
        map_policy: says(
          '/pages/faq',
          'yes',
          'as long as you follow our MAP list there as you would anywhere else',
        ),
        minimum_opening_order: says('/pages/faq', 150, 'We ask for $150 on the first order'),
        currency: 'USD',
      },
    },
  }),
  brandSite({
    brand: 'Kauzchen Holzspielzeug',
    host: 'kauzchen.de',
    titles: [
      'Kauzchen Holzspielzeug Nachziehtier Dachs Ahorn',
      'Kauzchen Holzspielzeug Steckpuzzle Waldtiere',
    ],
    category: 'Spielzeug',
    lang: 'de',
    theme: cousin,
    notice: 'Wir sind vom 3. bis 17. August im Urlaub',
    imprint: 'Kauzchen · Seiffen im Erzgebirge',
    shelf: '/spielzeug/',
    home: p('Spielzeug aus Ahorn, Buche und Geduld.'),
    blurb: p('Ahorn, geölt mit Leinöl. 34 €. Ab 18 Monaten, CE-geprüft.'),
    pages: {
      '/werkstatt': inMenu('Werkstatt', p('Drei Drechselbänke, ein Ofen, viel Späne.')),
      '/wiederverkauf': inMenu(
        'Wiederverkauf',
        p(
          'Spielwarenläden, Buchhandlungen und Museumsshops beliefern wir seit 2011 direkt aus der Werkstatt.',
        ),
        p(
          'Für den Anfang bitten wir um einen Auftrag von mindestens 250 € netto. Später können es auch einzelne Stücke sein.',
        ),
        p(
          'Unsere Liste nennt unverbindliche Preisempfehlungen; was Sie daraus machen, bleibt Ihnen überlassen.',
        ),
        p('Ein Scan Ihrer Gewerbeanmeldung genügt uns.'),
        p('Schreiben Sie an Frau Uhlig: haendler (at) kauzchen (punkt) de'),
      ),
      '/impressum': inFoot(
        'Impressum',
        p('Inhaber: Matthias Uhlig, Hauptstraße 0, 09548 Seiffen.'),
        p('E-Mail: post (at) kauzchen (punkt) de'),
      ),
      '/datenschutz': inFoot('Datenschutz', p('Wir setzen keine Cookies und zählen niemanden.')),
      '/versand': inFoot('Versand', p('Innerhalb Deutschlands 5,50 €, ab 70 € frei. Nach Österreich 11 €.')),
    },
    search: [
      hit('https://kauzchen.de/', 'Kauzchen – Holzspielzeug aus Seiffen', 'Nachziehtiere und Steckpuzzles.'),
      hit('https://www.kita-kauzchen.de/', 'Kita Käuzchen, Leipzig', 'Unsere Gruppen.'),
      hit(
        'https://de.wikipedia.org/wiki/Steinkauz',
        'Steinkauz – Wikipedia',
        'Der Steinkauz ist eine kleine Eulenart.',
      ),
      hit(
        'https://www.etsy.com/de/market/holzspielzeug',
        'Holzspielzeug - Etsy',
        'Auswahl an Holzspielzeug.',
      ),
      hit(
        'https://www.spielkiste-jena.de/hersteller/kauzchen',
        'Kauzchen – Spielkiste Jena',
        'Dachs, Fuchs, Igel.',
      ),
      facebook('Kauzchen Holzspielzeug', 'Aus dem Erzgebirge.'),
    ],
    others: {
      'www.kita-kauzchen.de': {
        '/': page('Kita Käuzchen', `<p>Anmeldung: ${mail('leitung@kita-kauzchen.de')}</p>`, 'de'),
      },
    },
    expected: {
      wayIn: writeTo('haendler@kauzchen.de'),
      traps: ['leitung@kita-kauzchen.de'],
      policy: {
        takes_wholesale: says(
          '/wiederverkauf',
          'yes',
          'beliefern wir seit 2011 direkt aus der Werkstatt',
          'Für den Anfang bitten wir um einen Auftrag',
        ),
        minimum_opening_order: says('/wiederverkauf', 250, 'einen Auftrag von mindestens 250 € netto'),
        currency: 'EUR',
        documents: says('/wiederverkauf', ['business_license'], 'Ein Scan Ihrer Gewerbeanmeldung genügt uns'),
      },
    },
  }),
  brandSite({
    brand: 'Pocket Comet Games',
    host: 'www.pocketcometgames.com',
    titles: ['Pocket Comet Games Tiny Orbit Card Game', 'Pocket Comet Games Mushroom Court 2-4 Players'],
    category: 'Toys & Games',
    theme: wix,
    notice: 'Tiny Orbit third printing is on the boat',
    imprint: 'Art by Juno Abara.',
    shelf: '/product-page/',
    home: p('Small boxes, big arguments.'),
    blurb: p('2–5 players, 20 minutes, $18. Fits a coat pocket.'),
    pages: {
      '/games': inMenu('Games', p('Tiny Orbit, Mushroom Court and, one day, the pirate one.')),
      '/rules': inMenu('Rules', p('If two players tie for the comet, the shorter one wins. We are short.')),
      '/retailers': inMenu(
        'Retailers',
        p('Friendly local game stores: you are why we exist.'),
        p(
          'Order from us, $100 and up on the first go, or add us to your next order with Big Meeple Distribution or Tabletop Harbor.',
        ),
        p(
          'Until a game has been out for six months it can’t be advertised online below 85% of MSRP. After that the MAP comes off.',
        ),
        p('Listing on Amazon is by our written okay only. We say yes to stores we’ve met.'),
        h('Get set up'),
        form(
          '/_api/wix-forms/v4/submissions',
          'Roll for initiative',
          'Store name *',
          'Contact person *',
          'Email *',
          '¶Which games?',
        ),
      ),
      '/contact': inFoot(
        'Contact',
        `<p>Lost a card? ${mail('cards@pocketcometgames.com')}</p><p>Reviewers: ${mail('reviews@pocketcometgames.com')}</p><p>Pitch us a game: ${mail('designers@pocketcometgames.com')}</p>`,
      ),
      '/privacy': shopPrivacy('cards@pocketcometgames.com'),
    },
    search: [
      hit(
        'https://boardgamegeek.com/boardgamepublisher/51190/pocket-comet-games',
        'Pocket Comet Games | BoardGameGeek',
        'Publisher of Tiny Orbit and Mushroom Court.',
      ),
      hit('https://www.pocketcometgames.com/', 'Pocket Comet Games', 'Small boxes, big arguments.'),
      amazonItem('Pocket Comet Games Tiny Orbit', 'B0PCKTCM01', '4.7 out of 5. 1,204 ratings.'),
      hit(
        'https://www.kickstarter.com/projects/pocketcomet/tiny-orbit',
        'Tiny Orbit by Pocket Comet — Kickstarter',
        '2,311 backers.',
      ),
      hit('https://cometgamesarcade.com/', 'Comet Games Arcade', 'Pinball in Spokane.'),
      hit(
        'https://www.bigmeeple-dist.com/publishers',
        'Publishers | Big Meeple Distribution',
        'Pocket Comet, Lantern Rat …',
      ),
      reddit('boardgames', 'Pocket games that rule', 'Mushroom Court!'),
    ],
    others: {
      'pocketcometgames.com': { '/': { status: 301, location: 'https://www.pocketcometgames.com/' } },
      'www.bigmeeple-dist.com': {
        '/publishers': page(
          'Publishers',
          `<p>Publishers, talk to ${mail('acquisitions@bigmeeple-dist.com')}</p>`,
        ),
      },
      'cometgamesarcade.com': {
        '/': page('Comet Games Arcade', `<p>Parties: ${mail('parties@cometgamesarcade.com')}</p>`),
      },
    },
    expected: {
      website: 'www.pocketcometgames.com',
      wayIn: fillIn('https://www.pocketcometgames.com/retailers'),
      traps: [
        'reviews@pocketcometgames.com',
        'designers@pocketcometgames.com',
        'acquisitions@bigmeeple-dist.com',
        'parties@cometgamesarcade.com',
      ],
      policy: {
        takes_wholesale: says(
          '/retailers',
          'yes',
          'Order from us, $100 and up on the first go',
          'Friendly local game stores: you are why we exist',
        ),
        marketplaces: says('/retailers', 'with_permission', 'Listing on Amazon is by our written okay only'),
        map_policy: says(
          '/retailers',
          'yes',
          'it can’t be advertised online below 85% of MSRP',
          'After that the MAP comes off',
        ),
        minimum_opening_order: says('/retailers', 100, 'Order from us, $100 and up on the first go'),
        currency: 'USD',
        distributors: says(
          '/retailers',
          ['Big Meeple Distribution', 'Tabletop Harbor'],
          'with Big Meeple Distribution or Tabletop Harbor',
        ),
      },
    },
  }),
];
