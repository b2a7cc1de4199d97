import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { classNames } from '../../../../web/ui/class-names.ts';

/** The heading of a step. Where what had the keyboard is gone with the step before, it goes on from here. */
export function StepHeading({ className, children }: { className?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrival = useRef(useNavigationType());
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (arrival.current === 'PUSH' && isLost) heading.current?.focus();
  }, []);
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      className={classNames('break-words font-semibold text-16 tracking-heading outline-none', className)}
    >
      {children}
    </h2>
  );
}
