import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { endOfHostedRun, newWorkflowSecret, operatorsWorkflowSecret, signatureOf } from './workflow-host.ts';

const answered = (body: unknown) => ({ kind: 'answered', body }) as const;

describe('a workflow host’s answer', () => {
  it('of “ok” with rows ends the run with them', () => {
    expect(endOfHostedRun(answered({ status: 'ok', rowsProcessed: 12 }), 40)).toEqual({
      state: 'finished',
      failedToStart: false,
      rowsProcessed: 12,
      reason: null,
    });
  });

  it('counts no more rows than waited and can be paid, and says so', () => {
    expect(endOfHostedRun(answered({ status: 'ok', rowsProcessed: 500 }), 40)).toMatchObject({
      rowsProcessed: 40,
      reason: 'The workflow host reported 500 rows; 40 could count.',
    });
  });

  it.each([
    [undefined, 0],
    [null, 0],
    [-3, 0],
    ['many', 0],
    [Number.NaN, 0],
    ['7', 7],
    [2.9, 2],
  ])('with %j rows counts %i', (rowsProcessed, counted) => {
    expect(endOfHostedRun(answered({ status: 'ok', rowsProcessed }), 40).rowsProcessed).toBe(counted);
  });

  it.each([
    [{ status: 'error', rowsProcessed: 9 }, 'The workflow host answered with the status “error”.'],
    [{ rowsProcessed: 9 }, 'The workflow host answered with no status.'],
    [[{ status: 'ok', rowsProcessed: 9 }], 'The workflow host answered with no status.'],
    [undefined, 'The workflow host answered with no status.'],
  ])('%j is an unexpected status', (body, reason) => {
    expect(endOfHostedRun(answered(body), 40)).toEqual({
      state: 'failed',
      failedToStart: false,
      rowsProcessed: 0,
      reason,
    });
  });

  it('that never came is a start that failed, with the reason', () => {
    expect(endOfHostedRun({ kind: 'unknown', reason: 'It didn’t answer.' }, 40)).toEqual({
      state: 'failed',
      failedToStart: true,
      rowsProcessed: 0,
      reason: 'It didn’t answer.',
    });
  });
});

it('what is asked is signed with the account, the run, the moment and the body', () => {
  const call = { accountId: 'a1', runId: 'r1', body: '{"trigger":"run-source-bot"}' };
  const signature = signatureOf({ ...call, at: new Date(1_772_000_000_900) }, 'secret');
  const digest = createHmac('sha256', 'secret')
    .update('a1.r1.1772000000.{"trigger":"run-source-bot"}')
    .digest('hex');
  expect(signature).toBe(`account=a1,run=r1,t=1772000000,v1=${digest}`);
});

it('secrets are new each time, and the operator’s is the same in every process', () => {
  expect(newWorkflowSecret()).toMatch(/^lswf_[\w-]{32}$/);
  expect(newWorkflowSecret()).not.toBe(newWorkflowSecret());
  expect(operatorsWorkflowSecret('key')).toBe(operatorsWorkflowSecret('key'));
  expect(operatorsWorkflowSecret('key')).not.toBe(operatorsWorkflowSecret('other'));
});
