/**
 * A tag as the account already spells it: "home" and "Home" would be two filters, each with half of the brands. `known`
 * has the commonest first.
 */
export function asKnownTag(tag: string, known: readonly string[]): string {
  if (known.includes(tag)) return tag;
  const folded = tag.toLowerCase();
  return known.find((one) => one.toLowerCase() === folded) ?? tag;
}
