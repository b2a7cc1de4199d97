import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../../web/api/errors.ts';
import { Button } from '../../../web/ui/button.tsx';
import { ButtonWithReason } from '../../../web/ui/button-with-reason.tsx';
import { Checkbox } from '../../../web/ui/checkbox.tsx';
import { CopyButton } from '../../../web/ui/copy-button.tsx';
import { Dialog, DialogActions } from '../../../web/ui/dialog.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Input } from '../../../web/ui/input.tsx';
import { Select } from '../../../web/ui/select.tsx';
import { TOKEN_SCOPES, type TokenScope } from '../contract/account.ts';
import { type NewToken, useCreateToken } from './tokens.ts';

const SCOPES: Record<TokenScope, string> = {
  runs: 'Start, pause and stop runs',
  read: 'Read products, brands, messages and runs',
  import: 'Import products and brands',
};

const LIFETIMES = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: '1 year' },
] as const;

interface NewApiTokenProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function NewApiToken({ open, onOpenChange }: NewApiTokenProps) {
  const create = useCreateToken();

  const show = (shown: boolean) => {
    // The secret leaves the page with the dialog.
    if (!shown) create.reset();
    onOpenChange(shown);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={show}
      title={create.data ? 'Copy your token now' : 'Create an API token'}
      description={create.data ? 'It is only shown this once. We only keep a hash of it.' : undefined}
    >
      {create.data ? (
        <div>
          <code className="block break-all rounded-md bg-sunken p-3 font-mono text-12">
            {create.data.secret}
          </code>
          <DialogActions>
            <CopyButton text={create.data.secret}>Copy</CopyButton>
            <Button size="small" onClick={() => show(false)}>
              Done
            </Button>
          </DialogActions>
        </div>
      ) : (
        <NewTokenForm
          busy={create.isPending}
          error={create.error ? sentenceOf(create.error) : undefined}
          onCancel={() => show(false)}
          onSubmit={create.mutate}
        />
      )}
    </Dialog>
  );
}

interface NewTokenFormProps {
  busy: boolean;
  error: string | undefined;
  onCancel: () => void;
  onSubmit: (token: NewToken) => void;
}

function NewTokenForm({ busy, error, onCancel, onSubmit }: NewTokenFormProps) {
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['read']);
  const [isNameless, setNameless] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const name = String(fields.get('name')).trim();
    setNameless(name === '');
    if (name === '') return form.querySelector('input')?.focus();
    onSubmit({
      name,
      scopes: [...scopes],
      expiresInDays: Number(fields.get('days')),
    });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Field
        label="Name"
        error={isNameless ? 'Please enter a name' : error}
        hint="What will use it, so that you recognize it later"
      >
        {(control) => <Input {...control} name="name" maxLength={80} autoComplete="off" required />}
      </Field>
      <fieldset className="mb-4">
        <legend className="mb-2 font-medium text-13">It may</legend>
        <div className="grid gap-2">
          {TOKEN_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes(target.checked ? [...scopes, scope] : scopes.filter((other) => other !== scope))
              }
            >
              {SCOPES[scope]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Field label="Expires after">
        {(control) => (
          <Select {...control} name="days" defaultValue="90">
            {LIFETIMES.map(({ days, label }) => (
              <option key={days} value={days}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <DialogActions onCancel={onCancel}>
        <ButtonWithReason
          type="submit"
          busy={busy}
          disabledBy={scopes.length === 0 ? 'Choose what it may do' : null}
        >
          Create token
        </ButtonWithReason>
      </DialogActions>
    </form>
  );
}
