import type { Tx } from '../../../db/database.ts';
import type { RouteDeps } from '../../../http/mount.ts';
import type { Actor } from '../../../http/session.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { requireFreshPassword } from '../../accounts/actions/require-fresh-password.ts';
import type { PaymentProvider } from '../../billing/ports.ts';
import * as change from '../actions/change-person.ts';
import { readPeople, readPerson } from '../actions/read-people.ts';
import { PEOPLE_PAGE, peopleEndpoints } from '../contract/people.ts';
import type { Deed } from '../domain/audit.ts';
import { presentPerson, presentPersonInDepth } from '../present/person.ts';
import type { AuditedRoutes } from './audited.ts';

export interface PeopleRouteDeps extends RouteDeps {
  audited: AuditedRoutes;
  clock: Clock;
  /** Null where no payments are taken. */
  payments: PaymentProvider | null;
}

export function peopleRoutes({ routes, audited, database, clock, payments }: PeopleRouteDeps): void {
  const person = async (tx: Tx, id: string) => presentPersonInDepth(await readPerson(tx, id, clock.now()));
  const changed = async (tx: Tx, id: string, deed: Deed | null) => ({ deed, answer: await person(tx, id) });
  const withPassword = (tx: Tx, actor: Actor) => requireFreshPassword(tx, actor, clock.now());

  routes.on(peopleEndpoints.list, async ({ query }) => {
    const asked = { ...query, limit: PEOPLE_PAGE };
    const { people, total } = await database.asSystem((tx) => readPeople(tx, asked));
    return { people: people.map(presentPerson), total };
  });

  routes.on(peopleEndpoints.read, ({ params }) => database.asSystem((tx) => person(tx, params.id)));

  audited(
    peopleEndpoints.setPlan,
    async (tx, { params: { id }, body }, before: change.BeforePlan) =>
      changed(tx, id, await change.setPersonsPlan(tx, { personId: id, plan: body.plan }, before)),
    async ({ actor, params, body }) => {
      await database.asSystem((tx) => withPassword(tx, actor));
      const setting = { personId: params.id, plan: body.plan, now: clock.now() };
      return change.beforePersonsPlan(database, payments, setting);
    },
  );

  audited(peopleEndpoints.grantCredits, async (tx, { actor, params: { id }, body }) => {
    await withPassword(tx, actor);
    const grant = { adminId: actor.accountId, personId: id, ...body };
    return changed(tx, id, await change.grantPersonCredits(tx, grant));
  });

  audited(peopleEndpoints.setRole, async (tx, { actor, params: { id }, body }) => {
    await withPassword(tx, actor);
    const setting = { adminId: actor.accountId, personId: id, role: body.role };
    return changed(tx, id, await change.setPersonsRole(tx, setting));
  });

  audited(peopleEndpoints.suspend, async (tx, { actor, params: { id }, body }) => {
    const suspension = { adminId: actor.accountId, personId: id, reason: body.reason, now: clock.now() };
    return changed(tx, id, await change.suspendPerson(tx, suspension));
  });

  audited(peopleEndpoints.liftSuspension, async (tx, { params: { id } }) =>
    changed(tx, id, await change.liftSuspension(tx, id)),
  );
}
