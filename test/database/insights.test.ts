import { beforeEach, describe, expect, it } from 'vitest';
import { importBrandRows } from '../../src/features/brands/actions/import-brands.ts';
import { grantCredits } from '../../src/features/credits/actions/grant-credits.ts';
import type { DashboardView } from '../../src/features/insights/contract/dashboard.ts';
import { insightRoutes } from '../../src/features/insights/routes/dashboard.ts';
import { completeSetup } from '../../src/features/onboarding/actions/complete-setup.ts';
import type { DomainRecords } from '../../src/features/onboarding/ports.ts';
import { silentLogger } from '../../src/http/log.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { signedIn, type TestApp, testApp } from '../support/http-app.ts';

/** The afternoon of March 9 in New York, where accounts begin. */
const NOW = new Date('2026-03-09T19:00:00Z');

let app: TestApp;
let ann: Awaited<ReturnType<typeof signedIn>>;
let asked: string[];

beforeEach(async () => {
  asked = [];
  const records: DomainRecords = {
    txt: async (name) => {
      asked.push(name);
      return [];
    },
    mx: async () => [{ host: 'mx.shop.example', priority: 1 }],
  };
  app = await testApp(({ routes, database }) => {
    insightRoutes({ routes, database, records, clock: { now: () => NOW }, logger: silentLogger });
  });
  ann = await signedIn(app);
});

const dashboard = async (browser = ann): Promise<DashboardView> => {
  const answer = await browser.get('/api/dashboard');
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as DashboardView;
};

const setUp = () =>
  app.database.asAccount(ann.accountId, (tx) =>
    completeSetup(tx, { sealer: app.sealer, now: NOW }, ann.accountId, {
      spreadsheetUrl: 'https://sheets.example/1',
      sendgridApiKey: 'SG.abcdefghijklmnop',
      companyName: 'Shop LLC',
      emailSubject: 'Hello',
      emailMessageBody: 'Hi [Brand Name]',
      postalAddress: '1 Main Street',
    }),
  );

const give = (credits: number) =>
  app.database.asAccount(ann.accountId, (tx) =>
    grantCredits(tx, { accountId: ann.accountId, credits, reason: 'for the test', actor: 'test' }),
  );

const sent = (day: string, count: number) =>
  app.database.asSystem((tx) =>
    tx.insertInto('daily_sends').values({ account_id: ann.accountId, day, sent: count }).execute(),
  );

interface RunGiven {
  bot: string;
  state: string;
  reason?: string;
  rows_processed?: number;
  finished_at?: Date;
}

const run = (given: RunGiven) =>
  app.database.asSystem((tx) =>
    tx
      .insertInto('runs')
      .values({ id: uuidv7(), account_id: ann.accountId, started_by: 'browser', created_at: NOW, ...given })
      .execute(),
  );

const titles = async () => (await dashboard()).tasks.map(({ title }) => title);

describe('the dashboard of a new account', () => {
  it('has nothing of its own yet, and says what setup leaves to do', async () => {
    const { hasOwnData, setup, plan, tasks } = await dashboard();
    expect({ hasOwnData, setup, plan }).toEqual({
      hasOwnData: false,
      setup: { completedSteps: 0, nextStep: 1 },
      plan: { plan: 'Tier-1', monthlyCents: 9_900, periodEnd: null, endsThen: false },
    });
    expect(tasks.map(({ kind }) => kind)).toEqual(['credits', 'setup']);
  });

  it('belongs to a signed-in person with a plan, or to a token that may read', async () => {
    expect((await fetch(`${app.url}/api/dashboard`)).status).toBe(401);
    const token = (await (await ann.post('/api/tokens', { name: 'x', scopes: ['read'] })).json()) as {
      secret: string;
    };
    const answer = await fetch(`${app.url}/api/dashboard`, {
      headers: { authorization: `Bearer ${token.secret}` },
    });
    expect(answer.status).toBe(200);
    const bob = await signedIn(app, { email: 'bob@shop.example', plan: 'none' });
    expect((await bob.get('/api/dashboard')).status).toBe(403);
  });
});

