import { type ReactNode, useId } from 'react';

export interface ControlProps {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Beside the label, at the right. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control with one line below it, kept free for the error so that nothing jumps. */
export function Field({ label, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-13">
        <label htmlFor={id} className="font-medium text-ink">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? noteId : undefined,
      })}
      <div id={noteId} className="min-h-7.5 pt-1 pb-2 text-12">
        {error ? (
          <span role="alert" className="text-danger">
            {error}
          </span>
        ) : (
          <span className="text-ink-3">{hint}</span>
        )}
      </div>
    </div>
  );
}
