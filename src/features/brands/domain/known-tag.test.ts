import { expect, it } from 'vitest';
import { asKnownTag } from './known-tag.ts';

it.each([
  ['home', ['Home', 'Trees'], 'Home'],
  ['ÉTÉ', ['été'], 'été'],
  ['home', ['Home', 'home'], 'home'],
  ['HOME', ['home', 'Home'], 'home'],
  ['new', ['Home'], 'new'],
  ['new', [], 'new'],
])('%s beside %j is %s', (tag, known, spelled) => {
  expect(asKnownTag(tag, known)).toBe(spelled);
});
