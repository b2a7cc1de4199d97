import type { Column, ColumnRole } from './column-role.ts';
import { currencyIn } from './currency.ts';

/** "Case\nPack (#)" → "case pack no": how headings are compared. */
export const plain = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/#|№|n[°º]/g, ' no ')
    .replace(/[^\p{L}\p{N}%+<>]+/gu, ' ')
    .replace(TAX_WORDS, ' ')
    .trim();

/** With or without tax: a price it is all the same. */
const TAX_WORDS =
  /\b(?:ex|exc|excl|excluding|inc|incl|including|zzgl|inkl|exkl|ohne|plus|with|without)\b\.? ?(?:vat|mwst|ust|gst|hst|tax(?:es)?|btw|tva|iva)\b|\b(?:ht|ttc)$/g;

interface Rule {
  role: ColumnRole | null;
  words: RegExp;
  confidence: number;
}

const rule = (role: ColumnRole | null, confidence: number, words: RegExp): Rule => ({
  role,
  words,
  confidence,
});

const MONEY = 'cost|price|pricing|wholesale|whsl|wsp|ws|net|usd|eur|gbp|cad|preis|prix|precio|prezzo';

/** The first that fits decides: what is said narrowly stands before what is said widely. */
const RULES: readonly Rule[] = [
  rule(
    null,
    0.9,
    /%|\b(?:margin|markup|mark up|discount|increase|profit|gp|gm|rabatt|remise|savings?|deposit|tax|vat|duty|freight)\b/,
  ),
  rule(
    'sku',
    0.95,
    /\b(?:stock|item|style|model|part|product|catalog|catalogue|cat|vendor|art|artikel|article|mfr|mfg|material|order)\s?(?:no|nr|num|number|code|id|ref|sku|nummer)\b|\bsku\b|\bmpn\b|\bartikelnummer\b|\bart nr\b|\breferences?\b|^ref\b|\bcodigo\b|\bcodice\b|\bitemno\b|\bbestellnummer\b/,
  ),
  rule(
    null,
    0.9,
    /\b(?:weight|wt|wgt|lbs?|kg|dims?|dimensions?|length|width|height|depth|cube|cbm|cubic|volume|pallets?|layer|tihi|ti|tariff|hts|hs|origin|country|lead time|availability|available|inventory|on hand|image|photo|picture|url|link|website|notes?|comments?|remarks?|shelf life|ingredients?|launch|ship|date|status|rank|discontinued|material|features?|prop 65|warranty|gewicht|ursprungsland|poids)\b/,
  ),
  rule(
    null,
    0.9,
    /\b(?:case|inner|master|carton|ctn|outer|mc|cs|shipper|display|pack|pk|itf)\s?(?:upc|ean|gtin|barcode|bar code|code|14|no)\b|\b(?:upc|ean|gtin|barcode)\b.*\b(?:case|inner|master|carton|outer|shipper)\b|\b(?:case|inner|master|carton|outer|shipper)\b.*\b(?:upc|ean|gtin|barcode)\b/,
  ),
  rule('asin', 0.98, /\basin\b/),
  rule(
    'upc',
    0.98,
    /\b(?:unit|each|consumer|item|retail|product)\b.*\b(?:upc|ean|gtin|barcode)\b|^upc(?: (?:code|a|no|number|12))?$/,
  ),
  rule('upc', 0.9, /\b(?:upc|upcs|upca|bar ?codes?|strichcode|gencod|code barre)\b/),
  rule('upc', 0.85, /\b(?:ean|ean ?13|isbn|jan)\b/),
  rule('upc', 0.8, /\bgtin\b/),
  rule('map', 0.95, /\b(?:map|umap|imap|mapp|min(?:imum)? adv\w*|advertised)\b/),
  rule('cost', 0.85, /\bretailers?\b.*\b(?:cost|price|net)\b|\b(?:cost|price) (?:to|for) retailers?\b/),
  rule(
    'msrp',
    0.95,
    /\b(?:msrp|srp|rrp|rsp|mrsp|uvp|pvp|pvc|retail|suggested|consumer price|street price|evp|vk|verkaufspreis|prix public|prix conseille|adviesprijs)\b/,
  ),
  rule(
    null,
    0.8,
    /\b(?:ext|extended|extension|subtotal|line total|total|amount|order(?:ed)? qty|qty order(?:ed)?|order quantity|quantity ordered|your order|bestellmenge|qty to order|promo|old price|previous|prior|current price|last year)\b/,
  ),
  rule(
    'tier',
    0.85,
    /\b(?:tier|level|break|column|col)\s?\w{1,2}\b.*|^(?:qty |quantity |price |usd |wholesale |units? |pcs )*\d+ (?:to )?\d+(?: (?:units?|pcs?|cases?|cs|ea|price|qty))*$|\b\d+ ?\+|^(?:qty|units?|price)? ?[<>] ?\d+|\b\d+ (?:or more|and up|plus|up)\b/,
  ),
  rule('minimum', 0.9, /\b(?:moq|min|minimum|minimums|mindestmenge|mindestbestellmenge)\b/),
  rule(
    'case_cost',
    0.9,
    new RegExp(
      `\\b(?:case|carton|ctn|cs|box|dozen|doz|dz|pack|pk|vpe|inner|master|display)\\b.*\\b(?:${MONEY})\\b(?!.*\\b(?:unit|each|ea)\\b)|\\b(?:${MONEY})\\b.*\\b(?:per |by )?(?:case|carton|ctn|cs|box|dozen|doz|dz|vpe)\\b(?!.*\\b(?:unit|each|ea|pack|qty|quantity)\\b)`,
    ),
  ),
  rule(
    'cost',
    0.97,
    /\b(?:opening order|opening|wholesale|whsl|whls|wsp|w s|dealer|your|reseller|retailer|trade|net)\b.*\b(?:cost|price|usd|eur|cad|gbp|each|unit|ea)\b|\b(?:wholesale|whsl|wsp|whls|ws|w s)\b/,
  ),
  rule(
    'cost',
    0.92,
    /\b(?:unit|each|ea|piece|pc|item|std|standard|base|stuck|stk)\s?(?:cost|price|preis)\b|\b(?:cost|price|preis) (?:each|ea|per (?:unit|each|piece|item|bottle)|unit|je stuck)\b|\b(?:ek|einkaufspreis|nettopreis|netto|hek|haendlerpreis|einzelpreis|handlerpreis|prix (?:net|unitaire|ht)|precio neto|prezzo netto|inkoopprijs|pu ht)\b/,
  ),
  rule('cost', 0.88, /\b(?:dealer|net|trade|reseller|cost)\b/),
  rule('inner_pack', 0.9, /\b(?:inner|inners|ip|innerpack)\b/),
  rule(
    'case_pack',
    0.97,
    /\b(?:case ?packs?|casepack|case (?:qty|quantity|size|count|ct)|units? (?:per |in |a )?(?:case|cs)|(?:qty|quantity|pcs|pieces|ea|each|pack) (?:per |in |a )?(?:case|cs)|per case|cs ?pk|case pk|cs qty|case|cs|cp)\b/,
  ),
  rule(
    'case_pack',
    0.85,
    /\b(?:master|mc|carton|ctn|karton|outer|shipper|vpe|ve|pcb|colisage|verpackungseinheit|conditionnement|order multiples?|multiples?|sold in|increments?)\b/,
  ),
  rule(
    'case_pack',
    0.7,
    /\b(?:pack ?(?:size|qty|quantity|count)?|pk|pkg qty|qty per\b.*|units? per .*|pcs|pack)$/,
  ),
  rule(
    'unit',
    0.85,
    /^(?:uom|u m|um|unit of measure|sold by|selling unit|unit|units|einheit|unite|me|unit of sale|order unit|sell unit|sold as)$/,
  ),
  rule('currency', 0.95, /^(?:currency|curr|cur|ccy|devise|wahrung|moneda)$/),
  rule('cost', 0.8, /\b(?:price|pricing|preis|prix|precio|prezzo|prijs|each|ea)\b|^(?:usd|eur|gbp|cad|aud)$/),
  rule('cost', 0.6, /\b(?:distributor|list)\b/),
  rule(
    'title',
    0.97,
    /\b(?:product|item|article|artikel|full|long|short)\s?(?:name|title|description|desc|bezeichnung|names)\b|\bartikelbezeichnung\b|\bproduktname\b|\bproduktbezeichnung\b/,
  ),
  rule(
    'title',
    0.9,
    /\b(?:description|desc|title|bezeichnung|beschreibung|designation|libelle|descripcion|descrizione|omschrijving|benennung)\b/,
  ),
  rule(
    'variant',
    0.85,
    /\b(?:sizes?|colou?rs?|flavou?rs?|scents?|variants?|variations?|fragrances?|patterns?|shades?|finish|options?|grosse|farbe|duft|sorte|taille|couleur|parfum|format|volume|ml|oz|talla|inhalt|contenance)\b/,
  ),
  rule(
    'category',
    0.85,
    /\b(?:category|categories|collection|line|range|department|dept|family|group|brand|marke|kategorie|warengruppe|marque|gamme|type|season|subcategory)\b/,
  ),
  rule('title', 0.8, /\b(?:name|names|nom|nombre|nome|products?|produkt|produit|producto|prodotto)\b/),
  rule('sku', 0.8, /\b(?:style|model|code|modell|modele|modelo|catalog|number|item id|nr|no|art)\b/),
  rule('title', 0.6, /\b(?:item|items|article|artikel)\b/),
];

