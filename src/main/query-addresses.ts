import { productQuery, unknownFiltersSentence } from '../features/catalog/domain/product-query.ts';
import type { QueryAddresses } from '../features/catalog/ports.ts';
import type { QueryAddressReader } from '../features/onboarding/ports.ts';
import { readQueryAddress, unknownFilters, writeQueryAddress } from '../providers/keepa/query-address.ts';

export const keepaAddresses: QueryAddresses = {
  readQuery: readQueryAddress,
  unknownFilters,
  addressOf: writeQueryAddress,
};

/** Keeps of a pasted address what is looked for, without its host and without the key that usually stands in it. */
export const keepaQueryAddresses: QueryAddressReader = {
  read: (pasted) => {
    const query = readQueryAddress(pasted);
    return { kept: writeQueryAddress(query), notice: unknownFiltersSentence(productQuery(query)) };
  },
};
