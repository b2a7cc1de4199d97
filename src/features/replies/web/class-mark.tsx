import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../web/ui/badge.tsx';
import { Explained } from '../../../web/ui/explained.tsx';
import { IconButton } from '../../../web/ui/icon-button.tsx';
import { onDemand, useOnDemand } from '../../../web/ui/on-demand.ts';
import { isUnsure } from '../domain/certainty.ts';
import { REPLY_CLASS_LABELS, type ReplyClass } from '../domain/reply-class.ts';
import { classRead, classTone, MATCH_WORDS } from './class-words.ts';
import type { ReceivedMail } from './queries.ts';

const CLASS_DIALOG = onDemand(async () => (await import('./class-dialog.tsx')).ClassDialog);

/** What a mail is taken for; null: nobody could read it. */
export const ClassBadge = ({ read }: { read: ReplyClass | null }) =>
  read === null ? (
    <Badge tone="warn">Not read</Badge>
  ) : (
    <Badge tone={classTone(read)}>{REPLY_CLASS_LABELS[read]}</Badge>
  );

/** What a mail is taken for, why, what follows from it, and the way to say that it is something else. */
export function ClassMark({ mail }: { mail: ReceivedMail }) {
  const [corrects, setCorrects] = useState(false);
  const unsure = !mail.isUnreadable && isUnsure(mail);
  const ClassDialog = useOnDemand(CLASS_DIALOG, corrects);
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
      <Explained
        by={
          <>
            <p>{mail.reason}</p>
            {mail.matchedBy && <p className="mt-1.5 text-12 text-ink-3">{MATCH_WORDS[mail.matchedBy]}</p>}
            <ul className="mt-1.5 grid gap-0.5 text-12 text-ink-3">
              {consequences(mail).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </>
        }
      >
        <span className="flex items-center gap-1.5">
          <ClassBadge read={classRead(mail)} />
          {unsure && <Badge tone="warn">Unsure</Badge>}
        </span>
      </Explained>
      {mail.secondary.map((read) => (
        <span key={read} className="text-12 text-ink-3">
          {`also ${REPLY_CLASS_LABELS[read].toLowerCase()}`}
        </span>
      ))}
      <IconButton
        label={`Correct: this is not “${REPLY_CLASS_LABELS[mail.class]}”`}
        className="size-7"
        onClick={() => setCorrects(true)}
      >
        <Pencil size={13} aria-hidden="true" />
      </IconButton>
      {mail.readBy === 'person' && <span className="text-12 text-ink-3">Corrected by you</span>}
      {ClassDialog && <ClassDialog mail={mail} onClose={() => setCorrects(false)} />}
    </div>
  );
}

function consequences(mail: ReceivedMail): string[] {
  return [
    mail.stopsFollowUps ? 'Follow-ups to the brand were stopped.' : 'It stops no follow-ups.',
    ...(mail.suppresses ? ['The address is not written to again.'] : []),
  ];
}
