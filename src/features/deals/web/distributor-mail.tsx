import { useId, useState } from 'react';
import { CREDITS_PER_ROW } from '../../../kernel/credits.ts';
import { Dialog } from '../../../web/ui/dialog.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Input } from '../../../web/ui/input.tsx';
import { RadioCards } from '../../../web/ui/radio-cards.tsx';
import { COUNTRIES, GROUND_WORDS, type Ground, groundsIn } from '../../outreach/domain/jurisdiction.ts';
import type { NextStepView } from '../contract/deals.ts';
import { MailForm } from './mail-form.tsx';
import { useWriteToDistributor } from './queries.ts';

type FirstMail = NonNullable<NextStepView['answers'][number]['first']>;

interface DistributorMailProps {
  brandId: number;
  mailId: string;
  to: { name: string | null; email: string | null };
  first: FirstMail;
  draft: string;
  onClose: () => void;
}

/** A first mail to the distributor that a brand has named. */
export function DistributorMail({ brandId, mailId, to, first, draft, onClose }: DistributorMailProps) {
  const name = useId();
  const [subject, setSubject] = useState(first.subject);
  const [ground, setGround] = useState<Ground | null>(null);
  const send = useWriteToDistributor(brandId, onClose);
  const { jurisdiction } = first;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Write to ${to.name ?? to.email}`}
      description={`They become a brand of their own in your lists, with their own conversation and deal. The mail goes out with the Emailer Bot’s next run, within your limits, and costs ${CREDITS_PER_ROW} credits like every first inquiry.`}
    >
      <MailForm
        label={`To ${to.email}`}
        draft={draft}
        action="Send with the next run"
        isReady={subject.trim() !== '' && (jurisdiction === null || ground !== null)}
        isSending={send.isPending}
        onSend={(text) => send.mutate({ mailId, subject, text, ...(ground && { ground }) })}
        onCancel={onClose}
        before={
          <Field label="Subject">
            {(control) => (
              <Input
                {...control}
                value={subject}
                maxLength={200}
                onChange={({ target }) => setSubject(target.value)}
              />
            )}
          </Field>
        }
      >
        {jurisdiction !== null && (
          <RadioCards
            legend={`They are in ${COUNTRIES[jurisdiction]}. Why may you write to them?`}
            options={groundsIn([jurisdiction]).map((one) => ({ value: one, label: GROUND_WORDS[one].says }))}
            value={ground ?? ''}
            field={{ name, onChange: async ({ target }) => setGround(target.value as Ground) }}
          />
        )}
      </MailForm>
    </Dialog>
  );
}