const LONGEST_HEADING = 80;

/** What a heading says its column is; null where it says nothing that a price list needs. */
export function roleOfHeading(heading: string): Omit<Column, 'index'> | null {
  if (heading.length > LONGEST_HEADING) return null;
  const text = plain(heading);
  if (text === '') return null;
  const found = RULES.find(({ words }) => words.test(text));
  if (!found?.role) return null;
  const { role, confidence } = found;
  const isMoney =
    role === 'cost' || role === 'case_cost' || role === 'tier' || role === 'msrp' || role === 'map';
  return {
    heading: heading.replace(/\s+/g, ' ').trim(),
    role,
    confidence,
    ...(isMoney && { currency: currencyIn(heading) }),
    ...(role === 'tier' && { from: tierFrom(heading) }),
    ...(role === 'case_cost' && /\b(?:dozen|doz|dz)\b/.test(text) && { per: 12 }),
  };
}

/** A heading that is known to be of no use counts as a heading, all the same. */
export const isKnownHeading = (heading: string): boolean =>
  heading.length <= LONGEST_HEADING && RULES.some(({ words }) => words.test(plain(heading)));

/** "1-11" from 1 on, "12+" from 12, "under 12" from 0. */
function tierFrom(heading: string): number {
  const text = heading.replace(/,(?=\d{3})/g, '');
  if (/<|under|up to|less than/i.test(text)) return 0;
  return Number(/\d+/.exec(text)?.[0] ?? 1);
}
