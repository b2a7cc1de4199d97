import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, call } from '../../../../web/api/client.ts';
import { useAskBeforeClosing, useKeptDraft } from '../../../../web/api/kept-draft.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import { Notice } from '../../../../web/ui/notice.tsx';
import { Textarea } from '../../../../web/ui/textarea.tsx';
import { type TemplateDraft, type TemplateView, templateEndpoints } from '../../contract/templates.ts';
import { MAX_SUBJECT, MAX_TEMPLATE } from '../../domain/mails/inquiry-account.ts';
import { DEFAULT_SUBJECT } from '../../domain/sequences/default-template.ts';
import { PLACEHOLDERS } from '../../domain/sequences/template.ts';
import { templatesQuery } from '../outreach-queries.ts';
import { useChangeOutreach } from '../use-change-outreach.ts';
import { TemplatePreview } from './template-preview.tsx';
import { TemplateVersions } from './template-versions.tsx';

/** Under which name the browser's tab keeps what isn't saved. */
export const draftName = (id: number | null): string => `template:${id ?? 'new'}`;

interface KeptWords extends TemplateDraft {
  /** The version that they were made from. */
  basedOn: number | null;
}

interface TemplateEditorProps {
  /** Null for one that is yet to be. */
  template: TemplateView | null;
  /** How it would read stands beside or below the words, and is laid out after them. */
  hasPreview: boolean;
  onSaved: (template: TemplateView) => void;
  onRemoved: () => void;
}

export function TemplateEditor({ template, hasPreview, onSaved, onRemoved }: TemplateEditorProps) {
  const saved: KeptWords = {
    basedOn: template?.current?.version ?? null,
    name: template?.name ?? '',
    subject: template?.current?.subject ?? null,
    body: template?.current?.body ?? '',
  };
  const { draft, keep, forget } = useKeptDraft<KeptWords>(draftName(template?.id ?? null), saved);
  const setDraft = (next: KeptWords) => keep(isSame(next, saved) ? undefined : next);
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState(false);
  const save = useChangeOutreach(
    async ({ basedOn, ...body }: KeptWords) => {
      if (!template) return call(templateEndpoints.create, { body });
      try {
        return await call(templateEndpoints.save, {
          params: { id: template.id },
          body: { ...body, basedOn },
        });
      } catch (error) {
        // Then the page learns what stands there by now, and says so.
        if (error instanceof ApiError && error.code === 'conflict')
          await queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey });
        throw error;
      }
    },
    {
      done: template ? 'Template saved' : 'Template added',
      failure: 'Not saved',
      onDone: (stored) => {
        forget();
        onSaved(stored);
      },
    },
  );
  const isChanged = !isSame(draft, saved);
  const isOvertaken = isChanged && !save.isPending && draft.basedOn !== saved.basedOn;
  useAskBeforeClosing(isChanged);
  const problems = {
    name: draft.name.trim() === '' ? 'Please enter a name' : undefined,
    body: draft.body.trim() === '' ? 'Please write something' : undefined,
  };
  const submit = () => {
    setAsked(true);
    // Over what the page shows as the newest: what is newer still, nobody here has heard of.
    if (!problems.name && !problems.body) save.mutate({ ...draft, basedOn: saved.basedOn });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
      <SectionCard title={template ? 'Words' : 'New template'}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Field label="Name" error={asked ? problems.name : undefined} hint="Only you see it.">
            {(control) => (
              <Input
                {...control}
                value={draft.name}
                maxLength={120}
                onChange={({ target }) => setDraft({ ...draft, name: target.value })}
              />
            )}
          </Field>
          <Field
            label="Subject"
            hint="For first inquiries. A follow-up uses the subject of the email it follows."
          >
            {(control) => (
              <Input
                {...control}
                value={draft.subject ?? ''}
                maxLength={MAX_SUBJECT}
                placeholder={DEFAULT_SUBJECT}
                onChange={({ target }) => setDraft({ ...draft, subject: target.value || null })}
              />
            )}
          </Field>
          <BodyField
            body={draft.body}
            error={asked ? problems.body : undefined}
            onChange={(body) => setDraft({ ...draft, body })}
          />
          {isOvertaken && <Overtaken newest={saved.basedOn} onTake={forget} />}
          <p className="mb-2 min-h-lh text-12 text-ink-3">
            {isChanged && 'Not saved yet. It is kept in this tab until you save or discard it.'}
          </p>
          <div className="flex flex-wrap items-center justify-between gap-2">
            {template && <RemoveTemplate template={template} onRemoved={onRemoved} />}
            <div className="ml-auto flex gap-2">
              {isChanged && (
                <Button look="quiet" onClick={forget}>
                  Discard
                </Button>
              )}
              <Button type="submit" busy={save.isPending} disabled={!isChanged}>
                {template ? 'Save as a new version' : 'Add template'}
              </Button>
            </div>
          </div>
        </form>
        {template?.current && (
          <TemplateVersions
            template={template}
            onTake={({ subject, body }) => setDraft({ ...draft, subject, body })}
          />
        )}
      </SectionCard>
      {hasPreview && (
        <TemplatePreview templateId={template?.id ?? null} subject={draft.subject} body={draft.body} />
      )}
    </div>
  );
}

