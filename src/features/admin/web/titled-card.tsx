import { type ReactNode, useId } from 'react';
import { Card } from '../../../web/ui/card.tsx';

interface TitledCardProps {
  title: string;
  note?: ReactNode;
  /** Scrolls within itself rather than push everything below it away. */
  isTall?: boolean;
  children: ReactNode;
}

/** A card with a table or a list in it, and its name above. */
export function TitledCard({ title, note, isTall = false, children }: TitledCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="overflow-hidden">
        <header className="border-line border-b px-5 py-3">
          <h3 id={id} className="font-semibold text-14">
            {title}
          </h3>
          {note && <p className="mt-0.5 text-12 text-ink-3">{note}</p>}
        </header>
        {isTall ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable with the keyboard.
          <div tabIndex={0} className="max-h-96 overflow-y-auto">
            {children}
          </div>
        ) : (
          children
        )}
      </Card>
    </section>
  );
}
