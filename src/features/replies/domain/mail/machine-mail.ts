import { autoReplyOf } from './auto-reply.ts';
import { bounceOf } from './bounce.ts';
import { complaintOf } from './complaint.ts';
import type { MachineMail } from './machine-kinds.ts';
import type { ReceivedMail } from './received-mail.ts';

export type { MachineMail };

/** Complaints are reports too, and bounces often answer automatically: the more special kind is asked first. */
export const machineMailOf = (mail: ReceivedMail): MachineMail | null =>
  complaintOf(mail) ?? bounceOf(mail) ?? autoReplyOf(mail);
