import { inLines } from '../../../../../kernel/in-lines.ts';
import type { ColumnRole } from './column-role.ts';

export interface Rule {
  role: ColumnRole | null;
  words: RegExp;
  confidence: number;
}

const rule = (role: ColumnRole | null, confidence: number, ...words: string[]): Rule => ({
  role,
  confidence,
  words: new RegExp(words.join('|')),
});

/** Any of these words, as whole words. */
export const any = (...words: string[]): string => `\\b(?:${words.join('|').replaceAll(' | ', '|')})\\b`;

const MONEY =
  'costs?|prices?|pricing|wholesale|whsl|whls|whl|whsle|whlse|whlsale|wsp|ws|nett?|usd|eur|gbp|cad|preise?|prix|tarif[as]?s?|precios?|prezz[oi]|prijs|prijzen|costo|coste|kosten|pris';
export const CASE =
  'cases?|cartons?|ctn|cs|box|kartons?|umkarton|kiste|vpe|caisse|colis|cartone|cartoni|cart|ct|collo|colli|imballo|confezione|conf|caja|cajas|bulto|doos|dozen|doz|dz|outer|shipper|krt';
export const UNIT =
  'units?|each|ea|pieces?|pcs?|bottle|stuck|stk|stueck|unite|unitaire|unitario|unit[aà]|pezz[oi]|pz|unidad(?:es)?|uds?|stuks?|st|piece';
const CODES =
  'upc|upcs|upca|ean|ean ?\\d+|gtin|gtin ?\\d+|barcodes?|bar codes?|strichcodes?|gencode?s?|isbn|jan';
const NUMBER = 'no|nr|nrs|num|numbers?|code|id|ref|sku|nummer|numero';

