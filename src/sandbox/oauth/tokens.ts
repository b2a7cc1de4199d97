import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseJson } from '../../kernel/json.ts';

export type Kind = 'code' | 'access' | 'refresh';
export const PROVIDER_IDS = ['google', 'microsoft'] as const;
export type ProviderId = (typeof PROVIDER_IDS)[number];

/** What a code or a token stands for. */
export interface Grant {
  provider: ProviderId;
  user: string;
  clientId: string;
  /** Of a code alone: to where it was sent, and by whom it may be taken up. */
  redirectUri?: string;
  challenge?: string;
  /** Whether it lasts (`access_type=offline`, `offline_access`). */
  isOffline: boolean;
}

export interface Tokens {
  give(kind: Kind, grant: Grant, seconds: number): string;
  /** What it stands for; null where it is made up, of another kind, or has run out. */
  read(kind: Kind, token: string): Grant | null;
}

/** Signed, so that those given before a restart are good after it. */
export function createTokens(seed: number): Tokens {
  const sign = (body: string) =>
    createHmac('sha256', `sandbox oauth ${seed}`).update(body).digest('base64url');
  let given = 0;
  return {
    give: (kind, grant, seconds) => {
      given += 1;
      const until = Date.now() + seconds * 1_000;
      const body = Buffer.from(JSON.stringify({ kind, grant, until, given })).toString('base64url');
      return `${body}.${sign(body)}`;
    },
    read: (kind, token) => {
      const [body = '', mark = ''] = token.split('.');
      const [is, should] = [Buffer.from(mark), Buffer.from(sign(body))];
      if (is.length !== should.length || !timingSafeEqual(is, should)) return null;
      const held = parseJson(Buffer.from(body, 'base64url').toString('utf8')) as
        | { kind: Kind; grant: Grant; until: number }
        | undefined;
      return held?.kind === kind && held.until > Date.now() ? held.grant : null;
    },
  };
}
