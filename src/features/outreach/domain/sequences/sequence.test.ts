import { describe, expect, it } from 'vitest';
import { armOf, needsApproval, stepDueAt, stepsProblem, templateFor } from './sequence.ts';

const mail = (day: number) => ({ kind: 'mail' as const, day, templateId: 1, templateBId: null });
const at = (day: string) => new Date(`2026-03-${day}T15:00:00Z`);

describe('the steps of a sequence', () => {
  it('are five mails at most, in order, and a call at the end', () => {
    expect(stepsProblem([mail(0), mail(4), mail(9), mail(16), { kind: 'call', day: 21 }])).toBeNull();
    expect(stepsProblem([])).toMatch(/begins/);
    expect(stepsProblem([mail(1)])).toMatch(/begins/);
    expect(stepsProblem([0, 1, 2, 3, 4, 5].map(mail))).toMatch(/5 emails/);
    expect(stepsProblem([mail(0), { kind: 'call', day: 2 }, mail(4)])).toMatch(/call comes last/);
    expect(stepsProblem([mail(0), mail(4), mail(4)])).toMatch(/at least a day/);
    expect(stepsProblem([mail(0), mail(400)])).toMatch(/up to 365/);
    expect(stepsProblem([mail(0), mail(1.5)])).toMatch(/whole numbers/);
    expect(stepsProblem([mail(0), mail(Number.NaN)])).toMatch(/whole numbers/);
  });

  it('are due by the first mail, and keep their distance when one was late', () => {
    expect(stepDueAt({ day: 9 }, { day: 4, sentAt: at('09') }, at('05'))).toEqual(at('14'));
    expect(stepDueAt({ day: 9 }, { day: 4, sentAt: at('12') }, at('05'))).toEqual(at('17'));
  });
});

describe('the arms of a comparison', () => {
  it('get every second brand, each always the same one', () => {
    const arms = Array.from({ length: 2_000 }, (_, brandId) => armOf(brandId, 1));
    const share = arms.filter((arm) => arm === 'A').length / arms.length;
    expect(share).toBeGreaterThan(0.45);
    expect(share).toBeLessThan(0.55);
    expect(armOf(42, 1)).toBe(armOf(42, 1));
    // A brand that gets A at one step doesn't get it at all of them.
    const same = arms.filter((arm, brandId) => arm === armOf(brandId, 2)).length / arms.length;
    expect(same).toBeGreaterThan(0.4);
    expect(same).toBeLessThan(0.6);
  });

  it('are none where nothing is compared', () => {
    expect(templateFor({ step: 1, templateId: 7, templateBId: null }, 3)).toEqual({
      templateId: 7,
      arm: null,
    });
    const compared = [1, 2, 3, 4, 5, 6, 7, 8].map((id) =>
      templateFor({ step: 1, templateId: 7, templateBId: 8 }, id),
    );
    expect(new Set(compared.map(({ templateId, arm }) => `${templateId}${arm}`))).toEqual(
      new Set(['7A', '8B']),
    );
  });
});

it.each([
  ['each', 1_000, true],
  ['first_ten', 9, true],
  ['first_ten', 10, false],
  ['automatic', 0, false],
] as const)('with the approval of %s and %d approved, a mail waits: %s', (approval, approved, waits) => {
  expect(needsApproval({ approval, approved })).toBe(waits);
});