/** The first that fits decides: what is said narrowly stands before what is said widely. */
export const RULES: readonly Rule[] = [
  rule(
    null,
    0.9,
    '%',
    any(
      'margins?|mark ?up|marge|discount|disc|dcto|dto|skonto|rab|increase|profit|gp|gm|rabatt|remise|sconto|descuento|savings?|deposit|tax|vat|iva|tva|mwst|duty|freight',
    ),
  ),
  // What the paper is called, and no price.
  rule(null, 0.9, '\\b(?:order forms?|line ?sheets?)(?: \\d{4})?$'),
  // The codes of cases are none of the unit's.
  rule(
    null,
    0.9,
    `${any('case|inner|master|carton|ctn|outer|mc|cs|shipper|display|pack|pk|itf|karton|cartone')} ?(?:${CODES}|itf|14|no)\\b`,
    any('scc(?: ?14)?|itf(?: ?14)?|dun ?14'),
    `${any(CODES)}.*${any('case|inner|master|cartons?|ctn|outer|shipper|karton|umkarton|vpe|cartone|colis|cajas?')}`,
  ),
  // What is ordered by the case, and how large a case is.
  rule(
    null,
    0.9,
    '^(?:no|qty|quantity) (?:of )?cases$',
    '\\bcases (?:to )?order(?:ed)?\\b',
    '^(?:case|carton|ctn|master|mc|inner|outer|unit|item) (?:l|w|h|d)$',
  ),
  rule(
    'title',
    0.97,
    '^(?:item|product|style|article|stock|part|material|sku) (?:code|no|number) (?:desc\\w*|name|title)$',
  ),
  rule('cost', 0.98, `${any('opening|initial|intro')}.*${any(MONEY)}`),
  rule('asin', 0.98, any('asin')),
  rule(
    'upc',
    0.98,
    `${any('unit|each|consumer|item|retail|product')}.*${any(CODES)}`,
    '^upc(?: (?:code|a|no|number|12))?$',
  ),
  rule(
    'upc',
    0.9,
    any(
      'upcs?|upca|bar ?codes?|strichcodes?|gencode?s?|codes? ?(?:a )?barres?|codice a barre|cod(?:igo)?s? (?:de )?barras',
    ),
    `${any('ean')}.*${any('code|codice|codigo|nr|nummer')}`,
  ),
  rule('upc', 0.85, any('ean|ean ?\\d+|isbn|jan(?! ?\\d)|apn')),
  rule('upc', 0.8, any('gtin|gtin ?\\d+')),
  rule(
    'sku',
    0.95,
    `${any('stock|item|it|style|model|part|product|catalog(?:ue)?|cat|vendor|art|artikel|article|articolo|articulo|mfr|mfg|material|best|bestell|prod|produit|producto|prodotto|sup|supplier|reorder')} ?(?:${NUMBER})\\b`,
    '^(?:item|product) name (?:no|number|code)$',
    `${any('code|codice|cod|codigo|ref|num|n')} ?(?:de |del |di |d )?${any('article|articolo|articulo|art|produit|prodotto|producto|item')}`,
    any(
      'skus?|mpn|(?:our|my|mfr|mfg|manufacturer|vendor|supplier|dist) (?:part|item|stock)|artikelnummer|artikelnr|materialnummer|materialnr|matnr|bestellnummer|bestellnr|produktnummer|references?|referencias?|riferimento|itemno|artnr',
    ),
    '^ref\\b',
  ),
  rule(
    null,
    0.9,
    any(
      inLines`
        weight|wt|wgt|lbs?|kg|dims?|dimensions?|length|width|height|depth|cube|cbm|cubic|volume|pallets?|
        plts?|skids?|palette|layer|tihi|ti|tariff|hts|hs|intrastat|origin|origine|origen|country|lead time|
        availability|available|inventory|on hand|lager|image|photo|picture|bild|url|link|website|notes?|
        comments?|remarks?|bemerkung|shelf life|mhd|ingredients?|launch|ship|date|status|rank|discontinued|
        material(?! (?:desc\w*|text|name|kurz\w*))|features?|prop 65|warranty|
        gewicht|peso|ursprungsland|poids|alcohol|abv
      `,
    ),
    // A price may be effective from a day on.
    '^effective$',
  ),
  rule(
    'map',
    0.95,
    any(
      'map|umap|imap|mapp|umrp|imrp|marp|mrap|msap|mrp policy|min(?:imum)? (?:adv\\w*|resale|retail|sell(?:ing)?|sales?|street|online|internet|price)|unilateral|advertised|price floor|floor price|mindestpreis|mindestverkaufspreis',
    ),
  ),
  rule(
    'cost',
    0.85,
    any('sugg?(?:ested)? (?:dealer|wholesale|trade|reseller)'),
    `${any('retailers?|retail partners?|resellers?|revendeurs?|rivenditor[ei]|distribuidor')}.*${any(MONEY)}`,
    `${any(MONEY)}.*${any('retailers?|resellers?|revendeurs?|rivenditor[ei]|detaillants?')}`,
  ),
  rule(
    'msrp',
    0.95,
    any(
      inLines`
        cover(?: price)?|msrp|srp|rrp|rsp|mrsp|mrp|rtl|advies|preisempfehlung|endverbraucher\w*|uvp|pvp|
        pvpr|pvc|ppc|pvr|retail|sugg?(?:ested)?|consumer|street price|shelf price|ticket|evp|
        ladenpreis|endkunden\w*|
        publi[ck]|pubblico|publico|conseillee?|consigliato|recomendado|consumatore|adviesprijs|
        consumentenprijs|vejl|vente conseille
      `,
    ),
  ),
  rule(
    'msrp',
    0.9,
    '^(?:shelf|rp|r p)$',
    any('evk|lvk|vk|verkaufspreis'),
    '^(?:prezz[oi]|pr|p) (?:cons|pubb|vend)\\w*',
  ),
  rule(
    null,
    0.8,
    any(
      inLines`
        ext|extended|extension|subtotal|brutto|lordo|line total|totals?|totale|amount|summe|gesamt|montant|
        importo|importe|order(?:ed)? qty|qty order(?:ed)?|order quantity|quantity ordered|your order|
        bestellmenge|qty to order|promo|old|compare at|previous|prior|current price|last year|reorder|alt
      `,
    ),
  ),
  rule(
    null,
    0.8,
    '^(?:was|former|prior|old)(?: (?:price|wholesale|cost))?$',
    '^(?:order|ordine|pedido|commande|bestellung|new|neu|nuovo|nouveau|qty|quantity|menge|anzahl|quantita|cantidad|quantite)$',
  ),
  // How many are bought at a price, beside the price.
  rule(
    null,
    0.9,
    '^(?:price |qty |quantity )?(?:tier|level|break|column|col) ?\\d{0,2} ?(?:qty|quantity|min|minimum|from|units?)$',
    '^(?:(?:price|min|order|unit|level|tier) )?(?:(?:tier|level|break) ?)?(?:qty|quantity) ?(?:(?:tier|level|break) ?)?\\d$',
  ),
  rule(
    'tier',
    0.85,
    '^(?:(?:unit )?(?:price|cost|wholesale) )?(?:moq|min|minimum|min qty) \\d+$',
    '^(?:unit )?(?:price|cost) (?:at |for )?\\d+ (?:cases?|cs|ctns?|cartons?|units?|pcs?|ea)$',
    // "Tier 2", "Level B", "Col1", and no "Color".
    '\\b(?:tier|level|break|column|col)(?: ?\\d{1,2}| [a-z])\\b',
    '^(?:qty |quantity |price |usd |eur |wholesale |units? |pcs |ab |from |da |desde |des )*\\d+ (?:to |a |bis )?\\d+(?: (?:units?|pcs?|cases?|cs|ea|price|qty|stk|stuck|pz))*$',
    '^(?:under|below|less than|up to|bis|unter|moins de|fino a|hasta|tot) \\d+',
    '\\b\\d+ ?\\+',
    '^(?:qty|units?|price)? ?[<>] ?\\d+',
    '\\b\\d+ (?:or more|and up|plus|up)\\b',
    '^(?:ab|from|des|da|desde|vanaf|a partir de) \\d+',
    '\\b(?:staffel\\w*|preis\\w*|prijs|prix|price|precio|prezzo|menge) (?:ab|from|des|desde|da|vanaf) \\d+',
  ),
  rule('minimum', 0.9, any('moq|min|minimums?|minimo|mindestmenge|mindestbestellmenge|mindestabnahme|mini')),
  rule(
    'case_cost',
    0.9,
    `${any(`${CASE}|pack|pk|inner|master|display`)}.*${any(MONEY)}(?!.*${any('unit|each|ea')})`,
    `${any(MONEY)}.*${any(CASE)}(?!.*${any(`${UNIT}|pack|qty|quantity`)})`,
    any('kartonpreis|kistenpreis|gebindepreis'),
    '^(?:per|price per|je|pro|par) (?:dozen|doz|dz)$',
  ),
  rule(
    'cost',
    0.97,
    `${any('opening order|opening|wholesale|whsl|whls|whl|whsle|whlse|whlsale|wsp|w s|dealer|your|trade|net')}.*${any(`${MONEY}|${UNIT}`)}`,
    any(
      'wholesale|whole sale|wholesle|whsl|whlsl|whls|whl|whsle|whlse|whlsale|wsp|ws|w s|opening|grosshandel\\w*|ingrosso|gros|mayorista|groothandel',
    ),
  ),
  rule(
    'cost',
    0.92,
    `${any(`${UNIT}|item|std|standard|base`)} ?(?:${MONEY})\\b`,
    `${any(MONEY)} ?(?:per |je |pro |par |al |a |por |x |cad )?${any(UNIT)}`,
    any(
      inLines`
        hek|ek|wvk|einkaufspreis|nettopreis|netto|handlernetto|haendlernetto|haendlerpreis|handlerpreis|
        einzelpreis|stuckpreis|
        p unit\w*|neto|p neto|prix net|prix d ?achat|achat|
        pu|p u|pa|precio neto|prezzo netto|netto|inkoopprijs|acquisto|compra
      `,
    ),
  ),
  rule(
    'cost',
    0.88,
    any(
      'dealer|dlr|pvd|nett?|keystone|trade|reseller|costs?|costo|coste|nachorder|fob|exw|ex works|invoice|buy|purchase|stockist|partner|b2b',
    ),
  ),
  rule(
    'inner_pack',
    0.9,
    any('inner|inners|ip|innerpack|spcb'),
    '\\b(?:sous|sub|sotto|unter) ?(?:colis|cond\\w*|cartons?|karton|cajas?|conf\\w*)\\b',
  ),
  rule(
    'case_pack',
    0.97,
    any(
      'case ?packs?|casepack|vnpk|vendor pack|case (?:qty|quantity|size|count|ct)|per case|cs ?pk|case pk|cs qty|case|cs|cp',
    ),
    '^u ?c$',
    '^packed(?: in| per)?$',
    '^(?:qty|quantity|units?) (?:per |in )?(?:uom|uo m|u m|um|unit of measure)$',
    `${any(`${UNIT}|qty|quantity|pack|packs|pz|menge|stuck`)} ?(?:per |in |a |x |par |pro |je |por )?${any(CASE)}`,
  ),
  rule(
    'case_pack',
    0.85,
    any(
      `master|mc|mp|${CASE}|ve|pcb|cond|colisage|verpackungseinheit|verpackung|gebinde|conditionnement|imballaggio|embalaje|verpakking|order multiples?|multipl\\w*|sold in|increments?|abnahmeeinheit`,
    ),
  ),
  rule(
    'case_pack',
    0.7,
    '^(?:pieces|piece count|pcs|contents|stuck|stuks|pezzi|piezas)(?: (?:per|in|pro|par|je|a|por|ct|qty|count))?$',
    '\\b(?:pieces|pcs|pc|units?|ct|count|qty|items|stuck|stuks|pezzi|piezas) (?:per |in |pro |par |je |por |of )?(?:the |a )?(?:display|prepack|ppk|pre pack|assortment|asst|tray|rack|kit|set|bundle|shipper|floorstand)\\b',
    '^(?:display|prepack|ppk|pre pack|assortment|asst|tray|rack|kit|set|bundle|total) (?:qty|quantity|count|ct|pcs|pieces|units|size)$',
    '\\b(?:(?:packs?|pk)(?: ?(?:size|qty|quantity|count))?|packung|qty per\\b.*|units? per .*|pcs|pz|pezzi|uds|lot|uvc|uv)$',
  ),
  // Beside the unit that is sold, that which the price is for.
  rule('unit', 0.9, '^(?:pricing|price|cost|pr|p) ?(?:uom|uo m|u m|um|units? of measure)$'),
  rule(
    'unit',
    0.85,
    inLines`
      ^(?:
        uom|uo m|u m|um|
        (?:base|sales?|sell|selling|order|stock|stk|standard|default|buy) (?:
          uom|uo m|u m|um|units? of measure
        )|
        uom (?:code|name)|units? of measure code|units of measure|default unit of measure|vkme|
        mengeneinheit|verkaufseinheit|per|price per|priced per|unit of measure|sold by|selling unit|units?|
        einheit|unite|me|unit of sale|order unit|sell unit|sold as|u v
      )$
    `,
  ),
  rule(
    'currency',
    0.95,
    '^(?:currency(?: code)?|curr|crcy|cur|ccy|devise|wahrung|wahrg|wahr|wrg|waers|konwa|moneda|valuta)$',
  ),
  rule(
    'cost',
    0.8,
    any(`prices?|pricing|preise?|prix|tarif[as]?s?|precios?|prezz[oi]|prijs|prijzen|each|ea`),
    '^(?:us|usd|eur|gbp|cad|cdn|aud)$',
    '^(?:at once|in season)(?: (?:order|price|wholesale))?$',
  ),
  rule('cost', 0.86, any('jobber')),
  rule('cost', 0.6, any('distributor|dist|list|lst|listino|rate|importo unitario')),
  rule(
    'title',
    0.97,
    `${any('product|item|article|artikel|full|long|short|style')} ?(?:names?|titles?|descriptions?|desc|descr|bezeichnung)\\b`,
    any('artikelbezeichnung|produktname|produktbezeichnung|artikelname'),
  ),
  rule(
    'title',
    0.9,
    any(
      inLines`
        descriptions?|desc|descr|dscr|title|
        bezeichnung|warenbezeichnung|(?:material)?kurztext|artikeltext|artikelkurztext|beschreibung|
        designations?|libelle|
        descripcion|descrizione|omschrijving|benennung|denominazione|denominacion|intitule|beskrivelse
      `,
    ),
  ),
  rule(
    'variant',
    0.85,
    any(
      inLines`
        sizes?|colou?rs?|flavou?rs?|scents?|variants?|variations?|fragrances?|patterns?|shades?|finish|
        options?|option ?\d(?: value)?|grosse|farbe|duft|sorte|taille|couleur|parfum|format|formato|ml|oz|
        talla|colore|inhalt|contenance|taglia|maat|kleur
      `,
    ),
  ),
  rule(
    'category',
    0.85,
    any(
      inLines`
        category|categories|categoria|categorie|collection|line|linea|range|department|dept|family|famille|
        group|groupe|brand|producer|winery|publisher|manufacturer|marke|marca|kategorie|warengruppe|marque|
        gamme|type|season|subcategory|section|rubrique
      `,
    ),
  ),
  rule(
    'title',
    0.8,
    any('names?|nom|nombre|nome|products?|produkte?|produits?|productos?|prodott[oi]|product naam|naam'),
  ),
  rule(
    'sku',
    0.8,
    any(
      'style|model|code|codes|modell|modele|modelo|catalog|number|nr|no|art|codice|cod|codigo|riferimento|rif|ref',
    ),
  ),
  rule('sku', 0.8, '^(?:parts?|p n|pn|plu|clave|kod|kode|koodi|sifra)$'),
  rule(
    'title',
    0.6,
    '^(?:displays?|pre ?packs?|assortments?|piece)$',
    any('items?|articles?|artikel|articol[oi]|articulos?|goods|merchandise|waren?'),
    '^designs?$',
  ),
];
