import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { noSuchBrand } from '../../brands/actions/no-such-brand.ts';
import { factEntered } from '../../replies/domain/inbox/fact-entered.ts';
import { factHint } from '../../replies/domain/inbox/fact-words.ts';
import type { FactName, FactValues } from '../../replies/domain/reading/reply-facts.ts';
import { isMachineMail } from '../domain/follow-readings.ts';
import { gatherTerms, type Term } from '../domain/terms.ts';
import { saveTerms, takeDeal } from '../store/deals.ts';
import { answersOf } from '../store/readings.ts';

/** What a person knows of a deal's terms holds over what its mails say; null takes that back. */
export async function enterTerm(
  tx: Tx,
  accountId: string,
  { brandId, name, entry, now }: { brandId: number; name: FactName; entry: string | null; now: Date },
): Promise<void> {
  const deal = await takeDeal(tx, accountId, brandId);
  if (!deal) throw noSuchBrand();
  const others = deal.entered.filter((term) => term.name !== name);
  const entered = entry === null ? others : [...others, termOf(name, entry, now)];
  const mails = (await answersOf(tx, accountId, brandId)).filter((mail) => !isMachineMail(mail));
  await saveTerms(tx, accountId, deal.id, { terms: gatherTerms(mails, entered), entered });
}

function termOf(name: FactName, entry: string, now: Date): Term {
  const value = factEntered(name, entry);
  if (value === undefined)
    throw new AppError('invalid_input', `That can’t be read. ${factHint(name)}`.trim());
  return {
    name,
    value: value as FactValues[FactName],
    words: null,
    mailId: null,
    at: now.toISOString(),
  };
}
