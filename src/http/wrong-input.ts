import type * as z from 'zod/mini';
import { count, counted } from '../kernel/words.ts';

/** What is wrong with an input, for a person: what a contract doesn't word itself is said here. */
export const sentenceFor: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing.' : wanted(issue.expected);
    case 'too_big':
      return issue.note === undefined
        ? most(issue.origin, Number(issue.maximum))
        : 'That number is too large.';
    case 'too_small':
      return least(issue.origin, Number(issue.minimum), issue.inclusive ?? true);
    case 'invalid_value':
      return `This has to be ${issue.values
        .map(String)
        .join(', ')
        .replace(/, (?=[^,]*$)/, ' or ')}.`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'This isn’t written as it has to be.';
    case 'unrecognized_keys':
      return `Nothing is known of “${issue.keys.join('”, “')}”.`;
    default:
      return 'This is not valid.';
  }
};

const KINDS: Record<string, string> = {
  number: 'a number',
  int: 'a whole number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  date: 'a date',
};
const wanted = (kind: string): string => `This has to be ${KINDS[kind] ?? 'something else'}.`;

const FORMATS: Record<string, string> = {
  email: 'Please enter a valid email address.',
  url: 'This is no web address.',
  date: 'This is no date.',
  datetime: 'This is no moment.',
  time: 'This is no time of day.',
  uuid: 'This is no id.',
};

function most(origin: string, maximum: number): string {
  if (origin === 'string') return `At most ${counted(maximum, 'character')}, please.`;
  if (origin === 'array' || origin === 'set') return `${count(maximum)} at most, please.`;
  return `The most is ${count(maximum)}.`;
}

function least(origin: string, minimum: number, isIncluded: boolean): string {
  if (origin === 'string')
    return minimum === 1 ? 'Please fill this in.' : `At least ${counted(minimum, 'character')}, please.`;
  if (origin === 'array' || origin === 'set') return `${count(minimum)} at least, please.`;
  return isIncluded ? `The least is ${count(minimum)}.` : `This has to be more than ${count(minimum)}.`;
}
