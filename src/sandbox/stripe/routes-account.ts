import { newId, type Resource, seconds } from './resources.ts';
import { type ApiCall, deleted, idOf, type Route, route } from './route.ts';
import { type StripeEvent, secretOf, type WebhookEndpoint } from './webhooks.ts';

/** The account itself, its webhook endpoints and what has happened. */
export const ACCOUNT_ROUTES: readonly Route[] = [
  route('GET', '/v1/account', () => ({
    id: 'acct_sandbox',
    object: 'account',
    business_type: 'company',
    charges_enabled: true,
    country: 'US',
    created: 1_700_000_000,
    default_currency: 'usd',
    details_submitted: true,
    email: 'sandbox@linesheet.test',
    payouts_enabled: true,
    type: 'standard',
  })),

  route('POST', '/v1/webhook_endpoints', createEndpoint),
  route('GET', '/v1/webhook_endpoints/:id', (call) => endpointOf(call)),
  route('POST', '/v1/webhook_endpoints/:id', (call) => {
    const { params } = call;
    const endpoint = endpointOf(call);
    const disabled = params.flag('disabled');
    return call.billing.store.save<WebhookEndpoint>({
      ...endpoint,
      url: params.text('url') ?? endpoint.url,
      enabled_events: params.has('enabled_events') ? params.texts('enabled_events') : endpoint.enabled_events,
      status: disabled === undefined ? endpoint.status : disabled ? 'disabled' : 'enabled',
    });
  }),
  route('DELETE', '/v1/webhook_endpoints/:id', (call) => {
    const { id } = endpointOf(call);
    call.billing.store.remove(id);
    return deleted(id, 'webhook_endpoint');
  }),
  route('GET', '/v1/webhook_endpoints', ({ billing, params, path }) =>
    billing.store.page<WebhookEndpoint>('webhook_endpoint', params, path),
  ),

  route('GET', '/v1/events/:id', (call) => call.billing.store.get<StripeEvent>('event', idOf(call))),
  route('GET', '/v1/events', ({ billing, params, path }) => {
    const types = [...params.texts('types'), ...params.texts('type')];
    return billing.store.page<StripeEvent>(
      'event',
      params,
      path,
      ({ type }) => types.length === 0 || types.includes(type),
    );
  }),
];

const endpointOf = (call: ApiCall): WebhookEndpoint =>
  call.billing.store.get<WebhookEndpoint>('webhook_endpoint', idOf(call));

/** The only answer that shows the endpoint's secret. */
function createEndpoint({ billing, params }: ApiCall): Resource {
  const { store } = billing;
  const endpoint = store.save<WebhookEndpoint>({
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: params.textOrNull('api_version'),
    application: null,
    created: seconds(),
    description: params.textOrNull('description'),
    enabled_events: params.texts('enabled_events'),
    livemode: false,
    metadata: params.metadata(),
    status: 'enabled',
    url: params.required('url'),
  });
  const secret = newId('whsec', 32);
  store.save({ id: `secret_${endpoint.id}`, object: 'sandbox.webhook_secret', created: 0, secret });
  return { ...endpoint, secret: secretOf(store, endpoint.id) };
}
