/** What a domain publishes. `unknown`: nobody answered in time, which is not the same as there being none. */
export interface DomainRecords {
  txt(name: string): Promise<string[] | 'unknown'>;
  mx(name: string): Promise<{ host: string; priority: number }[] | 'unknown'>;
  cname(name: string): Promise<string[] | 'unknown'>;
}

export type KeyCheck =
  | { outcome: 'accepted' }
  /** The provider knows the key and says no; the sentence is for the person. */
  | { outcome: 'refused'; sentence: string }
  /** The provider could not be asked. */
  | { outcome: 'unreachable' };

/** The account's own email provider, at the moment it is connected. */
export interface MailProviderSetup {
  /** Never throws. */
  checkKey(apiKey: string): Promise<KeyCheck>;
  /** Has the provider report events and pass on replies; throws ProviderError where it won't. */
  configureWebhooks(
    apiKey: string,
    addresses: { events: string; inbound: string },
  ): Promise<{ eventPublicKey: string | null }>;
}

/** Throws invalid_input with a sentence where there is no query in a pasted address. */
export interface QueryAddressReader {
  readQuery(address: string): { unknownFilters: string[] };
}
