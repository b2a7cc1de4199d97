import { count, counted } from '../../../../kernel/words.ts';
import { sentenceOf } from '../../../../web/api/errors.ts';
import { Button } from '../../../../web/ui/button.tsx';
import type { ProductQueryView } from '../../contract/queries.ts';
import { estimateDownload, tokensToFind } from '../../domain/download-cost.ts';
import { productsCovered, SMALLEST_PAGE } from '../../domain/product-query.ts';
import { queryWords } from '../../domain/query-words.ts';
import { rowsFault } from '../../domain/saved-query.ts';
import { useCountMatches } from './queries.ts';
import { isSameSearch, type QueryDraft } from './query-draft.ts';

interface QueryCostProps {
  draft: QueryDraft;
  saved: ProductQueryView | null;
}

/** What the query looks for, how many match, and what downloading them costs, as it is in the builder now. */
export function QueryCost({ draft, saved }: QueryCostProps) {
  const counting = useCountMatches();
  const isCounted = counting.data !== undefined && isSameSearch(draft, counting.variables);
  const matches = isCounted
    ? counting.data.matches
    : saved && isSameSearch(draft, saved)
      ? saved.matches
      : null;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 grow basis-72 text-13">
        <p className="line-clamp-3 [overflow-wrap:anywhere]">{queryWords(draft)}.</p>
        <p className="mt-0.5 text-ink-3 tabular-nums" aria-live="polite">
          {costWords(draft, matches)}
        </p>
        {counting.isError && (
          <p role="alert" className="mt-0.5 text-danger">
            They could not be counted. {sentenceOf(counting.error)}
          </p>
        )}
      </div>
      {matches === null && (
        <Button
          look="secondary"
          size="small"
          busy={counting.isPending}
          onClick={() => counting.mutate({ siteId: draft.siteId, selection: draft.selection })}
        >
          Count matches
          <span className="text-ink-3">{tokensToFind(SMALLEST_PAGE)} tokens</span>
        </Button>
      )}
    </div>
  );
}

function costWords({ rows, page }: QueryDraft, matches: number | null): string {
  if (rowsFault({ rows, page }) !== null) return '';
  const products = productsCovered({ rows, firstRow: page * rows }, matches);
  const [plain, withBuyBox] = [false, true].map((withBuyBoxShares) =>
    count(estimateDownload({ products, withBuyBoxShares, tokens: null }).tokens),
  );
  const cost = `about ${plain} tokens, ${withBuyBox} with Buy Box shares.`;
  if (matches === null)
    return `How many match is known once they are counted. Up to ${counted(products, 'product')}: ${cost}`;
  if (matches === 0) return 'No product matches.';
  const all = `${counted(matches, 'product')} ${matches === 1 ? 'matches' : 'match'}`;
  if (products === 0) return `${all}, none of them so far down.`;
  return products === matches ? `${all}: ${cost}` : `${all}. ${count(products)} of them: ${cost}`;
}
