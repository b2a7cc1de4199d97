import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { createSystemMailer } from './system-mailer.ts';

const MAIL = {
  id: '0197-1',
  to: 'ann@shop.example',
  subject: 'Confirm your email – Linesheet',
  text: 'A link: https://linesheet.example/?a=1&b=2',
  html: '<p>A link</p>',
};

async function mailServer(refuse: { at?: 'RCPT' | 'DATA'; code?: number } = {}) {
  const received: string[] = [];
  const refusal = () => Object.assign(new Error('No thanks'), { responseCode: refuse.code ?? 550 });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_, __, done) => done(refuse.at === 'RCPT' ? refusal() : null),
    onData: (stream, _, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done(refuse.at === 'DATA' ? refusal() : null);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const mailer = createSystemMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Linesheet <mail@linesheet.example>',
  });
  onTestFinished(() => mailer.close());
  return { mailer, received };
}

it('hands over a mail in both forms, under an id of its own that stays the same', async () => {
  const { mailer, received } = await mailServer();
  await mailer.send(MAIL);
  const [mail = ''] = received;
  expect(mail).toMatch(/^From: Linesheet <mail@linesheet\.example>$/m);
  expect(mail).toMatch(/^To: ann@shop\.example$/m);
  expect(mail).toMatch(/^Message-ID: <0197-1@linesheet\.example>$/m);
  expect(mail).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(mail).toContain('Content-Type: text/plain');
  expect(mail).toContain('Content-Type: text/html');
});

it.each([
  ['a recipient that is refused for good', { at: 'RCPT', code: 550 }, 'refused'],
  ['a mail that is refused for good', { at: 'DATA', code: 554 }, 'refused'],
  ['a recipient that is put off', { at: 'RCPT', code: 450 }, 'unreachable'],
] as const)('tells %s from what may yet come through', async (_, refuse, failure) => {
  const { mailer } = await mailServer(refuse);
  await expect(mailer.send(MAIL)).rejects.toMatchObject({ provider: 'smtp', failure });
});

it('says that a mail server which is away can’t be reached', async () => {
  const mailer = createSystemMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'mail@linesheet.example' });
  await expect(mailer.send(MAIL)).rejects.toMatchObject({ failure: 'unreachable' });
  await mailer.close();
});
