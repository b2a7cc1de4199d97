import { Check, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../../web/api/errors.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { GivenName } from '../../../../web/ui/given-name.tsx';
import { IconButton } from '../../../../web/ui/icon-button.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import type { SavedViewView } from '../../contract/saved-views.ts';
import type { useChangeViews } from './queries.ts';

interface ViewLineProps {
  view: SavedViewView;
  isCurrent: boolean;
  onChoose: () => void;
  rename: ReturnType<typeof useChangeViews>['rename'];
  onRemove: () => void;
}

export function ViewLine({ view, isCurrent, onChoose, rename, onRemove }: ViewLineProps) {
  const [doing, setDoing] = useState<'rename' | 'remove' | null>(null);
  if (doing === 'rename') return <Rename view={view} rename={rename} onDone={() => setDoing(null)} />;
  if (doing === 'remove') {
    return (
      <li className="flex items-center gap-1 rounded-md bg-sunken py-1 pr-1 pl-2.5 text-13">
        <span className="min-w-0 grow truncate">Delete “{view.name}”?</span>
        <Button look="danger" size="small" autoFocus onClick={onRemove}>
          Delete
        </Button>
        <Button look="quiet" size="small" onClick={() => setDoing(null)}>
          Keep
        </Button>
      </li>
    );
  }
  return (
    <li className="flex items-center rounded-md pr-1 hover:bg-ink/6">
      <button
        type="button"
        aria-current={isCurrent || undefined}
        onClick={onChoose}
        className="flex h-9 min-w-0 grow items-center gap-2 rounded-md pl-2.5 text-left text-13"
      >
        <GivenName>{view.name}</GivenName>
        {isCurrent && <Check size={14} aria-hidden="true" className="shrink-0 text-accent" />}
      </button>
      <IconButton label={`Rename ${view.name}`} onClick={() => setDoing('rename')}>
        <Pencil size={14} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Delete ${view.name}`} onClick={() => setDoing('remove')}>
        <Trash2 size={14} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function Rename({ view, rename, onDone }: Pick<ViewLineProps, 'view' | 'rename'> & { onDone: () => void }) {
  const [name, setName] = useState(view.name);
  const failure = rename.isError && rename.variables.id === view.id ? sentenceOf(rename.error) : null;
  return (
    <li className="py-1">
      <form
        className="flex gap-1.5"
        onSubmit={(event) => {
          event.preventDefault();
          rename.mutate({ id: view.id, name: name.trim() }, { onSuccess: onDone });
        }}
      >
        <Input
          autoFocus
          aria-label={`New name of ${view.name}`}
          aria-invalid={failure !== null || undefined}
          value={name}
          maxLength={80}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" disabled={name.trim() === ''} busy={rename.isPending}>
          Rename
        </Button>
      </form>
      {failure && (
        <p role="alert" className="px-2.5 pt-1 text-12 text-danger">
          {failure}
        </p>
      )}
    </li>
  );
}
