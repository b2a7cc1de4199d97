import { BrandDeal } from '../../../features/deals/web/brand/brand-deal.tsx';
import { NextStep } from '../../../features/deals/web/next-step.tsx';
import { Inbox } from '../../../features/replies/web/inbox.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Inbox');

export default function InboxPage() {
  return (
    <Inbox
      nextStep={(conversation) => <NextStep key={conversation.mailId} {...conversation} />}
      deal={(brandId) => <BrandDeal key={brandId} brandId={brandId} />}
    />
  );
}
