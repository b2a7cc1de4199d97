import { SectionCard } from '../../../../web/ui/card.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';

const COLUMNS = [
  { id: 'evidence', title: 'Worth asking', bars: 6 },
  { id: 'way-in', title: 'Way in', bars: 5 },
  { id: 'terms', title: 'In its own words', bars: 7 },
];

/** The three columns as they will stand, where the page's own links lead. */
export const BrandSkeleton = () => (
  <div
    aria-hidden="true"
    className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2 xl:grid-cols-[minmax(0,20.5rem)_minmax(0,1fr)_minmax(0,20.5rem)]"
  >
    {COLUMNS.map(({ id, title, bars }) => (
      <div key={id} id={id} className="scroll-mt-4">
        <SectionCard title={title}>
          <div className="grid gap-5">
            {Array.from({ length: bars }, (_, index) => index).map((index) => (
              <div key={index} className="grid gap-2">
                <Skeleton className="h-3 w-2/5" />
                <Skeleton className="h-3 w-4/5" />
              </div>
            ))}
          </div>
        </SectionCard>
      </div>
    ))}
  </div>
);
