// `npm run -s linesheet -- …`: everything that can be done without a browser. Works with the server running or not.
import { Command, CommanderError } from 'commander';
import { SettingError } from '../config/setting-error.ts';
import { AppError, traceOf } from '../kernel/errors.ts';
import { addAccountCommands } from './commands/accounts.ts';
import { addDataCommands } from './commands/data.ts';
import { addPriceListCommands } from './commands/price-lists.ts';
import { addReplyCommands } from './commands/replies.ts';
import { addRunCommand } from './commands/run.ts';
import { addSystemCommands } from './commands/system.ts';
import { UsageError } from './commands/with-context.ts';

const program = new Command('linesheet')
  .description('Linesheet’s command line')
  .option('--json', 'JSON on standard output, messages on standard error')
  .exitOverride()
  .configureOutput({ writeErr: (text) => process.stderr.write(text) });

addAccountCommands(program);
addDataCommands(program);
addRunCommand(program);
addPriceListCommands(program);
addReplyCommands(program);
addSystemCommands(program);

// A reader that has seen enough (`| head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  await program.parseAsync(process.argv);
} catch (error) {
  process.exitCode = exitCodeOf(error);
}

/** 1 failed, 2 wrong use. */
function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const known = error instanceof AppError || error instanceof SettingError || error instanceof UsageError;
  process.stderr.write(`${known ? error.message : traceOf(error)}\n`);
  return error instanceof UsageError ? 2 : 1;
}
