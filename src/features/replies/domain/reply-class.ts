/** What a brand's answer can mean. A mail has one main class, and any number of others that are true of it too. */
export const REPLY_CLASSES = [
  'interested',
  'application_form',
  'price_list',
  'asks_documents',
  'moq_or_opening_order',
  'distributor_referral',
  'map_terms',
  'no_amazon',
  'exclusive_partner',
  'brand_sells_itself',
  'not_now',
  'wrong_contact',
  'question',
  'unsubscribe',
  'auto_reply',
  'bounce',
  'other',
] as const;

export type ReplyClass = (typeof REPLY_CLASSES)[number];

export const REPLY_CLASS_LABELS: Record<ReplyClass, string> = {
  interested: 'Interested',
  application_form: 'Application form',
  price_list: 'Price list',
  asks_documents: 'Asks for documents',
  moq_or_opening_order: 'Minimum order',
  distributor_referral: 'Go to our distributor',
  map_terms: 'MAP terms',
  no_amazon: 'No Amazon',
  exclusive_partner: 'Exclusive partner',
  brand_sells_itself: 'We sell it ourselves',
  not_now: 'Not now',
  wrong_contact: 'Wrong contact',
  question: 'Question',
  unsubscribe: 'Unsubscribe',
  auto_reply: 'Auto-reply',
  bounce: 'Bounce',
  other: 'Other',
};
