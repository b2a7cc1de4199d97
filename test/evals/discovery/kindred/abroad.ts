import type { DiscoveryCase } from '../case.ts';
import { applyAt, form, mail, says, small, writeTo, yes } from './site.ts';

/** In other tongues, with what their law makes them print. */
export const cases: readonly DiscoveryCase[] = [
  small({
    brand: 'Savonnerie Belmas',
    host: 'savonnerie-belmas.test',
    line: 'Savons de Marseille depuis 1921',
    lang: 'fr',
    titles: ['Savonnerie Belmas Savon Olive 300 g', 'Savonnerie Belmas Savon Lavande'],
    menu: ['Savons /savons', 'Revendeurs /revendeurs', 'Mentions légales /mentions-legales'],
    home: '<p>Cuits au chaudron.</p>',
    pages: {
      '/savons': ['Savons', '<p>Olive, lavande.</p>'],
      '/revendeurs': [
        'Revendeurs',
        `<p>Nous livrons épiceries fines, drogueries et concept stores. Première commande à partir de 200 € HT, réassort à partir de 100 € HT.</p><p>Un extrait Kbis vous sera demandé. La vente sur Amazon et autres places de marché n’est pas autorisée.</p><p>Écrivez à Solène : ${mail('solene@savonnerie-belmas.test')}</p>`,
      ],
      '/mentions-legales': [
        'Mentions légales',
        `<p>Savonnerie Belmas SARL. Hébergeur : OVH. Réalisation du site : Atelier Web Azur, ${mail('contact@atelierwebazur.test')}. Médiateur de la consommation : CM2C, ${mail('cm2c@cm2c.test')}. Contact : ${mail('bonjour@savonnerie-belmas.test')}</p>`,
      ],
    },
    wayIn: writeTo('solene@savonnerie-belmas.test'),
    traps: ['contact@atelierwebazur.test', 'cm2c@cm2c.test'],
    policy: {
      takes_wholesale: yes('Nous livrons épiceries fines, drogueries et concept stores.', '/revendeurs'),
      minimum_opening_order: says(200, 'Première commande à partir de 200 € HT', '/revendeurs'),
      minimum_reorder: says(100, 'réassort à partir de 100 € HT.', '/revendeurs'),
      currency: 'EUR',
      documents: says(['business_license'], 'Un extrait Kbis vous sera demandé.', '/revendeurs'),
      marketplaces: says(
        'forbidden',
        'La vente sur Amazon et autres places de marché n’est pas autorisée.',
        '/revendeurs',
      ),
    },
  }),
  small({
    brand: 'Torrevieja Sal',
    host: 'torreviejasal.test',
    line: 'Sal de escamas',
    lang: 'es',
    titles: ['Torrevieja Sal Escamas 250 g', 'Torrevieja Sal Ahumada'],
    menu: ['Sales /sales', 'Tiendas y hostelería /tiendas', 'Aviso legal /aviso-legal'],
    home: '<p>Recogida a mano.</p>',
    pages: {
      '/sales': ['Sales', '<p>Escamas, ahumada.</p>'],
      '/tiendas': [
        'Tiendas y hostelería',
        `<p>¿Tienes una tienda gourmet? Pide nuestra tarifa a ${mail('tarifa@torreviejasal.test')} indicando tu CIF.</p><p>Pedido mínimo de 150 €, portes pagados desde 300 €.</p>`,
      ],
      '/aviso-legal': [
        'Aviso legal',
        `<p>Titular: Salinas del Sur SL. Correo: ${mail('hola@torreviejasal.test')}. Delegado de protección de datos: ${mail('torreviejasal@lopdconsulta.test')}. Diseño web: Nube Roja, ${mail('web@nuberoja.test')}</p>`,
      ],
    },
    wayIn: writeTo('tarifa@torreviejasal.test'),
    traps: ['torreviejasal@lopdconsulta.test', 'web@nuberoja.test'],
    policy: {
      takes_wholesale: yes('¿Tienes una tienda gourmet? Pide nuestra tarifa', '/tiendas'),
      minimum_opening_order: says(150, 'Pedido mínimo de 150 €, portes pagados desde 300 €.', '/tiendas'),
      currency: 'EUR',
      documents: says(['tax_id'], 'indicando tu CIF.', '/tiendas'),
    },
  }),
  small({
    brand: 'Cerreto Ceramiche',
    host: 'cerretoceramiche.test',
    line: 'Ceramica dipinta a mano',
    lang: 'it',
    titles: ['Cerreto Ceramiche Piatto', 'Cerreto Ceramiche Brocca'],
    menu: ['Catalogo /catalogo', 'Per i negozi /negozi', 'Contatti /contatti'],
    home: '<p>Dipinta a Deruta.</p>',
    pages: {
      '/catalogo': ['Catalogo', '<p>Piatti, brocche.</p>'],
      '/negozi': [
        'Per i negozi',
        `<p>Lavoriamo con negozi di articoli per la casa in tutta Europa. L’ordine minimo è di 300 euro per il primo acquisto e di 150 euro per i riordini.</p><p>Per aprire un conto ci servono partita IVA e visura camerale.</p>${form('/invia', 'Ragione sociale', 'Partita IVA', 'E-mail')}`,
      ],
      '/contatti': [
        'Contatti',
        `<p>${mail('info@cerretoceramiche.test')} PEC: ${mail('cerretoceramiche@pec.it')}</p>`,
      ],
    },
    footer: `<p>Credits: Officina Pixel – ${mail('studio@officinapixel.test')}</p>`,
    wayIn: applyAt('https://cerretoceramiche.test/negozi'),
    traps: ['cerretoceramiche@pec.it', 'studio@officinapixel.test'],
    policy: {
      takes_wholesale: yes('Lavoriamo con negozi di articoli per la casa in tutta Europa.', '/negozi'),
      minimum_opening_order: says(300, 'L’ordine minimo è di 300 euro per il primo acquisto', '/negozi'),
      minimum_reorder: says(150, 'e di 150 euro per i riordini.', '/negozi'),
      currency: 'EUR',
      documents: says(
        ['tax_id', 'business_license'],
        'Per aprire un conto ci servono partita IVA e visura camerale.',
        '/negozi',
      ),
    },
  }),
  small({
    brand: 'Van Elzen Kaarsen',
    host: 'vanelzenkaarsen.test',
    line: 'Kaarsen uit Tilburg',
    lang: 'nl',
    titles: ['Van Elzen Kaarsen Stompkaars', 'Van Elzen Kaarsen Dinerkaars'],
    menu: ['Kaarsen /kaarsen', 'Zakelijk /zakelijk', 'Contact /contact'],
    home: '<p>Gegoten in Tilburg.</p>',
    pages: {
      '/kaarsen': ['Kaarsen', '<p>Stomp en diner.</p>'],
      '/zakelijk': [
        'Zakelijk',
        `<p>Heb je een woonwinkel of conceptstore? Vraag onze prijslijst aan via ${mail('winkels@vanelzenkaarsen.test')}. Vermeld je KvK-nummer en btw-nummer.</p><p>Minimale eerste order € 250,-, nabestellen kan vanaf € 125,-.</p><p>Onze kaarsen mogen niet via bol of Amazon worden aangeboden.</p>`,
      ],
      '/contact': [
        'Contact',
        `<p>${mail('info@vanelzenkaarsen.test')}</p><p>Sollicitaties: ${mail('vanelzen@werkplek.test')}</p>`,
      ],
    },
    wayIn: writeTo('winkels@vanelzenkaarsen.test'),
    traps: ['vanelzen@werkplek.test'],
    policy: {
      takes_wholesale: yes('Heb je een woonwinkel of conceptstore? Vraag onze prijslijst aan', '/zakelijk'),
      minimum_opening_order: says(250, 'Minimale eerste order € 250', '/zakelijk'),
      minimum_reorder: says(125, 'nabestellen kan vanaf € 125', '/zakelijk'),
      currency: 'EUR',
      documents: says(['business_license', 'tax_id'], 'Vermeld je KvK-nummer en btw-nummer.', '/zakelijk'),
      marketplaces: says(
        'forbidden',
        'Onze kaarsen mogen niet via bol of Amazon worden aangeboden.',
        '/zakelijk',
      ),
    },
  }),
  small({
    brand: 'Lyngdal Ull',
    host: 'lyngdalull.test',
    line: 'Garn av norsk ull',
    lang: 'nb',
    titles: ['Lyngdal Ull Garn 50 g', 'Lyngdal Ull Votter'],
    menu: ['Garn /garn', 'Forhandlere /forhandlere', 'Kontakt /kontakt'],
    home: '<p>Spunnet i Lyngdal.</p>',
    pages: {
      '/garn': ['Garn', '<p>Alle farger.</p>'],
      '/forhandlere': [
        'Bli forhandler',
        `<p>Har du en garnbutikk og vil selge garnet vårt? Send en e-post til ${mail('kari@lyngdalull.test')} med organisasjonsnummer.</p>`,
      ],
      '/kontakt': [
        'Kontakt',
        `<p>${mail('post@lyngdalull.test')}</p><p>Nettside: Fjordkode, ${mail('hei@fjordkode.test')}</p>`,
      ],
    },
    wayIn: writeTo('kari@lyngdalull.test'),
    traps: ['hei@fjordkode.test'],
    policy: {
      takes_wholesale: yes('Har du en garnbutikk og vil selge garnet vårt?', '/forhandlere'),
      documents: says(['tax_id'], 'med organisasjonsnummer.', '/forhandlere'),
    },
  }),
  small({
    brand: 'Miodarnia Sowa',
    host: 'miodarnia-sowa.test',
    line: 'Miody z Warmii',
    lang: 'pl',
    titles: ['Miodarnia Sowa Miód Lipowy', 'Miodarnia Sowa Miód Gryczany'],
    menu: ['Miody /miody', 'Współpraca /wspolpraca', 'Kontakt /kontakt'],
    home: '<p>Z pasieki.</p>',
    pages: {
      '/miody': ['Miody', '<p>Lipowy, gryczany.</p>'],
      '/wspolpraca': [
        'Współpraca z delikatesami',
        `<p>Zapraszamy do współpracy sklepy i delikatesy. Minimalne zamówienie hurtowe wynosi 600 zł.</p><p>Napisz na ${mail('hurt@miodarnia-sowa.test')} i podaj NIP.</p>`,
      ],
      '/kontakt': [
        'Kontakt',
        `<p>${mail('sklep@miodarnia-sowa.test')}</p><p>Inspektor ochrony danych: ${mail('miodarnia@iodpartner.test')}</p>`,
      ],
    },
    wayIn: writeTo('hurt@miodarnia-sowa.test'),
    traps: ['miodarnia@iodpartner.test'],
    policy: {
      takes_wholesale: yes('Zapraszamy do współpracy sklepy i delikatesy.', '/wspolpraca'),
      minimum_opening_order: says(600, 'Minimalne zamówienie hurtowe wynosi 600 zł.', '/wspolpraca'),
      currency: 'PLN',
      documents: says(['tax_id'], 'i podaj NIP.', '/wspolpraca'),
    },
  }),
  small({
    brand: 'Vasco & Filhos',
    host: 'vascoefilhos.test',
    line: 'Conservas de peixe',
    lang: 'pt',
    titles: ['Vasco & Filhos Sardinhas', 'Vasco & Filhos Atum'],
    menu: ['Conservas /conservas', 'Revenda /revenda', 'Contactos /contactos'],
    home: '<p>De Matosinhos.</p>',
    pages: {
      '/conservas': ['Conservas', '<p>Sardinhas, atum.</p>'],
      '/revenda': [
        'Revenda',
        `<p>Vendemos a mercearias e lojas gourmet. A primeira encomenda tem um mínimo de 180 €. Envie o NIF e a certidão permanente para ${mail('lojas@vascoefilhos.test')}.</p>`,
      ],
      '/contactos': [
        'Contactos',
        `<p>${mail('geral@vascoefilhos.test')}</p><p>Site por Maré Digital, ${mail('ola@maredigital.test')}</p>`,
      ],
    },
    wayIn: writeTo('lojas@vascoefilhos.test'),
    traps: ['ola@maredigital.test'],
    policy: {
      takes_wholesale: yes('Vendemos a mercearias e lojas gourmet.', '/revenda'),
      minimum_opening_order: says(180, 'A primeira encomenda tem um mínimo de 180 €.', '/revenda'),
      currency: 'EUR',
      documents: says(['tax_id', 'business_license'], 'Envie o NIF e a certidão permanente', '/revenda'),
    },
  }),
  small({
    brand: 'Ahlgren & Rask',
    host: 'ahlgrenrask.test',
    line: 'Knivar från Mora',
    lang: 'sv',
    titles: ['Ahlgren & Rask Täljkniv', 'Ahlgren & Rask Brödkniv'],
    menu: ['Knivar /knivar', 'För återförsäljare /aterforsaljare', 'Om oss /om-oss'],
    home: '<p>Smidda i Mora.</p>',
    pages: {
      '/knivar': ['Knivar', '<p>Tälj och bröd.</p>'],
      '/aterforsaljare': [
        'För återförsäljare',
        `<p>Vi säljer till järnhandlar och inredningsbutiker. Minsta första order är 3 000 kr.</p><p>Våra knivar får inte säljas på Amazon.</p><p>Kontakta vår säljare Elin: ${mail('elin@ahlgrenrask.test')}</p>`,
      ],
      '/om-oss': [
        'Om oss',
        `<p>${mail('hej@ahlgrenrask.test')}</p><p>Presskontakt: ${mail('ahlgrenrask@norrpr.test')}</p>`,
      ],
    },
    wayIn: writeTo('elin@ahlgrenrask.test'),
    traps: ['ahlgrenrask@norrpr.test'],
    policy: {
      takes_wholesale: yes('Vi säljer till järnhandlar och inredningsbutiker.', '/aterforsaljare'),
      minimum_opening_order: says(3000, 'Minsta första order är 3 000 kr.', '/aterforsaljare'),
      currency: 'SEK',
      marketplaces: says('amazon_forbidden', 'Våra knivar får inte säljas på Amazon.', '/aterforsaljare'),
    },
  }),
];
