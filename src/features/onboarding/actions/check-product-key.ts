import { AppError } from '../../../kernel/errors.ts';
import type { ProductKeys } from '../ports.ts';

/** Refuses a key that Keepa refuses. Where Keepa can't be asked, that stops nobody; the sentence returned says so. */
export async function checkProductKey(keys: ProductKeys, apiKey: string): Promise<string | null> {
  const check = await keys.checkKey(apiKey);
  if (check.outcome === 'refused')
    throw new AppError('invalid_input', check.sentence, { fields: { keepaApiKey: check.sentence } });
  return check.outcome === 'unreachable'
    ? 'Keepa couldn’t be reached, so the key is saved without a check.'
    : null;
}
