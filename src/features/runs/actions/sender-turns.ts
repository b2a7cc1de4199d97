import { ROWS_HELD_AHEAD } from '../../credits/domain/ledger.ts';
import type { SenderRoom } from '../../outreach/domain/senders/sender-room.ts';
import type { MailDesk, SenderDesk } from '../../outreach/ports.ts';
import { type Halt, waitForSender } from '../domain/after-provider-failure.ts';
import { spreadRows } from '../domain/spread-rows.ts';

export interface Turns {
  senders: SenderDesk[];
  /** Why none may write, where nothing is in hand either. */
  shut: Halt | null;
}

/** Whose turn it is for each row that is claimed next. */
export function sendersInTurn(
  desk: MailDesk,
  rooms: ReadonlyMap<string, SenderRoom>,
  { wanted, busy, now }: { wanted: number; busy: string[]; now: Date },
): Turns {
  if (wanted === 0) return { senders: [], shut: null };
  const byId = new Map(desk.senders.map((sender) => [sender.id, sender]));
  const usable = [...rooms].filter(([id]) => byId.has(id));
  const turns = spreadRows(new Map(usable.map(([id, { places }]) => [id, places])), busy, wanted);
  const isShut = turns.length === 0 && busy.length === 0;
  return {
    senders: turns.flatMap((id) => byId.get(id) ?? []),
    shut: isShut
      ? waitForSender(
          usable.map(([, room]) => room),
          now,
        )
      : null,
  };
}

/** Rows are claimed ahead, for their mails to be written while others are sent; a good many at a time. */
export function rowsToClaim(places: number, waiting: number): number {
  const most = Math.max(1, Math.min(ROWS_HELD_AHEAD, places));
  return most - waiting > most / 4 ? most - waiting : 0;
}
