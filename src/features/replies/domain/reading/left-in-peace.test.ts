import { describe, expect, it } from 'vitest';
import { answerToRead, IN_THREAD } from './fixtures/answer-to-read.ts';
import { AN_END_OFFERED_TO_ALL, GOING_ON } from './fixtures/going-on.ts';
import { LEFT_IN_PEACE } from './fixtures/left-in-peace.ts';
import { LEFT_IN_PEACE_ABROAD } from './fixtures/left-in-peace-abroad.ts';
import { type ReplyReading, readReply } from './read-reply.ts';

const ANSWER = { subject: 'Re: Wholesale', headers: IN_THREAD };
const BY_ITSELF = { subject: 'Hello', headers: [{ name: 'message-id', value: '<1@x.test>' }] };

const read = (newText: string, head = ANSWER): ReplyReading => readReply(answerToRead(newText, head));

it('who wants to be left in peace is, however they put it, and in whatever language', () => {
  expect([...LEFT_IN_PEACE, ...LEFT_IN_PEACE_ABROAD].filter((text) => !read(text).shouldSuppress)).toEqual(
    [],
  );
});

it('who goes on with us, or says no to another thing than mail, is not taken for one who wants silence', () => {
  const misread = GOING_ON.filter(([is, text]) => {
    const { class: said, shouldSuppress } = read(text);
    return said !== is || shouldSuppress;
  });
  expect(misread).toEqual([]);
});

it('what answers nothing of ours stops nothing, though it offers an end', () => {
  const stopped = AN_END_OFFERED_TO_ALL.filter((text) => {
    const { shouldSuppress, shouldStopFollowups } = read(text, BY_ITSELF);
    return shouldSuppress || shouldStopFollowups;
  });
  expect(stopped).toEqual([]);
});

describe('a yes beside a wish', () => {
  it('leaves who asks to be taken off the list as they ask', () => {
    expect(
      read("Take us off your list, please. I'll call you tomorrow about the account.").shouldSuppress,
    ).toBe(true);
  });

  it('is no yes where it is denied', () => {
    expect(read("We're not convinced. Please don't write again.").shouldSuppress).toBe(true);
  });
});

it('a formal notice of no lawyer, to be left in peace, is a wish for silence', () => {
  expect(
    read('I do not consent to being contacted. Treat this as formal notice to purge my details.').class,
  ).toBe('unsubscribe');
});

it('the days that a law leaves for an opt-out are no lead time', () => {
  const { facts } = read(
    'Under CAN-SPAM you have ten business days to honor an opt-out request. Consider this ours.',
  );
  expect(facts).toEqual([]);
});
