/** Amounts and policies that a mail says don't exist. */
const NONE: Record<string, unknown> = {
  map: false,
  moq_amount: 0,
  moq_units: 0,
  opening_order_usd: 0,
  reorder_usd: 0,
  reorder_amount: 0,
};

/** Read from a whole sentence, so that one may hold more words of it than the other. */
const WORDED = new Set(['payment_terms', 'better_contact']);

/** Facts by name, whether they came as `{name: value}`, `{name: {value, …}}` or `[{name, value, …}]`. */
export function plainFacts(facts: unknown): Record<string, unknown> {
  const pairs: [string, unknown][] = Array.isArray(facts)
    ? facts.map((fact) => [String(fact.name), fact])
    : Object.entries((facts ?? {}) as Record<string, unknown>);
  const plain = pairs.map(([name, fact]): [string, unknown] => {
    const value = isRecord(fact) && 'value' in fact ? fact.value : fact;
    return [name, value === 'none' && name in NONE ? NONE[name] : value];
  });
  return Object.fromEntries(plain.filter(([, value]) => value !== undefined && value !== null));
}

/** Exact, but for case, accents, punctuation, and how an address of a page is written. */
export function isSameFact(name: string, expected: unknown, got: unknown): boolean {
  if (Array.isArray(expected)) {
    if (!Array.isArray(got) || got.length !== expected.length) return false;
    const folded = new Set(got.map(fold));
    return expected.every((item) => folded.has(fold(item)));
  }
  if (isRecord(expected)) {
    if (!isRecord(got)) return false;
    const keys = [...new Set([...Object.keys(expected), ...Object.keys(got)])];
    return keys.every((key) => fold(expected[key]) === fold(got[key]));
  }
  const given = isRecord(got) ? (got.email ?? got.url ?? got.name) : got;
  const [one, other] =
    name === 'payment_terms' ? [terms(expected), terms(given)] : [fold(expected), fold(given)];
  if (one === other) return true;
  return WORDED.has(name) && other !== '' && (holds(one, other) || holds(other, one));
}

const holds = (text: string, part: string): boolean => ` ${text} `.includes(` ${part} `);

const fold = (value: unknown): string =>
  String(value ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?|\/+$/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The same terms in whichever language: 30 days, 30 Tage netto, net 30. */
const terms = (value: unknown): string =>
  fold(value)
    .replace(/\b(\d+) (?:days|tage|jours|dias|giorni)(?: net(?:to)?)?\b/, 'net $1')
    .replace(/\b(?:vorkasse|pro forma|proforma)\b/, 'prepaid');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
