import { expect, it } from 'vitest';
import { answerToRead, IN_THREAD } from '../src/features/replies/domain/reading/fixtures/answer-to-read.ts';
import { readReply } from '../src/features/replies/domain/reading/read-reply.ts';
import { followOnTexts, PRACTICE_TEXTS } from '../src/sandbox/practice/texts.ts';
import { type Occasion, REPLY_CLASSES, REPLY_TEXTS } from '../src/sandbox/sendgrid/reply-texts.ts';

const OCCASION = {
  brand: 'Oskweld',
  domain: 'oskweld.sandbox.test',
  address: 'trade@oskweld.sandbox.test',
} satisfies Occasion;
/** By their headers, which a text alone doesn't have. */
const BY_MACHINES = ['auto_reply', 'bounce'];
const LIST = { filename: 'list.csv', contentType: 'text/csv' };

const TEXTS = REPLY_CLASSES.filter((name) => !BY_MACHINES.includes(name)).flatMap((name) => {
  const first = [...PRACTICE_TEXTS[name], ...REPLY_TEXTS[name]];
  const later = REPLY_CLASSES.flatMap((before) => followOnTexts(before, name));
  return [...new Set([...first, ...later].map((text) => text(OCCASION)))].map(
    (text) => [name, text] as const,
  );
});

it.each(TEXTS)('understands what the practice brands answer as they mean it: %s', (name, text) => {
  expect(
    readReply(answerToRead(text, { headers: IN_THREAD, attachments: name === 'price_list' ? [LIST] : [] }))
      .class,
  ).toBe(name);
});
