// `node test/evals/price-lists/make.ts [SET]`: writes all lists and what they say, the same bytes on
// each run.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { mock } from 'node:test';
import { parseArgs } from 'node:util';
import * as fresh2 from './fresh-2/lists.ts';
import * as fresh3 from './fresh-3/lists.ts';
import * as fresh4 from './fresh-4/lists.ts';
import * as fresh5 from './fresh-5/lists.ts';
import * as fresh6 from './fresh-6/lists.ts';
import * as fresh7 from './fresh-7/lists.ts';
import * as fresh8 from './fresh-8/lists.ts';
import * as fresh9 from './fresh-9/lists.ts';
import * as fresh10 from './fresh-10/lists.ts';
import * as fresh11 from './fresh-11/lists.ts';
import * as fresh12 from './fresh-12/lists.ts';
import * as fresh13 from './fresh-13/lists.ts';
import * as fresh14 from './fresh-14/lists.ts';
import * as fresh15 from './fresh-15/lists.ts';
import { freshCsv } from './fresh-csv.ts';
import { freshPdf } from './fresh-pdf.ts';
import { freshXlsx } from './fresh-xlsx.ts';
import type { PriceList } from './price-list.ts';
import { seenCsv } from './seen-csv.ts';
import { seenPdf } from './seen-pdf.ts';
import { seenXlsx } from './seen-xlsx.ts';
import { unseenCsv } from './unseen-csv.ts';
import { unseenPdf } from './unseen-pdf.ts';
import { unseenXlsx } from './unseen-xlsx.ts';

const SETS: Record<string, readonly PriceList[]> = {
  seen: [...seenCsv, ...seenXlsx, ...seenPdf],
  fresh: [...freshCsv, ...freshXlsx, ...freshPdf],
  'fresh-2-even': fresh2.even,
  'fresh-2-odd': fresh2.odd,
  'fresh-3-even': fresh3.even,
  'fresh-3-odd': fresh3.odd,
  'fresh-4-even': fresh4.even,
  'fresh-4-odd': fresh4.odd,
  'fresh-5-even': fresh5.even,
  'fresh-5-odd': fresh5.odd,
  'fresh-6-even': fresh6.even,
  'fresh-6-odd': fresh6.odd,
  'fresh-7-even': fresh7.even,
  'fresh-7-odd': fresh7.odd,
  'fresh-8-even': fresh8.even,
  'fresh-8-odd': fresh8.odd,
  'fresh-9-even': fresh9.even,
  'fresh-9-odd': fresh9.odd,
  'fresh-10-even': fresh10.even,
  'fresh-10-odd': fresh10.odd,
  'fresh-11-even': fresh11.even,
  'fresh-11-odd': fresh11.odd,
  'fresh-12-even': fresh12.even,
  'fresh-12-odd': fresh12.odd,
  'fresh-13-even': fresh13.even,
  'fresh-13-odd': fresh13.odd,
  'fresh-14-even': fresh14.even,
  'fresh-14-odd': fresh14.odd,
  'fresh-15-even': fresh15.even,
  'fresh-15-odd': fresh15.odd,
  unseen: [...unseenCsv, ...unseenXlsx, ...unseenPdf],
};

// XLSX and PDF write down when they were made.
process.env.TZ = 'UTC';
mock.timers.enable({ apis: ['Date'], now: new Date('2026-01-15T12:00:00Z') });

const { positionals } = parseArgs({ allowPositionals: true });
for (const [set, lists] of Object.entries(SETS)) {
  if (positionals.length > 0 && !positionals.includes(set)) continue;
  const directory = new URL(`./${set}/`, import.meta.url);
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory);
  const kinds: Record<string, string> = {};
  for (const { file, kind, make } of lists) {
    const { bytes, lines } = await make();
    await writeFile(new URL(file, directory), bytes);
    await writeFile(
      new URL(`${file}.expected.jsonl`, directory),
      lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    );
    kinds[file] = kind;
  }
  await writeFile(new URL('kinds.json', directory), `${JSON.stringify(kinds, null, 2)}\n`);
}
