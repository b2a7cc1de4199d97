/**
 * What the download leaves out: secrets, and what would let whoever finds the file in. All else that stands in an
 * account's own tables is the account's data, and tables that are yet to come are in it without being named.
 */
export const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  profiles: ['sendgrid_api_key', 'keepa_api_key', 'smtp_url', 'workflow_secret'],
  api_tokens: ['token_hash'],
  senders: ['sendgrid_key_sealed', 'smtp_sealed', 'imap_sealed', 'oauth_sealed'],
  sendgrid_webhooks: ['token_hash', 'token_sealed'],
  // The files that go out with an answer: the person has them.
  outgoing_attachments: ['bytes'],
  // The person's own file, which is gone again once it has been read.
  import_pieces: ['bytes'],
  // The file as the brand sent it: it is with its mail, or the person has it.
  price_lists: ['content'],
  // Sealed with the installation's key, so of no use elsewhere; each can be downloaded by itself.
  trust_documents: ['sealed'],
};

/** The name that the file is saved under. */
export const dataFileName = (now: Date): string => `linesheet-data-${now.toISOString().slice(0, 10)}.json`;
