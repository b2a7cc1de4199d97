import { inLines } from '../../../../../kernel/in-lines.ts';
import type { AnyFact } from '../reply-facts.ts';
import type { Said } from '../said.ts';
import { hundredsInFigures } from './hundreds.ts';
import { leastCounted } from './least-counted.ts';
import { inDigits, numberOf } from './number-words.ts';

/** "We sold our first jar for $4". */
const PAST = /\b(?:sold|did|made|last year|since|used to|ago)\b/;

/** The only number of pieces. */
export function loneUnits(sentences: readonly Said[]): AnyFact[] {
  if (sentences.some(({ plain }) => packIn(plain) !== undefined)) return [];
  const found = sentences.flatMap(({ plain, words }) => {
    const units = PAST.test(plain) ? null : UNITS.exec(counted(plain));
    const value = units ? countOf(units[1]) : 1;
    return value > 1 ? [{ value, words }] : [];
  });
  const [only] = found.length > 0 ? found : anythingCounted(sentences);
  return only && new Set(found.map(({ value }) => value)).size === 1
    ? [{ name: 'moq_units', value: only.value, words: only.words, confidence: 0.6 }]
    : [];
}

const PIECES = inLines`
  (?:
    of (?:an?|any|each|one|every|the same)|units?|pieces?|pcs\.?|items?|each(?! (?:time|order|of our))|
    bottles?|pairs?|packs?|bags?|boxes|jars?|tubes?|cans?|sets|kits|stuks?|stuck|einheiten|teile|pieces|
    unites|unidades|piezas|pezzi|unita
  )
`;
const CASES =
  '(?:cases?|cartons?|master (?:cases?|cartons?|packs?)|case ?packs?|inner packs?|kartons?|caisses?|cajas?|cartoni|casse|colli|dozen|dz)';
const COUNT = String.raw`(\d{1,3}(?:[.,]\d{3})+|\d{1,6}|an?|one|eine?n?|une?|una|uno|een)`;
const LEAST = new RegExp(inLines`
  \b(?:
    minimums?|moqs?|min\b|smallest|least|commit\w*|need to|volume|at least|no less than|opening order|
    first order|initial order|starting order|start(?:s|ing)? (?:at|with|from)|(?:or more|and up|upwards)\b|
    (?:less|fewer|smaller) than|short of|shy of|to begin\b|
    (?:plenty|enough|fine|all it takes) to (?:start|begin|open)|
    to open|we ask for|mindest\w*|mindestens|minim[aeou]\w*|au moins|
    al menos|almeno|premiere commande|primer pedido|primo ordine|erst(?:bestell|auftrag)\w*|
    take|per order|minimale?
  )\b
`);
const CASES_OF = new RegExp(
  String.raw`\b${COUNT} (?:full |mixed |master )?${CASES} ?(?:\(|of|with|a|x|zu je|zu|de|da|à)? ?\(?(\d{1,4})\b(?! ?(?:%|[$€£]))`,
);
/** "Four cases (that is 48 jars)", "12 to a case, so 60 pieces": what it comes to is said. */
const IN_ALL = new RegExp(inLines`
  \b${CASES}\b.{0,60}\b(?:
    that is|which is|which makes|makes|so|i\.?e\.?|equals|meaning|in all|das sind|also|soit|c'est-a-dire|
    es decir|o sea|cioe|ossia|dus|ou seja
  ) (?:about |a total of )?(\d{1,5}) ?(?:\w+ )?${PIECES}|
  \b${CASES}\b.{0,60}= ?(\d{1,5})\b
`);
const DOZENS = new RegExp(String.raw`\b${COUNT} ?(?:dozen|dz)\b`);
/** "8 oz bags" are a size. */
const MEASURED =
  '(?:oz|ounces?|lbs?|pounds?|g|gr|grams?|kg|kilos?|ml|cl|l|liters?|litres?|inch|in|cm|mm|ft|gal|gallons?|qt|pt)';
const UNITS = new RegExp(String.raw`\b${COUNT}[ -]?(?:(?!${MEASURED}\b)\w+ )?${PIECES}(?![a-z])`);
const ONLY_CASES = new RegExp(String.raw`\b${COUNT} (?:full |mixed |master )?${CASES}\b`);
/** "Three cases minimum" where the case is known. */
const ONLY_MANY_CASES =
  /\b(\d{1,3}) (?:full |mixed |master )?(?:cases|cartons|kartons|caisses|cajas|cartoni)\b/;
const CASE_PACK = new RegExp(inLines`
  \b(?:
    case ?packs?|cases?|cartons?|inner packs?|master packs?|packed|come|packs? of|karton|caisse|caja|cartone
  )\b.{0,25}?\b(\d{1,4})\b ?(?:${PIECES}|per (?:case|carton)|to a case|\/ ?case|$|[.,;)])|
  \b(\d{1,4}) ?${PIECES}? ?(?:per|to (?:a|the|each)|in (?:a|each|every)|\/|a|pro|par|por|per) ?(?:
    case|carton|karton|caisse|caja|cartone
  )\b
`);

