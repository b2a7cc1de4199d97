import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import {
  claimSystemMails,
  queueSystemMail,
  settleSystemMail,
} from '../../src/features/accounts/actions/system-mails.ts';
import { deliverSystemMails, startSystemMailDelivery } from '../../src/features/accounts/job-handlers.ts';
import type { SystemMailer } from '../../src/features/accounts/ports.ts';
import { ProviderError } from '../../src/kernel/errors.ts';
import { testDatabase } from '../support/database.ts';

const MAIL = { to: 'ann@shop.example', subject: 'Hello', text: 'a link', html: '<a>a link</a>' };

async function outbox(answers: (Error | null)[] = []) {
  const database = await testDatabase();
  let now = Date.now() + 1_000;
  const sent: string[] = [];
  const mailer: SystemMailer = {
    send: async ({ to }) => {
      const failure = answers.shift();
      if (failure) throw failure;
      sent.push(to);
    },
    close: async () => {},
  };
  const clock = { now: () => new Date(now) };
  return {
    database,
    clock,
    sent,
    mailer,
    pass: (ms: number) => {
      now += ms;
    },
    queue: (to = MAIL.to) => database.asSystem((tx) => queueSystemMail(tx, { ...MAIL, to })),
    deliver: () => deliverSystemMails({ database, mailer, clock, failed: () => {} }),
    rows: () =>
      database.asSystem((tx) =>
        tx.selectFrom('system_mails').select(['state', 'attempts', 'failure', 'body_text']).execute(),
      ),
  };
}

it('delivers a mail once, and keeps no link that signs somebody in', async () => {
  const { queue, deliver, sent, rows } = await outbox();
  await queue();
  await deliver();
  await deliver();
  expect(sent).toEqual(['ann@shop.example']);
  expect(await rows()).toEqual([{ state: 'sent', attempts: 1, failure: null, body_text: '' }]);
});

it('tries again later, each time after a longer wait, while the mail server is away', async () => {
  const away = () => new ProviderError('smtp', 'unreachable', 'no connection');
  const { queue, deliver, sent, rows, pass } = await outbox([away(), away(), null]);
  await queue();
  await deliver();
  await deliver();
  expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, failure: 'no connection' }]);
  pass(6_000);
  await deliver();
  pass(6_000);
  await deliver();
  expect(await rows()).toMatchObject([{ attempts: 2 }]);
  pass(6_000);
  await deliver();
  expect(sent).toHaveLength(1);
});

it('gives up on what is refused for good', async () => {
  const { queue, deliver, rows, pass } = await outbox([
    new ProviderError('smtp', 'refused', 'no such mailbox'),
  ]);
  await queue();
  await deliver();
  pass(24 * 60 * 60 * 1000);
  await deliver();
  expect(await rows()).toMatchObject([
    { state: 'failed', attempts: 1, failure: 'no such mailbox', body_text: '' },
  ]);
});

it('gives no mail to two deliveries, and takes up again what one that died had claimed', async () => {
  const { database, queue, clock, pass } = await outbox();
  for (let count = 0; count < 6; count += 1) await queue(`ann${count}@shop.example`);
  const claim = () => database.asSystem((tx) => claimSystemMails(tx, clock.now(), 4));
  const [one, other] = await Promise.all([claim(), claim()]);
  expect(new Set([...one, ...other].map((mail) => mail.id)).size).toBe(one.length + other.length);
  expect(await claim()).toHaveLength(6 - one.length - other.length);
  pass(3 * 60_000);
  const again = await claim();
  expect(again[0]).toMatchObject({ attempts: 2 });
  await database.asSystem((tx) =>
    settleSystemMail(tx, again[0] ?? { id: '', attempts: 0 }, { fate: 'sent' }, clock.now()),
  );
});

it('delivers at once when a mail is queued, without waiting for the next look', async () => {
  const { database, mailer, queue, sent } = await outbox();
  const delivery = await startSystemMailDelivery({ database, mailer, failed: () => {} });
  await queue();
  for (let tries = 0; sent.length === 0 && tries < 200; tries += 1) await sleep(10);
  await delivery.stop();
  expect(sent).toEqual(['ann@shop.example']);
});
