import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { calendarDay } from '../../accounts/domain/calendar.ts';
import { type GatedThing, type Gating, type Identity, isOfTheFuture } from '../domain/gating/gating.ts';
import { type GatingGuess, likelyGated } from '../domain/gating/likely-gated.ts';
import { compareIdentities, type IdentityMatch } from '../domain/gating/same-identity.ts';
import { refusalOnMarketplace } from '../domain/policy/set-aside.ts';
import {
  deleteGating,
  findGating,
  findLegalIdentity,
  findListingSigns,
  saveGating,
  saveLegalIdentity,
} from '../store/gatings.ts';
import { readPolicies } from '../store/policy.ts';
import { tellOfBrand } from './tell-of-brand.ts';

/** What is guessed and what is known about whether the seller may list a brand or a product. */
export interface KnownGating {
  likely: GatingGuess;
  found: Gating | null;
  identity: Identity | null;
  match: IdentityMatch | null;
  /** By the seller's calendar. */
  today: string;
}

export async function readGating(tx: Tx, accountId: string, of: GatedThing, now: Date): Promise<KnownGating> {
  const signs = await findListingSigns(tx, accountId, of);
  if (!signs) throw new AppError('not_found', `There is no such ${'brandId' in of ? 'brand' : 'product'}.`);
  const found = await findGating(tx, accountId, of);
  const identity = await findLegalIdentity(tx, accountId);
  const match = identity && found?.invoice ? compareIdentities(identity, found.invoice) : null;
  const refusal = 'brandId' in of ? await rulesAgainstUs(tx, accountId, of.brandId) : null;
  const today = calendarDay(await readAccount(tx, accountId), now);
  return { likely: likelyGated({ ...signs, refusal }), found, identity, match, today };
}

async function rulesAgainstUs(tx: Tx, accountId: string, brandId: number): Promise<string | null> {
  const [policy] = await readPolicies(tx, accountId, [brandId]);
  return policy ? refusalOnMarketplace(policy, policy.marketplace) : null;
}

/** Whoever is signed in has checked it, where no other name is given. */
export async function recordGating(
  tx: Tx,
  accountId: string,
  {
    of,
    found,
    now,
  }: { of: GatedThing; found: Omit<Gating, 'checkedBy'> & { checkedBy?: string | undefined }; now: Date },
): Promise<KnownGating> {
  const { today } = await readGating(tx, accountId, of, now);
  const { checkedBy = await nameOf(tx, accountId), authorisation } = found;
  const { askedOn = null, receivedOn = null } = authorisation ?? {};
  if (askedOn !== null && receivedOn !== null && receivedOn < askedOn)
    throw new AppError('invalid_input', 'An authorisation can’t have come before it was asked for.');
  if (isOfTheFuture(found, today))
    throw new AppError('invalid_input', 'What was found out can’t have a day that is still to come.');
  await saveGating(tx, accountId, of, { ...found, checkedBy });
  await tell(tx, accountId, of);
  return readGating(tx, accountId, of, now);
}

const tell = (tx: Tx, accountId: string, of: GatedThing): Promise<void> =>
  tellOfBrand(tx, accountId, 'brandId' in of ? of.brandId : null);

async function nameOf(tx: Tx, accountId: string): Promise<string> {
  const { firstName, email } = await readAccount(tx, accountId);
  return firstName || email;
}

export async function forgetGating(
  tx: Tx,
  accountId: string,
  of: GatedThing,
  now: Date,
): Promise<KnownGating> {
  await deleteGating(tx, accountId, of);
  await tell(tx, accountId, of);
  return readGating(tx, accountId, of, now);
}

export async function nameLegalIdentity(tx: Tx, accountId: string, identity: Identity): Promise<Identity> {
  await saveLegalIdentity(tx, accountId, identity);
  await tellOfBrand(tx, accountId, null);
  return identity;
}
