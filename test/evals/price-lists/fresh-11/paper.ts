import PDFDocument from 'pdfkit';
import type { Line } from '../grid.ts';
import { wrapped } from '../pdf.ts';
import { NOTHING } from './goods.ts';

export interface Look {
  size?: number;
  bold?: boolean;
  /** Where x is the end or the middle of the text. */
  to?: 'end' | 'middle';
}

/** A column: its left edge, its width, and how it is set. */
export type Slot = readonly [x: number, width: number, to?: 'end' | 'middle'];

interface PaperPlan {
  title: string;
  creator: string;
  size?: 'LETTER' | 'A4';
  isLandscape?: boolean;
  family?: 'Helvetica' | 'Times' | 'Courier';
  letters?: number;
  leading?: number;
  /** Room above and below the text of a table's row, together. */
  air?: number;
  /** Lines around every cell of a table. */
  hasGrid?: boolean;
  onPage?(paper: Paper, page: number): void;
}

const PAD = 3;

export class Paper {
  readonly lines: Line[] = [];
  readonly width: number;
  readonly height: number;
  y = 45;
  readonly #plan: PaperPlan;
  readonly #document: InstanceType<typeof PDFDocument>;
  readonly #chunks: Buffer[] = [];
  readonly #ended: Promise<unknown>;
  #page = 0;

  constructor(plan: PaperPlan) {
    this.#plan = plan;
    this.#document = new PDFDocument({
      size: plan.size ?? 'LETTER',
      layout: plan.isLandscape ? 'landscape' : 'portrait',
      margin: 8,
      info: { Title: plan.title, Creator: plan.creator, CreationDate: new Date('2026-01-15T12:00:00Z') },
    });
    this.#document.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#ended = new Promise((done) => this.#document.on('end', done));
    this.width = this.#document.page.width;
    this.height = this.#document.page.height;
    this.#begin();
  }

  put(text: string, x: number, y: number, look: Look = {}): this {
    this.#font(look);
    const width = this.#document.widthOfString(text);
    const from = look.to === 'end' ? x - width : look.to === 'middle' ? x - width / 2 : x;
    if (text) this.#document.text(text, from, y, { lineBreak: false });
    return this;
  }

  /** Running text over the width of the page. */
  say(text: string, look: Look = {}, x = 45): this {
    const size = look.size ?? 9;
    this.#font({ size, ...look });
    for (const part of wrapped(this.#document, text, this.width - 2 * x)) {
      this.#room(size * 1.4);
      this.put(part, x, this.y, { size, ...look });
      this.y += size * 1.4;
    }
    return this;
  }

  skip(points: number): this {
    this.y += points;
    return this;
  }

  row(slots: readonly Slot[], cells: readonly string[], look: Look = {}): this {
    const { letters = 8, leading = letters * 1.25, air = PAD, hasGrid } = this.#plan;
    const own = { size: letters, ...look };
    this.#font(own);
    const parts = cells.map((cell, at) => wrapped(this.#document, cell, (slots[at]?.[1] ?? 400) - 2 * PAD));
    const height = leading * Math.max(...parts.map(({ length }) => length)) + air;
    this.#room(height);
    if (hasGrid) {
      for (const [x, width] of slots) this.#document.rect(x, this.y, width, height).lineWidth(0.4).stroke();
    }
    parts.forEach((texts, at) => {
      const [x, width, to] = slots[at] ?? [45, 400];
      const from = to === 'end' ? x + width - PAD : to === 'middle' ? x + width / 2 : x + PAD;
      texts.forEach((text, line) => {
        this.put(text, from, this.y + PAD / 2 + air / 2 + line * leading, { ...own, ...(to && { to }) });
      });
    });
    this.y += height;
    return this;
  }

  rule(): this {
    this.#document
      .moveTo(45, this.y + 1)
      .lineTo(this.width - 45, this.y + 1)
      .lineWidth(0.6)
      .stroke();
    return this.skip(3);
  }

  said(line: Partial<Line>): this {
    this.lines.push({ ...NOTHING, ...line });
    return this;
  }

  page(): this {
    this.#document.addPage();
    this.#begin();
    return this;
  }

  /** How wide a text is, for who fills a line with dots. */
  measure(text: string, look: Look): number {
    this.#font(look);
    return this.#document.widthOfString(text);
  }

  async end(): Promise<Buffer> {
    this.#document.end();
    await this.#ended;
    return Buffer.concat(this.#chunks);
  }

  #begin(): void {
    this.#page++;
    this.y = 45;
    this.#plan.onPage?.(this, this.#page);
  }

  #room(height: number): void {
    if (this.y + height > this.height - 48) this.page();
  }

  #font({ size = 9, bold }: Look): void {
    const { family = 'Helvetica' } = this.#plan;
    const regular = family === 'Times' ? 'Times-Roman' : family;
    this.#document.font(bold ? `${family}-Bold` : regular).fontSize(size);
  }
}
