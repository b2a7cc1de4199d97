import { expect, type Page, test } from '@playwright/test';
import { startEmbeddedPostgres } from '../../src/db/embedded.ts';
import { connectAsOwner } from '../../src/db/roles.ts';
import { createPeople, linesheet, PASSWORD, signIn } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { openWhole } from './support/screens.ts';
import { type Seen, watch } from './support/specification.ts';

const PUBLIC = [
  '/',
  '/pricing',
  '/why-us',
  '/demo',
  '/signup',
  '/reset-password',
  '/terms',
  '/privacy',
  '/help',
];
const NEEDS_SIGN_IN = [
  '/dashboard',
  '/onboarding',
  '/settings',
  '/profile',
  '/manage-billing',
  '/admin',
  '/source-bot',
  '/emailer-bot',
  '/plans',
  '/plan-selection',
  '/buy-credits',
];

const person = (name: string): string => `${name}@guard.example`;

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ SANDBOX_PRODUCTS: '60' });
  await createPeople(product, [
    { email: person('paid'), plan: 'Tier-2' },
    { email: person('late'), plan: 'Tier-1' },
    { email: person('none') },
    { email: person('ends'), plan: 'Tier-1' },
    { email: person('missing'), plan: 'Tier-1' },
    { email: person('unreadable'), plan: 'Tier-1' },
  ]);
  await damageProfiles();
});
test.afterAll(() => product.stop());

/** What no screen can bring about: a subscription that is behind, a profile that is gone, one that can't be read. */
async function damageProfiles(): Promise<void> {
  const { ownerUrl } = await startEmbeddedPostgres(product.dataDirectory);
  const owner = await connectAsOwner(ownerUrl);
  try {
    await owner.query(`update profiles set subscription_status = 'past_due' where email = $1`, [
      person('late'),
    ]);
    await owner.query('delete from profiles where email = $1', [person('missing')]);
    await owner.query(
      `create policy damaged on profiles as restrictive for select to linesheet_app
       using (case when email = '${person('unreadable')}' then 1 / (length(email) - length(email)) = 1 else true end)`,
    );
  } finally {
    await owner.end();
  }
}

/**
 * Opens a page and says what came of it: where it led is as expected, and nothing that can be read was drawn at any
 * other address, not for a frame.
 */
async function leads(page: Page, seen: Seen, path: string, to: string = path): Promise<void> {
  // The page before may still be drawing.
  await page.goto('about:blank');
  seen.forget();
  await page.goto(product.url + path);
  await expect(page, path).toHaveURL(product.url + to);
  await expect(page.locator('main h1').first(), path).toBeVisible();
  const elsewhere = seen.shown.filter((item) => item.path !== new URL(page.url()).pathname);
  expect(elsewhere, `drawn on the way from ${path} to ${to}`).toEqual([]);
}

async function enter(page: Page, name: string): Promise<Seen> {
  const seen = await watch(page);
  await signIn(page, product, person(name));
  return seen;
}

test('a visitor', async ({ page }) => {
  const seen = await watch(page);
  for (const path of [...PUBLIC, '/login']) await leads(page, seen, path);
  for (const path of NEEDS_SIGN_IN) await leads(page, seen, path, path === '/settings' ? '/login' : '/');
});

test('the demo person', async ({ page }) => {
  const seen = await watch(page);
  await page.goto(product.url);
  await page.evaluate(() => localStorage.setItem('placeholder_auth', 'true'));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  for (const path of ['/', '/pricing', '/demo']) await leads(page, seen, path);
  for (const path of [...NEEDS_SIGN_IN, '/login']) await leads(page, seen, path, '/plan-selection');
  expect(asked).toEqual([]);
});

test('somebody without a plan', async ({ page }) => {
  const seen = await enter(page, 'none');
  for (const path of ['/', '/pricing', '/reset-password']) await leads(page, seen, path);
  for (const path of [...NEEDS_SIGN_IN, '/login']) await leads(page, seen, path, '/plan-selection');
  await leads(page, seen, '/plan-selection?change=1');
});

