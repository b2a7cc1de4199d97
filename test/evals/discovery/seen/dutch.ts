import type { DiscoveryCase } from '../case.ts';
import { webflow } from './themes/builders.ts';
import { lightspeed } from './themes/carts.ts';
import { hits, site, states } from './themes/compose.ts';
import { fields, namesake, reseller } from './themes/elsewhere.ts';
import { dawn } from './themes/shopify.ts';
import { woo } from './themes/wordpress.ts';

const houtvink = woo({
  name: 'Houtvink',
  host: 'houtvink.test',
  lang: 'nl',
  nav: 'Winkel=/shop/; Over ons=/about/; Verkooppunten=/verkooppunten/; Contact=/contact/',
  foot: 'Verkooppunt worden=/verkooppunt-worden/; Verzending=/shipping/',
});
const molen = lightspeed({
  name: 'Noordermolen Thee',
  host: 'www.noordermolen.test',
  nav: 'Losse thee=/collectie/; Cadeaus=/cadeaus/; Over ons=/service/about/; Zakelijk=/service/zakelijk/',
  foot: 'Contact=/service/; Retour=/service/returns/; Sitemap=/sitemap/',
  extra: '<p>klantenservice@noordermolen.test</p>',
});
const meeuw = dawn({
  name: 'Zilvermeeuw',
  host: 'zilvermeeuw.test',
  lang: 'nl',
  nav: 'Sieraden=/collections/all; Nieuw=/collections/nieuw; Ons atelier=/pages/about-us',
  foot: 'B2B=/pages/b2b; Contact=/pages/contact; Retour=/policies/refund-policy',
});
const pluis = webflow({
  name: 'Pluis & Co',
  host: 'pluisenco.test',
  lang: 'nl',
  nav: 'Knuffels=/products; Verhaal=/about; Winkels=/winkels',
  foot: 'Privacy=/privacy; Vacatures=/vacatures',
  extra: '<p>Pluis & Co B.V.<br>Havenkade 12, Hoorn<br>KvK 00011122</p><p>hallo@pluisenco.test</p>',
});
const dijk = lightspeed({
  name: 'Dijkzicht Kaarsen',
  host: 'dijkzichtkaarsen.test',
  nav: 'Kaarsen=/collectie/; Geuren=/geuren/; Blog=/blogs/nieuws/',
  foot: 'Veelgestelde vragen=/service/faq/; Groothandel=/service/groothandel/; Contact=/service/',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Houtvink',
    productTitles: ['Houtvink Vogelhuisje Eikenhout', 'Houtvink Snijplank Beuken'],
    search: hits(`
      https://houtvink.test/ | Houtvink | Vogelhuisjes en snijplanken
      https://timmerbedrijfhoutvink.test/ | Timmerbedrijf Houtvink | Kozijnen en dakkapellen
      https://tuinplezier.test/merk/houtvink | Houtvink bij Tuinplezier | Op voorraad`),
    hosts: {
      'houtvink.test': site(
        houtvink,
        {
          home: '<h1>Van eik, voor mus en mens</h1><p>Gratis verzending vanaf € 45.</p>',
          goods: 'Vogelhuisje=€ 34,95; Snijplank=€ 29,95',
          about: '<p>Uit de Achterhoek.</p>',
        },
        `
@ /contact/ | Contact
<h1>Contact</h1><p>info@houtvink.test</p>
@ /verkooppunten/ | Verkooppunten
<h1>Verkooppunten</h1><p>Tuincentrum De Vrij, Zutphen (winkel@devrij.test). Landwinkel Eerbeek.</p>
@ /verkooppunt-worden/ | Verkooppunt worden
<h1>Verkooppunt worden</h1><p>Heb je een winkel en wil je Houtvink verkopen? Leuk! Mail naar verkoop@houtvink.test met je KvK-uittreksel en btw-nummer, dan maken wij een account voor je aan.</p><p>De eerste bestelling is minimaal € 150,- excl. btw. Daarna geldt geen minimum.</p>`,
      ),
      'timmerbedrijfhoutvink.test': {
        '/': namesake(
          'Timmerbedrijf Houtvink',
          'Kozijnen',
          '<p>Vraag een offerte aan.</p>',
          '<p>offerte@timmerbedrijfhoutvink.test</p>',
        ),
      },
      'tuinplezier.test': {
        '/merk/houtvink': reseller('Tuinplezier', 'Houtvink', ['Vogelhuisje'], 'service@tuinplezier.test'),
      },
    },
    expected: {
      website: 'houtvink.test',
      wayIn: { kind: 'address', anyOf: ['verkoop@houtvink.test'] },
      traps: ['winkel@devrij.test', 'offerte@timmerbedrijfhoutvink.test', 'service@tuinplezier.test'],
      policy: {
        ...states('/verkooppunt-worden/', {
          takes_wholesale: ['yes', 'Heb je een winkel en wil je Houtvink verkopen? Leuk!'],
          minimum_opening_order: [150, 'De eerste bestelling is minimaal € 150,- excl. btw'],
          documents: [['business_license', 'tax_id'], 'met je KvK-uittreksel en btw-nummer'],
        }),
        currency: 'EUR',
      },
    },
  },
  {
    brand: 'Noordermolen',
    productTitles: ['Noordermolen Losse Thee Earl Grey 100 g', 'Noordermolen Kruidenthee Munt'],
    search: hits(`
      https://www.noordermolen.test/ | Noordermolen Thee | Losse thee uit Groningen
      https://molenstichting.test/noordermolen | De Noordermolen | Poldermolen uit 1589`),
    hosts: {
      'www.noordermolen.test': site(
        molen,
        {
          home: '<h1>Losse thee uit Groningen</h1><p>Proefpakket € 9,95.</p>',
          goods: 'Earl Grey 100 g=€ 7,50; Kruidenthee Munt=€ 6,95',
          about: '<p>Gemalen? Nee. Gebrand? Ook niet. Gewoon thee.</p>',
        },
        `
@ /service/ | Contact
<h1>Contact</h1><p>klantenservice@noordermolen.test</p>
@ /service/zakelijk/ | Zakelijk
<h1>Zakelijk</h1><p>Cafés, kantoren en winkels krijgen bij ons inkoopprijzen. Vul het formulier in en ontvang onze prijslijst.</p><form method="post" action="/service/zakelijk/">${fields(['Bedrijfsnaam', 'Contactpersoon', 'E-mailadres', 'Telefoon', 'Type zaak'], 'Aanvragen')}</form>`,
      ),
      'molenstichting.test': {
        '/noordermolen': namesake(
          'Molenstichting',
          'Poldermolens',
          '<p>Open op zaterdag.</p>',
          '<p>molenaar@molenstichting.test</p>',
        ),
      },
    },
    expected: {
      website: 'www.noordermolen.test',
      wayIn: { kind: 'form', anyOf: ['https://www.noordermolen.test/service/zakelijk/'] },
      traps: ['molenaar@molenstichting.test'],
      policy: states('/service/zakelijk/', {
        takes_wholesale: ['yes', 'Cafés, kantoren en winkels krijgen bij ons inkoopprijzen'],
      }),
    },
  },
  {
    brand: 'Zilvermeeuw Sieraden',
    productTitles: ['Zilvermeeuw Oorbellen Sterling Zilver Schelp', 'Zilvermeeuw Ketting Anker'],
    category: 'Sieraden',
    search: hits(`
      https://zilvermeeuw.test/ | Zilvermeeuw | Sieraden van de kust
      https://nl.wikipedia.org/wiki/Zilvermeeuw | Zilvermeeuw - Wikipedia | De zilvermeeuw is een grote meeuw.
      https://zeilschoolzilvermeeuw.test/ | Zeilschool Zilvermeeuw | Leren zeilen`),
    hosts: {
      'zilvermeeuw.test': site(
        meeuw,
        {
          home: '<h2>Sieraden van de kust</h2><p>Cadeauverpakking gratis.</p>',
          goods: 'Oorbellen Schelp=€ 39,00; Ketting Anker=€ 54,00',
          about: '<p>Gemaakt in Egmond aan Zee.</p>',
        },
        `
@ /pages/contact | Contact
<h1>Contact</h1><p>Mail: hoi@zilvermeeuw.test</p><p>Nieuwsbrieven komen van no-reply@zilvermeeuw.test.</p>
@ /pages/b2b | B2B
<h1>B2B</h1><p>Zilvermeeuw is te koop bij ruim tachtig winkels. Ook verkopen? Neem contact op met Lotte via b2b@zilvermeeuw.test.</p><p>Instaporder: € 400, nabestellen vanaf € 100 (ex btw). Verkoop via bol.com, Amazon of Marktplaats is niet toegestaan.</p>`,
      ),
      'zeilschoolzilvermeeuw.test': {
        '/': namesake(
          'Zeilschool Zilvermeeuw',
          'Leren zeilen',
          '<p>Jeugdweken.</p>',
          '<p>inschrijven@zeilschoolzilvermeeuw.test</p>',
        ),
      },
    },
    expected: {
      website: 'zilvermeeuw.test',
      wayIn: { kind: 'address', anyOf: ['b2b@zilvermeeuw.test'] },
      traps: ['no-reply@zilvermeeuw.test', 'inschrijven@zeilschoolzilvermeeuw.test'],
      policy: {
        ...states('/pages/b2b', {
          takes_wholesale: ['yes', 'Zilvermeeuw is te koop bij ruim tachtig winkels'],
          marketplaces: ['forbidden', 'Verkoop via bol.com, Amazon of Marktplaats is niet toegestaan'],
          minimum_opening_order: [400, 'Instaporder: € 400'],
          minimum_reorder: [100, 'nabestellen vanaf € 100 (ex btw)'],
        }),
        currency: 'EUR',
      },
    },
  },
  {
    brand: 'Pluis & Co',
    productTitles: ['Pluis & Co Knuffel Zeehond 30 cm', 'Pluis & Co Rammelaar Konijn'],
    category: 'Speelgoed',
    search: hits(`
      https://pluisenco.test/ | Pluis & Co | Knuffels van restwol
      instagram | Pluis & Co | Zacht spul.`),
    hosts: {
      'pluisenco.test': site(
        pluis,
        {
          home: '<h1>Knuffels van restwol</h1>',
          goods: 'Zeehond=€ 27; Rammelaar=€ 15',
          about: '<p>Wat overblijft, wordt een konijn.</p>',
        },
        `
@ /winkels | Winkels
<h1>Winkels</h1><p>De Speeldoos, Hoorn. Tante Betsy, Alkmaar (betsy@tantebetsy.test). Kids & Zo, Gent.</p>
@ /vacatures | Vacatures
<h1>Vacatures</h1><p>werkenbij@pluisenco.test</p>`,
      ),
    },
    expected: {
      website: 'pluisenco.test',
      wayIn: { kind: 'address', anyOf: ['hallo@pluisenco.test'] },
      traps: ['betsy@tantebetsy.test', 'werkenbij@pluisenco.test'],
      policy: {},
    },
  },
  {
    brand: 'Dijkzicht',
    productTitles: ['Dijkzicht Sojakaars Zeebries 220 g', 'Dijkzicht Geurstokjes Duinroos'],
    search: hits(`
      https://ziekenhuisdijkzicht.test/ | Ziekenhuis Dijkzicht | Afspraak maken
      https://dijkzichtkaarsen.test/ | Dijkzicht Kaarsen | Sojakaarsen van de dijk
      https://woonhuis.test/dijkzicht | Dijkzicht | Woonhuis.test`),
    hosts: {
      'dijkzichtkaarsen.test': site(
        dijk,
        {
          home: '<h1>Sojakaarsen van de dijk</h1>',
          goods: 'Zeebries 220 g=€ 18,50; Geurstokjes=€ 22,00',
          about: '<p>Gegoten in Zeeland.</p>',
        },
        `
@ /service/ | Contact
<h1>Contact</h1><p>info@dijkzichtkaarsen.test</p>
@ /service/faq/ | Veelgestelde vragen
<h1>Veelgestelde vragen</h1><p><b>Leveren jullie aan winkels?</b> Nee, wij verkopen alleen via onze eigen webshop.</p>
@ /service/groothandel/ | Groothandel
<h1>Groothandel</h1><p>Winkeliers kunnen onze kaarsen tegen groothandelsprijs inkopen. Stuur een bericht naar groothandel@dijkzichtkaarsen.test.</p>`,
      ),
      'ziekenhuisdijkzicht.test': {
        '/': namesake(
          'Ziekenhuis Dijkzicht',
          'Afspraak maken',
          '<p>Poliklinieken.</p>',
          '<p>poli@ziekenhuisdijkzicht.test</p>',
        ),
      },
      'woonhuis.test': {
        '/dijkzicht': reseller('Woonhuis', 'Dijkzicht', ['Sojakaars'], 'vraag@woonhuis.test'),
      },
    },
    expected: {
      website: 'dijkzichtkaarsen.test',
      wayIn: { kind: 'address', anyOf: ['groothandel@dijkzichtkaarsen.test'] },
      traps: ['poli@ziekenhuisdijkzicht.test', 'vraag@woonhuis.test'],
      policy: { contradicted: ['takes_wholesale'] },
    },
  },
];
