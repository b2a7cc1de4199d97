/** A worker that hears it looks at once for the product's own mails. */
export const SYSTEM_MAILS_CHANNEL = 'system_mails';
