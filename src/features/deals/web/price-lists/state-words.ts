import { counted } from '../../../../kernel/words.ts';
import type { PriceListSummary } from '../../contract/received-lists.ts';

export function whatBecameOf({
  state,
  lineCount,
  failure,
}: Pick<PriceListSummary, 'state' | 'lineCount' | 'failure'>): string {
  switch (state) {
    case 'waiting':
      return 'is being read…';
    case 'read':
      return counted(lineCount, 'line');
    case 'empty':
      return 'no price list was found in it';
    case 'failed':
      return failure ?? 'can’t be read';
  }
}
