import { describe, expect, it } from 'vitest';
import { type TaskFacts, tasksOf } from './tasks.ts';

const nothingToDo: TaskFacts = {
  now: new Date('2026-03-09T15:00:00Z'),
  owedSince: null,
  credits: 750,
  disputed: null,
  emailsPerDay: 25,
  sentToday: 3,
  limitResetsAt: () => new Date('2026-03-10T04:00:00Z'),
  setup: { completedSteps: 4, emailConfigured: true },
  heldRuns: [],
  stoppedSenders: [],
  waitingMails: { draft: 0, held: 0, expired: 0 },
  senderProblems: [],
  brandsToSource: 0,
  newBrands: 0,
  dueTasks: { count: 0, overdue: 0, first: null },
  openAnswers: { count: 0, first: null },
  timeZone: 'America/New_York',
  isSendingOn: true,
};

const tasks = (facts: Partial<TaskFacts>) => tasksOf({ ...nothingToDo, ...facts });

it('where nothing is to do there are no tasks', () => {
  expect(tasks({})).toEqual([]);
});

describe('a task', () => {
  it('is the setup that is left', () => {
    expect(tasks({ setup: { completedSteps: 3, emailConfigured: false } })).toMatchObject([
      {
        kind: 'setup',
        title: 'Finish your setup',
        detail: expect.stringContaining('3 of 4 steps completed'),
      },
    ]);
    expect(tasks({ setup: { completedSteps: 4, emailConfigured: false } })).toMatchObject([
      { title: 'Write your email template' },
    ]);
  });

  it('is a sender that has stopped, with why', () => {
    const reason = 'ann@shop.example was stopped: 3 mails of 55 mails in 7 days bounced.';
    expect(tasks({ stoppedSenders: [{ email: 'ann@shop.example', reason }] })).toMatchObject([
      { kind: 'sender', urgency: 'now', title: 'ann@shop.example has stopped sending', detail: reason },
    ]);
  });

  it('is that nothing goes out at all, which nobody but the operator can change', () => {
    expect(tasks({ isSendingOn: false })).toMatchObject([
      {
        kind: 'sending',
        urgency: 'soon',
        title: 'Sending is paused for everybody',
        detail: expect.stringContaining('goes out by itself once sending is on again'),
      },
    ]);
  });

  it('is what waits for one’s word before it goes out', () => {
    expect(tasks({ waitingMails: { draft: 0, held: 0, expired: 1 } })).toMatchObject([
      {
        kind: 'waiting_mails',
        title: 'A mail waits for you',
        detail: 'Nothing goes out before you say so: 1 because it came too late.',
      },
    ]);
    expect(tasks({ waitingMails: { draft: 10, held: 2, expired: 3 } })).toMatchObject([
      {
        title: '15 mails wait for you',
        detail:
          'Nothing goes out before you say so: 10 for your approval, 2 for a ground to write, 3 because they came too late.',
      },
    ]);
  });

  it('is a balance that pays for less than a day, or for nothing', () => {
    expect(tasks({ credits: 12.5 })).toEqual([]);
    expect(tasks({ credits: 12 })).toMatchObject([
      { kind: 'credits', urgency: 'soon', detail: '12 credits pay for 24 more rows.' },
    ]);
    expect(tasks({ credits: 0.5 })).toMatchObject([{ detail: '0.5 credits pay for 1 more row.' }]);
    expect(tasks({ credits: 0 })).toMatchObject([{ urgency: 'now', title: 'You are out of credits' }]);
  });

  it('says of a balance that is empty that a disputed payment’s credits are held, and what to do', () => {
    expect(tasks({ credits: 0, disputed: 'month' })).toMatchObject([
      {
        title: 'You are out of credits',
        detail:
          'Your payment for a month is disputed: what was left of its credits is held until the bank decides. Those that you buy can be used at once.',
      },
    ]);
    expect(tasks({ disputed: 'month' })).toEqual([]);
  });

  it('is a run that is paused or waits, with its reason', () => {
    const held = { id: 'r1', bot: 'emailer-bot', state: 'paused', reason: 'No key.' } as const;
    expect(tasks({ heldRuns: [held] })).toEqual([
      {
        kind: 'run',
        urgency: 'now',
        title: 'Emailer Bot is paused',
        detail: 'No key.',
        run: { id: 'r1', bot: 'emailer-bot' },
      },
    ]);
    expect(tasks({ heldRuns: [{ ...held, state: 'waiting', reason: null }] })).toMatchObject([
      { urgency: 'soon', title: 'Emailer Bot is waiting', detail: 'It continues by itself.' },
    ]);
  });

  it('is today’s limit, with the moment at which sending goes on', () => {
    expect(tasks({ sentToday: 25 })).toMatchObject([
      { kind: 'daily_limit', detail: 'All 25 emails of today are sent. Sending goes on at 00:00 EDT.' },
    ]);
    expect(tasks({ sentToday: 26 })).toMatchObject([
      {
        detail:
          'All 25 emails of today are sent, and 1 beyond, as replies are never held back. Sending goes on at 00:00 EDT.',
      },
    ]);
  });

  it('is a payment that fails, with the day until which there is time', () => {
    expect(tasks({ owedSince: new Date('2026-03-05T12:00:00Z') })).toMatchObject([
      { kind: 'payment', urgency: 'now', detail: expect.stringContaining('by March 12') },
    ]);
  });

  it('is what the mail domain lacks', () => {
    expect(tasks({ senderProblems: ['No SPF record.', 'No DMARC policy.'] })).toMatchObject([
      { kind: 'deliverability', detail: 'No SPF record. And 1 more finding.' },
    ]);
  });

  it('is what brands have answered, by who has waited longest', () => {
    expect(tasks({ openAnswers: { count: 1, first: 'Nordkap' } })).toMatchObject([
      { kind: 'answers', title: 'An answer waits for you', detail: 'Nordkap.' },
    ]);
    expect(tasks({ openAnswers: { count: 4, first: null } })).toMatchObject([
      {
        title: '4 answers wait for you',
        detail: 'A mail that no brand of yours could be found for, and 3 more.',
      },
    ]);
  });

  it('is what brands wait for by now, with what has waited longest', () => {
    const first = { title: 'Fill in the form', brand: 'Nordkap' };
    expect(tasks({ dueTasks: { count: 1, overdue: 0, first } })).toMatchObject([
      { kind: 'due_tasks', title: 'A task is due', detail: 'Fill in the form: Nordkap.' },
    ]);
    expect(tasks({ dueTasks: { count: 3, overdue: 2, first } })).toMatchObject([
      { title: '3 tasks are due', detail: 'Fill in the form: Nordkap, and 2 more. 2 of them are overdue.' },
    ]);
  });

  it('is the brands that the next run looks up, where there are new ones among them', () => {
    expect(tasks({ brandsToSource: 4 })).toEqual([]);
    expect(tasks({ brandsToSource: 1, newBrands: 1 })).toMatchObject([
      { detail: '1 brand waits to be looked up.' },
    ]);
    expect(tasks({ brandsToSource: 2_004, newBrands: 2_000 })).toMatchObject([
      { detail: '2,004 brands wait to be looked up, 2,000 for the first time.' },
    ]);
  });
});

it('the most urgent task comes first', () => {
  const urgencies = tasks({
    brandsToSource: 3,
    newBrands: 3,
    credits: 5,
    owedSince: new Date('2026-03-05T12:00:00Z'),
  }).map((task) => task.urgency);
  expect(urgencies).toEqual(['now', 'soon', 'later']);
});
