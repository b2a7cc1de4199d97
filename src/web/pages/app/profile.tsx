import { PersonalInfo } from '../../../features/accounts/web/personal-info.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Profile');

export default function Profile() {
  return (
    <div className="max-w-3xl">
      <PageHeading title="Profile" description="Your name, and the address we write to." />
      <Card className="p-5 sm:p-6">
        <PersonalInfo saved="Profile updated" />
      </Card>
    </div>
  );
}
