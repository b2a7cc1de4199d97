import { Link } from 'react-router';
import { paths } from '../../../web/paths.ts';
import type { ReceivedMail } from './queries.ts';

/** What a machine's mail comes to, where no person has written: mostly there is nothing to do. */
export function MachineNext({ mail, brandId }: { mail: ReceivedMail; brandId: number }) {
  return (
    <p className="text-13 text-ink-2">
      {mail.class !== 'bounce' && `${mail.reason} `}
      {mail.stopsFollowUps ? (
        <>
          Nothing more is sent there automatically.{' '}
          <Link to={paths.brand(brandId)} className="font-medium text-ink underline">
            See how else to reach them
          </Link>
        </>
      ) : (
        'It stops no follow-ups, and there is nothing to do.'
      )}
    </p>
  );
}
