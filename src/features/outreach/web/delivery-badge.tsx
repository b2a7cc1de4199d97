import { Badge, type Tone } from '../../../web/ui/badge.tsx';
import type { Delivery } from '../domain/mails/mail-event.ts';

const TONES: Record<Delivery, Tone> = {
  deferred: 'warn',
  delivered: 'accent',
  dropped: 'danger',
  bounced: 'danger',
  unsubscribed: 'neutral',
  complained: 'danger',
};

const LABELS: Record<Delivery, string> = {
  deferred: 'Deferred',
  delivered: 'Delivered',
  dropped: 'Dropped',
  bounced: 'Bounced',
  unsubscribed: 'Unsubscribed',
  complained: 'Marked as spam',
};

export const DeliveryBadge = ({ delivery }: { delivery: Delivery }) => (
  <Badge tone={TONES[delivery]}>{LABELS[delivery]}</Badge>
);
