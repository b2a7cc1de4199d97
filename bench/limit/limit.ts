// The plain program that Linesheet is measured against: the same work, batched as well as it can be, and nothing else.
import pg from 'pg';
import { parseAddress } from '../../src/db/roles.ts';
import { sendAll } from './emailer.ts';
import { sourceAll } from './source.ts';

export interface LimitTask {
  bot: 'source' | 'emailer';
  rows: number;
  /** Number of the first brand of the world. */
  first: number;
  port: number;
  /** How many rows are in work at once. */
  places: number;
}

export interface LimitReport {
  seconds: number;
  delivered: number;
}

const TABLES = `
  drop table if exists rows, contacts, credits, balance, mails;
  create table rows (id int primary key, brand text not null, state text not null default 'waiting', website text,
                     email text, finished_at timestamptz);
  create table contacts (id bigint generated always as identity primary key, row_id int not null, email text not null,
                         page text not null);
  create table credits (id bigint generated always as identity primary key, row_id int not null unique,
                        amount numeric not null);
  create table balance (credits numeric not null);
  create table mails (id uuid primary key, row_id int not null unique, to_email text not null, subject text not null,
                      body text not null, state text not null, sent_at timestamptz);
  insert into balance values (1000000);`;

const database = new pg.Client(parseAddress(process.argv[2] ?? ''));
await database.connect();

async function perform(task: LimitTask): Promise<LimitReport> {
  await database.query(TABLES);
  await database.query(
    `insert into rows (id, brand) select id, 'brand ' || id from generate_series(0, $1 - 1) id`,
    [task.rows],
  );
  const startedAt = performance.now();
  const delivered = await (task.bot === 'source' ? sourceAll : sendAll)(database, task);
  return { seconds: (performance.now() - startedAt) / 1_000, delivered };
}

process.on('message', async (task: LimitTask) => {
  process.send?.(await perform(task));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
