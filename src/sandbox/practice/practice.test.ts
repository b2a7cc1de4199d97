import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listen } from '../fixtures/serve.ts';
import { REPLY_CLASSES, type ReplyClass } from '../sendgrid/reply-texts.ts';
import { startSandbox } from '../server.ts';
import type { WorldBrand } from '../world/brands.ts';
import { createWorld } from '../world/sites.ts';
import { truthOf } from '../world/truth.ts';
import { ownDomain } from './conversations.ts';
import { PRACTICE_TEXTS } from './texts.ts';
import { DEFAULT_WEIGHTS, wayOf } from './ways.ts';

const SEED = 1;
const world = createWorld(SEED);
const answering = (way: ReplyClass, fits: (brand: WorldBrand) => boolean = () => true): WorldBrand => {
  const brand = world.brands.find(
    (each) =>
      wayOf(each, SEED, DEFAULT_WEIGHTS) === way &&
      /^[a-z]+@(?!nodns)/.test(truthOf(each).bestAddress ?? '') &&
      fits(each),
  );
  if (!brand) throw new Error(`No brand answers with ${way}`);
  return brand;
};

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function start(seconds: number, dataDirectory?: string) {
  const sandbox = await startSandbox({
    port: 0,
    seed: SEED,
    products: 6_000,
    appUrl: 'http://127.0.0.1:9',
    practice: { seconds, isFixed: true },
    ...(dataDirectory && { dataDirectory }),
  });
  const hook = await listen();
  cleanups.push(sandbox.close, hook.close);
  const at = (path: string) => `http://127.0.0.1:${sandbox.port}${path}`;
  const call = (path: string, body: object) =>
    fetch(at(`/sendgrid/v3${path}`), {
      method: 'POST',
      headers: { authorization: 'Bearer SG.good', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await call('/user/webhooks/parse/settings', { hostname: 'in.seller.test', url: hook.url });
  let sent = 0;
  const write = (to: string, inReplyTo?: string) => {
    sent += 1;
    return call('/mail/send', {
      personalizations: [{ to: [{ email: to }] }],
      from: { email: 'ann@seller.test', name: 'Ann' },
      reply_to: { email: 'r@in.seller.test' },
      subject: 'Wholesale inquiry',
      headers: { 'Message-ID': `<m-${sent}@seller.test>`, ...(inReplyTo && { 'In-Reply-To': inReplyTo }) },
      content: [{ type: 'text/plain', value: 'Hello' }],
    });
  };
  const answer = async (nth: number) => {
    await vi.waitFor(() => expect(hook.received.length).toBeGreaterThanOrEqual(nth), { timeout: 10_000 });
    const post = hook.received[nth - 1];
    const form = await new Response(new Uint8Array(post?.body ?? []), {
      headers: post?.headers ?? {},
    }).formData();
    const headers = String(form.get('headers'));
    return {
      form,
      text: String(form.get('text')),
      messageId: /^Message-ID: (.+)$/m.exec(headers)?.[1] ?? '',
    };
  };
  const stop = async () => {
    cleanups.splice(cleanups.indexOf(sandbox.close), 1);
    await sandbox.close();
  };
  return { at, hook, write, answer, stop };
}

const addressOf = (brand: WorldBrand): string => truthOf(brand).bestAddress ?? '';

describe('practice', () => {
  it('lets a person who writes to many brands see every way to answer, each brand in its own', () => {
    const ways = world.brands.map((brand) => wayOf(brand, SEED, DEFAULT_WEIGHTS));
    expect(new Set(ways)).toEqual(new Set(REPLY_CLASSES));
    expect(world.brands.map((brand) => wayOf(brand, SEED, DEFAULT_WEIGHTS))).toEqual(ways);
    for (let first = 0; first < 200; first += 20)
      expect(new Set(ways.slice(first, first + 20)).size).toBeGreaterThanOrEqual(7);
    for (const way of REPLY_CLASSES) expect(PRACTICE_TEXTS[way].length).toBeGreaterThanOrEqual(3);
  });

  it('follows the weights that are set', () => {
    const only = { ...Object.fromEntries(REPLY_CLASSES.map((way) => [way, 0])), not_now: 1 };
    const weights = only as typeof DEFAULT_WEIGHTS;
    expect(new Set(world.brands.slice(0, 50).map((brand) => wayOf(brand, SEED, weights)))).toEqual(
      new Set(['not_now']),
    );
  });

  it('walks from an inquiry by way of documents to the brand’s own price list, and to an agreement', async () => {
    const brand = answering('asks_documents');
    const { write, answer } = await start(0.02);
    await write(addressOf(brand));
    const asked = await answer(1);
    expect(asked.text).toMatch(/certificate|license|permit|W-9/i);
    await write(addressOf(brand), asked.messageId);
    const list = await answer(2);
    const info = JSON.parse(String(list.form.get('attachment-info'))) as Record<string, { filename: string }>;
    expect(info.attachment1?.filename).toMatch(/wholesale.*\.(csv|xlsx|pdf)$/);
    const file = list.form.get('attachment1') as File;
    expect(file.size).toBeGreaterThan(100);
    await write(addressOf(brand), list.messageId);
    expect((await answer(3)).text).toMatch(/agree|works for us|go ahead/i);
  });

  it('answers a follow-up that crossed the answer with nothing more', async () => {
    const brand = answering('not_now');
    const { write, answer, hook } = await start(0.02);
    await write(addressOf(brand));
    await answer(1);
    await write(addressOf(brand));
    // Whoever is written to afterwards would be answered afterwards.
    await write(addressOf(answering('no_amazon')));
    expect((await answer(2)).text).not.toMatch(new RegExp(brand.name));
    expect(hook.received).toHaveLength(2);
  });

  it('writes again as a person after a machine answered', async () => {
    const brand = answering('auto_reply');
    const { write, answer } = await start(0.02);
    await write(addressOf(brand));
    const machine = await answer(1);
    expect(String(machine.form.get('headers'))).toMatch(/^Auto-Submitted: auto-replied$/m);
    expect(String((await answer(2)).form.get('headers'))).not.toMatch(/^Auto-Submitted/m);
  });

  it('leads by way of the distributor to a list of the brand’s goods', async () => {
    const brand = answering('distributor_referral');
    const { write, answer } = await start(0.02);
    await write(addressOf(brand));
    const named = /[\w.-]+@[\w.-]+\.sandbox\.test/.exec((await answer(1)).text.split('wrote:')[0] ?? '')?.[0];
    await write(named ?? 'sales@harborpine.sandbox.test');
    expect((await answer(2)).form.get('attachment1')).not.toBeNull();
  });

  it('is silent until it is told to, and then says what the page announced or what was asked for', async () => {
    const brand = answering('question');
    const { write, answer, hook, at } = await start(0);
    await write(addressOf(brand));
    const page = await (await fetch(at('/sandbox/practice'))).text();
    expect(page).toContain(addressOf(brand));
    expect(page).toMatch(/Question<br>/);
    expect(hook.received).toHaveLength(0);
    const key = /name="key" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const press = (way: string) =>
      fetch(at('/sandbox/practice/answer'), { method: 'POST', body: new URLSearchParams({ key, way }) });
    await press('');
    expect((await answer(1)).text).toContain('?');
    await press('no_amazon');
    expect((await answer(2)).text).toMatch(/not|no /i);
  });

  it('goes on after a restart with what it had planned', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'practice-'));
    cleanups.push(() => rm(directory, { recursive: true, force: true }));
    const brand = answering('not_now');
    const before = await start(5_000, directory);
    await before.write(addressOf(brand));
    await before.stop();
    expect(before.hook.received).toHaveLength(0);
    // The account's webhook is remembered as well.
    await start(0.02, directory);
    expect((await before.answer(1)).text.length).toBeGreaterThan(10);
  });

  it('can be set to another pace and other weights on its page', async () => {
    const { at, write, answer } = await start(0);
    const body = new URLSearchParams({ seconds: '0.02' });
    for (const way of REPLY_CLASSES) body.set(`weight.${way}`, way === 'exclusive_partner' ? '1' : '0');
    await fetch(at('/sandbox/practice/settings'), { method: 'POST', body });
    await write(addressOf(answering('interested')));
    expect((await answer(1)).text).toMatch(/exclusiv|closed|full|rights|single/i);
  });
});

it('names pages and addresses of the sandbox alone, also where a company writes from a public mailbox', () => {
  const publicly = world.brands.filter((brand) => addressOf(brand).endsWith('@gmail.com'));
  expect(publicly.length).toBeGreaterThan(0);
  for (const brand of publicly) expect(ownDomain(addressOf(brand), brand)).toMatch(/\.sandbox\.test$/);
});
