import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

interface SideScrollerProps {
  /** What it holds, for those who come to it with the keyboard. */
  label: string;
  children: ReactNode;
}

/** What is wider than its place moves to its side; the keyboard stops at it only where there is something to move. */
export function SideScroller({ label, children }: SideScrollerProps) {
  const box = useRef<HTMLElement>(null);
  const [isWider, setWider] = useState(false);
  useEffect(() => {
    const place = box.current;
    if (!place) return;
    const watch = new ResizeObserver(() => setWider(place.scrollWidth > place.clientWidth));
    for (const one of [place, ...place.children]) watch.observe(one);
    return () => watch.disconnect();
  }, []);
  return (
    <section
      ref={box}
      {...(isWider && { tabIndex: 0, 'aria-label': label })}
      // The words in it that nobody sees stand where their column does, and would widen the page.
      className={classNames('relative -outline-offset-2', isWider ? 'overflow-x-auto' : 'overflow-x-hidden')}
    >
      {children}
    </section>
  );
}
