import { useSearchParams } from 'react-router';
import { DealBoard } from '../../../features/deals/web/board/deal-board.tsx';
import { later } from '../../ui/later.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { titled } from '../shell/meta.ts';

const TrustPack = later(
  async () => (await import('../../../features/deals/web/trust-pack/trust-pack.tsx')).TrustPack,
);

export const meta = () => titled('Deals');

const TABS = [
  { key: 'board', label: 'Board', content: <DealBoard /> },
  { key: 'trust-pack', label: 'Trust pack', content: <TrustPack /> },
] as const;

export default function Deals() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tab = TABS.find(({ key }) => key === asked) ?? TABS[0];
  return (
    <>
      <PageHeading
        title="Deals"
        description="Every brand from first inquiry to reorder. Their answers move them along; what you decide stays."
      />
      <Tabs
        label="Deals"
        tabs={TABS}
        value={tab.key}
        onChange={(key) => setSearch(key === 'board' ? {} : { tab: key }, { replace: true })}
      />
    </>
  );
}
