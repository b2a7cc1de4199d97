import type { Database, Tx } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { ROWS_HELD_AHEAD } from '../../credits/domain/ledger.ts';
import { readBrandsToWriteTo } from '../../outreach/actions/brands-to-write-to.ts';
import {
  commitToSending,
  type Draft,
  recordOutcomes,
  type Sender,
  type Sent,
} from '../../outreach/actions/send-inquiries.ts';
import { isSendingOn } from '../../outreach/actions/sending-switch.ts';
import type { MailDesk, MailDesks, MailTransport } from '../../outreach/ports.ts';
import { suppressedAmong } from '../../suppression/actions/suppressed-among.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import { SENDING_IS_OFF } from '../domain/after-provider-failure.ts';
import { type AfterSend, afterSend, concernsAllMails } from '../domain/after-send.ts';
import type { RowResult, Run } from '../domain/run.ts';
import { atMost, type RunSlots } from '../domain/slots.ts';
import { lockOwnRows } from '../store/rows.ts';
import { moveRun } from '../store/runs.ts';
import { closeStep, giveRowsBack, openStep, outOfCredits } from './advance-rows.ts';
import { Drafting } from './drafting.ts';
import { type Places, runPipeline } from './row-pipeline.ts';

export interface EmailerDrive {
  database: Database;
  clock: Clock;
  desks: MailDesks;
  optOuts: OptOutHasher;
  slots: RunSlots;
  /** Under which rows are claimed; a lease is this worker's. */
  workerId: string;
  stopping: AbortSignal;
  /** Hears of every committed step. */
  advanced: (run: Run) => void;
}

