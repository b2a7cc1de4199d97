import { productQuery, unknownFiltersSentence } from '../features/catalog/domain/product-query.ts';
import { selectionFault } from '../features/catalog/domain/selection-fault.ts';
import type { QueryAddresses } from '../features/catalog/ports.ts';
import type { QueryAddressReader } from '../features/onboarding/ports.ts';
import { AppError } from '../kernel/errors.ts';
import { readQueryAddress, unknownFilters, writeQueryAddress } from '../providers/keepa/query-address.ts';

export const keepaAddresses: QueryAddresses = {
  readQuery: readQueryAddress,
  unknownFilters,
  addressOf: writeQueryAddress,
};

/**
 * Keeps of a pasted address what is looked for, without its host and without the key that usually stands in it. What
 * the source couldn't read is refused, and not kept until a download fails by it.
 */
export const keepaQueryAddresses: QueryAddressReader = {
  read: (pasted) => {
    const query = readQueryAddress(pasted);
    const fault = selectionFault(query.selection);
    if (fault !== null) throw new AppError('invalid_input', fault);
    return { kept: writeQueryAddress(query), notice: unknownFiltersSentence(productQuery(query)) };
  },
};
