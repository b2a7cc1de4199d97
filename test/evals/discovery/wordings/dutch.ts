import type { Wording } from './wording.ts';

export const wordings: readonly Wording[] = [
  {
    kind: 'wholesale',
    html: '<h1>Verkooppunt worden?</h1><p>Wil je onze kaarten in je winkel verkopen? Stuur ons een mailtje, dan ontvang je de inkooplijst.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<p>Minimale eerste bestelling: € 150,- excl. btw. Nabestellen kan vanaf € 75,-. Vraag hieronder een zakelijk account aan.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 150, minimum_reorder: 75, currency: 'EUR' },
  },
  {
    kind: 'wholesale',
    html: '<p>Om je winkel als wederverkoper aan te melden hebben we een uittreksel van de KvK en je btw-nummer nodig.</p>',
    policy: { takes_wholesale: 'yes', documents: ['business_license', 'tax_id'] },
  },
  {
    kind: 'faq',
    html: '<details><summary>Leveren jullie aan winkels?</summary><p>Nee, wij verkopen alleen via onze eigen webshop.</p></details>',
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'wholesale',
    html: '<p>Op dit moment nemen we geen nieuwe verkooppunten aan. We hebben een wachtlijst.</p>',
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'terms',
    html: '<p>Het is wederverkopers niet toegestaan onze producten aan te bieden op marktplaatsen zoals Bol, Amazon en Marktplaats.</p>',
    policy: { marketplaces: 'forbidden' },
  },
  {
    kind: 'terms',
    html: '<p>Verkoop via platforms van derden mag uitsluitend na onze schriftelijke toestemming.</p>',
    policy: { marketplaces: 'with_permission' },
  },
  {
    kind: 'contact',
    html: '<p>Onze distributeurs: Van Dijk Speelgoed (Nederland) en Toys &amp; Zo Belgium (België).</p>',
    policy: { distributors: ['Van Dijk Speelgoed', 'Toys & Zo Belgium'] },
  },
  {
    kind: 'wholesale',
    html: '<p>Retailers zijn van harte welkom in onze showroom in Amsterdam, op afspraak. De eerste order bedraagt minimaal driehonderd euro.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 300, currency: 'EUR' },
  },
  {
    kind: 'wholesale',
    html: '<p>De groothandel is tijdelijk gesloten wegens verhuizing. Winkels kunnen weer bestellen vanaf mei.</p>',
    policy: { takes_wholesale: 'no' },
  },
  { kind: 'shop', html: '<p>Gratis verzending vanaf € 50 in Nederland en België.</p>', policy: {} },
  {
    kind: 'shop',
    html: '<p>Relatiegeschenken nodig? Vanaf 10 pakketten maken wij een offerte op maat.</p>',
    policy: {},
  },
  { kind: 'contact', html: '<p>Vind een winkel bij jou in de buurt: vul je postcode in.</p>', policy: {} },
  {
    kind: 'wholesale',
    html: "<p>Winkelier? Stuur een paar foto's van je winkel mee met je aanvraag, dan kijken we of we bij elkaar passen.</p>",
    policy: { takes_wholesale: 'yes', documents: ['storefront_photos'] },
  },
];
