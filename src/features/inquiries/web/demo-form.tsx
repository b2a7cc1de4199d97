import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { call } from '../../../web/api/client.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Input } from '../../../web/ui/input.tsx';
import { Select } from '../../../web/ui/select.tsx';
import { Textarea } from '../../../web/ui/textarea.tsx';
import { toast } from '../../../web/ui/toast.tsx';
import { type DemoRole, type Inquiry, inquiryEndpoints } from '../contract.ts';

interface DemoFormProps {
  roles: readonly { value: DemoRole; label: string }[];
}

function read(form: HTMLFormElement): Inquiry {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '');
  return {
    kind: 'demo',
    name: text('name'),
    email: text('email'),
    company: text('company'),
    role: (text('role') || null) as DemoRole | null,
    message: text('message'),
  };
}

/** Required fields and the shape of the email are checked by the browser itself. */
export function DemoForm({ roles }: DemoFormProps) {
  const request = useMutation({
    mutationFn: (form: HTMLFormElement) => call(inquiryEndpoints.send, { body: read(form) }),
    onSuccess: (_, form) => {
      toast.success('Demo requested!', "We'll contact you within 24 hours to schedule your demo.");
      form.reset();
    },
    onError: (error) => toast.failure('Error', sentenceOf(error)),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    request.mutate(event.currentTarget);
  }

  return (
    <form onSubmit={submit} method="post">
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field label="Full Name">
          {(control) => <Input {...control} name="name" autoComplete="name" maxLength={120} required />}
        </Field>
        <Field label="Email">
          {(control) => <Input {...control} name="email" type="email" autoComplete="email" required />}
        </Field>
        <Field label="Company">
          {(control) => <Input {...control} name="company" autoComplete="organization" maxLength={120} />}
        </Field>
        <Field label="Role">
          {(control) => (
            <Select {...control} name="role" defaultValue="">
              <option value="">Select your role</option>
              {roles.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label="Message">
        {(control) => (
          <Textarea {...control} name="message" maxLength={4_000} placeholder="What would you like to see?" />
        )}
      </Field>
      <Button type="submit" busy={request.isPending} className="w-full sm:w-auto">
        Schedule Your Demo
      </Button>
    </form>
  );
}
