import { useSearchParams } from 'react-router';
import { PersonalInfo } from '../../../features/accounts/web/personal-info.tsx';
import { profileQuery } from '../../../features/accounts/web/profile.ts';
import { SettingsRow } from '../../../features/accounts/web/settings-row.tsx';
import { DeleteAccount } from '../../../features/closures/web/delete-account.tsx';
import { DownloadData } from '../../../features/closures/web/download-data.tsx';
import { askAhead } from '../../api/ask-ahead.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { titled } from '../shell/meta.ts';
import { SecurityTab } from './settings/security-tab.tsx';

export const meta = () => titled('Settings');

export const clientLoader = () => askAhead((client) => [client.prefetchQuery(profileQuery)]);

const TABS = [
  {
    key: 'personal-info',
    label: 'Personal Info',
    content: (
      <div className="space-y-9">
        <PersonalInfo saved="Profile updated successfully!" />
        <YourData />
      </div>
    ),
  },
  {
    key: 'security',
    label: 'Security',
    content: <SecurityTab />,
  },
  { key: 'delete-account', label: 'Delete Account', content: <DangerZone /> },
] as const;

export default function Settings() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tab = TABS.find(({ key }) => key === asked) ?? TABS[0];
  return (
    <div className="max-w-3xl">
      <PageHeading title="Settings" />
      <Tabs
        label="Settings"
        tabs={TABS}
        value={tab.key}
        onChange={(key) => setSearch({ tab: key }, { replace: true })}
      />
    </div>
  );
}

function YourData() {
  return (
    <div className="border-line border-t pt-5">
      <SettingsRow
        title="Your data"
        text="Everything in your account, as one file: products, brands, messages, runs, credits and settings. Passwords and keys are left out."
      >
        <DownloadData />
      </SettingsRow>
    </div>
  );
}

function DangerZone() {
  return (
    <section className="rounded-lg border border-danger/40 bg-surface p-5">
      <h2 className="font-semibold text-16 text-danger tracking-heading">Danger Zone</h2>
      <p className="mt-1 max-w-xl text-14 text-ink-2">
        Deleting your account stops your bots, cancels your subscription, and removes your brands, messages
        and settings for good. You can download your data first.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <DownloadData />
        <DeleteAccount
          trigger={(open) => (
            <Button look="danger" onClick={open}>
              Delete Account
            </Button>
          )}
        />
      </div>
    </section>
  );
}
