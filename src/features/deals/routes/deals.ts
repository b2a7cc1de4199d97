import type { RouteDeps } from '../../../http/mount.ts';
import type { Limit } from '../../../http/rate-limit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import { enterTerm } from '../actions/enter-term.ts';
import { moveDeal } from '../actions/move-deal.ts';
import { readNextStep } from '../actions/next-step.ts';
import { polishDraft } from '../actions/polish-draft.ts';
import { readColumn, readDeal, readStages } from '../actions/read-deals.ts';
import { sendAnswer } from '../actions/send-answer.ts';
import { writeToContact } from '../actions/write-to-contact.ts';
import { writeToDistributor } from '../actions/write-to-distributor.ts';
import { boardEndpoints } from '../contract/board.ts';
import { dealEndpoints } from '../contract/deals.ts';
import type { AnswerPolisher } from '../ports/polish.ts';
import { presentDeal, presentListedDeal, presentNextStep } from '../present/deals.ts';

const POLISHES: Limit = { name: 'polished-drafts', burst: 30, perMinute: 20 };

export interface DealRouteDeps extends RouteDeps {
  clock: Clock;
  sealer: Sealer;
  optOuts: OptOutHasher;
  /** Null: no model, and drafts stand as the rules write them. */
  polisher: AnswerPolisher | null;
}

export function dealRoutes(deps: DealRouteDeps): void {
  const { routes, database, clock, polisher } = deps;

  routes.on(boardEndpoints.list, async ({ actor: { accountId }, query }) => {
    const { deals, today } = await database.asAccount(accountId, (tx) =>
      readColumn(tx, accountId, query, clock.now()),
    );
    return { deals: deals.map(presentListedDeal), today };
  });

  routes.on(boardEndpoints.stages, async ({ actor: { accountId }, query }) => ({
    stages: await database.asAccount(accountId, (tx) => readStages(tx, accountId, query.search)),
  }));

  routes.on(dealEndpoints.read, async ({ actor: { accountId }, params }) =>
    presentDeal(await database.asAccount(accountId, (tx) => readDeal(tx, accountId, params.id, clock.now()))),
  );

  routes.on(dealEndpoints.move, async ({ actor: { accountId }, params: { id }, body }) => {
    const move = { to: body.stage, lostReason: body.lostReason };
    const deal = await database.asAccount(accountId, async (tx) => {
      await moveDeal(tx, accountId, id, move);
      return readDeal(tx, accountId, id, clock.now());
    });
    return presentDeal(deal);
  });

  routes.on(dealEndpoints.enterTerm, async ({ actor: { accountId }, params: { id }, body }) => {
    const deal = await database.asAccount(accountId, async (tx) => {
      await enterTerm(tx, accountId, { ...body, brandId: id, now: clock.now() });
      return readDeal(tx, accountId, id, clock.now());
    });
    return presentDeal(deal);
  });

  routes.on(dealEndpoints.nextStep, async ({ actor: { accountId }, params, query }) => {
    const { mailId, ...typed } = query;
    const next = await database.asAccount(accountId, (tx) =>
      readNextStep(tx, accountId, { brandId: params.id, mailId, typed: said(typed), now: clock.now() }),
    );
    return presentNextStep(next, { canPolish: polisher !== null });
  });

  routes.on(
    dealEndpoints.polish,
    async ({ actor: { accountId }, params, body, request }) => {
      if (!polisher) throw new AppError('not_configured', 'There is no language model to say it better.');
      const { mailId, answer, ...typed } = body;
      const draft = { brandId: params.id, mailId, answer, typed: said(typed) };
      const when = { now: clock.now(), signal: request.signal };
      return polishDraft({ database, polisher }, accountId, draft, when);
    },
    { limit: POLISHES },
  );

  routes.on(dealEndpoints.writeToDistributor, async ({ actor: { accountId }, params: { id }, body }) => ({
    brandId: await database.asAccount(accountId, (tx) =>
      writeToDistributor(tx, deps.optOuts, accountId, { ...body, brandId: id, now: clock.now() }),
    ),
  }));

  routes.on(dealEndpoints.writeToContact, async ({ actor: { accountId }, params: { id }, body }) => ({
    messageId: await database.asAccount(accountId, (tx) =>
      writeToContact(tx, deps.optOuts, accountId, { ...body, brandId: id, now: clock.now() }),
    ),
  }));

  routes.on(dealEndpoints.answer, async ({ actor: { accountId }, params, body }) => ({
    messageId: await database.asAccount(accountId, (tx) =>
      sendAnswer(tx, deps, accountId, { ...body, brandId: params.id }),
    ),
  }));
}

const said = (typed: {
  ownAnswer?: string | undefined;
  callTimes?: string | undefined;
}): { ownAnswer?: string; callTimes?: string } => ({
  ...(typed.ownAnswer ? { ownAnswer: typed.ownAnswer } : {}),
  ...(typed.callTimes ? { callTimes: typed.callTimes } : {}),
});
