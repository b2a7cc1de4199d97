import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useDeferredValue, useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../../../web/api/client.ts';
import { Button } from '../../../web/ui/button.tsx';
import { SectionCard } from '../../../web/ui/card.tsx';
import { type ControlProps, Field } from '../../../web/ui/field.tsx';
import { Input } from '../../../web/ui/input.tsx';
import { Select } from '../../../web/ui/select.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { toast } from '../../../web/ui/toast.tsx';
import { useIdle } from '../../../web/ui/use-idle.ts';
import { BillingDetails, type CustomerRecord, subscriptionEndpoints } from '../contract/subscription.ts';
import { recordsQuery } from './billing-state.ts';
import { allCountries, countryOf } from './countries.ts';

/**
 * Name, email and address as they stand on invoices; kept by the payment provider. It is drawn after what stands around it:
 * both in one go keep a phone busy for longer than it should be.
 */
export function BillingDetailsForm() {
  const { data, isError } = useQuery(recordsQuery);
  const records = useDeferredValue(data ?? null, null);
  if (isError && !data) return null;
  return (
    <SectionCard
      title="Billing information"
      description="As it will appear on your next invoices."
      className="print:hidden"
    >
      {records ? <Details details={records.details} /> : <DetailsSkeleton />}
    </SectionCard>
  );
}

function Details({ details }: { details: CustomerRecord['details'] }) {
  const queryClient = useQueryClient();
  const [wrong, setWrong] = useState<Partial<Record<'name' | 'email', string>>>({});
  const save = useMutation({
    mutationFn: (body: BillingDetails) => call(subscriptionEndpoints.saveDetails, { body }),
    onSuccess: async () => {
      toast.success('Billing information saved');
      await queryClient.invalidateQueries({ queryKey: recordsQuery.queryKey });
    },
    meta: { failure: 'Error' },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const read = z.safeParse(BillingDetails, detailsIn(new FormData(form)));
    if (read.success) {
      setWrong({});
      save.mutate(read.data);
      return;
    }
    const found = Object.fromEntries(
      read.error.issues.map(({ path, message }) => [String(path[0]), message]),
    );
    setWrong(found);
    const first = form.elements.namedItem(found.name ? 'name' : 'email');
    if (first instanceof HTMLElement) first.focus();
  }

  const { address } = details;
  return (
    <form onSubmit={submit} noValidate>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field label="Name" error={wrong.name}>
          {(control) => (
            <Input
              {...control}
              name="name"
              defaultValue={details.name}
              autoComplete="billing name"
              maxLength={120}
            />
          )}
        </Field>
        <Field label="Email" error={wrong.email}>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              defaultValue={details.email}
              autoComplete="billing email"
              maxLength={254}
            />
          )}
        </Field>
        <Field label="Address">
          {(control) => (
            <Input
              {...control}
              name="line1"
              defaultValue={address.line1}
              autoComplete="billing address-line1"
              maxLength={200}
            />
          )}
        </Field>
        <Field label="Suite, floor" hint="Optional">
          {(control) => (
            <Input
              {...control}
              name="line2"
              defaultValue={address.line2}
              autoComplete="billing address-line2"
              maxLength={200}
            />
          )}
        </Field>
        <Field label="City">
          {(control) => (
            <Input
              {...control}
              name="city"
              defaultValue={address.city}
              autoComplete="billing address-level2"
              maxLength={100}
            />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-x-4">
          <Field label="State">
            {(control) => (
              <Input
                {...control}
                name="state"
                defaultValue={address.state}
                autoComplete="billing address-level1"
                maxLength={100}
              />
            )}
          </Field>
          <Field label="ZIP code">
            {(control) => (
              <Input
                {...control}
                name="postalCode"
                defaultValue={address.postalCode}
                autoComplete="billing postal-code"
                maxLength={20}
              />
            )}
          </Field>
        </div>
        <Field label="Country">{(control) => <CountrySelect {...control} chosen={address.country} />}</Field>
      </div>
      <Button type="submit" look="secondary" busy={save.isPending}>
        Save billing information
      </Button>
    </form>
  );
}

/** With all countries of the world once the page is drawn and has time. */
function CountrySelect({ chosen, ...control }: ControlProps & { chosen: string }) {
  const hasTime = useIdle();
  return (
    <Select {...control} name="country" defaultValue={chosen} autoComplete="billing country">
      <option value="">Choose a country</option>
      {(hasTime ? allCountries() : [chosen].filter(Boolean).map(countryOf)).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}

function detailsIn(fields: FormData): BillingDetails {
  const text = (name: string) => String(fields.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    address: {
      line1: text('line1'),
      line2: text('line2'),
      city: text('city'),
      state: text('state'),
      postalCode: text('postalCode'),
      country: text('country'),
    },
  };
}

const DetailsSkeleton = () => (
  <div aria-hidden="true">
    <div className="grid gap-x-4 sm:grid-cols-2">
      {['name', 'email', 'address', 'suite', 'city', 'state', 'country'].map((field) => (
        <div key={field} className="mb-7.5">
          <Skeleton className="mb-2.5 h-3 w-20" />
          <Skeleton className="h-9 touch:h-11" />
        </div>
      ))}
    </div>
    <Skeleton className="h-9 touch:h-10 w-44 rounded-md" />
  </div>
);
