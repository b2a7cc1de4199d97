import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router';
import { counted } from '../../../../kernel/words.ts';
import type { Questions } from '../../../../web/api/ask-ahead.ts';
import { isGone, notLoaded } from '../../../../web/api/errors.ts';
import { paths } from '../../../../web/paths.ts';
import { Badge } from '../../../../web/ui/badge.tsx';
import { Button, buttonClass } from '../../../../web/ui/button.tsx';
import { classNames } from '../../../../web/ui/class-names.ts';
import { LoadFailure } from '../../../../web/ui/load-failure.tsx';
import { NotShown } from '../../../../web/ui/not-shown.tsx';
import { PageHeading } from '../../../../web/ui/page-heading.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import { TEXT_LINK } from '../../../../web/ui/text-link.ts';
import { whenSeen } from '../../../../web/ui/when-seen.tsx';
import { MARKETPLACE_NAMES } from '../../../catalog/domain/product.ts';
import type { BrandView } from '../../contract/brand.ts';
import { brandQuery, useLiveBrands } from '../queries.ts';
import { BrandSkeleton } from './brand-skeleton.tsx';
import { FiguresCard } from './figures-card.tsx';
import { PolicyCard } from './policy-card.tsx';
import { identityQuery, worthQuery } from './queries.ts';
import { ScoreCard } from './score-card.tsx';
import { SetAsideButton, SetAsideNotice } from './set-aside.tsx';
import { TopProducts } from './top-products.tsx';
import { WaysInCard } from './ways-in-card.tsx';

const GatingCard = whenSeen(async () => (await import('../gating/gating-card.tsx')).GatingCard);
const OwnNotesCard = whenSeen(async () => (await import('./own-notes-card.tsx')).OwnNotesCard);
const IdentityCard = whenSeen(async () => (await import('./identity-card.tsx')).IdentityCard);

/** What is known of it is asked with it, not after it: both are drawn together. */
export const brandQuestions =
  (id: number): Questions =>
  (client) => [
    client.prefetchQuery(brandQuery(id)),
    client.prefetchQuery(worthQuery(id)),
    client.prefetchQuery(identityQuery(id)),
  ];

interface BrandDeskProps {
  id: number;
  /** What looks the brand up. */
  find: (brand: BrandView) => ReactNode;
  /** What was written to the brand, below the ways to it. */
  conversation: ReactNode;
  /** How far the deal with it has come, above what it allows. */
  deal: ReactNode;
}

/** All that is known of a brand: whether it is worth asking, how to reach it, and what it allows. */
export function BrandDesk({ id, find, conversation, deal }: BrandDeskProps) {
  const brand = useQuery(brandQuery(id));
  useLiveBrands();
  // It was merged into this one.
  if (brand.data && brand.data.id !== id) return <Navigate to={paths.brand(brand.data.id)} replace />;
  return (
    <>
      <Link to={paths.brands()} className={buttonClass('quiet', 'small', '-ml-2.5 mb-1 w-fit')}>
        <ArrowLeft size={14} aria-hidden="true" />
        All brands
      </Link>
      {brand.data ? (
        <Desk brand={brand.data} find={find} conversation={conversation} deal={deal} />
      ) : brand.isError ? (
        <>
          <PageHeading title="Brand" />
          <NotShown
            thing="brand"
            isGone={isGone(brand.error)}
            whyGone="It may have been merged into another one, or its list was deleted."
            failure={notLoaded('The brand', brand.error)}
            onRetry={brand.refetch}
            others={{ to: paths.brands(), label: 'All brands' }}
          />
        </>
      ) : (
        <>
          <PageHeading
            title="Brand"
            description="Whether it is worth asking, how to reach it, and what it allows."
          >
            <Button look="secondary" size="small" disabled>
              Set aside
            </Button>
          </PageHeading>
          <ColumnLinks />
          <BrandSkeleton />
        </>
      )}
    </>
  );
}

function Desk({ brand, find, conversation, deal }: Omit<BrandDeskProps, 'id'> & { brand: BrandView }) {
  const worth = useQuery(worthQuery(brand.id));
  const isExcluded = worth.data?.setAside?.reason === 'excluded';
  const facts = [
    MARKETPLACE_NAMES[brand.marketplace],
    brand.category,
    counted(brand.productCount, 'product'),
  ];
  return (
    <>
      <PageHeading
        title={
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <bdi className="min-w-0 break-words">{brand.name}</bdi>
            {brand.isSandbox && <Badge>Sandbox</Badge>}
          </span>
        }
        description={facts.filter(Boolean).join(' · ')}
      >
        {worth.data && worth.data.setAside === null && <SetAsideButton brand={brand} />}
      </PageHeading>
      {worth.data && <SetAsideNotice brand={brand} worth={worth.data} />}
      <ColumnLinks />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2 md:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,20.5rem)_minmax(0,1fr)_minmax(0,20.5rem)]">
        <Column id="evidence" label="What its products tell" isTall>
          {worth.data ? (
            <>
              <ScoreCard worth={worth.data} />
              <FiguresCard worth={worth.data} />
            </>
          ) : worth.isError ? (
            <LoadFailure onRetry={worth.refetch}>{notLoaded('The figures', worth.error)}</LoadFailure>
          ) : (
            <Skeleton className="h-120 rounded-lg" />
          )}
          <TopProducts brand={brand} />
        </Column>
        <Column id="way-in" label="How to reach it">
          <WaysInCard brand={brand} find={isExcluded ? null : find(brand)} />
          {conversation}
        </Column>
        <Column id="terms" label="What it allows">
          {deal}
          <PolicyCard brand={brand} />
          <GatingCard of={{ brandId: brand.id }} />
          {worth.data && <OwnNotesCard worth={worth.data} />}
          <IdentityCard brand={brand} />
        </Column>
      </div>
    </>
  );
}

/** On a phone the columns stand below each other, each a long way down. */
const ColumnLinks = () => (
  <nav aria-label="On this page" className="-mt-2 mb-4 flex gap-4 overflow-x-auto text-13 md:hidden">
    {[
      { id: 'evidence', label: 'Evidence' },
      { id: 'way-in', label: 'Way in' },
      { id: 'terms', label: 'Terms' },
    ].map(({ id, label }) => (
      <a key={id} href={`#${id}`} className={TEXT_LINK}>
        {label}
      </a>
    ))}
  </nav>
);

interface ColumnProps {
  id: string;
  label: string;
  /** Beside the other two where there is room for two columns only. */
  isTall?: boolean;
  children: ReactNode;
}

const Column = ({ id, label, isTall = false, children }: ColumnProps) => (
  <section
    id={id}
    aria-label={label}
    className={classNames(
      'settles grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-5',
      isTall && 'md:row-span-2 xl:row-span-1',
    )}
  >
    {children}
  </section>
);
