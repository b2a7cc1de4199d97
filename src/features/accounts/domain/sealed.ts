import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { AppError } from '../../../kernel/errors.ts';

/** Turns a secret into text that is safe to store, and back. */
export interface Sealer {
  /** `context` says what the secret is and whose; sealed text opens in that context alone. */
  seal(text: string, context: string): string;
  /** Throws where the text was changed, belongs elsewhere, or was sealed with a key that we no longer have. */
  open(sealed: string, context: string): string;
}

/** What was sealed with a key that we no longer have. Its sentence is for whom it concerns, and whoever runs the server. */
export class SealedByAnotherKey extends AppError {
  constructor(what = 'A stored key or password', remedy = 'Enter it again') {
    super(
      'not_configured',
      `${what} can’t be read: the server’s SECRET_KEY is another than when it was entered. ${remedy}, or have SECRET_KEY_PREVIOUS set to the old one.`,
    );
  }
}

const VERSION = 's1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

interface SealingKey {
  /** Names the key without telling anything of it. */
  id: string;
  bytes: Buffer;
}

/** AES-256-GCM. Text is `s1.<key id>.<iv, tag and ciphertext>`; the previous key only opens. */
export function createSealer(secretKey: string, previousSecretKey?: string | null): Sealer {
  const current = sealingKeyOf(secretKey);
  const keys = previousSecretKey ? [current, sealingKeyOf(previousSecretKey)] : [current];

  return {
    seal: (text, context) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current.bytes, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [VERSION, current.id, Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')].join(
        '.',
      );
    },
    open: (sealed, context) => {
      const [version, id, payload = ''] = sealed.split('.');
      const key = keys.find((candidate) => candidate.id === id);
      if (version !== VERSION || !key) throw new SealedByAnotherKey();
      const bytes = Buffer.from(payload, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const body = bytes.subarray(IV_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
  };
}

function sealingKeyOf(secretKey: string): SealingKey {
  const bytes = Buffer.from(hkdfSync('sha256', secretKey, '', 'linesheet sealed secrets', 32));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

/** Opens what a person calls by this name; where that can’t be, they are told how it is mended. */
export function openCalled(
  sealer: Sealer,
  { sealed, context }: { sealed: string; context: string },
  { what, remedy }: { what: string; remedy: string },
): string {
  try {
    return sealer.open(sealed, context);
  } catch (error) {
    throw error instanceof SealedByAnotherKey ? new SealedByAnotherKey(what, remedy) : error;
  }
}

/** The id under which a key stands in what it sealed. */
export const sealingKeyId = (secretKey: string): string => sealingKeyOf(secretKey).id;

/** The end of a key, by which a person tells which one is stored; nothing of a key that is hardly longer. */
export const lastFourOf = (secret: string): string => (secret.length >= 12 ? secret.slice(-4) : '');
