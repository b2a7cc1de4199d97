import type pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { addressFor, loginOf } from '../../src/db/roles.ts';
import { createUser } from '../../src/features/accounts/actions/create-user.ts';
import { openClient, type TestDatabase, testDatabase } from '../support/database.ts';

/** Written to without an account: who signs in isn't known yet, or the row belongs to no one account. */
const NOT_AN_ACCOUNTS = [
  'migrations',
  'rate_limits',
  'host_gates',
  'run_workers',
  'suppressed_hashes',
  'sending_switch',
  'first_inquiries',
];
/** Only the system role sees these at all. */
const SYSTEM_ONLY = [
  'processes',
  'log_lines',
  'sign_in_failures',
  'hourly_counts',
  'slow_statements',
  'backups',
  'backup_schedule',
  'users',
  'sessions',
  'credentials',
  'verifications',
  'two_factors',
  'tried_codes',
  'payment_events',
  'system_mails',
  'inquiries',
  'sign_up_switch',
  'announcements',
  'audit_entries',
];

let database: TestDatabase;
let ana: string;
let ben: string;

beforeEach(async () => {
  database = await testDatabase();
  const create = (email: string) =>
    database.asSystem((tx) => createUser(tx, { email, name: 'Somebody', passwordHash: 'x' }));
  ana = await create('ana@acme.com');
  ben = await create('ben@acme.com');
});

const appClient = (): Promise<pg.Client> =>
  openClient(addressFor(database.ownerUrl, loginOf('linesheet_app', database.secretKey)));

async function accountTables(): Promise<{ table: string; column: string }[]> {
  const owner = await openClient(database.ownerUrl);
  const { rows } = await owner.query<{ table: string; column: string }>(
    `select tablename as table, case tablename when 'profiles' then 'id' else 'account_id' end as column
       from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1`,
    [[...NOT_AN_ACCOUNTS, ...SYSTEM_ONLY]],
  );
  return rows;
}

describe('the application’s own connections', () => {
  it('belong to roles that own nothing and can’t pass by row-level security', async () => {
    const client = await appClient();
    const { rows } = await client.query(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
              (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned
         from pg_roles where rolname = session_user`,
    );
    expect(rows).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, owned: 0 },
    ]);
    await expect(client.query('set role linesheet_system')).rejects.toThrow(/permission denied/);
  });

  it('find row-level security on every table with an account’s data', async () => {
    const owner = await openClient(database.ownerUrl);
    const { rows } = await owner.query<{ table: string }>(
      `select tablename as table from pg_tables
        where schemaname = 'public' and not rowsecurity and tablename <> all ($1)`,
      [NOT_AN_ACCOUNTS],
    );
    expect(rows).toEqual([]);
  });

  it('see no row of any account before an account is set', async () => {
    const client = await appClient();
    for (const { table } of await accountTables()) {
      const { rowCount } = await client.query(`select from ${table}`);
      expect(rowCount, table).toBe(0);
    }
  });

  it('never see, change or write another account’s rows', async () => {
    const owner = await openClient(database.ownerUrl);
    const tables = await accountTables();
    expect(tables.length).toBeGreaterThan(12);
    // One row of Ben's in each table, whatever its columns; the owner may skip checks and references for that.
    await owner.query('set session_replication_role = replica');
    await dropChecksOfSeveralColumns(owner);
    for (const { table, column } of tables) {
      if (table !== 'profiles') await owner.query(await insertionFor(owner, table, column, ben));
    }

    const client = await appClient();
    await client.query(`select set_config('app.account_id', $1, false)`, [ana]);
    for (const { table, column } of tables) {
      const seen = await client.query(`select from ${table} where ${column} = $1`, [ben]);
      expect(seen.rowCount, `${table}: seen`).toBe(0);
      const changed = await client
        .query(`update ${table} set ${column} = $1 where ${column} = $2`, [ana, ben])
        .catch((error: Error) => error);
      if (!(changed instanceof Error)) expect(changed.rowCount, `${table}: changed`).toBe(0);
      else expect(changed.message, table).toMatch(/permission denied/);
      await expect(
        client.query(`insert into ${table} (${column}) values ($1)`, [ben]),
        table,
      ).rejects.toThrow(/row-level security|permission denied/);
    }
    await client.query(`select set_config('app.account_id', $1, false)`, [ben]);
    for (const { table, column } of tables) {
      const own = await client.query(`select from ${table} where ${column} = $1`, [ben]);
      expect(own.rowCount, `${table}: the row is there, and its owner sees it`).toBe(1);
    }
  });

  it('see nothing of what only signing in and webhooks may see', async () => {
    const client = await appClient();
    for (const table of SYSTEM_ONLY) {
      await expect(client.query(`select from ${table}`), table).rejects.toThrow(/permission denied/);
    }
  });
});

/** No row that is made up column by column could keep to them. */
async function dropChecksOfSeveralColumns(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ table: string; name: string }>(
    `select conrelid::regclass::text as table, conname as name from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace and array_length(conkey, 1) > 1`,
  );
  for (const { table, name } of rows) await owner.query(`alter table ${table} drop constraint ${name}`);
}

/** An insert that fills every column without a default by its type. */
async function insertionFor(owner: pg.Client, table: string, account: string, id: string): Promise<string> {
  const { rows } = await owner.query<{ name: string; type: string; check: string | null }>(
    `select column_name as name, data_type as type,
            (select pg_get_constraintdef(c.oid) from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
              where c.conrelid = $1::text::regclass and c.contype = 'c' and a.attname = column_name and array_length(c.conkey, 1) = 1 limit 1) as check
       from information_schema.columns
      where table_schema = 'public' and table_name = $1::text and is_nullable = 'NO' and column_default is null
        and is_identity = 'NO' and is_generated = 'NEVER' and column_name <> $2`,
    [table, account],
  );
  const value = ({ type, check }: { type: string; check: string | null }): string => {
    const allowed = check && /'([^']+)'::text/.exec(check)?.[1];
    if (allowed) return `'${allowed}'`;
    if (type === 'uuid') return 'gen_random_uuid()';
    if (type.startsWith('timestamp') || type === 'date') return 'now()';
    if (type === 'boolean') return 'false';
    if (type === 'jsonb') return `'{}'`;
    if (type === 'ARRAY') return `'{}'`;
    if (type === 'text') return `'x'`;
    if (type === 'bytea') return `'x'::bytea`;
    return '1';
  };
  const names = rows.map(({ name }) => `, ${name}`).join('');
  return `insert into ${table} (${account}${names}) values ('${id}'${rows.map((row) => `, ${value(row)}`).join('')})`;
}
