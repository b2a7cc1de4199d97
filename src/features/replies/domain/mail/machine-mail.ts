import { autoReplyOf } from './auto-reply.ts';
import { bounceOf } from './bounce.ts';
import { complaintOf } from './complaint.ts';
import type { Home } from './home.ts';
import type { MachineMail } from './machine-kinds.ts';
import type { ReceivedMail } from './received-mail.ts';

export type { MachineMail };

/**
 * Complaints are reports too, and bounces often answer automatically: the more special kind is asked first. `home`
 * tells how a date is written where nothing in the mail does.
 */
export const machineMailOf = (mail: ReceivedMail, home: Home | null = null): MachineMail | null =>
  complaintOf(mail) ?? bounceOf(mail) ?? autoReplyOf(mail, home);
