/** What stands behind the last @ of a mail address: what stands before it may be quoted, and have one, too. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** The Message-ID under which a mail goes out, in its brackets: what answers to it will name. */
export const messageIdHeader = (messageId: string, fromEmail: string): string =>
  `<${messageId}@${domainOf(fromEmail)}>`;
