import type { Tx } from '../../../db/database.ts';
import { readSenderRooms } from '../../outreach/actions/claim-sender.ts';
import { pauseRefusedSender } from '../../outreach/actions/pause-refused-sender.ts';
import type { MailDesk, SenderDesk } from '../../outreach/ports.ts';
import type { RefusedSender } from '../domain/after-send.ts';
import { moveRun } from '../store/runs.ts';

/** Whether there are senders that the refusals don't concern, and that can write now or by themselves later. */
export async function canGoOnWithout(
  tx: Tx,
  desk: MailDesk,
  { accountId, refused, now }: { accountId: string; refused: readonly RefusedSender[]; now: Date },
): Promise<boolean> {
  if (refused.length === 0) return false;
  const others = desk.senders.filter((sender) => !refused.some((one) => concerns(one, sender, desk)));
  if (others.length === 0) return false;
  const rooms = await readSenderRooms(tx, accountId, now);
  return others.some(({ id }) => {
    const room = rooms.get(id);
    return room !== undefined && (room.places > 0 || room.until !== null);
  });
}

/** A key or a mailbox has one transport, whoever sends with it. */
function concerns(refused: RefusedSender, sender: SenderDesk, { senders }: MailDesk): boolean {
  if (sender.id === refused.senderId) return true;
  const by = senders.find(({ id }) => id === refused.senderId);
  if (refused.concerns === 'sender' || !by) return false;
  return refused.concerns === 'base_address'
    ? sender.transport.kind === by.transport.kind
    : sender.transport === by.transport;
}

/** Pauses what is refused, and says so at the run, which goes on. What a person has started again since is tried anew. */
export async function pauseRefused(
  tx: Tx,
  run: { id: string; accountId: string },
  { refused, openedAt, now }: { refused: readonly RefusedSender[]; openedAt: Date; now: Date },
): Promise<void> {
  const unique = new Map(refused.map((one) => [one.senderId, one]));
  // In one order, as everywhere that locks senders.
  for (const [senderId, { email, reason }] of [...unique].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const pause = { senderId, reason, since: openedAt, now };
    if (await pauseRefusedSender(tx, run.accountId, pause))
      await moveRun(tx, run.id, ['running'], { state: 'running', reason: `${email} was paused: ${reason}` });
  }
}
