import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatMoney } from '../../../../kernel/money.ts';
import { count } from '../../../../kernel/words.ts';
import { notLoaded } from '../../../../web/api/errors.ts';
import { paths } from '../../../../web/paths.ts';
import { buttonClass } from '../../../../web/ui/button.tsx';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { LoadFailure } from '../../../../web/ui/load-failure.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import { TEXT_LINK } from '../../../../web/ui/text-link.ts';
import type { ProductView } from '../../../catalog/contract/products.ts';
import { listedPrice } from '../../../catalog/domain/product-change.ts';
import type { BrandView } from '../../contract/brand.ts';
import { topProductsQuery } from './queries.ts';

/** What sells best of the brand. */
export function TopProducts({ brand }: { brand: BrandView }) {
  const { data, isError, error, refetch } = useQuery(topProductsQuery(brand.id, brand.marketplace));
  return (
    <SectionCard
      title="Top products"
      description="What sells best, by the marketplace’s own figure."
      action={
        data &&
        data.total > data.products.length && (
          <Link to={paths.products({ brand: data.brand })} className={buttonClass('quiet', 'small')}>
            {`All ${count(data.total)}`}
          </Link>
        )
      }
    >
      {isError && !data ? (
        <LoadFailure onRetry={refetch}>{notLoaded('The products', error)}</LoadFailure>
      ) : !data ? (
        <Skeleton className="h-32 w-full" />
      ) : data.products.length === 0 ? (
        <p className="text-13 text-ink-3">
          None of its products is known yet.{' '}
          <Link to={paths.importProducts()} className={TEXT_LINK}>
            Import products
          </Link>
        </p>
      ) : (
        <ul className="-my-2 divide-y divide-line">
          {data.products.map((product) => (
            <ProductLine key={product.id} product={product} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

function ProductLine({ product }: { product: ProductView }) {
  const { id, title, externalId, currency, monthlySold, salesRank } = product;
  const price = listedPrice(product);
  const facts = [
    price !== null && formatMoney({ cents: price, currency }),
    monthlySold !== null && `${count(monthlySold)} sold a month`,
    salesRank.current !== null && `rank ${count(salesRank.current)}`,
  ].filter(Boolean);
  return (
    <li className="py-2 text-13">
      <Link to={paths.product(id)} className="line-clamp-2 break-words font-medium hover:underline">
        <bdi>{title ?? externalId}</bdi>
      </Link>
      <p className="mt-0.5 text-12 text-ink-3 tabular-nums">{facts.join(' · ') || externalId}</p>
    </li>
  );
}
