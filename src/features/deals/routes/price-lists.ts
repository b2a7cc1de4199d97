import type { RouteDeps } from '../../../http/mount.ts';
import type { Limit } from '../../../http/rate-limit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import {
  changeAssumptions,
  chooseColumns,
  chooseListing,
  pickCases,
  removeList,
} from '../actions/price-lists/change-price-list.ts';
import { askForLookUp, priceOfLookUp } from '../actions/price-lists/look-up-codes.ts';
import { clearPicks, planOrder } from '../actions/price-lists/plan-order.ts';
import {
  openPriceList,
  readCandidates,
  readLines,
  readPriceListsOfBrand,
  requireLine,
} from '../actions/price-lists/read-price-lists.ts';
import { MOST_LIST_BYTES, receivePriceList } from '../actions/price-lists/receive-price-list.ts';
import { priceListEndpoints } from '../contract/price-lists.ts';
import { receivedListEndpoints } from '../contract/received-lists.ts';
import type { PriceListCheck } from '../ports/price-lists.ts';
import { presentCandidate, presentLine, presentPriceList, presentSummary } from '../present/price-lists.ts';

const FILES: { limit: Limit; maxBodyBytes: number } = {
  limit: { name: 'price-list-files', burst: 20, perMinute: 10 },
  maxBodyBytes: MOST_LIST_BYTES,
};

export interface PriceListRouteDeps extends RouteDeps {
  clock: Clock;
  reader: PriceListCheck;
}

export function priceListRoutes({ routes, database, clock, reader }: PriceListRouteDeps): void {
  routes.on(receivedListEndpoints.ofBrand, async ({ actor: { accountId }, params }) => {
    const lists = await database.asAccount(accountId, (tx) =>
      readPriceListsOfBrand(tx, accountId, params.brandId),
    );
    return { lists: lists.map(presentSummary) };
  });

  routes.on(
    receivedListEndpoints.receive,
    async ({ actor: { accountId }, query, bytes }) => {
      const content = await bytes();
      // Whoever brings what nobody can open hears why, and has nothing to remove.
      await reader.check(content);
      const id = await database.asAccount(accountId, (tx) =>
        receivePriceList(tx, accountId, { brandId: query.brand, fileName: query.name, content }),
      );
      return { id };
    },
    FILES,
  );

  routes.on(priceListEndpoints.read, async ({ actor: { accountId }, params }) =>
    presentPriceList(await database.asAccount(accountId, (tx) => openPriceList(tx, accountId, params.id))),
  );

  routes.on(priceListEndpoints.remove, async ({ actor: { accountId }, params }) => {
    await database.asAccount(accountId, (tx) => removeList(tx, accountId, params.id));
    return {};
  });

  routes.on(priceListEndpoints.lines, async ({ actor: { accountId }, params, query }) => {
    const page = { ...query, picked: query.picked === 'true' };
    const { lines, total } = await database.asAccount(accountId, (tx) =>
      readLines(tx, accountId, params.id, page),
    );
    return { lines: lines.map(presentLine), total };
  });

  routes.on(priceListEndpoints.columns, async ({ actor: { accountId }, params, body }) => {
    await database.asAccount(accountId, (tx) => chooseColumns(tx, accountId, params.id, body.choices));
    return {};
  });

  routes.on(priceListEndpoints.assume, async ({ actor: { accountId }, params, body }) => {
    await database.asAccount(accountId, (tx) => changeAssumptions(tx, accountId, params.id, body));
    return {};
  });

  routes.on(priceListEndpoints.lookUpPrice, async ({ actor: { accountId }, params }) =>
    database.asAccount(accountId, (tx) => priceOfLookUp(tx, accountId, params.id)),
  );

  routes.on(priceListEndpoints.lookUp, async ({ actor: { accountId }, params }) => {
    await database.asAccount(accountId, (tx) => askForLookUp(tx, accountId, params.id));
    return {};
  });

  routes.on(priceListEndpoints.plan, async ({ actor: { accountId }, params, body }) =>
    database.asAccount(accountId, (tx) =>
      planOrder(tx, accountId, { ...body, listId: params.id, now: clock.now() }),
    ),
  );

  routes.on(priceListEndpoints.clear, async ({ actor: { accountId }, params }) => {
    await database.asAccount(accountId, (tx) => clearPicks(tx, accountId, params.id));
    return {};
  });

  routes.on(priceListEndpoints.candidates, async ({ actor: { accountId }, params: { lineId } }) =>
    database.asAccount(accountId, async (tx) => {
      const { title } = await requireLine(tx, accountId, lineId);
      const candidates = await readCandidates(tx, accountId, lineId);
      return { candidates: candidates.map((candidate) => presentCandidate(candidate, title)) };
    }),
  );

  routes.on(priceListEndpoints.choose, async ({ actor: { accountId }, params, body }) => {
    await database.asAccount(accountId, (tx) => chooseListing(tx, accountId, params.lineId, body));
    return {};
  });

  routes.on(priceListEndpoints.pick, async ({ actor: { accountId }, params, body }) => {
    await database.asAccount(accountId, (tx) => pickCases(tx, accountId, params.lineId, body.cases));
    return {};
  });
}
