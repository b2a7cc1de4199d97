import { useState } from 'react';
import { call } from '../../../../web/api/client.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { day } from '../../../../web/ui/moments.ts';
import { Notice } from '../../../../web/ui/notice.tsx';
import { onDemand, useOnDemand } from '../../../../web/ui/on-demand.ts';
import type { BrandView } from '../../contract/brand.ts';
import type { BrandWorthView } from '../../contract/figures.ts';
import { brandListEndpoints } from '../../contract/list.ts';
import { policyEndpoints } from '../../contract/policy.ts';
import { refusalOf } from '../../domain/policy/set-aside.ts';
import { Quote } from '../evidence/quote.tsx';
import { useChangeBrand, useChangeStanding } from './queries.ts';

interface SetAsideProps {
  brand: BrandView;
  worth: BrandWorthView;
}

/** Why the bots leave the brand alone, and the way to have them take it nevertheless. */
export function SetAsideNotice({ brand, worth }: SetAsideProps) {
  const { id } = brand;
  const takeBack = useChangeStanding(() => call(policyEndpoints.takeBack, { params: { id } }), {
    id,
    done: 'The bots will use it again',
  });
  if (worth.setAside === null) return <TakenBack brand={brand} worth={worth} />;
  const isOwnWord = worth.setAside.reason === 'excluded';
  const refusal = worth.setAside.reason === 'policy' ? refusalOf(brand.policy, brand.marketplace) : null;
  const evidence = refusal?.entry.by === 'site' ? refusal.entry.statements[0] : undefined;
  return (
    <Notice tone="warn" className="mb-5">
      <h2 className="font-medium">Set aside: no bot writes to it</h2>
      <p className="mt-0.5 text-ink-2">{reasonOf(brand, worth)}</p>
      {evidence && (
        <div className="mt-2 text-ink-2">
          <Quote {...evidence} />
        </div>
      )}
      <div className="mt-2.5">
        {isOwnWord ? (
          <Undecide id={id} done="No longer set aside by you">
            Undo
          </Undecide>
        ) : (
          <Button
            look="secondary"
            size="small"
            busy={takeBack.isPending}
            onClick={() => takeBack.mutate(undefined)}
          >
            Write to it anyway
          </Button>
        )}
      </div>
    </Notice>
  );
}

/** Takes back the person's word, whichever it was: the brand's own site and its figures decide again. */
function Undecide({ id, done, children }: { id: number; done: string; children: string }) {
  const undecide = useChangeBrand(
    () => call(brandListEndpoints.change, { params: { id }, body: { decision: null } }),
    { done },
  );
  return (
    <Button
      look="secondary"
      size="small"
      busy={undecide.isPending}
      onClick={() => undecide.mutate(undefined)}
    >
      {children}
    </Button>
  );
}

/** Whoever wonders later why the bots write to a brand that forbids it is told who said so. */
function TakenBack({ brand: { id, setAside }, worth: { decision, privateLabel } }: SetAsideProps) {
  if (decision !== 'include' || (setAside === null && privateLabel.looksLikeOne !== true)) return null;
  const since = setAside === null ? '' : ` on ${day(setAside.decidedAt)}`;
  const what = setAside === null ? 'figures' : 'site';
  return (
    <div className="-mt-2 mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 text-13 text-ink-3">
      <p>{`The bots take it because you said so${since}, whatever its ${what} ${setAside === null ? 'say' : 'says'}.`}</p>
      <Undecide id={id} done={`The bots go by its ${what} again`}>
        {`Go by its ${what} again`}
      </Undecide>
    </div>
  );
}

function reasonOf({ setAside }: BrandView, { setAside: listed, privateLabel }: BrandWorthView): string {
  if (setAside?.isAside && listed?.reason !== 'private_label')
    return `${setAside.reason}${/[.!?]$/.test(setAside.reason) ? '' : '.'} Since ${day(setAside.decidedAt)}.`;
  const sign = listed?.reason === 'private_label' ? privateLabel.signs[0] : undefined;
  return [listed?.sentence, sign?.figure].filter(Boolean).join(' ');
}

const DIALOG = onDemand(async () => (await import('./set-aside-dialog.tsx')).SetAsideDialog);

export function SetAsideButton({ brand }: { brand: BrandView }) {
  const [isOpen, setOpen] = useState(false);
  const SetAsideDialog = useOnDemand(DIALOG, isOpen);
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        Set aside
      </Button>
      {SetAsideDialog && <SetAsideDialog brand={brand} onClose={() => setOpen(false)} />}
    </>
  );
}
