import { type BrandName, wordsOf } from '../brand-name.ts';
import { KIN, TITLE_WORDS, TRADE_ENDS, TRADE_WORDS, type Trade } from './trade-words.ts';

/** What a text says of the trade that it is about, for somebody who looks for certain ones. */
export type TradeFit =
  /** One of those. */
  | 'same'
  /** Another, which hardly any house has beside them. */
  | 'foreign'
  /** It has a word of theirs. */
  | 'hinted'
  /** It says nothing of them, nor enough of another. */
  | 'unclear';

interface Sought {
  brand: BrandName;
  trades?: readonly Trade[] | undefined;
}

interface Words {
  /** By word; what is said in several, "eau de parfum", stands joined. */
  trades: Map<string, Trade[]>;
  /** The words with which such begin. */
  openings: Set<string>;
}

/** One word alone may be a part of a name, or mean something else. */
const ENOUGH = 2;
const MOST_JOINED = 3;
const SHORTEST_COMPOUND = 8;
const SHORTEST_END = 5;
/** A front page says what it is about long before that. */
const LONGEST = 12_000;

const pageWords = indexed(TRADE_WORDS);
const titleWords = indexed(TRADE_WORDS, TITLE_WORDS);
const wordEnds = indexed(TRADE_ENDS).trades;
/** Most long words end like none of them. */
const lastLetters = new Set([...wordEnds.keys()].map((end) => end.slice(-3)));

function indexed(...lists: Partial<Record<Trade, string>>[]): Words {
  const index: Words = { trades: new Map(), openings: new Set() };
  for (const [trade, listed] of lists.flatMap((list) => Object.entries(list) as [Trade, string][])) {
    for (const said of listed.split(' ').map(wordsOf)) {
      const word = said.join('');
      index.trades.set(word, [...(index.trades.get(word) ?? []), trade]);
      if (said.length > 1) index.openings.add(said[0] as string);
    }
  }
  return index;
}

/**
 * The trades of a brand's goods: those of most of its products. Its category counts where they say nothing, and beside
 * what a single one of several says in a word that may mean something else: a "diamond kite" is no jewellery.
 */
export function tradesOfGoods(
  { words }: BrandName,
  productTitles: readonly string[],
  category?: string,
): Trade[] {
  const counts = new Map<Trade, number>();
  for (const title of productTitles.slice(0, 6))
    for (const trade of countTrades(title, titleWords, words).keys())
      counts.set(trade, (counts.get(trade) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const told = [...counts].filter(([, count]) => count * 2 > most).map(([trade]) => trade);
  const isOneWord = most < ENOUGH && productTitles.length >= ENOUGH;
  if (!category || (told.length > 0 && !isOneWord)) return told;
  return [...new Set([...told, ...countTrades(category, pageWords, words).keys()])];
}

/** Whether a page's words are about one of the trades. The brand's own name says nothing of what it sells. */
export function tradeFit({ trades: own = [], brand }: Sought, text: string): TradeFit {
  if (own.length === 0) return 'unclear';
  const { same, kin, foreign } = share(own, countTrades(text.slice(0, LONGEST), pageWords, brand.words));
  if (same >= ENOUGH && same >= foreign) return 'same';
  if (foreign >= ENOUGH && same === 0 && kin < foreign) return 'foreign';
  return same > 0 ? 'hinted' : 'unclear';
}

/** Whether a name adds another trade to the brand's: "Larkspur Cycles", where Larkspur makes candles. */
export function namesOtherTrade({ trades: own = [], brand }: Sought, name: string): boolean {
  if (own.length === 0) return false;
  const { same, kin, foreign } = share(own, countTrades(name, pageWords, brand.words));
  return foreign > 0 && same + kin === 0;
}

/** How much is of the brand's own trades, of those that go with them, and of the commonest other. */
function share(own: readonly Trade[], counts: ReadonlyMap<Trade, number>) {
  const shares = { same: 0, kin: 0, foreign: 0 };
  for (const [trade, count] of counts) {
    if (own.includes(trade)) shares.same += count;
    else if (own.some((of) => isKin(of, trade))) shares.kin += count;
    else shares.foreign = Math.max(shares.foreign, count);
  }
  return shares;
}

const isKin = (one: Trade, other: Trade): boolean =>
  KIN.some((house) => house.includes(one) && house.includes(other));

/** How many different words of a text belong to each trade. */
function countTrades(text: string, index: Words, except: readonly string[]): Map<Trade, number> {
  const counts = new Map<Trade, number>();
  const seen = new Set<readonly Trade[]>();
  const words = wordsOf(text);
  for (let at = 0; at < words.length; at += 1) {
    if (except.includes(words[at] as string)) continue;
    const found = tradesAt(words, at, index);
    if (!found) continue;
    at += found.length - 1;
    // A word's trades are one and the same list in its singular and plural.
    if (seen.has(found.trades)) continue;
    seen.add(found.trades);
    for (const trade of found.trades) counts.set(trade, (counts.get(trade) ?? 0) + 1);
  }
  return counts;
}

/** The longest run of words from a place that names goods: of "sleeping bags" the bags are none. */
function tradesAt(words: readonly string[], at: number, { trades, openings }: Words) {
  const word = words[at] as string;
  const alone = tradesOfWord(word, trades) ?? tradesOfEnd(word);
  let found = alone && { trades: alone, length: 1 };
  if (!openings.has(word)) return found;
  let joined = word;
  for (let length = 2; length <= MOST_JOINED && at + length <= words.length; length += 1) {
    joined += words[at + length - 1];
    const together = tradesOfWord(joined, trades);
    if (together) found = { trades: together, length };
  }
  return found;
}

const tradesOfWord = (word: string, trades: Words['trades']): readonly Trade[] | undefined =>
  trades.get(word) ??
  (word.endsWith('s') ? (trades.get(word.slice(0, -1)) ?? trades.get(word.slice(0, -2))) : undefined);

/** German, Dutch and Swedish write "Damenschuhe" and "kleiderschränke" as one word. */
function tradesOfEnd(word: string): readonly Trade[] | undefined {
  if (word.length < SHORTEST_COMPOUND || !lastLetters.has(word.slice(-3))) return undefined;
  for (let start = 2; start <= word.length - SHORTEST_END; start += 1) {
    const trades = wordEnds.get(word.slice(start));
    if (trades) return trades;
  }
  return undefined;
}
