import type { Tx } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { lockUnchanged, readBrandsToWriteTo } from '../../outreach/actions/brands-to-write-to.ts';
import { type HeldPlaces, readSenderRooms } from '../../outreach/actions/claim-sender.ts';
import { allowanceOf } from '../../outreach/actions/daily-allowance.ts';
import {
  commitToSending,
  type Draft,
  holdPlacesFor,
  isSurelyUnsent,
  type Placed,
  recordOutcomes,
  type Sending,
  type Sent,
} from '../../outreach/actions/send-inquiries.ts';
import { isSendingOn } from '../../outreach/actions/sending-switch.ts';
import type { MailDesk } from '../../outreach/ports.ts';
import { suppressedAmong } from '../../suppression/actions/suppressed-among.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import { addressKey } from '../../suppression/domain/suppression.ts';
import { type Halt, SENDING_IS_OFF } from '../domain/after-provider-failure.ts';
import { type AfterSend, afterSend } from '../domain/after-send.ts';
import type { RowResult, Run } from '../domain/run.ts';
import { hasRowsToClaim, lockOwnRows } from '../store/rows.ts';
import { moveRun } from '../store/runs.ts';
import { closeStep, giveRowsBack, type Opening, openStep, waitForCredits } from './advance-rows.ts';
import type { Claimed, Drafting } from './drafting.ts';
import { canGoOnWithout, pauseRefused } from './refused-senders.ts';
import type { Places } from './row-pipeline.ts';
import { rowsToClaim, sendersInTurn, type Turns } from './sender-turns.ts';

export interface EmailerWorker {
  clock: Clock;
  optOuts: OptOutHasher;
  /** Under which rows are claimed; a lease is this worker's. */
  workerId: string;
  stopping: AbortSignal;
}

/** What a step finds. */
export interface EmailerStep {
  run: Run;
  sent: Sent[];
  /** Where mails are being written; what is ready is taken from it only when it is needed. */
  drafting: Drafting;
  places: Places;
  /** When the senders' credentials were read. */
  openedAt: Date;
  /** A mail was turned away: no further one is handed over from this desk. */
  isOver: boolean;
}

/** What it leaves. */
interface StepTaken {
  run: Run;
  /** Mails that may go out once the transaction is committed. */
  go: Placed[];
  ended: RowResult[];
  drafts: Draft[];
  claimed: Claimed[];
  dry: boolean;
}

/** One transaction: what ended is written, then who is next commits to being sent, and further rows are claimed. */
export async function takeEmailerStep(
  tx: Tx,
  worker: EmailerWorker,
  desk: MailDesk,
  step: EmailerStep,
): Promise<StepTaken> {
  const { workerId, clock, optOuts } = worker;
  const { accountId, id: runId } = step.run;
  const now = clock.now();
  const fates = await fatesOf(tx, desk, step, now);
  const [allowance, rooms] = await Promise.all([
    allowanceOf(tx, accountId, desk, now),
    readSenderRooms(tx, accountId, now),
  ]);
  // Only now: while that was asked, further mails were written.
  const written = step.drafting.take();
  const { writers } = step.drafting;
  const isEnding = worker.stopping.aborted || step.isOver || fates.refusal !== undefined;
  const drafts = isEnding ? [] : written.drafts.slice(0, step.places.free);
  const left = written.drafts.slice(drafts.length);
  const busy = [...writers, ...written.drafts.map(({ senderId }) => senderId)];
  const wanted = isEnding ? 0 : rowsToClaim(step.places.total, left.length + writers.length);
  const turns = sendersInTurn(desk, rooms, { wanted, busy, now });
  const sending: Sending = { accountId, workerId, runId, allowance, optOuts, now };

  const [mayGoOut, opening, , checked, held] = await Promise.all([
    // First: nobody holds anything of ours while it waits for the switch.
    isSendingOn(tx),
    openStep(tx, step.run, workerId, {
      results: [...written.ended, ...fates.results],
      places: turns.senders.length,
    }),
    // After the run: what takes its places of the day locks them in this order too.
    recordOutcomes(tx, sending, step.sent),
    check(tx, sending, drafts),
    // Places that come back are locked before, in the order of everybody who gives some back.
    step.sent.some(isSurelyUnsent) ? null : holdPlacesFor(tx, sending, drafts),
  ]);
  if (fates.goesOn) await pauseRefused(tx, opening.run, { ...fates, openedAt: step.openedAt, now });
  await giveRowsBack(tx, opening.run, workerId, fates.again);
  const shut = turns.shut && (await hasRowsToClaim(tx, runId)) ? turns.shut : null;
  const run = await haltRun(tx, opening.run, fates.refusal ?? (mayGoOut ? shut : SENDING_IS_OFF));
  if (isEnding || run.state !== 'running') {
    await giveRowsBack(tx, run, workerId, written.drafts.map(seqOf));
    await closeStep(tx, workerId, { ...opening, next: [] });
    return { run, go: [], ended: [], drafts: [], claimed: [], dry: true };
  }
  const next = { ...opening, run };
  return sendNext(tx, sending, {
    opening: next,
    checked,
    held,
    turns,
    left,
    beingWritten: writers.length,
  });
}

