import { Inbox } from '../../../features/replies/web/inbox.tsx';
import { later } from '../../ui/later.tsx';
import { whenSeen } from '../../ui/when-seen.tsx';
import { titled } from '../shell/meta.ts';

const NextStep = whenSeen(async () => (await import('../../../features/deals/web/next-step.tsx')).NextStep);
const BrandDeal = later(
  async () => (await import('../../../features/deals/web/brand/brand-deal.tsx')).BrandDeal,
);

export const meta = () => titled('Inbox');

export default function InboxPage() {
  return (
    <Inbox
      nextStep={(conversation) => <NextStep key={conversation.mailId} {...conversation} />}
      deal={(brandId) => <BrandDeal key={brandId} brandId={brandId} />}
    />
  );
}
