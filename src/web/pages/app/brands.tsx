import { BrandList, brandQuestions } from '../../../features/brands/web/list/brand-list.tsx';
import { BringProducts } from '../../../features/runs/web/bring-products.tsx';
import { RunOverBrands } from '../../../features/runs/web/run-over-brands.tsx';
import { askAhead } from '../../api/ask-ahead.ts';
import { titled } from '../shell/meta.ts';
import type { Route } from './+types/brands.ts';

export const meta = () => titled('Brands');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  askAhead(brandQuestions(new URL(request.url).searchParams));

/** Another search is asked for by the list itself. */
export const shouldRevalidate = () => false;

export default function Brands() {
  return (
    <BrandList
      begin={<BringProducts />}
      bots={({ brands, count }) => <RunOverBrands brands={brands} count={count} />}
    />
  );
}
