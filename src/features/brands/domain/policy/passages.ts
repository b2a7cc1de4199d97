import type { PageScan } from '../page/page-scan.ts';
import { wordsFrom } from '../page/quote.ts';
import { plainOf, splitSentences } from '../page/sentences.ts';
import { type PageBlock, readBlocks } from './page-blocks.ts';

/** A sentence, a heading, an entry or a row, with what stands above it and gives it its sense. */
export interface Passage {
  kind: PageBlock['kind'];
  /** As a reader sees it, and folded for the rules. */
  sentence: string;
  plain: string;
  /** The question, the heading or the short line right above it. */
  label: string;
  plainLabel: string;
  isAnswer: boolean;
  /** The label stands right before it, so that both can be shown as they stand. */
  isNextToLabel: boolean;
  /** All headings above it, folded. */
  section: string;
  /** The sentence before it in its paragraph, as a reader sees it, and folded. */
  sentenceBefore: string;
  before: string;
  /** Of a row. */
  cells: readonly string[];
  group: number;
  isLink: boolean;
  /** A row of links, which says nothing. */
  isMenu?: boolean;
  isField: boolean;
}

const LONGEST_LABEL = 70;
const LONGEST_QUESTION = 200;
/** What goes on for longer is read in part: a rule that looks at all of it would hold up everything else. */
const LONGEST_EXAMINED = 600;
const MOST_PASSAGES = 1_000;

export const readPassages = (scan: PageScan, from?: number, to?: number): Passage[] =>
  passagesOf(readBlocks(scan, from, to));

/** Gives every line its context. */
function passagesOf(blocks: readonly PageBlock[]): Passage[] {
  const passages: Passage[] = [];
  const headings: string[] = [];
  let heading = '';
  /** What is told before the question that is the heading: "I have a shop. Will you sell to me?" */
  let told = '';
  /** What a paragraph introduces: the entries of the list below it. */
  let lead = '';
  let shortLine = '';
  let columns: { group: number; titles: string[] } | undefined;
  let isCaption = false;
  let isBelowFigure = false;

  for (const block of blocks) {
    if (passages.length >= MOST_PASSAGES) break;
    const { group, cells, isLink, isMenu, isField } = block;
    // "First order" over "$220" in bold type: a value of the line above, and no heading.
    const isFigure: boolean = block.kind === 'heading' && FIGURE.test(block.text);
    const kind: PageBlock['kind'] = isFigure && shortLine !== '' && !isCaption ? 'text' : block.kind;
    isCaption = isBelowFigure && kind === 'text';
    isBelowFigure = isFigure && kind === 'heading';
    const add = (whole: string, read: string, label: string, sentenceBefore = '', before = '') => {
      const sentence = wordsFrom(whole, LONGEST_EXAMINED);
      const plain = read.slice(0, LONGEST_EXAMINED);
      const isAsked = told !== '' && label === heading;
      passages.push({
        kind,
        sentence,
        plain,
        label,
        plainLabel: `${isAsked ? `${told} ` : ''}${plainOf(label)}`,
        sentenceBefore,
        before,
        cells,
        group,
        isLink,
        isMenu,
        isField,
        isAnswer: label.endsWith('?'),
        isNextToLabel: label !== '' && passages.at(-1)?.sentence === label,
        section: headings.filter(Boolean).join(' > '),
      });
    };

    if (kind === 'heading') {
      add(block.text, plainOf(block.text), heading);
      heading = block.text;
      told = '';
      lead = '';
      shortLine = '';
      headings.length = Math.min(headings.length, block.level);
      headings[block.level] = plainOf(block.text);
      continue;
    }
    if (kind === 'row') {
      const isHead = columns?.group !== group && !block.cells.some((cell) => /\d/.test(cell));
      if (isHead && block.cells.length > 1) columns = { group, titles: block.cells };
      addRow(block, columns?.group === group && !isHead ? columns.titles : [], (plain) =>
        add(block.text, plain, lead || heading),
      );
      continue;
    }
    if (kind !== 'item') lead = '';

    const sentences = joinShortAnswers(splitSentences(block.text).slice(0, MOST_PASSAGES));
    let label = shortLine || lead || (heading.endsWith('?') ? '' : runInHead(block)) || heading;
    let sentenceBefore = '';
    let before = '';
    for (const sentence of sentences) {
      const plain = plainOf(sentence);
      add(sentence, plain, label, sentenceBefore, before);
      if (isQuestion(sentence)) label = sentence;
      sentenceBefore = sentence;
      before = plain;
    }
    const last = sentences.at(-1) ?? '';
    shortLine = '';
    if (isQuestion(last)) {
      heading = last;
      const isOne = block.text.length <= LONGEST_QUESTION && sentences.length === 2;
      told = isOne ? plainOf(sentences[0] ?? '') : '';
    } else if (last.endsWith(':')) lead = last;
    else if (kind === 'text' && !isMenu && sentences.length === 1 && isShortLine(last)) shortLine = last;
  }
  return passages;
}

const isQuestion = (sentence: string): boolean =>
  sentence.endsWith('?') && sentence.length <= LONGEST_QUESTION;

/** "Shops: minimum first order …": what a paragraph begins with heads all of it. */
function runInHead({ kind, text }: PageBlock): string {
  if (kind !== 'text') return '';
  const end = text.indexOf(':');
  return end > 2 && end <= LONGEST_HEAD && text[end + 1] === ' ' ? text.slice(0, end) : '';
}
const LONGEST_HEAD = 28;

const isShortLine = (text: string): boolean => text.length <= LONGEST_LABEL && !/[.!;,]$/.test(text);

/** A sum alone. */
const FIGURE = /^[^\p{L}]{0,3}(?:[A-Z]{2,3}\s?)?[$£€]?\s?\d[\d.,'’\s]*(?:[$£€]|[A-Z]{3})?[+*]?$/u;

const LONGEST_WORD = 24;
/** A question, a sum, or four words. */
const SAYS_IT = /\?$|\d|(?:\S+\s+){3}\S/;

/** "No. We ask that …": a word alone says too little. "Reorders start at $75." says it all. */
function joinShortAnswers(sentences: string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last !== undefined && last.length < LONGEST_WORD && !SAYS_IT.test(last))
      joined[joined.length - 1] = `${last} ${sentence}`;
    else joined.push(sentence);
  }
  return joined;
}

/** A row reads "label: value", and under a row of titles "title label: value" for each of its cells. */
function addRow({ cells }: PageBlock, titles: readonly string[], add: (plain: string) => void): void {
  const [label = '', ...values] = cells.map(plainOf);
  if (titles.length < 3 || values.length < 2) {
    add(`${label.replace(/:$/, '')}: ${values.join(', ')}`);
    return;
  }
  for (const [index, value] of values.entries())
    add(`${plainOf(titles[index + 1] ?? '')} ${label}: ${value}`);
}
