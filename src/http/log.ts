import { pino } from 'pino';

/** The part of a JSON-lines logger that the server needs. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const silentLogger: Logger = { info: () => {}, warn: () => {}, error: () => {} };

/** Lines go to standard output and to `keep`, both without secrets. */
export function createLogger(level: string, keep: (line: string) => void): Logger {
  const streams = pino.multistream(
    [
      { level: 'trace', stream: process.stdout },
      { level: 'trace', stream: { write: keep } },
    ],
    { dedupe: false },
  );
  return pino({ level, hooks: { streamWrite: withoutSecrets } }, streams);
}

/** Fields that are nobody's business in a log, wherever an error may have brought them along. */
const PRIVATE_FIELDS =
  /"(password|authorization|cookie|set-cookie|secret|token|api_?key|body|body_?text|body_?html|text|html|subject)":"(?:[^"\\]|\\.)*"/gi;

const SECRETS: readonly [RegExp, string][] = [
  // Keys of SendGrid, of Stripe and of language models; our own tokens and what we have sealed.
  [/\bSG\.[\w-]{8,}\.[\w-]{8,}/g, 'SG.…'],
  [/\b(sk|rk|pk|whsec)([-_])[\w-]{12,}/g, '$1$2…'],
  [/\blinesheet_[\w-]{30,}/g, 'linesheet_…'],
  [/\bs1\.[\w-]+\.[\w-]{16,}/g, 's1.…'],
  [/\b(Bearer|Basic) [\w.~+/=-]{6,}/gi, '$1 …'],
  // In addresses: who signs in there, and what is handed over.
  [/([a-z][\w+.-]*:\/\/)[^\s"/@]+@/gi, '$1…@'],
  [/([?&](?:key|token|api_?key|secret|password|access_token|code)=)[^&\s"\\]+/gi, '$1…'],
];

/** A line as it may be written down: never with a secret, never with a mail's body. */
export const withoutSecrets = (line: string): string =>
  SECRETS.reduce(
    (text, [pattern, put]) => text.replace(pattern, put),
    line.replace(PRIVATE_FIELDS, (_, name: string) => `"${name}":"…"`),
  );
