import type { Database, Tx } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { PaymentProvider } from '../ports.ts';
import { askingNow, takeAnswer } from '../store/provider-answers.ts';

/** Where the provider's answers are applied, each in a transaction of its own. */
export interface PaymentPlace {
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  provider: PaymentProvider;
  now: Date;
}

/** In the name of one account. */
export const placeOf = (
  { database, provider, clock }: { database: Database; provider: PaymentProvider; clock: Clock },
  accountId: string,
): PaymentPlace => ({
  inTransaction: (work) => database.asAccount(accountId, work),
  provider,
  now: clock.now(),
});

/** Across accounts. */
export const placeOfAll = (
  database: Database,
  { provider, now }: { provider: PaymentProvider; now: Date },
): PaymentPlace => ({ inTransaction: database.asSystem, provider, now });

/** Holds what we know of the account still until the transaction ends; to be called once in it, before anything is written. */
export type HoldStill = (accountId: string) => Promise<void>;

const MOST_QUESTIONS = 6;

/**
 * Asks the provider while no transaction is open, as it may take long to answer, and applies the answer in one. Of two
 * that are asked at once, the one that is applied later could be the older: it is dropped, and asked for again.
 */
export async function askThenApply<Answer, Outcome>(
  { inTransaction, provider }: Pick<PaymentPlace, 'inTransaction' | 'provider'>,
  ask: () => Promise<Answer>,
  apply: (tx: Tx, answer: Answer, holdStill: HoldStill) => Promise<Outcome>,
): Promise<Outcome> {
  const { isSandbox } = provider;
  for (let question = 1; ; question += 1) {
    const askedAt = await inTransaction(askingNow);
    const answer = await ask();
    try {
      return await inTransaction((tx) =>
        apply(tx, answer, async (accountId) => {
          if (!(await takeAnswer(tx, { accountId, isSandbox, askedAt }))) throw new Overtaken();
        }),
      );
    } catch (error) {
      if (!(error instanceof Overtaken) || question === MOST_QUESTIONS) throw error;
    }
  }
}

/** Another answer was applied since this one was asked for. */
class Overtaken extends AppError {
  constructor() {
    super('conflict', 'Something about your billing is being changed already. Please try again in a moment.');
  }
}
