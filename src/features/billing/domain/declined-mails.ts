import { mailOf, type SystemMail } from '../../accounts/domain/system-mail.ts';
import { TIERS } from './plans.ts';
import { graceEnds } from './subscription.ts';

interface Recipient {
  email: string;
  name: string;
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** To whoever pays for the plan, at the first declined attempt: the provider makes others by itself. */
export function declinedPlanMail(
  publicUrl: string,
  to: Recipient,
  { tier, owedSince, now }: { tier: number | null; owedSince: Date; now: Date },
): SystemMail {
  const name = TIERS.find((each) => each.tier === tier)?.name;
  const plan = name === undefined ? 'your plan' : `the ${name} plan`;
  const until = graceEnds(owedSince);
  const what =
    until > now
      ? `You keep the plan until ${DAY.format(until)}. If the invoice isn’t paid by then, your runs and emails wait. Nothing is lost, and everything continues once it is paid.`
      : 'Your runs and emails wait. Nothing is lost, and everything continues once the invoice is paid.';
  return declinedMail(publicUrl, to, `Your card was declined for the next month of ${plan}.`, what);
}

export const declinedMentorshipMail = (publicUrl: string, to: Recipient): SystemMail =>
  declinedMail(
    publicUrl,
    to,
    'Your card was declined for the next month of the 1-on-1 Wholesale Mentorship.',
    'Please pay the invoice soon, so that your seat stays yours.',
  );

const declinedMail = (publicUrl: string, to: Recipient, failed: string, what: string): SystemMail =>
  mailOf(to.email, {
    subject: 'Your payment for Linesheet failed',
    greetingName: to.name,
    paragraphs: [
      failed,
      what,
      'You can change the card, or pay the invoice with another one, under Manage Billing.',
    ],
    button: { label: 'Change the card', url: `${publicUrl}/manage-billing` },
    footnote: 'If you have paid in the meantime, there is nothing left to do.',
  });
