import { REPLY_CLASSES, type ReplyClass } from '../sendgrid/reply-texts.ts';
import type { WorldBrand } from '../world/brands.ts';
import { contactsOf } from '../world/contacts.ts';
import { type Random, seeded } from '../world/random.ts';
import { termsOf } from '../world/terms.ts';

export type Weights = Readonly<Record<ReplyClass, number>>;

/** How often a brand's first answer is of each kind, as sellers who write to brands know it. */
export const DEFAULT_WEIGHTS: Weights = {
  interested: 8,
  application_form: 16,
  price_list: 9,
  asks_documents: 10,
  moq_or_opening_order: 7,
  distributor_referral: 6,
  map_terms: 5,
  no_amazon: 9,
  exclusive_partner: 4,
  brand_sells_itself: 4,
  not_now: 5,
  wrong_contact: 4,
  question: 7,
  unsubscribe: 2,
  auto_reply: 8,
  bounce: 3,
  other: 3,
};

/** What a brand says on its own site makes it likelier, or rules it out, that it says so in a mail. */
function inclined(brand: WorldBrand, weights: Weights): Weights {
  const terms = termsOf(brand, contactsOf(brand)?.hasWholesalePage ?? false);
  const times = (way: ReplyClass, factor: number) => ({ [way]: weights[way] * factor });
  const forbids = terms.marketplaces === 'forbidden' || terms.marketplaces === 'amazon_forbidden';
  return {
    ...weights,
    ...(forbids && { ...times('no_amazon', 8), ...times('price_list', 0), ...times('interested', 0) }),
    ...(terms.documents.length > 1 && times('asks_documents', 2)),
    ...(terms.mapPolicy && times('map_terms', 2)),
    ...(terms.minimumOpeningOrder !== null && times('moq_or_opening_order', 2)),
    ...(brand.sellsOnAmazonItself && times('brand_sells_itself', 4)),
  };
}

const pickWay = (random: Random, weights: Weights): ReplyClass => {
  const total = REPLY_CLASSES.reduce((sum, way) => sum + weights[way], 0);
  let left = random.next() * total;
  for (const way of REPLY_CLASSES) {
    left -= weights[way];
    if (left < 0) return way;
  }
  return 'interested';
};

/** Always the same for the same brand and weights, so that a person can learn what comes of what. */
export const wayOf = (brand: WorldBrand, seed: number, weights: Weights): ReplyClass =>
  pickWay(seeded(`${seed}/practice/${brand.id}`), inclined(brand, weights));

/** Somebody who was away, or had a machine answer first, writes later; people don't bounce. */
export const wayAfterMachine = (brand: WorldBrand, seed: number, weights: Weights): ReplyClass =>
  pickWay(seeded(`${seed}/practice/${brand.id}/later`), {
    ...inclined(brand, weights),
    auto_reply: 0,
    bounce: 0,
    unsubscribe: 0,
    other: 0,
  });

type Next = ReplyClass | null;

/** What is answered to an answer of ours: the road from an inquiry to an order. Null: nothing more comes. */
const NEXT: Readonly<Record<ReplyClass, readonly Next[]>> = {
  interested: ['price_list', 'price_list', 'application_form'],
  application_form: ['price_list'],
  price_list: ['interested'],
  asks_documents: ['price_list'],
  moq_or_opening_order: ['price_list'],
  distributor_referral: [null],
  map_terms: ['price_list'],
  no_amazon: [null, null, 'moq_or_opening_order'],
  exclusive_partner: [null, null, 'question'],
  brand_sells_itself: [null],
  not_now: [null],
  wrong_contact: [null],
  question: ['price_list', 'moq_or_opening_order', 'application_form'],
  unsubscribe: [null],
  auto_reply: [null],
  bounce: [null],
  other: [null],
};

export const nextWay = (brand: WorldBrand, seed: number, last: ReplyClass, step: number): Next =>
  seeded(`${seed}/practice/${brand.id}/${step}/${last}`).pick(NEXT[last]);
