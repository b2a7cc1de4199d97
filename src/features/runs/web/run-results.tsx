import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CREDITS_PER_ROW } from '../../../kernel/credits.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Card } from '../../../web/ui/card.tsx';
import { classNames } from '../../../web/ui/class-names.ts';
import { EmptyState } from '../../../web/ui/empty-state.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { Pagination } from '../../../web/ui/pagination.tsx';
import { type Column, Table } from '../../../web/ui/table.tsx';
import type { RunRowView, RunView } from '../contract.ts';
import type { Bot, RowOutcome } from '../domain/run.ts';
import { OUTCOME_LABELS, OUTCOMES_OF } from '../domain/run-sentences.ts';
import { DeliveryBadge } from './delivery-badge.tsx';
import { count, moment } from './figures.ts';
import { OutcomeBadge } from './outcome-badge.tsx';
import { ROWS_PAGE, rowsQuery } from './queries.ts';
import { RowDialog } from './row-dialog.tsx';

function columns(bot: Bot, onOpen: (row: RunRowView) => void): readonly Column<RunRowView>[] {
  const mailed = bot === 'emailer-bot';
  const delivery: Column<RunRowView> = {
    key: 'delivery',
    header: 'Delivery',
    width: 'w-28',
    wideOnly: true,
    cell: ({ delivery }) => (delivery ? <DeliveryBadge delivery={delivery} /> : <Nothing />),
  };
  return [
    {
      key: 'subject',
      header: 'Brand',
      width: 'max-w-36 sm:max-w-56',
      cell: (row) => (
        <button
          type="button"
          title={row.subject}
          onClick={() => onOpen(row)}
          className="block max-w-full truncate rounded-sm text-left font-medium underline decoration-transparent underline-offset-3 transition-colors hover:decoration-ink-3"
        >
          {row.subject}
        </button>
      ),
    },
    {
      key: 'outcome',
      header: 'Result',
      width: 'w-32',
      cell: (row) => <OutcomeBadge outcome={row.outcome} />,
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
      width: 'whitespace-nowrap',
      cell: (row) =>
        row.finishedAt ? <span className="text-ink-3">{moment(row.finishedAt)}</span> : <Nothing />,
    },
  ];
}

const Nothing = () => <span className="text-ink-3">–</span>;

/** A run's rows, page by page; the page and the filter stand in the address. */
export function RunResults({ run }: { run: RunView }) {
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<RunRowView | null>(null);
  const outcome = OUTCOMES_OF[run.bot].find((known) => known === search.get('outcome'));
  const page = Math.max(0, Math.trunc(Number(search.get('page') ?? 1)) - 1 || 0);
  const rows = useQuery(rowsQuery(run.id, { outcome, limit: ROWS_PAGE, offset: page * ROWS_PAGE }));

  function show(next: { outcome?: RowOutcome | undefined; page?: number }) {
    const query = new URLSearchParams({ run: run.id });
    if (next.outcome) query.set('outcome', next.outcome);
    if (next.page) query.set('page', String(next.page + 1));
    setSearch(query, { preventScrollReset: true });
  }

  return (
    <section aria-labelledby="results">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="results" className="font-semibold text-16 tracking-heading">
          Results{' '}
          <span className="font-normal text-13 text-ink-3 tabular-nums">
            {rows.data && count(rows.data.total)}
          </span>
        </h2>
        <OutcomeFilter run={run} chosen={outcome} onChoose={(chosen) => show({ outcome: chosen })} />
      </div>
      <Card className="overflow-hidden">
        {rows.isError && !rows.data ? (
          <div className="p-5">
            <LoadFailure onRetry={rows.refetch}>
              {`The rows could not be loaded. ${sentenceOf(rows.error)}`}
            </LoadFailure>
          </div>
        ) : (
          <Table
            caption="Results of the run"
            columns={columns(run.bot, setOpened)}
            rows={rows.data?.rows}
            rowKey={(row) => row.seq}
            empty={<NoRows filtered={outcome !== undefined} onClear={() => show({})} />}
          />
        )}
      </Card>
      {rows.data && rows.data.total > ROWS_PAGE && (
        <div className="mt-2">
          <Pagination
            what="rows"
            page={page}
            pageSize={ROWS_PAGE}
            total={rows.data.total}
            onChange={(next) => show({ outcome, page: next })}
          />
        </div>
      )}
      <RowDialog run={run} row={opened} onClose={() => setOpened(null)} />
    </section>
  );
}

function OutcomeFilter({
  run,
  chosen,
  onChoose,
}: {
  run: RunView;
  chosen: RowOutcome | undefined;
  onChoose: (outcome: RowOutcome | undefined) => void;
}) {
  const choices = [undefined, ...OUTCOMES_OF[run.bot]];
  return (
    <fieldset className="-mx-1 flex min-w-0 max-w-full gap-1 overflow-x-auto px-1 py-0.5">
      <legend className="sr-only">Show only rows that ended as</legend>
      {choices.map((outcome) => (
        <button
          key={outcome ?? 'all'}
          type="button"
          aria-pressed={outcome === chosen}
          onClick={() => onChoose(outcome)}
          className={classNames(
            'h-7 shrink-0 rounded-full px-2.5 font-medium text-12 transition-colors',
            outcome === chosen ? 'bg-ink text-page' : 'text-ink-2 hover:bg-ink/6',
          )}
        >
          {outcome ? OUTCOME_LABELS[outcome] : 'All'}
        </button>
      ))}
    </fieldset>
  );
}

function Detail({ text }: { text: string | null }) {
  if (text === null) return <Nothing />;
  return (
    <span className="block truncate text-ink-2" title={text}>
      {text}
    </span>
  );
}

function NoRows({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (!filtered) return <EmptyState title="No rows">This run found nothing that waited for it.</EmptyState>;
  return (
    <EmptyState
      title="No such rows"
      action={
        <Button look="secondary" size="small" onClick={onClear}>
          Show all rows
        </Button>
      }
    >
      No row of this run ended like that.
    </EmptyState>
  );
}
