import { describe, expect, it } from 'vitest';
import { NOTHING_SAID } from '../seller-facts.ts';
import { A_CALL, situation, type Told } from './fixtures/situation.ts';
import type { Situation } from './play.ts';
import { answersFor, draftAnswer } from './playbook.ts';

describe('the first answer to a brand that offers a call', () => {
  const first = (call: Situation['call'], more: Partial<Told> = {}) => {
    const it = situation({ class: 'interested', call, ...more });
    const [answer] = answersFor('interested', it);
    return { ...answer, draft: answer ? draftAnswer(answer, it) : null };
  };

  it('takes it up, and leads to it', () => {
    const taken = first(A_CALL);
    expect(taken).toMatchObject({
      key: 'take_up_call',
      nextTask: { kind: 'call', inDays: 'day of the call' },
    });
    expect(taken.draft).toMatch(/Thursday afternoon (?:works for me|suits me well)\./);
    expect(taken.draft).toContain('503 555 0117');
    expect(taken.draft).toContain('the price list with UPCs');
  });

  it('goes by what the brand gave: its link, its number, or neither', () => {
    const none = { ...A_CALL, when: null, day: null };
    expect(first({ ...none, hasBookingLink: true }).draft).toMatch(/through your (?:booking )?link\./);
    expect(first({ ...A_CALL, namesNumber: true }).draft).toMatch(/I will call/);
    expect(first(none, { seller: NOTHING_SAID }).draft).toMatch(/\?.*number.*\?/);
  });

  it('is the usual one where it offers none', () => {
    expect(first(null)).toMatchObject({ key: 'ask_for_terms', nextTask: { kind: 'follow_up' } });
  });
});
