import { inLines } from '../../../../../kernel/in-lines.ts';
import type { ListRow } from '../price-list-line.ts';

const RETAIL = inLines`
  (?:
    m\.?s\.?r\.?p\.?|s\.?r\.?p\.?|r\.?r\.?p\.?|retail|list(?: prices?)?|suggested|published|
    catalog(?:ue)? prices?|ticket|uvp|evp|vk|
    ladenpreis\p{L}*|listenpreis\p{L}*|verkaufspreis\p{L}*|pvp|pvc|ppc|
    prix (?:de vente )?(?:public|conseill\p{L}*|catalogue)|tarif public|
    prezz[oi] (?:al|di) (?:pubblico|listino|vendita)|listino|
    precios? (?:de venta|al público|de lista)|advies(?:verkoop)?prij\p{L}*|verkoopprij\p{L}*|
    ca[- ]?pris\p{L}*|cirkapris\p{L}*|rek\.? \p{L}*pris\p{L}*|vejl\.?\p{L}*|veil\.?\p{L}*
  )
`;
const OFF =
  '(?:discount|off|below|less|under|margin|rabatt?|nachlass|remise|réduction|sconto|descuento|dto\\.?|korting|discount)';
const PERCENT = '(\\d{1,2}(?:[.,]\\d{1,2})?)\\s?(?:%|percent|per cent|prozent|procent|pour cent)';
const FILLER = '[^.;!?%\\d]{0,45}?';
const flags = 'iu';

/** What a retail price is taken times to become the cost. */
const SHARES: readonly (readonly [RegExp, (percent: number) => number])[] = [
  // "50% off the MSRP", "40 % Rabatt auf den UVP"
  [new RegExp(`${PERCENT}\\s*(?:\\p{L}+ ){0,2}${OFF}${FILLER}(?<!\\p{L})${RETAIL}(?!\\p{L})`, flags), off],
  // "MSRP less 45%", "UVP abzüglich 40 %"
  [
    new RegExp(
      `(?<!\\p{L})${RETAIL}(?!\\p{L})[^;!?%\\d]{0,20}?(?:less|minus|[-–−]|abzüglich|abzgl\\.?|moins|meno|menos|min(?:us)?|fratrukket|minus)\\s*(?:a |an |your )?${PERCENT}`,
      flags,
    ),
    off,
  ],
  // "Your discount off list is 40%", "remise revendeur sur le prix public : 40 %"
  [new RegExp(`(?<!\\p{L})${OFF}${FILLER}(?<!\\p{L})${RETAIL}(?!\\p{L})${FILLER}${PERCENT}`, flags), off],
  // "Dealer discount 40% from retail"
  [new RegExp(`(?<!\\p{L})${OFF}${FILLER}${PERCENT}${FILLER}(?<!\\p{L})${RETAIL}(?!\\p{L})`, flags), off],
  // "Wholesale is 55% of MSRP"
  [
    new RegExp(
      `(?:wholesale|dealer|cost|net|trade|your price|you pay|pay)${FILLER}${PERCENT}\\s*of\\s*(?:the )?${RETAIL}(?!\\p{L})`,
      flags,
    ),
    (percent) => percent / 100,
  ],
  // "Dealer cost = MSRP x 0.55"
  [
    new RegExp(
      `(?<!\\p{L})${RETAIL}(?!\\p{L})\\s*(?:[x×*]|times|multiplied by)\\s*0?[.,](\\d{1,2})(?!\\d)`,
      flags,
    ),
    (digits) => (digits < 10 ? digits / 10 : digits / 100),
  ],
  // "Dealer discount: 40%"
  [
    new RegExp(
      inLines`
        (?:
          dealer|wholesale|trade|your|reseller|retailer|
          händler|wiederverkäufer|fachhandels?|revendeurs?|rivenditor[ei]|distribuidor|wederverkopers?|
          återförsäljar|forhandler
        )[\p{L}-]*[ -]*(?:${OFF}|\p{L}*rabatt)${FILLER}${PERCENT}
      `,
      flags,
    ),
    off,
  ],
];

