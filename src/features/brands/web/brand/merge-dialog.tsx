import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../web/api/client.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../../web/ui/dialog.tsx';
import { SearchInput } from '../../../../web/ui/search-input.tsx';
import type { BrandView } from '../../contract/brand.ts';
import { brandIdentityEndpoints } from '../../contract/identity.ts';
import { BrandChoices } from '../brand-choices.tsx';
import { mergeChoicesQuery } from './merge-choices-query.ts';
import { useChangeBrand } from './queries.ts';

interface MergeDialogProps {
  brand: BrandView;
  onClose: () => void;
}

/** Finds the brand that is another spelling of this one. */
export function MergeDialog({ brand: { id, name, marketplace }, onClose }: MergeDialogProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const { data: found, error } = useQuery(mergeChoicesQuery(id, marketplace, search));
  const other = found?.find((one) => one.id === chosen);
  const merge = useChangeBrand(
    (otherId: number) => call(brandIdentityEndpoints.merge, { params: { id: otherId }, body: { into: id } }),
    { done: 'Merged', onDone: onClose },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Merge another brand into ${name}`}
      description="Its spellings, products and emails will belong to this one from now on, in future imports too. You can undo it."
    >
      <SearchInput label="Find the other brand" value={search} onSearch={setSearch} />
      <BrandChoices
        found={found}
        error={error}
        none="No other brand on this marketplace has that name."
        chosen={chosen}
        onChoose={setChosen}
      />
      <DialogActions onCancel={onClose}>
        <Button disabled={!other} busy={merge.isPending} onClick={() => other && merge.mutate(other.id)}>
          Merge
        </Button>
      </DialogActions>
    </Dialog>
  );
}
