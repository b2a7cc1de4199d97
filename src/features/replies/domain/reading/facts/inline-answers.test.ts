import { expect, it } from 'vitest';
import { newTextOf } from '../../mail/new-text.ts';
import { answerToRead } from '../fixtures/answer-to-read.ts';
import { readReply } from '../read-reply.ts';

function read(text: string) {
  const { text: newText, inlineAnswers } = newTextOf({ text, html: null });
  return readReply(
    answerToRead(newText, { inlineAnswers, date: new Date('2026-11-10T10:00:00Z') }),
  ).facts.map(({ name, value, words }) => ({ name, value, words }));
}

it.each([
  ['May we use Amazon?', 'Sure, that’s fine.', 'marketplaces_allowed', true],
  ['Do you allow resale on Amazon?', 'Couldn’t care less.', 'marketplaces_allowed', true],
  ['May we sell on Amazon?', 'No, sorry.', 'marketplaces_allowed', 'amazon_only_no'],
  ['May we sell on marketplaces?', 'No, sorry.', 'marketplaces_allowed', false],
  ['What is your minimum order?', '$500', 'moq_amount', 500],
  ['Is there a minimum?', 'None.', 'moq_amount', 0],
  ['Do you have a MAP policy?', 'Yes.', 'map', true],
  ['Do you have a MAP policy?', 'No.', 'map', false],
  ['How fast do orders ship?', '7-10 days.', 'lead_time_days', 10],
])('“%s” “%s” is read together, and borne out by the brand’s own words', (asked, answer, name, value) => {
  expect(read(`> ${asked}\n\n${answer}`)).toEqual([{ name, value, words: answer }]);
  // Of the answer alone nothing could be said.
  expect(read(answer)).toEqual([]);
});

it('a question is no statement of the brand’s', () => {
  const quoted = 'On 9 Apr 2026, Dana <dana@shop.test> wrote:\n> We keep to MAP. May we sell on Amazon?';
  expect(read(`${quoted}\n\nLet me ask our sales team.`)).toEqual([]);
  expect(read('> Is your minimum order $500?\n\nLet me ask our sales team.')).toEqual([]);
});
