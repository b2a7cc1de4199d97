import { inLines } from '../../../../kernel/in-lines.ts';
import type { Need, Situation } from './play.ts';
import { wherePeopleBuy } from './voice.ts';

/** Questions that brands ask every buyer, each answered with what the seller has said and nothing else. */
interface CommonQuestion {
  asks: RegExp;
  needs: readonly Need[];
  answer: (situation: Situation) => string;
}

const FULFILMENT = {
  fba: 'Amazon’s warehouses ship our orders (FBA).',
  own: 'We ship our orders ourselves.',
  both: 'Some of our orders ship from Amazon’s warehouses (FBA), some we ship ourselves.',
} as const;

const COMMON: readonly CommonQuestion[] = [
  {
    asks: new RegExp(
      inLines`
        \b(?:
          where|which (?:channels?|platforms?|marketplaces?|sites?)|
          what (?:channels?|platforms?|marketplaces?)|how (?:do|did|would|will|are) you
        )\b[^?]*\b(?:sell|selling|resell|list|offer)\b|
        \b(?:do|are|will|would) you (?:sell|selling|plan(?:ning)? to sell)\b
      `,
      'i',
    ),
    needs: ['sellsOn'],
    answer: (situation) => `We sell ${wherePeopleBuy(situation)}.`,
  },
  {
    asks: /\b(?:web ?site|store ?front|url|link to your|shop link|see your (?:shop|store))\b/i,
    needs: ['storefrontUrl'],
    answer: ({ seller }) => `You can see what we sell at ${seller.facts.storefrontUrl}.`,
  },
  {
    asks: /\b(?:brick|physical (?:store|location|shop)|retail (?:store|location|shop)|walk-?in)\b/i,
    needs: ['hasStore'],
    answer: ({ seller }) =>
      seller.facts.hasStore
        ? 'Yes, we have a store of our own.'
        : 'We have no physical store; we sell online.',
  },
  {
    asks: /\b(?:fba|fbm|fulfil|who ships|ship (?:the )?orders)\b/i,
    needs: ['fulfilment'],
    answer: ({ seller }) => (seller.facts.fulfilment ? FULFILMENT[seller.facts.fulfilment] : ''),
  },
  {
    asks: new RegExp(
      inLines`
        \b(?:
          where (?:are you|is your (?:business|company|warehouse)) (?:based|located)|
          (?:where|which address|what address)\b[^?]*\b(?:ship|deliver)|
          your (?:shipping|delivery) address|
          (?:what|which) state
        )\b
      `,
      'i',
    ),
    needs: ['shipsTo'],
    answer: ({ seller }) => `Our orders are delivered to ${seller.facts.shipsTo}.`,
  },
  {
    asks: /\b(?:how (?:much|large|big|many)|what (?:size|volume|quantit))\b[^?]*\b(?:order|buy|purchase)/i,
    needs: ['firstOrderUsd'],
    answer: ({ seller }) =>
      `For a first order, I have in mind about $${(seller.facts.firstOrderUsd ?? 0).toLocaleString('en-US')}.`,
  },
  {
    asks: /\b(?:phone|number to (?:call|reach)|call you)\b/i,
    needs: ['phone'],
    answer: ({ seller }) => `You can reach me at ${seller.facts.phone}.`,
  },
  {
    asks: /\b(?:map|minimum advertised|price policy|pricing policy)\b/i,
    needs: ['keepsMap'],
    answer: ({ seller }) =>
      seller.facts.keepsMap
        ? 'Yes, we keep to MAP policies.'
        : 'I would like to read your MAP policy before I say yes to it.',
  },
];

/** Sentences that ask, at most a handful: a mail with more is answered by a person anyway. */
const MOST_QUESTIONS = 8;

const sentencesThatAsk = (text: string): string[] =>
  (text.match(/[^.!?\n]*\?/g) ?? [])
    .flatMap((sentence) => sentence.split(AND_ALSO))
    .map((question) => question.trim())
    .filter((question) => question !== '')
    .slice(0, MOST_QUESTIONS);

/** "Where do you sell, and how many a month?" are two. */
const AND_ALSO =
  /,? (?:and|also|plus) (?=(?:about |roughly |at )?(?:how|what|which|where|when|who|whose|do|does|are|is|can|could|will|would) )/i;

/** Which of their questions what the seller has said answers, and whether that is all of them. */
export function questionsIn({ mail }: Pick<Situation, 'mail'>): {
  known: readonly CommonQuestion[];
  isAllKnown: boolean;
} {
  const asked = sentencesThatAsk(mail.newText);
  const known = COMMON.filter(({ asks }) => asked.some((sentence) => asks.test(sentence)));
  const isAllKnown =
    asked.length > 0 && asked.every((sentence) => COMMON.some(({ asks }) => asks.test(sentence)));
  return { known, isAllKnown };
}
