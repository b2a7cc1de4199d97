import type pg from 'pg';
import { migrationNames } from './migrate.ts';
import { asOwner } from './roles.ts';

export interface TableFigures {
  name: string;
  /** With its indexes and what lies outside its rows. */
  bytes: number;
  /** As the server keeps it in mind: exact counts would read every table. */
  rows: number;
}

export interface StatementFigures {
  statement: string;
  calls: number;
  meanMs: number;
  longestMs: number;
}

export interface DatabaseFigures {
  version: string;
  bytes: number;
  tables: TableFigures[];
  /** `appliedAt` is null for one that this version knows and the database lacks. */
  migrations: { name: string; appliedAt: Date | null }[];
  connections: { login: string; state: string; count: number }[];
  mostConnections: number;
  /** Null where the server has no `pg_stat_statements`. */
  statements: StatementFigures[] | null;
}

const STATEMENTS_SHOWN = 20;

/** Looks into the database as its owner, who alone may see everybody's statements. */
export const inspectDatabase = (ownerUrl: string): Promise<DatabaseFigures> =>
  asOwner(ownerUrl, async (owner) => {
    const read = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> =>
      (await owner.query<Row>(text)).rows;
    const [whole] = await read<{ version: string; bytes: string; most: number }>(
      `select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
              current_setting('max_connections')::int as most`,
    );
    const tables = await read<{ name: string; bytes: string; rows: string }>(
      // After a crash Postgres counts from none; what it last estimated is in the catalogue still.
      `select tables.relname as name, pg_total_relation_size(relid) as bytes,
              case when n_live_tup > 0 then n_live_tup else greatest(reltuples, 0) end as rows
         from pg_stat_user_tables tables join pg_class on pg_class.oid = relid where schemaname = 'public'
        order by pg_total_relation_size(relid) desc, tables.relname`,
    );
    const connections = await read<{ login: string; state: string; count: number }>(
      `select coalesce(nullif(application_name, ''), usename, '') as login, coalesce(state, 'unknown') as state,
              count(*)::int as count
         from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        group by 1, 2 order by 3 desc, 1, 2`,
    );
    return {
      version: whole?.version ?? '',
      bytes: Number(whole?.bytes),
      mostConnections: whole?.most ?? 0,
      connections,
      tables: tables.map(({ name, bytes, rows }) => ({ name, bytes: Number(bytes), rows: Number(rows) })),
      migrations: await migrationsOf(owner),
      statements: await slowestStatements(owner),
    };
  });

async function migrationsOf(owner: pg.Client): Promise<DatabaseFigures['migrations']> {
  const { rows } = await owner.query<{ name: string; applied_at: Date }>(
    'select name, applied_at from migrations order by number',
  );
  const pending = (await migrationNames()).filter((name) => !rows.some((row) => row.name === name));
  return [
    ...rows.map(({ name, applied_at }) => ({ name, appliedAt: applied_at })),
    ...pending.map((name) => ({ name, appliedAt: null })),
  ];
}

/** The extension may be installed without its library being loaded, or not be ours to read: then there is no list. */
async function slowestStatements(owner: pg.Client): Promise<StatementFigures[] | null> {
  const { rows: extension } = await owner.query<{ schema: string }>(
    `select quote_ident(nspname) as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
      where extname = 'pg_stat_statements'`,
  );
  const schema = extension[0]?.schema;
  if (!schema) return null;
  try {
    const { rows } = await owner.query<StatementFigures>(
      `select query as statement, calls::float8 as calls, mean_exec_time as "meanMs", max_exec_time as "longestMs"
         from ${schema}.pg_stat_statements
        where dbid = (select oid from pg_database where datname = current_database()) and toplevel
        order by mean_exec_time desc limit ${STATEMENTS_SHOWN}`,
    );
    return rows;
  } catch {
    return null;
  }
}
