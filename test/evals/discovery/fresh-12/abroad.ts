import type { DiscoveryCase } from '../case.ts';
import { dawn26, plain, shopify, squarespace, wix, woo } from './frames.ts';
import { bullets, fillIn, form, hit, mail, says, site, veiled, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Filzfink',
    host: 'www.filzfink.test',
    lang: 'de',
    titles: ['Filzfink Untersetzer 6er Set', 'Filzfink Schlüsselband Merino'],
    frame: shopify,
    bar: 'Versandkostenfrei ab 49 €',
    pages: {
      '/pages/haendler': [
        'Für Händler',
        `<p>Wir beliefern Concept Stores und Geschenkeläden im ganzen deutschsprachigen Raum und freuen uns über neue Partner.</p><p>Erstbestellungen ab 250 € netto, Folgebestellungen ab 120 € netto.</p><p>Ein Verkauf über Amazon ist nur nach schriftlicher Zustimmung erlaubt, ebenso über andere Marktplätze.</p><p>Bitte schicken Sie uns Ihren Gewerbenachweis an ${mail('handel@filzfink.test')}.</p>`,
      ],
      '/policies/impressum': [
        '-Impressum',
        `<p>Filzfink GbR, Kiel. ${mail('post@filzfink.test')}. Webdesign: Agentur Nordkante, ${mail('hallo@nordkante.test')}</p>`,
      ],
    },
    expected: {
      wayIn: writeTo('handel@filzfink.test'),
      traps: ['hallo@nordkante.test'],
      policy: {
        takes_wholesale: says('/pages/haendler', 'yes', 'freuen uns über neue Partner'),
        marketplaces: says('/pages/haendler', 'with_permission', 'nur nach schriftlicher Zustimmung erlaubt'),
        minimum_opening_order: says('/pages/haendler', 250, 'Erstbestellungen ab 250 € netto'),
        minimum_reorder: says('/pages/haendler', 120, 'Folgebestellungen ab 120 € netto'),
        currency: 'EUR',
        documents: says(
          '/pages/haendler',
          ['business_license'],
          'Bitte schicken Sie uns Ihren Gewerbenachweis',
        ),
      },
    },
  }),
  site({
    brand: 'Atelier Brindille',
    host: 'atelierbrindille.test',
    lang: 'fr',
    titles: ['Atelier Brindille Mobile en Bois', 'Atelier Brindille Veilleuse Lune'],
    category: 'Baby',
    frame: woo,
    bar: 'Livraison offerte dès 60 €',
    pages: {
      '/professionnels': [
        'Professionnels',
        `<p>Vous êtes une boutique et souhaitez proposer nos créations ? Ouvrez un compte professionnel.</p>${bullets('Première commande : 300 € HT minimum', 'Commandes suivantes : 150 € HT minimum')}<p>La vente sur les places de marché (Amazon, Etsy, Cdiscount…) n'est pas autorisée.</p><p>Joignez un extrait Kbis à votre demande : ${mail('pro@atelierbrindille.test')}</p>`,
      ],
      '/mentions-legales': ['-Mentions légales', `<p>Hébergeur : Ovalis, ${mail('support@ovalis.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('pro@atelierbrindille.test'),
      traps: ['support@ovalis.test'],
      policy: {
        takes_wholesale: says('/professionnels', 'yes', 'Ouvrez un compte professionnel'),
        marketplaces: says('/professionnels', 'forbidden', 'La vente sur les places de marché'),
        minimum_opening_order: says('/professionnels', 300, 'Première commande : 300 € HT minimum'),
        minimum_reorder: says('/professionnels', 150, 'Commandes suivantes : 150 € HT minimum'),
        currency: 'EUR',
        documents: says('/professionnels', ['business_license'], 'Joignez un extrait Kbis à votre demande'),
      },
    },
  }),
  site({
    brand: 'Alpargatas Luna',
    host: 'alpargatasluna.test',
    lang: 'es',
    titles: ['Alpargatas Luna Cuña Baja', 'Alpargatas Luna Lona Clásica'],
    category: 'Clothing',
    frame: dawn26,
    bar: 'Envío gratis a partir de 55 €',
    pages: {
      '/pages/mayoristas': [
        'Mayoristas',
        `<p>Vendemos al por mayor a zapaterías y tiendas de regalo de toda España y Portugal.</p><p>El pedido inicial mínimo es de 400 €; las reposiciones, desde 180 €.</p><p>No está permitido vender nuestros productos en Amazon.</p><p>Rellene el formulario y adjunte su CIF.</p>${form('Enviar solicitud', 'Tienda', 'CIF', 'E-mail')}`,
      ],
      '/pages/contacto': ['Contacto', `<p>Clientes: ${veiled('hola@alpargatasluna.test')}</p>`],
    },
    expected: {
      wayIn: fillIn('https://alpargatasluna.test/pages/mayoristas'),
      traps: ['privacy@consent-manager.test'],
      policy: {
        takes_wholesale: says('/pages/mayoristas', 'yes', 'Vendemos al por mayor a zapaterías'),
        marketplaces: says(
          '/pages/mayoristas',
          'amazon_forbidden',
          'No está permitido vender nuestros productos en Amazon',
        ),
        minimum_opening_order: says('/pages/mayoristas', 400, 'El pedido inicial mínimo es de 400 €'),
        minimum_reorder: says('/pages/mayoristas', 180, 'las reposiciones, desde 180 €'),
        currency: 'EUR',
        documents: says('/pages/mayoristas', ['tax_id'], 'adjunte su CIF'),
      },
    },
  }),
  site({
    brand: 'Torrefazione Brenta',
    host: 'www.torrefazionebrenta.test',
    lang: 'it',
    titles: ['Torrefazione Brenta Miscela Notte 250 g', 'Torrefazione Brenta Moka 3 Tazze'],
    category: 'Grocery & Gourmet Food',
    frame: plain,
    pages: {
      '/chi-siamo.html': ['Chi siamo', '<p>Tostiamo a Bassano dal 1962.</p>'],
      '/rivenditori.html': [
        'Rivenditori',
        `<p>Non vendiamo direttamente ai negozi: i nostri caffè sono distribuiti da Alimentari Veneti S.r.l. e da Gusto Nord.</p>`,
      ],
      '/contatti.html': [
        'Contatti',
        `<p>${mail('info@torrefazionebrenta.test')}. Spedizione gratuita oltre 39 €.</p>`,
      ],
    },
    expected: {
      wayIn: writeTo('info@torrefazionebrenta.test'),
      policy: {
        takes_wholesale: says('/rivenditori.html', 'no', 'Non vendiamo direttamente ai negozi'),
        distributors: says(
          '/rivenditori.html',
          ['Alimentari Veneti S.r.l.', 'Gusto Nord'],
          'sono distribuiti da Alimentari Veneti',
        ),
      },
    },
  }),
  site({
    brand: 'Duinpan Kaarsen',
    host: 'duinpan.test',
    lang: 'nl',
    titles: ['Duinpan Kaars Zeelucht', 'Duinpan Geurstokjes Helm'],
    frame: wix,
    bar: 'Gratis verzending vanaf € 45',
    pages: {
      '/zakelijk': [
        'Zakelijk',
        `<p>Heb je een winkel en wil je onze kaarsen verkopen? Dat kan!</p><p>De eerste bestelling is minimaal € 175, nabestellen kan vanaf € 75.</p><p>Verkoop via Bol, Amazon of andere marktplaatsen staan we niet toe.</p><p>Stuur je KvK-uittreksel en btw-nummer naar ${mail('winkels@duinpan.test')}.</p>`,
      ],
      '/contact': ['Contact', `<p>${mail('hoi@duinpan.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('winkels@duinpan.test'),
      policy: {
        takes_wholesale: says(
          '/zakelijk',
          'yes',
          'Dat kan',
          'Heb je een winkel en wil je onze kaarsen verkopen',
        ),
        marketplaces: says(
          '/zakelijk',
          'forbidden',
          'Verkoop via Bol, Amazon of andere marktplaatsen staan we niet toe',
        ),
        minimum_opening_order: says('/zakelijk', 175, 'De eerste bestelling is minimaal € 175'),
        minimum_reorder: says('/zakelijk', 75, 'nabestellen kan vanaf € 75'),
        currency: 'EUR',
        documents: says('/zakelijk', ['business_license', 'tax_id'], 'Stuur je KvK-uittreksel en btw-nummer'),
      },
    },
  }),
  site({
    brand: 'Leśna Mydlarnia',
    host: 'lesnamydlarnia.test',
    lang: 'pl',
    titles: ['Leśna Mydlarnia Mydło Sosnowe', 'Leśna Mydlarnia Szampon w Kostce'],
    category: 'Beauty & Personal Care',
    frame: woo,
    bar: 'Darmowa dostawa od 150 zł',
    pages: {
      '/hurt': [
        'Hurt',
        `<p>Zapraszamy do współpracy sklepy i drogerie: prowadzimy sprzedaż hurtową.</p><p>Minimalne pierwsze zamówienie to 600 zł netto, kolejne zamówienia od 300 zł netto.</p><p>Sprzedaż na Allegro i Amazon wymaga naszej pisemnej zgody.</p><p>Prosimy o podanie numeru NIP: ${mail('hurt@lesnamydlarnia.test')}</p>`,
      ],
      '/kontakt': ['Kontakt', `<p>${mail('sklep@lesnamydlarnia.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('hurt@lesnamydlarnia.test'),
      policy: {
        takes_wholesale: says('/hurt', 'yes', 'prowadzimy sprzedaż hurtową'),
        marketplaces: says('/hurt', 'with_permission', 'wymaga naszej pisemnej zgody'),
        minimum_opening_order: says('/hurt', 600, 'Minimalne pierwsze zamówienie to 600 zł netto'),
        minimum_reorder: says('/hurt', 300, 'kolejne zamówienia od 300 zł netto'),
        currency: 'PLN',
        documents: says('/hurt', ['tax_id'], 'Prosimy o podanie numeru NIP'),
      },
    },
  }),
  site({
    brand: 'Bergkiosk',
    host: 'bergkiosk.test',
    lang: 'de',
    titles: ['Bergkiosk Emaille Becher Gipfel', 'Bergkiosk Wanderkarte Poster'],
    frame: squarespace,
    bar: 'Gutscheine ab 20 €',
    pages: {
      '/ueber-uns': ['Über uns', '<p>Aus Innsbruck.</p>'],
      '/wiederverkauf': [
        'Wiederverkauf',
        `<p>Zurzeit nehmen wir leider keine neuen Wiederverkäufer auf.</p><p>Fragen? ${mail('servus@bergkiosk.test')}</p>`,
      ],
    },
    search: [hit('https://bergkiosk-zermatt.test/', 'Bergkiosk Zermatt', 'Kiosk an der Talstation'), null],
    more: {
      'bergkiosk-zermatt.test': {
        '/': `<title>Bergkiosk Zermatt</title><p>Kaffee und Gipfeli. ${mail('kiosk@bergkiosk-zermatt.test')}</p>`,
      },
    },
    expected: {
      wayIn: writeTo('servus@bergkiosk.test'),
      traps: ['kiosk@bergkiosk-zermatt.test'],
      policy: {
        takes_wholesale: says('/wiederverkauf', 'no', 'nehmen wir leider keine neuen Wiederverkäufer auf'),
      },
    },
  }),
  site({
    brand: 'Maison Sel Gris',
    host: 'www.maisonselgris.test',
    lang: 'en',
    titles: ['Maison Sel Gris Fleur de Sel 125 g', 'Maison Sel Gris Smoked Salt Grinder'],
    category: 'Grocery & Gourmet Food',
    frame: shopify,
    bar: 'Livraison offerte dès 40 € · Free delivery from 40 €',
    pages: {
      '/pages/trade': [
        'Trade',
        `<p>Delicatessens and grocers outside France are served by our importers: Salt Road Imports (UK), Feinkost Adler (Germany).</p><p>French shops buy from us directly, with 150 € for the first order and 80 € thereafter.</p><p>Write to ${mail('commerce@maisonselgris.test')}.</p>`,
      ],
      '/pages/contact': [
        'Contact',
        `<p>${mail('bonjour@maisonselgris.test')}. Recrutement : ${mail('emploi@maisonselgris.test')}</p>`,
      ],
    },
    expected: {
      wayIn: writeTo('commerce@maisonselgris.test'),
      traps: ['emploi@maisonselgris.test'],
      policy: {
        takes_wholesale: says('/pages/trade', 'yes', 'French shops buy from us directly'),
        minimum_opening_order: says('/pages/trade', 150, '150 € for the first order'),
        minimum_reorder: says('/pages/trade', 80, '80 € thereafter'),
        currency: 'EUR',
        distributors: says(
          '/pages/trade',
          ['Salt Road Imports', 'Feinkost Adler'],
          'are served by our importers',
        ),
      },
    },
  }),
];
