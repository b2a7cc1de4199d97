import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

const LEAVES_AFTER_MS = 160;
const GAP = 6;
const MARGIN = 8;

interface ExplainedProps {
  /** What is claimed. */
  children: ReactNode;
  /** What it stands on. */
  by: ReactNode;
  className?: string;
}

/**
 * A claim that shows what it stands on: under the pointer, with the keyboard's focus, and at a tap. It stays while
 * somebody is in it, so that links in it can be followed, and goes with Escape.
 */
export function Explained({ children, by, className }: ExplainedProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { isOpen, open, close, leave } = useOpen(root);
  usePlace(root, panel, isOpen);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only what is inside is used; here it is known who leaves it
    <div
      ref={root}
      className={classNames('inline-flex min-w-0 max-w-full', className)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && open()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && leave()}
      onBlur={({ relatedTarget }) => !root.current?.contains(relatedTarget) && close()}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-describedby={id}
        onClick={() => open()}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && open()}
        className="relative min-w-0 rounded-sm touch:after:absolute touch:after:-inset-x-2 touch:after:-inset-y-1.5 text-left underline decoration-ink-3/60 decoration-dotted underline-offset-4 hover:decoration-ink"
      >
        {children}
      </button>
      <div
        ref={panel}
        id={id}
        popover="manual"
        className="floats fixed inset-auto m-0 w-max max-w-[min(22rem,calc(100vw-1rem))] rounded-lg bg-raised px-3.5 py-3 text-left font-normal text-13 text-ink-2 shadow-float"
      >
        {by}
      </div>
    </div>
  );
}

/** Open while it is pointed at or has the focus; a pointer may leave for a moment on its way into the panel. */
function useOpen(root: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => clearTimeout(leaving.current);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Only what lies on top closes.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    };
    const tap = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', press, { capture: true });
    document.addEventListener('pointerdown', tap);
    return () => {
      document.removeEventListener('keydown', press, { capture: true });
      document.removeEventListener('pointerdown', tap);
    };
  }, [root, isOpen]);
  useEffect(() => () => clearTimeout(leaving.current), []);

  return {
    isOpen,
    open: () => {
      stay();
      setOpen(true);
    },
    close,
    leave: () => {
      stay();
      // With the keyboard in it, it is the keyboard that leaves.
      if (!root.current?.contains(document.activeElement))
        leaving.current = setTimeout(close, LEAVES_AFTER_MS);
    },
  };
}

/** Over all else, below its claim or, where there is no room, above it; it goes along when the page is scrolled. */
function usePlace(
  root: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    const floating = panel.current;
    if (!isOpen || !floating) return;
    const place = () => {
      if (!root.current) return;
      const claim = root.current.getBoundingClientRect();
      const { offsetWidth: width, offsetHeight: height } = floating;
      const below = claim.bottom + GAP;
      const fits = below + height + MARGIN <= innerHeight || claim.top - GAP - height < MARGIN;
      floating.style.top = `${fits ? below : claim.top - GAP - height}px`;
      floating.style.left = `${Math.max(MARGIN, Math.min(claim.left, innerWidth - width - MARGIN))}px`;
    };
    floating.showPopover();
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
      floating.hidePopover();
    };
  }, [root, panel, isOpen]);
}
