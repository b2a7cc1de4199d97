import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { startEmbeddedPostgres } from '../../src/db/embedded.ts';
import { connectAsOwner } from '../../src/db/roles.ts';
import { expectNothingFound, expectNothingFoundInEitherTheme } from './support/accessible.ts';
import {
  brandAnswers,
  brandMails,
  conversation,
  conversationLine,
  openConversation,
  productWithInquiries,
} from './support/conversations.ts';
import type { Product } from './support/product.ts';
import { expectToast, openAs } from './support/screens.ts';

// Each goes on from where the one before it left the inbox.
test.describe.configure({ mode: 'serial' });

const EMAIL = 'buyer@inbox.example';
const BRANDS = ['Aldermoor', 'Birchwick', 'Cawthorne', 'Dunmere', 'Elmsworth', 'Fenwick Goods', 'Garrow'];
const addressOf = (brand: string): string =>
  `wholesale@${brand.toLowerCase().replaceAll(' ', '-')}.sandbox.test`;

let product: Product;
/** Where SendGrid would post what comes in. */
let inbound: string;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const written = BRANDS.map((brand) => ({ brand, address: addressOf(brand) }));
  product = await productWithInquiries(EMAIL, written);
});
test.afterAll(() => product.stop());

const answers = async (brand: string, order: object): Promise<void> => {
  inbound = await brandAnswers(product, addressOf(brand), order);
};

/** A mail from anybody, as SendGrid posts it. */
async function strangerWrites(from: string, text: string, html?: string): Promise<void> {
  const form = new FormData();
  const fields = {
    from,
    to: EMAIL,
    subject: 'Wholesale with us',
    text,
    ...(html && { html }),
    headers: `From: ${from}\nTo: ${EMAIL}\nSubject: Wholesale with us\nMessage-ID: <${crypto.randomUUID()}@x.example>\n`,
    envelope: JSON.stringify({ to: [EMAIL], from: from.replace(/^.*<|>$/g, '') }),
    charsets: JSON.stringify({ text: 'UTF-8', html: 'UTF-8', subject: 'UTF-8', from: 'UTF-8' }),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect((await fetch(inbound, { method: 'POST', body: form })).status).toBe(200);
}

const received = (page: Page): Locator => conversation(page).getByRole('article', { name: /^From / });

test('answers come in while one looks, each read for what it says', async ({ page }) => {
  await openAs(page, product, EMAIL, '/inbox');
  await expect(page.getByText('No answers yet')).toBeVisible();
  await answers('Aldermoor', { class: 'price_list' });
  await answers('Birchwick', { class: 'no_amazon' });
  await answers('Cawthorne', { class: 'moq_or_opening_order' });
  await answers('Dunmere', { class: 'unsubscribe' });
  await answers('Elmsworth', { class: 'bounce' });
  await answers('Garrow', { class: 'auto_reply' });

  await expect(conversationLine(page, 'Aldermoor')).toContainText('Price list', { timeout: 20_000 });
  await expect(conversationLine(page, 'Cawthorne')).toContainText('Minimum order', { timeout: 20_000 });
  await expect(conversationLine(page, 'Dunmere')).toContainText('Unsubscribe');
  await expect(conversationLine(page, 'Elmsworth')).toContainText('Bounce');
  await expect(conversationLine(page, 'Garrow')).toContainText('Auto-reply', { timeout: 20_000 });
  // Machines call nobody.
  await expect(conversationLine(page, 'Elmsworth')).not.toContainText('Unread');
  await expect(page.getByRole('link', { name: 'Inbox , 4 unread conversations' })).toBeVisible();
  await expectNothingFound(page);

  await openConversation(page, 'Elmsworth');
  await expect(conversation(page)).toContainText('Bounced');
  await expect(conversation(page)).toContainText('Only automatic messages have arrived here');
  await openConversation(page, 'Dunmere');
  await expect(conversation(page)).toContainText('They asked not to be written to.');
  await expect(page.getByRole('link', { name: 'Inbox , 3 unread conversations' })).toBeVisible();
});

test('a mail that lay in the junk folder says so, and what to do about it', async ({ page }) => {
  const { ownerUrl } = await startEmbeddedPostgres(product.dataDirectory);
  const owner = await connectAsOwner(ownerUrl);
  await owner.query(`update inbound_mails set source = 'junk'
                      where brand_id = (select id from brands where name = 'Aldermoor')`);
  await owner.end();
  await openAs(page, product, EMAIL, '/inbox');
  await openConversation(page, 'Aldermoor');
  const advice = received(page).getByText('It was in the junk folder of your mailbox.');
  await expect(advice).toContainText(`add ${addressOf('Aldermoor')} to your contacts`);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(advice).toBeInViewport({ ratio: 1 });
    await expectNothingFoundInEitherTheme(page, '#content');
  }
});

