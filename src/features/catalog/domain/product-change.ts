/** The figures in which a listing changes from one download to the next. Cents and pieces; null: not known. */
export interface FiguresAtDownload {
  price: number | null;
  salesRank: number | null;
  newOffers: number | null;
  monthlySold: number | null;
  reviewCount: number | null;
}

/** What the last download replaced. */
export interface FiguresBefore extends FiguresAtDownload {
  fetchedAt: Date;
}

export const CHANGING_FIGURES = ['price', 'salesRank', 'newOffers', 'monthlySold', 'reviewCount'] as const;

export interface FigureChange {
  figure: (typeof CHANGING_FIGURES)[number];
  from: number | null;
  to: number | null;
}

/** What is another now, in the order in which a buyer asks for it. */
export const changesBetween = (before: FiguresAtDownload, now: FiguresAtDownload): FigureChange[] =>
  CHANGING_FIGURES.flatMap((figure) =>
    before[figure] === now[figure] ? [] : [{ figure, from: before[figure], to: now[figure] }],
  );
