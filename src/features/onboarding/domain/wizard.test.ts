import { describe, expect, it } from 'vitest';
import type { SetupValues } from './steps.ts';
import {
  isStepDone,
  readWizardState,
  stepOfQuery,
  stepToContinue,
  WIZARD_STEPS,
  wizardState,
} from './wizard.ts';

const NOTHING: SetupValues = {
  spreadsheetUrl: null,
  keepaCompleted: false,
  workspaceEmail: null,
  senderConnected: false,
};
const ALL: SetupValues = {
  spreadsheetUrl: 'https://docs.google.com/spreadsheets/d/1',
  keepaCompleted: true,
  workspaceEmail: 'anna@shop.example',
  senderConnected: true,
};

describe('the step in the address', () => {
  it.each([
    ['1', 1],
    ['5', 5],
    [null, 1],
    ['0', 1],
    ['6', 1],
    ['2.5', 1],
    ['', 1],
    ['<script>', 1],
  ])('%s is step %i', (value, step) => expect(stepOfQuery(value)).toBe(step));
});

describe('the wizard', () => {
  it('pauses after steps 4 and 5 alone', () => {
    expect(Object.values(WIZARD_STEPS).map((step) => step.pauseMs)).toEqual([0, 0, 0, 1_500, 1_500]);
  });

  it('goes on at the first step that is not done', () => {
    expect(stepToContinue(NOTHING, false)).toBe(1);
    expect(stepToContinue({ ...ALL, workspaceEmail: null }, true)).toBe(3);
    expect(stepToContinue(ALL, false)).toBe(5);
    expect(stepToContinue(ALL, true)).toBe(5);
  });

  it('counts the fifth step once the email is configured, and not because the others are done', () => {
    expect(isStepDone(5, ALL, false)).toBe(false);
    expect(isStepDone(5, NOTHING, true)).toBe(true);
  });
});

describe('what the browser keeps', () => {
  it('is markers in place of secrets, and the count of the four values', () => {
    expect(wizardState(ALL, 4)).toEqual({
      spreadsheetUrl: 'https://docs.google.com/spreadsheets/d/1',
      workspaceEmail: 'anna@shop.example',
      sendgridApiKey: 'completed',
      keepaApiKey: 'completed',
      currentStep: 4,
      completedSteps: 4,
      isComplete: true,
    });
    expect(wizardState(NOTHING, 1)).toMatchObject({ completedSteps: 0, isComplete: false });
  });

  it('comes back as it was', () => {
    const state = wizardState({ ...ALL, senderConnected: false }, 4);
    expect(readWizardState(JSON.stringify(state))).toEqual(state);
  });

  it('is not believed where it was changed by hand', () => {
    const claim = { completedSteps: 4, isComplete: true, currentStep: 9, sendgridApiKey: 'SG.secret' };
    expect(readWizardState(JSON.stringify(claim))).toEqual(wizardState(NOTHING, 1));
    expect(readWizardState('{nonsense')).toBeNull();
    expect(readWizardState('null')).toBeNull();
    expect(readWizardState(null)).toBeNull();
  });
});
