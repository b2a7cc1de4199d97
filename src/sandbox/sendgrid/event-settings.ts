import { randomUUID } from 'node:crypto';
import { sendJson } from '../exchange.ts';
import { type Account, EVENT_SWITCHES, type EventWebhook, newSigningKeys } from './account.ts';
import { apiError, NOT_FOUND, refuse } from './errors.ts';
import { postEvents } from './event-feed.ts';
import { fieldsOf, isWebAddress, type Route, type SendgridRequest } from './request.ts';

const MOST_WEBHOOKS = 5;

/** `/v3/user/webhooks/event/…`; the first webhook is the one that paths without an id mean. */
export const eventSettings: Route = (request) => {
  const [, first, second] = (request.captured[0] ?? '').split('/');
  if (request.captured[0] === 'test') return test(request);
  if (first === 'all') return list(request);
  if (first === 'signed') return signed(request, second);
  return first === undefined && request.method === 'POST' ? create(request) : one(request, first);
};

function list({ res, account, method }: SendgridRequest): void {
  if (method !== 'GET') refuse(res, 405, apiError('method not allowed'));
  else sendJson(res, 200, { max_allowed: MOST_WEBHOOKS, webhooks: account.eventWebhooks.map(shown) });
}

async function create(request: SendgridRequest): Promise<void> {
  const { res, account, ledger } = request;
  const fields = fieldsOf(request);
  const error = errorIn(fields, true);
  if (error) return refuse(res, 400, error);
  if (account.eventWebhooks.length >= MOST_WEBHOOKS) {
    return refuse(res, 400, apiError('The maximum number of webhooks has been reached.'));
  }
  const webhook = changed(emptyWebhook(), fields ?? {});
  account.eventWebhooks.push(webhook);
  await ledger.saveSettings(account);
  sendJson(res, 201, shown(webhook));
}

async function one(request: SendgridRequest, id: string | undefined): Promise<void> {
  const { res, account, ledger, method } = request;
  const found = find(account, id);
  if (method === 'GET') {
    if (!found && id !== undefined) return refuse(res, 404, NOT_FOUND);
    return sendJson(res, 200, shown(found ?? emptyWebhook()));
  }
  if (method === 'DELETE' && found) {
    account.eventWebhooks = account.eventWebhooks.filter((webhook) => webhook !== found);
    await ledger.saveSettings(account);
    res.writeHead(204).end();
    return;
  }
  if (method !== 'PATCH')
    return refuse(res, found ? 405 : 404, found ? apiError('method not allowed') : NOT_FOUND);
  // Every account has one webhook from the start, with no address yet.
  const webhook = found ?? (id === undefined ? emptyWebhook() : undefined);
  if (!webhook) return refuse(res, 404, NOT_FOUND);
  const fields = fieldsOf(request);
  const error = errorIn(fields, false);
  if (error) return refuse(res, 400, error);
  Object.assign(webhook, changed(webhook, fields ?? {}));
  if (!found) account.eventWebhooks.push(webhook);
  await ledger.saveSettings(account);
  sendJson(res, 200, shown(webhook));
}

async function signed(request: SendgridRequest, id: string | undefined): Promise<void> {
  const { res, account, ledger, method } = request;
  const webhook = find(account, id);
  if (!webhook) return refuse(res, 404, NOT_FOUND);
  const withId = id === undefined ? {} : { id };
  if (method === 'GET') return sendJson(res, 200, { ...withId, public_key: webhook.public_key });
  if (method !== 'PATCH') return refuse(res, 405, apiError('method not allowed'));
  const enabled = fieldsOf(request)?.enabled;
  if (typeof enabled !== 'boolean') return refuse(res, 400, apiError('enabled must be a boolean', 'enabled'));
  if (!enabled) Object.assign(webhook, { public_key: '', private_key: '' });
  else if (!webhook.public_key) Object.assign(webhook, newSigningKeys());
  await ledger.saveSettings(account);
  sendJson(res, 200, { ...withId, public_key: webhook.public_key });
}

async function test(request: SendgridRequest): Promise<void> {
  const { res, account, method } = request;
  if (method !== 'POST') return refuse(res, 405, apiError('method not allowed'));
  const fields = fieldsOf(request);
  const known = find(account, typeof fields?.id === 'string' ? fields.id : undefined);
  const url = fields?.url ?? known?.url;
  if (!isWebAddress(url)) return refuse(res, 400, apiError('url is not a valid url', 'url'));
  const sample = {
    email: 'example@test.com',
    timestamp: Math.floor(Date.now() / 1_000),
    'smtp-id': '<14c5d75ce93.dfd.64b469@ismtpd-555>',
    event: 'processed',
    category: ['cat facts'],
    sg_event_id: Buffer.from(randomUUID()).toString('base64url'),
    sg_message_id: '14c5d75ce93.dfd.64b469.filter0001.16648.5515E0B88.0',
  };
  await postEvents({ url, private_key: known?.private_key ?? '' }, [sample], AbortSignal.timeout(10_000));
  res.writeHead(204).end();
}

const find = (account: Account, id: string | undefined): EventWebhook | undefined =>
  id === undefined ? account.eventWebhooks[0] : account.eventWebhooks.find((webhook) => webhook.id === id);

function emptyWebhook(): EventWebhook {
  const now = new Date().toISOString();
  return {
    ...(Object.fromEntries(EVENT_SWITCHES.map((name) => [name, false])) as Record<
      (typeof EVENT_SWITCHES)[number],
      boolean
    >),
    id: randomUUID(),
    url: '',
    enabled: false,
    friendly_name: null,
    created_date: now,
    updated_date: now,
    public_key: '',
    private_key: '',
  };
}

function errorIn(fields: Record<string, unknown> | undefined, needsUrl: boolean) {
  if (!fields) return apiError('Bad Request');
  const url = fields.url;
  if (url === undefined ? needsUrl : url !== '' && !isWebAddress(url)) {
    return apiError('url is not a valid url', 'url');
  }
  const wrong = ['enabled', ...EVENT_SWITCHES].find(
    (name) => fields[name] !== undefined && typeof fields[name] !== 'boolean',
  );
  return wrong ? apiError(`${wrong} must be a boolean`, wrong) : undefined;
}

function changed(webhook: EventWebhook, fields: Record<string, unknown>): EventWebhook {
  const next = { ...webhook, updated_date: new Date().toISOString() };
  for (const name of ['enabled', ...EVENT_SWITCHES] as const) {
    if (typeof fields[name] === 'boolean') next[name as 'enabled'] = fields[name];
  }
  if (typeof fields.url === 'string') next.url = fields.url;
  if (typeof fields.friendly_name === 'string') next.friendly_name = fields.friendly_name;
  return next;
}

/** The private key stays here. */
function shown({ private_key: _, ...webhook }: EventWebhook) {
  return { ...webhook, oauth_client_id: '', oauth_token_url: '', account_status_change: false };
}
