import PDFDocument from 'pdfkit';

export interface Look {
  size?: number;
  bold?: boolean;
  italic?: boolean;
  align?: 'right' | 'center';
  width?: number;
}

/** A PDF, where text stands wherever it is put, from the upper left corner. */
export class Paper {
  readonly document: InstanceType<typeof PDFDocument>;
  readonly width: number;
  readonly height: number;
  private readonly chunks: Buffer[] = [];

  constructor(
    title: string,
    size: 'LETTER' | 'A4' = 'LETTER',
    layout: 'portrait' | 'landscape' = 'portrait',
  ) {
    this.document = new PDFDocument({
      size,
      layout,
      margin: 0,
      info: { Title: title, CreationDate: new Date('2026-01-15T12:00:00Z') },
    });
    this.width = this.document.page.width;
    this.height = this.document.page.height;
    this.document.on('data', (chunk: Buffer) => this.chunks.push(chunk));
  }

  nextPage(): void {
    this.document.addPage();
  }

  font({ size = 8, bold, italic }: Look): void {
    this.document.font(bold ? 'Helvetica-Bold' : italic ? 'Helvetica-Oblique' : 'Helvetica').fontSize(size);
  }

  put(text: string, x: number, y: number, look: Look = {}): void {
    this.font(look);
    const { align, width = 0 } = look;
    const room = width - this.document.widthOfString(text);
    const from = align === 'right' ? x + room : align === 'center' ? x + room / 2 : x;
    if (from + this.document.widthOfString(text) > this.width - 15)
      throw new Error(`${text} runs off the page`);
    if (y > this.height - 12) throw new Error(`${text} runs below the page`);
    this.document.text(text, from, y, { lineBreak: false });
  }

  rule(x: number, y: number, toX: number, weight = 0.5): void {
    this.document.moveTo(x, y).lineTo(toX, y).lineWidth(weight).stroke('#777777').fillColor('black');
  }

  box(x: number, y: number, width: number, height: number): void {
    this.document.rect(x, y, width, height).lineWidth(0.5).stroke('#aaaaaa').fillColor('black');
  }

  wrapped(text: string, width: number, look: Look = {}): string[] {
    this.font(look);
    const parts: string[] = [];
    for (const piece of text.split('\n')) {
      let part = '';
      for (const word of piece.split(' ')) {
        const longer = part ? `${part} ${word}` : word;
        if (part && this.document.widthOfString(longer) > width) {
          parts.push(part);
          part = word;
        } else part = longer;
      }
      parts.push(part);
    }
    return parts;
  }

  async bytes(): Promise<Buffer> {
    const ended = new Promise((done) => this.document.on('end', done));
    this.document.end();
    await ended;
    return Buffer.concat(this.chunks);
  }
}

export interface Col {
  head: string;
  width: number;
  align?: 'right' | 'center';
}

/** Cells beneath each other; what is too long goes on in the next line. */
export class Table {
  readonly paper: Paper;
  readonly cols: readonly Col[];
  readonly x: number;
  readonly look: Look;
  readonly leading: number;

  constructor(paper: Paper, x: number, cols: readonly Col[], look: Look = {}, leading = 11) {
    this.paper = paper;
    this.x = x;
    this.cols = cols;
    this.look = look;
    this.leading = leading;
  }

  get width(): number {
    return this.cols.reduce((sum, { width }) => sum + width, 0);
  }

  /** How high it is. */
  head(y: number): number {
    return this.cells(
      this.cols.map(({ head }) => head),
      y,
      { ...this.look, bold: true },
    );
  }

  heightOf(cells: readonly string[], look = this.look): number {
    const counts = this.cols.map(
      ({ width }, at) => this.paper.wrapped(cells[at] ?? '', width - 6, look).length,
    );
    return Math.max(...counts) * this.leading;
  }

  cells(cells: readonly string[], y: number, look = this.look): number {
    let x = this.x;
    this.cols.forEach(({ width, align }, at) => {
      const text = cells[at] ?? '';
      if (text) {
        this.paper.wrapped(text, width - 6, look).forEach((part, line) => {
          this.paper.put(part, x, y + line * this.leading, {
            ...look,
            width: width - 6,
            ...(align && { align }),
          });
        });
      }
      x += width;
    });
    return this.heightOf(cells, look);
  }
}
