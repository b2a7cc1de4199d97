import { counted } from '../../../../kernel/words.ts';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { Explained } from '../../../../web/ui/explained.tsx';
import type { BrandWorthView } from '../../contract/figures.ts';
import { type FigureRow, figureGroups } from './figure-rows.ts';

/** What the brand's products tell, rolled up; each figure says how it came about. */
export function FiguresCard({ worth }: { worth: BrandWorthView }) {
  if (worth.figures.products === 0) {
    return (
      <SectionCard title="Figures">
        <p className="text-13 text-ink-3">They are calculated from its products, and none is known yet.</p>
      </SectionCard>
    );
  }
  return (
    <SectionCard
      title="Figures"
      description={`Rolled up from ${counted(worth.figures.products, 'product')}.`}
    >
      <div className="grid gap-4">
        {figureGroups(worth).map(({ title, rows }) => (
          <section key={title}>
            <h3 className="font-medium text-12 text-ink-3">{title}</h3>
            <dl className="mt-1 divide-y divide-line">
              {rows.map((row) => (
                <Row key={row.label} row={row} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </SectionCard>
  );
}

const Row = ({ row: { label, value, unit, method, isEstimate } }: { row: FigureRow }) => (
  <div className="flex items-baseline justify-between gap-3 py-1.5 text-13">
    <dt className="shrink-0 text-ink-2">{label}</dt>
    <dd className="min-w-0 text-right">
      <Explained
        by={
          <>
            {isEstimate && <p className="mb-1 font-medium text-ink">An estimate.</p>}
            <p>{method}</p>
          </>
        }
      >
        {value === null ? (
          <span className="text-ink-3">Not known</span>
        ) : (
          <>
            {isEstimate && (
              <>
                <span aria-hidden="true">≈ </span>
                <span className="sr-only">About </span>
              </>
            )}
            <span className="font-medium tabular-nums">{value}</span>
          </>
        )}
      </Explained>
      {unit && value !== null && <span className="ml-1 text-12 text-ink-3">{unit}</span>}
    </dd>
  </div>
);
