import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { freshDatabaseUrl, openClient } from '../../test/support/database.ts';
import { createListening } from './listening.ts';
import { parseAddress } from './roles.ts';

async function pool(): Promise<{ pool: pg.Pool; url: string }> {
  const url = await freshDatabaseUrl();
  const opened = new pg.Pool({ ...parseAddress(url), max: 2, pipeline: true });
  opened.on('error', () => undefined);
  onTestFinished(() => opened.end());
  return { pool: opened, url };
}

it('hears any number of channels over one connection', async () => {
  const { pool: opened, url } = await pool();
  const { listen } = createListening(opened);
  const heard: string[] = [];
  const stops = await Promise.all(
    Array.from({ length: 12 }, (_, place) =>
      listen(`channel ${place}`, (payload) => payload && heard.push(`${place} ${payload}`)),
    ),
  );
  const speaker = await openClient(url);
  for (const place of [3, 11]) await speaker.query(`notify "channel ${place}", 'hello'`);
  await expect.poll(() => heard.sort()).toEqual(['11 hello', '3 hello']);
  expect(opened.totalCount).toBe(1);
  await Promise.all(stops.map((stop) => stop()));
  expect(opened.totalCount).toBe(0);
});

it('tells whoever begins to listen that something may have been missed, the second on a channel too', async () => {
  const { pool: opened } = await pool();
  const { listen } = createListening(opened);
  const heard: string[] = [];
  const first = await listen('one', () => heard.push('first'));
  heard.length = 0;
  const second = await listen('one', () => heard.push('second'));
  expect(heard).toEqual(['second']);
  await first();
  await second();
});

it('comes back by itself when its connection breaks, and lets everybody look', async () => {
  const { pool: opened, url } = await pool();
  const { listen } = createListening(opened);
  let looks = 0;
  const stop = await listen('one', () => {
    looks += 1;
  });
  const before = looks;
  const killer = await openClient(url);
  await killer.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  );
  await expect.poll(() => looks, { timeout: 5_000 }).toBeGreaterThan(before);
  await stop();
});
