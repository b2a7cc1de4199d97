import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { idParams } from '../../../kernel/schemas.ts';
import { VIEWED_LISTS } from '../domain/saved-view.ts';

const list = z.enum(VIEWED_LISTS);
const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please name the view'),
    z.maxLength(80, 'The name is longer than 80 characters'),
  );

export const SavedViewView = z.object({
  id: z.number(),
  list,
  name: z.string(),
  /** The list’s address after the question mark, without the page: filters, search and sort. */
  query: z.string(),
  /** The columns shown, in their order; none: the list’s own. */
  columns: z.array(z.string()),
});
export type SavedViewView = z.infer<typeof SavedViewView>;

export const savedViewEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/saved-views',
    summary: 'Saved views of a list, by name',
    access: 'session',
    query: z.object({ list }),
    response: z.object({ views: z.array(SavedViewView) }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/saved-views',
    summary: 'Save a view of a list; one of the same name is replaced',
    access: 'session',
    body: z.object({
      list,
      name,
      query: z.string().check(z.maxLength(4_000)),
      columns: z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(60)),
    }),
    response: SavedViewView,
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/api/saved-views/:id',
    summary: 'Give a saved view another name',
    access: 'session',
    params: idParams,
    body: z.object({ name }),
    response: SavedViewView,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/saved-views/:id',
    summary: 'Delete a saved view',
    access: 'session',
    params: idParams,
    response: z.object({ id: z.number() }),
  }),
};
