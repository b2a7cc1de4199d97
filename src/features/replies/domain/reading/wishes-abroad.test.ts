import { describe, expect, it } from 'vitest';
import { answerToRead, IN_THREAD } from './fixtures/answer-to-read.ts';
import { OF_THINGS_ABROAD } from './fixtures/things-abroad.ts';
import { WISHES_ABROAD } from './fixtures/wishes-abroad.ts';
import { readReply } from './read-reply.ts';

const isSuppressed = (text: string): boolean =>
  readReply(answerToRead(text, { headers: IN_THREAD })).shouldSuppress;

describe('who is written to no more', () => {
  it.each(Object.entries(WISHES_ABROAD))('is who asks for it in %s', (_, wishes) => {
    expect(wishes.filter((text) => !isSuppressed(text))).toEqual([]);
  });

  it.each(Object.entries(OF_THINGS_ABROAD))('is nobody who speaks of a thing in %s', (_, texts) => {
    expect(texts.filter(isSuppressed)).toEqual([]);
  });

  it.each([
    'Не пишите нам до марта, мы на каникулах.',
    'Не пишіть нам до березня, ми на канікулах.',
    'Mayıs ayına kadar bize yazmayın.',
    'Älkää lähettäkö meille viestejä ennen toukokuuta.',
    'Do května nám nepište.',
    'Μη μας γράψετε μέχρι τον Μάιο.',
  ])('is nobody who names a time until then: %s', (text) => {
    expect(isSuppressed(text)).toBe(false);
  });

  it('is who asks for it beside a thing', () => {
    expect(isSuppressed('Please drop the minimum from the price list, and never write to us again.')).toBe(
      true,
    );
    expect(isSuppressed('Stryk artikel 220 från beställningen. Ta bort oss från er sändlista.')).toBe(true);
  });
});
