import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { domainOf } from '../../../kernel/mail-address.ts';
import { isSandboxName } from '../../../kernel/sandbox-name.ts';
import { importBrandRows } from '../../brands/actions/import-brands.ts';
import { noSuchBrand } from '../../brands/actions/no-such-brand.ts';
import { queueInquiry } from '../../outreach/actions/queue-inquiry.ts';
import { isPlainAddress } from '../../outreach/domain/inquiry-account.ts';
import type { Ground } from '../../outreach/domain/jurisdiction.ts';
import { NOT_TO_BE_WRITTEN_TO } from '../../replies/actions/recipient.ts';
import { suppressedAmong } from '../../suppression/actions/suppressed-among.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import { WRITE_TO_DISTRIBUTOR } from '../domain/playbook/refusal-plays.ts';
import { brandOfDeal } from '../store/deals.ts';
import { brandAtAddress } from '../store/distributors.ts';
import { readNextStep } from './next-step.ts';

export interface MailToDistributor {
  brandId: number;
  /** The brand's mail that names it. */
  mailId: string;
  subject: string;
  text: string;
  ground?: Ground | undefined;
}

/**
 * Writes to the distributor that a brand's mail names, which is a brand of its own from then on, with a conversation and
 * a deal of its own. To whom it goes is for the brand's mail to say. Returns the distributor's id among the brands.
 */
export async function writeToDistributor(
  tx: Tx,
  optOuts: OptOutHasher,
  accountId: string,
  { brandId, mailId, now, ...inquiry }: MailToDistributor & { now: Date },
): Promise<number> {
  const brand = await brandOfDeal(tx, accountId, brandId);
  if (!brand) throw noSuchBrand();
  const { answers } = await readNextStep(tx, accountId, { brandId, mailId, typed: {}, now });
  const named = answers.find(({ answer }) => answer.key === WRITE_TO_DISTRIBUTOR)?.to;
  const email = named?.email ?? '';
  if (!isPlainAddress(email))
    throw new AppError('invalid_input', 'This mail names no distributor that could be written to.');
  if (brand.isSandbox && !isSandboxName(email))
    throw new AppError(
      'not_allowed',
      'This brand is made up for practice, so nobody real is written to for it.',
    );
  const suppressed = await suppressedAmong(tx, accountId, [email], optOuts);
  if (suppressed.size > 0) throw new AppError('not_allowed', NOT_TO_BE_WRITTEN_TO);

  const name = named?.name ?? domainOf(email);
  if (!(await brandAtAddress(tx, accountId, email))) {
    const { marketplace } = brand;
    const row = { line: 1, marketplace, name, website: null, email };
    await importBrandRows(tx, accountId, marketplace, [row], `${brand.name} named it as its distributor.`);
  }
  const distributor = await brandAtAddress(tx, accountId, email);
  if (!distributor)
    throw new AppError('conflict', `There is a brand called ${name} already, which is written to elsewhere.`);
  await queueInquiry(tx, accountId, { brandId: distributor.id, ...inquiry }, now);
  return distributor.id;
}
