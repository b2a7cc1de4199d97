import type { MailAttachment } from '../mail/received-mail.ts';

const MEGABYTE = 1024 * 1024;
const MOST = 30;
/** Of one mail together; SendGrid passes on no more than 30 MB. */
const MOST_BYTES = 30 * MEGABYTE;
const MAX_NAME = 150;

export interface KeptAttachment {
  place: number;
  filename: string;
  contentType: string;
  size: number;
  /** Null: it was too large to keep. */
  content: Uint8Array | null;
  contentId: string | null;
  isInline: boolean;
}

/** What is kept of a mail's attachments, within what one mail may take. */
export function keptAttachments(attachments: readonly MailAttachment[]): KeptAttachment[] {
  let left = MOST_BYTES;
  return attachments.slice(0, MOST).map(({ content, size, ...attachment }, place) => {
    const fits = content.byteLength <= left;
    if (fits) left -= content.byteLength;
    return {
      place,
      size,
      filename: safeName(attachment.filename, place),
      contentType: mediaType(attachment.contentType),
      content: fits ? content : null,
      contentId: attachment.contentId?.replace(/^<|>$/g, '') ?? null,
      isInline: attachment.isInline,
    };
  });
}

/** A name that is a name on any system: no path, no marks that turn it around, nothing that hides how it ends. */
export function safeName(told: string, place: number): string {
  const name = told
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  if (name.length <= MAX_NAME) return name || `attachment-${place + 1}`;
  const ending = /\.[a-z0-9]{1,10}$/i.exec(name)?.[0] ?? '';
  return name.slice(0, MAX_NAME - ending.length) + ending;
}

const mediaType = (told: string): string => {
  const type = told.split(';')[0]?.trim().toLowerCase() ?? '';
  return /^[a-z0-9.+-]{1,60}\/[a-z0-9.+-]{1,100}$/.test(type) ? type : 'application/octet-stream';
};

/** Types that say how to open a file and that no browser would ever run. All others go out as mere bytes. */
const HARMLESS = new Set([
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.ms-excel',
  'text/csv',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
]);

/** With these a file is saved, never shown or run, whatever it says that it is. */
export const downloadHeaders = (attachment: { filename: string; contentType: string }) => ({
  'content-type': HARMLESS.has(attachment.contentType) ? attachment.contentType : 'application/octet-stream',
  'content-disposition': `attachment; filename="${plainName(attachment.filename)}"; filename*=UTF-8''${encodedName(attachment.filename)}`,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
});

const plainName = (name: string): string => name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');

const encodedName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
