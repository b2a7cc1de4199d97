import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../web/api/client.ts';
import { useKeptDraft } from '../../../../web/api/kept-draft.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { GivenName } from '../../../../web/ui/given-name.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import { Textarea } from '../../../../web/ui/textarea.tsx';
import type { BrandWorthView } from '../../contract/figures.ts';
import { brandListEndpoints } from '../../contract/list.ts';
import { LONGEST_NOTE, LONGEST_TAG, MOST_TAGS } from '../../domain/brand-list.ts';
import { useChangeBrand } from './queries.ts';

/** The person's own tags and note. */
export function OwnNotesCard({ worth }: { worth: BrandWorthView }) {
  return (
    <SectionCard title="Tags and note">
      {/* Beside a conversation the brand changes, and what is typed of one must not stand with the next. */}
      <Tags key={`tags ${worth.id}`} worth={worth} />
      <Note key={`note ${worth.id}`} worth={worth} />
    </SectionCard>
  );
}

function Tags({ worth: { id, tags } }: { worth: BrandWorthView }) {
  const [typed, setTyped] = useState('');
  const change = useChangeBrand(
    (changed: string[]) => call(brandListEndpoints.change, { params: { id }, body: { tags: changed } }),
    { done: 'Tags saved', onDone: () => setTyped('') },
  );
  const tag = typed.trim();
  const hasIt = tags.some((one) => one.toLowerCase() === tag.toLowerCase());
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (tag !== '' && !hasIt) change.mutate([...tags, tag]);
  };
  return (
    <div>
      {tags.length > 0 && (
        <ul aria-label="Tags" className="mb-2.5 flex flex-wrap gap-1.5">
          {tags.map((one) => (
            <li
              key={one}
              className="inline-flex max-w-full items-center gap-0.5 rounded-full bg-ink/6 pl-2.5 text-12 text-ink-2"
            >
              <GivenName>{one}</GivenName>
              <button
                type="button"
                aria-label={`Remove the tag ${one}`}
                disabled={change.isPending}
                onClick={() => change.mutate(tags.filter((other) => other !== one))}
                className="flex size-6 shrink-0 items-center justify-center rounded-full text-ink-3 hover:text-ink"
              >
                <X size={12} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add} className="flex gap-2">
        <Input
          aria-label="New tag"
          placeholder="New tag"
          value={typed}
          maxLength={LONGEST_TAG}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          type="submit"
          look="secondary"
          busy={change.isPending}
          disabled={tag === '' || hasIt || tags.length >= MOST_TAGS}
        >
          Add
        </Button>
      </form>
    </div>
  );
}

function Note({ worth: { id, note } }: { worth: BrandWorthView }) {
  const { draft: text, keep: setText, forget } = useKeptDraft(`note:${id}`, note ?? '');
  const change = useChangeBrand(
    () => call(brandListEndpoints.change, { params: { id }, body: { note: text.trim() || null } }),
    { done: 'Note saved', onDone: forget },
  );
  const isChanged = text.trim() !== (note ?? '');
  return (
    <form
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate(undefined);
      }}
    >
      <Textarea
        aria-label="Note"
        placeholder="A note to yourself"
        rows={3}
        maxLength={LONGEST_NOTE}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="mt-2 flex justify-end gap-2">
        {isChanged && (
          <Button look="quiet" size="small" onClick={forget}>
            Discard
          </Button>
        )}
        <Button type="submit" look="secondary" size="small" disabled={!isChanged} busy={change.isPending}>
          Save note
        </Button>
      </div>
    </form>
  );
}
