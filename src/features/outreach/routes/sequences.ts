import type { RouteDeps } from '../../../http/mount.ts';
import {
  createSequence,
  readEnrolled,
  readSequences,
  removeSequence,
  saveSequence,
  stopByHand,
  useSequence,
} from '../actions/change-sequences.ts';
import { sequenceEndpoints } from '../contract/sequences.ts';
import { presentEnrolled, presentSequence } from '../present/outreach.ts';

export function sequenceRoutes({ routes, database }: RouteDeps): void {
  routes.on(sequenceEndpoints.list, async ({ actor: { accountId } }) => {
    const sequences = await database.asAccount(accountId, (tx) => readSequences(tx, accountId));
    return { sequences: sequences.map(({ sequence, figures }) => presentSequence(sequence, figures)) };
  });

  routes.on(sequenceEndpoints.create, async ({ actor: { accountId }, body }) => ({
    id: await database.asAccount(accountId, (tx) => createSequence(tx, accountId, body)),
  }));

  routes.on(sequenceEndpoints.save, async ({ actor: { accountId }, params, body }) => {
    await database.asAccount(accountId, (tx) => saveSequence(tx, accountId, params.id, body));
    return {};
  });

  routes.on(sequenceEndpoints.use, async ({ actor: { accountId }, params }) => {
    await database.asAccount(accountId, (tx) => useSequence(tx, accountId, params.id));
    return {};
  });

  routes.on(sequenceEndpoints.remove, async ({ actor: { accountId }, params }) => {
    await database.asAccount(accountId, (tx) => removeSequence(tx, accountId, params.id));
    return {};
  });

  routes.on(sequenceEndpoints.enrolments, async ({ actor: { accountId }, params, query }) => {
    const { brands, total } = await database.asAccount(accountId, (tx) =>
      readEnrolled(tx, accountId, params.id, query),
    );
    return { brands: brands.map(presentEnrolled), total };
  });

  routes.on(sequenceEndpoints.stop, async ({ actor: { accountId }, params }) => {
    await database.asAccount(accountId, (tx) => stopByHand(tx, accountId, params.id));
    return {};
  });
}
