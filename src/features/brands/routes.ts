import type { Database } from '../../db/database.ts';
import type { EndpointRoutes } from '../../http/mount.ts';
import { readBrand } from './actions/read-brand.ts';
import { brandEndpoints } from './contract.ts';
import { presentBrand } from './present.ts';

export function brandRoutes(routes: EndpointRoutes, { database }: { database: Database }): void {
  routes.on(brandEndpoints.read, async ({ actor: { accountId }, params }) =>
    presentBrand(await database.asAccount(accountId, (tx) => readBrand(tx, accountId, params.id))),
  );
}
