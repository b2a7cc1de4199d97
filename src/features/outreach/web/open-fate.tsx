import { call } from '../../../web/api/client.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { outreachEndpoints } from '../contract/messages.ts';
import { useChangeOutreach } from './use-change-outreach.ts';

/** What nobody else can tell of a mail, its person may find among those that were sent. */
export function OpenFate({ messageId, isInquiry }: { messageId: string; isInquiry: boolean }) {
  const unsent = isInquiry ? 'Noted: the next run will write to the brand again' : 'Noted: it didn’t go out';
  const tell = useChangeOutreach(
    (wasSent: boolean) => call(outreachEndpoints.tellFate, { params: { id: messageId }, body: { wasSent } }),
    {
      done: ({ state }) => (state === 'accepted' ? 'Noted: it went out' : unsent),
    },
  );
  return (
    <Notice tone="warn">
      <p>
        Nobody has confirmed yet whether it went out, so it is not sent again by itself
        {isInquiry && ', and its credit stays set aside'}. Look for it among your sent mails, or ask your mail
        provider.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          busy={tell.isPending && tell.variables}
          disabled={tell.isPending}
          onClick={() => tell.mutate(true)}
        >
          It went out
        </Button>
        <Button
          size="small"
          look="quiet"
          busy={tell.isPending && !tell.variables}
          disabled={tell.isPending}
          onClick={() => tell.mutate(false)}
        >
          It didn’t go out
        </Button>
      </div>
    </Notice>
  );
}
