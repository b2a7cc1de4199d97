import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readAccount } from '../../src/features/accounts/actions/read-account.ts';
import { importBrandRows } from '../../src/features/brands/actions/import-brands.ts';
import { NOTHING_FOUND } from '../../src/features/brands/domain/discovery/discovery.ts';
import { grantCredits } from '../../src/features/credits/actions/grant-credits.ts';
import { createRunWorkers, type RunWorkers } from '../../src/features/runs/actions/work-on-runs.ts';
import type { RunView } from '../../src/features/runs/contract/runs.ts';
import type { Bot } from '../../src/features/runs/domain/run.ts';
import { endOfRun } from '../../src/features/runs/domain/run-sentences.ts';
import { createSlots } from '../../src/features/runs/domain/slots.ts';
import { operatorsWorkflowSecret } from '../../src/features/runs/domain/workflow-host.ts';
import { runRoutes } from '../../src/features/runs/routes.ts';
import { createOptOutHasher } from '../../src/features/suppression/domain/opt-out-hash.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { createWorkflowHosts } from '../../src/providers/website/workflow-hosts.ts';
import { TEST_SECRET_KEY } from '../support/cluster.ts';
import { signedIn, type TestApp, testApp } from '../support/http-app.ts';
import { startWorkflowHost, type WorkflowHostStandIn } from '../support/workflow-host.ts';

const URL_OF_ITS_OWN = 'https://flows.workflow.test/hook?via=linesheet';
const BRANDS = 6;

let app: TestApp;
let host: WorkflowHostStandIn;
let workers: RunWorkers;
let failures: unknown[];
let ann: Awaited<ReturnType<typeof signedIn>>;

const notAsked = () => Promise.reject(new Error('not asked for here'));

beforeEach(async () => {
  failures = [];
  host = await startWorkflowHost();
  onTestFinished(host.close);
  const hosts = createWorkflowHosts({
    resolve: [`*.workflow.test=127.0.0.1:${host.port}`],
    dnsServers: ['127.0.0.1:9'],
    userAgent: 'Linesheet/1.0',
    timeoutMs: 700,
  });
  onTestFinished(hosts.close);
  app = await testApp(({ routes, database, sealer }) => {
    const operators = {
      url: `http://127.0.0.1:${host.port}/operators`,
      secret: operatorsWorkflowSecret(TEST_SECRET_KEY),
    };
    const workflow = { sealer, hosts, operators };
    const common = { database, clock: systemClock, workflow };
    const sources = { forAccount: notAsked };
    runRoutes({
      ...common,
      routes,
      sources,
      desks: { open: notAsked },
      discover: notAsked,
      hasWebSearch: true,
    });
    workers = createRunWorkers({
      ...common,
      sources,
      desks: { open: notAsked },
      optOuts: createOptOutHasher(TEST_SECRET_KEY, null),
      crawlSlots: createSlots(1),
      mailSlots: createSlots(1),
      failed: (error) => failures.push(error),
      discover: async () => ({ ...NOTHING_FOUND, outcome: 'found_form' }),
      searchAnswers: notAsked,
    });
    onTestFinished(() => workers.stop());
  });
  ann = await signedIn(app);
  await give(2);
  await app.database.asAccount(ann.accountId, async (tx) => {
    const { accountId } = ann;
    const rows = Array.from({ length: BRANDS }, (_, index) => ({
      line: index + 1,
      marketplace: 'amazon' as const,
      name: `Brand ${index + 1}`,
      website: null,
      email: null,
    }));
    await importBrandRows(tx, accountId, { marketplace: 'amazon', rows });
  });
});

const give = (credits: number) =>
  app.database.asAccount(ann.accountId, (tx) =>
    grantCredits(tx, { accountId: ann.accountId, credits, reason: 'for the test', actor: 'test' }),
  );

const choose = async (choice: object) => {
  const answer = await ann.send('PUT', '/api/workflow-host', choice);
  return { status: answer.status, body: (await answer.json()) as { secret: string; detail?: string } };
};

const start = async (bot: Bot): Promise<RunView> => {
  const answer = await ann.post('/api/runs', { bot });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as RunView;
};

const runNow = async (id: string) => (await (await ann.get(`/api/runs/${id}`)).json()) as RunView;

