import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { StoredTemplate, TemplateVersion } from '../domain/sequences/stored-template.ts';

const VERSION = sql`
  versions.id, versions.template_id as "templateId", versions.version, versions.subject, versions.body,
  versions.created_at as "createdAt"`;

interface TemplateRow {
  id: number;
  name: string;
  isOnboarding: boolean;
}

/** In the order in which they were made; archived ones are left out. */
export async function listTemplates(tx: Tx, accountId: string): Promise<StoredTemplate[]> {
  const { rows } = await sql<TemplateRow>`
    select id, name, is_onboarding as "isOnboarding" from templates
     where account_id = ${accountId} and archived_at is null
     order by is_onboarding desc, id limit 200`.execute(tx);
  const current = await currentVersions(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, current: current.get(row.id) ?? null }));
}

export async function templateById(tx: Tx, accountId: string, id: number): Promise<StoredTemplate | null> {
  const { rows } = await sql<TemplateRow>`
    select id, name, is_onboarding as "isOnboarding" from templates
     where account_id = ${accountId} and id = ${id} and archived_at is null`.execute(tx);
  const [row] = rows;
  return row ? { ...row, current: (await currentVersions(tx, [id])).get(id) ?? null } : null;
}

/** The newest words of each. */
export async function currentVersions(
  tx: Tx,
  templateIds: readonly number[],
): Promise<Map<number, TemplateVersion>> {
  if (templateIds.length === 0) return new Map();
  const { rows } = await sql<TemplateVersion>`
    select distinct on (template_id) ${VERSION} from template_versions as versions
     where template_id = any (${templateIds}::bigint[]) order by template_id, version desc`.execute(tx);
  return new Map(rows.map((row) => [row.templateId, row]));
}

/** For each of these versions, the newest of its template: words that were planned may have been bettered since. */
export async function newestOf(tx: Tx, versionIds: readonly number[]): Promise<Map<number, TemplateVersion>> {
  if (versionIds.length === 0) return new Map();
  const { rows } = await sql<TemplateVersion & { askedFor: number }>`
    select distinct on (asked.id) asked.id as "askedFor", ${VERSION}
      from template_versions as asked join template_versions as versions on versions.template_id = asked.template_id
     where asked.id = any (${versionIds}::bigint[]) order by asked.id, versions.version desc`.execute(tx);
  return new Map(rows.map(({ askedFor, ...version }) => [askedFor, version]));
}

/** Newest first. */
export async function versionsOf(tx: Tx, accountId: string, templateId: number): Promise<TemplateVersion[]> {
  const { rows } = await sql<TemplateVersion>`
    select ${VERSION} from template_versions as versions
     where account_id = ${accountId} and template_id = ${templateId} order by version desc limit 50`.execute(
    tx,
  );
  return rows;
}

export async function insertTemplate(
  tx: Tx,
  accountId: string,
  name: string,
  isOnboarding = false,
): Promise<number> {
  const row = await tx
    .insertInto('templates')
    .values({ account_id: accountId, name, is_onboarding: isOnboarding })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function renameTemplate(tx: Tx, id: number, name: string): Promise<void> {
  await tx.updateTable('templates').set({ name }).where('id', '=', id).execute();
}

export async function archiveTemplate(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('templates').set({ archived_at: sql`now()` }).where('id', '=', id).execute();
}

export async function lockTemplate(tx: Tx, id: number): Promise<void> {
  await sql`select from templates where id = ${id} for no key update`.execute(tx);
}

/** New words: the template's row is locked first, so that two who save at once get two numbers. */
export async function insertVersion(
  tx: Tx,
  version: { accountId: string; templateId: number; subject: string | null; body: string },
): Promise<void> {
  const { accountId, templateId, subject, body } = version;
  await lockTemplate(tx, templateId);
  await sql`
    insert into template_versions (account_id, template_id, version, subject, body)
    select ${accountId}, ${templateId}, coalesce(max(version), 0) + 1, ${subject}, ${body}
      from template_versions where template_id = ${templateId}`.execute(tx);
}

/** The sequences in which a template is still sent. */
export async function sequencesWithTemplate(tx: Tx, templateId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from sequences join sequence_steps on sequence_steps.sequence_id = sequences.id
     where archived_at is null and ${templateId} in (template_id, template_b_id)`.execute(tx);
  return rows.map(({ name }) => name);
}
