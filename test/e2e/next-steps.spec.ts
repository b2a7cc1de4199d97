import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  brandAnswers,
  brandMails,
  conversation,
  conversationLine,
  openConversation,
  productWithInquiries,
} from './support/conversations.ts';
import { linesheet, signInOnce } from './support/people.ts';
import type { Product } from './support/product.ts';
import { expectToast, open } from './support/screens.ts';

const EMAIL = 'buyer@steps.example';

/** The first of a month that is well ahead, whenever this runs. */
const today = new Date();
const THEN = new Date(today.getFullYear(), today.getMonth() + 4, 1);
const inWords = (style: Intl.DateTimeFormatOptions): string => THEN.toLocaleDateString('en-US', style);
const MONTH = inWords({ month: 'long', year: 'numeric' });

/** What each brand writes back: a class of its own. Machines write by class, as their mail is told by more than words. */
const ANSWERS = {
  'Alder Row': {
    text: 'Thanks for writing! We would be glad to work with you and see our line in your shop.',
  },
  'Birch Row': {
    text: 'All new accounts begin with our application: https://birch-row.sandbox.test/wholesale/apply',
  },
  'Cedar Row': { class: 'price_list' },
  'Dogwood Row': { text: 'Before we can open an account, please send us a copy of your resale certificate.' },
  'Elder Row': { text: 'Our opening order is $1,800, reorders are $400.' },
  'Fir Row': {
    text: 'We don’t sell to shops directly. Please order from our distributor, Harbor Trading (sales@harbor-trading.sandbox.test).',
  },
  'Gum Row': {
    text: 'You are welcome to sell our products as long as you agree to our MAP policy. Please confirm.',
  },
  'Hazel Row': { text: 'We do not allow our products to be sold on Amazon or any other marketplace.' },
  'Ivy Row': {
    text: 'We have an exclusive agreement with one seller for Amazon and can’t add anybody else.',
  },
  'Juniper Row': {
    text: 'We sell on Amazon ourselves, through our own store, so we don’t wholesale to resellers.',
  },
  'Kapok Row': { text: `We are not opening new accounts at the moment. Please try again in ${MONTH}.` },
  'Larch Row': {
    text: 'You have reached customer service. Please write to trade@larch-row.sandbox.test about wholesale.',
  },
  'Maple Row': { text: 'How long have you been in business, and which brands do you carry already?' },
  'Nutmeg Row': { text: 'Please remove us from your list and don’t write to us again.' },
  'Oak Row': { class: 'auto_reply' },
  'Pine Row': { class: 'bounce' },
  'Quince Row': { text: 'No thanks.' },
  'Rowan Row': {
    text: 'After 31 years we closed our doors for good in March. Thank you for thinking of us.',
  },
  'Sumac Row': { text: 'I sold the brand two years ago and have nothing to do with it any more.' },
} as const;
type Brand = keyof typeof ANSWERS;
const BRANDS = Object.keys(ANSWERS) as Brand[];

const addressOf = (brand: Brand): string =>
  `wholesale@${brand.toLowerCase().replaceAll(' ', '-')}.sandbox.test`;

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const written = BRANDS.map((brand) => ({ brand, address: addressOf(brand) }));
  product = await productWithInquiries(EMAIL, written);
  for (const brand of BRANDS) await brandAnswers(product, addressOf(brand), ANSWERS[brand]);
});
test.afterAll(() => product.stop());
test.beforeEach(({ page }) => signInOnce(page, product, EMAIL));

const aside = (page: Page): Locator => page.getByRole('complementary', { name: 'The brand' });
const stage = (page: Page): Locator => aside(page).getByLabel('Stage');
const steps = (page: Page): Locator => conversation(page).getByRole('region');
const step = (page: Page, title: string): Locator => page.getByRole('region', { name: title });
const answerBox = (page: Page): Locator => page.getByLabel(/^Answer to/);

/** Opens what a brand has written, once it is there and read as what it is. */
async function read(page: Page, brand: Brand, label: string): Promise<void> {
  await open(page, product, `/inbox?search=${encodeURIComponent(brand)}`);
  await expect(conversationLine(page, brand)).toContainText(label);
  await openConversation(page, brand);
  await expect(conversation(page).getByRole('article', { name: /^From / })).toContainText(label);
}

