import { hostname } from 'node:os';
import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import type { ProductSources } from '../../catalog/ports.ts';
import type { MailDesks } from '../../outreach/ports.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import { hindranceOf } from '../domain/hindrance.ts';
import type { Run } from '../domain/run.ts';
import type { Slots } from '../domain/slots.ts';
import { lockRun, moveRun, runsToWorkOn } from '../store/runs.ts';
import { dismissWorker, enrolWorker, isWorkedOn, workersAlive } from '../store/workers.ts';
import { driveEmailerRun } from './drive-emailer-run.ts';
import { driveKeepaRun } from './drive-keepa-run.ts';
import { type Discover, driveSourceRun, type SearchAnswers } from './drive-source-run.ts';
import { driveWorkflowRun } from './drive-workflow-run.ts';
import { tellOfRun } from './tell-of-run.ts';
import type { WorkflowSettings } from './workflow-host.ts';

export interface RunWorkerDeps {
  database: Database;
  clock: Clock;
  sources: ProductSources;
  desks: MailDesks;
  optOuts: OptOutHasher;
  discover: Discover;
  searchAnswers: SearchAnswers;
  crawlSlots: Slots;
  mailSlots: Slots;
  workflow: WorkflowSettings;
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

/** This process at work on one run. */
interface Drive {
  workerId: string;
  /** On the list of workers, so that its silence would be noticed. */
  isEnrolled: boolean;
  /** Ends the drive: Linesheet stops, or the worker was taken for dead and its rows are another's. */
  ending: AbortController;
}

/** A download has one bucket of tokens, and a workflow host is asked once: by one worker at a time, in all processes. */
const isForOne = ({ bot, host }: Run): boolean => bot === 'keepa-download' || host === 'workflow';

export function createRunWorkers(deps: RunWorkerDeps): RunWorkers {
  const { database } = deps;
  let stopped = false;
  const drives = new Map<string, Drive & { ended: Promise<void> }>();

  const drive = async (found: Run, self: Drive): Promise<void> => {
    const { workerId } = self;
    const run = await enrol(found, workerId);
    if (!run) return;
    self.isEnrolled = true;
    try {
      if (run.state === 'waiting') await goOn(run);
      await driveOf(run, self);
    } finally {
      self.isEnrolled = false;
      await database.asSystem((tx) => dismissWorker(tx, workerId));
      await database.asAccount(run.accountId, (tx) => tellOfRun(tx, run.accountId, run.id));
    }
  };

  /** Puts the worker on the list of the run's; null where the run is not for it. */
  const enrol = (found: Run, workerId: string): Promise<Run | null> =>
    database.asSystem(async (tx) => {
      // Whoever comes late to a run of one worker may find it further on, or at its end.
      const run = isForOne(found) ? await lockRun(tx, found.id) : found;
      if (run?.state !== found.state) return null;
      if (isForOne(run) && (await isWorkedOn(tx, run.id))) return null;
      await enrolWorker(tx, workerId, run.id, hostname());
      return run;
    });

  const goOn = (run: Run) =>
    database.asAccount(run.accountId, (tx) => moveRun(tx, run.id, ['waiting'], { state: 'running' }));

  const driveOf = async (run: Run, { workerId, ending }: Drive): Promise<void> => {
    const { clock } = deps;
    const common = { database, clock, workerId, stopping: ending.signal, advanced: teller(run) };
    const started: Run = { ...run, state: 'running' };
    if (run.host === 'workflow') return driveWorkflowRun({ ...common, ...deps.workflow }, started);
    if (run.bot === 'keepa-download') {
      const source = await deps.sources.forAccount(run.accountId);
      return driveKeepaRun({ ...common, source }, started);
    }
    const slots = (run.bot === 'source-bot' ? deps.crawlSlots : deps.mailSlots).join();
    try {
      if (run.bot === 'source-bot') await driveSourceRun({ ...deps, ...common, slots }, started);
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
      const { sentence, setting } = hindranceOf(error);
      await database.asAccount(run.accountId, (tx) =>
        moveRun(tx, run.id, ['running', 'waiting'], { state: 'paused', reason: sentence, setting }),
      );
      return;
    }
    deps.failed(error, run);
    await database.asAccount(run.accountId, (tx) =>
      moveRun(tx, run.id, ['running'], {
        state: 'waiting',
        waitingFor: 'provider',
        reason: 'Something unexpected happened. It continues by itself in a moment.',
        waitUntil: new Date(deps.clock.now().getTime() + 10_000),
      }),
    );
  };

  return {
    takeUp: async () => {
      if (stopped) return;
      const runs = await database.asSystem((tx) => runsToWorkOn(tx, deps.clock.now(), [...drives.keys()]));
      for (const run of runs) {
        if (stopped) return;
        const self: Drive = { workerId: uuidv7(), isEnrolled: false, ending: new AbortController() };
        const ended = drive(run, self)
          .catch((error) => failed(error, run))
          .catch((error) => deps.failed(error, run))
          .finally(() => drives.delete(run.id));
        drives.set(run.id, Object.assign(self, { ended }));
      }
    },
    sayAlive: async () => {
      const enrolled = [...drives.values()].filter((drive) => drive.isEnrolled);
      const ids = enrolled.map(({ workerId }) => workerId);
      const listed = await database.asSystem((tx) => workersAlive(tx, ids));
      // Silent for too long, say while the database was away: another has its rows, and it begins anew.
      for (const { workerId, ending } of enrolled) if (!listed.has(workerId)) ending.abort();
    },
    stop: async () => {
      stopped = true;
      for (const { ending } of drives.values()) ending.abort();
      await Promise.all([...drives.values()].map(({ ended }) => ended));
    },
  };
}
