import type { ReplyClass } from '../../reply-class.ts';
import type { AnyFact } from '../reply-facts.ts';
import type { Said } from '../said.ts';
import { linkIn } from './application-url.ts';
import { documentsFact } from './documents.ts';
import { loneMinimum } from './minimums.ts';
import { ruledPlaces } from './rules.ts';

/** Classes in which a rule against the place where we sell would have been the answer. */
const WELCOMING: ReadonlySet<ReplyClass> = new Set<ReplyClass>([
  'interested',
  'application_form',
  'price_list',
  'asks_documents',
  'moq_or_opening_order',
  'map_terms',
  'question',
]);

/** Ways to say what the least is. */
const LEAST: ReadonlySet<AnyFact['name']> = new Set<AnyFact['name']>([
  'moq_amount',
  'moq_units',
  'opening_order_usd',
  'reorder_usd',
  'reorder_amount',
  'currency',
]);

/**
 * The facts that go with a class: who refuses us for where we sell has such a rule, whatever words it stands in; the
 * only link in a mail about a form leads to the form. What contradicts the class was misread.
 */
export function agreeing(
  main: ReplyClass,
  stated: readonly AnyFact[],
  sentences: readonly Said[],
  dollars: string,
) {
  const kept = stated.filter(
    ({ name, value }) =>
      !(
        name === 'marketplaces_allowed' &&
        WELCOMING.has(main) &&
        (value === false || value === 'amazon_only_no')
      ),
  );
  const implied = impliedBy(main, sentences, dollars);
  // Where the whole mail is about papers, all that it names count.
  const told = kept.filter(({ name }) => name !== 'documents' || !implied.some((fact) => fact.name === name));
  const isKnown = ({ name }: AnyFact): boolean =>
    told.some((fact) => fact.name === name || (LEAST.has(name) && LEAST.has(fact.name)));
  return [...told, ...implied.filter((fact) => !isKnown(fact))];
}

function impliedBy(main: ReplyClass, sentences: readonly Said[], dollars: string): AnyFact[] {
  const found =
    main === 'no_amazon'
      ? [ruledPlaces(sentences)]
      : main === 'application_form'
        ? [linkIn(sentences)]
        : main === 'asks_documents'
          ? [documentsFact(sentences, true)]
          : main === 'moq_or_opening_order'
            ? loneMinimum(sentences, dollars)
            : main === 'map_terms'
              ? [pricePolicy(sentences)]
              : [];
  return found.filter((fact) => fact !== undefined);
}

/** Who asks for our word on prices has a policy. */
const pricePolicy = (sentences: readonly Said[]): AnyFact | undefined => {
  const said = sentences.find(({ plain }) =>
    /\bpri[cxs]|\bprec|\bprezz|\bprij|\bpreis|\d|\bmap\b|discount|msrp|uvp|pvp/.test(plain),
  );
  return said && { name: 'map', value: true, words: said.words, confidence: 0.6 };
};