test('what a mail states shows its words, and a person corrects it', async ({ page }) => {
  await openAs(page, product, EMAIL, '/inbox');
  await openConversation(page, 'Cawthorne');
  const mail = received(page);
  await expect(mail.getByText('Quoted text')).toBeVisible();
  const facts = mail.getByLabel('What it states');
  const fact = facts.getByRole('button').first();
  await fact.focus();
  await page.keyboard.press('Enter');
  await expect(facts.locator('blockquote').first()).toBeVisible();
  await expectNothingFound(page);
  await page.keyboard.press('Escape');

  await mail.getByRole('button', { name: 'Correct: this is not “Minimum order”' }).click();
  await page.getByLabel('It is').selectOption({ label: 'Question' });
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await expectToast(page, 'Corrected');
  await expect(mail).toContainText('Corrected by you');
  await expect(conversationLine(page, 'Cawthorne')).toContainText('Question');

  await mail.getByRole('button', { name: 'Add a fact' }).click();
  await page.getByLabel('What it is about').selectOption({ label: 'Discount' });
  await page.getByRole('dialog').getByLabel('What it says').fill('a lot');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('That can’t be read.');
  await page.getByRole('dialog').getByLabel('What it says').fill('40');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(facts).toContainText('40%');
  await page.reload();
  await expect(received(page)).toContainText('Corrected by you');
});

test('an answer reaches whoever wrote, in the thread, and the brand’s page has both directions', async ({
  page,
}) => {
  await openAs(page, product, EMAIL, '/inbox?view=needs_answer');
  await openConversation(page, 'Aldermoor');
  await page.getByLabel(/^Answer to/).fill('Thank you, we will order this week.');
  await page.reload();
  await expect(page.getByLabel(/^Answer to/)).toHaveValue('Thank you, we will order this week.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expectToast(page, 'Your answer is on its way');
  await expect(conversation(page).getByRole('article', { name: /^Your answer to/ })).toContainText(
    'we will order this week',
  );
  await expect(conversationLine(page, 'Aldermoor')).toHaveCount(0);
  const sent = async () =>
    (await brandMails(product, addressOf('Aldermoor'))).filter(({ text }) =>
      text.includes('we will order this week'),
    );
  await expect.poll(async () => (await sent()).length, { timeout: 30_000 }).toBe(1);
  const [answer] = await sent();
  expect(answer?.subject).toMatch(/^Re: /);
  expect(answer?.headers['In-Reply-To']).toMatch(/@mail\.aldermoor\.sandbox\.test>$/);

  await conversation(page).getByRole('link', { name: 'Aldermoor' }).click();
  const card = page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: 'Conversation', exact: true }),
  });
  await expect(card.last().getByRole('article')).toHaveCount(3);
  await expect(card.last().getByRole('link', { name: 'Open in the inbox' })).toBeVisible();
});

