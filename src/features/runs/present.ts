import type { RunPlan, RunRowView, RunView } from './contract/runs.ts';
import type { DryRowView } from './contract/trials.ts';
import { queryNameOf } from './domain/download-progress.ts';
import type { DryRow } from './domain/dry-run.ts';
import type { NextRun } from './domain/next-run.ts';
import { possibleCommands, type RowOfRun, type ShownRun } from './domain/run.ts';
import { rowsAhead } from './domain/time-left.ts';

export function presentRun(run: ShownRun): RunView {
  const seconds = (run.updatedAt.getTime() - run.createdAt.getTime()) / 1000;
  const rate = run.state === 'running' && run.rowsDone > 0 && seconds > 0 ? run.rowsDone / seconds : null;
  return {
    id: run.id,
    bot: run.bot,
    query: queryNameOf(run),
    host: run.host,
    state: run.state,
    failedToStart: run.failedToStart,
    waitingFor: run.waitingFor,
    reason: run.reason,
    setting: run.setting,
    waitUntil: run.waitUntil?.toISOString() ?? null,
    rowsTotal: run.rowsTotal,
    rowsDone: run.rowsDone,
    rowsProcessed: run.rowsProcessed,
    rowsFailed: run.rowsFailed,
    creditsDeducted: run.creditsCharged,
    forApproval: run.forApproval,
    rowsPerSecond: rate,
    secondsLeft: rate ? rowsAhead(run) / rate : null,
    commands: possibleCommands(run),
    createdAt: run.createdAt.toISOString(),
    updatedAt: run.updatedAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
  };
}

export const presentRow = (row: RowOfRun): RunRowView => ({
  seq: row.seq,
  brandId: row.brandId,
  subject: row.name ?? row.asin ?? '',
  state: row.state as RunRowView['state'],
  outcome: row.outcome,
  detail: row.detail,
  charged: row.charged,
  delivery: row.delivery,
  finishedAt: row.finishedAt?.toISOString() ?? null,
});

export const presentPlan = ({ download, limitResetsAt, resting, ...plan }: NextRun): RunPlan => ({
  ...plan,
  resting: resting && { brands: resting.brands, from: resting.from.toISOString() },
  limitResetsAt: limitResetsAt?.toISOString() ?? null,
  keepa: download && {
    query: download.query,
    products: download.products,
    tokens: download.tokens,
    hours: download.hours,
    tokensLeft: download.tokensLeft,
    refillPerMinute: download.refillRate,
    withBuyBox: download.withBuyBoxShares,
    warnings: download.warnings,
  },
});

export const presentDryRow = ({ statements, trail, ...row }: DryRow): DryRowView => ({
  ...row,
  statements: statements.map(({ field, sentence, url }) => ({ field, sentence, url })),
  trail: trail.map(({ step, url = null, detail }) => ({ step, url, detail })),
});
