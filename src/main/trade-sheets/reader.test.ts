import { expect, it } from 'vitest';
import { pdf } from '../../../test/evals/discovery/fresh-6/systems/scripted.ts';
import { createSheetReader } from './reader.ts';

it('tells the lines of a PDF and where they stand, or why there are none', async () => {
  const { read } = createSheetReader();
  const pages = await read(Buffer.from(pdf(['Dealer cost is 40% off retail.', 'Net 30.']).body, 'latin1'));
  expect(pages).toMatchObject([
    [{ chunks: [{ text: 'Dealer cost is 40% off retail.' }] }, { chunks: [{ text: 'Net 30.' }] }],
  ]);
  expect(await read(Buffer.from('%PDF-1.7\nnothing'))).toBe('The PDF is damaged and can’t be read.');
});

it('tells of a PDF whose reading ends the process that there is nothing to be had of it', async () => {
  const { read } = createSheetReader({ heapMb: Number.NaN });
  expect(await read(Buffer.from(pdf(['Net 30.']).body, 'latin1'))).toBe('The PDF can’t be read.');
});
