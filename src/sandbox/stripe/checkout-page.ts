import { type Markup, markup } from '../markup.ts';
import { page } from '../page.ts';
import type { CheckoutSession, Invoice, SessionItem } from './resources.ts';

export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

export const day = (at: number): string => new Date(at * 1_000).toISOString().slice(0, 10);

const rhythm = ({ price }: SessionItem): string => {
  if (!price.recurring) return '';
  const { interval, interval_count: count } = price.recurring;
  return count === 1 ? ` / ${interval}` : ` every ${count} ${interval}s`;
};

/** The fields of a card, as the checkout and the portal ask for them. */
export const cardFields = (): Markup => markup`
<label>Card number<input name="number" inputmode="numeric" autocomplete="cc-number" required placeholder="4242 4242 4242 4242"></label>
<div class="row" style="flex-wrap:nowrap"><label>Expires<input name="expiry" required autocomplete="cc-exp" placeholder="MM / YY" pattern="\\s*\\d{1,2}\\s*/\\s*\\d{2,4}\\s*"></label>
<label>CVC<input name="cvc" required inputmode="numeric" autocomplete="cc-csc" placeholder="123" pattern="\\d{3,4}"></label></div>
<label>Name on card<input name="name" autocomplete="cc-name"></label>`;

export const FORM_STYLE = markup`<style>label{display:block;color:var(--ink2);font-size:13px;margin-bottom:12px;flex:1;min-width:0}
label input{display:block;width:100%;margin-top:4px;color:var(--ink);font-size:14px}
.sheet{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:48px;align-items:start;padding-top:48px}
@media (max-width:720px){.sheet{grid-template-columns:minmax(0,1fr);gap:24px;padding-top:24px}}
.total{font-size:28px;font-weight:600;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
.badge{display:inline-block;background:var(--accent-soft);color:var(--accent);border-radius:4px;padding:2px 8px;font-size:12px;font-weight:500}
button.wide{width:100%;justify-content:center;display:flex;height:40px}</style>`;

export interface CheckoutView {
  session: CheckoutSession;
  items: readonly SessionItem[];
  /** Known already: then it isn't asked for. */
  email: string | null;
  error: string;
}

export function checkoutPage({ session, items, email, error }: CheckoutView): string {
  const amount = (cents: number) => money(cents, session.currency);
  const off = session.total_details.amount_discount;
  const subscribes = session.mode === 'subscription';
  const rows = items.map(
    (item) => markup`<tr><td>${item.description}${item.quantity > 1 && ` × ${item.quantity}`}</td>
<td class="num">${amount(item.amount_subtotal)}<span class="quiet">${rhythm(item)}</span></td></tr>`,
  );
  const recurring = items.find(({ price }) => price.recurring);
  return page(
    'Checkout',
    markup`${FORM_STYLE}<main class="sheet"><section>
<p><span class="badge">Test mode: no money moves</span></p>
<p class="muted" style="margin:0">${subscribes ? 'Subscribe' : 'Pay'}</p>
<h1 class="total" style="margin-bottom:16px">${amount(session.amount_total)} <span class="quiet">due today</span></h1>
<table><tbody>${rows}
${off > 0 && markup`<tr><td>Discount</td><td class="num">−${amount(off)}</td></tr>`}
<tr><td><strong>Total due today</strong></td><td class="num"><strong>${amount(session.amount_total)}</strong></td></tr></tbody></table>
${recurring && off > 0 && markup`<p class="quiet">Then ${amount(recurring.amount_subtotal)}${rhythm(recurring)}, until cancelled.</p>`}
</section>
<section class="card"><form method="post" action="/pay/${session.id}">
<p class="error" role="alert">${error}</p>
${email === null ? markup`<label>Email<input name="email" type="email" required autocomplete="email"></label>` : markup`<p class="muted">${email}</p>`}
${cardFields()}
<p><button class="primary wide">${subscribes ? 'Subscribe' : `Pay ${amount(session.amount_total)}`}</button></p></form>
${session.cancel_url !== null && markup`<p style="text-align:center"><a href="${session.cancel_url}">Cancel</a></p>`}
<p class="quiet" style="margin:0">4242 4242 4242 4242 is paid. 4000 0000 0000 0002 is declined, 4000 0000 0000 9995 lacks funds, 4000 0000 0000 0341 fails at the next renewal, 4000 0000 0000 0259 is disputed. Any later date and any CVC will do.</p>
</section></main>`,
  );
}

/** Whoever comes to one that was paid in another tab is led on as who paid it was. */
export const overPage = (session: CheckoutSession): string =>
  page(
    'Checkout',
    session.status === 'complete'
      ? markup`<main><h1>Paid</h1><p class="muted">Thank you. This checkout is complete. Nothing more is due.</p>
${session.success_url !== null && markup`<p><a class="button" href="${successOf(session)}">Go on</a></p>`}</main>`
      : markup`<main><h1>This checkout has expired</h1><p class="muted">Go back and start again.</p>
${session.cancel_url !== null && markup`<p><a class="button" href="${session.cancel_url}">Go back</a></p>`}</main>`,
  );

/** Where whoever has paid is led. */
export const successOf = ({ id, success_url }: CheckoutSession): string =>
  (success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);

/** With a form to pay it, while it is open. */
export function invoicePage(invoice: Invoice, error = ''): string {
  const amount = (cents: number) => money(cents, invoice.currency);
  const off = invoice.subtotal - invoice.total;
  return page(
    `Invoice ${invoice.number ?? ''}`,
    markup`${FORM_STYLE}<main><p><span class="badge">Test mode: no money moves</span></p>
<h1>Invoice ${invoice.number}</h1>
<p class="muted">${day(invoice.created)}, ${invoice.status}${invoice.customer_email ? `, ${String(invoice.customer_email)}` : ''}</p>
<div class="card"><table><tbody>
${invoice.lines.data.map((line) => markup`<tr><td>${line.description}<br><span class="quiet">${day(line.period.start)} to ${day(line.period.end)}</span></td><td class="num">${amount(line.amount)}</td></tr>`)}
${off > 0 && markup`<tr><td>Discount</td><td class="num">−${amount(off)}</td></tr>`}
<tr><td><strong>Total</strong></td><td class="num"><strong>${amount(invoice.total)}</strong></td></tr>
<tr><td>Paid</td><td class="num">${amount(invoice.amount_paid)}</td></tr></tbody></table></div>
${
  invoice.status === 'open' &&
  markup`<div class="card"><form method="post" action="/pay/invoice/${invoice.id}"><p class="error" role="alert">${error}</p>${cardFields()}
<p><button class="primary wide">Pay ${amount(invoice.amount_remaining)}</button></p></form></div>`
}</main>`,
  );
}
