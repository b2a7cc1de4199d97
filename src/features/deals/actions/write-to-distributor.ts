import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { domainOf } from '../../../kernel/mail-address.ts';
import { importBrandRows } from '../../brands/actions/import-brands.ts';
import { queueInquiry } from '../../outreach/actions/queue-inquiry.ts';
import type { Ground } from '../../outreach/domain/brands/jurisdiction.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import { WRITE_TO_DISTRIBUTOR } from '../domain/playbook/refusal-plays.ts';
import { brandAtAddress } from '../store/distributors.ts';
import { finishWritingTo } from './finish-asked.ts';
import { namedRecipient } from './named-recipient.ts';

export interface MailToNamed {
  brandId: number;
  /** The brand's mail that names them. */
  mailId: string;
  subject: string;
  text: string;
  ground?: Ground | undefined;
}

/**
 * Writes to the distributor that a brand's mail names, which is a brand of its own from then on, with a conversation and
 * a deal of its own. Returns the distributor's id among the brands.
 */
export async function writeToDistributor(
  tx: Tx,
  optOuts: OptOutHasher,
  accountId: string,
  { brandId, mailId, now, ...inquiry }: MailToNamed & { now: Date },
): Promise<number> {
  const nobody = 'This email names no distributor to write to.';
  const asked = { brandId, mailId, key: WRITE_TO_DISTRIBUTOR, nobody, now };
  const { brand, email, ...named } = await namedRecipient(tx, optOuts, accountId, asked);
  const name = named.name ?? domainOf(email);
  if (!(await brandAtAddress(tx, accountId, email))) {
    const { marketplace } = brand;
    const row = { line: 1, marketplace, name, website: null, email };
    const reason = `${brand.name} named it as its distributor.`;
    await importBrandRows(tx, accountId, { marketplace, rows: [row], reason });
  }
  const distributor = await brandAtAddress(tx, accountId, email);
  if (!distributor)
    throw new AppError('conflict', `There is a brand called ${name} already, which is written to elsewhere.`);
  await queueInquiry(tx, accountId, { brandId: distributor.id, ...inquiry }, now);
  await finishWritingTo(tx, accountId, { brandId, mailId, key: 'distributor' });
  return distributor.id;
}
