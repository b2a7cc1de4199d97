// `npm start`: the whole of Linesheet in one go, or the part that ROLE names.
import { readConfig } from '../config/config.ts';
import { readEnvFile, readSettings } from '../config/env.ts';
import { SettingError } from '../config/setting-error.ts';
import { NewerDatabaseError } from '../db/migrate.ts';
import { messageOf, traceOf } from '../kernel/errors.ts';
import { createContext } from './context.ts';
import { startWatch } from './machinery.ts';
import { AlreadyRunningError, openStore } from './open-store.ts';
import { ensureSampleAccount } from './sample-account.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import { startWebServer } from './server.ts';
import { startWorker } from './worker.ts';

/** Everything has ended well before a supervisor would lose patience. */
const GIVE_UP_STOPPING_MS = 9_500;

async function main(): Promise<void> {
  const config = readConfig(readSettings(process.env, readEnvFile()));
  const stops: (() => Promise<void>)[] = [];
  let stopping = false;
  const stop = async (code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(code), GIVE_UP_STOPPING_MS).unref();
    // What can't be stopped in order ends with the process; what was started before it is stopped all the same.
    for (const step of stops.reverse()) await step().catch(() => undefined);
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

  try {
    const store = await openStore(config, 'instance');
    stops.push(store.close);
    void store.lost.then(() => {
      if (!stopping)
        process.stderr.write('The database was stopped. Start Linesheet again; it goes on where it was.\n');
      return stop(1);
    });
    const sandbox = config.role === 'worker' ? null : await startSandboxProcess(config);
    if (sandbox) stops.push(sandbox.stop);
    const context = await createContext(config, store);
    stops.push(context.close);
    sandbox?.keepRunning(context.logger, () => stopping);
    const watch = await startWatch(context, { alone: store.alone });
    stops.push(watch.stop);

    if (config.role !== 'server') {
      await store.joinWorkers();
      const worker = await startWorker(context, { alone: store.alone });
      stops.push(worker.stop);
    }
    const unreadable = await store.database.asSystem(context.machinery.checkSecrets);
    const lines = [...broughtUpToDate(store.migrated), ...(unreadable ? [unreadable] : [])];
    if (config.role !== 'worker') {
      lines.push(...(await ensureSampleAccount(context)));
      const server = await startWebServer(context);
      stops.push(server.stop);
      lines.push(`Linesheet is ready at ${config.publicUrl}`);
    } else lines.push('Linesheet’s worker is ready');
    forgetTheStart();
    process.stdout.write(`${lines.join('\n')}\n`);
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    await stop(1);
  }
}

/** Of a database that an earlier version has written. */
const broughtUpToDate = (migrated: readonly string[]): string[] =>
  migrated.length === 0 || migrated[0]?.startsWith('0001')
    ? []
    : [
        `The database was brought up to date: ${migrated.length} ${migrated.length === 1 ? 'change' : 'changes'}.`,
      ];

/**
 * Gives back what only the start needed, some 50 MB, which V8 would keep until it has none left. Where the runtime lets
 * nobody collect (`--expose-gc`), it does.
 */
function forgetTheStart(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

const SENTENCES = [SettingError, AlreadyRunningError, NewerDatabaseError];

function sentenceOf(error: unknown): string {
  if (SENTENCES.some((kind) => error instanceof kind)) return messageOf(error);
  const code = (error as { code?: string }).code;
  if (code === 'EADDRINUSE')
    return `Port ${(error as { port?: number }).port} is in use. Set PORT to another one.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `HOST is none of this machine’s addresses: ${messageOf(error)}.`;
  return traceOf(error);
}

main().catch((error) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
});
