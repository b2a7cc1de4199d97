import type { Database } from '../../../db/database.ts';
import type { EndpointRoutes } from '../../../http/mount.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import { enterTerm } from '../actions/enter-term.ts';
import { moveDeal } from '../actions/move-deal.ts';
import { readNextStep } from '../actions/next-step.ts';
import { readColumn, readDeal, readStages } from '../actions/read-deals.ts';
import { sendAnswer } from '../actions/send-answer.ts';
import { dealEndpoints } from '../contract/deals.ts';
import { presentDeal, presentListedDeal, presentNextStep } from '../present/deals.ts';

export interface DealRouteDeps {
  database: Database;
  clock: Clock;
  sealer: Sealer;
  optOuts: OptOutHasher;
}

export function dealRoutes(routes: EndpointRoutes, deps: DealRouteDeps): void {
  const { database, clock } = deps;

  routes.on(dealEndpoints.list, async ({ actor: { accountId }, query }) => {
    const deals = await database.asAccount(accountId, (tx) => readColumn(tx, accountId, query));
    return { deals: deals.map(presentListedDeal) };
  });

  routes.on(dealEndpoints.stages, async ({ actor: { accountId }, query }) => ({
    stages: await database.asAccount(accountId, (tx) => readStages(tx, accountId, query.search)),
  }));

  routes.on(dealEndpoints.read, async ({ actor: { accountId }, params }) =>
    presentDeal(await database.asAccount(accountId, (tx) => readDeal(tx, accountId, params.id))),
  );

  routes.on(dealEndpoints.move, async ({ actor: { accountId }, params: { id }, body }) => {
    const move = { to: body.stage, lostReason: body.lostReason };
    const deal = await database.asAccount(accountId, async (tx) => {
      await moveDeal(tx, accountId, id, move);
      return readDeal(tx, accountId, id);
    });
    return presentDeal(deal);
  });

  routes.on(dealEndpoints.enterTerm, async ({ actor: { accountId }, params: { id }, body }) => {
    const deal = await database.asAccount(accountId, async (tx) => {
      await enterTerm(tx, accountId, id, body, clock.now());
      return readDeal(tx, accountId, id);
    });
    return presentDeal(deal);
  });

  routes.on(dealEndpoints.nextStep, async ({ actor: { accountId }, params, query }) => {
    const { mailId, ...typed } = query;
    const next = await database.asAccount(accountId, (tx) =>
      readNextStep(tx, accountId, params.id, { mailId, typed: said(typed) }, clock.now()),
    );
    return presentNextStep(next);
  });

  routes.on(dealEndpoints.answer, async ({ actor: { accountId }, params, body }) => ({
    messageId: await database.asAccount(accountId, (tx) => sendAnswer(tx, deps, accountId, params.id, body)),
  }));
}

const said = (typed: {
  ownAnswer?: string | undefined;
  callTimes?: string | undefined;
}): { ownAnswer?: string; callTimes?: string } => ({
  ...(typed.ownAnswer ? { ownAnswer: typed.ownAnswer } : {}),
  ...(typed.callTimes ? { callTimes: typed.callTimes } : {}),
});
