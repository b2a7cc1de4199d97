import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Cookie, expect, type Page } from '@playwright/test';
import { readConfig } from '../../../src/config/config.ts';
import { readSettings } from '../../../src/config/env.ts';
import { setAdmin } from '../../../src/features/accounts/actions/set-plan.ts';
import { createContext } from '../../../src/main/context.ts';
import { type AccountRequest, createAccount } from '../../../src/main/create-account.ts';
import { openStore } from '../../../src/main/open-store.ts';
import type { Product } from './product.ts';

const COMMAND_LINE = join(import.meta.dirname, '../../../src/main/cli.ts');
export const PASSWORD = 'Passw0rd!x';

export interface Person extends Omit<AccountRequest, 'password'> {
  admin?: boolean;
}

/** Confirmed accounts, made as the command line makes them, many in the time of one. */
export async function createPeople(product: Product, people: readonly Person[]): Promise<void> {
  const settings = {
    LINESHEET_DATA: product.dataDirectory,
    PORT: new URL(product.url).port,
    LOG_LEVEL: 'error',
  };
  const config = readConfig(readSettings(settings, {}));
  const store = await openStore(config, 'visitor');
  const context = await createContext(config, store);
  try {
    for (const { admin = false, ...person } of people) {
      const id = await createAccount(context, { ...person, password: PASSWORD });
      if (admin) await context.database.asSystem((tx) => setAdmin(tx, id, true));
    }
  } finally {
    await context.close();
    await store.close();
  }
}

/** `npm run linesheet -- …` on this product. */
export async function linesheet(product: Product, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND_LINE, ...args], {
    env: {
      ...process.env,
      LINESHEET_DATA: product.dataDirectory,
      PORT: new URL(product.url).port,
      LOG_LEVEL: 'warn',
    },
  });
  return stdout;
}

/** Without the login page: for tests of what comes after it. Whoever comes too often waits, as a person would have to. */
export async function signIn(page: Page, product: Product, email: string): Promise<void> {
  const ask = () =>
    page.request.post(`${product.url}/api/auth/sign-in/email`, {
      headers: { origin: product.url },
      data: { email, password: PASSWORD },
    });
  let answer = await ask();
  if (answer.status() === 429) {
    await sleep(Number(answer.headers()['retry-after']) * 1_000);
    answer = await ask();
  }
  expect(answer.status(), await answer.text()).toBe(200);
}

const sessions = new Map<string, Cookie[]>();

/** The same session for all tests of a file, whatever their number: sign-ins are limited here as everywhere. */
export async function signInOnce(page: Page, product: Product, email: string): Promise<void> {
  const who = `${email} at ${product.url}`;
  const session = sessions.get(who);
  if (session) return page.context().addCookies(session);
  await signIn(page, product, email);
  sessions.set(who, await page.context().cookies());
}
