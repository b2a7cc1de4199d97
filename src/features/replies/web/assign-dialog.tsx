import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { counted } from '../../../kernel/words.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../web/ui/dialog.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { RadioCards } from '../../../web/ui/radio-cards.tsx';
import { SearchInput } from '../../../web/ui/search-input.tsx';
import { brandChoicesQuery, useAssign } from './queries.ts';

interface AssignDialogProps {
  conversationId: number;
  /** One mail of it alone; left out: all of an unmatched conversation. */
  mailId?: string;
  sender: string;
  onClose: () => void;
  onAssigned: (conversationId: number) => void;
}

/** Finds the brand that a mail comes from. */
export function AssignDialog({ conversationId, mailId, sender, onClose, onAssigned }: AssignDialogProps) {
  const radios = useId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const { data: found, error } = useQuery(brandChoicesQuery(search));
  const assign = useAssign((id) => {
    onClose();
    onAssigned(id);
  });
  const brand = found?.find(({ id }) => id === chosen);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Which brand wrote this?"
      description={`The mail of ${sender} joins the brand’s conversation, and what it says counts: follow-ups stop if a person wrote it.`}
    >
      <SearchInput label="Find the brand" value={search} onSearch={setSearch} />
      <div className="mt-4 min-h-24">
        {error && <Notice tone="danger">{sentenceOf(error)}</Notice>}
        {found?.length === 0 && <p className="text-13 text-ink-3">No brand of yours is called so.</p>}
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
        <Button
          disabled={!brand}
          busy={assign.isPending}
          onClick={() =>
            brand && assign.mutate({ id: conversationId, brandId: brand.id, ...(mailId && { mailId }) })
          }
        >
          Assign
        </Button>
      </DialogActions>
    </Dialog>
  );
}
