import { setTimeout as sleep } from 'node:timers/promises';
import type { StagedProduct } from './staged-product.ts';

const LONGEST_WAIT_MS = 120_000;
/** For the product to read what came last. */
const READ_MS = 5_000;

/** The brands answer what they have got, as they do in practice, but in seconds: inbox, deals and tasks fill up. */
export async function letBrandsAnswer({ sandboxUrl }: StagedProduct): Promise<void> {
  const practice = `${sandboxUrl}/sandbox/practice`;
  await fetch(`${practice}/settings`, { method: 'POST', body: new URLSearchParams({ seconds: '1' }) });
  const startedAt = performance.now();
  for (;;) {
    const { planned } = (await (await fetch(`${practice}/state.json`)).json()) as { planned: number };
    if (planned === 0) break;
    if (performance.now() - startedAt > LONGEST_WAIT_MS) throw new Error(`${planned} brands never answer.`);
    await sleep(500);
  }
  await sleep(READ_MS);
}
