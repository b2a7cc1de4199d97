import type { InboundPostReader, ReceivedMail } from '../../features/replies/ports.ts';
import { composeMail, jsonObject } from './compose-mail.ts';
import { type FormSection, formSections } from './form-sections.ts';

/** SendGrid's Inbound Parse, whether it was set to post mails parsed or as they are. */
export function createSendgridInboundReader(
  readMime: (raw: Uint8Array) => Promise<ReceivedMail>,
): InboundPostReader {
  return {
    read: async ({ headers, body }) => {
      const sections = formSections(headers['content-type'] ?? '', body);
      if (!sections) return { refused: 'The post is not a form.' };
      const field = (name: string) => sections.find((section) => section.name === name)?.content;
      const isMail = ['email', 'headers', 'text', 'html'].some((name) => field(name) !== undefined);
      if (!isMail) return { refused: 'The form holds no mail.' };
      const mail = await readMime(field('email') ?? composeMail(sections));
      const envelope = jsonObject(field('envelope'));
      const envelopeFrom = typeof envelope.from === 'string' ? addressIn(envelope.from) : mail.envelopeFrom;
      return { mail: { ...mail, envelopeFrom }, envelopeTo: recipientsIn(envelope.to, sections) };
    },
  };
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
