import type { ReactNode } from 'react';
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

/** The row of buttons at a dialog's foot: the way out first, the deed last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-2">{children}</div>;
}
