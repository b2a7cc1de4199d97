// `npm run -s linesheet -- …`: everything that can be done without a browser. Works with the server running or not.
import { Command, CommanderError } from 'commander';
import { SettingError } from '../config/setting-error.ts';
import { databaseTrouble } from '../db/database-trouble.ts';
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
  process.stderr.write(`${sentenceOf(error)}\n`);
  return error instanceof UsageError ? 2 : 1;
}

/** What nobody has thought of is shown with the way to it. */
function sentenceOf(error: unknown): string {
  if (error instanceof AppError || error instanceof SettingError || error instanceof UsageError)
    return error.message;
  const trouble = databaseTrouble(error);
  return trouble === null
    ? traceOf(error)
    : `${trouble} Please try again; \`npm run -s linesheet -- doctor\` says how the database is.`;
}
