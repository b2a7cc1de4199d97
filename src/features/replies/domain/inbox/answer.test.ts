import { expect, it } from 'vitest';
import { answerReferences, answerSubject } from './answer.ts';

it.each([
  ['Wholesale account', 'Re: Wholesale account'],
  ['Re: Wholesale account', 'Re: Wholesale account'],
  ['AW: RE: Re[2]: Wholesale\r\nBcc: x@y.com', 'Re: Wholesale Bcc: x@y.com'],
  ['', 'Re: your mail'],
])('answers %j under %j', (subject, answered) => {
  expect(answerSubject(subject)).toBe(answered);
});

it('stands after all mails of its thread, the first one always among them', () => {
  expect(answerReferences({ headerId: '<b@x>', refs: ['<a@x>', '<b@x>'] })).toEqual(['<a@x>', '<b@x>']);
  const refs = Array.from({ length: 60 }, (_, place) => `<${place}@x>`);
  const kept = answerReferences({ headerId: '<last@x>', refs });
  expect(kept).toHaveLength(20);
  expect([kept[0], kept.at(-1)]).toEqual(['<0@x>', '<last@x>']);
});
