import { Inbox, inboxQuestions } from '../../../features/replies/web/inbox.tsx';
import { askAhead } from '../../api/ask-ahead.ts';
import { later } from '../../ui/later.tsx';
import { whenSeen } from '../../ui/when-seen.tsx';
import { titled } from '../shell/meta.ts';
import type { Route } from './+types/inbox.ts';

const NextStep = whenSeen(async () => (await import('../../../features/deals/web/next-step.tsx')).NextStep);
const BrandDeal = later(
  async () => (await import('../../../features/deals/web/brand/brand-deal.tsx')).BrandDeal,
);

export const meta = () => titled('Inbox');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  askAhead(inboxQuestions(new URL(request.url).searchParams));

/** Other conversations are asked for by the list itself. */
export const shouldRevalidate = () => false;

export default function InboxPage() {
  return (
    <Inbox
      nextStep={(conversation) => <NextStep key={conversation.mailId} {...conversation} />}
      deal={(brandId) => <BrandDeal key={brandId} brandId={brandId} />}
    />
  );
}
