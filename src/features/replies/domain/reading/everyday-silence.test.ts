import { expect, it } from 'vitest';
import { answerToRead, IN_THREAD } from './fixtures/answer-to-read.ts';
import { NO_THREAT, THREATENED } from './fixtures/everyday-law.ts';
import { ANOTHER_LAST, LAST_CONTACT_SAID } from './fixtures/last-contact.ts';
import { LEFT_OUT } from './fixtures/left-out.ts';
import { LEFT_OUT_OF_AN_ORDER } from './fixtures/left-out-of-an-order.ts';
import { readReply } from './read-reply.ts';

const isSuppressed = (text: string): boolean =>
  readReply(answerToRead(text, { headers: IN_THREAD })).shouldSuppress;

it.each([
  ['wants to be left out', LEFT_OUT, true],
  ['wants something else left out', LEFT_OUT_OF_AN_ORDER, false],
  ['declares that contact is over', LAST_CONTACT_SAID, true],
  ['speaks of another last thing', ANOTHER_LAST, false],
  ['threatens with the law in everyday words', THREATENED, true],
  ['speaks of the law and threatens nobody', NO_THREAT, false],
] as const)('whoever %s is understood, in whatever language', (_, texts, isMeant) => {
  expect(texts.filter((text) => isSuppressed(text) !== isMeant)).toEqual([]);
});
