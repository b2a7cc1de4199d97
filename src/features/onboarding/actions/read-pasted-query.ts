import { AppError } from '../../../kernel/errors.ts';
import type { QueryAddressReader } from '../ports.ts';

/** What to keep of a pasted address. What can't be read is said of its field, which the person has to mend. */
export function readPastedQuery(
  addresses: QueryAddressReader,
  pasted: string,
): ReturnType<QueryAddressReader['read']> {
  try {
    return addresses.read(pasted);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid_input') throw error;
    throw new AppError(error.code, error.message, {
      ...error.details,
      fields: { keepaQuery: error.message },
    });
  }
}
