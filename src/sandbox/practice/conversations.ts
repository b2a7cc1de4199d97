import { type Arrival, addressIn } from '../mailbox/mail.ts';
import type { ReplyClass } from '../sendgrid/reply-texts.ts';
import { SANDBOX_DOMAIN, type WorldBrand } from '../world/brands.ts';
import { contactsOf } from '../world/contacts.ts';
import { DISTRIBUTORS } from '../world/strangers.ts';

/** Between one seller and one company, as far as the company remembers. */
export interface Conversation {
  key: string;
  brand: WorldBrand;
  /** The address that was written to last. */
  address: string;
  step: number;
  last: ReplyClass | null;
  /** Message-IDs of the company's own mails. */
  replies: string[];
  /** The mail of the seller's that is to be answered, or was. */
  mailId: string;
}

const MOST = 20_000;

const PUBLIC_MAIL = new Set(['gmail.com']);

/** Who is behind an address: the brands by their domains, and distributors, who act for a brand that sent somebody. */
export function createCompanies(brands: readonly WorldBrand[]) {
  const known = new Map<string, WorldBrand[]>();
  const add = (name: string | undefined, brand: WorldBrand): void => {
    if (name === undefined || PUBLIC_MAIL.has(name)) return;
    const those = known.get(name) ?? [];
    if (!those.includes(brand)) known.set(name, [...those, brand]);
  };
  for (const brand of brands) {
    const contacts = contactsOf(brand);
    add(brand.site?.host, brand);
    add(contacts?.domain, brand);
    for (const { address } of contacts?.published ?? []) add(address, brand);
  }
  const distributors = new Set([
    ...DISTRIBUTORS.map(({ host }) => host),
    'harborpine.sandbox.test',
    'northfieldtrading.sandbox.test',
  ]);
  return {
    /** A parent company answers for the brand that the subject names. */
    brandAt: (address: string, subject: string): WorldBrand | undefined => {
      const those = known.get(address.toLowerCase()) ?? known.get(domainOf(address)) ?? [];
      return those.find(({ name }) => subject.toLowerCase().includes(name.toLowerCase())) ?? those[0];
    },
    isDistributor: (address: string): boolean => distributors.has(domainOf(address)),
  };
}

export const domainOf = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** Where a company's own pages and addresses are; whoever writes from a public mailbox has those all the same. */
export function ownDomain(address: string, { site }: Pick<WorldBrand, 'site'>): string {
  const domain = domainOf(address);
  return PUBLIC_MAIL.has(domain) ? (site?.host ?? SANDBOX_DOMAIN) : domain;
}

export const senderOf = ({ from }: Arrival): string => domainOf(addressIn(from));

export type Conversations = ReturnType<typeof createConversations>;

export function createConversations() {
  const known = new Map<string, Conversation>();
  const lastReferral = new Map<string, WorldBrand>();
  return {
    find: (key: string): Conversation | undefined => known.get(key),
    save: (conversation: Conversation): void => {
      known.delete(conversation.key);
      known.set(conversation.key, conversation);
      const [oldest] = known.keys();
      if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    },
    /** The seller was sent to somebody else for this brand's goods. */
    refer: (sender: string, brand: WorldBrand): void => void lastReferral.set(sender, brand),
    referredBy: (sender: string): WorldBrand | undefined => lastReferral.get(sender),
    all: (): Iterable<Conversation> => known.values(),
  };
}
