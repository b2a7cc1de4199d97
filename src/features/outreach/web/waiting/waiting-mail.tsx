import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../../web/api/client.ts';
import { readDraft, useKeptDraft } from '../../../../web/api/kept-draft.ts';
import { paths } from '../../../../web/paths.ts';
import { Badge } from '../../../../web/ui/badge.tsx';
import { Button } from '../../../../web/ui/button.tsx';
import { CheckboxMark } from '../../../../web/ui/checkbox.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import { Textarea } from '../../../../web/ui/textarea.tsx';
import { type WaitingView, waitingEndpoints } from '../../contract/waiting.ts';
import { MAX_SUBJECT, MAX_TEMPLATE } from '../../domain/mails/inquiry-account.ts';
import { RestsOn } from '../rests-on.tsx';
import { sendersQuery } from '../senders/sender-queries.ts';
import { useChangeOutreach } from '../use-change-outreach.ts';
import { WaitingActions } from './waiting-actions.tsx';
import { whenSentence } from './when-sentence.ts';

interface WaitingMailProps {
  mail: WaitingView;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** One mail that waits: to whom, why, and on demand its words with what can be done. */
export function WaitingMail({ mail, isChosen, onChoose }: WaitingMailProps) {
  const { data } = useQuery(sendersQuery);
  const sender = data?.senders.find(({ id }) => id === mail.senderId);
  // What was typed here and not saved is shown again, not the words that it was to replace.
  const [hasDraft] = useState(() => readDraft(draftOf(mail)) !== undefined && canBeEdited(mail));
  const [isOpen, setOpen] = useState(hasDraft);
  const [isEditing, setEditing] = useState(hasDraft);
  return (
    <li className="px-5 py-3 text-13">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <CheckboxMark
          aria-label={`Choose the mail to ${mail.brand.name}`}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
          className="mt-0.5"
        />
        <div className="min-w-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <p className="min-w-0 break-words">
              <Link to={paths.brand(mail.brand.id)} className="font-medium hover:underline">
                <bdi>{mail.brand.name}</bdi>
              </Link>
              <span className="ml-2 [overflow-wrap:anywhere] text-12 text-ink-3">{mail.to}</span>
            </p>
            <span className="flex flex-wrap items-center gap-2">
              {waitsForRun(mail) && <Badge tone="accent">Approved</Badge>}
              {mail.isSandbox && <Badge>Sandbox</Badge>}
              <span className="text-12 text-ink-3 tabular-nums">{whenSentence(mail, sender)}</span>
            </span>
          </div>
          <p className="mt-0.5 break-words text-ink-2">{mail.subject}</p>
          {mail.reason && <p className="mt-1 break-words text-12 text-warn">{mail.reason}</p>}
          {waitsForRun(mail) && (
            <p className="mt-1 text-12 text-ink-3">It goes out with the Emailer Bot’s next run.</p>
          )}
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="mt-1.5 touch:mt-0 touch:h-10 rounded-sm font-medium text-12 text-ink-3 hover:text-ink"
          >
            {isOpen ? 'Hide it' : 'Read it'}
          </button>
          {isOpen &&
            (isEditing ? (
              <WordsForm mail={mail} onClose={() => setEditing(false)} />
            ) : (
              <div className="mt-2">
                <p className="whitespace-pre-wrap break-words rounded-lg border border-line bg-sunken px-4 py-3 text-ink-2">
                  {mail.text || 'It is written once that is allowed.'}
                </p>
                <div className="mt-3">
                  <RestsOn evidence={mail.evidence} />
                </div>
                <div className="mt-2 flex flex-wrap justify-end gap-2">
                  {canBeEdited(mail) && (
                    <Button look="quiet" size="small" onClick={() => setEditing(true)}>
                      Edit
                    </Button>
                  )}
                  <WaitingActions
                    list={waitsForRun(mail) ? 'approved' : mail.state}
                    ids={[mail.id]}
                    jurisdictions={mail.jurisdiction ? [mail.jurisdiction] : []}
                  />
                </div>
              </div>
            ))}
        </div>
      </div>
    </li>
  );
}

const waitsForRun = ({ isApproved, state }: WaitingView): boolean => isApproved && state === 'draft';

/** A held first inquiry is written anew once it may be. */
const canBeEdited = ({ text, kind, state }: WaitingView): boolean =>
  text !== '' && !(kind === 'inquiry' && state === 'held');

const draftOf = ({ id }: WaitingView): string => `waiting:${id}`;

function WordsForm({ mail, onClose }: { mail: WaitingView; onClose: () => void }) {
  const saved = { subject: mail.subject, text: mail.text };
  const { draft: words, keep, forget } = useKeptDraft(draftOf(mail), saved);
  const { subject, text } = words;
  const close = () => {
    forget();
    onClose();
  };
  const save = useChangeOutreach(
    () => call(waitingEndpoints.edit, { params: { id: mail.id }, body: { subject, text } }),
    { done: 'Saved; it still waits', onDone: close },
  );
  return (
    <form
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined);
      }}
    >
      <Field label="Subject">
        {(control) => (
          <Input
            {...control}
            value={subject}
            maxLength={MAX_SUBJECT}
            onChange={({ target }) => keep({ ...words, subject: target.value })}
          />
        )}
      </Field>
      <Field label="Text" hint="Your postal address and an unsubscribe link are added below it.">
        {(control) => (
          <Textarea
            {...control}
            rows={12}
            value={text}
            maxLength={MAX_TEMPLATE}
            onChange={({ target }) => keep({ ...words, text: target.value })}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        <Button look="quiet" size="small" onClick={close}>
          Cancel
        </Button>
        <Button
          type="submit"
          size="small"
          busy={save.isPending}
          disabled={subject.trim() === '' || text.trim() === ''}
        >
          Save text
        </Button>
      </div>
    </form>
  );
}
