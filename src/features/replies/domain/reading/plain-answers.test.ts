import { describe, expect, it } from 'vitest';
import { answerToRead, IN_THREAD } from './fixtures/answer-to-read.ts';
import { type ReplyReading, readReply } from './read-reply.ts';

const read = (newText: string): ReplyReading =>
  readReply(
    answerToRead(newText, {
      fromName: 'Ann Falk',
      fromEmail: 'ann@falk.test',
      subject: 'Re: Wholesale inquiry',
      date: new Date('2026-02-10T10:00:00Z'),
      headers: IN_THREAD,
    }),
  );

describe('an address is kept', () => {
  it.each([
    // One box, one person: where to write instead stands in the next sentence.
    "Please take this address off, I'm in HR. Purchasing questions go to buying@falk.test.",
    "You can stop writing to Jim, he retired. I'm his successor, so write to me at lea@falk.test",
    // Other things than mails that are to stop, or to stop until a time.
    "Stop asking until we've restocked, haha! Seriously, try us in May.",
    'Please stop apologizing for the follow-ups, I like persistence. Approved!',
    "We've got one exclusive seller and don't want to hear from others about Amazon, sorry.",
    'Niestety to nie dla nas.',
    'Obecnie nie przyjmujemy nowych klientów, proszę odezwać się jesienią.',
  ])('where a mail says: %s', (text) => {
    expect(read(text).shouldSuppress).toBe(false);
  });
});

describe('an address is suppressed', () => {
  it.each([
    'Please discontinue.',
    'Honestly, give it a rest.',
    "This inbox isn't for sales pitches. Take it off.",
    'Bitte melden Sie sich nicht mehr bei uns.',
    'Please stop emailing me at this address. Confirm the removal to privacy@falk.test.',
    'Proszę przestać do nas pisać.',
  ])('where a mail says: %s', (text) => {
    expect(read(text).shouldSuppress).toBe(true);
  });
});

it.each([
  ['Super, jesteśmy chętni. Proszę o telefon jutro rano.', 'interested'],
  ['Przesyłam cennik hurtowy w załączeniu.', 'price_list'],
  ['Prosimy o wypełnienie formularza rejestracyjnego na stronie.', 'application_form'],
  ['Nie zgadzamy się na sprzedaż naszych produktów na Amazonie.', 'no_amazon'],
  ['Dziękuję, ale nie jesteśmy zainteresowani.', 'other'],
  ['Bitte melden Sie sich vor März nicht, wir ziehen um.', 'not_now'],
  ["Don't bother, we don't sell to Amazon people.", 'no_amazon'],
])('%s means %s', (text, meaning) => {
  expect(read(text).class).toBe(meaning);
});

it.each([
  ['Prices are attached. Freight is prepaid on orders over $1000.', 'payment_terms', null],
  [
    'Our policy prohibits sales on Amazon, Walmart.com and eBay. With your own website you would be welcome.',
    'marketplaces_allowed',
    false,
  ],
  [
    'After the price wars on Amazon we no longer supply third-party sellers there.',
    'marketplaces_allowed',
    'amazon_only_no',
  ],
] as const)('%s: %s is %s', (text, name, value) => {
  expect(read(text).facts.find((fact) => fact.name === name)?.value ?? null).toEqual(value);
});
