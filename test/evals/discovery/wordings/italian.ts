import type { Wording } from './wording.ts';

export const wordings: readonly Wording[] = [
  {
    kind: 'wholesale',
    html: '<h1>Diventa rivenditore</h1><p>Hai un negozio e vorresti vendere i nostri taccuini? Scrivici: ti invieremo il listino riservato ai negozianti.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: "<p>Primo ordine minimo: € 300,00 + IVA. Riordini: € 150,00 + IVA. Richiedi l'apertura del tuo conto rivenditore.</p>",
    policy: { takes_wholesale: 'yes', minimum_opening_order: 300, minimum_reorder: 150, currency: 'EUR' },
  },
  {
    kind: 'wholesale',
    html: "<p>La registrazione è riservata ai negozi: ti chiediamo la partita IVA per mostrarti i prezzi all'ingrosso.</p>",
    policy: { takes_wholesale: 'yes', documents: ['tax_id'] },
  },
  {
    kind: 'wholesale',
    html: '<p>Per diventare punto vendita allega la visura camerale della tua attività.</p>',
    policy: { takes_wholesale: 'yes', documents: ['business_license'] },
  },
  {
    kind: 'faq',
    html: "<details><summary>Vendete all'ingrosso?</summary><p>No, vendiamo solo direttamente dal nostro laboratorio e da questo sito.</p></details>",
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'wholesale',
    html: '<p>Al momento non accettiamo nuovi rivenditori: la produzione è al completo.</p>',
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'terms',
    html: '<p>Al rivenditore non è consentito vendere i prodotti su Amazon, eBay o altri marketplace.</p>',
    policy: { marketplaces: 'forbidden' },
  },
  {
    kind: 'terms',
    html: '<p>È vietata ai rivenditori la vendita dei nostri prodotti su Amazon.</p>',
    policy: { marketplaces: 'amazon_forbidden' },
  },
  {
    kind: 'terms',
    html: "<p>La vendita su piattaforme di terzi è ammessa soltanto previo consenso scritto dell'azienda.</p>",
    policy: { marketplaces: 'with_permission' },
  },
  {
    kind: 'contact',
    html: '<p>I nostri distributori: Adriatica Forniture Srl per il Nord-Est e Sarda Distribuzione per la Sardegna.</p>',
    policy: { distributors: ['Adriatica Forniture Srl', 'Sarda Distribuzione'] },
  },
  {
    kind: 'wholesale',
    html: '<p>Siamo a Pitti Uomo, Padiglione Centrale, stand 22: i buyer possono prenotare un appuntamento e ordinare la nuova collezione.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  { kind: 'shop', html: '<p>Spedizione gratuita per ordini superiori a 59 €.</p>', policy: {} },
  { kind: 'shop', html: '<p>Bomboniere e regali aziendali: sconti a partire da 20 pezzi.</p>', policy: {} },
  { kind: 'contact', html: '<p>Trova il negozio più vicino a te: inserisci il CAP.</p>', policy: {} },
];
