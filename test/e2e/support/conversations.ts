import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { createPeople, linesheet } from './people.ts';
import { type Product, startProduct } from './product.ts';

export interface BrandMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  headers: Record<string, string>;
}

export interface WrittenTo {
  brand: string;
  address: string;
}

/** Brands of a person’s own list, by the command line. */
export async function importBrands(product: Product, email: string, brands: readonly WrittenTo[]) {
  const file = join(product.dataDirectory, 'brands.csv');
  const rows = brands.map(({ brand, address }) => `"${brand}",${address}`);
  await writeFile(file, `Brand,Email\n${rows.join('\n')}\n`);
  await linesheet(product, 'import', email, file, '--marketplace', 'amazon');
}

/** The product with one account, which has written a first inquiry to each of these brands. */
export async function productWithInquiries(email: string, written: readonly WrittenTo[]): Promise<Product> {
  const product = await startProduct({ SANDBOX_PRODUCTS: '20' });
  await createPeople(product, [{ email, name: 'Ana Walker', plan: 'Tier-2', credits: 100, onboarded: true }]);
  await importBrands(product, email, written);
  await linesheet(product, 'run', email, 'emailer-bot', '--wait');
  return product;
}

/** What a brand has got, the newest first. */
export async function brandMails({ sandboxUrl }: Product, address: string): Promise<BrandMail[]> {
  const answer = await fetch(`${sandboxUrl}/sandbox/mailbox.json?to=${encodeURIComponent(address)}`);
  return (await answer.json()) as BrandMail[];
}

/** The brand answers the mail that it got, through the real webhook, whose address is returned. */
export async function brandAnswers(product: Product, address: string, order: object): Promise<string> {
  const [mail] = await brandMails(product, address);
  const answer = await fetch(`${product.sandboxUrl}/sandbox/replies`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: mail?.id, ...order }),
  });
  const told = (await answer.json()) as { delivered: boolean; url: string };
  expect(told, JSON.stringify(told)).toMatchObject({ delivered: true });
  return told.url;
}

export const conversationLine = (page: Page, who: string): Locator =>
  page.getByRole('list', { name: 'Conversations' }).getByRole('link').filter({ hasText: who });

export const conversation = (page: Page): Locator => page.getByRole('region', { name: 'Conversation' });

export async function openConversation(page: Page, who: string): Promise<void> {
  await conversationLine(page, who).click();
  await expect(conversation(page).getByRole('heading', { level: 2 })).toContainText(who);
}
