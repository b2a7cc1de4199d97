import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from './badge.tsx';
import { classNames } from './class-names.ts';

const TONES: Record<Tone, { look: string; Icon: typeof Info }> = {
  neutral: { look: 'bg-sunken text-ink-2 [&>svg]:text-ink-3', Icon: Info },
  accent: { look: 'bg-accent-soft text-accent-ink', Icon: CircleCheck },
  warn: { look: 'bg-warn-soft text-warn', Icon: TriangleAlert },
  danger: { look: 'bg-danger-soft text-danger', Icon: CircleAlert },
};

interface NoticeProps {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}

/** Something that stays true for a while, said where it matters. */
export function Notice({ tone = 'neutral', className, children }: NoticeProps) {
  const { look, Icon } = TONES[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames('flex gap-2.5 rounded-md px-3 py-2.5 text-13', look, className)}
    >
      <Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}
