import { inLines } from '../../../../kernel/in-lines.ts';
import {
  isCardLine,
  isDelimiter,
  isDisclaimer,
  isFarewell,
  isFooter,
  isPostscript,
  isProgramLine,
  isStandardDelimiter,
  isThanks,
} from './signature-words.ts';

const MOST_LINES = 20;
const LONGEST_LINE = 110;
/** Empty ones included. What goes on for longer below a name is what the mail says: a list of goods, each in its line. */
const MOST_FOOTER_LINES = 100;

/** Where the signature of the stretch of lines from `start` to before `end` begins; null where it has none. */
export function signatureStart(lines: string[], start: number, end: number): number | null {
  for (let at = start; at < end; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    if (at > start && isSigned(line) && isFollowedByFooter(lines, at, end)) return at + 1;
    if (!mayBegin(line)) continue;
    const below = wordsBelow(lines, at, end);
    if (isProgramLine(line) || isDisclaimer(line)) return at;
    if (isStandardDelimiter(line) && below.length <= 2 * MOST_LINES) return at;
    if (isDelimiter(line) && looksLikeCard(below, 12)) return at;
    if (isFarewell(line) && looksLikeCard(below, MOST_LINES)) return at;
    if (isThanks(line) && isNamedCard(below)) return at;
    if (
      isDashedName(line) &&
      below.length <= 4 &&
      !isDashedName(lines[at - 1] ?? '') &&
      looksLikeCard(below, 4)
    )
      return at;
  }
  return null;
}

const mayBegin = (line: string): boolean =>
  isProgramLine(line) ||
  isDisclaimer(line) ||
  isDelimiter(line) ||
  isFarewell(line) ||
  isThanks(line) ||
  isDashedName(line);

/** A name alone in its line, in small letters, too; "Hi Marek," is ours. */
const isSigned = (line: string): boolean =>
  !GREETING.test(line) && (NAME.test(line) || /^\s*\p{Ll}{2,12}\s*$/u.test(line));
const GREETING = new RegExp(
  inLines`
    ^\s*(?:
      hi|hiya|hello|hey|dear|good (?:morning|afternoon|evening|day)|
      hallo|moin|guten|liebe[rs]?|sehr geehrte\w*|
      bonjour|bonsoir|cher|chère|
      hola|buen[oa]s|estimad[oa]|
      buongiorno|buonasera|ciao|gentile|salve|beste|geachte|dag|hej|hei|olá|caro|dzień
    )\b
  `,
  'iu',
);

/** Below a name nothing but a card, and what a firm tells everybody. */
function isFollowedByFooter(lines: string[], at: number, end: number): boolean {
  if (end - at > MOST_FOOTER_LINES) return false;
  const below = lines.slice(at + 1, end);
  if (below.some(isPostscript)) return false;
  const parts = below.join('\n').split(/\n\s*\n/);
  const said = parts.map((part) => part.replaceAll('\n', ' ').trim()).filter((part) => part !== '');
  return said.some(isFooter) && said.every((part) => isFooter(part) || isCard(part));
}

const isCard = (part: string): boolean => part.length <= LONGEST_LINE && !/[.!?:]\s*$/.test(part);

/** As many lines with something in them as it takes to see that they are too many. */
function wordsBelow(lines: string[], at: number, end: number): string[] {
  const below: string[] = [];
  for (let index = at + 1; index < end && below.length <= 2 * MOST_LINES; index += 1)
    if ((lines[index] ?? '').trim() !== '') below.push(lines[index] ?? '');
  return below;
}

/** Short lines, as far as a lawyer's paragraph. */
function looksLikeCard(below: string[], most: number): boolean {
  const disclaimer = below.findIndex(
    (line) => isDisclaimer(line) || isDelimiter(line) || isProgramLine(line),
  );
  const card = disclaimer < 0 ? below : below.slice(0, disclaimer);
  return card.length <= most && card.every((line) => line.length <= LONGEST_LINE || isCardLine(line));
}

/** A name, and then the lines of a card: a sentence with a link below thanks is what the mail is about. */
function isNamedCard(below: string[]): boolean {
  const [name = ''] = below;
  return (
    NAME.test(name) &&
    below.some(isCardLine) &&
    looksLikeCard(below, MOST_LINES) &&
    below.every((line) => line.length <= 70 && !/[?!:]\s*$|[a-z]{3,}\.\s*$/.test(line))
  );
}

const NAME = /^\s*\p{Lu}[\p{L}.'’-]*(\s\p{Lu}[\p{L}.'’-]*){0,3}(\s*[|,•·].{0,60})?\s*$/u;

const isDashedName = (line: string): boolean =>
  /^\s*(-|[–—~]\s?)\p{Lu}[\p{L}'’.]*(\s\p{Lu}[\p{L}'’.]*){0,3}\s*$/u.test(line);
