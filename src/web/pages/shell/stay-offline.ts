import { NETWORK_FAILURE } from '../../api/errors.ts';
import { toast } from '../../ui/toast.tsx';

/** Without a network no other page can be fetched: whoever left would see the browser's own error, and what they typed be gone. */
export function stayOffline(): void {
  const stay = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const leads = link && link.origin === location.origin && link.pathname !== location.pathname;
    if (navigator.onLine || !leads) return;
    event.preventDefault();
    toast.failure('Error', NETWORK_FAILURE);
  };
  document.addEventListener('click', stay, { capture: true });
}
