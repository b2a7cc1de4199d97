import { addressIn, createCustomer } from './products.ts';
import { StripeRefusal } from './refusal.ts';
import { type Customer, newId, type PaymentMethod, type Subscription, seconds } from './resources.ts';
import { type ApiCall, deleted, idOf, type Route, route } from './route.ts';
import { cancelSubscription } from './subscriptions.ts';

/** Customers, their cards, and the portal in which they look after both. */
export const CUSTOMER_ROUTES: readonly Route[] = [
  route('POST', '/v1/customers', create),
  route('GET', '/v1/customers/:id', (call) => call.billing.store.get<Customer>('customer', idOf(call))),
  route('POST', '/v1/customers/:id', update),
  route('DELETE', '/v1/customers/:id', remove),
  route('GET', '/v1/customers', ({ billing, params, path }) => {
    const email = params.text('email');
    return billing.store.page<Customer>(
      'customer',
      params,
      path,
      (each) => email === undefined || each.email === email,
    );
  }),
  route('GET', '/v1/customers/:id/payment_methods', (call) => listMethods(call, idOf(call))),
  route('GET', '/v1/customers/:id/payment_methods/:id', ({ billing, ids }) =>
    billing.store.get<PaymentMethod>('payment_method', ids[1] ?? ''),
  ),

  route('GET', '/v1/payment_methods', (call) => listMethods(call, call.params.text('customer'))),
  route('GET', '/v1/payment_methods/:id', (call) =>
    call.billing.store.get<PaymentMethod>('payment_method', idOf(call)),
  ),
  route('POST', '/v1/payment_methods/:id/attach', (call) => {
    const method = call.billing.store.get<PaymentMethod>('payment_method', idOf(call));
    const { id } = call.billing.store.get<Customer>('customer', call.params.required('customer'), 'customer');
    return call.billing.store.save({ ...method, customer: id });
  }),
  route('POST', '/v1/payment_methods/:id/detach', (call) => {
    const method = call.billing.store.get<PaymentMethod>('payment_method', idOf(call));
    const detached = call.billing.store.save({ ...method, customer: null });
    void call.billing.emit('payment_method.detached', detached, { customer: method.customer });
    return detached;
  }),

  route('POST', '/v1/billing_portal/configurations', ({ billing, params }) =>
    billing.store.save(configuration(params.metadata())),
  ),
  route('GET', '/v1/billing_portal/configurations', ({ billing, params, path }) =>
    billing.store.page('billing_portal.configuration', params, path),
  ),
  route('POST', '/v1/billing_portal/sessions', openPortal),
];

function create({ billing, params }: ApiCall): Customer {
  const customer = createCustomer(billing, {
    email: params.textOrNull('email'),
    name: params.textOrNull('name'),
    metadata: params.metadata(),
    address: params.has('address') ? addressIn(params.child('address')) : null,
    more: { description: params.textOrNull('description'), phone: params.textOrNull('phone') },
  });
  void billing.emit('customer.created', customer);
  return customer;
}

function update(call: ApiCall): Customer {
  const { billing, params } = call;
  const customer = billing.store.get<Customer>('customer', idOf(call));
  const method = params.child('invoice_settings').text('default_payment_method');
  if (method)
    billing.store.get<PaymentMethod>('payment_method', method, 'invoice_settings[default_payment_method]');
  const given = (field: string) => (params.has(field) ? { [field]: params.textOrNull(field) } : {});
  const changed = billing.store.save<Customer>({
    ...customer,
    ...given('email'),
    ...given('name'),
    ...given('description'),
    ...given('phone'),
    ...(params.has('address') && { address: addressIn(params.child('address')) }),
    balance: params.integer('balance') ?? customer.balance,
    invoice_settings: {
      ...customer.invoice_settings,
      default_payment_method: method ?? customer.invoice_settings.default_payment_method,
    },
    metadata: params.metadata(customer.metadata),
  });
  void billing.emit('customer.updated', changed);
  return changed;
}

/** Deleting a customer ends its subscriptions at once. */
function remove(call: ApiCall) {
  const { billing, params } = call;
  const customer = billing.store.get<Customer>('customer', idOf(call));
  const running = ({ customer: of, status }: Subscription) => of === customer.id && status !== 'canceled';
  for (const subscription of billing.store.all<Subscription>('subscription', running)) {
    cancelSubscription(billing, subscription, params);
  }
  billing.store.remove(customer.id);
  void billing.emit('customer.deleted', customer);
  return deleted(customer.id, 'customer');
}

function listMethods({ billing, params, path }: ApiCall, customer: string | undefined) {
  const type = params.text('type');
  return billing.store.page<PaymentMethod>(
    'payment_method',
    params,
    path,
    (method) => method.customer === (customer ?? null) && (type === undefined || method.type === type),
  );
}

const configuration = (metadata: Record<string, string>) => ({
  id: newId('bpc'),
  object: 'billing_portal.configuration',
  active: true,
  application: null,
  business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
  created: seconds(),
  default_return_url: null,
  features: {
    customer_update: { allowed_updates: ['email', 'address'], enabled: true },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true, payment_method_configuration: null },
    subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
    subscription_update: { enabled: false, default_allowed_updates: [], proration_behavior: 'none' },
  },
  is_default: true,
  livemode: false,
  login_page: { enabled: false, url: null },
  metadata,
  name: null,
  updated: seconds(),
});

function openPortal({ billing, params }: ApiCall) {
  const customer = billing.store.get<Customer>('customer', params.required('customer'), 'customer');
  const returnUrl = params.textOrNull('return_url');
  if (returnUrl && !URL.canParse(returnUrl)) {
    throw new StripeRefusal(400, 'Not a valid URL', { code: 'url_invalid', param: 'return_url' });
  }
  const id = newId('bps');
  return billing.store.save({
    id,
    object: 'billing_portal.session',
    configuration: params.text('configuration') ?? 'bpc_sandbox',
    created: seconds(),
    customer: customer.id,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: params.textOrNull('locale'),
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${billing.origin()}/pay/portal/${id}`,
  });
}
