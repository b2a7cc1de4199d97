import { Link, useLocation } from 'react-router';
import { paths } from '../../../web/paths.ts';
import { buttonClass } from '../../../web/ui/button.tsx';
import { longDay } from '../../../web/ui/moments.ts';
import { Notice } from '../../../web/ui/notice.tsx';
import { useBillingState } from './billing-state.ts';

/** While a payment is disputed: where its credits are, who decides, and what the person can do. */
export function DisputeNotice({ className }: { className?: string }) {
  const { data: state } = useBillingState();
  const { pathname } = useLocation();
  const dispute = state?.dispute;
  if (!dispute) return null;
  const { bought, heardAt } = dispute;
  return (
    <Notice tone="warn" {...(className === undefined ? {} : { className })}>
      <p className="font-medium">Your payment for a {bought} is disputed</p>
      <p className="mt-0.5">
        {`On ${longDay(heardAt)} the card’s bank asked for the money back. What was left of that ${bought}’s credits is held until the bank decides, and comes back to you if the payment stands. If this is a mistake, ask the bank to withdraw the dispute. Credits you buy in the meantime can be used at once.`}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2 print:hidden">
        {pathname !== paths.buyCredits() && (
          <Link to={paths.buyCredits()} className={buttonClass('secondary', 'small')}>
            Buy credits
          </Link>
        )}
        <Link to={paths.contact('support')} className={buttonClass('secondary', 'small')}>
          Write to support
        </Link>
      </div>
    </Notice>
  );
}
