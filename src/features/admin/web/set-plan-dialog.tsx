import { type FormEvent, useState } from 'react';
import { call } from '../../../web/api/client.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../web/ui/dialog.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { Select } from '../../../web/ui/select.tsx';
import { PLANS, type Plan } from '../../accounts/domain/plan.ts';
import { TIERS, tierOf } from '../../billing/domain/plans.ts';
import { peopleEndpoints } from '../contract/people.ts';
import { useChangePerson } from './people-queries.ts';
import { called, monthlyPrice, type PersonDialogProps } from './person-dialog.ts';

/** The older names mean the same tiers; one is offered only to who has it. */
const offered = (present: Plan): readonly Plan[] =>
  PLANS.filter((plan) => plan === present || plan === 'none' || TIERS.some((tier) => tier.plan === plan));

function labelOf(plan: Plan): string {
  const tier = tierOf(plan);
  return tier ? `${tier.name} (${plan}), ${tier.emailsPerDay} emails a day` : 'No plan';
}

export function SetPlanDialog({ person, withPassword, onClose }: PersonDialogProps) {
  const [plan, setPlan] = useState(person.plan);
  const change = useChangePerson({
    send: (plan: Plan) =>
      withPassword(() => call(peopleEndpoints.setPlan, { params: { id: person.id }, body: { plan } })),
    done: `${called(person)} has ${plan === 'none' ? 'no plan' : `the plan ${tierOf(plan)?.name}`} now`,
    onDone: onClose,
  });

  const subscription = person.subscription?.isLive ? person.subscription : null;
  const cancels = plan === 'none' && subscription !== null;

  function submit(event: FormEvent) {
    event.preventDefault();
    change.mutate(plan);
  }

  return (
    <Dialog open onOpenChange={onClose} title="Set plan" description={`For ${called(person)}, from now on.`}>
      <form onSubmit={submit}>
        <Field label="Plan">
          {(control) => (
            <Select {...control} value={plan} onChange={(event) => setPlan(event.target.value as Plan)}>
              {offered(person.plan).map((each) => (
                <option key={each} value={each}>
                  {labelOf(each)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {subscription && (
          <Notice tone="warn">
            {cancels
              ? `Their subscription of ${monthlyPrice(subscription)} is cancelled at the payment provider at once. What they have paid isn’t given back.`
              : 'They have a subscription at the payment provider. What they pay stays as it is, and its next change sets the plan again.'}
          </Notice>
        )}
        <DialogActions onCancel={onClose}>
          <Button type="submit" busy={change.isPending} disabled={plan === person.plan && !cancels}>
            Set plan
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
