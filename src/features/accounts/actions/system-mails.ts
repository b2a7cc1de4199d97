import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { MINUTE_MS } from '../../../kernel/durations.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { wake } from '../../../queue/wake.ts';
import type { SystemMail } from '../domain/system-mail.ts';
import { SYSTEM_MAILS_CHANNEL } from '../jobs.ts';

export interface ClaimedMail extends SystemMail {
  id: string;
  attempts: number;
}

/** Longer than a mail server takes to answer; a delivery that died is taken up again after it. */
const LEASE_MS = 2 * MINUTE_MS;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 30 * MINUTE_MS;
/** About a day, after which the links in it have expired. */
const MOST_ATTEMPTS = 50;

/** Written in the transaction of what the mail speaks of; delivered once that is committed. */
export async function queueSystemMail(tx: Tx, mail: SystemMail): Promise<string> {
  const id = uuidv7();
  await tx
    .insertInto('system_mails')
    .values({ id, to_email: mail.to, subject: mail.subject, body_text: mail.text, body_html: mail.html })
    .execute();
  await wake(tx, SYSTEM_MAILS_CHANNEL);
  return id;
}

/** Takes what is due for a while, so that no two deliveries send the same mail. */
export async function claimSystemMails(tx: Tx, now: Date, limit: number): Promise<ClaimedMail[]> {
  const due = tx
    .selectFrom('system_mails')
    .select('id')
    .where('state', '=', 'waiting')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await tx
    .updateTable('system_mails')
    .set({ attempts: sql<number>`attempts + 1`, next_at: new Date(now.getTime() + LEASE_MS) })
    .where('id', 'in', due)
    .returning(['id', 'to_email', 'subject', 'body_text', 'body_html', 'attempts'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    to: row.to_email,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    attempts: row.attempts,
  }));
}

export type Delivery = { fate: 'sent' } | { fate: 'refused' | 'later'; failure: string };

/** What was sent, or never will be, keeps no body: there are links in it that sign somebody in. */
export async function settleSystemMail(
  tx: Tx,
  mail: Pick<ClaimedMail, 'id' | 'attempts'>,
  delivery: Delivery,
  now: Date,
): Promise<void> {
  const over = delivery.fate !== 'later' || mail.attempts >= MOST_ATTEMPTS;
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (mail.attempts - 1), LONGEST_WAIT_MS);
  await tx
    .updateTable('system_mails')
    .set({
      state: delivery.fate === 'sent' ? 'sent' : over ? 'failed' : 'waiting',
      failure: delivery.fate === 'sent' ? null : delivery.failure,
      next_at: new Date(now.getTime() + wait),
      ...(over ? { body_text: '', body_html: '' } : undefined),
    })
    .where('id', '=', mail.id)
    .execute();
}
