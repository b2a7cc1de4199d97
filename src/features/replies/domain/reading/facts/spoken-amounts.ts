import { inLines } from '../../../../../kernel/in-lines.ts';
import { amountsIn } from '../../../../brands/domain/policy/amounts.ts';
import { hundredsInFigures } from './hundreds.ts';

const TENS: Readonly<Record<string, number>> = {
  ten: 10,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  'seventy-five': 75,
  eighty: 80,
  ninety: 90,
};
const ONES: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  'half a': 0.5,
  'a couple of': 2,
  'a couple': 2,
  'a half': 0.5,
};
const ONE = Object.keys(ONES)
  .sort((one, other) => other.length - one.length)
  .join('|');
const TEN = Object.keys(TENS).sort((one, other) => other.length - one.length);

/** What is counted where no money is meant. */
const COUNTED = inLines`
  (?! ?(?:
    %|percent|units?|pieces?|pcs|items?|bottles?|bags?|boxes|cases?|packs?|pairs?|sets?|sku|followers|
    stores?|shops?|doors|customers|people|emails?|sellers?|resellers?|years?|days?|weeks?|months?|miles|
    lbs?|pounds|kg|sq|square|of (?:them|these|those|our|you)|times|of (?:an?|each|any|one|every)|pounds|
    quid|euros?|usd|eur|cad|gbp|aud
  ))
`;
const THOUSANDS = new RegExp(String.raw`(?<![$€£\d.,])\b(\d{1,3}(?:[.,]\d)?) ?(?:k|grand)\b${COUNTED}`, 'g');
const ROUND_AND = new RegExp(String.raw`\b(${ONE}) hundred(?: and)?[ -](${TEN.join('|')})\b${COUNTED}`, 'g');
const GRAND = new RegExp(String.raw`\b(${ONE}) grand\b`, 'g');
const ROUND = new RegExp(
  String.raw`\b(${ONE}) (hundred|thousand)\b(?! (?:and )?(?:${TEN.join('|')})\b)${COUNTED}`,
  'g',
);
/** "Three-fifty", "two fifty". */
const SHORT = new RegExp(
  String.raw`\b(one|two|three|four|five|six|seven|eight|nine)[ -](${TEN.join('|')})\b${COUNTED}`,
  'g',
);
/** "450 USD (first), 180 USD (repeat)". */
const LABELLED = / \((first|opening|initial|repeat|reorders?|re-orders?|minimum)\b[^()]{0,12}\)/g;
/** "200 dólares", "2 mila euro". */
const DOLLARS = /\b(?:dolares|dolar|dollari|dollaro|dollar)\b/g;
/** "Opening is 350", "125 after": sums without a sign beside the word for the order. */
/** Of which money it is, is said. */
const MONEY = inLines`
  (?:
    [$€£¥]|eur\w*|usd|dollars?|dolares|bucks|gbp|pounds|quid|chf|franken|cad|aud|nzd|dkk|sek|nok|kr\b|pln|zl\b|
    yen|jpy|yuan|rmb|cny|krw
  )
`;
const BARE = String.raw`(\d{2,3}|\d{1,2},?\d{3})(?![\d.,]*\d| ?(?:k\b|grand|${MONEY}))`;
const BARE_BEHIND = new RegExp(
  inLines`
    \b((?:
      opening|opener|first order|first po|initial order|buy-?in|minimum(?: order)?|re-?orders?|refills?|
      restocks?|top-?ups?|next ones?|orders? (?:below|under)
    )(?: (?:orders?|is|are|of|at|from|for|buys?|just|only))*[:,]? )${BARE}${COUNTED}
  `,
  'g',
);
/** "Min is 500": smaller figures are mostly pieces. */
const BARE_MIN = new RegExp(
  String.raw`\b(min(?: orders?)?(?: (?:is|of|at))?[:,]? )(\d{3}|\d{1,2},?\d{3})(?![\d.,]*\d| ?(?:k\b|grand|${MONEY}))${COUNTED}`,
  'g',
);
const BARE_BEFORE = new RegExp(
  inLines`
    (?<![$€£\d.,]|\b(?:net|netto|n\/)[- ]?)\b${BARE}(?= (?:
      to (?:open|start|begin|get (?:in|going|started))|opening|buy-?in|after(?:wards?)?[ .,;]*$|after that|
      thereafter|on re-?orders|for re-?orders|for (?:any|each|every) (?:refill|reorder)|the first time|
      up front|worth\b|per (?:po|order)\b
    ))
  `,
  'g',
);
const MILA =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d)?) ?(?:mila|mille|mil|tausend|tsd\.?|duizend|thousand)\b(?= ?(?:[$€£]|usd|eur\w*|dollars?|dolares|dollari|bucks|gbp|pounds))/g;
/** Behind an amount the next one needs no sign: "400 bucks, after that 150". */
const AFTERWARDS = new RegExp(
  inLines`
    \b(
      after that|thereafter|afterwards|from then on|re-?orders?|then|
      danach|anschliessend|nachbestell\w*|nabestell\w*|
      riassort\w*|riordin\w*|reassort\w*|
      reposic\w*|restocks?|refills?|ensuite|puis|suivantes?|despues|luego|siguientes|los demas|
      poi|dopo|successiv[aei]|
      folge\w*|daarna|volgende\w*|seguintes|depois
    )((?: (?:
      it is|they are|is|are|just|only|from|at|start|starts|begin|begins|partono|parten|demarrent|starten|
      beginnen|reichen|genugen|liegen|bei|sind|um|ab|bastan|bastano|de|da|dei|des|of|a|aos|al|ai|i|gli|los|
      las|les|die|op|tot|son|sont|sono
    ))*:? )(\d{2,5})(?!
      [\d.,]*\d
      | ?(?:%|percent|units?|pieces?|pcs|days?|weeks?|tage|jours|dias|giorni|stuck|[$€£]|usd|eur|dollars|bucks)
    )
  `,
  'g',
);

