import { expect, it } from 'vitest';
import type { MachineMail } from '../mail/machine-kinds.ts';
import { readingReason } from './reading-reason.ts';

const reason = (machine: MachineMail | null, more: { isUnreadable?: boolean } = {}) =>
  readingReason({
    machine,
    readBy: 'rules',
    confidence: 0.854,
    facts: [],
    class: machine ? 'auto_reply' : 'interested',
    isUnreadable: more.isUnreadable ?? false,
  });

it('says of an absence until when it is, as people write a day, and what waits for it', () => {
  const absence = { kind: 'auto_reply', reason: 'absence' } as const;
  expect(reason({ ...absence, until: '2026-11-23' })).toBe(
    'It says that nobody is there until Nov 23, 2026; follow-ups wait until then.',
  );
  expect(reason({ ...absence, until: null })).toBe('It says that nobody is there.');
});

it('says how sure it is of a person’s mail, and nothing of one that nobody could read', () => {
  expect(reason(null)).toBe('By the words that brands use for it, 85% sure.');
  expect(reason(null, { isUnreadable: true })).toContain('could not be read');
});
