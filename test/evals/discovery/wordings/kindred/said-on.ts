import type { Wording } from '../wording.ts';

const saidOn =
  (kind: Wording['kind']) =>
  (sentence: string, policy: Wording['policy'] = {}): Wording => ({
    kind,
    html: `<p>${sentence}</p>`,
    policy,
  });

/** A sentence on a page of its kind, and what it says; whether the brand sells to shops only where it says so itself. */
export const onTradePage = saidOn('wholesale');
export const amongRules = saidOn('terms');
export const amongAnswers = saidOn('faq');
export const inTheShop = saidOn('shop');
