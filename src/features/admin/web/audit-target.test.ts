import { expect, it } from 'vitest';
import { uuidv7 } from '../../../kernel/ids.ts';
import { dayAndTime } from '../../../web/ui/moments.ts';
import { targetName } from './audit-target.ts';

it('names what a deed concerned, and shows nobody an id', () => {
  const at = '2026-11-23T07:34:12.000Z';
  expect(targetName(uuidv7(Date.parse(at)))).toBe(`The backup of ${dayAndTime(at)}`);
  expect(targetName('inquiry 0197')).toBe('An inquiry');
  expect(targetName('announcement 0197')).toBe('Everybody');
  expect(targetName(null)).toBe('Everybody');
});
