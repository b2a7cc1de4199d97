import { describe, expect, it } from 'vitest';
import { answerToRead, IN_THREAD } from '../fixtures/answer-to-read.ts';
import { readReply } from '../read-reply.ts';

const isSuppressed = (newText: string): boolean =>
  readReply(answerToRead(newText, { headers: IN_THREAD })).shouldSuppress;

describe('an address is suppressed', () => {
  it.each([
    'Skriv inte till oss igen.',
    'Ikke skriv til oss igjen.',
    'Avregistrera mig.',
    'Vi är inte intresserade. Var vänlig och sluta mejla oss.',
    'Afmeld mig venligst.',
    'Stop med at skrive til os.',
    'Älkää lähettäkö enää viestejä.',
    'Poistakaa osoitteemme listaltanne.',
    'Prosím, už nám nepište.',
    'Vyřaďte nás z databáze.',
    'Proszę więcej nie pisać.',
    "Don't email me again, sales@brand.test neither.",
    'We said no twice. Remove us and never write again.',
    'How do I get off this?',
    'No means no.',
    "Wrong person, and please don't try again.",
    "It's no today as it was in May. Please close your file on us.",
    "Please update your records: we don't accept vendor or reseller email.",
    "You've got the wrong idea about us, and we'd like the emails to end here.",
    'Please make this your last attempt.',
    'For the last time: no. Leave it.',
    'Basta, gracias.',
    'Not sure how I ended up here, but please drop me.',
    'Please consider this email a withdrawal of consent.',
    "Please don't put us through a fourth one.",
    "We'll never sell online, so there's no sense in writing to us again.",
    "You needn't write again. The answer won't change.",
    "I'm answering only so that you'll stop.",
    "We're a two-person bakery and can't deal with this many emails. Please let us off.",
  ])('that says: %s', (text) => {
    expect(isSuppressed(text)).toBe(true);
  });
});

describe('a customer is not lost', () => {
  it.each([
    'I unsubscribed from Faire, so order directly with us.',
    'Please stop by our booth in March!',
    "Don't write us off yet! We open new accounts in May.",
    'Take us off your list of brands on Amazon, but your own site is fine.',
    // Write again, in the words of the North and the East.
    'Skriv til oss igjen i mai.',
    'Hör gärna av dig igen i höst.',
    'Ta gjerne kontakt igjen neste år.',
    'Proszę pisać do nas we wrześniu.',
    'Prosimy o kontakt we wrześniu.',
    // Another address instead.
    "Don't email me, email Jo: jo@brand.test",
    'No nos escriba aquí sino a ventas@brand.test.',
    'Ne nous écrivez pas à cette adresse mais à pro@brand.test.',
    'Our old address is being removed, use this one.',
    "Don't call, email is better.",
    "I've moved to another department; remove my address and use orders@brand.test.",
    'Not my area any more. Take my name off and write to Sue, sue@brand.test.',
    // A yes beside the word.
    'Stop the clock! We found the budget and would be happy to open your account.',
    "Glad you didn't stop writing. We're in.",
    'Enough said, you are in. Account number 2231.',
    // A no to Amazon, not to mail.
    "We don't want to be on Amazon again after what happened.",
    'You people again? We told your partner no Amazon.',
    'Please remove Amazon from your plan and write again.',
    'Stop asking brands like ours to go on Amazon! It is killing main street.',
    "Non, et je suis lasse de le répéter : pas d'Amazon. Notre avocat s'occupe déjà de trois revendeurs.",
    // Lawyers who are busy with others.
    'The last reseller dumped our pans on Amazon and our solicitor is still cleaning up. So no.',
    // An end that is offered to everybody.
    'Coffee by mail from $18 a month, cancel or unsubscribe whenever. You can open an account, too.',
    // A brand that is theirs no more.
    'Die Marke gehört uns nicht mehr.',
    'La marque ne nous appartient plus.',
    // Other things that are stopped, sent or removed.
    'Stop the presses, we have a new line!',
    "Please don't send the samples to the old address.",
    'You have to be removed from the retailer blocklist first; ask Tom.',
  ])('who says: %s', (text) => {
    expect(isSuppressed(text)).toBe(false);
  });
});
