import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../../web/paths.ts';
import { Notice } from '../../../../web/ui/notice.tsx';
import { TEXT_LINK } from '../../../../web/ui/text-link.ts';
import { SENDING_IS_PAUSED, SENDING_WAITS } from '../../domain/senders/sending-pause.ts';
import { sendersQuery } from '../senders/sender-queries.ts';

/** Of mails that have their day it is not to be thought that they go out on it, where nobody or their sender doesn’t write. */
export function StoppedSenders() {
  const { data } = useQuery(sendersQuery);
  const silent = data?.senders.filter(({ state }) => state !== 'active') ?? [];
  if (data?.isSendingOn === false)
    return <Notice tone="warn">{`${SENDING_IS_PAUSED} ${SENDING_WAITS}`}</Notice>;
  if (silent.length === 0) return null;
  return (
    <Notice tone="warn">
      {silent.map(({ id, email, state }) => (
        <p key={id} className="[overflow-wrap:anywhere]">
          {`${email} is ${state}: its emails wait until you start it again.`}
        </p>
      ))}
      <Link to={paths.outreach({ tab: 'senders' })} className={TEXT_LINK}>
        See the senders
      </Link>
    </Notice>
  );
}
