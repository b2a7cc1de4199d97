import { Link } from 'react-router';
import { paths } from '../../../web/paths.ts';
import { TEXT_LINK } from '../../../web/ui/text-link.ts';
import { useSession } from '../../accounts/web/session.ts';
import type { Hindrance } from '../domain/hindrance.ts';

/** Where what holds up a run is changed, as the sentences call it. */
const PLACE = /onboarding step ([1-5])|Outreach → (Senders|Sequences|Waiting)/;
/** What credits would mend, which no sentence says where to get. */
const LACKS_CREDITS = /^(Insufficient credits|Out of credits)/;

const TABS = { Senders: 'senders', Sequences: 'sequences', Waiting: 'waiting' } as const;

/** What holds up a run, with a link to where it is changed. Whoever runs Linesheet also reads of the setting behind it. */
export function GuidedSentence({ of: { sentence, setting } }: { of: Hindrance }) {
  const { data: session } = useSession();
  return (
    <>
      <Linked>{sentence}</Linked>
      {LACKS_CREDITS.test(sentence) && (
        <>
          {' '}
          <Link to={paths.buyCredits()} className={TEXT_LINK}>
            Buy credits
          </Link>
        </>
      )}
      {setting !== null && session?.user?.isAdmin && ` You run this Linesheet: see the setting ${setting}.`}
    </>
  );
}

function Linked({ children }: { children: string }) {
  const found = PLACE.exec(children);
  if (!found) return children;
  const [place, step, tab] = found;
  const to =
    step === undefined
      ? paths.outreach({ tab: TABS[tab as keyof typeof TABS] })
      : paths.onboarding({ step: Number(step) as 1 | 2 | 3 | 4 | 5 });
  return (
    <>
      {children.slice(0, found.index)}
      <Link to={to} className={TEXT_LINK}>
        {place}
      </Link>
      <Linked>{children.slice(found.index + place.length)}</Linked>
    </>
  );
}
