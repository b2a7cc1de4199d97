import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { changeAccount } from '../../accounts/actions/change-account.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';
import type { StoredTemplate, TemplateVersion } from '../domain/sequences/stored-template.ts';
import * as templates from '../store/templates.ts';
import { sequenceInUse } from './sequence-in-use.ts';

export interface TemplateDraft {
  name: string;
  subject: string | null;
  body: string;
}

/** All templates; an account that has none yet gets ours. */
export async function readTemplates(tx: Tx, accountId: string): Promise<StoredTemplate[]> {
  await sequenceInUse(tx, accountId);
  return templates.listTemplates(tx, accountId);
}

export async function readVersions(tx: Tx, accountId: string, id: number): Promise<TemplateVersion[]> {
  await findTemplate(tx, accountId, id);
  return templates.versionsOf(tx, accountId, id);
}

export async function createTemplate(
  tx: Tx,
  accountId: string,
  draft: TemplateDraft,
): Promise<StoredTemplate> {
  const templateId = await templates.insertTemplate(tx, accountId, draft.name);
  await templates.insertVersion(tx, { accountId, templateId, ...wordsOf(draft) });
  return findTemplate(tx, accountId, templateId);
}

/** New words are a new version; the ones before it stay as they are, with the mails that were written with them. */
export async function saveTemplate(
  tx: Tx,
  deps: { sealer: Sealer; now: Date },
  accountId: string,
  { id, basedOn, ...draft }: TemplateDraft & { id: number; basedOn?: number | null | undefined },
): Promise<StoredTemplate> {
  // Of two who save at once the second finds what the first has saved.
  await templates.lockTemplate(tx, id);
  const template = await findTemplate(tx, accountId, id);
  const newest = template.current?.version ?? null;
  if (basedOn !== undefined && basedOn !== newest) throw new AppError('conflict', CHANGED_MEANWHILE);
  if (template.name !== draft.name) await templates.renameTemplate(tx, id, draft.name);
  const { subject, body } = wordsOf(draft);
  const isChanged = template.current?.subject !== subject || template.current.body !== body;
  // The profile has the onboarding's words, and the database makes a version of each change there.
  if (isChanged && template.isOnboarding)
    await changeAccount(tx, deps, accountId, { emailSubject: subject, emailMessageBody: body });
  else if (isChanged) await templates.insertVersion(tx, { accountId, templateId: id, subject, body });
  return findTemplate(tx, accountId, id);
}

const CHANGED_MEANWHILE = 'This template was changed meanwhile, in another tab or browser.';

export async function removeTemplate(tx: Tx, accountId: string, id: number): Promise<void> {
  const template = await findTemplate(tx, accountId, id);
  if (template.isOnboarding)
    throw new AppError('conflict', 'The first inquiry’s template stays: the Emailer Bot writes with it.');
  const [used] = await templates.sequencesWithTemplate(tx, id);
  if (used !== undefined)
    throw new AppError('conflict', `“${used}” still sends it. Take it out of that sequence first.`);
  await templates.archiveTemplate(tx, id);
}

export async function findTemplate(tx: Tx, accountId: string, id: number): Promise<StoredTemplate> {
  const template = await templates.templateById(tx, accountId, id);
  if (!template) throw new AppError('not_found', 'There is no such template.');
  return template;
}

const wordsOf = ({ subject, body }: TemplateDraft) => ({ subject: subject?.trim() || null, body });
