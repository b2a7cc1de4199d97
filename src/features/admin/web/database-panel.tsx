import { useQuery } from '@tanstack/react-query';
import { Gauge } from 'lucide-react';
import { count } from '../../../kernel/words.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { Badge } from '../../../web/ui/badge.tsx';
import { Card } from '../../../web/ui/card.tsx';
import { EmptyState } from '../../../web/ui/empty-state.tsx';
import { Figure } from '../../../web/ui/figure.tsx';
import { formatBytes } from '../../../web/ui/format.ts';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { dayAndTime } from '../../../web/ui/moments.ts';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { type Column, Table } from '../../../web/ui/table.tsx';
import type { DatabaseView } from '../contract/machinery.ts';
import { databaseQuery } from './machinery-queries.ts';
import { TitledCard } from './titled-card.tsx';

type TableRow = DatabaseView['tables'][number];
type Statement = DatabaseView['statements'][number];
type Migration = DatabaseView['migrations'][number];
type Connection = DatabaseView['connections'][number];

const TABLES: readonly Column<TableRow>[] = [
  { key: 'name', header: 'Table', cell: ({ name }) => <code className="font-mono text-12">{name}</code> },
  { key: 'rows', header: 'Rows, about', numeric: true, cell: ({ rows }) => count(rows) },
  {
    key: 'bytes',
    header: 'Size',
    numeric: true,
    width: 'whitespace-nowrap',
    cell: ({ bytes }) => formatBytes(bytes),
  },
];

const milliseconds = (ms: number): string => `${count(Math.round(ms))} ms`;

const STATEMENTS: readonly Column<Statement>[] = [
  {
    key: 'statement',
    header: 'Statement',
    width: 'w-full max-w-0',
    cell: ({ statement }) => (
      <span className="block py-1.5">
        <code className="line-clamp-2 break-words font-mono text-12" title={statement}>
          {statement.replace(/\s+/g, ' ')}
        </code>
      </span>
    ),
  },
  { key: 'calls', header: 'Calls', numeric: true, cell: ({ calls }) => count(calls), wideOnly: true },
  {
    key: 'mean',
    header: 'Mean',
    numeric: true,
    width: 'min-w-24 whitespace-nowrap',
    cell: ({ meanMs }) => milliseconds(meanMs),
    wideOnly: true,
  },
  {
    key: 'longest',
    header: 'Longest',
    numeric: true,
    width: 'min-w-24 whitespace-nowrap',
    cell: ({ longestMs }) => milliseconds(longestMs),
  },
];

const MIGRATIONS: readonly Column<Migration>[] = [
  {
    key: 'name',
    header: 'Migration',
    width: 'w-full max-w-0',
    cell: ({ name }) => (
      <span className="block truncate" title={name}>
        <span className="mr-2 text-ink-3 tabular-nums">{name.slice(0, 4)}</span>
        {name
          .slice(5)
          .replace(/\.sql$/, '')
          .replaceAll('-', ' ')}
      </span>
    ),
  },
  {
    key: 'applied',
    header: 'Applied',
    numeric: true,
    width: 'whitespace-nowrap',
    cell: ({ appliedAt }) =>
      appliedAt === null ? (
        <Badge tone="danger">Not yet</Badge>
      ) : (
        <span className="text-ink-3">{dayAndTime(appliedAt)}</span>
      ),
  },
];

const CONNECTIONS: readonly Column<Connection>[] = [
  { key: 'login', header: 'By', cell: ({ login }) => login || <span className="text-ink-3">unnamed</span> },
  { key: 'state', header: 'State', cell: ({ state }) => <span className="text-ink-2">{state}</span> },
  { key: 'count', header: 'Open', numeric: true, cell: (connection) => connection.count },
];

/** Size, slow statements, tables, migrations and connections, as the database itself has them. */
export function DatabasePanel() {
  const { data, isError, error, refetch } = useQuery(databaseQuery);
  if (isError && !data) {
    return (
      <LoadFailure onRetry={refetch}>{`The database could not be asked. ${sentenceOf(error)}`}</LoadFailure>
    );
  }
  return (
    <div className="settles grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card className="px-5 py-4">
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          <Figure label="Size" value={data ? formatBytes(data.bytes) : <Wait />} />
          <Figure label="Tables" value={data ? data.tables.length : <Wait />} />
          <Figure
            label="Connections"
            value={data ? data.connections.reduce((sum, each) => sum + each.count, 0) : <Wait />}
            {...(data && { unit: `of ${data.mostConnections}` })}
          />
          <Figure label="Postgres" value={data ? data.version.split(' ')[0] : <Wait />} />
        </dl>
      </Card>
      <TitledCard
        title="Slow statements"
        note={
          data?.statementsBy === 'postgres'
            ? 'By their mean time, from pg_stat_statements.'
            : 'Those that took 200 ms or more in the last week, waiting included.'
        }
      >
        <Table
          caption="Slow statements"
          columns={STATEMENTS}
          rows={data?.statements}
          rowKey={({ statement }) => statement}
          skeletonRows={3}
          empty={
            <EmptyState icon={<Gauge size={18} aria-hidden="true" />} title="No slow statements">
              Nothing took 200 ms or more.
            </EmptyState>
          }
        />
      </TitledCard>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
        <TitledCard title="Tables" isTall>
          <Table caption="Tables" columns={TABLES} rows={data?.tables} rowKey={({ name }) => name} />
        </TitledCard>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <TitledCard title="Migrations" isTall>
            <Table
              caption="Migrations"
              columns={MIGRATIONS}
              rows={data && [...data.migrations].reverse()}
              rowKey={({ name }) => name}
            />
          </TitledCard>
          <TitledCard title="Connections">
            <Table
              caption="Connections"
              columns={CONNECTIONS}
              rows={data?.connections}
              rowKey={({ login, state }) => `${login} ${state}`}
              skeletonRows={3}
            />
          </TitledCard>
        </div>
      </div>
    </div>
  );
}

const Wait = () => <Skeleton className="my-1 h-4.5 w-16" />;