const HALF = new RegExp(
  inLines`
    (?<!\p{L})(?:
      keystone(?!d? (?:plus|minus|less|\+))|
      half (?:of |off )?(?:the )?(?:suggested |listed |retail|msrp|srp|rrp)|
      half the (?:\p{L}+ )?price|wholesale is half|die hälfte d\p{L}+ (?:uvp|ladenpreis\p{L}*)|
      la moitié du prix public|la metà del prezzo|la mitad del (?:pvp|precio)
    )
  `,
  'iu',
);
/** What only some are granted is no opening order's price. */
const FOR_SOME =
  /\b(?:additional|extra|further|prepay\w*|pre-?paid|early|show special|pallets?|truckload|staff|employee|volume rebate|zusätzlich\w*|supplémentaire|ulteriore|adicional|defective|closeouts?)\b/i;

function off(percent: number): number {
  return 1 - percent / 100;
}

/** Most notes say nothing of it. */
const MAY_SAY = /%|percent|per cent|prozent|procent|keystone|half|hälfte|moitié|metà|mitad|[x×*] ?0?[.,]\d/i;

/** Where notes say one discount from the retail price for all, what is left of that price; else null. */
export function retailShareOf(rows: readonly ListRow[]): number | null {
  const shares = new Set<number>();
  for (const { cells } of rows) {
    const filled = cells.filter((cell) => cell.trim() !== '');
    if (filled.length > 3) continue;
    for (const text of filled) {
      if (text.length < 8 || text.length > 400 || !MAY_SAY.test(text) || FOR_SOME.test(text)) continue;
      const share = shareIn(text);
      if (share !== null && share > 0.2 && share < 0.95) shares.add(share);
    }
  }
  const [only] = shares;
  return shares.size === 1 && only !== undefined ? only : null;
}

function shareIn(text: string): number | null {
  if (/\d/.test(text))
    for (const [words, shareOf] of SHARES) {
      const found = words.exec(text)?.[1];
      if (found !== undefined) return Math.round(shareOf(Number(found.replace(',', '.'))) * 10_000) / 10_000;
    }
  return HALF.test(text) ? 0.5 : null;
}

const ALL_RETAIL = new RegExp(
  `(?<!\\p{L})(?:prices?|preise|prix|prezzi|precios|prijzen|priser)(?: \\p{L}+){0,4}? (?:are|sind|sont|sono|son|zijn|=|är|er)(?: \\p{L}+){0,2}? ${RETAIL}(?!\\p{L})`,
  flags,
);

/** "All prices are list": what stands below "Price" is what shops charge. */
export const arePricesRetail = (rows: readonly ListRow[]): boolean =>
  rows.some(({ cells }) =>
    cells.some((cell) => cell.length > 8 && cell.length < 400 && ALL_RETAIL.test(cell)),
  );

/** The column that says of each line what it is less. */
export function discountAt(headings: readonly string[]): number | null {
  const at = headings.findIndex(
    (heading) => DISCOUNT.test(heading) && !/margin|\bgp\b|\p{Sc}/iu.test(heading),
  );
  return at < 0 ? null : at;
}

const DISCOUNT =
  /(?<!\p{L})(?:disc(?:ount)?s?|rabatt?|remise|sconto|descuento|dto|korting|alennus|sleva)(?!\p{L})/iu;

/** "40%", "0.4" and "40" below "Discount". */
export function shareLeft(cell: string): number | null {
  const text = cell.trim().replace(',', '.');
  const percent = /^-?(\d{1,2}(?:\.\d+)?)\s?%$/.exec(text)?.[1] ?? /^\d{1,2}(?:\.5)?$/.exec(text)?.[0];
  if (percent !== undefined) return 1 - Number(percent) / 100;
  return /^0?\.\d{1,4}$/.test(text) ? 1 - Number(text) : null;
}
