import { expect, type Page, test } from '@playwright/test';
import { paths } from '../../src/web/paths.ts';
import { expectNothingFound } from './support/accessible.ts';
import { createAnswers } from './support/answers.ts';
import { createPeople, signInOnce } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { expectToast, offline } from './support/screens.ts';

const ANA = 'ana@northlake-trading.example';
const NEW = 'nora@northlake-trading.example';
const LONG = 'Nordkap Wool and Weaving Company of the Northern Fjords International Limited';

let product: Product;
let brands: Map<string, number>;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct({ SANDBOX_PRODUCTS: '20' });
  await createPeople(product, [
    { email: ANA, name: 'Ana Walker', plan: 'Tier-2', onboarded: true },
    { email: NEW, name: 'Nora Walker', plan: 'Tier-2', onboarded: true },
  ]);
  brands = await createAnswers(product, ANA, [
    {
      name: 'Alder & Ash',
      class: 'application_form',
      text: 'Please apply on our site.',
      facts: [
        {
          name: 'application_url',
          value: 'https://alder.sandbox.test/apply',
          words: 'Please apply on our site.',
        },
      ],
    },
    {
      name: 'Birch Home',
      class: 'asks_documents',
      text: 'Please send your resale certificate.',
      facts: [
        { name: 'documents', value: ['resale_certificate'], words: 'Please send your resale certificate.' },
      ],
    },
    {
      name: 'Cedar Kitchen',
      class: 'moq_or_opening_order',
      text: 'Our opening order is $5,000.',
      facts: [{ name: 'opening_order_usd', value: 5000, words: 'Our opening order is $5,000.' }],
    },
    { name: 'Dune Outdoor', class: 'interested', text: 'Sounds good to us.' },
    { name: 'Elm Pets', class: 'interested', text: 'Happy to.' },
    { name: LONG, class: 'no_amazon', text: 'We have too many Amazon sellers already.' },
  ]);
});
test.afterAll(() => product.stop());
test.beforeEach(({ page }) => signInOnce(page, product, ANA));

const open = (page: Page, path: string) => page.goto(product.url + path);
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const tile = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const brandPage = (name: string) => paths.brand(brands.get(name) ?? 0);

test('what brands answer puts their deals into stages, each with its next step', async ({ page }) => {
  await open(page, paths.deals());
  await expect(column(page, 'Application').getByRole('listitem')).toContainText(['Alder & Ash']);
  await expect(column(page, 'Application')).toContainText('They want an application');
  await expect(column(page, 'Documents')).toContainText('Send resale certificate');
  await expect(column(page, 'Terms')).toContainText('$5,000');
  await expect(column(page, 'Lost')).toContainText('No marketplace sellers');
  await page.getByRole('searchbox', { name: 'Search brands' }).fill('cedar');
  await expect(page.getByText('1 deal', { exact: true })).toBeVisible();
  await expect(column(page, 'Terms').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search brands' }).fill('nobody');
  await expect(page.getByRole('heading', { name: 'No brand of that name' })).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Show all deals' }).click();
  await expect(page.getByText('6 deals')).toBeVisible();
});

test('a deal that has moved stands in one stage alone, however late the other one is read anew', async ({
  page,
}) => {
  await open(page, paths.deals());
  await expect(tile(page, 'Dune Outdoor')).toHaveCount(1);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    ({ pathname, searchParams }) => pathname === '/api/deals' && searchParams.get('stage') !== 'counter',
    async (route) => {
      await held;
      await route.continue();
    },
  );
  await page.getByLabel('Move Dune Outdoor to another stage').selectOption('Counter');
  await expect(column(page, 'Counter')).toContainText('Dune Outdoor');
  expect(await tile(page, 'Dune Outdoor').count()).toBe(1);
  letGo();
  await expectToast(page, 'Moved to Counter');
  await expect(tile(page, 'Dune Outdoor')).toHaveCount(1);
});

test('a deal is moved from its list of stages, with the keyboard, and by dragging', async ({ page }) => {
  await open(page, paths.deals());
  await page.getByLabel('Move Dune Outdoor to another stage').selectOption('Price list');
  await expectToast(page, 'Moved to Price list');
  await expect(column(page, 'Price list')).toContainText('Dune Outdoor');
  await expect(tile(page, 'Dune Outdoor')).toHaveCount(1);

  await page.getByRole('link', { name: 'Dune Outdoor' }).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(column(page, 'Counter')).toContainText('Dune Outdoor');
  await expect(tile(page, 'Dune Outdoor')).toHaveCount(1);

  await tile(page, 'Dune Outdoor').dragTo(column(page, 'Agreed'));
  await expect(column(page, 'Agreed')).toContainText('Dune Outdoor');
  await expect(column(page, 'Counter')).not.toContainText('Dune Outdoor');

  await page.getByLabel('Move Dune Outdoor to another stage').selectOption('Lost');
  const dialog = page.getByRole('dialog', { name: 'Mark Dune Outdoor as lost' });
  await expect(dialog.getByRole('button', { name: 'Mark as lost' })).toBeDisabled();
  await dialog.getByText('No margin at its prices').click();
  await dialog.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(column(page, 'Lost')).toContainText('No margin at its prices');
});

