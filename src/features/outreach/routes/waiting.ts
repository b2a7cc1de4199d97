import type { RouteDeps } from '../../../http/mount.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { approve, confirmGround, edit, readWaiting, sendNow, skip } from '../actions/change-waiting.ts';
import { waitingEndpoints } from '../contract/waiting.ts';
import { presentWaiting } from '../present/outreach.ts';

export function waitingRoutes(deps: RouteDeps & { clock: Clock }): void {
  const { routes, database, clock } = deps;

  routes.on(waitingEndpoints.list, async ({ actor: { accountId }, query: { state, ...page } }) => {
    const { mails, counts } = await database.asAccount(accountId, (tx) =>
      readWaiting(tx, accountId, { ...page, list: state }),
    );
    return { mails: mails.map(presentWaiting), counts, total: counts[state] };
  });

  routes.on(waitingEndpoints.approve, async ({ actor: { accountId }, body }) => ({
    done: await database.asAccount(accountId, (tx) => approve(tx, accountId, body.ids, clock.now())),
  }));

  routes.on(waitingEndpoints.edit, async ({ actor: { accountId }, params, body }) => {
    await database.asAccount(accountId, (tx) => edit(tx, accountId, params.id, body));
    return {};
  });

  routes.on(waitingEndpoints.skip, async ({ actor: { accountId }, body }) => ({
    done: await database.asAccount(accountId, (tx) => skip(tx, accountId, body.ids, clock.now())),
  }));

  routes.on(waitingEndpoints.sendNow, async ({ actor: { accountId }, body }) => ({
    done: await database.asAccount(accountId, (tx) => sendNow(tx, accountId, body.ids, clock.now())),
  }));

  routes.on(waitingEndpoints.ground, async ({ actor: { accountId }, body }) => ({
    done: await database.asAccount(accountId, (tx) =>
      confirmGround(tx, accountId, { ...body, now: clock.now() }),
    ),
  }));
}
