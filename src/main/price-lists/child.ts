// Reads one file that a stranger sent, in a process of its own that may be ended at any time. The choices and the
// day come on the first line, the file after it.
import { answerApart } from '../apart/answer-apart.ts';
import { readPriceListFile } from './read-file.ts';

await answerApart((input) => {
  const lineEnd = input.indexOf(10);
  const { today, ...list } = JSON.parse(input.subarray(0, lineEnd).toString());
  return readPriceListFile(input.subarray(lineEnd + 1), today ? { ...list, today: new Date(today) } : list);
});
