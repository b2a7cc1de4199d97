import { Resolver } from 'node:dns/promises';
import type pg from 'pg';
import { Pool } from 'undici';
import { type WorldBrand, worldBrand } from '../world/brands.ts';
import { BatchedWrites } from './batched-writes.ts';
import { send } from './get-page.ts';
import { keepInFlight } from './in-flight.ts';
import type { LimitTask } from './limit.ts';

interface Found {
  row: number;
  website: string | null;
  email: string | null;
  page: string | null;
}

const SHARED = /amazon|target/;
const ADDRESS = /mailto:([^"?\s]+@[^"?\s]+)/;

/** search → robots.txt → home → contact → MX → row, credit and contact. Returns how many addresses were found. */
export async function sourceAll(database: pg.Client, task: LimitTask): Promise<number> {
  const { rows, first, port, places } = task;
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: places, pipelining: 1 });
  const resolver = new Resolver();
  resolver.setServers([`127.0.0.1:${port}`]);
  let found = 0;
  const writes = new BatchedWrites<Found>((batch) => record(database, batch));

  const get = (host: string, path: string) =>
    send(pool, { method: 'GET', path, headers: { host, 'user-agent': 'limit/1.0', accept: 'text/html' } });

  const source = async (row: number): Promise<void> => {
    const nothing = { row, website: null, email: null, page: null };
    const host = await search(pool, worldBrand(first + row));
    if (!host) return writes.add(nothing);
    await get(host, '/robots.txt');
    const home = await get(host, '/');
    const website = `https://${host}/`;
    const path = home.status === 200 ? contactPath(home.body) : null;
    if (!path) return writes.add({ ...nothing, website });
    const contact = await get(host, path);
    const email = addressIn(contact.body);
    if (!email) return writes.add({ ...nothing, website });
    const exchanges = await resolver.resolveMx(email.slice(email.indexOf('@') + 1)).catch(() => []);
    if (exchanges.length === 0) return writes.add({ ...nothing, website });
    found += 1;
    writes.add({ row, website, email, page: website.slice(0, -1) + path });
  };

  await keepInFlight(rows, places, source);
  await writes.settled();
  await pool.destroy();
  return found;
}

async function search(pool: Pool, { name }: WorldBrand): Promise<string | undefined> {
  const query = encodeURIComponent(`${name} official website`);
  const headers = { accept: 'application/json' };
  const { body } = await send(pool, { method: 'GET', path: `/search?q=${query}&format=json`, headers });
  const { results } = JSON.parse(body.toString('latin1')) as { results: { url: string }[] };
  const own = results.find(({ url }) => !SHARED.test(url));
  return own?.url.slice(8, own.url.indexOf('/', 8));
}

function contactPath(home: Buffer): string | null {
  const text = home.indexOf('>Contact<');
  if (text === -1) return null;
  const link = home.toString('latin1', Math.max(0, text - 200), text);
  return /href="([^"]+)"$/.exec(link)?.[1] ?? null;
}

function addressIn(page: Buffer): string | null {
  const at = page.indexOf('mailto:');
  return at === -1 ? null : (ADDRESS.exec(page.toString('latin1', at, at + 200))?.[1] ?? null);
}

const record = (database: pg.Client, found: Found[]): Promise<unknown> =>
  database.query({
    name: 'record-found',
    text: `
      with entered as (
        select * from unnest($1::int[], $2::text[], $3::text[], $4::text[]) as entered (row, website, email, page)
      ), written as (
        update rows set state = 'done', website = entered.website, email = entered.email, finished_at = now()
          from entered where rows.id = entered.row
      ), contacted as (
        insert into contacts (row_id, email, page) select row, email, page from entered where email is not null
      ), charged as (
        insert into credits (row_id, amount) select row, -0.5 from entered where email is not null returning amount
      )
      update balance set credits = credits + coalesce((select sum(amount) from charged), 0)`,
    values: [
      found.map(({ row }) => row),
      found.map(({ website }) => website),
      found.map(({ email }) => email),
      found.map(({ page }) => page),
    ],
  });
