import type { Wording } from './wording.ts';

export const wordings: readonly Wording[] = [
  {
    kind: 'wholesale',
    html: '<p>Der Mindestbestellwert für Ihre Erstbestellung liegt bei 250 € netto, danach bei 150 € netto.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 250,
      minimum_reorder: 150,
      currency: 'EUR',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Sie führen einen Laden und möchten unsere Seifen ins Sortiment aufnehmen? Registrieren Sie sich in unserem B2B-Shop.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Bitte senden Sie uns mit der Anmeldung einen aktuellen Gewerbenachweis.</p>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['business_license'],
    },
  },
  {
    kind: 'faq',
    html: '<h3>Beliefern Sie auch Händler?</h3><p>Nein, wir verkaufen ausschließlich direkt an Endkunden.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'faq',
    html: '<h3>Kann ich eure Produkte in meinem Laden verkaufen?</h3><p>Aktuell nehmen wir leider keine neuen Verkaufsstellen auf.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'terms',
    html: '<p>Der Weiterverkauf unserer Ware über Amazon, eBay, Kaufland oder andere Marktplätze ist nicht gestattet.</p>',
    policy: {
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'terms',
    html: '<p>Ein Verkauf über Online-Marktplätze bedarf unserer vorherigen schriftlichen Zustimmung.</p>',
    policy: {
      marketplaces: 'with_permission',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Wir beliefern nur stationäre Fachhändler, keine reinen Onlinehändler und keine Verkäufer auf Amazon oder eBay.</p>',
    policy: {
      takes_wholesale: 'yes',
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Für die Freischaltung benötigen wir Ihre USt-IdNr. und Ihren Gewerbeschein.</p>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['tax_id', 'business_license'],
    },
  },
  {
    kind: 'contact',
    html: '<p>Fachhandelsanfragen: Frau Seidel, Durchwahl -14</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Für Wiederverkäufer in der Schweiz gilt ein Mindestauftrag von CHF 300.– für die erste Bestellung.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 300,
      currency: 'CHF',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>In der Schweiz übernimmt den Vertrieb die Hauser Warenhandel AG.</p>',
    policy: {
      distributors: ['Hauser Warenhandel AG'],
    },
  },
  {
    kind: 'shop',
    html: '<p>Ab 49 € versandkostenfrei. Händlersuche: Finden Sie unsere Produkte in Ihrer Nähe.</p>',
    policy: {},
  },
  {
    kind: 'wholesale',
    html: '<p>Première commande : 300 € HT minimum. Réassort : 150 € HT minimum. Franco de port à partir de 450 € HT.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 300,
      minimum_reorder: 150,
      currency: 'EUR',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Vous tenez une épicerie fine ou un concept store ? Retrouvez-nous sur Ankorstore ou écrivez-nous pour recevoir notre catalogue.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'faq',
    html: "<h3>Travaillez-vous avec des revendeurs ?</h3><p>Pas pour l'instant : notre atelier est tout petit et nous vendons uniquement en ligne.</p>",
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'faq',
    html: '<h3>Comment devenir revendeur ?</h3><p>Remplissez le formulaire professionnel, nous revenons vers vous sous 72 h.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'terms',
    html: "<p>Le revendeur s'interdit de commercialiser les produits sur les places de marché (Amazon, Cdiscount, eBay…).</p>",
    policy: {
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'terms',
    html: "<p>Toute vente sur une marketplace est soumise à l'autorisation écrite préalable de la marque.</p>",
    policy: {
      marketplaces: 'with_permission',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Pièces à fournir : extrait Kbis de moins de 3 mois, numéro de TVA intracommunautaire.</p>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['business_license', 'tax_id'],
    },
  },
  {
    kind: 'wholesale',
    html: "<p>Merci de joindre votre Kbis à la demande d'ouverture de compte.</p>",
    policy: {
      takes_wholesale: 'yes',
      documents: ['business_license'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Pour la Belgique et le Luxembourg, adressez-vous à notre distributeur Maison Delcourt.</p>',
    policy: {
      distributors: ['Maison Delcourt'],
    },
  },
  {
    kind: 'shop',
    html: "<p>Livraison offerte dès 60 € d'achat. Trouvez la boutique la plus proche.</p>",
    policy: {},
  },
  {
    kind: 'wholesale',
    html: '<p>El pedido mínimo inicial es de 200 € (IVA no incluido). Para reposiciones no hay mínimo.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 200,
      currency: 'EUR',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>¿Tienes una tienda y te gustaría vender nuestras velas? Date de alta como profesional y accede a los precios de mayorista.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'faq',
    html: '<h3>¿Vendéis al por mayor?</h3><p>De momento no, solo vendemos a través de esta web.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'terms',
    html: '<p>Queda prohibida la venta de nuestros productos en Amazon, AliExpress, Miravia o cualquier otro marketplace.</p>',
    policy: {
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'terms',
    html: '<p>Para vender en marketplaces es necesaria nuestra autorización previa y por escrito.</p>',
    policy: {
      marketplaces: 'with_permission',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Para abrir cuenta necesitamos tu CIF y el modelo 036.</p>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['tax_id', 'business_license'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Primo ordine minimo 250 € + IVA, riordini da 100 € + IVA.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 250,
      minimum_reorder: 100,
      currency: 'EUR',
    },
  },
  {
    kind: 'wholesale',
    html: "<p>Hai un negozio? Registrati all'area B2B per vedere il listino riservato ai rivenditori.</p>",
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'faq',
    html: "<h3>Vendete anche all'ingrosso?</h3><p>No, al momento vendiamo solo ai privati tramite il nostro sito.</p>",
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'terms',
    html: '<p>È vietata la rivendita dei nostri prodotti su Amazon, eBay e qualsiasi altro marketplace.</p>',
    policy: {
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'wholesale',
    html: "<p>Per l'attivazione inviaci la partita IVA e la visura camerale.</p>",
    policy: {
      takes_wholesale: 'yes',
      documents: ['tax_id', 'business_license'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Minimale eerste order: €200 excl. btw. Vervolgorders vanaf €100.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 200,
      minimum_reorder: 100,
      currency: 'EUR',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Onze theeën in jouw winkel? Vraag een zakelijk account aan en bestel via onze B2B-shop of Orderchamp.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'faq',
    html: '<h3>Leveren jullie ook aan winkels?</h3><p>Nee, wij verkopen alleen rechtstreeks aan consumenten.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'terms',
    html: '<p>Verkoop via bol.com, Amazon of andere marktplaatsen is niet toegestaan.</p>',
    policy: {
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Stuur een recent KvK-uittreksel en je btw-nummer mee.</p>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['business_license', 'tax_id'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Unsere Händlerliste ist voll. Neue Anfragen können wir erst ab Herbst wieder annehmen.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'wholesale',
    html: "<p>Nous n'ouvrons plus de nouveaux comptes professionnels jusqu'à nouvel ordre.</p>",
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Por ahora no estamos aceptando nuevas tiendas.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
];
