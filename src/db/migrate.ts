import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { messageOf } from '../kernel/errors.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** Any number will do, as long as nobody else on the database uses it. */
const MIGRATION_LOCK = 7_246_801;

interface Applied {
  number: number;
  name: string;
}

interface Migration extends Applied {
  sql: string;
}

/** What a migration is known by. Its number only says when its turn is, and was changed here and there until now. */
export const titleOf = (name: string): string => name.replace(/^\d{4}-/, '');

/** What this version knows, whether applied or not. */
export const migrationNames = async (): Promise<string[]> =>
  (await readdir(MIGRATIONS)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort();

export async function readMigrations(): Promise<Migration[]> {
  const names = await migrationNames();
  return Promise.all(
    names.map(async (name) => ({
      number: Number(name.slice(0, 4)),
      name,
      sql: await readFile(join(MIGRATIONS, name), 'utf8'),
    })),
  );
}

/**
 * Brings the database up to date and returns the names of what was applied. Each migration is one transaction that
 * writes its number first, and the whole is under a lock, so that any number of processes may start at once.
 */
export async function migrate(owner: pg.ClientBase): Promise<string[]> {
  const migrations = await readMigrations();
  await owner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    const missing = await inTransaction(owner, () => missingOf(owner, migrations));
    for (const migration of missing) await inTransaction(owner, () => apply(owner, migration));
    return missing.map(({ name }) => name);
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
}

async function inTransaction<Result>(owner: pg.ClientBase, work: () => Promise<Result>): Promise<Result> {
  await owner.query('begin');
  try {
    const result = await work();
    await owner.query('commit');
    return result;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

/** The same within a transaction that is open already, so that what fails later takes it back. */
export async function migrateWithin(
  owner: pg.ClientBase,
  wanted: (name: string) => boolean = () => true,
): Promise<void> {
  await owner.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  const migrations = (await readMigrations()).filter(({ name }) => wanted(name));
  for (const migration of await missingOf(owner, migrations)) await apply(owner, migration);
}

/** A database that this version knows too little of to touch. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
}

async function missingOf(owner: pg.ClientBase, migrations: readonly Migration[]): Promise<Migration[]> {
  await owner.query(
    'create table if not exists migrations (number integer primary key, name text not null, applied_at timestamptz not null default now())',
  );
  const { rows: applied } = await owner.query<Applied>('select number, name from migrations');
  const titles = new Set(applied.map(({ name }) => titleOf(name)));
  const known = new Map(migrations.map((migration) => [titleOf(migration.name), migration]));
  const unknown = applied.find(({ name }) => !known.has(titleOf(name)));
  if (unknown) {
    throw new NewerDatabaseError(
      `The database was written by a newer Linesheet (migration ${unknown.number}). Start that version.`,
    );
  }
  await renumber(owner, applied, known);
  return migrations.filter(({ name }) => !titles.has(titleOf(name)));
}

/** An earlier version may have applied one under another number: it is done, and the number is another's. */
async function renumber(
  owner: pg.ClientBase,
  applied: readonly Applied[],
  known: ReadonlyMap<string, Migration>,
): Promise<void> {
  const moved = applied.flatMap(({ number, name }) => {
    const today = known.get(titleOf(name));
    return today && today.number !== number ? [{ was: number, ...today }] : [];
  });
  if (moved.length === 0) return;
  // By way of numbers that nothing has: one may take the place that another is about to leave.
  await owner.query(
    `with gone as (delete from migrations where number = any($1) returning number, applied_at)
     insert into migrations (number, name, applied_at)
     select -today.number, today.name, gone.applied_at
       from unnest($1::int[], $2::int[], $3::text[]) as today (was, number, name)
       join gone on gone.number = today.was`,
    [moved.map(({ was }) => was), moved.map(({ number }) => number), moved.map(({ name }) => name)],
  );
  await owner.query('update migrations set number = -number where number < 0');
}

async function apply(owner: pg.ClientBase, { number, name, sql }: Migration): Promise<void> {
  try {
    await owner.query('insert into migrations (number, name) values ($1, $2)', [number, name]);
    await owner.query(sql);
  } catch (cause) {
    throw new Error(`Migration ${name} failed: ${messageOf(cause)}`, { cause });
  }
}
