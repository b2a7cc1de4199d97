import type { Command } from 'commander';
import { readAccount } from '../../features/accounts/actions/read-account.ts';
import { requestRun } from '../../features/runs/actions/request-run.ts';
import { waitForRun } from '../../features/runs/actions/wait-for-run.ts';
import { wakeWorkers } from '../../features/runs/actions/wake-workers.ts';
import { BOT_NAMES, BOTS, hasEnded } from '../../features/runs/domain/run.ts';
import { formatCredits } from '../../kernel/credits.ts';
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
    .option('--wait', 'Until it has ended')
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
          const run = await requestRun(context, request);
          await wakeWorkers(database);
          if (!wait) return print(command, { id: run.id, status: run.state }, `${BOT_NAMES[bot]} started.`);

          const ended = await waitForRun(database, {
            accountId,
            runId: run.id,
            forMs: Number.POSITIVE_INFINITY,
          });
          const { credits } = await database.asAccount(accountId, (tx) => readAccount(tx, accountId));
          const outcome = {
            id: ended.id,
            status: ended.state,
            rowsProcessed: ended.rowsProcessed,
            creditsDeducted: ended.creditsCharged,
            creditsRemaining: credits,
          };
          if (ended.reason) process.stderr.write(`${ended.reason}\n`);
          print(
            command,
            outcome,
            `${BOT_NAMES[bot]} ${ended.state} · Rows processed: ${ended.rowsProcessed} · Credits deducted: ${formatCredits(ended.creditsCharged)} · Credits remaining: ${formatCredits(credits)}`,
          );
          if (!hasEnded(ended.state) || ended.state === 'failed') process.exitCode = 1;
        } finally {
          for (const helper of helpers) await helper.stop();
        }

        async function startHelpers(): Promise<{ stop(): Promise<void> }[]> {
          const sandbox = await startSandboxProcess(context.config);
          await store.joinWorkers();
          const worker = await startWorker(context, { alone: store.alone });
          return [worker, ...(sandbox ? [sandbox] : [])];
        }
      }),
    );
}
