import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** Any number will do, as long as nobody else on the database uses it. */
const MIGRATION_LOCK = 7_246_801;

interface Migration {
  number: number;
  name: string;
  sql: string;
}

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(MIGRATIONS)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort();
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
    const missing = migrations.filter((migration) => !applied.has(migration.number));
    for (const migration of missing) await apply(owner, migration);
    return missing.map((migration) => migration.name);
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
}

async function apply(owner: pg.ClientBase, { number, name, sql }: Migration): Promise<void> {
  await owner.query('begin');
  try {
    await owner.query('insert into migrations (number, name) values ($1, $2)', [number, name]);
    await owner.query(sql);
    await owner.query('commit');
  } catch (cause) {
    await owner.query('rollback');
    throw new Error(`Migration ${name} failed: ${(cause as Error).message}`, { cause });
  }
}
