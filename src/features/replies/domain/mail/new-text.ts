import { htmlLines } from './html-text.ts';
import { type InlineAnswer, inlineAnswersIn } from './inline-answers.ts';
import {
  isCommentHead,
  isIntroduction,
  isOriginalMark,
  isReplyMark,
  isSenderLine,
  isTicketNews,
  labelOf,
} from './quote-words.ts';
import { signatureStart } from './signature.ts';
import { isPostscript, isProgramLine, isStandardDelimiter } from './signature-words.ts';

export interface NewText {
  /** What the sender wrote this time. */
  text: string;
  signature: string | null;
  quoted: string | null;
  /** Of what is quoted, questions that a short answer stands directly below: no words of the sender's. */
  inlineAnswers: InlineAnswer[];
}

type Share = 'new' | 'signature' | 'quoted';

const MAX_CHARACTERS = 400_000;
const MAX_LINES = 10_000;
const MAX_INTRODUCTION_LINES = 4;

/** Parts a mail's new text from what it quotes and from its signature, line by line. */
export function newTextOf({ text, html }: { text: string | null; html: string | null }): NewText {
  const { lines, fixed } = linesOf(text, html);
  if (lines.length > MAX_LINES) lines.length = MAX_LINES;
  const shares = markQuotes(lines, fixed);
  markSignatures(lines, shares);
  const joined = (share: Share) => tidy(lines.filter((_, index) => shares[index] === share));
  const quoted = joined('quoted') || null;
  const [written, signature] = [joined('new'), joined('signature')];
  if (isSaid(written, signature)) return { text: signature, signature: null, quoted, inlineAnswers: [] };
  const inlineAnswers = inlineAnswersIn(
    lines.map((text, at) => ({ text, isMarked: fixed[at] === true, isNew: shares[at] === 'new' })),
  );
  return { text: written, signature: signature || null, quoted, inlineAnswers };
}

/**
 * Nobody writes a mail only to sign it: where nothing else is left, "Unsubscribe" is what it says. But a mail program
 * does, below its own mark, when somebody sends too early.
 */
function isSaid(text: string, signature: string): boolean {
  const [first = '', ...rest] = signature
    .split('\n')
    .filter((line) => line.trim() !== '' && !isProgramLine(line));
  if (text !== '' || first === '') return false;
  return !(isStandardDelimiter(first) && rest.some((line) => TELEPHONE.test(line)));
}
const TELEPHONE = /(?:\d[ ().-]{0,3}){7}/;

function linesOf(text: string | null, html: string | null): { lines: string[]; fixed: boolean[] } {
  const plain = (text ?? '').slice(0, MAX_CHARACTERS);
  if (plain.trim() === '' || isStub(plain, html)) {
    const read = htmlLines((html ?? '').slice(0, MAX_CHARACTERS));
    return { lines: read.map((line) => line.text), fixed: read.map(({ isQuoted }) => isQuoted) };
  }
  const lines = plain
    .replace(SIGNED_BY_PGP, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200b\ufeff\u200e\u200f]/g, '')
    .replaceAll('\u00a0', ' ')
    .split('\n');
  return { lines, fixed: lines.map((line) => /^\s{0,3}(>|&gt;)/.test(line)) };
}

/** The frame that PGP puts around signed words. */
const SIGNED_BY_PGP =
  /^-----BEGIN PGP SIGNED MESSAGE-----\r?\n(?:Hash:[^\r\n]*\r?\n)*(?:\r?\n)?|^-----BEGIN PGP SIGNATURE-----$[\s\S]{0,4000}?^-----END PGP SIGNATURE-----$/gm;

/** Some programs send a text that only says that there is none. */
const isStub = (text: string, html: string | null): boolean =>
  html !== null &&
  text.length < 300 &&
  /(html|view this (e-?mail|message)|e-?mail (client|program))/i.test(text) &&
  /(not support|requires|enable|cannot (be )?display|to view|format)/i.test(text);

