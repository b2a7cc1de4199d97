import { useOff } from './use-off.ts';

interface SwitchProps {
  /** Whose label it stands beside. */
  labelledBy: string;
  describedBy?: string;
  isOn: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
}

export function Switch({ labelledBy, describedBy, isOn, disabled = false, onChange }: SwitchProps) {
  const off = useOff(disabled);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => disabled || onChange(!isOn)}
      {...off}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="group relative h-5 w-9 touch:after:absolute touch:after:-inset-x-1 touch:after:-inset-y-2.5 shrink-0 rounded-full bg-ink-3 transition-colors duration-150 off:cursor-not-allowed off:opacity-45 aria-checked:bg-accent"
    >
      <span className="block size-4 translate-x-0.5 rounded-full bg-page shadow-card transition-transform duration-150 group-aria-checked:translate-x-4.5" />
    </button>
  );
}
