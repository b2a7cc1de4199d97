import { useQuery } from '@tanstack/react-query';
import { Mail, Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../web/paths.ts';
import { Button, buttonClass } from '../../../web/ui/button.tsx';
import { onDemand, useOnDemand } from '../../../web/ui/on-demand.ts';
import type { BrandView } from '../../brands/contract/brand.ts';
import { brandQuery } from '../../brands/web/queries.ts';

const FIND = onDemand(async () => (await import('./chosen-brands-dialogs.tsx')).FindContactsDialog);
const WRITE = onDemand(async () => (await import('./chosen-brands-dialogs.tsx')).WriteToDialog);

/** Looks up this one brand, for the first time or again. */
export function FindContactsOf({ brand: { id, sourcedAt } }: { brand: BrandView }) {
  const [isAsking, setAsking] = useState(false);
  const FindContactsDialog = useOnDemand(FIND, isAsking);
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setAsking(true)}>
        <Search size={15} aria-hidden="true" />
        {sourcedAt === null ? 'Find contacts' : 'Look it up again'}
      </Button>
      {FindContactsDialog && (
        <FindContactsDialog
          brands={{ ids: [id] }}
          open={isAsking}
          onClose={() => setAsking(false)}
          title="Find contacts"
          description="The Source Bot looks for this brand’s website and its wholesale contact. Where it finds no way in, it costs nothing."
        />
      )}
    </>
  );
}

/** Writes the first inquiry to this one brand, once there is an address; until then there is none to write to. */
export function WriteToBrand({ brandId }: { brandId: number }) {
  const { data: brand } = useQuery(brandQuery(brandId));
  const [isAsking, setAsking] = useState(false);
  const WriteToDialog = useOnDemand(WRITE, isAsking);
  if (brand?.email == null) {
    return (
      <Link to={paths.emailerBot()} className={buttonClass('secondary', 'small')}>
        Go to the Emailer Bot
      </Link>
    );
  }
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setAsking(true)}>
        <Mail size={15} aria-hidden="true" />
        Write to them
      </Button>
      {WriteToDialog && (
        <WriteToDialog
          brands={{ ids: [brandId] }}
          open={isAsking}
          onClose={() => setAsking(false)}
          title="Write to them"
          description="The Emailer Bot sends this brand your first inquiry."
        />
      )}
    </>
  );
}
