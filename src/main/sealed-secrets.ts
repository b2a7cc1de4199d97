import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { OPERATORS_KEY } from '../features/accounts/domain/account.ts';
import { sealingKeyId } from '../features/accounts/domain/sealed.ts';
import { counted } from '../kernel/words.ts';
import { createCookieSigner } from '../providers/better-auth/cookie-signer.ts';

/** Secrets of one kind that the same key sealed. */
interface Sealed {
  what: string;
  /** As the sealed text itself names it. */
  key: string;
  secrets: number;
}

export interface SealedSecrets {
  all: number;
  byPrevious: number;
  /** What neither key opens, by kind. */
  unreadable: { what: string; secrets: number }[];
}

/** By which keys what is stored was sealed, across accounts; nothing is opened for it. */
export async function countSealedSecrets(
  tx: Tx,
  { secretKey, previousSecretKey }: { secretKey: string; previousSecretKey: string | null },
): Promise<SealedSecrets> {
  const { rows } = await sql<Sealed>`
    with sealed (what, text) as (
      select 'SendGrid key', left(sendgrid_api_key, 40) from profiles
      union all select 'Keepa key', left(keepa_api_key, 40) from profiles
      union all select 'mailbox password', left(smtp_url, 40) from profiles
      union all select 'workflow host secret', left(workflow_secret, 40) from profiles
      union all select 'SendGrid key', left(sendgrid_key_sealed, 40) from senders
      union all select 'mailbox password', left(of_mailbox, 40)
        from senders cross join unnest(array[smtp_sealed, imap_sealed, oauth_sealed]) as of_mailbox
      union all select 'trust pack document', left(sealed, 40) from trust_documents
      union all select 'authenticator', left(secret, 40) from two_factors
    )
    select what, substring(text from '^(?:s1\\.|\\$ba\\$)([^.$]*)') as key, count(*)::int as secrets
      from sealed where text <> ${OPERATORS_KEY} group by 1, 2 order by 1`.execute(tx);
  const ofCurrent = keyNames(secretKey);
  const ofPrevious = previousSecretKey === null ? [] : keyNames(previousSecretKey);
  const unreadable = new Map<string, number>();
  for (const { what, key, secrets } of rows)
    if (!ofCurrent.includes(key) && !ofPrevious.includes(key))
      unreadable.set(what, (unreadable.get(what) ?? 0) + secrets);
  return {
    all: sum(rows),
    byPrevious: sum(rows.filter(({ key }) => !ofCurrent.includes(key) && ofPrevious.includes(key))),
    unreadable: [...unreadable].map(([what, secrets]) => ({ what, secrets })),
  };
}

/** What a person is to know and do where some can't be read. */
export function unreadableWords({ unreadable }: SealedSecrets): string | null {
  if (unreadable.length === 0) return null;
  const which = unreadable.map(({ what, secrets }) => counted(secrets, what)).join(', ');
  return `Sealed by another SECRET_KEY, and not to be read: ${which}. Set SECRET_KEY_PREVIOUS to the key before, or have people enter theirs again.`;
}

/** How a key is named in what it sealed: by us, and by the library that keeps second factors. */
const keyNames = (secretKey: string): string[] => [
  sealingKeyId(secretKey),
  ...createCookieSigner(secretKey, null).secrets.map(({ version }) => String(version)),
];

const sum = (rows: readonly { secrets: number }[]): number =>
  rows.reduce((total, { secrets }) => total + secrets, 0);
