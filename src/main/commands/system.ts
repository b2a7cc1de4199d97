import type { Command } from 'commander';
import { readConfig } from '../../config/config.ts';
import { readEnvFile, readSettings } from '../../config/env.ts';
import { describeSettings } from '../../config/settings.ts';
import { print, withStore } from './with-context.ts';

export function addSystemCommands(program: Command): void {
  program
    .command('migrate')
    .description('Bring the database up to date')
    .action((_options, command: Command) =>
      withStore(async ({ migrated }) => {
        print(
          command,
          { applied: migrated },
          migrated.length === 0 ? 'Nothing to do.' : `Applied ${migrated.join(', ')}.`,
        );
      }),
    );

  program
    .command('settings')
    .description('All settings, secrets masked, with where each came from')
    .action((_options, command: Command) => {
      const file = readEnvFile();
      // Says which setting is wrong before it shows any.
      readConfig(readSettings(process.env, file));
      const settings = describeSettings(process.env, file);
      const width = Math.max(...settings.map(({ name }) => name.length));
      const lines = settings.map(
        ({ name, value, from }) => `${name.padEnd(width)}  ${from.padEnd(11)}  ${value}`,
      );
      print(command, settings, lines.join('\n'));
    });
}
