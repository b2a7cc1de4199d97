import { useState } from 'react';
import { counted } from '../../../../kernel/words.ts';
import { call } from '../../../../web/api/client.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { waitingEndpoints } from '../../contract/waiting.ts';
import type { Jurisdiction } from '../../domain/brands/jurisdiction.ts';
import type { WaitingList } from '../../domain/mails/waiting-mail.ts';
import { useChangeOutreach } from '../use-change-outreach.ts';
import { GroundDialog } from './ground-dialog.tsx';

interface WaitingActionsProps {
  /** In which part of what waits they stand. */
  list: WaitingList;
  /** For which mails; the buttons wait while there are none. */
  ids: readonly string[];
  jurisdictions: readonly Jurisdiction[];
  onDone?: () => void;
}

/** What can be done with mails that wait, for one as for many. */
export function WaitingActions(props: WaitingActionsProps) {
  const { list, ids, jurisdictions, onDone } = props;
  const [asksGround, setAsksGround] = useState(false);
  const approve = useChangeWaiting('approve', 'approved', props);
  const skip = useChangeWaiting('skip', 'skipped', props);
  const sendNow = useChangeWaiting('sendNow', 'on the way as soon as the sender may write', props);
  const isBusy = approve.isPending || skip.isPending || sendNow.isPending;
  const isOff = ids.length === 0 || isBusy;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="quiet"
        size="small"
        busy={skip.isPending}
        disabled={isOff}
        onClick={() => skip.mutate(undefined)}
      >
        Skip
      </Button>
      {list === 'draft' && (
        <Button
          look="secondary"
          size="small"
          busy={approve.isPending}
          disabled={isOff}
          onClick={() => approve.mutate(undefined)}
        >
          Approve
        </Button>
      )}
      {list === 'held' && (
        <Button look="secondary" size="small" disabled={isOff} onClick={() => setAsksGround(true)}>
          Confirm a ground
        </Button>
      )}
      {(list === 'expired' || list === 'queued') && (
        <Button
          look="secondary"
          size="small"
          busy={sendNow.isPending}
          disabled={isOff}
          onClick={() => sendNow.mutate(undefined)}
        >
          Send now
        </Button>
      )}
      {asksGround && (
        <GroundDialog
          ids={ids}
          jurisdictions={jurisdictions}
          onClose={() => setAsksGround(false)}
          {...(onDone && { onDone })}
        />
      )}
    </div>
  );
}

const useChangeWaiting = (
  change: 'approve' | 'skip' | 'sendNow',
  what: string,
  { ids, onDone }: Pick<WaitingActionsProps, 'ids' | 'onDone'>,
) =>
  useChangeOutreach(() => call(waitingEndpoints[change], { body: { ids: [...ids] } }), {
    done: ({ done }) => `${counted(done, 'email')} ${what}`,
    ...(onDone && { onDone }),
  });
