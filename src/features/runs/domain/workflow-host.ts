import { createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** The one header that a host has to read besides the body. */
export const SIGNATURE_HEADER = 'Linesheet-Signature';

const SECRET_PREFIX = 'lswf_';

export const newWorkflowSecret = (): string => SECRET_PREFIX + randomBytes(24).toString('base64url');

/** The operator's host serves many accounts with one secret, which any process can work out. */
export const operatorsWorkflowSecret = (secretKey: string): string =>
  SECRET_PREFIX +
  Buffer.from(hkdfSync('sha256', secretKey, '', 'linesheet workflow host', 24)).toString('base64url');

export interface SignedCall {
  accountId: string;
  /** A host that gets the same run twice has done it already. */
  runId: string;
  body: string;
  at: Date;
}

/**
 * `account=…,run=…,t=…,v1=…`: whose run it is, when it was asked for, and the HMAC-SHA256 of all that and the body, so
 * that nobody else can ask, and nobody can ask again later with what they overheard.
 */
export function signatureOf({ accountId, runId, body, at }: SignedCall, secret: string): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const signed = `${accountId}.${runId}.${seconds}.${body}`;
  const digest = createHmac('sha256', secret).update(signed).digest('hex');
  return `account=${accountId},run=${runId},t=${seconds},v1=${digest}`;
}

/** What is known of a host that was asked; its body is what it sent, and may be anything. */
export type WorkflowFate =
  | { kind: 'answered'; body: unknown }
  | { kind: 'not_started' | 'unknown'; reason: string };

export interface HostedEnd {
  state: 'finished' | 'failed';
  failedToStart: boolean;
  rowsProcessed: number;
  reason: string | null;
}

/** What a host's answer makes of a run. `most` is how many rows can count: those that waited, and can be paid. */
export function endOfHostedRun(fate: WorkflowFate, most: number): HostedEnd {
  const failed = { state: 'failed', rowsProcessed: 0 } as const;
  if (fate.kind !== 'answered') return { ...failed, failedToStart: true, reason: fate.reason };
  const { status, rowsProcessed } = readAnswer(fate.body);
  if (status !== 'ok') {
    const told = status === null ? 'no status' : `the status “${status}”`;
    return { ...failed, failedToStart: false, reason: `The workflow host answered with ${told}.` };
  }
  const counted = Math.min(rowsProcessed, most);
  const reason =
    counted < rowsProcessed
      ? `The workflow host reported ${rowsProcessed} rows; ${counted} could count.`
      : null;
  return { state: 'finished', failedToStart: false, rowsProcessed: counted, reason };
}

/** Rows that are left out, or are no count, are none; a count may also be written as text. */
function readAnswer(body: unknown): { status: string | null; rowsProcessed: number } {
  const { status, rowsProcessed } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  const count = typeof rowsProcessed === 'string' ? Number.parseInt(rowsProcessed, 10) : rowsProcessed;
  return {
    status: typeof status === 'string' ? status.slice(0, LONGEST_STATUS) : null,
    rowsProcessed: typeof count === 'number' && count > 0 && Number.isFinite(count) ? Math.floor(count) : 0,
  };
}

const LONGEST_STATUS = 60;
