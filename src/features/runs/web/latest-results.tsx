import { useQuery } from '@tanstack/react-query';
import type { RunView } from '../contract/runs.ts';
import type { Bot, Run } from '../domain/run.ts';
import { OutcomeBadge } from './outcome-badge.tsx';
import { rowsQuery } from './queries.ts';

const SHOWN = 5;

const BEFORE_THE_FIRST: Record<Bot, string> = {
  'keepa-download': 'Asking Keepa which products match your query.',
  'source-bot': 'Looking for the first websites.',
  'emailer-bot': 'Writing the first inquiries.',
};

/** The notice above says why it doesn't move. */
const whileNothing = ({ bot, state }: Pick<Run, 'bot' | 'state'>): string =>
  state === 'running' ? BEFORE_THE_FIRST[bot] : 'No results yet.';

/** The last rows that ended, rolling by. Its height is fixed, so that nothing below moves. */
export function LatestResults({ run }: { run: RunView }) {
  const { data } = useQuery(rowsQuery(run.id, { limit: SHOWN }));
  const rows = data?.rows.filter((row) => row.outcome !== null) ?? [];
  return (
    <div className="border-line border-t">
      <h4 className="px-5 pt-3 pb-1 text-12 text-ink-3">Last results</h4>
      <ul className="h-40 overflow-hidden pb-2 text-13">
        {rows.length === 0 && <li className="px-5 py-1.5 text-ink-3">{whileNothing(run)}</li>}
        {rows.map((row) => (
          <li
            key={row.seq}
            className="grid h-[1.875rem] animate-[float-in_200ms_var(--ease-out)] grid-cols-[minmax(0,1fr)_auto] items-center gap-4 px-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_7rem]"
          >
            <bdi className="truncate font-medium" title={row.subject}>
              {row.subject}
            </bdi>
            <span className="hidden truncate text-ink-3 sm:block" title={row.detail ?? undefined}>
              {row.detail}
            </span>
            <span className="justify-self-end">
              <OutcomeBadge outcome={row.outcome} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
