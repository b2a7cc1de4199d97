import { parseJson } from '../../../kernel/json.ts';
import { completedSteps, isComplete, type SetupValues, STEPS, type Step } from './steps.ts';

export const WIZARD_LENGTH = STEPS.length;

interface WizardStep {
  title: string;
  /** One sentence: what it is good for. */
  why: string;
  saved: string;
  failed: string;
  /** How long the success stays before the wizard goes on. */
  pauseMs: number;
}

export const WIZARD_STEPS: Record<Step, WizardStep> = {
  1: {
    title: 'Spreadsheet',
    why: 'Your brands, contacts and messages, in a sheet of your own.',
    saved: 'Spreadsheet URL saved!',
    failed: 'Failed to save spreadsheet URL',
    pauseMs: 0,
  },
  2: {
    title: 'Product data',
    why: 'The query decides which products are downloaded, and therefore which brands you find.',
    saved: 'Keepa integration marked as complete!',
    failed: 'Failed to save Keepa integration',
    pauseMs: 0,
  },
  3: {
    title: 'Workspace email',
    why: 'Brands reply to a business address at your own domain, and can see who is writing.',
    saved: 'Workspace email saved!',
    failed: 'Failed to save workspace email',
    pauseMs: 0,
  },
  4: {
    title: 'Email delivery',
    why: 'Inquiries go out through your own account, so the sending reputation is yours.',
    saved: 'SendGrid API key saved! Proceed to final step!',
    failed: 'Failed to save SendGrid API key',
    pauseMs: 1_500,
  },
  5: {
    title: 'Email configuration',
    why: 'What every brand reads first: who you are and what you are asking for.',
    saved: 'Email configuration saved! Onboarding complete!',
    failed: 'Failed to save email configuration',
    pauseMs: 1_500,
  },
};

/** Step 4, where a mailbox of one's own takes the place of the key. */
export const MAILBOX_WORDS: Pick<WizardStep, 'saved' | 'failed'> = {
  saved: 'Mailbox saved! Proceed to final step!',
  failed: 'Failed to save mailbox',
};

const isStep = (value: unknown): value is Step => (STEPS as readonly unknown[]).includes(value);

/** The step that an address names; the first where it names none. */
export function stepOfQuery(value: string | null): Step {
  const number = value !== null && /^\d$/.test(value) ? Number(value) : Number.NaN;
  return isStep(number) ? number : 1;
}

/** Which of the five are done; the fifth has no value of its own among the four, and counts once it is saved. */
export function isStepDone(step: Step, values: SetupValues, emailConfigured: boolean): boolean {
  const done: Record<Step, boolean> = {
    1: Boolean(values.spreadsheetUrl),
    2: values.keepaCompleted,
    3: Boolean(values.workspaceEmail),
    4: values.senderConnected,
    5: emailConfigured,
  };
  return done[step];
}

/** Where somebody who comes back goes on: the first step that is not done, or the last. */
export const stepToContinue = (values: SetupValues, emailConfigured: boolean): Step =>
  STEPS.find((step) => !isStepDone(step, values, emailConfigured)) ?? 5;

/** In place of every secret: that there is one. */
type Marker = 'completed' | '';

/** What the browser keeps of setup. It never holds a secret. */
export interface WizardState {
  spreadsheetUrl: string;
  workspaceEmail: string;
  sendgridApiKey: Marker;
  keepaApiKey: Marker;
  currentStep: Step;
  /** 0 to 4. */
  completedSteps: number;
  isComplete: boolean;
}

export const wizardState = (values: SetupValues, currentStep: Step): WizardState => ({
  spreadsheetUrl: values.spreadsheetUrl ?? '',
  workspaceEmail: values.workspaceEmail ?? '',
  sendgridApiKey: values.senderConnected ? 'completed' : '',
  keepaApiKey: values.keepaCompleted ? 'completed' : '',
  currentStep,
  completedSteps: completedSteps(values),
  isComplete: isComplete(values),
});

/** Reads what the browser kept. Everything in it may have been changed by hand, so the counts are made anew. */
export function readWizardState(text: string | null): WizardState | null {
  const kept = parsed(text);
  if (kept === null) return null;
  const values: SetupValues = {
    spreadsheetUrl: textOf(kept.spreadsheetUrl),
    keepaCompleted: kept.keepaApiKey === 'completed',
    workspaceEmail: textOf(kept.workspaceEmail),
    senderConnected: kept.sendgridApiKey === 'completed',
  };
  return wizardState(values, isStep(kept.currentStep) ? kept.currentStep : 1);
}

function parsed(text: string | null): Record<string, unknown> | null {
  const value = parseJson(text ?? 'null');
  return typeof value === 'object' && value !== null ? { ...value } : null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
