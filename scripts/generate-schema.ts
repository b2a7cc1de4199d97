// Writes src/db/schema.ts and src/db/tables from the database that the migrations make: `npm run schema`, after each new migration.
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { parseAddress } from '../src/db/roles.ts';
import { ROOT } from './run-tool.ts';

const DATABASE = join(ROOT, 'src/db');

const TYPES: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  text: 'string',
  uuid: 'string',
  date: 'string',
  timestamptz: 'Date',
  jsonb: 'unknown',
  bytea: 'Buffer',
};

interface Column {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: 'YES' | 'NO';
  column_default: string | null;
  is_identity: 'YES' | 'NO';
  is_generated: 'ALWAYS' | 'NEVER';
}

/** The files to write, by their paths below src/db: the schema, and its tables by the migration that made them. */
export async function describeSchema(ownerUrl: string): Promise<Map<string, string>> {
  const client = new pg.Client(parseAddress(ownerUrl));
  await client.connect();
  try {
    const { rows } = await client.query<Column>(
      `select table_name, column_name, udt_name, is_nullable, column_default, is_identity, is_generated
         from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations'
        order by table_name, ordinal_position`,
    );
    const columns = Map.groupBy(rows, (row) => row.table_name);
    const tables = [...columns.keys()].map((name) => ({ name, origin: originOf(name) }));
    const byOrigin = [...Map.groupBy(tables, ({ origin }) => origin)].sort(([one], [other]) =>
      one < other ? -1 : 1,
    );
    const namesOf = (some: typeof tables) => some.map(({ name }) => name);
    return new Map([
      ['schema.ts', schemaFile(byOrigin.map(([origin, some]) => [origin, namesOf(some)]))],
      ...byOrigin.map(
        ([origin, some]) => [`tables/${origin}.ts`, tablesFile(namesOf(some), columns)] as const,
      ),
    ]);
  } finally {
    await client.end();
  }
}

const MIGRATIONS = join(ROOT, 'migrations');

/** "accounts" for a table that 0001-create-accounts.sql makes. */
function originOf(table: string): string {
  const makes = new RegExp(`^create table ${table} \\(`, 'm');
  const migration = readdirSync(MIGRATIONS).find((file) =>
    makes.test(readFileSync(join(MIGRATIONS, file), 'utf8')),
  );
  const [, origin] = /^\d+-[a-z]+-(.+)\.sql$/.exec(migration ?? '') ?? [];
  if (!origin) throw new Error(`No migration makes the table ${table}.`);
  return origin;
}

const GENERATED = '// Generated from the migrations by `npm run schema`. Edit those, not this.';

function schemaFile(byOrigin: (readonly [string, readonly string[]])[]): string {
  const tables = byOrigin.flatMap(([, names]) => names).sort();
  return [
    GENERATED,
    ...byOrigin.map(([origin, names]) =>
      importOf(
        names.map((name) => `${pascal(name)}Table`),
        origin,
      ),
    ),
    '',
    'export interface Schema {',
    ...tables.map((table) => `  ${table}: ${pascal(table)}Table;`),
    '}',
    '',
  ].join('\n');
}

const LONGEST_LINE = 110;

/** As the formatter would have it. */
function importOf(names: readonly string[], origin: string): string {
  const types = names.toSorted((one, other) => (asSorted(one) < asSorted(other) ? -1 : 1));
  const line = `import type { ${types.join(', ')} } from './tables/${origin}.ts';`;
  if (line.length <= LONGEST_LINE) return line;
  return ['import type {', ...types.map((type) => `  ${type},`), `} from './tables/${origin}.ts';`].join(
    '\n',
  );
}

/** As Biome sorts names: letter by letter, the capital before its small one. */
const asSorted = (name: string): string =>
  name.replace(/[a-z]/gi, (letter) => letter.toLowerCase() + (letter === letter.toLowerCase() ? '1' : '0'));

function tablesFile(names: readonly string[], columns: Map<string, Column[]>): string {
  const tables = names.map((name) =>
    [
      `export interface ${pascal(name)}Table {`,
      ...(columns.get(name) ?? []).map((column) => `  ${column.column_name}: ${typeOf(column)};`),
      '}',
    ].join('\n'),
  );
  const used = ['Generated', 'GeneratedAlways'].filter((type) =>
    tables.some((table) => table.includes(`${type}<`)),
  );
  const imports = used.length > 0 ? [`import type { ${used.join(', ')} } from 'kysely';`, ''] : [''];
  return `${[GENERATED, ...imports, tables.join('\n\n')].join('\n')}\n`;
}

function typeOf(column: Column): string {
  const { table_name, column_name, udt_name, is_nullable, column_default } = column;
  const name = udt_name.replace(/^_/, '');
  const base = TYPES[name];
  if (!base)
    throw new Error(`${table_name}.${column_name} is of a type without a counterpart here: ${udt_name}`);
  const value = `${base}${udt_name.startsWith('_') ? '[]' : ''}${is_nullable === 'YES' ? ' | null' : ''}`;
  if (column.is_identity === 'YES' || column.is_generated === 'ALWAYS') return `GeneratedAlways<${value}>`;
  return column_default === null ? value : `Generated<${value}>`;
}

const pascal = (name: string): string =>
  name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

if (import.meta.main) {
  const { startTestCluster } = await import('../test/support/cluster.ts');
  const cluster = await startTestCluster();
  try {
    await rm(join(DATABASE, 'tables'), { recursive: true, force: true });
    await mkdir(join(DATABASE, 'tables'));
    for (const [path, text] of await describeSchema(cluster.templateUrl))
      await writeFile(join(DATABASE, path), text);
  } finally {
    await cluster.stop();
  }
}
