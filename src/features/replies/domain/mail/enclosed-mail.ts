import { inLines } from '../../../../kernel/in-lines.ts';
import { addressesIn, type Fields, fieldBlocksIn, messageIdIn } from './mail-fields.ts';
import type { ReceivedMail } from './received-mail.ts';

/** Our own mail, as far as a report encloses it. */
export interface EnclosedMail {
  to: string[];
  from: string[];
  messageId: string | null;
}

/** Where machines begin to copy the mail that they report on. */
const COPY_BEGINS = new RegExp(
  [
    '^-{2,} ?below (this line|the next line) is a copy',
    '^-{2,} ?(this is )?a copy of (the|your) message',
    inLines`
      ^[ \t]*(?:[-=*_][ \t]?){2,} ?(?:the |your |copy of (?:the |your )?)?(?:
        original|returned|undelivered|enclosed|rejected|failed
      )? ?(?:message|e?-?mail|nachricht|mensaje|messaggio|bericht|mensagem|meddelande|besked)\b[^\n]{0,30}$
    `,
    // A head of which only this is left, and a letter behind it.
    inLines`
      ^subject: [^\n]{0,200}\n\s{0,12}\n[ \t]*(?:
        hello|hi|hey|dear|good (?:day|morning|afternoon)|to whom|
        hallo|guten tag|sehr geehrte\w*|bonjour|hola|buenos|buongiorno|ciao|beste|geachte|ol[áa]|hej
      )\b
    `,
    inLines`
      ^-{2,} ?(
        this is a copy of|the (header|body) of|unsent message|undelivered message|message header|
        returned message|original message|included message|original mail|message headers follow|enclosed is|
        the following is|transcript of (the )?message|ursprüngliche|message text|your message|
        begin(ning)? of
      )
    `,
    String.raw`^-{3,} ?=_?part|^--[\w=_.-]{12,}$\n^content-type: (message|text/rfc822)`,
    inLines`
      ^(?!the original (?:message|mail) was (?:received|sent))(
        the (first|original|attached|following|returned) (\d+ )?
          (lines?|kilobytes|bytes|message|mail|part)[^\n]{0,60}(follow|message|is|are|was|header)|
        original (mail )?(message|mail)( headers?)?|original headers|message headers?|unsent message|
        received message|message follows|copy of (the )?(message|mail)|
        your (original )?(message|e?-?mail) (follows|headers?|reads)|
        header of the (original )?(message|mail)|rejected message|undelivered message|failed message|
        text of your message|orig(inal)? message text|message contents?
      )[^\n]{0,40}[:.]?[ \t]*-*$
    `,
    '^(return-path|received|x-mozilla-status|x-originating-ip|dkim-signature|arc-seal|x-received): ',
  ].join('|'),
  'im',
);

/** What the machine itself says, apart from the copy that it appended to its text. */
export function splitCopy(text: string): { said: string; copy: string } {
  const begin = COPY_BEGINS.exec(text);
  if (!begin || begin.index === 0) return { said: text, copy: '' };
  return { said: text.slice(0, begin.index), copy: text.slice(begin.index) };
}

/** From the part that encloses it, or from the copy in the text. */
export function enclosedMailIn(mail: ReceivedMail, text: string): EnclosedMail {
  const enclosed = mail.parts.filter(({ contentType }) => /rfc822|partial|external/.test(contentType));
  const heads = [...enclosed.map(({ content }) => content), splitCopy(text).copy, text];
  const blocks = heads.flatMap((head) => fieldBlocksIn(head).filter(isHead));
  const first = (name: string) => blocks.map((fields) => fields.get(name)).find((value) => value);
  return {
    to: [
      ...new Set(
        ['to', 'cc', 'x-original-to', 'delivered-to', 'envelope-to'].flatMap((name) =>
          addressesIn(first(name) ?? ''),
        ),
      ),
    ],
    from: addressesIn(first('from') ?? ''),
    messageId: messageIdIn(first('message-id')),
  };
}

const isHead = (fields: Fields): boolean =>
  ['message-id', 'subject', 'to', 'from', 'date'].filter((name) => fields.has(name)).length >= 2;
