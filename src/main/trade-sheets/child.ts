// Reads the text of one PDF from a brand's site, in a process of its own that may be ended at any time.
import {
  linesOf,
  type PdfLine,
  withoutRunningLines,
} from '../../features/deals/domain/price-list/pdf/pdf-lines.ts';
import { readPdfText } from '../../providers/pdf/read-pdf-text.ts';
import { answerApart } from '../apart/answer-apart.ts';

/** Terms stand at the front of a long list, or on a sheet of their own. */
const MOST_PAGES = 12;
/** Pages full of the smallest print come to half of both. More is heaped up to keep busy whoever reads it. */
const MOST_LINES_OF_A_PAGE = 400;
const MOST_CHARACTERS = 200_000;

await answerApart(async (input) => {
  const pages = await readPdfText(input, MOST_PAGES);
  return withoutRunningLines(beginningOf(pages.map(linesOf)), () => false);
});

function beginningOf(pages: readonly PdfLine[][]): PdfLine[][] {
  let characters = 0;
  return pages.map((lines) =>
    lines.slice(0, MOST_LINES_OF_A_PAGE).filter(({ chunks }) => {
      for (const { text } of chunks) characters += text.length;
      return characters <= MOST_CHARACTERS;
    }),
  );
}
