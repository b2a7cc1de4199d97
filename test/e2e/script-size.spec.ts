import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { APP_PAGES, paths } from '../../src/web/paths.ts';
import { createAnswers } from './support/answers.ts';
import { createPeople, linesheet, signInOnce } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';

const ANA = 'ana@northlake-trading.example';
const BRAND = 'Alder & Ash';
const MOST_KB = 200;

let product: Product;
let brandId: number;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct({ SANDBOX_PRODUCTS: '20' });
  await createPeople(product, [
    { email: ANA, name: 'Ana Walker', plan: 'Tier-2', credits: 100, onboarded: true, admin: true },
  ]);
  await linesheet(product, 'run', ANA, 'keepa-download', '--wait');
  await linesheet(product, 'run', ANA, 'source-bot', '--wait', '--limit', '3');
  const made = await createAnswers(product, ANA, [{ name: BRAND, class: 'interested', text: 'Happy to.' }]);
  brandId = made.get(BRAND) ?? 0;
});
test.afterAll(() => product.stop());
test.beforeEach(({ page }) => signInOnce(page, product, ANA));

/** What a page leaves to an idle moment, or to the first sign that somebody uses it, holds nobody up. */
const NEVER_IDLE = 'window.requestIdleCallback = () => 0; window.cancelIdleCallback = () => undefined;';

/** As gzip packs them, whatever the server packs with: of the route, and of each of its parts. */
async function scriptKilobytes(page: Page, path: string): Promise<number> {
  const answers: Response[] = [];
  const hear = (answer: Response) => {
    if (answer.request().resourceType() === 'script') answers.push(answer);
  };
  page.on('response', hear);
  await page.goto(product.url + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-skeleton], [aria-busy=true]')).toHaveCount(0);
  // A page that listens to events is never without a request.
  await page.waitForTimeout(500);
  page.off('response', hear);
  const scripts = await Promise.all(answers.map((answer) => answer.body()));
  return Math.round(scripts.reduce((sum, script) => sum + gzipSync(script).length, 0) / 1_000);
}

const PAGES = [
  ...APP_PAGES.filter((path) => !path.includes(':')),
  paths.changePlan(),
  ...([1, 2, 3, 4, 5] as const).map((step) => paths.onboarding({ step })),
  paths.outreach({ tab: 'senders' }),
  paths.deals({ tab: 'trust-pack' }),
  `${paths.settings()}?tab=security`,
];

test(`no signed-in page brings more than ${MOST_KB} kB of script before it is whole`, async ({ page }) => {
  test.setTimeout(300_000);
  await page.addInitScript(NEVER_IDLE);
  const { conversations } = (await (await page.request.get(`${product.url}/api/inbox`)).json()) as {
    conversations: { id: number }[];
  };
  const [first] = conversations;
  const pages = [...PAGES, paths.brand(brandId), paths.inbox({ conversation: first?.id ?? 0 })];
  const sizes = new Map<string, number>();
  for (const path of pages) sizes.set(path, await scriptKilobytes(page, path));
  // What everything else stands on: were it missing, nothing was measured.
  expect([...sizes].filter(([, kB]) => kB < 100)).toEqual([]);
  expect([...sizes].filter(([, kB]) => kB >= MOST_KB)).toEqual([]);
});
