import type { Database } from '../../db/database.ts';
import { type Clock, systemClock } from '../../kernel/clock.ts';
import { messageOf, ProviderError } from '../../kernel/errors.ts';
import { startWokenLoop } from '../../queue/woken-loop.ts';
import type { Running } from '../../queue/work-loop.ts';
import {
  type ClaimedMail,
  claimSystemMails,
  type Delivery,
  settleSystemMail,
} from './actions/system-mails.ts';
import { SYSTEM_MAILS_CHANNEL } from './jobs.ts';
import type { SystemMailer } from './ports.ts';

export interface SystemMailDelivery {
  database: Database;
  mailer: SystemMailer;
  failed: (error: unknown) => void;
  clock?: Clock;
}

const BATCH = 10;

/** Delivers what waits; says whether there may be more. */
export async function deliverSystemMails(delivery: SystemMailDelivery): Promise<'more' | 'done'> {
  const { database, mailer, failed, clock = systemClock } = delivery;
  const claimed = await database.asSystem((tx) => claimSystemMails(tx, clock.now(), BATCH));
  await Promise.all(
    claimed.map(async (mail) => {
      const outcome = await deliver(mailer, mail, failed);
      await database.asSystem((tx) => settleSystemMail(tx, mail, outcome, clock.now()));
    }),
  );
  return claimed.length === BATCH ? 'more' : 'done';
}

async function deliver(
  mailer: SystemMailer,
  mail: ClaimedMail,
  failed: (error: unknown) => void,
): Promise<Delivery> {
  try {
    await mailer.send(mail);
    return { fate: 'sent' };
  } catch (error) {
    failed(error);
    const refused = error instanceof ProviderError && error.failure === 'refused';
    return {
      fate: refused ? 'refused' : 'later',
      failure: messageOf(error),
    };
  }
}

/** Delivers at once when a mail is queued anywhere, and looks every few seconds for what is due again. */
export function startSystemMailDelivery(delivery: SystemMailDelivery): Promise<Running> {
  return startWokenLoop({
    database: delivery.database,
    channel: SYSTEM_MAILS_CHANNEL,
    everyMs: 5_000,
    work: () => deliverSystemMails(delivery),
    failed: delivery.failed,
  });
}
