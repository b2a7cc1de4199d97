import { InquiryList } from '../../../../features/admin/web/inquiry-list.tsx';
import { Mentorship } from '../../../../features/admin/web/mentorship.tsx';
import { titled } from '../../shell/meta.ts';
import { AdminSection } from './section.tsx';

export const meta = () => titled('Inquiries');

export default function Inquiries() {
  return (
    <AdminSection
      title="Inquiries"
      description="Demo requests, questions to sales and support, and the mentorship list."
    >
      <div className="settles">
        <InquiryList />
        <div className="mt-6">
          <Mentorship />
        </div>
      </div>
    </AdminSection>
  );
}