test('a move that could not be saved says so, and leaves the deal where it is', async ({ page }) => {
  await open(page, paths.deals());
  await expect(column(page, 'Terms')).toContainText('Elm Pets');
  await offline(page, async () => {
    await page.getByLabel('Move Elm Pets to another stage').selectOption('Counter');
    await expectToast(page, 'The deal was not moved');
  });
  await expect(column(page, 'Terms')).toContainText('Elm Pets');
});

test('a deal that moved before the line to the server was open stands where it is now', async ({ page }) => {
  let lay = () => {};
  const laid = new Promise<void>((resolve) => (lay = resolve));
  await page.route('**/api/events*', (route) => laid.then(() => route.continue()));
  await open(page, paths.deals());
  await expect(column(page, 'Terms')).toContainText('Elm Pets');
  const moved = await page.request.put(`${product.url}/api/deals/brands/${brands.get('Elm Pets')}/stage`, {
    headers: { origin: product.url },
    data: { stage: 'counter', lostReason: null },
  });
  expect(moved.status(), await moved.text()).toBe(200);
  lay();
  await expect(column(page, 'Counter')).toContainText('Elm Pets');
});

test('a window that is wide enough shows every stage of the board at once', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1300 });
  await open(page, paths.deals());
  await expect(column(page, 'Inquiry')).toBeInViewport({ ratio: 1 });
  await expect(column(page, 'Lost')).toBeInViewport({ ratio: 1 });
});

test('a stage that is out of sight is named beside the search, and shown from there', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await open(page, paths.deals());
  const away = page.getByRole('navigation', { name: 'Stages out of sight' });
  await expect(column(page, 'Lost')).not.toBeInViewport();
  await away.getByRole('button', { name: /^Lost \d/ }).click();
  await expect(column(page, 'Lost')).toBeInViewport({ ratio: 1 });
  await expect(away.getByRole('button', { name: /^Lost/ })).toHaveCount(0);
});

test('on a phone the board is a list of one stage at a time, from the first one with deals', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, paths.deals());
  const first = page
    .getByLabel('Stage', { exact: true })
    .locator('option')
    .filter({ hasText: /\([1-9]/ })
    .first();
  await expect(page.getByLabel('Stage', { exact: true })).toHaveValue(
    (await first.getAttribute('value')) ?? '',
  );
  await page.getByLabel('Stage', { exact: true }).selectOption('lost');
  await expect(page.getByRole('link', { name: LONG })).toBeVisible();
  const isTooWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
  expect(await page.evaluate(isTooWide)).toBe(false);
});

test('the brand’s page has its terms with their words, and what a person knows better', async ({ page }) => {
  await open(page, brandPage('Cedar Kitchen'));
  const deal = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Deal', exact: true }) })
    .last();
  await expect(deal).toContainText('“Our opening order is $5,000.”');
  await deal.getByRole('button', { name: 'Change Opening order' }).click();
  await page.getByLabel('What it is').fill('2500');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(deal).toContainText('$2,500');
  await expect(deal).toContainText('Entered by you');
  await deal.getByLabel('Stage').selectOption('Counter');
  await expectToast(page, 'Moved to Counter');
  await deal.getByText('How it got here').click();
  await expect(deal).toContainText('Counter by you');
});

test('tasks come from answers, are added, put off and ticked off', async ({ page }) => {
  await open(page, paths.tasks());
  await page.getByRole('button', { name: /^Upcoming/ }).click();
  const form = tile(page, 'Fill in the form');
  await expect(form).toContainText('Alder & Ash');
  await expect(form.getByRole('link', { name: /Open the form/ })).toHaveAttribute(
    'href',
    'https://alder.sandbox.test/apply',
  );
  await form.getByRole('button', { name: 'Postpone' }).click();
  await page.getByRole('button', { name: /^Next week/ }).click();
  await expectToast(page, 'Postponed to');
  await form.getByRole('checkbox').check();
  await expectToast(page, 'Task done');
  await page.getByRole('button', { name: /^Done/ }).click();
  await expect(tile(page, 'Fill in the form')).toBeVisible();

  await page.getByRole('button', { name: 'Add a task' }).click();
  await page.getByRole('button', { name: 'Add the task' }).click();
  await expect(page.getByText('Please say what is to be done')).toBeVisible();
  await page.getByLabel('What is to be done').fill('Renew the resale certificate');
  await page.getByLabel('Kind', { exact: true }).selectOption('Certificate');
  await page.getByRole('button', { name: 'Add the task' }).click();
  await expectToast(page, 'Task added', 'Renew the resale certificate');
  await page.getByRole('button', { name: /^Upcoming/ }).click();
  await page.getByLabel('Kind of task').selectOption('Certificate');
  await expect(tile(page, 'Renew the resale certificate')).toBeVisible();
});

