/** A worker that hears it looks at once for what the mail provider has posted. */
export const WEBHOOK_CHANNEL = 'webhook_deliveries';
/** A worker that hears it looks at once for mails that are due. */
export const SCHEDULED_CHANNEL = 'scheduled_mails';
