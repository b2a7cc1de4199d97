import { describe, expect, it } from 'vitest';
import { REPLY_CLASSES, type ReplyClass } from '../../replies/domain/reply-class.ts';
import { type Base, followReadings, type ReadMail } from './follow-readings.ts';

const start: Base = {
  stage: 'inquiry',
  lostFrom: null,
  lostReason: null,
  at: new Date('2026-03-01T00:00:00Z'),
  byPerson: false,
};
const moved = (stage: Base['stage'], more: Partial<Base> = {}): Base => ({
  ...start,
  stage,
  byPerson: true,
  at: new Date('2026-03-05T12:00:00Z'),
  ...more,
});
const mail = (read: ReplyClass, day: number, more: Partial<ReadMail> = {}): ReadMail => ({
  id: `${read} ${day}`,
  class: read,
  receivedAt: new Date(Date.UTC(2026, 2, day)),
  isHuman: true,
  isSuppressing: false,
  newText: '',
  ...more,
});
const stageAfter = (base: Base, ...mails: ReadMail[]) => followReadings(base, mails).stage;

describe('an answer', () => {
  it.each<[ReplyClass, string]>([
    ['interested', 'terms'],
    ['application_form', 'application'],
    ['asks_documents', 'documents'],
    ['price_list', 'price_list'],
    ['moq_or_opening_order', 'terms'],
    ['map_terms', 'terms'],
    ['distributor_referral', 'inquiry'],
    ['no_amazon', 'lost'],
    ['exclusive_partner', 'lost'],
    ['brand_sells_itself', 'lost'],
    ['not_now', 'inquiry'],
    ['wrong_contact', 'inquiry'],
    ['question', 'inquiry'],
    ['unsubscribe', 'lost'],
    ['auto_reply', 'inquiry'],
    ['bounce', 'inquiry'],
    ['other', 'inquiry'],
  ])('that is read as %s brings an inquiry to %s', (read, stage) => {
    expect(stageAfter(start, mail(read, 2))).toBe(stage);
  });

  it('brings a deal on and never back', () => {
    expect(stageAfter(start, mail('price_list', 2), mail('asks_documents', 3))).toBe('price_list');
    expect(stageAfter(start, mail('asks_documents', 2), mail('application_form', 3))).toBe('application');
  });

  it('is followed in the order in which it came, whatever the order in which it was read', () => {
    const refused = mail('no_amazon', 2);
    const changedItsMind = mail('price_list', 9);
    expect(followReadings(start, [changedItsMind, refused])).toEqual({
      stage: 'price_list',
      lostFrom: null,
      lostReason: null,
      mailId: changedItsMind.id,
    });
    expect(followReadings(start, [refused])).toMatchObject({
      stage: 'lost',
      lostFrom: 'inquiry',
      lostReason: 'no_marketplaces',
    });
  });

  it('of a machine never moves a deal, whatever it seems to say', () => {
    for (const read of REPLY_CLASSES)
      expect(stageAfter(start, mail(read, 2, { isHuman: false }))).toBe('inquiry');
  });

  it('that tells of the end of the business ends it, if nothing else is read in it', () => {
    const newText = 'We went out of business two years ago.';
    const closed = mail('other', 2, { newText });
    expect(followReadings(start, [closed])).toMatchObject({ stage: 'lost', lostReason: 'out_of_business' });
    expect(stageAfter(start, mail('interested', 2, { newText }))).toBe('terms');
  });

  it('that a person is asked to read leaves it where it is, a no without a reason as well', () => {
    const passed = mail('other', 2, { newText: 'Thanks, but we’ll pass.' });
    expect(stageAfter(start, passed)).toBe('inquiry');
    expect(stageAfter(start, mail('price_list', 1), passed)).toBe('price_list');
  });

  it('that asks to be left alone ends it for good', () => {
    const stop = mail('other', 2, { isSuppressing: true });
    expect(followReadings(start, [stop])).toMatchObject({ stage: 'lost', lostReason: 'asked_to_stop' });
    expect(stageAfter(start, stop, mail('interested', 5))).toBe('lost');
  });
});

describe('what a person decided', () => {
  it('stands against every answer that was there already', () => {
    for (const read of REPLY_CLASSES) expect(stageAfter(moved('counter'), mail(read, 4))).toBe('counter');
  });

  it('goes on with what comes later', () => {
    expect(stageAfter(moved('documents'), mail('price_list', 9))).toBe('price_list');
    expect(stageAfter(moved('counter'), mail('no_amazon', 9))).toBe('lost');
  });

  it('is not taken back where it is settled: an order or an agreement', () => {
    for (const stage of ['agreed', 'order_sent', 'reorder'] as const)
      expect(stageAfter(moved(stage), mail('no_amazon', 9), mail('price_list', 10))).toBe(stage);
  });

  it('is not taken up again where it was to end', () => {
    const ended = moved('lost', { lostFrom: 'terms', lostReason: 'prices_too_high' });
    expect(stageAfter(ended, mail('price_list', 9))).toBe('lost');
  });
});

it('a correction counts as if the mail had been read so at first', () => {
  const wrong = [mail('no_amazon', 2), mail('question', 4)];
  const right = [mail('application_form', 2), mail('question', 4)];
  expect(stageAfter(start, ...wrong)).toBe('lost');
  expect(stageAfter(start, ...right)).toBe('application');
});
