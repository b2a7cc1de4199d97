import type { RouteDeps } from '../../http/mount.ts';
import { readBrand } from './actions/read-brand.ts';
import { brandEndpoints } from './contract.ts';
import { presentBrand } from './present.ts';
import { brandIdentityRoutes } from './routes/identity.ts';
import { brandListRoutes } from './routes/list.ts';
import { brandPolicyRoutes } from './routes/policy.ts';

export function brandRoutes({ routes, database }: RouteDeps): void {
  brandListRoutes({ routes, database });
  brandIdentityRoutes({ routes, database });
  brandPolicyRoutes({ routes, database });

  routes.on(brandEndpoints.read, async ({ actor: { accountId }, params }) =>
    presentBrand(await database.asAccount(accountId, (tx) => readBrand(tx, accountId, params.id))),
  );
}
