import { inLines } from '../../../../../kernel/in-lines.ts';
import { isKnownHeading } from '../columns/heading-role.ts';
import type { ListRow } from '../price-list-line.ts';

/** How all goods of a list are packed, as one sentence says. */
export interface PackOfAll {
  pack: number;
  /** What the sentence speaks of, "jar" and "set": what is called another container isn't meant. None means all goods. */
  containers: readonly string[];
  /** Whether goods are meant that are called no container: "jars" that no line says they are. */
  isOfUnnamed: boolean;
}

/** What goods are put up in, and what several of them are sold as. */
const CONTAINER =
  '(?:jar|bottle|tin|can|bag|pouch(?:e)?|tube|bar|box(?:e)?|sleeve|packet|sachet|canister|tub|set|kit|trio|duo|display|refill|bundle|sampler)s?';
/** "3 jars" is what a set holds. */
const CONTAINERS = new RegExp(String.raw`(?<!\d\s?)\b${CONTAINER}\b`, 'giu');
const ANY_GOODS = '(?:items?|goods|products?|units?|pieces?|pcs|skus?|styles?|everything)';

const PACK_NOTE = new RegExp(
  inLines`
    \b(?:all|every|each)\b[^.]{0,60}\b(?:cases?|packs?|multiples|cartons?) of (\d{1,4})\b|
    ^all\b[^.\d]{0,40}\b(\d{1,4}) (?:units? |pcs\.? |pieces? |each )?
      (?:per|to (?:a|the)|in (?:a|each)|/) ?(?:case|carton|ctn|box)\b|
    \bcase packs?\b[^.\d]{0,20}\b(?:is|are|of|:)\s*(\d{1,4})\b(?= (?:for all|on all|unless)|[^\d]*$)
  `,
  'i',
);

/**
 * "Jars and sets packed 6 to a case", "Everything is sold in cases of 12": a whole sentence, which names no goods but by
 * their container, counts no cases and no inner packs, and makes no exceptions.
 */
const SENTENCE = new RegExp(
  inLines`
    ^(?:(?:all |every |each )?(?<of>${CONTAINER}(?:(?:, | & |, and | and )${CONTAINER}){0,4}|${ANY_GOODS}) )?
    (?<how>(?:(?:is|are|come|comes|ship|ships|sell|sells) )?(?:all |always |only )?
      (?:(?:packed|packaged|boxed|cased|sold|shipped|available) )?)
    (?:
      (?<count>\d{1,4})(?: (?:units?|pcs\.?|pieces?|each|ea\.?|(?<counted>jars|bottles|tins|cans|bags|bars|tubes)))?
        (?: per | to (?:a|the|each) | in (?:a|each) | ?/ ?)(?:full )?(?:case|carton|ctn)|
      (?:only )?in (?:cases|cartons|case packs) of (?<packed>\d{1,4})
    )(?=\s*(?:[.,;!)]|$|unless\b|sold\b))
  `,
  'iu',
);

/** "Single cards are sold in packs of 6", where prices are told for one: a pack is what is ordered at least. */
const IN_PACKS =
  /^(?<of>(?:\p{L}{3,12} ){0,2}\p{L}{3,12}s|everything) (?:are |is |come |comes )?(?:only |all )?(?:sold|packed|packaged|available|shipped) (?:only )?in (?:packs|multiples|bundles|groups|quantities) of (?<pack>\d{1,3})\b(?! ?(?:oz|g|ml|lb))/iu;
const FOR_ONE =
  /\b(?:per|a) (?:card|piece|unit|item|print|bar|sticker|pc|candle|mug|towel|ornament)\b|\beach\b|\b(?:unit|single) prices?\b/i;
const FOR_A_PACK = /\b(?:per|a|each) (?:pack|bundle|set|box)\b/i;

/** "Everything is packed 12 to a case, gift sets 4" */
const ALSO_SAYS = /\d|\b(?:except|excluding|but|other)\b/i;

