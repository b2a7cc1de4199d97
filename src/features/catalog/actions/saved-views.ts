import type { Tx } from '../../../db/database.ts';
import { takeTurn } from '../../../db/take-turn.ts';
import { AppError } from '../../../kernel/errors.ts';
import { MOST_VIEWS, type SavedView, type ViewedList } from '../domain/saved-view.ts';
import * as store from '../store/saved-views.ts';

export const listSavedViews = (tx: Tx, accountId: string, list: ViewedList): Promise<SavedView[]> =>
  store.viewsOf(tx, accountId, list);

/** Saves a view; one of the same list and name is replaced. */
export async function saveView(tx: Tx, accountId: string, view: Omit<SavedView, 'id'>): Promise<SavedView> {
  await takeTurn(tx, 'saved_views', accountId);
  const views = await store.viewsOf(tx, accountId, view.list);
  if (views.length >= MOST_VIEWS && !views.some(({ name }) => name === view.name))
    throw new AppError('conflict', `There are ${MOST_VIEWS} saved views already. Delete one first.`);
  return store.upsertView(tx, accountId, view);
}

export async function renameView(tx: Tx, accountId: string, id: number, name: string): Promise<SavedView> {
  await takeTurn(tx, 'saved_views', accountId);
  const views = await store.allViewsOf(tx, accountId);
  const view = views.find((known) => known.id === id);
  if (!view) throw new AppError('not_found', 'There is no such saved view.');
  if (views.some((other) => other.id !== id && other.list === view.list && other.name === name))
    throw new AppError('conflict', `There is a view “${name}” already.`);
  await store.renameView(tx, accountId, id, name);
  return { ...view, name };
}

export async function removeView(tx: Tx, accountId: string, id: number): Promise<{ id: number }> {
  if (!(await store.deleteView(tx, accountId, id)))
    throw new AppError('not_found', 'There is no such saved view.');
  return { id };
}
