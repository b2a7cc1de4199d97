import { useId, useState } from 'react';
import { CREDITS_PER_ROW } from '../../../kernel/credits.ts';
import { Dialog } from '../../../web/ui/dialog.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Input } from '../../../web/ui/input.tsx';
import { RadioCards } from '../../../web/ui/radio-cards.tsx';
import {
  COUNTRIES,
  GROUND_WORDS,
  type Ground,
  groundsIn,
} from '../../outreach/domain/brands/jurisdiction.ts';
import type { NextStepView } from '../contract/deals.ts';
import { MailForm } from './mail-form.tsx';
import { useWriteToNamed } from './queries.ts';

type FirstMailView = NonNullable<NextStepView['answers'][number]['first']>;

interface FirstMailProps {
  brandId: number;
  mailId: string;
  to: { name: string | null; email: string | null };
  first: FirstMailView;
  draft: string;
  onClose: () => void;
}

const WHAT_HAPPENS: Record<FirstMailView['toWhom'], string> = {
  distributor: `They become a brand of their own in your lists, with their own conversation and deal. The mail goes out with the Emailer Bot’s next run, within your limits, and costs ${CREDITS_PER_ROW} credits like every first inquiry.`,
  contact:
    'They become the brand’s way in. The mail goes out in your sender’s hours and within your limits, with your postal address and a way to unsubscribe. Nobody else at the brand is written to until they have answered.',
};

/** A first mail to somebody whom a brand has named. */
export function FirstMail({ brandId, mailId, to, first, draft, onClose }: FirstMailProps) {
  const name = useId();
  const [subject, setSubject] = useState(first.subject);
  const [ground, setGround] = useState<Ground | null>(null);
  const send = useWriteToNamed(brandId, first.toWhom, onClose);
  const { jurisdiction } = first;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Write to ${to.name ?? to.email}`}
      description={WHAT_HAPPENS[first.toWhom]}
    >
      <MailForm
        label={`To ${to.email}`}
        draft={draft}
        action={first.toWhom === 'distributor' ? 'Send with the next run' : 'Send'}
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
