import type { AccountPart } from '../mails/send-outcome.ts';
import type { OwnParts } from './sender.ts';

/** What is to be done about it, as the beginning of a sentence. */
export interface Mending {
  sentence: string;
  /** The setting of the server that would mend it too. */
  setting: string | null;
}

const MENDING: Record<AccountPart, Mending> = {
  key: { sentence: 'Check your SendGrid key in onboarding step 4', setting: 'SENDGRID_API_KEY' },
  quota: {
    sentence: 'Raise the limit at SendGrid, or change your SendGrid key in onboarding step 4',
    setting: 'SENDGRID_API_KEY',
  },
  sender: {
    sentence: 'Verify the workspace email at SendGrid, or enter a verified one in onboarding step 3',
    setting: null,
  },
  mailbox: { sentence: 'Check the mailbox in onboarding step 4', setting: null },
  base_address: {
    sentence: 'Ask whoever runs this Linesheet to check where it looks for SendGrid',
    setting: 'SENDGRID_BASE_URL',
  },
};

export function mendingOf(part: AccountPart, email: string, own: OwnParts | undefined): Mending {
  const sentence = mendingOfOwn(part, email, own);
  return sentence === null ? MENDING[part] : { sentence, setting: null };
}

/** The same where the sender brings what is refused itself. */
function mendingOfOwn(part: AccountPart, email: string, own: OwnParts | undefined): string | null {
  const at = 'at Outreach → Senders';
  if (part === 'key' && own?.key) return `Enter a valid one for ${email} ${at}`;
  if (part === 'quota' && own?.key)
    return `Raise the limit at SendGrid, or enter another key for ${email} ${at}`;
  if (part === 'sender' && own?.address) return `Verify ${email} at SendGrid`;
  if (part === 'mailbox' && own?.mailbox) return `Check the mailbox of ${email} ${at}`;
  return null;
}

/** What is to be read wherever the sender stands paused for it. */
export const reasonOfPause = (
  { reason, concerns }: { reason: string; concerns: AccountPart },
  email: string,
  own: OwnParts | undefined,
): string => `${reason} ${mendingOf(concerns, email, own).sentence}, then start it again.`;

/**
 * Whether the sender is paused until a person has mended it. What the operator has to mend is mended for everybody at
 * once: those senders try again by themselves.
 */
export const isMendedByPerson = (
  part: AccountPart,
  own: OwnParts | undefined,
  { usesOperatorsKey }: { usesOperatorsKey: boolean },
): boolean => {
  if (part === 'base_address') return false;
  const isOperators = (part === 'key' || part === 'quota') && usesOperatorsKey && !own?.key;
  return !isOperators;
};
