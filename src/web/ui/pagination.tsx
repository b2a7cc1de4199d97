import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatCount } from './format.ts';
import { IconButton } from './icon-button.tsx';
import { farthestPage } from './list-pages.ts';

interface PaginationProps {
  /** What is leafed through: "rows". */
  what: string;
  /** The first page is 0. */
  page: number;
  pageSize: number;
  total: number;
  onChange: (page: number) => void;
}

export function Pagination({ what, page, pageSize, total, onChange }: PaginationProps) {
  const first = total === 0 ? 0 : page * pageSize + 1;
  const last = Math.min(total, (page + 1) * pageSize);
  const isFarthest = last < total && page >= farthestPage(pageSize);
  return (
    <nav aria-label={`Pages of ${what}`} className="flex items-center justify-end gap-2 text-12 text-ink-3">
      {isFarthest && <span>The list ends here. Search or filter to see the others.</span>}
      <span className="tabular-nums">
        {formatCount(first)}–{formatCount(last)} of {formatCount(total)} {what}
      </span>
      <div className="flex">
        <IconButton label="Previous page" disabled={page === 0} onClick={() => onChange(page - 1)}>
          <ChevronLeft size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          label="Next page"
          disabled={last >= total || isFarthest}
          onClick={() => onChange(page + 1)}
        >
          <ChevronRight size={16} aria-hidden="true" />
        </IconButton>
      </div>
    </nav>
  );
}
