import type { Database } from '../../../db/database.ts';
import { AppError, ProviderError } from '../../../kernel/errors.ts';
import { brandsToSource, readBrandsToSource } from '../../brands/actions/brands-to-source.ts';
import type { BrandToSource } from '../../brands/domain/brand-to-source.ts';
import { type Discovery, NOTHING_FOUND } from '../../brands/domain/discovery/discovery.ts';
import { refusalOf } from '../domain/after-provider-failure.ts';
import { DRY_RUN_ROWS, type DryRow, veilAddresses } from '../domain/dry-run.ts';
import type { Discover } from './drive-source-run.ts';

/** Longer than any proxy waits for an answer would only lose it. */
const MOST_MS = 55_000;

/**
 * Looks up the next rows of a Source run without keeping or charging anything: always those that come first, so that
 * asking again shows nothing new. What isn't through in time is said to be open; where one look-up fails, all end.
 */
export async function dryRun(
  { database, discover }: { database: Database; discover: Discover },
  accountId: string,
  gone: AbortSignal,
): Promise<DryRow[]> {
  const brands = await database.asAccount(accountId, async (tx) => {
    const ids = await brandsToSource(tx, accountId, DRY_RUN_ROWS, {});
    const known = await readBrandsToSource(tx, ids);
    return ids.flatMap((id) => known.get(id) ?? []);
  });
  const ended = new AbortController();
  const signal = AbortSignal.any([gone, ended.signal, AbortSignal.timeout(MOST_MS)]);
  try {
    return await Promise.all(brands.map((brand) => tryOut(brand, discover, signal)));
  } finally {
    ended.abort();
  }
}

async function tryOut(brand: BrandToSource, discover: Discover, signal: AbortSignal): Promise<DryRow> {
  try {
    const found = await discover(brand, signal);
    return rowOf(brand, found, signal.aborted ? null : found.outcome);
  } catch (error) {
    if (error instanceof ProviderError)
      throw new AppError(
        'provider_unavailable',
        `${refusalOf('The web search', error).sentence}, then try again.`,
      );
    if (!signal.aborted) throw error;
    return rowOf(brand, NOTHING_FOUND, null);
  }
}

const rowOf = (
  { id, name }: BrandToSource,
  { website, wayIn, policy, trail, best, forms }: Omit<Discovery, 'outcome'>,
  outcome: DryRow['outcome'],
): DryRow => ({
  brandId: id,
  name,
  outcome,
  website: website ?? null,
  statements: policy.map((said) => ({ ...said, sentence: veilAddresses(said.sentence) })),
  wayIn: best ? veilAddresses(best.address) : (forms[0]?.url ?? null),
  reason: wayIn ? veilAddresses(wayIn.reason) : null,
  trail: trail.map((step) => ({ ...step, detail: veilAddresses(step.detail) })),
});
