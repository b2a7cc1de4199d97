import { expect, it } from 'vitest';
import { formatBytes, formatShare, formatSpan } from './format.ts';

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [4_801, '4.7 kB'],
  [120 * 1024 ** 2, '120 MB'],
  [1.5 * 1024 ** 3, '1.5 GB'],
  [9_000 * 1024 ** 4, '9000 TB'],
])('shows %d bytes as %s', (bytes, shown) => expect(formatBytes(bytes)).toBe(shown));

it.each([
  [44_600, '45 s'],
  [720_000, '12 min'],
  [3 * 3_600_000, '3 h'],
  [8 * 86_400_000, '8 days'],
])('shows %d ms as %s', (ms, shown) => expect(formatSpan(ms)).toBe(shown));

it('shows a share in whole percent', () => expect(formatShare(0.366)).toBe('37%'));
