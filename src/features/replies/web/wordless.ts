import type { ReceivedMail } from './queries.ts';

type Wordless = Pick<ReceivedMail, 'attachments' | 'class' | 'hasHtml'>;

/** What there is of a mail that has no words of its own, and where to look or what to ask for. */
export function wordlessSentence({ attachments, class: read, hasHtml }: Wordless): string {
  const files = attachments.filter(({ isInline }) => !isInline);
  const holds = (name: RegExp, type: RegExp): boolean =>
    files.some(({ filename, contentType }) => name.test(filename) || type.test(contentType));
  if (
    holds(/^smime\.p7m$|^encrypted\.asc$/i, /^application\/(?:x-)?pkcs7-mime$|^application\/pgp-encrypted$/)
  )
    return 'It is encrypted, and nothing of it can be read here. Ask them to write without encryption.';
  if (holds(/\.ics$/i, /^text\/calendar$/))
    return 'It is a meeting invitation. The file adds it to your calendar.';
  if (holds(/\.eml$/i, /^message\/rfc822$/)) return 'It only forwards another email, which is attached.';
  if (read === 'unsubscribe') return 'It has a subject but no text.';
  if (files.length > 0) return 'It has no text, only attachments.';
  return hasHtml ? 'It has no text. Its original layout may show more.' : 'It has no text.';
}

/** Outlook packs files so when it takes the reader for another Outlook. */
export const isOutlookPackage = ({ filename, contentType }: { filename: string; contentType: string }) =>
  /^winmail\.dat$/i.test(filename) || /^application\/(?:vnd\.)?ms-tnef$/.test(contentType);
