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
    // A box for customers that is to be kept free of us.
    'Please keep sales pitches out of our support queue from now on.',
    'Diese Adresse ist nur für Kundenanfragen. Bitte sehen Sie künftig von Geschäftsvorschlägen ab.',
    // A firm's own lawyer, whichever court he means to go to.
    'I am in-house counsel at Falk. Your listings use our photographs and our registered mark. Take them down by Friday, or we file suit.',
    'Ihre Angebote verletzen unsere Marke. Nehmen Sie sie bis Freitag herunter, sonst erheben wir Klage.',
    'Vos annonces utilisent notre marque. Retirez-les avant vendredi, faute de quoi nous saisirons le tribunal.',
    'Sus anuncios usan nuestra marca. Retírelos antes del viernes o acudiremos a los tribunales.',
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

it('who wants Amazon struck from our plans first refuses it, however gladly the rest is taken', () => {
  const { class: main } = read(
    "Remove Amazon from your application and we can talk. Everything else looks fine, and I'd be pleased to have you.",
  );
  expect(main).toBe('no_amazon');
});

it.each([
  ["You asked about pricing policy: there isn't one with us. Retailers set their own prices.", 'map', false],
  ["We have no opening order or minimum of any kind, so it's up to you how big you start.", 'moq_amount', 0],
  [
    "You'd go through our reps. That's the Harper Rep Group, ask for Dana (dana@harperreps.test).",
    'distributor',
    { name: 'Harper Rep Group', email: 'dana@harperreps.test', url: null },
  ],
  ['Cennik w załączniku. Czas realizacji do 3 tygodni.', 'lead_time_days', 21],
  ['Termin dostawy to 10 dni, minimum 500 zł.', 'lead_time_days', 10],
])('%s is read as it is meant', (text, name, value) => {
  expect(read(text).facts.find((fact) => fact.name === name)?.value).toEqual(value);
});
