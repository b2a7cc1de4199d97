import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { changeAccount } from '../../accounts/actions/change-account.ts';
import { openAccountSecret, readAccount } from '../../accounts/actions/read-account.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';
import { newWorkflowSecret } from '../domain/workflow-host.ts';
import type { WorkflowHosts } from '../ports.ts';

export interface WorkflowSettings {
  sealer: Sealer;
  hosts: WorkflowHosts;
  /** The operator's own host; null where there is none. */
  operators: { url: string; secret: string } | null;
}

/** Who does an account's runs. */
export interface WorkflowChoice {
  host: 'none' | 'own' | 'operator';
  /** Of its own host, kept while another is chosen. */
  url: string | null;
  operatorsName: string | null;
}

export async function readWorkflowChoice(
  tx: Tx,
  { operators }: Pick<WorkflowSettings, 'operators'>,
  accountId: string,
): Promise<WorkflowChoice> {
  const { workflowHost: host, workflowWebhookUrl: url } = await readAccount(tx, accountId);
  return { host, url, operatorsName: operators && new URL(operators.url).host };
}

/** Says who does the account's runs from now on. A host of its own gets its secret the first time; it is told once. */
export async function chooseWorkflowHost(
  tx: Tx,
  { sealer, hosts, operators }: WorkflowSettings,
  choice: { accountId: string; host: 'none' | 'operator' } | { accountId: string; host: 'own'; url: string },
  now: Date,
): Promise<{ secret: string | null }> {
  const { accountId, host } = choice;
  if (host === 'operator' && !operators)
    throw new AppError('not_configured', 'The operator has no workflow host. Name one of your own.');
  if (host !== 'own') {
    await changeAccount(tx, { sealer, now }, accountId, { workflowHost: host });
    return { secret: null };
  }
  const refusal = hosts.refusalOf(choice.url);
  if (refusal) throw new AppError('invalid_input', refusal, { fields: { url: refusal } });
  const stored = await openAccountSecret(tx, sealer, accountId, 'workflow_secret');
  const secret = stored === null ? newWorkflowSecret() : null;
  await changeAccount(tx, { sealer, now }, accountId, {
    workflowHost: host,
    workflowWebhookUrl: choice.url,
    ...(secret !== null && { workflowSecret: secret }),
  });
  return { secret };
}

/** A new secret in place of the one before, which signs nothing any more. */
export async function renewWorkflowSecret(
  tx: Tx,
  deps: { sealer: Sealer; now: Date },
  accountId: string,
): Promise<{ secret: string }> {
  const secret = newWorkflowSecret();
  await changeAccount(tx, deps, accountId, { workflowSecret: secret });
  return { secret };
}

/** Where to ask for an account's run, and with what to sign it; null where Linesheet does it itself. */
export async function workflowHostOf(
  tx: Tx,
  { sealer, operators }: Pick<WorkflowSettings, 'sealer' | 'operators'>,
  accountId: string,
): Promise<{ url: string; secret: string; isOperators: boolean } | null> {
  const { workflowHost, workflowWebhookUrl: url } = await readAccount(tx, accountId);
  if (workflowHost === 'operator') return operators && { ...operators, isOperators: true };
  if (workflowHost !== 'own' || url === null) return null;
  const secret = await openAccountSecret(tx, sealer, accountId, 'workflow_secret');
  return secret === null ? null : { url, secret, isOperators: false };
}
