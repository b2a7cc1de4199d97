import { ArrowLeft, Download } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { QueryDesk } from '../../../features/catalog/web/queries/query-desk.tsx';
import { LAUNCH_LABELS } from '../../../features/runs/domain/run-sentences.ts';
import { KeepaDialog } from '../../../features/runs/web/keepa-dialog.tsx';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Keepa queries');

export default function ProductQueries() {
  const [asksToDownload, setAsksToDownload] = useState(false);
  const [address] = useSearchParams();
  const asked = Number(address.get('query') ?? Number.NaN);
  return (
    <>
      <PageHeading
        title="Keepa queries"
        description="What a download looks for: price, rank, sellers, brands, and whatever else Keepa’s Product Finder knows."
      >
        <Link to={paths.products()} className={buttonClass('secondary', 'small')}>
          <ArrowLeft size={14} aria-hidden="true" />
          Back to products
        </Link>
        <Button size="small" onClick={() => setAsksToDownload(true)}>
          <Download size={14} aria-hidden="true" />
          {LAUNCH_LABELS['keepa-download']}
        </Button>
      </PageHeading>
      <QueryDesk />
      <KeepaDialog
        open={asksToDownload}
        onOpenChange={setAsksToDownload}
        queryId={Number.isSafeInteger(asked) ? asked : undefined}
      />
    </>
  );
}
