import { productQuery, unknownFiltersSentence } from '../features/catalog/domain/product-query.ts';
import type { QueryAddressReader } from '../features/onboarding/ports.ts';
import { readQueryAddress } from '../providers/keepa/query-address.ts';

/** Keeps of a pasted address what is looked for, without its host and without the key that usually stands in it. */
export const keepaQueryAddresses: QueryAddressReader = {
  read: (pasted) => {
    const { siteId, selection, page, perPage, unknownFilters } = readQueryAddress(pasted);
    const query = productQuery({ siteId, selection, page, perPage, unknownFilters });
    const kept = new URLSearchParams({
      domain: String(siteId),
      selection: JSON.stringify({
        ...selection,
        ...(page !== null && { page }),
        ...(perPage !== null && { perPage }),
      }),
    });
    return { kept: `https://api.keepa.com/query?${kept}`, notice: unknownFiltersSentence(query) };
  },
};
