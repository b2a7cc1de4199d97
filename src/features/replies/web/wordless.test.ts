import { expect, it } from 'vitest';
import { isOutlookPackage, wordlessSentence } from './wordless.ts';

const file = (filename: string, contentType = 'application/octet-stream', isInline = false) => ({
  id: '01a2032b-34c1-7bac-a105-472e04fb014d',
  filename,
  contentType,
  size: 10,
  isInline,
  isKept: true,
});
const wordless = (
  attachments: ReturnType<typeof file>[],
  more: { hasHtml?: boolean; stops?: boolean } = {},
) =>
  wordlessSentence({
    attachments,
    class: more.stops ? 'unsubscribe' : 'other',
    hasHtml: more.hasHtml ?? false,
  });

it.each([
  ['encrypted', [file('smime.p7m', 'application/pkcs7-mime')]],
  ['encrypted', [file('attachment-1.bin', 'application/pgp-encrypted'), file('encrypted.asc')]],
  ['invitation', [file('invitation-1.ics', 'text/calendar')]],
  ['forwards another email', [file('forwarded-mail-1.eml', 'message/rfc822')]],
  ['only attachments', [file('list.pdf', 'application/pdf')]],
] as const)('says of a mail without words what there is of it: %s', (said, files) => {
  expect(wordless([...files])).toContain(said);
});

it('leads to the layout or the subject where they are all there is', () => {
  expect(wordless([], { stops: true })).toBe('It has a subject but no text.');
  expect(wordless([file('logo.png', 'image/png', true)], { hasHtml: true })).toContain('original layout');
  expect(wordless([])).toBe('It has no text.');
});

it('knows what only Outlook unpacks', () => {
  expect(
    [file('winmail.dat'), file('a', 'application/ms-tnef'), file('mail.dat')].map(isOutlookPackage),
  ).toEqual([true, true, false]);
});