function markQuotes(lines: string[], fixed: boolean[]): Share[] {
  const shares: Share[] = lines.map((_, index) => (fixed[index] ? 'quoted' : 'new'));
  let comments = 0;
  let isTicket = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (fixed[at] || line.trim() === '') continue;
    if (isReplyMark(line)) {
      const isAbove = lines
        .slice(0, at)
        .some((above, index) => shares[index] === 'new' && above.trim() !== '');
      if (isAbove) return quoteRest(shares, at);
      isTicket = true;
      shares[at] = 'quoted';
      continue;
    }
    if (isWrapOfQuote(lines, fixed, at)) shares[at] = 'quoted';
    if (isCommentHead(line)) {
      comments += 1;
      const rule = withRuleAbove(lines, at);
      const isBelowAnswer = isTicket && rule < at && isAnswered(lines.slice(0, rule), shares);
      if (comments > 1 || isBelowAnswer) return quoteRest(shares, rule);
      shares[at] = 'quoted';
      continue;
    }
    const end = introductionEnd(lines, at);
    if (end === null) continue;
    shares.fill('quoted', withRuleAbove(lines, at), end);
    const next = lines.findIndex((below, index) => index >= end && below.trim() !== '');
    // With no marks before its lines an older mail has no end.
    if (next >= 0 && !fixed[next]) return quoteRest(shares, end);
    at = end - 1;
  }
  return shares;
}

/** Above the first comment stands the answer itself, or only that there is news in the ticket. */
const isAnswered = (above: readonly string[], shares: readonly Share[]): boolean =>
  above.some((line, at) => shares[at] === 'new' && line.trim() !== '') && !above.some(isTicketNews);

const quoteRest = (shares: Share[], from: number): Share[] => shares.fill('quoted', from);

/** Where the line at `at` begins an introduction of older mail: the index after it, else null. */
function introductionEnd(lines: string[], at: number): number | null {
  const line = lines[at] ?? '';
  if (isOriginalMark(line)) return at + 1;
  const block = headEnd(lines, at);
  if (block !== null) return block;
  let joined = '';
  for (let end = at; end < Math.min(lines.length, at + MAX_INTRODUCTION_LINES); end += 1) {
    const next = (lines[end] ?? '').replace(/^[\s>]+/, '').trim();
    if (next === '' || next.length > 320) break;
    joined = joined === '' ? next : `${joined} ${next}`;
    if (isIntroduction(line, joined)) return end + 1;
  }
  return isSenderLine(line) && (lines[at - 1] ?? '').trim() === '' ? at + 1 : null;
}

/** A head as Outlook copies it: who sent it, and two more of date, recipients and subject. */
function headEnd(lines: string[], at: number): number | null {
  const first = labelOf(lines[at] ?? '');
  if (first !== 'from' && first !== 'date') return null;
  const found = new Set<string>([first]);
  let end = at + 1;
  for (let index = at + 1; index < Math.min(lines.length, at + 10); index += 1) {
    const label = labelOf(lines[index] ?? '');
    if (label) {
      found.add(label);
      end = index + 1;
    } else if ((lines[index] ?? '').trim() === '' && found.size >= 3) break;
  }
  return found.size >= 3 && found.has('from') ? end : null;
}

/** A line drawn above the head belongs to it. */
function withRuleAbove(lines: string[], at: number): number {
  let start = at;
  for (let index = at - 1; index >= Math.max(0, at - 3); index -= 1) {
    if (/^\s*[-_=—–*]{3,}\s*$/.test(lines[index] ?? '')) start = index;
    else if ((lines[index] ?? '').trim() !== '') break;
  }
  return start;
}

/** The end of a quoted line that was too long, and lost its mark when it was wrapped. */
const isWrapOfQuote = (lines: string[], fixed: boolean[], at: number): boolean =>
  fixed[at - 1] === true && fixed[at + 1] === true && (lines[at - 1] ?? '').length > 60;

function markSignatures(lines: string[], shares: Share[]): void {
  for (let start = 0; start < lines.length; start += 1) {
    if (shares[start] !== 'new') continue;
    let end = start;
    while (end < lines.length && shares[end] === 'new') end += 1;
    const begin = signatureStart(lines, start, end);
    if (begin !== null) {
      const program = lines.findIndex((line, index) => index >= begin && index < end && isProgramLine(line));
      const postscript = lines.findIndex((line, index) => index > begin && index < end && isPostscript(line));
      const stop = postscript < 0 ? end : postscript;
      shares.fill('signature', begin, stop);
      // Below its own line a mail program puts the mail that it answers, marked or not.
      if (program >= 0 && program < stop && program > start) shares.fill('quoted', program + 1, stop);
    }
    start = end;
  }
}

const tidy = (lines: string[]): string =>
  lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');
