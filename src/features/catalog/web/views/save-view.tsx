import { useId, useState } from 'react';
import { sentenceOf } from '../../../../web/api/errors.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import { toast } from '../../../../web/ui/toast.tsx';
import type { useChangeViews, ViewToSave } from './queries.ts';

interface SaveViewProps {
  save: ReturnType<typeof useChangeViews>['save'];
  view: Omit<ViewToSave, 'name'>;
  /** The names that there are: the same one again replaces that view. */
  known: readonly string[];
  onSaved: () => void;
}

export function SaveView({ save, view, known, onSaved }: SaveViewProps) {
  const id = useId();
  const [name, setName] = useState('');
  const replaces = known.includes(name.trim());
  return (
    <form
      className="border-line border-t px-2.5 pt-2.5 pb-1 first:border-0 first:pt-1"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(
          { ...view, name: name.trim() },
          {
            onSuccess: (saved) => {
              toast.success(`“${saved.name}” saved`);
              onSaved();
            },
          },
        );
      }}
    >
      <label htmlFor={id} className="mb-1 block text-12 text-ink-3">
        Save this view as
      </label>
      <div className="flex gap-2">
        <Input
          id={id}
          value={name}
          maxLength={80}
          autoComplete="off"
          aria-describedby={`${id}-note`}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" disabled={name.trim() === ''} busy={save.isPending}>
          {replaces ? 'Replace' : 'Save'}
        </Button>
      </div>
      <p id={`${id}-note`} className="min-h-6 pt-1 text-12">
        {save.isError ? (
          <span role="alert" className="text-danger">
            {sentenceOf(save.error)}
          </span>
        ) : (
          replaces && <span className="text-ink-3">A view of this name is there already.</span>
        )}
      </p>
    </form>
  );
}
