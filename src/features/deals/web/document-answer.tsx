import { useState } from 'react';
import { Checkbox } from '../../../web/ui/checkbox.tsx';
import { Dialog } from '../../../web/ui/dialog.tsx';
import { formatBytes } from '../../../web/ui/format.ts';
import { calendarDay, localDay } from '../../../web/ui/moments.ts';
import type { NextStepView } from '../contract/deals.ts';
import { hasExpired, TRUST_LABELS } from '../domain/trust-document.ts';
import { MailForm } from './mail-form.tsx';
import { useSendAnswer } from './queries.ts';

interface DocumentAnswerProps {
  brandId: number;
  mailId: string;
  draft: string;
  /** Those that the brand asked for. */
  documents: NextStepView['documents'];
  onClose: () => void;
}

/** An answer with documents: each is let go by itself, and none is beforehand. */
export function DocumentAnswer({ brandId, mailId, draft, documents, onClose }: DocumentAnswerProps) {
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const send = useSendAnswer(brandId, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Answer with documents"
      description="Only what they asked for can go along."
    >
      <MailForm
        label="Your answer"
        draft={draft}
        action={confirmed.length > 1 ? `Send with ${confirmed.length} documents` : 'Send with the document'}
        isReady={confirmed.length > 0}
        isSending={send.isPending}
        onSend={(text) =>
          send.mutate({ mailId, text, documentIds: [...confirmed], confirmedIds: [...confirmed] })
        }
        onCancel={onClose}
      >
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 font-medium text-13">Documents that may go to them</legend>
          {documents.map(({ id, kind, name, size, expiresOn }) => (
            <Checkbox
              key={id}
              checked={confirmed.includes(id)}
              onChange={({ target }) =>
                setConfirmed(target.checked ? [...confirmed, id] : confirmed.filter((one) => one !== id))
              }
            >
              <span className="break-words">{name}</span>
              <span className="block text-12 text-ink-3">
                {TRUST_LABELS[kind]} · {formatBytes(size)}
              </span>
              {expiresOn !== null && hasExpired({ expiresOn }, localDay()) && (
                <span className="block text-12 text-warn">
                  {`It was valid until ${calendarDay(expiresOn)}. Put a newer one into your trust pack first.`}
                </span>
              )}
            </Checkbox>
          ))}
        </fieldset>
      </MailForm>
    </Dialog>
  );
}
