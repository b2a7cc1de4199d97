import { Badge, type Tone } from '../../../web/ui/badge.tsx';
import type { Delivery } from '../../outreach/domain/mail-event.ts';
import { DELIVERY_LABELS } from '../domain/run-sentences.ts';

const TONES: Record<Delivery, Tone> = {
  deferred: 'warn',
  delivered: 'accent',
  dropped: 'danger',
  bounced: 'danger',
  unsubscribed: 'neutral',
  complained: 'danger',
};

export const DeliveryBadge = ({ delivery }: { delivery: Delivery }) => (
  <Badge tone={TONES[delivery]}>{DELIVERY_LABELS[delivery]}</Badge>
);
