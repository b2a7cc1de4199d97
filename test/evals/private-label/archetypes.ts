import { type Archetype, strays } from './archetype.ts';
import { type BrandFacts, type Listing, soldByOne } from './listing.ts';
import { ALL_SHELVES, brandName, SHELVES } from './names.ts';
import { privateLabelArchetypes } from './private-label-archetypes.ts';
import type { Random } from './random.ts';
import { wholesaleArchetypes } from './wholesale-archetypes.ts';

export const archetypes: readonly Archetype[] = [...wholesaleArchetypes, ...privateLabelArchetypes];

const CITIES = ['Shenzhen', 'Guangzhou', 'Yiwu', 'Ningbo', 'Xiamen'];

function manufacturerOf(random: Random, name: string, isPrivateLabel: boolean): string | null {
  if (isPrivateLabel && random.chance(0.22))
    return `${random.pick(CITIES)} ${brandName(random, 'coined', [])} Technology Co., Ltd.`;
  if (random.chance(isPrivateLabel ? 0.65 : 0.45)) return name;
  if (random.chance(0.2)) return null;
  return random.pick([`${name} Inc.`, `${name} LLC`, name.toLowerCase(), `${name} International`]);
}

export function factsOf(
  random: Random,
  archetype: Archetype,
  index: number,
  isTaken: (name: string) => boolean,
): BrandFacts {
  const shelf = SHELVES[random.pick(archetype.shelves ?? ALL_SHELVES)];
  const naming = random.pick(archetype.naming);
  let name = archetype.names?.[index] ?? brandName(random, naming, shelf.trades);
  while (isTaken(name)) name = brandName(random, naming, shelf.trades);
  const { isPrivateLabel, sharesKnown = 0.88 } = archetype;
  return {
    name,
    shelf,
    isPrivateLabel,
    manufacturer: manufacturerOf(random, name, isPrivateLabel),
    storeName: random.chance(isPrivateLabel ? 0.65 : 0.55) ? name : null,
    sharesKnown: random.chance(sharesKnown),
  };
}

/** No brand is all of a kind: here and there a dealer has something alone, or a stranger sells a private label. */
export function withExceptions(random: Random, { isPrivateLabel }: BrandFacts, listing: Listing): Listing {
  const [first] = listing.turns;
  if (!first) return listing;
  if (!isPrivateLabel && random.chance(0.07)) return { ...listing, turns: [first], idleFba: 0, idleFbm: 0 };
  if (isPrivateLabel && soldByOne(listing) && random.chance(0.05))
    return {
      ...listing,
      turns: [{ ...first, weight: 100 }, ...strays(random, random.whole(1, 2), random.between(1, 12))],
    };
  return listing;
}
