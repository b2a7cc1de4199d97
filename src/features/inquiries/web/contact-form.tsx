import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../web/api/client.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Input } from '../../../web/ui/input.tsx';
import { Select } from '../../../web/ui/select.tsx';
import { Textarea } from '../../../web/ui/textarea.tsx';
import { toast } from '../../../web/ui/toast.tsx';
import { useAddressQuery } from '../../../web/ui/use-address-query.ts';
import { inquiryEndpoints } from '../contract/inquiry.ts';

type Topic = 'support' | 'sales';

export function ContactForm() {
  const asked = useAddressQuery().get('topic') === 'sales' ? 'sales' : 'support';
  const [chosen, setTopic] = useState<Topic | null>(null);
  const topic = chosen ?? asked;
  const request = useMutation({
    mutationFn: (form: HTMLFormElement) => {
      const fields = new FormData(form);
      const text = (name: string) => String(fields.get(name) ?? '');
      return call(inquiryEndpoints.send, {
        body: { kind: topic, name: text('name'), email: text('email'), message: text('message') },
      });
    },
    onSuccess: (_, form) => {
      toast.success('Message sent!', 'We answer within 24 hours.');
      form.reset();
    },
    meta: { failure: 'Error' },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    request.mutate(event.currentTarget);
  }

  return (
    <form onSubmit={submit} method="post">
      <Field label="Topic">
        {(control) => (
          <Select {...control} value={topic} onChange={(event) => setTopic(event.target.value as Topic)}>
            <option value="support">Support</option>
            <option value="sales">Sales</option>
          </Select>
        )}
      </Field>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field label="Name">
          {(control) => <Input {...control} name="name" autoComplete="name" maxLength={120} required />}
        </Field>
        <Field label="Email">
          {(control) => <Input {...control} name="email" type="email" autoComplete="email" required />}
        </Field>
      </div>
      <Field label="Message">
        {(control) => <Textarea {...control} name="message" rows={5} maxLength={4_000} required />}
      </Field>
      <Button type="submit" busy={request.isPending}>
        Send message
      </Button>
    </form>
  );
}