test('what a person notes of a brand beside a conversation is seen in their other tabs', async ({ page }) => {
  await openAs(page, product, EMAIL, '/inbox');
  await openConversation(page, 'Cawthorne');
  const other = await page.context().newPage();
  await other.goto(page.url());
  const aside = (of: Page): Locator => of.getByRole('complementary', { name: 'The brand' });
  const note = (of: Page): Locator => aside(of).getByRole('textbox', { name: 'Note' });
  for (const tab of [page, other]) await note(tab).scrollIntoViewIfNeeded();
  await note(page).fill('Tom calls back on Thursday.');
  await aside(page).getByRole('button', { name: 'Save note' }).click();
  await expect(note(other)).toHaveValue('Tom calls back on Thursday.');

  await aside(page).getByRole('button', { name: 'Record a check' }).click();
  await page.getByRole('dialog').getByText('Needs approval', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(aside(other).getByText('Needs approval')).toBeVisible();
  await other.close();
});

test('files go along with an answer: chosen or dropped, refused with the reason, and kept in the thread', async ({
  page,
}) => {
  const pdf = Buffer.from('%PDF-1.7 our filled form');
  await openAs(page, product, EMAIL, '/inbox');
  await openConversation(page, 'Cawthorne');
  const files = page.getByRole('list', { name: 'Files of the answer' });
  const send = page.getByRole('button', { name: 'Send answer' });
  await page.getByLabel('Files to attach').setInputFiles([
    { name: 'Our form.pdf', mimeType: 'application/pdf', buffer: pdf },
    { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('<html>') },
  ]);
  const line = (name: string): Locator => files.getByRole('listitem').filter({ hasText: name });
  await expect(line('Our form.pdf')).toContainText('Attached');
  await expect(line('setup.exe').getByRole('alert')).toContainText('Please choose a PDF');
  await expect(line('photo.png').getByRole('alert')).toContainText('That file can’t be attached.');
  // As text: the browser's own types aren't those of the program that runs the test.
  const dropped = await page.evaluateHandle(`(() => {
    const data = new DataTransfer();
    data.items.add(new File(['sku,cases\\nA1,4\\n'], 'order.csv', { type: 'text/csv' }));
    return data;
  })()`);
  await page.locator('[data-inbox-answer]').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(line('order.csv')).toContainText('Attached');
  await page.getByLabel(/^Answer to/).fill('Here is our form.');
  await expect(send).toBeDisabled();
  await expectNothingFound(page);

  await page.getByRole('button', { name: 'Take setup.exe away' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Take photo.png away' }).click();
  await openConversation(page, 'Aldermoor');
  await openConversation(page, 'Cawthorne');
  await expect(files.getByRole('listitem')).toHaveCount(2);
  await page.getByLabel(/^Answer to/).press('ControlOrMeta+Enter');
  await expectToast(page, 'Your answer is on its way');
  await expect(files).toHaveCount(0);
  const went = conversation(page).getByRole('list', { name: 'Attached files' });
  await expect(went.getByRole('listitem')).toHaveText([/^Our form\.pdf/, /^order\.csv/]);
  const downloading = page.waitForEvent('download');
  await went.getByRole('link', { name: /Our form/ }).click();
  expect(await readFile(await (await downloading).path())).toEqual(pdf);
});

test('a stranger’s mail waits until somebody says whose it is', async ({ page }) => {
  await strangerWrites('Priya <priya@gmail.com>', 'Happy to open an account for you. What do you need?');
  await openAs(page, product, EMAIL, '/inbox?view=unmatched');
  await openConversation(page, 'Priya');
  await expect(conversation(page)).toContainText('Say which brand wrote this');
  await page.getByRole('button', { name: 'Assign to a brand' }).click();
  await page.getByLabel('Find the brand').fill('fenw');
  await page.getByRole('radio', { name: /Fenwick Goods/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click();
  await expect(conversation(page).getByRole('heading', { level: 2 })).toContainText('Fenwick Goods');
  await expect(conversation(page).getByRole('article', { name: /^Your first inquiry/ })).toBeVisible();
  await expect(page.getByLabel(/^Answer to priya@gmail\.com/)).toBeVisible();
});

test('a stranger’s mail that none of the brands wrote waits no more, until it is put back', async ({
  page,
}) => {
  await strangerWrites('Jo Pitch <jo@leadgen.example>', 'We help Amazon sellers grow. Do you have a minute?');
  await openAs(page, product, EMAIL, '/inbox?view=unmatched');
  await openConversation(page, 'Jo Pitch');
  await page.getByRole('button', { name: 'None of my brands' }).click();
  await expect(conversation(page)).toContainText('None of your brands wrote this, you said.');
  await expect(conversationLine(page, 'Jo Pitch')).toHaveCount(0);
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(conversationLine(page, 'Jo Pitch')).toContainText('Unmatched');
  await page.getByRole('button', { name: 'None of my brands' }).click();
  await expect(conversationLine(page, 'Jo Pitch')).toHaveCount(0);
});

test('the HTML of a mail runs nothing and asks nobody for anything', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url());
  });
  page.on('dialog', (dialog) => {
    elsewhere.push(dialog.message());
    void dialog.dismiss();
  });
  await strangerWrites(
    'Mallory <mallory@evil.example>',
    'See our offer.',
    `<meta http-equiv="refresh" content="0;url=https://evil.example/"><script>alert(1)</script>
     <body onload="alert(2)"><p style="background:url(https://evil.example/a)">Our <b>offer</b></p>
     <img src="https://evil.example/pixel.gif" width="20"><img src=x onerror="alert(3)">
     <form action="https://evil.example"><button>Go</button></form><a href="javascript:alert(4)">here</a></body>`,
  );
  await openAs(page, product, EMAIL, '/inbox?view=unmatched');
  await openConversation(page, 'Mallory');
  await page.getByRole('button', { name: 'Show original layout' }).click();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', /^(?!.*allow-(?:scripts|same-origin)).*$/);
  const mail = page.frameLocator('iframe');
  await expect(mail.getByText('offer', { exact: true })).toBeVisible();
  await expect(mail.getByRole('note')).toContainText('not shown');
  await mail.getByText('here', { exact: true }).click();
  await page.waitForLoadState('networkidle');
  expect(elsewhere).toEqual([]);
});

test('goes by the keyboard alone: from mail to mail, done, unread, put off', async ({ page }) => {
  await openAs(page, product, EMAIL, '/inbox');
  const links = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(links.first()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('k');
  await expect(links.first()).toHaveAttribute('aria-current', 'true');
  const title = conversation(page).getByRole('heading', { level: 2 });
  await expect(title).toContainText('Mallory');
  await expect(links.first()).not.toContainText('Unread');
  await page.keyboard.press('u');
  await expect(links.first()).toContainText('Unread');
  await expect(conversation(page)).toContainText('Needs an answer');
  await page.keyboard.press('e');
  await expect(conversation(page).getByRole('button', { name: 'Mark as unanswered' })).toBeVisible();
  const who = (await title.textContent()) ?? '';
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: /^In three hours/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(conversationLine(page, who)).toHaveCount(0);
  await page.getByRole('button', { name: /^Snoozed/ }).click();
  await expect(conversationLine(page, who)).toContainText('until');
});

test('fits a phone: the list, then the conversation, then the brand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, product, EMAIL, '/inbox');
  await conversationLine(page, 'Birchwick').click();
  await expect(received(page)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Conversations' })).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'The brand' })).toBeVisible();
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  expect(overflow).toBeLessThanOrEqual(0);
  await expectNothingFound(page);
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect(page.getByRole('list', { name: 'Conversations' })).toBeVisible();
});
