import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { openCalled, type Sealer } from '../../accounts/domain/sealed.ts';
import type { OutgoingAttachment } from '../../outreach/domain/mails/outgoing-mail.ts';
import type { SellerFacts } from '../domain/seller-facts.ts';
import {
  documentContext,
  documentFileName,
  documentTypeOf,
  MOST_DOCUMENT_BYTES,
  MOST_DOCUMENTS,
  type TrustDocument,
  type TrustKind,
} from '../domain/trust-document.ts';
import * as store from '../store/trust-pack.ts';

export interface TrustPack {
  documents: TrustDocument[];
  facts: SellerFacts;
}

const noSuchDocument = (): AppError => new AppError('not_found', 'There is no such document.');

export const readTrustPack = async (tx: Tx, accountId: string): Promise<TrustPack> => ({
  documents: await store.listDocuments(tx, accountId),
  facts: await store.readSellerFacts(tx, accountId),
});

export const saySellerFacts = (tx: Tx, accountId: string, facts: SellerFacts): Promise<void> =>
  store.saveSellerFacts(tx, accountId, facts);

export async function addDocument(
  tx: Tx,
  sealer: Sealer,
  accountId: string,
  file: { kind: TrustKind; name: string; bytes: Uint8Array },
): Promise<void> {
  const sealed = sealDocument(sealer, accountId, { ...file, id: uuidv7() });
  if ((await store.countDocuments(tx, accountId)) >= MOST_DOCUMENTS)
    throw new AppError('conflict', `A trust pack holds ${MOST_DOCUMENTS} documents at most.`);
  await store.insertDocument(tx, accountId, { ...sealed, kind: file.kind });
}

export async function replaceDocument(
  tx: Tx,
  sealer: Sealer,
  accountId: string,
  file: { id: string; name: string; bytes: Uint8Array },
): Promise<void> {
  const sealed = sealDocument(sealer, accountId, file);
  if (!(await store.replaceDocument(tx, accountId, sealed))) throw noSuchDocument();
}

export async function setDocumentExpiry(
  tx: Tx,
  accountId: string,
  expiry: { id: string; expiresOn: string | null },
): Promise<void> {
  if (!(await store.setExpiry(tx, accountId, expiry))) throw noSuchDocument();
}

export async function removeDocument(tx: Tx, accountId: string, id: string): Promise<void> {
  if (!(await store.deleteDocument(tx, accountId, id))) throw noSuchDocument();
}

/** In the clear, for the person whose it is. */
export async function downloadDocument(
  tx: Tx,
  sealer: Sealer,
  accountId: string,
  id: string,
): Promise<OutgoingAttachment> {
  const [file] = await openDocuments(tx, sealer, accountId, [id]);
  if (!file) throw noSuchDocument();
  return file;
}

/** In the clear, to go out with an answer or to their owner; in the order of `ids`. */
export async function openDocuments(
  tx: Tx,
  sealer: Sealer,
  accountId: string,
  ids: readonly string[],
): Promise<OutgoingAttachment[]> {
  const found = new Map(
    (await store.documentsById(tx, accountId, ids)).map((document) => [document.id, document]),
  );
  return ids.flatMap((id) => {
    const document = found.get(id);
    if (!document) return [];
    const { sealed, name } = document;
    const opened = openCalled(
      sealer,
      { sealed, context: documentContext(accountId, id) },
      { what: `“${name}”`, remedy: 'Replace it in your trust pack' },
    );
    return {
      filename: document.name,
      contentType: document.contentType,
      content: Buffer.from(opened, 'base64'),
    };
  });
}

/** A sealer seals text, so the bytes go in as text. */
function sealDocument(
  sealer: Sealer,
  accountId: string,
  { id, name, bytes }: { id: string; name: string; bytes: Uint8Array },
): Omit<store.SealedDocument, 'kind'> {
  if (bytes.byteLength === 0) throw new AppError('invalid_input', 'The file is empty.');
  if (bytes.byteLength > MOST_DOCUMENT_BYTES)
    throw new AppError('too_large', 'A document can be at most 5 MB.');
  const type = documentTypeOf(bytes);
  if (!type) throw new AppError('invalid_input', 'Please choose a PDF, a PNG or a JPEG.');
  const sealed = sealer.seal(Buffer.from(bytes).toString('base64'), documentContext(accountId, id));
  return {
    id,
    sealed,
    size: bytes.byteLength,
    contentType: type.type,
    name: documentFileName(name, type.extension),
  };
}
