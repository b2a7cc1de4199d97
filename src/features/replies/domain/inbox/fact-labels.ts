import type { FactName } from '../reading/reply-facts.ts';

const LABELS: Record<FactName, string> = {
  marketplaces_allowed: 'Marketplaces',
  opening_order_usd: 'Opening order',
  reorder_usd: 'Reorders',
  moq_amount: 'Minimum order',
  reorder_amount: 'Reorder minimum',
  currency: 'Currency',
  moq_units: 'Minimum pieces',
  map: 'MAP policy',
  application_url: 'Application',
  distributor: 'Distributor',
  documents: 'Asks for',
  resume_date: 'Not before',
  better_contact: 'Better contact',
  payment_terms: 'Payment',
  lead_time_days: 'Lead time',
  discount_pct: 'Discount',
};

/** What a fact is called. */
export const factLabel = (name: FactName): string => LABELS[name];
