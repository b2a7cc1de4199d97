import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDraft, writeDraft } from './kept-draft.ts';
import { rememberSignedIn } from './session-hint.ts';

/** As a browser has it: its keys are its properties. */
function storage(): Storage {
  const store = Object.create({
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, text: string) => {
      store[key] = text;
    },
    removeItem: (key: string) => {
      delete store[key];
    },
  });
  return store;
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  rememberSignedIn('ann');
});
afterEach(() => vi.unstubAllGlobals());

it('keeps what is typed until it is saved or thrown away', () => {
  expect(readDraft('answer:7')).toBeUndefined();
  writeDraft('answer:7', 'Hello');
  writeDraft('answer:8', { subject: null, body: 'Hi' });
  expect(readDraft('answer:7')).toBe('Hello');
  expect(readDraft('answer:8')).toEqual({ subject: null, body: 'Hi' });
  writeDraft('answer:7', undefined);
  expect(readDraft('answer:7')).toBeUndefined();
});

it('shows nobody what somebody else has typed in the same tab', () => {
  writeDraft('answer:7', 'Hello');
  rememberSignedIn(null);
  expect(readDraft('answer:7')).toBeUndefined();
  rememberSignedIn('bob');
  expect(readDraft('answer:7')).toBeUndefined();
  rememberSignedIn('ann');
  expect(readDraft('answer:7')).toBeUndefined();
});

it('keeps it as long as the page is open where the browser keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  writeDraft('answer:7', 'Hello');
  expect(readDraft('answer:7')).toBe('Hello');
  writeDraft('answer:7', undefined);
});
