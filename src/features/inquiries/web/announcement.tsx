import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../web/ui/icon-button.tsx';
import { isDemo, useSession } from '../../accounts/web/session.ts';
import { AnnouncementBanner } from './announcement-banner.tsx';
import { announcementQuery } from './announcement-query.ts';
import { dismissAnnouncement, dismissedAnnouncement } from './dismissed-announcement.ts';

/** The operator's word to everybody who is signed in, until each has dismissed it. */
export function Announcement() {
  const { data: session } = useSession();
  const isSignedIn = session !== undefined && session.user !== null && !isDemo(session);
  const { data: announcement } = useQuery({ ...announcementQuery, enabled: isSignedIn });
  const [dismissed, setDismissed] = useState(dismissedAnnouncement);
  const isShown = isSignedIn && announcement && announcement.id !== dismissed;

  function dismiss(id: string) {
    dismissAnnouncement(id);
    setDismissed(id);
  }

  // There before the words are: only what comes into it while a page is open is read out.
  return (
    <div aria-live="polite">
      {isShown && (
        <section aria-label="Announcement">
          <AnnouncementBanner tone={announcement.tone} text={announcement.text}>
            <IconButton
              label="Dismiss the announcement"
              onClick={() => dismiss(announcement.id)}
              className="-my-1.5 text-current hover:text-current"
            >
              <X size={15} aria-hidden="true" />
            </IconButton>
          </AnnouncementBanner>
        </section>
      )}
    </div>
  );
}
