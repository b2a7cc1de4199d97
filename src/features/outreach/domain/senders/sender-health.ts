import { HOUR_MS } from '../../../../kernel/durations.ts';
import { count, counted } from '../../../../kernel/words.ts';
import type { Finding } from '../../../onboarding/domain/deliverability.ts';
import type { Sender, StoppedFor } from './sender.ts';

/** What came of the mails of the last days. */
export interface HealthFigures {
  mails: number;
  bounces: number;
  complaints: number;
}

export const HEALTH_DAYS = 7;
/** Fewer mails say nothing yet. */
export const LEAST_MAILS = 50;
export const MOST_BOUNCES = 0.05;
export const MOST_COMPLAINTS = 0.001;
export const DNS_FAILS_FOR_HOURS = 72;

/** Why a sender stops by itself, for the person who has to start it again. */
export interface HealthProblem {
  stoppedFor: StoppedFor;
  reason: string;
}

/** What mailbox providers would soon punish; complaints weigh more than bounces. */
export function mailProblem(
  email: string,
  { mails, bounces, complaints }: HealthFigures,
): HealthProblem | null {
  if (mails < LEAST_MAILS) return null;
  if (complaints / mails >= MOST_COMPLAINTS)
    return {
      stoppedFor: 'complaints',
      reason: `${email} was stopped: ${ofItsMails(complaints, mails)} ${complaints === 1 ? 'was' : 'were'} reported as spam (${percent(complaints / mails)}; it stops at ${percent(MOST_COMPLAINTS)}). Read its templates as a stranger would first; whoever reported a mail is not written to again.`,
    };
  if (bounces / mails >= MOST_BOUNCES)
    return {
      stoppedFor: 'bounces',
      reason: `${email} was stopped: ${ofItsMails(bounces, mails)} bounced (${percent(bounces / mails)}; it stops at ${percent(MOST_BOUNCES)}). Look first where its addresses come from.`,
    };
  return null;
}

const ofItsMails = (some: number, mails: number): string =>
  `${count(some)} of its ${counted(mails, 'email')} in ${HEALTH_DAYS} days`;

/** "5%", "0.1%": complaints are counted in tenths. */
export const percent = (share: number): string => `${Number((share * 100).toFixed(1))}%`;

const NAMES: Record<Finding['kind'], string> = { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC', mx: 'MX' };

/**
 * The findings that surely fail. `unknown` never does; nor does a mailbox's DKIM key that isn't there, since it may stand
 * under a name that nobody can guess. SendGrid's stands where it always does.
 */
const failingFindings = (findings: readonly Finding[], viaSendgrid: boolean): Finding[] =>
  findings.filter(
    ({ kind, state }) => (state === 'missing' || state === 'incomplete') && (kind !== 'dkim' || viaSendgrid),
  );

/** Since when a sender's domain fails, once it was looked at anew; where nobody answered, nothing changes. */
export function failingSinceAfter(
  before: Date | null,
  findings: readonly Finding[],
  viaSendgrid: boolean,
  now: Date,
): Date | null {
  if (failingFindings(findings, viaSendgrid).length > 0) return before ?? now;
  return findings.some(({ state }) => state === 'unknown') ? before : null;
}

/** When a sender stops, unless its domain is put right before. */
export const dnsStopsAt = (failingSince: Date): Date =>
  new Date(failingSince.getTime() + DNS_FAILS_FOR_HOURS * HOUR_MS);

/** Only what fails at this very look stops a sender. */
export function dnsProblem(
  email: string,
  { findings, failingSince }: Sender['dns'],
  viaSendgrid: boolean,
  now: Date,
): HealthProblem | null {
  const failing = failingFindings(findings ?? [], viaSendgrid);
  if (failing.length === 0 || failingSince === null) return null;
  if (now < dnsStopsAt(failingSince)) return null;
  const names = failing.map(({ kind }) => NAMES[kind]).join(', ');
  return {
    stoppedFor: 'dns',
    reason: `${email} was stopped: ${names} of its domain ${failing.length === 1 ? 'has' : 'have'} been wrong for ${DNS_FAILS_FOR_HOURS} hours. Put those records right first.`,
  };
}
