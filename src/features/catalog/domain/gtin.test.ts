import { expect, it } from 'vitest';
import { cleanGtin, readGtins } from './gtin.ts';

it.each([
  ['012345678905', '012345678905'],
  ['12345678905', '012345678905'],
  ['12345678905.0', '012345678905'],
  [' 0 12345-67890 5 ', '012345678905'],
  ['8809875456477', '8809875456477'],
  ['96385074', '96385074'],
  ['10012345678902', '10012345678902'],
])('reads %j as %s', (text, code) => {
  expect(cleanGtin(text)).toBe(code);
});

it.each([
  '012345678906',
  '8809875456478',
  '',
  '000000000000',
  '1.2346E+11',
  'ABC',
  '12345',
  '123456789012345',
])('takes %j for no code', (text) => {
  expect(cleanGtin(text)).toBeNull();
});

it('sorts the codes of a cell into UPCs and EANs', () => {
  expect(readGtins('012345678905, 8809875456477; 12345678905 ,junk')).toEqual({
    upcs: ['012345678905'],
    eans: ['8809875456477'],
  });
});