/** What a list says of the packs of all its lines. */
export function packOfAllIn(rows: readonly ListRow[]): PackOfAll | null {
  for (const text of notesIn(rows)) {
    const found = PACK_NOTE.exec(text);
    const pack = Number(found?.[1] ?? found?.[2] ?? found?.[3] ?? 0);
    if (pack > 0) return { pack, containers: [], isOfUnnamed: true };
  }
  return packAtTop(rows);
}

const SHORTEST_NOTE = 8;
const MOST_CELLS = 3;

const notesIn = (rows: readonly ListRow[]): string[] =>
  rows.flatMap(({ cells }) => {
    const filled = cells.filter((cell) => cell.trim() !== '');
    return filled.length > MOST_CELLS ? [] : filled.filter((text) => text.length >= SHORTEST_NOTE);
  });

/** Below the first headings or goods a sentence may be one section's. */
function packAtTop(rows: readonly ListRow[]): PackOfAll | null {
  const end = rows.findIndex(({ cells }) => isOfHeadings(cells) || isPriced(cells));
  const notes = notesIn(rows.slice(0, Math.max(end, 0)));
  const found = notes.flatMap(packsSaid);
  if (found.length === 0) return packOfOnes(notes);
  const [first] = found;
  if (!first || !found.every(({ pack }) => pack === first.pack)) return null;
  // What some goods are called is said of them alone.
  const called = new Set(rows.slice(end).flatMap(({ cells }) => containersIn(cells.join(' '))));
  const isOfUnnamed =
    first.containers.length === 0 || first.containers.some((container) => !called.has(container));
  return { ...first, isOfUnnamed };
}

/** Sets and boxes beside cards have packs of their own. */
function packOfOnes(notes: readonly string[]): PackOfAll | null {
  if (!notes.some((text) => FOR_ONE.test(text)) || notes.some((text) => FOR_A_PACK.test(text))) return null;
  const [first, other] = notes.flatMap(sentencesOf).flatMap((sentence) => {
    const { of = '', pack } = IN_PACKS.exec(sentence)?.groups ?? {};
    return pack === undefined ? [] : [{ of: of.toLowerCase(), pack: Number(pack) }];
  });
  if (first === undefined || other !== undefined || first.pack < 2) return null;
  return { pack: first.pack, containers: [first.of], isOfUnnamed: true };
}

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.;!])\s+|\n/).map((sentence) => sentence.trim());

const isOfHeadings = (cells: readonly string[]): boolean => cells.filter(isKnownHeading).length > 1;

const isPriced = (cells: readonly string[]): boolean =>
  cells.some((cell) => /\p{L}{2}/u.test(cell)) &&
  cells.some((cell) => /^\W{0,3}\d[\d.,]*\W{0,3}$/.test(cell));

function packsSaid(text: string): Omit<PackOfAll, 'isOfUnnamed'>[] {
  const sentences = sentencesOf(text);
  return sentences.flatMap((sentence) => {
    const found = SENTENCE.exec(sentence);
    if (!found || ALSO_SAYS.test(sentence.slice(found[0].length))) return [];
    const { of = '', how = '', count, counted = '', packed } = found.groups ?? {};
    const pack = Number(count ?? packed ?? 0);
    // By itself "12 per case" may be a card's or a section's.
    const isWhole = of !== '' || counted !== '' || sentences.length > 1;
    const says = pack > 1 && isWhole && (count !== undefined || how !== '');
    return says ? [{ pack, containers: containersIn(`${of} ${counted}`) }] : [];
  });
}

/** "Jars" as "jar"; a trio is a set. */
const containersIn = (text: string): string[] =>
  [...text.toLowerCase().matchAll(CONTAINERS)].map(([word]) =>
    word.replace(/(?<=x|ch)es$|s$/, '').replace(/^(?:kit|trio|duo|bundle|sampler)$/, 'set'),
  );

/** The pack of a line that states none, by what it and its section are called. */
export function packNoted(noted: PackOfAll | null, names: readonly (string | null)[]): number | null {
  if (noted === null || noted.containers.length === 0) return noted?.pack ?? null;
  const own = containersIn(names.join(' '));
  const isMeant = own.length === 0 ? noted.isOfUnnamed : own.some((one) => noted.containers.includes(one));
  return isMeant ? noted.pack : null;
}
