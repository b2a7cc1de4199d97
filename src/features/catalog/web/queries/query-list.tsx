import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { counted } from '../../../../kernel/words.ts';
import { paths } from '../../../../web/paths.ts';
import { Badge } from '../../../../web/ui/badge.tsx';
import { buttonClass } from '../../../../web/ui/button.tsx';
import { classNames } from '../../../../web/ui/class-names.ts';
import { GivenName } from '../../../../web/ui/given-name.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import type { ProductQueryView } from '../../contract/queries.ts';
import { amazonSite } from '../../domain/amazon-site.ts';

interface QueryListProps {
  queries: readonly ProductQueryView[] | undefined;
  /** Null while a new one is made. */
  shown: number | null;
}

export function QueryList({ queries, shown }: QueryListProps) {
  return (
    <nav aria-label="Queries">
      <Link to={paths.productQueries({ query: 'new' })} className={buttonClass('secondary', 'small')}>
        <Plus size={14} aria-hidden="true" />
        New query
      </Link>
      <ul className="mt-3 -mx-3 grid gap-0.5 lg:max-h-[calc(100vh-14rem)] lg:overflow-y-auto">
        {queries === undefined &&
          [1, 2].map((line) => (
            <li key={line} aria-hidden="true" className="grid h-16 content-center gap-2 px-3">
              <Skeleton className="h-3 w-28" />
              <Skeleton className="h-2.5 w-48" />
            </li>
          ))}
        {queries?.map((query) => (
          <li key={query.id} className="min-w-0">
            <Link
              to={paths.productQueries({ query: query.id })}
              preventScrollReset
              aria-current={query.id === shown ? 'true' : undefined}
              className={classNames(
                '-outline-offset-2 block rounded-md px-3 py-2 transition-colors',
                query.id === shown ? 'bg-ink/6' : 'hover:bg-ink/4',
              )}
            >
              <span className="flex items-center justify-between gap-3">
                <GivenName className="font-medium text-13">{query.name}</GivenName>
                {query.isDefault && <Badge>Default</Badge>}
              </span>
              <span className="mt-0.5 line-clamp-2 text-12 text-ink-3 [overflow-wrap:anywhere]">
                {query.words}
              </span>
              <span className="mt-0.5 block text-12 text-ink-3 tabular-nums">{factsOf(query)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function factsOf({ siteId, rows, matches }: ProductQueryView): string {
  const wanted = counted(Math.min(rows, matches ?? rows), 'product');
  return `${amazonSite(siteId)?.host ?? ''} · ${matches === null ? `up to ${wanted}` : wanted}`;
}
