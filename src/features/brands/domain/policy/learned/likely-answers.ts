import type { Shares } from '../../weighing/weigh.ts';
import { mayForbidSelling, ofSellingIn } from '../beside-selling.ts';
import { CLOSED } from '../closed-for-now.ts';
import { scopeOf } from '../marketplace-scope.ts';
import { isOfBrandItself } from '../marketplaces.ts';
import { isOnlyInPart } from '../only-in-part.ts';
import type { Passage } from '../passages.ts';
import type { PolicyValues } from '../policy.ts';
import { saysNo } from '../refusals.ts';
import { isBargainForAll, OF_RULES, SAID_TO_ALL } from '../said-to-all.ts';
import { NO_INVITATION, namesShops, namesTerms } from '../shop-words.ts';
import { NEGATED } from '../takes-wholesale.ts';
import { withoutTermsOfTrade } from '../terms-of-trade.ts';
import { OF_JOBS, RETAIL_TALK } from '../wholesale-words.ts';
import { type Saying, shareOf } from './sayings.ts';

export type LikelyAnswer = { weight: number } & (
  | { field: 'takes_wholesale'; value: PolicyValues['takes_wholesale'] }
  | { field: 'marketplaces'; value: PolicyValues['marketplaces'] }
);

/** What has less than this is left open: on sites of a hand that nothing was learned from, too much of it is wrong. */
const ENOUGH = 0.85;
/** Less than what any rule finds in so many words, and more than a title. */
const WEIGHT = 0.5;

/**
 * What a sentence answers by the weight of its words, where no rule found anything in it. The rules still say what it
 * can't be: weights know how shops are spoken to, but little of what a "not" turns round.
 */
export function likelyAnswerIn(
  { plain }: Passage,
  sayings: Shares<Saying>,
  isTradePage: boolean,
): LikelyAnswer | undefined {
  if (shareOf(sayings, 'yes') >= ENOUGH && mayInvite(plain, isTradePage))
    return { field: 'takes_wholesale', value: 'yes', weight: WEIGHT };
  if (shareOf(sayings, 'no') >= ENOUGH && mayRefuse(plain, isTradePage))
    return { field: 'takes_wholesale', value: CLOSED.test(plain) ? 'closed_for_now' : 'no', weight: WEIGHT };
  const value = likelyRuleIn(plain, sayings);
  return value && { field: 'marketplaces', value, weight: WEIGHT };
}

/** Elsewhere it takes a word of refusal: who opens two stores says so in words of refusals, too. */
const mayRefuse = (plain: string, isTradePage: boolean): boolean =>
  (isTradePage ||
    ((namesShops(plain) || namesTerms(plain)) && (NEGATED.test(plain) || CLOSED.test(plain)))) &&
  !isOnlyInPart(plain) &&
  withoutTermsOfTrade(plain) === plain;

/** Somewhere else a line with an address in it is a list of desks. */
const HAS_ADDRESS = /@|[[(]at[\])]|arroba/;

const mayInvite = (plain: string, isTradePage: boolean): boolean =>
  ![NO_INVITATION, SAID_TO_ALL, OF_JOBS, OF_RULES, NEGATED, RETAIL_TALK].some((words) => words.test(plain)) &&
  !saysNo(plain) &&
  !isBargainForAll(plain) &&
  (isTradePage || !HAS_ADDRESS.test(plain));

function likelyRuleIn(whole: string, sayings: Shares<Saying>): PolicyValues['marketplaces'] | undefined {
  const plain = ofSellingIn(whole) ?? '';
  const scope = scopeOf(plain);
  if (scope === undefined || isOfBrandItself(plain)) return undefined;
  if (shareOf(sayings, 'with_permission') >= ENOUGH) return 'with_permission';
  if (shareOf(sayings, 'allowed') >= ENOUGH) return 'allowed';
  const forbidden = shareOf(sayings, 'forbidden') + shareOf(sayings, 'amazon_forbidden');
  if (forbidden < ENOUGH || !mayForbidSelling(plain)) return undefined;
  return scope === 'amazon' ? 'amazon_forbidden' : 'forbidden';
}
