import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Paperclip, Send } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../../web/api/errors.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { Dialog } from '../../../../web/ui/dialog.tsx';
import { LoadFailure } from '../../../../web/ui/load-failure.tsx';
import { dayAndTime } from '../../../../web/ui/moments.ts';
import { Notice } from '../../../../web/ui/notice.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import type { OrderDraftView, OrderedAlreadyView } from '../../contract/orders.ts';
import { type OpenStage, STAGE_LABELS } from '../../domain/stage.ts';
import { MailForm } from '../mail-form.tsx';
import { alreadyOrdered } from './already-ordered.ts';
import { orderMailQuery, useSendOrder } from './queries.ts';

/** Sends an order to whoever of the brand wrote last, with words that can be changed. */
export function SendOrder({ order }: { order: OrderDraftView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look={order.sentAt ? 'secondary' : 'primary'}
        size="small"
        aria-label={order.sentAt ? `Send again: ${order.poNumber}` : `Send ${order.poNumber} to the brand`}
        onClick={() => setOpen(true)}
      >
        <Send size={14} aria-hidden="true" />
        {order.sentAt ? 'Send again' : 'Send'}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Send ${order.poNumber}`}
        description={
          order.sentAt
            ? `It went to ${order.brandName} already, ${dayAndTime(order.sentAt)}. It answers their last mail.`
            : `It answers the last mail of ${order.brandName}.`
        }
      >
        <OrderMail order={order} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface WrittenOrder {
  to: string;
  text: string;
  movesTo: OpenStage | null;
  orderedSince: OrderedAlreadyView | null;
}

interface OrderMailProps {
  order: OrderDraftView;
  onDone: () => void;
}

function OrderMail({ order, onDone }: OrderMailProps) {
  const mail = useQuery(orderMailQuery(order.id));
  if (mail.isError)
    return (
      <LoadFailure onRetry={mail.refetch}>
        {`The mail could not be written. ${sentenceOf(mail.error)}`}
      </LoadFailure>
    );
  if (!mail.data) return <Skeleton className="h-64" />;
  if ('refused' in mail.data) return <Notice tone="warn">{mail.data.refused}</Notice>;
  return <Words order={order} mail={mail.data} onDone={onDone} />;
}

function Words({ order, mail, onDone }: OrderMailProps & { mail: WrittenOrder }) {
  const send = useSendOrder(order.id, onDone);
  return (
    <MailForm
      label={`To ${mail.to}`}
      draft={mail.text}
      action="Send the order"
      isSending={send.isPending}
      onSend={send.mutate}
      onCancel={onDone}
    >
      {mail.orderedSince && (
        <Notice tone="warn" className="mb-2">
          {`${alreadyOrdered(mail.orderedSince)} They would be bought twice.`}
        </Notice>
      )}
      <p className="flex items-center gap-1.5 text-12 text-ink-3">
        <Paperclip size={13} aria-hidden="true" className="shrink-0" />
        {`${order.poNumber} is attached as PDF and XLSX.`}
      </p>
      {mail.movesTo && (
        <p className="mt-1.5 flex items-center gap-1.5 text-12 text-ink-3">
          <ArrowRight size={13} aria-hidden="true" className="shrink-0" />
          {`The deal moves to “${STAGE_LABELS[mail.movesTo]}”.`}
        </p>
      )}
    </MailForm>
  );
}
