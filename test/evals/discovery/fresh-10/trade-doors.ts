import type { DiscoveryCase } from '../case.ts';
import { amazon, answers, hit, instagram, itself, other, target } from '../fresh-9/shells/results.ts';
import { brand, fillIn, mail, says, writeTo, yes } from '../fresh-9/shells/site.ts';
import { shopware, stencil } from './shells/carts.ts';

/** The other shop, for those who resell: an app whose first page a script draws from its state. */
const door = (shop: string, words: string, form: string) => ({
  '/': `<!DOCTYPE html><html lang="en"><head><title>${shop}</title></head><body><div id="__next"><header><a href="/">${shop}</a> <a href="/login">Sign in</a> <a href="/apply">Apply for an account</a></header><div class="skeleton" aria-busy="true"></div></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(
    {
      props: { pageProps: { page: { slug: 'home', title: shop, body: words }, session: null } },
      page: '/',
      buildId: 'k3Jx0q',
    },
  ).replaceAll('</', '<\\/')}</script></body></html>`,
  '/login': `<!DOCTYPE html><html lang="en"><head><title>Sign in - ${shop}</title></head><body><form action="/api/session" method="post"><input name="email" type="email"><input name="password" type="password"><button>Sign in</button></form></body></html>`,
  '/apply': `<!DOCTYPE html><html lang="en"><head><title>Apply for an account - ${shop}</title></head><body><header><a href="/">${shop}</a></header><main><h1>Apply for an account</h1>${form}</main></body></html>`,
});

const applyForm = (button: string) =>
  `<form action="/apply" method="post"><label>Company<input name="company"></label><label>Contact name<input name="contact"></label><label>Email<input type="email" name="email"></label><label>Store address<textarea name="address"></textarea></label><button type="submit">${button}</button></form>`;

