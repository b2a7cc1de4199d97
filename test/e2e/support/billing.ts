import type { Page } from '@playwright/test';
import { startEmbeddedPostgres } from '../../../src/db/embedded.ts';
import { connectAsOwner } from '../../../src/db/roles.ts';
import type { Plan } from '../../../src/features/accounts/domain/plan.ts';
import { createPeople, signIn } from './people.ts';
import type { Product } from './product.ts';

/** What happens to a subscription beside the product's own screens: at the provider, and to who has none. */
export function billingDesk(product: Product) {
  /** A confirmed account, set up and signed in, on the page. */
  async function comesTo(page: Page, path: string, email: string, plan: Plan = 'none'): Promise<void> {
    await createPeople(product, [{ email, name: 'Wanda Walker', plan, onboarded: true }]);
    await signIn(page, product, email);
    await page.goto(product.url + path);
  }

  /** As somebody is left by what isn't the product's own doing. */
  async function withoutPlan(email: string): Promise<void> {
    const { ownerUrl } = await startEmbeddedPostgres(product.dataDirectory);
    const owner = await connectAsOwner(ownerUrl);
    await owner.query(`update profiles set plan = 'none' where email = $1`, [email]);
    await owner.end();
  }

  const stripeFaults = (faults: object) =>
    fetch(`${product.sandboxUrl}/sandbox/faults.json`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ stripe: faults }),
    });

  async function theirFirst(what: 'subscriptions' | 'charges', email: string): Promise<string> {
    const ask = async (path: string) => {
      const answer = await fetch(product.sandboxUrl + path, {
        headers: { authorization: 'Bearer sk_test_1' },
      });
      return ((await answer.json()) as { data: { id: string }[] }).data[0]?.id ?? '';
    };
    const customer = await ask(`/v1/customers?email=${encodeURIComponent(email)}`);
    return ask(`/v1/${what}?customer=${customer}`);
  }
  const onControlPage = (path: string, fields: Record<string, string>) =>
    fetch(`${product.sandboxUrl}/sandbox/payments/${path}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    });
  const endPeriod = async (email: string, card: 'pays' | 'is declined') =>
    onControlPage('end-period', {
      subscription: await theirFirst('subscriptions', email),
      declined: String(card === 'is declined'),
    });
  return { comesTo, withoutPlan, stripeFaults, theirFirst, onControlPage, endPeriod };
}

export type BillingDesk = ReturnType<typeof billingDesk>;
