import { inLines } from '../../../../../kernel/in-lines.ts';
import type { ListRow } from '../price-list-line.ts';

/** What is added up, charged besides or asked of an order: no goods, whatever amounts stand beside it. */
const SUMS = new RegExp(
  inLines`
    ^[*†\s]{0,8}(?:
      (?:sub|sous|grand|order)?[\s-]{0,3}totals?\b|freight|shipping|handling|
      free (?:freight|shipping|delivery)\b|minimums?\s{0,3}(?::|$)|
      minimum (?:order|opening|initial|first|re-?order|purchase)|min\.? (?:order|re-?order)|
      opening order|(?:initial|first) orders?\s{0,3}(?::|$|min)|re-?orders?\b|
      orders? (?:minimums?|below|under|over)\b|(?:[\p{L}-]{2,14} ){1,3}(?:sur)?(?:fees?|charges?)\s{0,3}(?:[:(]|$)|
      (?:sales )?tax\b|discount\b|summe|gesamt|zwischensumme|
      mindest(?:bestell|auftrags)\p{L}{0,10}|nachbestellung|minimum de commande|commande minimum|
      pedido m[ií]nimo|ordine minimo|minimale? (?:eerste )?bestelling|franco (?:de port|domicile|ab|from)\b|
      合计|合計|总计|總計|総計|小计|小計|合计|합계|총계|소계
    )
  `,
  'iu',
);

/** What is said of the list or to its readers; goods may have names that begin so: "Thanks a Bunch". */
const REMARKS = new RegExp(
  inLines`
    ^[*†\s]{0,8}(?:
      notes?\b(?! ?(?:cards?|pads?|books?|paper|sets?|holders?|cubes?)\b)|terms\b|
      prices? (?:are|is|subject|effective|valid|good|in)|all (?:prices|orders|items)|please|page \d+|
      thank(?! ?yous?[ -](?:cards?|notes?|tags?|sets?|stickers?|mugs?|gifts?|collection)\b)|
      signature\b(?=\s{0,3}(?:[:_/(]|$|of\b|and\b|required))|
      date\b(?=\s{0,3}(?:[:_/(]|$|of\b|ordered|required|needed|wanted|shipped))|continued|end of|net \d+|
      valid (?:from|until|through)|effective|ordering|contact|
      phone\b(?=\s{0,3}(?:[:_#+(/\d]|$|no\b|numbers?\b|or\b|us\b|orders?\b))|e-?mail|www\.|https?:|©|
      备注|備註|備考|비고|注[:：意]|※
    )
  `,
  'iu',
);

export const isSum = (text: string): boolean => SUMS.test(text);
export const isRemark = (text: string): boolean => REMARKS.test(text);

const SHEET_OF_TERMS = new RegExp(
  inLines`
    ^(?:20\d\d )?(?:
      (?:
        wholesale|dealers?|trade|retailers?|resellers?|vendor|our|accounts?|sales?|order(?:ing)?|payment|
        shipping|returns?|program|general|standard|new|&|and
      )\s
    ){0,4}(?:
      terms(?: (?:&|and) conditions)?(?: of (?:sale|business|trade))?|conditions(?: of sale)?|
      polic(?:y|ies)|agb|geschäftsbedingungen|conditions générales(?: de vente)?|condizioni(?: di vendita)?|
      condiciones(?: de venta)?|(?:leverings)?voorwaarden
    )(?: 20\d\d)?$
  `,
  'iu',
);

/** A sheet of a workbook that is called after its terms, by its tab or by its title. */
export const isSheetOfTerms = (name: string | null, rows: readonly ListRow[]): boolean => {
  const title = rows.find(({ cells }) => cells.some((cell) => cell.trim() !== ''))?.cells ?? [];
  return name !== null && [name, ...title].some((text) => SHEET_OF_TERMS.test(text.trim()));
};
