import type { PlayKey } from './playbook/playbook.ts';
import type { LostReason, OpenStage, Stage, Standing } from './stage.ts';
import type { CallOutcome, TaskKind } from './task.ts';
import type { Term } from './terms.ts';

export type MovedBy = 'start' | 'reading' | 'person';

/** A brand on its way from the first inquiry to orders. */
export interface Deal extends Standing {
  id: number;
  brandId: number;
  lostReason: LostReason | null;
  movedAt: Date;
  movedBy: MovedBy;
  terms: Term[];
  /** Of them, those that a person entered. */
  entered: Term[];
  lastMailId: string | null;
  lastMailAt: Date | null;
  play: PlayKey | null;
}

/** A deal as it stands in a list. */
export interface ListedDeal extends Deal {
  brandName: string;
  isSandbox: boolean;
  /** The next open task. */
  task: { id: number; kind: TaskKind; title: string; dueOn: string } | null;
}

export interface DealEvent {
  id: number;
  movedBy: MovedBy;
  from: Stage | null;
  to: Stage;
  lostReason: LostReason | null;
  mailId: string | null;
  /** A person has said what the mail is that moved it. */
  isCorrected: boolean;
  happenedAt: Date;
}

export interface Task {
  id: number;
  brand: { id: number; name: string; isSandbox: boolean } | null;
  mailId: string | null;
  kind: TaskKind;
  title: string;
  detail: string | null;
  url: string | null;
  dueOn: string;
  doneAt: Date | null;
  madeBy: 'person' | 'reading' | 'sequence';
}

export interface Call {
  id: number;
  spokeWith: string | null;
  outcome: CallOutcome;
  note: string | null;
  calledAt: Date;
}

export interface TaskFilter {
  kind?: TaskKind | undefined;
  search?: string | undefined;
  brandId?: number | undefined;
}

/** A person's move, from where the answers after it are followed. */
export interface LastMove {
  stage: Stage;
  lostFrom: OpenStage | null;
  lostReason: LostReason | null;
  at: Date;
}
