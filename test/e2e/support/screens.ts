import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD, signIn } from './people.ts';
import type { Product } from './product.ts';

export const toast = (page: Page, title: string, description = ''): Locator =>
  page.locator('[data-toast]').filter({ hasText: title }).filter({ hasText: description }).first();
export const expectToast = (page: Page, title: string, description?: string): Promise<void> =>
  expect(toast(page, title, description)).toBeVisible();

export async function fillLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** A browser of somebody else, or of the same person elsewhere. */
export const elsewhere = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

/** What a person sees whose network is gone. */
export async function offline(page: Page, work: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  await work();
  await page.context().setOffline(false);
}

export async function fillSignUp(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Full Name').fill('Ann Miller');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
}

export const createAccount = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Create account' }).click();

/** With the page's own script at work, so that a click is not the browser's alone. */
export async function open(page: Page, { url }: Product, path: string): Promise<void> {
  await page.goto(url + path, { waitUntil: 'networkidle' });
}

/** Beyond its outline, of which the links lead on by loading anew, and the keys nowhere. */
export async function openWhole(page: Page, { url }: Product, path: string): Promise<void> {
  await page.goto(url + path);
  await expect(page.locator('#outline')).toHaveCount(0);
}

export async function openAs(page: Page, product: Product, email: string, path: string): Promise<void> {
  await signIn(page, product, email);
  await open(page, product, path);
}

export async function logIn(page: Page, product: Product, email: string, password = PASSWORD): Promise<void> {
  await open(page, product, '/login');
  await fillLogin(page, email, password);
}
