import type pg from 'pg';

export interface Table {
  name: string;
  /** Those that are stored; the others follow from them. */
  columns: string[];
}

/** All tables but the list of migrations, each after those that it refers to. */
export async function tablesInOrder(owner: pg.Client): Promise<Table[]> {
  const { rows: tables } = await owner.query<Table>(
    `select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
        and table_name <> 'migrations'
      group by table_name order by table_name`,
  );
  const { rows: references } = await owner.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
       from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  );
  const ordered: Table[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const isWaiting = new Set(waiting.map(({ name }) => name));
    const next = waiting.filter(
      ({ name }) => !references.some(({ from, to }) => from === name && isWaiting.has(to)),
    );
    if (next.length === 0) throw new Error(`Tables refer to each other: ${[...isWaiting].join(', ')}`);
    ordered.push(...next);
    waiting = waiting.filter((table) => !next.includes(table));
  }
  return ordered;
}

/** Takes the tables and routines of every migration away; what an extension brought stays. */
export async function dropEverything(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ kind: string; name: string }>(
    `select case relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end as kind,
            oid::regclass::text as name
       from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
     union all
     select 'routine', oid::regprocedure::text
       from pg_proc where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`,
  );
  for (const { kind, name } of rows) await owner.query(`drop ${kind} if exists ${name} cascade`);
}

export async function migrationsIn(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>('select name from migrations order by number');
  return rows.map(({ name }) => name);
}

/** Where each sequence stands; numbers that were given out once are not given out again. */
export async function sequencesIn(owner: pg.Client): Promise<Record<string, number>> {
  const { rows } = await owner.query<{ name: string; value: string }>(
    `select sequencename as name, last_value as value from pg_sequences
      where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, Number(value)]));
}

export const columnList = (columns: readonly string[]): string =>
  columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');
