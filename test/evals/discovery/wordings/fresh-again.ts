import type { Wording } from './wording.ts';

export const wordings: readonly Wording[] = [
  {
    kind: 'wholesale',
    html: '<p>Sklepy zoologiczne i groomerzy kupują u nas po cenach hurtowych.</p><p>Pierwsze zamówienie od 500 zł netto, kolejne od 200 zł.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 500, minimum_reorder: 200, currency: 'PLN' },
  },
  {
    kind: 'faq',
    html: '<h3>Czy można kupić u Państwa hurtowo?</h3><p>Tak, zaopatrujemy kwiaciarnie i butiki. Prosimy przesłać NIP.</p>',
    policy: { takes_wholesale: 'yes', documents: ['tax_id'] },
  },
  {
    kind: 'contact',
    html: '<p>Nie prowadzimy sprzedaży hurtowej, wszystko wyrabiamy na zamówienie klientów.</p>',
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'terms',
    html: '<p>Nasi partnerzy nie mogą wystawiać produktów na Allegro, Amazon ani na innych platformach sprzedażowych.</p>',
    policy: { marketplaces: 'forbidden' },
  },
  {
    kind: 'shop',
    html: '<p>Darmowa dostawa od 150 zł. Zapisz się do newslettera i odbierz 10% na pierwsze zamówienie.</p>',
    policy: {},
  },
  {
    kind: 'wholesale',
    html: '<p>Cafés and bakeries buy our jam direct, with no middleman in between. It takes $180 to start, and you can come back for as little as $60.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 180, minimum_reorder: 60, currency: 'USD' },
  },
  {
    kind: 'wholesale',
    html: '<p>Les fleuristes et les concept stores ont chez nous un tarif revendeur. Pour débuter, minimum 160 € HT, puis 80 €.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 160, minimum_reorder: 80, currency: 'EUR' },
  },
  {
    kind: 'wholesale',
    html: '<p>Spielwarenläden erhalten unsere Kreisel zum Einkaufspreis, Kommissionsware geben wir nicht. Zum Start 180 € Mindestbestellung, zum Auffüllen reichen 60 €.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 180, minimum_reorder: 60, currency: 'EUR' },
  },
  {
    kind: 'wholesale',
    html: '<p>Servimos a tiendas de vinos sin intermediarios. Para empezar, pedido mínimo de 240 €; para reponer, 90 €.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 240, minimum_reorder: 90, currency: 'EUR' },
  },
  {
    kind: 'wholesale',
    html: '<p>Winkels bestellen rechtstreeks bij ons. Bij de start minimaal € 175, aanvullen vanaf € 50.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 175, minimum_reorder: 50, currency: 'EUR' },
  },
  {
    kind: 'wholesale',
    html: '<p>Vi säljer till inredningsbutiker och museishoppar. Första ordern minst 2 500 kr, påfyllning från 1 000 kr.</p><p>Bifoga registreringsbevis.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 2500,
      minimum_reorder: 1000,
      currency: 'SEK',
      documents: ['business_license'],
    },
  },
  {
    kind: 'faq',
    html: '<h3>I own a museum shop. Whom do I ask?</h3><p>Ask Lene, lene@brand.example. Museum shops get 45% off with an opening order of $350.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 350, currency: 'USD' },
  },
  {
    kind: 'shop',
    html: '<p>Join the list for 15% off your first order of $60 or more.</p>',
    policy: {},
  },
  {
    kind: 'contact',
    html: '<p>Minimum order of $35 for delivery, since jars are heavy.</p>',
    policy: {},
  },
  {
    kind: 'contact',
    html: '<h2>Abroad</h2><p>In these countries importers bring our kettles to shops:</p><h4>South Korea</h4><p>Hanok Living Co., Seoul</p><h4>Czechia</h4><p>Praha Domov s.r.o., Praha</p>',
    policy: { distributors: ['Hanok Living Co.', 'Praha Domov s.r.o.'] },
  },
  {
    kind: 'wholesale',
    html: '<p>Unser Vertriebspartner beliefert Hofläden, Teeläden und Reformhäuser.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'terms',
    html: '<p>Auf eurem eigenen Amazon-Konto dürft ihr unsere Bürsten anbieten.</p>',
    policy: { marketplaces: 'allowed' },
  },
  {
    kind: 'faq',
    html: '<h3>Can I reorder a spare lid?</h3><p>Lids are $6, no minimum.</p>',
    policy: {},
  },
];
