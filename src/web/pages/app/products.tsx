import { BrandsOfProducts } from '../../../features/brands/web/list/brands-of-products.tsx';
import { ProductList, productQuestions } from '../../../features/catalog/web/products/product-list.tsx';
import { BringProducts } from '../../../features/runs/web/bring-products.tsx';
import { RunOverBrands } from '../../../features/runs/web/run-over-brands.tsx';
import { askAhead } from '../../api/ask-ahead.ts';
import { titled } from '../shell/meta.ts';
import type { Route } from './+types/products.ts';

export const meta = () => titled('Products');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  askAhead(productQuestions(new URL(request.url).searchParams));

/** Another search is asked for by the list itself. */
export const shouldRevalidate = () => false;

export default function Products() {
  return (
    <ProductList
      bring={<BringProducts />}
      brandsOf={(products) => (
        <BrandsOfProducts
          products={products}
          bots={({ brands, count }) => <RunOverBrands brands={brands} count={count} />}
        />
      )}
    />
  );
}
