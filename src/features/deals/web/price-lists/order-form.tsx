import { useState } from 'react';
import { Button } from '../../../../web/ui/button.tsx';
import { DialogActions } from '../../../../web/ui/dialog.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import { Textarea } from '../../../../web/ui/textarea.tsx';
import { toast } from '../../../../web/ui/toast.tsx';
import type { PriceListView } from '../../contract/price-lists.ts';
import { useMakeOrder } from './queries.ts';

/** What an order says beside its lines. */
export function OrderForm({ list, onDone }: { list: PriceListView; onDone: () => void }) {
  const make = useMakeOrder(list.id);
  const [words, setWords] = useState({ poNumber: '', shipTo: '', note: '' });
  const said = (text: string) => text.trim() || undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        make.mutate(
          { poNumber: said(words.poNumber), shipTo: said(words.shipTo), note: said(words.note) },
          {
            onSuccess: () => {
              onDone();
              toast.success('The order is made', 'Download it as PDF or XLSX above the lines.');
            },
          },
        );
      }}
    >
      <Field label="PO number" hint="If left empty: the date and a number.">
        {(control) => (
          <Input
            {...control}
            maxLength={40}
            value={words.poNumber}
            onChange={(event) => setWords({ ...words, poNumber: event.target.value })}
          />
        )}
      </Field>
      <Field label="Ship to" hint="If left empty: the postal address from your emails.">
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={500}
            value={words.shipTo}
            onChange={(event) => setWords({ ...words, shipTo: event.target.value })}
          />
        )}
      </Field>
      <Field label="Note to the brand">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={1000}
            value={words.note}
            onChange={(event) => setWords({ ...words, note: event.target.value })}
          />
        )}
      </Field>
      <DialogActions onCancel={onDone}>
        <Button type="submit" busy={make.isPending}>
          Make the order
        </Button>
      </DialogActions>
    </form>
  );
}
