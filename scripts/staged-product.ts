import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { type Product, startProduct } from '../test/e2e/support/product.ts';

/** The product on its sandbox, with one account that is set up: what pictures and the film are taken of. */
export interface StagedProduct extends Product {
  /** What the command line answers. */
  command(...args: string[]): Promise<string>;
  /** A browser in which the account is signed in. */
  signedIn(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext>;
}

export const PERSON = {
  name: 'Ana Walker',
  email: 'ana@northlake-trading.sandbox.test',
  password: 'Passw0rd!x',
};

const execute = promisify(execFile);
const CLI = join(import.meta.dirname, '../src/main/cli.ts');

export async function stageProduct(settings: Record<string, string> = {}): Promise<StagedProduct> {
  const product = await startProduct({ LOG_LEVEL: 'error', ...settings });
  const env = { ...process.env, ...settings, PORT: new URL(product.url).port };
  const command = async (...args: string[]) => {
    const { stdout } = await execute(process.execPath, [CLI, ...args], {
      env: { ...env, LINESHEET_DATA: product.dataDirectory },
    });
    return stdout;
  };
  const staged = {
    ...product,
    command,
    signedIn: async (browser: Browser, options: BrowserContextOptions = {}) => {
      const context = await browser.newContext({
        locale: 'en-US',
        timezoneId: 'America/New_York',
        ...options,
      });
      const { email, password } = PERSON;
      const answer = await context.request.post(`${product.url}/api/auth/sign-in/email`, {
        data: { email, password },
        headers: { origin: product.url },
      });
      if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}.`);
      return context;
    },
  };
  try {
    await command(
      ...['user', 'create', PERSON.email, '--password', PERSON.password, '--name', PERSON.name],
      ...['--plan', 'Tier-2', '--credits', '900', '--onboarded'],
    );
    return staged;
  } catch (error) {
    await product.stop();
    throw error;
  }
}
