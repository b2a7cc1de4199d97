const COUNT = '(\\d{1,3}|two|three|four|five|six|eight|ten|twelve)';
const PACKS: readonly RegExp[] = [
  new RegExp(`\\b(?:pack|case|set|box|bundle|lot|multipack)s? of ${COUNT}\\b`, 'i'),
  new RegExp(`\\b${COUNT}[ -]?(?:pack|pk|packs)\\b`, 'i'),
  new RegExp(`\\b(?:pack|pk)[ -]?${COUNT}\\b`, 'i'),
  new RegExp(`\\b${COUNT} ?x ?\\d+(?:\\.\\d+)? ?(?:ml|oz|g|fl)\\b`, 'i'),
];
const WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
};

/** How many a title says are sold together: "Pack of 3", "3-Pack". Counts of what is in one package say nothing of that. */
export function packInTitle(title: string | null): number {
  for (const words of PACKS) {
    const found = words.exec(title ?? '')?.[1]?.toLowerCase();
    const count = found === undefined ? 0 : (WORDS[found] ?? Number(found));
    if (count > 1 && count <= 200) return count;
  }
  return 1;
}

/** How many units of a list's line make one of a listing. */
export function unitsPerListing(listingTitle: string | null, lineTitle: string | null): number {
  const [listing, line] = [packInTitle(listingTitle), packInTitle(lineTitle)];
  return listing % line === 0 ? listing / line : listing;
}
