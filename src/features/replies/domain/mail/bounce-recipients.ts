import type { EnclosedMail } from './enclosed-mail.ts';
import { addressesIn, headerOf } from './mail-fields.ts';
import type { ReceivedMail } from './received-mail.ts';

export interface ToldRecipient {
  email: string;
  /** What was said about this one. */
  words: string;
}

const ADDRESS = String.raw`([^\s<>:;,()"'[\]]+@[^\s<>:;,()"'[\]]+?)`;

/** Lines in which mail systems name whom they could not reach, the surest way first. */
const LINES = [
  new RegExp(String.raw`^\s*(?:-+>\s*)?[<[({]?${ADDRESS}[>\])}]?(?=\s*[:;,(]|[.-]?(?:\s|$))`),
  new RegExp(
    String.raw`^\s*(?:(?:e-?mail |mail |recipient |final )*(?:recipients?|address|to|user|rcpt|mailbox)(?: address| name)?)\s*[:=]\s*[<[("']?${ADDRESS}[>\])"']?`,
    'i',
  ),
  new RegExp(String.raw`^\s*(?:<<<\s*|>>>\s*)?\d{3}[ -].{0,120}?<${ADDRESS}>`),
];
const PHRASE = new RegExp(
  String.raw`\b(?:to|for|recipients?|address(?:es)?|users?|mailbox|rcpt|an|à|para|naar|для)\b[^\w@<]{1,4}(?:\w+ ){0,3}[<"'[(]*${ADDRESS}(?=[\s<>:;,()"'[\]]|\.?$)`,
  'i',
);

/** Named by the machine in its head or its text; where it names nobody, those the enclosed mail was for. */
export function recipientsToldIn(mail: ReceivedMail, said: string, enclosed: EnclosedMail): ToldRecipient[] {
  const failed = addressesIn(headerOf(mail, 'x-failed-recipients') ?? '');
  if (failed.length > 0) return failed.map((email) => ({ email, words: wordsAbout(email, said, failed) }));
  const own = new Set([...mail.to, ...enclosed.from, mail.from?.email ?? '']);
  const isOther = (email: string) => !own.has(email) && !isService(email);
  const isNeither = (email: string) => !own.has(email);
  const sure = namedIn(said, LINES).filter(isNeither);
  const named = namedIn(said, [PHRASE]).filter(isOther);
  const anywhere = addressesIn(said).filter(isOther);
  const meant = enclosed.to.filter((email) => !isService(email));
  const best = firstOf(
    sure.filter(isOther),
    named.filter((email) => meant.includes(email)),
    named,
    anywhere.filter((email) => meant.includes(email)),
    meant.filter((email) => !mail.to.includes(email)),
    anywhere.slice(0, 1),
    meant,
    sure,
    enclosed.to.filter(isNeither),
  );
  return best.map((email) => ({ email, words: wordsAbout(email, said, best) }));
}

const firstOf = (...lists: string[][]): string[] => lists.find((list) => list.length > 0) ?? [];

const isService = (email: string): boolean =>
  /^(mailer-?daemon|postmaster|abuse|support|helpdesk|noc|admin(istrator)?|hostmaster|root|mail-daemon)@/.test(
    email,
  );

const MAX_LINES = 400;

function namedIn(said: string, patterns: RegExp[]): string[] {
  const lines = said.split('\n', MAX_LINES).filter((line) => line.length <= 600);
  const found = lines.flatMap((line) =>
    patterns.flatMap((pattern) => addressesIn(pattern.exec(line)?.[1] ?? '').slice(0, 1)),
  );
  return [...new Set(found)];
}

/** From the address on as far as the next one; all of it where there is but one. */
function wordsAbout(email: string, said: string, recipients: string[]): string {
  const at = said.toLowerCase().indexOf(email);
  if (at < 0) return said;
  const rest = said.slice(at + email.length);
  const others = recipients
    .filter((other) => other !== email)
    .map((other) => rest.toLowerCase().indexOf(other))
    .filter((index) => index >= 0);
  const about = rest.slice(0, Math.min(rest.length, ...others));
  return about.replace(/\W+/g, '').length > 15 ? about : said;
}
