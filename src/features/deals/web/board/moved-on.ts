import { type InfiniteData, type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ListedDealView } from '../../contract/board.ts';
import type { Stage } from '../../domain/stage.ts';
import { COLUMNS } from './queries.ts';

type Standing = { brand: Pick<ListedDealView['brand'], 'id'> } & Pick<ListedDealView, 'stage' | 'movedAt'>;

/** Of the deals that a stage's answer has, those that another stage's answer has since a later move. */
export function movedOnFrom(stage: Stage, listed: readonly Standing[]): number[] {
  const latest = new Map<number, Standing>();
  for (const deal of listed) {
    const known = latest.get(deal.brand.id);
    if (!known || Date.parse(deal.movedAt) > Date.parse(known.movedAt)) latest.set(deal.brand.id, deal);
  }
  return [...latest.values()].flatMap((deal) => (deal.stage === stage ? [] : deal.brand.id));
}

/** The columns' answers come one by one: what one has already is shown no more by one whose answer is of before. */
export function useMovedOn(stage: Stage): ReadonlySet<number> {
  const cache = useQueryClient().getQueryCache();
  const ids = useSyncExternalStore(
    (changed) =>
      cache.subscribe(({ type, query }) => {
        if (type === 'updated' && isColumn(query.queryKey)) changed();
      }),
    // As a text: a list would be another each time.
    () => movedOnFrom(stage, listedIn(cache)).join(),
    () => '',
  );
  return new Set(ids === '' ? [] : ids.split(',').map(Number));
}

const isColumn = (key: readonly unknown[]): boolean => COLUMNS.every((part, index) => key[index] === part);

type Pages = InfiniteData<{ deals: ListedDealView[] }>;

const listedIn = (cache: QueryCache): ListedDealView[] =>
  cache
    .findAll({ queryKey: COLUMNS })
    .flatMap(({ state }) => (state.data as Pages | undefined)?.pages.flatMap(({ deals }) => deals) ?? []);
