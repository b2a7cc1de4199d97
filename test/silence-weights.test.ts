import { expect, it } from 'vitest';
import learned from '../src/features/replies/domain/reading/silence/weights.json' with { type: 'json' };
import { learnSilence } from './evals/replies/learn-silence.ts';
import { digestOfSilence, silenceExamples } from './evals/replies/silence-examples.ts';

it('the weights of a wish for silence were learned from the mails and wordings that are here: run test/evals/replies/learn.ts', async () => {
  expect(learned.learnedFrom).toBe(digestOfSilence(await silenceExamples()));
}, 90_000);

it('another meaning of a mail, or another mark in it, shows in what weights were learned from', () => {
  const example = { asks: true, marks: { sentences: [new Set(['stop'])], mail: new Set(['stop']) } };
  const digest = digestOfSilence([example]);
  expect(digestOfSilence([{ ...example, asks: false }])).not.toBe(digest);
  expect(digestOfSilence([{ ...example, marks: { ...example.marks, mail: new Set() } }])).not.toBe(digest);
  expect(digestOfSilence([example, example])).not.toBe(digest);
});

it('of a mail that asks, the sentence that other such mails have, too, is learned as the one that does', () => {
  const mail = (asks: boolean, ...said: string[]) => ({
    asks,
    marks: { sentences: said.map((mark) => new Set([mark])), mail: new Set<string>() },
  });
  const { marks } = learnSilence([
    mail(true, 'stop', 'autumn'),
    mail(true, 'stop', 'wool'),
    mail(true, 'stop'),
    mail(false, 'autumn'),
    mail(false, 'wool'),
    mail(false, 'wool', 'autumn'),
  ]);
  const weightOf = (mark: string): number => Number(marks[mark]?.split(' ')[0] ?? 0);
  expect(weightOf('stop')).toBeGreaterThan(0);
  expect(Math.max(weightOf('autumn'), weightOf('wool'))).toBeLessThanOrEqual(0);
});
