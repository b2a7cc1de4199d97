import type { FunnelSplit, FunnelStep } from '../../domain/funnel.ts';

export const STEP_NAMES: Record<FunnelStep, string> = {
  contacted: 'Contacted',
  replied: 'Replied',
  application: 'Application',
  account: 'Account',
  price_list: 'Price list',
  order: 'Order',
  reorder: 'Reorder',
};

export const STEP_MEANINGS: Record<FunnelStep, string> = {
  contacted: 'Its first inquiry was accepted for delivery.',
  replied: 'A person at the brand replied, and not just to ask for no more mail.',
  application: 'It asked for an application or documents.',
  account: 'The account is open, or its terms are being discussed.',
  price_list: 'Prices are in hand.',
  order: 'The first order is with the brand.',
  reorder: 'You are buying from it again.',
};

export const SPLIT_NAMES: Record<FunnelSplit, string> = {
  template: 'Template',
  category: 'Category',
  sender: 'Sender',
  week: 'Week',
};

/** What a group is called of which the split isn't known. */
export const UNKNOWN_GROUP: Record<FunnelSplit, string> = {
  template: 'Before there were versions',
  category: 'No category known',
  sender: 'A sender that was removed',
  week: 'Not known',
};

/** "9 h", "2.5 days". */
export function duration(hours: number): string {
  if (hours < 1) return 'under 1 h';
  if (hours < 36) return `${Math.round(hours)} h`;
  const days = hours / 24;
  return `${days < 10 ? Math.round(days * 2) / 2 : Math.round(days)} days`;
}
