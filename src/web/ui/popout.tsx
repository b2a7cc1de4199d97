import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import { classNames } from './class-names.ts';

interface PopoutProps {
  /** What stands in the button that opens it. */
  button: ReactNode;
  look?: ButtonLook;
  /** What the panel holds, for those who can't see it. */
  label: string;
  /** Where it opens, and with which of its sides it stands at the button. */
  side?: 'below' | 'above';
  align?: 'start' | 'end';
  /** Its width, on more than a phone. */
  width: string;
  disabled?: boolean;
  children: (close: () => void) => ReactNode;
}

/** A panel at its button; on a phone it rises from the foot of the screen. Closes when somebody goes elsewhere. */
export function Popout(props: PopoutProps) {
  const { button, look = 'secondary', label, side = 'below', align = 'end', width, disabled = false } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useLeaving(root, isOpen, (byKey) => {
    setOpen(false);
    if (byKey) opener.current?.focus();
  });
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };

  return (
    <div ref={root} className="relative">
      <Button
        ref={opener}
        look={look}
        size="small"
        disabled={disabled}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </Button>
      <fieldset
        id={id}
        hidden={!isOpen}
        className={classNames(
          'absolute z-40 max-h-[70vh] min-w-0 overflow-y-auto rounded-lg bg-raised p-2 text-left shadow-float',
          'max-sm:fixed max-sm:inset-x-2 max-sm:top-auto max-sm:bottom-2 max-sm:mb-0',
          side === 'above' ? 'bottom-full mb-3' : 'top-full mt-1',
          align === 'end' ? 'right-0' : 'left-0',
          width,
        )}
      >
        <legend className="sr-only">{label}</legend>
        {isOpen && props.children(close)}
      </fieldset>
    </div>
  );
}

/** Tells that somebody presses Escape, or goes elsewhere with the keyboard or the pointer. */
function useLeaving(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onLeave: (byKey: boolean) => void,
): void {
  const latest = useRef(onLeave);
  latest.current = onLeave;
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) latest.current(false);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Only what lies on top closes: a selection below stays.
      event.preventDefault();
      latest.current(true);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', press, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', press, { capture: true });
    };
  }, [root, isOpen]);
}

interface PopoutItemProps {
  onChoose: () => void;
  /** One sentence: what it does. */
  hint?: string;
  disabled?: boolean;
  children: ReactNode;
}

const ITEM =
  'block w-full rounded-md px-2.5 py-1.5 text-left text-13 transition-colors hover:bg-ink/6 disabled:opacity-45';

/** One thing to do, of several in a panel. */
export const PopoutItem = ({ onChoose, hint, disabled = false, children }: PopoutItemProps) => (
  <button type="button" disabled={disabled} onClick={onChoose} className={ITEM}>
    <span className="font-medium">{children}</span>
    {hint && <span className="block text-12 text-ink-3">{hint}</span>}
  </button>
);

interface PopoutLinkProps {
  /** A file to download. */
  href: string;
  onChoose: () => void;
  hint?: string;
  children: ReactNode;
}

export const PopoutFile = ({ href, onChoose, hint, children }: PopoutLinkProps) => (
  <a href={href} download onClick={onChoose} className={ITEM}>
    <span className="font-medium">{children}</span>
    {hint && <span className="block text-12 text-ink-3">{hint}</span>}
  </a>
);
