import { expect } from '@playwright/test';
import type { Product } from './product.ts';

export interface Mail {
  /** With its name. */
  from: string;
  subject: string;
  text: string;
  links: string[];
}

/** What has arrived for an address in the sandbox's mailbox, the newest first. */
export async function mailsTo({ sandboxUrl }: Product, email: string): Promise<Mail[]> {
  const answer = await fetch(`${sandboxUrl}/sandbox/mailbox.json?to=${encodeURIComponent(email)}`);
  return (await answer.json()) as Mail[];
}

/** Waits until so many have arrived, and answers the link in the newest. */
export async function linkInMail(product: Product, email: string, count = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(product, email)).length, { timeout: 20_000 }).toBe(count);
  const [mail] = await mailsTo(product, email);
  return mail?.links.find((link) => link.includes('token=')) ?? '';
}
