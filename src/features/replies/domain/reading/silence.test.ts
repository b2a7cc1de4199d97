import { expect, it } from 'vitest';
import { BESIDE_OTHERS } from './facts/fixtures/facts-beside-others.ts';
import { answerToRead, IN_THREAD } from './fixtures/answer-to-read.ts';
import { NO_SILENCE, SILENCE } from './fixtures/asked-for-silence.ts';
import { type ReplyReading, readReply } from './read-reply.ts';

/** Written by Ann Falk of Falk, whom we asked for its wholesale terms. */
const read = (newText: string): ReplyReading =>
  readReply(
    answerToRead(newText, {
      fromName: 'Ann Falk',
      fromEmail: 'ann@falk.test',
      subject: 'Re: Wholesale inquiry Falk',
      date: new Date('2026-10-07T10:00:00Z'),
      headers: IN_THREAD,
    }),
  );

it('who asks for silence gets it, in whatever language and by whatever name he calls his firm', () => {
  expect(SILENCE.filter((text) => !read(text).shouldSuppress)).toEqual([]);
});

it('who asks for another thing in the same words is written to as before', () => {
  expect(NO_SILENCE.filter((text) => read(text).shouldSuppress)).toEqual([]);
});

it.each(BESIDE_OTHERS)('what is stated is told from what only stands beside it: %s', (text, facts) => {
  const told = new Map(read(text).facts.map(({ name, value }) => [name as string, value]));
  for (const [name, value] of Object.entries(facts)) expect(told.get(name) ?? null, name).toEqual(value);
});
