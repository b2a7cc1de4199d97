import { type BrandName, isGoods } from '../brand-name.ts';

/** A domain whose chosen name is the brand's, whatever was put before or behind it. */
export const OWN_LABEL = 2.5;

const ARTICLES = ['l', 'le', 'la', 'les', 'el', 'los', 'il', 'der', 'die', 'das', 'de', 'het'];

/** Before a name, and seldom in its domain: "osterwald-hautpflege.de" of Dr. Osterwald. */
const TITLES: ReadonlySet<string> = new Set([
  'dr',
  'doctor',
  'doktor',
  'prof',
  'mr',
  'mrs',
  'ms',
  'captain',
  'capt',
]);

/** "larkspurtools" of Larkspur Garden Tools. */
function leavesOutWords([first = '', ...others]: readonly string[], label: string): boolean {
  if (first.length < SHORTEST_FIRST || !label.startsWith(first)) return false;
  let at = first.length;
  for (const word of others) if (label.startsWith(word, at)) at += word.length;
  return at > first.length && at === label.length;
}
const SHORTEST_FIRST = 5;

/** How well a domain's chosen name fits the brand: 3 the same, less for a part. */
export function labelFit(brand: BrandName, label: string, goods: readonly string[] = []): number {
  if (label === '') return 0;
  if (brand.keys.includes(label)) return 3;
  const bare = label.replace(
    /^(?:shop|get|my|the|try|buy|drink|eat|wear|go|use|we|hello|by)|(?:shop|store|official|online|usa|us|uk|eu|brand|brands|inc|co|hq|company|products?|goods|global|world|official-?site|home|llc|ltd|gmbh)$/g,
    '',
  );
  if (brand.keys.includes(bare)) return 2.5;
  if (
    ARTICLES.some((article) => label.startsWith(article) && brand.keys.includes(label.slice(article.length)))
  )
    return 2.5;
  for (const key of brand.keys) {
    const rest = label.startsWith(key) ? label.slice(key.length) : '';
    // "larkspurcandles", where it makes candles.
    if (rest.length >= 3 && isGoods(rest, goods)) return 2.5;
  }
  if (leavesOutWords(brand.words, label)) return OWN_LABEL;
  const [title = '', ...named] = brand.words;
  const surname = named.length > 0 && TITLES.has(title) ? [named.join('')] : [];
  for (const key of [...brand.keys, ...surname]) {
    if (key.length >= 4 && label.includes(key)) return 1.5;
    if (label.length >= 5 && key.includes(label)) return 1.5;
  }
  // Initials: "bbq" for Black Barrel Quarry.
  const initials = brand.words.map((word) => word[0]).join('');
  return brand.words.length >= 3 && label === initials ? 1 : 0;
}
