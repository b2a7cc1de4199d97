import type { Tx } from '../../../db/database.ts';
import { DEFAULT_FOLLOW_UPS, DEFAULT_SEQUENCE } from '../domain/sequences/default-sequence.ts';
import { DEFAULT_CALL_DAY, type Sequence } from '../domain/sequences/sequence.ts';
import * as sequences from '../store/sequences.ts';
import { insertTemplate, insertVersion, listTemplates } from '../store/templates.ts';

/** The sequence that first inquiries begin. An account that has none yet gets ours, with its templates. */
export async function sequenceInUse(tx: Tx, accountId: string): Promise<Sequence> {
  const known = await sequences.sequenceInUse(tx, accountId);
  if (known) return known;
  const id = await sequences.insertSequence(tx, {
    accountId,
    name: DEFAULT_SEQUENCE,
    isInUse: true,
    approval: 'automatic',
  });
  // Null: somebody else made it at this very moment, and it is there.
  if (id !== null) await fillSequence(tx, accountId, id);
  const made = await sequences.sequenceInUse(tx, accountId);
  if (!made) throw new Error('The sequence that was just made is not there.');
  return made;
}

async function fillSequence(tx: Tx, accountId: string, sequenceId: number): Promise<void> {
  const [first] = await listTemplates(tx, accountId);
  const inquiry = first?.isOnboarding ? first.id : await insertTemplate(tx, accountId, 'First inquiry', true);
  const followUps: { day: number; templateId: number }[] = [];
  for (const { name, day, body } of DEFAULT_FOLLOW_UPS) {
    const templateId = await insertTemplate(tx, accountId, name);
    await insertVersion(tx, { accountId, templateId, subject: null, body });
    followUps.push({ day, templateId });
  }
  const mails = [{ day: 0, templateId: inquiry }, ...followUps];
  await sequences.replaceSteps(tx, accountId, sequenceId, [
    ...mails.map((mail) => ({ ...mail, kind: 'mail' as const, templateBId: null })),
    { day: DEFAULT_CALL_DAY, kind: 'call' },
  ]);
}
