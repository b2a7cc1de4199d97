import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { downloadData } from '../../src/features/closures/actions/download-data.ts';
import { LEFT_OUT } from '../../src/features/closures/domain/left-out.ts';
import { closureRoutes } from '../../src/features/closures/routes.ts';
import { createOptOutHasher } from '../../src/features/suppression/domain/opt-out-hash.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { TEST_SECRET_KEY } from '../support/cluster.ts';
import { openClient, type TestDatabase } from '../support/database.ts';
import { type Browser, signedIn, testApp } from '../support/http-app.ts';
import { givenMessage } from '../support/messages.ts';

interface Data {
  about: { made_at: string };
  tables: Record<string, Record<string, unknown>[]>;
}

const optOuts = createOptOutHasher(TEST_SECRET_KEY, null);
const openApp = () => testApp((app) => closureRoutes({ ...app, optOuts, payments: null }));
const download = async (browser: Browser): Promise<Data> =>
  (await browser.get('/api/closures/data')).json() as Promise<Data>;

async function confinedTables({ ownerUrl }: TestDatabase): Promise<string[]> {
  const owner = await openClient(ownerUrl);
  const { rows } = await owner.query<{ name: string }>(
    `select tablename as name from pg_policies where policyname = 'own_rows'`,
  );
  return rows.map(({ name }) => name);
}

it('is a file of every table with the account’s data, and of nobody else’s', async () => {
  const app = await openApp();
  const ann = await signedIn(app);
  const ben = await signedIn(app, { email: 'ben@shop.example' });
  for (const { accountId } of [ann, ben])
    await givenMessage(app.database, { id: uuidv7(), accountId, toEmail: 'hello@nordkap.com' });

  const answer = await ann.get('/api/closures/data');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="linesheet-data-\d{4}-\d\d-\d\d\.json"$/,
  );
  const { about, tables } = (await answer.json()) as Data;
  expect(Date.parse(about.made_at)).toBeLessThanOrEqual(Date.now());
  expect(Object.keys(tables)).toEqual(expect.arrayContaining(await confinedTables(app.database)));
  expect(tables.profiles).toMatchObject([{ id: ann.accountId, email: 'ann@shop.example', plan: 'Tier-1' }]);
  expect(tables.users).toMatchObject([{ email: 'ann@shop.example', name: 'Ann Miller' }]);
  expect(tables.messages).toMatchObject([{ to_email: 'hello@nordkap.com' }]);
  expect(tables.sessions).toHaveLength(1);
  expect(JSON.stringify(tables)).not.toContain(ben.accountId);
});

it('holds no secret: no key, no hash, no token, nothing that is sealed', async () => {
  const app = await openApp();
  const ann = await signedIn(app);
  const sealed = app.sealer.seal('SG.a-key-that-is-secret', 'a test');
  await app.database.asSystem((tx) =>
    tx
      .updateTable('profiles')
      .set({
        sendgrid_api_key: sealed,
        sendgrid_api_key_last4: 'cret',
        keepa_api_key: sealed,
        smtp_url: sealed,
      })
      .execute(),
  );
  await ann.post('/api/tokens', { name: 'Script', scopes: ['read'] });
  const { tables } = await download(ann);
  const text = JSON.stringify(tables);
  expect(text).not.toContain(sealed);
  for (const cookie of ann.cookies.values())
    expect(text).not.toContain(decodeURIComponent(cookie).split('.')[0]);
  expect(tables.api_tokens?.[0]).toMatchObject({ name: 'Script' });
  expect(tables.api_tokens?.[0]).not.toHaveProperty('token_hash');
  expect(tables.profiles?.[0]).toMatchObject({ sendgrid_api_key_last4: 'cret' });
});

it('knows of every column whose name smells of a secret whether it is one', async () => {
  const app = await openApp();
  const owner = await openClient(app.database.ownerUrl);
  const { rows } = await owner.query<{ place: string }>(
    `select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' and table_name = any ($1)
        and column_name ~ '(key|token|secret|hash|password|sealed|smtp_url)'`,
    [await confinedTables(app.database)],
  );
  const harmless = [
    'brand_aliases.key',
    'brands.key',
    'credit_entries.effect_key',
    'mentorship_seats.hold_key',
    'product_counts.query_key',
    'profiles.keepa_api_key_last4',
    'profiles.sendgrid_api_key_last4',
    'senders.sendgrid_key_last4',
    'sendgrid_webhooks.event_public_key',
  ];
  // Files as they came: the person has them, and their size would be that of everything else together.
  const noSecret = ['import_pieces.bytes', 'outgoing_attachments.bytes', 'price_lists.content'];
  const leftOut = Object.entries(LEFT_OUT)
    .flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`))
    .filter((place) => !noSecret.includes(place));
  expect(
    rows
      .map(({ place }) => place)
      .filter((place) => !harmless.includes(place))
      .sort(),
  ).toEqual(leftOut.sort());
});

it('reads a large table piece by piece, and whole', async () => {
  const app = await openApp();
  const ann = await signedIn(app);
  await app.database.asSystem((tx) =>
    tx
      .insertInto('events')
      .values(
        Array.from({ length: 1234 }, (_, index) => ({
          account_id: ann.accountId,
          kind: 'x',
          payload: JSON.stringify({ index, filling: 'y'.repeat(2_000) }),
        })),
      )
      .execute(),
  );
  const pieces: number[] = [];
  for await (const piece of downloadData(app.database, ann.accountId, new Date()))
    pieces.push(piece.byteLength);
  expect(Math.max(...pieces)).toBeLessThan(400_000);
  expect((await download(ann)).tables.events).toHaveLength(1234);
});

it('lets go of the database when nobody reads on', async () => {
  const app = await openApp();
  const ann = await signedIn(app);
  const reader = downloadData(app.database, ann.accountId, new Date(), 50).getReader();
  await reader.read();
  await pause(1_500);
  await expect(
    (async () => {
      while (!(await reader.read()).done);
    })(),
  ).rejects.toThrow('The download was not read any further.');
});

it('is for the person, a few times in a row, and not for a token', async () => {
  const app = await openApp();
  const ann = await signedIn(app);
  const made = await ann.post('/api/tokens', { name: 'T', scopes: ['read'] });
  const { secret } = (await made.json()) as { secret: string };
  const byToken = await fetch(`${app.url}/api/closures/data`, {
    headers: { authorization: `Bearer ${secret}` },
  });
  expect(byToken.status).toBe(403);
  const check = async () => (await ann.get('/api/closures/data/check')).status;
  for (let time = 0; time < 3; time++) {
    expect(await check()).toBe(200);
    await download(ann);
  }
  // Told before, because a download that is refused shows nobody why.
  expect(await check()).toBe(429);
  expect((await ann.get('/api/closures/data')).status).toBe(429);
});
