import type { AuditEntryView } from '../contract/audit.ts';

/** Who did it, at the beginning of a line. */
export const doerOf = ({
  adminEmail,
  fromCommandLine,
}: Pick<AuditEntryView, 'adminEmail' | 'fromCommandLine'>): string =>
  adminEmail ?? (fromCommandLine ? 'The command line' : 'A deleted account');
