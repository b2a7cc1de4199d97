import { useQuery } from '@tanstack/react-query';
import type { RunView } from '../contract.ts';
import { OutcomeBadge } from './outcome-badge.tsx';
import { rowsQuery } from './queries.ts';

const SHOWN = 5;

/** The last rows that ended, rolling by. Its height is fixed, so that nothing below moves. */
export function LatestResults({ run }: { run: RunView }) {
  const { data } = useQuery(rowsQuery(run.id, { limit: SHOWN }));
  const rows = data?.rows.filter((row) => row.outcome !== null) ?? [];
  return (
    <div className="border-line border-t">
      <h4 className="px-5 pt-3 pb-1 text-12 text-ink-3">Last results</h4>
      <ul className="h-40 overflow-hidden pb-2 text-13">
        {rows.length === 0 && <li className="px-5 py-1.5 text-ink-3">The first results appear here.</li>}
        {rows.map((row) => (
          <li
            key={row.seq}
            className="flex h-[1.875rem] animate-[float-in_200ms_var(--ease-out)] items-center gap-3 px-5"
          >
            <span className="min-w-0 flex-1 truncate font-medium" title={row.subject}>
              {row.subject}
            </span>
            <span className="hidden min-w-0 flex-[1.4] truncate text-ink-3 sm:block">{row.detail}</span>
            <OutcomeBadge outcome={row.outcome} />
          </li>
        ))}
      </ul>
    </div>
  );
}