/** Works on an Emailer run until it has no more rows for this worker, or has to wait. */
export async function driveEmailerRun(drive: EmailerDrive, run: Run): Promise<void> {
  const desk = await drive.desks.open(run.accountId);
  if ('blocked' in desk) {
    await drive.database.asAccount(run.accountId, (tx) =>
      moveRun(tx, run.id, ['running'], { state: 'paused', reason: desk.blocked }),
    );
    return;
  }
  const drafting = new Drafting(desk);
  const transport = untilTurnedAway(desk.transport);
  await runPipeline<Draft, Sent>({
    slots: atMost(desk.transport.atOnce, drive.slots),
    ahead: 0,
    work: async (draft) => ({ draft, outcome: await transport.send(draft.mail) }),
    cycle: async (sent, places) => {
      const { drafts, ended } = drafting.take();
      const step = await drive.database.asAccount(run.accountId, (tx) =>
        takeStep(tx, drive, desk, { run, sent, ended, drafts, inWriting: drafting.count, places }),
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
 * moment is then surely not sent, without asking the provider.
 */
function untilTurnedAway({ send }: MailTransport): Pick<MailTransport, 'send'> {
  let isTurnedAway = false;
  return {
    send: async (mail) => {
      if (isTurnedAway) return NOT_HANDED_OVER;
      const outcome = await send(mail);
      isTurnedAway ||= concernsAllMails(outcome);
      return outcome;
    },
  };
}

const NOT_HANDED_OVER = {
  fate: 'not_sent',
  reason: 'It was not handed over: the run had come to a halt.',
} as const;

interface Step {
  run: Run;
  sent: Sent[];
  /** Rows that ended without a mail. */
  ended: RowResult[];
  /** Mails that are written and wait for a place. */
  drafts: Draft[];
  /** How many further mails are being written. */
  inWriting: number;
  places: Places;
}

/** One transaction: what ended is written, then who is next commits to being sent, and further rows are claimed. */
async function takeStep(tx: Tx, drive: EmailerDrive, desk: MailDesk, step: Step) {
  const { workerId, clock, optOuts } = drive;
  const sender: Sender = {
    accountId: step.run.accountId,
    workerId,
    runId: step.run.id,
    transport: desk.transport,
    day: desk.day,
    dailyLimit: desk.dailyLimit,
  };
  const outcomes = step.sent.map(({ draft, outcome }) => afterSend(draft, outcome, clock.now()));
  const results = [...step.ended, ...outcomes.flatMap(({ result }) => result ?? [])];
  const refusal = outcomes.find((outcome) => outcome.halt)?.halt;
  const isEnding = drive.stopping.aborted || refusal !== undefined;
  const drafts = isEnding ? [] : step.drafts.slice(0, step.places.free);
  const left = step.drafts.slice(drafts.length);
  const places = isEnding ? 0 : rowsToClaim(step.places.total, left.length + step.inWriting);

  const [mayGoOut, opening, , checked] = await Promise.all([
    // First: nobody holds anything of ours while it waits for the switch.
    isSendingOn(tx),
    openStep(tx, step.run, workerId, { results, places }),
    // After the run: what takes its places of the day locks them in this order too.
    recordOutcomes(tx, sender, step.sent),
    check(tx, optOuts, sender, drafts),
  ]);
  let { run } = opening;
  await giveRowsBack(tx, run, workerId, tryAgain(outcomes));
  const halt = refusal ?? (mayGoOut ? null : SENDING_IS_OFF);
  if (halt && (await moveRun(tx, run.id, ['running'], halt))) run = { ...run, ...halt };
  if (isEnding || run.state !== 'running') {
    await giveRowsBack(tx, run, workerId, step.drafts.map(seqOf));
    await closeStep(tx, workerId, { ...opening, next: [] });
    return { run, go: [], ended: [], drafts: [], claimed: [], dry: true };
  }

  const [commitment, brands] = await Promise.all([
    commitToSending(tx, sender, checked.mayGo),
    readBrandsToWriteTo(
      tx,
      opening.next.map(({ brandId }) => brandId),
    ),
    closeStep(tx, workerId, opening),
  ]);
  const ended = [
    ...checked.suppressed.map(endOf('suppressed', 'opted out or unreachable, so nothing is sent')),
    ...commitment.written.map(endOf('held', 'has been written to already')),
    ...commitment.later.map(endOf('held', 'today’s limit is reached')),
  ];
  const waiting = opening.next.length + commitment.go.length + left.length + step.inWriting;
  if (opening.dry === 'unpaid' && waiting === 0) {
    const reason = outOfCredits(run.rowsTotal - run.rowsDone - ended.length);
    await moveRun(tx, run.id, ['running'], { state: 'waiting', waitingFor: 'credits', reason });
  }
  return {
    ...{ run, go: commitment.go, ended, drafts: left, dry: opening.dry !== null },
    claimed: opening.next.map(({ seq, brandId }) => ({ seq, brand: brands.get(brandId) })),
  };
}

/** Rows are claimed ahead, for their mails to be written while others are sent; a good many at a time. */
function rowsToClaim(places: number, waiting: number): number {
  const most = Math.max(1, Math.min(ROWS_HELD_AHEAD, places));
  return most - waiting > most / 4 ? most - waiting : 0;
}

/** Checks once more, at the last moment, who may be written to. */
async function check(
  tx: Tx,
  optOuts: OptOutHasher,
  sender: Sender,
  drafts: Draft[],
): Promise<{ mayGo: Draft[]; suppressed: Draft[] }> {
  const recipients = drafts.map((draft) => draft.mail.to);
  const [own, suppressed] = await Promise.all([
    lockOwnRows(tx, sender.runId, sender.workerId, drafts.map(seqOf)),
    suppressedAmong(tx, sender.accountId, recipients, optOuts),
  ]);
  const ours = drafts.filter((draft) => own.has(draft.seq));
  const isSuppressed = (draft: Draft) => suppressed.has(draft.mail.to.toLowerCase());
  return {
    mayGo: ours.filter((draft) => !isSuppressed(draft)),
    suppressed: ours.filter(isSuppressed),
  };
}

const seqOf = ({ seq }: { seq: number }): number => seq;

const endOf =
  (outcome: RowResult['outcome'], detail: string) =>
  ({ seq, mail }: Draft): RowResult => ({ seq, outcome, detail: `${mail.to}: ${detail}` });

const tryAgain = (outcomes: AfterSend[]): number[] =>
  outcomes.flatMap(({ seq, result }) => (result ? [] : [seq]));
