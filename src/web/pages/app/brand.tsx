import { useParams } from 'react-router';
import { BrandDesk } from '../../../features/brands/web/brand/brand-desk.tsx';
import { BrandDeal } from '../../../features/deals/web/brand/brand-deal.tsx';
import { BrandPriceLists } from '../../../features/deals/web/price-lists/brand-price-lists.tsx';
import { BrandConversation } from '../../../features/replies/web/brand-conversation.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Brand');

export default function Brand() {
  const id = Number(useParams().id);
  return (
    <BrandDesk
      key={id}
      id={id}
      conversation={
        <>
          <BrandConversation brandId={id} />
          <BrandPriceLists brandId={id} />
        </>
      }
      deal={<BrandDeal brandId={id} />}
    />
  );
}
