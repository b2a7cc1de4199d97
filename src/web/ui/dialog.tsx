import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import type { DialogFrameProps } from './dialog-frame.tsx';
import { onDemand, useOnDemand } from './on-demand.ts';

const FRAME = onDemand(async () => (await import('./dialog-frame.tsx')).DialogFrame);

interface DialogProps extends DialogFrameProps {
  open: boolean;
}

export function Dialog({ open, ...frame }: DialogProps) {
  const Frame = useOnDemand(FRAME, open);
  return Frame && <Frame {...frame} />;
}

interface DialogActionsProps {
  /** The way out, which stands before the deed. */
  onCancel?: () => void;
  /** At the other end: what takes back what the dialog is about. */
  aside?: ReactNode;
  /** The deed. */
  children: ReactNode;
}

/** The row of buttons at a dialog's foot. */
export function DialogActions({ onCancel, aside, children }: DialogActionsProps) {
  return (
    <div className="mt-6 flex flex-wrap justify-end gap-2">
      {aside}
      {onCancel && (
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
      )}
      {children}
    </div>
  );
}
