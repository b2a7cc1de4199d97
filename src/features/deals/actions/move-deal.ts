import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { appendEvent } from '../../../queue/events.ts';
import { noSuchBrand } from '../../brands/actions/no-such-brand.ts';
import { stopSequences } from '../../outreach/actions/stop-sequences.ts';
import { endsWithOrder } from '../domain/reading-tasks.ts';
import { type LostReason, mayMove, refusalOfMove, type Stage } from '../domain/stage.ts';
import { recordMove, takeDeal } from '../store/deals.ts';
import { finishAsked } from './finish-asked.ts';

/** A person puts a deal where it stands. From then on no sequence writes to the brand: the person has taken over. */
export async function moveDeal(
  tx: Tx,
  accountId: string,
  brandId: number,
  { to, lostReason }: { to: Stage; lostReason: LostReason | null },
): Promise<void> {
  const deal = await takeDeal(tx, accountId, brandId);
  if (!deal) throw noSuchBrand();
  if (!mayMove(deal, to)) throw new AppError('conflict', refusalOfMove(deal, to));
  if (to === 'lost' && lostReason === null)
    throw new AppError('invalid_input', 'Please choose why the deal is lost.');
  await recordMove(tx, accountId, deal, {
    stage: to,
    movedBy: 'person',
    mailId: null,
    lostReason: to === 'lost' ? lostReason : null,
    lostFrom: to === 'lost' && deal.stage !== 'lost' ? deal.stage : null,
  });
  if (to === 'order_sent') await finishAsked(tx, accountId, brandId, endsWithOrder);
  await stopSequences(tx, accountId, { brandId }, 'stage_changed');
  await appendEvent(tx, accountId, 'deal.changed', { brandId });
}
