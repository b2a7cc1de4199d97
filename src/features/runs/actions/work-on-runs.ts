import { hostname } from 'node:os';
import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import type { ProductSources } from '../../catalog/ports.ts';
import type { MailDesks } from '../../outreach/ports.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import type { Run } from '../domain/run.ts';
import type { Slots } from '../domain/slots.ts';
import { moveRun, runsToWorkOn } from '../store/runs.ts';
import { dismissWorker, enrolWorker, isWorkedOn, workersAlive } from '../store/workers.ts';
import { driveEmailerRun } from './drive-emailer-run.ts';
import { driveKeepaRun } from './drive-keepa-run.ts';
import { type Discover, driveSourceRun } from './drive-source-run.ts';
import { tellOfRun } from './tell-of-run.ts';

export interface RunWorkerDeps {
  database: Database;
  clock: Clock;
  sources: ProductSources;
  desks: MailDesks;
  optOuts: OptOutHasher;
  discover: Discover;
  crawlSlots: Slots;
  mailSlots: Slots;
  failed: (error: unknown, run: Run) => void;
}

/** How often live screens hear of a run that goes on. */
const TELL_EVERY_MS = 400;

export interface RunWorkers {
  /** Takes up every run that can go on and that this process isn't on already. */
  takeUp(): Promise<void>;
  /** Says that this process lives; its leases end soon after it stops doing so. */
  sayAlive(): Promise<void>;
  /** Claims nothing more and waits until what is in work has ended. */
  stop(): Promise<void>;
}

export function createRunWorkers(deps: RunWorkerDeps): RunWorkers {
  const { database } = deps;
  const stopping = new AbortController();
  const drives = new Map<string, { workerId: string; ended: Promise<void> }>();

  const drive = async (run: Run, workerId: string): Promise<void> => {
    const enrolled = await database.asSystem(async (tx) => {
      // One download at a time: its bucket of tokens is one.
      if (run.bot === 'keepa-download' && (await isWorkedOn(tx, run.id))) return false;
      await enrolWorker(tx, workerId, run.id, hostname());
      return true;
    });
    if (!enrolled) return;
    try {
      await database.asAccount(run.accountId, (tx) => moveRun(tx, run.id, ['waiting'], { state: 'running' }));
      await driveOf(run, workerId);
    } finally {
      await database.asSystem((tx) => dismissWorker(tx, workerId));
      await database.asAccount(run.accountId, (tx) => tellOfRun(tx, run.accountId, run.id));
    }
  };

  const driveOf = async (run: Run, workerId: string): Promise<void> => {
    const { clock } = deps;
    const common = { database, clock, workerId, stopping: stopping.signal, advanced: teller(run) };
    const started: Run = { ...run, state: 'running' };
    if (run.bot === 'keepa-download') {
      const source = await deps.sources.forAccount(run.accountId);
      return driveKeepaRun({ ...common, source }, started);
    }
    const slots = (run.bot === 'source-bot' ? deps.crawlSlots : deps.mailSlots).join();
    try {
      if (run.bot === 'source-bot')
        await driveSourceRun({ ...common, slots, discover: deps.discover }, started);
      else await driveEmailerRun({ ...common, slots, desks: deps.desks, optOuts: deps.optOuts }, started);
    } finally {
      slots.leave();
    }
  };

  /** Live screens hear of every few steps; the last step is told when the drive ends. */
  const teller = (run: Run) => {
    let toldAt = 0;
    return () => {
      if (Date.now() - toldAt < TELL_EVERY_MS) return;
      toldAt = Date.now();
      const told = database.asAccount(run.accountId, (tx) => tellOfRun(tx, run.accountId, run.id));
      told.catch((error) => deps.failed(error, run));
    };
  };

  /** What a person has to set up pauses the run with the sentence; anything else is tried again by the next look. */
  const failed = async (error: unknown, run: Run): Promise<void> => {
    if (error instanceof AppError && error.code === 'not_configured') {
      await database.asAccount(run.accountId, (tx) =>
        moveRun(tx, run.id, ['running', 'waiting'], { state: 'paused', reason: error.message }),
      );
      return;
    }
    deps.failed(error, run);
    await database.asAccount(run.accountId, (tx) =>
      moveRun(tx, run.id, ['running'], {
        state: 'waiting',
        waitingFor: 'provider',
        reason: 'Something unexpected happened. It goes on by itself in a moment.',
        waitUntil: new Date(deps.clock.now().getTime() + 10_000),
      }),
    );
  };

  return {
    takeUp: async () => {
      if (stopping.signal.aborted) return;
      const runs = await database.asSystem((tx) => runsToWorkOn(tx, deps.clock.now()));
      for (const run of runs) {
        if (drives.has(run.id)) continue;
        const workerId = uuidv7();
        const ended = drive(run, workerId)
          .catch((error) => failed(error, run))
          .catch((error) => deps.failed(error, run))
          .finally(() => drives.delete(run.id));
        drives.set(run.id, { workerId, ended });
      }
    },
    sayAlive: () =>
      database.asSystem((tx) =>
        workersAlive(
          tx,
          [...drives.values()].map(({ workerId }) => workerId),
        ),
      ),
    stop: async () => {
      stopping.abort();
      await Promise.all([...drives.values()].map(({ ended }) => ended));
    },
  };
}
