import { expect, it } from 'vitest';
import { suppressionSentence } from './suppression.ts';

it('says of somebody who gets no mail the one reason that is known', () => {
  expect(suppressionSentence(['unsubscribed'])).toBe('They asked not to be written to.');
  expect(suppressionSentence(['bounced'])).toBe('Their address can’t receive mail.');
  expect(suppressionSentence([])).toBeNull();
});

it('says what they told us before what a server found out', () => {
  expect(suppressionSentence(['bounced', 'unsubscribed'])).toBe('They asked not to be written to.');
  expect(suppressionSentence(['unsubscribed', 'complained'])).toBe(
    'They marked an email as spam, so they get no more.',
  );
});
