// `LINESHEET_DATA_DIR=… node test/evals/known-brands/run.ts [seed]`: how often the website named for a known brand is its own.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '../../../bench/report.ts';
import { BRANDS_FILE, measureKnownBrands, type RightOf } from './measure.ts';

const dataDir = process.env.LINESHEET_DATA_DIR;
const seed = process.argv[2] ?? 'known-brands-1';

const share = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(3));
const byCount = (values: readonly string[]): string[][] =>
  [...Map.groupBy(values, (value) => value)]
    .map(([value, all]) => [value, String(all.length)])
    .sort((one, other) => Number(other[1]) - Number(one[1]));

const rightOnes = (heading: string, all: readonly RightOf[]): string =>
  table([
    [heading, 'brands', 'share'],
    ...all.map((of) => [of.what, String(of.brands), share(of.right, of.brands)]),
  ]);

if (!dataDir || !existsSync(join(dataDir, BRANDS_FILE)))
  process.stdout.write(`Known brands: skipped, as LINESHEET_DATA_DIR names no folder with ${BRANDS_FILE}.\n`);
else {
  const { brands, named, right, canBeFound, wrong, missed, builds, places } = await measureKnownBrands(
    dataDir,
    seed,
  );
  process.stdout.write(
    [
      table([
        ['', 'measured', 'aim'],
        ['brands', String(brands), ''],
        ['websites named', String(named), ''],
        ['of them the brand’s own', String(right), ''],
        ['precision', share(right, named), '>= 0.970'],
        ['recall', share(right, brands), '>= 0.850'],
        ['recall at most (the site answers and can be found)', share(canBeFound, brands), ''],
      ]),
      table([['wrong ones, by whose site it is', ''], ...byCount(wrong.map(({ owner }) => owner))]),
      rightOnes('right, by how the brand’s home page is built', builds),
      rightOnes('right, by where the brand’s own site stands in the results for its name', places),
      `Wrong (${wrong.length}):\n${wrong.map((of) => `  ${of.brand}: ${of.named} (${of.owner}), not ${of.official} (${of.build})\n`).join('')}`,
      `Nothing named, though it could be found (${missed.length}):\n${missed.map((of) => `  ${of.brand}: ${of.official} (${of.build})\n`).join('')}`,
    ].join('\n'),
  );
}
