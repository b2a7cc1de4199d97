import { inLines } from '../../../../../kernel/in-lines.ts';
import { type ColumnRole, PRICE_ROLES } from '../columns/column-role.ts';
import { roleOfHeading } from '../columns/heading-role.ts';
import type { ListRow } from '../price-list-line.ts';

/** Headings of orders, of what stock is worth and of what goods are made of: their rows name goods, too. */
const OF_ORDERS = new RegExp(
  inLines`
    ^(?:
      (?:financial|fulfil?lment|payment|order|shipment) status|(?:paid|fulfilled|cancelled|refunded) at|
      line ?item .{1,20}|order[ -](?:id|no\.?|number|#|date|total|source)|order item id|purchase[ -]date|
      buyer(?:[ -](?:name|e-?mail|phone(?:[ -]number)?|username))?|(?:billing|shipping|recipient|bill to|ship to)[ -]
        (?:first |last )?(?:name|city|state|zip|country|street|address ?\d?|company|phone|province)|
      (?:customer|client) (?:name|e-?mail|id|no\.?|number|#|po)|invoice(?: (?:no\.?|number|#|date|id|total))?|
      tracking(?: (?:no\.?|number|#))?|amount refunded|refunds?|payouts?|payment method|date (?:ordered|sold)|
      (?:total )?(?:asset|inventory|stock|retail|on[ -]hand) value|% of (?:tot(?:al)?\.? )?(?:asset|retail|inventory|value)s?|
      bin(?: (?:location|no\.?))?|counted(?: qty)?|(?:physical|cycle|system|counted) (?:count|qty|quantity)|
      assembl(?:y|ies)|components?|parent item|bom(?: level)?|qty per(?: assembly| unit)?|raw materials?|
      bestell(?:nummer|datum|status)|rechnungs(?:nummer|nr\.?|datum)|kundennummer|(?:n[°º] de |date de )(?:commande|facture)|
      (?:numero|fecha|data) (?:de |di |del |dell['’])?(?:pedido|ordine|factura|fattura)
    )$
  `,
  'iu',
);
/** Headings of who owes, sells or plans what. */
const OF_ACCOUNTS = new RegExp(
  inLines`
    ^(?:
      customers?|clients?|accounts?|account (?:name|no\.?|number|#|manager|type)|store (?:name|no\.?|number|#)|
      sold to|bill(?:ed)? to|ship(?:ped)? to|buyers?|reps?|rep (?:group|name|firm)|sales ?(?:rep|person|people)|sales rep group|
      territor(?:y|ies)|commission(?: ?%| rate)?|customer since|(?:last|first) (?:order|purchase|invoice|payment|sale)(?: date)?|
      orders|open orders|transactions?(?: (?:type|id|date|no\.?))?|(?:open|account|opening|closing|ending|running|current) balance|balance(?: (?:due|forward))?|
      (?:amount|past|date|days past) due|due date|credit limit|credits?|debits?|memo|overdue|aging|ageing|
      (?:ytd|mtd|20\d\d|last year|prior year|annual|total) (?:sales|totals?|revenue|orders|spend|purchases|volume)|(?:sales|revenue|orders|spend) (?:ytd|mtd|20\d\d|last year|to date)|
      budget(?:ed)?|forecast|expenses?(?: (?:category|type|account))?|payee|months?|quarter|clicks|impressions|employee|hours|actuals?|variance|target|goal|campaign|channel|
      q[1-4](?: 20\d\d)?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]{0,6}(?:[ '’-]*(?:20)?\d\d)?|
      (?:0|1) ?[-–] ?30(?: days)?|31 ?[-–] ?60(?: days)?|61 ?[-–] ?90(?: days)?|(?:>|over) ?90(?: days)?|(?:90|91|120) ?\+(?: days)?|
      kunden?(?:name|-?nr\.?)?|saldo|fällig(?:keit| am)?|offener betrag|soll|haben|solde|échéance|débit|crédit|
      clienti?|clientes?|scadenza|vencimiento|vertegenwoordiger|agente|représentant
    )$
  `,
  'iu',
);
/** What only lists to buy from say, and what is said of costs elsewhere, too. */
const OF_TRADE =
  /\b(?:wholesale|whsl|wsp|msrp|srp|rrp|map|dealer|trade (?:price|cost|net)|case ?packs?|uvp|pvp|vpe)\b/i;
const OF_COSTS = /\b(?:retail|case (?:qty|price|cost)|unit (?:cost|price)|net price|list price|ek)\b/i;

const GOODS: readonly ColumnRole[] = ['sku', 'upc', 'title', 'case_pack', ...PRICE_ROLES];
const TOP_ROWS = 30;
const LEAST_CELLS = 3;
const LEAST_SAID = 2;

const countOf = (cells: readonly string[], words: RegExp): number =>
  cells.filter((cell) => words.test(cell)).length;

/** Who ordered, owes or sells what: the rows of such a table are people and payments, and no goods. */
export function isOfAccounts(rows: readonly ListRow[]): boolean {
  const top = rows
    .slice(0, TOP_ROWS)
    .map(({ cells }) => cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).filter((cell) => cell !== ''))
    .filter((cells) => cells.length > 0);
  if (top.some(isOfGoods)) return false;
  return top.some((cells, at) => {
    const below = top.slice(at + 1, at + 1 + LEAST_SAID);
    // A form asks who orders, and says nothing yet.
    const isFilled = below.length > 0 && below.every((row) => row.length > 1 && row.some(hasFigure));
    if (cells.length < LEAST_CELLS || !isFilled) return false;
    const ordered = countOf(cells, OF_ORDERS);
    return ordered >= LEAST_SAID || ordered + countOf(cells, OF_ACCOUNTS) >= LEAST_SAID;
  });
}

const hasFigure = (cell: string): boolean => /\d/.test(cell);

/** Headings of a list to buy from. */
function isOfGoods(cells: readonly string[]): boolean {
  if (cells.length < LEAST_CELLS || cells.some((cell) => cell.length > LONGEST_HEADING)) return false;
  if (countOf(cells, OF_ORDERS) >= LEAST_SAID) return says(cells, OF_TRADE);
  if (says(cells, OF_TRADE) || says(cells, OF_COSTS)) return true;
  const others = cells.filter(
    (cell) => /\p{L}{2}/u.test(cell) && !OF_ORDERS.test(cell) && !OF_ACCOUNTS.test(cell),
  );
  const roles = others.flatMap((cell) => roleOfHeading(cell)?.role ?? []);
  return (
    roles.filter((role) => GOODS.includes(role)).length >= LEAST_SAID &&
    cells.some((cell) => PRICE_ROLES.includes(roleOfHeading(cell)?.role ?? 'unit'))
  );
}

const LONGEST_HEADING = 40;
const says = (cells: readonly string[], words: RegExp): boolean =>
  cells.some((cell) => words.test(cell) && !OF_ORDERS.test(cell) && !OF_ACCOUNTS.test(cell));
