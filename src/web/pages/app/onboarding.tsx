import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../../../features/accounts/web/session.ts';
import { stepOfQuery } from '../../../features/onboarding/domain/wizard.ts';
import { setupQuery } from '../../../features/onboarding/web/setup-query.ts';
import { Wizard } from '../../../features/onboarding/web/wizard.tsx';
import { askAhead } from '../../api/ask-ahead.ts';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { whenSeen } from '../../ui/when-seen.tsx';
import { titled } from '../shell/meta.ts';

// Wanted in the last step alone, and below its fields.
const InquiryAid = whenSeen(
  async () => (await import('../../../features/outreach/web/inquiry-aid.tsx')).InquiryAid,
);

export const meta = () => titled('Onboarding');

export const clientLoader = () => askAhead((client) => [client.prefetchQuery(setupQuery)]);

export default function Onboarding() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { data: session } = useSession();
  const step = stepOfQuery(search.get('step'));
  return (
    <>
      {search.has('checkout') && (
        <Notice tone="accent" className="mx-auto mb-6 w-full max-w-[40rem]">
          Your plan is active. Five short steps, and the bots can start.
        </Notice>
      )}
      <Wizard
        accountId={session?.user?.id ?? null}
        step={step}
        onStep={(next) => navigate(paths.onboarding({ step: next }))}
        onComplete={() => navigate(paths.dashboard())}
        writingAid={({ draft, onUse }) => <InquiryAid draft={draft} onUse={onUse} />}
      />
    </>
  );
}
