import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeSchema } from '../../scripts/generate-schema.ts';
import { migrate } from '../../src/db/migrate.ts';
import { emptyDatabaseUrl, freshDatabaseUrl, openClient } from '../support/database.ts';

const DATABASE = join(import.meta.dirname, '../../src/db');
const MIGRATE = join(import.meta.dirname, '../support/migrate-once.ts');

it('are applied once when twenty processes start at the same moment', async () => {
  const url = await emptyDatabaseUrl();

  const outcomes = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const child = spawn(process.execPath, [MIGRATE, url], { stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      child.stdout.on('data', (chunk) => (output += chunk));
      child.stderr.on('data', (chunk) => (output += chunk));
      const [code] = await once(child, 'close');
      return { code, applied: Number(output.trim()), output };
    }),
  );

  expect(outcomes.filter(({ code }) => code !== 0)).toEqual([]);
  const owner = await openClient(url);
  const { rows } = await owner.query<{ count: number }>('select count(*)::int as count from migrations');
  expect(outcomes.map(({ applied }) => applied).sort((a, b) => a - b)).toEqual([
    ...Array<number>(19).fill(0),
    rows[0]?.count,
  ]);
});

it('are known by their words: what an earlier version applied under another number is not applied again', async () => {
  const url = await freshDatabaseUrl();
  const owner = await openClient(url);
  const list = async () =>
    (await owner.query('select number, name from migrations order by number')).rows as unknown[];
  const today = await list();
  // As a version left it that had other numbers, one of them another's today, and that ended before the forty-fifth.
  await owner.query(`
    delete from migrations where number in (34, 45);
    update migrations set number = 34, name = '0034-claim-history.sql' where number = 35;
    insert into migrations (number, name) values (45, '0045-add-failures.sql');
    alter table daily_sends drop column put_off_under;
  `);
  expect(await migrate(owner)).toEqual(['0045-remember-limits.sql']);
  expect(await list()).toEqual(today);
});

it('are what the types in src/db describe', async () => {
  const described = await describeSchema(await freshDatabaseUrl());
  const written = await readdir(join(DATABASE, 'tables'));
  expect([...described.keys()].sort()).toEqual(
    ['schema.ts', ...written.map((file) => `tables/${file}`)].sort(),
  );
  for (const [path, text] of described) expect(await readFile(join(DATABASE, path), 'utf8')).toBe(text);
});
