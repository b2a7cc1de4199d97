import type { Wording } from './wording.ts';

export const wordings: readonly Wording[] = [
  {
    kind: 'wholesale',
    html: '<h1>Händler werden</h1><p>Sie möchten unsere Seifen in Ihrem Laden führen? Schreiben Sie uns, wir schicken Ihnen gern unsere Händlerpreisliste.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<h2>Konditionen für Wiederverkäufer</h2><ul><li>Mindestbestellwert Erstbestellung: 250 €</li><li>Nachbestellungen ab 100 €</li><li>Versandkostenfrei ab 400 €</li></ul><p>Jetzt Händlerkonto beantragen.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 250, minimum_reorder: 100, currency: 'EUR' },
  },
  {
    kind: 'wholesale',
    html: '<p>Für die Freischaltung als Händler benötigen wir eine Kopie Ihres Gewerbescheins.</p>',
    policy: { takes_wholesale: 'yes', documents: ['business_license'] },
  },
  {
    kind: 'wholesale',
    html: '<p>Registrierung nur für Gewerbetreibende: Bitte laden Sie Ihren Gewerbenachweis hoch und geben Sie Ihre USt-IdNr. an. Danach sehen Sie die Händlerpreise.</p>',
    policy: { takes_wholesale: 'yes', documents: ['business_license', 'tax_id'] },
  },
  {
    kind: 'faq',
    html: '<details><summary>Verkaufen Sie auch an Händler?</summary><p>Nein, wir verkaufen ausschließlich direkt an Endkunden.</p></details>',
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'wholesale',
    html: '<p>Aktuell nehmen wir leider keine neuen Händler auf. Unsere kleine Manufaktur ist bis Jahresende ausgelastet.</p>',
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'terms',
    html: '<p>Der Verkauf über Online-Marktplätze wie Amazon, eBay oder Kaufland.de ist dem Händler untersagt.</p>',
    policy: { marketplaces: 'forbidden' },
  },
  {
    kind: 'terms',
    html: '<p>Ein Angebot der Ware auf Drittplattformen bedarf unserer vorherigen schriftlichen Zustimmung.</p>',
    policy: { marketplaces: 'with_permission' },
  },
  {
    kind: 'terms',
    html: '<p>Unsere Produkte dürfen von Wiederverkäufern nicht auf Amazon angeboten werden.</p>',
    policy: { marketplaces: 'amazon_forbidden' },
  },
  {
    kind: 'wholesale',
    html: '<p>Wir beliefern den Einzelhandel nicht selbst. Der Vertrieb erfolgt ausschließlich über die Bergmann Vertriebs GmbH in Kassel.</p>',
    policy: { takes_wholesale: 'no', distributors: ['Bergmann Vertriebs GmbH'] },
  },
  {
    kind: 'wholesale',
    html: '<p>Fachhändler in der Schweiz: Erstauftrag ab CHF 500.–, Zahlung auf Rechnung innert 30 Tagen. Wir freuen uns auf Ihre Anfrage.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 500, currency: 'CHF' },
  },
  {
    kind: 'contact',
    html: '<dl><dt>Distributor Schweiz</dt><dd>Alpina Handels AG</dd><dt>Distributor Österreich</dt><dd>Wiener Sporthandel KG</dd></dl>',
    policy: { distributors: ['Alpina Handels AG', 'Wiener Sporthandel KG'] },
  },
  {
    kind: 'wholesale',
    html: '<p>Besuchen Sie uns auf der Ambiente, Halle 9.1, Stand C40. Einkäuferinnen und Einkäufer erhalten dort unsere neue Kollektion und Händlerkonditionen.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<p>Sie haben einen Concept Store? Dann bewerben Sie sich mit ein paar Fotos Ihres Ladens und dem Link zu Ihrer Website als Stockist.</p>',
    policy: { takes_wholesale: 'yes', documents: ['storefront_photos', 'website_url'] },
  },
  {
    kind: 'faq',
    html: '<p><b>Gibt es einen Mindestbestellwert für Wiederverkäufer?</b> Ja, die Erstorder muss mindestens 150,00 € netto betragen.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 150, currency: 'EUR' },
  },
  {
    kind: 'wholesale',
    html: '<table><tr><th>Auftrag</th><th>Minimum netto</th></tr><tr><td>Erstauftrag</td><td>1.000,00 EUR</td></tr><tr><td>Folgeaufträge</td><td>300,00 EUR</td></tr></table><p>Fachhändler melden sich bitte im B2B-Portal an.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 1000, minimum_reorder: 300, currency: 'EUR' },
  },
  {
    kind: 'wholesale',
    html: '<p>Ob Hofladen, Feinkostgeschäft oder Unverpackt-Laden: Wir suchen Partner, die unsere Gewürze ins Regal stellen.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<p>Der Händlerbereich ist vorübergehend geschlossen. Neuanträge bearbeiten wir wieder ab Frühjahr.</p>',
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'wholesale',
    html: '<p>Wir arbeiten gern mit stationären Händlern zusammen. Ein Verkauf ist nur im eigenen Ladengeschäft und im eigenen Onlineshop erlaubt, nicht auf Marktplätzen.</p>',
    policy: { takes_wholesale: 'yes', marketplaces: 'forbidden' },
  },
  {
    kind: 'wholesale',
    html: '<p>Die Mindestabnahme für Boutiquen beträgt 12 Stück je Modell. Händleranfragen an b2b@wollwerk.example.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'shop',
    html: '<p>Kostenloser Versand ab 49 € Bestellwert innerhalb Deutschlands.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Mit dem Code HALLO10 sparst du 10 % auf deine erste Bestellung. Mindestbestellwert 40 €.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<h2>Firmengeschenke</h2><p>Ab 20 Stück gravieren wir Ihr Logo kostenlos. Fordern Sie ein Angebot an.</p>',
    policy: {},
  },
  {
    kind: 'contact',
    html: '<h1>Händlersuche</h1><p>Geben Sie Ihre Postleitzahl ein und finden Sie einen Händler in Ihrer Nähe.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Unsere Tees gibt es jetzt auch bei Amazon und in ausgewählten dm-Filialen.</p>',
    policy: {},
  },
  {
    kind: 'contact',
    html: '<p>Wir suchen eine Vertriebsmitarbeiterin (m/w/d) für den Großhandel in Leipzig. Bewerbung bitte mit Lebenslauf.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Mengenrabatt: Ab 3 Flaschen 5 %, ab 6 Flaschen 10 %. Wird im Warenkorb abgezogen.</p>',
    policy: {},
  },
  {
    kind: 'terms',
    html: '<p>Unsere US-Händler sind an die Minimum-Advertised-Price-Richtlinie (MAP) gebunden; Werbung unter diesen Preisen führt zur Liefersperre.</p>',
    policy: { map_policy: 'yes' },
  },
  {
    kind: 'terms',
    html: '<p>Händlern steht es frei, unsere Ware auch über eBay, Amazon und andere Marktplätze zu verkaufen.</p>',
    policy: { marketplaces: 'allowed' },
  },
];
