import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { BrandDesk, brandQuestions } from '../../../features/brands/web/brand/brand-desk.tsx';
import { worthQuery } from '../../../features/brands/web/brand/queries.ts';
import { FindContactsOf, WriteToBrand } from '../../../features/runs/web/run-over-brand.tsx';
import { askAhead } from '../../api/ask-ahead.ts';
import { later } from '../../ui/later.tsx';
import { whenSeen } from '../../ui/when-seen.tsx';
import { titled } from '../shell/meta.ts';
import type { Route } from './+types/brand.ts';

const BrandConversation = whenSeen(
  async () => (await import('../../../features/replies/web/brand-conversation.tsx')).BrandConversation,
);
const BrandPriceLists = whenSeen(
  async () => (await import('../../../features/deals/web/price-lists/brand-price-lists.tsx')).BrandPriceLists,
);
const BrandDeal = later(
  async () => (await import('../../../features/deals/web/brand/brand-deal.tsx')).BrandDeal,
);

export const meta = () => titled('Brand');

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  askAhead(brandQuestions(Number(params.id)));

export default function Brand() {
  const id = Number(useParams().id);
  const { data: worth } = useQuery(worthQuery(id));
  return (
    <BrandDesk
      key={id}
      id={id}
      find={(brand) => <FindContactsOf brand={brand} />}
      conversation={
        <>
          <BrandConversation
            brandId={id}
            write={<WriteToBrand brandId={id} />}
            isSetAside={worth != null && worth.setAside !== null}
          />
          <BrandPriceLists brandId={id} />
        </>
      }
      deal={<BrandDeal brandId={id} />}
    />
  );
}
