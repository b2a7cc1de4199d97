import { expect, it } from 'vitest';
import { whenSentence } from './when-sentence.ts';

const followUp = { kind: 'follow_up', step: 1, dueAt: '2026-03-09T15:00:00Z' } as const;
const answer = { ...followUp, kind: 'answer' } as const;
const refused = { state: 'paused', reason: 'SendGrid refuses the key.' } as const;

it('says when a mail is due, unless its sender doesn’t write', () => {
  expect(whenSentence(followUp, undefined)).toMatch(/^Follow-up 1 · due /);
  expect(whenSentence(followUp, { state: 'active', reason: null })).toMatch(/^Follow-up 1 · due /);
  expect(whenSentence(followUp, refused)).toBe('Follow-up 1 · waits for its sender');
  expect(whenSentence(followUp, { state: 'stopped', reason: 'Too many bounced.' })).toBe(
    'Follow-up 1 · waits for its sender',
  );
});

it('knows that answers wait only for a sender that was refused', () => {
  expect(whenSentence(answer, refused)).toBe('Answer · waits for its sender');
  expect(whenSentence(answer, { state: 'paused', reason: null })).toMatch(/^Answer · due /);
  expect(whenSentence(answer, { state: 'stopped', reason: 'Too many bounced.' })).toMatch(/^Answer · due /);
});
