import { Columns3 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { Checkbox } from '../checkbox.tsx';
import type { DataColumn } from './data-column.ts';

interface ColumnMenuProps<Row> {
  columns: readonly DataColumn<Row>[];
  shown: readonly DataColumn<Row>[];
  onShow: (id: string, isWanted: boolean) => void;
}

/** Which columns a table has. Closes when the keyboard or the pointer goes elsewhere. */
export function ColumnMenu<Row>({ columns, shown, onShow }: ColumnMenuProps<Row>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Only what lies on top closes: a selection below stays.
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', press, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', press, { capture: true });
    };
  }, [isOpen]);

  return (
    <div ref={root} className="relative">
      <Button
        ref={button}
        look="secondary"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Columns3 size={15} aria-hidden="true" />
        Columns
      </Button>
      <fieldset
        id={id}
        hidden={!isOpen}
        className="absolute top-full right-0 z-30 mt-1 max-h-80 w-56 overflow-y-auto rounded-lg bg-raised p-2 shadow-float"
      >
        <legend className="sr-only">Columns that are shown</legend>
        {columns.map((column) => (
          <Checkbox
            key={column.id}
            checked={shown.includes(column)}
            onChange={({ target }) => onShow(column.id, target.checked)}
            className="rounded-md px-2 py-1.5 hover:bg-ink/6"
          >
            {column.header}
          </Checkbox>
        ))}
      </fieldset>
    </div>
  );
}
