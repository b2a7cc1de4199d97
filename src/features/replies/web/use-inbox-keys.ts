import { useEffect, useRef } from 'react';
import { isTyping } from '../../../web/ui/typing.ts';

interface InboxKeys {
  ids: readonly number[];
  chosen: number | null;
  onGo: (id: number) => void;
}

/** A letter that follows G leads to another page. */
const SEQUENCE_MS = 1_200;

/**
 * j and k go from conversation to conversation, Enter goes to its answer, e says that it is done, u that it is unread,
 * s puts it off. Letters count only while nobody types.
 */
export function useInboxKeys(keys: InboxKeys): void {
  const latest = useRef(keys);
  latest.current = keys;

  useEffect(() => {
    let pressedG = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent) => {
      const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.defaultPrevented || isModified || isTyping(event)) return;
      const follows = event.timeStamp - pressedG < SEQUENCE_MS;
      pressedG = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (!follows && act(event.key, event.target, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function act(key: string, target: EventTarget | null, { ids, chosen, onGo }: InboxKeys): boolean {
  if (key === 'j' || key === 'k') return go(key === 'j' ? 1 : -1, ids, chosen, onGo);
  if (chosen === null) return false;
  if (key === 'Enter') return !isControl(target) && focusOn('[data-inbox-answer] textarea');
  if (key === 'e' || key === 'u') return click(`[data-inbox-key="${key}"]`);
  if (key !== 's' || !click('[data-inbox-snooze] button')) return false;
  enterPanel(MOST_FRAMES);
  return true;
}

/** What stands in the panel may be on its way. */
const MOST_FRAMES = 120;

function enterPanel(frames: number): void {
  requestAnimationFrame(() => {
    const isIn = focusOn('[data-inbox-snooze] fieldset:not([hidden]) button');
    if (!isIn && frames > 0) enterPanel(frames - 1);
  });
}

function go(
  step: number,
  ids: readonly number[],
  chosen: number | null,
  onGo: (id: number) => void,
): boolean {
  const at = chosen === null ? -1 : ids.indexOf(chosen);
  const next = at === -1 ? ids[0] : ids[at + step];
  if (next === undefined) return false;
  onGo(next);
  focusOn(`[data-conversation="${next}"]`);
  return true;
}

/** A link or button has Enter for itself, but for the conversation that is open already. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('a, button, summary') !== null &&
  target.closest('[data-conversation][aria-current]') === null;

function click(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null;
}

function focusOn(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus();
  return element !== null;
}
