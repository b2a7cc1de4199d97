import type { InboundPostReader, ReceivedMail, WebhookPost } from '../../features/replies/ports.ts';
import { composeMail, jsonObject } from './compose-mail.ts';
import { type FormSection, formSections } from './form-sections.ts';

/** SendGrid's Inbound Parse, whether it was set to post mails parsed or as they are. */
export function createSendgridInboundReader(
  readMime: (raw: Uint8Array) => Promise<ReceivedMail>,
): InboundPostReader {
  return {
    read: async (post) => {
      const sections = sectionsOf(post);
      if (!sections) return { refused: 'The post is not a form.' };
      const raw = rawMail(sections);
      if (!raw) return { refused: 'The form holds no mail.' };
      const mail = await readMime(raw);
      const envelope = jsonObject(contentOf(sections, 'envelope'));
      const envelopeFrom = typeof envelope.from === 'string' ? addressIn(envelope.from) : mail.envelopeFrom;
      const enclosed = await Promise.all(mailsWithin(mail).map(readMime));
      return { mail: { ...mail, envelopeFrom, enclosed }, envelopeTo: recipientsIn(envelope.to, sections) };
    },
    mailIn: (post) => rawMail(sectionsOf(post) ?? []),
  };
}

/** More than a person forwards at once. */
const MOST_ENCLOSED = 20;

const mailsWithin = ({ attachments }: ReceivedMail): Uint8Array[] =>
  attachments
    .filter(({ contentType }) => contentType === 'message/rfc822')
    .slice(0, MOST_ENCLOSED)
    .map(({ content }) => content);

const sectionsOf = ({ headers, body }: WebhookPost): FormSection[] | null =>
  formSections(headers['content-type'] ?? '', body);

const contentOf = (sections: readonly FormSection[], name: string): Buffer | undefined =>
  sections.find((section) => section.name === name)?.content;

function rawMail(sections: readonly FormSection[]): Uint8Array | null {
  const isMail = ['email', 'headers', 'text', 'html'].some((name) => contentOf(sections, name) !== undefined);
  return isMail ? (contentOf(sections, 'email') ?? composeMail(sections)) : null;
}

/** The envelope's, or where a form has none, the head's. */
function recipientsIn(told: unknown, sections: readonly FormSection[]): string[] {
  const given = [told].flat().filter((one): one is string => typeof one === 'string');
  if (given.length > 0) return given.map(addressIn).filter((address) => address !== '');
  const to = sections.find(({ name }) => name === 'to')?.content.toString('utf8') ?? '';
  return (to.match(/[^\s<>,;"()]+@[^\s<>,;"()]+/g) ?? []).map(addressIn);
}

const addressIn = (text: string): string =>
  text
    .replace(/^.*<|>.*$/g, '')
    .trim()
    .toLowerCase();
