import { expect, it } from 'vitest';
import type { Onboarding } from '../contract.ts';
import { setupValues } from './setup-query.ts';

const EMPTY: Onboarding = {
  currentStep: 1,
  completedSteps: 0,
  isComplete: false,
  emailConfigured: false,
  spreadsheetUrl: null,
  keepaCompleted: false,
  keepaApiKey: null,
  keepaQuery: null,
  workspaceEmail: null,
  transport: 'sendgrid',
  sendgridApiKey: null,
  smtp: null,
  usesOperatorsSendgridKey: false,
  senderName: null,
  emailMessageBody: null,
  emailSubject: null,
  postalAddress: null,
  timeZone: 'America/New_York',
};

it('takes the sender for connected by a key, by the operator’s key, or by a mailbox, as the dashboard does', () => {
  const isConnected = (setup: Partial<Onboarding>) => setupValues({ ...EMPTY, ...setup }).senderConnected;
  expect(isConnected({})).toBe(false);
  expect(isConnected({ sendgridApiKey: { lastFour: '1234' } })).toBe(true);
  expect(isConnected({ usesOperatorsSendgridKey: true })).toBe(true);
  expect(isConnected({ smtp: { host: 'mail.shop.example', port: 465, user: null } })).toBe(true);
});