export const cases: readonly DiscoveryCase[] = [
  // A shop of its own for resellers, below the brand's name.
  brand(stencil, {
    name: 'Anvil & Awl Toolworks',
    host: 'www.anvilandawl.test',
    tagline: 'Leatherworking tools',
    bar: 'Free Shipping over $79 in the contiguous US',
    menu: ['Tools /all/', 'Videos /videos/', 'Dealer site https://dealers.anvilandawl.test/'],
    foot: ['Dealer site https://dealers.anvilandawl.test/', 'Contact us /contact-us/'],
    range: ['Stitching Chisel 4 mm | $32.00', 'Edge Beveler No. 2 | $26.00'],
    home: '<h1>Holes in the right place</h1>',
    pages: {
      '/videos/': ['Videos', '<p>How to sharpen a beveler in two minutes.</p>'],
      '/contact-us/': ['Contact us', `<p>${mail('shop@anvilandawl.test')}</p>`],
    },
    elsewhere: {
      'dealers.anvilandawl.test': door(
        'Anvil & Awl Dealers',
        '<p>Leather and craft stores buy Anvil &amp; Awl tools here at dealer prices.</p><p>The minimum opening order is $500. The minimum for reorders is $200.</p><p>Dealers may not list our tools on Amazon.</p>',
        `<p>Have your resale certificate ready to upload.</p>${applyForm('Apply')}`,
      ),
    },
    titles: ['Anvil & Awl Toolworks Stitching Chisel 4 mm', 'Anvil & Awl Edge Beveler No. 2'],
    category: 'Arts, Crafts & Sewing',
    results: answers(itself, amazon, instagram),
    expected: {
      wayIn: fillIn('https://dealers.anvilandawl.test/apply'),
      policy: {
        takes_wholesale: yes('Leather and craft stores buy Anvil & Awl tools here at dealer prices.', '/'),
        minimum_opening_order: says(500, 'The minimum opening order is $500.', '/'),
        minimum_reorder: says(200, 'The minimum for reorders is $200.', '/'),
        currency: 'USD',
        marketplaces: says('amazon_forbidden', 'Dealers may not list our tools on Amazon.', '/'),
        documents: says(['resale_certificate'], 'Have your resale certificate ready to upload.', '/apply'),
      },
    },
  }),
  brand(stencil, {
    name: 'Pothole Bicycle Bags',
    host: 'potholebags.test',
    tagline: 'Waxed canvas bags for bicycles',
    menu: ['Bags /all/', 'Fit guide /fit-guide/', 'Retailers /retailers/'],
    foot: ['Retailers /retailers/', 'Contact /contact/'],
    range: ['Bar Roll 5 L | $74.00', 'Tool Wrap | $38.00'],
    home: '<h1>Rough roads welcome</h1>',
    pages: {
      '/fit-guide/': ['Fit guide', '<p>Measure between the drops.</p>'],
      '/contact/': ['Contact', `<p>Riders: ${mail('ride@potholebags.test')}</p>`],
      '/retailers/': [
        'Retailers',
        '<p>Bike shops order from our wholesale site. Not registered yet? <a href="https://wholesale.potholebags.test/apply">Request access</a>.</p>',
      ],
    },
    elsewhere: {
      'potholecity.test': other('Report a pothole', '<p>streets@potholecity.test</p>'),
      'wholesale.potholebags.test': door(
        'Pothole Wholesale',
        '<p>Welcome, bike shops. Sign in to see prices.</p><p>First orders have a $300 minimum.</p><p>Our bags may not be sold on third-party marketplaces such as Amazon and eBay.</p>',
        `<p>We look at every request within two days.</p>${applyForm('Request access')}`,
      ),
    },
    titles: ['Pothole Bicycle Bags Bar Roll 5 L', 'Pothole Bags Waxed Canvas Tool Wrap'],
    category: 'Sports & Outdoors',
    results: answers(amazon, itself, hit('https://potholecity.test/', 'Report a pothole')),
    expected: {
      wayIn: fillIn('https://wholesale.potholebags.test/apply'),
      traps: ['streets@potholecity.test'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Bike shops order from our wholesale site.',
          furtherWords: ['Welcome, bike shops. Sign in to see prices.'],
          path: '/retailers/',
        },
        minimum_opening_order: says(300, 'First orders have a $300 minimum.', '/'),
        currency: 'USD',
        marketplaces: says(
          'forbidden',
          'Our bags may not be sold on third-party marketplaces such as Amazon and eBay.',
          '/',
        ),
      },
    },
  }),
  // German shop systems: the imprint's address on every page, the trade on one.
  brand(shopware, {
    name: 'Wacholderheide Naturkosmetik',
    host: 'www.wacholderheide.test',
    language: 'de',
    tagline: 'Naturkosmetik aus der Lüneburger Heide',
    bar: 'Versandkostenfrei ab 50 €',
    menu: ['Pflege /Sortiment/', 'Über uns /Ueber-uns', 'Händler werden /Haendler-werden'],
    foot: ['Impressum /Impressum', 'Versand /Versand', 'Händler werden /Haendler-werden', 'Kontakt /Kontakt'],
    range: ['Heidebalsam 50 ml | 18,90 €', 'Wacholderseife | 6,90 €'],
    home: '<div class="cms-element-text"><h2>Was die Heide hergibt</h2></div>',
    pages: {
      '/Ueber-uns': ['Über uns', '<p>Drei Frauen, ein Destillierkessel.</p>'],
      '/Versand': [
        'Versand',
        '<p>Ab einem Bestellwert von 50 € liefern wir versandkostenfrei. Der Mindestbestellwert beträgt 15 €.</p>',
      ],
      '/Kontakt': ['Kontakt', `<p>Fragen zur Bestellung: ${mail('service@wacholderheide.test')}</p>`],
      '/Impressum': [
        'Impressum',
        '<p>Wacholderheide Naturkosmetik GmbH, Heideweg 12, 29614 Soltau. E-Mail: info@wacholderheide.test. Umsatzsteuer-ID: DE318822047. Datenschutzbeauftragter: datenschutz@wacholderheide.test</p>',
      ],
      '/Haendler-werden': [
        'Händler werden',
        `<p>Sie führen einen Bioladen, eine Drogerie oder einen Unverpacktladen? Wir beliefern den Fachhandel in Deutschland und Österreich.</p><ul><li>Mindestbestellwert Erstauftrag: 250 € netto</li><li>Mindestbestellwert Folgeauftrag: 120 € netto</li><li>Frei Haus ab 300 € netto</li></ul><p>Für die Freischaltung benötigen wir Ihren Gewerbenachweis und Ihre USt-IdNr. Ein Weiterverkauf über Amazon, eBay oder Kaufland.de ist ausgeschlossen.</p><p>Ihre Anfrage richten Sie bitte an ${mail('vertrieb@wacholderheide.test')}.</p>`,
      ],
    },
    titles: ['Wacholderheide Naturkosmetik Heidebalsam 50 ml', 'Wacholderheide Wacholderseife'],
    category: 'Beauty & Personal Care',
    results: answers(
      itself,
      amazon,
      hit('https://wacholderheide-tourismus.test/', 'Urlaub in der Wacholderheide'),
    ),
    elsewhere: {
      'wacholderheide-tourismus.test': other(
        'Urlaub in der Wacholderheide',
        '<p>gaeste@wacholderheide-tourismus.test</p>',
      ),
    },
    expected: {
      wayIn: writeTo('vertrieb@wacholderheide.test'),
      traps: ['datenschutz@wacholderheide.test', 'gaeste@wacholderheide-tourismus.test'],
      policy: {
        takes_wholesale: yes(
          'Wir beliefern den Fachhandel in Deutschland und Österreich.',
          '/Haendler-werden',
        ),
        minimum_opening_order: says(250, 'Mindestbestellwert Erstauftrag: 250 € netto', '/Haendler-werden'),
        minimum_reorder: says(120, 'Mindestbestellwert Folgeauftrag: 120 € netto', '/Haendler-werden'),
        currency: 'EUR',
        documents: says(
          ['business_license', 'tax_id'],
          'Für die Freischaltung benötigen wir Ihren Gewerbenachweis und Ihre USt-IdNr.',
          '/Haendler-werden',
        ),
        marketplaces: says(
          'forbidden',
          'Ein Weiterverkauf über Amazon, eBay oder Kaufland.de ist ausgeschlossen.',
          '/Haendler-werden',
        ),
      },
    },
  }),
  brand(shopware, {
    name: 'Kesselflicker Emaille',
    host: 'kesselflicker.test',
    language: 'de',
    tagline: 'Emailletöpfe aus dem Erzgebirge',
    bar: 'Jetzt neu: Milchtopf Grün',
    menu: ['Töpfe /Sortiment/', 'Pflegetipps /Pflegetipps', 'Für Händler /Fuer-Haendler'],
    foot: ['Impressum /Impressum', 'Versand /Versand', 'Für Händler /Fuer-Haendler', 'Kontakt /Kontakt'],
    range: ['Milchtopf 1,5 l | 49,00 €', 'Bräter 4 l | 119,00 €'],
    home: '<div class="cms-element-text"><h2>Töpfe, die etwas aushalten</h2></div>',
    imprint: 'Shop-Betreuung: Agentur Nordlicht, hallo@agentur-nordlicht.test.',
    pages: {
      '/Pflegetipps': ['Pflegetipps', '<p>Angebranntes mit Natron aufkochen.</p>'],
      '/Kontakt': ['Kontakt', `<p>${mail('kontakt@kesselflicker.test')}</p>`],
      '/Impressum': [
        'Impressum',
        '<p>Kesselflicker Emaille e.K., Inhaber Jens Uhlig, Am Hammer 3, 09456 Annaberg. E-Mail: kontakt@kesselflicker.test</p>',
      ],
      '/Fuer-Haendler': [
        'Für Händler',
        `<p>Haushaltswarengeschäfte und Hofläden können unsere Töpfe zu Händlerpreisen beziehen. Für Neukunden gilt ein Mindestauftragswert von 400 € (zzgl. MwSt.). Nachbestellungen nehmen wir ab 150 € entgegen. Bitte schicken Sie uns eine Kopie Ihrer Gewerbeanmeldung. Auf Amazon verkaufen wir selbst; unseren Händlern ist der Verkauf dort nicht erlaubt.</p><p>Händlerbetreuung: ${mail('haendler@kesselflicker.test')}</p>`,
      ],
    },
    titles: ['Kesselflicker Emaille Milchtopf 1,5 l', 'Kesselflicker Bräter 4 l Emaille'],
    category: 'Home & Kitchen',
    results: answers(amazon, itself, target),
    expected: {
      wayIn: writeTo('haendler@kesselflicker.test'),
      traps: ['hallo@agentur-nordlicht.test'],
      policy: {
        takes_wholesale: yes(
          'Haushaltswarengeschäfte und Hofläden können unsere Töpfe zu Händlerpreisen beziehen.',
          '/Fuer-Haendler',
        ),
        minimum_opening_order: says(
          400,
          'Für Neukunden gilt ein Mindestauftragswert von 400 € (zzgl. MwSt.).',
          '/Fuer-Haendler',
        ),
        minimum_reorder: says(150, 'Nachbestellungen nehmen wir ab 150 € entgegen.', '/Fuer-Haendler'),
        currency: 'EUR',
        documents: says(
          ['business_license'],
          'Bitte schicken Sie uns eine Kopie Ihrer Gewerbeanmeldung.',
          '/Fuer-Haendler',
        ),
        marketplaces: says(
          'amazon_forbidden',
          'Auf Amazon verkaufen wir selbst; unseren Händlern ist der Verkauf dort nicht erlaubt.',
          '/Fuer-Haendler',
        ),
      },
    },
  }),
];