const figure = (value: number): string => `$${Math.round(value)}`;

/** Amounts as people say them, "a grand", "2.5k", "three-fifty", in figures. */
export function inFigures(written: string): string {
  const plain = hundredsInFigures(written);
  if (!SPOKEN.test(plain)) return plain;
  const told = plain
    .replace(LABELLED, ' $1')
    .replace(DOLLARS, 'dollars')
    .replace(/\bquid\b/g, 'pounds')
    .replace(BARE_BEHIND, (_, label: string, amount: string) => `${label}$${amount}`)
    .replace(BARE_MIN, (_, label: string, amount: string) => `${label}$${amount}`)
    .replace(BARE_BEFORE, (_, amount: string) => `$${amount}`)
    .replace(MILA, (_, count: string) => String(Math.round(Number(count.replace(',', '.')) * 1_000)))
    .replace(THOUSANDS, (_, count: string) => figure(Number(count.replace(',', '.')) * 1_000))
    .replace(GRAND, (_, count: string) => figure((ONES[count] ?? 1) * 1_000))
    .replace(ROUND_AND, (_, hundreds: string, tens: string) =>
      figure((ONES[hundreds] ?? 1) * 100 + (TENS[tens] ?? 0)),
    )
    .replace(ROUND, (_, count: string, unit: string) =>
      figure((ONES[count] ?? 1) * (unit === 'hundred' ? 100 : 1_000)),
    )
    .replace(SHORT, (_, hundreds: string, tens: string) =>
      figure((ONES[hundreds] ?? 0) * 100 + (TENS[tens] ?? 0)),
    );
  const [first] = amountsIn(told);
  if (!first) return told;
  const isIn = first.currency ? ` ${first.currency.toLowerCase()}` : ' dollars';
  const parted = told.replace(PART_OF_IT, (words, half?: string) =>
    told.indexOf(words) > first.end ? `${(first.cents / 100) * (half ? 0.5 : 2)}${isIn}` : words,
  );
  return parted.replace(
    AFTERWARDS,
    (_, again: string, between: string, amount: string) =>
      `${again}${between}${first.currency ? `${amount} ${first.currency.toLowerCase()}` : `$${amount}`}`,
  );
}
/** "Half that for refills": of the sum before. */
const PART_OF_IT = new RegExp(inLines`
  \b(?:
    (half|halfway|die halfte|la moitie|la mitad|la meta|de helft|metade)
      (?: (?:of )?(?:that|as much|the amount|the first|davon|de ca|de eso|di quello|daarvan|disso))?|
    (?:twice|double) (?:that|as much)
  )(?= ?(?:
    [,.;!]|$|(?:for|on|after|each|when|thereafter|then|afterwards|bei|pour|para|per|bij|ensuite|luego|poi)\b
  ))
`);
const SPOKEN = /\d|\b(?:grand|hundred|thousand|fifty|twenty|twenty-five|seventy-five)\b/;
