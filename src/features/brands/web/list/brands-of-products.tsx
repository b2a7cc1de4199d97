import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../../../../kernel/errors.ts';
import { counted } from '../../../../kernel/words.ts';
import type { ChosenRows } from '../../../../web/ui/data-table/chosen-rows.ts';
import type { ProductFilter } from '../../../catalog/contract/products.ts';
import type { Chosen } from './brand-list.tsx';
import { ChosenActions } from './chosen-actions.tsx';
import { brandChoicesQuery, brandsOfProductsQuery } from './queries.ts';

interface BrandsOfProductsProps {
  products: ChosenRows<ProductFilter>;
  /** What the bots can do with their brands. */
  bots: (chosen: Chosen) => ReactNode;
}

/** What can be done with the brands of the chosen products. */
export function BrandsOfProducts({ products, bots }: BrandsOfProductsProps) {
  const brands = useQuery(brandsOfProductsQuery(products));
  const choices = useQuery(brandChoicesQuery);
  const ids = brands.data?.ids ?? [];
  if (brands.isError) return <span className="text-ink-2">{messageOf(brands.error)}</span>;
  if (brands.isSuccess && ids.length === 0)
    return <span className="text-ink-2">No brand of theirs is known.</span>;
  return (
    <fieldset disabled={!brands.isSuccess} className="contents">
      {brands.isSuccess && <span className="text-ink-2">of {counted(ids.length, 'brand')}</span>}
      <ChosenActions chosen={{ ids }} knownTags={choices.data?.tags.map(({ name }) => name) ?? []}>
        {bots({ brands: { ids }, count: ids.length })}
      </ChosenActions>
    </fieldset>
  );
}
