import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { call } from '../../../web/api/client.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { Button } from '../../../web/ui/button.tsx';
import { isDemo, useSession } from '../../accounts/web/session.ts';
import { closureEndpoints } from '../contract.ts';

/** The browser saves the file while the server writes it, however large it is. A refusal is asked for before. */
export function DownloadData() {
  const { data: session } = useSession();
  const download = useMutation({
    mutationFn: () => call(closureEndpoints.dataCheck),
    onSuccess: () => {
      const link = document.createElement('a');
      link.href = closureEndpoints.data.path;
      link.download = '';
      link.click();
    },
  });
  // The demo's person has no data, and no request of theirs reads any.
  if (isDemo(session)) return null;
  return (
    <div>
      <Button look="secondary" busy={download.isPending} onClick={() => download.mutate()}>
        {!download.isPending && <Download size={15} aria-hidden="true" className="text-ink-3" />}
        Download all your data
      </Button>
      {download.error && (
        <p role="alert" className="mt-2 max-w-64 text-13 text-danger">
          {sentenceOf(download.error)}
        </p>
      )}
    </div>
  );
}