/** Sends the draft of a step, and sees it arrive with the brand in the thread. */
async function sendDraft(page: Page, brand: Brand, title: string, words: RegExp): Promise<void> {
  await expect(step(page, title)).toContainText(words);
  await step(page, title).getByRole('button', { name: 'Use this draft' }).click();
  await expect(answerBox(page)).toHaveValue(words);
  await expect(answerBox(page)).toBeFocused();
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expectToast(page, 'Your answer is on its way');
  await expect(conversation(page).getByRole('article', { name: /^Your answer to/ })).toContainText(words);
  await expect(conversation(page).getByText('Needs an answer')).toHaveCount(0);
  await expect
    .poll(async () => (await brandMails(product, addressOf(brand))).length, { timeout: 30_000 })
    .toBe(2);
  const [answer] = await brandMails(product, addressOf(brand));
  expect(answer?.subject).toMatch(/^Re: /);
}

const answerBy = (page: Page, title: string, label: string) =>
  step(page, title).getByLabel('How to answer').selectOption(label);

test('who is open to it is asked for the terms, and asked again if nothing comes', async ({ page }) => {
  const title = 'They are open to it';
  await read(page, 'Alder Row', 'Interested');
  await expect(stage(page)).toHaveValue('terms');
  await expect(step(page, title)).toContainText('Price list with UPCs, minimum, MAP, payment, lead time');
  await sendDraft(page, 'Alder Row', title, /price list with UPCs/);
  await step(page, title)
    .getByRole('button', { name: /^Add task: Ask again if they haven’t answered/ })
    .click();
  await expectToast(page, 'Task added', 'Ask again if they haven’t answered');
  await expect(step(page, title)).toContainText('In your tasks: Ask again if they haven’t answered');
  await expect(aside(page)).toContainText('Ask again if they haven’t answered');
});

test('an application is opened, ticked off once it is filled in, and asked about', async ({ page }) => {
  const title = 'They want an application';
  await read(page, 'Birch Row', 'Application form');
  await expect(stage(page)).toHaveValue('application');
  const form = step(page, title).getByRole('link', { name: /^Open the form/ });
  await expect(form).toHaveAttribute('href', 'https://birch-row.sandbox.test/wholesale/apply');
  await expect(form).toHaveAttribute('target', '_blank');
  await aside(page).getByRole('checkbox', { name: '“Fill in the form” is done' }).check();
  await expectToast(page, 'Task done', 'Fill in the form');
  await answerBy(page, title, 'Say that you have filled it in');
  await sendDraft(page, 'Birch Row', title, /application/i);
});