const ended = async ({ id }: RunView): Promise<RunView> => {
  await workers.takeUp();
  await expect.poll(async () => (await runNow(id)).finishedAt, { timeout: 8_000 }).not.toBeNull();
  return runNow(id);
};

const balance = async () => {
  const account = await app.database.asAccount(ann.accountId, (tx) => readAccount(tx, ann.accountId));
  return { credits: account.credits, held: account.creditsHeld };
};

/** A run on the account's own host, to its end, with how the page tells of it. */
async function runOnHost(bot: Bot) {
  const run = await ended(await start(bot));
  return { run, told: endOfRun(run, (await balance()).credits).sentence };
}

describe('an account’s own workflow host', () => {
  it('is asked with the trigger and nothing else, under a signature that names the account and the run', async () => {
    const { body } = await choose({ host: 'own', url: URL_OF_ITS_OWN });
    const { run } = await runOnHost('source-bot');
    expect(host.calls).toHaveLength(1);
    const [call] = host.calls;
    expect(call).toMatchObject({ url: '/hook?via=linesheet', body: '{"trigger":"run-source-bot"}' });
    const signature = /^account=(.+),run=(.+),t=(\d+),v1=([0-9a-f]{64})$/.exec(
      String(call?.headers['linesheet-signature']),
    );
    const [, account, runId, at, digest] = signature ?? [];
    expect([account, runId]).toEqual([ann.accountId, run.id]);
    expect(Math.abs(Date.now() / 1000 - Number(at))).toBeLessThan(60);
    const signed = `${account}.${runId}.${at}.${call?.body}`;
    expect(digest).toBe(createHmac('sha256', body.secret).update(signed).digest('hex'));
  });

  it.each([
    ['keepa-download', 'download-keepa'],
    ['source-bot', 'run-source-bot'],
    ['emailer-bot', 'run-emailer-bot'],
  ] as const)('is asked for the %s by its trigger', async (bot, trigger) => {
    await choose({ host: 'own', url: URL_OF_ITS_OWN });
    await runOnHost(bot);
    expect(host.calls.map((call) => call.body)).toEqual([JSON.stringify({ trigger })]);
  });

  it('that did rows has them charged, and the run stands in the history', async () => {
    await choose({ host: 'own', url: URL_OF_ITS_OWN });
    host.behave({ json: { status: 'ok', rowsProcessed: 3 } });
    const { run, told } = await runOnHost('source-bot');
    expect(told).toBe(
      'Source Bot completed · Rows processed: 3 · Credits deducted: 1.5 · Credits remaining: 0.5',
    );
    expect(await balance()).toEqual({ credits: 0.5, held: 0 });
    const { runs } = (await (await ann.get('/api/runs?bot=source-bot')).json()) as { runs: RunView[] };
    expect(runs).toMatchObject([{ id: run.id, host: 'workflow', state: 'finished', rowsProcessed: 3 }]);
  });

  it('is believed no further than the balance pays', async () => {
    await choose({ host: 'own', url: URL_OF_ITS_OWN });
    host.behave({ json: { status: 'ok', rowsProcessed: 5 } });
    const { run } = await runOnHost('source-bot');
    expect(run).toMatchObject({ rowsProcessed: 4, creditsDeducted: 2 });
    expect(run.reason).toBe('The workflow host reported 5 rows; 4 could count.');
    expect(await balance()).toEqual({ credits: 0, held: 0 });
  });

  it('is believed no further than rows waited', async () => {
    await give(100);
    await choose({ host: 'own', url: URL_OF_ITS_OWN });
    host.behave({ json: { status: 'ok', rowsProcessed: 1_000_000 } });
    const { run } = await runOnHost('source-bot');
    expect(run).toMatchObject({ rowsProcessed: BRANDS, creditsDeducted: BRANDS / 2 });
    // No brand has an address yet, so nothing waits for an inquiry.
    expect((await runOnHost('emailer-bot')).run).toMatchObject({ rowsProcessed: 0, creditsDeducted: 0 });
  });

  it('that did nothing costs nothing', async () => {
    await choose({ host: 'own', url: URL_OF_ITS_OWN });
    const { told } = await runOnHost('emailer-bot');
    expect(told).toBe('Emailer Bot completed · Rows processed: 0 · No credits deducted');
    expect(await balance()).toEqual({ credits: 2, held: 0 });
  });

  it.each([
    ['another status', { json: { status: 'partial', rowsProcessed: 3 } }],
    ['no status', { json: { rowsProcessed: 3 } }],
    ['something that is not JSON', { text: 'Workflow started' }],
  ])('that answers with %s is told so, and costs nothing', async (_, manner) => {
    await choose({ host: 'own', url: URL_OF_ITS_OWN });
    host.behave(manner);
    const { run, told } = await runOnHost('emailer-bot');
    expect(told).toBe('Emailer Bot completed but returned unexpected status. No credits deducted.');
    expect(run).toMatchObject({ state: 'failed', failedToStart: false });
    expect(await balance()).toEqual({ credits: 2, held: 0 });
  });

  it.each([
    ['says no', { status: 500, json: { status: 'ok', rowsProcessed: 3 } }, 'answered 500'],
    ['sends elsewhere', { status: 302, text: '' }, 'answered 302'],
    ['hangs up', 'hang up', 'didn’t answer to the end'],
    ['says nothing', 'silence', 'didn’t answer within'],
  ] as const)('that %s failed to start, is asked once, and costs nothing', async (_, manner, reason) => {
    await choose({ host: 'own', url: URL_OF_ITS_OWN });
    host.behave(manner);
    const { run, told } = await runOnHost('source-bot');
    expect(told).toBe('Failed to start Source Bot. No credits deducted.');
    expect(run.reason).toContain(reason);
    await workers.takeUp();
    expect(host.calls).toHaveLength(1);
    expect(await balance()).toEqual({ credits: 2, held: 0 });
  });

  it('that can’t be reached failed to start, and so did a download', async () => {
    await choose({ host: 'own', url: URL_OF_ITS_OWN });
    await host.close();
    const { run, told } = await runOnHost('keepa-download');
    expect(told).toBe('Failed to start Keepa download. Please try again.');
    expect(run.reason).toBe('flows.workflow.test can’t be reached.');
  });

  it('is never asked again for a run that was interrupted while it was at work', async () => {
    await choose({ host: 'own', url: URL_OF_ITS_OWN });
    const run = await start('source-bot');
    await app.database.asSystem((tx) =>
      tx
        .updateTable('runs')
        .set({ progress: JSON.stringify({ askedAt: new Date() }) })
        .where('id', '=', run.id)
        .execute(),
    );
    expect(await ended(run)).toMatchObject({ state: 'failed', failedToStart: true });
    expect(host.calls).toEqual([]);
  });

  it('isn’t waited for by whoever stops the run, which then costs nothing', async () => {
    await choose({ host: 'own', url: URL_OF_ITS_OWN });
    host.behave('silence');
    const run = await start('source-bot');
    expect(run.commands).toEqual(['stop']);
    await workers.takeUp();
    await expect.poll(() => host.calls.length).toBe(1);
    const stopped = await ann.post(`/api/runs/${run.id}/commands`, { command: 'stop' });
    expect(await stopped.json()).toMatchObject({ state: 'stopped' });
    await workers.stop();
    expect(await runNow(run.id)).toMatchObject({ state: 'stopped', creditsDeducted: 0 });
  });

  it.each([
    ['http://flows.workflow.test/hook', 'https'],
    ['https://127.0.0.1/hook', 'bare IP address'],
    ['https://169.254.169.254/latest', 'bare IP address'],
    ['https://localhost/hook', 'https address'],
    ['https://n8n.internal/hook', 'no public name'],
    ['https://user:secret@flows.workflow.test/hook', 'user name'],
  ])('can’t be %s', async (url, sentence) => {
    const { status, body } = await choose({ host: 'own', url });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(sentence);
  });

  it('whose name leads to a private address is not asked', async () => {
    await choose({ host: 'own', url: 'https://flows.elsewhere.example/hook' });
    const { told } = await runOnHost('source-bot');
    expect(told).toBe('Failed to start Source Bot. No credits deducted.');
    expect(host.calls).toEqual([]);
  });

  it('has a secret that is shown once, and can be replaced', async () => {
    const first = await choose({ host: 'own', url: URL_OF_ITS_OWN });
    expect(first.body.secret).toMatch(/^lswf_/);
    const second = await choose({ host: 'own', url: `${URL_OF_ITS_OWN}&again` });
    expect(second.body.secret).toBeNull();
    const read = await (await ann.get('/api/workflow-host')).text();
    expect(read).not.toContain(first.body.secret);
    const renewed = (await (await ann.post('/api/workflow-host/secret', undefined)).json()) as {
      secret: string;
    };
    expect(renewed.secret).not.toBe(first.body.secret);
  });
});

