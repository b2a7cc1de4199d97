import { useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { formatCredits } from '../../../kernel/credits.ts';
import { counted } from '../../../kernel/words.ts';
import { notLoaded } from '../../../web/api/errors.ts';
import { classNames } from '../../../web/ui/class-names.ts';
import { EmptyState } from '../../../web/ui/empty-state.tsx';
import { dayAndTime } from '../../../web/ui/moments.ts';
import { PagedList } from '../../../web/ui/paged-list.tsx';
import { type Column, Table } from '../../../web/ui/table.tsx';
import { HISTORY_PAGE_SIZE, type HistoryEntry } from '../contract.ts';
import { signedCredits } from './history-words.ts';
import { historyQuery } from './queries.ts';

const When = ({ at }: Pick<HistoryEntry, 'at'>) => (
  <time dateTime={at} className="text-ink-3 tabular-nums">
    {dayAndTime(at)}
  </time>
);

const COLUMNS: readonly Column<HistoryEntry>[] = [
  {
    key: 'at',
    header: 'When',
    width: 'w-44 whitespace-nowrap',
    wideOnly: true,
    cell: (entry) => <When {...entry} />,
  },
  {
    key: 'what',
    header: 'What',
    cell: (entry) => (
      <div className="max-md:py-2">
        {entry.kind === 'settle' ? 'Rows processed' : entry.reason}
        {entry.rows !== null && (
          <span className="ml-2 whitespace-nowrap text-12 text-ink-3 tabular-nums">
            {counted(entry.rows, 'row')}
          </span>
        )}
        <span className="block whitespace-nowrap text-12 md:hidden">
          <When {...entry} />
        </span>
      </div>
    ),
  },
  {
    key: 'amount',
    header: 'Credits',
    numeric: true,
    width: 'sm:w-24',
    cell: ({ amount }) => (
      <span className={classNames(amount > 0 && 'font-medium text-accent-ink')}>{signedCredits(amount)}</span>
    ),
  },
  {
    key: 'balance',
    header: 'Balance',
    numeric: true,
    width: 'sm:w-28',
    cell: ({ balance }) => formatCredits(balance),
  },
];

interface CreditHistoryProps {
  /** The first page is 0. */
  page: number;
  onPage: (page: number) => void;
}

/** The ledger as a person reads it: all that changed the balance, newest first. */
export function CreditHistory({ page, onPage }: CreditHistoryProps) {
  const history = useQuery(historyQuery(page));
  return (
    <section aria-labelledby="credit-history">
      <h2 id="credit-history" className="mb-3 font-semibold text-16 tracking-heading">
        History
      </h2>
      <PagedList
        what="entries"
        query={history}
        rowsOf={({ entries }) => entries}
        failure={(error) => notLoaded('The history', error)}
        empty={
          <EmptyState icon={<Coins size={18} aria-hidden="true" />} title="Nothing yet">
            Grants, packs and what the bots charge appear here, each with the resulting balance.
          </EmptyState>
        }
        page={page}
        pageSize={HISTORY_PAGE_SIZE}
        onPage={onPage}
      >
        {(entries) => (
          <Table
            caption="What changed your credits"
            columns={COLUMNS}
            rows={entries}
            rowKey={({ id }) => id}
          />
        )}
      </PagedList>
    </section>
  );
}
