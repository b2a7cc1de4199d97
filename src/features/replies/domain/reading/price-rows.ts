import { inLines } from '../../../../kernel/in-lines.ts';
import type { Said } from './said.ts';

const MONEY = inLines`
  (?:
    [$€£]\s?\d{1,4}(?:[.,]\d{1,2})?|
    \d{1,4}(?:[.,]\d{1,2})?\s?(?:[$€£]|usd\b|eur\b|euros?\b|gbp\b|dollars?\b|kr\b|sek\b|dkk\b|nok\b|zl\b|chf\b)
  )
`;
const EACH = inLines`
  (?: ?(?:/|per|each|ea|a|an|pro|je|par|por|al|le|la|il|per|pr|za|na|apiece|net|wholesale|ex works)\b[^.?!]{0,20}| ?/[^.?!]{0,20})?
`;
/** "Tapenade 6-pk $31": a thing, and what it costs, with nothing said of either. */
const ROW = new RegExp(
  String.raw`^(?:[-*•·–]\s?)?[^$€£.?!]{0,60}?(?:[^$€£?!]{0,12}[ :=@–-])?${MONEY}${EACH}[ .,;]*$`,
);
/** What is no price of a thing: terms, sums and what shops take. */
const OF_TERMS = new RegExp(inLines`
  \b(?:
    minim\w*|mindest\w*|moq|mov|orders?|re-?orders?|opening|initial|first|least|spend|freight|shipping|
    postage|delivery|deposit|fees?|total|balance|due|map|msrp|rrp|srp|uvp|retail|invoice|budget|limit|over|under|below|above|
    from|free|per month|off|discount|pay|order|bestell\w*|erst\w*|versand\w*|fracht|frei|ab|unter|gesamt|
    commande|franco|port|livraison|frais|pedido|envio|portes|ordine|spedizione|bestelling|verzend\w*|
    encomenda|frete|frakt|bestall\w*|ordre|zamowien\w*|wysylk\w*|reorder|nachbestell\w*
  )\b
`);

/** The lines of a price list that stands in the mail itself: two or more in a row, or nearly so. */
export function priceRows(sentences: readonly Said[]): readonly Said[] {
  const rows = sentences.filter(
    ({ plain, isQuestion }) => !isQuestion && ROW.test(plain) && !OF_TERMS.test(plain),
  );
  return rows.length >= FEWEST ? rows : [];
}
const FEWEST = 2;
