import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { messageOf } from '../kernel/errors.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** Any number will do, as long as nobody else on the database uses it. */
const MIGRATION_LOCK = 7_246_801;

interface Migration {
  number: number;
  name: string;
  sql: string;
}

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
    const missing = await missingOf(owner, migrations);
    for (const migration of missing) {
      await owner.query('begin');
      try {
        await apply(owner, migration);
        await owner.query('commit');
      } catch (error) {
        await owner.query('rollback');
        throw error;
      }
    }
    return missing.map(({ name }) => name);
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
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

async function missingOf(owner: pg.ClientBase, migrations: readonly Migration[]): Promise<Migration[]> {
  await owner.query(
    'create table if not exists migrations (number integer primary key, name text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await owner.query<{ number: number }>('select number from migrations');
  const applied = new Set(rows.map((row) => row.number));
  const newest = migrations.at(-1)?.number ?? 0;
  const unknown = [...applied].find((number) => number > newest);
  if (unknown) {
    throw new Error(
      `The database was written by a newer Linesheet (migration ${unknown}). Start that version.`,
    );
  }
  return migrations.filter((migration) => !applied.has(migration.number));
}

async function apply(owner: pg.ClientBase, { number, name, sql }: Migration): Promise<void> {
  try {
    await owner.query('insert into migrations (number, name) values ($1, $2)', [number, name]);
    await owner.query(sql);
  } catch (cause) {
    throw new Error(`Migration ${name} failed: ${messageOf(cause)}`, { cause });
  }
}
