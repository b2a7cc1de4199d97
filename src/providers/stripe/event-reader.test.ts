import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { createStripeEventReader } from './event-reader.ts';

const NOW = new Date('2026-03-09T12:00:00Z');
const reader = createStripeEventReader('whsec_ours');

function post(payload: unknown, { secret = 'whsec_ours', secondsAgo = 0 } = {}) {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const timestamp = NOW.getTime() / 1000 - secondsAgo;
  return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) };
}
const event = (type: string, object: object) => ({ id: 'evt_1', type, data: { object } });
const about = (type: string, object: object) => reader.read(post(event(type, object)), NOW)?.about;

describe('a signature', () => {
  const payload = event('invoice.paid', { id: 'in_1', object: 'invoice' });

  it('holds as Stripe’s own library writes it, for 300 seconds to both sides', () => {
    for (const secondsAgo of [0, 300, -300])
      expect(reader.read(post(payload, { secondsAgo }), NOW)).not.toBeNull();
    for (const secondsAgo of [301, -301]) expect(reader.read(post(payload, { secondsAgo }), NOW)).toBeNull();
  });

  it('holds if one of several does, as while a secret is exchanged', () => {
    const { body, signature } = post(payload);
    const both = signature.replace(',v1=', `,v1=${'0'.repeat(64)},v1=`);
    expect(reader.read({ body, signature: both }, NOW)).not.toBeNull();
  });

  it('doesn’t hold for another secret, another body, or where it is none at all', () => {
    const { body, signature } = post(payload);
    expect(reader.read(post(payload, { secret: 'whsec_other' }), NOW)).toBeNull();
    expect(reader.read({ body: `${body} `, signature }, NOW)).toBeNull();
    for (const none of ['', 't=', 'v1=00', `t=${NOW.getTime() / 1000}`, 't=x,v1=y', signature.slice(0, 30)])
      expect(reader.read({ body, signature: none }, NOW), none).toBeNull();
  });
});

describe('an event', () => {
  it('names what is to be looked at anew', () => {
    const checkout = { id: 'cs_1', object: 'checkout.session', customer: 'cus_1', subscription: 'sub_1' };
    expect(reader.read(post(event('checkout.session.completed', checkout)), NOW)).toEqual({
      id: 'evt_1',
      kind: 'checkout.session.completed',
      customerId: 'cus_1',
      about: { checkoutId: 'cs_1' },
    });
    for (const end of ['async_payment_succeeded', 'expired'])
      expect(about(`checkout.session.${end}`, checkout)).toEqual({ checkoutId: 'cs_1' });
    const subscription = { id: 'sub_1', object: 'subscription', customer: { id: 'cus_1' } };
    expect(about('customer.subscription.deleted', subscription)).toEqual({ subscriptionId: 'sub_1' });
    const parent = { subscription_details: { subscription: 'sub_1' } };
    for (const end of ['paid', 'payment_failed', 'voided'])
      expect(about(`invoice.${end}`, { id: 'in_1', object: 'invoice', parent }), end).toEqual({
        subscriptionId: 'sub_1',
      });
  });

  it('is read in the shape of older versions of the API too', () => {
    expect(about('invoice.paid', { id: 'in_1', object: 'invoice', subscription: 'sub_1' })).toEqual({
      subscriptionId: 'sub_1',
    });
  });

  it('of a refund or a dispute names the payment that it is about', () => {
    const charge = { id: 'ch_1', object: 'charge', payment_intent: 'pi_1' };
    expect(about('charge.refunded', charge)).toEqual({ paymentId: 'pi_1' });
    const dispute = { id: 'dp_1', object: 'dispute', payment_intent: { id: 'pi_1' } };
    expect(about('charge.dispute.created', dispute)).toEqual({ paymentId: 'pi_1' });
    expect(about('charge.refunded', { ...charge, payment_intent: null })).toBeNull();
  });

  it('that concerns nothing of ours is about nothing', () => {
    expect(about('charge.succeeded', { id: 'ch_1', object: 'charge', payment_intent: 'pi_1' })).toBeNull();
    expect(about('invoice.paid', { id: 'in_1', object: 'invoice', parent: null })).toBeNull();
    expect(about('balance.available', { object: 'balance' })).toBeNull();
  });

  it('that can’t be read is none', () => {
    expect(reader.read(post('no JSON'), NOW)).toBeNull();
    expect(reader.read(post({ id: 'evt_1' }), NOW)).toBeNull();
  });
});
