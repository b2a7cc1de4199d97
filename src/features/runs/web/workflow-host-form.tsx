import { type FormEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { sentenceOf } from '../../../web/api/errors.ts';
import { Button } from '../../../web/ui/button.tsx';
import { CopyButton } from '../../../web/ui/copy-button.tsx';
import { Dialog, DialogActions } from '../../../web/ui/dialog.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Input } from '../../../web/ui/input.tsx';
import { RadioCards } from '../../../web/ui/radio-cards.tsx';
import { toast } from '../../../web/ui/toast.tsx';
import { ChooseWorkflowHost, type WorkflowHostView } from '../contract/workflow-host.ts';
import { useChooseWorkflowHost, useRenewWorkflowSecret } from './workflow-host.ts';

export function WorkflowHostForm({ choice }: { choice: WorkflowHostView }) {
  const choose = useChooseWorkflowHost();
  const renew = useRenewWorkflowSecret();
  const [host, setHost] = useState<string>(choice.host);
  const [error, setError] = useState<string>();
  const address = useRef<HTMLInputElement>(null);
  const secret = choose.data?.secret ?? renew.data?.secret ?? null;

  function fail(sentence: string | undefined) {
    if (!address.current) return toast.failure('Error', sentence);
    setError(sentence);
    address.current.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = z.safeParse(ChooseWorkflowHost, Object.fromEntries(new FormData(event.currentTarget)));
    if (!body.success) return fail(body.error.issues[0]?.message);
    setError(undefined);
    choose.mutate(body.data, { onError: (thrown) => fail(sentenceOf(thrown)) });
  }

  function forgetSecret() {
    choose.reset();
    renew.reset();
  }

  return (
    <form onSubmit={submit} noValidate>
      <RadioCards
        legend="Runs are done by"
        options={optionsFor(choice)}
        value={host}
        field={{ name: 'host', onChange: ({ target }) => setHost(target.value) }}
      />
      {host === 'own' && (
        <Field
          label="Address of your workflow host"
          hint="A public https address that takes a POST"
          error={error}
        >
          {(control) => (
            <Input
              {...control}
              ref={address}
              name="url"
              defaultValue={choice.url ?? ''}
              type="url"
              placeholder="https://flows.example.com/webhook/linesheet"
              autoComplete="off"
              required
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={choose.isPending}>
          Save
        </Button>
        {choice.host === 'own' && (
          <Button look="secondary" busy={renew.isPending} onClick={() => renew.mutate()}>
            Replace signing secret
          </Button>
        )}
      </div>
      <SecretDialog secret={secret} onClose={forgetSecret} />
    </form>
  );
}

const optionsFor = ({ operatorsName }: WorkflowHostView) => [
  { value: 'none', label: 'Linesheet', hint: 'The bots run here' },
  { value: 'own', label: 'A workflow host of your own', hint: 'At an address you give' },
  ...(operatorsName === null
    ? []
    : [{ value: 'operator', label: 'The operator’s workflow host', hint: operatorsName }]),
];

const SecretDialog = ({ secret, onClose }: { secret: string | null; onClose: () => void }) => (
  <Dialog
    open={secret !== null}
    onOpenChange={onClose}
    title="Copy your signing secret now"
    description="It is only shown this once. Your host uses it to check that a request comes from us."
  >
    <code className="block break-all rounded-md bg-sunken p-3 font-mono text-12">{secret}</code>
    <DialogActions>
      <CopyButton text={secret ?? ''}>Copy</CopyButton>
      <Button size="small" onClick={onClose}>
        Done
      </Button>
    </DialogActions>
  </Dialog>
);
