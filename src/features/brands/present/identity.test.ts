import { expect, it } from 'vitest';
import type { BrandChange } from '../domain/brand-change.ts';
import { presentIdentity } from './identity.ts';

const CHANGE: BrandChange = {
  id: 1,
  kind: 'split',
  brandId: 20,
  brandName: 'DELTA',
  otherId: 10,
  otherName: 'Delta Faucet',
  spellings: ['DELTA'],
  createdAt: new Date('2026-03-09T15:00:00Z'),
  canUndo: true,
};
const seenFrom = (brandId: number, change: BrandChange) =>
  presentIdentity(brandId, { spellings: [], changes: [change] }).changes;

it('tells of a split from either side: what the new one was split from, and what was split off', () => {
  expect(seenFrom(20, CHANGE)).toMatchObject([{ kind: 'split', name: 'Delta Faucet', otherId: 10 }]);
  expect(seenFrom(10, CHANGE)).toMatchObject([{ kind: 'split_off', name: 'DELTA', otherId: 20 }]);
});

it('tells of a merge what came in, which has no page any more', () => {
  expect(seenFrom(10, { ...CHANGE, kind: 'merge' })).toMatchObject([
    { kind: 'merge', name: 'DELTA', otherId: null },
  ]);
});
