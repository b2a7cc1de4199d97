import { CircleAlert, CircleCheck } from 'lucide-react';

export const TOAST_LOOK =
  'flex gap-2.5 rounded-lg bg-raised p-4 text-13 shadow-float [overflow-wrap:anywhere]';

const MARKS = {
  success: { Icon: CircleCheck, look: 'text-accent' },
  failure: { Icon: CircleAlert, look: 'text-danger' },
};

export function ToastMark({ kind, className = '' }: { kind: keyof typeof MARKS; className?: string }) {
  const { Icon, look } = MARKS[kind];
  return <Icon size={17} aria-hidden="true" className={`mt-0.5 shrink-0 ${look} ${className}`} />;
}
