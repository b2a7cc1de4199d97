import { expect, it } from 'vitest';
import { createReplyTokens, forwardAddress, replyAddress } from './reply-address.ts';

const ID = '0198c000-0000-7000-8000-00000000f00d';
const tokens = createReplyTokens('a secret key of some length, to test with');
const ADDRESS = replyAddress('in.linesheet.shop', tokens.of(ID));

it('a reply address names its mail, however it is written', () => {
  expect(ADDRESS).toMatch(/^reply\+[a-z2-7]{42}@in\.linesheet\.shop$/);
  expect(ADDRESS.split('@')[0]?.length).toBeLessThanOrEqual(64);
  for (const written of [ADDRESS, ADDRESS.toUpperCase(), `"Ana" <${ADDRESS}>`, `x@y.com, <${ADDRESS}>`])
    expect(tokens.read(written)).toBe(ID);
});

it('a reply address that we did not sign names none', () => {
  const forged = ADDRESS.replace(/.@/, (end) => (end === 'a@' ? 'q@' : 'a@'));
  for (const written of [forged, 'reply+@x.com', 'reply+abc@x.com', 'ana@acme.com', `noreply+${ADDRESS}`, ''])
    expect(tokens.read(written)).toBeNull();
  expect(createReplyTokens('another secret key').read(ADDRESS)).toBeNull();
});

it('a reply address outlives a change of the secret key', () => {
  const changed = createReplyTokens('another key', 'a secret key of some length, to test with');
  expect(changed.read(ADDRESS)).toBe(ID);
  expect(changed.of(ID)).not.toBe(tokens.of(ID));
});

it('an address to forward to names its account, and neither serves as the other', () => {
  const address = forwardAddress('in.linesheet.shop', tokens.ofAccount(ID));
  expect(address).toMatch(/^inbox\+[a-z2-7]{42}@in\.linesheet\.shop$/);
  expect(tokens.readAccount(address)).toBe(ID);
  expect(tokens.read(address.replace('inbox', 'reply'))).toBeNull();
  expect(tokens.readAccount(ADDRESS.replace('reply', 'inbox'))).toBeNull();
});
