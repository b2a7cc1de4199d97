import { useSearchParams } from 'react-router';
import { PersonalInfo } from '../../../features/accounts/web/personal-info.tsx';
import { Security } from '../../../features/accounts/web/security.tsx';
import { DeleteAccount } from '../../../features/closures/web/delete-account.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Settings');

const TABS = [
  {
    key: 'personal-info',
    label: 'Personal Info',
    content: <PersonalInfo saved="Profile updated successfully!" />,
  },
  { key: 'security', label: 'Security', content: <Security /> },
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

function DangerZone() {
  return (
    <section className="rounded-lg border border-danger/40 bg-surface p-5">
      <h2 className="font-semibold text-16 text-danger tracking-heading">Danger Zone</h2>
      <p className="mt-1 max-w-xl text-14 text-ink-2">
        Deleting your account stops your bots, cancels your subscription, and removes your brands, messages
        and settings for good.
      </p>
      <div className="mt-4">
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
