import { inLines } from '../../../../../kernel/in-lines.ts';
import { looksLikeCode } from '../cells/code-text.ts';
import { type DecimalMark, readPrice } from '../cells/price-text.ts';
import type { Column, ColumnRole } from '../columns/column-role.ts';
import type { ListRow, SheetReading } from '../price-list-line.ts';
import { discountAt } from '../prices/retail-discount.ts';
import { IN_STOCK } from './in-stock.ts';
import { INVOICE_NOTE, ORDER_NOTE } from './paper-notes.ts';

const INVOICE =
  /^(?:tax |vat |gst |commercial |sales |pro[- ]?forma )?(?:invoice|rechnung|facture|factura|fatura|fattura|factuur|faktura|lasku|請求書|发票|發票|세금계산서)(?![\p{L}])(?!\s+(?:price|cost)).{0,30}$/iu;
/** "Wren & Co. – Invoice 20331, 2 Feb 2026" */
const INVOICE_AMONG =
  /^.{0,40}\b(?:INVOICE|RECHNUNG|FACTURE|FATTURA|FACTURA|[Ii]nvoice (?:#|[Nn]o|[Nn]umber|date|\d))(?!\p{L}).{0,60}$/u;
/** What follows an order, and what an order is called; an order form is neither. */
const CONFIRMED = new RegExp(
  inLines`
    ^(?:
      (?:sales |purchase )?order (?:confirmation|acknowledge?ment|receipt)|
      confirmation of order|acknowledge?ment of order|packing (?:slip|list)|delivery note|dispatch note|
      (?:auftrags|bestell)best(?:ä|ae)tigung|lieferschein|
      confirmation de (?:la )?commande|accus[ée] de (?:r[ée]ception|commande)|bon de livraison|
      conferma (?:d['’ ]|dell['’ ])?ordine|documento di trasporto|
      confirmaci[óo]n (?:de|del) pedido|albar[áa]n|confirma[çc][ãa]o d[ae] encomenda|
      order ?bevestiging|pakbon|order ?(?:bekr[äæ]ftelse|bekreftelse|erk[äa]nnande)|
      f[øö]ljesedd?el|tilausvahvistus|potwierdzenie zam[óo]wienia|potvrzen[íi] objedn[áa]vky|注文請書|注文確認書?|
      納品書|订单确认|訂單確認|送货单|주문 ?확인서?|거래명세서
    )(?![\p{L}]).{0,40}$
  `,
  'iu',
);
const ORDERED = new RegExp(
  inLines`
    ^(?:
      sales order|purchase order|customer order|order (?:no|number|id)|your order|auftrag|bestellung|
      commande|bon de commande|ordine|pedido|inkooporder|发注书|発注書|采购订单|採購訂單|발주서
    )(?![\p{L}])[\s.:#№–-]*(?:n[ro°º.]{0,3}|no\.?)?[\s.:#-]*\w{0,6}[-/]?\d{3,}.{0,12}$
  `,
  'iu',
);
/** What is offered may be bought at its prices. */
const OFFERED =
  /^(?:quot(?:e|ation)|estimate|offer|angebot|kostenvoranschlag|devis|preventivo|offerta|presupuesto|cotizaci[óo]n|offerte|tilbud|offert|tarjous|oferta|pro[- ]?forma)(?!\p{L}).{0,30}$/iu;
const TO_SOMEBODY = new RegExp(
  inLines`
    (?<!\p{L})(?:
      bill(?:ed)? to|sold to|invoiced? to|consignee|consigned to|shipper|notify party|incoterms|
      ship(?:ped)? to|deliver to|your p\.?o\.?|p\.?o\.? (?:no|number|#)|customer (?:no|number|id|po)|
      order(?:ed)? (?:date|by)|amount due|balance due|total due|due date|tax point|
      rechnungsbetrag|zahlbar bis|liefer(?:adresse|anschrift)|kundennummer|kunden-?nr|net à payer|
      date d.échéance|
      livr[ée]e? à|adresse de livraison|
      total a pagar|vencimiento|enviar a|totale dovuto|scadenza|destinatario|spedire a|
      afleveradres|klantnummer|leverans(?:adress)?|leveringsadresse|
      kundnummer|kundenr|お届け先|收货|收貨|배송지
    )(?!\p{L})
  `,
  'iu',
);
const QUANTITY = new RegExp(
  inLines`
    ^(?:
      qty|quantity|
      (?:qty\.?|quantity) (?:ordered|shipped|ord|shp|billed|inv\w*)\.?|
      (?:ord|shp|ship|billed|inv) qty|shp|ship|pcs|stk|anz|billed|ordered|shipped|ord|units ordered|
      menge|anzahl|quantit[éàa]|qt[éàa]|cantidad|cant|quantidade|aantal|antal|antall|m[äa][äa]r[äa]|
      ilo[śs][ćc]|数量|수량
    )\.?$
  `,
  'iu',
);

/** What lists say and invoices don't. */
const OF_LISTS: readonly ColumnRole[] = ['case_cost', 'case_pack', 'tier', 'msrp', 'map'];
const TOP_ROWS = 15;

/**
 * Why what looks like a list is none, as a note; null where it is one. An invoice or an order is called so or goes to
 * somebody, and most of its lines are a quantity times a price that makes an amount.
 */
export function noteOfOrder(
  rows: readonly ListRow[],
  columns: readonly Column[],
  lines: number,
  decimal: DecimalMark,
): string | null {
  const price = columns.find(({ role }) => role === 'cost' || role === 'case_cost');
  if (!price) return null;
  const says = (words: RegExp, part = rows) =>
    part.some(({ cells }) => cells.some((cell) => words.test(cell.trim())));
  const top = rows.slice(0, TOP_ROWS);
  const isCalledInvoice = says(INVOICE, rows) || says(INVOICE_AMONG, top);
  const isConfirmed = says(CONFIRMED, top);
  if (!isCalledInvoice && !isConfirmed && !says(ORDERED, top) && !says(QUANTITY)) return null;
  const isList = columns.some(({ role }) => OF_LISTS.includes(role));
  const bought = boughtIn(rows, price.index, decimal);
  const isBought = lines > 0 && bought.length >= lines * 0.6;
  if (!isBought && !isConfirmed) return null;
  const isAddressed = says(TO_SOMEBODY);
  const isSummed = isBought && totalStands(rows, bought, decimal);
  if (isCalledInvoice && isAddressed && isBought && (!isList || isSummed)) return INVOICE_NOTE;
  if (isConfirmed && isAddressed && (isBought || hasQuantities(rows, lines))) return ORDER_NOTE;
  if (isList || !isBought || says(OFFERED, top)) return null;
  return (isAddressed && says(ORDERED, top)) || (isSummed && says(QUANTITY)) ? ORDER_NOTE : null;
}

/** Of each line that is a quantity times a price, perhaps less a discount, what it comes to. */
function boughtIn(rows: readonly ListRow[], priceAt: number, decimal: DecimalMark): number[] {
  return rows.flatMap(({ cells }) => {
    const cost = readPrice(cells[priceAt] ?? '', decimal)?.amount ?? 0;
    if (cost <= 0) return [];
    const numbers = cells.flatMap((cell, index) =>
      index === priceAt || !A_FIGURE.test(cell) ? [] : (readPrice(cell, decimal)?.amount ?? []),
    );
    const shares = [1, ...cells.flatMap((cell) => discountIn(cell))];
    const amount = numbers.findLast((one, at) =>
      numbers.some(
        (quantity, other) =>
          other !== at &&
          Number.isInteger(quantity) &&
          quantity > 0 &&
          // Where something is taken off, the price of one is rounded before it is multiplied.
          shares.some(
            (share) =>
              Math.abs(quantity * cost * share - one) < (share < 1 ? 0.006 * quantity + 0.005 : 0.011),
          ),
      ),
    );
    return amount === undefined ? [] : [amount];
  });
}

/** No item's number, "N-2", and no name with a figure in it. */
const A_FIGURE =
  /^\s*(?:[A-Z]{3}|[\p{Sc}]|US ?\$|CA? ?\$|kr\.?)?\s?\d[\d.,'’\s]*(?:\p{Sc}|\p{L}{1,6}\.?)?\s*$/u;

const discountIn = (cell: string): number[] => {
  const percent = /^-?\s*(\d{1,2}(?:[.,]\d+)?)\s*%$/.exec(cell.trim())?.[1];
  return percent === undefined ? [] : [1 - Number(percent.replace(',', '.')) / 100];
};

/** Whether what all lines come to stands among the rows, by itself: nobody sums up a list. */
function totalStands(rows: readonly ListRow[], amounts: readonly number[], decimal: DecimalMark): boolean {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return rows.some(
    ({ cells }) =>
      (cells.filter((cell) => cell.trim() !== '').length < 4 || cells.some((cell) => IS_TOTAL.test(cell))) &&
      cells.some((cell) => Math.abs((readPrice(cell, decimal)?.amount ?? 0) - total) < 0.011),
  );
}

const IS_TOTAL =
  /^\s*(?:grand |order |invoice |net )?(?:totals?|summe|gesamt|totale|montant total|totaal)\b/i;

function hasQuantities(rows: readonly ListRow[], lines: number): boolean {
  const at = rows
    .flatMap(({ cells }) => cells.map((cell, index) => (QUANTITY.test(cell.trim()) ? index : -1)))
    .find((index) => index >= 0);
  if (at === undefined) return false;
  const filled = rows.filter(({ cells }) =>
    /^[1-9]\d{0,4}(?:\.0+)?(?: \p{L}{1,4}\.?)?$/u.test(cells[at]?.trim() ?? ''),
  );
  return filled.length >= lines * 0.6;
}

/** What speaks to people in a shop. */
const TO_SHOPPERS: readonly RegExp[] = [
  new RegExp(
    inLines`
      \b(?:
        this week|weekly|weekend|today only|week of|
        wochenangebot\w*|angebote? der woche|nur diese woche|
        (?:cette|de la) semaine|
        (?:questa|della) settimana|esta semana|de la semana|deze week|weekaanbieding\w*
      )\b
    `,
    'i',
  ),
  /\blimit (?:of )?\d+\b|\bper (?:customer|household)\b|\bhaushaltsüblich\w*/i,
  /\b(?:coupons?|rain ?checks?|sale ends|offers? (?:end|valid)s?|prices good|gutscheine?|bons? de réduction|buoni sconto|cupon(?:es)?)\b/i,
  /\bwhile (?:supplies|stocks?|quantities) lasts?\b|\bsolange der vorrat\b|\bdans la limite des stocks\b|\bfino (?:a|ad) esaurimento\b|\bhasta agotar\b|\bzolang de voorraad\b/i,
  /\b(?:all|our|your local|participating|nearest) (?:stores?|locations?)\b|\b(?:in[- ]store|store hours|in (?:allen|unseren) filialen|en magasin|in negozio|en tienda)\b/i,
  new RegExp(
    inLines`
      \b(?:
        in our (?:shops?|store)|(?:shops?|stores?) (?:and|&|or) online|
        online (?:and|&|or) (?:in )?(?:our )?(?:shops?|stores?)|click (?:and|&) collect|
        unser(?:em|e) (?:laden|geschäft)|
        dans notre (?:boutique|magasin)|nel nostro negozio|en nuestra tienda|in onze winkel
      )\b
    `,
    'i',
  ),
  new RegExp(
    inLines`
      (?<!\p{L})(?:
        open (?:daily|every day|\d days|mon\w*|until|late|sundays?)|
        opening (?:hours|times)|öffnungszeiten|geöffnet|
        heures d.ouverture|ouvert (?:tous|du|le)|
        orari(?:o)? di apertura|horario de apertura|openingstijden|öppettider
      )(?!\p{L})
    `,
    'iu',
  ),
  /\b(?:gift (?:vouchers?|cards?|certificates?)|geschenkgutscheine?|chèques?[- ]cadeaux?|buoni? regalo|tarjetas? regalo|cadeaubon(?:nen)?|presentkort)\b/i,
  /\b(?:free parking|car park|refunds? (?:and|&|or) exchanges?|delivered to your (?:door|home)|bring this (?:ad|flyer|leaflet|coupon))\b/i,
  new RegExp(
    inLines`
      \b(?:
        january|new year|spring|summer|autumn|fall|winter|holiday|christmas|boxing day|black friday|
        clearance|end[- ]of[- ](?:season|summer|winter)|
        semi-annual|anniversary|weekend|sommer|winterschluss|saison\w*
      ) ?(?:sale|schlussverkauf)\b|
      ^(?:sale|clearance|promo(?:tional)?|angebots|aktions)[ -]?pr(?:ice|eis)
        (?: (?:bis|until|ends|to) .*)?$|
      ^(?:soldes|saldi|rebajas|uitverkoop|rea)\b
    `,
    'iu',
  ),
  /\b(?:reg\.|regular(?:ly)?|was|statt)\s*[$€£]?\s?\d/i,
  /\b(?:save|you save|sie sparen|économisez|risparmi|ahorre)\s*(?:up to )?[$€£]?\s?\d/i,
  /\b(?:\d for [$€£]\s?\d|buy one|bogo|buy \d get|2 für|lot de \d)\b/i,
  /\b(?:(?:retail|private) customers only|nur für (?:endkund\w+|endverbraucher|privatkund\w+)|réservé aux particuliers|solo (?:per )?(?:privati|clientes particulares)|alleen voor particulieren)\b/i,
  /\b(?:with (?:the |your |a |valid )?(?:till |sales )?receipt|proof of purchase|kassen(?:bon|zettel|beleg)|ticket de caisse|scontrino|ticket de compra|kassabon)\b/i,
  /\b(?:members? price|club price|loyalty|with (?:your )?card|rewards)\b/i,
  /\b(?:sale|savings|specials?|deals?|bargains?)\b.{0,30}!|!.{0,10}\b(?:sale|savings)\b/i,
];

const TO_THE_TRADE = new RegExp(
  inLines`
    \b(?:
      wholesale|whsl|dealers?|resellers?|retailers?|distributors?|trade (?:price|terms|account)|case packs?|
      opening order|minimum order|msrp|srp|rrp|keystone|net price|b2b|
      händler\w*|grosshandel|großhandel|
      revendeurs?|rivenditor[ei]|
      mayorista|distribuidor\w*|wederverkopers?
    )\b
  `,
  'i',
);

/** Advertising has prices, too, and nobody buys at them to sell again. */
export function isForShoppers(rows: readonly ListRow[]): boolean {
  const texts = rows.slice(0, 400).flatMap(({ cells }) => cells);
  const count = TO_SHOPPERS.filter((words) => texts.some((text) => words.test(text))).length;
  const isEnough = count > 2 || (count === 2 && !texts.some(looksLikeCode));
  return isEnough && !texts.some((text) => TO_THE_TRADE.test(text));
}

/** Whether a list says that its prices are those of the trade. */
export const isForTrade = (rows: readonly ListRow[]): boolean =>
  rows.some(({ cells }) => cells.some((cell) => TO_THE_TRADE.test(cell)));

/** What tables of freight stand by; lists of goods don't. */
const PLACES = new RegExp(
  inLines`
    ^(?:
      (?:shipping |freight |delivery |ups |fedex )?zones?(?: \w{1,2})?|
      destinations?|carriers?|couriers?|transit(?: (?:time|days))?|ship(?:ping)? to|ship(?:ping)? method|
      order (?:value|total|amount|subtotal)|(?:freight|shipping) (?:rate|cost|charge)s?|
      weight (?:up to|from|break|range)|
      (?:zip|postal)(?: ?codes?| prefix)?|postcodes?|postleitzahl(?:en)?|plz|
      lieferzone|zielland|bestellwert|versandkosten|frachtkosten|porto|spedizione|zone de livraison|
      frais de port|transporteur|valeur de commande|zona|transportista|destino|gastos de envío|
      destinazione|corriere|valore ordine|
      verzendkosten|verzendzone|bestemming|orderwaarde|fragt|frakt
    )\.?$
  `,
  'i',
);
const MAYBE_PLACES = new RegExp(
  inLines`
    ^(?:
      states?|regions?|provinces?|countr(?:y|ies)|territor(?:y|ies)|area|land|länder|bundesland|pays|
      régions?|paes[ei]|region[ei]|país(?:es)?|landen|weight|gewicht|days|ground|air|express|standard|
      under \$?[\d,]+|\$?[\d,]+ ?(?:-|–|to) ?\$?[\d,]+|(?:over )?\$?[\d,]+\+?
    )$
  `,
  'i',
);
const GOODS =
  /\b(?:sku|upc|ean|gtin|barcode|item|article|artikel\w*|product\w*|produ[ck]t\w*|description|style|model|case pack|msrp|wholesale)\b/i;

/** The headings of what freight costs. */
export function isFreightHeadings(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (filled.length < 2 || filled.length > 14) return false;
  const sure = filled.filter((cell) => PLACES.test(cell)).length;
  if (sure === 0 || filled.some((cell) => GOODS.test(cell))) return false;
  const maybe = filled.filter((cell) => MAYBE_PLACES.test(cell)).length;
  return sure + maybe >= 2 || (sure === 1 && PLACES.test(filled[0] ?? ''));
}

const FREIGHT_SHEET = new RegExp(
  inLines`
    ^(?:20\d\d )?(?:
      freight|shipping|delivery|postage|versand|fracht|porto|livraison|transport|
      spedizion[ei]|env[ií]os?|
      verzend|vracht|fragt|frakt
    )(?:kosten|tarife?)?(?: (?:& \p{L}+ )?(?:
      rates?|costs?|charges?|table|chart|zones?|terms|program|policy|matrix|fees?|info
    ))?$
  `,
  'iu',
);
const PRICED_GOODS = /^(?:upc|ean|gtin|barcode|msrp|srp|rrp|wholesale|whsl|case ?pack)\b/i;

/** A sheet that is called so, or begins so, and lists no goods. */
export const isFreightSheet = (name: string | null, rows: readonly ListRow[]): boolean =>
  [name ?? '', ...rows.slice(0, 3).flatMap(({ cells }) => cells.slice(0, 2))].some((text) =>
    FREIGHT_SHEET.test(text.trim()),
  ) && !rows.slice(0, 20).some(({ cells }) => cells.some((cell) => PRICED_GOODS.test(cell.trim())));

/** What is there and what shops charge for it, and not what it is bought at. */
export const isStock = (
  { headings, columns }: Pick<SheetReading, 'headings' | 'columns'>,
  share: number | null,
): boolean =>
  share === null &&
  discountAt(headings) === null &&
  headings.some((heading) => IN_STOCK.test(heading)) &&
  !columns.some(({ role }) => role === 'cost' || role === 'case_cost' || role === 'tier');
