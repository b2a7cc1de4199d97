import { oneLine } from '../../../../kernel/in-lines.ts';
import type { PageScan } from '../page/page-scan.ts';
import { runningText } from '../page/page-text.ts';
import { UnsaidElements } from './unsaid-elements.ts';

/** A line of a page as a reader sees it: a heading, an entry of a list, a table's row, a paragraph. */
export interface PageBlock {
  kind: 'heading' | 'item' | 'row' | 'text';
  /** Of a heading: 1 is the page's own, 7 a bold line. */
  level: number;
  text: string;
  /** Of a row. */
  cells: string[];
  /** Rows of one table and entries of one list have the same number. */
  group: number;
  /** Nothing but a link, or a part of a form. */
  isLink: boolean;
  /** Several links in a row, with nothing but signs between: "Home | Questions | Contact". */
  isMenu: boolean;
  isField: boolean;
}

const BLOCKS = new Set(
  oneLine`
    p div li ul ol tr td th table tbody thead tfoot br hr h1 h2 h3 h4 h5 h6 section article header footer
    main aside dl dt dd form fieldset legend label option select button textarea address figure figcaption
    blockquote details summary caption center
  `.split(' '),
);
/** A page of more than this is no page of terms. */
const MOST_BLOCKS = 1_000;
const LONGEST_READ = 400_000;
/** A paragraph of more is no paragraph. */
const LONGEST_BLOCK = 20_000;
/** How people write the entries of a list that have no tags. */
const BULLET = /^[•●▪◦‣✓✔➤►]\s+/;
/** A bold line that is longer than this is emphasis and no heading. */
const LONGEST_BOLD_HEADING = 90;
/** What has a longer cell is a layout and no table. */
const LONGEST_CELL = 300;

/** What is shorter stands on a line of its own. */
const SHORTEST_BROKEN = 25;
/** With a capital somewhere, since houses that write all small do so in lists too, and no figure at its end. */
const SENTENCE_BROKEN = /[A-Z].*[^\d.!?:;]$/s;
const GOES_ON = /^\s*(?:<(?:b|i|em|strong|a|span)\b[^>]*>)?(?:[a-z]|\xc3[\xa0-\xbf])/;
const LOOK_AHEAD = 120;

/** What follows a word without a blank. */
const BELONGS_BEHIND = /^[@,.;:!?)\]]/;

const SET_APART = new Set(['span', 'b', 'strong']);

/** The lines of a page between two offsets. */
export function readBlocks(scan: PageScan, from = 0, to = scan.body.length): PageBlock[] {
  const reader = new BlockReader(scan);
  reader.read(from, Math.min(to, from + LONGEST_READ));
  return reader.blocks;
}

class BlockReader {
  readonly blocks: PageBlock[] = [];
  readonly #scan: PageScan;
  readonly #unsaid: UnsaidElements;
  #raw = '';
  #boldLength = 0;
  #linkLength = 0;
  #links = 0;
  /** What of the line stands in no link. */
  #besideLinks = '';
  #boldDepth = 0;
  #linkDepth = 0;
  #heading = 0;
  #itemDepth = 0;
  #fieldDepth = 0;
  #group = 0;
  #groups = 0;
  #isInBullets = false;
  /**
   * Two pieces that touch in the markup stand apart on the screen: a label and its value. What stands around the sign of
   * an address is one piece all the same.
   */
  #touches = false;
  /** The cells of the row that is being read, and the lines in the last of them. */
  #cells: PageBlock[][] | undefined;

  constructor(scan: PageScan) {
    this.#scan = scan;
    this.#unsaid = new UnsaidElements(scan.body);
  }

  read(from: number, to: number): void {
    const { body } = this.#scan;
    let at = from;
    let open = body.indexOf('<', from);
    while (open !== -1 && open < to && this.blocks.length < MOST_BLOCKS) {
      const isClosing = body.charCodeAt(open + 1) === 0x2f;
      const name = nameAt(body, isClosing ? open + 2 : open + 1);
      if (name === '' && !isMarkup(body, open)) {
        open = body.indexOf('<', open + 1);
        continue;
      }
      this.#append(body.slice(at, open));
      const end = endOfTag(body, open);
      if (isClosing) {
        this.#close(name, body, end);
        at = end;
      } else at = this.#open(name, body, open, end);
      open = body.indexOf('<', at);
    }
    if (open === -1 || open >= to) this.#append(body.slice(at, to));
    this.#endRow();
    this.#flush();
  }

