import { describe, expect, it } from 'vitest';
import { weigh } from '../../../../brands/domain/weighing/weigh.ts';
import type { ReplyClass } from '../../reply-class.ts';
import type { Judgement } from '../classify.ts';
import { sentencesOf } from '../said.ts';
import { decide } from './decide.ts';
import { marksOf } from './marks.ts';
import { type Kind, learnedWeights, type MailShares } from './weights.ts';

const HEAD = {
  subject: 'Re: Wholesale',
  fromEmail: 'ann@brand.test',
  toEmail: 'dana@shop.test',
  attachments: [],
  headers: [{ name: 'in-reply-to', value: '<1@shop.test>' }],
};
const weighed = (text: string, head = HEAD): MailShares =>
  weigh(marksOf(sentencesOf(text), head), learnedWeights());
const heaviest = (shares: MailShares): Kind | undefined =>
  [...shares].sort(([, one], [, other]) => other - one)[0]?.[0];

const found = (name: Judgement['class'], confidence: number): Judgement => ({
  class: name,
  secondary: [],
  confidence,
});
const shares = (of: Partial<Record<Kind, number>>): MailShares =>
  new Map(Object.entries(of) as [Kind, number][]);

describe('the weight of words', () => {
  it.each([
    ['no_amazon', 'The boutiques that sell us would be livid if they saw it on a marketplace.'],
    ['exclusive_partner', 'Another seller holds the sole rights for Amazon and we gave our word.'],
    ['brand_sells_itself', 'Everything goes directly to our own customers from our own site.'],
    ['not_now', 'Our capacity is booked until autumn, come back then.'],
    ['asks_documents', 'Your permit and a tax number are all that is missing.'],
    ['no_amazon', 'Auf Plattformen wie Amazon sollen unsere Waren nicht auftauchen.'],
    ['price_list', 'Vous trouverez nos tarifs en document joint.'],
  ] as const)('makes %s of a mail that no phrase knows: %s', (kind, text) => {
    expect(heaviest(weighed(text))).toBe(kind);
  });

  it('is shared out among all kinds', () => {
    const sum = [...weighed('Thanks, we will think about it.').values()].reduce((all, one) => all + one, 0);
    expect(sum).toBeCloseTo(1, 6);
  });

  it('is the same for "shop" as for a word that stands for it', () => {
    const marks = marksOf(sentencesOf('No boutique.'), HEAD);
    expect(marks).toContain('@no + shop');
  });
});

const ANY: ReadonlySet<ReplyClass> = new Set();

describe('rules and weights together', () => {
  it('make nothing of a mail that its facts rule out', () => {
    const elsewhere = shares({ distributor_referral: 0.8, brand_sells_itself: 0.2 });
    const named = decide(found('other', 0.4), elsewhere, ANY);
    const unnamed = decide(found('other', 0.4), elsewhere, new Set(['distributor_referral']));
    expect([named.class, unnamed.class]).toEqual(['distributor_referral', 'brand_sells_itself']);
  });

  it('let the words decide where the rules found nothing', () => {
    expect(decide(found('other', 0.4), shares({ other: 0.3, not_now: 0.6 }), ANY).class).toBe('not_now');
  });

  it('let the rules decide what they found in so many words, unless nearly all speaks against it', () => {
    const form = found('application_form', 0.85);
    expect(decide(form, shares({ application_form: 0.1, question: 0.8 }), ANY)).toBe(form);
    expect(decide(form, shares({ application_form: 0.01, question: 0.95 }), ANY).class).toBe('question');
  });

  it('never take a wish to hear no more away, and find one by words alone only where nearly all say so', () => {
    const stop = found('unsubscribe', 0.95);
    expect(decide(stop, shares({ interested: 1 }), ANY)).toBe(stop);
    const open = found('other', 0.4);
    expect(decide(open, shares({ unsubscribe: 0.6, other: 0.3 }), ANY).class).toBe('other');
    expect(decide(open, shares({ unsubscribe: 0.8, other: 0.1 }), ANY).class).toBe('unsubscribe');
    expect(decide(open, shares({ unsubscribe: 0.8, other: 0.1 }), new Set(['unsubscribe'])).class).toBe(
      'other',
    );
  });

  it('are less sure than a rule alone', () => {
    expect(decide(found('other', 0.4), shares({ not_now: 1 }), ANY).confidence).toBeLessThan(0.7);
  });
});
