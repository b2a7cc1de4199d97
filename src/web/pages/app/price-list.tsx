import { useParams } from 'react-router';
import { PriceListDesk } from '../../../features/deals/web/price-lists/price-list-desk.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Price list');

export default function PriceList() {
  const id = useParams().id ?? '';
  return <PriceListDesk key={id} id={id} />;
}
