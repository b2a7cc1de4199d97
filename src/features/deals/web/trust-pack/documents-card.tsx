import { Download, FileText, Lock, Trash2, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { addressOf } from '../../../../web/api/client.ts';
import { Badge } from '../../../../web/ui/badge.tsx';
import { Button } from '../../../../web/ui/button.tsx';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { Dialog, DialogActions } from '../../../../web/ui/dialog.tsx';
import { EmptyState } from '../../../../web/ui/empty-state.tsx';
import { formatBytes } from '../../../../web/ui/format.ts';
import { IconButton } from '../../../../web/ui/icon-button.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import { day, localDay } from '../../../../web/ui/moments.ts';
import { Select } from '../../../../web/ui/select.tsx';
import { toast } from '../../../../web/ui/toast.tsx';
import { type TrustPackView, trustPackEndpoints } from '../../contract/trust-pack.ts';
import {
  hasExpired,
  MOST_DOCUMENT_BYTES,
  MOST_DOCUMENTS,
  TRUST_KINDS,
  TRUST_LABELS,
  type TrustKind,
} from '../../domain/trust-document.ts';
import { useRemoveDocument, useSetExpiry, useUploadDocument } from './queries.ts';

type DocumentView = TrustPackView['documents'][number];

const ACCEPTED = 'application/pdf,image/png,image/jpeg';

/** Documents by name and size: what stands in them is never shown, and only their owner downloads them. */
export function DocumentsCard({ documents }: { documents: TrustPackView['documents'] }) {
  const [removing, setRemoving] = useState<DocumentView | null>(null);
  return (
    <SectionCard
      title="Documents"
      description={
        <span className="inline-flex items-start gap-1.5">
          <Lock size={13} aria-hidden="true" className="mt-1 shrink-0" />
          Stored encrypted. A document is sent to a brand only if the brand asked for it and you confirm it in
          the answer.
        </span>
      }
    >
      <AddDocument isFull={documents.length >= MOST_DOCUMENTS} />
      {documents.length === 0 ? (
        <div className="-mb-5">
          <EmptyState icon={<FileText size={18} aria-hidden="true" />} title="No documents yet">
            Brands usually ask for a resale certificate and a tax ID first.
          </EmptyState>
        </div>
      ) : (
        <ul className="-mx-5 mt-4 -mb-5 divide-y divide-line border-line border-t">
          {documents.map((document) => (
            <DocumentLine key={document.id} document={document} onRemove={() => setRemoving(document)} />
          ))}
        </ul>
      )}
      {removing && <RemoveDialog document={removing} onClose={() => setRemoving(null)} />}
    </SectionCard>
  );
}

function AddDocument({ isFull }: { isFull: boolean }) {
  const [kind, setKind] = useState<TrustKind>('resale_certificate');
  const keep = useUploadDocument();
  return (
    <div className="flex flex-wrap gap-2">
      <Select
        aria-label="Kind of document"
        value={kind}
        onChange={({ target }) => setKind(target.value as TrustKind)}
        className="min-w-44"
      >
        {TRUST_KINDS.map((one) => (
          <option key={one} value={one}>
            {TRUST_LABELS[one]}
          </option>
        ))}
      </Select>
      <FileButton
        label="Add a file"
        busy={keep.isPending}
        disabled={isFull}
        onFile={(file) => keep.mutate({ file, as: { kind } })}
      />
      <p className="w-full text-12 text-ink-3">
        {isFull
          ? `A trust pack holds ${MOST_DOCUMENTS} documents at most. Delete one to add another.`
          : 'PDF, PNG or JPEG, 5 MB at most.'}
      </p>
    </div>
  );
}

interface FileButtonProps {
  label: string;
  busy: boolean;
  disabled?: boolean;
  isQuiet?: boolean;
  onFile: (file: File) => void;
}

function FileButton({ label, busy, disabled = false, isQuiet = false, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <>
      <input
        ref={input}
        id={id}
        type="file"
        accept={ACCEPTED}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (!file) return;
          if (file.size > MOST_DOCUMENT_BYTES)
            toast.failure('The document was not saved', 'A document can be at most 5 MB.');
          else onFile(file);
        }}
      />
      {isQuiet ? (
        <IconButton label={label} disabled={busy} onClick={() => input.current?.click()}>
          <Upload size={15} aria-hidden="true" />
        </IconButton>
      ) : (
        <Button look="secondary" busy={busy} disabled={disabled} onClick={() => input.current?.click()}>
          <Upload size={15} aria-hidden="true" />
          {label}
        </Button>
      )}
    </>
  );
}

function DocumentLine({ document, onRemove }: { document: DocumentView; onRemove: () => void }) {
  const keep = useUploadDocument();
  const { id, kind, name, size, uploadedAt } = document;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3">
      <FileText size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 break-words font-medium text-13">
          {name}
          {hasExpired(document, localDay()) && <Badge tone="warn">Expired</Badge>}
        </p>
        <p className="text-12 text-ink-3">
          {TRUST_LABELS[kind]} · {formatBytes(size)} · {day(uploadedAt)}
        </p>
      </div>
      <div className="flex shrink-0">
        <a
          href={addressOf(trustPackEndpoints.download.path, { id })}
          download
          aria-label={`Download ${name}`}
          className="inline-flex size-8 touch:size-10 items-center justify-center rounded-md text-ink-3 hover:bg-ink/6 hover:text-ink"
        >
          <Download size={15} aria-hidden="true" />
        </a>
        <FileButton
          isQuiet
          label={`Replace ${name}`}
          busy={keep.isPending}
          onFile={(file) => keep.mutate({ file, as: { id } })}
        />
        <IconButton label={`Delete ${name}`} onClick={onRemove}>
          <Trash2 size={15} aria-hidden="true" />
        </IconButton>
      </div>
      <Expiry document={document} />
    </li>
  );
}

/** Certificates count for a year or so; who has said until when is told before one goes out that counts no more. */
function Expiry({ document: { id, name, expiresOn } }: { document: DocumentView }) {
  const save = useSetExpiry(id);
  const [typed, setTyped] = useState(expiresOn ?? '');
  const keep = () => typed !== (expiresOn ?? '') && save.mutate(typed || null);
  return (
    <div className="flex w-full items-center gap-2 pl-7 text-12 text-ink-3">
      <span aria-hidden="true" className="shrink-0">
        Valid until
      </span>
      <div className="w-44">
        <Input
          type="date"
          aria-label={`${name} is valid until`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={keep}
        />
      </div>
    </div>
  );
}

function RemoveDialog({ document, onClose }: { document: DocumentView; onClose: () => void }) {
  const remove = useRemoveDocument(onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete this document?"
      description={`${document.name} will be gone for good. Brands that already have it keep it.`}
    >
      <DialogActions onCancel={onClose}>
        <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate(document.id)}>
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  );
}
