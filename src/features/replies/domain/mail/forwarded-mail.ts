import { isOriginalMark } from './quote-words.ts';
import type { ReceivedMail } from './received-mail.ts';

const FORWARDED = /^\s*(?:fwd?|wg|tr|rv|i|doorst|vs|enc|pd|转发|轉寄)\s*:/i;
const FIELD = /^[\s>*]*([\p{L} -]{2,12})\s*\*?\s*[:：]\s*\*?\s*(.*)$/u;
const FROM = /^(?:from|von|de|da|van|fra|från|od|expéditeur)$/i;
const SUBJECT = /^(?:subject|betreff|objet|asunto|oggetto|onderwerp|assunto|emne|ämne|temat)$/i;
const ADDRESS = /[^\s@<>,;:"'()[\]\\]+@[^\s@<>,;:"'()[\]\\]+\.[^\s@<>,;:"'()[\]\\]+/;
/** Below its mark a forwarded mail begins with a head of a few lines. */
const LONGEST_HEAD = 12;

/** What a person has forwarded by hand: the mails that are attached, else the one that is quoted below a mark. */
export function forwardedIn(mail: ReceivedMail): readonly ReceivedMail[] {
  if (mail.enclosed?.length) return mail.enclosed;
  const quoted = quotedIn(mail);
  return quoted ? [quoted] : [];
}

/** As its writer wrote it, with what was attached; null where it is no forward, or names nobody who wrote it. */
function quotedIn(mail: ReceivedMail): ReceivedMail | null {
  if (!FORWARDED.test(mail.subject)) return null;
  const lines = (mail.text ?? '').split(/\r?\n/);
  const mark = lines.findIndex(isOriginalMark);
  if (mark < 0) return null;
  const rest = lines.slice(mark + 1);
  const begins = rest.findIndex((line) => FIELD.test(line));
  const ends = rest.findIndex((line, index) => index > begins && line.replace(/[\s>*]/g, '') === '');
  if (begins < 0 || ends < 0 || ends - begins > LONGEST_HEAD) return null;
  const fields = rest.slice(begins, ends).flatMap((line) => {
    const [, name = '', value = ''] = FIELD.exec(line) ?? [];
    return name ? [{ name: name.trim(), value: value.trim() }] : [];
  });
  const from = fields.find(({ name }) => FROM.test(name))?.value ?? '';
  const email = ADDRESS.exec(from)?.[0];
  if (!email) return null;
  const name = from
    .slice(0, from.indexOf(email))
    .replace(/[<[("*]|mailto:/g, '')
    .trim();
  return {
    ...mail,
    from: { name, email },
    envelopeFrom: null,
    subject:
      fields.find(({ name: field }) => SUBJECT.test(field))?.value ||
      mail.subject.replace(FORWARDED, '').trim(),
    // When they wrote stands there in too many ways; who forwards does so soon.
    text: rest
      .slice(ends + 1)
      .join('\n')
      .trim(),
    html: null,
  };
}
