import { createContext, type ReactNode, use } from 'react';
import { Link } from 'react-router';

/** 0 in the one row that Tab leads into, -1 in all others, which j and k reach. */
export const RowTabIndex = createContext<0 | -1>(0);

interface RowLinkProps {
  to: string;
  children: ReactNode;
}

const OPENER =
  'flex min-h-9 touch:min-h-10 w-full min-w-0 flex-col justify-center rounded-sm py-1 text-left font-medium underline decoration-transparent underline-offset-3 transition-colors -outline-offset-2 hover:decoration-ink-3';

/** What a row leads to: stands in its first cell, and is where the keyboard is while it goes from row to row. */
export const RowLink = ({ to, children }: RowLinkProps) => (
  <Link to={to} tabIndex={use(RowTabIndex)} data-row-opener className={OPENER}>
    {children}
  </Link>
);

interface RowButtonProps {
  onOpen: () => void;
  children: ReactNode;
}

/** For rows that open a dialog rather than a page. */
export const RowButton = ({ onOpen, children }: RowButtonProps) => (
  <button type="button" tabIndex={use(RowTabIndex)} data-row-opener className={OPENER} onClick={onOpen}>
    {children}
  </button>
);
