import type PDFDocument from 'pdfkit';
import { slicesFor } from './font-slices.ts';
import { brokenLines, printed, type Run, runsOf } from './letters.ts';

type Document = InstanceType<typeof PDFDocument>;

export interface Place {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right' | 'center';
}

/** Writes text of any script into a document: what the built-in fonts lack comes from others, of which a part is embedded. */
export interface Pen {
  as(look: { font: 'Helvetica' | 'Helvetica-Bold'; size: number; color: string }): Pen;
  /** Returns where the text ends. */
  write(text: string, place: Place): number;
  heightOf(text: string, width: number): number;
}

/** Of Helvetica, in thousandths of its size. */
const ASCENT = 718;
const LINE_HEIGHT = 1156;
/** Letters of other scripts stand higher and hang lower. */
const WIDE_LINE_HEIGHT = 1400;
const WIDE_ASCENT = 950;
const REGULAR = 400;
/** Has the whole of a run laid out at once, as words that are read from the right stand in that order. */
const WHOLE_RUN: PDFKit.Mixins.OpenTypeFeatures[] = ['rtla'];

/** A pen for the texts that are going to be written. */
export async function createPen(document: Document, texts: readonly string[]): Promise<Pen> {
  const fonts = await embedFonts(document, printed(texts.join(' ')));
  let look: { font: string; size: number } = { font: 'Helvetica', size: 10 };
  let color = '#000000';

  const fontOf = (letter: string) => fonts.get(letter);
  const features = ({ isRightToLeft }: Run) => (isRightToLeft ? { features: WHOLE_RUN } : {});
  const widthOfRun = (run: Run) =>
    document.font(run.font ?? look.font, look.size).widthOfString(run.text, features(run));
  const widthOf = (text: string) => runsOf(text, fontOf).reduce((sum, run) => sum + widthOfRun(run), 0);
  const linesOf = (text: string, width: number) =>
    brokenLines(printed(text), width, widthOf).map((line) => runsOf(line, fontOf));
  const scaled = (thousandths: number) => (thousandths * look.size) / 1000;
  const isWide = (line: readonly Run[]) => line.some(({ font }) => font !== null);
  const heightOfLine = (line: readonly Run[]) => scaled(isWide(line) ? WIDE_LINE_HEIGHT : LINE_HEIGHT);

  const pen: Pen = {
    as: (wanted) => {
      look = wanted;
      color = wanted.color;
      return pen;
    },
    heightOf: (text, width) => linesOf(text, width).reduce((sum, line) => sum + heightOfLine(line), 0),
    write: (text, { x, y, width, align = 'left' }) => {
      let top = y;
      for (const line of linesOf(text, width)) {
        const free = width - line.reduce((sum, run) => sum + widthOfRun(run), 0);
        let left = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
        const baseline = top + scaled(isWide(line) ? WIDE_ASCENT : ASCENT);
        for (const run of line) {
          const runWidth = widthOfRun(run);
          document.fillColor(color);
          document.text(run.text, left, baseline, {
            lineBreak: false,
            baseline: 'alphabetic',
            ...features(run),
          });
          left += runWidth;
        }
        top += heightOfLine(line);
      }
      return top;
    },
  };
  return pen;
}

/** The letters beyond the built-in fonts' with the fonts that were embedded for them. */
async function embedFonts(document: Document, text: string): Promise<Map<string, string>> {
  const slices = await slicesFor(text);
  if (slices.size === 0) return new Map();
  // Large, and of no use to the orders that do without.
  const { default: subsetFont } = await import('subset-font');
  const byName = Map.groupBy(slices, ([, { name }]) => name);
  for (const [name, letters] of byName) {
    const [first] = letters;
    if (!first) continue;
    const wanted = ` ${letters.map(([letter]) => letter).join('')}`;
    const font = await subsetFont(first[1].bytes, wanted, {
      targetFormat: 'truetype',
      variationAxes: { wght: REGULAR },
    });
    document.registerFont(name, font);
  }
  return new Map([...slices].map(([letter, { name }]) => [letter, name]));
}