describe('the usage', () => {
  it('counts what was sent today, what the month leaves, and the brands', async () => {
    await sent('2026-02-27', 25);
    await sent('2026-03-02', 20);
    await sent('2026-03-09', 5);
    const { accountId } = ann;
    const rows = ['A', 'B', 'C'].map((name, line) => ({
      name: `Brand ${name}`,
      line,
      marketplace: 'amazon' as const,
      website: null,
      email: null,
    }));
    await app.database.asAccount(accountId, (tx) =>
      importBrandRows(tx, accountId, { marketplace: 'amazon', rows }),
    );
    const { usage, hasOwnData } = await dashboard();
    expect(hasOwnData).toBe(true);
    expect(usage).toMatchObject({ sentToday: 5, quota: 750, remainingThisMonth: 725, brands: 3 });
    expect(usage.days.at(-1)).toEqual({ day: '2026-03-09', sent: 5, found: 0 });
    expect(usage.days.find(({ day }) => day === '2026-02-27')?.sent).toBe(25);
  });

  it('counts the brands that were found on the day that it was where the account is', async () => {
    const late = new Date('2026-03-09T02:00:00Z');
    await run({ bot: 'source-bot', state: 'finished', rows_processed: 8, finished_at: late });
    await run({ bot: 'source-bot', state: 'finished', rows_processed: 4, finished_at: NOW });
    await run({ bot: 'emailer-bot', state: 'finished', rows_processed: 9, finished_at: NOW });
    const { days } = (await dashboard()).usage;
    expect(days.slice(-2).map(({ found }) => found)).toEqual([8, 4]);
  });

  it('is the account’s own', async () => {
    await sent('2026-03-09', 5);
    const bob = await signedIn(app, { email: 'bob@shop.example' });
    expect((await dashboard(bob)).usage.sentToday).toBe(0);
  });
});

describe('the tasks', () => {
  it('are the runs that are held, with their reason', async () => {
    await setUp();
    await give(100);
    await run({ bot: 'emailer-bot', state: 'paused', reason: 'SendGrid refuses the key.' });
    await run({ bot: 'source-bot', state: 'waiting', reason: 'Out of credits.' });
    await run({ bot: 'keepa-download', state: 'running' });
    const { tasks } = await dashboard();
    expect(tasks).toMatchObject([
      { kind: 'run', title: 'Emailer Bot is paused', detail: 'SendGrid refuses the key.' },
      { kind: 'run', title: 'Source Bot is waiting', detail: 'Out of credits.' },
    ]);
  });

  it('are a sender that has stopped, and mails that wait for a word, until it is said', async () => {
    await setUp();
    await give(100);
    const own = { account_id: ann.accountId };
    const reason = 'ann@shop.example was stopped: SPF of its domain has been wrong for 72 hours.';
    await app.database.asSystem(async (tx) => {
      const sender = tx.updateTable('senders').where('account_id', '=', ann.accountId);
      await sender.set({ state: 'stopped', stopped_for: 'dns', reason }).execute();
      const brand = { ...own, marketplace: 'amazon', key: 'nordkap', name: 'Nordkap', is_sandbox: false };
      const { id: brandId } = await tx
        .insertInto('brands')
        .values(brand)
        .returning('id')
        .executeTakeFirstOrThrow();
      const mail = {
        ...own,
        brand_id: brandId,
        kind: 'follow_up',
        to_email: 'a@b.example',
        subject: 's',
        body_text: 'b',
        transport: 'smtp',
        day: '2026-03-09',
        is_sandbox: false,
      };
      const states = [
        { state: 'draft' },
        { state: 'draft', approved_at: NOW },
        { state: 'held' },
        { state: 'expired' },
        { state: 'queued' },
      ];
      for (const state of states)
        await tx
          .insertInto('messages')
          .values({ ...mail, ...state, id: uuidv7() })
          .execute();
    });
    const told = async () =>
      (await dashboard()).tasks.filter(({ kind }) => kind === 'sender' || kind === 'waiting_mails');
    expect(await told()).toMatchObject([
      { kind: 'sender', urgency: 'now', detail: reason },
      { kind: 'waiting_mails', title: '3 mails wait for you' },
    ]);
    await app.database.asSystem(async (tx) => {
      await tx.updateTable('senders').set({ state: 'paused', stopped_for: null, reason: null }).execute();
      await tx.updateTable('messages').set({ state: 'cancelled' }).execute();
    });
    expect(await told()).toEqual([]);
  });

  it('are a payment that fails and a limit that is reached', async () => {
    await setUp();
    await give(100);
    await sent('2026-03-09', 25);
    await app.database.asSystem((tx) =>
      tx
        .insertInto('subscriptions')
        .values({
          account_id: ann.accountId,
          customer_id: 'cus_1',
          subscription_id: 'sub_1',
          tier: 1,
          status: 'past_due',
          price_cents: 30_000,
          owed_since: NOW,
          is_sandbox: true,
          current_period_end: new Date('2026-12-22T00:00:00Z'),
        })
        .execute(),
    );
    expect(await titles()).toEqual(['Your payment is failing', 'Today’s limit is reached']);
    expect((await dashboard()).plan).toMatchObject({ periodEnd: null });
  });

  it('tell what the mail domain lacks once it was looked up, which nobody waits for', async () => {
    await setUp();
    await give(100);
    const first = await dashboard();
    expect([first.isCheckingSender, first.tasks]).toEqual([true, []]);
    await expect.poll(titles).toEqual(['Your mail domain needs a record']);
    const questions = asked.length;
    const { tasks, isCheckingSender } = await dashboard();
    expect(isCheckingSender).toBe(false);
    expect(tasks[0]?.detail).toMatch(/^No SPF record: .* And 2 more findings\.$/);
    expect(asked.length).toBe(questions);
  });
});
