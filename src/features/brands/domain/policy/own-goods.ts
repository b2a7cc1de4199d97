/**
 * "Onda Leste Ltda. distributes Saltgrass": a brand that speaks of itself by its name, or by the first word of it, means
 * its goods. A firm may begin with that word, too.
 */
export function withOwnGoods(sentence: string, ownName: string): string {
  const first = ownName.split(' ', 1)[0] ?? '';
  const names = first.length < SHORTEST_OWN || first === ownName ? [ownName] : [ownName, first];
  return names.reduce((told, name) => {
    let from = 0;
    for (let at = told.indexOf(name, from); at !== -1; at = told.indexOf(name, from)) {
      from = at + name.length;
      const isWord = !IS_LETTER.test(told[at - 1] ?? ' ') && !GOES_ON_AS_NAME.test(told.slice(from));
      if (isWord) told = told.slice(0, at) + OWN_GOODS + told.slice(from);
    }
    return told;
  }, sentence);
}
const SHORTEST_OWN = 4;
const IS_LETTER = /\p{L}/u;
/** What goes on is another name, or the owner of what follows. */
const GOES_ON_AS_NAME = /^(?:['’]?\p{L}|[ -]\p{Lu}| (?:&|\+) )/u;
const OWN_GOODS = 'our brand';
