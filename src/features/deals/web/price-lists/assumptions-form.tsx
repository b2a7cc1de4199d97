import { useState } from 'react';
import { Button } from '../../../../web/ui/button.tsx';
import { DialogActions } from '../../../../web/ui/dialog.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import { Select } from '../../../../web/ui/select.tsx';
import { numberTyped } from '../../../../web/ui/typed-number.ts';
import { AMAZON_SITES } from '../../../catalog/domain/amazon-site.ts';
import type { AssumptionsView, PriceListView } from '../../contract/price-lists.ts';
import { centsIn, typedCents } from './money-text.ts';
import { useAssume } from './queries.ts';

type Name = Exclude<keyof AssumptionsView, 'siteId'>;
type Typed = Record<Name, string>;

interface Kind {
  label: string;
  hint: string;
  isMoney?: boolean;
  /** May be left empty. */
  isOptional?: boolean;
  /** Where not any figure will do. */
  asks?: string;
}

const KINDS: Record<Name, Kind> = {
  rate: {
    label: 'Rate',
    hint: 'What one of the list’s currency is worth.',
    isOptional: true,
    asks: 'Please enter a figure above 0.',
  },
  freightPercent: { label: 'Freight, %', hint: 'Of what the goods cost.' },
  prepCents: { label: 'Prep', hint: 'For each listing that is sent in.', isMoney: true },
  inboundCents: { label: 'Inbound', hint: 'To the marketplace, for each.', isMoney: true },
  usualFbaCents: {
    label: 'FBA fee if unknown',
    hint: 'If left empty, such lines aren’t calculated.',
    isMoney: true,
    isOptional: true,
  },
  mostMonths: {
    label: 'Months of stock',
    hint: 'From 1 to 12.',
    asks: 'Please enter a whole number from 1 to 12.',
  },
  leastRoiPercent: { label: 'Least return, %', hint: 'On what it costs, landed.' },
  minimumOrderCents: {
    label: 'Minimum order',
    hint: 'Of the brand, in the list’s currency.',
    isMoney: true,
    isOptional: true,
  },
};
const NAMES = Object.keys(KINDS) as Name[];

const typedOf = (assumptions: AssumptionsView): Typed =>
  Object.fromEntries(
    NAMES.map((name) => {
      const value = assumptions[name];
      return [name, KINDS[name].isMoney ? typedCents(value) : value === null ? '' : String(value)];
    }),
  ) as Typed;

/** The figure of a field; undefined where it is none. */
function figureOf(name: Name, typed: string): number | null | undefined {
  const { isMoney, isOptional } = KINDS[name];
  if (typed.trim() === '') return isOptional ? null : undefined;
  const value = isMoney ? centsIn(typed) : numberTyped(typed);
  if (value === null) return undefined;
  if (name === 'mostMonths' && (!Number.isInteger(value) || value < 1 || value > 12)) return undefined;
  if (name === 'rate' && value <= 0) return undefined;
  return value < 0 && name !== 'leastRoiPercent' ? undefined : value;
}

function problemOf(name: Name, typed: string): string | undefined {
  if (figureOf(name, typed) !== undefined) return undefined;
  const { asks, isMoney } = KINDS[name];
  return asks ?? (isMoney ? 'Please write it like 1,250.50.' : 'Please enter a figure.');
}

export function AssumptionsForm({ list, onDone }: { list: PriceListView; onDone: () => void }) {
  const [siteId, setSiteId] = useState(list.assumptions.siteId);
  const [typed, setTyped] = useState(() => typedOf(list.assumptions));
  const [isTried, setTried] = useState(false);
  const assume = useAssume(list.id);

  function submit(form: HTMLFormElement) {
    setTried(true);
    const wrong = NAMES.find((name) => problemOf(name, typed[name]));
    if (wrong) return form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    const values = NAMES.map((name) => [name, figureOf(name, typed[name])] as const);
    assume.mutate({ siteId, ...Object.fromEntries(values) }, { onSuccess: onDone });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <Field label="Sold on" hint="Its prices, fees and sellers count.">
        {(control) => (
          <Select {...control} value={siteId} onChange={(event) => setSiteId(Number(event.target.value))}>
            {AMAZON_SITES.map(({ id, host }) => (
              <option key={id} value={id}>
                {host}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {NAMES.map((name) => (
          <Field
            key={name}
            label={KINDS[name].label}
            hint={KINDS[name].hint}
            error={isTried ? problemOf(name, typed[name]) : undefined}
          >
            {(control) => (
              <Input
                {...control}
                name={name}
                inputMode="decimal"
                value={typed[name]}
                onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <DialogActions onCancel={onDone}>
        <Button type="submit" busy={assume.isPending}>
          Save
        </Button>
      </DialogActions>
    </form>
  );
}
