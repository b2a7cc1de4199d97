import { expect, type Page, test } from '@playwright/test';
import { startEmbeddedPostgres } from '../../src/db/embedded.ts';
import { connectAsOwner } from '../../src/db/roles.ts';
import { expectNothingFound } from './support/accessible.ts';
import {
  brandAnswers,
  conversation,
  openConversation,
  productWithInquiries,
} from './support/conversations.ts';
import type { Product } from './support/product.ts';
import { expectToast, openAs } from './support/screens.ts';

const EMAIL = 'buyer@fates.example';
const BRANDS = ['Aldermoor', 'Birchwick', 'Cawthorne', 'Dunmere'];
const addressOf = (brand: string): string => `wholesale@${brand.toLowerCase()}.sandbox.test`;

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const written = BRANDS.map((brand) => ({ brand, address: addressOf(brand) }));
  product = await productWithInquiries(EMAIL, written);
  for (const brand of ['Aldermoor', 'Cawthorne'])
    await brandAnswers(product, addressOf(brand), { class: 'price_list' });
});
test.afterAll(() => product.stop());

async function inDatabase(...statements: string[]): Promise<unknown[]> {
  const { ownerUrl } = await startEmbeddedPostgres(product.dataDirectory);
  const owner = await connectAsOwner(ownerUrl);
  const answers: unknown[] = [];
  for (const statement of statements) answers.push((await owner.query(statement)).rows);
  await owner.end();
  return answers;
}

const brandId = (name: string) => `(select id from brands where name = '${name}')`;

/** As a worker leaves them that was interrupted while it sent. */
async function leaveOpen(name: string): Promise<void> {
  // What the provider tells of it from then on would settle it, and it tells two things of each.
  const told = `select event from mail_events join messages on messages.id = message_id
                 where brand_id = ${brandId(name)} order by event`;
  await expect
    .poll(() => inDatabase(told), { timeout: 20_000 })
    .toEqual([[{ event: 'delivered' }, { event: 'processed' }]]);
  await inDatabase(
    `update messages set state = 'unknown', settled_at = null, delivery = null,
            failure = 'Linesheet was interrupted while it sent this mail.'
      where kind = 'inquiry' and brand_id = ${brandId(name)}`,
    `update run_rows set outcome = 'unknown', charged = false, held = true where brand_id = ${brandId(name)}`,
  );
}

async function openRow(page: Page, brand: string) {
  await openAs(page, product, EMAIL, '/emailer-bot');
  await page.getByRole('button', { name: brand }).click();
  return page.getByRole('dialog', { name: brand });
}

test('a person says in a run’s row that its mail went out', async ({ page }) => {
  await leaveOpen('Birchwick');
  const dialog = await openRow(page, 'Birchwick');
  await expect(dialog.getByText('Nobody has confirmed yet whether it went out')).toBeVisible();
  await expect(dialog.getByText('0.5 credits set aside')).toBeVisible();
  await expectNothingFound(page);
  await dialog.getByRole('button', { name: 'It went out' }).click();
  await expectToast(page, 'Noted: it went out');
  await expect(dialog.getByText('Accepted for delivery')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'It went out' })).toBeHidden();
  await expect(dialog.getByText('Fate unknown')).toBeHidden();
  await expect(dialog.getByText('Sent', { exact: true })).toBeVisible();
});

test('a row that is settled leaves the list of those of unknown fate, and says what it is now', async ({
  page,
}) => {
  await leaveOpen('Dunmere');
  await openAs(page, product, EMAIL, '/emailer-bot');
  await page.getByRole('button', { name: 'Fate unknown' }).click();
  await page.getByRole('button', { name: 'Dunmere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dunmere' });
  await expect(dialog.getByText('Fate unknown').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'It went out' }).click();
  await expect(dialog.getByText('Sent', { exact: true })).toBeVisible();
  await expect(dialog.getByText('0.5 credits', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Fate unknown')).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('No such rows')).toBeVisible();
});

test('a person says in the inbox that a mail didn’t go out', async ({ page }) => {
  await leaveOpen('Cawthorne');
  await openAs(page, product, EMAIL, '/inbox');
  await openConversation(page, 'Cawthorne');
  const mail = conversation(page).getByRole('article', { name: /^Your first inquiry/ });
  await mail.getByRole('button', { name: 'It didn’t go out' }).click();
  await expectToast(page, 'Noted: the next run will write to the brand again');
  // What never went out is no part of the conversation.
  await expect(mail).toBeHidden();
});

test('earlier mails of a long conversation come at a person’s wish, and what they type stays', async ({
  page,
}) => {
  await inDatabase(
    `insert into messages (id, account_id, brand_id, sender_id, to_email, subject, body_text, state, transport, day,
                           is_sandbox, kind, sent_at, created_at)
     select gen_random_uuid(), account_id, brand_id, sender_id, to_email, 'Re: Wholesale', 'Line ' || n, 'accepted',
            transport, day, is_sandbox, 'answer', now() - n * interval '1 hour', now() - n * interval '1 hour'
       from messages, generate_series(1, 520) as n
      where kind = 'inquiry' and brand_id = ${brandId('Aldermoor')}`,
  );
  await openAs(page, product, EMAIL, '/inbox');
  await openConversation(page, 'Aldermoor');
  const pane = conversation(page);
  const mails = pane.getByRole('list', { name: 'Mails' }).locator(':scope > li');
  await expect(mails).toHaveCount(12);
  await pane.getByRole('textbox').last().fill('Thank you for the price list');
  const earlier = pane.getByRole('button', { name: 'Show earlier emails' });
  const more = /\/api\/inbox\/.*before=/;
  await page.route(more, (route) => route.fulfill({ status: 500 }));
  await earlier.click();
  await expect(pane.getByText('Earlier emails could not be loaded.')).toBeVisible({ timeout: 15_000 });
  await expect(mails).toHaveCount(12);
  await expect(pane.getByRole('textbox').last()).toHaveValue('Thank you for the price list');
  await page.unroute(more);
  // Whatever is heard of the inbox meanwhile has the conversation read anew, and the failure goes.
  await pane.getByRole('button', { name: /^(Try again|Show earlier emails)$/ }).click();
  await expect(mails).toHaveCount(512);
  await expect(pane.getByRole('textbox').last()).toHaveValue('Thank you for the price list');
  await earlier.click();
  await expect(mails).toHaveCount(522);
  await expect(mails.first()).toContainText('Line 520');
  await expect(earlier).toBeHidden();
});
