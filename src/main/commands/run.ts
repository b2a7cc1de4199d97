import type { Command } from 'commander';
import type { Tx } from '../../db/database.ts';
import { readAccount } from '../../features/accounts/actions/read-account.ts';
import { changeRun } from '../../features/runs/actions/change-run.ts';
import { listRuns, readRows } from '../../features/runs/actions/read-runs.ts';
import { requestRun } from '../../features/runs/actions/request-run.ts';
import { waitForRun } from '../../features/runs/actions/wait-for-run.ts';
import { wakeWorkers } from '../../features/runs/actions/wake-workers.ts';
import { NO_WEB_SEARCH } from '../../features/runs/domain/hindrance.ts';
import {
  BOT_NAMES,
  BOTS,
  type Bot,
  hasEnded,
  isProcessed,
  type Run,
} from '../../features/runs/domain/run.ts';
import { OUTCOME_LABELS, OUTCOMES_OF, timeOf } from '../../features/runs/domain/run-sentences.ts';
import { formatCredits } from '../../kernel/credits.ts';
import { AppError } from '../../kernel/errors.ts';
import { count, counted } from '../../kernel/words.ts';
import type { Running } from '../../queue/work-loop.ts';
import type { Context } from '../context.ts';
import { startSandboxProcess } from '../sandbox-process.ts';
import { startWorker } from '../worker.ts';
import { accountOf, oneOf, print, wholeNumber, withContext } from './with-context.ts';

interface RunOptions {
  limit?: number;
  wait?: boolean;
}

export function addRunCommand(program: Command): void {
  program
    .command('run <email> <bot>')
    .description(`Start a bot: ${BOTS.join(', ')}`)
    .option('--limit <rows>', 'At most so many rows', wholeNumber('--limit'))
    .option(
      '--wait',
      'Until it has ended; continues a run of the bot that is paused, and joins one that waits',
    )
    .action((email: string, name: string, { limit, wait }: RunOptions, command: Command) =>
      withContext(async (context, store) => {
        const bot = oneOf('A bot', BOTS)(name);
        const { database, clock } = context;
        const accountId = await accountOf(context, email);
        // Without a server there is nobody to do the work, nor a sandbox to speak to: then they run here, meanwhile.
        const helpers = wait && !(await store.hasWorkers()) ? await startHelpers() : [];
        try {
          const request = {
            accountId,
            bot,
            limit,
            startedBy: 'command_line',
            now: clock.now(),
            withBuyBox: false,
          } as const;
          const unfinished = wait && (await goOnWith(context, accountId, bot));
          const run = unfinished || (await requestRun(context, request).catch(withTheWayOn));
          await wakeWorkers(database);
          if (bot === 'source-bot' && context.config.search === null)
            say(`${NO_WEB_SEARCH.sentence} Set ${NO_WEB_SEARCH.setting}.`);
          if (!wait) return print(command, { id: run.id, status: run.state }, `${BOT_NAMES[bot]} started.`);

          const ended = await waitForRun(database, {
            accountId,
            runId: run.id,
            forMs: Number.POSITIVE_INFINITY,
            changed: (current) => current.reason && say(standingOf(current)),
          });
          const { credits } = await database.asAccount(accountId, (tx) => readAccount(tx, accountId));
          const outcome = {
            id: ended.id,
            status: ended.state,
            rowsProcessed: ended.rowsProcessed,
            creditsDeducted: ended.creditsCharged,
            creditsRemaining: credits,
          };
          print(
            command,
            outcome,
            `${BOT_NAMES[bot]} ${ended.state} · Rows processed: ${ended.rowsProcessed} · Credits deducted: ${formatCredits(ended.creditsCharged)} · Credits remaining: ${formatCredits(credits)}`,
          );
          await database.asAccount(accountId, (tx) => sayWhatCameToNothing(tx, ended));
          if (!hasEnded(ended.state) || ended.state === 'failed') process.exitCode = 1;
        } finally {
          for (const helper of helpers) await helper.stop();
        }

        async function startHelpers(): Promise<Running[]> {
          const sandbox = await startSandboxProcess(context.config);
          await store.joinWorkers();
          const worker = await startWorker(context, { alone: store.alone });
          return [worker, ...(sandbox ? [sandbox] : [])];
        }
      }),
    );
}

/** A run that was left paused or waits is what the person means to see through; a running one is nobody's to join. */
async function goOnWith({ database }: Context, accountId: string, bot: Bot): Promise<Run | null> {
  return database.asAccount(accountId, async (tx) => {
    const [newest] = await listRuns(tx, accountId, { bot, limit: 1 });
    if (newest?.state === 'waiting') return newest;
    if (newest?.state !== 'paused') return null;
    const because = newest.reason === null ? '.' : `: ${newest.reason}`;
    say(`${BOT_NAMES[bot]} was paused${because} It goes on now, where it was.`);
    return changeRun(tx, { accountId, runId: newest.id, command: 'continue' });
  });
}

/** Here there is no button that continues a run, but an option that does. */
function withTheWayOn(error: unknown): never {
  if (!(error instanceof AppError) || error.details.state !== 'paused') throw error;
  throw new AppError(error.code, `${error.message} With --wait this command continues it.`, error.details);
}

/** Why a run stands still or has ended, and when it goes on. */
function standingOf({ state, reason, setting, waitUntil }: Run): string {
  const isSet = state === 'waiting' && waitUntil !== null;
  if (isSet) return `${reason} It goes on at ${timeOf(waitUntil)}.`;
  return setting === null ? `${reason}` : `${reason} See the setting ${setting}.`;
}

/** Of each way to come to nothing so many rows as a person looks at; all of them are on the run's page. */
const SHOWN = 5;

async function sayWhatCameToNothing(tx: Tx, { accountId, id, bot }: Run): Promise<void> {
  for (const outcome of OUTCOMES_OF[bot].filter((one) => !isProcessed(one))) {
    const { rows, total } = await readRows(tx, accountId, id, { outcome, limit: SHOWN, offset: 0 });
    if (total > 0) say(`${OUTCOME_LABELS[outcome]}: ${counted(total, 'row')}`);
    for (const { name, asin, detail } of rows) say(`  ${[name ?? asin, detail].filter(Boolean).join(' – ')}`);
    if (total > rows.length) say(`  and ${count(total - rows.length)} more`);
  }
}

const say = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
};
