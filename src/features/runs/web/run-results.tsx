import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CREDITS_PER_ROW } from '../../../kernel/credits.ts';
import { count } from '../../../kernel/words.ts';
import { notLoaded } from '../../../web/api/errors.ts';
import { ChoicePills } from '../../../web/ui/choice-pills.tsx';
import { classNames } from '../../../web/ui/class-names.ts';
import { EmptyState, NoResults } from '../../../web/ui/empty-state.tsx';
import { pageIn, withFilter } from '../../../web/ui/list-address.ts';
import { offsetOf } from '../../../web/ui/list-pages.ts';
import { moment } from '../../../web/ui/moments.ts';
import { PagedList } from '../../../web/ui/paged-list.tsx';
import { type Column, Table } from '../../../web/ui/table.tsx';
import { DeliveryBadge } from '../../outreach/web/delivery-badge.tsx';
import type { RunRowView, RunView } from '../contract/runs.ts';
import { hasEnded, type RowFilter } from '../domain/run.ts';
import { FILTER_LABELS, filtersFor } from '../domain/run-sentences.ts';
import { isNotDone } from './is-not-done.ts';
import { OutcomeBadge } from './outcome-badge.tsx';
import { ROWS_PAGE, rowQuery, rowsQuery } from './queries.ts';
import { RowDialog } from './row-dialog.tsx';

function columns(run: RunView, onOpen: (row: RunRowView) => void): readonly Column<RunRowView>[] {
  const mailed = run.bot === 'emailer-bot';
  const delivery: Column<RunRowView> = {
    key: 'delivery',
    header: 'Delivery',
    width: 'min-w-28',
    wideOnly: true,
    cell: ({ delivery }) => (delivery ? <DeliveryBadge delivery={delivery} /> : <Nothing />),
  };
  return [
    {
      key: 'subject',
      header: 'Brand',
      width: 'min-w-36 max-md:w-full max-md:max-w-0 md:min-w-56 md:max-w-56',
      cell: (row) => (
        // What stands in a column of its own beside it has no room on a phone.
        <div className="py-1.5 max-md:grid max-md:min-w-0">
          <button
            type="button"
            title={row.subject}
            dir="auto"
            onClick={() => onOpen(row)}
            className="block touch:min-h-10 max-w-full truncate rounded-sm text-left font-medium underline decoration-transparent underline-offset-3 transition-colors hover:decoration-ink-3"
          >
            {row.subject}
          </button>
          {row.detail && (
            <span
              className={classNames('mt-0.5 text-12 text-ink-3 md:hidden print:hidden', lookOf(row.detail))}
              title={row.detail}
            >
              {row.detail}
            </span>
          )}
        </div>
      ),
    },
    {
      key: 'outcome',
      header: 'Result',
      width: 'min-w-31 sm:min-w-32',
      cell: (row) => <OutcomeBadge outcome={row.outcome} isOver={isNotDone(run, row)} />,
    },
    ...(mailed ? [delivery] : []),
    {
      key: 'detail',
      header: mailed ? 'Address, or the reason' : 'Found',
      wideOnly: true,
      width: 'max-w-0 w-full',
      cell: (row) => <Detail text={row.detail} />,
    },
    {
      key: 'credits',
      header: 'Credits',
      numeric: true,
      cell: (row) => (row.charged ? CREDITS_PER_ROW : <span className="text-ink-3">0</span>),
    },
    {
      key: 'finished',
      header: 'Ended',
      numeric: true,
      wideOnly: true,
      width: 'min-w-30 whitespace-nowrap',
      cell: (row) =>
        row.finishedAt ? <span className="text-ink-3">{moment(row.finishedAt)}</span> : <Nothing />,
    },
  ];
}

const choicesOf = (filters: readonly RowFilter[]) => [
  { value: 'all' as const, label: 'All' },
  ...filters.map((value) => ({ value, label: FILTER_LABELS[value] })),
];

/** Of a run at work the list has those, too, that are still to come. */
function resultsOf({ state, rowsDone, rowsTotal }: RunView, filtered: { listed: number } | null): string {
  if (filtered !== null) return count(filtered.listed);
  return hasEnded(state) ? count(rowsDone) : `${count(rowsDone)} of ${count(rowsTotal)}`;
}

const Nothing = () => <span className="text-ink-3">–</span>;

/** A run's rows, page by page; the page and the filter stand in the address. */
export function RunResults({ run }: { run: RunView }) {
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<RunRowView | null>(null);
  const filters = filtersFor(run);
  const outcome = filters.find((known) => known === search.get('outcome'));
  const page = pageIn(search);
  const rows = useQuery(rowsQuery(run.id, { outcome, limit: ROWS_PAGE, offset: offsetOf(page, ROWS_PAGE) }));
  // What happened to it may be told while somebody looks at it, and take it off a list of those of which it is unknown.
  const { data: latest = opened } = useQuery(rowQuery(run.id, opened));

  const show = (changes: { outcome?: RowFilter | ''; page?: number }) =>
    setSearch(withFilter(search, { run: run.id, ...changes }), { preventScrollReset: true });
  const showAll = () => show({ outcome: '' });

  return (
    <section aria-labelledby="results">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="results" className="flex items-baseline gap-1 font-semibold text-16 tracking-heading">
          Results{' '}
          <span className="font-normal text-13 text-ink-3 leading-none tabular-nums">
            {rows.data && resultsOf(run, outcome ? { listed: rows.data.total } : null)}
          </span>
        </h2>
        <ChoicePills
          legend="Show only rows that ended as"
          options={choicesOf(filters)}
          chosen={outcome ?? 'all'}
          onChoose={(chosen) => show({ outcome: chosen === 'all' ? '' : chosen })}
        />
      </div>
      <PagedList
        what="rows"
        question={outcome ?? ''}
        query={rows}
        rowsOf={(read) => read.rows}
        failure={(error) => notLoaded('The rows', error)}
        empty={<NoRows isFiltered={outcome !== undefined} onClear={showAll} />}
        page={page}
        pageSize={ROWS_PAGE}
        onPage={(next) => show({ page: next + 1 })}
      >
        {(shown) => (
          <Table
            caption="Results of the run"
            columns={columns(run, setOpened)}
            rows={shown}
            rowKey={(row) => row.seq}
          />
        )}
      </PagedList>
      <RowDialog run={run} row={opened && latest} onClose={() => setOpened(null)} />
    </section>
  );
}

function Detail({ text }: { text: string | null }) {
  if (text === null) return <Nothing />;
  return (
    <span className={classNames('py-2 text-ink-2', lookOf(text))} dir="auto" title={text}>
      {text}
    </span>
  );
}

/** An address stands in one line, cut where there is no room for it; a sentence has as many as it needs. */
const lookOf = (detail: string): string => (/\s/.test(detail) ? 'block wrap-anywhere' : 'block truncate');

function NoRows({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) return <EmptyState title="No rows">There was nothing waiting for this run.</EmptyState>;
  return (
    <NoResults title="No such rows" clear="Show all rows" onClear={onClear}>
      No row of this run ended like that.
    </NoResults>
  );
}
