// `npm run bench [-- NAME … --json FILE --profile DIRECTORY]`: all benches, or those named. Names that begin with a slash
// are the pages that `web` looks at.
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { apiTable, measureApi } from './api.ts';
import { catalogTable, measureCatalog } from './catalog.ts';
import { discoveryTable, measureDiscovery, wordingsTable } from './discovery.ts';
import { measureFaultyWorld } from './faulty.ts';
import { freshStartTable, measureFreshStart } from './fresh-start.ts';
import { importTable, measureImport } from './import.ts';
import { killTable, measureKills } from './kill.ts';
import { largeRunTable, measureLargeRun } from './large-run.ts';
import { measureOutreach, outreachTable } from './outreach.ts';
import { measurePriceLists, priceListTable } from './price-lists.ts';
import { speedTable } from './report.ts';
import { measureSpeed, type SpeedOptions } from './speed.ts';
import { measureWeb, webTable } from './web.ts';

interface Bench {
  title: string;
  run(options: SpeedOptions, pages: readonly string[]): Promise<{ figures: unknown; text: string }>;
}

const BENCHES: Record<string, Bench> = {
  source: {
    title: 'Source Bot, 2,000 rows',
    run: async (options) => {
      const figures = await measureSpeed('source', options);
      return { figures, text: speedTable(figures) };
    },
  },
  emailer: {
    title: 'Emailer Bot, 2,000 rows',
    run: async (options) => {
      const figures = await measureSpeed('emailer', options);
      return { figures, text: speedTable(figures) };
    },
  },
  faulty: {
    title: 'Source Bot, 2,000 rows, 2% of the pages slow by 2 s, 2% missing, 1% broken, 1% without an answer',
    run: async (options) => {
      const figures = await measureFaultyWorld(options);
      const longer = `Linesheet takes ${figures.secondsLonger.toFixed(2)} s longer than the limit\n`;
      return { figures, text: speedTable(figures) + longer };
    },
  },
  outreach: {
    title: '50,000 scheduled mails of 20 senders, four workers that are killed',
    run: async () => {
      const figures = await measureOutreach();
      return { figures, text: outreachTable(figures) };
    },
  },
  memory: {
    title: 'Memory of server and worker in one process',
    run: async () => {
      const figures = [await measureLargeRun('source', 2_000), await measureLargeRun('emailer', 2_000)];
      return { figures, text: largeRunTable(figures) };
    },
  },
  rows10000: {
    title: '10,000 rows, each result checked',
    run: async () => {
      const figures = [await measureLargeRun('source', 10_000), await measureLargeRun('emailer', 10_000)];
      return { figures, text: largeRunTable(figures) };
    },
  },
  discovery: {
    title: 'What is found out about brands that the code wasn’t fitted to, beside a plain crawler',
    run: async () => {
      const figures = await measureDiscovery();
      return { figures, text: `${discoveryTable(figures)}\n${wordingsTable()}` };
    },
  },
  api: {
    title: 'The dashboard’s request, 50 at once',
    run: async (options) => {
      const figures = await measureApi(options);
      return { figures, text: apiTable(figures) };
    },
  },
  'fresh-start': {
    title: 'From a clone to the first page',
    run: async () => {
      const figures = await measureFreshStart();
      return { figures, text: freshStartTable(figures) };
    },
  },
  import: {
    title: '100,000 rows of a Keepa export, as CSV and as XLSX',
    run: async () => {
      const figures = await measureImport();
      return { figures, text: importTable(figures) };
    },
  },
  'price-lists': {
    title: 'A brand’s list of 20,000 lines, as CSV, XLSX and PDF, and as many lines of prose',
    run: async () => {
      const figures = await measurePriceLists();
      return { figures, text: priceListTable(figures) };
    },
  },
  kill: {
    title: 'Emailer Bot, 1,000 rows, killed five times',
    run: async () => {
      const figures = await measureKills();
      return { figures, text: killTable(figures) };
    },
  },
  catalog: {
    title: 'Lists of one large account among two hundred, and what a download is rolled up in',
    run: async () => {
      const figures = await measureCatalog();
      return { figures, text: catalogTable(figures) };
    },
  },
  web: {
    title: 'Pages on a simulated mobile phone, the median of three looks',
    run: async (_, pages) => {
      const figures = await measureWeb(pages);
      return { figures, text: webTable(figures) };
    },
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, profile: { type: 'string' } },
});
const isPage = (name: string): boolean => name.startsWith('/');
const pages = positionals.filter(isPage);
const named = new Set(positionals.map((name) => (isPage(name) ? 'web' : name)));
const names = named.size > 0 ? [...named] : Object.keys(BENCHES);
const unknown = names.filter((name) => !BENCHES[name]);
if (unknown.length > 0) {
  process.stderr.write(
    `There is no bench ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}.\n`,
  );
  process.exit(2);
}

const nodeFlags = values.profile ? ['--cpu-prof', '--cpu-prof-dir', resolve(values.profile)] : [];
const all: Record<string, unknown> = {};
for (const name of names) {
  const bench = BENCHES[name];
  if (!bench) continue;
  process.stdout.write(`\n${bench.title}\n`);
  const { figures, text } = await bench.run({ nodeFlags }, pages);
  process.stdout.write(text);
  all[name] = figures;
}
if (values.json) await writeFile(values.json, `${JSON.stringify(all, null, 2)}\n`);
