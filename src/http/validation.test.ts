import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '../kernel/errors.ts';
import { queryOf, validate } from './validation.ts';

const refusal = (schema: z.core.$ZodType, value: unknown): AppError => {
  try {
    validate(schema, value);
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('Nothing was refused');
};

describe('an input that no contract words is refused in words for people', () => {
  it.each<[string, z.core.$ZodType, unknown]>([
    ['The most is 1,000.', z.number().check(z.maximum(1000)), 2000],
    ['The least is 1.', z.number().check(z.minimum(1)), 0],
    ['This has to be more than 0.', z.number().check(z.positive()), 0],
    ['That number is too large.', z.int(), 1e30],
    ['This has to be a whole number.', z.int(), 1.5],
    ['This has to be a number.', z.coerce.number(), 'abc'],
    ['This is missing.', z.string(), undefined],
    ['At most 5 characters, please.', z.string().check(z.maxLength(5)), 'longer'],
    ['Please fill this in.', z.string().check(z.minLength(1)), ''],
    ['2 at most, please.', z.array(z.string()).check(z.maxLength(2)), ['a', 'b', 'c']],
    ['This has to be a, b or c.', z.enum(['a', 'b', 'c']), 'd'],
    ['Please enter a valid email address.', z.email(), 'x'],
    ['This is no id.', z.uuid(), 'x'],
    ['This isn’t written as it has to be.', z.string().check(z.regex(/^a/)), 'b'],
    ['Nothing is known of “x”.', z.strictObject({}), { x: 1 }],
  ])('%s', (sentence, schema, value) => {
    expect(refusal(schema, value).message).toBe(sentence);
  });
});

it('what a contract words itself is said so, under the name of each field', () => {
  const schema = z.object({
    name: z.string('Please enter a name'),
    day: z.int().check(z.maximum(31)),
  });
  const { message, details } = refusal(schema, { day: 40 });
  expect(message).toBe('Please enter a name');
  expect(details).toEqual({ fields: { name: 'Please enter a name', day: 'The most is 31.' } });
});

it('a field is told whatever its name', () => {
  const schema = z.record(z.string(), z.int('Please enter a number'));
  const input: unknown = JSON.parse('{"constructor":"x","__proto__":"y"}');
  expect(refusal(schema, input).details?.fields).toHaveProperty('constructor', 'Please enter a number');
});

it('a query is what its address says, whatever the names', () => {
  const query = queryOf(new URLSearchParams('__proto__=a&__proto__=b&constructor=c&kind=d'));
  expect(Object.entries(query)).toEqual([
    ['__proto__', ['a', 'b']],
    ['constructor', 'c'],
    ['kind', 'd'],
  ]);
});
