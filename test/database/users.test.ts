import { expect, it } from 'vitest';
import { createUser } from '../../src/features/accounts/actions/create-user.ts';
import { deleteUser } from '../../src/features/accounts/actions/delete-user.ts';
import { isDisabled, setDisabled } from '../../src/features/accounts/actions/disable-user.ts';
import { requireAccountByEmail } from '../../src/features/accounts/actions/find-account-by-email.ts';
import { createPageGuard } from '../../src/features/accounts/actions/guard-page-load.ts';
import { openAccountSecret, readAccount } from '../../src/features/accounts/actions/read-account.ts';
import { setPlan } from '../../src/features/accounts/actions/set-plan.ts';
import { OPERATORS_KEY } from '../../src/features/accounts/domain/account.ts';
import { completeSetup } from '../../src/features/onboarding/actions/complete-setup.ts';
import { readSetup } from '../../src/features/onboarding/actions/read-setup.ts';
import { presentOnboarding } from '../../src/features/onboarding/present/onboarding.ts';
import { PUBLIC_URL, signedIn, testApp } from '../support/http-app.ts';

it('creates a confirmed account with its plan, limit and first name', async () => {
  const { database } = await testApp();
  const account = await database.asSystem(async (tx) => {
    const user = {
      email: ' Ann@Shop.example',
      name: 'Ann B. Miller',
      passwordHash: 'x',
      plan: 'Tier-2',
    } as const;
    return readAccount(tx, await createUser(tx, { ...user, emailsPerDay: 7 }));
  });
  expect(account).toMatchObject({
    email: 'ann@shop.example',
    firstName: 'Ann',
    plan: 'Tier-2',
    subscriptionStatus: 'active',
    emailsPerDayOverride: 7,
  });
});

it('refuses a second account with the same email, and finds none that is not there', async () => {
  const { database } = await testApp();
  const create = (email: string) =>
    database.asSystem((tx) => createUser(tx, { email, name: 'Ann', passwordHash: 'x' }));
  await create('ann@shop.example');
  await expect(create('ANN@shop.example')).rejects.toMatchObject({ code: 'conflict' });
  await expect(create('ann')).rejects.toMatchObject({ code: 'invalid_input' });
  const missing = database.asSystem((tx) => requireAccountByEmail(tx, 'bob@shop.example'));
  await expect(missing).rejects.toMatchObject({ code: 'not_found' });
});

it('sets the status with the plan', async () => {
  const app = await testApp();
  const { accountId } = await signedIn(app);
  const withPlan = (plan: 'starter' | 'none') =>
    app.database.asSystem(async (tx) => {
      await setPlan(tx, accountId, plan);
      return readAccount(tx, accountId);
    });
  expect(await withPlan('starter')).toMatchObject({ plan: 'starter', subscriptionStatus: 'active' });
  expect(await withPlan('none')).toMatchObject({ plan: 'none', subscriptionStatus: null });
});

it('fills all of setup at once', async () => {
  const app = await testApp();
  const { accountId } = await signedIn(app);
  const account = await app.database.asSystem(async (tx) => {
    const setup = {
      spreadsheetUrl: 'https://docs.google.com/spreadsheets/d/1',
      sendgridApiKey: 'SG.abcdefghijkl1234',
      companyName: 'Shop LLC',
      emailSubject: 'Wholesale',
      emailMessageBody: 'Hi [Brand Name]',
      postalAddress: '1 Main St',
    };
    await completeSetup(tx, { sealer: app.sealer, now: new Date() }, accountId, setup);
    return readAccount(tx, accountId);
  });
  expect(account).toMatchObject({
    keepaCompleted: true,
    emailConfigured: true,
    senderEmail: 'ann@shop.example',
    sendgridKeyLastFour: '1234',
  });
});

it('an account set up with the operator’s key has none of its own, so that a new one of the operator’s serves', async () => {
  const app = await testApp();
  const { accountId } = await signedIn(app);
  const setup = {
    spreadsheetUrl: 'https://docs.google.com/spreadsheets/d/1',
    companyName: 'Shop LLC',
    emailSubject: 'Wholesale',
    emailMessageBody: 'Hi [Brand Name]',
    postalAddress: '1 Main St',
  };
  const setUpWith = (sendgridApiKey: string | null) =>
    app.database.asSystem(async (tx) => {
      const deps = { sealer: app.sealer, now: new Date() };
      await completeSetup(tx, deps, accountId, { ...setup, sendgridApiKey });
      const key = await openAccountSecret(tx, app.sealer, accountId, 'sendgrid_api_key');
      return { key, ...presentOnboarding(await readSetup(tx, app.sealer, accountId)) };
    });
  expect(await setUpWith(null)).toMatchObject({ key: null, completedSteps: 3, isComplete: false });
  expect(await setUpWith(OPERATORS_KEY)).toMatchObject({
    key: null,
    completedSteps: 4,
    isComplete: true,
    sendgridApiKey: null,
    usesOperatorsSendgridKey: true,
  });
  expect(await setUpWith('SG.abcdefghijkl1234')).toMatchObject({
    key: 'SG.abcdefghijkl1234',
    completedSteps: 4,
    usesOperatorsSendgridKey: false,
    sendgridApiKey: { lastFour: '1234' },
  });
});

it('lets a disabled account neither in nor on, and takes nothing from it', async () => {
  const app = await testApp();
  const ann = await signedIn(app);
  const disable = (at: Date | null) => app.database.asSystem((tx) => setDisabled(tx, ann.accountId, at));
  await disable(new Date());
  expect((await ann.get('/api/profile')).status).toBe(401);
  const credentials = { email: 'ann@shop.example', password: 'Wholesale-2026' };
  const refused = await ann.post('/api/auth/sign-in/email', credentials);
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'account_disabled' }]);
  await disable(null);
  expect(await app.database.asSystem((tx) => isDisabled(tx, ann.accountId))).toBe(false);
  expect((await ann.post('/api/auth/sign-in/email', credentials)).status).toBe(200);
  expect((await ann.get('/api/profile')).status).toBe(200);
});

it('deletes an account with its sign-in, profile and tokens', async () => {
  const app = await testApp();
  const ann = await signedIn(app);
  await ann.post('/api/tokens', { name: 'Script', scopes: ['read'] });
  await app.database.asSystem((tx) => deleteUser(tx, ann.accountId));
  expect((await ann.get('/api/profile')).status).toBe(401);
  const left = await app.database.asSystem(async (tx) => [
    ...(await tx.selectFrom('users').select('id').execute()),
    ...(await tx.selectFrom('profiles').select('id').execute()),
    ...(await tx.selectFrom('api_tokens').select('id').execute()),
    ...(await tx.selectFrom('credentials').select('id').execute()),
  ]);
  expect(left).toEqual([]);
});

it('guards page loads by who is signed in', async () => {
  const app = await testApp();
  const guard = createPageGuard(app.authenticate);
  const ann = await signedIn(app, { plan: 'none' });
  const cookie = [...ann.cookies].map((pair) => pair.join('=')).join('; ');
  const load = (path: string, headers: Record<string, string> = {}) =>
    guard(new Request(PUBLIC_URL + path, { headers }));
  expect(await load('/dashboard')).toBe('/');
  expect(await load('/dashboard', { 'sec-fetch-dest': 'document' })).toBeNull();
  expect(await load('/dashboard', { cookie })).toBe('/plan-selection');
  expect(await load('/pricing', { cookie: 'linesheet.session_token=forged.signature' })).toBeNull();
  expect(await load('/settings', { cookie: 'linesheet.session_token=forged.signature' })).toBe('/login');
});