/** Pieces; how many are in a case is no minimum, but turns a minimum of cases into one. */
export function unitsFact(sentences: readonly Said[]): AnyFact | undefined {
  const pack = sentences.map(({ plain }) => packIn(plain)).find((size) => size !== undefined);
  for (const { plain: written, words } of sentences) {
    const plain = counted(written);
    const things = PAST_MINIMUM.test(plain) ? undefined : leastCounted(plain);
    if (things !== undefined && !LEAST.test(plain))
      return { name: 'moq_units', value: things, words, confidence: 0.7 };
    if (!LEAST.test(plain) || /\bminimum advertised\b/.test(plain)) continue;
    const value = unitsIn(plain.slice(Math.max(0, plain.search(LEAST) - 60)), pack) ?? things;
    if (value !== undefined && value > 1) return { name: 'moq_units', value, words, confidence: 0.85 };
  }
  return undefined;
}

/** What it came to before. */
const PAST_MINIMUM =
  /\b(?:used to be|was|were|before|antes (?:era|eran)|fruher|avant c'etait|prima era(?:no)?|vroeger) [^.]{0,20}\d/;

function unitsIn(plain: string, pack: number | undefined): number | undefined {
  const total = IN_ALL.exec(plain)?.[1];
  if (total) return Number(total.replace(/[.,]/g, ''));
  const ofCases = CASES_OF.exec(plain);
  if (ofCases) return countOf(ofCases[1]) * Number(ofCases[2]);
  const dozens = DOZENS.exec(plain);
  if (dozens) return countOf(dozens[1]) * 12;
  const manyCases = pack ? ONLY_MANY_CASES.exec(plain)?.[1] : undefined;
  if (manyCases && pack) return countOf(manyCases) * pack;
  const units = UNITS.exec(plain);
  if (
    units &&
    !/\b(?:per|\/) ?(?:case|carton)\b/.test(plain.slice(units.index, units.index + units[0].length + 12))
  )
    return countOf(units[1]) * (pack && /packs?|boxes/.test(units[0]) ? pack : 1);
  const least = new RegExp(
    String.raw`(?<![$€£] ?)\b${COUNT} (?:is|are|being) (?:the |our )?(?:\w+ )?(?:least|minimum|smallest|fewest)\b`,
  ).exec(plain)?.[1];
  if (least) return countOf(least);
  const perStyle = /\b(?:min(?:imum)?|moq)\b\.?:? (?:of |is )?(\d{1,4}) (?:per|of each|each|x each)\b/.exec(
    plain,
  )?.[1];
  const styleMinimum =
    /\b(\d{1,4}) (?:per|of each|of every|each) ?(?:\w+)?,? (?:minimum|min|at least|or more)\b/.exec(
      plain,
    )?.[1];
  if (perStyle ?? styleMinimum) return Number(perStyle ?? styleMinimum);
  const orMore =
    /\b(?:order|buy|take|from) (\d{1,4}) (?:or more|and up|upwards)\b|\bmultiples of \d+\b.{0,30}\b(?:minimum|least)\b.{0,12}?(\d{1,5})\b/.exec(
      plain,
    );
  if (orMore) return Number(orMore[1] ?? orMore[2]);
  const isPackedSo =
    /\b(?:ships?|comes?|come|packed|sold|sell|only) in\b.{0,20}\b(?:packs?|cases|boxes) of \d/.test(plain);
  const one = isPackedSo
    ? undefined
    : /\b(?:case|carton|box|display(?: box)?|pack|tray)s? (?:of |\()(\d{1,4})\b/.exec(plain)?.[1];
  if (one && !ONLY_CASES.test(plain.replace(/\b(?:one|an?|1) /g, ''))) return Number(one);
  const cases = ONLY_CASES.exec(plain);
  if (cases && pack) return countOf(cases[1]) * pack;
  return /\bmoq\b[^\d$€£]{0,20}(\d{1,5})(?![\d.,]*(?:[$€£%k]| ?(?:usd|eur|dollars|weeks|days|cases|cartons)))\b/.exec(
    plain,
  )?.[1] !== undefined
    ? Number(/\bmoq\b[^\d$€£]{0,20}(\d{1,5})/.exec(plain)?.[1])
    : undefined;
}

function packIn(plain: string): number | undefined {
  const [, first, second] = CASE_PACK.exec(counted(plain)) ?? [];
  const size = first ?? second;
  return size ? Number(size) : undefined;
}

/** "Twenty-four lamps, any mix": things that no list knows, where the whole mail is about a least order. */
function anythingCounted(sentences: readonly Said[]): { value: number; words: string }[] {
  const counted = sentences.flatMap(({ plain, words }) =>
    PAST.test(plain)
      ? []
      : [...inDigits(plain).matchAll(OF_ANYTHING)].map(([, count]) => ({ value: countOf(count), words })),
  );
  return new Set(counted.map(({ value }) => value)).size === 1 ? counted : [];
}
const OF_ANYTHING = new RegExp(
  inLines`
    (?<![$€£#\d.,:/-])\b(\d{2,4}) (?!(?:
      days|weeks|months|years|hours|minutes|miles|shops|stores|doors|dealers|customers|names|pages|dollars|
      bucks|euros|pounds|times|skus|
      jours|mois|ans|semaines|
      dias|meses|anos|semanas|percent|cents
    )\b)[a-z]{3,}s\b
  `,
  'g',
);

/** "Twelve jars in a case" in figures. */
const counted = (plain: string): string =>
  inDigits(
    hundredsInFigures(plain)
      .replace(/\bof (?:a|one) dozen\b/g, 'of 12')
      .replace(/\b(?:a|one) hundred\b/g, '100'),
  );
const countOf = (written = ''): number => numberOf(written.replace(/[.,]/g, ''));
