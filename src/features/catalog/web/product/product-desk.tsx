import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, SquareArrowOutUpRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { isGone, notLoaded } from '../../../../web/api/errors.ts';
import { paths } from '../../../../web/paths.ts';
import { Badge } from '../../../../web/ui/badge.tsx';
import { buttonClass } from '../../../../web/ui/button.tsx';
import { NotShown } from '../../../../web/ui/not-shown.tsx';
import { PageHeading } from '../../../../web/ui/page-heading.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import type { ProductView } from '../../contract/products.ts';
import { MARKETPLACE_NAMES } from '../../domain/product.ts';
import { BuyBoxCard } from './buy-box-card.tsx';
import { IdentityCard, MoneyCard } from './facts-cards.tsx';
import { PriceCard, RankCard } from './history-cards.tsx';
import { ChangesCard, HistoryCard } from './past-cards.tsx';
import { productQuery } from './queries.ts';

interface ProductDeskProps {
  id: number;
  /** Whether the seller may list it. */
  gating: ReactNode;
}

/** All that is known of a product. */
export function ProductDesk({ id, gating }: ProductDeskProps) {
  const product = useQuery(productQuery(id));
  return (
    <>
      <Link to={paths.products()} className={buttonClass('quiet', 'small', '-ml-2.5 mb-1 w-fit')}>
        <ArrowLeft size={14} aria-hidden="true" />
        All products
      </Link>
      {product.data ? (
        <Desk product={product.data} gating={gating} />
      ) : product.isError ? (
        <>
          <PageHeading title="Product" />
          <NotShown
            thing="product"
            isGone={isGone(product.error)}
            whyGone="It may have been deleted in the meantime."
            failure={notLoaded('The product', product.error)}
            onRetry={product.refetch}
            others={{ to: paths.products(), label: 'All products' }}
          />
        </>
      ) : (
        <>
          <PageHeading title="Product" description="Loading…" />
          <DeskSkeleton />
        </>
      )}
    </>
  );
}

const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,20.5rem)]';
const COLUMN = 'settles grid grid-cols-[minmax(0,1fr)] gap-5';

function Desk({ product, gating }: { product: ProductView; gating: ReactNode }) {
  const { title, externalId, marketplace, brand, categoryRoot, url, isSandbox } = product;
  return (
    <>
      <div className="flex gap-4">
        <Picture product={product} />
        <div className="min-w-0 flex-1">
          <PageHeading
            title={
              <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <bdi className="line-clamp-3 min-w-0 break-words">{title ?? externalId}</bdi>
                {isSandbox && <Badge>Sandbox</Badge>}
              </span>
            }
            description={[MARKETPLACE_NAMES[marketplace], brand, categoryRoot?.name, externalId]
              .filter(Boolean)
              .join(' · ')}
          >
            {url && (
              <a href={url} target="_blank" rel="noreferrer" className={buttonClass('secondary', 'small')}>
                <SquareArrowOutUpRight size={14} aria-hidden="true" />
                Open the listing
              </a>
            )}
          </PageHeading>
        </div>
      </div>
      <div className={COLUMNS}>
        <div className={COLUMN}>
          <ChangesCard product={product} />
          <PriceCard product={product} />
          <HistoryCard product={product} />
          <RankCard product={product} />
          <BuyBoxCard product={product} />
        </div>
        <div className={COLUMN}>
          {gating}
          <MoneyCard product={product} />
          <IdentityCard product={product} />
        </div>
      </div>
    </>
  );
}

/** As the listing has it; what is made up has none, and one that doesn't come leaves no hole. */
function Picture({ product: { imageUrl, isSandbox } }: { product: ProductView }) {
  const [isMissing, setMissing] = useState(false);
  if (imageUrl === null || isSandbox || isMissing) return null;
  return (
    <img
      src={imageUrl}
      alt=""
      width={64}
      height={64}
      referrerPolicy="no-referrer"
      onError={() => setMissing(true)}
      className="size-16 shrink-0 rounded-md border border-line bg-white object-contain"
    />
  );
}

const DeskSkeleton = () => (
  <div aria-hidden="true" className={COLUMNS}>
    <div className={COLUMN}>
      <Skeleton className="h-96 rounded-lg" />
      <Skeleton className="h-80 rounded-lg" />
    </div>
    <div className={COLUMN}>
      <Skeleton className="h-56 rounded-lg" />
      <Skeleton className="h-80 rounded-lg" />
    </div>
  </div>
);
