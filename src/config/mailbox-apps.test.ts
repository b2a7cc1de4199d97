import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { readSettings } from './env.ts';

const appsOf = (environment: Record<string, string>) =>
  readConfig(readSettings({ SANDBOX: 'off', ...environment })).mailboxApps;

it('sends owners of mailboxes to Google and Microsoft themselves, with the operator’s app where there is one', () => {
  const { google, microsoft } = appsOf({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });
  expect(google).toEqual({
    consentUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    app: { clientId: 'id', clientSecret: 'secret' },
    standIn: null,
  });
  expect(microsoft).toMatchObject({
    consentUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    app: null,
    standIn: null,
  });
  expect(() => appsOf({ MICROSOFT_CLIENT_ID: 'id' })).toThrow('MICROSOFT_CLIENT_SECRET must be too');
});

it('asks of a tenant beside where its tokens come from', () => {
  const tenant = 'https://login.microsoftonline.com/acme/oauth2/v2.0';
  expect(appsOf({ MICROSOFT_OAUTH_URL: `${tenant}/token` }).microsoft).toMatchObject({
    consentUrl: `${tenant}/authorize`,
    tokenUrl: `${tenant}/token`,
  });
});

it('has the sandbox’s provider beside the real ones, which an operator’s app is for', () => {
  const { google } = appsOf({ SANDBOX: 'on', PORT: '3000' });
  expect(google.app).toBeNull();
  expect(google.standIn).toMatchObject({
    clientId: 'linesheet-sandbox',
    consentUrl: 'http://localhost:3001/oauth/google/authorize',
    tokenUrl: 'http://127.0.0.1:3001/oauth/google/token',
  });
  expect(google.tokenUrl).toBe('https://oauth2.googleapis.com/token');
});
