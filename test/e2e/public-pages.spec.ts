import { expect, type Page, test } from '@playwright/test';
import { mailsTo } from './support/mailbox.ts';
import { type Product, startProduct } from './support/product.ts';

const SCRIPTLESS = ['/', '/pricing', '/why-us', '/demo', '/terms', '/privacy', '/nowhere'];
const SALES = 'sales@operator.example';
const WIDTHS = [320, 360, 390, 768, 1440, 2560];

/** What of the page is wider than the screen, where it is cut off rather than scrolled to. */
const BEYOND_THE_EDGE = `[...document.querySelectorAll('main *')]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => one.textContent)`;

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ SANDBOX_PRODUCTS: '60', SALES_EMAIL: SALES });
});
test.afterAll(() => product.stop());

/** What the browser complains of: a blocked script, a missing file, an error in a script. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

for (const path of SCRIPTLESS) {
  test(`${path} brings no script but its own few lines, each allowed by its hash`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const answer = await page.goto(product.url + path, { waitUntil: 'networkidle' });
    const policy = (await answer?.headerValue('content-security-policy')) ?? '';
    const scriptSources = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scriptSources).toMatch(/^'self' 'sha256-[^']+'$/);
    expect(scripts).toEqual([]);
    // The page's own answer is told of as an error where it is a 404.
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  });

  test(`${path} carries all the styles that it needs`, async ({ page }) => {
    await page.goto(product.url + path, { waitUntil: 'networkidle' });
    const places = () =>
      page.evaluate<string[]>(
        `[...document.body.querySelectorAll('*')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const { color, backgroundColor, fontSize } = getComputedStyle(element);
          return [element.tagName, x, y, width, height, color, backgroundColor, fontSize].map(String).join(' ');
        })`,
      );
    const before = await places();
    const login = await (await fetch(`${product.url}/login`)).text();
    const stylesheet = /\/assets\/[\w.-]+\.css/.exec(login)?.[0];
    if (!stylesheet) throw new Error('The login page names no stylesheet.');
    await page.addStyleTag({ content: await (await fetch(product.url + stylesheet)).text() });
    expect(await places()).toEqual(before);
  });

  test(`${path} fits every screen from a phone to a wall`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(product.url + path);
      expect(await page.evaluate('document.documentElement.scrollWidth'), `${width} px`).toBe(width);
      expect(await page.evaluate<string[]>(BEYOND_THE_EDGE), `${width} px`).toEqual([]);
    }
  });
}

test('a public page knows who is there before it is drawn', async ({ page }) => {
  await page.addInitScript("localStorage.setItem('signed_in', 'true')");
  await page.goto(product.url, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Go to Dashboard' }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Get 50% Off – First Month' }).first()).toBeHidden();
  const header = page.getByRole('banner');
  for (const name of ['Dashboard', 'Onboarding Steps', 'Settings', 'Manage Billing', 'Plans']) {
    await expect(header.getByRole('link', { name, exact: true }).first()).toBeVisible();
  }
  await expect(header.getByRole('link', { name: 'Sign Up' })).toBeHidden();
});

test('the demo needs no account, asks the server for nothing, and ends with Logout', async ({ page }) => {
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Try it without an account' }).first().click();
  await expect(page).toHaveURL(/\/plan-selection$/);
  expect(await page.evaluate("localStorage.getItem('placeholder_auth')")).toBe('true');
  await expect(page.getByRole('status').filter({ hasText: 'This is the demo' })).toBeVisible();
  await page.goto(product.url);
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).first().click();
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  expect(await page.evaluate("localStorage.getItem('placeholder_auth')")).toBeNull();
});

test('the demo leads to sign-up, and ends there', async ({ page }) => {
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Try it without an account' }).first().click();
  await page.getByRole('link', { name: 'sign up', exact: true }).click();
  await expect(page).toHaveURL(/\/signup$/);
  expect(await page.evaluate("localStorage.getItem('placeholder_auth')")).toBeNull();
});

test('the theme that was chosen stays, and the product’s picture follows it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(product.url);
  await expect(page.getByRole('img', { name: /Source Bot at work/ })).toBeVisible();
  const shown = () => page.evaluate<string>("document.querySelector('main picture img').currentSrc");
  await expect.poll(shown).toMatch(/wide-light-/);
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect.poll(shown).toMatch(/wide-dark-/);
  await page.reload();
  await expect.poll(shown).toMatch(/wide-dark-/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(shown).toMatch(/phone-dark-/);
});

test('Play Demo plays the film with its captions, of which nothing was fetched before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const complaints = complaintsOf(page);
  await page.goto(`${product.url}/demo`, { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => /\.(webm|vtt)$/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Play Demo' }).click();
  await expect(page.locator('video')).toBeFocused();
  const film = (what: string) => page.evaluate<number | string>(`document.querySelector('video').${what}`);
  await expect.poll(() => film('currentTime'), { timeout: 20_000 }).toBeGreaterThan(0.5);
  expect(await film('duration')).toBeGreaterThan(20);
  await expect.poll(() => film('textTracks[0].activeCues[0]?.text')).toMatch(/^Three bots/);
  // Nobody has to see it from the beginning.
  await film('currentTime = 30');
  await expect.poll(() => film('currentTime')).toBeGreaterThanOrEqual(30);
  expect(complaints).toEqual([]);
});

test('a demo request reaches the operator, and a fault is told in a sentence', async ({ page, context }) => {
  await page.goto(`${product.url}/demo`);
  const ask = async (name: string) => {
    await page.getByLabel('Full Name').fill(name);
    await page.getByLabel('Email').fill('wanda@northlake-trading.example');
    await page.getByLabel('Role').selectOption({ label: 'Individual Seller' });
    await page.getByRole('button', { name: 'Schedule Your Demo' }).click();
  };
  const notice = page.getByRole('status');
  await context.setOffline(true);
  await ask('Wanda Walker');
  await expect(notice).toHaveText('ErrorNetwork error. Please check your connection and try again.');
  await expect(page.getByLabel('Full Name')).toHaveValue('Wanda Walker');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Schedule Your Demo' }).click();
  await expect(notice).toHaveText("Demo requested!We'll contact you within 24 hours to schedule your demo.");
  await expect(page.getByLabel('Full Name')).toHaveValue('');

  const told = async () => (await mailsTo(product, SALES)).map(({ text }) => text).join();
  await expect.poll(told, { timeout: 20_000 }).toContain('Wanda Walker');
});

test('a page that can be found says where it stands, and brings a picture of the product', async ({
  page,
}) => {
  const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');
  expect(addresses.map((address) => new URL(address).pathname)).toEqual(
    expect.arrayContaining(['/', '/pricing', '/why-us', '/demo', '/terms', '/privacy', '/help']),
  );
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() };
  for (const address of addresses) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    seen.titles.add(await page.title());
    const attribute = (selector: string, name: string) => page.locator(selector).getAttribute(name);
    seen.descriptions.add((await attribute('meta[name=description]', 'content')) ?? '');
    expect(await attribute('link[rel=canonical]', 'href')).toBe(address);
    const picture = (await attribute('meta[property="og:image"]', 'content')) ?? '';
    const { status, headers } = await fetch(picture);
    expect([status, headers.get('content-type')], picture).toEqual([200, 'image/jpeg']);
  }
  expect(seen.titles.size).toBe(addresses.length);
  expect(seen.descriptions.size).toBe(addresses.length);
  const robots = await (await fetch(`${product.url}/robots.txt`)).text();
  expect(robots).toContain('Allow: /pricing$');
  expect(robots).toContain('Disallow: /\n');
});

test('the keyboard reaches the content at once, and closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(product.url);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const menu = page.locator('summary').filter({ visible: true });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Why Us' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Why Us' })).toBeHidden();
  await expect(menu).toBeFocused();
});
