import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readForm, sendJson, sendPage } from '../exchange.ts';
import type { FaultGate } from '../faults.ts';
import type { Handler } from '../handler.ts';
import { consentPage, refusalPage } from './pages.ts';
import { createTokens, type Grant, PROVIDER_IDS, type ProviderId, type Tokens } from './tokens.ts';

export interface OAuthState {
  consents: number;
  denials: number;
  tokens: number;
  refused: number;
}

export interface OAuthStandIn {
  handle: Handler;
  tokens: Tokens;
  state(): OAuthState;
}

/** The one app that both providers know here. */
const APP = { id: 'linesheet-sandbox', secret: 'sandbox' };
const SCOPES: Record<ProviderId, readonly string[]> = {
  google: ['https://mail.google.com/'],
  microsoft: ['https://outlook.office.com/IMAP.AccessAsUser.All', 'https://outlook.office.com/SMTP.Send'],
};
const NAMES: Record<ProviderId, string> = { google: 'Google', microsoft: 'Microsoft' };
const CODE_SECONDS = 300;
const ACCESS_SECONDS = 3_599;
const YEAR_SECONDS = 31_536_000;

/**
 * Google's and Microsoft's sign-in to mailboxes: RFC 6749's code with RFC 7636. A code is taken once; Google gives a
 * refresh token that stays, Microsoft another one with every answer.
 */
export function createOAuth({ seed, faults }: { seed: number; faults: FaultGate }): OAuthStandIn {
  const tokens = createTokens(seed);
  const takenCodes = new Set<string>();
  const counts: OAuthState = { consents: 0, denials: 0, tokens: 0, refused: 0 };

  const handle: Handler = async (req, res, url) => {
    const [, name = '', step = ''] = url.pathname.split('/');
    const provider = PROVIDER_IDS.find((id) => id === name);
    if (!provider) return sendJson(res, 404, { error: 'not_found' });
    if (step === 'authorize') return authorize(provider, req, res, url);
    if (step !== 'token' || req.method !== 'POST') return sendJson(res, 404, { error: 'not_found' });
    if (await faults.apply('oauth', req, res)) return;
    await giveTokens(provider, req, res);
  };

  async function authorize(
    provider: ProviderId,
    req: IncomingMessage,
    res: ServerResponse,
    url: URL,
  ): Promise<void> {
    const asked = readAsked(provider, url.searchParams);
    if (typeof asked === 'string') return sendPage(res, 400, refusalPage(NAMES[provider], asked));
    if (req.method !== 'POST') return sendPage(res, 200, consentPage(NAMES[provider], asked.user));
    const form = await readForm(req);
    const back = new URL(asked.redirectUri);
    back.searchParams.set('state', asked.state);
    if (form.get('answer') === 'allow') {
      counts.consents += 1;
      const user = form.get('user')?.trim() || asked.user;
      back.searchParams.set('code', tokens.give('code', { ...asked.grant, user }, CODE_SECONDS));
    } else {
      counts.denials += 1;
      back.searchParams.set('error', 'access_denied');
    }
    res.writeHead(303, { location: back.href, 'referrer-policy': 'no-referrer' }).end();
  }

  async function giveTokens(provider: ProviderId, req: IncomingMessage, res: ServerResponse): Promise<void> {
    const form = await readForm(req);
    const refuse = (status: number, error: string) => {
      counts.refused += 1;
      sendJson(res, status, { error, error_description: `The sandbox’s ${NAMES[provider]} refuses it.` });
    };
    if (form.get('client_id') !== APP.id || form.get('client_secret') !== APP.secret)
      return refuse(401, 'invalid_client');
    const kind = form.get('grant_type');
    if (kind !== 'authorization_code' && kind !== 'refresh_token')
      return refuse(400, 'unsupported_grant_type');
    const grant = kind === 'refresh_token' ? refreshed(form) : takenUp(form);
    if (grant?.provider !== provider) return refuse(400, 'invalid_grant');
    counts.tokens += 1;
    const gives = grant.isOffline && (kind === 'authorization_code' || provider === 'microsoft');
    sendJson(res, 200, {
      token_type: 'Bearer',
      scope: SCOPES[provider].join(' '),
      expires_in: ACCESS_SECONDS,
      access_token: tokens.give('access', grant, ACCESS_SECONDS),
      ...(gives && { refresh_token: tokens.give('refresh', grant, YEAR_SECONDS) }),
    });
  }

  const refreshed = (form: URLSearchParams) => tokens.read('refresh', form.get('refresh_token') ?? '');

  function takenUp(form: URLSearchParams): Grant | null {
    const code = form.get('code') ?? '';
    const grant = takenCodes.has(code) ? null : tokens.read('code', code);
    const verified = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || grant.redirectUri !== form.get('redirect_uri') || grant.challenge !== verified) return null;
    takenCodes.add(code);
    const { redirectUri: _, challenge: __, ...lasting } = grant;
    return lasting;
  }

  return { handle, tokens, state: () => ({ ...counts }) };
}

interface Asked {
  redirectUri: string;
  state: string;
  user: string;
  grant: Grant;
}

/** What an app asks for; a sentence where a provider would show its owner nothing but an error. */
function readAsked(provider: ProviderId, query: URLSearchParams): Asked | string {
  const text = (name: string) => query.get(name) ?? '';
  if (text('client_id') !== APP.id) return `There is no app “${text('client_id')}” here.`;
  const redirectUri = text('redirect_uri');
  if (!URL.canParse(redirectUri) || !/^(?:localhost|127\.0\.0\.1)$/.test(new URL(redirectUri).hostname))
    return 'The app isn’t known at that redirect address.';
  if (text('response_type') !== 'code') return 'The response type has to be code.';
  if (text('code_challenge_method') !== 'S256' || text('code_challenge') === '')
    return 'A code challenge (S256) is missing.';
  const scopes = text('scope').split(' ');
  const missing = SCOPES[provider].filter((scope) => !scopes.includes(scope));
  if (missing.length > 0) return `The app doesn’t ask for ${missing.join(' and ')}.`;
  const isOffline =
    provider === 'google' ? text('access_type') === 'offline' : scopes.includes('offline_access');
  const user = text('login_hint');
  const grant = {
    provider,
    user,
    clientId: APP.id,
    redirectUri,
    challenge: text('code_challenge'),
    isOffline,
  };
  return { redirectUri, state: text('state'), user, grant };
}
