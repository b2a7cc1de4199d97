import type { ReplyDocument } from '../../replies/domain/reading/reply-facts.ts';

/** What a brand asks for before it opens an account, and a seller keeps at hand. */
const KINDS = {
  tax_id: { label: 'Tax ID', answers: ['tax_id', 'w9'] },
  resale_certificate: { label: 'Resale certificate', answers: ['resale_certificate'] },
  business_license: { label: 'Business license', answers: ['business_license', 'identification'] },
  storefront: { label: 'Storefront', answers: ['storefront_photos', 'website_url', 'marketplace_links'] },
  references: { label: 'References', answers: ['trade_references', 'bank_reference'] },
  insurance: { label: 'Insurance certificate', answers: ['insurance_certificate'] },
  other: {
    label: 'Other',
    answers: ['credit_application', 'sales_history', 'invoices', 'business_plan'],
  },
} as const satisfies Record<string, { label: string; answers: readonly ReplyDocument[] }>;

export type TrustKind = keyof typeof KINDS;
export const TRUST_KINDS = Object.keys(KINDS) as TrustKind[];
export const TRUST_LABELS = Object.fromEntries(
  TRUST_KINDS.map((kind) => [kind, KINDS[kind].label]),
) as Record<TrustKind, string>;

/** Whether a document of the pack is one that the brand asked for. */
export const isAskedFor = (kind: TrustKind, asked: readonly ReplyDocument[]): boolean =>
  (KINDS[kind].answers as readonly ReplyDocument[]).some((document) => asked.includes(document));

/** Whether documents of these kinds leave nothing open of what was asked for; a request that names none is met by any. */
export const answersAll = (sent: readonly TrustKind[], asked: readonly ReplyDocument[]): boolean =>
  sent.length > 0 && asked.every((document) => sent.some((kind) => isAskedFor(kind, [document])));

export const MOST_DOCUMENT_BYTES = 5 * 1024 * 1024;
export const MOST_DOCUMENTS = 30;
const LONGEST_NAME = 120;

const SIGNATURES = [
  { type: 'application/pdf', extension: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/png', extension: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', extension: 'jpg', bytes: [0xff, 0xd8, 0xff] },
] as const;

/** What a file is by what stands in it: its name and what a browser says of it prove nothing. */
export function documentTypeOf(bytes: Uint8Array): { type: string; extension: string } | null {
  const found = SIGNATURES.find(({ bytes: start }) => start.every((byte, index) => bytes[index] === byte));
  return found ? { type: found.type, extension: found.extension } : null;
}

/** A name that can stand in a header and a list, with the ending of what the file is. */
export function documentFileName(name: string, extension: string): string {
  const bare = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}"\\/:*?<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\.(?:pdf|png|jpe?g)$/i, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...bare].slice(0, LONGEST_NAME).join('') || 'document'}.${extension}`;
}

/** What sealed bytes are bound to: those of one document open as no other. */
export const documentContext = (accountId: string, id: string): string => `${accountId}:trust_document:${id}`;

/** A document of the pack, as far as it is shown: never its bytes. */
export interface TrustDocument {
  id: string;
  kind: TrustKind;
  name: string;
  contentType: string;
  size: number;
  uploadedAt: Date;
  /** The last day on which it is valid: "2026-12-31"; null: nobody has said. */
  expiresOn: string | null;
}

/** Whether a brand would get a paper that counts no more. */
export const hasExpired = ({ expiresOn }: Pick<TrustDocument, 'expiresOn'>, today: string): boolean =>
  expiresOn !== null && expiresOn < today;
