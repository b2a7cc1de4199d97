import { expect, it } from 'vitest';
import { tellOfNextDeclined } from '../../src/features/billing/actions/tell-of-declined.ts';
import { DAY_MS } from '../../src/kernel/durations.ts';
import { PUBLIC_URL } from '../support/http-app.ts';
import { hear, idOf, person, settle, urlFor, withSeatsTaken } from '../support/mentorship.ts';
import type { PaymentsApp } from '../support/payments.ts';
import { CARD, endPeriod, posted, subscriber, told } from '../support/subscriber.ts';

const tell = async ({ database }: PaymentsApp, now = new Date()) => {
  const next = () => tellOfNextDeclined(database, { isSandbox: true, publicUrl: PUBLIC_URL, now });
  while ((await next()) === 'more');
};
const mails = ({ database }: PaymentsApp) =>
  database.asSystem((tx) =>
    tx
      .selectFrom('system_mails')
      .select(['to_email as to', 'subject', 'body_text as text'])
      .where('subject', '=', 'Your payment for Linesheet failed')
      .execute(),
  );

it('whose renewal is declined is told once, with the way to mend it, however often it is heard of', async () => {
  const person = await subscriber(1);
  const { app } = person;
  await tell(app);
  expect(await mails(app)).toEqual([]);

  await endPeriod(person, true);
  await posted(app, 'invoice.payment_failed');
  const events = app.posted.splice(0);
  await app.deliver(events);
  await app.applyAll();
  await Promise.all([tell(app), tell(app)]);
  const [mail, ...others] = await mails(app);
  expect(others).toEqual([]);
  expect(mail?.to).toBe('ann@shop.example');
  expect(mail?.text).toContain('declined for the next month of the Entry-Level plan.');
  expect(mail?.text).toMatch(/You keep the plan until [A-Z][a-z]+ \d+\./);
  expect(mail?.text).toContain(`${PUBLIC_URL}/manage-billing`);

  // The same events once more, as if they had come for the first time, and in another order.
  await app.database.asSystem((tx) => tx.deleteFrom('payment_events').execute());
  await app.deliver(events.toReversed());
  await app.applyAll();
  await tell(app, new Date(Date.now() + 3 * DAY_MS));
  expect(await mails(app)).toHaveLength(1);
});

it('whose next renewal is declined too is told of that one as well', async () => {
  const person = await subscriber(1);
  const { app } = person;
  await endPeriod(person, true);
  await told(app, 'invoice.payment_failed');
  await tell(app);
  const { data } = await app.stripe.invoices.list({ status: 'open' });
  await app.fillIn(data[0]?.hosted_invoice_url ?? '', CARD);
  await told(app, 'invoice.paid');
  await tell(app);
  expect(await mails(app)).toHaveLength(1);
  await endPeriod(person, true);
  await told(app, 'invoice.payment_failed');
  await tell(app);
  expect(await mails(app)).toHaveLength(2);
});

it('who has paid before anybody got to writing is told nothing', async () => {
  const person = await subscriber(1);
  const { app } = person;
  await endPeriod(person, true);
  await told(app, 'invoice.payment_failed');
  const { data } = await app.stripe.invoices.list({ status: 'open' });
  await app.fillIn(data[0]?.hosted_invoice_url ?? '', CARD);
  await told(app, 'invoice.paid');
  await tell(app);
  expect(await mails(app)).toEqual([]);
});

it('whose mentorship isn’t paid for another month is told once as well', async () => {
  const app = await withSeatsTaken(0);
  const ann = await person(app, 'ann');
  const url = await urlFor(ann);
  await app.pay(url);
  await settle(ann, url);
  await tell(app);
  expect(await mails(app)).toEqual([]);
  const { subscription } = await app.stripe.checkout.sessions.retrieve(idOf(url));
  await app.fillIn('/sandbox/payments/end-period', {
    subscription: String(subscription),
    declined: 'true',
  });
  await hear(app, 'invoice.payment_failed');
  await tell(app);
  await tell(app);
  const [mail, ...others] = await mails(app);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('the next month of the 1-on-1 Wholesale Mentorship');
});