it('the operator’s workflow host is asked for accounts that chose it, with the operator’s secret', async () => {
  await choose({ host: 'operator' });
  await runOnHost('source-bot');
  const [call] = host.calls;
  expect(call?.url).toBe('/operators');
  const header = String(call?.headers['linesheet-signature']);
  const [, at, digest] = /t=(\d+),v1=(\w+)$/.exec(header) ?? [];
  const [, run] = /run=([\w-]+)/.exec(header) ?? [];
  const signed = `${ann.accountId}.${run}.${at}.${call?.body}`;
  const secret = operatorsWorkflowSecret(TEST_SECRET_KEY);
  expect(digest).toBe(createHmac('sha256', secret).update(signed).digest('hex'));
});

it('a run on a workflow host needs credits like any other, and there is one at a time', async () => {
  await choose({ host: 'own', url: URL_OF_ITS_OWN });
  await start('source-bot');
  const again = await ann.post('/api/runs', { bot: 'source-bot' });
  expect(await again.json()).toMatchObject({ code: 'already_running' });
  const bob = await signedIn(app, { email: 'bob@shop.example' });
  await bob.send('PUT', '/api/workflow-host', { host: 'own', url: URL_OF_ITS_OWN });
  const unpaid = await bob.post('/api/runs', { bot: 'emailer-bot' });
  expect(await unpaid.json()).toMatchObject({
    detail: 'Insufficient credits. You need 0.5 credits to run Emailer Bot.',
  });
});

