import { expect, it, onTestFinished } from 'vitest';
import { clientAddressBehind } from '../../src/http/client-address.ts';
import { healthRoutes } from '../../src/http/health.ts';
import { silentLogger } from '../../src/http/log.ts';
import { openApiRoutes } from '../../src/http/openapi.ts';
import {
  EVENTS_PATH,
  type EventStreams,
  eventStreams,
  eventsFromHere,
} from '../../src/http/server-sent-events.ts';
import { appendEvent, latestEventId } from '../../src/queue/events.ts';
import { PUBLIC_URL, signedIn, type TestApp, testApp } from '../support/http-app.ts';

async function liveApp(options: { mostPerAccount?: number; heartbeatMs?: number } = {}) {
  let streams: EventStreams | undefined;
  const app = await testApp(async ({ app: hono, database, authenticate }) => {
    streams = await eventStreams({ app: hono, database, authenticate, logger: silentLogger, ...options });
  });
  if (!streams) throw new Error('no streams');
  onTestFinished(streams.close);
  return { ...app, streams };
}

type Person = Awaited<ReturnType<typeof signedIn>>;
const say = (app: TestApp, { accountId }: Person, word: string) =>
  app.database.asAccount(accountId, (tx) => appendEvent(tx, accountId, 'said', { word }));

