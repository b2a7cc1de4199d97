import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { isSandboxName } from '../../../kernel/sandbox-name.ts';
import { noSuchBrand } from '../../brands/actions/no-such-brand.ts';
import { isPlainAddress } from '../../outreach/domain/mails/inquiry-account.ts';
import { suppressedAmong } from '../../suppression/actions/suppressed-among.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import { addressKey, suppressionSentence } from '../../suppression/domain/suppression.ts';
import { brandOfDeal } from '../store/deals.ts';
import { type NextStep, readNextStep } from './next-step.ts';

/** Somebody whom a brand's mail sends us to, and who may be written to. */
export interface NamedRecipient {
  brand: NonNullable<Awaited<ReturnType<typeof brandOfDeal>>>;
  name: string | null;
  email: string;
  next: NextStep;
}

/** To whom the mail sends us is for the mail to say, by the answer of that key; throws where nobody there may be written to. */
export async function namedRecipient(
  tx: Tx,
  optOuts: OptOutHasher,
  accountId: string,
  asked: { brandId: number; mailId: string; key: string; nobody: string; now: Date },
): Promise<NamedRecipient> {
  const { brandId, mailId, key, nobody, now } = asked;
  const brand = await brandOfDeal(tx, accountId, brandId);
  if (!brand) throw noSuchBrand();
  const next = await readNextStep(tx, accountId, { brandId, mailId, typed: {}, now });
  const named = next.answers.find(({ answer }) => answer.key === key)?.to;
  const email = addressKey(named?.email ?? '');
  if (!isPlainAddress(email)) throw new AppError('invalid_input', nobody);
  if (brand.isSandbox && !isSandboxName(email))
    throw new AppError('not_allowed', 'This brand was made up for practice, so nobody real is written to.');
  const suppressed = await suppressedAmong(tx, accountId, [email], optOuts);
  const refused = suppressionSentence(suppressed.values());
  if (refused !== null) throw new AppError('not_allowed', refused);
  return { brand, name: named?.name ?? null, email, next };
}
