interface WhatFailed {
  /** The code of what failed, or where a library keeps none its words. */
  fault: string;
  /** What its sentence begins with: "The mail server". */
  server: string;
  /** The scheme of an address without encryption from the first byte: "imap://". */
  plainScheme: string;
}

/** What people can do about an encryption that fails, with reading mail as with sending it; null: it is none of these. */
export function doubtOfMailServerTls({ fault, server, plainScheme }: WhatFailed): string | null {
  if (/CERT_HAS_EXPIRED|certificate has expired/i.test(fault))
    return `${server}’s certificate has expired. Ask whoever runs the server to renew it.`;
  if (/altname/i.test(fault))
    return `${server}’s certificate is for another name than its address has. Enter the name that it is for.`;
  if (/SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)|certificate/i.test(fault))
    return `${server}’s certificate comes from nobody who can be trusted. Ask whoever runs the server for one that mail programs trust.`;
  // A greeting in plain text, taken for the head of a record.
  return /wrong.version.number|packet.length.too.long/i.test(fault)
    ? `${server} begins without encryption at this port, so its address may have to begin with ${plainScheme}.`
    : null;
}
