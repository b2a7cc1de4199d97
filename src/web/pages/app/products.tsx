import { ProductList } from '../../../features/catalog/web/products/product-list.tsx';
import { BringProducts } from '../../../features/runs/web/bring-products.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Products');

export default function Products() {
  return <ProductList bring={<BringProducts />} />;
}
