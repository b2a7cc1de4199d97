// Reads one file that a stranger sent, in a process of its own that may be ended at any time. The choices and the
// day come on the first line, the file after it.
import type { PriceListReading } from '../../features/deals/domain/price-list/price-list-line.ts';
import { answerApart } from '../apart/answer-apart.ts';
import { openPriceListFile, readPriceListFile } from './read-file.ts';

await answerApart<PriceListReading | null>((input) => {
  const lineEnd = input.indexOf(10);
  const { today, isOpenedOnly, ...list } = JSON.parse(input.subarray(0, lineEnd).toString());
  const file = input.subarray(lineEnd + 1);
  if (isOpenedOnly) return openPriceListFile(file).then(() => null);
  return readPriceListFile(file, today ? { ...list, today: new Date(today) } : list);
});
