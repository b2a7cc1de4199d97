import * as z from 'zod/mini';
import type { KeyCheck, MailProviderSetup } from '../../features/onboarding/ports.ts';
import { ProviderError } from '../../kernel/errors.ts';
import { createHttpClient, type HttpClient } from '../http-client.ts';

const scopesSchema = z.object({ scopes: z.array(z.string()) });
const webhookSchema = z.object({ id: z.optional(z.string()), url: z.optional(z.nullable(z.string())) });
const webhooksSchema = z.object({ webhooks: z.optional(z.array(webhookSchema)) });
const publicKeySchema = z.object({ public_key: z.optional(z.nullable(z.string())) });
const parseSettingsSchema = z.object({ result: z.optional(z.array(z.object({ hostname: z.string() }))) });

const EVENT_SETTINGS = '/v3/user/webhooks/event/settings';
const PARSE_SETTINGS = '/v3/user/webhooks/parse/settings';

// What we make use of; opens and clicks aren't tracked.
const WANTED = {
  enabled: true,
  friendly_name: 'Linesheet',
  processed: true,
  deferred: true,
  delivered: true,
  dropped: true,
  bounce: true,
  spam_report: true,
  unsubscribe: true,
  group_unsubscribe: true,
  group_resubscribe: false,
  open: false,
  click: false,
};

export interface SendgridSetup extends MailProviderSetup {
  close(): Promise<void>;
}

/** What has to be said to SendGrid once per account: whether its key works, and where its reports go. */
export function createSendgridSetup(options: {
  baseUrl: string;
  /** The host name under which replies come in; null where replies stay in the person's mailbox. */
  inboundDomain: string | null;
  timeoutMs?: number;
}): SendgridSetup {
  const { baseUrl, inboundDomain, timeoutMs = 10_000 } = options;
  const client = createHttpClient({ provider: 'SendGrid', baseUrl, timeoutMs, connections: 4 });
  return {
    checkKey: (apiKey) => checkKey(client, bearer(apiKey)),
    configureWebhooks: async (apiKey, addresses) => {
      const headers = bearer(apiKey);
      const eventPublicKey = await reportEvents(client, headers, addresses.events);
      if (inboundDomain === null) return { eventPublicKey, inboundRefusal: null };
      const inboundRefusal = await passOnReplies(client, headers, inboundDomain, addresses.inbound);
      return { eventPublicKey, inboundRefusal };
    },
    close: () => client.close(),
  };
}

type Headers = Record<string, string>;
const bearer = (apiKey: string): Headers => ({ authorization: `Bearer ${apiKey}` });

async function checkKey(client: HttpClient, headers: Headers): Promise<KeyCheck> {
  try {
    const request = { method: 'GET', path: '/v3/scopes', headers, schema: scopesSchema } as const;
    const { body } = await client.request(request);
    if (body.scopes.includes('mail.send')) return { outcome: 'accepted' };
    const sentence = 'This key may not send mail. In SendGrid, give it the “Mail Send” permission.';
    return { outcome: 'refused', sentence };
  } catch (error) {
    if (!answered(error, [401, 403])) return { outcome: 'unreachable' };
    return { outcome: 'refused', sentence: `SendGrid refuses this key: ${sentenceIn(error)}` };
  }
}

/** Adds a webhook of ours beside whatever others the account has; returns the key that its posts are signed with. */
async function reportEvents(client: HttpClient, headers: Headers, url: string): Promise<string | null> {
  const body = { ...WANTED, url };
  const listed = await unlessMissing(
    client.request({ method: 'GET', path: `${EVENT_SETTINGS}/all`, headers, schema: webhooksSchema }),
  );
  if (listed === null) {
    await takeOnlyWebhook(client, headers, body);
    return signEvents(client, headers, `${EVENT_SETTINGS}/signed`);
  }
  const known = listed.body.webhooks?.find((webhook) => isSameWebhook(webhook.url, url));
  const path = known?.id ? `${EVENT_SETTINGS}/${known.id}` : EVENT_SETTINGS;
  const method = known?.id ? 'PATCH' : 'POST';
  const set = await client.request({ method, path, headers, body, schema: webhookSchema });
  const id = set.body.id ?? known?.id;
  return id ? signEvents(client, headers, `${EVENT_SETTINGS}/signed/${id}`) : null;
}

/** Where an account can have one webhook only, it is taken if nobody else has it. */
async function takeOnlyWebhook(client: HttpClient, headers: Headers, body: { url: string }): Promise<void> {
  const present = await unlessMissing(
    client.request({ method: 'GET', path: EVENT_SETTINGS, headers, schema: webhookSchema }),
  );
  const url = present?.body.url;
  if (url && !isSameWebhook(url, body.url))
    throw new ProviderError('SendGrid', 'refused', 'SendGrid reports its events to another program already');
  await client.request({ method: 'PATCH', path: EVENT_SETTINGS, headers, body });
}

/** The same but for the host: the server may have got another name. */
const isSameWebhook = (url: string | null | undefined, ours: string): boolean =>
  Boolean(url && URL.canParse(url) && new URL(url).pathname === new URL(ours).pathname);

/** Not every plan and key may have posts signed; then the secret in the webhook's address vouches for them. */
async function signEvents(client: HttpClient, headers: Headers, path: string): Promise<string | null> {
  const signed = await unlessMissing(
    client.request({ method: 'PATCH', path, headers, body: { enabled: true }, schema: publicKeySchema }),
    [403],
  );
  return signed?.body.public_key || null;
}

async function passOnReplies(
  client: HttpClient,
  headers: Headers,
  hostname: string,
  url: string,
): Promise<string | null> {
  try {
    const { body } = await client.request({
      method: 'GET',
      path: PARSE_SETTINGS,
      headers,
      schema: parseSettingsSchema,
    });
    const known = body.result?.some((setting) => setting.hostname.toLowerCase() === hostname.toLowerCase());
    const settings = { hostname, url, spam_check: false, send_raw: false };
    if (known)
      await client.request({
        method: 'PATCH',
        path: `${PARSE_SETTINGS}/${hostname}`,
        headers,
        body: settings,
      });
    else await client.request({ method: 'POST', path: PARSE_SETTINGS, headers, body: settings });
    return null;
  } catch (error) {
    return error instanceof ProviderError ? sentenceIn(error) : String(error);
  }
}

const answered = (error: unknown, statuses: readonly number[]): error is ProviderError =>
  error instanceof ProviderError && error.status !== undefined && statuses.includes(error.status);

async function unlessMissing<Answer>(
  asked: Promise<Answer>,
  alsoMissing: readonly number[] = [],
): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (answered(error, [404, 405, ...alsoMissing])) return null;
    throw error;
  }
}

/** The provider's own words where it gave any. */
function sentenceIn(error: ProviderError): string {
  const [, said] = /"message"\s*:\s*"((?:[^"\\]|\\.){1,300})"/.exec(String(error.cause)) ?? [];
  return said ? String(JSON.parse(`"${said}"`)) : `${error.message}.`;
}
