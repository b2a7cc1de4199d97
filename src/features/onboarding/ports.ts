/** What a domain publishes. `unknown`: nobody answered in time, which is not the same as there being none. */
export interface DomainRecords {
  /** Each record whole, its strings joined. */
  txt(name: string): Promise<string[] | 'unknown'>;
  mx(name: string): Promise<{ host: string; priority: number }[] | 'unknown'>;
}

export type KeyCheck =
  | { outcome: 'accepted' }
  /** The provider knows the key and says no; the sentence is for the person. */
  | { outcome: 'refused'; sentence: string }
  /** The provider could not be asked. */
  | { outcome: 'unreachable' };

/** Where product data comes from, at the moment an account brings a key of its own. */
export interface ProductKeys {
  /** Never throws. */
  checkKey(apiKey: string): Promise<KeyCheck>;
}

/** The account's own email provider, at the moment it is connected. */
export interface MailProviderSetup {
  /** Never throws. */
  checkKey(apiKey: string): Promise<KeyCheck>;
  /** Has the provider report events and pass on replies; throws ProviderError where it won't. */
  configureWebhooks(
    apiKey: string,
    addresses: { events: string; inbound: string },
  ): Promise<{
    eventPublicKey: string | null;
    /** Why replies won't be passed on, in the provider's words; events are reported all the same. */
    inboundRefusal: string | null;
  }>;
}

/** Where the provider's reports and the brands' replies come in, for an account whose key was just saved. */
export interface SenderWebhooks {
  /** A sentence for the person where something is left to do; never throws. */
  connect(accountId: string, apiKey: string): Promise<string | null>;
}

export interface QueryAddressReader {
  /**
   * What to keep of a pasted address (its domain and selection, never its host or key) and what there is to say of
   * it. Throws invalid_input with a sentence where there is no query in it.
   */
  read(pasted: string): { kept: string; notice: string | null };
}

/** Where to connect to reach a mail server, or why not. */
export type MailHost =
  | { address: string; port: number /** For its certificate. */; host: string }
  /** It is not a public one. */
  | { refused: string }
  /** Nobody could say where it is. */
  | { unknown: string };

/** Signs in to a mailbox as its mails go out. Null: it let us in; otherwise why not, as a sentence. Never throws. */
export type SmtpSignIn = (smtpUrl: string) => Promise<string | null>;

/** Guards what people enter as mail servers; sentences are left open at their end. */
export interface MailHosts {
  /** By its name alone; null where nothing speaks against it. */
  refusalOf(host: string): string | null;
  /** Looked up and checked for one connection, which has to go to the address that is answered. */
  find(host: string, port: number): Promise<MailHost>;
}
