import { readForm, redirect, sendPage } from '../exchange.ts';
import type { Handler } from '../handler.ts';
import { markup } from '../markup.ts';
import { sandboxPage } from '../page.ts';
import type { Billing } from './billing.ts';
import { day, money } from './checkout-page.ts';
import type { Charge, CheckoutSession, Customer, Invoice, Subscription } from './resources.ts';
import { decide, dispute, refund, undecided } from './returns.ts';
import { endPeriod } from './subscriptions.ts';

const MOST = 50;

/** `/sandbox/payments`: what was bought, and ways to let time pass for a subscription and to give money back. */
export function createPaymentsOverview(billing: Billing): Handler {
  const { store } = billing;
  return async (req, res, url) => {
    if (req.method === 'POST' && url.pathname === '/end-period') {
      const form = await readForm(req);
      const subscription = store.find<Subscription>('subscription', form.get('subscription'));
      if (subscription) endPeriod(billing, subscription, form.get('declined') === 'true');
      return redirect(res, '/sandbox/payments');
    }
    if (req.method === 'POST' && url.pathname === '/give-back') {
      const form = await readForm(req);
      const charge = store.find<Charge>('charge', form.get('charge'));
      if (charge && form.get('disputed') === 'true') dispute(billing, charge);
      else if (charge) refund(billing, charge, undefined, 'requested_by_customer');
      return redirect(res, '/sandbox/payments');
    }
    if (req.method === 'POST' && url.pathname === '/decide-dispute') {
      const form = await readForm(req);
      const charge = store.find<Charge>('charge', form.get('charge'));
      if (charge) decide(billing, charge, form.get('won') === 'true' ? 'won' : 'lost');
      return redirect(res, '/sandbox/payments');
    }
    const newest = <T>(all: T[]): T[] => all.slice(-MOST).reverse();
    const emailOf = (id: string | null) => store.find<Customer>('customer', id)?.email ?? '';
    const sessions = newest(store.all<CheckoutSession>('checkout.session'));
    const subscriptions = newest(store.all<Subscription>('subscription'));
    const invoices = newest(store.all<Invoice>('invoice'));
    const charges = newest(store.all<Charge>('charge'));
    sendPage(
      res,
      200,
      sandboxPage(
        'Payments',
        markup`<h1>Payments</h1><p class="muted">The newest ${MOST} of each. No money moves.</p>
<h2>Checkouts</h2><div class="card scroll"><table><thead><tr><th>Who</th><th>What</th><th>State</th><th class="num">Total</th></tr></thead><tbody>
${sessions.map((each) => markup`<tr><td>${emailOf(each.customer) || each.customer_email}</td><td>${each.url === null ? each.mode : markup`<a href="${each.url}">${each.mode}</a>`}</td><td>${each.status}</td><td class="num">${money(each.amount_total, each.currency)}</td></tr>`)}
</tbody></table></div>
<h2>Subscriptions</h2><div class="card scroll"><table><thead><tr><th>Who</th><th>State</th><th>Period ends</th><th>Let the period end</th></tr></thead><tbody>
${subscriptions.map(
  (
    each,
  ) => markup`<tr><td>${emailOf(each.customer)}</td><td>${each.status}</td><td>${day(each.items.data[0]?.current_period_end ?? each.created)}</td>
<td>${
    each.status !== 'canceled' &&
    markup`<form class="row" method="post" action="/sandbox/payments/end-period"><input type="hidden" name="subscription" value="${each.id}"><button name="declined" value="false">Card pays</button><button name="declined" value="true">Card is declined</button></form>`
  }</td></tr>`,
)}
</tbody></table></div>
<h2>Invoices</h2><div class="card scroll"><table><thead><tr><th>Who</th><th>Number</th><th>State</th><th class="num">Total</th></tr></thead><tbody>
${invoices.map((each) => markup`<tr><td>${emailOf(each.customer)}</td><td><a href="/pay/invoice/${each.id}">${each.number}</a></td><td>${each.status}</td><td class="num">${money(each.total, each.currency)}</td></tr>`)}
</tbody></table></div>
<h2>Charges</h2><div class="card scroll"><table><thead><tr><th>Who</th><th>For</th><th class="num">Amount</th><th>Give back</th></tr></thead><tbody>
${charges.map(
  (
    each,
  ) => markup`<tr><td>${emailOf(each.customer)}</td><td>${each.description}</td><td class="num">${money(each.amount, each.currency)}</td>
<td>${
    undecided(store, each)
      ? markup`<form class="row" method="post" action="/sandbox/payments/decide-dispute"><input type="hidden" name="charge" value="${each.id}"><button name="won" value="true">Dispute is won</button><button name="won" value="false">Dispute is lost</button></form>`
      : each.disputed
        ? 'Disputed'
        : each.amount_refunded === each.amount
          ? 'Refunded'
          : markup`<form class="row" method="post" action="/sandbox/payments/give-back"><input type="hidden" name="charge" value="${each.id}"><button name="disputed" value="false">Refund</button><button name="disputed" value="true">Let it be disputed</button></form>`
  }</td></tr>`,
)}
</tbody></table></div>`,
      ),
    );
  };
}
