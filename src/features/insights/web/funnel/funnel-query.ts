import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../web/api/client.ts';
import { funnelEndpoints } from '../../contract/funnel.ts';
import { FUNNEL_SPLITS, type FunnelSplit } from '../../domain/funnel.ts';

export interface FunnelAsked {
  by: FunnelSplit;
  /** Null: of all time. */
  days: number | null;
}

const USUAL_DAYS = 90;

/** As the page's address asks for it. */
export function askedIn(query: URLSearchParams): FunnelAsked {
  const by = FUNNEL_SPLITS.find((split) => split === query.get('by')) ?? 'template';
  const days = query.get('days');
  if (days === 'all') return { by, days: null };
  const known = Number(days ?? USUAL_DAYS);
  return { by, days: Number.isSafeInteger(known) && known > 0 && known <= 3_650 ? known : USUAL_DAYS };
}

export const funnelQuery = ({ by, days }: FunnelAsked) =>
  queryOptions({
    queryKey: ['funnel', by, days],
    queryFn: ({ signal }) => call(funnelEndpoints.funnel, { query: { by, ...(days && { days }) }, signal }),
    placeholderData: keepPreviousData,
  });
