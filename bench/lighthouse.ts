import { execFile } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { chromium as installed } from '../test/support/chromium.ts';

/** Fetched when it is asked for: nothing else of the product needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const LONGEST_RUN_MS = 180_000;
const LARGEST_REPORT_BYTES = 64 * 1024 * 1024;

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What one look at a page gave, on a simulated mobile phone. */
export interface PageLook {
  /** 0 to 100. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  largestPaintMs: number;
  interactiveMs: number;
  layoutShift: number;
  scripts: string[];
}

const measured = z.object({ numericValue: z.number() });
const category = z.object({ score: z.number() });

const reportSchema = z.object({
  runtimeError: z.optional(z.object({ message: z.string() })),
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.object({
    'largest-contentful-paint': measured,
    interactive: measured,
    'cumulative-layout-shift': measured,
    'network-requests': z.object({
      details: z.object({
        items: z.array(z.object({ url: z.string(), resourceType: z.optional(z.string()) })),
      }),
    }),
  }),
});

const execute = promisify(execFile);

/** What it says now and then of a page that opened: the browser began to record too late. */
const RECORDED_TOO_LATE = 'NO_NAVSTART';

export async function lookAt(address: string, cookie?: string): Promise<PageLook> {
  const report = await reportInTime(address, cookie);
  const { runtimeError, categories, audits } = reportSchema.parse(JSON.parse(report));
  if (runtimeError) throw new Error(`${address} could not be looked at: ${runtimeError.message}`);
  const score = (name: (typeof CATEGORIES)[number]) => Math.round(categories[name].score * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestPaintMs: audits['largest-contentful-paint'].numericValue,
    interactiveMs: audits.interactive.numericValue,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
    scripts: audits['network-requests'].details.items
      .filter(({ resourceType }) => resourceType === 'Script')
      .map(({ url }) => url),
  };
}

async function reportInTime(address: string, cookie?: string, tries = 4): Promise<string> {
  try {
    return await reportOn(address, cookie);
  } catch (error) {
    if (tries === 1 || !String(error).includes(RECORDED_TOO_LATE)) throw error;
    return reportInTime(address, cookie, tries - 1);
  }
}

async function reportOn(address: string, cookie?: string): Promise<string> {
  const { executablePath, args } = await installed();
  const options = [
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    `--chrome-flags=${['--headless', ...args].join(' ')}`,
    ...(cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ cookie })}`]),
  ];
  const { stdout } = await execute('npm', ['exec', '--yes', LIGHTHOUSE, '--', address, ...options], {
    timeout: LONGEST_RUN_MS,
    maxBuffer: LARGEST_REPORT_BYTES,
    env: {
      ...process.env,
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
      ...(executablePath === undefined ? undefined : { CHROME_PATH: executablePath }),
    },
  });
  if (stdout.includes(RECORDED_TOO_LATE)) throw new Error(`${address}: ${RECORDED_TOO_LATE}`);
  return stdout;
}
