import { useQuery } from '@tanstack/react-query';
import { notLoaded } from '../../../web/api/errors.ts';
import { Card } from '../../../web/ui/card.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { globalSettingsQuery } from './global-settings-queries.ts';
import { SendingSwitch, SignUpSwitch } from './switches.tsx';

/** What the operator decides for everybody. */
export function GlobalSettingsPanel() {
  const settings = useQuery(globalSettingsQuery);
  if (settings.isError && !settings.data) {
    return <LoadFailure onRetry={settings.refetch}>{notLoaded('The settings', settings.error)}</LoadFailure>;
  }
  return (
    <div className="grid max-w-3xl gap-4">
      <Card className="divide-y divide-line">
        <SendingSwitch settings={settings.data} />
        <SignUpSwitch settings={settings.data} />
      </Card>
      <Card>
        <h3 className="border-line border-b px-5 py-3 font-semibold text-14">Announcement</h3>
        <AnnouncementForm settings={settings.data} />
      </Card>
    </div>
  );
}
