import type { Arm, StopReason } from './sequence.ts';

/** How brands fared in a sequence. */
export type BrandsByFate = Partial<Record<'active' | 'paused' | 'replied' | 'stopped' | 'finished', number>>;

export interface SequenceFigures {
  brands: BrandsByFate;
  /** For each step, arm and template: how many mails went out, and how many brands answered before the next one. */
  arms: { step: number; arm: Arm | null; templateId: number | null; sent: number; replied: number }[];
}

/** A brand in a sequence, as it is shown. */
export interface Enrolled {
  brandId: number;
  brandName: string;
  state: 'active' | 'paused' | 'stopped' | 'finished';
  nextStep: number;
  nextDueAt: Date | null;
  pausedUntil: string | null;
  stopReason: StopReason | null;
  startedAt: Date;
}
