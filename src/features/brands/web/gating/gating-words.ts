import type { Tone } from '../../../../web/ui/badge.tsx';
import type { Authorisation, GatingState } from '../../domain/gating/gating.ts';
import type { Likeness } from '../../domain/gating/same-identity.ts';

export const STATE_NAMES: Record<GatingState, string> = {
  open: 'Open to everyone',
  needs_approval: 'Needs approval',
  approved: 'Approved for you',
  refused: 'Refused',
};

export const STATE_TONES: Record<GatingState, Tone> = {
  open: 'accent',
  needs_approval: 'warn',
  approved: 'accent',
  refused: 'neutral',
};

export const AUTHORISATION_NAMES: Record<Authorisation, string> = {
  letter: 'Letter of authorisation',
  invoice: 'Invoice',
  reseller_agreement: 'Reseller agreement',
  other: 'Something else',
};

export const LIKENESS_NAMES: Record<Likeness, string> = {
  same: 'The same',
  close: 'Written differently',
  differs: 'Not the same',
};

export const LIKENESS_TONES: Record<Likeness, Tone> = { same: 'accent', close: 'warn', differs: 'danger' };
