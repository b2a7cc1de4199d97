// Reads the text of one PDF from a brand's site, in a process of its own that may be ended at any time.
import { linesOf, withoutRunningLines } from '../../features/deals/domain/price-list/pdf-lines.ts';
import { readPdfText } from '../../providers/pdf/read-pdf-text.ts';
import { answerApart } from '../apart/answer-apart.ts';

/** Terms stand at the front of a long list, or on a sheet of their own. */
const MOST_PAGES = 12;

await answerApart(async (input) => {
  const pages = await readPdfText(input, MOST_PAGES);
  return withoutRunningLines(pages.map(linesOf), () => false);
});