describe('the automation webhook', () => {
  const tokenWith = async (...scopes: string[]) => {
    const answer = await ann.post('/api/tokens', { name: 'Workflow', scopes });
    return ((await answer.json()) as { secret: string }).secret;
  };

  const trigger = (token: string, body: unknown) =>
    fetch(`${app.url}/api/automation`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('runs the bot on Linesheet, whichever host the account named, and answers with its rows', async () => {
    await give(10);
    await choose({ host: 'own', url: URL_OF_ITS_OWN });
    const answering = trigger(await tokenWith('runs'), { trigger: 'run-source-bot' });
    await expect
      .poll(async () => ((await (await ann.get('/api/runs')).json()) as { runs: RunView[] }).runs.length)
      .toBe(1);
    await workers.takeUp();
    const answer = await answering;
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', rowsProcessed: BRANDS }]);
    expect([host.calls, failures]).toEqual([[], []]);
  });

  it('answers with the run and its address when only a person can make it go on', async () => {
    const answering = trigger(await tokenWith('runs'), { trigger: 'run-source-bot' });
    await expect
      .poll(async () => ((await (await ann.get('/api/runs')).json()) as { runs: RunView[] }).runs.length)
      .toBe(1);
    const [run] = ((await (await ann.get('/api/runs')).json()) as { runs: RunView[] }).runs;
    await ann.post(`/api/runs/${run?.id}/commands`, { command: 'pause' });
    const answer = await answering;
    expect([answer.status, answer.headers.get('location')]).toEqual([202, `/api/runs/${run?.id}`]);
    expect(await answer.json()).toEqual({ status: 'running', id: run?.id, url: `/api/runs/${run?.id}` });
  });

  it('wants a token with the scope “runs”, and one of the three triggers', async () => {
    const reading = await trigger(await tokenWith('read'), { trigger: 'run-source-bot' });
    expect([reading.status, await reading.json()]).toMatchObject([403, { details: { scope: 'runs' } }]);
    const wrong = await trigger(await tokenWith('runs'), { trigger: 'run-everything' });
    expect(wrong.status).toBe(400);
    expect((await trigger('linesheet_wrong', { trigger: 'run-source-bot' })).status).toBe(401);
  });
});
