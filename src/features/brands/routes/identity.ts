import type { RouteDeps } from '../../../http/mount.ts';
import { readIdentity, undoChange } from '../actions/brand-changes.ts';
import { mergeBrands } from '../actions/merge-brands.ts';
import { splitBrand } from '../actions/split-brand.ts';
import { brandIdentityEndpoints } from '../contract/identity.ts';
import { presentIdentity } from '../present/identity.ts';

export function brandIdentityRoutes({ routes, database }: RouteDeps): void {
  routes.on(brandIdentityEndpoints.identity, async ({ actor: { accountId }, params }) =>
    presentIdentity(
      params.id,
      await database.asAccount(accountId, (tx) => readIdentity(tx, accountId, params.id)),
    ),
  );

  routes.on(brandIdentityEndpoints.merge, ({ actor: { accountId }, params, body }) =>
    database.asAccount(accountId, (tx) => mergeBrands(tx, accountId, params.id, body.into)),
  );

  routes.on(brandIdentityEndpoints.split, ({ actor: { accountId }, params, body }) =>
    database.asAccount(accountId, (tx) => splitBrand(tx, accountId, params.id, body.spellings)),
  );

  routes.on(brandIdentityEndpoints.undo, async ({ actor: { accountId }, params }) => ({
    id: await database.asAccount(accountId, (tx) => undoChange(tx, accountId, params.id)),
  }));
}
