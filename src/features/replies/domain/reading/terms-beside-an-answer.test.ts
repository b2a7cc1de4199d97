import { expect, it } from 'vitest';
import { newTextOf } from '../mail/new-text.ts';
import { answerToRead, IN_THREAD } from './fixtures/answer-to-read.ts';
import { readReply } from './read-reply.ts';

function read(mail: string) {
  const { text, inlineAnswers } = newTextOf({ text: mail, html: null });
  const reading = readReply(
    answerToRead(text, { inlineAnswers, date: new Date('2026-11-10T10:00:00Z'), headers: IN_THREAD }),
  );
  const facts = Object.fromEntries(reading.facts.map(({ name, value }) => [name, value]));
  return { ...reading, facts };
}

it.each([
  ['Your account number is 4417. You may sell through your shops and your Amazon storefront alike.', true],
  ['You’re in. FBA, your own site, a stall at the fair: all the same to us.', true],
  ['Gern. Dass Sie auch über Amazon gehen, ist uns recht. Ich rufe Sie am Montag an.', true],
  ['Encantados. Que vendan en Amazon nos parece estupendo. Les llamo el lunes.', true],
  ['> any restriction on marketplaces?\n\nNONE, FBA IS FINE WITH US\n\nYou’re in the system.', true],
  [
    'Marketplace sales aren’t automatic here, they’re approved shop by shop. What sells best?',
    'with_approval',
  ],
])('whether Amazon is allowed: %s', (text, allowed) => {
  expect(read(text).facts.marketplaces_allowed).toBe(allowed);
});

it.each([
  ['question', 'Marketplace sales are approved shop by shop. How long have you had your store?'],
  ['question', 'Smallest order is 72 pieces. And this decides it: do you also carry the Chinese copies?'],
  ['application_form', 'Amazon needs a written permit. Request yours at https://brand.test/permit/request'],
  ['map_terms', 'Prices are attached. To actually buy, our MAP policy needs your John Hancock first.'],
  ['wrong_contact', 'It isn’t ours any longer, the brand went to Holm last year: trade@holm.test'],
  [
    'exclusive_partner',
    'An agency holds our online sales exclusively; they do not resell, and neither do we.',
  ],
  ['other', 'Les requiero formalmente para que cesen en la oferta. De lo contrario, acciones judiciales.'],
] as const)('is %s: %s', (name, text) => {
  expect(read(text).class).toBe(name);
});

it.each([
  '> What is your minimum order?\n\nHaven’t got one.\n\nJo',
  '> - your minimum order (500 units is our normal size),\n\nGoodness, no. There isn’t one.\n\n> - your price list\n\nComes on Sunday.\n\nJo',
])('a minimum that was asked for is denied below the question: %s', (text) => {
  expect(read(text).facts.moq_amount).toBe(0);
});

it.each([
  'Vorgaben machen wir keine, einen Mindestpreis gibt es nicht.',
  'You won’t find a MAP with us.',
  'We have never told a shop what to charge.',
])('there is no price policy: %s', (text) => {
  expect(read(text).facts.map).toBe(false);
});

it('what they won’t give is no discount of theirs', () => {
  const text = '40 off is not happening. 32% off list is where I land. If you can live with that I’m in.';
  expect(read(text).facts.discount_pct).toBe(32);
});

it('books that are closed for a season open again', () => {
  const text = 'We’ve closed the books for this season; come back in February, when sign-up reopens.';
  expect(read(text)).toMatchObject({ class: 'not_now', facts: { resume_date: '2027-02' } });
});

it('after how long an idle account is closed is no lead time', () => {
  const { facts } = read('Our list is attached. Accounts without an order in 12 months are closed.');
  expect(facts).not.toHaveProperty('lead_time_days');
  expect(read('Our list is attached. Orders ship within 2 weeks.').facts.lead_time_days).toBe(14);
});
