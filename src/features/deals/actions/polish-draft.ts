import type { Database } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Situation } from '../domain/playbook/play.ts';
import { paragraphsToPolish, takePolished } from '../domain/playbook/polish.ts';
import type { AnswerPolisher } from '../ports/polish.ts';
import { brandOfDeal } from '../store/deals.ts';
import { readNextStep } from './next-step.ts';

export interface DraftToPolish {
  brandId: number;
  mailId: string;
  /** The way to answer that was chosen. */
  answer: string;
  typed: Situation['typed'];
}

/** The same draft, said better by a model where what it says can be proved; the draft itself otherwise. */
export async function polishDraft(
  { database, polisher }: { database: Database; polisher: AnswerPolisher },
  accountId: string,
  { brandId, mailId, answer, typed }: DraftToPolish,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<{ draft: string; isPolished: boolean }> {
  const { draft, brand } = await database.asAccount(accountId, async (tx) => {
    const next = await readNextStep(tx, accountId, { brandId, mailId, typed, now });
    const found = next.answers.find((one) => one.answer.key === answer)?.draft ?? null;
    return { draft: found, brand: (await brandOfDeal(tx, accountId, brandId))?.name ?? '' };
  });
  if (draft === null) throw new AppError('not_found', 'There is no draft to improve.');
  // The model is asked with no transaction open: it may take its time.
  const paragraphs = await polisher.polish({ brand, paragraphs: paragraphsToPolish(draft) }, signal);
  const polished = paragraphs === null ? draft : takePolished(draft, brand, paragraphs);
  return { draft: polished, isPolished: polished !== draft };
}
