import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { StoredKey } from '../accounts/contract/account.ts';
import { holdsKeyCharacters, NO_KEY_CHARACTERS } from '../accounts/domain/provider-key.ts';
import { FINDING_STATES, FINDINGS } from './domain/deliverability.ts';
import { STEPS } from './domain/steps.ts';

const text = (required: string, most: number) =>
  z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(most, 'This is too long'));

/** Left out: stays as it is. Null or empty: removed. */
const optionalText = (most: number) =>
  z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(most, 'This is too long'))));

/** No more than an @ between two words: what stands in a mail's header has no blanks and no second line. */
const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+$/;

/** One schema per step: the forms and the server check the same. */
export const stepSchemas = {
  1: z.object({
    spreadsheetUrl: text('Please enter a spreadsheet URL', 2_000).check(
      z.refine(
        (value) => value === '' || /^https:\/\/[^\s/]+\.[^\s/]+/i.test(value),
        'Please enter an https address',
      ),
    ),
  }),
  2: z.object({
    completed: z.literal(true, 'Please check the completion box before proceeding'),
    keepaApiKey: z.optional(
      z.nullable(
        z
          .string()
          .check(
            z.trim(),
            z.maxLength(200, 'This is too long'),
            z.refine(holdsKeyCharacters, NO_KEY_CHARACTERS),
          ),
      ),
    ),
    /** The person's own query address; only its domain and selection are taken. */
    keepaQuery: optionalText(20_000),
  }),
  3: z.object({
    workspaceEmail: text('Please enter your workspace email', 254).check(
      z.refine((value) => value === '' || ADDRESS.test(value), 'Please enter a valid email address'),
    ),
  }),
  4: z.discriminatedUnion('transport', [
    z.object({
      transport: z.literal('sendgrid'),
      /** May be left out once a key is stored. */
      sendgridApiKey: z.optional(
        text('Please enter your SendGrid API key', 500).check(
          z.refine(
            (value) => value === '' || value.startsWith('SG.'),
            "SendGrid API keys should start with 'SG.'",
          ),
          z.refine(holdsKeyCharacters, NO_KEY_CHARACTERS),
        ),
      ),
    }),
    z.object({
      transport: z.literal('smtp'),
      /** May be left out once one is stored. */
      smtpUrl: z.optional(
        text('Please enter your SMTP address', 1_000).check(
          z.refine(
            (value) => value === '' || /^smtps?:\/\/[^\s/]+/i.test(value),
            'SMTP addresses look like smtps://name:password@host:465',
          ),
        ),
      ),
    }),
  ]),
  5: z.object({
    senderName: text('Please enter your company/brand name', 200),
    emailMessageBody: text('Please enter your email template', 20_000),
    emailSubject: optionalText(300),
    postalAddress: optionalText(500),
    timeZone: z.optional(
      z.string().check(z.refine((zone) => isTimeZone(zone), 'Please choose a time zone from the list')),
    ),
  }),
} as const;

export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const Onboarding = z.object({
  currentStep: z.literal([...STEPS]),
  /** 0 to 4: how many of the four values are filled. */
  completedSteps: z.number(),
  /** All four are. */
  isComplete: z.boolean(),
  /** Step 5 is saved: the wizard's fifth. */
  emailConfigured: z.boolean(),
  spreadsheetUrl: z.nullable(z.string()),
  keepaCompleted: z.boolean(),
  keepaApiKey: z.nullable(StoredKey),
  keepaQuery: z.nullable(z.string()),
  workspaceEmail: z.nullable(z.string()),
  transport: z.enum(['sendgrid', 'smtp']),
  sendgridApiKey: z.nullable(StoredKey),
  /** Step 4 is filled without a key of one's own. */
  usesOperatorsSendgridKey: z.boolean(),
  /** The stored mailbox, without its password. */
  smtp: z.nullable(z.object({ host: z.string(), port: z.number(), user: z.nullable(z.string()) })),
  senderName: z.nullable(z.string()),
  emailMessageBody: z.nullable(z.string()),
  emailSubject: z.nullable(z.string()),
  postalAddress: z.nullable(z.string()),
  timeZone: z.string(),
});
export type Onboarding = z.infer<typeof Onboarding>;

/** What a saved step answers: everything as it is now, and a sentence where there is something to know. */
export const SavedStep = z.object({ onboarding: Onboarding, notice: z.nullable(z.string()) });
export type SavedStep = z.infer<typeof SavedStep>;

export const Deliverability = z.object({
  domain: z.string(),
  findings: z.array(
    z.object({
      kind: z.enum(FINDINGS),
      state: z.enum(FINDING_STATES),
      /** One sentence: what was found, and what to do. */
      sentence: z.string(),
      /** Records to add at the domain's DNS; empty where nothing is to be done. */
      records: z.array(
        z.object({ type: z.enum(['TXT', 'CNAME', 'MX']), name: z.string(), value: z.string() }),
      ),
    }),
  ),
});
export type Deliverability = z.infer<typeof Deliverability>;

const step = <Number extends keyof typeof stepSchemas>(number: Number, summary: string) =>
  endpoint({
    method: 'PUT',
    path: `/api/onboarding/steps/${number}`,
    summary,
    access: 'session',
    body: stepSchemas[number],
    response: SavedStep,
  });

export const onboardingEndpoints = {
  onboarding: endpoint({
    method: 'GET',
    path: '/api/onboarding',
    summary: 'How far setup is, and everything entered; of a secret only that it is stored and its end',
    access: 'session',
    response: Onboarding,
  }),
  saveSpreadsheet: step(1, 'Save the spreadsheet’s address'),
  saveProductData: step(
    2,
    'Mark the product data as set up; optionally a query and a key of one’s own, checked with Keepa where it can be reached',
  ),
  saveWorkspaceEmail: step(3, 'Save the workspace email'),
  saveSender: step(4, 'Save the email provider’s key, checked with the provider where it can be reached'),
  saveEmailConfiguration: step(5, 'Save company name and template'),
  deliverability: endpoint({
    method: 'GET',
    path: '/api/onboarding/deliverability',
    summary: 'What the domain of an email address publishes for sending and receiving mail',
    access: 'session',
    query: z.object({
      email: z.string().check(z.trim(), z.includes('@', 'Please enter a valid email address')),
    }),
    response: Deliverability,
  }),
};

/** Opened in a new tab: the shared spreadsheet that the operator named, or ours to look at. */
export const SHARED_TEMPLATE_PATH = '/api/onboarding/spreadsheet-template';

/** A CSV file, for a link rather than a call. */
export const SPREADSHEET_TEMPLATE_PATH = '/api/onboarding/spreadsheet-template.csv';

export type StepInput<Number extends keyof typeof stepSchemas> = z.infer<(typeof stepSchemas)[Number]>;
