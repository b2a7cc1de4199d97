import type { DiscoveryCase } from '../case.ts';
import { address, cf, cf7, form, formAt, hits, jsonLd, mail, said, site } from './kit.ts';
import { builder, squarespace, storefront } from './themes.ts';
import { lightspeed, shopware } from './themes-europe.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Alpsteiner Chrüter',
    productTitles: ['Alpsteiner Chrüter Bergtee 40 g', 'Alpsteiner Chrüter Einschlaftee 18 Beutel'],
    category: 'Lebensmittel',
    search: hits(
      ['https://www.galaxus.ch/de/brand/alpsteiner-chrueter', 'Alpsteiner Chrüter - Galaxus', 'Ab CHF 9.80'],
      ['https://www.alpsteiner-chrueter.test/', 'Alpsteiner Chrüter', 'Bergkräuter aus dem Appenzellerland'],
      ['https://alpsteiner-bahnen.test/', 'Alpsteiner Bahnen', 'Fahrplan'],
    ),
    hosts: {
      'alpsteiner-bahnen.test': { '/': '<h1>Fahrplan</h1><p>gruppen@alpsteiner-bahnen.test</p>' },
      'www.alpsteiner-chrueter.test': site(
        builder,
        {
          name: 'Alpsteiner Chrüter',
          lang: 'de-CH',
          bar: 'Gratis Versand ab CHF 60.–',
          nav: 'Tee=/tee/ | Bauern=/bauern/ | Für Läden=/fuer-laeden/',
          foot: 'Für Läden=/fuer-laeden/ | Im Ausland=/im-ausland/ | Grüezi=/gruezi/',
          end: ` · Umsetzung <a href="mailto:hoi@chnopf-media.test">Chnopf Media</a>`,
        },
        {
          '/': '<h1>Von Hand gezupft</h1><p>Bergtee 40 g, Einschlaftee 18 Beutel.</p>',
          '/fuer-laeden/': `<h1>Für Läden</h1><p>Drogerien, Reformhäuser, Hotels und Dorfläden bedient Regula Fässler (${cf('regula@alpsteiner-chrueter.test')}). Die Einstiegsbestellung macht CHF 300.– aus, spätere mindestens CHF 150.–.</p><p>Schicken Sie uns dazu einen Handelsregisterauszug.</p><p>Wer unseren Tee bei Galaxus, Amazon oder Ricardo einstellen möchte, fragt zuerst; ohne unser schriftliches Ja geht es nicht.</p>`,
          '/im-ausland/':
            '<h1>Im Ausland</h1><p>In Österreich beliefert Sie die Maislinger Naturwaren GmbH in Salzburg, in Deutschland die Kräuterkontor Ahrens KG.</p>',
          '/gruezi/': '<h1>Grüezi</h1><p>gruezi@alpsteiner-chrueter.test</p>',
        },
      ),
    },
    expected: {
      website: 'www.alpsteiner-chrueter.test',
      wayIn: address('regula@alpsteiner-chrueter.test'),
      traps: ['gruppen@alpsteiner-bahnen.test', 'hoi@chnopf-media.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Drogerien, Reformhäuser, Hotels und Dorfläden bedient',
          '/fuer-laeden/',
        ),
        minimum_opening_order: said(300, 'Die Einstiegsbestellung macht CHF 300.– aus', '/fuer-laeden/'),
        minimum_reorder: said(150, 'spätere mindestens CHF 150.–', '/fuer-laeden/'),
        currency: 'CHF',
        documents: said(
          ['business_license'],
          'Schicken Sie uns dazu einen Handelsregisterauszug',
          '/fuer-laeden/',
        ),
        marketplaces: said('with_permission', 'ohne unser schriftliches Ja geht es nicht', '/fuer-laeden/'),
        distributors: said(
          ['Maislinger Naturwaren GmbH', 'Kräuterkontor Ahrens KG'],
          'In Österreich beliefert Sie die Maislinger Naturwaren GmbH',
          '/im-ausland/',
        ),
      },
    },
  },
  {
    brand: 'Orthovena Bandagen',
    productTitles: ['Orthovena Kniebandage Größe M', 'Orthovena Handgelenkstütze links'],
    category: 'Drogerie & Körperpflege',
    search: hits(
      ['https://orthovena.test/', 'Orthovena', 'Bandagen aus Zeulenroda'],
      ['https://www.sanicare.de/marken/orthovena', 'Orthovena | Sanicare', 'Versandapotheke'],
      ['https://praxis-orthovena.test/', 'Praxis Orthovena', 'Termine'],
    ),
    hosts: {
      'praxis-orthovena.test': { '/': '<h1>Praxis</h1><p>termin@praxis-orthovena.test</p>' },
      'orthovena.test': site(
        shopware,
        {
          name: 'Orthovena',
          nav: 'Bandagen=/Bandagen/ | Sanitätshäuser=/Sanitaetshaeuser/ | Service=/Service/',
          foot: 'Händlerregeln=/Haendlerregeln/ | Konto für Sanitätshäuser=/Konto-anlegen/ | Vigilanz=/Vigilanz/',
        },
        {
          '/': '<h1>Hält. Stützt.</h1><p>Kniebandage Größe M. Handgelenkstütze links.</p>',
          '/Sanitaetshaeuser/':
            '<h1>Sanitätshäuser und Apotheken</h1><p>Neue Häuser nehmen wir laufend auf: <a href="/Konto-anlegen/">Konto anlegen</a>, Gewerbenachweis hochladen, fertig. Der erste Auftrag umfasst Ware für wenigstens 400 Euro.</p><p>Auch auf Amazon und eBay dürfen Sie unsere Bandagen führen.</p>',
          '/Konto-anlegen/': `<h1>Konto anlegen</h1>${form('/account/register/haendler', 'Firma, IK-Nummer, Ansprechpartner, E-Mail', 'Konto beantragen')}`,
          '/Haendlerregeln/':
            '<h1>Händlerregeln</h1><p>Medizinprodukte gehören nicht auf Handelsplattformen: Das Einstellen bei Amazon, eBay oder Otto ist Händlern verwehrt.</p>',
          '/Vigilanz/': '<h1>Vigilanz</h1><p>Vorkommnisse: vigilanz@orthovena.test</p>',
          '/Service/': '<h1>Service</h1><p>service@orthovena.test</p>',
        },
      ),
    },
    expected: {
      website: 'orthovena.test',
      wayIn: formAt('https://orthovena.test/Konto-anlegen/'),
      traps: ['termin@praxis-orthovena.test', 'vigilanz@orthovena.test'],
      policy: {
        takes_wholesale: said('yes', 'Neue Häuser nehmen wir laufend auf', '/Sanitaetshaeuser/'),
        documents: said(['business_license'], 'Gewerbenachweis hochladen', '/Sanitaetshaeuser/'),
        minimum_opening_order: said(
          400,
          'Der erste Auftrag umfasst Ware für wenigstens 400 Euro',
          '/Sanitaetshaeuser/',
        ),
        currency: 'EUR',
        contradicted: ['marketplaces'],
      },
    },
  },
  {
    brand: 'Zeepziederij De Klaproos',
    productTitles: ['De Klaproos Zeepblok Duindoorn 110 g', 'De Klaproos Shampoobar Hop'],
    category: 'Beauty',
    search: hits(
      ['https://www.bol.com/nl/nl/b/de-klaproos/', 'De Klaproos | bol', 'Gratis verzending vanaf 25 euro'],
      ['https://deklaproos-camping.test/', 'Camping De Klaproos', 'Kamperen in Drenthe'],
      ['https://klapzeep.test/', 'Zeepziederij De Klaproos', 'Koud geroerde zeep uit Zutphen'],
    ),
    hosts: {
      'deklaproos-camping.test': { '/': '<h1>Camping</h1><p>receptie@deklaproos-camping.test</p>' },
      'klapzeep.test': site(
        lightspeed,
        {
          name: 'Zeepziederij De Klaproos',
          lang: 'nl',
          bar: 'Gratis verzending vanaf € 35',
          nav: 'Zeep=/zeep/ | Shampoobars=/shampoobars/ | Voor winkels=/service/voor-winkels/',
          foot: 'Klantenservice=/service/ | Voor winkels=/service/voor-winkels/ | Privacy=/service/privacy-policy/',
        },
        {
          '/': '<h1>Koud geroerd in Zutphen</h1><p>Zeepblok Duindoorn 110 g. Shampoobar Hop.</p>',
          '/service/voor-winkels/': `<h1>Voor winkels</h1><p>Cadeauwinkels, verpakkingsvrije winkels en hotels schenken we graag een plekje. Bestellen gaat via <a href="https://www.orderchamp.com/nl/brands/klaproos">Orderchamp</a> of gewoon per mail bij Fenna: ${cf('fenna@klapzeep.test')}.</p><p>De eerste doos is goed voor minstens € 150, bijbestellen kan vanaf € 75. Stuur een KvK-uittreksel mee en je btw-nummer.</p><p>Op bol, Amazon en Marktplaats horen onze zepen niet thuis, dat spreken we met iedere winkel af.</p>`,
          '/service/': `<h1>Klantenservice</h1><p>hallo@klapzeep.test</p><p>Vragen over Orderchamp? ${mail('support@orderchamp.com')}</p>`,
          '/service/privacy-policy/': '<h1>Privacy</h1><p>avg@klapzeep.test</p>',
        },
      ),
    },
    expected: {
      website: 'klapzeep.test',
      wayIn: address('fenna@klapzeep.test'),
      traps: ['receptie@deklaproos-camping.test', 'support@orderchamp.com', 'avg@klapzeep.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Cadeauwinkels, verpakkingsvrije winkels en hotels',
          '/service/voor-winkels/',
        ),
        minimum_opening_order: said(
          150,
          'De eerste doos is goed voor minstens € 150',
          '/service/voor-winkels/',
        ),
        minimum_reorder: said(75, 'bijbestellen kan vanaf € 75', '/service/voor-winkels/'),
        currency: 'EUR',
        documents: said(
          ['business_license', 'tax_id'],
          'Stuur een KvK-uittreksel mee en je btw-nummer',
          '/service/voor-winkels/',
        ),
        marketplaces: said(
          'forbidden',
          'Op bol, Amazon en Marktplaats horen onze zepen niet thuis',
          '/service/voor-winkels/',
        ),
      },
    },
  },
  {
    brand: 'HOOGMOED',
    productTitles: ['Hoogmoed Dubbele Fietstas Canvas 46L', 'Hoogmoed Stuurtas Mosgroen'],
    category: 'Fietsen',
    search: hits(
      ['https://hoogmoed-toneel.test/', 'Toneelgroep Hoogmoed', 'Speellijst 2026'],
      ['https://hoogmoedtassen.test/', 'Hoogmoed fietstassen', 'Genaaid in Zwolle, gemaakt voor regen'],
      ['https://www.fietsenwinkel.nl/hoogmoed', 'Hoogmoed | Fietsenwinkel', 'Fietstassen'],
    ),
    hosts: {
      'hoogmoed-toneel.test': { '/': '<h1>Speellijst</h1><p>kaarten@hoogmoed-toneel.test</p>' },
      'hoogmoedtassen.test': site(
        squarespace,
        {
          name: 'Hoogmoed',
          lang: 'nl',
          nav: 'Tassen=/tassen | Atelier=/atelier',
          foot: 'Reparatie=/reparatie | Atelier=/atelier',
        },
        {
          '/': '<h1>Gemaakt voor regen</h1><p>Dubbele Fietstas Canvas 46L. Stuurtas Mosgroen.</p>',
          '/atelier': `<h1>Atelier</h1><p>Achter de Singer: Wim, Adjo en twee stagiairs (${mail('stage@hoogmoedtassen.test')}).</p><p>Staat er bij jou in de winkel een fiets in de etalage? Joke komt met een koffer vol tassen langs en maakt ter plekke een inkooplijst: <span>joke<span> [apenstaartje] </span>hoogmoedtassen<span> [punt] </span>test</span></p>`,
          '/reparatie': '<h1>Reparatie</h1><p>Losse naad? naald@hoogmoedtassen.test</p>',
        },
      ),
    },
    expected: {
      website: 'hoogmoedtassen.test',
      wayIn: address('joke@hoogmoedtassen.test'),
      traps: ['kaarten@hoogmoed-toneel.test', 'stage@hoogmoedtassen.test'],
      policy: {
        takes_wholesale: said('yes', 'maakt ter plekke een inkooplijst', '/atelier'),
      },
    },
  },
  {
    brand: 'Speelhuis Kwint',
    productTitles: ['Kwint Stapeltoren Regenboog', 'Kwint Memoryspel Waddendieren'],
    category: 'Speelgoed',
    search: hits(
      ['https://speelhuiskwint.test/', 'Speelhuis Kwint', 'Houten speelgoed. Gratis verzending vanaf € 50'],
      ['https://www.beslist.nl/m/kwint/', 'Kwint | beslist.nl', 'Vergelijk prijzen'],
    ),
    hosts: {
      'speelhuiskwint.test': site(
        storefront,
        {
          name: 'Speelhuis Kwint',
          lang: 'nl',
          bar: 'Gratis verzending vanaf € 50 · minimale bestelwaarde € 15',
          nav: 'Speelgoed=/speelgoed/ | Winkelkaart=/winkelkaart/ | Contact=/contact/',
          foot: 'Veelgestelde vragen=/vragen/ | Contact=/contact/ | Algemene voorwaarden=/voorwaarden/',
          head: jsonLd({
            '@type': 'Organization',
            name: 'Speelhuis Kwint',
            url: 'https://speelhuiskwint.test',
          }),
        },
        {
          '/': '<h1>Houten speelgoed</h1><p>Stapeltoren Regenboog. Memoryspel Waddendieren.</p>',
          '/winkelkaart/':
            '<h1>Winkelkaart</h1><p>Onze officiële verkooppunten: De Tol in Groningen (winkel@detol-speelgoed.test), Jip in Breda.</p>',
          '/vragen/':
            '<h1>Veelgestelde vragen</h1><p>Zijn jullie op bol? Nee, wij verkopen niet via bol of Amazon.</p><p>Vanaf welke leeftijd? Minimaal 18 maanden.</p>',
          '/contact/': `<h1>Contact</h1>${cf7('/contact/', 12, 'Naam, E-mailadres, Bericht', 'Versturen')}`,
          '/voorwaarden/':
            '<h1>Algemene voorwaarden</h1><p>Geschillencommissie: klachten@geschillen-loket.test. Functionaris gegevensbescherming: fg@juridischbureau.test.</p>',
        },
      ),
    },
    expected: {
      website: 'speelhuiskwint.test',
      wayIn: formAt('https://speelhuiskwint.test/contact/'),
      traps: ['winkel@detol-speelgoed.test', 'klachten@geschillen-loket.test', 'fg@juridischbureau.test'],
      policy: {},
    },
  },
];
