import type { InboundMail } from './conversation.ts';
import { factTold } from './fact-told.ts';

const AUTO_REPLIES = {
  absence: 'It says that nobody is there',
  receipt: 'It confirms that an email has arrived',
  challenge: 'It asks the sender to prove being a person',
  bot: 'A bot answered',
  unattended: 'It says that nobody reads the mailbox',
} as const;

const PERCENT = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

/** How a mail's class was come by, as a sentence. */
export function readingReason(
  mail: Pick<InboundMail, 'readBy' | 'confidence' | 'machine' | 'facts' | 'class' | 'isUnreadable'>,
): string {
  const { machine } = mail;
  if (mail.readBy === 'person') return 'You said so. That overrides any other reading.';
  if (mail.isUnreadable) return 'It could not be read. Say what it is once you know.';
  if (machine?.kind === 'bounce') {
    const [failed] = machine.recipients;
    const what = machine.isDelayed ? 'delayed' : 'not delivered';
    return `A mail server reports a mail as ${what}${failed?.reason ? `: “${failed.reason}”` : ''}.`;
  }
  if (machine?.kind === 'complaint') return 'A provider reports that the email was marked as spam.';
  if (machine?.kind === 'auto_reply')
    return `${AUTO_REPLIES[machine.reason]}${machine.until ? ` until ${factTold('resume_date', machine.until, 'USD')}; follow-ups wait until then` : ''}.`;
  const by = mail.readBy === 'model' ? 'By the language model' : 'By the words that brands use for it';
  return `${by}, ${PERCENT.format(mail.confidence)} sure.`;
}
