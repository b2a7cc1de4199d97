import { Tag } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../../web/ui/button.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import { Popout } from '../../../../web/ui/popout.tsx';
import { LONGEST_TAG } from '../../domain/brand-list.ts';

interface TagMenuProps {
  /** Those that there are, the commonest first. */
  known: readonly string[];
  busy: boolean;
  onTag: (action: 'tag' | 'untag', tag: string) => void;
}

/** Gives the chosen brands a tag, or takes it from them. */
export const TagMenu = (props: TagMenuProps) => (
  <Popout
    label="Tags"
    look="quiet"
    side="above"
    width="sm:w-72"
    button={
      <>
        <Tag size={15} aria-hidden="true" />
        Tag
      </>
    }
  >
    {(close) => <TagForm {...props} onDone={close} />}
  </Popout>
);

function TagForm({ known, busy, onTag, onDone }: TagMenuProps & { onDone: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const tag = typed.trim();
  const act = (action: 'tag' | 'untag') => {
    onTag(action, tag);
    onDone();
  };
  return (
    <form
      className="p-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (tag !== '') act('tag');
      }}
    >
      <label htmlFor={id} className="mb-1 block text-12 text-ink-3">
        Tag
      </label>
      <Input
        id={id}
        ref={focused}
        list={`${id}-known`}
        value={typed}
        maxLength={LONGEST_TAG}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <datalist id={`${id}-known`}>
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="mt-2.5 flex gap-2">
        <Button type="submit" size="small" disabled={tag === ''} busy={busy}>
          Add tag
        </Button>
        <Button look="secondary" size="small" disabled={tag === '' || busy} onClick={() => act('untag')}>
          Remove tag
        </Button>
      </div>
    </form>
  );
}

/** Whoever opens it wants to type. */
const focused = (input: HTMLInputElement | null): void => input?.focus();
