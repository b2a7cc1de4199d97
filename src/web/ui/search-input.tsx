import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Input } from './input.tsx';

const TYPING_PAUSE_MS = 250;

interface SearchInputProps {
  label: string;
  /** What is searched for at present. */
  value: string;
  /** Called once the person pauses, or presses Enter. */
  onSearch: (value: string) => void;
  className?: string;
}

export function SearchInput({ label, value, onSearch, className }: SearchInputProps) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<number>(undefined);
  const asked = useRef(value);

  // The address may change it too: a cleared filter, the way back.
  useEffect(() => {
    if (value !== asked.current) setTyped(value);
    asked.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(text: string) {
    clearTimeout(timer.current);
    asked.current = text.trim();
    if (asked.current !== value) onSearch(asked.current);
  }

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => search(text), TYPING_PAUSE_MS);
  }

  return (
    <div className={classNames('relative', className)}>
      <Search
        size={15}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-3"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && search(typed)}
        className="pl-8.5"
      />
    </div>
  );
}
