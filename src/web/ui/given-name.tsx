import { classNames } from './class-names.ts';

interface GivenNameProps {
  /** As whoever gave it wrote it. */
  children: string;
  className?: string;
}

/** What somebody else called a thing, in the direction of its own script; cut where there is no room, and whole under the pointer. */
export const GivenName = ({ children, className }: GivenNameProps) => (
  <span dir="auto" title={children} className={classNames('min-w-0 truncate', className)}>
    {children}
  </span>
);
