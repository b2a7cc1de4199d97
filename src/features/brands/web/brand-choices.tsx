import { useId } from 'react';
import { counted } from '../../../kernel/words.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { Notice } from '../../../web/ui/notice.tsx';
import { RadioCards } from '../../../web/ui/radio-cards.tsx';
import type { BrandRowView } from '../contract/list.ts';

interface BrandChoicesProps {
  /** Undefined while nobody has searched, or the answer is on its way. */
  found: readonly Pick<BrandRowView, 'id' | 'name' | 'figures'>[] | undefined;
  error: Error | null;
  /** Said where none is found. */
  none: string;
  chosen: number | null;
  onChoose: (id: number) => void;
}

/** The brands that a search found, of which one is chosen. */
export function BrandChoices({ found, error, none, chosen, onChoose }: BrandChoicesProps) {
  const radios = useId();
  return (
    <div className="mt-4 min-h-24">
      {error && <Notice tone="danger">{sentenceOf(error)}</Notice>}
      {found?.length === 0 && <p className="text-13 text-ink-3">{none}</p>}
      {found && found.length > 0 && (
        <RadioCards
          legend="Which one"
          options={found.map((one) => ({
            value: String(one.id),
            label: one.name,
            hint: counted(one.figures.products, 'product'),
          }))}
          value={String(chosen)}
          field={{ name: radios, onChange: async ({ target }) => onChoose(Number(target.value)) }}
        />
      )}
    </div>
  );
}
