import { oneLine } from '../notes/clean-text.ts';
import { DEFAULT_SUBJECT } from '../sequences/default-template.ts';
import { PLACEHOLDERS, parseTemplate, placeholdersIn } from '../sequences/template.ts';
import type { TransportKind } from './outgoing-mail.ts';

/** What an account brings to every one of its inquiries. */
export interface InquiryAccount {
  /** The company or brand name under which the person buys. */
  senderName: string | null;
  firstName: string | null;
  senderEmail: string | null;
  /** In place of "first name from company name". */
  fromName?: string | null;
  postalAddress: string | null;
  /** How the sender signs; without one, by name and company. */
  signature?: string | null;
  /** Null: ours. */
  subject: string | null;
  template: string | null;
  transport: TransportKind;
  /** A real transport whose base address is on loopback: nothing that it sends leaves the machine. */
  isRehearsal: boolean;
  publicUrl: string;
}

const MAX_NAME = 200;
export const MAX_TEMPLATE = 20_000;
export const MAX_SUBJECT = 200;

/** Deliberately narrow: what could end an address or a header early is no address to write to. */
export const isPlainAddress = (address: string): boolean =>
  address.length <= 254 && /^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+$/u.test(address);

/** Why none of the account's inquiries can go out, as a sentence for the person; null when they can. */
export function inquiryProblem(account: InquiryAccount): string | null {
  const { senderEmail, template } = account;
  const companyName = oneLine(account.senderName ?? '');
  if (!senderEmail || !isPlainAddress(senderEmail))
    return 'There is no workspace email to send from yet. Add it in onboarding step 3.';
  if (companyName === '') return 'Your company or brand name is missing. Add it in onboarding step 5.';
  if (companyName.length > MAX_NAME)
    return `Your company or brand name is longer than ${MAX_NAME} characters.`;
  if (!template || oneLine(template) === '')
    return 'There is no email template yet. Write one in onboarding step 5.';
  if (template.length > MAX_TEMPLATE)
    return `The email template is longer than ${MAX_TEMPLATE.toLocaleString('en-US')} characters.`;
  const unfillable = unknownProblem(account) ?? nameProblem(account);
  if (unfillable !== null) return unfillable;
  if (lacksPostalAddress(account)) return `${POSTAL_ADDRESS_NEEDED}. Add it in onboarding step 5.`;
  return linkProblem(account);
}

const templatesOf = ({ subject, template }: InquiryAccount) =>
  [subject ?? DEFAULT_SUBJECT, template ?? ''].map(parseTemplate);

function unknownProblem(account: InquiryAccount): string | null {
  const unknown = templatesOf(account).flatMap((template) => template.unknown);
  return unknown.length === 0
    ? null
    : `The email template has a placeholder that can't be filled: ${unknown.slice(0, 3).join(', ')}. The ones that can are ${Object.values(PLACEHOLDERS).join(', ')}.`;
}

function nameProblem(account: InquiryAccount): string | null {
  const firstName = oneLine(account.firstName ?? '');
  const asksForName = templatesOf(account).some((template) => placeholdersIn(template).has('yourName'));
  if (asksForName && firstName === '')
    return `The email template asks for ${PLACEHOLDERS.yourName}, and there is none. Add your first name in Settings.`;
  return firstName.length > MAX_NAME ? `Your first name is longer than ${MAX_NAME} characters.` : null;
}

/**
 * All that is amiss at once, for the page that has the fields to mend it, while somebody types. Unknown placeholders
 * that page names itself.
 */
export function inquiryNotices(account: InquiryAccount): string[] {
  const problems = [
    nameProblem(account),
    lacksPostalAddress(account)
      ? `${POSTAL_ADDRESS_NEEDED}: without one nothing is sent to a real mailbox.`
      : null,
    linkProblem(account),
  ];
  return problems.filter((problem) => problem !== null);
}

const POSTAL_ADDRESS_NEEDED = 'A wholesale inquiry must carry your postal address';

/** Only matters once a mail reaches somebody, as does where its links lead. */
const lacksPostalAddress = ({ transport, postalAddress }: InquiryAccount): boolean =>
  transport !== 'sandbox' && oneLine(postalAddress ?? '') === '';

const linkProblem = ({ transport, isRehearsal, publicUrl }: InquiryAccount): string | null =>
  transport === 'sandbox' || isRehearsal || isPublicHttps(publicUrl) ? null : LINKS_NEED_ADDRESS;

/** Nothing that the account's own people could mend. */
export const LINKS_NEED_ADDRESS =
  'Unsubscribe links need an https address that everybody can reach. Ask whoever runs this Linesheet to set its public address.';

const NOT_PUBLIC =
  /^(?:localhost|0\.|10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[)|\.(?:localhost|local|internal|test|example|invalid)$/;

function isPublicHttps(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && hostname.includes('.') && !NOT_PUBLIC.test(hostname);
}
