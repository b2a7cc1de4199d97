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

type Change<E extends Endpoint> = (tx: Tx, call: Call<E, Actor>) => Promise<Changed<E>>;

/**
 * Mounts a change that admins make: it and its entry in the audit log are one transaction, so that neither is there
 * without the other. Every endpoint of an admin that isn't a GET is mounted by this.
 */
export type AuditedRoutes = <E extends Endpoint>(endpoint: E, change: Change<E>) => void;

export function auditedRoutes(routes: EndpointRoutes, database: Database): AuditedRoutes {
  return <E extends Endpoint>(endpoint: E, change: Change<E>) => {
    routes.on(endpoint, async (call) => {
      const { actor, clientAddress } = call;
      const answer = await database.asSystem(async (tx) => {
        const changed = await change(tx, call as Call<E, Actor>);
        if (changed.deed) await recordDeed(tx, { ...changed.deed, adminId: actor.accountId, clientAddress });
        return changed.answer;
      });
      return answer as never;
    });
  };
}
