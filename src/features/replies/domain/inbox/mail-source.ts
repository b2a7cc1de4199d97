/** Where mail arrives in a mailbox, and where its provider puts what it takes for junk. */
export type MailFolder = 'inbox' | 'junk';

/** By which way a mail came: to the operator's SendGrid, or into a person's own mailbox, perhaps among the junk there. */
export type MailSource = 'sendgrid' | 'mailbox' | 'junk';
