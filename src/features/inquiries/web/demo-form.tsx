import { Button } from '../../../web/ui/button.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Input } from '../../../web/ui/input.tsx';
import { Select } from '../../../web/ui/select.tsx';
import { Textarea } from '../../../web/ui/textarea.tsx';
import type { DemoRole } from '../contract/inquiry.ts';

interface DemoFormProps {
  roles: readonly { value: DemoRole; label: string }[];
}

/**
 * Stands on a page without a script of its own, whose few lines send it and show the notice. Required fields and the
 * shape of the email are checked by the browser itself.
 */
export function DemoForm({ roles }: DemoFormProps) {
  return (
    <form
      method="post"
      data-send="demo"
      data-sent-title="Demo requested!"
      data-sent-text="We'll contact you within 24 hours to schedule your demo."
    >
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
      <Button type="submit" className="w-full sm:w-auto">
        Schedule Your Demo
      </Button>
    </form>
  );
}
