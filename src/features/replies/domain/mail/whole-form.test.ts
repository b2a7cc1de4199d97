import { expect, it } from 'vitest';
import { wholeFormIn } from './whole-form.ts';

it.each([
  'Thanks for your message. We read every mail and answer within two business days.\n\nThe Brand team',
  'Vielen Dank für Ihre Nachricht. Wir melden uns schnellstmöglich bei Ihnen.\n\nIhr Serviceteam',
  'Merci pour votre message ! Notre équipe vous répondra sous 48 heures ouvrées.\n\nLe service client',
  'Hemos recibido tu mensaje. Te contestaremos lo antes posible.\n\nAtención al cliente',
  'Tack för ditt mejl! Vi svarar inom 2 arbetsdagar.\nKundtjänst',
])('a form of words that only confirms a mail is a machine’s, though nothing marks it: %s', (text) => {
  expect(wholeFormIn(text, null)).toBe('receipt');
});

it('a form that tells of an absence and of mail meanwhile is one, too', () => {
  const text =
    'Our studio is closed from December 24 to January 3. Messages will be answered once we are back.';
  expect(wholeFormIn(text, null)).toBe('absence');
});

it.each([
  'Thanks for your message. I’ll get back to you within two days.\n\nKim',
  'Thanks for reaching out! We’ll be in touch soon.',
  'Thanks for your mail. We answer within two days. Which of our products do you sell?\n\nThe Brand team',
  'Thank you for your message. We do not sell to resellers.\n\nThe Brand team',
])('who writes of himself, or says anything else, is a person: %s', (text) => {
  expect(wholeFormIn(text, null)).toBeNull();
});
