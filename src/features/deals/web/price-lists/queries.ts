import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '../../../../kernel/endpoint.ts';
import { call } from '../../../../web/api/client.ts';
import { offsetOf } from '../../../../web/ui/list-pages.ts';
import { toast } from '../../../../web/ui/toast.tsx';
import { orderEndpoints } from '../../contract/orders.ts';
import { type PriceListView, priceListEndpoints } from '../../contract/price-lists.ts';
import type { LineFilter, LineOrder } from '../../domain/price-list/price-list.ts';
import { STAGE_LABELS } from '../../domain/stage.ts';
import { isUnderWay, KEY, SOON_MS } from './received-queries.ts';

export const LINES_PAGE = 50;

export const priceListQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => call(priceListEndpoints.read, { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data && (isUnderWay(state.data) || state.data.toLookUp > 0) ? SOON_MS : false,
  });

export interface LineSort {
  column: LineOrder;
  direction: 'asc' | 'desc';
}

interface LinesShown {
  filter: LineFilter;
  sort: LineSort;
  page: number;
}

export const linesQuery = (id: string, { filter, sort, page }: LinesShown) =>
  queryOptions({
    queryKey: [...KEY, 'lines', id, filter, sort, page],
    queryFn: ({ signal }) =>
      call(priceListEndpoints.lines, {
        params: { id },
        query: {
          match: filter.match,
          search: filter.search,
          roiMin: filter.roiMin,
          ...(filter.picked && { picked: 'true' }),
          order: sort.column,
          direction: sort.direction,
          limit: LINES_PAGE,
          offset: offsetOf(page, LINES_PAGE),
        },
        signal,
      }),
    // A list that was read again has other lines than those of a moment ago.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.lines.some(({ isToLookUp }) => isToLookUp) ? SOON_MS : false,
    placeholderData: keepPreviousData,
  });

export const lookUpPriceQuery = (list: PriceListView) =>
  queryOptions({
    queryKey: [...KEY, 'look-up', list.id, list.counts.none, list.toLookUp],
    queryFn: ({ signal }) => call(priceListEndpoints.lookUpPrice, { params: { id: list.id }, signal }),
  });

export const candidatesQuery = (lineId: number) =>
  queryOptions({
    queryKey: [...KEY, 'candidates', lineId],
    queryFn: async ({ signal }) =>
      (await call(priceListEndpoints.candidates, { params: { lineId }, signal })).candidates,
  });

/** Everything that is shown of price lists is asked for anew after each change. */
function useChange<Input, Output>(what: string, change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
    meta: { failure: what },
  });
}

type BodyOf<Name extends 'assume' | 'columns'> = InputOf<
  NonNullable<(typeof priceListEndpoints)[Name]['body']>
>;

export const useAssume = (id: string) =>
  useChange('The assumptions stay as they were', (body: BodyOf<'assume'>) =>
    call(priceListEndpoints.assume, { params: { id }, body }),
  );

export const useChooseColumns = (id: string) =>
  useChange('The columns stay as they were', (choices: BodyOf<'columns'>['choices']) =>
    call(priceListEndpoints.columns, { params: { id }, body: { choices } }),
  );

export const usePlan = (id: string) =>
  useChange('Nothing was picked', (budgetCents: number) =>
    call(priceListEndpoints.plan, { params: { id }, body: { budgetCents } }),
  );

export const useClearPicks = (id: string) =>
  useChange('The order stays as it was', () => call(priceListEndpoints.clear, { params: { id } }));

export const useLookUp = (id: string) =>
  useChange('Nothing is looked up', () => call(priceListEndpoints.lookUp, { params: { id } }));

export const usePick = () =>
  useChange('The order stays as it was', ({ lineId, cases }: { lineId: number; cases: number | null }) =>
    call(priceListEndpoints.pick, { params: { lineId }, body: { cases } }),
  );

export const useChooseListing = (lineId: number) =>
  useChange('The listing stays as it was', (body: { productId: number | null; units: number }) =>
    call(priceListEndpoints.choose, { params: { lineId }, body }),
  );

export const useMakeOrder = (id: string) =>
  useChange('There is no order yet', (body: InputOf<NonNullable<typeof orderEndpoints.make.body>>) =>
    call(orderEndpoints.make, { params: { id }, body }),
  );

export const orderMailQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'order-mail', id],
    queryFn: ({ signal }) => call(orderEndpoints.mail, { params: { id }, signal }),
  });

/** Whether an order is with the brand: the deal, the conversation and the lines that are picked follow it. */
function useOrderGone<Input, Output>(
  failure: string,
  change: (input: Input) => Promise<Output>,
  onDone: (output: Output) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (output) => {
      await Promise.all(
        [KEY, ['deals'], ['inbox'], ['dashboard']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
      onDone(output);
    },
    meta: { failure },
  });
}

export const useSendOrder = (id: string, onDone: () => void) =>
  useOrderGone(
    'The order was not sent',
    (text: string) => call(orderEndpoints.send, { params: { id }, body: { text } }),
    () => {
      toast.success('The order is on its way', 'Its lines are no longer picked.');
      onDone();
    },
  );

export const useMarkSent = (id: string) =>
  useOrderGone(
    'The order is not marked as sent',
    () => call(orderEndpoints.markSent, { params: { id } }),
    () => toast.success('The order counts as sent', 'Its lines are no longer picked.'),
  );

export const useUnmarkSent = (id: string) =>
  useOrderGone(
    'The order is still marked as sent',
    () => call(orderEndpoints.unmarkSent, { params: { id } }),
    ({ movedTo }) =>
      toast.success(
        'The order counts as not sent',
        movedTo
          ? `Its lines are picked again, and the deal is back at “${STAGE_LABELS[movedTo]}”.`
          : 'Its lines are picked again. The deal stays where it is.',
      ),
  );

export const useDiscardOrder = (id: string) =>
  useChange('The order stays', () => call(orderEndpoints.discard, { params: { id } }));

export const useRemoveList = (id: string) =>
  useChange('The price list stays', () => call(priceListEndpoints.remove, { params: { id } }));

export const orderFileAddress = (id: string, format: 'pdf' | 'xlsx'): string =>
  `/api/orders/${id}/file?format=${format}`;
