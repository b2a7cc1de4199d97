import { Download } from 'lucide-react';
import { buttonClass } from '../../../web/ui/button.tsx';
import { isDemo, useSession } from '../../accounts/web/session.ts';
import { closureEndpoints } from '../contract.ts';

/** A plain link: the browser saves the file while the server writes it, however large it is. */
export function DownloadData() {
  const { data: session } = useSession();
  // The demo's person has no data, and no request of theirs reads any.
  if (isDemo(session)) return null;
  return (
    <a href={closureEndpoints.data.path} download className={buttonClass('secondary')}>
      <Download size={15} aria-hidden="true" className="text-ink-3" />
      Download all your data
    </a>
  );
}
