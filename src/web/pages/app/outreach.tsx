import { useSearchParams } from 'react-router';
import { outreachQuestions } from '../../../features/outreach/web/outreach-queries.ts';
import { Templates } from '../../../features/outreach/web/templates/templates.tsx';
import { askAhead } from '../../api/ask-ahead.ts';
import { inItsTime } from '../../ui/in-its-time.tsx';
import { later } from '../../ui/later.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Outreach');

export const clientLoader = () => askAhead(outreachQuestions);

/** Another tab asks for itself. */
export const shouldRevalidate = () => false;

const Sequences = later(
  async () => (await import('../../../features/outreach/web/sequences/sequences.tsx')).Sequences,
);
const Senders = later(
  async () => (await import('../../../features/outreach/web/senders/senders.tsx')).Senders,
);
// Most have none: where it will be nothing keeps a place.
const MailboxTroubles = inItsTime(
  async () => (await import('../../../features/replies/web/mailbox-troubles.tsx')).MailboxTroubles,
);
const Waiting = later(
  async () => (await import('../../../features/outreach/web/waiting/waiting.tsx')).Waiting,
);

const TABS = [
  { key: 'templates', label: 'Templates', content: <Templates /> },
  { key: 'sequences', label: 'Sequences', content: <Sequences /> },
  {
    key: 'senders',
    label: 'Senders',
    content: (
      <>
        <MailboxTroubles />
        <Senders />
      </>
    ),
  },
  { key: 'waiting', label: 'Waiting', content: <Waiting /> },
];

export default function Outreach() {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('tab');
  const tab = TABS.some(({ key }) => key === asked) ? (asked ?? '') : 'templates';
  return (
    <>
      <PageHeading
        title="Outreach"
        description="What brands receive, when, and from whom. Nothing more goes out once a brand has answered."
      />
      <Tabs
        label="Outreach"
        tabs={TABS}
        value={tab}
        onChange={(key) => setAddress({ tab: key }, { replace: true })}
      />
    </>
  );
}
