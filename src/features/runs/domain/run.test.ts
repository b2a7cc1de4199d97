import { describe, expect, it } from 'vitest';
import { afterCommand, hasEnded, isProcessed, possibleCommands, RUN_STATES } from './run.ts';

describe('a run', () => {
  it('can be paused, continued and stopped while it lives', () => {
    expect(possibleCommands('running')).toEqual(['pause', 'stop']);
    expect(afterCommand('paused', 'continue')).toBe('running');
    expect(afterCommand('waiting', 'continue')).toBe('running');
    expect(afterCommand('waiting', 'stop')).toBe('stopped');
  });

  it('cannot be brought back once it has ended', () => {
    expect(RUN_STATES.filter(hasEnded)).toEqual(['stopped', 'finished', 'failed']);
    expect(afterCommand('stopped', 'continue')).toBeNull();
  });
});

describe('a row', () => {
  it('is charged for only when the bot delivered its result', () => {
    expect(isProcessed('found_form')).toBe(true);
    expect(isProcessed('sent')).toBe(true);
    expect(isProcessed('no_contact')).toBe(false);
    expect(isProcessed('unknown')).toBe(false);
  });
});
