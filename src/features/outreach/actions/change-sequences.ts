import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type Approval, type Sequence, type StepDraft, stepsProblem } from '../domain/sequences/sequence.ts';
import type { Enrolled, SequenceFigures } from '../domain/sequences/sequence-figures.ts';
import * as figures from '../store/sequence-figures.ts';
import * as sequences from '../store/sequences.ts';
import { listTemplates } from '../store/templates.ts';
import { releaseDrafts } from './change-waiting.ts';
import { sequenceInUse } from './sequence-in-use.ts';
import { stopSequences } from './stop-sequences.ts';

export interface SequenceDraft {
  name: string;
  approval: Approval;
  steps: StepDraft[];
}

export interface ReadSequence {
  sequence: Sequence;
  figures: SequenceFigures;
}

/** All sequences with what came of them; an account that has none yet gets ours. */
export async function readSequences(tx: Tx, accountId: string): Promise<ReadSequence[]> {
  await sequenceInUse(tx, accountId);
  const all = await sequences.listSequences(tx, accountId);
  const ids = all.map(({ id }) => id);
  const known = await figures.figuresOf(tx, ids);
  return all.map((sequence) => ({ sequence, figures: known.get(sequence.id) ?? { brands: {}, arms: [] } }));
}

export async function createSequence(tx: Tx, accountId: string, draft: SequenceDraft): Promise<number> {
  await checkSteps(tx, accountId, draft.steps);
  const { name, approval } = draft;
  const id = await sequences.insertSequence(tx, { accountId, name, approval, isInUse: false });
  if (id === null) throw new AppError('conflict', 'The sequence could not be added. Please try again.');
  await sequences.replaceSteps(tx, accountId, id, draft.steps);
  return id;
}

/** Brands already in it continue with the new steps from where they are. */
export async function saveSequence(
  tx: Tx,
  accountId: string,
  id: number,
  draft: SequenceDraft,
): Promise<void> {
  await findSequence(tx, accountId, id);
  await checkSteps(tx, accountId, draft.steps);
  await sequences.saveSequence(tx, id, draft);
  await sequences.replaceSteps(tx, accountId, id, draft.steps);
  if (draft.approval === 'automatic') await releaseDrafts(tx, accountId, id);
}

export async function useSequence(tx: Tx, accountId: string, id: number): Promise<void> {
  await findSequence(tx, accountId, id);
  await sequences.useSequence(tx, accountId, id);
}

export async function removeSequence(tx: Tx, accountId: string, id: number): Promise<void> {
  const { isInUse } = await findSequence(tx, accountId, id);
  if (isInUse) throw new AppError('conflict', 'First inquiries begin this sequence. Use another one first.');
  const atWork = await figures.countAtWork(tx, id);
  if (atWork > 0)
    throw new AppError('conflict', 'There are brands in this sequence that are still being written to.');
  await sequences.archiveSequence(tx, id);
}

/** The brands in a sequence, those at work first. */
export async function readEnrolled(
  tx: Tx,
  accountId: string,
  id: number,
  page: { limit: number; offset: number },
): Promise<{ brands: Enrolled[]; total: number }> {
  await findSequence(tx, accountId, id);
  return {
    brands: await figures.listEnrolled(tx, id, page),
    total: await figures.countEnrolled(tx, id),
  };
}

export const stopByHand = (tx: Tx, accountId: string, brandId: number): Promise<void> =>
  stopSequences(tx, accountId, { brandId }, 'by_hand');

async function checkSteps(tx: Tx, accountId: string, steps: readonly StepDraft[]): Promise<void> {
  const problem = stepsProblem(steps);
  if (problem !== null) throw new AppError('invalid_input', problem);
  const known = new Set((await listTemplates(tx, accountId)).map(({ id }) => id));
  const sent = steps.flatMap((step) =>
    step.kind === 'mail' ? [step.templateId, step.templateBId ?? step.templateId] : [],
  );
  if (!sent.every((id) => known.has(id)))
    throw new AppError('invalid_input', 'A step uses a template that no longer exists.');
  const same = steps.some((step) => step.kind === 'mail' && step.templateId === step.templateBId);
  if (same) throw new AppError('invalid_input', 'A comparison needs two different templates.');
}

async function findSequence(tx: Tx, accountId: string, id: number): Promise<Sequence> {
  const found = (await sequences.listSequences(tx, accountId)).find((sequence) => sequence.id === id);
  if (!found) throw new AppError('not_found', 'There is no such sequence.');
  return found;
}
