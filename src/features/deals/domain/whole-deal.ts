import type { Call, Deal, DealEvent, Task } from './deal.ts';
import type { Bounce } from './stage.ts';
import type { TrustKind } from './trust-document.ts';

/** All that is known of the trade with one brand. */
export interface WholeDeal {
  brand: { id: number; name: string; isSandbox: boolean };
  /** Null: nothing was ever written to the brand, nor did it write. */
  deal: Deal | null;
  /** What became of the last mail to the brand, where that came back. */
  bounce: Bounce | null;
  events: DealEvent[];
  tasks: Task[];
  calls: Call[];
  disclosures: { id: number; kind: TrustKind; name: string; sentAt: Date }[];
  /** The day by the account’s calendar. */
  today: string;
}
