import type { ReactNode } from 'react';

const UNKNOWN = (
  <span className="text-ink-3">
    <span aria-hidden="true">–</span>
    <span className="sr-only">Unknown</span>
  </span>
);

interface KnownProps<Value> {
  value: Value | null;
  children: (value: Value) => ReactNode;
}

/** A figure of a table, or the sign that it isn't known: never a 0. */
export function Known<Value>({ value, children }: KnownProps<Value>) {
  return value === null ? UNKNOWN : children(value);
}

const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export const Count = ({ value }: { value: number | null }) => (
  <Known value={value}>{(known) => WHOLE.format(known)}</Known>
);

/** Its unit stands back, so that the figures can be compared. */
export const Percent = ({ value }: { value: number | null }) => (
  <Known value={value}>
    {(known) => (
      <>
        {WHOLE.format(known)}
        <span className="text-ink-3">%</span>
      </>
    )}
  </Known>
);

const writers = new Map<string, Intl.NumberFormat>();

function written(cents: number, currency: string, digits: number): string {
  const key = `${currency} ${digits}`;
  const known = writers.get(key);
  const writer =
    known ??
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  if (!known) writers.set(key, writer);
  return writer.format(cents / 100);
}

interface AmountProps {
  cents: number | null;
  currency: string;
  /** Without cents: for what is only estimated. */
  isRough?: boolean;
}

export const Amount = ({ cents, currency, isRough = false }: AmountProps) => (
  <Known value={cents}>{(known) => written(known, currency, isRough ? 0 : 2)}</Known>
);
