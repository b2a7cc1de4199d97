import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { takeTurn } from '../../../db/take-turn.ts';
import { NOTHING_SAID, type SellerFacts } from '../domain/seller-facts.ts';
import type { TrustDocument, TrustKind } from '../domain/trust-document.ts';

const COLUMNS = sql`
  id, kind, name, content_type as "contentType", size, uploaded_at as "uploadedAt", expires_on::text as "expiresOn"`;

export async function listDocuments(tx: Tx, accountId: string): Promise<TrustDocument[]> {
  const { rows } = await sql<TrustDocument>`
    select ${COLUMNS} from trust_documents where account_id = ${accountId}
     order by uploaded_at, id`.execute(tx);
  return rows;
}

export async function documentsById(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
): Promise<(TrustDocument & { sealed: string })[]> {
  const { rows } = await sql<TrustDocument & { sealed: string }>`
    select ${COLUMNS}, sealed from trust_documents
     where account_id = ${accountId} and id = any (${ids}::uuid[])`.execute(tx);
  return rows;
}

/** Others that upload at the same time wait, so that together they can't pass the most that there may be. */
export async function countDocuments(tx: Tx, accountId: string): Promise<number> {
  await takeTurn(tx, 'trust_documents', accountId);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from trust_documents where account_id = ${accountId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export interface SealedDocument {
  id: string;
  kind: TrustKind;
  name: string;
  contentType: string;
  size: number;
  sealed: string;
}

export async function insertDocument(tx: Tx, accountId: string, document: SealedDocument): Promise<void> {
  const { contentType, ...rest } = document;
  await tx
    .insertInto('trust_documents')
    .values({ account_id: accountId, ...rest, content_type: contentType })
    .execute();
}

export async function replaceDocument(
  tx: Tx,
  accountId: string,
  { id, name, contentType, size, sealed }: Omit<SealedDocument, 'kind'>,
): Promise<boolean> {
  const row = await tx
    .updateTable('trust_documents')
    // A newer paper has another day.
    .set({ name, content_type: contentType, size, sealed, uploaded_at: sql<Date>`now()`, expires_on: null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setExpiry(
  tx: Tx,
  accountId: string,
  { id, expiresOn }: { id: string; expiresOn: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    update trust_documents set expires_on = ${expiresOn}::date where account_id = ${accountId} and id = ${id}
    returning id`.execute(tx);
  return rows.length > 0;
}

export async function deleteDocument(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('trust_documents')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertDisclosures(
  tx: Tx,
  accountId: string,
  documents: readonly TrustDocument[],
  sent: { brandId: number; mailId: string; messageId: string },
): Promise<void> {
  if (documents.length === 0) return;
  await tx
    .insertInto('trust_disclosures')
    .values(
      documents.map(({ id, kind, name }) => ({
        account_id: accountId,
        brand_id: sent.brandId,
        document_id: id,
        kind,
        name,
        asked_in: sent.mailId,
        message_id: sent.messageId,
      })),
    )
    .execute();
}

export async function disclosuresTo(
  tx: Tx,
  accountId: string,
  brandId: number,
): Promise<{ id: number; kind: TrustKind; name: string; sentAt: Date }[]> {
  const { rows } = await sql<{ id: number; kind: TrustKind; name: string; sentAt: Date }>`
    select id, kind, name, sent_at as "sentAt" from trust_disclosures
     where account_id = ${accountId} and brand_id = ${brandId} order by id desc limit 50`.execute(tx);
  return rows;
}

export async function readSellerFacts(tx: Tx, accountId: string): Promise<SellerFacts> {
  const row = await tx
    .selectFrom('seller_facts')
    .select('facts')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { ...NOTHING_SAID, ...(row?.facts as Partial<SellerFacts> | undefined) };
}

export async function saveSellerFacts(tx: Tx, accountId: string, facts: SellerFacts): Promise<void> {
  const values = { facts: JSON.stringify(facts), changed_at: sql<Date>`now()` };
  await tx
    .insertInto('seller_facts')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}
