import type { ServerResponse } from 'node:http';
import { redirect, sendPage } from '../exchange.ts';
import { markup } from '../markup.ts';
import { page } from '../page.ts';
import type { Billing } from './billing.ts';
import { createSession } from './checkout.ts';
import { decodeForm, type Params } from './form.ts';
import { newId, type Price, type Resource, seconds } from './resources.ts';
import { type ApiCall, idOf, type Route, route } from './route.ts';

interface PaymentLink extends Resource {
  active: boolean;
  after_completion: { type: string; redirect: { url: string } | null };
}

/** What a link sells; the link itself doesn't show it. */
interface LinkItems extends Resource {
  items: { price: string; quantity: number }[];
}

export const LINK_ROUTES: readonly Route[] = [
  route('POST', '/v1/payment_links', createLink),
  route('GET', '/v1/payment_links/:id', (call) =>
    call.billing.store.get<PaymentLink>('payment_link', idOf(call)),
  ),
  route('POST', '/v1/payment_links/:id', (call) => {
    const link = call.billing.store.get<PaymentLink>('payment_link', idOf(call));
    return call.billing.store.save({ ...link, active: call.params.flag('active') ?? link.active });
  }),
  route('GET', '/v1/payment_links', ({ billing, params, path }) =>
    billing.store.page('payment_link', params, path),
  ),
];

function createLink({ billing, params }: ApiCall): PaymentLink {
  const { store, origin } = billing;
  const items = params.children('line_items').map((each) => ({
    price: store.get<Price>('price', each.required('price'), each.name('price')).id,
    quantity: each.integer('quantity') ?? 1,
  }));
  if (items.length === 0) params.required('line_items');
  const id = newId('plink');
  store.save<LinkItems>({ id: `items_${id}`, object: 'sandbox.link_items', created: 0, items });
  return store.save<PaymentLink>({
    id,
    object: 'payment_link',
    active: true,
    after_completion: afterCompletion(params.child('after_completion')),
    allow_promotion_codes: params.flag('allow_promotion_codes') ?? false,
    created: seconds(),
    currency: store.find<Price>('price', items[0]?.price)?.currency ?? 'usd',
    livemode: false,
    metadata: params.metadata(),
    restrictions: null,
    url: `${origin()}/pay/link/${id}`,
  });
}

function afterCompletion(params: Params): PaymentLink['after_completion'] {
  const url = params.child('redirect').text('url');
  return url ? { type: 'redirect', redirect: { url } } : { type: 'hosted_confirmation', redirect: null };
}

/** Somebody opens a link: a checkout of their own, with what the address says about them. */
export function openLink(billing: Billing, res: ServerResponse, id: string, query: URLSearchParams): void {
  const { store } = billing;
  const link = store.find<PaymentLink>('payment_link', id);
  const items = store.find<LinkItems>('sandbox.link_items', `items_${id}`)?.items ?? [];
  if (!link?.active) {
    sendPage(res, 404, page('Not found', markup`<main><h1>This link isn’t active</h1></main>`));
    return;
  }
  const recurring = items.some(({ price }) => store.find<Price>('price', price)?.recurring);
  const form = new URLSearchParams({
    mode: recurring ? 'subscription' : 'payment',
    success_url: link.after_completion.redirect?.url ?? `${billing.origin()}/pay/done`,
    payment_link: id,
  });
  items.forEach(({ price, quantity }, index) => {
    form.set(`line_items[${index}][price]`, price);
    form.set(`line_items[${index}][quantity]`, String(quantity));
  });
  const [reference, email] = [query.get('client_reference_id'), query.get('prefilled_email')];
  if (reference) form.set('client_reference_id', reference);
  if (email) form.set('customer_email', email);
  const session = createSession(billing, decodeForm(form));
  redirect(res, `/pay/${session.id}`);
}
