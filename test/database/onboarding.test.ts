import { expect, it } from 'vitest';
import { changeAccount } from '../../src/features/accounts/actions/change-account.ts';
import { openAccountSecret } from '../../src/features/accounts/actions/read-account.ts';
import { NO_KEY_CHARACTERS } from '../../src/features/accounts/domain/provider-key.ts';
import { createSealer } from '../../src/features/accounts/domain/sealed.ts';
import { changeProfile } from '../../src/features/accounts/store/accounts.ts';
import type { Deliverability, Onboarding } from '../../src/features/onboarding/contract.ts';
import type { KeyCheck } from '../../src/features/onboarding/ports.ts';
import { onboardingRoutes } from '../../src/features/onboarding/routes.ts';
import { hasSentSince } from '../../src/features/outreach/actions/daily-allowance.ts';
import { AppError } from '../../src/kernel/errors.ts';
import { signedIn, type TestApp, testApp } from '../support/http-app.ts';

const KEY = 'SG.abcdefghijklmnop.qrstuvwxyz-1234';

function onboardingApp(check: KeyCheck = { outcome: 'accepted' }, sheetTemplateUrl: string | null = null) {
  const connected: string[] = [];
  return testApp((app) => {
    onboardingRoutes({
      ...app,
      hasSentSince,
      records: { txt: async () => [], mx: async () => 'unknown' },
      productKeys: { checkKey: async () => check },
      mailProvider: { checkKey: async () => check },
      mailHosts: {
        refusalOf: () => null,
        find: async (host, port) =>
          host === 'mail.private.example'
            ? { refused: `${host} leads to a private address` }
            : { address: '93.184.216.34', port, host },
      },
      smtpSignIn: async (smtpUrl) => (smtpUrl.includes('wrong') ? 'Your mail server: 535 no.' : null),
      webhooks: {
        connect: async (accountId) => {
          connected.push(accountId);
          return null;
        },
      },
      queryAddresses: {
        read: (pasted) => {
          if (!pasted.includes('selection=')) throw new AppError('invalid_input', 'No selection in it.');
          return { kept: 'domain=1&selection={}', notice: 'One filter is unknown.' };
        },
      },
      sheetTemplateUrl,
    });
  }).then((app) => ({ ...app, connected }));
}

async function wizard(app: TestApp) {
  const browser = await signedIn(app);
  return {
    ...browser,
    save: async (step: number, body: unknown) => {
      const answer = await browser.send('PUT', `/api/onboarding/steps/${step}`, body);
      return (await answer.json()) as { onboarding: Onboarding; notice: string | null };
    },
    read: async () => (await (await browser.get('/api/onboarding')).json()) as Onboarding,
  };
}

it('saves the five steps and remembers where the wizard goes on', async () => {
  const app = await onboardingApp();
  const { save, read } = await wizard(app);
  expect(await read()).toMatchObject({ currentStep: 1, completedSteps: 0, isComplete: false });

  await save(1, { spreadsheetUrl: ' https://docs.google.com/spreadsheets/d/1 ' });
  await save(2, { completed: true });
  await save(3, { workspaceEmail: 'ann@shop.example' });
  expect(await read()).toMatchObject({ currentStep: 4, completedSteps: 3 });
  await save(4, { transport: 'sendgrid', sendgridApiKey: KEY });
  expect(await read()).toMatchObject({ completedSteps: 4, isComplete: true, emailConfigured: false });
  const { onboarding } = await save(5, {
    senderName: 'Shop LLC',
    emailMessageBody: 'Hi [Brand Name]',
    postalAddress: '1 Main St, Springfield',
    timeZone: 'Europe/Berlin',
  });
  expect(onboarding).toEqual(await read());
  expect(onboarding).toMatchObject({
    currentStep: 5,
    emailConfigured: true,
    spreadsheetUrl: 'https://docs.google.com/spreadsheets/d/1',
    senderName: 'Shop LLC',
    timeZone: 'Europe/Berlin',
  });
  expect(app.connected).toHaveLength(1);
});

const WRONG: readonly [step: number, body: object, sentence: string][] = [
  [1, { spreadsheetUrl: '  ' }, 'Please enter a spreadsheet URL'],
  [1, {}, 'Please enter a spreadsheet URL'],
  [1, { spreadsheetUrl: 'http://sheets.example/1' }, 'Please enter an https address'],
  [2, { completed: false }, 'Please check the completion box before proceeding'],
  [2, { completed: true, keepaQuery: 'https://x.example' }, 'No selection in it.'],
  [3, { workspaceEmail: '' }, 'Please enter your workspace email'],
  [3, { workspaceEmail: 'ann' }, 'Please enter a valid email address'],
  [4, { transport: 'sendgrid' }, 'Please enter your SendGrid API key'],
  [4, { transport: 'sendgrid', sendgridApiKey: '' }, 'Please enter your SendGrid API key'],
  [4, { transport: 'sendgrid', sendgridApiKey: 'XX.1' }, "SendGrid API keys should start with 'SG.'"],
  [4, { transport: 'sendgrid', sendgridApiKey: 'SG.1\u200b2' }, NO_KEY_CHARACTERS],
  [2, { completed: true, keepaApiKey: 'abc def' }, NO_KEY_CHARACTERS],
  [4, { transport: 'smtp' }, 'Please enter your SMTP address'],
  [5, { senderName: ' ', emailMessageBody: 'Hi' }, 'Please enter your company/brand name'],
  [5, { senderName: 'Shop', emailMessageBody: '' }, 'Please enter your email template'],
];

