import type { SetAsideReason, SourcingState } from './brand-list.ts';

/** How far the search for a way to a brand has come. */
export const SOURCING_LABELS: Record<SourcingState, string> = {
  waiting: 'Not looked up',
  found_address: 'Address found',
  found_form: 'Form found',
  no_contact: 'No contact',
  no_site: 'No website',
  unreachable: 'Unreachable',
};

export const SET_ASIDE_LABELS: Record<SetAsideReason, string> = {
  private_label: 'Private label',
  excluded: 'Excluded',
  policy: 'By its policy',
};
