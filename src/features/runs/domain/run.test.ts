import { describe, expect, it } from 'vitest';
import { afterCommand, hasEnded, isProcessed, possibleCommands, RUN_STATES, type RunState } from './run.ts';

const here = (state: RunState) => ({ state, host: 'linesheet' }) as const;

describe('a run', () => {
  it('can be paused, continued and stopped while it lives', () => {
    expect(possibleCommands(here('running'))).toEqual(['pause', 'stop']);
    expect(afterCommand(here('paused'), 'continue')).toBe('running');
    expect(afterCommand(here('waiting'), 'continue')).toBe('running');
    expect(afterCommand(here('waiting'), 'stop')).toBe('stopped');
  });

  it('on a workflow host can only be stopped', () => {
    expect(possibleCommands({ state: 'running', host: 'workflow' })).toEqual(['stop']);
    expect(afterCommand({ state: 'running', host: 'workflow' }, 'pause')).toBeNull();
    expect(afterCommand({ state: 'running', host: 'workflow' }, 'stop')).toBe('stopped');
  });

  it('cannot be brought back once it has ended', () => {
    expect(RUN_STATES.filter(hasEnded)).toEqual(['stopped', 'finished', 'failed']);
    expect(afterCommand(here('stopped'), 'continue')).toBeNull();
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
