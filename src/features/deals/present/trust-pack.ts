import type { TrustPackView } from '../contract/trust-pack.ts';
import type { SellerFacts } from '../domain/seller-facts.ts';
import type { TrustDocument } from '../domain/trust-document.ts';

export const presentTrustPack = (pack: {
  documents: TrustDocument[];
  facts: SellerFacts;
}): TrustPackView => ({
  documents: pack.documents.map(({ uploadedAt, ...document }) => ({
    ...document,
    uploadedAt: uploadedAt.toISOString(),
  })),
  facts: pack.facts,
});
