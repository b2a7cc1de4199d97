import { expect, it } from 'vitest';
import { holdsKeyCharacters, sendableKey } from './provider-key.ts';

const ZERO_WIDTH = '\u200b';

it('a key holds nothing that a header can’t carry', () => {
  expect(holdsKeyCharacters('SG.abc-def_123')).toBe(true);
  for (const other of [' ', '\n', '\t', ZERO_WIDTH, '\ufeff', '\u00a0', 'é'])
    expect(holdsKeyCharacters(`SG.abc${other}def`), JSON.stringify(other)).toBe(false);
});

it('a key is sent without what was pasted along with it', () => {
  expect(sendableKey(`\ufeffSG.abc${ZERO_WIDTH}\r\n def\u00a0`)).toBe('SG.abcdef');
  expect(sendableKey('SG.abc-def_123')).toBe('SG.abc-def_123');
});
