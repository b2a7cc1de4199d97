import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { counted } from '../../../../kernel/words.ts';
import { call } from '../../../../web/api/client.ts';
import { sentenceOf } from '../../../../web/api/errors.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../../web/ui/dialog.tsx';
import { Notice } from '../../../../web/ui/notice.tsx';
import { RadioCards } from '../../../../web/ui/radio-cards.tsx';
import { SearchInput } from '../../../../web/ui/search-input.tsx';
import type { BrandView } from '../../contract/brand.ts';
import { brandIdentityEndpoints } from '../../contract/identity.ts';
import { mergeChoicesQuery, useChangeBrand } from './queries.ts';

interface MergeDialogProps {
  brand: BrandView;
  onClose: () => void;
}

/** Finds the brand that is another spelling of this one. */
export function MergeDialog({ brand: { id, name, marketplace }, onClose }: MergeDialogProps) {
  const radios = useId();
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
      description="Its spellings, products and mails count for this one from now on, in every import too. You can undo it."
    >
      <SearchInput label="Find the other brand" value={search} onSearch={setSearch} />
      <div className="mt-4 min-h-24">
        {error && <Notice tone="danger">{sentenceOf(error)}</Notice>}
        {found?.length === 0 && (
          <p className="text-13 text-ink-3">No other brand on this marketplace is called so.</p>
        )}
        {found && found.length > 0 && (
          <RadioCards
            legend="Which one"
            options={found.map((one) => ({
              value: String(one.id),
              label: one.name,
              hint: counted(one.figures.products, 'product'),
            }))}
            value={String(chosen)}
            field={{ name: radios, onChange: async ({ target }) => setChosen(Number(target.value)) }}
          />
        )}
      </div>
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!other} busy={merge.isPending} onClick={() => other && merge.mutate(other.id)}>
          Merge
        </Button>
      </DialogActions>
    </Dialog>
  );
}