it('says what is wrong with a step, in the words of setup, and saves nothing of it', async () => {
  const { save, read } = await wizard(await onboardingApp());
  const before = await read();
  for (const [step, body, sentence] of WRONG) {
    expect(await save(step, body), JSON.stringify(body)).toMatchObject({
      status: 400,
      code: 'invalid_input',
      detail: sentence,
    });
  }
  expect(await read()).toEqual(before);
});

it('keeps keys sealed, opens them for their account alone, and never returns one', async () => {
  const app = await onboardingApp();
  const { save, read } = await wizard(app);
  const smtpUrl = 'smtps://ann:hunter2-long@mail.shop.example';
  const answers = [
    await save(2, { completed: true, keepaApiKey: 'keepa-key-0123456789abcd' }),
    await save(4, { transport: 'sendgrid', sendgridApiKey: KEY }),
    await save(4, { transport: 'smtp', smtpUrl }),
    await read(),
  ];
  expect(JSON.stringify(answers)).not.toMatch(/qrstuv|0123456789|hunter2/);
  expect(answers.at(-1)).toMatchObject({
    sendgridApiKey: { lastFour: '1234' },
    keepaApiKey: { lastFour: 'abcd' },
    smtp: { host: 'mail.shop.example', port: 465, user: 'ann' },
    transport: 'smtp',
  });

  const [profile] = await app.database.asSystem((tx) => tx.selectFrom('profiles').selectAll().execute());
  expect(JSON.stringify(profile)).not.toMatch(/qrstuv|0123456789|hunter2/);
  const open = (field: 'sendgrid_api_key' | 'smtp_url') =>
    app.database.asAccount(profile?.id ?? '', (tx) =>
      openAccountSecret(tx, app.sealer, profile?.id ?? '', field),
    );
  expect(await open('sendgrid_api_key')).toBe(KEY);
  expect(await open('smtp_url')).toBe(smtpUrl);
});

it('opens a key that an earlier version stored with invisible characters as it can be sent', async () => {
  const app = await onboardingApp();
  const { accountId } = await wizard(app);
  const kept = { sendgridApiKey: `\u200b${KEY}\r\n`, keepaApiKey: 'keepa\u200b-key\n' };
  const deps = { sealer: app.sealer, now: new Date() };
  await app.database.asAccount(accountId, (tx) => changeAccount(tx, deps, accountId, kept));
  const open = (field: 'sendgrid_api_key' | 'keepa_api_key') =>
    app.database.asAccount(accountId, (tx) => openAccountSecret(tx, app.sealer, accountId, field));
  expect([await open('sendgrid_api_key'), await open('keepa_api_key')]).toEqual([KEY, 'keepa-key']);
});

it('refuses a mailbox at a private address with a sentence, at its field', async () => {
  const { save } = await wizard(await onboardingApp());
  const answer = await save(4, { transport: 'smtp', smtpUrl: 'smtp://a:b@mail.private.example' });
  expect(answer).toMatchObject({
    status: 400,
    detail: 'mail.private.example leads to a private address.',
    details: { fields: { smtpUrl: 'mail.private.example leads to a private address.' } },
  });
});

it('tries to sign in to a mailbox, and saves one that doesn’t let us in with what it said', async () => {
  const { save } = await wizard(await onboardingApp());
  const mailbox = (password: string) =>
    save(4, { transport: 'smtp', smtpUrl: `smtps://ann:${password}@mail.shop.example` });
  expect((await mailbox('right')).notice).toBeNull();
  const { onboarding, notice } = await mailbox('wrong');
  expect(notice).toBe('It is saved, though it doesn’t let us in to send. Your mail server: 535 no.');
  expect(onboarding.smtp?.host).toBe('mail.shop.example');
});

it('keeps a stored key where the step is saved again without one, and drops an optional one that is emptied', async () => {
  const { save } = await wizard(await onboardingApp());
  await save(2, {
    completed: true,
    keepaApiKey: 'keepa-key-0123456789abcd',
    keepaQuery: 'x?selection={}&key=K',
  });
  await save(4, { transport: 'sendgrid', sendgridApiKey: KEY });
  const again = await save(4, { transport: 'sendgrid' });
  expect(again.onboarding).toMatchObject({ sendgridApiKey: { lastFour: '1234' }, completedSteps: 2 });
  const kept = await save(2, { completed: true });
  expect(kept.onboarding).toMatchObject({
    keepaApiKey: { lastFour: 'abcd' },
    keepaQuery: 'domain=1&selection={}',
  });
  const emptied = await save(2, { completed: true, keepaApiKey: '', keepaQuery: null });
  expect(emptied.onboarding).toMatchObject({ keepaApiKey: null, keepaQuery: null, keepaCompleted: true });
});

