import { describe, expect, it } from 'vitest';
import { answerToRead, IN_THREAD } from '../fixtures/answer-to-read.ts';
import { readReply } from '../read-reply.ts';
import { marksOfSentence } from './marks.ts';
import { silenceIn } from './silence.ts';
import { silenceWeightsOf } from './weights.ts';

describe('a sentence about mail', () => {
  it('has the same parts in the same order in every language', () => {
    const row = '@no > write';
    for (const plain of ['never write to us', 'nicht schreiben', 'inte skriva', 'ne pas ecrire', 'nie pisac'])
      expect(marksOfSentence(plain)).toContain(row);
    expect(marksOfSentence('write to us, no hurry')).not.toContain(row);
  });

  it('knows another address in it, whichever it is', () => {
    expect(marksOfSentence('write to x@y.zz')).toContain('@write > another address');
  });
});

describe('a wish for silence', () => {
  const weights = silenceWeightsOf({
    start: { sentence: -40, mail: 0 },
    marks: { stop: '200 0', gladly: '0 -300', wool: '-20 0' },
  });
  const weighed = (...said: string[]): number =>
    silenceIn(
      {
        sentences: said.map((words) => new Set(words.split(' '))),
        mail: new Set(said.join(' ').split(' ')),
      },
      weights,
    );

  it('takes one sentence, however much else is said', () => {
    expect(weighed('stop')).toBeGreaterThan(0);
    expect(weighed('wool', 'wool', 'stop', 'wool')).toBeGreaterThan(0);
    expect(weighed('wool', 'wool')).toBeLessThan(0);
  });

  it('is none in a mail that goes on', () => {
    expect(weighed('stop', 'gladly')).toBeLessThan(0);
  });
});

describe('what phrases and weights make of a mail together', () => {
  const isSuppressed = (text: string): boolean =>
    readReply(answerToRead(text, { headers: IN_THREAD })).shouldSuppress;

  it.each([
    'So by hand, as nothing else works: I want out, please.',
    'Laat ons voortaan met rust. Dit is de laatste keer dat ik het vriendelijk vraag.',
  ])('is a wish for silence where no phrase knows it: %s', (text) => {
    expect(isSuppressed(text)).toBe(true);
  });

  it.each([
    "Don't send any more brochures about your company, I only need your resale certificate and then we can begin.",
    'I nearly unsubscribed, but your letter was so charming that you get a real answer. It is still a no.',
    'Dealers are in our drop-ship program by default and can opt out of it. Which will it be for you?',
    'Take us off the Amazon page of your site please. No dealer of ours may use Amazon, so it is a no.',
  ])('is none where a phrase alone would see one: %s', (text) => {
    expect(isSuppressed(text)).toBe(false);
  });
});
