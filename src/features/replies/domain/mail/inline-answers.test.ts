import { expect, it } from 'vitest';
import { newTextOf } from './new-text.ts';

const inlineAnswers = (text: string) => newTextOf({ text, html: null }).inlineAnswers;

it('finds the question above each short answer, whole where its line was wrapped, without its number', () => {
  const text = [
    'Hi Dana, see below.',
    '',
    'On Mon, Jun 1, 2026, Dana <dana@shop.test> wrote:',
    '> 1. Would you be open to us reselling',
    '> on Amazon?',
    'Sure, several do.',
    '',
    '>> - We keep to price policies. What are your terms?',
    '>>',
    'Net 15.',
    'Kim',
  ].join('\n');
  expect(inlineAnswers(text)).toEqual([
    { asked: 'Would you be open to us reselling on Amazon?', answer: 'Sure, several do.' },
    { asked: 'What are your terms?', answer: 'Net 15.' },
  ]);
});

it('takes one question that was cut out of our mail, but no mail that is quoted whole above an answer', () => {
  expect(inlineAnswers('> May we use Amazon?\n\nSure, that’s fine.')).toEqual([
    { asked: 'May we use Amazon?', answer: 'Sure, that’s fine.' },
  ]);
  const whole =
    'On 9 Apr 2026, Dana <dana@shop.test> wrote:\n> We would love to carry your line.\n> May we use Amazon?\n\nSure, I’ll send you our form.';
  expect(inlineAnswers(whole)).toEqual([]);
});

it('takes nothing for an answer that speaks for itself at length, or stands below something else', () => {
  expect(inlineAnswers(`> May we use Amazon?\n\n${'We thought about it. '.repeat(20)}`)).toEqual([]);
  expect(inlineAnswers('> We would begin with $500.\n\nFine.')).toEqual([]);
  expect(inlineAnswers('Sure.\n\n> May we use Amazon?')).toEqual([]);
});

it('takes our offer to write no more for what is answered, above it or below, where nothing else is quoted', () => {
  const offer = '> Not for you? Just reply "unsubscribe" and I won’t write again.';
  const asked = 'Just reply "unsubscribe" and I won’t write again.';
  expect(inlineAnswers(`${offer}\n\nYes please, do that.`)).toEqual([
    { asked, answer: 'Yes please, do that.' },
  ]);
  expect(inlineAnswers(`Yes please, do that.\n\n${offer}`)).toEqual([
    { asked, answer: 'Yes please, do that.' },
  ]);
  const whole = `On 9 Apr 2026, Dana <dana@shop.test> wrote:\n> We would love to carry your line. ${'We sell much. '.repeat(20)}\n${offer}`;
  expect(inlineAnswers(`${whole}\n\nYes please, send us your order.`)).toEqual([]);
});
