import { POLICY_FIELDS, type PolicyField, type Reading, type Statement } from './policy.ts';

/** What a site says in one field: one value, or several that can't all hold, the plainest first. */
export type SitePolicy = Statement[];

/** Chooses among what the pages of a site say. What can't both hold stays as it was said, for a person to decide. */
export const gatherPolicy = (readings: readonly Reading[]): SitePolicy =>
  POLICY_FIELDS.flatMap((field) => {
    const own = readings.filter((reading) => reading.field === field);
    if (field === 'takes_wholesale' && own.every(({ weight }) => weight < A_WORD)) {
      const implied = impliedAnswer(readings);
      if (implied.length > 0) return implied;
    }
    return own.length === 0 ? [] : CHOOSE[field](own).map(withoutWeight);
  });

/** Less is a title, or how to begin without a word on whom it is for: terms say more. */
const A_WORD = 0.35;

/** Who says what the first order has to come to, or which papers to send, takes orders of shops. */
function impliedAnswer(readings: readonly Reading[]): SitePolicy {
  const [implying] = IMPLY_YES.flatMap((field) =>
    plainest(readings.filter((reading) => reading.field === field)),
  );
  return implying
    ? [{ field: 'takes_wholesale', value: 'yes', url: implying.url, sentence: implying.sentence }]
    : [];
}

const IMPLY_YES: readonly PolicyField[] = ['minimum_opening_order', 'minimum_reorder', 'documents'];

const withoutWeight = ({ weight: _, ...statement }: Reading): Statement => statement;

const plainest = (readings: readonly Reading[]): Reading[] =>
  [...readings].sort((one, other) => other.weight - one.weight);

/** A plain statement; less is an invitation or a title. */
const PLAIN = 2;

/** The plainest reading, and with it the plainest of those that say otherwise as plainly. */
function apart(readings: readonly Reading[], isSame: (one: Reading, other: Reading) => boolean): Reading[] {
  const [first, ...rest] = plainest(readings);
  if (!first) return [];
  const other = rest.find((reading) => reading.weight >= PLAIN && !isSame(reading, first));
  return other && first.weight >= PLAIN ? [first, other] : [first];
}

const CHOOSE: Record<PolicyField, (readings: readonly Reading[]) => Reading[]> = {
  takes_wholesale: chooseAnswer,
  marketplaces: chooseMarketplaces,
  map_policy: (readings) => apart(readings, (one, other) => one.value === other.value),
  minimum_opening_order: chooseMinimum,
  minimum_reorder: chooseMinimum,
  documents: joinLists,
  distributors: joinLists,
};

/** That it is closed for now holds beside what is said of the accounts that there are. */
function chooseAnswer(readings: readonly Reading[]): Reading[] {
  const closed = plainest(readings.filter(({ value }) => value === 'closed_for_now'));
  const no = plainest(readings.filter(({ value }) => value === 'no'));
  const yes = plainest(readings.filter(({ value, weight }) => value === 'yes' && weight >= PLAIN));
  const [refusal] = [...no, ...closed];
  if (!refusal) return plainest(readings).slice(0, 1);
  const [consent] = yes;
  if (!consent) return [refusal];
  if (refusal.value === 'closed_for_now' && !ACCEPTS_NEW.test(consent.sentence)) return [refusal];
  return consent.url === refusal.url && closed.length > 0 ? [closed[0] ?? refusal] : [refusal, consent];
}

const ACCEPTS_NEW =
  /\b(?:accepting|taking on|welcom\w+|looking for|seeking|new|suchen|cherchons|buscamos|cerchiamo|zoeken)\b/i;

/**
 * "Not on Amazon" holds beside most other rules, of which it says more; on one page a permission is the exception to a
 * ban. What is left is a contradiction.
 */
function chooseMarketplaces(readings: readonly Reading[]): Reading[] {
  const [ban] = valued(readings, 'forbidden');
  const [amazon] = valued(readings, 'amazon_forbidden');
  const [permission] = valued(readings, 'with_permission');
  const [consent] = valued(readings, 'allowed');
  const strictest = ban ?? amazon ?? permission;
  if (!strictest) return consent ? [consent] : [];
  if (consent && consent.weight >= PLAIN && !isBeside(consent, strictest)) return [strictest, consent];
  if (ban && permission) return ban.url === permission.url ? [permission] : [ban, permission];
  return [strictest];
}

/** Of several that say it as plainly the one that names a marketplace. */
const valued = (readings: readonly Reading[], value: Reading['value']): Reading[] =>
  readings
    .filter((reading) => reading.value === value)
    .sort(
      (one, other) =>
        other.weight - one.weight ||
        Number(NAMES_ONE.test(other.sentence)) - Number(NAMES_ONE.test(one.sentence)),
    );
const NAMES_ONE = /\b(?:amazon|e-?bay|etsy|walmart|tik ?tok|otto|zalando|cdiscount|bol\.com)\b/i;

/** "eBay and Etsy are fine" beside "not on Amazon". */
const isBeside = (consent: Reading, rule: Reading): boolean =>
  rule.value === 'amazon_forbidden' && !/amazon|market ?place/i.test(consent.sentence);

/** An amount that is named for what it is goes before a general one; other currencies are other countries'. */
function chooseMinimum(readings: readonly Reading[]): Reading[] {
  const [first] = plainest(readings);
  if (!first) return [];
  return apart(
    readings.filter(({ weight }) => weight === first.weight),
    (one, other) => {
      if (typeof one.value !== 'object' || typeof other.value !== 'object') return true;
      if (!('cents' in one.value) || !('cents' in other.value)) return true;
      return one.value.currency !== other.value.currency || one.value.cents === other.value.cents;
    },
  );
}

/** All that is named anywhere: each sentence with what no other names that names more. */
function joinLists(readings: readonly Reading[]): Reading[] {
  const known = new Set<string>();
  return plainest(readings).flatMap((reading): Reading[] => {
    const names = Array.isArray(reading.value) ? (reading.value as string[]) : [];
    const news = names.filter((name) => !known.has(name.toLowerCase()));
    for (const name of news) known.add(name.toLowerCase());
    return news.length === 0 ? [] : [{ ...reading, value: news } as Reading];
  });
}
