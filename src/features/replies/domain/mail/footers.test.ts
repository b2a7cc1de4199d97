import { describe, expect, it } from 'vitest';
import { newTextOf } from './new-text.ts';

const written = (text: string): string => newTextOf({ text, html: null }).text;

describe('below a name, what a firm tells everybody is no part of its answer', () => {
  it.each([
    'Roasted Tuesdays. Subscriptions from $18 a month at coffee.test (cancel or unsubscribe whenever)',
    'Join our tea club, cancel any time. Unsubscribe in one click, no hard feelings.',
    'Any unauthorised use will be prosecuted. Delete this mail if it isn’t meant for you.',
    'You can manage your newsletter or opt out at brand.test/prefs',
    'Under GDPR you may ask us to delete your data at any time: privacy@brand.test',
    'Unser Rundbrief erscheint monatlich. Abmelden jederzeit möglich.',
    'Pour ne plus recevoir nos actualités : brand.test/desabonnement',
    'Se non siete il destinatario, cancellate questo messaggio.',
    'Bent u niet de bedoelde ontvanger, verwijder dan dit bericht.',
    'You’re getting this because you contacted Fern Hill. Unsubscribe | Delete my data',
    'Sie erhalten diese E-Mail, weil Sie uns geschrieben haben. Abmelden | Meine Daten löschen',
    'Vous recevez ce message car vous nous avez écrit. Se désabonner | Supprimer mes données',
    'Not sold on Amazon since 2019. Beware of fakes.',
    '77 Fore Street, Totnes | Winner, Scent of the Year 2024 | Retail orders over $75 ship free',
  ])('%s', (footer) => {
    expect(written(`We’re in. I’ll write it up.\n\nFern Hill\n\n${footer}`)).toBe(
      'We’re in. I’ll write it up.\n\nFern Hill',
    );
  });

  it.each([
    'Oh, and please take us off your newsletter.',
    'Unsubscribe me from the list for retail customers.',
    'PS: We don’t ship free, ever.',
    'How long have you had your store?',
  ])('but what is said to us there is: %s', (said) => {
    expect(written(`We’re in.\n\nFern\n\n${said}`)).toContain(said);
  });
});

it('a list of goods, each in its line, is no footer, however long it is', () => {
  expect(written(`All of these, please.\n\n${'Oak\n'.repeat(30_000)}`)).toContain('Oak\n'.repeat(9_000));
});
