import type { SavedViewView } from '../../contract/saved-views.ts';

/** What a view keeps of an address: all but the page. */
export function keptOf(query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  kept.delete('page');
  kept.sort();
  return kept.toString();
}

type Shown = Pick<SavedViewView, 'query' | 'columns'>;

/** Whether a view is what is on the screen. */
export const isSameView = (view: Shown, shown: Shown): boolean =>
  keptOf(new URLSearchParams(view.query)) === shown.query &&
  [...view.columns].sort().join() === [...shown.columns].sort().join();
