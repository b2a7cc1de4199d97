import type { Stated } from '../../case.ts';

/** What a site says of itself, in which words, where. */
export function said<const Value>(value: Value, words: string, path: string): Stated<Value> {
  return { value, words, path };
}
