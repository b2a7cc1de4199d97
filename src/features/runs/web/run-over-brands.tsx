import { Mail, Search } from 'lucide-react';
import { useState } from 'react';
import { counted } from '../../../kernel/words.ts';
import { Button } from '../../../web/ui/button.tsx';
import { onDemand, useOnDemand } from '../../../web/ui/on-demand.ts';
import type { BrandBot } from '../domain/run.ts';
import type { BrandsAsked } from './chosen-brands-dialogs.tsx';

const FIND = onDemand(async () => (await import('./chosen-brands-dialogs.tsx')).FindContactsDialog);
const WRITE = onDemand(async () => (await import('./chosen-brands-dialogs.tsx')).WriteToDialog);

interface RunOverBrandsProps {
  brands: BrandsAsked;
  count: number;
}

/** Starts a bot over chosen brands: says first what it would do and cost at most, then leads to the run. */
export function RunOverBrands({ brands, count }: RunOverBrandsProps) {
  const [asking, setAsking] = useState<BrandBot | null>(null);
  const FindContactsDialog = useOnDemand(FIND, asking === 'source-bot');
  const WriteToDialog = useOnDemand(WRITE, asking === 'emailer-bot');
  const leave = () => setAsking(null);
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setAsking('source-bot')}>
        <Search size={15} aria-hidden="true" />
        Find contacts
      </Button>
      <Button look="quiet" size="small" onClick={() => setAsking('emailer-bot')}>
        <Mail size={15} aria-hidden="true" />
        Write to them
      </Button>
      {FindContactsDialog && (
        <FindContactsDialog
          brands={brands}
          open={asking === 'source-bot'}
          onClose={leave}
          title="Find contacts"
          description={`Of the ${counted(count, 'brand')} that you chose, the Source Bot looks for the website and the wholesale contact. It leaves out those that you excluded. Where it finds no way in, it costs nothing.`}
        />
      )}
      {WriteToDialog && (
        <WriteToDialog
          brands={brands}
          open={asking === 'emailer-bot'}
          onClose={leave}
          title="Write to them"
          description={`Of the ${counted(count, 'brand')} that you chose, the Emailer Bot sends an inquiry to those that have an address and were not written to yet: as many as today’s limit leaves, and your credits pay for.`}
        />
      )}
    </>
  );
}
