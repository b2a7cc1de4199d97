import { Search } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Input } from './input.tsx';
import { useTyped } from './use-typed.ts';

interface SearchInputProps {
  label: string;
  /** What is searched for at present. */
  value: string;
  /** Called once the person pauses, or presses Enter. */
  onSearch: (value: string) => void;
  className?: string;
}

/** What lists take; of a whole title that is pasted, the beginning is searched for. */
const LONGEST_SEARCH = 200;

export function SearchInput({ label, value, onSearch, className }: SearchInputProps) {
  const { typed, type, finish } = useTyped(value, onSearch);
  return (
    <div className={classNames('relative', className)}>
      <Search
        size={15}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-3"
      />
      <Input
        type="search"
        maxLength={LONGEST_SEARCH}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && finish()}
        className="pl-8.5"
      />
    </div>
  );
}
