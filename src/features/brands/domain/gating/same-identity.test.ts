import { expect, it } from 'vitest';
import { compareIdentities } from './same-identity.ts';

const REGISTERED = {
  name: 'Harbor Lane Goods LLC',
  address: '12 Harbor Street, Suite 4\nPortland, OR 97201, USA',
};
const on = (invoice: Partial<typeof REGISTERED>) =>
  compareIdentities(REGISTERED, { ...REGISTERED, ...invoice });

it('finds an invoice right that differs in case and line breaks alone', () => {
  const address = '12 HARBOR STREET, SUITE 4 PORTLAND, OR 97201, USA';
  expect(on({ name: 'harbor lane goods llc', address })).toEqual({
    name: 'same',
    address: 'same',
    sentences: [],
  });
});

it.each([
  ['name', { name: 'Harbor Lane Goods, L.L.C.' }],
  ['name', { name: 'Harbor Lane Goods' }],
  ['address', { address: '12 Harbor St. #4, Portland OR 97201-1234' }],
  ['address', { address: '12 Harbor St, Suite 4, Portland, Oregon 97201' }],
] as const)('tells a %s that is only written differently: %j', (what, invoice) => {
  const match = on(invoice);
  expect(match[what]).toBe('close');
  expect(match.sentences).toHaveLength(1);
});

it.each([
  ['name', { name: 'Harbour Line Goods LLC' }],
  ['address', { address: '14 Harbor Street, Suite 4, Portland, OR 97201' }],
] as const)('tells a %s that is somebody else’s, with what to have put right: %j', (what, invoice) => {
  const match = on(invoice);
  expect(match[what]).toBe('differs');
  expect(match.sentences[0]).toContain(`The ${what} on the invoice isn’t yours`);
});

it('takes the name of a state for its code, in a town of that name too', () => {
  const at = (address: string) => ({ name: 'Harbor Lane Goods', address });
  const pairs = [
    ['5 Elm St, New York, NY 10001', '5 Elm Street, New York, New York 10001'],
    ['8 Oak Ave, Charleston, WV 25301', '8 Oak Avenue, Charleston, West Virginia 25301'],
    ['9 King St, Toronto, ON M5H 1A1', '9 King Street, Toronto, Ontario M5H 1A1'],
  ] as const;
  for (const [one, other] of pairs) expect(compareIdentities(at(one), at(other)).address).toBe('close');
  expect(compareIdentities(at('5 Elm St, Portland, OR'), at('5 Elm St, Portland, Maine')).address).toBe(
    'differs',
  );
});
