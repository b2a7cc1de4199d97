import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

it('judges a text once, also one of which nothing can be said, and no other by it', () => {
  const judged: string[] = [];
  const judge = remembered((text) => {
    judged.push(text);
    return text === 'Cost' ? text : null;
  });
  expect([judge('Cost'), judge('Words'), judge('Cost'), judge('Words')]).toEqual([
    'Cost',
    null,
    'Cost',
    null,
  ]);
  expect(judged).toEqual(['Cost', 'Words']);
});
