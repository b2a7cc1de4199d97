import { useRef, useState } from 'react';
import { call } from '../../../../web/api/client.ts';
import { useKeptDraft } from '../../../../web/api/kept-draft.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import { Textarea } from '../../../../web/ui/textarea.tsx';
import { type TemplateDraft, type TemplateView, templateEndpoints } from '../../contract/templates.ts';
import { MAX_SUBJECT, MAX_TEMPLATE } from '../../domain/mails/inquiry-account.ts';
import { DEFAULT_SUBJECT } from '../../domain/sequences/default-template.ts';
import { PLACEHOLDERS } from '../../domain/sequences/template.ts';
import { useChangeOutreach } from '../use-change-outreach.ts';
import { TemplatePreview } from './template-preview.tsx';
import { TemplateVersions } from './template-versions.tsx';

interface TemplateEditorProps {
  /** Null for one that is yet to be. */
  template: TemplateView | null;
  /** How it would read stands beside or below the words, and is laid out after them. */
  hasPreview: boolean;
  onSaved: (template: TemplateView) => void;
  onRemoved: () => void;
}

export function TemplateEditor({ template, hasPreview, onSaved, onRemoved }: TemplateEditorProps) {
  const saved = {
    name: template?.name ?? '',
    subject: template?.current?.subject ?? null,
    body: template?.current?.body ?? '',
  };
  const {
    draft,
    keep: setDraft,
    forget,
  } = useKeptDraft<TemplateDraft>(
    template ? `template:${template.id}/${template.current?.version ?? 0}` : 'template:new',
    saved,
  );
  const [asked, setAsked] = useState(false);
  const save = useChangeOutreach(
    (body: TemplateDraft) =>
      template
        ? call(templateEndpoints.save, { params: { id: template.id }, body })
        : call(templateEndpoints.create, { body }),
    {
      done: template ? 'Template saved' : 'Template added',
      onDone: (stored) => {
        forget();
        onSaved(stored);
      },
    },
  );
  const isChanged = draft.name !== saved.name || draft.subject !== saved.subject || draft.body !== saved.body;
  const problems = {
    name: draft.name.trim() === '' ? 'Please enter a name' : undefined,
    body: draft.body.trim() === '' ? 'Please write something' : undefined,
  };
  const submit = () => {
    setAsked(true);
    if (!problems.name && !problems.body) save.mutate(draft);
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
              className="rounded-full bg-ink/6 px-2.5 py-1 text-12 text-ink-2 transition-colors hover:bg-ink/10 hover:text-ink"
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
