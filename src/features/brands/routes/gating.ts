import type { RouteDeps } from '../../../http/mount.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { forgetGating, nameLegalIdentity, readGating, recordGating } from '../actions/gating.ts';
import { gatingEndpoints } from '../contract/gating.ts';

export function gatingRoutes({ routes, database, clock }: RouteDeps & { clock: Clock }): void {
  routes.on(gatingEndpoints.ofBrand, ({ actor: { accountId }, params }) =>
    database.asAccount(accountId, (tx) => readGating(tx, accountId, { brandId: params.id }, clock.now())),
  );
  routes.on(gatingEndpoints.recordBrand, ({ actor: { accountId }, params, body }) =>
    database.asAccount(accountId, (tx) =>
      recordGating(tx, accountId, { of: { brandId: params.id }, found: body, now: clock.now() }),
    ),
  );
  routes.on(gatingEndpoints.forgetBrand, ({ actor: { accountId }, params }) =>
    database.asAccount(accountId, (tx) => forgetGating(tx, accountId, { brandId: params.id }, clock.now())),
  );
  routes.on(gatingEndpoints.ofProduct, ({ actor: { accountId }, params }) =>
    database.asAccount(accountId, (tx) => readGating(tx, accountId, { productId: params.id }, clock.now())),
  );
  routes.on(gatingEndpoints.recordProduct, ({ actor: { accountId }, params, body }) =>
    database.asAccount(accountId, (tx) =>
      recordGating(tx, accountId, { of: { productId: params.id }, found: body, now: clock.now() }),
    ),
  );
  routes.on(gatingEndpoints.forgetProduct, ({ actor: { accountId }, params }) =>
    database.asAccount(accountId, (tx) => forgetGating(tx, accountId, { productId: params.id }, clock.now())),
  );
  routes.on(gatingEndpoints.identify, ({ actor: { accountId }, body }) =>
    database.asAccount(accountId, (tx) => nameLegalIdentity(tx, accountId, body)),
  );
}
