import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../web/ui/dialog.tsx';
import { SearchInput } from '../../../web/ui/search-input.tsx';
import { BrandChoices } from '../../brands/web/brand-choices.tsx';
import { brandChoicesQuery } from './brand-choices-query.ts';
import { useAssign } from './queries.ts';

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
      <BrandChoices
        found={found}
        error={error}
        none="None of your brands has that name."
        chosen={chosen}
        onChoose={setChosen}
      />
      <DialogActions onCancel={onClose}>
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
