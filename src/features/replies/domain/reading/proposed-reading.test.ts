import { describe, expect, it } from 'vitest';
import { REPLY_CLASSES } from '../reply-class.ts';
import { answerToRead } from './fixtures/answer-to-read.ts';
import { ANSWERS } from './fixtures/answers.ts';
import { type ProposedReading, withProposal } from './proposed-reading.ts';
import { readReply } from './read-reply.ts';

const read = (text: string, proposed: Partial<ProposedReading> | null) =>
  withProposal(
    answerToRead(text),
    readReply(answerToRead(text)),
    proposed && { class: 'other', words: '', secondary: [], facts: [], ...proposed },
  );

/** Put in words that no rule knows. */
const UNSURE = 'Retail for us is a thing that Pemberton carries, so call there.';

describe('a reading that is proposed', () => {
  it('decides where the rules are unsure and words of the mail prove it', () => {
    expect(readReply(answerToRead(UNSURE)).class).not.toBe('distributor_referral');
    const facts = [
      { name: 'distributor_name', value: 'Pemberton', words: 'call there' },
      {
        name: 'distributor_name',
        value: 'Pemberton',
        words: 'Retail for us is a thing that Pemberton carries',
      },
    ] as const;
    expect(
      read(UNSURE, {
        class: 'distributor_referral',
        words: 'Pemberton carries,\nso call there',
        facts: [...facts],
      }),
    ).toMatchObject({ class: 'distributor_referral', by: 'model', shouldSuppress: false });
  });

  it('is not believed without words of the mail', () => {
    const proposed = {
      class: 'distributor_referral',
      words: 'Buy from our distributor, they carry it.',
    } as const;
    expect(read(UNSURE, proposed)).toEqual(readReply(answerToRead(UNSURE)));
  });

  it('never overrules what the rules know for certain', () => {
    const text = 'Please remove me from your list. We would love to work with you otherwise, call me.';
    const words = 'We would love to work with you otherwise, call me.';
    expect(read(text, { class: 'interested', words })).toMatchObject({
      class: 'unsubscribe',
      shouldSuppress: true,
      by: 'rules',
    });
    expect(
      read('We only sell through our own website.', { class: 'interested', words: 'We only sell' }),
    ).toMatchObject({ class: 'brand_sells_itself', by: 'rules' });
  });

  it('adds facts that stand in the mail, as they stand there', () => {
    const words = 'You would see boxes 9 days on.';
    const leadTimes = (value: string, said: string) =>
      read(`Happy to have you. ${words}`, {
        facts: [{ name: 'lead_time_days', value, words: said }],
      }).facts.map((fact) => fact.value);
    expect(leadTimes('9', words)).toEqual([9]);
    expect(leadTimes('90', words)).toEqual([]);
    expect(leadTimes('9', 'It takes 9 days.')).toEqual([]);
    expect(leadTimes('9', 'Happy to have you.')).toEqual([]);
  });

  it('changes nothing where there is none', () => {
    expect(read(UNSURE, null)).toEqual(readReply(answerToRead(UNSURE)));
  });

  it('makes next to nothing worse when it lies', () => {
    const mails = Object.entries(ANSWERS).flatMap(([right, texts]) =>
      texts.map((text) => ({ right, text, rules: readReply(answerToRead(text)) })),
    );
    const before = mails.filter(({ right, rules }) => rules.class === right).length;
    for (const lie of REPLY_CLASSES) {
      const after = mails.filter(({ right, text, rules }) => {
        const proposed = { class: lie, words: text, secondary: [], facts: [] };
        return withProposal(answerToRead(text), rules, proposed).class === right;
      });
      expect(after.length, lie).toBeGreaterThanOrEqual(before - 3);
    }
  });
});
