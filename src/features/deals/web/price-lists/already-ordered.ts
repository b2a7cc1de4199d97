import { counted } from '../../../../kernel/words.ts';
import { day } from '../../../../web/ui/moments.ts';
import type { OrderedAlreadyView } from '../../contract/orders.ts';

/** What a person hears before lines are ordered that stand in an order. */
export const alreadyOrdered = ({ lines, poNumber, sentAt }: OrderedAlreadyView): string =>
  sentAt
    ? `${counted(lines, 'line was', 'lines were')} ordered before, last with ${poNumber} on ${day(sentAt)}.`
    : `${counted(lines, 'line stands', 'lines stand')} in ${poNumber}, which is not sent yet.`;
