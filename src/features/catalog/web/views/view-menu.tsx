import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { notLoaded } from '../../../../web/api/errors.ts';
import { GivenName } from '../../../../web/ui/given-name.tsx';
import { LoadFailure } from '../../../../web/ui/load-failure.tsx';
import { Popout } from '../../../../web/ui/popout.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import type { SavedViewView } from '../../contract/saved-views.ts';
import type { ViewedList } from '../../domain/saved-view.ts';
import { useChangeViews, viewsQuery } from './queries.ts';
import { isSameView, keptOf } from './same-view.ts';
import { SaveView } from './save-view.tsx';
import { ViewLine } from './view-line.tsx';

interface ViewMenuProps {
  list: ViewedList;
  /** What the list shows now. */
  query: URLSearchParams;
  columns: readonly string[];
  onChoose: (view: SavedViewView) => void;
}

/** The saved views of a list: choose one, keep what is on the screen, give names and take away. */
export function ViewMenu({ list, query, columns, onChoose }: ViewMenuProps) {
  const views = useQuery(viewsQuery(list));
  const change = useChangeViews(list);
  const shown = { query: keptOf(query), columns: [...columns] };
  const current = views.data?.find((view) => isSameView(view, shown));
  return (
    <Popout
      label="Saved views"
      width="sm:w-72"
      button={
        <>
          <Bookmark size={15} aria-hidden="true" />
          <GivenName className="max-w-40">{current?.name ?? 'Views'}</GivenName>
        </>
      }
    >
      {(close) => (
        <>
          {views.isError && !views.data && (
            <LoadFailure className="mb-2" onRetry={views.refetch}>
              {notLoaded('The views', views.error)}
            </LoadFailure>
          )}
          {views.isPending && <Skeleton className="m-2 h-4 w-2/3" />}
          {views.data?.length === 0 && (
            <p className="px-2.5 pt-1 pb-2 text-12 text-ink-3">
              A view keeps the filters, the order and the columns that you see now.
            </p>
          )}
          {views.data && views.data.length > 0 && (
            <ul className="mb-2 max-h-72 overflow-y-auto">
              {views.data.map((view) => (
                <ViewLine
                  key={view.id}
                  view={view}
                  isCurrent={view === current}
                  onChoose={() => {
                    onChoose(view);
                    close();
                  }}
                  rename={change.rename}
                  onRemove={() => change.remove.mutate(view.id)}
                />
              ))}
            </ul>
          )}
          <SaveView
            save={change.save}
            view={shown}
            known={views.data?.map(({ name }) => name) ?? []}
            onSaved={close}
          />
        </>
      )}
    </Popout>
  );
}