test('a price list leads to its lines', async ({ page }) => {
  await read(page, 'Cedar Row', 'Price list');
  await expect(stage(page)).toHaveValue('price_list');
  await expect(step(page, 'The price list is in hand')).toContainText(
    'In your tasks: Work through the price list',
  );
  await page.getByRole('link', { name: 'Open the price list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Price list of Cedar Row');
  await expect(page.getByRole('row').filter({ hasText: 'Classic small' })).toContainText('$6.40');
});

test('for documents that are missing one is led to the trust pack, or asks what would do', async ({
  page,
}) => {
  const title = 'They ask for documents';
  await read(page, 'Dogwood Row', 'Asks for documents');
  await expect(stage(page)).toHaveValue('documents');
  await expect(step(page, title)).toContainText(
    'Your trust pack doesn’t have what they ask for: resale certificate.',
  );
  await expect(step(page, title).getByRole('link', { name: 'Add to your trust pack' })).toBeVisible();
  await answerBy(page, title, 'Ask what they would accept instead');
  await sendDraft(page, 'Dogwood Row', title, /resale certificate/);
});

test('a minimum is countered with a figure of one’s own, and the deal moves there', async ({ page }) => {
  const title = 'They name a minimum';
  await read(page, 'Elder Row', 'Minimum order');
  await expect(stage(page)).toHaveValue('terms');
  await expect(aside(page)).toContainText('$1,800');
  await answerBy(page, title, 'Ask for a smaller first order');
  await step(page, title)
    .getByLabel(/How large a first order/)
    .fill('700');
  await step(page, title).getByRole('button', { name: 'Write the answer' }).click();
  // It is more than what is said to be the seller's own.
  const high = 'The opening order is high';
  await sendDraft(page, 'Elder Row', high, /\$700/);
  await step(page, high).getByRole('button', { name: 'Move to Counter' }).click();
  await expectToast(page, 'Moved to Counter');
  await expect(stage(page)).toHaveValue('counter');
});

test('who sells through a distributor names it, and it is written to with the next run', async ({ page }) => {
  const title = 'Go to their distributor';
  await read(page, 'Fir Row', 'Go to our distributor');
  await expect(step(page, title)).toContainText('Harbor Trading · sales@harbor-trading.sandbox.test');
  await expect(step(page, title)).toContainText('Fir Row');
  await expect(aside(page)).toContainText('Write to Harbor Trading');
  await step(page, title).getByRole('button', { name: 'Write to them' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write to Harbor Trading' });
  await expect(dialog.getByLabel('Subject')).toHaveValue('Wholesale account for Fir Row');
  await expect(dialog.getByLabel('To sales@harbor-trading.sandbox.test')).toHaveValue(/Fir Row/);
  await dialog.getByLabel('Subject').fill('Fir Row, for our shop');
  await dialog.getByRole('button', { name: 'Send with the next run' }).click();
  await expectToast(page, 'The email waits for the next run');
  await expect(step(page, title)).toContainText('Your email is waiting for the next run:');
  await linesheet(product, 'run', EMAIL, 'emailer-bot', '--wait');
  const [mail] = await brandMails(product, 'sales@harbor-trading.sandbox.test');
  expect(mail).toMatchObject({ subject: 'Fir Row, for our shop', text: expect.stringContaining('Fir Row') });
  await step(page, title).getByRole('link', { name: 'Harbor Trading' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbor Trading');
  await expect(page.getByText('Fir Row named it as its distributor.')).toBeVisible();

  await read(page, 'Fir Row', 'Go to our distributor');
  await answerBy(page, title, 'Ask what order size they ship direct from');
  await sendDraft(page, 'Fir Row', title, /order size|volume/);
});

test('a MAP policy is agreed to only by who has said so, once for all brands', async ({ page }) => {
  const title = 'They have a MAP policy';
  await read(page, 'Gum Row', 'MAP terms');
  await expect(stage(page)).toHaveValue('terms');
  await step(page, title).getByLabel('Do you keep to brands’ MAP policies?').selectOption('Yes');
  await step(page, title).getByRole('button', { name: 'Write the answer' }).click();
  await sendDraft(page, 'Gum Row', title, /keep to (?:your )?MAP/);
});

test('a refusal of marketplaces ends the deal, and is left in good grace', async ({ page }) => {
  const title = 'No marketplace sellers';
  await read(page, 'Hazel Row', 'No Amazon');
  await expect(stage(page)).toHaveValue('lost');
  await expect(aside(page)).toContainText('No marketplace sellers.');
  await answerBy(page, title, 'Thank them, and leave the door open');
  await sendDraft(page, 'Hazel Row', title, /Understood|Thanks for being clear/);
});

test('of an exclusive partner one asks when it ends, and is reminded to ask', async ({ page }) => {
  const title = 'An exclusive partner';
  await read(page, 'Ivy Row', 'Exclusive partner');
  await expect(stage(page)).toHaveValue('lost');
  await answerBy(page, title, 'Ask when it is up for renewal');
  await sendDraft(page, 'Ivy Row', title, /renew/);
  await step(page, title)
    .getByRole('button', { name: /^Add task: Ask whether anything has changed/ })
    .click();
  await expectToast(page, 'Task added', 'Ask whether anything has changed');
});

test('a brand that sells itself is asked for what it leaves out, which takes the lost deal up again', async ({
  page,
}) => {
  const title = 'They sell it themselves';
  await read(page, 'Juniper Row', 'We sell it ourselves');
  await expect(stage(page)).toHaveValue('lost');
  await answerBy(page, title, 'Ask for what they don’t list');
  await sendDraft(page, 'Juniper Row', title, /list/);
  await step(page, title).getByRole('button', { name: 'Move to Counter' }).click();
  await expect(stage(page)).toHaveValue('counter');
});

test('who says not now is snoozed until the day that they named, with a task for it', async ({ page }) => {
  const title = 'Not now';
  await read(page, 'Kapok Row', 'Not now');
  await expect(stage(page)).toHaveValue('inquiry');
  await expect(
    page.getByText(/^The brand has answered, but nothing that moves the deal forward/),
  ).toBeVisible();
  await expect(aside(page)).toContainText(`Not before${MONTH}`);
  await expect(step(page, title)).toContainText(
    `In your tasks: Write to them again, ${inWords({ month: 'short' })}`,
  );
  await sendDraft(page, 'Kapok Row', title, new RegExp(inWords({ month: 'long' })));
  await conversation(page).getByRole('button', { name: 'Snooze' }).click();
  await page.getByRole('button', { name: /^When they said/ }).click();
  await expect(
    conversation(page).getByRole('button', { name: `Until ${inWords({ dateStyle: 'medium' })}` }),
  ).toBeVisible();
  await open(page, product, '/inbox?view=snoozed');
  await expect(conversationLine(page, 'Kapok Row')).toContainText(
    `until ${inWords({ dateStyle: 'medium' })}`,
  );
});

test('a wrong contact names the right one, who is made the way in and written to in one step', async ({
  page,
}) => {
  const title = 'The wrong contact';
  await read(page, 'Larch Row', 'Wrong contact');
  await expect(step(page, title)).toContainText('trade@larch-row.sandbox.test');
  await expect(aside(page)).toContainText('Write to trade@larch-row.sandbox.test');
  await step(page, title).getByRole('button', { name: 'Write to them' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write to trade@larch-row.sandbox.test' });
  await expect(dialog).toContainText('They become the brand’s way in.');
  await expect(dialog.getByLabel('Subject')).toHaveValue('Wholesale account for Larch Row');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expectToast(page, 'The email is on its way');
  await expect(step(page, title)).toContainText(/Your email is on its way to|You have written to/);
  await expect(step(page, title).getByRole('button', { name: 'Write to them' })).toHaveCount(0);
  await expect(aside(page)).not.toContainText('Write to trade@larch-row.sandbox.test');
  await expect(conversation(page).getByText('Needs an answer')).toHaveCount(0);
  await step(page, title).getByRole('link', { name: 'trade@larch-row.sandbox.test' }).click();
  await expect(page.getByRole('region', { name: 'Best way in' })).toContainText(
    'named it as the right contact.',
  );

  await read(page, 'Larch Row', 'Wrong contact');
  await answerBy(page, title, 'Thank them');
  await sendDraft(page, 'Larch Row', title, /trade@larch-row\.sandbox\.test/);
});

test('a brand that has gone out of business is lost for that, and asked what is left', async ({ page }) => {
  const title = 'They have gone out of business';
  await read(page, 'Rowan Row', 'Other');
  await expect(stage(page)).toHaveValue('lost');
  await expect(aside(page)).toContainText('Out of business.');
  await sendDraft(page, 'Rowan Row', title, /stock/);
});

test('of a brand that was sold one asks for the new owner, or gives it up for that', async ({ page }) => {
  const title = 'The brand has another owner';
  await read(page, 'Sumac Row', 'Wrong contact');
  await sendDraft(page, 'Sumac Row', title, /owns Sumac Row|taken over Sumac Row/);
  await step(page, title).getByRole('button', { name: 'Mark as lost: Sold to somebody else' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark Sumac Row as lost' });
  await expect(dialog.getByLabel('Sold to somebody else')).toBeChecked();
  await dialog.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(stage(page)).toHaveValue('lost');
  await expect(step(page, title).getByRole('button', { name: /^Mark as lost/ })).toHaveCount(0);
});

test('a question is answered with what only the person knows', async ({ page }) => {
  const title = 'They ask you something';
  await read(page, 'Maple Row', 'Question');
  await expect(stage(page)).toHaveValue('inquiry');
  await step(page, title).getByLabel('What is your answer to their question?').fill('We opened in 2019.');
  await step(page, title).getByRole('button', { name: 'Write the answer' }).click();
  await sendDraft(page, 'Maple Row', title, /We opened in 2019\./);
});

test('who wants no more mail gets none, and no draft of one', async ({ page }) => {
  await read(page, 'Nutmeg Row', 'Unsubscribe');
  await expect(conversation(page)).toContainText('They asked not to be written to.');
  await expect(answerBox(page)).toHaveCount(0);
  await expect(steps(page)).toHaveCount(0);
  await expect(stage(page)).toHaveValue('lost');
  await expect(aside(page)).toContainText('Asked us to stop.');
  await expect(aside(page)).toContainText('Nothing to do.');
});

for (const [brand, label, sign] of [
  ['Oak Row', 'Auto-reply', 'Your first inquiry'],
  ['Pine Row', 'Bounce', 'Bounced'],
] as const)
  test(`a machine’s mail is no answer and gets none: ${label}`, async ({ page }) => {
    await read(page, brand, label);
    await expect(conversation(page)).toContainText(sign);
    await expect(conversation(page)).toContainText(
      'Only automatic messages have arrived here. Nobody would read a reply.',
    );
    await expect(conversation(page).getByText('Needs an answer')).toHaveCount(0);
    await expect(answerBox(page)).toHaveCount(0);
    await expect(steps(page)).toHaveCount(0);
    await expect(stage(page)).toHaveValue('inquiry');
  });

test('a bare no is for the person to read and to decide, and moves no deal', async ({ page }) => {
  await read(page, 'Quince Row', 'Other');
  await expect(step(page, 'Read it yourself')).toContainText('decide what it asks for');
  await expect(step(page, 'Read it yourself').getByRole('button')).toHaveCount(0);
  await expect(answerBox(page)).toBeVisible();
  await expect(stage(page)).toHaveValue('inquiry');
  await conversation(page).getByRole('button', { name: 'Done' }).click();
  await expect(conversation(page).getByText('Needs an answer')).toHaveCount(0);
  await open(page, product, '/inbox?view=needs_answer&search=Quince');
  await expect(page.getByText('No conversation is like that')).toBeVisible();
});
