import type { DiscoveryCase } from '../case.ts';
import { shopDelivery, shopPrivacy, siteDelivery, sitePrivacy } from './everyday.ts';
import { amazon, amazonItem, faire, hit, instagram, reddit, yelp } from './found.ts';
import { kit, timberline } from './frames-even.ts';
import { square } from './frames-odd.ts';
import { form, h, list, mail, p, page, scrambled } from './parts.ts';
import { brandSite, fillIn, inFoot, inMenu, says, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  brandSite({
    brand: 'Marrow & Finch Coffee Roasters',
    host: 'marrowandfinch.com',
    titles: [
      'Marrow & Finch Coffee Roasters Night Ferry Dark Roast Whole Bean 12 oz',
      'Marrow & Finch Coffee Roasters Porch Light Decaf Ground 12 oz',
    ],
    category: 'Grocery & Gourmet Food',
    theme: timberline,
    notice: 'Roasted Mondays. Shipped Tuesdays. Free over $45.',
    home: p(
      'Two sisters, one fifteen-kilo drum roaster and a very patient dog, in a former net loft in Rockland, Maine.',
    ),
    blurb: `${p('Whole bean or ground, roasted to order. $17.50.')}${p('Tastes of molasses, toasted walnut and the last ferry home.')}`,
    pages: {
      '/pages/our-story': inMenu(
        'Our story',
        p(
          'In 2013 Winnie Marrow swapped a sailboat for a roaster. Her sister-in-law Jo Finch did the books, then the labels, then everything else.',
        ),
        p('We buy from nine farms and can name the person who picked up the phone at each.'),
      ),
      '/pages/pour-our-coffee': inMenu(
        'Pour our coffee',
        p(
          'Cafés, inns, offices and general stores from Bar Harbor down to Baltimore brew and shelve Marrow &amp; Finch, and we roast for new ones every month.',
        ),
        p(
          'Plan on $275 of coffee for the first delivery and $140 for every one after it, any mix of retail bags and five-pounders.',
        ),
        p(
          'Before the first box leaves we’ll want your EIN, and if your state taxes groceries, a resale certificate with it.',
        ),
        p(
          'Bags are meant for your own counter and your own web store; relisting them on Amazon, eBay or Walmart.com closes the account.',
        ),
        `<p>Jo runs the accounts. She is at ${mail('jo@marrowandfinch.com')} most mornings before eight.</p>`,
      ),
      '/pages/say-hello': inFoot(
        'Say hello',
        `<p>Questions about your bag: ${mail('hello@marrowandfinch.com')}</p>`,
        `<p>Want to learn to roast? Send a letter, not a résumé, to ${mail('jobs@marrowandfinch.com')}</p>`,
      ),
      '/policies/shipping-policy': shopDelivery('$45'),
      '/policies/privacy-policy': shopPrivacy('privacy@marrowandfinch.com'),
    },
    sitemap: true,
    search: [
      hit(
        'https://marrowandfinch.com/',
        'Marrow & Finch Coffee Roasters | Rockland, Maine',
        'Small-batch coffee roasted on Mondays. Night Ferry, Porch Light and more.',
      ),
      amazon('marrow and finch coffee', '1-4 of 4 results for "marrow and finch coffee".'),
      yelp('Marrow Bone Broth Bar', 'Soup counter in Portland, OR. 212 reviews.'),
      instagram('Marrow and Finch', '8,902 followers. Coffee from a net loft.'),
      hit(
        'https://www.portlandpressdaily.com/food/net-loft-roasters',
        'The roasters in the net loft',
        'A visit to Winnie Marrow and Jo Finch.',
      ),
      faire('Marrow Home', 'Linen and candles from Marrow Home.'),
      reddit('Coffee', 'Best Maine roasters?', 'Marrow & Finch Night Ferry if you like it dark.'),
    ],
    expected: {
      wayIn: writeTo('jo@marrowandfinch.com'),
      traps: ['jobs@marrowandfinch.com', 'privacy@marrowandfinch.com'],
      policy: {
        takes_wholesale: says(
          '/pages/pour-our-coffee',
          'yes',
          'we roast for new ones every month',
          'Plan on $275 of coffee',
        ),
        marketplaces: says(
          '/pages/pour-our-coffee',
          'forbidden',
          'relisting them on Amazon, eBay or Walmart.com closes the account',
        ),
        minimum_opening_order: says(
          '/pages/pour-our-coffee',
          275,
          'Plan on $275 of coffee for the first delivery',
        ),
        minimum_reorder: says('/pages/pour-our-coffee', 140, '$140 for every one after it'),
        currency: 'USD',
        documents: says(
          '/pages/pour-our-coffee',
          ['tax_id', 'resale_certificate'],
          'we’ll want your EIN, and if your state taxes groceries, a resale certificate with it',
        ),
      },
    },
  }),
  brandSite({
    brand: 'Tidewrack Tonics',
    host: 'www.tidewracktonics.co.uk',
    titles: ['Tidewrack Tonics Sea Buckthorn Shrub 500ml', 'Tidewrack Tonics Rhubarb & Bay Shrub 500ml'],
    lang: 'en-GB',
    theme: square,
    notice: 'Free UK delivery on six bottles or more',
    imprint: `Photographs by Elin Voss. Site by <a href="mailto:studio@plainsailingdesign.co.uk">Plain Sailing Design</a>`,
    home: p('Drinking vinegars with things from the tideline and the hedge. Made in Eyemouth.'),
    blurb: p(
      '500ml glass bottle, £14. Dilute one part to six with cold fizzy water.',
      'Keeps a year unopened.',
    ),
    shelf: '/shop/p/',
    pages: {
      '/the-vinegar': inMenu(
        'The Vinegar',
        p('We start with raw Borders cider vinegar and leave fruit in it for forty days.'),
      ),
      '/stock-us': inMenu(
        'Stock Us',
        p('Bars, bottle shops, delis and farm shops, come on in.'),
        p(
          'A first order is four mixed cases, which makes £96 plus VAT. After that, order what you like when you like.',
        ),
        p(
          'We print an RRP of £14 on the trade list because people ask. It is a suggestion and nothing more.',
        ),
        p(
          'Put us on your web shop, on Delli, on your Instagram: all good. The one place we keep for ourselves is Amazon, so no listings there, please.',
        ),
        `<p>Drop Sal a line at ${mail('sal@tidewracktonics.co.uk')} with the name of your place and where it is.</p>`,
      ),
      '/contact': inFoot('Contact', `<p>Orders and odd questions: ${mail('ahoy@tidewracktonics.co.uk')}</p>`),
      '/delivery': siteDelivery('£60', 'Northern Ireland and the islands take a day or two longer.'),
      '/privacy': sitePrivacy('ahoy@tidewracktonics.co.uk'),
    },
    search: [
      hit(
        'https://www.delli.market/tidewrack-tonics',
        'Tidewrack Tonics on Delli',
        'Small-batch shrubs from Eyemouth.',
      ),
      hit(
        'https://www.tidewracktonics.co.uk/the-vinegar',
        'The Vinegar — Tidewrack Tonics',
        'Raw cider vinegar, forty days, fruit from the tideline.',
      ),
      hit('https://tidewrack-gallery.com/', 'Tidewrack Gallery, St Ives', 'Prints and driftwood sculpture.'),
      instagram('Tidewrack Tonics', 'Shrubs & drinking vinegars. Eyemouth.'),
      amazonItem('Tidewrack Tonics Sea Buckthorn Shrub', 'B0D91TWT01', 'Sold by Tidewrack Tonics.'),
      hit(
        'https://www.wildfooddirectory.co.uk/borders',
        'Borders producers',
        'Tidewrack Tonics, Eyemouth; and 41 more.',
      ),
    ],
    others: {
      'tidewracktonics.co.uk': { '/': { status: 301, location: 'https://www.tidewracktonics.co.uk/' } },
      'tidewrack-gallery.com': {
        '/': page(
          'Tidewrack Gallery',
          `<h1>Tidewrack Gallery</h1><p>Open Wednesday to Sunday. Trade and interiors: ${mail('trade@tidewrack-gallery.com')}</p>`,
        ),
      },
    },
    expected: {
      website: 'www.tidewracktonics.co.uk',
      wayIn: writeTo('sal@tidewracktonics.co.uk'),
      traps: ['studio@plainsailingdesign.co.uk', 'trade@tidewrack-gallery.com'],
      policy: {
        takes_wholesale: says(
          '/stock-us',
          'yes',
          'Bars, bottle shops, delis and farm shops, come on in',
          'A first order is four mixed cases',
        ),
        marketplaces: says('/stock-us', 'amazon_forbidden', 'The one place we keep for ourselves is Amazon'),
        minimum_opening_order: says('/stock-us', 96, 'which makes £96 plus VAT'),
        currency: 'GBP',
      },
    },
  }),
  brandSite({
    brand: 'Kräuterwerk Holm',
    host: 'kraeuterwerk-holm.de',
    titles: [
      'Kräuterwerk Holm Bio Kräutertee Deichspaziergang 60 g',
      'Kräuterwerk Holm Bio Fencheltee lose 100 g',
    ],
    category: 'Lebensmittel & Getränke',
    lang: 'de',
    theme: kit,
    shelf: '/produkt/',
    notice: 'Versandkostenfrei ab 39 € innerhalb Deutschlands',
    imprint: 'DE-ÖKO-006 · Alle Preise inkl. MwSt.',
    home: p('Kräuter aus eigenem Anbau hinterm Deich, von Hand geerntet und langsam getrocknet.'),
    blurb: p('60 g im Beutel, 6,90 €. Drei Teelöffel auf einen halben Liter, acht Minuten ziehen lassen.'),
    pages: {
      '/hof/': inMenu(
        'Unser Hof',
        p('Elf Hektar Marsch, vierzig Kulturen, zwei Esel. Seit 1998 bio-zertifiziert.'),
      ),
      '/haendler/': inMenu(
        'Für Händler',
        p(
          'Über dreihundert Bioläden, Teehäuser und Hofläden führen unsere Mischungen bereits, und wir freuen uns über jeden, der dazukommt.',
        ),
        h('Konditionen'),
        list(
          'Erstbestellung: 150 € netto Warenwert, danach genügen 75 € netto je Auftrag.',
          'Frei Haus liefern wir ab 250 € netto.',
          'Bitte senden Sie uns mit der Anfrage Ihren Gewerbenachweis und Ihre USt-IdNr.',
        ),
        h('Online-Verkauf'),
        p(
          'In Ihrem eigenen Webshop dürfen Sie unsere Tees gern anbieten. Das Einstellen auf Amazon, eBay, Kaufland.de und ähnlichen Marktplätzen ist unseren Handelspartnern nicht gestattet.',
        ),
        h('Händleranfrage'),
        `<div class="wpcf7 no-js" id="wpcf7-f88-p212-o1" lang="de-DE" dir="ltr">${form('/haendler/#wpcf7-f88-p212-o1', 'Anfrage absenden', 'Firma*', 'Ansprechpartner*', 'Ort*', 'E-Mail*', '¶Ihre Nachricht')}</div>`,
      ),
      '/impressum/': inFoot(
        'Impressum',
        p('Kräuterwerk Holm GbR, Inken und Tade Petersen, Deichweg 4, 25764 Holm'),
        `<p>Telefon 04834 000 52, E-Mail ${scrambled('moin@kraeuterwerk-holm.de')}</p>`,
        p('USt-IdNr.: DE000000052. Verantwortlich für den Inhalt: Inken Petersen.'),
      ),
      '/datenschutz/': inFoot(
        'Datenschutz',
        p('Wir verarbeiten personenbezogene Daten nur, soweit es für Bestellung und Versand nötig ist.'),
        `<p>Unsere Datenschutzbeauftragte erreichen Sie unter ${mail('datenschutz@nordkanzlei-brarup.de')}.</p>`,
      ),
      '/versand/': inFoot(
        'Versand',
        p('Wir versenden mit DHL. Versandkosten 4,90 €, ab 39 € Bestellwert entfallen sie.'),
      ),
    },
    search: [
      hit(
        'https://kraeuterwerk-holm.de/',
        'Kräuterwerk Holm – Biokräuter vom Deich',
        'Lose Kräutertees aus eigenem Anbau.',
      ),
      hit(
        'https://www.amazon.de/s?k=kr%C3%A4uterwerk+holm',
        'Amazon.de: Kräuterwerk Holm',
        'Ergebnisse für Kräuterwerk Holm.',
      ),
      hit(
        'https://www.kraeuterwerk-allgaeu.de/',
        'Kräuterwerk Allgäu – Naturheilpraxis',
        'Heilpraktikerin in Oy-Mittelberg.',
      ),
      hit(
        'https://www.bioladen-kiel.de/marken/kraeuterwerk-holm',
        'Kräuterwerk Holm im Bioladen Kiel',
        'Zwölf Sorten am Lager.',
      ),
      hit('https://www.gelbeseiten.de/suche/kraeuter/holm', 'Kräuter in Holm | Gelbe Seiten', '3 Treffer.'),
      instagram('Kräuterwerk Holm', 'Tee vom Deich. 2.310 Follower.'),
    ],
    others: {
      'www.bioladen-kiel.de': {
        '/marken/kraeuterwerk-holm': page(
          'Kräuterwerk Holm im Bioladen Kiel',
          `<p>Zwölf Sorten am Lager.</p><p>Einkauf: ${mail('einkauf@bioladen-kiel.de')}</p>`,
          'de',
        ),
      },
    },
    expected: {
      wayIn: fillIn('https://kraeuterwerk-holm.de/haendler/'),
      traps: ['datenschutz@nordkanzlei-brarup.de', 'einkauf@bioladen-kiel.de'],
      policy: {
        takes_wholesale: says(
          '/haendler/',
          'yes',
          'wir freuen uns über jeden, der dazukommt',
          'Erstbestellung: 150 € netto Warenwert',
        ),
        marketplaces: says('/haendler/', 'forbidden', 'ist unseren Handelspartnern nicht gestattet'),
        minimum_opening_order: says('/haendler/', 150, 'Erstbestellung: 150 € netto Warenwert'),
        minimum_reorder: says('/haendler/', 75, 'danach genügen 75 € netto je Auftrag'),
        currency: 'EUR',
        documents: says(
          '/haendler/',
          ['business_license', 'tax_id'],
          'Ihren Gewerbenachweis und Ihre USt-IdNr.',
        ),
      },
    },
  }),
];
