import type { Database } from '../../../db/database.ts';
import type { Placed, Sent } from '../../outreach/actions/send-inquiries.ts';
import type { SendOutcome } from '../../outreach/domain/mails/send-outcome.ts';
import type { MailDesk, MailDesks } from '../../outreach/ports.ts';
import { concernsAllMails, NOT_HANDED_OVER } from '../domain/after-send.ts';
import type { Run } from '../domain/run.ts';
import { atMost, type RunSlots } from '../domain/slots.ts';
import { moveRun } from '../store/runs.ts';
import { Drafting } from './drafting.ts';
import { type EmailerWorker, takeEmailerStep } from './emailer-step.ts';
import { runPipeline } from './row-pipeline.ts';

export interface EmailerDrive extends EmailerWorker {
  database: Database;
  desks: MailDesks;
  slots: RunSlots;
  /** Hears of every committed step. */
  advanced: (run: Run) => void;
}

/** Works on an Emailer run until it has no more rows for this worker, or has to wait. */
export async function driveEmailerRun(drive: EmailerDrive, run: Run): Promise<void> {
  const openedAt = drive.clock.now();
  const desk = await drive.desks.open(run.accountId);
  if ('blocked' in desk) {
    const { blocked: reason, setting = null } = desk;
    await drive.database.asAccount(run.accountId, (tx) =>
      moveRun(tx, run.id, ['running'], { state: 'paused', reason, setting }),
    );
    return;
  }
  const drafting = new Drafting();
  const transports = [...new Set(desk.senders.map(({ transport }) => transport))];
  const atOnce = transports.reduce((sum, transport) => sum + transport.atOnce, 0);
  const outbox = untilTurnedAway(desk);
  await runPipeline<Placed, Sent>({
    slots: atMost(atOnce, drive.slots),
    ahead: 0,
    work: async (draft) => ({ draft, outcome: await outbox.handOver(draft) }),
    cycle: async (sent, places) => {
      const step = await drive.database.asAccount(run.accountId, (tx) =>
        takeEmailerStep(tx, drive, desk, {
          run,
          sent,
          drafting,
          places,
          openedAt,
          isOver: outbox.isTurnedAway(),
        }),
      );
      drive.advanced(step.run);
      drafting.putBack(step.drafts, step.ended);
      const preparing = step.claimed.map((row) => drafting.write(row));
      return { next: step.go, dry: step.dry && drafting.isEmpty, preparing };
    },
  });
}

/**
 * Hands mails over until the provider turns one away as it would turn away all. What commits to being sent at that very
 * moment is then surely not sent, without asking the provider; if others can go on, they do so from a desk that is
 * opened anew.
 */
function untilTurnedAway({ senders }: MailDesk) {
  const transports = new Map(senders.map(({ id, transport }) => [id, transport]));
  let isTurnedAway = false;
  return {
    isTurnedAway: () => isTurnedAway,
    handOver: async ({ senderId, mail }: Placed): Promise<SendOutcome> => {
      const transport = transports.get(senderId);
      if (isTurnedAway || !transport) return NOT_HANDED_OVER;
      const outcome = await transport.send(mail);
      isTurnedAway ||= concernsAllMails(outcome);
      return outcome;
    },
  };
}
