import type { DiscoveryCase } from '../case.ts';
import { blocks, by, byHand, form, hidden, mail, nowhere, says, shopify, to, told, woo } from './kit.ts';

const birken = shopify({
  name: 'Birkenrausch',
  lang: 'de',
  nav: [
    ['/collections/all', 'Tees'],
    ['/pages/haendler', 'Für Händler'],
    ['/policies/legal-notice', 'Impressum'],
    ['/policies/privacy-policy', 'Datenschutz'],
  ],
});
const kuehn = woo({
  name: 'Kühn Holzspielzeug',
  lang: 'de',
  nav: [
    ['/shop/', 'Shop'],
    ['/kontakt/', 'Kontakt'],
    ['/impressum/', 'Impressum'],
  ],
  foot: '<p>Umsetzung: klarblick Werbeagentur · post@klarblick-agentur.de</p>',
});
const almgold = blocks({
  name: 'Almgold Honig',
  lang: 'de',
  nav: [
    ['/honig', 'Honig'],
    ['/wiederverkauf', 'Wiederverkauf'],
    ['/impressum', 'Impressum'],
  ],
});
const leuchte = shopify({
  name: 'Lichtwerk Nord',
  lang: 'de',
  nav: [
    ['/collections/leuchten', 'Leuchten'],
    ['/pages/ueber-uns', 'Über uns'],
    ['/policies/legal-notice', 'Impressum'],
  ],
});
const dijk = woo({
  name: 'Dijkhuis Zeep',
  lang: 'nl',
  nav: [
    ['/winkel/', 'Winkel'],
    ['/verkooppunt-worden/', 'Verkooppunt worden'],
    ['/contact/', 'Contact'],
  ],
  foot: '<p>Website door Helder Online (support@helderonline.nl)</p>',
});
const noot = shopify({
  name: 'Noot & Meer',
  lang: 'nl',
  nav: [
    ['/collections/noten', 'Noten'],
    ['/pages/contact', 'Contact'],
    ['/pages/privacy', 'Privacy'],
  ],
});
const fjord = woo({
  name: 'Granskog Ljus',
  lang: 'sv',
  nav: [
    ['/butik/', 'Butik'],
    ['/aterforsaljare/', 'Återförsäljare'],
    ['/kontakt/', 'Kontakt'],
  ],
});
const strick = byHand({
  name: 'Strickerei Moor',
  lang: 'de',
  nav: [
    ['/', 'Start'],
    ['/handel.html', 'Handel'],
    ['/impressum.html', 'Impressum'],
  ],
});

