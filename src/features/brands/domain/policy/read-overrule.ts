import { AppError } from '../../../../kernel/errors.ts';
import type { Money } from '../../../../kernel/money.ts';
import type { PolicyField, PolicyValues } from './policy.ts';

/** A value as a person gives it: a word, a sum with its currency, or names. */
export type GivenValue = string | Money | readonly string[];

const WORDS = {
  takes_wholesale: ['yes', 'no', 'closed_for_now'],
  marketplaces: ['allowed', 'with_permission', 'forbidden', 'amazon_forbidden'],
  map_policy: ['yes', 'no'],
} as const;

/** The value of a field that a person decides; refused where it is none that the field can have. */
export function readOverrule(field: PolicyField, given: GivenValue): PolicyValues[PolicyField] {
  switch (field) {
    case 'takes_wholesale':
    case 'marketplaces':
    case 'map_policy': {
      const known: readonly string[] = WORDS[field];
      if (typeof given === 'string' && known.includes(given)) return given as PolicyValues[typeof field];
      throw new AppError('invalid_input', `This is one of ${known.join(', ')}.`, { field });
    }
    case 'minimum_opening_order':
    case 'minimum_reorder':
      if (isMoney(given)) return given;
      throw new AppError('invalid_input', 'This is an amount with its currency.', { field });
    case 'documents':
    case 'distributors':
      if (typeof given === 'object' && !isMoney(given)) return [...new Set(given)];
      throw new AppError('invalid_input', 'This is a list of names.', { field });
  }
}

const isMoney = (given: GivenValue): given is Money => typeof given === 'object' && 'cents' in given;
