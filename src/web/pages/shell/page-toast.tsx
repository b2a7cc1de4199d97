import { CircleAlert, CircleCheck } from 'lucide-react';

/** The passing notice of a page without a script of its own: the page's few lines fill it in and show it. */
export function PageToast() {
  return (
    <div
      role="status"
      data-toast=""
      className="group pointer-events-none fixed top-17 right-4 z-50 flex w-[22.25rem] max-w-[calc(100vw-2rem)] -translate-y-2 gap-2.5 rounded-lg bg-raised p-4 text-13 opacity-0 shadow-float transition duration-200 data-[toast=failure]:translate-y-0 data-[toast=success]:translate-y-0 data-[toast=failure]:opacity-100 data-[toast=success]:opacity-100"
    >
      <CircleCheck
        size={17}
        aria-hidden="true"
        className="mt-0.5 hidden shrink-0 text-accent group-data-[toast=success]:block"
      />
      <CircleAlert
        size={17}
        aria-hidden="true"
        className="mt-0.5 hidden shrink-0 text-danger group-data-[toast=failure]:block"
      />
      <div>
        <p data-title className="font-medium" />
        <p data-text className="text-ink-2" />
      </div>
    </div>
  );
}