const isSame = (one: TemplateDraft, other: TemplateDraft): boolean =>
  one.name === other.name && one.subject === other.subject && one.body === other.body;

/** Two have written at once: neither's words are lost. */
const Overtaken = ({ newest, onTake }: { newest: number | null; onTake: () => void }) => (
  <Notice tone="warn" className="mb-3">
    <p>
      This template was changed meanwhile, in another tab or browser: version {newest} is its newest. Your
      words are still here. Save them and they become the next version; version {newest} stays among the
      earlier ones.
    </p>
    <button type="button" className="mt-1 touch:min-h-10 font-medium underline" onClick={onTake}>
      Discard mine and show version {newest}
    </button>
  </Notice>
);

interface BodyFieldProps {
  body: string;
  error: string | undefined;
  onChange: (body: string) => void;
}

function BodyField({ body, error, onChange }: BodyFieldProps) {
  const area = useRef<HTMLDivElement>(null);
  const insert = (placeholder: string) => {
    const field = area.current?.querySelector('textarea');
    const at = field?.selectionStart ?? body.length;
    const to = field?.selectionEnd ?? at;
    onChange(body.slice(0, at) + placeholder + body.slice(to));
    field?.focus();
    // Once the new text stands there.
    requestAnimationFrame(() => field?.setSelectionRange(at + placeholder.length, at + placeholder.length));
  };
  return (
    <div ref={area}>
      <Field label="Text" error={error}>
        {(control) => (
          <Textarea
            {...control}
            rows={14}
            value={body}
            maxLength={MAX_TEMPLATE}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <fieldset className="-mt-3 mb-5">
        <legend className="sr-only">Insert a placeholder</legend>
        <div className="flex flex-wrap gap-1.5">
          {Object.values(PLACEHOLDERS).map((placeholder) => (
            <button
              key={placeholder}
              type="button"
              onClick={() => insert(placeholder)}
              className="touch:h-10 rounded-full bg-ink/6 px-2.5 touch:px-3.5 py-1 text-12 text-ink-2 transition-colors hover:bg-ink/10 hover:text-ink"
            >
              {placeholder}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function RemoveTemplate({ template, onRemoved }: { template: TemplateView; onRemoved: () => void }) {
  const remove = useChangeOutreach(() => call(templateEndpoints.remove, { params: { id: template.id } }), {
    done: 'Template archived',
    onDone: onRemoved,
  });
  if (template.isOnboarding) return null;
  return (
    <Button look="quiet" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
      Remove
    </Button>
  );
}
