import { inLines } from '../../../../../kernel/in-lines.ts';

/** "Case\nPack (#)" → "case pack no": how headings are compared. */
export const plain = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replace(/MwSt/g, 'mwst')
    // "S.R.P."
    .replace(/\b(?:[a-z]\.){3,}/gi, (letters) => letters.replaceAll('.', ''))
    // "Whole-" above "sale"
    .replace(/(\p{Ll})-\s+(?=\p{Ll})/gu, '$1')
    // "Price1"
    .replace(/(\p{L}{4})(?=\d)/gu, '$1 ')
    // "UnitCost", "UPCCode"
    .replace(/(\p{Ll})(\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll}{2})/gu, '$1$3 $2')
    // "BASEPRICE", "caseqty"
    .replace(TOGETHER, parted)
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/#|№|n[°º]/g, ' no ')
    .replace(/[^\p{L}\p{N}%+<>]+/gu, ' ')
    .replace(TAX_WORDS, ' ')
    .replace(SHORTENED, (word) => SHORT_WORDS[word] ?? word)
    .trim();

/** As programs print them above columns of a few letters: "CS CST", "PK SZ", "SELL PRC". */
const SHORT_WORDS: Readonly<Record<string, string>> = {
  cst: 'cost',
  itm: 'item',
  mstr: 'master',
  nbr: 'no',
  pck: 'pack',
  pkg: 'pack',
  prc: 'price',
  sz: 'size',
};
const SHORTENED = new RegExp(`\\b(?:${Object.keys(SHORT_WORDS).join('|')})\\b`, 'g');

/** What headings without spaces are made of, as programs write them: "CASEPK", "SUGGRETAIL", "PRODDESC". */
const PARTS = inLines`
  suggested|description|wholesale|quantity|category|product|retail|number|dealer|colou?r|brand|price|trade|
  style|stock|order|gross|carton|master|inner|items?|title|names?|units?|code|cost|desc|case|pack|size|base|
  list|sugg|whsl|msrp|gtin|part|prod|cust|type|text|net|num|qty|ctn|upc|ean|map|stk|srp|min|max|pk|no|id
`;
const TOGETHER = new RegExp(`\\b(?:${PARTS}){2,}\\b`, 'gi');
const EACH_PART = new RegExp(`(?:${PARTS})(?=(?:${PARTS})*$)`, 'gi');
const parted = (word: string): string => word.match(EACH_PART)?.join(' ') ?? word;

/** With or without tax: a price it is all the same. */
const TAX_WORDS = new RegExp(
  inLines`
    \b\d{1,2} ?% ?(?=(?:mwst|ust|btw|moms|mva|iva|tva|alv|vat|dph)\b)|
    \b(?:moms|alv|mva|mwst|ust|btw|vat|tva|iva|dph) ?\d{1,2} ?%|
    \b(?:
      ex|exc|excl|excluding|inc|incl|including|zzgl|inkl|exkl|ohne|plus|with|without|sin|con|s|c|senza|hors|
      ekskl|eks|sis|bez|sem|com
    )\b\.? ?(?:\d{1,2} ?% ?)?(?:vat|mwst|ust|gst|hst|tax(?:es)?|btw|tva|iva|moms|mva|alv|dph)\b|
    \b(?:vat|mwst|tva|iva) (?:no )?
      (?:excl?|escl|incl?|inkl|exkl|excluded|included|esclus[ao]|inclus[ao]|excluido|incluido)\b|
    \b(?:ht|ttc)$
  `,
  'g',
);