export const northernCases: readonly DiscoveryCase[] = [
  told({
    brand: 'Birkenrausch',
    titles: ['Birkenrausch Bio Kräutertee Abendruhe 60 g', 'Birkenrausch Birkenblättertee lose'],
    category: 'Lebensmittel',
    host: 'birkenrausch.de',
    blurb: 'Bio-Tees aus der Lüneburger Heide',
    pages: {
      '/': birken('Bio-Tees aus der Heide', '<p>Von Hand gepflückt und schonend getrocknet.</p>'),
      '/pages/haendler': birken(
        'Für Händler',
        `<p>Sie führen einen Laden und möchten unsere Tees anbieten? Schreiben Sie an ${mail('handel@birkenrausch.de')}. Mindestbestellwert für die Erstbestellung: 150 €.</p>
<p>Großhandel Schweiz: Kräuterkontor Thun, bestellung@kraeuterkontor.ch. Gastronomie bitte nur über ${mail('gastro@teehaus-nord.de')}.</p>`,
      ),
      '/policies/legal-notice': birken(
        'Impressum',
        `<p>Birkenrausch GmbH, Heidweg 3, 29614 Soltau. E-Mail: moin@birkenrausch.de</p><p>Öko-Kontrollstelle: info@oeko-pruef.de. Plattform der EU zur Online-Streitbeilegung; Verbraucherschlichtung: mail@verbraucher-schlichtung.example.</p>
<p>Fotos: Jette Brandt, hallo@jettebrandt.photo</p>`,
      ),
      '/policies/privacy-policy': birken(
        'Datenschutz',
        '<p>Datenschutzbeauftragter: Dr. Ulf Reimers, datenschutz@reimers-consult.de. Aufsichtsbehörde: poststelle@lfd.niedersachsen.de</p>',
      ),
    },
    wayIn: to('handel@birkenrausch.de'),
    traps: [
      'bestellung@kraeuterkontor.ch',
      'gastro@teehaus-nord.de',
      'info@oeko-pruef.de',
      'mail@verbraucher-schlichtung.example',
      'hallo@jettebrandt.photo',
      'datenschutz@reimers-consult.de',
      'poststelle@lfd.niedersachsen.de',
    ],
    policy: {
      takes_wholesale: says(
        'yes',
        'Sie führen einen Laden und möchten unsere Tees anbieten?',
        '/pages/haendler',
      ),
      minimum_opening_order: says(150, 'Mindestbestellwert für die Erstbestellung: 150 €', '/pages/haendler'),
      currency: 'EUR',
      distributors: says(['Kräuterkontor Thun'], 'Großhandel Schweiz: Kräuterkontor Thun', '/pages/haendler'),
    },
  }),
  told({
    brand: 'Kühn',
    titles: ['Kühn Holzspielzeug Kugelbahn', 'Kühn Steckpuzzle Tiere'],
    category: 'Spielzeug',
    host: 'kuehn-holzspielzeug.de',
    blurb: 'Holzspielzeug aus dem Erzgebirge',
    pages: {
      '/': kuehn('Holzspielzeug aus dem Erzgebirge', '<p>Seit 1952 in Seiffen.</p>'),
      '/kontakt/': kuehn(
        'Kontakt',
        `<p><b>Vertrieb Fachhandel</b><br>Frau Anke Lohse, a.lohse@kuehn-holzspielzeug.de</p><p><b>Bewerbungen</b><br>lehrstelle@kuehn-holzspielzeug.de</p><p><b>Ersatzteile und Reklamation</b><br>ersatzteil@kuehn-holzspielzeug.de</p>
<p><b>Buchhaltung</b> (nur Rechnungen)<br>rechnung@kuehn-holzspielzeug.de</p><p><b>Werksführungen</b><br>Tourist-Info Seiffen, info@seiffen-tourist.de</p>`,
      ),
      '/impressum/': kuehn(
        'Impressum',
        '<p>Kühn GmbH &amp; Co. KG · info@kuehn-holzspielzeug.de<br>Konzeption &amp; Gestaltung: studio elf, hallo@studio-elf.design<br>Jugendschutzbeauftragter: RA Dr. Metz, kanzlei@metz-recht.de</p>',
      ),
    },
    wayIn: to('a.lohse@kuehn-holzspielzeug.de'),
    traps: [
      'post@klarblick-agentur.de',
      'lehrstelle@kuehn-holzspielzeug.de',
      'ersatzteil@kuehn-holzspielzeug.de',
      'rechnung@kuehn-holzspielzeug.de',
      'info@seiffen-tourist.de',
      'hallo@studio-elf.design',
      'kanzlei@metz-recht.de',
    ],
  }),
  told({
    brand: 'Almgold',
    titles: ['Almgold Waldhonig 500 g', 'Almgold Blütenhonig im Glas'],
    category: 'Lebensmittel',
    host: 'almgold-honig.at',
    blurb: 'Honig aus Tirol',
    pages: {
      '/': almgold('Honig aus Tirol', '<p>Drei Generationen Imkerei.</p>'),
      '/wiederverkauf': almgold(
        'Wiederverkauf',
        `<p>Hofläden und Feinkostgeschäfte beliefern wir gern. Bitte füllen Sie das Formular aus.</p>${form(['Firma', 'UID-Nummer', 'E-Mail', 'Nachricht'], 'Anfrage senden')}
<p>Unsere frühere Adresse almgold@aon.at ist nicht mehr gültig. Für Deutschland wenden Sie sich bitte an unseren Vertriebspartner Feinkost Isar, einkauf@feinkost-isar.de.</p>`,
      ),
      '/impressum': almgold(
        'Impressum',
        `<p>Imkerei Almgold, Familie Rainer, Kundl. Kammer: WKO Tirol, office@wko-tirol.example. Imkerkurse: kurse@imkerverband-tirol.at. Datenschutzanfragen: dsgvo@almgold-honig.at. Hosting: noc@bergnetz.at</p>`,
      ),
    },
    wayIn: by('https://almgold-honig.at/wiederverkauf'),
    traps: [
      'almgold@aon.at',
      'einkauf@feinkost-isar.de',
      'office@wko-tirol.example',
      'kurse@imkerverband-tirol.at',
      'dsgvo@almgold-honig.at',
      'noc@bergnetz.at',
    ],
    policy: {
      takes_wholesale: says('yes', 'Hofläden und Feinkostgeschäfte beliefern wir gern', '/wiederverkauf'),
      distributors: says(
        ['Feinkost Isar'],
        'wenden Sie sich bitte an unseren Vertriebspartner Feinkost Isar',
        '/wiederverkauf',
      ),
    },
  }),
  told({
    brand: 'Lichtwerk Nord',
    titles: ['Lichtwerk Nord Tischleuchte Deich', 'Lichtwerk Nord Pendelleuchte Tide'],
    category: 'Beleuchtung',
    host: 'lichtwerk-nord.de',
    blurb: 'Leuchten aus Flensburg',
    pages: {
      '/': leuchte('Leuchten aus Flensburg', '<p>Gedreht, gelötet, geprüft.</p>'),
      '/pages/ueber-uns': leuchte(
        'Über uns',
        `<p>Für Presseanfragen: Agentur Seegang, lichtwerk@seegang-pr.de. Unser Design ist von Studio Horn (mail@studio-horn.com). Für Möbelhäuser arbeitet unsere Handelsvertretung Krog, krog@handelsvertretung-krog.de.</p>
<p>Praktikum? praktikum@lichtwerk-nord.de</p><p>„Tolle Lampe!“ – Kundin aus Kiel, heike.m@web.de</p>`,
      ),
      '/policies/legal-notice': leuchte(
        'Impressum',
        `<p>Lichtwerk Nord GmbH, Werftstr. 9, Flensburg. licht [ät] lichtwerk-nord [punkt] de</p><p>WEEE-Reg.-Nr. DE 4411. Entsorgung: ruecknahme@elektro-retour.de. Meldungen nach dem Hinweisgeberschutzgesetz: hinweis@ombudsstelle-nord.de</p>`,
      ),
    },
    wayIn: to('krog@handelsvertretung-krog.de', 'licht@lichtwerk-nord.de'),
    traps: [
      'lichtwerk@seegang-pr.de',
      'mail@studio-horn.com',
      'praktikum@lichtwerk-nord.de',
      'heike.m@web.de',
      'ruecknahme@elektro-retour.de',
      'hinweis@ombudsstelle-nord.de',
    ],
  }),
  told({
    brand: 'Dijkhuis',
    titles: ['Dijkhuis Zeep Blok Lavendel 100 g', 'Dijkhuis Handzeep Zeewier'],
    category: 'Verzorging',
    host: 'dijkhuiszeep.nl',
    blurb: 'Zeep uit Zeeland',
    pages: {
      '/': dijk('Zeep uit Zeeland', '<p>Koud geroerd en zes weken gerijpt.</p>'),
      '/verkooppunt-worden/': dijk(
        'Verkooppunt worden',
        `<p>Wil je onze zeep in jouw winkel verkopen? Mail Sanne: ${hidden('sanne@dijkhuiszeep.nl')}. Minimale eerste bestelling 100 euro.</p><p>Winkels in België bestellen bij De Groene Kaai, bestel@degroenekaai.be. Relatiegeschenken lopen via Pakketje (${mail('zakelijk@pakketje.nl')}).</p>`,
      ),
      '/contact/': dijk(
        'Contact',
        `<p>Klantenservice: klantenservice@dijkhuiszeep.nl</p><p>Workshops: workshop@zeepatelierveere.nl</p><p>Vacatures: werkenbij@dijkhuiszeep.nl</p><p>Pers: pers@dijkhuiszeep.nl</p><p>Lid van Thuiswinkel-keur, klachten: geschillen@winkelkeur.nl</p>`,
      ),
    },
    wayIn: to('sanne@dijkhuiszeep.nl'),
    traps: [
      'support@helderonline.nl',
      'bestel@degroenekaai.be',
      'zakelijk@pakketje.nl',
      'workshop@zeepatelierveere.nl',
      'werkenbij@dijkhuiszeep.nl',
      'pers@dijkhuiszeep.nl',
      'geschillen@winkelkeur.nl',
    ],
    policy: {
      takes_wholesale: says('yes', 'Wil je onze zeep in jouw winkel verkopen?', '/verkooppunt-worden/'),
      minimum_opening_order: says(100, 'Minimale eerste bestelling 100 euro', '/verkooppunt-worden/'),
      currency: 'EUR',
      distributors: says(
        ['De Groene Kaai'],
        'Winkels in België bestellen bij De Groene Kaai',
        '/verkooppunt-worden/',
      ),
    },
  }),
  told({
    brand: 'Noot & Meer',
    titles: ['Noot & Meer Gebrande Amandelen 250 g', 'Noot & Meer Notenpasta Cashew'],
    category: 'Boodschappen',
    host: 'nootenmeer.nl',
    blurb: 'Noten, vers gebrand',
    pages: {
      '/': noot('Vers gebrand', '<p>Elke dinsdag en vrijdag.</p>'),
      '/pages/contact': noot(
        'Contact',
        `<p>Vragen? hallo@nootenmeer.nl of bel 020-555 0182.</p><p>Onze oude marktkraam is verkocht; voor de kraam op de Dappermarkt mail je Hakim (hakim@notenkraam.nl).</p><p>Spaarkaart-app: support@spaarmaatje.app</p>
<p>Mail vanaf noreply@nootenmeer.nl kun je niet beantwoorden.</p>`,
      ),
      '/pages/privacy': noot(
        'Privacy',
        '<p>Functionaris gegevensbescherming: fg@privacyzorg.nl. Autoriteit Persoonsgegevens. Cookies: Koekjesmelder BV, info@koekjesmelder.nl. Pakketten: DHZ Parcel, privacy@dhzparcel.nl</p>',
      ),
    },
    wayIn: to('hallo@nootenmeer.nl'),
    traps: [
      'hakim@notenkraam.nl',
      'support@spaarmaatje.app',
      'noreply@nootenmeer.nl',
      'fg@privacyzorg.nl',
      'info@koekjesmelder.nl',
      'privacy@dhzparcel.nl',
    ],
  }),
  told({
    brand: 'Granskog',
    titles: ['Granskog Doftljus Tall 200 g', 'Granskog Blockljus Vit'],
    category: 'Hem',
    host: 'granskogljus.se',
    blurb: 'Ljus från Småland',
    pages: {
      '/': fjord('Ljus från Småland', '<p>Stöpta för hand.</p>'),
      '/aterforsaljare/': fjord(
        'Återförsäljare',
        `<p>Vill du sälja våra ljus i din butik? Kontakta ${mail('order@granskogljus.se')} så skickar vi prislistan.</p><p>Butiker i Norge vänder sig till Nordlys Agentur, post@nordlysagentur.no. Danmark: kontakt@lysogco.dk (Lys &amp; Co).</p>`,
      ),
      '/kontakt/': fjord(
        'Kontakt',
        `<p>Kundtjänst: kund@granskogljus.se</p><p>Jobba hos oss: jobb@granskogljus.se</p><p>Press: press@granskogljus.se</p><p>Personuppgifter: dataskydd@granskogljus.se</p><p>Webbplatsen är byggd av Tallbarr Byrå, hej@tallbarrbyra.se</p>`,
      ),
    },
    wayIn: to('order@granskogljus.se'),
    traps: [
      'post@nordlysagentur.no',
      'kontakt@lysogco.dk',
      'jobb@granskogljus.se',
      'press@granskogljus.se',
      'dataskydd@granskogljus.se',
      'hej@tallbarrbyra.se',
    ],
    policy: {
      takes_wholesale: says('yes', 'Vill du sälja våra ljus i din butik?', '/aterforsaljare/'),
      distributors: {
        value: ['Nordlys Agentur', 'Lys & Co'],
        words: 'vänder sig till Nordlys Agentur',
        furtherWords: ['Lys & Co'],
        path: '/aterforsaljare/',
      },
    },
  }),
  told({
    brand: 'Strickerei Moor',
    titles: ['Strickerei Moor Wollmütze Merino', 'Strickerei Moor Handschuhe Wolle'],
    category: 'Bekleidung',
    host: 'strickerei-moor.ch',
    blurb: 'Wollmützen aus dem Emmental',
    pages: {
      '/': strick(
        'Mützen aus dem Emmental',
        '<p>Auf alten Maschinen gestrickt. Verkauf nur im Laden und hier.</p>',
      ),
      '/handel.html': strick(
        'Handel',
        `<p>Wiederverkäufer beliefern wir nicht mehr. Bestehende Partner: Loden Frey Basel (wolle@lodenbasel.ch), Boutique Alpina (boutique@alpina-zermatt.ch).</p>
<p>Maschinen zu verkaufen: Herr Abegg, abegg@strickmaschinen.ch</p>`,
      ),
      '/impressum.html': strick(
        'Impressum',
        '<p>Rechtsvertretung: Notariat Suter, suter@notariat-suter.ch. Webmaster: webmaster@emmenweb.ch. Schafe: verein@emmentaler-schaf.ch</p>',
      ),
    },
    wayIn: nowhere,
    traps: [
      'wolle@lodenbasel.ch',
      'boutique@alpina-zermatt.ch',
      'abegg@strickmaschinen.ch',
      'suter@notariat-suter.ch',
      'webmaster@emmenweb.ch',
      'verein@emmentaler-schaf.ch',
    ],
    policy: { takes_wholesale: says('no', 'Wiederverkäufer beliefern wir nicht mehr', '/handel.html') },
  }),
];
