import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { type Onboarding, onboardingEndpoints } from '../contract.ts';
import type { SetupValues } from '../domain/steps.ts';

export const setupQuery = queryOptions({
  queryKey: ['onboarding'],
  queryFn: ({ signal }) => call(onboardingEndpoints.onboarding, { signal }),
});

/** Setup's four values, whichever of the two senders was chosen. */
export const setupValues = (setup: Onboarding): SetupValues => ({
  spreadsheetUrl: setup.spreadsheetUrl,
  keepaCompleted: setup.keepaCompleted,
  workspaceEmail: setup.workspaceEmail,
  senderConnected: setup.sendgridApiKey !== null || setup.usesOperatorsSendgridKey || setup.smtp !== null,
});
