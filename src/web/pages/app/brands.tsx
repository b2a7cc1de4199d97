import { BrandList } from '../../../features/brands/web/list/brand-list.tsx';
import { BringProducts } from '../../../features/runs/web/bring-products.tsx';
import { RunOverBrands } from '../../../features/runs/web/run-over-brands.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Brands');

export default function Brands() {
  return (
    <BrandList
      begin={<BringProducts />}
      bots={({ brands, count }) => <RunOverBrands brands={brands} count={count} />}
    />
  );
}
