// Writes src/db/schema.ts from the database that the migrations make: `npm run schema`, after each new migration.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { parseAddress } from '../src/db/roles.ts';

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

export async function describeSchema(ownerUrl: string): Promise<string> {
  const client = new pg.Client(parseAddress(ownerUrl));
  await client.connect();
  try {
    const { rows } = await client.query<Column>(
      `select table_name, column_name, udt_name, is_nullable, column_default, is_identity, is_generated
         from information_schema.columns
        where table_schema = 'public' and table_name <> 'migrations'
        order by table_name, ordinal_position`,
    );
    const tables = Object.entries(Object.groupBy(rows, (row) => row.table_name));
    return [
      '// Generated from the migrations by `npm run schema`. Edit those, not this.',
      `import type { Generated, GeneratedAlways } from 'kysely';`,
      '',
      'export interface Schema {',
      ...tables.map(([table]) => `  ${table}: ${pascal(table)}Table;`),
      '}',
      ...tables.flatMap(([table, columns = []]) => [
        '',
        `export interface ${pascal(table)}Table {`,
        ...columns.map((column) => `  ${column.column_name}: ${typeOf(column)};`),
        '}',
      ]),
      '',
    ].join('\n');
  } finally {
    await client.end();
  }
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
    await writeFile(
      join(import.meta.dirname, '../src/db/schema.ts'),
      await describeSchema(cluster.templateUrl),
    );
  } finally {
    await cluster.stop();
  }
}
