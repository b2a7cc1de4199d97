/** Credits that are bought once, and don't expire. */
export interface Pack {
  credits: number;
  cents: number;
}

export const PACKS = [
  { credits: 100, cents: 5_000 },
  { credits: 500, cents: 20_000 },
  { credits: 2_000, cents: 70_000 },
] as const satisfies readonly Pack[];

export type PackSize = (typeof PACKS)[number]['credits'];

export const packOf = (size: PackSize): Pack => {
  const pack = PACKS.find(({ credits }) => credits === size);
  if (!pack) throw new TypeError(`There is no pack of ${size} credits.`);
  return pack;
};

/** The credits that so much money has paid for, in steps of 0.5; never more than the pack has. */
export const creditsWorth = ({ credits, cents }: Pack, ofCents: number): number =>
  Math.floor((credits * Math.min(ofCents, cents) * 2) / cents) / 2;

/** By how many percent its credits are cheaper than those of the smallest pack. */
export const savingOf = ({ credits, cents }: Pack): number =>
  Math.round(100 * (1 - cents / credits / (PACKS[0].cents / PACKS[0].credits)));
