import type { ControlProps } from '../../../web/ui/field.tsx';
import { Input } from '../../../web/ui/input.tsx';
import { Select } from '../../../web/ui/select.tsx';
import { factChoices } from '../domain/inbox/fact-words.ts';
import type { FactName } from '../domain/reading/reply-facts.ts';

interface FactEntryProps {
  control: ControlProps;
  name: FactName;
  entry: string;
  onEntry: (entry: string) => void;
  /** Nothing is chosen yet: the person must. */
  mustChoose?: boolean;
}

/** A fact's value as a person enters it: one of the few that it can have, or typed. */
export function FactEntry({ control, name, entry, onEntry, mustChoose = false }: FactEntryProps) {
  const choices = factChoices(name);
  if (!choices)
    return (
      <Input
        {...control}
        value={entry}
        maxLength={500}
        autoComplete="off"
        onChange={({ target }) => onEntry(target.value)}
      />
    );
  return (
    <Select {...control} value={entry} onChange={({ target }) => onEntry(target.value)}>
      {mustChoose && (
        <option value="" disabled>
          Choose
        </option>
      )}
      {Object.entries(choices).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