test('what is due today is so by the account’s calendar, whatever the browser’s clock says', async ({
  page,
}) => {
  const tasks = `${product.url}/api/tasks`;
  const headers = { origin: product.url };
  const { today: dueOn } = await (await page.request.get(`${tasks}?list=today`)).json();
  const data = { brandId: brands.get('Elm Pets'), kind: 'other', title: 'Look at it', detail: null, dueOn };
  const added = await (await page.request.post(tasks, { headers, data })).json();
  await page.clock.setFixedTime(Date.now() + 2 * 86_400_000);
  await open(page, paths.deals());
  await expect(tile(page, 'Elm Pets')).toContainText('Look at itToday');
  await open(page, brandPage('Elm Pets'));
  const line = page.getByRole('listitem').filter({ hasText: 'Look at it' });
  await expect(line.getByText('Today', { exact: true })).toBeVisible();
  await page.request.delete(`${tasks}/${added.id}`, { headers });
});

test('a call is noted on the brand’s page, with what comes after it', async ({ page }) => {
  await open(page, brandPage('Elm Pets'));
  await page.getByRole('button', { name: 'Log a call' }).click();
  await page.getByRole('textbox', { name: 'Spoke with' }).fill('Maria');
  await page.getByLabel('Note', { exact: true }).last().fill('Sends the price list on Friday.');
  await expect(page.getByRole('checkbox', { name: /^Then: Send them a summary of the call/ })).toBeChecked();
  await page.getByText('No answer', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: /^Then: Call them again, / })).toBeChecked();
  await page.getByText('Spoke with somebody', { exact: true }).click();
  await page.getByRole('button', { name: 'Log the call' }).click();
  await expectToast(page, 'Call logged');
  await expect(page.getByText('Spoke with somebody: Maria')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send them a summary of the call' })).toBeVisible();
});

/** The conversation with a brand, in the inbox. */
async function openConversation(page: Page, name: string): Promise<void> {
  await open(page, paths.inbox());
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
}

test('a draft that would have to make something up asks first, then stands ready in the answer', async ({
  page,
}) => {
  await openConversation(page, 'Cedar Kitchen');
  const step = page.getByRole('region', { name: /opening order/i });
  await step.getByLabel('How to answer').selectOption('Ask for a smaller first order');
  await step.getByLabel(/How large a first order/).fill('800');
  await step.getByRole('button', { name: 'Write the answer' }).click();
  await expect(step).toContainText('$800');
  const answer = page.getByRole('textbox', { name: /answer/i });
  await answer.fill('What I had written myself.');
  await step.getByRole('button', { name: 'Use this draft' }).click();
  await expect(answer).toHaveValue(/\$800/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(answer).toHaveValue('What I had written myself.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(answer).toHaveValue(/\$800/);
});

test('a document goes to a brand that asked for it, once it is let go', async ({ page }) => {
  await openConversation(page, 'Birch Home');
  const step = page.getByRole('region', { name: 'They ask for documents' });
  await expect(step).toContainText('Your trust pack doesn’t have what they ask for: resale certificate.');
  await step.getByRole('link', { name: 'Add to your trust pack' }).click();

  const file = (name: string, content: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(content),
  });
  await page.getByLabel('Add a file').setInputFiles(file('cert.pdf', 'no PDF at all'));
  await expectToast(page, 'The document was not saved', 'Please choose a PDF, a PNG or a JPEG.');
  await page.getByLabel('Add a file').setInputFiles(file('cert.pdf', '%PDF-1.7 certificate'));
  await expectToast(page, 'Document saved');
  await expect(page.getByText('cert.pdf')).toBeVisible();
  await page.getByLabel('cert.pdf is valid until').fill('2024-02-29');
  await page.getByLabel('cert.pdf is valid until').blur();
  await expect(page.getByText('Expired')).toBeVisible();

  await openConversation(page, 'Birch Home');
  await expect(step).toContainText('resale certificate');
  await expect(step.getByRole('button', { name: 'Answer with documents' })).toBeVisible();
  // What says that a document is attached can’t be sent without one.
  await expect(step.getByRole('button', { name: 'Use this draft' })).toHaveCount(0);
  await step.getByRole('button', { name: 'Answer with documents' }).click();
  const dialog = page.getByRole('dialog', { name: 'Answer with documents' });
  await expect(dialog.getByRole('button', { name: 'Send with the document' })).toBeDisabled();
  await expect(dialog).toContainText('It was valid until Feb 29, 2024.');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Send with the document' }).click();
  await expectToast(page, 'Answer on its way');
});

test('who has no deals and no tasks is told where they come from', async ({ page }) => {
  await signInOnce(page, product, NEW);
  await open(page, paths.deals());
  await expect(page.getByRole('heading', { name: 'No deals yet' })).toBeVisible();
  await open(page, paths.tasks());
  await expect(page.getByRole('heading', { name: 'No tasks yet' })).toBeVisible();
});
