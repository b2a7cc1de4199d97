import { inLines } from '../../../../kernel/in-lines.ts';

/** An amount of money in a line of folded text. */
export interface Amount {
  cents: number;
  /** Null where the sign may be that of several countries, and nothing says which. */
  currency: string | null;
  at: number;
  end: number;
}

const NUMBER = String.raw`\d{1,3}(?:[.,'’ \u00a0\u2009\u202f]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`;
/** By their code; what each is written as, with the signs that may stand in front and behind. A bare "$" is any dollar. */
const CURRENCIES: readonly (readonly [code: string, before: string, behind: string])[] = [
  ['USD', String.raw`us\s?\$|usd\s?\$?`, String.raw`us dollars?|u\.s\. dollars?|usd|us\s?\$|\$\s?us\b`],
  [
    'CAD',
    String.raw`ca\$|c\$|cdn\s?\$?|cad\s?\$?`,
    String.raw`canadian dollars?|cad|cdn|ca\$|\$\s?ca(?:n|d)?\b(?!\.? ?\d)`,
  ],
  // In French "au" goes on: "300 $ au minimum".
  ['AUD', String.raw`au\$|a\$|aud\s?\$?`, String.raw`australian dollars?|aud|au\$|\$\s?au(?=[.,;:)!/]|$)`],
  ['NZD', String.raw`nz\$|nzd\s?\$?`, 'new zealand dollars?|nzd'],
  ['SGD', String.raw`s\$|sgd\s?\$?`, 'singapore dollars?|sgd'],
  ['HKD', String.raw`hk\$|hkd\s?\$?`, 'hong kong dollars?|hkd'],
  ['MXN', String.raw`mx\$|mxn\s?\$?`, 'mxn|pesos(?: mexicanos)?'],
  ['BRL', String.raw`r\$|brl`, 'brl|reais'],
  ['GBP', String.raw`£|gbp\s?£?`, 'pounds?(?: sterling)?|gbp|£|quid'],
  ['EUR', String.raw`€|eur(?:os?)?\b`, 'euros?|eur|€'],
  ['CHF', String.raw`chf|sfr\.?`, 'chf|franken|francs suisses|franchi svizzeri'],
  ['SEK', String.raw`sek|kr\.?(?=\s?\d)`, 'sek|kronor|kr'],
  ['DKK', 'dkk', 'dkk|kroner'],
  ['NOK', 'nok', 'nok'],
  ['PLN', 'pln', 'pln|zl'],
  ['JPY', '¥|jpy', 'jpy|yen'],
  ['CNY', 'cny|rmb', 'cny|rmb|yuan'],
  ['KRW', '₩|krw', 'krw'],
  ['INR', '₹|inr', 'inr|rupees'],
  ['ZAR', 'zar', 'zar|rand'],
];
const SIGN = [...CURRENCIES.map(([, before]) => before), String.raw`\$`].join('|');
const UNIT = [...CURRENCIES.map(([, , behind]) => behind), 'dollars?|bucks', String.raw`\$`].join('|');

const WRITTEN = new RegExp(
  `(?:(?<![a-z])(?<sign>${SIGN})\\s?(?<number>${NUMBER})(?<thousand>k(?![a-z]))?(?:[.,]?[-–])?(?:\\s?\\(?(?<after>usd|us dollars?|canadian dollars?|australian dollars?|cad|cdn|aud|nzd|sgd|hkd|mxn|eur|gbp|chf)\\b)?` +
    `|(?<![\\d.,$£€])(?<number2>${NUMBER})(?<thousand2>k)?(?:[.,]?-)?\\s?(?<unit>${UNIT})(?![a-z]))`,
  'g',
);

/** Every amount of a folded line, in figures and in words, as it stands. */
export function amountsIn(plain: string): Amount[] {
  const found: Amount[] = [];
  if (MAY_BE_WRITTEN.test(plain)) {
    for (const { 0: text, index, groups = {} } of plain.matchAll(WRITTEN)) {
      const cents = centsOf(groups.number ?? groups.number2 ?? '', groups.thousand ?? groups.thousand2);
      const currency = currencyOf(groups.after ?? groups.sign ?? groups.unit ?? '');
      const end = index + text.length;
      if (cents > 0 && !isWeight(plain, groups.unit, end)) found.push({ cents, currency, at: index, end });
    }
  }
  if (found.length === 0 && MAY_BE_SPELT.test(plain)) found.push(...speltIn(plain));
  return found;
}

/** "24 pounds ($240)", "10 pounds of coffee". */
const isWeight = (plain: string, unit: string | undefined, end: number): boolean =>
  unit?.startsWith('pound') === true && OF_GOODS.test(plain.slice(end));
