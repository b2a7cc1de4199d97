import { expect, it } from 'vitest';
import { type Kind, measureMail, shareOf } from './evals/mail/measure.ts';

const data = process.env.LINESHEET_DATA_DIR;

const KINDS: Kind[] = ['bounce', 'complaint', 'auto_reply', 'person'];

const kindIn = ({ kinds }: Awaited<ReturnType<typeof measureMail>>, name: Kind) => {
  const found = kinds.find(({ kind }) => kind === name);
  if (!found) throw new Error(`No mails of kind ${name}`);
  return found;
};

it('tells machines from people in the mails written for it, and why a machine answers', async () => {
  const score = await measureMail(null);
  expect(score.kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(KINDS));
  for (const { mails, recall, precision } of score.kinds) {
    expect(mails).toBeGreaterThan(2);
    expect(recall).toBeGreaterThanOrEqual(0.97);
    expect(precision).toBeGreaterThanOrEqual(0.97);
  }
  expect(shareOf(score.reasons)).toBeGreaterThanOrEqual(0.97);
});

it.skipIf(!data)(
  'reads real bounces, complaints, automatic answers and replies (LINESHEET_DATA_DIR)',
  async () => {
    const score = await measureMail(data ?? null);
    expect(kindIn(score, 'bounce').mails).toBeGreaterThan(280);
    expect(kindIn(score, 'bounce').recall).toBeGreaterThanOrEqual(0.98);
    expect(kindIn(score, 'bounce').precision).toBeGreaterThanOrEqual(0.98);
    expect(shareOf(score.recipients)).toBeGreaterThanOrEqual(0.98);
    expect(shareOf(score.hardness)).toBeGreaterThanOrEqual(0.98);
    expect(kindIn(score, 'complaint').recall).toBeGreaterThanOrEqual(0.97);
    expect(kindIn(score, 'auto_reply').recall).toBeGreaterThanOrEqual(0.97);
    expect(kindIn(score, 'person').recall).toBeGreaterThanOrEqual(0.995);
    expect(score.newText.of).toBeGreaterThan(80);
    expect(shareOf(score.newText)).toBeGreaterThanOrEqual(0.95);
  },
);
