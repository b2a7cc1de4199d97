import { TOAST_LOOK, ToastMark } from '../../ui/toast-look.tsx';

/** The passing notice of a page without a script of its own: the page's few lines fill it in and show it. */
export function PageToast() {
  return (
    <div
      role="status"
      data-toast=""
      className={`${TOAST_LOOK} group pointer-events-none fixed top-17 right-4 z-50 w-[22.25rem] max-w-[calc(100vw-2rem)] -translate-y-2 opacity-0 transition duration-200 data-[toast=failure]:translate-y-0 data-[toast=success]:translate-y-0 data-[toast=failure]:opacity-100 data-[toast=success]:opacity-100`}
    >
      <ToastMark kind="success" className="hidden group-data-[toast=success]:block" />
      <ToastMark kind="failure" className="hidden group-data-[toast=failure]:block" />
      <div>
        <p data-title className="font-medium" />
        <p data-text className="text-ink-2" />
      </div>
    </div>
  );
}
