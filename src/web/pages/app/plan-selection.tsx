import { Link, useNavigate, useSearchParams } from 'react-router';
import { isDemo, useSession } from '../../../features/accounts/web/session.ts';
import { tierOf } from '../../../features/billing/domain/plans.ts';
import { useBillingState } from '../../../features/billing/web/billing-state.ts';
import { MentorshipCard } from '../../../features/billing/web/mentorship-card.tsx';
import { MentorshipOffer } from '../../../features/billing/web/mentorship-offer.tsx';
import { MentorshipReturn } from '../../../features/billing/web/mentorship-return.tsx';
import { PaymentNotice } from '../../../features/billing/web/payment-notice.tsx';
import { PickPlan } from '../../../features/billing/web/pick-plan.tsx';
import { PlanInForce } from '../../../features/billing/web/plan-in-force.tsx';
import { DeleteAccount } from '../../../features/closures/web/delete-account.tsx';
import { leaveDemo } from '../../api/session-hint.ts';
import { OFFER } from '../../content/offer.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { inItsTime } from '../../ui/in-its-time.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useIdle } from '../../ui/use-idle.ts';
import { ThemeSwitch } from '../shell/footer.tsx';
import { PAGE_WIDTH, PlanSelectionHeader } from '../shell/header.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Choose a plan');

const WhileInUse = inItsTime(async () => (await import('../shell/while-in-use.tsx')).WhileInUse);

export default function PlanSelection() {
  const idle = useIdle();
  const [search] = useSearchParams();
  const { data: session } = useSession();
  const changing = search.get('change') === '1' && tierOf(session?.profile?.plan ?? 'none') !== null;
  const { data: billing } = useBillingState();
  const isOnHold = billing?.subscription?.graceEndsAt != null;
  const comesBack = search.get('mentorship');

  return (
    <div className="flex min-h-dvh flex-col">
      <PlanSelectionHeader />
      <main
        id="content"
        tabIndex={-1}
        className={classNames(PAGE_WIDTH, 'flex-1 py-10 outline-none sm:py-14')}
      >
        {comesBack && <MentorshipReturn comesBack={comesBack} />}
        <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="font-semibold text-28 tracking-heading">
              {changing ? 'Change your plan' : 'Choose your plan'}
            </h1>
            <p className="mt-1 text-14 text-ink-2">
              {changing
                ? 'You see what changes, and what it costs, before you confirm.'
                : isOnHold
                  ? 'Your plan is on hold. Pay the open invoice, and everything continues.'
                  : 'Payment opens in a new tab. You can change or cancel your plan at any time.'}
            </p>
          </div>
          {changing ? (
            <Link to={paths.manageBilling()} className={buttonClass('secondary')}>
              Back to Manage Billing
            </Link>
          ) : (
            billing?.hasDiscount !== false && <Badge tone="accent">{OFFER.discount}</Badge>
          )}
        </div>
        {isDemo(session) && (
          <Notice className="mb-6">
            This is the demo: look around. To choose a plan and run the bots,{' '}
            <Link
              to={paths.signup()}
              onClick={leaveDemo}
              className="font-medium underline underline-offset-3"
            >
              sign up
            </Link>
            .
          </Notice>
        )}
        <PaymentNotice className="mb-6" />
        {(changing || billing?.subscription) && <PlanInForce />}
        <PickPlan changing={changing} />
        <div className="mt-6">
          {isDemo(session) ? <MentorshipCard action={<LeaveDemo />} /> : <MentorshipOffer />}
        </div>
        <div className="mt-8 text-center">
          <p className="text-14 text-ink-2">Need more, or something different?</p>
          <Link to={paths.contact('sales')} className={buttonClass('quiet', 'medium', 'mt-1')}>
            Contact Sales Team
          </Link>
        </div>
      </main>
      <WhoIsHere email={session?.user?.email} demo={isDemo(session)} />
      {idle && <WhileInUse />}
    </div>
  );
}

/** There is no seat for nobody either. */
function LeaveDemo() {
  const navigate = useNavigate();
  return (
    <Button
      look="secondary"
      onClick={() => {
        leaveDemo();
        void navigate(paths.signup());
      }}
    >
      Get Started
    </Button>
  );
}

/** So that nobody who has no plan is locked in. */
function WhoIsHere({ email, demo }: { email: string | undefined; demo: boolean }) {
  const link = 'rounded-sm hover:text-ink hover:underline underline-offset-3';
  return (
    <footer className="border-line border-t">
      <div
        className={classNames(
          PAGE_WIDTH,
          'flex flex-wrap items-center gap-x-5 gap-y-2 py-5 text-13 text-ink-3',
        )}
      >
        {email && <span>{demo ? 'You are in the demo' : <>Signed in as {email}</>}</span>}
        <button type="button" data-action="logout" className={link}>
          Log out
        </button>
        {!demo && (
          <DeleteAccount
            trigger={(open) => (
              <button type="button" onClick={open} className={link}>
                Delete account
              </button>
            )}
          />
        )}
        <div className="ml-auto">
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
