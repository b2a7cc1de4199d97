import { type Markup, markup } from '../markup.ts';
import { page } from '../page.ts';
import { cardFields, day, FORM_STYLE, money } from './checkout-page.ts';
import type { Customer, Invoice, PaymentMethod, Resource, Subscription } from './resources.ts';

export interface PortalView {
  session: Resource;
  customer: Customer;
  subscriptions: readonly Subscription[];
  invoices: readonly Invoice[];
  method: PaymentMethod | undefined;
  error: string;
}

export function portalPage({
  session,
  customer,
  subscriptions,
  invoices,
  method,
  error,
}: PortalView): string {
  const action = (name: string, subscription: Subscription, label: string): Markup =>
    markup`<form method="post" action="/pay/portal/${session.id}/${name}"><input type="hidden" name="subscription" value="${subscription.id}"><button>${label}</button></form>`;
  return page(
    'Billing',
    markup`${FORM_STYLE}<main><p><span class="badge">Test mode: no money moves</span></p>
<h1>Billing</h1><p class="muted">${customer.email}</p>
${session.return_url !== null && markup`<p><a href="${String(session.return_url)}">Return</a></p>`}
<h2>Subscriptions</h2>
<div class="card">${subscriptions.length === 0 ? markup`<p class="muted" style="margin:0">None.</p>` : subscriptions.map((each) => subscriptionRow(each, action))}</div>
<h2>Card</h2>
<div class="card"><p>${method ? `${method.card.brand} ending in ${method.card.last4}, expires ${method.card.exp_month}/${method.card.exp_year}` : 'None yet.'}</p>
<form method="post" action="/pay/portal/${session.id}/card"><p class="error" role="alert">${error}</p>${cardFields()}<button class="primary">Use this card</button></form></div>
<h2>Invoices</h2>
<div class="card scroll"><table><thead><tr><th>Number</th><th>Date</th><th>State</th><th class="num">Total</th></tr></thead><tbody>
${invoices.map((invoice) => markup`<tr><td><a href="/pay/invoice/${invoice.id}">${invoice.number}</a></td><td>${day(invoice.created)}</td><td>${invoice.status}</td><td class="num">${money(invoice.total, invoice.currency)}</td></tr>`)}
</tbody></table></div></main>`,
  );
}

function subscriptionRow(
  subscription: Subscription,
  action: (name: string, subscription: Subscription, label: string) => Markup,
): Markup {
  const [item] = subscription.items.data;
  const price = item
    ? `${money(item.price.unit_amount * item.quantity, item.price.currency)} / ${item.price.recurring?.interval}`
    : '';
  const ends = item ? day(item.current_period_end) : '';
  const what = subscription.cancel_at_period_end ? `ends on ${ends}` : `renews on ${ends}`;
  if (subscription.status === 'canceled') return markup`<p>${price}, <span class="muted">ended</span></p>`;
  return markup`<div class="row" style="justify-content:space-between"><span>${price}, ${subscription.status}, <span class="muted">${what}</span></span>
<span class="row">${subscription.cancel_at_period_end ? action('resume', subscription, 'Keep it') : action('cancel', subscription, 'Cancel at the period’s end')}${action('end', subscription, 'End now')}</span></div>`;
}
