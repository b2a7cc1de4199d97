import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  skipToken,
  useMutation,
} from '@tanstack/react-query';
import type { Questions } from '../../../web/api/ask-ahead.ts';
import { ApiError, type CallRequest, call } from '../../../web/api/client.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { toast } from '../../../web/ui/toast.tsx';
import { type RunRowView, runEndpoints } from '../contract/runs.ts';
import { type Bot, type BrandBot, hasEnded, type RowFilter, type RunCommand } from '../domain/run.ts';
import { KEEPA_STARTED, startFailure } from '../domain/run-sentences.ts';
import { PLANS_KEY, RUNS_KEY, useRefreshRuns } from './refresh-runs.ts';

/** Live screens hear of every change; this only helps where they can't listen. */
const WITHOUT_EVENTS_MS = 5_000;
const WITHOUT_WORK_MS = 30_000;
const PLAN_HOLDS_MS = 30_000;
const HISTORY_PAGE = 20;
export const ROWS_PAGE = 50;

/** The newest runs, of all bots or of one. */
export const runsQuery = (bot?: Bot) =>
  queryOptions({
    queryKey: [...RUNS_KEY, 'newest', bot ?? 'all'],
    queryFn: async ({ signal }) =>
      (await call(runEndpoints.list, { query: { bot, limit: HISTORY_PAGE }, signal })).runs,
    refetchInterval: (query) =>
      query.state.data?.some((run) => !hasEnded(run.state)) ? WITHOUT_EVENTS_MS : false,
  });

/** All runs of a bot, a page at a time. */
export const historyQuery = (bot: Bot) =>
  infiniteQueryOptions({
    queryKey: [...RUNS_KEY, 'history', bot],
    queryFn: async ({ signal, pageParam }) =>
      (await call(runEndpoints.list, { query: { bot, before: pageParam, limit: HISTORY_PAGE }, signal }))
        .runs,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (runs) => (runs.length === HISTORY_PAGE ? runs.at(-1)?.createdAt : undefined),
    refetchInterval: (query) =>
      query.state.data?.pages[0]?.some((run) => !hasEnded(run.state)) ? WITHOUT_EVENTS_MS : false,
  });

export const runQuery = (id: string) =>
  queryOptions({
    queryKey: [...RUNS_KEY, 'one', id],
    queryFn: ({ signal }) => call(runEndpoints.read, { params: { id }, signal }),
    // As often as the lists of runs, so that a run says the same wherever it stands.
    refetchInterval: ({ state }) => (state.data && !hasEnded(state.data.state) ? WITHOUT_EVENTS_MS : false),
  });

interface RowsAsked {
  outcome?: RowFilter | undefined;
  limit: number;
  offset?: number;
}

export const rowsQuery = (id: string, { outcome, limit, offset = 0 }: RowsAsked) =>
  queryOptions({
    queryKey: [...RUNS_KEY, 'rows', id, outcome ?? 'all', limit, offset],
    queryFn: ({ signal }) =>
      call(runEndpoints.rows, { params: { id }, query: { outcome, limit, offset }, signal }),
    // The page before stays until the next one is there, so that the table keeps its height.
    placeholderData: keepPreviousData,
  });

/** A row that is looked at by itself; as it was seen until then, where it was read with others. */
export const rowQuery = (id: string, seen: RunRowView | null) =>
  queryOptions({
    queryKey: [...RUNS_KEY, 'row', id, seen?.seq],
    queryFn:
      seen === null
        ? skipToken
        : ({ signal }) => call(runEndpoints.row, { params: { id, seq: seen.seq }, signal }),
    placeholderData: seen ?? undefined,
  });

interface DownloadAsked {
  withBuyBox?: boolean;
  queryId?: number | undefined;
}

export const planQuery = (bot: Bot, { withBuyBox, queryId }: DownloadAsked = {}) =>
  queryOptions({
    queryKey: [...PLANS_KEY, bot, withBuyBox ?? false, queryId ?? 'default'],
    queryFn: ({ signal }) =>
      call(runEndpoints.plan, {
        params: { bot },
        query: { ...(withBuyBox !== undefined && { withBuyBox: String(withBuyBox) }), queryId },
        signal,
      }),
    placeholderData: keepPreviousData,
    // A bot with nothing to do can't be started: that it has is soon known, wherever it comes from.
    refetchInterval: (query) => (query.state.data?.rows === 0 ? WITHOUT_WORK_MS : false),
    staleTime: (query) => (query.state.data?.rows === 0 ? WITHOUT_EVENTS_MS : PLAN_HOLDS_MS),
  });

export type BrandsChosen = Omit<CallRequest<typeof runEndpoints.planChosen>['body'], 'refreshOlderThanDays'>;

/** Asked anew each time: what it says is what one agrees to. */
export const chosenPlanQuery = (
  bot: BrandBot,
  chosen: BrandsChosen,
  refreshOlderThanDays: number | undefined,
) =>
  queryOptions({
    queryKey: [...PLANS_KEY, bot, 'chosen', chosen, refreshOlderThanDays ?? 'never'],
    queryFn: ({ signal }) =>
      call(runEndpoints.planChosen, { params: { bot }, body: { ...chosen, refreshOlderThanDays }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** What a bot's page asks first. */
export const botQuestions =
  (bot: Bot): Questions =>
  (client) => [client.prefetchQuery(planQuery(bot)), client.prefetchInfiniteQuery(historyQuery(bot))];

/** These say themselves what is the matter; of anything else the catalogue's sentence tells, with the reason below. */
const SPEAKS_FOR_ITSELF: readonly string[] = ['insufficient_credits', 'already_running', 'nothing_to_do'];

type RunOptions = Omit<CallRequest<typeof runEndpoints.start>['body'], 'bot'>;

export function useStartRun(bot: Bot) {
  const refresh = useRefreshRuns();
  return useMutation({
    mutationFn: (options: RunOptions = {}) => call(runEndpoints.start, { body: { bot, ...options } }),
    onSuccess: () => {
      if (bot === 'keepa-download') toast.success(KEEPA_STARTED);
    },
    onError: (error) => {
      if (error instanceof ApiError && SPEAKS_FOR_ITSELF.includes(error.code))
        toast.failure(sentenceOf(error));
      else toast.failure(startFailure(bot), sentenceOf(error));
    },
    onSettled: () => refresh.runs(),
  });
}

export function useCommandRun(id: string) {
  const refresh = useRefreshRuns();
  return useMutation({
    mutationFn: (command: RunCommand) => call(runEndpoints.command, { params: { id }, body: { command } }),
    onError: (error) => toast.failure(sentenceOf(error)),
    onSettled: () => refresh.runs(),
  });
}
