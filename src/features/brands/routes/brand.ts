import type { RouteDeps } from '../../../http/mount.ts';
import { readBrand } from '../actions/read-brand.ts';
import { brandEndpoints } from '../contract/brand.ts';
import { presentBrand } from '../present/brand.ts';
import { brandIdentityRoutes } from './identity.ts';
import { brandListRoutes } from './list.ts';
import { brandPolicyRoutes } from './policy.ts';

export function brandRoutes({ routes, database }: RouteDeps): void {
  brandListRoutes({ routes, database });
  brandIdentityRoutes({ routes, database });
  brandPolicyRoutes({ routes, database });

  routes.on(brandEndpoints.read, async ({ actor: { accountId }, params }) =>
    presentBrand(await database.asAccount(accountId, (tx) => readBrand(tx, accountId, params.id))),
  );
}