/** What became of the mails that were handed over, and what it means for their rows and for the run. */
async function fatesOf(tx: Tx, desk: MailDesk, { run, sent }: EmailerStep, now: Date) {
  const ownOf = new Map(desk.senders.map(({ id, own }) => [id, own]));
  const outcomes: AfterSend[] = sent.map(({ draft, outcome }) =>
    afterSend(draft, outcome, { own: ownOf.get(draft.senderId), now }),
  );
  const refused = outcomes.flatMap((outcome) => outcome.refused ?? []);
  const goesOn = await canGoOnWithout(tx, desk, { accountId: run.accountId, refused, now });
  return {
    refused,
    goesOn,
    results: outcomes.flatMap(({ result }) => result ?? []),
    /** Rows to be tried again. */
    again: outcomes.flatMap(({ seq, result }) => (result ? [] : [seq])),
    refusal: outcomes.find(({ halt, refused }) => halt && !(refused && goesOn))?.halt,
  };
}

async function haltRun(tx: Tx, run: Run, halt: Halt | null): Promise<Run> {
  return halt && (await moveRun(tx, run.id, ['running'], halt)) ? { ...run, ...halt } : run;
}

interface Next {
  opening: Opening;
  checked: Checked;
  /** Null where they aren't held yet. */
  held: HeldPlaces | null;
  turns: Turns;
  /** Mails that find no place yet. */
  left: Draft[];
  beingWritten: number;
}

/** Commits the mails that may go out to being sent, and claims the rows whose turn it is. */
async function sendNext(
  tx: Tx,
  sending: Sending,
  { opening, checked, held, turns, left, beingWritten }: Next,
): Promise<StepTaken> {
  const { workerId } = sending;
  const { run } = opening;
  const places = held ?? (await holdPlacesFor(tx, sending, checked.mayGo));
  const [commitment, brands] = await Promise.all([
    commitToSending(tx, sending, places, checked.mayGo),
    readBrandsToWriteTo(
      tx,
      opening.next.map(({ brandId }) => brandId),
    ),
    closeStep(tx, workerId, opening),
  ]);
  const [bySender, turned] = split(commitment.turned, ({ turned }) => turned.by === 'sender');
  // Another one may have room: the mail is written anew, by whoever it will be.
  await giveRowsBack(
    tx,
    run,
    workerId,
    bySender.map(({ draft }) => draft.seq),
  );
  const ended = [
    ...checked.suppressed.map((draft) => endOf(draft, 'suppressed', NOT_TO_BE_WRITTEN_TO)),
    ...checked.changed.map((draft) => endOf(draft, 'held', CHANGED)),
    ...commitment.written.map((draft) => endOf(draft, 'held', 'has already been written to')),
    ...turned.map(({ draft, turned: { by, reason } }) =>
      endOf(draft, 'held', by === 'plan' ? 'today’s limit is reached' : reason),
    ),
  ];
  const waiting = opening.next.length + commitment.go.length + left.length + beingWritten;
  if (opening.dry === 'unpaid' && waiting === 0) {
    const rowsLeft = run.rowsTotal - run.rowsDone - ended.length;
    await moveRun(tx, run.id, ['running'], await waitForCredits(tx, run.accountId, rowsLeft));
  }
  const isDry = opening.dry !== null && bySender.length === 0;
  return {
    run,
    go: commitment.go,
    ended,
    drafts: left,
    dry: isDry || turns.shut !== null,
    claimed: opening.next.flatMap(({ seq, brandId }, index) => {
      const sender = turns.senders[index];
      return sender ? [{ seq, brand: brands.get(brandId), sender }] : [];
    }),
  };
}

interface Checked {
  mayGo: Draft[];
  suppressed: Draft[];
  changed: Draft[];
}

/** Checks once more, at the last moment, who may be written to. */
async function check(
  tx: Tx,
  { accountId, runId, workerId, optOuts }: Sending,
  drafts: readonly Draft[],
): Promise<Checked> {
  const recipients = drafts.map((draft) => draft.mail.to);
  const [own, suppressed, unchanged] = await Promise.all([
    lockOwnRows(tx, runId, workerId, drafts.map(seqOf)),
    suppressedAmong(tx, accountId, recipients, optOuts),
    lockUnchanged(
      tx,
      drafts.map(({ brandId, mail }) => ({ brandId, to: mail.to })),
    ),
  ]);
  const ours = drafts.filter((draft) => own.has(draft.seq));
  const [out, others] = split(ours, (draft) => suppressed.has(addressKey(draft.mail.to)));
  const [mayGo, changed] = split(others, ({ brandId }) => unchanged.has(brandId));
  return { mayGo, suppressed: out, changed };
}

const NOT_TO_BE_WRITTEN_TO = 'opted out or unreachable, so nothing is sent';

const CHANGED = 'the brand was merged, set aside or given another address meanwhile';

const split = <Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] => [
  items.filter(test),
  items.filter((item) => !test(item)),
];

const seqOf = ({ seq }: { seq: number }): number => seq;

const endOf = ({ seq, mail }: Draft, outcome: RowResult['outcome'], detail: string): RowResult => ({
  seq,
  outcome,
  detail: `${mail.to}: ${detail}`,
});
