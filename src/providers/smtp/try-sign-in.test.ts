import { expect, it } from 'vitest';
import { brokenServer, mailServer } from './fixtures/smtp-server.ts';
import { type SmtpTry, trySmtpSignIn } from './try-sign-in.ts';

const tried = (port: number, options: Partial<SmtpTry> = {}) =>
  trySmtpSignIn({
    server: { host: '127.0.0.1', port, secure: false, auth: { user: 'ann', pass: 'opensesame' } },
    findHost: async (host) => ({ address: '127.0.0.1', port, host }),
    signIn: null,
    timeoutMs: 4_000,
    ...options,
  });

const onlyAnn: Parameters<typeof mailServer>[0] = {
  authOptional: false,
  allowInsecureAuth: true,
  onAuth: ({ password }, _, done) =>
    password === 'opensesame'
      ? done(null, { user: 'ann' })
      : done(Object.assign(new Error('Bad credentials'), { responseCode: 535 })),
};

it('says nothing where the mailbox lets us in, and sends no mail', async () => {
  const { port, received } = await mailServer(onlyAnn);
  expect(await tried(port)).toBeNull();
  expect(received).toEqual([]);
});

it('says why it doesn’t, in the server’s words', async () => {
  const { port } = await mailServer(onlyAnn);
  const server = { host: '127.0.0.1', port, secure: false, auth: { user: 'ann', pass: 'guess' } };
  expect(await tried(port, { server })).toMatch(/^Your mail server: 535 .*Bad credentials\.$/);
});

it('says that nobody answers there', async () => {
  expect(await tried(1)).toBe('No mail server answers at this address and port.');
});

it('says that its name leads nowhere, and asks nobody at a private address', async () => {
  const unknown = async () => ({ unknown: 'mail.shop.example can’t be found' });
  expect(await tried(1, { findHost: unknown })).toBe('mail.shop.example can’t be found.');
  const refused = async () => ({ refused: '10.0.0.5 is no public mail server, and others can’t be used' });
  expect(await tried(1, { findHost: refused })).toContain('10.0.0.5 is no public mail server');
});

it('waits no longer than it is given', async () => {
  const port = await brokenServer(() => undefined);
  expect(await tried(port, { timeoutMs: 300 })).toBe('Your mail server doesn’t answer in time.');
});
