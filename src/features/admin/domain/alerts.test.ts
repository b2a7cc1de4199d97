import { describe, expect, it } from 'vitest';
import { alertsFrom, mostUrgentFirst, type SystemFacts } from './alerts.ts';

const WELL: SystemFacts = {
  isSendingOn: true,
  isSignUpOpen: true,
  stuckPaymentEvents: 0,
  unpaidSubscriptions: 0,
  unreadableWebhooks: 0,
  failedSystemMails: 0,
  abandonedRuns: 0,
  providerFailures: [],
  failedRuns: 0,
  mailsOfOpenFate: 0,
  unansweredInquiries: 0,
  unreadableSecrets: null,
};

const titles = (facts: Partial<SystemFacts>) => alertsFrom({ ...WELL, ...facts }).map(({ title }) => title);

it('says nothing while all is well', () => expect(titles({})).toEqual([]));

describe('it tells of', () => {
  it.each<[Partial<SystemFacts>, string]>([
    [{ isSendingOn: false }, 'Sending is off'],
    [{ isSignUpOpen: false }, 'Sign-up is off'],
    [{ stuckPaymentEvents: 1 }, '1 payment event could not be applied'],
    [{ stuckPaymentEvents: 2 }, '2 payment events could not be applied'],
    [{ unpaidSubscriptions: 1 }, '1 subscription is behind with a payment'],
    [{ unpaidSubscriptions: 3 }, '3 subscriptions are behind with a payment'],
    [{ unreadableWebhooks: 1 }, '1 report of the mail provider could not be read in the last 24 hours'],
    [{ failedSystemMails: 1 }, '1 system mail could not be delivered in the last 24 hours'],
    [{ abandonedRuns: 1_200 }, 'Nobody works on 1,200 running bots'],
    [{ failedRuns: 1 }, '1 run failed in the last 24 hours'],
    [{ mailsOfOpenFate: 2 }, 'The fate of 2 mails is unknown for more than an hour'],
    [{ unansweredInquiries: 2 }, '2 inquiries not answered yet'],
    [{ unreadableSecrets: '1 SendGrid key.' }, 'The server’s key doesn’t open what is stored'],
  ])('%o', (facts, title) => expect(titles(facts)).toEqual([title]));

  it('each reason for which a provider halted bots', () => {
    const providerFailures = [
      { reason: 'Keepa can’t be reached at the moment.', runs: 2 },
      { reason: 'SendGrid refused the key.', runs: 1 },
    ];
    const alerts = alertsFrom({ ...WELL, providerFailures });
    expect(alerts.map(({ title, detail }) => [title, detail])).toEqual([
      ['2 bots halted by a provider', 'Keepa can’t be reached at the moment.'],
      ['1 bot halted by a provider', 'SendGrid refused the key.'],
    ]);
    expect(new Set(alerts.map(({ key }) => key)).size).toBe(2);
  });
});

it('puts what is urgent first, and otherwise keeps the order', () => {
  const alerts = alertsFrom({ ...WELL, isSignUpOpen: false, failedRuns: 1, stuckPaymentEvents: 1 });
  const shuffled = [...alerts].reverse();
  expect(mostUrgentFirst(shuffled).map(({ level }) => level)).toEqual(['urgent', 'warning', 'notice']);
});
