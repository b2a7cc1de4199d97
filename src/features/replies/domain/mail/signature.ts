import {
  isCardLine,
  isDelimiter,
  isDisclaimer,
  isFarewell,
  isProgramLine,
  isStandardDelimiter,
  isThanks,
} from './signature-words.ts';

const MOST_LINES = 20;
const LONGEST_LINE = 110;

/** Where the signature of the stretch of lines from `start` to before `end` begins; null where it has none. */
export function signatureStart(lines: string[], start: number, end: number): number | null {
  for (let at = start; at < end; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    const below = lines.slice(at + 1, end).filter((one) => one.trim() !== '');
    if (isProgramLine(line) || isDisclaimer(line)) return at;
    if (isStandardDelimiter(line) && below.length <= 2 * MOST_LINES) return at;
    if (isDelimiter(line) && looksLikeCard(below, 12)) return at;
    if (isFarewell(line) && looksLikeCard(below, MOST_LINES)) return at;
    if (isThanks(line) && below.length > 1 && below.some(isCardLine) && looksLikeCard(below, MOST_LINES))
      return at;
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

/** Short lines, as far as a lawyer's paragraph. */
function looksLikeCard(below: string[], most: number): boolean {
  const disclaimer = below.findIndex(
    (line) => isDisclaimer(line) || isDelimiter(line) || isProgramLine(line),
  );
  const card = disclaimer < 0 ? below : below.slice(0, disclaimer);
  return card.length <= most && card.every((line) => line.length <= LONGEST_LINE || isCardLine(line));
}

const isDashedName = (line: string): boolean =>
  /^\s*(-|[–—~]\s?)\p{Lu}[\p{L}'’.]*(\s\p{Lu}[\p{L}'’.]*){0,3}\s*$/u.test(line);
