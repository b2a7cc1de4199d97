import { type RefObject, useEffect, useRef } from 'react';
import { isTyping } from '../typing.ts';

interface RowKeys {
  /** x: chooses the row that the keyboard is in, or lets it go. */
  onToggle?: (() => void) | undefined;
  /** Escape: lets all go. */
  onEscape?: (() => void) | undefined;
}

const openersIn = (table: HTMLElement): HTMLElement[] => [
  ...table.querySelectorAll<HTMLElement>('[data-row-opener]'),
];

/** j and k go from row to row from wherever the page is; the arrows do where the keyboard is in a row already. */
export function useRowKeys(table: RefObject<HTMLElement | null>, keys: RowKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      if (!table.current) return;
      const openers = openersIn(table.current);
      const row = table.current.contains(document.activeElement)
        ? document.activeElement?.closest('tbody tr')
        : null;
      const at = openers.findIndex((opener) => row?.contains(opener));
      const go = (step: number) => {
        const next = at < 0 ? openers.find((opener) => opener.tabIndex === 0) : openers[at + step];
        next?.focus();
        if (next) event.preventDefault();
      };
      if (event.key === 'j' || (event.key === 'ArrowDown' && at >= 0)) go(1);
      else if (event.key === 'k' || (event.key === 'ArrowUp' && at >= 0)) go(-1);
      else if (event.key === 'x' && at >= 0) latest.current.onToggle?.();
      else if (event.key === 'Escape') latest.current.onEscape?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [table]);
}
