import { splitSentences } from '../../../brands/domain/page/sentences.ts';
import { offersAnEnd } from './offers-an-end.ts';

/** A question of ours, or our offer to write no more, that was left standing in a mail, with the answer written below it. */
export interface InlineAnswer {
  asked: string;
  /** The first line of it. */
  answer: string;
}

interface QuotedLine {
  text: string;
  isMarked: boolean;
  isNew: boolean;
}

const LONGEST_QUESTION = 200;
const LONGEST_QUOTATION = 1_000;
/** Who writes more than that says what it is about. */
const LONGEST_ANSWER = 300;

/**
 * Answers that stand between the lines that they answer. A mail that quotes ours whole and goes on below it has none,
 * though our last line be a question.
 */
export function inlineAnswersIn(lines: readonly QuotedLine[]): InlineAnswer[] {
  const filled = lines.filter(({ text }) => bare(text) !== '' || /^\s*(?:>|&gt;)/.test(text));
  const answers = filled.flatMap((line, at): InlineAnswer[] => {
    if (!line.isNew || !filled[at - 1]?.isMarked) return [];
    const asked = questionAbove(filled, at);
    const answer = blockAt(filled, at);
    return asked === null || answer.join(' ').length > LONGEST_ANSWER
      ? []
      : [{ asked, answer: bare(answer[0] ?? '') }];
  });
  if (answers.length > 1 || isExcerpt(filled, answers[0])) return answers;
  return offerTaken(filled) ?? [];
}

/** Nothing is quoted but our offer to write no more; what is said of it may stand above it, too. */
function offerTaken(lines: readonly QuotedLine[]): InlineAnswer[] | null {
  const quoted = quotedIn(lines);
  const asked = splitSentences(quoted).findLast(offersAnEnd)?.trim();
  const said = lines.filter(({ isNew }) => isNew).map(({ text }) => bare(text));
  const isShort = quoted.length <= LONGEST_QUESTION && said.join(' ').length <= LONGEST_ANSWER;
  return isShort && said[0] && asked ? [{ asked, answer: said[0] }] : null;
}

/** What is quoted directly above, from the last break in it on, is a question, or leaves it to them to hear no more. */
function questionAbove(lines: readonly QuotedLine[], at: number): string | null {
  let end = at;
  while (lines[end - 1]?.isMarked && bare(lines[end - 1]?.text ?? '') === '') end -= 1;
  let from = end;
  while (lines[from - 1]?.isMarked && bare(lines[from - 1]?.text ?? '') !== '') from -= 1;
  const quoted = lines
    .slice(from, end)
    .map(({ text }) => bare(text))
    .join(' ')
    .slice(-LONGEST_QUOTATION);
  const lowest = bare(lines[end - 1]?.text ?? '');
  if (ASKED_ITEM.test(lowest) && lowest.length <= LONGEST_QUESTION) return lowest.replace(ITEM, '');
  const last = splitSentences(quoted).at(-1)?.trim().replace(ITEM, '') ?? '';
  return (last.endsWith('?') || offersAnEnd(last)) && last.length <= LONGEST_QUESTION ? last : null;
}

function blockAt(lines: readonly QuotedLine[], at: number): string[] {
  const end = lines.findIndex(({ isNew }, index) => index > at && !isNew);
  return lines.slice(at, end < 0 ? undefined : end).map(({ text }) => text);
}

/** One question alone was cut out of our mail, and nothing else of it left. */
const isExcerpt = (lines: readonly QuotedLine[], only: InlineAnswer | undefined): boolean =>
  only !== undefined && quotedIn(lines).replace(ITEM, '') === only.asked;

const quotedIn = (lines: readonly QuotedLine[]): string =>
  lines
    .filter(({ isMarked }) => isMarked)
    .map(({ text }) => bare(text))
    .filter(Boolean)
    .join(' ');

const bare = (text: string): string =>
  text
    .replace(/^(?:\s|>|&gt;)+/, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim();

/** "- your minimum order," */
const ASKED_ITEM = /^\s*[-*•–]\s+(?:your|whether|what|which|how|if)\b/i;

/** "2. What are your terms?" */
const ITEM = /^\s*(?:[-*•–]|\(?\d{1,2}[.)])\s+/;
