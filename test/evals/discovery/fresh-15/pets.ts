import type { DiscoveryCase } from '../case.ts';
import { shopDelivery, shopTerms, siteDelivery, siteTerms } from './everyday.ts';
import { amazon, amazonItem, ebay, etsy, facebook, hit, instagram, reddit, trustpilot } from './found.ts';
import { handmade, spotlight } from './frames-even.ts';
import { flow } from './frames-odd.ts';
import { form, mail, p, page } from './parts.ts';
import { brandSite, fillIn, inFoot, inMenu, says, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  brandSite({
    brand: 'Bramble & Bark Dog Biscuits',
    host: 'brambleandbark.com',
    titles: [
      'Bramble & Bark Dog Biscuits Blackberry & Oat 10 oz',
      'Bramble & Bark Dog Biscuits Pumpkin Patch Minis 6 oz',
    ],
    category: 'Pet Supplies',
    theme: handmade,
    notice: 'Baked in Bellingham. Approved by Gus.',
    home: p('Five ingredients, none of which you’d mind eating yourself.'),
    blurb: p('10 oz bag, $12. Break in half for the small and the round.'),
    pages: {
      '/gus': inMenu(
        'Gus',
        p('Gus is nine, part heeler, part ottoman. He has tasted every batch since 2018.'),
      ),
      '/stores': inMenu(
        'Stores',
        p(
          'If you own a pet shop, feed store, vet clinic or brewery with a dog-friendly porch, we’d love to bake for you.',
        ),
        p('Twelve bags to a case. Start with any six cases, and reorder by the case.'),
        p('We ask every new store for a copy of its business license and for its EIN.'),
        p(
          'Selling online is fine: your own site, eBay, Chewy if they’ll have you. Amazon isn’t. We are the only seller there and intend to stay so.',
        ),
        `<p>Email Trudy, ${mail('trudy@brambleandbark.com')}, or catch her at the Saturday market.</p>`,
      ),
      '/contact': inMenu('Contact', `<p>Dog ate the label? ${mail('woof@brambleandbark.com')}</p>`),
      '/shipping': shopDelivery('$40'),
      '/terms': shopTerms('Bramble & Bark LLC'),
    },
    search: [
      hit(
        'https://brambleandbark.com/',
        'Bramble & Bark Dog Biscuits – Bellingham, WA',
        'Five-ingredient dog biscuits.',
      ),
      amazonItem(
        'Bramble & Bark Blackberry & Oat Dog Biscuits',
        'B0BRMBLE10',
        'Ships from and sold by Bramble & Bark.',
      ),
      hit(
        'https://brambleandbarkgrooming.com/',
        'Bramble & Bark Grooming, Austin',
        'Baths, nails, blueberry facials.',
      ),
      ebay('bramble and bark', '6 results.'),
      instagram('Bramble and Bark', 'Gus and his biscuits.'),
      reddit('Bellingham', 'Local dog treats?', 'Bramble & Bark at the Saturday market.'),
    ],
    others: {
      'brambleandbarkgrooming.com': {
        '/': page(
          'Bramble & Bark Grooming',
          `<h1>Bramble &amp; Bark Grooming</h1><p>Book: ${mail('book@brambleandbarkgrooming.com')}</p>`,
        ),
      },
    },
    expected: {
      wayIn: writeTo('trudy@brambleandbark.com'),
      traps: ['book@brambleandbarkgrooming.com'],
      policy: {
        takes_wholesale: says('/stores', 'yes', 'we’d love to bake for you', 'Start with any six cases'),
        marketplaces: says('/stores', 'amazon_forbidden', 'Amazon isn’t', 'We are the only seller there'),
        documents: says(
          '/stores',
          ['business_license', 'tax_id'],
          'a copy of its business license and for its EIN',
        ),
      },
    },
  }),
  brandSite({
    brand: 'Tuxedo Alley Cat Furniture',
    host: 'tuxedoalley.com',
    titles: [
      'Tuxedo Alley Cat Furniture Wall Bridge Walnut 36 in',
      'Tuxedo Alley Cat Furniture Sisal Scratch Column',
    ],
    category: 'Pet Supplies',
    theme: flow,
    notice: 'Ships flat. Assembles in nine minutes. Free shipping on orders $150+',
    home: p('Shelves, bridges and columns for cats with good taste and no mercy.'),
    blurb: p('Walnut ply, 36 inches, $128. Holds two cats of 15 lb, or one of ours.'),
    pages: {
      '/our-cats': inMenu('Our cats', p('Biscuit, Mr. Peel, and a stray who has not told us her name.')),
      '/refer-a-friend': inMenu('Refer a friend', p('Give $20, get $20. Your link is in your account.')),
      '/where-to-see-it': inMenu(
        'Where to see it',
        p('Our furniture is on the wall at four cat cafés. Pin them on your map before you travel.'),
      ),
      '/contact': inMenu(
        'Contact',
        p('Ask us about studs, screws, or shy cats. We answer within a day.'),
        form('/contact', 'Send', 'Name', 'Email (like jane@example.com)', '¶Your question'),
      ),
      '/terms': siteTerms('Tuxedo Alley, Inc.', 'Oregon'),
      '/delivery': siteDelivery('$150', 'We can’t ship columns to Hawaii; they are too tall for the box.'),
    },
    search: [
      hit(
        'https://tuxedoalley.com/',
        'Tuxedo Alley | Cat furniture for walls',
        'Walnut bridges and sisal columns.',
      ),
      etsy('cat wall bridge', 'Cat wall bridge selection.'),
      hit('https://tuxedoalleyformals.com/', 'Tuxedo Alley Formalwear', 'Prom and wedding rentals, Reno.'),
      amazon('tuxedo alley cat furniture', 'Results.'),
      hit(
        'https://www.hauspanther-reads.com/tuxedo-alley',
        'Nine minutes with a wall bridge',
        'Review of the Tuxedo Alley bridge.',
      ),
      facebook('Tuxedo Alley', 'Cat furniture.'),
    ],
    others: {
      'tuxedoalleyformals.com': {
        '/': page(
          'Tuxedo Alley Formalwear',
          `<p>Dealer program for bridal shops: ${mail('dealers@tuxedoalleyformals.com')}</p>`,
        ),
      },
    },
    expected: {
      wayIn: fillIn('https://tuxedoalley.com/contact'),
      traps: ['dealers@tuxedoalleyformals.com', 'jane@example.com'],
    },
  }),
  brandSite({
    brand: 'Pfotenglück Manufaktur',
    host: 'pfotenglueck-manufaktur.de',
    titles: [
      'Pfotenglück Manufaktur Hirschkaustreifen 150 g',
      'Pfotenglück Manufaktur Kürbistaler für Hunde 200 g',
    ],
    category: 'Haustier',
    lang: 'de',
    theme: spotlight,
    notice: 'Gratisversand ab 35 €',
    imprint: 'Pfotenglück Manufaktur GmbH, Bamberg · service@pfotenglueck-manufaktur.de',
    home: p('Kauartikel und Kekse, luftgetrocknet in Franken. Ohne Zucker, ohne Getreide, ohne Quatsch.'),
    blurb: p('150 g, 8,90 €. Einzelfuttermittel für Hunde.'),
    pages: {
      '/pages/manufaktur': inMenu(
        'Die Manufaktur',
        p('Sieben Leute, drei Trockenschränke und ein Bürohund namens Knödel.'),
      ),
      '/pages/fachhandel': inMenu(
        'Fachhandel',
        p(
          'Du führst einen Zooladen, eine Hundeschule oder einen Futterhof und möchtest Pfotenglück ins Regal stellen? Schön, wir liefern gern.',
        ),
        p(
          'Die erste Bestellung sollte 200 € netto nicht unterschreiten. Nachbestellen kannst du ab einem Karton.',
        ),
        p(
          'Wo du verkaufst, ist deine Sache: im Laden, im eigenen Shop oder über Amazon und eBay. Bitte verwende nur unsere Bilder.',
        ),
        p('Schick uns zur Freischaltung deine Gewerbeanmeldung.'),
        `<p>Deine Ansprechpartnerin ist Ricarda: ${mail('ricarda@pfotenglueck-manufaktur.de')}</p>`,
      ),
      '/pages/futterberatung': inMenu('Futterberatung', p('Dein Hund kratzt sich? Wir hören zu.')),
      '/policies/legal-notice': inFoot(
        'Impressum',
        p('Pfotenglück Manufaktur GmbH, Geschäftsführerin Ricarda Thoma, Amtsgericht Bamberg HRB 0000.'),
        `<p>Online-Marketing: Agentur Blickfang, ${mail('kontakt@blickfang-agentur.de')}</p>`,
      ),
      '/policies/privacy-policy': inFoot(
        'Datenschutz',
        p('Wir speichern, was wir zum Versenden brauchen, und löschen es nach den gesetzlichen Fristen.'),
      ),
    },
    search: [
      hit(
        'https://pfotenglueck-manufaktur.de/',
        'Pfotenglück Manufaktur | Hundesnacks aus Franken',
        'Luftgetrocknete Kauartikel.',
      ),
      hit(
        'https://www.pfotenglueck-tierschutz.de/',
        'Pfotenglück Tierschutz e. V.',
        'Vermittlung von Hunden.',
      ),
      hit('https://www.amazon.de/s?k=pfotengl%C3%BCck', 'Amazon.de: pfotenglück', 'Ergebnisse.'),
      hit('https://www.zooland-erlangen.de/marken', 'Marken – Zooland Erlangen', 'Pfotenglück und andere.'),
      trustpilot('pfotenglueck-manufaktur.de', '4,7 von 5.'),
      instagram('Pfotenglück Manufaktur', 'Knödel und Kollegen.'),
    ],
    expected: {
      wayIn: writeTo('ricarda@pfotenglueck-manufaktur.de'),
      traps: ['kontakt@blickfang-agentur.de'],
      policy: {
        takes_wholesale: says(
          '/pages/fachhandel',
          'yes',
          'Schön, wir liefern gern',
          'Die erste Bestellung sollte 200 € netto nicht unterschreiten',
        ),
        marketplaces: says('/pages/fachhandel', 'allowed', 'im eigenen Shop oder über Amazon und eBay'),
        minimum_opening_order: says(
          '/pages/fachhandel',
          200,
          'Die erste Bestellung sollte 200 € netto nicht unterschreiten',
        ),
        currency: 'EUR',
        documents: says(
          '/pages/fachhandel',
          ['business_license'],
          'Schick uns zur Freischaltung deine Gewerbeanmeldung',
        ),
      },
    },
  }),
];
