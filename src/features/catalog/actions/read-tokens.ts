import { ProviderError } from '../../../kernel/errors.ts';
import type { ProductSource, TokenStatus } from '../ports.ts';

/** The bucket as it is now, which asking doesn't change; null while the source can't say. */
export async function readTokens(source: ProductSource): Promise<TokenStatus | null> {
  try {
    return await source.tokenStatus();
  } catch (error) {
    if (error instanceof ProviderError && error.failure !== 'misconfigured') return null;
    throw error;
  }
}