/** Reads a stream until `until` stands in what came. */
async function listen(
  person: Person,
  until: string,
  headers: Record<string, string> = {},
  address = EVENTS_PATH,
) {
  const answer = await person.get(address, headers);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const reader = (answer.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const hear = async (wanted: string) => {
    while (!text.includes(wanted)) {
      const { value, done } = await reader.read();
      if (done) break;
      text += value;
    }
    return text;
  };
  await hear(until);
  return { hear, text: () => text, close: () => reader.cancel() };
}

it('tells a listening screen what happens in its account, and in no other', async () => {
  const app = await liveApp();
  const ann = await signedIn(app);
  const bob = await signedIn(app, { email: 'bob@shop.example' });
  const screen = await listen(ann, 'event: ready');
  await say(app, bob, 'not for Ann');
  await say(app, ann, 'hello');
  expect(await screen.hear('hello')).toMatch(/event: said\ndata: \{"word":"hello"\}\nid: \d+/);
  expect(screen.text()).not.toContain('not for Ann');
  await screen.close();
});

it('goes on after the last event that was heard before a break', async () => {
  const app = await liveApp();
  const ann = await signedIn(app);
  await say(app, ann, 'one');
  const first = await app.database.asAccount(ann.accountId, (tx) =>
    tx.selectFrom('events').select('id').executeTakeFirstOrThrow(),
  );
  await say(app, ann, 'two');
  await say(app, ann, 'three');
  const screen = await listen(ann, 'three', { 'last-event-id': String(first.id) });
  expect(screen.text()).toContain('two');
  expect(screen.text()).not.toContain('"one"');
  await screen.close();
});

it('sends an event once that was numbered early and committed late', async () => {
  const app = await liveApp();
  const ann = await signedIn(app);
  const screen = await listen(ann, 'event: ready');
  await app.database.asAccount(ann.accountId, async (tx) => {
    await appendEvent(tx, ann.accountId, 'said', { word: 'slow' });
    await say(app, ann, 'quick');
    await screen.hear('quick');
  });
  await screen.hear('slow');
  await say(app, ann, 'last');
  const text = await screen.hear('last');
  expect(text.match(/"slow"|"quick"|"last"/g)).toEqual(['"quick"', '"slow"', '"last"']);
  await screen.close();
});

it('tells a screen that came meanwhile of an event that was numbered early and committed late', async () => {
  const app = await liveApp();
  const ann = await signedIn(app);
  const screens: Awaited<ReturnType<typeof listen>>[] = [];
  await app.database.asAccount(ann.accountId, async (tx) => {
    await appendEvent(tx, ann.accountId, 'said', { word: 'slow' });
    await say(app, ann, 'quick');
    const quick = await app.database.asAccount(ann.accountId, (other) => latestEventId(other, ann.accountId));
    screens.push(await listen(ann, 'event: ready'));
    screens.push(await listen(ann, 'event: ready', { 'last-event-id': String(quick) }));
  });
  for (const screen of screens) {
    await screen.hear('slow');
    expect(screen.text()).not.toContain('quick');
    await screen.close();
  }
});

it('tells a page what happened between its answer and its listening, and that alone', async () => {
  const app = await liveApp();
  const ann = await signedIn(app);
  await say(app, ann, 'on the page');
  const fromPage = await eventsFromHere(app.database, ann.accountId);
  await say(app, ann, 'meanwhile');
  const screen = await listen(ann, 'meanwhile', {}, fromPage);
  expect(screen.text()).toContain('event: ready\ndata: \n');
  expect(screen.text()).not.toContain('on the page');
  await screen.close();
});

it('tells a page that it is behind where an earlier event was committed after its answer', async () => {
  const app = await liveApp();
  const ann = await signedIn(app);
  let fromPage = '';
  await app.database.asAccount(ann.accountId, async (slow) => {
    await appendEvent(slow, ann.accountId, 'said', { word: 'late' });
    await say(app, ann, 'quick');
    fromPage = await eventsFromHere(app.database, ann.accountId);
  });
  const screen = await listen(ann, 'event: ready', {}, fromPage);
  expect(screen.text()).toContain('data: behind');
  await screen.close();
});

it('bounds how many screens of an account listen, and wants a session', async () => {
  const app = await liveApp({ mostPerAccount: 1 });
  const ann = await signedIn(app);
  const screen = await listen(ann, 'event: ready');
  expect((await ann.get('/api/events')).status).toBe(429);
  expect((await fetch(`${app.url}/api/events`)).status).toBe(401);
  expect(app.streams.open()).toBe(1);
  await screen.close();
});

it('tells each of the windows that a browser opens at once, and bounds them too', async () => {
  const app = await liveApp({ mostPerAccount: 2 });
  const ann = await signedIn(app);
  const opened = await Promise.allSettled([1, 2, 3].map(() => listen(ann, 'event: ready')));
  const screens = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(screens).toHaveLength(2);
  await say(app, ann, 'hello');
  for (const screen of screens) expect(await screen.hear('hello')).toContain('hello');
  expect(app.streams.open()).toBe(2);
});

it('ends the stream of a person who signed out while events follow each other closely', async () => {
  const app = await liveApp({ heartbeatMs: 100 });
  const ann = await signedIn(app);
  const screen = await listen(ann, 'event: ready');
  await ann.post('/api/auth/sign-out', {});
  const talking = setInterval(() => void say(app, ann, 'more'), 10);
  onTestFinished(() => clearInterval(talking));
  await screen.hear('never said');
  expect(app.streams.open()).toBe(0);
});

it('ends a stream whose person signed out, and all of them when the server stops', async () => {
  const app = await liveApp({ heartbeatMs: 20 });
  const ann = await signedIn(app);
  const bob = await signedIn(app, { email: 'bob@shop.example' });
  const [annsScreen, bobsScreen] = [await listen(ann, ': still here'), await listen(bob, ': still here')];
  await ann.post('/api/auth/sign-out', {});
  await annsScreen.hear('never said');
  expect(app.streams.open()).toBe(1);
  await app.streams.close();
  await bobsScreen.hear('never said');
});

it('describes itself, from what is really mounted', async () => {
  const app = await testApp(({ app: hono, routes }) => {
    openApiRoutes(hono, {
      title: 'Linesheet',
      version: '1',
      publicUrl: PUBLIC_URL,
      endpoints: routes.endpoints,
    });
  });
  const document = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, object>>;
  };
  expect(document.paths['/api/tokens/{id}']?.delete).toMatchObject({
    operationId: 'deleteApiTokensId',
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
  });
  expect(document.paths['/api/profile']?.patch).toMatchObject({
    security: [{ session: [] }],
    requestBody: { content: { 'application/json': { schema: { required: ['firstName'] } } } },
  });
  const page = await (await fetch(`${app.url}/api/docs`)).text();
  expect(page).toContain('<code>/api/tokens/{id}</code>');
  expect(page).not.toContain('<script');
});

it('says whether it is alive and ready, and shows its figures to this machine or to the token', async () => {
  let broken = false;
  const app = await testApp(({ app: hono, metrics }) => {
    healthRoutes({
      app: hono,
      metrics,
      metricsToken: 'metrics-token',
      clientAddress: clientAddressBehind(['127.0.0.1']),
      ready: async () => {
        if (broken) throw new Error('gone');
      },
    });
    metrics.gauge('answers', 'A number', () => 42);
  });
  const get = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers });
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(200);
  broken = true;
  expect((await get('/healthz')).status).toBe(200);
  expect(await (await get('/readyz')).json()).toMatchObject({ status: 503, code: 'not_ready' });

  expect(await (await get('/metrics')).text()).toContain('answers 42');
  const outside = { 'x-forwarded-for': '198.51.100.7' };
  expect((await get('/metrics', outside)).status).toBe(403);
  expect((await get('/metrics', { ...outside, authorization: 'Bearer wrong' })).status).toBe(403);
  expect((await get('/metrics', { ...outside, authorization: 'Bearer metrics-token' })).status).toBe(200);
});
