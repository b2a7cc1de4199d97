import { useParams } from 'react-router';
import { GatingCard } from '../../../features/brands/web/gating/gating-card.tsx';
import { ProductDesk } from '../../../features/catalog/web/product/product-desk.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Product');

export default function Product() {
  const id = Number(useParams().id);
  return <ProductDesk key={id} id={id} gating={<GatingCard of={{ productId: id }} />} />;
}
