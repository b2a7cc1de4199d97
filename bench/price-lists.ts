import { readFileSync } from 'node:fs';
import { setInterval } from 'node:timers';
import PDFDocument from 'pdfkit';
import { createPriceListReader } from '../src/main/price-lists/reader.ts';
import { writeWorkbook } from '../test/support/workbook.ts';
import { table } from './report.ts';

interface ListFigures {
  file: string;
  lines: number;
  seconds: number;
  /** Of the reading process, at its largest. */
  peakMb: number;
}

const LINES = 20_000;
const PROSE = 'CSV, prose';
const HEADINGS = ['Item #', 'Description', 'UPC', 'Wholesale', 'MSRP', 'Case Pack'];

/** A list as brands send them: notes above, a section every fifty lines, prices as text. */
function* listRows(lines: number): Generator<string[]> {
  yield ['Nordkap Trading, wholesale price list 2026'];
  yield ['All prices in USD. Minimum opening order $250.'];
  yield HEADINGS;
  for (let line = 1; line <= lines; line += 1) {
    if (line % 50 === 1) yield [`Section ${Math.ceil(line / 50)}`];
    const price = 2 + (line % 900) / 20;
    yield [
      `NK-${String(line).padStart(5, '0')}`,
      `Enamel mug with handle, colour ${line % 37}, ${line % 9} oz`,
      upcOf(line),
      `$${price.toFixed(2)}`,
      `$${(price * 2).toFixed(2)}`,
      String([4, 6, 12, 24][line % 4]),
    ];
  }
}

function upcOf(line: number): string {
  const body = `8501${String(line).padStart(7, '0')}`;
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return body + ((10 - (sum % 10)) % 10);
}

async function asPdf(lines: number): Promise<Buffer> {
  const document = new PDFDocument({ size: 'LETTER', margin: 36, compress: true });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise((resolve) => document.on('end', resolve));
  const columns = [36, 110, 330, 420, 475, 530];
  document.fontSize(8);
  let y = 36;
  const write = (cells: readonly string[]) => {
    for (const [index, cell] of cells.entries()) document.text(cell, columns[index], y, { lineBreak: false });
    y += 12;
  };
  for (const cells of listRows(lines)) {
    if (y > 740) {
      document.addPage();
      y = 36;
      write(HEADINGS);
    }
    write(cells);
  }
  document.end();
  await written;
  return Buffer.concat(chunks);
}

/** A text as a catalogue has it before its list, or in place of one: words in which money is spoken of, and no table. */
const prose = (lines: number): string =>
  Array.from(
    { length: lines },
    (_, line) =>
      `Our cases come from batch ${line % 7_919}, each item at its own price, and no order of ${line} units is too small to ship`,
  ).join('\n');

/** Reads 20,000 lines of each kind of file as the product does, in a process of its own. */
export async function measurePriceLists(lines = LINES): Promise<ListFigures[]> {
  const rows = [...listRows(lines)];
  const csv = rows.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n');
  const workbook: Buffer[] = [];
  for await (const chunk of writeWorkbook([{ name: 'Wholesale', rows }])) workbook.push(chunk);
  const files = {
    CSV: Buffer.from(csv),
    XLSX: Buffer.concat(workbook),
    PDF: await asPdf(lines),
    [PROSE]: Buffer.from(prose(lines)),
  };
  const figures: ListFigures[] = [];
  for (const [file, bytes] of Object.entries(files)) {
    const memory = watchChildren();
    const start = performance.now();
    const reading = await createPriceListReader({ memoryMb: 2_000 }).read(bytes);
    const seconds = (performance.now() - start) / 1000;
    const inIt = file === PROSE ? 0 : lines;
    if (reading.lines.length !== inIt || reading.lines.some(({ cost, upc }) => cost === null || upc === null))
      throw new Error(
        `${file}: ${reading.lines.length} of ${inIt} lines were read, or some without price or code.`,
      );
    figures.push({ file, lines, seconds, peakMb: memory.stop() });
  }
  return figures;
}

/** The largest that any process started from this one has been, where the system tells it. */
function watchChildren(): { stop(): number } {
  let peakMb = 0;
  const timer = setInterval(() => {
    try {
      const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
      for (const pid of children.trim().split(' ')) {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        peakMb = Math.max(peakMb, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
      }
    } catch {
      // A process that has just ended has nothing more to tell.
    }
  }, 20);
  return {
    stop: () => {
      clearInterval(timer);
      return Math.round(peakMb);
    },
  };
}

export const priceListTable = (figures: readonly ListFigures[]): string =>
  table([
    ['file', 'lines', 'seconds', 'peak MB'],
    ...figures.map(({ file, lines, seconds, peakMb }) => [
      file,
      lines.toLocaleString('en-US'),
      seconds.toFixed(1),
      String(peakMb),
    ]),
  ]);
