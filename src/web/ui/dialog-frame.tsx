import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { placeOf, returnFocus } from './kept-focus.ts';

export interface DialogFrameProps {
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** An open dialog; ui/dialog.tsx brings it when it is wanted. */
export function DialogFrame({ onOpenChange, title, description, children }: DialogFrameProps) {
  // Radix knows only triggers of its own, and would leave the keyboard at the top of the page.
  const [opener] = useState(() => placeOf(document.activeElement));
  const isFilledIn = useRef(false);
  return (
    <Radix.Root open onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* On the dialogs' own level: one that opens above another dims that one too. */}
        <Radix.Overlay className="fixed inset-0 z-50 animate-[fade-in_150ms_ease-out] bg-scrim" />
        {/* Over a phone's keyboard it takes all the height that is left. */}
        <Radix.Content
          onInput={({ target }) => {
            isFilledIn.current ||= target instanceof Element && target.closest('form') !== null;
          }}
          // A tap beside a form that somebody has filled in is a slip, and would throw all of it away.
          onInteractOutside={(event) => {
            if (isFilledIn.current) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus(opener);
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="floats fixed inset-x-4 top-[12dvh] [@media(height<32rem)]:top-4 z-50 mx-auto max-h-[calc(88dvh-1rem)] [@media(height<32rem)]:max-h-[calc(100dvh-2rem)] max-w-[30rem] overflow-y-auto break-words rounded-xl bg-raised p-6 shadow-float focus:outline-none"
        >
          <Radix.Title className="pr-8 font-semibold text-18 tracking-heading">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-1.5 text-14 text-ink-2">{description}</Radix.Description>
          )}
          <div className="mt-5">{children}</div>
          <Radix.Close
            aria-label="Close"
            className="absolute top-4 right-4 touch:top-3 touch:right-3 flex size-8 touch:size-10 items-center justify-center rounded-md text-ink-3 hover:bg-ink/6 hover:text-ink"
          >
            <X size={16} aria-hidden="true" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