test('somebody with a plan', async ({ page }) => {
  const seen = await watch(page);
  // What the guard asks of is the plan, whether or not its subscription is active.
  for (const name of ['paid', 'late']) {
    await page.context().clearCookies();
    await signIn(page, product, person(name));
    for (const path of NEEDS_SIGN_IN) {
      await leads(page, seen, path, path === '/plan-selection' ? '/dashboard' : path);
    }
    await leads(page, seen, '/login', '/dashboard');
    await leads(page, seen, '/plan-selection?change=1');
    await leads(page, seen, '/pricing');
    await leads(page, seen, '/onboarding?step=4');
  }
});

test('somebody whose profile is missing', async ({ page }) => {
  const seen = await enter(page, 'missing');
  for (const path of NEEDS_SIGN_IN) {
    await leads(page, seen, path, path === '/plans' ? '/plans' : '/plan-selection');
  }
  await leads(page, seen, '/login', '/plan-selection');
});

test('somebody whose profile cannot be read', async ({ page }) => {
  const seen = await enter(page, 'unreadable');
  for (const path of ['/plans', '/plan-selection?change=1', '/dashboard']) await leads(page, seen, path);
});

test('while the database can’t be asked who is there, a page says so, and comes at another try', async ({
  page,
}) => {
  await enter(page, 'paid');
  const profiles = async (change: string) => {
    const owner = await connectAsOwner((await startEmbeddedPostgres(product.dataDirectory)).ownerUrl);
    await owner.query(change);
    await owner.end();
  };
  await profiles('revoke select on profiles from linesheet_app, linesheet_system');
  try {
    await page.goto(`${product.url}/dashboard`);
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  } finally {
    await profiles('grant select on profiles to linesheet_app, linesheet_system');
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
});

test('the login page leads on by the subscription', async ({ page }) => {
  for (const [name, ends] of [
    ['paid', '/dashboard'],
    ['late', '/plans'],
    // From /plans the guard sends on who has no plan.
    ['none', '/plan-selection'],
    ['missing', '/plans'],
    ['unreadable', '/plans'],
  ] as const) {
    await page.context().clearCookies();
    await page.goto(product.url);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${product.url}/login`);
    await page.locator('form input').nth(0).fill(person(name));
    await page.locator('form input').nth(1).fill(PASSWORD);
    await page.locator('form button[type=submit]').click();
    await expect(page, name).toHaveURL(product.url + ends);
    await expect(page.locator('main h1').first(), name).toBeVisible();
  }
});

test('while it is unknown who is there, a spinner waits', async ({ page }) => {
  const seen = await enter(page, 'paid');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/session', async (route) => {
    await held;
    await route.continue();
  });
  // The server tells it with the page where it can in time, and then draws what stands around most pages; here it couldn't.
  const address = `${product.url}/plan-selection?change=1`;
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('id="first-answers"', '') });
  });
  await page.goto(address);
  await expect(page.locator('[role=status] svg')).toBeVisible();
  expect(seen.shown).toEqual([]);
  answer();
  await expect(page.locator('main h1')).toBeVisible();
});

test('a page that is open when the plan ends leads to the plan selection at the first refusal', async ({
  page,
}) => {
  await enter(page, 'ends');
  await openWhole(page, product, '/dashboard');
  await linesheet(product, 'plan', 'set', person('ends'), 'none');
  await page.getByRole('link', { name: 'Tasks', exact: true }).click();
  await expect(page).toHaveURL(/\/plan-selection$/);
});

const EVENTS = '/api/events';

test('a page asks for nothing that came with it, and nobody else is given it', async ({ page }) => {
  await enter(page, 'paid');
  for (const path of [
    '/dashboard',
    '/source-bot',
    '/inbox',
    '/brands',
    '/insights',
    '/settings',
    '/manage-billing',
    '/buy-credits',
    '/tasks',
    '/outreach',
  ]) {
    // What the page before still asks for is not this one's.
    await page.goto('about:blank');
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    const listening = page.waitForResponse((response) => new URL(response.url()).pathname === EVENTS);
    const answer = await page.goto(product.url + path);
    expect(answer?.headers()['cache-control'], path).toBe('no-store');
    await expect(page.locator('main h1').first(), path).toBeVisible();
    await expect(page.locator('[data-skeleton], [aria-busy="true"]'), path).toHaveCount(0);
    const block = await page.locator('#first-answers').textContent();
    const answers: object = JSON.parse(block ?? '{}');
    const brought = Object.keys(answers).map((address) => new URL(address, product.url).pathname);
    expect(brought, path).toContain('/api/session');
    // The line for live events begins where the answers end.
    await listening;
    await page.evaluate('new Promise((done) => requestIdleCallback(done, { timeout: 1_000 }))');
    expect(
      brought.filter((address) => asked.has(address)),
      path,
    ).toEqual([EVENTS]);
    // How the first template would read is brought under another address than words that somebody types are asked by.
    expect(asked.has('/api/templates/preview'), path).toBe(false);
    page.removeAllListeners('request');
  }
  await page.context().clearCookies();
  expect(await (await page.request.get(`${product.url}/dashboard`)).text()).not.toContain('first-answers');
});

test('the data behind the pages', async ({ page }) => {
  const get = (path: string) => page.request.get(product.url + path);
  expect(await (await get('/api/session')).json()).toMatchObject({ user: null });
  for (const path of [
    '/api/profile',
    '/api/onboarding',
    '/api/runs',
    '/api/run-plans/source-bot',
    '/api/tokens',
  ])
    expect((await get(path)).status(), path).toBe(401);
  await signIn(page, product, person('none'));
  expect(await (await get('/api/session')).json()).toMatchObject({ profile: { plan: 'none' } });
  for (const path of ['/api/profile', '/api/onboarding']) expect((await get(path)).status(), path).toBe(200);
  for (const path of ['/api/runs', '/api/run-plans/source-bot', '/api/tokens'])
    expect((await get(path)).status(), path).toBe(403);
  await signIn(page, product, person('paid'));
  for (const path of ['/api/profile', '/api/runs', '/api/tokens'])
    expect((await get(path)).status(), path).toBe(200);
});

test('page loads of programs', async ({ request, page }) => {
  const led = async (path: string, through = request) => {
    const answer = await through.get(product.url + path, { maxRedirects: 0 });
    return answer.headers().location ?? answer.status();
  };
  expect(await led('/dashboard')).toBe('/');
  expect(await led('/settings')).toBe('/login');
  expect(await led('/login')).toBe(200);
  await signIn(page, product, person('none'));
  expect(await led('/dashboard', page.request)).toBe('/plan-selection');
  expect(await led('/plan-selection', page.request)).toBe(200);
  await signIn(page, product, person('paid'));
  expect(await led('/dashboard', page.request)).toBe(200);
  expect(await led('/login', page.request)).toBe('/dashboard');
  expect(await led('/plan-selection', page.request)).toBe('/dashboard');
  expect(await led('/plan-selection?change=1', page.request)).toBe(200);
});

test('the demo of the landing page', async ({ page }) => {
  await page.goto(product.url);
  const address = page.waitForRequest((request) => new URL(request.url()).pathname === '/dashboard');
  await page.locator('main [data-action=demo]').filter({ visible: true }).first().click();
  await address;
  await expect(page).toHaveURL(`${product.url}/plan-selection`);
  expect(await page.evaluate(() => localStorage.getItem('placeholder_auth'))).toBe('true');
  await page.locator('main article button').first().click();
  await expect(page).toHaveURL(`${product.url}/signup`);
});

test('signing out', async ({ page }) => {
  await page.goto(product.url);
  await page.evaluate(() => localStorage.setItem('placeholder_auth', 'true'));
  await page.goto(`${product.url}/plan-selection`);
  await page.locator('footer [data-action=logout]').click();
  await expect(page).toHaveURL(`${product.url}/`);
  expect(await page.evaluate(() => localStorage.getItem('placeholder_auth'))).toBeNull();

  await signIn(page, product, person('paid'));
  await page.goto(`${product.url}/dashboard`);
  await page.locator('header [data-action=logout]').filter({ visible: true }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  expect((await page.request.get(`${product.url}/api/profile`)).status()).toBe(401);
  await page.goto(`${product.url}/dashboard`);
  await expect(page).toHaveURL(`${product.url}/`);
});
