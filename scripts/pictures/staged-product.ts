import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { linesheet, PASSWORD } from '../../test/e2e/support/people.ts';
import { type Product, startProduct } from '../../test/e2e/support/product.ts';

/** The product on its sandbox, with one account that is set up: what pictures and the film are taken of. */
export interface StagedProduct extends Product {
  /** What the command line answers. */
  command(...args: string[]): Promise<string>;
  /** A browser in which the account is signed in. */
  signedIn(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext>;
}

export const PERSON = 'ana@northlake-trading.sandbox.test';

export async function stageProduct(settings: Record<string, string> = {}): Promise<StagedProduct> {
  const product = await startProduct({ LOG_LEVEL: 'error', ...settings });
  const command = (...args: string[]) => linesheet(product, ...args);
  try {
    await command(
      'user',
      'create',
      PERSON,
      '--password',
      PASSWORD,
      '--name',
      'Ana Walker',
      '--plan',
      'Tier-2',
      '--credits',
      '900',
      '--onboarded',
    );
  } catch (error) {
    await product.stop();
    throw error;
  }
  const signedIn = async (browser: Browser, options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({
      locale: 'en-US',
      timezoneId: 'America/New_York',
      ...options,
    });
    const answer = await context.request.post(`${product.url}/api/auth/sign-in/email`, {
      data: { email: PERSON, password: PASSWORD },
      headers: { origin: product.url },
    });
    if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}.`);
    return context;
  };
  return { ...product, command, signedIn };
}
