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

it('takes no more of a PDF than pages can be full of', async () => {
  const { read } = createSheetReader();
  const lines = Array.from({ length: 3_600 }, (_, n) =>
    `Line ${n} of those that lie upon each other. `.repeat(2),
  );
  const heaped = pdf(lines).body.replaceAll('0 -18 Td', '0 -.2 Td');
  const characters = JSON.stringify(await read(Buffer.from(heaped, 'latin1'))).length;
  expect(characters).toBeGreaterThan(100_000);
  expect(characters).toBeLessThan(220_000);
});
