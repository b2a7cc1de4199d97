import type { Database, Tx } from '../../../db/database.ts';
import type { Call, EndpointRoutes } from '../../../http/mount.ts';
import type { Actor } from '../../../http/session.ts';
import type { Endpoint, InputOf } from '../../../kernel/endpoint.ts';
import { recordDeed } from '../actions/record-deed.ts';
import type { Deed } from '../domain/audit.ts';

/** What a change answers, and what the audit log says of it; no deed where nothing had to be changed. */
export interface Changed<E extends Endpoint> {
  answer: InputOf<E['response']>;
  deed: Deed | null;
}

type Change<E extends Endpoint, Before> = (
  tx: Tx,
  call: Call<E, Actor>,
  before: Before,
) => Promise<Changed<E>>;

/**
 * Mounts a change that admins make: it and its entry in the audit log are one transaction, so that neither is there
 * without the other. Every endpoint of an admin that isn't a GET is mounted by this.
 */
export type AuditedRoutes = <E extends Endpoint, Before = undefined>(
  endpoint: E,
  change: Change<E, Before>,
  /** What has to be done before the transaction is open, as asking somebody outside. */
  before?: (call: Call<E, Actor>) => Promise<Before>,
) => void;

export function auditedRoutes(routes: EndpointRoutes, database: Database): AuditedRoutes {
  return <E extends Endpoint, Before>(
    endpoint: E,
    change: Change<E, Before>,
    before?: (call: Call<E, Actor>) => Promise<Before>,
  ) => {
    routes.on(endpoint, async (call) => {
      const { actor, clientAddress } = call;
      const done = (await before?.(call as Call<E, Actor>)) as Before;
      const answer = await database.asSystem(async (tx) => {
        const changed = await change(tx, call as Call<E, Actor>, done);
        if (changed.deed) await recordDeed(tx, { ...changed.deed, adminId: actor.accountId, clientAddress });
        return changed.answer;
      });
      return answer as never;
    });
  };
}
