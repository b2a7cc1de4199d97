import { classNames } from '../../ui/class-names.ts';

/** A sheet with its lines, the last of them struck through with the accent: the brand that said yes. */
export function LogoMark({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <rect x="2.5" y="1.5" width="19" height="21" rx="4.5" className="fill-ink" />
      <path d="M7 7.5h10M7 11.5h6.5" strokeWidth="1.9" strokeLinecap="round" className="stroke-page/70" />
      <path
        d="m7 16.4 2.3 2.1 5-5"
        transform="translate(0 -.6)"
        strokeWidth="2.1"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-[oklch(0.8_0.16_158)] dark:stroke-accent"
      />
    </svg>
  );
}

export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2 font-semibold text-16 text-ink tracking-heading',
        className,
      )}
    >
      <LogoMark />
      Linesheet
    </span>
  );
}
