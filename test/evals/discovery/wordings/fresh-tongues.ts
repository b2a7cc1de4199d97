import type { Wording } from './wording.ts';

export const wordings: readonly Wording[] = [
  {
    kind: 'wholesale',
    html: '<h2>Für Händler</h2><p>Sie möchten unsere Seifen führen? Schreiben Sie uns, wir schicken Ihnen Preisliste und Muster.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<dl><dt>Mindestbestellwert Erstauftrag</dt><dd>250 € netto</dd><dt>Folgeaufträge</dt><dd>ab 100 € netto</dd></dl>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 250,
      minimum_reorder: 100,
      currency: 'EUR',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Die erste Bestellung sollte 300 Euro netto nicht unterschreiten, danach liefern wir ab 150 Euro.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 300,
      minimum_reorder: 150,
      currency: 'EUR',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Zur Freischaltung benötigen wir Ihre Gewerbeanmeldung sowie die USt-IdNr.</p>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['business_license', 'tax_id'],
    },
  },
  {
    kind: 'terms',
    html: '<p>Der Vertrieb über Amazon, eBay und vergleichbare Plattformen ist unseren Partnern nicht gestattet.</p>',
    policy: {
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'terms',
    html: '<p>Wer über Marktplätze verkaufen will, braucht dafür unser schriftliches Einverständnis.</p>',
    policy: {
      marketplaces: 'with_permission',
    },
  },
  {
    kind: 'faq',
    html: '<h3>Verkaufen Sie auch an Läden?</h3><p>Ja, sehr gern. Eine Mail an handel@brand.example genügt.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'faq',
    html: '<h3>Kann ich Ihre Produkte in meinem Laden anbieten?</h3><p>Leider nein, wir verkaufen nur ab Hof und hier im Onlineshop.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Zurzeit nehmen wir keine neuen Verkaufsstellen auf. Ab Herbst geht es weiter.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Für die Schweiz wenden Sie sich bitte an unseren Generalimporteur Bergmann Handels AG.</p>',
    policy: {
      distributors: ['Bergmann Handels AG'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Unsere Ware gehört in gute Läden und nicht auf Amazon. Bitte halten Sie sich daran.</p>',
    policy: {
      takes_wholesale: 'yes',
      marketplaces: 'amazon_forbidden',
    },
  },
  {
    kind: 'wholesale',
    html: '<h2>Espace revendeurs</h2><p>Vous tenez une boutique ? Écrivez-nous avec votre extrait Kbis et quelques photos du magasin.</p>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['business_license', 'storefront_photos'],
    },
  },
  {
    kind: 'wholesale',
    html: '<ul><li>Première commande : 350 € HT minimum</li><li>Réassort : 150 € HT</li><li>Franco de port : 500 € HT</li></ul>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 350,
      minimum_reorder: 150,
      currency: 'EUR',
    },
  },
  {
    kind: 'wholesale',
    html: "<p>Le montant minimum d'implantation s'élève à 400 euros hors taxes.</p>",
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 400,
      currency: 'EUR',
    },
  },
  {
    kind: 'terms',
    html: "<p>La vente de nos produits sur les places de marché (Amazon, Cdiscount, Etsy) n'est pas autorisée.</p>",
    policy: {
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'terms',
    html: "<p>Nos revendeurs peuvent vendre en ligne sur leur propre site ; pour Amazon, demandez-nous d'abord.</p>",
    policy: {
      marketplaces: 'with_permission',
    },
  },
  {
    kind: 'faq',
    html: '<h3>Travaillez-vous avec des boutiques ?</h3><p>Bien sûr ! Une trentaine de points de vente nous font déjà confiance.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'faq',
    html: '<h3>Vendez-vous aux professionnels ?</h3><p>Pas encore. Notre atelier est trop petit pour cela.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'wholesale',
    html: "<p>Notre carnet de commandes est plein : nous n'ouvrons plus de nouveaux comptes cette année.</p>",
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>En Belgique, nous sommes distribués par Maison Verlinden.</p>',
    policy: {
      distributors: ['Maison Verlinden'],
    },
  },
  {
    kind: 'wholesale',
    html: '<h2>¿Tienes una tienda?</h2><p>Nos encantaría verte por aquí. Pídenos el catálogo y las condiciones.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>El primer pedido es de 200 € más IVA como mínimo; los siguientes, de 80 €.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 200,
      minimum_reorder: 80,
      currency: 'EUR',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Necesitaremos tu CIF, el alta en el IAE y una foto de la fachada.</p>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['tax_id', 'business_license', 'storefront_photos'],
    },
  },
  {
    kind: 'terms',
    html: '<p>Queda prohibida la reventa en Amazon u otros portales de terceros.</p>',
    policy: {
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'terms',
    html: '<p>Puedes vender nuestros productos donde quieras, también en Amazon.</p>',
    policy: {
      marketplaces: 'allowed',
    },
  },
  {
    kind: 'faq',
    html: '<h3>¿Vendéis a tiendas?</h3><p>De momento no, solo a través de esta web.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'faq',
    html: '<h3>¿Puedo vender vuestros productos en mi tienda?</h3><p>¡Claro que sí! Escríbenos a tiendas@brand.example.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Este año ya no abrimos más cuentas de distribuidor.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>En México nos distribuye Casa Olmedo S.A. de C.V.</p>',
    policy: {
      distributors: ['Casa Olmedo S.A. de C.V.'],
    },
  },
  {
    kind: 'wholesale',
    html: '<h2>Rivenditori</h2><p>Hai un negozio e ti piacciono le nostre ceramiche? Scrivici: ti mandiamo listino e condizioni.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Primo ordine: minimo 250 euro più IVA. Riordini: da 100 euro.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 250,
      minimum_reorder: 100,
      currency: 'EUR',
    },
  },
  {
    kind: 'wholesale',
    html: "<p>Per aprire l'account servono partita IVA, visura camerale e il link al tuo negozio online.</p>",
    policy: {
      takes_wholesale: 'yes',
      documents: ['tax_id', 'business_license', 'website_url'],
    },
  },
  {
    kind: 'terms',
    html: '<p>Non è consentito rivendere i nostri articoli su Amazon, eBay o altri marketplace.</p>',
    policy: {
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'faq',
    html: '<h3>Vendete ai negozi?</h3><p>Al momento no: produciamo poco e lo vendiamo solo in bottega.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'faq',
    html: '<h3>Posso vendere i vostri prodotti?</h3><p>Certo, lavoriamo volentieri con botteghe ed enoteche.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Abbiamo chiuso le adesioni di nuovi rivenditori fino a settembre.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'wholesale',
    html: '<h2>Word verkooppunt</h2><p>Heb je een winkel die bij ons past? Stuur een berichtje met een foto van je zaak en je KvK-nummer.</p>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['storefront_photos', 'business_license'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p>De eerste order is minimaal € 250 excl. btw, nabestellen kan vanaf € 100.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 250,
      minimum_reorder: 100,
      currency: 'EUR',
    },
  },
  {
    kind: 'terms',
    html: '<p>Verkoop via bol.com, Amazon of Marktplaats is niet toegestaan.</p>',
    policy: {
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'terms',
    html: '<p>Verkopen via bol of Amazon kan alleen als wij daar vooraf akkoord op hebben gegeven.</p>',
    policy: {
      marketplaces: 'with_permission',
    },
  },
  {
    kind: 'faq',
    html: '<h3>Leveren jullie aan winkels?</h3><p>Zeker! Vraag onze groothandelslijst aan.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'faq',
    html: '<h3>Kan ik jullie producten in mijn winkel verkopen?</h3><p>Helaas, we verkopen alleen rechtstreeks aan onze klanten.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>We zitten vol: tot het voorjaar nemen we geen nieuwe winkels aan.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>In Duitsland verzorgt Nordlicht Vertrieb GmbH de levering aan winkels.</p>',
    policy: {
      distributors: ['Nordlicht Vertrieb GmbH'],
    },
  },
  {
    kind: 'shop',
    html: '<p>Gratis verzending vanaf € 50. Voor 17.00 uur besteld, morgen in huis.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Livraison offerte dès 60 €. Paiement en trois fois.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Versandkostenfrei ab 49 €. Jetzt Newsletter abonnieren und 10 % sparen.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Encuentra tu tienda más cercana. Envío gratis desde 40 €.</p>',
    policy: {},
  },
];
