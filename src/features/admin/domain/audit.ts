/** What an admin or the command line can do, as the audit log tells it. Each change that an admin's endpoint makes is one of these. */
export const AUDIT_ACTIONS = {
  'plan.set': 'Set the plan',
  'credits.granted': 'Granted credits',
  'role.set': 'Set the role',
  'account.suspended': 'Suspended the account',
  'account.restored': 'Lifted the suspension',
  'account.deleted': 'Deleted the account',
  'two_factor.reset': 'Turned two-factor authentication off',
  'token.created': 'Made an API token',
  'sign_up.switched': 'Switched sign-up',
  'sending.switched': 'Switched sending',
  'announcement.published': 'Published an announcement',
  'announcement.ended': 'Ended the announcement',
  'inquiry.answered': 'Marked an inquiry as answered',
  'inquiry.reopened': 'Marked an inquiry as new',
  'backup.asked': 'Ran a backup',
  'backup.released': 'Downloaded a backup',
  'backup.removed': 'Removed a backup',
  'backups.scheduled': 'Changed when backups are made',
} as const;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

export const AUDIT_ACTION_NAMES = Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]];

/** Plain facts: who reads the log must understand them without the code. */
export type AuditFacts = Record<string, string | number | boolean | null>;

/** One change by an admin, or on the command line. People stand in it by id: their names are theirs, and go with them. */
export interface Deed {
  action: AuditAction;
  /** The account that it concerns, where it is one. */
  subjectId?: string;
  /** What else it concerns: an inquiry, a backup. */
  target?: string;
  before?: AuditFacts;
  after?: AuditFacts;
}

export interface AuditEntry {
  id: number;
  at: Date;
  action: AuditAction;
  /** Done on the command line, by whoever may run it: by no account. */
  fromCommandLine: boolean;
  /** Null where the account is gone, or there was none. */
  adminEmail: string | null;
  subjectId: string | null;
  subjectEmail: string | null;
  target: string | null;
  before: AuditFacts | null;
  after: AuditFacts | null;
  clientAddress: string | null;
}
