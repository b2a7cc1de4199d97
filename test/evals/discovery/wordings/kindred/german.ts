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
  onTradePage('Erst-/Folgebestellung: 300 € / 150 €', {
    minimum_opening_order: 300,
    minimum_reorder: 150,
    currency: 'EUR',
  }),
  onTradePage('Erstbestellung und Nachbestellung mindestens 250 € bzw. 100 €.', {
    minimum_opening_order: 250,
    minimum_reorder: 100,
    currency: 'EUR',
  }),
  onTradePage('Ob neu oder Bestandskunde: Mindestbestellwert 120 €.', {
    minimum_opening_order: 120,
    minimum_reorder: 120,
    currency: 'EUR',
  }),
  onTradePage('Aufträge unter 200 € versenden wir nicht.', { minimum_opening_order: 200, currency: 'EUR' }),
  onTradePage('Für den Anfang reichen 150 € Warenwert.', { minimum_opening_order: 150, currency: 'EUR' }),
  onTradePage('Ab der zweiten Order reichen 90 €.', { minimum_reorder: 90, currency: 'EUR' }),
  onTradePage('Nennen Sie uns drei Lieferanten, die Sie kennen.', { documents: ['trade_references'] }),
  onTradePage('Ohne Gewerbeschein richten wir kein Konto ein.', { documents: ['business_license'] }),
  onTradePage('Bitte senden Sie Ihre Umsatzsteuer-ID mit.', { documents: ['tax_id'] }),
  amongRules('Die UVP ist die Untergrenze für beworbene Preise.', { map_policy: 'yes' }),
  amongRules('Bitte bieten Sie nicht unter unserer UVP an.', { map_policy: 'yes' }),
  amongRules('Wenn Sie auf Amazon verkaufen möchten, sprechen Sie uns bitte vorher an.', {
    marketplaces: 'with_permission',
  }),
  amongRules('Auf Amazon verkaufen nur wir.', { marketplaces: 'amazon_forbidden' }),
  amongRules('Bei Amazon bietet sonst niemand an.', { marketplaces: 'amazon_forbidden' }),
  amongRules('Bitte keine Marktplätze.', { marketplaces: 'forbidden' }),
  amongRules('Über Marktplätze entscheiden wir im Einzelfall.', { marketplaces: 'with_permission' }),
  amongRules('Nur im eigenen Laden und im eigenen Onlineshop, sonst nirgends.', {
    marketplaces: 'forbidden',
  }),
  onTradePage('Bestellungen über unseren Großhändler Feinkost Hansen KG.', {
    distributors: ['Feinkost Hansen KG'],
  }),
  onTradePage('Läden in der Schweiz bestellen bei der Alpina Trading AG, unserem Importeur.', {
    distributors: ['Alpina Trading AG'],
  }),
  onTradePage('Lieferung an Läden ab EUR 300.'),
  amongAnswers('Unsere Werkstatt ist zu klein, um Läden zu beliefern.', { takes_wholesale: 'no' }),
  onTradePage('Die maximale Händlerzahl ist erreicht.', { takes_wholesale: 'no' }),
  onTradePage('Ab Herbst nehmen wir wieder neue Händler auf.', { takes_wholesale: 'no' }),
  amongAnswers('Wir beliefern Unverpackt-Läden und Hofläden.', { takes_wholesale: 'yes' }),
  amongAnswers('Wir können im Moment keine weiteren Läden aufnehmen.', { takes_wholesale: 'no' }),
];
