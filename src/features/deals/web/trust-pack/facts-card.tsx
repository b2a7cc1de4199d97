import { useState } from 'react';
import { Button } from '../../../../web/ui/button.tsx';
import { SectionCard } from '../../../../web/ui/card.tsx';
import type { SellerFactsView } from '../../contract/trust-pack.ts';
import type { SellerFactName, SellerFacts } from '../../domain/seller-facts.ts';
import { useSayFacts } from './queries.ts';
import { SellerFactField } from './seller-fact-field.tsx';
import { type SellerProblems, sellerFacts, sellerForm } from './seller-form.ts';

const ASKED: readonly SellerFactName[] = [
  ...(['sellsOn', 'storefrontUrl', 'fulfilment', 'hasStore', 'storeAddress', 'shipsTo'] as const),
  ...(['phone', 'keepsMap', 'firstOrderUsd'] as const),
];

/** What answers to brands may say of the seller. What isn't said here is never claimed. */
export function FactsCard({ facts }: { facts: SellerFactsView }) {
  const [form, setForm] = useState(() => sellerForm(facts as SellerFacts));
  const [problems, setProblems] = useState<SellerProblems>({});
  const say = useSayFacts();
  return (
    <SectionCard
      title="About your business"
      description="Drafted answers tell brands this about you, and nothing else. Leave out anything you’d rather not share."
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const read = sellerFacts(form);
          if ('facts' in read) say.mutate(read.facts);
          else setProblems(read.problems);
        }}
      >
        {ASKED.filter((name) => name !== 'storeAddress' || form.hasStore === 'yes').map((name) => (
          <SellerFactField
            key={name}
            name={name}
            form={form}
            problems={problems}
            onChange={(change) => {
              setProblems({});
              setForm({ ...form, ...change });
            }}
          />
        ))}
        <div className="flex justify-end">
          <Button type="submit" busy={say.isPending}>
            Save
          </Button>
        </div>
      </form>
    </SectionCard>
  );
}
