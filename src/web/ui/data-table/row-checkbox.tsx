import { use, useEffect, useId, useRef } from 'react';
import { CheckboxMark } from '../checkbox.tsx';
import { RowTabIndex } from './row-opener.tsx';

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is chosen. */
  isMixed?: boolean;
  disabled?: boolean;
  /** With the shift key: all from the one that was last chosen. */
  onChoose: (isChosen: boolean, withShift: boolean) => void;
}

/** Fills its cell, so that nobody has to aim. */
export function RowCheckbox({
  label,
  checked,
  isMixed = false,
  disabled = false,
  onChoose,
}: RowCheckboxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const tabIndex = use(RowTabIndex);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label
      htmlFor={id}
      className="flex h-full min-h-9 w-10 cursor-pointer select-none items-center justify-center pl-2"
    >
      <span className="sr-only">{label}</span>
      <CheckboxMark
        id={id}
        ref={box}
        checked={checked}
        disabled={disabled}
        tabIndex={tabIndex}
        onChange={({ target, nativeEvent }) =>
          onChoose(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
