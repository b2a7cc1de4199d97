import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { counted } from '../../../kernel/words.ts';
import { notLoaded } from '../../../web/api/errors.ts';
import { paths } from '../../../web/paths.ts';
import { buttonClass } from '../../../web/ui/button.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { whenSeen } from '../../../web/ui/when-seen.tsx';
import { worthQuery } from '../../brands/web/brand/queries.ts';
import { brandQuery, useLiveBrands } from '../../brands/web/queries.ts';
import { MARKETPLACE_NAMES } from '../../catalog/domain/product.ts';

const PolicyCard = whenSeen(async () => (await import('../../brands/web/brand/policy-card.tsx')).PolicyCard);
const TopProducts = whenSeen(
  async () => (await import('../../brands/web/brand/top-products.tsx')).TopProducts,
);
const WaysInCard = whenSeen(async () => (await import('../../brands/web/brand/ways-in-card.tsx')).WaysInCard);

const GatingCard = whenSeen(async () => (await import('../../brands/web/gating/gating-card.tsx')).GatingCard);
const OwnNotesCard = whenSeen(
  async () => (await import('../../brands/web/brand/own-notes-card.tsx')).OwnNotesCard,
);

interface BrandAsideProps {
  brandId: number;
  /** How far the deal has come. */
  deal: ReactNode;
}

/** What is known of the brand that writes: how far one is with it, what it sells, what it allows, how to reach it, and what the person noted. */
export function BrandAside({ brandId, deal }: BrandAsideProps) {
  const { data: brand, isError, error, refetch } = useQuery(brandQuery(brandId));
  const worth = useQuery(worthQuery(brandId));
  useLiveBrands();
  return (
    <aside aria-label="The brand" className="settles grid grid-cols-[minmax(0,1fr)] gap-4">
      {brand ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-13 text-ink-3">
              {[MARKETPLACE_NAMES[brand.marketplace], counted(brand.productCount, 'product')].join(' · ')}
            </p>
            <Link to={paths.brand(brandId)} className={buttonClass('quiet', 'small', '-mr-2.5')}>
              All of the brand
              <ArrowUpRight size={14} aria-hidden="true" />
            </Link>
          </div>
          {deal}
          <PolicyCard brand={brand} />
          <TopProducts brand={brand} />
          <WaysInCard brand={brand} />
          <GatingCard of={{ brandId }} />
          {worth.data && <OwnNotesCard worth={worth.data} />}
        </>
      ) : isError ? (
        <LoadFailure onRetry={refetch}>{notLoaded('The brand', error)}</LoadFailure>
      ) : (
        <>
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-48 rounded-lg" />
          <Skeleton className="h-40 rounded-lg" />
        </>
      )}
    </aside>
  );
}
