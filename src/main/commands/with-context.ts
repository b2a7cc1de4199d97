import type { Command } from 'commander';
import { readConfig } from '../../config/config.ts';
import { readEnvFile, readSettings } from '../../config/env.ts';
import { requireAccountByEmail } from '../../features/accounts/actions/find-account-by-email.ts';
import { type Context, createContext } from '../context.ts';
import { openStore, type Store } from '../open-store.ts';

/** Wrong use: a word that a command doesn't know. Ends with exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Opens the database for one command, and closes it whatever happens. */
export async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(commandConfig(), 'visitor');
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

export const withContext = <T>(work: (context: Context, store: Store) => Promise<T>): Promise<T> =>
  withStore(async (store) => {
    const context = await createContext(commandConfig(), store);
    try {
      return await work(context, store);
    } finally {
      await context.close();
    }
  });

/** A command speaks to a person: it logs nothing that isn't wrong. */
const commandConfig = () => ({ ...readConfig(readSettings(process.env, readEnvFile())), logLevel: 'error' });

export const accountOf = (context: Context, email: string): Promise<string> =>
  context.database.asSystem((tx) => requireAccountByEmail(tx, email));

/** With `--json` the value, as JSON; else the sentence. */
export function print(command: Command, value: unknown, sentence: string): void {
  const { json } = command.optsWithGlobals<{ json?: boolean }>();
  process.stdout.write(`${json ? JSON.stringify(value) : sentence}\n`);
}

/** NaN where it is none: JavaScript takes nothing at all for 0. */
export const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

export function wholeNumber(
  name: string,
  { least, most }: { least: number; most: number } = { least: 0, most: 1_000_000_000 },
): (text: string) => number {
  return (text) => {
    const number = numberIn(text);
    if (!Number.isInteger(number) || number < least || number > most)
      throw new UsageError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
    return number;
  };
}

export function oneOf<const T extends string>(name: string, choices: readonly T[]): (text: string) => T {
  return (text) => {
    const found = choices.find((choice) => choice === text);
    if (!found) throw new UsageError(`${name} may be ${choices.join(', ')}, not "${text}".`);
    return found;
  };
}
