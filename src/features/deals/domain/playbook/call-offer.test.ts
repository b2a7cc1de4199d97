import { describe, expect, it } from 'vitest';
import { callOffered } from './call-offer.ts';

/** A Monday. */
const MONDAY = '2026-03-09';
const read = (text: string, today = MONDAY) => callOffered(text, { mailDay: MONDAY, today });

describe('a call that a brand offers', () => {
  it.each([
    'Happy to jump on a call.',
    'Let’s hop on a quick call this week and talk through which items make sense.',
    "Let's set up a call.",
    'Sounds good. When can we talk?',
    'We would love to chat about it.',
    'Could we schedule a 15-minute video call?',
    'Give me a ring at 415 555 0100.',
    'I’ll call you on Friday.',
    'Sure! Pick a slot: https://calendly.com/nordkap/intro',
    'We prefer a short phone call first.',
  ])('is heard in “%s”', (text) => {
    expect(read(text)).not.toBeNull();
  });

  it.each([
    'Happy to open an account for you.',
    'No calls please, email works best. Happy to set you up.',
    'We don’t do phone calls, but I would set up an account.',
    'Our chat support is closed on Mondays.',
    'We call it the Walnut Board, and it is in stock.',
    'Our office phone is 415 555 0100.',
  ])('isn’t heard in “%s”', (text) => {
    expect(read(text)).toBeNull();
  });

  it.each([
    ['Let’s hop on a quick call. Does Thursday afternoon work?', 'Thursday afternoon', '2026-03-12'],
    ['Can we talk tomorrow at 2:30 pm ET?', 'Tuesday at 2:30 pm ET', '2026-03-10'],
    ['Happy to jump on a call Monday.', 'next Monday', '2026-03-16'],
    ['Could we schedule a call next Tuesday at 11?', 'next Tuesday at 11', '2026-03-17'],
    ['Let’s set up a call.', null, null],
  ])('of “%s” names its time', (text, when, day) => {
    expect(read(text)).toMatchObject({ when, day });
  });

  it('names no time that is over once it is answered', () => {
    expect(read('Happy to jump on a call on Wednesday.', '2026-03-13')).toMatchObject({
      when: null,
      day: null,
    });
  });

  it('tells whether we are to choose a time, or to dial', () => {
    const linked = read('Happy to jump on a call: https://calendly.com/nordkap/20250114-1');
    expect(linked).toMatchObject({ hasBookingLink: true, namesNumber: false });
    expect(read('Call me at +1 (415) 555-0100.')).toMatchObject({ hasBookingLink: false, namesNumber: true });
  });
});
