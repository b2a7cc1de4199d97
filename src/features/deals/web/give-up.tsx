import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../web/ui/button.tsx';
import { onDemand, useOnDemand } from '../../../web/ui/on-demand.ts';
import { LOST_LABELS, type LostReason } from '../domain/stage.ts';
import { dealQuery } from './queries.ts';

const LOST_DIALOG = onDemand(async () => (await import('./lost-dialog.tsx')).LostDialog);

/** Gives a deal up for the reason that the brand's own mail names. */
export function GiveUp({ brandId, reason }: { brandId: number; reason: LostReason }) {
  const { data: deal } = useQuery(dealQuery(brandId));
  const [isOpen, setOpen] = useState(false);
  const LostDialog = useOnDemand(LOST_DIALOG, isOpen);
  if (!deal) return null;
  return (
    <>
      <Button look="secondary" size="small" className="mt-3" onClick={() => setOpen(true)}>
        {`Mark as lost: ${LOST_LABELS[reason]}`}
      </Button>
      {LostDialog && <LostDialog brand={deal.brand} suggested={reason} onClose={() => setOpen(false)} />}
    </>
  );
}
