import { describe, expect, it, onTestFinished } from 'vitest';
import { ProviderError } from '../../kernel/errors.ts';
import { MAIL, mailServer } from './fixtures/smtp-server.ts';
import { createSmtpTransport } from './transport.ts';

const LOCKED_OUT = 'Google no longer takes the refresh token.';

describe('a mailbox that is signed in to with a token', () => {
  const signedIn = async (token: (refused?: string) => Promise<string>) => {
    const seen: (string | undefined)[] = [];
    const { received, port } = await mailServer({
      authOptional: false,
      authMethods: ['XOAUTH2'],
      allowInsecureAuth: true,
      onAuth: (auth, _, done) => {
        seen.push(`${auth.username} ${auth.accessToken}`);
        if (auth.accessToken === 'good') done(null, { user: auth.username });
        else done(null, { data: { status: '401', schemes: 'bearer', scope: 'mail' } });
      },
    });
    const made = createSmtpTransport({
      kind: 'smtp',
      server: { host: '127.0.0.1', port, secure: false, auth: null },
      signIn: { user: 'ana@acme-retail.com', token },
    });
    onTestFinished(() => made.close());
    return { made, received, seen };
  };

  it('takes mails once the token is shown', async () => {
    const { made, received, seen } = await signedIn(async () => 'good');
    expect(await made.send(MAIL)).toMatchObject({ fate: 'accepted' });
    expect([received.length, seen]).toEqual([1, ['ana@acme-retail.com good']]);
  });

  it('is asked for another one where the server doesn’t take the one that was still good', async () => {
    const { made, seen } = await signedIn(async (refused) => (refused === 'revoked' ? 'good' : 'revoked'));
    expect(await made.send(MAIL)).toMatchObject({ fate: 'accepted' });
    expect(seen).toEqual(['ana@acme-retail.com revoked', 'ana@acme-retail.com good']);
  });

  it('is for a person to mend where the server or the provider refuses, and tried again where nobody answers', async () => {
    const { made, received } = await signedIn(async () => 'revoked');
    expect(await made.send(MAIL)).toMatchObject({ fate: 'refused', concerns: 'mailbox' });
    const refused = await signedIn(async () => {
      throw new ProviderError('google', 'refused', LOCKED_OUT);
    });
    const noToken = { fate: 'refused', concerns: 'mailbox', reason: LOCKED_OUT };
    expect(await refused.made.send(MAIL)).toMatchObject(noToken);
    // The token was still good, but not to the server.
    const revoked = await signedIn(async (token) => {
      if (token === undefined) return 'revoked';
      throw new ProviderError('google', 'refused', LOCKED_OUT);
    });
    expect(await revoked.made.send(MAIL)).toMatchObject(noToken);
    const away = await signedIn(async () => {
      throw new ProviderError('google', 'unreachable', 'Google can’t be reached.');
    });
    expect(await away.made.send(MAIL)).toMatchObject({ fate: 'not_sent' });
    expect(received).toEqual([]);
  });
});
