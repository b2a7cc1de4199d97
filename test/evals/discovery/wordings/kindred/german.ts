import type { Wording } from '../wording.ts';
import { amongAnswers, amongRules, inTheShop, onTradePage } from './said-on.ts';

export const wordings: readonly Wording[] = [
  onTradePage('Ihre Erstorder sollte 300 € netto nicht unterschreiten.', {
    minimum_opening_order: 300,
    currency: 'EUR',
  }),
  onTradePage('Beim ersten Mal bitten wir um einen Warenwert von mindestens 250 Euro.', {
    minimum_opening_order: 250,
    currency: 'EUR',
  }),
  onTradePage('Einstieg ab 200 € netto, Nachbestellungen ab 80 €.', {
    minimum_opening_order: 200,
    minimum_reorder: 80,
    currency: 'EUR',
  }),
  onTradePage('Mindermengen: Unter 150 € netto können wir leider nicht ausliefern.', {
    minimum_opening_order: 150,
    currency: 'EUR',
  }),
  onTradePage('Starterpaket für neue Händler: 350,00 € netto (Pflicht bei der Erstbestellung).', {
    minimum_opening_order: 350,
    currency: 'EUR',
  }),
  onTradePage('Folgeaufträge nehmen wir ab 100 Euro an.', { minimum_reorder: 100, currency: 'EUR' }),
  onTradePage('Erstauftrag EUR 400,– / Folgeauftrag EUR 150,–', {
    minimum_opening_order: 400,
    minimum_reorder: 150,
    currency: 'EUR',
  }),
  onTradePage('Mindestauftragswert Erstauftrag: 500 CHF', { minimum_opening_order: 500, currency: 'CHF' }),
  onTradePage('Für die Aufnahme als Fachhandelspartner ist ein Erstauftrag über 600 Euro nötig.', {
    minimum_opening_order: 600,
    currency: 'EUR',
  }),
  onTradePage('Ab der zweiten Bestellung genügen 75 €.', { minimum_reorder: 75, currency: 'EUR' }),
  onTradePage('Der Mindestbestellwert liegt für Wiederverkäufer bei 180 € zzgl. MwSt.', {
    minimum_opening_order: 180,
    currency: 'EUR',
  }),
  onTradePage('Nachorders sind jederzeit ab 60 Euro möglich.', { minimum_reorder: 60, currency: 'EUR' }),
  onTradePage('Frei Haus liefern wir ab 350 €, der Mindestauftrag beträgt 150 €.', {
    minimum_opening_order: 150,
    currency: 'EUR',
  }),
  onTradePage('Bitte legen Sie Ihrer Anfrage einen Gewerbenachweis bei.', {
    documents: ['business_license'],
  }),
  onTradePage('Wir brauchen von Ihnen eine Kopie der Gewerbeanmeldung und Ihre USt-IdNr.', {
    documents: ['business_license', 'tax_id'],
  }),
  onTradePage('Zur Freischaltung benötigen wir einen Handelsregisterauszug.', {
    documents: ['business_license'],
  }),
  onTradePage('Schicken Sie uns ein paar Bilder von Ihrem Laden und die Adresse Ihrer Webseite.', {
    documents: ['storefront_photos', 'website_url'],
  }),
  onTradePage('Ohne gültige Umsatzsteuer-Identifikationsnummer können wir kein Händlerkonto anlegen.', {
    documents: ['tax_id'],
  }),
  onTradePage('Neukunden nennen bitte zwei Referenzlieferanten.', { documents: ['trade_references'] }),
  onTradePage(
    'Fotos Ihres Geschäfts (innen und außen) helfen uns bei der Entscheidung und sind Voraussetzung.',
    { documents: ['storefront_photos'] },
  ),
  amongRules('Unsere Produkte dürfen nicht unter der UVP beworben werden.', { map_policy: 'yes' }),
  amongRules(
    'Wir bitten alle Händler, sich an unsere unverbindliche Preisempfehlung als Untergrenze der beworbenen Preise zu halten.',
    { map_policy: 'yes' },
  ),
  amongRules('Der Verkauf über Amazon, eBay oder Kaufland ist unseren Händlern untersagt.', {
    marketplaces: 'forbidden',
  }),
  amongRules(
    'Auf Marktplätzen wie Amazon oder Otto darf nur anbieten, wer dafür unsere schriftliche Freigabe hat.',
    { marketplaces: 'with_permission' },
  ),
  amongRules('Ein Angebot auf Amazon ist nicht erlaubt; der eigene Onlineshop schon.', {
    marketplaces: 'amazon_forbidden',
  }),
  amongRules('Wer über Online-Marktplätze verkaufen möchte, spricht das vorher mit uns ab.', {
    marketplaces: 'with_permission',
  }),
  amongRules('Amazon bleibt uns vorbehalten.', { marketplaces: 'amazon_forbidden' }),
  amongRules('Auch der Vertrieb über Amazon und eBay steht Ihnen frei.', { marketplaces: 'allowed' }),
  amongRules('Kein Verkauf über Plattformen Dritter.', { marketplaces: 'forbidden' }),
  onTradePage('Onlinehändler mit Amazon-Shop sind bei uns willkommen.', { marketplaces: 'allowed' }),
  onTradePage('In der Schweiz beliefert Sie die Bergluft Handels AG.', {
    distributors: ['Bergluft Handels AG'],
  }),
  onTradePage('Unser Großhandelspartner für Norddeutschland ist Küstenkontor Petersen.', {
    distributors: ['Küstenkontor Petersen'],
  }),
  onTradePage('Bezug über den Großhandel: Naturgut Verteilung GmbH und Biolog Weiling.', {
    distributors: ['Naturgut Verteilung GmbH', 'Biolog Weiling'],
  }),
  onTradePage('Händler in Österreich wenden sich bitte an unseren Vertriebspartner Donau Spielwaren GmbH.', {
    distributors: ['Donau Spielwaren GmbH'],
  }),
  onTradePage('Zurzeit nehmen wir keine weiteren Händler auf.', { takes_wholesale: 'no' }),
  onTradePage('Unsere Händlerliste ist bis auf Weiteres geschlossen.', { takes_wholesale: 'no' }),
  amongAnswers('Wir verkaufen ausschließlich an Privatkunden.', { takes_wholesale: 'no' }),
  amongAnswers('Wiederverkäufer beliefern wir derzeit nicht.', { takes_wholesale: 'no' }),
  onTradePage('Neue Läden können wir erst ab März wieder aufnehmen.', { takes_wholesale: 'no' }),
  amongAnswers('Sie führen ein Geschäft und möchten unsere Seifen anbieten? Dann melden Sie sich.', {
    takes_wholesale: 'yes',
  }),
  amongAnswers('Händlerkonditionen schicken wir auf Anfrage gerne zu.', { takes_wholesale: 'yes' }),
  amongAnswers('Für den Handel haben wir eine eigene Preisliste.', { takes_wholesale: 'yes' }),
  amongAnswers('Unsere Kapazitäten sind ausgeschöpft, daher beliefern wir im Moment keine neuen Geschäfte.', {
    takes_wholesale: 'no',
  }),
  inTheShop('Versandkostenfrei ab 50 €, Mindestbestellwert 15 €.'),
  amongAnswers('Gutschein über 5 € für Ihre erste Bestellung ab 40 €.'),
];
