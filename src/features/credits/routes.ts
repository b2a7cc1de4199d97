import type { RouteDeps } from '../../http/mount.ts';
import { readBalance, readHistory } from './actions/read-credits.ts';
import { creditEndpoints, HISTORY_PAGE_SIZE } from './contract.ts';
import { presentBalance, presentEntry } from './present.ts';

export function creditRoutes({ routes, database }: RouteDeps): void {
  routes.on(creditEndpoints.balance, ({ actor: { accountId } }) =>
    database.asAccount(accountId, async (tx) => presentBalance(await readBalance(tx, accountId))),
  );

  routes.on(creditEndpoints.history, ({ actor: { accountId }, query }) =>
    database.asAccount(accountId, async (tx) => {
      const page = { limit: HISTORY_PAGE_SIZE, offset: query.page * HISTORY_PAGE_SIZE };
      const { entries, total } = await readHistory(tx, accountId, page);
      return { entries: entries.map(presentEntry), total };
    }),
  );
}