it('passes on what there is to say of a pasted query', async () => {
  const { save } = await wizard(await onboardingApp());
  expect(await save(2, { completed: true, keepaQuery: 'x?selection={}' })).toMatchObject({
    notice: 'One filter is unknown.',
  });
});

it('refuses a key that the provider refuses, and saves one that nobody can check', async () => {
  const body = { transport: 'sendgrid', sendgridApiKey: KEY };
  const refusing = await wizard(
    await onboardingApp({ outcome: 'refused', sentence: 'This key may not send.' }),
  );
  expect(await refusing.save(4, body)).toMatchObject({
    detail: 'This key may not send.',
    details: { fields: { sendgridApiKey: 'This key may not send.' } },
  });
  expect(await refusing.read()).toMatchObject({ sendgridApiKey: null });

  const app = await onboardingApp({ outcome: 'unreachable' });
  const unreachable = await wizard(app);
  expect(await unreachable.save(4, body)).toMatchObject({
    notice: 'SendGrid couldn’t be reached, so the key is saved without a check.',
    onboarding: { sendgridApiKey: { lastFour: '1234' } },
  });
  expect(app.connected).toEqual([]);
});

it('refuses a Keepa key that Keepa refuses, and saves one that nobody can check', async () => {
  const body = { completed: true, keepaApiKey: 'keepa-key-0123456789abcd' };
  const sentence = 'Keepa refuses the key: The API key is not valid.';
  const refusing = await wizard(await onboardingApp({ outcome: 'refused', sentence }));
  expect(await refusing.save(2, body)).toMatchObject({
    detail: sentence,
    details: { fields: { keepaApiKey: sentence } },
  });
  expect(await refusing.read()).toMatchObject({ keepaApiKey: null, keepaCompleted: false });
  // Only what is entered is asked about.
  expect(await refusing.save(2, { completed: true, keepaApiKey: '' })).toMatchObject({ notice: null });

  const unreachable = await wizard(await onboardingApp({ outcome: 'unreachable' }));
  expect(await unreachable.save(2, body)).toMatchObject({
    notice: 'Keepa couldn’t be reached, so the key is saved without a check.',
    onboarding: { keepaApiKey: { lastFour: 'abcd' } },
  });
  expect(await unreachable.save(2, { ...body, keepaQuery: 'x?selection={}' })).toMatchObject({
    notice: 'Keepa couldn’t be reached, so the key is saved without a check. One filter is unknown.',
  });
});

it('says what the domain of an address publishes, and what is to be added', async () => {
  const { get } = await wizard(await onboardingApp());
  const found = await get('/api/onboarding/deliverability?email=ann@shop.example');
  const answer = (await found.json()) as Deliverability;
  expect(answer.domain).toBe('shop.example');
  expect(answer.findings.map((finding) => [finding.kind, finding.state])).toEqual([
    ['spf', 'missing'],
    ['dkim', 'missing'],
    ['dmarc', 'missing'],
    ['mx', 'unknown'],
  ]);
  expect((await get('/api/onboarding/deliverability?email=ann')).status).toBe(400);
});

it('offers the spreadsheet’s template as a download', async () => {
  const app = await onboardingApp();
  const answer = await fetch(`${app.url}/api/onboarding/spreadsheet-template.csv`);
  expect(answer.headers.get('content-disposition')).toContain('linesheet-template.csv');
  expect(await answer.text()).toMatch(/^Brand,Products,/);
});

it('opens the operator’s shared spreadsheet, and our own template where there is none', async () => {
  const shared = 'https://docs.google.com/spreadsheets/d/shared';
  const open = async (template: string | null) => {
    const app = await onboardingApp({ outcome: 'accepted' }, template);
    return fetch(`${app.url}/api/onboarding/spreadsheet-template`, { redirect: 'manual' });
  };
  expect((await open(shared)).headers.get('location')).toBe(shared);
  const ours = await open(null);
  expect(await ours.text()).toContain('<th>Brand</th><th>Products</th>');
});

it('lets a mailbox be entered again whose password the server can’t read any more', async () => {
  const app = await onboardingApp();
  const { save, read, accountId } = await wizard(app);
  await save(4, { transport: 'smtp', smtpUrl: 'smtps://ann:hunter2-long@mail.shop.example' });
  const smtpUrl = createSealer('a secret key that was replaced since').seal('smtps://a.example', '');
  await app.database.asSystem((tx) => changeProfile(tx, accountId, { smtp_url: smtpUrl }));
  expect(await read()).toMatchObject({ transport: 'smtp', smtp: null });
  await save(4, { transport: 'smtp', smtpUrl: 'smtps://ann:hunter3-long@mail.shop.example' });
  expect((await read()).smtp).toMatchObject({ host: 'mail.shop.example' });
});
