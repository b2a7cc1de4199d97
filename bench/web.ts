import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { paths } from '../src/web/paths.ts';
import { createAnswers } from '../test/e2e/support/answers.ts';
import { createPeople, linesheet, PASSWORD } from '../test/e2e/support/people.ts';
import { type Product, startProduct } from '../test/e2e/support/product.ts';
import { CATEGORIES, lookAt, type PageLook } from './lighthouse.ts';
import { table } from './report.ts';

const MARKETING = ['/', '/pricing', '/why-us', '/demo'];
const FORMS = ['/login', '/signup'];
/** Of an account that has begun nothing yet. */
const SIGNED_IN = [
  '/dashboard',
  '/onboarding',
  '/source-bot',
  '/emailer-bot',
  '/settings',
  '/manage-billing',
];
/** Of an account with products, brands and a conversation, whose own pages are added. */
const WITH_DATA = [
  '/products',
  '/brands',
  '/inbox',
  '/deals',
  '/tasks',
  '/insights',
  '/outreach',
  '/profile',
  '/plans',
  '/buy-credits',
  '/admin',
];
const BRAND = 'Alder & Ash';
const ROUNDS = 3;

const inbox = z.object({ conversations: z.tuple([z.object({ id: z.number() })], z.unknown()) });

const NEW = 'ben@bench.example';
const BUSY = 'ana@bench.example';

export interface PageFigures extends Omit<PageLook, 'scripts'> {
  path: string;
  /** All scripts of the page, as gzip packs them. */
  scriptBytes: number;
}

/** Each page, or only those that are named, three times on a simulated mobile phone; of each figure the median. */
export async function measureWeb(only: readonly string[]): Promise<PageFigures[]> {
  const product = await startProduct({ SANDBOX_PRODUCTS: '100' });
  try {
    await createPeople(product, [
      { email: NEW, name: 'Ben Walker', plan: 'Tier-2', credits: 400, onboarded: true },
      { email: BUSY, name: 'Ana Walker', plan: 'Tier-2', credits: 400, onboarded: true, admin: true },
    ]);
    await linesheet(product, 'run', BUSY, 'keepa-download', '--wait');
    const made = await createAnswers(product, BUSY, [
      { name: BRAND, class: 'interested', text: 'Happy to open an account for you.' },
    ]);
    const cookies = { new: await signedInCookie(product, NEW), busy: await signedInCookie(product, BUSY) };
    const ofOne = [
      paths.brand(made.get(BRAND) ?? 0),
      paths.inbox({ conversation: await firstConversation(product, cookies.busy) }),
    ];
    const pages = [
      ...[...MARKETING, ...FORMS].map((path) => ({ path, cookie: undefined })),
      ...SIGNED_IN.map((path) => ({ path, cookie: cookies.new })),
      ...[...WITH_DATA, ...ofOne].map((path) => ({ path, cookie: cookies.busy })),
    ];
    const figures: PageFigures[] = [];
    for (const { path, cookie } of pages.filter(({ path }) => isNamed(path, only)))
      figures.push(await measurePage(product, path, cookie));
    return figures;
  } finally {
    await product.stop();
  }
}

/** A page of one thing is named without its number: "/brands/:id". */
const isNamed = (path: string, names: readonly string[]): boolean =>
  names.length === 0 || names.includes(path.replace(/\d+$/, ':id'));

async function measurePage(product: Product, path: string, cookie?: string): Promise<PageFigures> {
  const looks: PageLook[] = [];
  for (let round = 0; round < ROUNDS; round += 1) looks.push(await lookAt(product.url + path, cookie));
  const middle = (figure: (look: PageLook) => number) => median(looks.map(figure));
  return {
    path,
    scores: {
      performance: middle(({ scores }) => scores.performance),
      accessibility: middle(({ scores }) => scores.accessibility),
      'best-practices': middle(({ scores }) => scores['best-practices']),
      seo: middle(({ scores }) => scores.seo),
    },
    largestPaintMs: middle(({ largestPaintMs }) => largestPaintMs),
    interactiveMs: middle(({ interactiveMs }) => interactiveMs),
    layoutShift: middle(({ layoutShift }) => layoutShift),
    scriptBytes: await gzipBytes(looks[0]?.scripts ?? []),
  };
}

async function firstConversation({ url }: Product, cookie: string): Promise<number> {
  const { conversations } = inbox.parse(
    await (await fetch(`${url}/api/inbox`, { headers: { cookie } })).json(),
  );
  return conversations[0].id;
}

async function signedInCookie({ url }: Product, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** By gzip, whatever the server packs with: so the figure can be compared with others'. */
async function gzipBytes(scripts: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(scripts)].map(
      async (url) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

export const webTable = (figures: readonly PageFigures[]): string =>
  table([
    ['', ...CATEGORIES, 'LCP s', 'interactive s', 'CLS', 'script kB'],
    ...figures.map(({ path, scores, largestPaintMs, interactiveMs, layoutShift, scriptBytes }) => [
      path,
      ...CATEGORIES.map((name) => String(scores[name])),
      (largestPaintMs / 1_000).toFixed(2),
      (interactiveMs / 1_000).toFixed(2),
      layoutShift.toFixed(3),
      (scriptBytes / 1_000).toFixed(0),
    ]),
  ]);
