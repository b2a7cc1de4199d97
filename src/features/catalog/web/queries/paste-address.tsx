import { ClipboardPaste } from 'lucide-react';
import { useId, useState } from 'react';
import { sentenceOf } from '../../../../web/api/errors.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { Textarea } from '../../../../web/ui/textarea.tsx';
import { toast } from '../../../../web/ui/toast.tsx';
import { useReadAddress } from './queries.ts';

type ReadQuery = NonNullable<ReturnType<typeof useReadAddress>['data']>;

/** Makes fields of an address of Keepa's. */
export function PasteAddress({ onRead }: { onRead: (query: ReadQuery) => void }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const read = useReadAddress();
  if (!isOpen) {
    return (
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        <ClipboardPaste size={14} aria-hidden="true" />
        Paste an address
      </Button>
    );
  }

  const take = () =>
    read.mutate(address, {
      onSuccess: (query) => {
        onRead(query);
        setAddress('');
        setOpen(false);
        toast.success('Address read', 'Its filters stand in the fields.');
      },
    });

  return (
    <div className="rounded-lg bg-sunken p-3">
      <label htmlFor={id} className="mb-1.5 block font-medium text-13">
        Keepa’s API query, or the address of its Product Finder
      </label>
      <Textarea
        id={id}
        autoFocus
        rows={3}
        value={address}
        spellCheck={false}
        aria-invalid={read.isError || undefined}
        aria-describedby={`${id}-note`}
        placeholder="https://api.keepa.com/query?key=…&domain=1&selection=…"
        className="break-all font-mono text-12"
        onChange={({ target }) => {
          setAddress(target.value);
          read.reset();
        }}
      />
      <p id={`${id}-note`} className="min-h-6 pt-1 text-12">
        {read.isError ? (
          <span role="alert" className="text-danger">
            {sentenceOf(read.error)}
          </span>
        ) : (
          <span className="text-ink-3">It takes the place of the fields below. A key in it is dropped.</span>
        )}
      </p>
      <div className="mt-1 flex gap-2">
        <Button size="small" busy={read.isPending} disabled={address.trim() === ''} onClick={take}>
          Read the address
        </Button>
        <Button look="quiet" size="small" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
