import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { count } from '../../../../kernel/words.ts';
import { addressOf } from '../../../../web/api/client.ts';
import { notLoaded } from '../../../../web/api/errors.ts';
import { buttonClass } from '../../../../web/ui/button.tsx';
import { EmptyState } from '../../../../web/ui/empty-state.tsx';
import { PagedList } from '../../../../web/ui/paged-list.tsx';
import { type Column, Table } from '../../../../web/ui/table.tsx';
import { type ImportView, importEndpoints, type RefusedLineView } from '../../contract/imports.ts';
import { REFUSED_PAGE, refusedQuery } from './queries.ts';

const COLUMNS: readonly Column<RefusedLineView>[] = [
  { key: 'line', header: 'Line', numeric: true, width: 'w-20', cell: ({ line }) => count(line) },
  { key: 'reason', header: 'Reason', width: 'min-w-52 py-2', cell: ({ reason }) => reason },
  {
    key: 'cells',
    header: 'In the file',
    wideOnly: true,
    width: 'w-1/2 max-w-0',
    cell: ({ cells }) => (
      <span className="block truncate text-ink-3" title={cells.join(', ')}>
        {cells.filter(Boolean).join(', ')}
      </span>
    ),
  },
];

/** The lines that were refused, with the reason for each. */
export function RefusedLines({ imported }: { imported: ImportView }) {
  const { id, rowsRefused } = imported;
  const [page, setPage] = useState(0);
  const query = useQuery(refusedQuery(id, page));
  const kept = query.data?.kept ?? rowsRefused;
  return (
    <section aria-labelledby="refused">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="refused" className="font-semibold text-16 tracking-heading">
          Refused lines{' '}
          <span className="font-normal text-13 text-ink-3 tabular-nums">{count(rowsRefused)}</span>
        </h2>
        <a
          href={addressOf(importEndpoints.refusedFile.path, { id })}
          download
          className={buttonClass('secondary', 'small')}
        >
          Download as CSV
        </a>
      </div>
      <PagedList
        what="lines"
        query={query}
        rowsOf={({ lines }) => lines}
        failure={(error) => notLoaded('The lines', error)}
        empty={<EmptyState title="No line was refused" />}
        page={page}
        pageSize={REFUSED_PAGE}
        onPage={setPage}
      >
        {(rows) => (
          <Table caption="Refused lines" columns={COLUMNS} rows={rows} rowKey={({ line }) => line} />
        )}
      </PagedList>
      <p className="mt-2 text-12 text-ink-3">
        {kept < rowsRefused && `The first ${count(kept)} are kept. `}
        Fix them in the downloaded file and import it: it has the same headings.
      </p>
    </section>
  );
}
