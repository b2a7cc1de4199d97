import { expect, it } from 'vitest';
import { newTextOf } from '../mail/new-text.ts';
import { answerToRead, IN_THREAD } from './fixtures/answer-to-read.ts';
import { readReply } from './read-reply.ts';

function read(text: string) {
  const { text: newText, inlineAnswers } = newTextOf({ text, html: null });
  return readReply(
    answerToRead(newText, { inlineAnswers, date: new Date('2026-11-10T10:00:00Z'), headers: IN_THREAD }),
  );
}

const STOPS = { class: 'unsubscribe', shouldStopFollowups: true, shouldSuppress: true };

it.each([
  ['Just reply “unsubscribe” and I’ll take you off my list.', 'Yes please, do that.'],
  ['Just reply unsubscribe.', 'Please do.'],
  ['If this isn’t for you, say so and I won’t write again.', 'Yes, that. Thanks'],
  ['A one-line no is perfectly fine, and I won’t contact you any more.', 'Ok, go ahead please'],
  ['Keine weiteren E-Mails? Eine kurze Antwort genügt.', 'Ja bitte, machen Sie das.'],
  ['Pour ne plus être contacté, désabonnez-vous d’un mot.', 'Oui, merci.'],
  ['Si prefiere, le damos de baja.', 'Sí, por favor.'],
])('below “%s” the answer “%s” is a wish to hear no more', (offer, answer) => {
  expect(read(`> ${offer}\n\n${answer}`)).toMatchObject(STOPS);
  expect(read(`${answer}\n\n> ${offer}`)).toMatchObject(STOPS);
  // Of the answer alone nothing of the kind could be said.
  expect(read(answer).shouldSuppress).toBe(false);
});

it.each([
  ['Just reply unsubscribe.', 'Yes please, send us your order form.'],
  ['Not interested? Unsubscribe: https://shop.test/u/1', 'Sure. Our minimum first order is €750.'],
  ['Not interested? Unsubscribe: https://shop.test/u/1', 'Gerne! Der Mindestbestellwert liegt bei 300 €.'],
  ['Just reply unsubscribe.', 'No no, we would love to hear more.'],
  ['May I send you our resale certificate?', 'Yes please, do that.'],
])('below “%s” the answer “%s” is none', (asked, answer) => {
  expect(read(`> ${asked}\n\n${answer}`).shouldSuppress).toBe(false);
});

it('where our whole mail is quoted, a yes below its last line answers the mail', () => {
  const whole = [
    'On 9 Apr 2026, Dana <dana@shop.test> wrote:',
    '> Hello, we sell kitchen goods in two shops and on the web, and would like to carry your line.',
    '> We could send you our resale certificate, two trade references and pictures of both shops this week,',
    '> and begin with an order of $800 that is paid up front. Would that be something for you?',
    '> Not for you? Just reply unsubscribe.',
  ].join('\n');
  expect(read(`${whole}\n\nYes please, do that.`).shouldSuppress).toBe(false);
});
