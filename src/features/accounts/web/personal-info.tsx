import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { notLoaded } from '../../../web/api/errors.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Input } from '../../../web/ui/input.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { toast } from '../../../web/ui/toast.tsx';
import { FirstName } from '../contract/account.ts';
import { profileQuery, useSaveFirstName } from './profile.ts';

interface PersonalInfoProps {
  /** What the toast says when it is saved. */
  saved: string;
}

export function PersonalInfo({ saved }: PersonalInfoProps) {
  const { data: profile, error, refetch } = useQuery(profileQuery);
  const save = useSaveFirstName();
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const firstName = FirstName.safeParse(new FormData(event.currentTarget).get('firstName'));
    setProblem(firstName.error?.issues[0]?.message);
    if (!firstName.success) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    save.mutate(firstName.data, {
      onSuccess: () => toast.success(saved),
      onError: () => toast.failure('Failed to update profile. Please try again.'),
    });
  }

  // What is being typed stays, though the profile behind it can't be looked at again.
  if (error && !profile)
    return <LoadFailure onRetry={refetch}>{notLoaded('Your profile', error)}</LoadFailure>;
  if (!profile) return <PersonalInfoSkeleton />;
  return (
    <form onSubmit={submit} noValidate className="max-w-md">
      <Field label="First Name" error={problem}>
        {(control) => (
          <Input
            {...control}
            name="firstName"
            defaultValue={profile.firstName}
            autoComplete="given-name"
            maxLength={80}
            required
          />
        )}
      </Field>
      <Field label="Email" hint="Email cannot be changed here">
        {(control) => <Input {...control} type="email" value={profile.email} readOnly />}
      </Field>
      <Button type="submit" busy={save.isPending} className="mt-1">
        Save Changes
      </Button>
    </form>
  );
}

const PersonalInfoSkeleton = () => (
  <div className="max-w-md">
    {['first', 'second'].map((field) => (
      <div key={field} className="mb-7.5">
        <Skeleton className="mb-2.5 h-3 w-20" />
        <Skeleton className="h-9 touch:h-10" />
      </div>
    ))}
    <Skeleton className="mt-10.5 h-9 w-32 touch:h-10" />
  </div>
);
