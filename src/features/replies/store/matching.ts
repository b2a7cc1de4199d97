import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { domainOf } from '../../../kernel/mail-address.ts';
import { hostOf } from '../../brands/domain/site/site.ts';
import { addressKey } from '../../suppression/domain/suppression.ts';
import type { Home } from '../domain/mail/home.ts';

/** A mail of ours, as far as an answer to it is concerned. */
export interface OurMessage {
  id: string;
  accountId: string;
  brandId: number;
  toEmail: string;
}

/** Of those with these ids, in their order. */
export async function messagesById(tx: Tx, ids: readonly string[]): Promise<OurMessage[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<OurMessage>`
    select messages.id, account_id as "accountId", brand_id as "brandId", to_email as "toEmail"
      from messages join unnest(${ids}::uuid[]) with ordinality as wanted (id, place) on wanted.id = messages.id
     order by wanted.place`.execute(tx);
  return rows;
}

/** Whose senders these addresses are: what was forwarded goes to the address that the brand answered to. */
export async function accountsOfSenders(tx: Tx, addresses: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ accountId: string }>`
    select id as "accountId" from profiles where lower(sender_email) = any (${addresses}::text[])
     union
    select account_id from senders where lower(email) = any (${addresses}::text[]) and removed_at is null`.execute(
    tx,
  );
  return rows.map(({ accountId }) => accountId);
}

/** Those of these accounts that there still are. */
export async function knownAccounts(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx.selectFrom('profiles').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

/** Every address that the account itself writes from. */
export async function isOwnAddress(tx: Tx, accountId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from profiles where id = ${accountId} and ${email} in (lower(sender_email), lower(email))
     union all
    select from senders where account_id = ${accountId} and lower(email) = ${email}`.execute(tx);
  return rows.length > 0;
}

export interface BrandFound {
  brandId: number;
  /** Our last mail to it. */
  messageId: string | null;
}

const LATEST_MESSAGE = sql`
  (select id from messages
    where messages.account_id = brands.account_id and messages.brand_id = brands.id and messages.sent_at is not null
    order by sent_at desc limit 1)`;

/** The brands that an address belongs to: written to there before, or found there; the one written to last is first. */
export async function brandsAtAddress(tx: Tx, accountId: string, email: string): Promise<BrandFound[]> {
  const { rows } = await sql<BrandFound>`
    select brands.id as "brandId", ${LATEST_MESSAGE} as "messageId" from brands
     where brands.account_id = ${accountId} and brands.merged_into is null
       and brands.id in (
         select brand_id from messages where account_id = ${accountId} and lower(to_email) = ${email}
         union
         select brand_id from brand_contacts
          where account_id = ${accountId} and kind = 'address' and lower(value) = ${email}
         union
         select id from brands where account_id = ${accountId} and lower(email) = ${email}
         union
         select brand_id from inbound_mails
          where account_id = ${accountId} and from_email = ${email} and brand_id is not null)
     order by 2 desc nulls last, 1
     limit 5`.execute(tx);
  return rows;
}

/** The same for everybody at a company's own domain. */
export async function brandsAtDomain(tx: Tx, accountId: string, domain: string): Promise<BrandFound[]> {
  const below = `%.${domain}`;
  const at = (email: string) => sql`
    (split_part(lower(${sql.ref(email)}), '@', 2) = ${domain} or split_part(lower(${sql.ref(email)}), '@', 2) like ${below})`;
  const { rows } = await sql<BrandFound>`
    select brands.id as "brandId", ${LATEST_MESSAGE} as "messageId" from brands
     where brands.account_id = ${accountId} and brands.merged_into is null
       and brands.id in (
         select brand_id from messages where account_id = ${accountId} and ${at('to_email')}
         union
         select brand_id from brand_contacts where account_id = ${accountId} and kind = 'address' and ${at('value')}
         union
         select id from brands where account_id = ${accountId} and ${at('email')}
         union
         select id from brands
          where account_id = ${accountId}
            and (split_part(lower(website), '/', 3) = ${domain} or split_part(lower(website), '/', 3) like ${below}))
     order by 2 desc nulls last, 1
     limit 5`.execute(tx);
  return rows;
}

/** Where the seller and the brand are at home, as far as our records tell, and whether the brand is the sandbox's. */
export async function readHome(
  tx: Tx,
  accountId: string,
  { brandId, toEmail }: { brandId: number | null; toEmail: string | null },
): Promise<{ home: Home; isSandbox: boolean }> {
  const { rows } = await sql<{ sellerZone: string; website: string | null; isSandbox: boolean | null }>`
    select profiles.time_zone as "sellerZone", brands.website, brands.is_sandbox as "isSandbox"
      from profiles left join brands on brands.account_id = profiles.id and brands.id = ${brandId}
     where profiles.id = ${accountId}`.execute(tx);
  const [{ sellerZone = '', website = null, isSandbox = null } = {}] = rows;
  const brandHosts = [website && hostOf(website), toEmail && domainOf(toEmail)].filter(
    (host) => host !== null,
  );
  return { home: { brandHosts, sellerZone }, isSandbox: isSandbox ?? false };
}

/** The brand that a brand stands for now: itself, unless it was merged. Null where there is none. */
export async function standingBrand(tx: Tx, accountId: string, brandId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    with recursive standing as (
      select id, merged_into, 0 as step from brands where account_id = ${accountId} and id = ${brandId}
      union all
      select brands.id, brands.merged_into, step + 1 from brands join standing on brands.id = standing.merged_into
       where brands.account_id = ${accountId} and step < 20
    ) select id from standing where merged_into is null`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Those of the addresses that the account wrote to, in lower case. */
export async function writtenTo(tx: Tx, accountId: string, emails: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct lower(to_email) as email from messages
     where account_id = ${accountId} and lower(to_email) = any (${emails.map(addressKey)}::text[])`.execute(
    tx,
  );
  return rows.map(({ email }) => email);
}
