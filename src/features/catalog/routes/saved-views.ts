import type { RouteDeps } from '../../../http/mount.ts';
import { listSavedViews, removeView, renameView, saveView } from '../actions/saved-views.ts';
import { savedViewEndpoints } from '../contract/saved-views.ts';

export function savedViewRoutes({ routes, database }: RouteDeps): void {
  routes.on(savedViewEndpoints.list, async ({ actor: { accountId }, query }) => ({
    views: await database.asAccount(accountId, (tx) => listSavedViews(tx, accountId, query.list)),
  }));

  routes.on(savedViewEndpoints.save, ({ actor: { accountId }, body }) =>
    database.asAccount(accountId, (tx) => saveView(tx, accountId, body)),
  );

  routes.on(savedViewEndpoints.rename, ({ actor: { accountId }, params, body }) =>
    database.asAccount(accountId, (tx) => renameView(tx, accountId, params.id, body.name)),
  );

  routes.on(savedViewEndpoints.remove, ({ actor: { accountId }, params }) =>
    database.asAccount(accountId, (tx) => removeView(tx, accountId, params.id)),
  );
}
