import type { Tone } from '../../../../web/ui/badge.tsx';
import type { ImportState } from '../../domain/import.ts';
import type { Confidence } from '../../domain/import-columns.ts';

/** How far a column's meaning can be trusted; by hand is beyond doubt. */
export const CONFIDENCE: Record<Confidence | 'yours', { label: string; tone: Tone }> = {
  sure: { label: 'Sure', tone: 'accent' },
  likely: { label: 'Likely', tone: 'neutral' },
  doubtful: { label: 'Please check', tone: 'warn' },
  remembered: { label: 'As last time', tone: 'accent' },
  yours: { label: 'Your choice', tone: 'neutral' },
};

export const STATE_WORDS: Record<ImportState, { label: string; tone: Tone }> = {
  receiving: { label: 'Arriving', tone: 'neutral' },
  received: { label: 'Not imported', tone: 'neutral' },
  waiting: { label: 'Waiting', tone: 'neutral' },
  running: { label: 'Importing', tone: 'accent' },
  finished: { label: 'Imported', tone: 'neutral' },
  stopped: { label: 'Stopped', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'danger' },
};
