import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../web/paths.ts';
import { Button, buttonClass } from '../../../web/ui/button.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { Textarea } from '../../../web/ui/textarea.tsx';
import type { NextStepView } from '../contract/deals.ts';
import type { SellerFactName, SellerFacts } from '../domain/seller-facts.ts';
import type { TypedForAnswer } from './queries.ts';
import { trustPackQuery, useSayFacts } from './trust-pack/queries.ts';
import { SellerFactField } from './trust-pack/seller-fact-field.tsx';
import { type SellerProblems, sellerFacts, sellerForm } from './trust-pack/seller-form.ts';

type Missing = NextStepView['answers'][number]['missing'];

interface AskFirstProps {
  missing: Missing;
  typed: TypedForAnswer;
  onTyped: (typed: TypedForAnswer) => void;
}

/** What a draft would have to make up is asked of the person before. */
export function AskFirst({ missing, typed, onTyped }: AskFirstProps) {
  const pack = useQuery(trustPackQuery);
  const lacking = missing.find(({ name }) => name === 'trustDocuments');
  if (lacking) {
    return (
      <div className="mt-3 rounded-md bg-sunken p-3 text-13">
        <p>{lacking.question}</p>
        <Link to={paths.deals({ tab: 'trust-pack' })} className={buttonClass('secondary', 'small', 'mt-2.5')}>
          Add to your trust pack
        </Link>
      </div>
    );
  }
  if (!pack.data) return <Skeleton className="mt-3 h-24 w-full" />;
  return (
    <Questions missing={missing} facts={pack.data.facts as SellerFacts} typed={typed} onTyped={onTyped} />
  );
}

function Questions({ missing, facts, typed, onTyped }: AskFirstProps & { facts: SellerFacts }) {
  const [form, setForm] = useState(() => sellerForm(facts));
  const [problems, setProblems] = useState<SellerProblems>({});
  const [answers, setAnswers] = useState<TypedForAnswer>(typed);
  const say = useSayFacts(() => onTyped(answers));
  const kept = missing.filter(({ isTyped }) => !isTyped);

  function submit() {
    const read = sellerFacts(form);
    if ('problems' in read) setProblems(read.problems);
    else if (kept.length > 0) say.mutate(read.facts);
    else onTyped(answers);
  }

  return (
    <form
      noValidate
      className="mt-3 rounded-md bg-sunken p-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="mb-3 text-13 text-ink-2">
        {kept.length > 0
          ? 'The answer would say this about you, so please confirm it first. It is saved in your trust pack.'
          : 'Only you can know this:'}
      </p>
      {missing.map(({ name, question, isTyped }) =>
        isTyped ? (
          <Field key={name} label={question}>
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={2_000}
                value={answers[name as keyof TypedForAnswer] ?? ''}
                onChange={({ target }) => setAnswers({ ...answers, [name]: target.value })}
              />
            )}
          </Field>
        ) : (
          <SellerFactField
            key={name}
            name={name as SellerFactName}
            form={form}
            problems={problems}
            onChange={(change) => {
              setProblems({});
              setForm({ ...form, ...change });
            }}
          />
        ),
      )}
      <Button type="submit" size="small" busy={say.isPending}>
        Write the answer
      </Button>
    </form>
  );
}