  #append(raw: string): void {
    if (raw === '' || this.#raw.length > LONGEST_BLOCK) return;
    if (this.#touches && !BELONGS_BEHIND.test(raw) && !this.#raw.endsWith('@')) this.#raw += ' ';
    this.#touches = false;
    this.#raw += raw.slice(0, LONGEST_BLOCK);
    if (this.#linkDepth === 0 && this.#besideLinks.length <= LONGEST_MENU) this.#besideLinks += raw;
    if (this.#boldDepth === 0 && this.#linkDepth === 0) return;
    const { length } = raw.trim();
    if (this.#boldDepth > 0) this.#boldLength += length;
    if (this.#linkDepth > 0) this.#linkLength += length;
  }

  /** Takes in an opening tag, and says from where to go on. */
  #open(name: string, body: string, open: number, end: number): number {
    const unsaid = this.#unsaid.endOf(name, open, end);
    if (unsaid !== undefined) {
      this.#touches = false;
      return unsaid;
    }
    if (!BLOCKS.has(name)) {
      this.#openInline(name);
      return end;
    }
    if (name === 'br' && this.#goesOnBelow(body, end)) {
      this.#raw += ' ';
      return end;
    }
    this.#flush();
    if (name === 'li') this.#itemDepth += 1;
    else if (name === 'ul' || name === 'ol' || name === 'dl') this.#group = ++this.#groups;
    else if (name === 'table') {
      this.#endRow();
      this.#group = ++this.#groups;
    } else if (name === 'tr') {
      this.#endRow();
      this.#cells = [];
    } else if (name === 'td' || name === 'th') this.#cells?.push([]);
    else if (name === 'label' || name === 'button' || name === 'legend') this.#fieldDepth += 1;
    else this.#heading = levelOf(name) || this.#heading;
    return end;
  }

  /** A sentence that was broken by hand goes on in small letters. */
  #goesOnBelow(body: string, end: number): boolean {
    const raw = this.#raw.trimEnd();
    if (raw.length < SHORTEST_BROKEN || !SENTENCE_BROKEN.test(raw)) return false;
    return GOES_ON.test(body.slice(end, end + LOOK_AHEAD));
  }

  #openInline(name: string): void {
    if (name === 'b' || name === 'strong') this.#boldDepth += 1;
    else if (name === 'a') {
      this.#linkDepth += 1;
      this.#links += 1;
    }
  }

  #close(name: string, body: string, end: number): void {
    if (BLOCKS.has(name)) {
      this.#flush();
      if (name === 'li') this.#itemDepth = Math.max(0, this.#itemDepth - 1);
      else if (name === 'tr' || name === 'table') this.#endRow();
      else if (name === 'label' || name === 'button' || name === 'legend')
        this.#fieldDepth = Math.max(0, this.#fieldDepth - 1);
      else if (levelOf(name) > 0) this.#heading = 0;
      return;
    }
    if (name === 'b' || name === 'strong') this.#boldDepth = Math.max(0, this.#boldDepth - 1);
    else if (name === 'a') this.#linkDepth = Math.max(0, this.#linkDepth - 1);
    this.#touches = SET_APART.has(name) && body.startsWith('<span', end);
  }

  #flush(): void {
    const raw = this.#raw;
    if (raw === '') return;
    const { length } = raw.trim();
    const isBold = this.#boldLength >= length;
    const isLink = length > 0 && this.#linkLength >= length;
    const isMenu =
      this.#links > 1 && partsLinks(this.#links, runningText(this.#besideLinks, this.#scan.charset));
    this.#raw = '';
    this.#links = 0;
    this.#besideLinks = '';
    this.#touches = false;
    this.#boldLength = 0;
    this.#linkLength = 0;
    if (length === 0) return;
    const text = runningText(raw, this.#scan.charset).trim();
    if (text === '') return;
    const isBoldHeading = isBold && text.length <= LONGEST_BOLD_HEADING && !/[.!,;]$/.test(text);
    const level = this.#heading || (isBoldHeading && !this.#cells && !isLink ? 7 : 0);
    const isBulleted = BULLET.test(text);
    if (isBulleted && !this.#isInBullets) this.#group = ++this.#groups;
    this.#isInBullets = isBulleted;
    const kind = level > 0 ? 'heading' : this.#itemDepth > 0 || isBulleted ? 'item' : 'text';
    const block: PageBlock = {
      kind,
      level,
      text: isBulleted ? text.replace(BULLET, '') : text,
      cells: [],
      group: this.#group,
      isLink,
      isMenu,
      isField: this.#fieldDepth > 0,
    };
    const cell = this.#cells?.at(-1);
    if (cell) cell.push(block);
    else this.blocks.push(block);
  }

  /** A table's row becomes one line; a row that only lays out the page gives its lines back. */
  #endRow(): void {
    this.#flush();
    const cells = this.#cells;
    this.#cells = undefined;
    if (!cells) return;
    const texts = cells.map((lines) => lines.map(({ text }) => text).join(' '));
    const filled = texts.filter((text) => text !== '');
    // A cell with a heading over its lines, or a menu, is a part of the page: old ones are laid out in tables.
    const isLayout = cells.some(
      (lines) =>
        lines.length > 1 &&
        (lines.every(({ isLink }) => isLink) ||
          lines.some((line) => (line.level > 0 && line.level < 7) || isProse(line))),
    );
    if (filled.length > 1 && !isLayout && filled.every((text) => text.length <= LONGEST_CELL)) {
      const isField = cells.some((lines) => lines.some((line) => line.isField));
      this.blocks.push({
        kind: 'row',
        level: 0,
        text: filled.join(' '),
        cells: texts,
        group: this.#group,
        isLink: false,
        isMenu: false,
        isField,
      });
    } else for (const lines of cells) this.blocks.push(...lines);
  }
}

/** What stands beside the links of a menu: the signs between them, and perhaps the name of the page that is open. */
function partsLinks(links: number, beside: string): boolean {
  if (beside.length > LONGEST_MENU) return false;
  const pieces = beside.split(BETWEEN_LINKS);
  const words = pieces.filter((piece) => piece.trim() !== '');
  // Two that nothing parts may be a sentence.
  if (words.length === 0) return links > 2 || pieces.length > 1;
  return pieces.length > 1 && words.length === 1 && OPEN_PAGE.test(words[0] ?? '');
}
const LONGEST_MENU = 120;
const BETWEEN_LINKS = /[|·•»«›‹>/\\[\](){}~*:–—-]/;
const OPEN_PAGE = /^\s*\p{Lu}\S{0,20}(?:\s\S{1,20}){0,2}\s*$/u;

/** A whole sentence among several lines of a cell is text, and no value. */
const isProse = ({ text }: PageBlock): boolean => text.length >= SHORTEST_PROSE && /[.!?]$/.test(text);
const SHORTEST_PROSE = 45;

/** Questions of a list of them, and terms that are explained, head what follows. */
function levelOf(name: string): number {
  if (name === 'summary' || name === 'dt' || name === 'caption') return 7;
  const level = name.length === 2 && name.charCodeAt(0) === 0x68 ? name.charCodeAt(1) - 0x30 : 0;
  return level >= 1 && level <= 6 ? level : 0;
}

function nameAt(body: string, start: number): string {
  let end = start;
  while (end < start + 12) {
    const code = body.charCodeAt(end) | 0x20;
    const isLetter = code >= 0x61 && code <= 0x7a;
    // "cart-drawer" is an element of its own, and no "cart".
    const isNext = end > start && ((code >= 0x30 && code <= 0x39) || body[end] === '-');
    if (!isLetter && !isNext) break;
    end += 1;
  }
  return body.slice(start, end).toLowerCase();
}

const isMarkup = (body: string, open: number): boolean => {
  const next = body[open + 1];
  return next === '!' || next === '?' || next === '/';
};

function endOfTag(body: string, open: number): number {
  if (body.startsWith('!--', open + 1)) {
    const close = body.indexOf('-->', open + 4);
    return close === -1 ? body.length : close + 3;
  }
  const close = body.indexOf('>', open);
  return close === -1 ? body.length : close + 1;
}
