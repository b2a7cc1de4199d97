import { formatMoney } from '../../../../../kernel/money.ts';
import { counted } from '../../../../../kernel/words.ts';
import { firstNameOf } from '../../playbook/voice.ts';
import type { OrderDraft } from './order-draft.ts';

interface OrderToSend {
  order: Pick<OrderDraft, 'poNumber' | 'lineCount' | 'totalCents' | 'currency' | 'brandName'>;
  /** Who of the brand wrote last. */
  fromName: string;
  seller: { firstName: string | null; company: string | null };
}

/** The words that an order goes to the brand with, for the person to change. */
export function orderMail({ order, fromName, seller }: OrderToSend): string {
  const name = firstNameOf(fromName, order.brandName);
  const total = formatMoney({ cents: order.totalCents, currency: order.currency });
  return [
    name ? `Hi ${name},` : 'Hello,',
    `Our order ${order.poNumber} is attached, as a PDF and as a sheet: ${counted(order.lineCount, 'line')} for ${total}.`,
    'Could you confirm it, tell me when it ships, and send the invoice?',
    ['Best regards,', seller.firstName, seller.company].filter(Boolean).join('\n'),
  ].join('\n\n');
}
