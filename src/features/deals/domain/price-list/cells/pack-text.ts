import { inLines } from '../../../../../kernel/in-lines.ts';

export interface PackText {
  inner: number | null;
  pack: number;
}

const MOST = 100_000;

/** How many are in a case: "12", "Case of 12", "12/cs", "4 x 6", "6/24" (inner and master), "12/16 oz" (of a size). */
export function readPack(raw: string): PackText | null {
  const text = raw
    .normalize('NFKC')
    .toLowerCase()
    .replace(/,(?=\d{3}\b)/g, '')
    .trim();
  if (text === '') return null;
  const pair = /^(\d{1,4})\s*(?:\/|\|)\s*(\d{1,5})$/.exec(text);
  if (pair) return packOf(Number(pair[1]), Math.max(Number(pair[1]), Number(pair[2])));
  const words =
    /(?:case|cs|carton|ctn|box|pack|pk|inner|master|set|bag|bundle|sleeve|tray|crate|bale)s?\s*(?:of|:|\/|=)?\s*(\d{1,5})\b/.exec(
      text,
    );
  if (words) return packOf(null, Number(words[1]));
  // "4 x 6" are 24; "12 x 330 ml" are 12 of a size.
  const product = /^(\d{1,4})\s*[x×]\s*(\d{1,4})(?:\s*(?:ct|pcs?|units?|ea|packs?|pk))?$/.exec(text);
  if (product) return packOf(Number(product[2]), Number(product[1]) * Number(product[2]));
  const times = /^[x×]\s*(\d{1,5})$/.exec(text);
  if (times) return packOf(null, Number(times[1]));
  // "6s", "sold in 12's"
  const many = /^(?:(?:sold|packed) )?(?:in )?(\d{1,4})['’]?s$/.exec(text);
  if (many) return packOf(null, Number(many[1]));
  const [, lead = '', rest = ''] = /^(\d{1,5})(?:\.0+)?(?![\d.])\s*(.*)$/.exec(text) ?? [];
  if (lead === '') return null;
  const isCount = rest === '' || OF_ITEMS.test(rest);
  return isCount ? packOf(null, Number(lead)) : null;
}
const OF_ITEMS = new RegExp(inLines`
  ^(?:
    [x×/]\s*[\d.,]+\s*-?(?:ml|cl|l|g|gr|kg|mg|oz|fl|lbs?|gal|qt|pt)\b|
    /?\s*(?:per\s*)?(?:
      case|cs|carton|ctn|box|bx|pack|pk|ct|count|pcs?|pieces?|units?|ea|each|st(?:ü|u)ck|stk|stuks?|st|
      bottles?|jars?|bags?|tubes?
    )\b|
    [个個件支瓶盒包只双本枚点入袋개입병](?:$|[\s/每入(])
  )
`);

const packOf = (inner: number | null, pack: number): PackText | null =>
  pack > 0 && pack <= MOST ? { inner, pack } : null;

/** "Box of 12", "12/cs": a number alone may be anything. */
const IN_WORDS = new RegExp(
  inLines`
    ^(?:
      \p{L}+ (?:of|à|a|da|de|di|zu|van) \d{1,4}|
      (?:case|cs|ctn|carton|box|pack|pk|vpe|karton|krt)\W{0,2}\d{1,4}|
      \d{1,4}\s?(?:/|per |x |pro )?\s?(?:case|cs|ctn|carton|box|bx|pk|pack|karton|krt|pcs?|stk|pz)\b.{0,8}
    )$
  `,
  'iu',
);

export const isPackInWords = (text: string): boolean => IN_WORDS.test(text.trim());
