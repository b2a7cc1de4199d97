import type { DiscoveryCase } from '../case.ts';
import { applyAt, cloaked, form, mail, says, small, writeTo, yes } from './site.ts';

/** Other tongues and trades: whom a house names for its buyers, and who else has an address on its pages. */
export const cases: readonly DiscoveryCase[] = [
  small({
    brand: 'Kerzenhof Lindau',
    host: 'kerzenhof-lindau.test',
    line: 'Bienenwachskerzen',
    lang: 'de',
    titles: ['Kerzenhof Lindau Stumpenkerze', 'Kerzenhof Lindau Teelichter'],
    menu: ['Kerzen /kerzen', 'Wiederverkäufer /wiederverkaeufer', 'Impressum /impressum'],
    home: '<p>Gezogen am Bodensee.</p>',
    footer:
      '<p>Mitglied im Verband Deutscher Kerzenzieher, <a href="mailto:info@kerzenverband.test">info@kerzenverband.test</a></p>',
    pages: {
      '/kerzen': ['Kerzen', '<p>Stumpen, Teelichter.</p>'],
      '/wiederverkaeufer': [
        'Wiederverkäufer',
        `<p>Sie führen einen Hofladen oder ein Geschenkegeschäft? Gern senden wir Ihnen unsere Händlerpreisliste: ${mail('preisliste@kerzenhof-lindau.test')}.</p><p>Die erste Bestellung sollte 180 € netto nicht unterschreiten, jede weitere 90 €.</p><p>Ein Verkauf über Amazon ist unseren Partnern nicht gestattet.</p>`,
      ],
      '/impressum': [
        'Impressum',
        `<p>Kerzenhof Lindau KG. ${mail('hallo@kerzenhof-lindau.test')}</p><p>Streitbeilegung: ${mail('mail@verbraucher-schlichter.test')}</p><p>Texte: Büro Wort, ${mail('kerzenhof@buerowort.test')}</p><p>Bildnachweis: J. Adler, ${mail('foto@adlerbild.test')}</p>`,
      ],
    },
    wayIn: writeTo('preisliste@kerzenhof-lindau.test'),
    traps: [
      'info@kerzenverband.test',
      'mail@verbraucher-schlichter.test',
      'kerzenhof@buerowort.test',
      'foto@adlerbild.test',
    ],
    policy: {
      takes_wholesale: yes('Sie führen einen Hofladen oder ein Geschenkegeschäft?', '/wiederverkaeufer'),
      minimum_opening_order: says(
        180,
        'Die erste Bestellung sollte 180 € netto nicht unterschreiten',
        '/wiederverkaeufer',
      ),
      minimum_reorder: says(90, 'jede weitere 90 €.', '/wiederverkaeufer'),
      currency: 'EUR',
      marketplaces: says(
        'amazon_forbidden',
        'Ein Verkauf über Amazon ist unseren Partnern nicht gestattet.',
        '/wiederverkaeufer',
      ),
    },
  }),
  small({
    brand: 'Tisane des Monts',
    host: 'tisanedesmonts.test',
    line: 'Plantes des Alpes',
    lang: 'fr',
    titles: ['Tisane des Monts Thym', 'Tisane des Monts Génépi'],
    menu: ['Tisanes /tisanes', 'Professionnels /professionnels', 'Contact /contact'],
    home: '<p>Cueillies à la main.</p>',
    pages: {
      '/tisanes': ['Tisanes', '<p>Thym, génépi.</p>'],
      '/professionnels': [
        'Professionnels',
        `<p>Épiceries, hôtels, magasins bio : demandez votre tarif à Mélanie, ${mail('melanie@tisanedesmonts.test')}. Joignez votre numéro SIRET.</p><p>Minimum de commande : 150 € HT la première fois, 80 € ensuite.</p><p>Merci de ne pas revendre nos tisanes sur Amazon ni sur Cdiscount.</p>`,
      ],
      '/contact': [
        'Contact',
        `<p>Particuliers : ${mail('bonjour@tisanedesmonts.test')}</p><p>Relations presse : Agence Bleue, ${mail('tisanedesmonts@agencebleue.test')}</p><p>Recrutement : ${mail('tisane@talents38.test')}</p>`,
      ],
    },
    wayIn: writeTo('melanie@tisanedesmonts.test'),
    traps: ['tisanedesmonts@agencebleue.test', 'tisane@talents38.test'],
    policy: {
      takes_wholesale: yes(
        'Épiceries, hôtels, magasins bio : demandez votre tarif à Mélanie',
        '/professionnels',
      ),
      minimum_opening_order: says(
        150,
        'Minimum de commande : 150 € HT la première fois, 80 € ensuite.',
        '/professionnels',
      ),
      minimum_reorder: says(
        80,
        'Minimum de commande : 150 € HT la première fois, 80 € ensuite.',
        '/professionnels',
      ),
      currency: 'EUR',
      documents: says(['tax_id'], 'Joignez votre numéro SIRET.', '/professionnels'),
      marketplaces: says(
        'forbidden',
        'Merci de ne pas revendre nos tisanes sur Amazon ni sur Cdiscount.',
        '/professionnels',
      ),
    },
  }),
  small({
    brand: 'Alfarería Oro',
    host: 'alfareriaoro.test',
    line: 'Barro de Níjar',
    lang: 'es',
    titles: ['Alfarería Oro Cazuela', 'Alfarería Oro Plato'],
    menu: ['Barro /barro', 'Profesionales /profesionales', 'Contacto /contacto'],
    home: '<p>A torno.</p>',
    pages: {
      '/barro': ['Barro', '<p>Cazuelas y platos.</p>'],
      '/profesionales': [
        'Profesionales',
        `<p>Servimos a tiendas de decoración y restaurantes. Las altas se hacen con el modelo 036 y el CIF por correo a ${mail('altas@alfareriaoro.test')}.</p><p>El primer pedido es de 300 € y los siguientes, de 120 €.</p>`,
      ],
      '/contacto': [
        'Contacto',
        `<p>${mail('taller@alfareriaoro.test')}</p><p>Gestoría: ${mail('alfareriaoro@gestoriasur.test')}</p><p>Agencia de comunicación: ${mail('oro@ruidoyfuria.test')}</p>`,
      ],
    },
    wayIn: writeTo('altas@alfareriaoro.test'),
    traps: ['alfareriaoro@gestoriasur.test', 'oro@ruidoyfuria.test'],
    policy: {
      takes_wholesale: yes('Servimos a tiendas de decoración y restaurantes.', '/profesionales'),
      minimum_opening_order: says(
        300,
        'El primer pedido es de 300 € y los siguientes, de 120 €.',
        '/profesionales',
      ),
      minimum_reorder: says(
        120,
        'El primer pedido es de 300 € y los siguientes, de 120 €.',
        '/profesionales',
      ),
      currency: 'EUR',
      documents: says(
        ['business_license', 'tax_id'],
        'Las altas se hacen con el modelo 036 y el CIF',
        '/profesionales',
      ),
    },
  }),
  small({
    brand: 'Strandloper Wax',
    host: 'strandloperwax.test',
    line: 'Surf wax',
    titles: ['Strandloper Wax Cool', 'Strandloper Wax Tropical'],
    menu: ['Wax /wax', 'Surf shops /surf-shops', 'Team /team'],
    home: '<p>Sticky.</p>',
    footer: `<p>Hosting partner: ${mail('strandloperwax@wavehost.test')}</p>`,
    pages: {
      '/wax': ['Wax', '<p>Cool, tropical.</p>'],
      '/team': ['Team', `<p>Riders: send clips to ${mail('team@strandloperwax.test')}</p>`],
      '/surf-shops': [
        'Surf shops',
        `<p>Got a shop near a break? Boxes of 84 bars at $1.10 a bar; two boxes get you going, one box tops you up.</p><p>Net 30 after the third order, and no, you can’t put them on Amazon.</p><p>Holler: ${cloaked('dealers@strandloperwax.test', 0x77)}</p>`,
      ],
    },
    wayIn: writeTo('dealers@strandloperwax.test'),
    traps: ['strandloperwax@wavehost.test', 'team@strandloperwax.test'],
    policy: {
      takes_wholesale: yes('Got a shop near a break?', '/surf-shops'),
      marketplaces: says('amazon_forbidden', 'you can’t put them on Amazon.', '/surf-shops'),
    },
  }),
  small({
    brand: 'Bramblecote',
    host: 'bramblecote.test',
    line: 'Tweed for dogs',
    titles: ['Bramblecote Tweed Coat S', 'Bramblecote Tweed Bed'],
    menu: ['Coats /coats', 'Become a stockist /stockist', 'Help /help'],
    home: '<p>“My whippet adores it.” Ann, ann.whippet@btinternet.com</p>',
    pages: {
      '/coats': ['Coats', '<p>Coats, beds.</p>'],
      '/help': ['Help', `<p>${mail('woof@bramblecote.test')}</p>`],
      '/stockist': [
        'Become a stockist',
        `<p>Independent pet shops and country outfitters only, please. We ask for a first order of at least £200 and reorders of £75.</p><p>What we’ll need: a photo of your shop, your website and your VAT number if you have one.</p><iframe src="https://form.typeform.test/to/abc123"></iframe>${form('/stockist', 'Shop name', 'Email', 'Town')}`,
      ],
    },
    wayIn: applyAt('https://bramblecote.test/stockist'),
    traps: ['ann.whippet@btinternet.com'],
    policy: {
      takes_wholesale: yes('Independent pet shops and country outfitters only, please.', '/stockist'),
      minimum_opening_order: says(
        200,
        'We ask for a first order of at least £200 and reorders of £75.',
        '/stockist',
      ),
      minimum_reorder: says(
        75,
        'We ask for a first order of at least £200 and reorders of £75.',
        '/stockist',
      ),
      currency: 'GBP',
      documents: says(
        ['storefront_photos', 'website_url', 'tax_id'],
        'What we’ll need: a photo of your shop, your website and your VAT number if you have one.',
        '/stockist',
      ),
    },
  }),
  small({
    brand: 'Larder Lane',
    host: 'larderlane.test',
    line: 'Spice tins',
    titles: ['Larder Lane Za’atar', 'Larder Lane Dukkah'],
    menu: ['Spices /spices', 'Food service & retail /trade', 'Contact /contact'],
    home: '<p>Toasted.</p>',
    pages: {
      '/spices': ['Spices', '<p>Za’atar, dukkah.</p>'],
      '/trade': [
        'Food service & retail',
        `<p>Restaurants: our catering tubs are sold by Bidvale Foodservice, ${mail('orders@bidvale.test')}.</p><p>Shops: we deliver tins ourselves. Orders start at £120.</p><p>Speak to Nadia on ${mail('nadia@larderlane.test')}</p>`,
      ],
      '/contact': ['Contact', `<p>${mail('hello@larderlane.test')}</p>`],
    },
    wayIn: writeTo('nadia@larderlane.test'),
    traps: ['orders@bidvale.test'],
    policy: {
      takes_wholesale: yes('Shops: we deliver tins ourselves.', '/trade'),
      minimum_opening_order: says(120, 'Orders start at £120.', '/trade'),
      currency: 'GBP',
    },
  }),
  small({
    brand: 'Hollis & Vane',
    host: 'hollisvane.test',
    line: 'Weather vanes',
    titles: ['Hollis & Vane Copper Rooster', 'Hollis & Vane Whale'],
    menu: ['Vanes /vanes', 'Dealers /dealers', 'MAP /map'],
    home: '<p>Points to the wind.</p>',
    pages: {
      '/vanes': ['Vanes', '<p>Rooster, whale.</p>'],
      '/map': ['Find us', '<p>12 Foundry Road, Bristol, Rhode Island. A map is below.</p>'],
      '/dealers': [
        'Dealers',
        `<p>Our dealers are garden centers, hardware stores and lumber yards. A new dealer begins with five vanes.</p><p>We hold dealers to our MAP on every screen and in every flyer.</p><p>Listing on eBay, Walmart.com or Amazon needs a letter from us first.</p><p>Dealer desk, mornings: 401-555-0112 or ${mail('deb@hollisvane.test')}</p><p>Freight claims: ${mail('hollisvane@freightaid.test')}</p>`,
      ],
    },
    wayIn: writeTo('deb@hollisvane.test'),
    traps: ['hollisvane@freightaid.test'],
    policy: {
      takes_wholesale: says(
        'yes',
        'A new dealer begins with five vanes.',
        '/dealers',
        'Our dealers are garden centers',
      ),
      map_policy: says('yes', 'We hold dealers to our MAP on every screen and in every flyer.', '/dealers'),
      marketplaces: says(
        'with_permission',
        'Listing on eBay, Walmart.com or Amazon needs a letter from us first.',
        '/dealers',
      ),
    },
  }),
  small({
    brand: 'Osterby Glas',
    host: 'osterbyglas.test',
    line: 'Mundblæst glas',
    lang: 'da',
    titles: ['Osterby Glas Karaffel', 'Osterby Glas Vandglas'],
    menu: ['Glas /glas', 'Bliv forhandler /bliv-forhandler', 'Kontakt /kontakt'],
    home: '<p>Blæst på Bornholm.</p>',
    pages: {
      '/glas': ['Glas', '<p>Karafler, vandglas.</p>'],
      '/bliv-forhandler': [
        'Bliv forhandler',
        `<p>Vi leverer til boligbutikker og museumsbutikker i hele Norden. Første ordre skal være på mindst 2.500 kr.</p><p>Skriv til Maja på ${mail('maja@osterbyglas.test')} med jeres CVR-nummer.</p>`,
      ],
      '/kontakt': [
        'Kontakt',
        `<p>${mail('hej@osterbyglas.test')}</p><p>Webbureau: ${mail('osterby@pixelfjord.test')}</p>`,
      ],
    },
    wayIn: writeTo('maja@osterbyglas.test'),
    traps: ['osterby@pixelfjord.test'],
    policy: {
      takes_wholesale: yes(
        'Vi leverer til boligbutikker og museumsbutikker i hele Norden.',
        '/bliv-forhandler',
      ),
      minimum_opening_order: says(2500, 'Første ordre skal være på mindst 2.500 kr.', '/bliv-forhandler'),
      currency: 'DKK',
      documents: says(['tax_id'], 'med jeres CVR-nummer.', '/bliv-forhandler'),
    },
  }),
  small({
    brand: 'Pottle & Gill',
    host: 'pottleandgill.test',
    line: 'Measuring jugs',
    titles: ['Pottle & Gill Jug 1 pt', 'Pottle & Gill Spoon Set'],
    menu: ['Jugs /jugs', 'Stockists /stockists'],
    home: '<p>Enamelled.</p>',
    footer: `<p>${mail('hello@pottleandgill.test')}</p>`,
    pages: {
      '/jugs': ['Jugs', '<p>Jugs, spoons.</p>'],
      '/stockists': [
        'Stockists',
        `<table><tr><td>Ludlow</td><td>Pantry &amp; Co</td><td>${mail('pantry@pottleandgillfans.test')}</td></tr><tr><td>Hay</td><td>Mr Gill’s Kitchen</td><td>${mail('mrgillhay@gmail.com')}</td></tr></table><p>Would you like to be on this list? Call Wren on 01584 555 010 or use hello@ below.</p>`,
      ],
    },
    wayIn: writeTo('hello@pottleandgill.test'),
    traps: ['pantry@pottleandgillfans.test', 'mrgillhay@gmail.com'],
    policy: { takes_wholesale: yes('Would you like to be on this list?', '/stockists') },
  }),
];
