import { createHash, randomBytes } from 'node:crypto';

/** Lets a leaked token be recognised for what it is. */
const PREFIX = 'linesheet_';

export interface ApiTokenRecord {
  id: string;
  name: string;
  scopes: string[];
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
}

export const newTokenSecret = (): string => PREFIX + randomBytes(32).toString('base64url');

/** 256 random bits need no slow hash. */
export const tokenHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();
