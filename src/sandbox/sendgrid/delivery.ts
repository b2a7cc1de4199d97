/** What becomes of a mail after SendGrid has accepted it, told by the recipient's address alone. */
export type Fate =
  | 'delivered'
  | 'deferred'
  | 'bounced'
  | 'blocked'
  | 'dropped'
  | 'complained'
  | 'unsubscribed'
  | 'no-such-domain';

const HINTS: readonly [RegExp, Fate][] = [
  [/^(bounce|bounced|hardbounce|unknown-user|nosuchuser)$/, 'bounced'],
  [/^(block|blocked|softbounce|full|mailboxfull)$/, 'blocked'],
  [/^(drop|dropped|invalid)$/, 'dropped'],
  [/^(defer|deferred|greylisted)$/, 'deferred'],
  [/^(spam|spamreport|complaint|complains)$/, 'complained'],
  [/^(unsubscribe|unsubscribes|optout)$/, 'unsubscribed'],
];

/** `bounce@…`, `sales+bounce@…`, `anyone@bounce.…` and their like; `.invalid` and `nodns.…` have no mail server. */
export function fateOf(address: string, undeliverable: (domain: string) => boolean): Fate {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const labels = domain.split('.');
  const nameless =
    labels.at(-1) === 'invalid' || labels.some((label) => label === 'nodns' || label === 'nxdomain');
  if (nameless || undeliverable(domain)) return 'no-such-domain';
  for (const word of [...local.split('+'), labels[0] ?? '']) {
    const hint = HINTS.find(([pattern]) => pattern.test(word));
    if (hint) return hint[1];
  }
  return 'delivered';
}

export type SuppressionList = 'bounces' | 'blocks' | 'invalid_emails' | 'spam_reports' | 'unsubscribes';

interface Step {
  event: string;
  /** How long after the mail was accepted. */
  afterMs: number;
  fields?: Record<string, unknown>;
}

const PROCESSED: Step = { event: 'processed', afterMs: 50 };
const DELIVERED: Step = {
  event: 'delivered',
  afterMs: 200,
  fields: { ip: '167.89.17.173', response: '250 2.0.0 OK', tls: 1 },
};
const UNKNOWN_USER = '550 5.1.1 The email account that you tried to reach does not exist.';
const bounced = (type: string, status: string, reason: string): Step => ({
  event: 'bounce',
  afterMs: 250,
  fields: { ip: '167.89.17.173', tls: 1, type, status, reason },
});
const deferred = (attempt: number): Step => ({
  event: 'deferred',
  afterMs: 100 * attempt,
  fields: { response: '451 4.7.1 Greylisted, please try again later', attempt: String(attempt) },
});

export interface Course {
  steps: readonly Step[];
  suppresses?: SuppressionList;
  reason?: string;
  status?: string;
}

export const COURSES: Record<Fate, Course> = {
  delivered: { steps: [PROCESSED, DELIVERED] },
  deferred: { steps: [PROCESSED, deferred(1), deferred(2), { ...DELIVERED, afterMs: 600 }] },
  bounced: {
    steps: [PROCESSED, bounced('bounce', '5.1.1', UNKNOWN_USER)],
    suppresses: 'bounces',
    reason: UNKNOWN_USER,
    status: '5.1.1',
  },
  blocked: {
    steps: [PROCESSED, bounced('blocked', '5.2.2', '552 5.2.2 The email account is over quota.')],
    suppresses: 'blocks',
    reason: '552 5.2.2 The email account is over quota.',
    status: '5.2.2',
  },
  dropped: {
    steps: [{ event: 'dropped', afterMs: 50, fields: { reason: 'Invalid' } }],
    suppresses: 'invalid_emails',
    reason: 'Mail domain mentioned in email address is unknown',
  },
  complained: {
    steps: [PROCESSED, DELIVERED, { event: 'spamreport', afterMs: 900 }],
    suppresses: 'spam_reports',
  },
  unsubscribed: {
    steps: [PROCESSED, DELIVERED, { event: 'unsubscribe', afterMs: 900 }],
    suppresses: 'unsubscribes',
  },
  'no-such-domain': {
    steps: [
      PROCESSED,
      bounced('bounce', '5.1.2', 'unable to get mx info: failed to get IPs from PTR record'),
    ],
    suppresses: 'bounces',
    reason: 'unable to get mx info: failed to get IPs from PTR record',
    status: '5.1.2',
  },
};

const DROP_REASONS: Partial<Record<SuppressionList, string>> = {
  bounces: 'Bounced Address',
  invalid_emails: 'Invalid',
  spam_reports: 'Spam Reporting Address',
  unsubscribes: 'Unsubscribed Address',
};

/** A mail to an address that is on one of these lists is accepted and then dropped; a block doesn't stop the next mail. */
export function droppedFor(list: SuppressionList): Course | undefined {
  const reason = DROP_REASONS[list];
  return reason ? { steps: [{ event: 'dropped', afterMs: 50, fields: { reason } }] } : undefined;
}
