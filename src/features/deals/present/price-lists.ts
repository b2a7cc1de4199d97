import type { OrderDraftView, OrderedAlreadyView } from '../contract/orders.ts';
import type { CandidateView, LineView, PriceListView } from '../contract/price-lists.ts';
import type { PriceListSummary } from '../contract/received-lists.ts';
import { packInTitle, unitsPerListing } from '../domain/price-list/cells/packs.ts';
import { currencyOfSite } from '../domain/price-list/order/assumptions.ts';
import { type OrderDraft, spentOf } from '../domain/price-list/order/order-draft.ts';
import type { OrderedAlready, SentLine } from '../domain/price-list/order/ordered-before.ts';
import { assumptionsOfList, type PriceList } from '../domain/price-list/price-list.ts';

export const presentSummary = (list: PriceList): PriceListSummary => ({
  id: list.id,
  brandId: list.brandId,
  brandName: list.brandName,
  fileName: list.fileName,
  isAttachment: list.attachmentId !== null,
  mailId: list.mailId,
  state: list.state,
  failure: list.failure,
  lineCount: list.lineCount,
  isSandbox: list.isSandbox,
  receivedAt: list.receivedAt.toISOString(),
});

type DraftHead = Omit<OrderDraft, 'lines'>;

const presentDraft = (draft: DraftHead): OrderDraftView => ({
  id: draft.id,
  poNumber: draft.poNumber,
  brandName: draft.brandName,
  currency: draft.currency,
  totalCents: draft.totalCents,
  lineCount: draft.lineCount,
  isSandbox: draft.isSandbox,
  madeAt: draft.madeAt.toISOString(),
  sentAt: draft.sentAt?.toISOString() ?? null,
  isMailLost: draft.isMailLost,
  isMarkedByHand: draft.isMarkedByHand,
});

export const presentAlready = (already: OrderedAlready | null): OrderedAlreadyView | null =>
  already && { ...already, sentAt: already.sentAt?.toISOString() ?? null };

interface OpenList {
  list: PriceList;
  counts: PriceListView['counts'];
  orders: readonly DraftHead[];
  hasOrdered: boolean;
  pickedBefore: OrderedAlready | null;
  pickedUnsent: OrderedAlready | null;
}

export function presentPriceList({ list, counts, orders, hasOrdered, ...picked }: OpenList): PriceListView {
  const assumptions = assumptionsOfList(list);
  return {
    ...presentSummary(list),
    currency: list.currency,
    siteCurrency: currencyOfSite(assumptions.siteId),
    notes: list.notes,
    sheets: list.sheets.map(({ name, headingRow, headings, columns, samples, lines }) => ({
      name,
      headingRow,
      headings,
      samples,
      lines,
      columns: columns.map(({ index, role, confidence }) => ({ index, role, confidence })),
    })),
    assumptions,
    budgetCents: list.budgetCents,
    spentCents: spentOf(list, orders),
    toLookUp: list.toLookUp,
    lookUpFailure: list.lookUpFailure,
    counts: {
      ...counts,
      pickedProfitCents: counts.pickedProfitCents === null ? null : Math.round(counts.pickedProfitCents),
    },
    orders: orders.map(presentDraft),
    hasOrdered,
    pickedBefore: presentAlready(picked.pickedBefore),
    pickedUnsent: presentAlready(picked.pickedUnsent),
  };
}

type Line = Omit<LineView, 'product' | 'ordered'> & {
  ordered: readonly SentLine[];
  variant: string | null;
  productId: number | null;
  productAsin: string | null;
  productTitle: string | null;
  sellers: number | null;
  amazonPercent: number | null;
  monthlySales: number | null;
};

export const presentLine = (line: Line): LineView => ({
  id: line.id,
  sheet: line.sheet,
  line: line.line,
  sku: line.sku,
  upc: line.upc,
  title: [line.title, line.variant].filter(Boolean).join(', ') || null,
  category: line.category,
  currency: line.currency,
  costCents: line.costCents,
  caseCostCents: line.caseCostCents,
  casePack: line.casePack,
  innerPack: line.innerPack,
  minimum: line.minimum,
  msrpCents: line.msrpCents,
  mapCents: line.mapCents,
  remarks: line.remarks,
  match: line.match,
  isToLookUp: line.isToLookUp,
  unitsPerProduct: line.unitsPerProduct,
  priceCents: line.priceCents,
  landedCents: line.landedCents,
  feesCents: line.feesCents,
  profitCents: line.profitCents,
  roi: line.roi,
  margin: line.margin,
  monthlyUnits: line.monthlyUnits,
  cases: line.cases,
  ordered: line.ordered.map(({ orderId, place, poNumber, cases, casePack, sentAt }) => ({
    key: `${orderId} ${place}`,
    poNumber,
    cases,
    casePack,
    sentAt: sentAt.toISOString(),
  })),
  product:
    line.productId === null
      ? null
      : {
          id: line.productId,
          asin: line.productAsin,
          title: line.productTitle,
          sellers: line.sellers,
          amazonPercent: line.amazonPercent,
          monthlySales: line.monthlySales,
        },
});

export const presentCandidate = (
  candidate: Omit<CandidateView, 'packOf' | 'units'>,
  lineTitle: string | null,
): CandidateView => ({
  productId: candidate.productId,
  asin: candidate.asin,
  title: candidate.title,
  brand: candidate.brand,
  packOf: packInTitle(candidate.title),
  units: unitsPerListing(candidate.title, lineTitle),
  priceCents: candidate.priceCents,
  salesRank: candidate.salesRank,
  sellers: candidate.sellers,
  monthlySales: candidate.monthlySales,
});
