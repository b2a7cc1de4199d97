import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { notLoaded } from '../../../../web/api/errors.ts';
import { fetchMore, pageCount } from '../../../../web/api/fetch-more.ts';
import { paths } from '../../../../web/paths.ts';
import { Badge } from '../../../../web/ui/badge.tsx';
import { Button } from '../../../../web/ui/button.tsx';
import { Card } from '../../../../web/ui/card.tsx';
import { EmptyState } from '../../../../web/ui/empty-state.tsx';
import { formatShare } from '../../../../web/ui/format.ts';
import { LoadFailure } from '../../../../web/ui/load-failure.tsx';
import { moment } from '../../../../web/ui/moments.ts';
import { type Column, Table } from '../../../../web/ui/table.tsx';
import type { ImportView } from '../../contract/imports.ts';
import { isUnderWay, resultSentence } from '../../domain/import.ts';
import { MARKETPLACE_NAMES } from '../../domain/product.ts';
import { wordsOfState } from './import-words.ts';
import { importsQuery } from './queries.ts';

const columns = (shown: string | null): readonly Column<ImportView>[] => [
  {
    key: 'file',
    header: 'File',
    width: 'max-w-40 sm:max-w-64',
    cell: ({ id, fileName }) => (
      <Link
        to={paths.importProducts({ import: id })}
        aria-current={id === shown ? 'true' : undefined}
        title={fileName}
        dir="auto"
        className="block truncate rounded-sm text-left font-medium underline decoration-transparent underline-offset-3 transition-colors hover:decoration-ink-3"
      >
        {fileName}
      </Link>
    ),
  },
  {
    key: 'state',
    header: 'State',
    width: 'w-28',
    cell: (imported) => {
      const { label, tone } = wordsOfState(imported);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    key: 'marketplace',
    header: 'Sold on',
    width: 'w-28',
    wideOnly: true,
    cell: ({ marketplace }) => marketplace && MARKETPLACE_NAMES[marketplace],
  },
  {
    key: 'result',
    header: 'Result',
    width: 'max-w-0 w-full',
    wideOnly: true,
    cell: (imported) => (
      <span className="block truncate text-ink-2 tabular-nums" title={wordsOf(imported)}>
        {wordsOf(imported)}
      </span>
    ),
  },
  {
    key: 'created',
    header: 'When',
    numeric: true,
    width: 'whitespace-nowrap',
    cell: ({ createdAt }) => <span className="text-ink-3">{moment(createdAt)}</span>,
  },
];

const wordsOf = (imported: ImportView): string =>
  isUnderWay(imported.state)
    ? `${formatShare(imported.shareRead)} read`
    : (imported.reason ?? resultSentence(imported));

/** Files that were imported before. */
export function EarlierImports({ shown }: { shown: string | null }) {
  const list = useInfiniteQuery(importsQuery);
  const imports = list.data?.pages.flat();
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier" className="mb-3 font-semibold text-16 tracking-heading">
        Earlier imports
      </h2>
      <Card className="overflow-hidden">
        {list.isError && !imports ? (
          <LoadFailure className="m-5" onRetry={list.refetch}>
            {notLoaded('The imports', list.error)}
          </LoadFailure>
        ) : (
          <Table
            caption="Earlier imports"
            columns={columns(shown)}
            rows={imports}
            rowKey={({ id }) => id}
            skeletonRows={3}
            empty={
              <EmptyState title="Nothing imported yet">
                The first file you import will be listed here, with its result.
              </EmptyState>
            }
          />
        )}
      </Card>
      {list.hasNextPage && (
        <Button
          look="quiet"
          size="small"
          className="mt-2"
          busy={list.isFetchingNextPage}
          onClick={() => void fetchMore(list, pageCount)}
        >
          Show earlier ones
        </Button>
      )}
    </section>
  );
}
