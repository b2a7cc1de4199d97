import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import type { Product } from './product.ts';

const COMMAND_LINE = join(import.meta.dirname, '../../../src/main/cli.ts');
export const PASSWORD = 'Passw0rd!x';

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

/** A confirmed account: `createPerson(product, 'paula@shop.example', '--plan', 'Tier-2', '--onboarded')`. */
export const createPerson = (product: Product, email: string, ...options: string[]): Promise<string> =>
  linesheet(product, 'user', 'create', email, '--password', PASSWORD, ...options);

/** Without the login page: for tests of what comes after it. */
export async function signIn(page: Page, product: Product, email: string): Promise<void> {
  const answer = await page.request.post(`${product.url}/api/auth/sign-in/email`, {
    headers: { origin: product.url },
    data: { email, password: PASSWORD },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
