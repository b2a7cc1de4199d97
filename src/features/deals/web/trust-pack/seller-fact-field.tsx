import { useId } from 'react';
import { Checkbox } from '../../../../web/ui/checkbox.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import { Select } from '../../../../web/ui/select.tsx';
import {
  CHANNEL_LABELS,
  CHANNEL_NAMES,
  SELLER_QUESTIONS,
  type SellerFactName,
} from '../../domain/seller-facts.ts';
import type { SellerForm, SellerProblems } from './seller-form.ts';

interface SellerFactFieldProps {
  name: SellerFactName;
  form: SellerForm;
  problems: SellerProblems;
  onChange: (change: Partial<SellerForm>) => void;
}

const CHOICES = {
  fulfilment: [
    { value: 'fba', label: 'Amazon’s warehouses (FBA)' },
    { value: 'own', label: 'We do' },
    { value: 'both', label: 'Both' },
  ],
  hasStore: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No, we sell online only' },
  ],
  keepsMap: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'Not without reading them first' },
  ],
} as const;

const LINES = {
  storefrontUrl: { placeholder: 'https://your-shop.com', mode: 'url', longest: 300 },
  storeAddress: { placeholder: '', mode: 'text', longest: 300 },
  shipsTo: { placeholder: 'Portland, Oregon', mode: 'text', longest: 200 },
  phone: { placeholder: '', mode: 'tel', longest: 40 },
  firstOrderUsd: { placeholder: '800', mode: 'decimal', longest: 12 },
} as const;

/** One thing that the seller says of itself, asked for in the same way wherever it is asked for. */
export function SellerFactField({ name, form, problems, onChange }: SellerFactFieldProps) {
  if (name === 'sellsOn') return <Channels form={form} onChange={onChange} />;
  const label = SELLER_QUESTIONS[name];
  return (
    <Field label={label} error={problems[name]}>
      {(control) =>
        name === 'fulfilment' || name === 'hasStore' || name === 'keepsMap' ? (
          <Select
            {...control}
            value={form[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          >
            <option value="">Not said</option>
            {CHOICES[name].map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </Select>
        ) : (
          <Input
            {...control}
            value={form[name]}
            inputMode={LINES[name].mode}
            placeholder={LINES[name].placeholder}
            maxLength={LINES[name].longest}
            autoComplete="off"
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        )
      }
    </Field>
  );
}

function Channels({ form, onChange }: Pick<SellerFactFieldProps, 'form' | 'onChange'>) {
  const legend = useId();
  return (
    <fieldset aria-labelledby={legend} className="mb-4">
      <p id={legend} className="mb-1.5 font-medium text-13">
        {SELLER_QUESTIONS.sellsOn}
      </p>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {CHANNEL_NAMES.map((channel) => (
          <Checkbox
            key={channel}
            checked={form.sellsOn.includes(channel)}
            onChange={({ target }) =>
              onChange({
                sellsOn: target.checked
                  ? [...form.sellsOn, channel]
                  : form.sellsOn.filter((one) => one !== channel),
              })
            }
          >
            {CHANNEL_LABELS[channel]}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
