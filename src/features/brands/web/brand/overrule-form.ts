import { centsTyped } from '../../../../web/ui/typed-number.ts';
import { DOCUMENTS, type PolicyField } from '../../domain/policy/policy.ts';
import { CHOICES, type PolicyValue } from './policy-words.ts';

/** The form as it stands on screen; which of its parts counts depends on the field. */
export interface OverruleForm {
  choice: string;
  amount: string;
  currency: string;
  documents: string[];
  /** One a line. */
  names: string;
  note: string;
}

export type OverruleKind = 'choice' | 'amount' | 'documents' | 'names';

export const kindOf = (field: PolicyField): OverruleKind => {
  if (CHOICES[field]) return 'choice';
  if (field === 'documents') return 'documents';
  return field === 'distributors' ? 'names' : 'amount';
};

export const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'] as const;

const KNOWN: readonly string[] = DOCUMENTS;

/** Begins with what holds now, so that only what is wrong has to be changed. */
export function overruleForm(value: PolicyValue | null, note: string | null): OverruleForm {
  const form = { choice: '', amount: '', currency: 'USD', documents: [], names: '', note: note ?? '' };
  if (value === null) return form;
  if (typeof value === 'string') return { ...form, choice: value };
  if ('cents' in value) return { ...form, amount: String(value.cents / 100), currency: value.currency };
  return {
    ...form,
    documents: value.filter((name) => KNOWN.includes(name)),
    names: value.filter((name) => !KNOWN.includes(name)).join('\n'),
  };
}

const TOO_MANY_CENTS = 10_000_000_00;

export type Decided = { value: PolicyValue } | { problem: string };

/** What the form decides, or the sentence that says what it lacks. */
export function decidedBy(field: PolicyField, form: OverruleForm): Decided {
  const names = linesOf(form.names);
  switch (kindOf(field)) {
    case 'choice':
      return form.choice === '' ? { problem: 'Please choose one.' } : { value: form.choice };
    case 'amount': {
      const cents = centsTyped(form.amount);
      if (cents === null || cents < 0 || cents >= TOO_MANY_CENTS)
        return { problem: 'Please enter an amount, such as 250. No minimum is 0.' };
      return { value: { cents, currency: form.currency } };
    }
    case 'documents':
      return { value: [...form.documents, ...names] };
    case 'names':
      return { value: names };
  }
}

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];
