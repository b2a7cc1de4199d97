import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { readConfig } from '../../config/config.ts';
import { readEnvFile, readSettings } from '../../config/env.ts';
import { describeSettings } from '../../config/settings.ts';
import { operatorsWorkflowSecret } from '../../features/runs/domain/workflow-host.ts';
import { AppError } from '../../kernel/errors.ts';
import { keepRestoredKey } from '../backup/keep-restored-key.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { examine } from '../doctor.ts';
import { VERSION } from '../version.ts';
import { checkFile } from './given-file.ts';
import { print, withContext, withStore } from './with-context.ts';

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
    .command('backup <file>')
    .description('Everything in the database, as it is now, into one file')
    .action((name: string, _options, command: Command) =>
      withStore(async ({ ownerUrl, secretKey }) => {
        const file = resolve(name);
        if (existsSync(file)) throw new AppError('conflict', `${file} is there already.`);
        const tables = await writeBackup({ ownerUrl, secretKey, version: VERSION, now: new Date() }, file);
        const sentence = `Wrote ${rowsIn(tables)} rows of ${tables.length} tables to ${file}. Keep SECRET_KEY with it, in another place: without it no backup can be restored.`;
        print(command, { file, tables }, sentence);
      }),
    );

  program
    .command('restore <file>')
    .description('A backup into an empty database')
    .action(async (name: string, _options, command: Command) => {
      const file = resolve(name);
      await checkFile(file);
      await withContext(async ({ config }, { ownerUrl, secretKey, alone }) => {
        const { previousSecretKey, dataDirectory, databaseUrl } = config;
        const secretKeys = [secretKey, ...(previousSecretKey ? [previousSecretKey] : [])];
        let ofKey: string | null = null;
        const keepKey = async (key: string) => {
          const place = { dataDirectory, databaseUrl, file: readSettings({}, readEnvFile()), alone };
          ofKey = await keepRestoredKey(key, place);
        };
        const tables = await restoreBackup({ ownerUrl, secretKeys, keepKey }, file);
        const sentence = `Restored ${rowsIn(tables)} rows of ${tables.length} tables from ${file}.`;
        print(command, { file, tables, secretKey: ofKey }, [sentence, ofKey].filter(Boolean).join('\n'));
      });
    });

  program
    .command('doctor')
    .description('Whether everything is as it should be, and what to do where it is not')
    .action(async (_options, command: Command) => {
      const findings = await examine(process.env);
      const width = Math.max(...findings.map(({ name }) => name.length));
      const lines = findings.map(
        ({ name, state, sentence }) => `${state.padEnd(7)}  ${name.padEnd(width)}  ${sentence}`,
      );
      print(command, findings, lines.join('\n'));
      if (findings.some(({ state }) => state === 'failed')) process.exitCode = 1;
    });

  program
    .command('workflow-secret')
    .description('What signs the requests to WORKFLOW_WEBHOOK_URL')
    .action((_options, command: Command) =>
      withStore(async ({ secretKey }) => {
        const secret = operatorsWorkflowSecret(secretKey);
        print(command, { secret }, secret);
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

const rowsIn = (tables: readonly { rows: number }[]): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);
