import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { openDatabase } from '../src/db/database.ts';
import type { BareTask } from './limit/dashboard.ts';
import { recordStatements } from './limit/statements.ts';
import { table } from './report.ts';
import { startChild } from './stage/child.ts';
import { startProduct } from './stage/product-side.ts';
import { openStage } from './stage/stage.ts';

/** Requests in flight at once, and how many there are in a round. */
const AT_ONCE = 50;
const REQUESTS = 4_000;
const ROUNDS = 3;
const BRANDS = 2_000;

interface Latencies {
  p50: number;
  p99: number;
  perSecond: number;
}

export interface ApiFigures {
  limit: Latencies;
  product: Latencies;
  statements: number;
  /** How many times as long as the bare handler the dashboard's request takes. */
  ratio: { p50: number; p99: number };
}

/** The dashboard's request of a person who is signed in, against a bare Hono handler that sends the same statements. */
export async function measureApi(options: { nodeFlags?: string[] } = {}): Promise<ApiFigures> {
  const stage = await openStage();
  const product = await startProduct(stage, options);
  try {
    await product.importBrands('emailer', BRANDS, 0);
    await product.run('emailer');
    const cookie = await product.signIn();
    // The first look has the sender's domain looked up; the statements are those of every later one.
    await fetch(`${product.url}/api/dashboard`, { headers: { cookie } });
    await sleep(3_000);

    const login = { ownerUrl: product.databaseUrl, secretKey: stage.secretKey };
    const database = openDatabase(login);
    const statements = await recordStatements(database, sessionTokenIn(cookie)).finally(() =>
      database.close(),
    );
    const task: BareTask = { ...login, statements };
    const bare = await startChild(new URL('./limit/dashboard.ts', import.meta.url).pathname, [
      JSON.stringify(task),
    ]);
    try {
      const sides = { limit: `http://127.0.0.1:${bare.first}`, product: product.url };
      const rounds: Record<keyof typeof sides, Latencies[]> = { limit: [], product: [] };
      for (const side of ['limit', 'product'] as const) await press(sides[side], cookie, REQUESTS);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const side of ['limit', 'product'] as const)
          rounds[side].push(await press(sides[side], cookie, REQUESTS));
      }
      const [limit, ours] = [median(rounds.limit), median(rounds.product)];
      const ratio = { p50: ours.p50 / limit.p50, p99: ours.p99 / limit.p99 };
      return { limit, product: ours, statements: statements.length, ratio };
    } finally {
      bare.stop();
    }
  } finally {
    await product.stop();
    await stage.close();
  }
}

/** Better Auth signs the token in its cookie: what stands before the dot is the token. */
const sessionTokenIn = (cookie: string): string =>
  decodeURIComponent(/session_token=([^;]+)/.exec(cookie)?.[1] ?? '').split('.')[0] ?? '';

async function press(origin: string, cookie: string, requests: number): Promise<Latencies> {
  const pool = new Pool(origin, { connections: AT_ONCE, pipelining: 1 });
  const taken: number[] = [];
  let left = requests;
  const started = performance.now();
  const person = async () => {
    while (left > 0) {
      left -= 1;
      const asked = performance.now();
      const { statusCode, body } = await pool.request({
        method: 'GET',
        path: '/api/dashboard',
        headers: { cookie },
      });
      await body.arrayBuffer();
      if (statusCode !== 200) throw new Error(`${origin} answered ${statusCode}`);
      taken.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, person));
  const seconds = (performance.now() - started) / 1_000;
  await pool.close();
  taken.sort((one, other) => one - other);
  const at = (share: number) => taken[Math.floor(taken.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), perSecond: requests / seconds };
}

/** The round in the middle by its rate. */
function median(rounds: Latencies[]): Latencies {
  const middle = rounds.toSorted((one, other) => one.perSecond - other.perSecond)[rounds.length >> 1];
  if (!middle) throw new Error('No rounds were run');
  return middle;
}

export function apiTable({ limit, product, ratio, statements }: ApiFigures): string {
  const row = (name: string, { p50, p99, perSecond }: Latencies) => [
    name,
    p50.toFixed(1),
    p99.toFixed(1),
    perSecond.toFixed(0),
  ];
  const lines = [['', 'p50 ms', 'p99 ms', 'requests/s'], row('bare Hono', limit), row('Linesheet', product)];
  return `${table(lines)}Linesheet takes ${ratio.p50.toFixed(2)} times as long (p50), ${ratio.p99.toFixed(2)} times (p99), for ${statements} statements\n`;
}