const OF_GOODS =
  /^(?: of (?!goods|product|stock|merchandise)|,? ?\(?(?:or |about |approx\.? |at )?[$€]| (?:per|each|bags?|green|roasted)\b)/;

const MAY_BE_WRITTEN = /\d/;
const MAY_BE_SPELT = /\b(?:dollars?|bucks|pounds?|euros?|franken)\b/;

/** "1,500", "1.500,00", "1 500" and "1'500" are one number: two digits behind the last sign are its cents. */
function centsOf(written: string, thousand: string | undefined): number {
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  const units = Number(whole.replace(/\D/g, '')) * (thousand ? 1_000 : 1);
  const part = fraction === '' ? 0 : Number(fraction.padEnd(2, '0'));
  return thousand && fraction ? Math.round(Number(`${whole}.${fraction}`) * 100_000) : units * 100 + part;
}

const WRITTEN_AS = CURRENCIES.map(
  ([code, before, behind]) => [code, new RegExp(`^(?:${before}|${behind})$`)] as const,
);

const currencyOf = (sign: string): string | null =>
  WRITTEN_AS.find(([, pattern]) => pattern.test(sign.trim()))?.[0] ?? null;

const ONES: ReadonlyMap<string, number> = new Map([
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['twelve', 12],
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
  ['a', 1],
  ['an', 1],
  ['ein', 1],
  ['eine', 1],
  ['zwei', 2],
  ['drei', 3],
  ['vier', 4],
  ['funf', 5],
  ['sechs', 6],
  ['sieben', 7],
  ['acht', 8],
  ['neun', 9],
  ['funfzig', 50],
  ['zwanzig', 20],
  ['dreissig', 30],
  ['deux', 2],
  ['trois', 3],
  ['quatre', 4],
  ['cinq', 5],
  ['sept', 7],
  ['huit', 8],
  ['neuf', 9],
  ['cinquante', 50],
  ['vingt', 20],
  ['due', 2],
  ['tre', 3],
  ['quattro', 4],
  ['cinque', 5],
  ['sei', 6],
  ['sette', 7],
  ['otto', 8],
  ['nove', 9],
  ['cinquanta', 50],
  ['dos', 2],
  ['tres', 3],
  ['cuatro', 4],
  ['cincuenta', 50],
  ['doscientos', 200],
  ['trescientos', 300],
  ['cuatrocientos', 400],
  ['quinientos', 500],
  ['seiscientos', 600],
  ['ochocientos', 800],
  ['cien', 100],
  ['ciento', 100],
  ['twee', 2],
  ['drie', 3],
  ['vijf', 5],
  ['zes', 6],
  ['zeven', 7],
  ['negen', 9],
  ['vijftig', 50],
]);
const HUNDREDS = /^(?:hundred|hundert|cents?|cento|honderd)$/;
const THOUSANDS = /^(?:thousand|tausend|mille|mila|mil|duizend)$/;
const SPELT = /((?:[a-z]+[ -]){1,6})(?:us |canadian |australian )?(dollars?|bucks|pounds?|euros?|franken)\b/g;
/** Behind an amount in words a second needs no unit: "two hundred dollars, then one hundred". */
const SPELT_AGAIN = new RegExp(
  inLines`
    \b((?:(?:[a-z]+)[ -]){0,3}(?:hundred|thousand|cents?|cientos|cento|honderd|hundert)(?: and)?(?:[ -](?:
      ten|twenty|twenty-five|thirty|forty|fifty|sixty|seventy|seventy-five|eighty|ninety
    ))?)\b(?! (?:dollars?|pounds?|euros?|units|pieces|and fifty))
  `,
  'g',
);

/** "five hundred dollars", "zweihundertfunfzig euro", "deux cents euros". */
function speltIn(plain: string): Amount[] {
  const named = speltBy(SPELT, plain, undefined);
  const [first] = named;
  if (!first) return [];
  const again = speltBy(SPELT_AGAIN, plain, first.currency).filter(
    (one) => !named.some(({ at, end }) => one.at < end && one.end > at),
  );
  return [...named, ...again].sort((one, other) => one.at - other.at);
}

const speltBy = (pattern: RegExp, plain: string, currency: string | null | undefined): Amount[] =>
  [...plain.matchAll(pattern)].flatMap(({ 0: text, 1: words = '', 2: unit = '', index }): Amount[] => {
    const value = numberOf(words);
    // What stands before the number in the words that were taken is no part of it.
    const at = index + beforeNumber(words);
    if (value < 10) return [];
    return [
      {
        cents: value * 100,
        currency: currency === undefined ? currencyOf(unit) : currency,
        at,
        end: index + text.length,
      },
    ];
  });

const isNumeral = (word: string): boolean =>
  ONES.has(word) || HUNDREDS.test(word) || THOUSANDS.test(word) || JOINS.test(word) || GLUED.test(word);
const JOINS = /^(?:and|und|et|y|e|en)$/;
const GLUED = /hundert|tausend|honderd|duizend|cento|mila|cientos/;

function beforeNumber(words: string): number {
  let at = 0;
  let start = 0;
  for (const [piece, word = ''] of words.matchAll(/([a-z]+)[ -]*/g)) {
    at += piece.length;
    if (!isNumeral(word)) start = at;
  }
  return start;
}

function numberOf(words: string): number {
  const apart = words
    .replace(/(hundert|tausend|honderd|duizend|cento)(?:und|en)?/g, ' $1 ')
    .replace(/(due|tre|quattro|cinque|sei|otto)mila/g, '$1 mila ')
    .split(/[\s-]+/);
  let total = 0;
  let part = 0;
  for (const word of apart) {
    const ones = ONES.get(word);
    if (ones !== undefined) part += ones;
    else if (HUNDREDS.test(word)) part = Math.max(1, part) * 100;
    else if (THOUSANDS.test(word)) {
      total += Math.max(1, part) * 1_000;
      part = 0;
    } else if (word !== '' && !JOINS.test(word)) {
      total = 0;
      part = 0;
    }
  }
  return total + part;
}
