import type { RouteDeps } from '../../../http/mount.ts';
import { changeBrand } from '../actions/change-brands.ts';
import { dropOverrule, overrulePolicy, readStanding, setAside } from '../actions/policy.ts';
import { policyEndpoints } from '../contract/policy.ts';
import { presentStanding } from '../present/policy.ts';

export function brandPolicyRoutes({ routes, database }: RouteDeps): void {
  routes.on(policyEndpoints.overrule, async ({ actor: { accountId }, params: { id, field }, body }) =>
    presentStanding(
      await database.asAccount(accountId, (tx) =>
        overrulePolicy(tx, accountId, id, { field, value: body.value, note: body.note || null }),
      ),
    ),
  );

  routes.on(policyEndpoints.dropOverrule, async ({ actor: { accountId }, params: { id, field } }) =>
    presentStanding(await database.asAccount(accountId, (tx) => dropOverrule(tx, accountId, id, field))),
  );

  routes.on(policyEndpoints.setAside, ({ actor: { accountId }, params: { id }, body }) =>
    database.asAccount(accountId, async (tx) => {
      await setAside(tx, accountId, [id], body.reason ?? 'You set it aside.');
      return presentStanding(await readStanding(tx, accountId, id));
    }),
  );

  routes.on(policyEndpoints.takeBack, ({ actor: { accountId }, params: { id } }) =>
    database.asAccount(accountId, async (tx) => {
      await changeBrand(tx, accountId, id, { decision: 'include' });
      return presentStanding(await readStanding(tx, accountId, id));
    }),
  );
}
