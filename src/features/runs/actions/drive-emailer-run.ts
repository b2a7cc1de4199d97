import type { Database, Tx } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { readBrandsToWriteTo } from '../../outreach/actions/brands-to-write-to.ts';
import {
  commitToSending,
  type Draft,
  recordOutcomes,
  type Sender,
  type Sent,
} from '../../outreach/actions/send-inquiries.ts';
import type { BrandToWriteTo } from '../../outreach/domain/brand-to-write-to.ts';
import type { MailDesk, MailDesks } from '../../outreach/ports.ts';
import { suppressedAmong } from '../../suppression/actions/suppressed-among.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import { type AfterSend, afterSend } from '../domain/after-send.ts';
import type { RowResult, Run } from '../domain/run.ts';
import { atMost, type RunSlots } from '../domain/slots.ts';
import { lockOwnRows } from '../store/rows.ts';
import { moveRun } from '../store/runs.ts';
import { claimPaidRows, endRows, giveRowsBack, outOfCredits } from './advance-rows.ts';
import { runPipeline } from './row-pipeline.ts';

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

/** A claimed row with the brand that it is about. */
interface Claimed {
  seq: number;
  brand: BrandToWriteTo | undefined;
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
  // Between two cycles: mails that are written and wait for a place, and rows that ended without one.
  let drafts: Draft[] = [];
  let ended: RowResult[] = [];

  await runPipeline<Draft, Sent>({
    slots: atMost(desk.transport.atOnce, drive.slots),
    work: async (draft) => ({ draft, outcome: await desk.transport.send(draft.mail) }),
    cycle: async (sent, places) => {
      const step = await drive.database.asAccount(run.accountId, (tx) =>
        takeStep(tx, drive, desk, { run, sent, ended, drafts, places }),
      );
      drive.advanced(step.run);
      const written = await writeDrafts(desk, step.claimed);
      drafts = [...step.drafts, ...written.drafts];
      ended = [...step.ended, ...written.ended];
      return { next: step.go, dry: step.dry && drafts.length === 0 && ended.length === 0 };
    },
  });
}

interface Step {
  run: Run;
  sent: Sent[];
  ended: RowResult[];
  drafts: Draft[];
  places: number;
}

/** One transaction: what ended is written, then who is next commits to being sent, then further rows are claimed. */
async function takeStep(tx: Tx, drive: EmailerDrive, desk: MailDesk, step: Step) {
  const { workerId } = drive;
  const sender: Sender = {
    accountId: step.run.accountId,
    workerId,
    runId: step.run.id,
    transport: desk.transport,
    day: desk.day,
    dailyLimit: desk.dailyLimit,
  };
  const outcomes = step.sent.map(({ draft, outcome }) => afterSend(draft, outcome, drive.clock.now()));
  const results = [...step.ended, ...outcomes.flatMap(({ result }) => result ?? [])];
  let run = await endRows(tx, step.run, workerId, results);
  // After the run: what takes its places of the day locks them in this order too.
  await recordOutcomes(tx, sender, step.sent);
  await giveRowsBack(tx, run, workerId, tryAgain(outcomes));
  const halt = outcomes.find((outcome) => outcome.halt)?.halt;
  if (halt && (await moveRun(tx, run.id, ['running'], halt))) run = { ...run, ...halt };

  if (run.state !== 'running' || drive.stopping.aborted || step.places === 0) {
    const goesOn = run.state === 'running' && !drive.stopping.aborted;
    if (!goesOn)
      await giveRowsBack(
        tx,
        run,
        workerId,
        step.drafts.map((draft) => draft.seq),
      );
    return { run, go: [], ended: [], drafts: goesOn ? step.drafts : [], claimed: [], dry: !goesOn };
  }

  const drafts = step.drafts.slice(0, step.places);
  const left = step.drafts.slice(step.places);
  const { go, ended } = await commit(tx, drive.optOuts, sender, drafts);
  const room = Math.max(0, step.places - left.length);
  const claim = await claimPaidRows(tx, run, workerId, room);
  if (claim.dry === 'unpaid' && claim.rows.length + go.length + left.length === 0) {
    const reason = outOfCredits(run.rowsTotal - run.rowsDone - ended.length);
    await moveRun(tx, run.id, ['running'], { state: 'waiting', waitingFor: 'credits', reason });
  }
  const brands = await readBrandsToWriteTo(
    tx,
    claim.rows.map((row) => row.brandId),
  );
  const claimed = claim.rows.map((row): Claimed => ({ seq: row.seq, brand: brands.get(row.brandId) }));
  return { run, go, ended, drafts: left, claimed, dry: claim.dry !== null };
}

/** Checks once more, at the last moment, who may be written to; what is left commits to being sent. */
async function commit(
  tx: Tx,
  optOuts: OptOutHasher,
  sender: Sender,
  drafts: Draft[],
): Promise<{ go: Draft[]; ended: RowResult[] }> {
  const own = await lockOwnRows(
    tx,
    sender.runId,
    sender.workerId,
    drafts.map((draft) => draft.seq),
  );
  const ours = drafts.filter((draft) => own.has(draft.seq));
  const suppressed = await suppressedAmong(
    tx,
    sender.accountId,
    ours.map((draft) => draft.mail.to),
    optOuts,
  );
  const isSuppressed = (draft: Draft) => suppressed.has(draft.mail.to.toLowerCase());
  const { go, written, later } = await commitToSending(
    tx,
    sender,
    ours.filter((draft) => !isSuppressed(draft)),
  );
  const end =
    (outcome: RowResult['outcome'], detail: string) =>
    (draft: Draft): RowResult => ({
      seq: draft.seq,
      outcome,
      detail: `${draft.mail.to}: ${detail}`,
    });
  return {
    go,
    ended: [
      ...ours.filter(isSuppressed).map(end('suppressed', 'opted out or unreachable, so nothing is sent')),
      ...written.map(end('held', 'has been written to already')),
      ...later.map(end('held', 'today’s limit is reached')),
    ],
  };
}

/** Writes the mails of claimed rows; one that can't be written as it should be ends here, with the reason. */
async function writeDrafts(
  desk: MailDesk,
  claimed: Claimed[],
): Promise<{ drafts: Draft[]; ended: RowResult[] }> {
  const drafts: Draft[] = [];
  const ended: RowResult[] = [];
  const write = async ({ seq, brand }: Claimed) => {
    if (!brand?.email)
      return ended.push({ seq, outcome: 'held', detail: 'The brand has no address any more.' });
    const composed = await desk.compose(uuidv7(), { ...brand, email: brand.email });
    if ('held' in composed) return ended.push({ seq, outcome: 'held', detail: composed.held });
    return drafts.push({ seq, brandId: brand.id, isSandbox: brand.isSandbox, mail: composed.mail });
  };
  await Promise.all(claimed.map(write));
  return { drafts, ended };
}

const tryAgain = (outcomes: AfterSend[]): number[] =>
  outcomes.flatMap(({ seq, result }) => (result ? [] : [seq]));
