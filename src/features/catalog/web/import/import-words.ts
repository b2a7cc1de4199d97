import type { Tone } from '../../../../web/ui/badge.tsx';
import { type ImportCounts, type ImportState, tookNothing } from '../../domain/import.ts';
import type { Confidence } from '../../domain/import-columns.ts';

/** How far a column's meaning can be trusted; by hand is beyond doubt. */
export const CONFIDENCE: Record<Confidence | 'yours', { label: string; tone: Tone }> = {
  sure: { label: 'Sure', tone: 'accent' },
  likely: { label: 'Likely', tone: 'neutral' },
  doubtful: { label: 'Please check', tone: 'warn' },
  remembered: { label: 'As last time', tone: 'accent' },
  yours: { label: 'Your choice', tone: 'neutral' },
};

interface StateWords {
  label: string;
  tone: Tone;
}

const STATE_WORDS: Record<ImportState, StateWords> = {
  receiving: { label: 'Arriving', tone: 'neutral' },
  received: { label: 'Not imported', tone: 'neutral' },
  waiting: { label: 'Waiting', tone: 'neutral' },
  running: { label: 'Importing', tone: 'accent' },
  finished: { label: 'Imported', tone: 'neutral' },
  stopped: { label: 'Stopped', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'danger' },
};

/** An import that went through but took nothing in hasn't imported anything. */
export const wordsOfState = (imported: ImportCounts & { state: ImportState }): StateWords =>
  imported.state === 'finished' && tookNothing(imported)
    ? { label: 'All refused', tone: 'warn' }
    : STATE_WORDS[imported.state];
